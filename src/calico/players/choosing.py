"""The best move by the value of the quilts that it leads to, with a look at the next placement; compiled.

Arrays to work in are handed in to what does not begin with Python, because nothing there allocates.
"""

import numpy as np
import numpy.typing as npt

from calico.kernel import engine as e
from calico.kernel.engine import award, has_rainbow
from calico.kernel.tables import CAT_POINTS, CELL_BIT, GOAL_VALUE, SLOT_AROUND
from calico.players.compiling import compiled, entry
from calico.players.value import ROOM_SIZE, WIDTH, Floats, Number, Word, Words, look_into_supply, value

Values = npt.NDArray[np.float64]


@compiled
def sew(s: Words, base: Word, cell: Word, patch: Word) -> Word:
    """Put a patch onto a quilt; returns the points that this earns at once: tokens, and goals that it completes."""
    had_rainbow = has_rainbow(s[base + e.BUTTONS])
    s[base + e.OPEN] &= ~CELL_BIT[cell]
    earned = award(s, base, cell, patch)
    points = 0
    if earned & e.EARNED_CAT != 0:
        points += CAT_POINTS[s[e.CATS + s[e.PATTERN_CAT + patch % 6]]]
    if earned & e.EARNED_BUTTON != 0:
        points += 3
        if not had_rainbow and has_rainbow(s[base + e.BUTTONS]):
            points += 3
    if s[e.VARIANTS] & e.FAMILY == 0:
        for slot in range(3):
            around = SLOT_AROUND[slot]
            if around & CELL_BIT[cell] != 0 and around & s[base + e.OPEN] == 0:
                ways = e.goal_ways(s, base, slot)
                if s[e.RESTRICTION] != e.BOTH or ways == 2:
                    points += GOAL_VALUE[s[e.VALUES], s[base + e.GOALS + slot], ways]
    return points


@compiled
def copy_quilt(source: Words, source_base: Word, target: Words) -> None:
    """Copy a quilt to the only seat of a small table."""
    for index in range(e.SEAT_SIZE):
        target[e.SEATS + index] = source[source_base + index]


@compiled
def copy_head(source: Words, target: Words) -> None:
    """Copy what all quilts share."""
    for index in range(e.SEATS):
        target[index] = source[index]


@compiled
def best_next(
    s: Words, patch: Word, weights: Floats, out: Floats, f: Words, masks: Words, sums: Floats, table: Words,
    by_cell: Values,
) -> Number:  # fmt: skip
    """The most that one more patch can bring to the quilt of a small table: points at once and points to come.

    `by_cell` receives it for each cell, -1e9 where the patch may not lie.
    """
    cells = e.allowed_cells(s, e.SEATS, patch)
    if cells == 0:
        cells = s[e.SEATS + e.OPEN]
    best = -1e9
    for cell in range(e.CELLS):
        by_cell[cell] = -1e9
    while cells != 0:
        cell = e.cell_number(cells, 0)
        cells &= cells - 1
        copy_quilt(s, e.SEATS, table)
        points = sew(table, e.SEATS, cell, patch)
        by_cell[cell] = points + value(table, e.SEATS, weights, out, f, masks, sums)
        best = max(best, by_cell[cell])
    return best


@compiled
def both_hands(s: Words, kept_patch: Word, kept: Number, taken_patch: Word, taken: Number) -> Number:
    """What two patches in hand are worth, by the best of each: one can be used now, the other perhaps later.

    Exact before the last placement.
    """
    kept_fits = e.allowed_cells(s, e.SEATS, kept_patch) != 0
    taken_fits = e.allowed_cells(s, e.SEATS, taken_patch) != 0
    if kept_fits != taken_fits:  # then the restriction is not lifted, and only one of them can be used
        return kept if kept_fits else taken
    open_cells = s[e.SEATS + e.OPEN]
    if open_cells & (open_cells - 1) == 0:
        return max(kept, taken)
    return (max(kept, taken) + 0.5 * min(kept, taken)) / 1.5


# --- Room to work in, as rows of one array ----------------------------------------------------------------------------
ROOM_ROWS = 8
NUMBERS = 512
Q_VALUE = 0  # in `numbers`: by placement (hand place or market position, cell)
Q_KEPT = 100  # by cell: what the patch that stays in hand can bring next,
Q_MARKET = 200  # and each of the market's


@compiled
def rank_placements(s: Words, weights: Floats, out: Floats, room: Words, sums: Floats, numbers: Values) -> Word:
    """Value every placement of the seat in turn: `numbers` holds it by place * 22 + cell, -1e9 where none is legal.
    Returns how many places there are to take a patch from.
    """
    base = e.SEATS + s[e.TURN] * e.SEAT_SIZE
    table, f, masks = room[0], room[2], room[3]
    copy_head(s, table)
    planes = e.legal_cells(s)
    places = 3 if s[e.RESTRICTION] == e.NO_HAND else 2
    for index in range(places * e.CELLS):
        numbers[Q_VALUE + index] = -1e9
    for place in range(places):
        plane = planes[place]
        if s[e.RESTRICTION] == e.NO_HAND:
            patch = s[e.MARKET + place]
        else:
            patch = s[base + e.HAND + place]
            if place == 1 and patch == s[base + e.HAND]:
                plane = 0  # the same patch twice
        while plane != 0:
            cell = e.cell_number(plane, 0)
            plane &= plane - 1
            copy_quilt(s, base, table)
            points = sew(table, e.SEATS, cell, patch)
            numbers[Q_VALUE + place * e.CELLS + cell] = points + value(table, e.SEATS, weights, out, f, masks, sums)
    return places


