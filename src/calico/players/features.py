"""What the learned value looks at, as numbers: the layout of its features, and the tables that find them.

A quilt is described by a short list of feature numbers, each of them present or not (some several times). A goal is
described by the pair of partitions of its filled neighbours, by colours and by patterns: 210 pairs in all.
"""

from functools import cache
from itertools import product

import numpy as np
import numpy.typing as npt

from calico.kernel.tables import CAT_POINTS, CAT_SIZE, ROW_BITS
from calico.rules import GOAL_POINTS, Cat, Goal, GoalValues

Words = npt.NDArray[np.int64]
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
