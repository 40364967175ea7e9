"""What the stronger players think with, compiled, in one file: the value of a quilt, and moves chosen by it.

The value of a quilt is the number of points that are still to come. It is a sum over the quilt's features
(`calico.players.features`) in the first column of the weights, plus hidden units that see the other columns.
Arrays to work in are handed in, because nothing here allocates.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from calico.kernel import engine as e
from calico.kernel.engine import award, grow, has_rainbow, popcount
from calico.kernel.tables import (
    CAT_POINTS,
    CAT_SIZE,
    CELL_BIT,
    GOAL_VALUE,
    SLOT_AROUND,
)
from calico.players.features import (
    F_AREA,
    F_CATS,
    F_CELL,
    F_COLOR,
    F_GOAL,
    F_KINDS,
    F_MET,
    F_POINTS,
    F_RAINBOW,
    F_SAME,
    F_SHAPE,
    F_SINGLE,
    F_TURN,
    FEW,
    MANY_2,
    MANY_3,
    OF_COLORS,
    OF_PATTERNS,
    PAIR_START,
    PAIRS,
    PART_WEIGHT,
    PARTITION_AT,
    PARTITION_COUNT,
    PARTITION_NUMBER,
    PHASE_OF,
    PHASES,
    SHAPE_BITS,
    SHAPE_SIZE,
    SHAPE_WAYS,
    SHARE,
    SOME,
    WELCOME,
    WIDTH,
)
from calico.players.machine import compiled, entry

Word = Any  # a signed 64-bit word in machine code
Number = Any  # a float in machine code
Words = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float32]
Values = npt.NDArray[np.float64]
Results = npt.NDArray[np.int16]

PASSED = 50.0  # points that it is worth to pass a scenario

# In `masks`, after two words for each bit of a plane:
RESULT = 128  # room for a seat's result
UNSEEN = 136  # planes of patches that are still unseen once, twice, three times; how many there are


# --- Features ---------------------------------------------------------------------------------------------------------
@compiled
def beside(plane: Word) -> Word:
    """All cells that touch one of these, without the cells themselves unless they touch each other."""
    return (plane << 1) | (plane >> 1) | (plane << 8) | (plane >> 8) | (plane << 9) | (plane >> 9)


@compiled
def beside_two(plane: Word) -> Word:
    """All cells that touch at least two of these."""
    once = (plane << 1) | (plane >> 1)
    twice = (plane << 1) & (plane >> 1)
    for step in (8, 9):
        other = plane << step
        twice |= once & other
        once |= other
        other = plane >> step
        twice |= once & other
        once |= other
    return twice


@compiled
def bit_number(plane: Word) -> Word:
    """The number of the lowest bit that is set."""
    return popcount((plane & -plane) - 1)


@compiled
def group_cat(cat: Word, live: Word, free: Word, phase: Word, f: Words, n: Word) -> tuple[Word, Word]:
    """Features of the areas of two or more of one pattern that likes a group; and the cells that would attract it."""
    need = CAT_SIZE[cat]
    singles = live & ~beside(live)
    rest = live & ~singles
    around_singles = beside(singles)
    completing = 0
    if need == 3:
        completing = free & (beside(rest) | beside_two(live))
    first_size = 0
    first_around = 0
    usable = live | free
    while rest != 0:
        area = rest & -rest
        grown = area | (grow(area) & rest)
        while grown != area:
            area = grown
            grown = area | (grow(area) & rest)
        rest &= ~area
        size = popcount(area)
        around = grow(area)
        liberties = min(popcount(around & free), 4)
        reach = around & usable
        reach |= grow(reach) & usable
        if need >= 6:
            reach |= grow(reach) & usable
        room = 1 if popcount(reach) >= need else 0
        f[n] = F_AREA + (((cat * 5 + min(size, 6) - 2) * 5 + liberties) * 2 + room) * PHASES + phase
        n += 1
        if need > 3:
            if size >= need - 1:
                completing |= around
            elif size == need - 2:
                completing |= around & around_singles
            if first_size + size >= need - 1:
                completing |= around & first_around
            if size > first_size:
                first_size = size
                first_around = around
    count = min(popcount(singles & beside(free)), 6)
    f[n] = F_SINGLE + (cat * 7 + count) * PHASES + phase
    return n + 1, completing & free


@compiled
def shape_cat(cat: Word, live: Word, free: Word, phase: Word, f: Words, n: Word) -> tuple[Word, Word]:
    """Features of one pattern whose cat likes a shape: how many ways miss one, two, three; and completing cells."""
    shape = cat - 5
    usable = live | free
    size = SHAPE_SIZE[shape]
    completing = 0
    miss_1 = 0
    miss_2 = 0
    miss_3 = 0
    for way in range(SHAPE_WAYS[shape]):
        bits = SHAPE_BITS[shape, way]
        fits = usable
        ones = 0  # a counter of open cells for each bit: how many are missing here
        twos = 0
        fours = 0
        for place in range(size):
            step = bits[place]
            fits &= usable >> step
            missing = free >> step
            carry = ones & missing
            ones ^= missing
            fours |= twos & carry
            twos ^= carry
        one = fits & ones & ~twos & ~fours
        miss_1 += popcount(one)
        miss_2 += popcount(fits & ~ones & twos & ~fours)
        miss_3 += popcount(fits & ones & twos & ~fours)
        if one != 0:
            for place in range(size):
                completing |= (one << bits[place]) & free
    f[n] = (
        F_SHAPE + (shape * 64 + (min(miss_1, 3) * 4 + MANY_2[miss_2 & 63]) * 4 + MANY_3[miss_3 & 63]) * PHASES + phase
    )
    n += 1
    singles = live & ~beside(live)
    count = min(popcount(singles & beside(free)), 6)
    f[n] = F_SINGLE + (cat * 7 + count) * PHASES + phase
    return n + 1, completing


@compiled
def look_into_supply(s: Words, masks: Words) -> None:
    """Note which patches are still unseen, for `describe`: planes of those left once, twice, three times."""
    once = 0
    twice = 0
    thrice = 0
    for index in range(s[e.SUPPLY_LEFT]):
        bit = 1 << e.byte_at(s, e.SUPPLY, index)
        thrice |= twice & bit
        twice |= once & bit
        once |= bit
    masks[UNSEEN] = once
    masks[UNSEEN + 1] = twice
    masks[UNSEEN + 2] = thrice
    masks[UNSEEN + 3] = max(1, s[e.SUPPLY_LEFT])


@compiled
def share_of(kinds: Word, masks: Words) -> Word:
    """Which share of the unseen patches are of these kinds, as one of ten numbers."""
    count = popcount(kinds & masks[UNSEEN]) + popcount(kinds & masks[UNSEEN + 1]) + popcount(kinds & masks[UNSEEN + 2])
    return SHARE[256 * count // masks[UNSEEN + 3]]


@compiled
def describe(s: Words, base: Word, f: Words, masks: Words) -> Word:
    """Write the numbers of a quilt's features; returns how many.

    `masks` is room for two words a bit of a plane, and knows the unseen patches by `look_into_supply`.
    """
    open_cells = s[base + e.OPEN]
    turns = popcount(open_cells)
    phase = PHASE_OF[turns]
    f[0] = F_TURN + turns
    n = 1
    plane = open_cells
    while plane != 0:
        at = bit_number(plane)
        plane &= plane - 1
        masks[at] = 0
        masks[64 + at] = 0

    # Goals: where they stand, and what they welcome.
    goals = s[e.VARIANTS] & e.FAMILY == 0
    both_only = 6 if s[e.RESTRICTION] == e.BOTH else 0
    color_welcome_0, color_welcome_1, color_welcome_2 = 63, 63, 63
    pattern_welcome_0, pattern_welcome_1, pattern_welcome_2 = 63, 63, 63
    if goals:
        for slot in range(3):
            around = SLOT_AROUND[slot]
            filled = 6 - popcount(around & open_cells)
            if filled == 6:
                continue
            goal = s[base + e.GOALS + slot]
            color_sum = 0
            pattern_sum = 0
            color_counts = 0  # four bits each
            pattern_counts = 0
            for kind in range(6):
                count = popcount(s[base + e.COLORS + kind] & around)
                color_sum += PART_WEIGHT[count]
                color_counts |= count << (4 * kind)
                count = popcount(s[base + e.PATTERNS + kind] & around)
                pattern_sum += PART_WEIGHT[count]
                pattern_counts |= count << (4 * kind)
            pair = PAIR_START[filled] + PARTITION_AT[color_sum] * PARTITION_COUNT[filled] + PARTITION_AT[pattern_sum]
            f[n] = F_GOAL + ((both_only + goal) * PAIRS + pair) * PHASES + phase
            n += 1
            by_color = WELCOME[goal, PARTITION_NUMBER[color_sum]]
            by_pattern = WELCOME[goal, PARTITION_NUMBER[pattern_sum]]
            colors = 0
            patterns = 0
            for kind in range(6):
                colors |= ((by_color >> ((color_counts >> (4 * kind)) & 15)) & 1) << kind
                patterns |= ((by_pattern >> ((pattern_counts >> (4 * kind)) & 15)) & 1) << kind
            if colors == 0:
                colors = 63
            if patterns == 0:
                patterns = 63
            if slot == 0:
                color_welcome_0, pattern_welcome_0 = colors, patterns
            elif slot == 1:
                color_welcome_1, pattern_welcome_1 = colors, patterns
            else:
                color_welcome_2, pattern_welcome_2 = colors, patterns

    # Colours: buttons held, and cells that would complete one.
    held_colors = 0
    near_colors = 0
    buttons = s[base + e.BUTTONS]
    for color in range(6):
        scored = s[base + e.SEWN + color]
        live = s[base + e.COLORS + color] & ~scored
        free = open_cells & ~grow(scored)
        lonely = live & ~beside(live)
        completing = free & (beside(live & ~lonely) | beside_two(live))
        held = 1 if (buttons >> (8 * color)) & 255 != 0 else 0
        count = min(popcount(completing), 3)
        held_colors += held
        near_colors += 1 if held == 0 and count > 0 else 0
        singles = min(popcount(lonely & beside(free)), 3)
        f[n] = F_COLOR + ((held * 4 + count) * 4 + singles) * PHASES + phase
        n += 1
        while completing != 0:
            masks[bit_number(completing)] |= 1 << color
            completing &= completing - 1
    f[n] = F_RAINBOW + (held_colors * 7 + near_colors) * PHASES + phase
    n += 1

    # Patterns: areas and shapes, and cells that would attract a cat.
    for pattern in range(6):
        scored = s[base + e.SLEEPING + pattern]
        live = s[base + e.PATTERNS + pattern] & ~scored
        free = open_cells & ~grow(scored)
        cat = s[e.CATS + s[e.PATTERN_CAT + pattern]]
        if cat < 5:
            n, completing = group_cat(cat, live, free, phase, f, n)
        else:
            n, completing = shape_cat(cat, live, free, phase, f, n)
        mark = (1 << pattern) | ((64 << pattern) if CAT_POINTS[cat] >= 7 else 0)
        while completing != 0:
            masks[64 + bit_number(completing)] |= mark
            completing &= completing - 1

    # Empty cells: what would serve goals, buttons and cats at once.
    plane = open_cells
    while plane != 0:
        bit = plane & -plane
        at = bit_number(plane)
        plane &= plane - 1
        beside_goals = 0
        colors = 63
        patterns = 63
        if goals:
            if SLOT_AROUND[0] & bit != 0:
                beside_goals += 1
                colors &= color_welcome_0
                patterns &= pattern_welcome_0
            if SLOT_AROUND[1] & bit != 0:
                beside_goals += 1
                colors &= color_welcome_1
                patterns &= pattern_welcome_1
            if SLOT_AROUND[2] & bit != 0:
                beside_goals += 1
                colors &= color_welcome_2
                patterns &= pattern_welcome_2
        welcome = OF_COLORS[colors] & OF_PATTERNS[patterns]
        with_button = 0
        if masks[at] != 0:
            with_button = FEW[share_of(welcome & OF_COLORS[masks[at]], masks)]
        with_cat = 0
        attracted = masks[64 + at]
        if attracted >> 6 != 0:
            with_cat = SOME[share_of(welcome & OF_PATTERNS[attracted >> 6], masks)]
            with_cat += 2 if with_cat > 0 else 0
        if with_cat == 0 and attracted != 0:
            with_cat = SOME[share_of(welcome & OF_PATTERNS[attracted & 63], masks)]
        number = ((beside_goals * 10 + share_of(welcome, masks)) * 4 + with_button) * 5 + with_cat
        f[n] = F_CELL + number * PHASES + phase
        n += 1
    if s[e.SCENARIO] != 0:
        n = describe_task(s, base, phase, f, n, masks[RESULT:UNSEEN])
    return n


@compiled
def describe_task(s: Words, base: Word, phase: Word, f: Words, n: Word, result: Words) -> Word:
    """Features of a scenario: how far its objectives are met."""
    card = s[e.SCENARIO] - 1
    e.score(s, (base - e.SEATS) // e.SEAT_SIZE, result)
    kinds = 0
    same_cats = 0
    for index in range(3):
        count = (s[base + e.CAT_TOKENS] >> (8 * index)) & 255
        kinds |= (1 << index) if count > 0 else 0
        same_cats = max(same_cats, min(count, 3))
    same_buttons = 0
    for color in range(6):
        same_buttons = max(same_buttons, min((s[base + e.BUTTONS] >> (8 * color)) & 255, 3))
    met = 0
    both = 0
    failed = 0
    for slot in range(3):
        if SLOT_AROUND[slot] & s[base + e.OPEN] == 0:
            ways = e.goal_ways(s, base, slot)
            met += 1 if ways > 0 else 0
            both += 1 if ways == 2 else 0
            failed += 1 if ways == 0 else 0
    f[n] = F_KINDS + (card * 8 + kinds) * PHASES + phase
    f[n + 1] = F_CATS + (card * 6 + min(result[e.R_CAT_TOKENS], 5)) * PHASES + phase
    f[n + 2] = F_SAME + (card * 16 + same_cats * 4 + same_buttons) * PHASES + phase
    f[n + 3] = F_MET + (card * 64 + met * 16 + both * 4 + failed) * PHASES + phase
    f[n + 4] = F_POINTS + (card * 32 + min(result[e.R_TOTAL] // 3, 31)) * PHASES + phase
    return n + 5


# --- Value ------------------------------------------------------------------------------------------------------------
@compiled
def passing(s: Words, base: Word, result: Words) -> Number:
    """What it is worth to a full quilt that it passes its scenario."""
    if s[e.SCENARIO] == 0:
        return 0.0
    e.score(s, (base - e.SEATS) // e.SEAT_SIZE, result)
    return PASSED * result[e.R_PASSED]


@compiled
def value(s: Words, base: Word, weights: Floats, out: Floats, f: Words, masks: Words, sums: Floats) -> Number:
    """The points that are still to come; for a full quilt none, but for a scenario that it passes."""
    if s[base + e.OPEN] == 0:
        return passing(s, base, masks[RESULT:UNSEEN])
    return weigh(f, describe(s, base, f, masks), weights, out, sums)


@compiled
def weigh(f: Words, n: Word, weights: Floats, out: Floats, sums: Floats) -> Number:
    """The value of these features; leaves what the hidden units saw in `sums`."""
    for unit in range(WIDTH):
        sums[unit] = 0.0
    fours = n & ~3
    for index in range(0, fours, 4):  # four at once: a third of the time of one by one
        a, b, c, d = np.uint64(f[index]), np.uint64(f[index + 1]), np.uint64(f[index + 2]), np.uint64(f[index + 3])
        for unit in range(WIDTH):
            sums[unit] += (weights[a, unit] + weights[b, unit]) + (weights[c, unit] + weights[d, unit])
    for index in range(fours, n):
        a = np.uint64(f[index])
        for unit in range(WIDTH):
            sums[unit] += weights[a, unit]
    total = np.float32(0.0)
    for unit in range(1, WIDTH):
        total += out[unit] * max(sums[unit], np.float32(0.0))
    return np.float64(total + sums[0])


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
ROOM_SIZE = 256
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


# --- Search -----------------------------------------------------------------------------------------------------------
POINTS, VICTORY = 0, 1  # what a player aims at

NEXT_WIDTH = 3  # placements that are compared in the turn after the one that is looked at; later turns go by value

SPREAD = 1.3  # of the lead at the end, in logistic points, for one turn that is left; it grows with their root


@compiled
def pass_turn(s: Words, me: Word, position: Word, random: npt.NDArray[np.uint64]) -> None:
    """Take a patch and let the rivals take theirs, any of the market's; what they sew is not followed."""
    if s[e.PLAYERS] == 1:
        e.take_patch(s, position)
        return
    base = e.SEATS + me * e.SEAT_SIZE
    if s[e.RESTRICTION] != e.NO_HAND:
        s[base + e.HAND + 1] = s[e.MARKET + position]
    s[e.MARKET + position] = e.draw(s)
    for _ in range(s[e.PLAYERS] - 1):
        if s[e.SUPPLY_LEFT] > 0:
            s[e.MARKET + np.int64(e.next_word(random) % np.uint64(3))] = e.draw(s)
    s[e.PHASE] = e.PLACE if s[base + e.OPEN] != 0 else e.OVER


