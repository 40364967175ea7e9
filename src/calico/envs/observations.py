"""What a seat sees, as numbers: one flat array of small whole numbers, the same in every environment.

`layout` says where each part of it lies and `parts` takes it apart again. Seats are counted from the viewer: their own
things come first, then those of the next seat, and so on. Everything is made from a `View`, so it tells nothing that
the seat can't see.

| part | shape | holds |
|---|---|---|
| `quilts` | players, 49, 12 | each cell's colour (6) and pattern (6); nothing on open cells and goal slots |
| `scored` | players, 49, 2 | 1 for a cell of an area that holds a button, a cat |
| `goals` | players, 3, 6 | the goals on c2, d3, b4 |
| `tokens` | players, 10 | how many of the three cats, the six buttons, the rainbow |
| `points` | players, 3 | points so far for goals, cats, buttons |
| `hands` | players, 2, 13 | each patch's colour and pattern; the last number is 1 if it lies face down |
| `turns_left` | players | open cells |
| `market` | 3, 12 | colour and pattern of each patch |
| `unseen` | 36 | how many of each patch the viewer has not seen |
| `cats` | 3, 16 | which cat (10) and its two patterns (6) |
| `offer` | 4, 6 | while goals are chosen: those to choose from |
| `phase` | 3 | choosing goals, placing, over |
| `turn` | players | whose turn it is |
| `options` | 22 | two modes, two sets of values, two variants, five restrictions, ten scenarios, open hands |
"""

from collections.abc import Sequence
from functools import cache
from math import prod
from types import MappingProxyType

import numpy as np
import numpy.typing as npt

from calico.rules import (
    ALL_PATCHES,
    SCENARIOS,
    Cat,
    CatInPlay,
    Color,
    Goal,
    GoalValues,
    Mode,
    Options,
    Patch,
    Pattern,
    Phase,
    Position,
    Quilt,
    Restriction,
    Seat,
    Variant,
    View,
    area_of,
    goals_to_choose_from,
    score_quilt,
    unseen,
)  # fmt: skip

Observation = npt.NDArray[np.uint8]

NO_PATCH = len(ALL_PATCHES)
FACE_DOWN = NO_PATCH + 1
"""Numbers of what lies where a patch could: see `PATCH_FACES`."""

PHASES = (Phase.CHOOSE, Phase.PLACE, Phase.OVER)
_CATS, _COLORS, _PATTERNS, _GOALS = tuple(Cat), tuple(Color), tuple(Pattern), tuple(Goal)
_PATCH_NUMBER: dict[Patch | None, int] = {None: NO_PATCH, **{patch: n for n, patch in enumerate(ALL_PATCHES)}}


def _faces() -> Observation:
    faces = np.zeros((FACE_DOWN + 1, len(_COLORS) + len(_PATTERNS) + 1), dtype=np.uint8)
    for number, patch in enumerate(ALL_PATCHES):
        faces[number, _COLORS.index(patch.color)] = 1
        faces[number, len(_COLORS) + _PATTERNS.index(patch.pattern)] = 1
    faces[FACE_DOWN, -1] = 1
    return faces


PATCH_FACES = _faces()
"""By number of a patch: its colour, its pattern, and whether it lies face down."""
GOAL_FACES = np.vstack([np.eye(len(_GOALS), dtype=np.uint8), np.zeros((1, len(_GOALS)), dtype=np.uint8)])
"""By number of a goal, the last row for none."""


@cache
def layout(players: int) -> MappingProxyType[str, tuple[int, tuple[int, ...]]]:
    """Where each part begins and what shape it has, for so many players, in order."""
    shapes: dict[str, tuple[int, ...]] = {
        "quilts": (players, 49, 12),
        "scored": (players, 49, 2),
        "goals": (players, 3, 6),
        "tokens": (players, 10),
        "points": (players, 3),
        "hands": (players, 2, 13),
        "turns_left": (players,),
        "market": (3, 12),
        "unseen": (len(ALL_PATCHES),),
        "cats": (3, 16),
        "offer": (4, 6),
        "phase": (len(PHASES),),
        "turn": (players,),
        "options": (22,),
    }
    found = {}
    start = 0
    for name, shape in shapes.items():
        found[name] = (start, shape)
        start += prod(shape)
    return MappingProxyType(found)


