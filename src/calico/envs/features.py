"""What an action does, as numbers: for learners that weigh actions and need not find out by themselves what quilts are.

`PATCH_FEATURES` describe a patch on a cell of one's own quilt, exactly as the rules have it and by nothing that the
seat can't see. An action has those of the patch that it places; of the patch that it takes, for each number the best
that it could do on any open cell; and where goals are chosen, their points (met one way, in eights):

| number | holds |
|---|---|
| button | 1 if it earns a button |
| new button | 1 if that is the first of its colour |
| pair | 1 if it makes two of a colour side by side, without a button |
| beside a button | 1 if it joins an area that holds a button |
| cat | the points of the cat that it earns, in fives |
| nearer to a cat | where it earns none: those points, times the part of the cat's size that the area then has |
| beside a cat | 1 if it joins an area that holds a cat |
| goal kept | at stake in the goals beside it that stay possible; one number for colours, one for patterns |
| goal lost | the same for goals that it makes impossible in this way |

At stake are a goal's points (met one way, in eights), times the part of its six neighbours that is then filled. A goal
is possible if its neighbours can still grow into the groups that it asks for, whatever is left to draw.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from calico.envs import machine as m
from calico.envs.actions import MOVES, ORDERED_THREES
from calico.envs.compiling import compiled, entry
from calico.kernel import engine as e
from calico.kernel.tables import (
    CAT_POINTS,
    CAT_SIZE,
    CELL_AROUND,
    CELL_BIT,
    COLOR_OF,
    GOAL_VALUE,
    PATTERN_OF,
    SLOT_AROUND,
)  # fmt: skip
from calico.rules import OFFER_SIZE, Goal

Word = Any
Words = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float32]
Masks = npt.NDArray[np.bool_]

PATCH_FEATURES = (
    "button", "new button", "pair", "beside a button", "cat", "nearer to a cat", "beside a cat",
    "goal kept, colours", "goal kept, patterns", "goal lost, colours", "goal lost, patterns",
)  # fmt: skip
"""The numbers of a patch on a cell, in their order."""
ACTION_FEATURES = (
    *(f"placed: {name}" for name in PATCH_FEATURES), *(f"taken: {name}" for name in PATCH_FEATURES), "goals chosen",
)  # fmt: skip
"""The numbers of an action, in their order."""
PATCHES = 5
"""Patches that are described: two in hand, three in the market."""

_COUNT = len(PATCH_FEATURES)
_ALL = len(ACTION_FEATURES)
_KEPT, _LOST = 7, 9
_THREES = np.array(ORDERED_THREES)
# By goal: how many of its groups have at least 1, 2, … 6 patches.
_GROUPS = np.array([[sum(size > less for size in goal.groups) for less in range(6)] for goal in Goal])


@compiled
def describe_tokens(state: Words, base: Word, patch: Word, cell: Word, row: Floats) -> None:
    """Write what a patch on a cell does for buttons and cats."""
    bit = CELL_BIT[cell]
    around = CELL_AROUND[cell]
    color = np.int64(COLOR_OF[patch & 63])
    scored = state[base + e.SEWN + color]
    unscored = state[base + e.COLORS + color] & ~scored
    area = bit | (around & unscored)
    area |= e.grow(area) & unscored
    if around & scored != 0:
        row[3] = 1
    elif e.popcount(area) >= 3:
        row[0] = 1
        row[1] = (state[base + e.BUTTONS] >> (8 * color)) & 255 == 0
    elif area != bit:
        row[2] = 1
    pattern = np.int64(PATTERN_OF[patch & 63])
    scored = state[base + e.SLEEPING + pattern]
    if around & scored != 0:
        row[6] = 1
        return
    unscored = state[base + e.PATTERNS + pattern] & ~scored
    area = bit
    grown = bit | (around & unscored)
    while grown != area:
        area = grown
        grown = area | (e.grow(area) & unscored)
    cat = state[e.CATS + state[e.PATTERN_CAT + pattern]]
    points = CAT_POINTS[cat] / 5
    if e.attracts(cat, area):
        row[4] = points
    else:
        row[5] = points * min(1.0, e.popcount(area) / CAT_SIZE[cat])


@compiled
def stays_possible(state: Words, kinds: Word, around: Word, goal: Word, added: Word) -> bool:
    """Whether the patches around a goal, and one more of a kind (-1: none), can still grow into its groups."""
    groups = 0  # four bits for each size from 1 on: how many kinds have at least so many patches
    for kind in range(6):
        count = e.popcount(state[kinds + kind] & around) + (1 if kind == added else 0)
        groups += 0x1111111 & ((1 << (4 * count)) - 1)
    is_possible = True
    for less in range(6):
        is_possible &= (groups >> (4 * less)) & 15 <= _GROUPS[goal, less]
    return is_possible


@compiled
def describe_goal(state: Words, base: Word, slot: Word, table: Floats) -> None:
    """Write what each patch does for a goal on the open cells beside it."""
    goal = state[base + e.GOALS + slot]
    around = SLOT_AROUND[slot]
    open_cells = around & state[base + e.OPEN]
    stake = GOAL_VALUE[state[e.VALUES], goal, 1] / 8 * (7 - e.popcount(open_cells)) / 6
    for side in range(2):
        kinds = base + (e.COLORS if side == 0 else e.PATTERNS)
        if not stays_possible(state, kinds, around, goal, -1):
            continue
        for place in range(PATCHES):
            patch = patch_at(state, base, place)
            if patch >= e.HIDDEN:
                continue
            kind = np.int64(COLOR_OF[patch & 63] if side == 0 else PATTERN_OF[patch & 63])
            feature = (_KEPT if stays_possible(state, kinds, around, goal, kind) else _LOST) + side
            plane = open_cells
            while plane != 0:
                table[place, e.cell_number(plane, 0), feature] += stake
                plane &= plane - 1


@compiled
def patch_at(state: Words, base: Word, place: Word) -> Word:
    """The patch of a place: of two in hand, three in the market."""
    return state[base + e.HAND + place] if place < 2 else state[e.MARKET + place - 2]


@compiled
def describe_patches(state: Words, seat: Word, table: Floats) -> None:
    """Write by patch and cell what it would do on a seat's quilt; nothing for cells that are filled."""
    base = e.SEATS + seat * e.SEAT_SIZE
    table[:] = 0
    for place in range(PATCHES):
        patch = patch_at(state, base, place)
        plane = state[base + e.OPEN] if patch < e.HIDDEN else 0
        while plane != 0:
            cell = e.cell_number(plane, 0)
            plane &= plane - 1
            describe_tokens(state, base, patch, cell, table[place, cell])
    if state[e.VARIANTS] & e.FAMILY == 0:
        for slot in range(3):
            describe_goal(state, base, slot, table)


