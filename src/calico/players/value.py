"""What a quilt is worth: the features that describe it, how they are found, and the value that was learned of them.

The value of a quilt is the number of points that are still to come: a sum over the quilt's features in the first column
of the weights, plus hidden units that see the other columns. A quilt is described by a short list of feature numbers,
each of them present or not (some several times); a goal by the pair of partitions of its filled neighbours, by colours
and by patterns: 210 pairs in all. The first half of this file lays the features out, the second finds them, compiled:
arrays to work in are handed in, because nothing there allocates.
"""

from functools import cache
from itertools import product
from typing import Any

import numpy as np
import numpy.typing as npt

from calico.kernel import engine as e
from calico.kernel.engine import grow, popcount
from calico.kernel.tables import CAT_POINTS, CAT_SIZE, ROW_BITS, SLOT_AROUND
from calico.players.compiling import compiled, entry
from calico.rules import GOAL_POINTS, Cat, Goal, GoalValues

Word = Any  # a signed 64-bit word in machine code
Number = Any  # a float in machine code
Words = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float32]
Partition = tuple[int, ...]

WIDTH = 64
"""Numbers a feature adds to: the first is the value itself, the others are hidden units."""


def _partitions(total: int, most: int) -> list[Partition]:
    if total == 0:
        return [()]
    return [(part, *rest) for part in range(min(total, most), 0, -1) for rest in _partitions(total - part, part)]


PARTITIONS = [partition for total in range(7) for partition in _partitions(total, total)]
_BY_TOTAL = [_partitions(total, total) for total in range(7)]
PAIR_START = np.array([sum(len(of) ** 2 for of in _BY_TOTAL[:total]) for total in range(7)])
PARTITION_COUNT = np.array([len(of) for of in _BY_TOTAL])
PAIRS = int((PARTITION_COUNT**2).sum())

# The sum of these over the six counts tells all partitions apart; the smallest that do, one after the other.
PART_WEIGHT = np.array([0, 1, 7, 17, 26, 29, 31])
_SUMS = [sum(int(PART_WEIGHT[part]) for part in partition) for partition in PARTITIONS]
assert len(set(_SUMS)) == len(_SUMS)
PART_SUMS = max(_SUMS) + 1
PARTITION_AT = np.full(PART_SUMS, -1)  # by that sum: the partition's number among those of the same total
PARTITION_NUMBER = np.full(PART_SUMS, -1)  # and among all
for _number, (_partition, _sum) in enumerate(zip(PARTITIONS, _SUMS, strict=True)):
    PARTITION_AT[_sum] = _BY_TOTAL[sum(_partition)].index(_partition)
    PARTITION_NUMBER[_sum] = _number

_GOALS = tuple(Goal)


def _fits(partition: Partition, goal: Goal) -> bool:
    """Whether more neighbours can make this partition the one that the goal asks for."""
    groups = sorted(goal.groups, reverse=True)
    return len(partition) <= len(groups) and all(a <= b for a, b in zip(partition, groups, strict=False))


def _grown(partition: Partition, count: int) -> Partition:
    """The partition with one more in a group of `count`."""
    parts = list(partition)
    if count:
        parts.remove(count)
    return tuple(sorted((*parts, count + 1), reverse=True))


def _welcome() -> Words:
    """By goal and partition: bit c is set if one more of what is there c times keeps the goal in reach."""
    table = np.zeros((6, len(PARTITIONS)), dtype=np.int64)
    for (row, goal), (column, partition) in product(enumerate(_GOALS), enumerate(PARTITIONS)):
        if sum(partition) < 6:
            for count in {0, *partition}:
                table[row, column] |= _fits(_grown(partition, count), goal) << count
    return table


WELCOME = _welcome()


def pair_number(colors: Partition, patterns: Partition) -> int:
    """The number of a pair of partitions of the same total."""
    total = sum(colors)
    of = _BY_TOTAL[total]
    return int(PAIR_START[total] + of.index(colors) * len(of) + of.index(patterns))