def observation_size(players: int) -> int:
    """How many numbers an observation has."""
    return sum(prod(shape) for _, shape in layout(players).values())


def parts(observation: npt.NDArray[np.generic], players: int) -> dict[str, npt.NDArray[np.generic]]:
    """The parts of an observation, or of many in its last axis, by name; they share its memory."""
    ahead = observation.shape[:-1]
    return {
        name: observation[..., start : start + prod(shape)].reshape(*ahead, *shape)
        for name, (start, shape) in layout(players).items()
    }


def observe(view: View) -> Observation:
    """The view as numbers. A spectator sees it from seat 0."""
    position = view.position
    players = len(position.seats)
    first = view.seat or 0
    seats = [position.seats[(first + step) % players] for step in range(players)]
    observation = np.zeros(observation_size(players), dtype=np.uint8)
    part = parts(observation, players)
    for number, seat in enumerate(seats):
        quilt = seat.quilt
        part["quilts"][number] = PATCH_FACES[[_PATCH_NUMBER[patch] for patch in quilt.patches], :-1]
        _mark_scored(part["scored"][number], quilt)
        part["goals"][number, : len(quilt.goals)] = GOAL_FACES[[_GOALS.index(goal) for goal in quilt.goals]]
        part["tokens"][number] = _tokens(quilt, position.cats)
        points = score_quilt(position.options, quilt)
        part["points"][number] = (points.goals, points.cats, points.buttons)
        part["hands"][number] = PATCH_FACES[_hand(seat)]
        part["turns_left"][number] = len(quilt.empty_cells)
    part["market"][:] = PATCH_FACES[[_PATCH_NUMBER[patch] for patch in position.market], :-1]
    left = unseen(position)
    part["unseen"][:] = [left[patch] for patch in ALL_PATCHES]
    part["cats"][:] = [_cat(in_play) for in_play in position.cats]
    part["phase"][PHASES.index(position.phase)] = 1
    if position.phase is Phase.CHOOSE and view.seat is not None:
        offer = goals_to_choose_from(position, view.seat)
        part["offer"][: len(offer)] = GOAL_FACES[[_GOALS.index(goal) for goal in offer]]
    if position.phase is not Phase.OVER:
        part["turn"][(_waits_for(position) - first) % players] = 1
    part["options"][:] = option_numbers(position.options)
    return observation


def option_numbers(options: Options) -> list[int]:
    """The options as the observation has them."""
    return [
        *(options.mode is mode for mode in Mode),
        *(options.goal_values is values for values in GoalValues),
        *(variant in options.variants for variant in Variant),
        *(options.restriction is restriction for restriction in Restriction),
        *(options.scenario == number for number in SCENARIOS),
        options.open_hands,
    ]


def _waits_for(position: Position) -> int:
    """The seat that decides next; goals are chosen unseen, but the environments ask one seat after the other."""
    if position.phase is Phase.CHOOSE:
        return next(number for number, seat in enumerate(position.seats) if seat.choice is None)
    return position.turn


def _mark_scored(scored: npt.NDArray[np.generic], quilt: Quilt) -> None:
    homes = ([button.cell for button in quilt.buttons], [token.cell for token in quilt.cats])
    for feature, cells in enumerate(homes):
        for cell in cells:
            scored[list(area_of(quilt.patches, cell, feature)), feature] = 1


def _tokens(quilt: Quilt, cats: Sequence[CatInPlay]) -> list[int]:
    return [
        *(sum(token.cat is in_play.cat for token in quilt.cats) for in_play in cats),
        *(sum(button.color is color for button in quilt.buttons) for color in Color),
        quilt.rainbow,
    ]


def _hand(seat: Seat) -> list[int]:
    numbers = [FACE_DOWN] * seat.hand.face_down + [_PATCH_NUMBER[patch] for patch in seat.hand.patches]
    return numbers + [NO_PATCH] * (2 - len(numbers))


def _cat(in_play: CatInPlay) -> list[int]:
    return [*(in_play.cat is cat for cat in _CATS), *(pattern in in_play.patterns for pattern in _PATTERNS)]