@compiled
def best_on_open_cells(state: Words, seat: Word, table: Floats, best: Floats) -> None:
    """Write by market position the most that its patch could do for each number; of what is lost, the least."""
    best[:] = 0
    if state[e.RESTRICTION] == e.NO_HAND:
        return  # it is placed, not taken
    for position in range(3):
        plane = state[e.SEATS + seat * e.SEAT_SIZE + e.OPEN]
        is_first = True
        while plane != 0:
            cell = e.cell_number(plane, 0)
            plane &= plane - 1
            for feature in range(_COUNT):
                value = table[2 + position, cell, feature]
                is_better = value > best[position, feature] if feature < _LOST else value < best[position, feature]
                if is_first or is_better:
                    best[position, feature] = value
            is_first = False


@compiled
def describe_turns(state: Words, mask: Masks, table: Floats, best: Floats, rows: Floats) -> None:
    """Write the numbers of every legal turn."""
    has_hand = state[e.RESTRICTION] != e.NO_HAND
    for action in range(MOVES):
        if mask[action]:
            position = action % e.POSITIONS
            place = action // (e.POSITIONS * e.CELLS) if has_hand else 2 + position
            for feature in range(_COUNT):
                rows[action, feature] = table[place, action // e.POSITIONS % e.CELLS, feature]
                rows[action, _COUNT + feature] = best[position, feature]


@entry
def patches_of_rows(start: Word, stop: Word, states: Words, desks: Words, tables: Floats) -> None:
    """Write by row, patch and cell what it would do on the quilt of the seat on turn."""
    for row in range(start, stop):
        describe_patches(states[row], desks[row, m.DECISIONS] % states[row, e.PLAYERS], tables[row])


@entry
def actions_of_rows(start: Word, stop: Word, states: Words, desks: Words, choices: Word, rows: Floats) -> None:
    """Write by row the numbers of every action; nothing for those that are not legal."""
    table = np.zeros((PATCHES, e.CELLS, _COUNT), np.float32)
    best = np.zeros((e.POSITIONS, _COUNT), np.float32)
    mask = np.zeros(rows.shape[1], np.bool_)
    for row in range(start, stop):
        seat = desks[row, m.DECISIONS] % states[row, e.PLAYERS]
        m.legal_actions(states[row], desks[row], choices, mask)
        rows[row] = 0
        if desks[row, m.DECISIONS] >= choices:
            describe_patches(states[row], seat, table)
            best_on_open_cells(states[row], seat, table, best)
            describe_turns(states[row], mask, table, best, rows[row])
        else:
            for three in range(len(_THREES)):
                for slot in range(3 if mask[MOVES + three] else 0):
                    goal = desks[row, m.OFFERS + OFFER_SIZE * seat + _THREES[three, slot]]
                    rows[row, MOVES + three, _ALL - 1] += GOAL_VALUE[states[row, e.VALUES], goal, 1] / 8