def goal_prospects(goal: Goal, *, both_only: bool, choices: int = 4) -> npt.NDArray[np.float64]:
    """By pair: what the goal will bring if each time the best of so many random patches is added; exact."""
    one, both = GOAL_POINTS[GoalValues.BOOK][goal]
    ends = (0.0, 0.0 if both_only else float(one), float(both))
    asked = tuple(sorted(goal.groups, reverse=True))
    table = np.zeros(PAIRS)

    @cache
    def prospect(colors: Partition, patterns: Partition) -> float:
        if sum(colors) == 6:
            return ends[(colors == asked) + (patterns == asked)]
        outcomes = []
        for color_count, color_ways in _ways(colors):
            for pattern_count, pattern_ways in _ways(patterns):
                value = prospect(_grown(colors, color_count), _grown(patterns, pattern_count))
                outcomes.append((value, color_ways * pattern_ways / 36))
        outcomes.sort()
        mean, below = 0.0, 0.0
        for value, chance in outcomes:
            mean += value * ((below + chance) ** choices - below**choices)
            below += chance
        return mean

    for of in _BY_TOTAL:
        for colors, patterns in product(of, of):
            table[pair_number(colors, patterns)] = prospect(colors, patterns)
    return table


def _ways(partition: Partition) -> list[tuple[int, int]]:
    """Counts that one more can meet, and how many of the six kinds have each."""
    counts = [*partition, *[0] * (6 - len(partition))]
    return [(count, counts.count(count)) for count in sorted(set(counts))]


# --- Shapes: for each of the five shape cats the ways it can lie, as bits from its first cell on ---------------------
def _line(length: int) -> list[list[int]]:
    return [[step * place for place in range(length)] for step in (1, 8, 9)]


def _windows(cat: Cat) -> list[list[int]]:
    triangles = [[0, 1, 9], [0, 8, 9]]
    trapezoids = [
        [0, 1, 2, 9, 10],
        [0, 1, 8, 9, 10],
        [0, 8, 16, 9, 17],
        [0, 8, 16, -1, 7],
        [0, 9, 18, 8, 17],
        [0, 9, 18, 1, 10],
    ]
    shapes = {
        Cat.CALLIE: triangles,
        Cat.RUMI: _line(3),
        Cat.TECOLOTE: _line(4),
        Cat.ALMOND: trapezoids,
        Cat.LEO: _line(5),
    }
    return [sorted(bit - min(window) for bit in window) for window in shapes[cat]]


_SHAPE_CATS = tuple(Cat)[5:]
SHAPE_WAYS = np.array([len(_windows(cat)) for cat in _SHAPE_CATS])
SHAPE_SIZE = np.array([len(_windows(cat)[0]) for cat in _SHAPE_CATS])
SHAPE_BITS = np.zeros((5, 6, 5), dtype=np.int64)
for _row, _cat in enumerate(_SHAPE_CATS):
    for _way, _window in enumerate(_windows(_cat)):
        SHAPE_BITS[_row, _way, : len(_window)] = _window

BOARD_PLANE = sum(1 << start + column for start in ROW_BITS for column in range(7))

