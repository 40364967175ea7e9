"""What lies on a quilt: cat tokens, buttons in the shape of their colour's sign, the rainbow button."""

from math import cos, pi, sin

from calico.drawing import palette
from calico.drawing.cats import COATS, head
from calico.drawing.poses import portrait
from calico.drawing.sheet import Sheet, n, stroke, use
from calico.drawing.signs import SIGNS
from calico.rules import Cat, Color

# How the head lies on a token, for the cats that are known by it: not those that are known by their round body.
HEAD_ON_TOKEN: dict[Cat, str] = {
    cat: f"{'rotate(180) ' if cat is Cat.GWENIVERE else ''}translate(0 2) scale(.9)"
    for cat in Cat
    if cat not in (Cat.TIBBIT, Cat.RUMI)
}
# The holes of each button, where its shape is widest.
_HOLES = {
    Color.PINK: ((-1.9, -1.9), (1.9, -1.9), (-1.9, 1.9), (1.9, 1.9)),
    Color.YELLOW: ((-6.1, -1.4), (-2.2, 5.2)),
    Color.GREEN: ((-2.6, 2.6), (2.6, -2.6)),
    Color.LIGHT_BLUE: ((0, 0.6), (0, 5)),
    Color.DARK_BLUE: ((-1.9, -1.9), (1.9, -1.9), (-1.9, 1.9), (1.9, 1.9)),
    Color.PURPLE: ((-1.9, -2.6), (2.6, -2.6)),
}

# Lines cut into a button, so that a ring stays a ring.
_ENGRAVED = {
    Color.PINK: "M4 0A4 4 0 1 1 -4 0A4 4 0 1 1 4 0z",
    Color.YELLOW: "M-1.5 -8A8 8 0 0 0 -8 0",
    Color.GREEN: "M-6 6.4L5.4 -5.6",
    Color.LIGHT_BLUE: "M-1.6 -4.6Q-4.8 -0.6 -4.7 2.6",
    Color.DARK_BLUE: "M5.4 0A5.4 5.4 0 1 1 -5.4 0A5.4 5.4 0 1 1 5.4 0z",
    Color.PURPLE: "M-6.6 -1.6Q-5.6 -6.2 -1 -6.8",
}


def cat_token(sheet: Sheet, cat: Cat, x: float, y: float, scale: float = 1) -> str:
    """A cat on its felt disc of radius 50."""
    return use(sheet.define(f"{cat}-token", lambda: _cat_token(sheet, cat)), x, y, scale)


def button(sheet: Sheet, color: Color, x: float, y: float, scale: float = 1) -> str:
    """A button, within a circle of radius 13.5."""
    return use(sheet.define(f"{color}-button", lambda: _button(color)), x, y, scale)


def stitch(color: Color) -> str:
    """The thread that holds a button: through its holes, as one line of length 1 for whoever lets it run."""
    (x, y), *others = _HOLES[color] if len(_HOLES[color]) == 2 else [_HOLES[color][at] for at in (0, 3, 2, 1)]
    line = f"M{n(x)} {n(y)}" + "".join(f"L{n(to_x)} {n(to_y)}" for to_x, to_y in others)
    return f'<path d="{line}" pathLength="1" fill="none" stroke="#fffaf0" stroke-width="1.1" stroke-linecap="round"/>'


def rainbow_button(sheet: Sheet, x: float, y: float, scale: float = 1) -> str:
    """The rainbow button: an arch of all six colours, 24 wide."""
    return use(sheet.define("rainbow", _rainbow), x, y, scale)


def _cat_token(sheet: Sheet, cat: Cat) -> str:
    coat = COATS[cat]
    return f"<g>{felt_disc(coat.felt)}{_likeness(sheet, cat)}</g>"


def felt_disc(felt: str) -> str:
    """A disc of radius 50 in this colour, sewn round its rim."""
    return (
        '<ellipse cx="1.5" cy="4" rx="51" ry="50" fill="#1c0f0a" opacity=".38"/>'
        f'<circle r="50" fill="{palette.CREAM}"/><circle r="45" fill="{felt}"/>'
        f'<circle r="47.5" fill="none" stroke="{palette.darker(felt, 0.25)}" stroke-width="1.6" '
        'stroke-dasharray="5 3.4 4.4 3.1" stroke-linecap="round"/>'
    )


def _likeness(sheet: Sheet, cat: Cat) -> str:
    """What a token shows: the curled or round body where that is what the cat is known by, else the head."""
    if cat not in HEAD_ON_TOKEN:
        return portrait(sheet, cat, 0, -2 if cat is Cat.TIBBIT else 0, 0.72 if cat is Cat.TIBBIT else 0.78)
    return f'<use href="{head(sheet, cat)}" transform="{HEAD_ON_TOKEN[cat]}"/>'


def _button(color: Color) -> str:
    ground = palette.GROUNDS[color]
    holes = "".join(
        f'<circle cx="{n(x)}" cy="{n(y)}" r="1.3" fill="{palette.darker(ground, 0.75)}"/>' for x, y in _HOLES[color]
    )
    join = 'stroke-linejoin="round"'
    return (
        f'<g><path d="{SIGNS[color]}" transform="translate(.6 1.5)" fill="#1c0f0a" stroke="#1c0f0a" stroke-width="6.8" '
        f'{join} opacity=".4"/>'
        f'<path d="{SIGNS[color]}" fill="{palette.CREAM}" stroke="{palette.CREAM}" stroke-width="6.4" {join}/>'
        f'<path d="{SIGNS[color]}" fill="{palette.darker(ground, 0.35)}" stroke="{palette.darker(ground, 0.35)}" '
        f'stroke-width="1.8" {join}/>'
        f'<path d="{SIGNS[color]}" fill="{palette.lighter(ground, 0.12)}" transform="translate(0 -.4) scale(.86)"/>'
        f"{stroke(_ENGRAVED[color], palette.darker(ground, 0.3), 0.9)}{holes}</g>"
    )


def _rainbow() -> str:
    def arch(radius: float, fill: str) -> str:
        return f'<path d="M{n(-radius)} 7A{n(radius)} {n(radius)} 0 0 1 {n(radius)} 7z" fill="{fill}"/>'

    bands = "".join(
        arch(11.4 - 1.45 * index, palette.lighter(palette.GROUNDS[color], 0.1)) for index, color in enumerate(Color)
    )
    holes = "".join(
        f'<circle cx="{n(7.1 * cos(a))}" cy="{n(7 + 7.1 * sin(a))}" r="1.15" fill="{palette.INK}"/>'
        for a in (-pi * 0.13, -pi * 0.87)
    )
    outline = "M-11.4 7A11.4 11.4 0 0 1 11.4 7H2.7A2.7 2.7 0 0 0 -2.7 7z"
    return (
        f'<g><path d="{outline}" transform="translate(.6 1.5)" fill="#1c0f0a" stroke="#1c0f0a" stroke-width="4" '
        'stroke-linejoin="round" opacity=".4"/>'
        f'<path d="{outline}" fill="{palette.CREAM}" stroke="{palette.CREAM}" stroke-width="3.6" '
        'stroke-linejoin="round"/>'
        f"{bands}{arch(2.7, palette.CREAM)}{holes}</g>"
    )
