"""Many games played and seen at once, in compiled code.

A game is a row of the kernel's words (`calico.kernel.engine`) and a row of words of its own, its desk: where its chance
comes from, how many decisions were made, and the goals offered and chosen before the first patch is placed. What is
written here are the same numbers that `calico.envs` makes of a view and of a game in `observations`, `actions` and
`rewards`; they share no code but the layout, and tests compare the two. No function here checks its input:
`calico.envs.games` does.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from calico.envs.actions import MOVES, ORDERED_THREES
from calico.envs.compiling import compiled, entry
from calico.kernel import engine as e
from calico.kernel.tables import (
    BORDER,
    COLOR_OF,
    ORDERS_OF_6,
    PATCH_PLANE,
    PATTERN_OF,
    SCENARIO_GOALS,
    bit_of,
)  # fmt: skip
from calico.rules import CELLS, OFFER_SIZE

Word = Any  # as in the engine
Words = npt.NDArray[np.int64]
Bytes = npt.NDArray[np.uint8]
Masks = npt.NDArray[np.bool_]
Random = npt.NDArray[np.uint64]
Scores = npt.NDArray[np.int16]
Rewards = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]

# --- A desk's words -------------------------------------------------------------------------------------------------
SEED = 0  # of the games that are dealt here one after the other,
DEALT = 1  # and how many there were
DECISIONS = 2  # in this game, goal choices included
OFFERS = 3  # four goals a seat, or three and -1
CHOSEN = OFFERS + 4 * OFFER_SIZE  # three goals a seat
DESK_SIZE = CHOSEN + 4 * 3

# --- The parts of an observation, in the order of their layout ------------------------------------------------------
(
    QUILTS, SCORED, GOALS, TOKENS, POINTS, HANDS, TURNS_LEFT, MARKET, UNSEEN, CATS, OFFER, PHASE, TURN, OPTIONS,
) = range(14)  # fmt: skip
_KINDS = 12  # colours and patterns
_CELLS = len(CELLS)

# --- What is rewarded -----------------------------------------------------------------------------------------------
BY_POINTS, BY_MARGIN, BY_WIN, BY_PASSED = 0, 1, 2, 3

_THREES = np.array(ORDERED_THREES)
_CELL_AT = np.zeros(58, dtype=np.int64)  # by bit of a plane: which of the 49 cells
for _cell in CELLS:
    _CELL_AT[bit_of(_cell)] = _cell


def _border_faces() -> Bytes:
    """By board: colour and pattern of the border's cells, as an observation has them."""
    faces = np.zeros((len(BORDER), len(CELLS), _KINDS), dtype=np.uint8)
    for board, planes in enumerate(BORDER):
        for cell in CELLS:
            faces[board, cell] = planes >> bit_of(cell) & 1
    return faces.reshape(len(BORDER), -1)


_BORDER_FACES = _border_faces()


# --- Dealing and deciding -------------------------------------------------------------------------------------------
@compiled
def deal(state: Words, desk: Words, scores: Scores, table: Words, random: Random) -> None:
    """The next game of this desk: the one that the kernel deals by the same seed and number, and goals to choose."""
    random[0] = e.seeded(np.uint64(desk[SEED]), desk[DEALT])
    state[:] = 0
    e.lay_table(state, table, random)
    e.full_supply(state)
    e.deal(state, random)
    e.shuffle_supply(state, random)
    desk[DEALT] += 1
    desk[DECISIONS] = 0
    for seat in range(state[e.PLAYERS]):
        order = ORDERS_OF_6[(e.upper(e.next_word(random)) * 720) >> 32]
        for index in range(OFFER_SIZE):
            goal = order[index]
            if state[e.SCENARIO] != 0:
                goal = SCENARIO_GOALS[state[e.SCENARIO], index] if index < 3 else -1
            desk[OFFERS + OFFER_SIZE * seat + index] = goal
    e.judge(state, scores)


@compiled
def offered(desk: Words, seat: Word) -> Word:
    """How many goals a seat may choose from."""
    return 3 if desk[OFFERS + OFFER_SIZE * seat + 3] < 0 else 4


@compiled
def fits(three: Word, count: Word) -> bool:
    """Whether an ordered three, by number, is one of so many goals."""
    return bool(max(_THREES[three, 0], _THREES[three, 1], _THREES[three, 2]) < count)


@compiled
def is_legal(state: Words, desk: Words, choices: Word, action: Word) -> bool:
    """Whether the seat on turn may decide so; any number may be asked for."""
    if desk[DECISIONS] >= choices:
        return e.is_legal(state, action)
    three = action - MOVES
    return bool(0 <= three < len(_THREES) and fits(three, offered(desk, desk[DECISIONS] % state[e.PLAYERS])))