# --- The numbers of the features -------------------------------------------------------------------------------------
PHASES = 5
PHASE_OF = np.array([0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4])  # by open cells
_SHARES = [0, 1, 5, 10, 16, 24, 36, 56, 90, 140]  # of 256 unseen patches: where a kind of share begins
SHARE = np.searchsorted(_SHARES, np.arange(257), side="right") - 1
FEW = np.array([0, 1, 1, 2, 2, 2, 3, 3, 3, 3])  # the same in four kinds,
SOME = np.array([0, 1, 1, 1, 2, 2, 2, 2, 2, 2])  # and in three
OF_COLORS = np.array([sum(1 << patch for patch in range(36) if kinds >> patch // 6 & 1) for kinds in range(64)])
OF_PATTERNS = np.array([sum(1 << patch for patch in range(36) if kinds >> patch % 6 & 1) for kinds in range(64)])
MANY_2 = np.array([0, 1, 1, 2, 2, 2] + [3] * 59)  # windows that miss two
MANY_3 = np.array([0, 1, 1, 1, 2, 2, 2, 2, 2] + [3] * 56)  # windows that miss three

F_GOAL = 0  # [one way counts too, only both ways] x goal x pair x phase
F_AREA = F_GOAL + 2 * 6 * PAIRS * PHASES  # group cat x size 2-6 x liberties 0-4 x room x phase
F_SHAPE = F_AREA + 5 * 5 * 5 * 2 * PHASES  # shape cat x windows that miss one, two, three x phase
F_SINGLE = F_SHAPE + 5 * 64 * PHASES  # cat x lone cells with a neighbour to grow into, 0-6 x phase
F_CELL = F_SINGLE + 10 * 7 * PHASES  # goals beside x unseen patches: welcome 10, with a button 4, a cat 5 x phase
F_COLOR = F_CELL + 3 * 10 * 4 * 5 * PHASES  # button held x completing cells 0-3 x singles 0-3 x phase
F_RAINBOW = F_COLOR + 2 * 4 * 4 * PHASES  # colours held x colours within reach x phase
F_TURN = F_RAINBOW + 49 * PHASES  # open cells
F_KINDS = F_TURN + 23  # from here on in scenarios only: scenario x which of the three cats have come x phase
F_CATS = F_KINDS + 10 * 8 * PHASES  # scenario x tokens of all cats 0-5 x phase
F_SAME = F_CATS + 10 * 6 * PHASES  # scenario x most tokens of one cat 0-3 x most buttons of one colour 0-3 x phase
F_MET = F_SAME + 10 * 16 * PHASES  # scenario x goals met 0-3 x of them both ways 0-3 x goals failed 0-3 x phase
F_POINTS = F_MET + 10 * 64 * PHASES  # scenario x thirds of the points so far 0-31 x phase
FEATURES = F_POINTS + 10 * 32 * PHASES
MOST_FEATURES = 128  # that one quilt can have at once, generously


def first_guess(random: np.random.Generator) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
    """Weights before any learning: a hand-made potential in the first column, small random hidden units."""
    weights = random.normal(0.0, 0.05, (FEATURES, WIDTH)).astype(np.float32)
    weights[:, 0] = 0.0
    for kind, goal in product(range(2), range(6)):
        start = F_GOAL + (kind * 6 + goal) * PAIRS * PHASES
        prospects = goal_prospects(_GOALS[goal], both_only=kind == 1)
        weights[start : start + PAIRS * PHASES, 0] = np.repeat(prospects, PHASES)
    for cat, size, liberties, room, phase in product(range(5), range(5), range(5), range(2), range(PHASES)):
        missing = max(1, int(CAT_SIZE[cat]) - size - 2)
        time = min(1.0, (phase + 1) / (missing + 1))
        hope = (0.0, 0.6, 0.8, 0.9, 1.0)[liberties] * time * 0.65**missing if room else 0.0
        at = F_AREA + (((cat * 5 + size) * 5 + liberties) * 2 + room) * PHASES + phase
        weights[at, 0] = CAT_POINTS[cat] * hope
    for cat, one, two, three, phase in product(range(5), range(4), range(4), range(4), range(PHASES)):
        hope = 0.35 * min(one, 2) + 0.06 * two * min(1, phase) + 0.02 * three * min(1, phase)
        at = F_SHAPE + ((cat * 64) + (one * 4 + two) * 4 + three) * PHASES + phase
        weights[at, 0] = CAT_POINTS[5 + cat] * hope
    for held, cells, singles, phase in product(range(2), range(4), range(4), range(PHASES)):
        at = F_COLOR + ((held * 4 + cells) * 4 + singles) * PHASES + phase
        weights[at, 0] = 3 * (0.3 * min(cells, 2) + 0.02 * singles * phase)
    for held, near, phase in product(range(7), range(7), range(PHASES)):
        at = F_RAINBOW + (held * 7 + near) * PHASES + phase
        weights[at, 0] = 0.0 if held == 6 else 3 * ((held + near / 2) / 6) ** 2 * min(1, phase)
    out = random.choice([-0.3, 0.3], WIDTH).astype(np.float32)
    out[0] = 1.0
    return weights, out


# In `masks`, after two words for each bit of a plane:
RESULT = 128  # room for a seat's result
UNSEEN = 136  # planes of patches that are still unseen once, twice, three times; how many there are
ROOM_SIZE = 256  # words that are enough for the features and for the masks of one quilt

PASSED = 50.0  # points that it is worth to pass a scenario


# --- Finding the features ---------------------------------------------------------------------------------------------
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


@entry
def value_of(s: Words, weights: Floats, out: Floats) -> Number:
    """The value of the first seat's quilt."""
    room = np.zeros((2, ROOM_SIZE), np.int64)
    look_into_supply(s, room[1])
    return value(s, e.SEATS, weights, out, room[0], room[1], np.zeros(WIDTH, np.float32))