@compiled
def recall_placements(numbers: Values, position: Word) -> None:
    """What `rank_placements` would find one turn later, if the one placement that was looked at has been played and
    this patch taken: the same quilts were valued then, with a few more patches unseen.
    """
    for cell in range(e.CELLS):
        numbers[Q_VALUE + cell] = numbers[Q_KEPT + cell]
        numbers[Q_VALUE + e.CELLS + cell] = numbers[Q_MARKET + position * e.CELLS + cell]


@compiled
def choose(
    s: Words, width: Word, weights: Floats, out: Floats, room: Words, sums: Floats, numbers: Values, actions: Values,
    taken_before: Word,
) -> Word:  # fmt: skip
    """The best action by value, with a look at the next placement for the `width` best ones.

    `actions` receives the value of every action that was looked at, -1e9 for the others. `taken_before` is the
    market position of this seat's turn before if `numbers` is as that turn left it with a width of one, or -1.
    """
    base = e.SEATS + s[e.TURN] * e.SEAT_SIZE
    for action in range(e.ACTIONS):
        actions[action] = -1e9
    look_into_supply(s, room[3])
    if s[e.PHASE] == e.TAKE:
        return choose_take(s, weights, out, room, sums, numbers, actions)
    places = 2
    if taken_before >= 0 and (s[e.RESTRICTION] == e.FREE or s[e.RESTRICTION] == e.BOTH):
        recall_placements(numbers, taken_before)
    else:
        places = rank_placements(s, weights, out, room, sums, numbers)
    if s[e.RESTRICTION] == e.NO_HAND:
        best = 0
        for place in range(places):
            for cell in range(e.CELLS):
                action = cell * e.POSITIONS + place
                actions[action] = numbers[Q_VALUE + place * e.CELLS + cell]
                if actions[action] > actions[best]:
                    best = action
        return best
    best = -1
    best_value = -1e12
    first, f, masks, table = room[1], room[2], room[3], room[0]
    copy_head(s, first)
    for _ in range(width):
        placement = 0
        for index in range(places * e.CELLS):
            if numbers[Q_VALUE + index] > numbers[Q_VALUE + placement]:
                placement = index
        if numbers[Q_VALUE + placement] < -1e8:
            break
        place, cell = placement // e.CELLS, placement % e.CELLS
        quick = numbers[Q_VALUE + placement]
        numbers[Q_VALUE + placement] = -1e9
        copy_quilt(s, base, first)
        points = sew(first, e.SEATS, cell, s[base + e.HAND + place])
        if first[e.SEATS + e.OPEN] == 0:
            for position in range(e.POSITIONS):
                actions[placement * e.POSITIONS + position] = quick
            if quick > best_value:
                best_value = quick
                best = placement * e.POSITIONS
            continue
        kept = best_next(
            first, s[base + e.HAND + 1 - place], weights, out, f, masks, sums, table, numbers[Q_KEPT:Q_MARKET]
        )
        for position in range(e.POSITIONS):
            by_cell = numbers[Q_MARKET + position * e.CELLS :]
            taken = best_next(first, s[e.MARKET + position], weights, out, f, masks, sums, table, by_cell)
            total = points + both_hands(first, s[base + e.HAND + 1 - place], kept, s[e.MARKET + position], taken)
            actions[placement * e.POSITIONS + position] = total
            if total > best_value:
                best_value = total
                best = placement * e.POSITIONS + position
    return best


@compiled
def choose_take(
    s: Words, weights: Floats, out: Floats, room: Words, sums: Floats, numbers: Values, actions: Values
) -> Word:
    """The best patch to take when the other half of the turn is done."""
    base = e.SEATS + s[e.TURN] * e.SEAT_SIZE
    table, first, f, masks = room[0], room[1], room[2], room[3]
    start = s[e.PLACED_CELL] * e.POSITIONS
    best = start
    copy_head(s, first)
    copy_head(s, table)
    copy_quilt(s, base, first)
    full = s[base + e.OPEN] == 0
    kept = 0.0
    if not full and s[e.RESTRICTION] != e.NO_HAND:
        kept = best_next(first, s[base + e.HAND], weights, out, f, masks, sums, table, numbers[Q_KEPT:Q_MARKET])
    for position in range(e.POSITIONS):
        total = 0.0
        if s[e.RESTRICTION] == e.NO_HAND:
            if s[e.MARKET + position] != s[e.PLACED_PATCH]:
                continue
        elif not full:
            by_cell = numbers[Q_MARKET + position * e.CELLS :]
            taken = best_next(first, s[e.MARKET + position], weights, out, f, masks, sums, table, by_cell)
            total = both_hands(first, s[base + e.HAND], kept, s[e.MARKET + position], taken)
        actions[start + position] = total
        if total > actions[best]:
            best = start + position
    return best


@entry
def best_action(s: Words, width: Word, weights: Floats, out: Floats, actions: Values) -> Word:
    """`choose`, for Python."""
    room = np.zeros((ROOM_ROWS, ROOM_SIZE), np.int64)
    sums = np.zeros(WIDTH, np.float32)
    numbers = np.zeros(NUMBERS, np.float64)
    return choose(s, width, weights, out, room, sums, numbers, actions, -1)


@entry
def play_games(states: Words, width: Word, weights: Floats, out: Floats, results: npt.NDArray[np.int16]) -> None:
    """Play every row to its end by value, drawing in the order of its supply; write the results."""
    room = np.zeros((ROOM_ROWS, ROOM_SIZE), np.int64)
    sums = np.zeros(WIDTH, np.float32)
    numbers = np.zeros(NUMBERS, np.float64)
    actions = np.zeros(e.ACTIONS, np.float64)
    for row in range(len(states)):
        s = states[row]
        while s[e.PHASE] != e.OVER:
            e.apply(s, choose(s, width, weights, out, room, sums, numbers, actions, -1))
        e.judge(s, results[row])
