"""Goal tiles: what they ask for, what they are worth, and how they stand."""

from calico.drawing import palette
from calico.drawing.cats import cat_mark
from calico.drawing.patches import hex_face, seam
from calico.drawing.sheet import Sheet, hexagon, n, stroke, text, use
from calico.rules import GOAL_POINTS, Color, Goal, GoalProgress, Options, Restriction

_LINES = {
    Goal.AAAA_BB: ("AAAA", "BB"),
    Goal.AAA_BBB: ("AAA", "BBB"),
    Goal.AA_BB_CC: ("AA BB", "CC"),
    Goal.AAA_BB_C: ("AAA", "BB C"),
    Goal.AA_BB_C_D: ("AA BB", "C D"),
}


def goal_tile(sheet: Sheet, options: Options, goal: Goal, progress: GoalProgress | None, x: float, y: float) -> str:
    """A goal as it stands; without `progress`, as it is printed."""
    tile = sheet.define("goal", _tile)
    one_way, both_ways = GOAL_POINTS[options.goal_values][goal]
    is_both_only = options.restriction is Restriction.BOTH
    by_colors = by_patterns = is_one_way = is_both = True
    ring = cross = ""
    if progress is not None:
        result = progress.result
        is_both = progress.both_possible
        is_one_way = progress.is_possible and not is_both_only and not result.is_met_both_ways
        by_colors, by_patterns = progress.colors.is_possible, progress.patterns.is_possible
        if result.is_met_both_ways:
            ring = _ring(palette.MET, palette.BOTH_WAYS)
        elif result.points:
            ring = _ring(palette.MET)
        elif not is_both and (is_both_only or not progress.is_possible):
            cross = _cross()
    is_lost = not is_one_way and not is_both
    parts = [
        use(tile),
        ring,
        _letters(goal, palette.FADED if is_lost else palette.INK),
        use(sheet.define("wheel", _wheel), -9.5, -30, more="" if by_colors else 'opacity=".22"'),
        use(sheet.define("dotted", _dotted), 9.5, -30, more="" if by_patterns else 'opacity=".22"'),
        _disc(str(one_way), -18, 25, palette.ONE_WAY, palette.CREAM, is_one_way),
        _disc(str(both_ways), 18, 25, palette.BOTH_WAYS, palette.INK, is_both),
        cross,
    ]
    return f'<g data-goal="{goal}" transform="translate({n(x)} {n(y)})">{"".join(parts)}</g>'


def goal_back(sheet: Sheet, x: float, y: float) -> str:
    """A goal face down, with a cat's head."""
    return use(sheet.define("goal-back", _back), x, y)


def _tile() -> str:
    return (
        f'<g><g transform="translate(1 3)" opacity=".35">{hex_face("#1c0f0a", 48)}</g>'
        f"{hex_face('#d9c39a', 48.5)}{hex_face(palette.CREAM, 46.5)}{seam('#cdb68c', 41.5, 1.3)}</g>"
    )


def _back() -> str:
    return (
        f'<g><g transform="translate(1 3)" opacity=".35">{hex_face("#1c0f0a", 48)}</g>'
        f"{hex_face('#d9c39a', 48.5)}{hex_face('#efe0c0', 46.5)}{seam('#cdb68c', 41.5, 1.3)}"
        f"{cat_mark('#cdb68c', '#efe0c0', 0.55)}</g>"
    )


def _letters(goal: Goal, color: str) -> str:
    if goal is Goal.DIFFERENT:
        return stroke("M-15 -7H15M-15 5H15M8 -16L-8 14", color, 5)
    upper, lower = _LINES[goal]
    return text(upper, 0, -11, 17.5, color) + text(lower, 0, 6, 17.5, color)


def _disc(value: str, x: float, y: float, fill: str, ink: str, counts: bool) -> str:
    if counts:
        return f'<circle cx="{n(x)}" cy="{n(y)}" r="11.5" fill="{fill}"/>' + text(value, x, y, 14, ink)
    return (
        f'<circle cx="{n(x)}" cy="{n(y)}" r="10.5" fill="{palette.CREAM}" '
        f'stroke="{palette.mix(fill, palette.CREAM, 0.45)}" stroke-width="1.6"/>{text(value, x, y, 12, palette.FADED)}'
    )


def _ring(*colors: str) -> str:
    """Thread round a goal that is met: once for one way, twice for both."""
    rings = "".join(stroke(hexagon(46.8 - 4.8 * index), color, 3.6) for index, color in enumerate(colors))
    return stroke(hexagon(42), palette.CREAM, 3) + rings


def _cross() -> str:
    """Two loose threads across a goal that can't be met any more."""
    return stroke("M-30 -17Q0 2 31 18M31 -18Q2 -1 -30 18", palette.LOST, 2.6, 'stroke-dasharray="6 3.6 5 3"')


def _wheel() -> str:
    """The six colours as a wheel of radius 7."""
    points = ["0 -7", "6.06 -3.5", "6.06 3.5", "0 7", "-6.06 3.5", "-6.06 -3.5", "0 -7"]
    slices = "".join(
        f'<path d="M0 0L{points[index]}A7 7 0 0 1 {points[index + 1]}z" fill="{palette.GROUNDS[color]}"/>'
        for index, color in enumerate(Color)
    )
    return f"<g>{slices}</g>"


def _dotted() -> str:
    """A hexagon with dots, which stands for patterns."""
    dots = "".join(
        f'<circle cx="{x}" cy="{y}" r="1.3" fill="{palette.INK}"/>'
        for x, y in ((0, 0), (-3.2, 0), (3.2, 0), (-1.6, -2.8), (1.6, -2.8), (-1.6, 2.8), (1.6, 2.8))
    )
    return f'<g><path d="{hexagon(7.4)}" fill="none" stroke="{palette.INK}" stroke-width="1.4"/>{dots}</g>'