@compiled
def chance(
    s: Words, me: Word, mine: Number, weights: Floats, out: Floats, room: Words, sums: Floats, results: Results
) -> Number:
    """Hundredths of the chance to win with these final points in sight; the rivals' are as their quilts promise."""
    e.judge(s, results)
    if s[e.PHASE] == e.OVER:
        winners = 0
        for seat in range(s[e.PLAYERS]):
            winners += results[seat, e.R_WON]
        return 100.0 * results[me, e.R_WON] / winners
    spread = SPREAD * np.sqrt(1.0 + popcount(s[e.SEATS + me * e.SEAT_SIZE + e.OPEN]))
    likely = 100.0
    for seat in range(s[e.PLAYERS]):
        if seat != me:
            base = e.SEATS + seat * e.SEAT_SIZE
            theirs = results[seat, e.R_TOTAL] + value(s, base, weights, out, room[2], room[3], sums)
            likely /= 1.0 + np.exp((theirs - mine) / spread)
    return likely


@compiled
def play_ahead(
    s: Words, action: Word, depth: Word, aim: Word, random: npt.NDArray[np.uint64], weights: Floats, out: Floats,
    room: Words, sums: Floats, numbers: Values, theirs: Values, actions: Values, results: Results,
) -> Number:  # fmt: skip
    """Play an action and then so many placements by value (to the end, if `depth` is large); returns final points as
    they then look, or the chance to win; in a scenario that was played to its end mainly whether it is passed.
    """
    me = s[e.TURN]
    base = e.SEATS + me * e.SEAT_SIZE
    taken_before = -1
    for number in range(depth):
        position = action % e.POSITIONS
        if s[e.PHASE] == e.PLACE:
            place = action // (e.POSITIONS * e.CELLS)
            if s[e.RESTRICTION] == e.NO_HAND:
                place = position
            e.place_patch(s, place, action // e.POSITIONS % e.CELLS)
        if aim == VICTORY:
            e.take_patch(s, position)
            while s[e.TURN] != me and s[e.PHASE] != e.OVER:
                e.apply(s, choose(s, 1, weights, out, room, sums, theirs, actions, -1))
        else:
            pass_turn(s, me, position, random)
        if s[base + e.OPEN] == 0:
            e.score(s, me, results[me])
            if s[e.SCENARIO] != 0:
                return results[me, e.R_TOTAL] * 0.1 + 100.0 * results[me, e.R_PASSED]
            if aim == VICTORY:
                return chance(s, me, np.float64(results[me, e.R_TOTAL]), weights, out, room, sums, results)
            return np.float64(results[me, e.R_TOTAL])
        width = NEXT_WIDTH if number == 0 else 1
        action = choose(s, width, weights, out, room, sums, numbers, actions, taken_before)
        taken_before = action % e.POSITIONS if width == 1 else -1
    e.score(s, me, results[me])
    mine = results[me, e.R_TOTAL] + actions[action]
    if aim == VICTORY:
        return chance(s, me, mine, weights, out, room, sums, results)
    return mine


@compiled
def cut_supply(s: Words, count: Word, order: Words) -> None:
    """Put the next so many patches of the supply under the others; `order` is room to work in."""
    left = s[e.SUPPLY_LEFT]
    for index in range(left):
        order[index] = e.byte_at(s, e.SUPPLY, index)
    for index in range(left):
        e.set_byte(s, e.SUPPLY, (index + count) % left, order[index])


@entry
def look_ahead(
    s: Words, candidates: Words, seed: np.uint64, first: Word, rounds: Word, depth: Word, aim: Word,
    weights: Floats, out: Floats, totals: Values,
) -> None:  # fmt: skip
    """Play each candidate ahead so many times and add what comes out to its total. In one round all of them meet the
    same hidden hands and the same supply, which depend on the seed and the round's number.

    Several rounds share a shuffled supply, and each begins further down in it: so all patches come about equally often,
    and chance makes less of a difference than with a supply shuffled for each. Alone, where a turn draws two patches,
    a round sees half of what the one before it saw.
    """
    random = np.zeros(1, np.uint64)
    dealt = np.zeros(len(s), np.int64)
    ahead = np.zeros(len(s), np.int64)
    room = np.zeros((ROOM_ROWS, ROOM_SIZE), np.int64)
    sums = np.zeros(WIDTH, np.float32)
    numbers = np.zeros(NUMBERS, np.float64)
    theirs = np.zeros(NUMBERS, np.float64)
    actions = np.zeros(e.ACTIONS, np.float64)
    results = np.zeros((4, e.RESULT_SIZE), np.int16)
    draws = depth * s[e.PLAYERS]
    shared = max(1, s[e.SUPPLY_LEFT] // draws)
    for number in range(first, first + rounds):
        dealt[:] = s
        random[0] = e.seeded(seed, number // shared)
        e.deal_hidden(dealt, random)
        e.shuffle_supply(dealt, random)
        cut_supply(dealt, number % shared * draws, room[0])
        after = e.seeded(seed, number)
        for index in range(len(candidates)):
            ahead[:] = dealt
            random[0] = after
            totals[index] += play_ahead(
                ahead,
                candidates[index],
                depth,
                aim,
                random,
                weights,
                out,
                room,
                sums,
                numbers,
                theirs,
                actions,
                results,
            )


# --- Doors ------------------------------------------------------------------------------------------------------------
@entry
def best_action(s: Words, width: Word, weights: Floats, out: Floats, actions: Values) -> Word:
    """`choose`, for Python."""
    room = np.zeros((ROOM_ROWS, ROOM_SIZE), np.int64)
    sums = np.zeros(WIDTH, np.float32)
    numbers = np.zeros(NUMBERS, np.float64)
    return choose(s, width, weights, out, room, sums, numbers, actions, -1)


@entry
def value_of(s: Words, weights: Floats, out: Floats) -> Number:
    """The value of the first seat's quilt."""
    room = np.zeros((2, ROOM_SIZE), np.int64)
    look_into_supply(s, room[1])
    return value(s, e.SEATS, weights, out, room[0], room[1], np.zeros(WIDTH, np.float32))


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