@compiled
def decide(state: Words, desk: Words, scores: Scores, choices: Word, action: Word) -> None:
    """Play a legal action of the seat on turn."""
    players = state[e.PLAYERS]
    seat = desk[DECISIONS] % players
    if desk[DECISIONS] >= choices:
        e.apply(state, action)
        if state[e.PHASE] == e.OVER:
            e.judge(state, scores)
        else:
            e.score(state, seat, scores[seat])  # nobody else's has changed
    else:
        for slot in range(3):
            place = _THREES[action - MOVES, slot]
            desk[CHOSEN + 3 * seat + slot] = desk[OFFERS + OFFER_SIZE * seat + place]
        if seat == players - 1:  # the last choice: all goals are laid out
            for each in range(players):
                for slot in range(3):
                    state[e.SEATS + each * e.SEAT_SIZE + e.GOALS + slot] = desk[CHOSEN + 3 * each + slot]
    desk[DECISIONS] += 1


@compiled
def worth(scores: Scores, players: Word, seat: Word, reward: Word) -> float:
    """What a seat has so far of what is rewarded."""
    if reward == BY_PASSED:
        return float(scores[seat, e.R_PASSED])
    if reward == BY_WIN:
        winners = 0
        for each in range(players):
            winners += scores[each, e.R_WON]
        return float(scores[seat, e.R_WON] / max(winners, 1))
    best = 0
    if reward == BY_MARGIN:
        for each in range(players):
            if each != seat:
                best = max(best, scores[each, e.R_TOTAL])
    return float(scores[seat, e.R_TOTAL] - best)


# --- Seeing ---------------------------------------------------------------------------------------------------------
@compiled
def mark(seen: Bytes, start: Word, step: Word, plane: Word) -> None:
    """Write 1 for each cell of a plane; cells are so many numbers apart."""
    while plane != 0:
        seen[start + step * _CELL_AT[e.popcount((plane & -plane) - 1)]] = 1
        plane &= plane - 1


@compiled
def show_patch(seen: Bytes, start: Word, patch: Word) -> None:
    """Write a patch's colour and pattern."""
    seen[start + COLOR_OF[patch & 63]] = 1
    seen[start + 6 + PATTERN_OF[patch & 63]] = 1


@compiled
def show_seat(seen: Bytes, starts: Words, number: Word, state: Words, base: Word, scores: Scores) -> None:
    """Write what everybody sees of a seat, which is the so-manyth from the viewer; goals and hand apart."""
    first = starts[QUILTS] + number * _CELLS * _KINDS
    quilt = seen[first : first + _CELLS * _KINDS]
    border = _BORDER_FACES[state[base + e.BOARD]]
    for index in range(_CELLS * _KINDS):  # becomes one copy, which an assignment of slices does not
        quilt[index] = border[index]
    sewn = 0
    sleeping = 0
    for kind in range(6):
        mark(quilt, kind, _KINDS, state[base + e.COLORS + kind] & PATCH_PLANE)
        mark(quilt, 6 + kind, _KINDS, state[base + e.PATTERNS + kind] & PATCH_PLANE)
        sewn |= state[base + e.SEWN + kind]
        sleeping |= state[base + e.SLEEPING + kind]
    mark(seen, starts[SCORED] + number * _CELLS * 2, 2, sewn)
    mark(seen, starts[SCORED] + number * _CELLS * 2 + 1, 2, sleeping)
    tokens = starts[TOKENS] + number * 10
    for index in range(3):
        seen[tokens + index] = (state[base + e.CAT_TOKENS] >> (8 * index)) & 255
        seen[starts[POINTS] + number * 3 + index] = scores[index]  # goals, cats, buttons
    for color in range(6):
        seen[tokens + 3 + color] = (state[base + e.BUTTONS] >> (8 * color)) & 255
    seen[tokens + 9] = e.has_rainbow(state[base + e.BUTTONS])
    seen[starts[TURNS_LEFT] + number] = e.popcount(state[base + e.OPEN])


@compiled
def show_hand(seen: Bytes, starts: Words, number: Word, state: Words, base: Word) -> None:
    """Write a seat's hand: rivals' dealt patches lie face down, unless hands are open, and count as unseen."""
    face_down = 0 if number == 0 or state[e.OPEN_HANDS] != 0 else state[base + e.DEALT]
    for place in range(2):
        at = starts[HANDS] + (number * 2 + place) * (_KINDS + 1)
        patch = state[base + e.HAND + place]
        if place < face_down or patch == e.HIDDEN:
            seen[at + _KINDS] = 1
            if patch < e.HIDDEN:
                seen[starts[UNSEEN] + patch] += 1
        elif patch < e.HIDDEN:
            show_patch(seen, at, patch)


@compiled
def show_options(seen: Bytes, start: Word, state: Words) -> None:
    """Write the options."""
    seen[start + state[e.MODE]] = 1
    seen[start + 2 + state[e.VALUES]] = 1
    seen[start + 4] = state[e.VARIANTS] & e.FAMILY != 0
    seen[start + 5] = state[e.VARIANTS] & e.LOWER_VARIANCE != 0
    if state[e.RESTRICTION] != e.FREE:
        seen[start + 5 + state[e.RESTRICTION]] = 1
    if state[e.SCENARIO] != 0:
        seen[start + 10 + state[e.SCENARIO]] = 1
    seen[start + 21] = state[e.OPEN_HANDS]


