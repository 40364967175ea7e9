"""The rules of earning and scoring once more, slowly and from the geometry, to check the library against.

Nothing here comes from the library's rule code: hexes are points in the plane, two touch if they lie one step apart,
and a shape is looked for by what it is, not by a list of places. Only names and the printed borders are shared.
"""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations

from calico.rules import CatInPlay, Patch

# The centre of hex number 7 * row + column, in half hexes to the right and in rows downwards.
POINTS = [(2 * column + row % 2, row) for row in range(7) for column in range(7)]
NUMBER = {point: number for number, point in enumerate(POINTS)}
DIRECTIONS = [(2, 0), (1, 1), (-1, 1)]  # the three axes of the hexes
STEPS = {(2, 0), (-2, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)}

CAT_POINTS = {
    "millie": 3, "callie": 3, "tibbit": 5, "rumi": 5, "coconut": 7,
    "tecolote": 7, "cira": 9, "almond": 9, "gwenivere": 11, "leo": 11,
}  # fmt: skip
GROUPS = {"millie": 3, "tibbit": 4, "coconut": 5, "cira": 6, "gwenivere": 7}
LINES = {"rumi": 3, "tecolote": 4, "leo": 5}
GOAL_SLOTS = [(2, 3), (3, 4), (4, 2)]  # row and column of c2, d3, b4
GOAL_POINTS = {
    "book": {"different": (10, 15), "aaaa-bb": (8, 14), "aaa-bbb": (8, 13),
             "aa-bb-cc": (7, 11), "aaa-bb-c": (7, 11), "aa-bb-c-d": (5, 8)},
    "tile": {"different": (10, 15), "aaaa-bb": (7, 14), "aaa-bbb": (7, 13),
             "aa-bb-cc": (7, 11), "aaa-bb-c": (7, 11), "aa-bb-c-d": (5, 7)},
}  # fmt: skip


def touch(one: int, other: int) -> bool:
    """Whether two hexes share an edge."""
    (x, y), (u, v) = POINTS[one], POINTS[other]
    return (x - u, y - v) in STEPS


def area(hexes: Iterable[int], start: int) -> set[int]:
    """The part of `hexes` that hangs together with `start`."""
    left, found = set(hexes) - {start}, {start}
    while joined := {hex_ for hex_ in left if any(touch(hex_, other) for other in found)}:
        left -= joined
        found |= joined
    return found


def lines(length: int) -> list[set[int]]:
    """Every straight line of so many hexes on the board."""
    runs = [[(x + i * dx, y + i * dy) for i in range(length)] for x, y in POINTS for dx, dy in DIRECTIONS]
    return [{NUMBER[point] for point in run} for run in runs if all(point in NUMBER for point in run)]


def triangles() -> list[set[int]]:
    """Every three hexes of which each touches both others."""
    return [{a, b, c} for a, b, c in combinations(range(49), 3) if touch(a, b) and touch(a, c) and touch(b, c)]


def trapezoids() -> list[set[int]]:
    """Every line of two hexes on a line of three: each of the two lies in a notch of the three, on one side of it."""
    found = []
    for three in lines(3):
        in_notch = [hex_ for hex_ in set(range(49)) - three if sum(touch(hex_, other) for other in three) == 2]
        found += [three | {a, b} for a, b in combinations(in_notch, 2) if touch(a, b)]
    return found


SHAPES = {
    "callie": triangles(),
    "almond": trapezoids(),
    **{cat: lines(length) for cat, length in LINES.items()},
}


def attracts(cat: str, hexes: set[int]) -> bool:
    """Whether an area of one pattern is what the cat likes."""
    if cat in GROUPS:
        return len(hexes) >= GROUPS[cat]
    return any(shape <= hexes for shape in SHAPES[cat])


def earnings(
    border: dict[int, Patch], steps: Iterable[tuple[Patch, int]], cats: tuple[CatInPlay, ...]
) -> list[list[str]]:
    """What each placement earns, from an empty quilt on: cat, button, rainbow.

    A token is laid on the hex of its area that has the lowest number and is not printed: not where the library puts it.
    """
    quilt = dict(border)
    with_cat: set[int] = set()
    buttons: dict[int, str] = {}
    has_rainbow = False
    told = []
    for patch, cell in steps:
        quilt[cell] = patch
        earned: list[str] = []
        same_pattern = area([hex_ for hex_ in quilt if quilt[hex_].pattern == patch.pattern], cell)
        liking = next(in_play.cat.value for in_play in cats if patch.pattern in in_play.patterns)
        if not same_pattern & with_cat and attracts(liking, same_pattern):
            with_cat.add(min(same_pattern - set(border)))
            earned.append(liking)
        same_color = area([hex_ for hex_ in quilt if quilt[hex_].color == patch.color], cell)
        if not same_color & set(buttons) and len(same_color) >= 3:
            buttons[min(same_color - set(border))] = patch.color.value
            earned.append(patch.color.value)
        if not has_rainbow and len(set(buttons.values())) == 6:
            has_rainbow = True
            earned.append("rainbow")
        told.append(earned)
    return told


def token_points(earned: Iterable[Iterable[str]]) -> tuple[int, int]:
    """What all these tokens are worth: cats, buttons."""
    tokens = [token for tokens in earned for token in tokens]
    return sum(CAT_POINTS.get(token, 0) for token in tokens), 3 * sum(token not in CAT_POINTS for token in tokens)


def goal_points(quilt: dict[int, Patch], slot: int, goal: str, values: str, *, only_both: bool = False) -> int:
    """What a goal is worth on a quilt, by the letters of its tile."""
    centre = 7 * GOAL_SLOTS[slot][0] + GOAL_SLOTS[slot][1]
    around = [patch for hex_, patch in quilt.items() if touch(hex_, centre)]
    if len(around) < 6:
        return 0
    letters = sorted(Counter("abcdef" if goal == "different" else goal.replace("-", "")).values())
    by_color = sorted(Counter(patch.color for patch in around).values()) == letters
    by_pattern = sorted(Counter(patch.pattern for patch in around).values()) == letters
    one_way, both_ways = GOAL_POINTS[values][goal]
    if by_color and by_pattern:
        return both_ways
    return one_way if (by_color or by_pattern) and not only_both else 0
