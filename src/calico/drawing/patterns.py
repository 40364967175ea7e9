"""The six patterns, drawn in `currentColor` inside a hexagon of radius 50: cream on a patch, black on a cat's tile."""

from math import cos, pi, sin

from calico.drawing.sheet import hexagon, n
from calico.rules import Pattern

PATTERN_RADIUS = 47.0


def pattern_art(pattern: Pattern) -> str:
    """The pattern as markup; whoever uses it clips it to a hexagon and sets the colour."""
    return f'<g fill="currentColor" stroke="none">{_ART[pattern]()}</g>'


def _disc(x: float, y: float, radius: float) -> str:
    return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(radius)}"/>'


def _dots() -> str:
    """A loose grid: no two rows quite alike, as if stamped by hand."""
    places = [
        (-42, -20), (-18, -19.5), (18, -20.5), (42, -20),
        (-26.5, 1.5), (0.5, 0.5), (26, 1),
        (-39.5, 22), (-13, 22.5), (13.5, 21.5), (39, 22.5),
        (-25.5, 43), (0, 43.5), (25.5, 43),
    ]  # fmt: skip
    return "".join(_disc(x, y, 7.2 if index % 3 else 7.8) for index, (x, y) in enumerate(places))


def _leaf(x: float, y: float, angle: float, length: float, width: float) -> str:
    """A pointed leaf that grows from (x, y); the angle is in degrees, 0 is to the right."""
    a = angle * pi / 180
    tip = (x + length * cos(a), y + length * sin(a))
    middle = (x + length * 0.45 * cos(a), y + length * 0.45 * sin(a))
    side = (-sin(a) * width, cos(a) * width)
    return (
        f"M{n(x)} {n(y)}Q{n(middle[0] + side[0])} {n(middle[1] + side[1])} {n(tip[0])} {n(tip[1])}"
        f"Q{n(middle[0] - side[0])} {n(middle[1] - side[1])} {n(x)} {n(y)}z"
    )


def _frond(mirror: int) -> str:
    """A fern frond that leans outwards, its leaflets shorter towards the tip."""
    leaves = []
    steps = 7
    for step in range(steps):
        t = step / (steps - 1)
        x, y = 7 + 17 * t + 5 * t * t, 40 - 66 * t
        lean = 58 - 18 * t
        length = (17.5 - 8 * t) * (0.72 if step == 0 else 1)
        for side in (-1, 1):
            leaves.append(_leaf(mirror * x, y, -90 + mirror * (18 + 12 * t) + side * lean, length, 6.2))
    leaves.append(_leaf(mirror * 28, -24, -90 + mirror * 32, 13, 5.4))
    stem = f"M{n(mirror * 5)} 47Q{n(mirror * 15)} 12 {n(mirror * 31)} -30"
    return f'<path d="{"".join(leaves)}"/><path d="{stem}" fill="none" stroke="currentColor" stroke-width="2.8"/>'


def _ferns() -> str:
    return _frond(1) + _frond(-1)


def _bloom(x: float, y: float, radius: float, turn: float) -> str:
    """Five petals round a heart that the ground shows through, with a dot in it."""
    petals = []
    for k in range(5):
        angle = turn + 72 * k
        petals.append(
            f'<ellipse cx="{n(radius * 0.62)}" cy="0" rx="{n(radius * 0.38)}" ry="{n(radius * 0.34)}" '
            f'transform="translate({n(x)} {n(y)}) rotate({n(angle)})"/>'
        )
    return "".join(petals) + _disc(x, y, radius * 0.17)


def _flowers() -> str:
    return (
        _bloom(5, 9, 27, -90)
        + _bloom(-27, -16, 14, -60)
        + _bloom(27, -22, 12.5, -100)
        + _bloom(-25, 31, 11.5, -75)
        + _bloom(35, 28, 11, -40)
    )


def _lobes(x: float, y: float, lobe: float) -> str:
    """The outline of four lobes."""
    k = n(lobe)
    return (
        f"M{n(x - lobe)} {n(y - lobe)}A{k} {k} 0 1 1 {n(x + lobe)} {n(y - lobe)}"
        f"A{k} {k} 0 1 1 {n(x + lobe)} {n(y + lobe)}A{k} {k} 0 1 1 {n(x - lobe)} {n(y + lobe)}"
        f"A{k} {k} 0 1 1 {n(x - lobe)} {n(y - lobe)}z"
    )


def _quatrefoil() -> str:
    pitch, lobe = 25.5, 8.6
    outlines = "".join(
        _lobes(column * pitch, row * pitch, lobe)
        for row in range(-2, 3)
        for column in range(-2, 3)
        if (row + column) % 2 == 0
    )
    return f'<path d="{outlines}" fill="none" stroke="currentColor" stroke-width="4.6" stroke-linejoin="round"/>'


def _stripes() -> str:
    bars = "".join(
        f'<path d="M{n(x)} -50Q{n(x + bend)} 0 {n(x)} 50"/>'
        for x, bend in ((-38, 0.8), (-23, -0.8), (-7.6, 0.6), (7.6, -0.6), (23, 0.8), (38, -0.8))
    )
    return f'<g fill="none" stroke="currentColor" stroke-width="5.6">{bars}</g>'


def _vines() -> str:
    stems = (
        "M-44 27C-30 44 -8 40 -5 20C-2 2 8 -14 44 -22"
        "M-5 18C-10 2 -24 -2 -31 7C-35 15 -27 22 -20 17"
        "M1 2C9 13 23 13 28 4C31 -4 22 -9 17 -3"
        "M-20 37C-6 48 16 47 21 35C23 27 13 23 10 30"
        "M10 -12C2 -18 -14 -20 -20 -14C-24 -8 -17 -2 -12 -7"
    )
    leaves = (
        _leaf(-34, 36, -118, 17, 9)
        + _leaf(-30, 7, -140, 16, 9)
        + _leaf(-20, -14, 215, 19, 9)
        + _leaf(26, -19, -105, 17, 9)
        + _leaf(27, 5, 50, 19, 9)
        + _leaf(20, 36, -15, 17, 9)
        + _leaf(-4, 20, 35, 15, 8)
        + _leaf(36, -20, 55, 16, 8)
    )
    return (
        f'<path d="{stems}" fill="none" stroke="currentColor" stroke-width="4.6" stroke-linecap="round"/>'
        f'<path d="{leaves}"/>'
    )


_ART = {
    Pattern.DOTS: _dots,
    Pattern.FERNS: _ferns,
    Pattern.FLOWERS: _flowers,
    Pattern.QUATREFOIL: _quatrefoil,
    Pattern.STRIPES: _stripes,
    Pattern.VINES: _vines,
}


def clip_shape() -> str:
    """The hexagon to which a pattern is clipped."""
    return f'<clipPath><path d="{hexagon(PATTERN_RADIUS)}"/></clipPath>'
