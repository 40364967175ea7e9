"""The sign of each colour: flower, moon, leaf, drop, ring, mushroom. Patches wear it small, buttons have its shape."""

from math import cos, pi, sin

from calico.drawing.sheet import n
from calico.rules import Color


def _flower() -> str:
    """Five round petals, each an arc from valley to valley."""
    valleys = [(5.6 * cos(a), 5.6 * sin(a)) for a in (pi * (0.4 * k - 0.7) for k in range(6))]
    start, *rest = valleys
    return f"M{n(start[0])} {n(start[1])}" + "".join(f"A4.3 4.3 0 1 1 {n(x)} {n(y)}" for x, y in rest) + "z"


# Outlines within a circle of radius 10 about the origin.
SIGNS = {
    Color.PINK: _flower(),
    Color.YELLOW: "M4.6 -8.9A10 10 0 1 0 8.9 4.6A8.2 8.2 0 0 1 4.6 -8.9z",
    Color.GREEN: "M-7.6 8.2C-10.6 -2.6 -3.4 -9.6 8.6 -8.8C9.8 2.8 3.2 10 -7.6 8.2z",
    Color.LIGHT_BLUE: "M0 -10C3.2 -5 7.2 -1.2 7.2 3.2A7.2 6.9 0 0 1 -7.2 3.2C-7.2 -1.2 -3.2 -5 0 -10z",
    Color.DARK_BLUE: "M9 0A9 9 0 1 1 -9 0A9 9 0 1 1 9 0z",
    Color.PURPLE: (
        "M-9.6 0.8C-9.6 -6.4 -5 -9.6 0 -9.6C5 -9.6 9.6 -6.4 9.6 0.8C9.6 2.4 6.4 2.8 3.4 2.8"
        "C3.2 5 3.6 6.6 4.2 8C4.6 9.4 -4.6 9.4 -4.2 8C-3.6 6.6 -3.2 5 -3.4 2.8C-6.4 2.8 -9.6 2.4 -9.6 0.8z"
    ),
}
# Lines inside the outline that make the sign clearer.
DETAILS = {
    Color.PINK: "M2.2 0A2.2 2.2 0 1 1 -2.2 0A2.2 2.2 0 1 1 2.2 0z",
    Color.YELLOW: "",
    Color.GREEN: "M-7.6 8.2L3.4 -3.4",
    Color.LIGHT_BLUE: "M-3.2 3.4A3.4 3.4 0 0 0 0 6.6",
    Color.DARK_BLUE: "M4.4 0A4.4 4.4 0 1 1 -4.4 0A4.4 4.4 0 1 1 4.4 0z",
    Color.PURPLE: "M-3.4 2.8L3.4 2.8",
}


def sign_lines(color: Color, ink: str, width: float = 2) -> str:
    """The sign as an outline in `ink`, within a circle of radius 10."""
    return (
        f'<path d="{SIGNS[color]}{DETAILS[color]}" fill="none" stroke="{ink}" stroke-width="{n(width)}" '
        'stroke-linejoin="round" stroke-linecap="round"/>'
    )
