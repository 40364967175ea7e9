"""The observations of many kernel games at once: the same numbers as `calico.envs.observations` makes of a view.

Nothing here is shared with the code that works on views but the layout: tests compare the two.
"""

import numpy as np
import numpy.typing as npt

from calico.envs.observations import FACE_DOWN, GOAL_FACES, NO_PATCH, PATCH_FACES, Observation, observation_size, parts
from calico.kernel import Results
from calico.kernel import engine as e
from calico.kernel.tables import Words, bit_of
from calico.rules import CELLS, WIDTH

Numbers = npt.NDArray[np.int64]

_ROW_STARTS = [(cell.row * WIDTH, bit_of(cell)) for cell in CELLS if cell.column == 0]
_SEEN_AS = np.arange(e.EMPTY + 1)  # by what the kernel has in a hand: which of `PATCH_FACES`
_SEEN_AS[e.HIDDEN], _SEEN_AS[e.EMPTY] = FACE_DOWN, NO_PATCH


def observe_states(states: Words, seat: int, scores: Results, offers: Numbers | None = None) -> Observation:
    """What this seat sees in each row; all rows are tables of the same size, and `scores` are their scores.

    With `offers` (by row and seat, goals by number or -1) the goals are still being chosen: nothing is dealt yet, and
    it is this seat that chooses.
    """
    count, players = len(states), int(states[0, e.PLAYERS])
    rows = np.arange(count)
    order = (seat + np.arange(players)) % players
    seats = states[:, e.SEATS : e.SEATS + players * e.SEAT_SIZE].reshape(count, players, e.SEAT_SIZE)[:, order]
    observation = np.zeros((count, observation_size(players)), dtype=np.uint8)
    part = parts(observation, players)

    planes = _cells(seats[:, :, e.COLORS : e.COLORS + 12])  # count, players, 12, 49
    part["quilts"][:] = planes.swapaxes(2, 3)
    sewn = seats[:, :, e.SEWN : e.SEWN + 6].sum(axis=2)  # the planes of a quilt's colours have no cell in common
    sleeping = seats[:, :, e.SLEEPING : e.SLEEPING + 6].sum(axis=2)
    part["scored"][:] = _cells(np.stack([sewn, sleeping], axis=2)).swapaxes(2, 3)
    part["tokens"][:, :, :3] = _bytes(seats[:, :, e.CAT_TOKENS])[:, :, :3]
    buttons = _bytes(seats[:, :, e.BUTTONS])[:, :, :6]
    part["tokens"][:, :, 3:9] = buttons
    part["tokens"][:, :, 9] = buttons.all(axis=2)
    part["points"][:] = scores.columns[:, order, :3]
    part["turns_left"][:] = np.bitwise_count(seats[:, :, e.OPEN])
    part["unseen"][:] = 2 if states[0, e.VARIANTS] & e.LOWER_VARIANCE else 3
    part["cats"][:, :, :10] = np.eye(10, dtype=np.uint8)[states[:, e.CATS : e.CATS + 3]]
    patterns = states[:, e.CAT_PATTERNS : e.CAT_PATTERNS + 6].reshape(count, 3, 2)
    part["cats"][:, :, 10:] = np.eye(6, dtype=np.uint8)[patterns].sum(axis=2)
    part["options"][:] = _options(states[0])
    if offers is not None:
        part["offer"][:] = GOAL_FACES[offers[:, seat]]
        part["phase"][:, 0] = 1
        part["turn"][:, 0] = 1
        return observation
    part["goals"][:] = GOAL_FACES[seats[:, :, e.GOALS : e.GOALS + 3]]
    hands = seats[:, :, e.HAND : e.HAND + 2].copy()
    hidden = np.zeros_like(hands, dtype=np.bool_)
    if not states[0, e.OPEN_HANDS] and states[0, e.RESTRICTION] != e.NO_HAND:
        hidden[:, 1:] = np.arange(2) < seats[:, 1:, e.DEALT, np.newaxis]
    part["unseen"][:] = _supply(states)
    for rival, place in np.argwhere(hidden.any(axis=0)):
        unseen = hidden[:, rival, place]
        np.add.at(part["unseen"], (rows[unseen], hands[unseen, rival, place]), 1)
    hands[hidden] = e.HIDDEN
    if states[0, e.RESTRICTION] == e.NO_HAND:
        hands[:] = e.EMPTY
    part["hands"][:] = PATCH_FACES[_SEEN_AS[hands]]
    part["market"][:] = PATCH_FACES[states[:, e.MARKET : e.MARKET + 3], :-1]
    is_over = states[:, e.PHASE] == e.OVER
    part["phase"][:, 1] = ~is_over
    part["phase"][:, 2] = is_over
    part["turn"][rows, (states[:, e.TURN] - seat) % players] = ~is_over
    return observation


def _cells(planes: Words) -> Observation:
    """The cells of planes, one number each, in a new last axis."""
    bits = np.unpackbits(_bytes(planes), axis=-1, bitorder="little")
    cells = np.empty((*planes.shape, len(CELLS)), dtype=np.uint8)
    for start, bit in _ROW_STARTS:  # the cells of a row lie side by side in both
        cells[..., start : start + WIDTH] = bits[..., bit : bit + WIDTH]
    return cells


def _bytes(words: Words) -> npt.NDArray[np.uint8]:
    """The bytes of words, lowest first, in a new last axis."""
    return np.ascontiguousarray(words, dtype="<i8").view(np.uint8).reshape(*words.shape, 8)


def _supply(states: Words) -> Numbers:
    """How many of each patch are left in the supply."""
    patches = _bytes(states[:, e.SUPPLY : e.SEATS]).reshape(len(states), -1)
    left = np.arange(patches.shape[1]) < states[:, e.SUPPLY_LEFT, np.newaxis]
    places = np.arange(len(states))[:, np.newaxis] * NO_PATCH + patches
    return np.bincount(places[left], minlength=len(states) * NO_PATCH).reshape(len(states), NO_PATCH)


def _options(state: Words) -> Observation:
    restrictions = np.eye(6, dtype=np.uint8)[state[e.RESTRICTION]][1:]
    scenarios = np.eye(11, dtype=np.uint8)[state[e.SCENARIO]][1:]
    variants = [state[e.VARIANTS] & e.FAMILY != 0, state[e.VARIANTS] & e.LOWER_VARIANCE != 0]
    two = np.eye(2, dtype=np.uint8)
    return np.array(
        [*two[state[e.MODE]], *two[state[e.VALUES]], *variants, *restrictions, *scenarios, state[e.OPEN_HANDS]],
        dtype=np.uint8,
    )