@compiled
def observe(state: Words, desk: Words, scores: Scores, choices: Word, viewer: Word, starts: Words, seen: Bytes) -> None:
    """Write what a seat sees."""
    players = state[e.PLAYERS]
    is_choosing = desk[DECISIONS] < choices
    seen[:] = 0
    for number in range(players):
        seat = (viewer + number) % players
        base = e.SEATS + seat * e.SEAT_SIZE
        show_seat(seen, starts, number, state, base, scores[seat])
        if not is_choosing:
            show_hand(seen, starts, number, state, base)
            for slot in range(3):
                seen[starts[GOALS] + (number * 3 + slot) * 6 + state[base + e.GOALS + slot]] = 1
    for index in range(3):
        seen[starts[CATS] + index * 16 + state[e.CATS + index]] = 1
        seen[starts[CATS] + index * 16 + 10 + state[e.CAT_PATTERNS + 2 * index]] = 1
        seen[starts[CATS] + index * 16 + 10 + state[e.CAT_PATTERNS + 2 * index + 1]] = 1
    show_options(seen, starts[OPTIONS], state)
    if is_choosing:
        for patch in range(36):
            seen[starts[UNSEEN] + patch] = 2 if state[e.VARIANTS] & e.LOWER_VARIANCE != 0 else 3
        for index in range(offered(desk, viewer)):
            seen[starts[OFFER] + index * 6 + desk[OFFERS + OFFER_SIZE * viewer + index]] = 1
        seen[starts[PHASE]] = 1
        seen[starts[TURN] + (desk[DECISIONS] - viewer) % players] = 1
        return
    for index in range(state[e.SUPPLY_LEFT]):
        seen[starts[UNSEEN] + e.byte_at(state, e.SUPPLY, index)] += 1
    for position in range(3):
        show_patch(seen, starts[MARKET] + position * _KINDS, state[e.MARKET + position])
    if state[e.PHASE] == e.OVER:
        seen[starts[PHASE] + 2] = 1
    else:
        seen[starts[PHASE] + 1] = 1
        seen[starts[TURN] + (state[e.TURN] - viewer) % players] = 1


@compiled
def legal_actions(state: Words, desk: Words, choices: Word, mask: Masks) -> None:
    """Write 1 for each action that the seat on turn may play."""
    if desk[DECISIONS] >= choices:
        e.legal_actions(state, mask[:MOVES])
        mask[MOVES:] = False
        return
    mask[:MOVES] = False
    count = offered(desk, desk[DECISIONS] % state[e.PLAYERS])
    for three in range(len(_THREES)):
        mask[MOVES + three] = fits(three, count)


# --- Batches: what `calico.envs.games` calls ------------------------------------------------------------------------
@entry
def first_illegal(states: Words, desks: Words, choices: Word, actions: Words) -> Word:
    """The first row that is not over and whose action is not legal, or -1."""
    for row in range(len(states)):
        is_over = states[row, e.PHASE] == e.OVER
        if not is_over and not is_legal(states[row], desks[row], choices, actions[row]):
            return row
    return -1


@entry
def deal_rows(states: Words, desks: Words, scores: Scores, table: Words, rows: Words) -> None:
    """The next game in each of these rows."""
    random = np.zeros(1, np.uint64)
    for row in rows:
        deal(states[row], desks[row], scores[row], table, random)


@entry
def play_rows(
    start: Word, stop: Word, states: Words, desks: Words, scores: Scores, choices: Word, actions: Words,
    reward: Word, rewards: Rewards, own: Rewards, ended: Flags,
) -> None:  # fmt: skip
    """Play a legal action in each of these rows that is not over; write what it changes of each seat's worth, and of
    the deciding seat's, and whether the game has ended with it.
    """
    for row in range(start, stop):
        players = states[row, e.PLAYERS]
        seat = desks[row, DECISIONS] % players
        ended[row] = False
        rewards[row] = 0
        if states[row, e.PHASE] != e.OVER:
            for each in range(players):
                rewards[row, each] = -worth(scores[row], players, each, reward)
            decide(states[row], desks[row], scores[row], choices, actions[row])
            for each in range(players):
                rewards[row, each] += worth(scores[row], players, each, reward)
            ended[row] = states[row, e.PHASE] == e.OVER
        own[row] = rewards[row, seat]


@entry
def see_rows(
    start: Word, stop: Word, states: Words, desks: Words, scores: Scores, choices: Word, back: Word, starts: Words,
    seen: Bytes, masks: Masks, seats: Words,
) -> None:  # fmt: skip
    """Write what the seat on turn sees and may play, and which it is; `back` 1: the one that decided last."""
    for row in range(start, stop):
        seats[row] = (desks[row, DECISIONS] - back) % states[row, e.PLAYERS]
        observe(states[row], desks[row], scores[row], choices, seats[row], starts, seen[row])
        legal_actions(states[row], desks[row], choices, masks[row])


@entry
def observe_rows(states: Words, scores: Scores, viewer: Word, starts: Words, seen: Bytes) -> None:
    """Write what a seat sees in each row; all goals are chosen."""
    desk = np.zeros(DESK_SIZE, np.int64)
    for row in range(len(states)):
        observe(states[row], desk, scores[row], 0, viewer, starts, seen[row])
