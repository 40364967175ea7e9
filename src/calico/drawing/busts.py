"""The players as cats: a bust on a felt disc for each of ours, and a dressmaker's dummy for anybody else's."""

from collections.abc import Callable

from calico.drawing import palette
from calico.drawing.cats import BLACK, GINGER, WHITE, Coat, cat_mark, head_of, stripes
from calico.drawing.sheet import Sheet, group, hexagon, n, stroke, use
from calico.drawing.signs import SIGNS
from calico.drawing.tokens import felt_disc
from calico.rules import Color

_PINK, _YELLOW, _GREEN, _LIGHT_BLUE, _DARK_BLUE, _PURPLE = (palette.GROUNDS[color] for color in Color)
_GOLD = "#d9a62e"
_SHOULDERS = "M-42 56C-44 30 -26 18 0 18C26 18 44 30 42 56z"
_EDGE = 2.2


def bust(sheet: Sheet, name: str, x: float = 0, y: float = 0, scale: float = 1) -> str:
    """The portrait of a player on its felt disc of radius 50; one that we have not drawn gets the dummy."""
    name = name if name in BUSTS else OTHER
    return use(sheet.define(f"bot-{name}", lambda: _on_felt(sheet, *BUSTS[name](sheet))), x, y, scale)


def _on_felt(sheet: Sheet, felt: str, drawn: str) -> str:
    """Cut off at the rim below; ears may reach over it above."""
    clip = sheet.define("bust-clip", lambda: '<clipPath><path d="M-60 -60H60V0H45A45 45 0 0 1 -45 0H-60z"/></clipPath>')
    return f'<g>{felt_disc(felt)}<g clip-path="url({clip})">{drawn}</g></g>'


def _cut(d: str, fill: str, line: str = "", width: float = _EDGE) -> str:
    """A piece of cloth or fur; with a line round it, if one is given."""
    edge = f' stroke="{line}" stroke-width="{n(width)}"' if line else ""
    return f'<path d="{d}" fill="{fill}"{edge}/>'


def _shoulders(fill: str, line: str, marks: str = "") -> str:
    return _cut(_SHOULDERS, fill, line) + marks


def _head(sheet: Sheet, coat: Coat, x: float, y: float, scale: float, turn: float = 0) -> str:
    spin = f" rotate({n(turn)})" if turn else ""
    return f'<g transform="translate({n(x)} {n(y)}){spin} scale({n(scale)})">{head_of(sheet, coat)}</g>'


def _blindfolded(sheet: Sheet) -> tuple[str, str]:
    """Sees nothing, lays anything: a cloth over the eyes, a die at hand."""
    coat = Coat("#a9a4a0", "#3f3b3a", "", muzzle=WHITE, whisker="#6f6a68")
    dark = palette.darker(_DARK_BLUE, 0.4)
    cloth = (
        _cut("M28 -16C38 -26 46 -22 50 -28L47 -12C42 -14 36 -8 28 -10z", _DARK_BLUE, dark, 1.8)
        + _cut("M-33 -16C-16 -24 16 -24 33 -16L31 -3C16 -9 -16 -9 -31 -3z", _DARK_BLUE, dark)
        + stroke("M-26 -11Q0 -18 26 -11", palette.lighter(_DARK_BLUE, 0.35), 1.8, 'stroke-dasharray="3 3"')
    )
    pips = "".join(f'<circle cx="{x}" cy="{y}" r="2.6" fill="#3f3b3a"/>' for x, y in ((-6, -6), (0, 0), (6, 6)))
    die = f'<g transform="rotate(-14)">{_cut("M-12 -12H12V12H-12z", WHITE, coat.line)}{pips}</g>'
    return "#cfc8bd", (
        _shoulders(coat.fur, coat.line) + group(die, 17, 30) + _head(sheet, coat, 0, -10, 0.82) + group(cloth, 0, 1)
    )


def _kitten(sheet: Sheet) -> tuple[str, str]:
    """All eyes, and a ball of yarn that is nearly as big as itself."""
    coat = Coat(
        WHITE, "#6a5348", "", eyes="wide", iris="#63b5c9", whisker="#8a776c",
        marks=_cut("M-50 -50H-4C-6 -32 -14 -20 -26 -14C-36 -10 -44 -12 -50 -8z", GINGER),
    )  # fmt: skip
    line = palette.darker(_PINK, 0.35)
    yarn = (
        f'<circle r="17" fill="{palette.lighter(_PINK, 0.2)}" stroke="{line}" stroke-width="{_EDGE}"/>'
        + stroke("M-14 -7Q0 -15 14 -6M-16 1Q0 -9 16 2M-13 9Q-2 -2 9 14M-5 15Q-4 4 -12 -9", line, 1.8)
        + stroke("M13 10C24 16 28 4 38 8", palette.lighter(_PINK, 0.2), 2.6)
    )
    paw = f'<ellipse cx="-1" cy="17" rx="8" ry="6.4" fill="{WHITE}" stroke="{coat.line}" stroke-width="{_EDGE}"/>'
    body = _cut("M-26 56C-28 32 -16 14 -4 14C12 14 22 32 20 56z", WHITE, coat.line)
    return "#f4c9d2", body + group(yarn, 15, 25) + paw + _head(sheet, coat, -6, -10, 0.74, -7)


def _collector(sheet: Sheet) -> tuple[str, str]:
    """Wants it now: a button between the teeth and more of them under the chin."""
    coat = Coat(
        "#8e8a92", "#37343b", "", eyes="open", iris="#e7c64a", muzzle=WHITE,
        marks=_cut(
            "M-50 -6C-38 -14 -20 -12 -6 -4L0 2L6 -4C20 -12 38 -14 50 -6V14C36 20 22 16 12 10H-12C-22 16 -36 20 -50 14z",
            "#4a464e",
        ),
    )  # fmt: skip
    pile = "".join(
        _button(ground, x, y, size)
        for ground, x, y, size in (
            (_LIGHT_BLUE, -28, 29, 1.0), (_PURPLE, 29, 29, 1.0), (_GREEN, -10, 36, 1.0), (_PINK, 11, 36, 1.0),
        )
    )  # fmt: skip
    caught = _button(_YELLOW, 0, 12, 0.95)
    return "#b9d3a6", _shoulders(coat.fur, coat.line) + pile + _head(sheet, coat, 0, -11, 0.84) + caught


def _dreamer(sheet: Sheet) -> tuple[str, str]:
    """Asleep under a nightcap, among stars."""
    coat = Coat("#f0d3a4", "#8a5a32", "", marks=stripes("#dda463", 4.5))
    dark = palette.darker(_PURPLE, 0.4)
    sleeve = "M-25 -22C-22 -46 2 -60 24 -48C34 -42 40 -30 40 -18C30 -26 24 -28 18 -24C10 -29 -14 -29 -25 -22z"
    cap = (
        _cut(sleeve, _PURPLE, dark)
        + stroke("M-25 -21C-14 -29 10 -29 19 -23", WHITE, 7)
        + f'<circle cx="39" cy="-15" r="6.5" fill="{WHITE}" stroke="{dark}" stroke-width="1.6"/>'
        + f'<path d="{SIGNS[Color.YELLOW]}" transform="translate(5 -40) scale(.75)" fill="{_YELLOW}"/>'
    )
    stars = "".join(
        group(_cut("M0 -5L1.3 -1.3L5 0L1.3 1.3L0 5L-1.3 1.3L-5 0L-1.3 -1.3z", palette.BOTH_WAYS), x, y, size)
        for x, y, size in ((-34, -18, 1.2), (-25, -33, 0.8), (36, 8, 0.9), (-38, 8, 0.7))
    )
    pillow = _cut("M-50 58C-50 30 -40 20 -26 22C-10 25 12 25 27 22C41 20 50 30 50 58z", WHITE, "#8f86a8")
    pillow += stroke("M-35 30Q-32 36 -26 37M35 30Q32 36 26 37", "#c5bfd6", 2)
    return "#4d568f", stars + pillow + group(_head(sheet, coat, -2, 4, 0.76, -10) + cap, -3, 6, 0.92)


def _tailor(sheet: Sheet) -> tuple[str, str]:
    """A tape round the neck and pins in the lapel."""
    coat = Coat("#b98a5c", "#4a301c", "", marks=stripes("#7a532f", 4.5), muzzle="#eed9b8", eyes="open", iris="#7fa650")
    waistcoat = "#4d6b5a"
    dark = palette.darker(waistcoat, 0.4)
    cloth = (
        _cut("M-9 22L0 44L9 22z", WHITE)
        + stroke("M-9 22L0 45L9 22M0 45V60", dark, 2)
        + "".join(
            stroke(f"M{x} {y}l5 -9", "#e8e4dc", 1.6) + f'<circle cx="{x + 5}" cy="{y - 9}" r="2.2" fill="{color}"/>'
            for x, y, color in ((-31, 45, _PINK), (-25, 47, _YELLOW))
        )
    )
    edge = palette.darker(_YELLOW, 0.45)
    tape = (
        stroke("M-22 20C-20 34 -14 40 -13 62M22 20C20 34 14 40 13 62", edge, 11)
        + stroke("M-22 20C-20 34 -14 40 -13 62M22 20C20 34 14 40 13 62", _YELLOW, 8)
        + stroke("M-24 27L-19 26M-21 34L-16 32M-18 41L-13 39M24 27L19 26M21 34L16 32M18 41L13 39", edge, 1.6)
    )
    return "#e6c9a0", _shoulders(waistcoat, dark, cloth) + tape + _head(sheet, coat, 0, -12, 0.82)


def _quilter(sheet: Sheet) -> tuple[str, str]:
    """Wrapped in her own quilt, a threaded needle at hand."""
    coat = Coat(
        BLACK, "#8d7a70", "", eyes="calm", muzzle=WHITE,
        marks=(
            _cut("M0 -50H50V10C40 12 26 8 18 0C10 -8 4 -20 0 -50z", GINGER)
            + _cut("M-50 4C-38 0 -28 6 -24 16C-22 26 -30 34 -50 34z", GINGER)
            + _cut("M0 -22C3 -10 7 0 12 10C8 18 -8 18 -12 10C-7 0 -3 -10 0 -22z", WHITE)
        ),
    )  # fmt: skip
    clip = sheet.define("shawl-clip", lambda: f'<clipPath><path d="{_SHOULDERS}"/></clipPath>')
    patches = "".join(
        _cut(hexagon(13, x, y), ground) + stroke(hexagon(13, x, y), palette.CREAM, 1.6, 'stroke-dasharray="2.6 3"')
        for ground, x, y in (
            (_GREEN, -34, 25), (_LIGHT_BLUE, -11.5, 25), (_PINK, 11.5, 25), (_YELLOW, 34, 25),
            (_PURPLE, -22.7, 45), (_YELLOW, 0, 45), (_DARK_BLUE, 22.7, 45),
        )
    )  # fmt: skip
    shawl = f'<g clip-path="url({clip})">{patches}</g>{stroke(_SHOULDERS, palette.INK, _EDGE)}'
    needle = stroke("M25 15L41 -14", "#5d636b", 4.6) + stroke("M25 15L41 -14", "#e9edf0", 2.6)
    thread = stroke("M40 -11C50 -2 32 10 36 20C38 26 44 24 43 18", _PINK, 2)
    return "#a9c3b6", shawl + _head(sheet, coat, -3, -12, 0.8) + thread + needle


def _designer(sheet: Sheet) -> tuple[str, str]:
    """A beret, a pencil behind the ear, and an eye for it."""
    dark = "#5b4136"
    coat = Coat(
        "#f3e6cf", "#4d382e", "", ear="#6d5145", eyes="open", iris="#4f9fdc", nose="#3f2e28", whisker="#7d675a",
        marks=(
            _cut("M0 -12C16 -12 26 2 22 16C18 32 8 40 0 40C-8 40 -18 32 -22 16C-26 2 -16 -12 0 -12z", dark)
            + _cut("M-40 -14L-34 -50L-10 -29C-20 -27 -30 -22 -40 -14zM40 -14L34 -50L10 -29C20 -27 30 -22 40 -14z", dark)
        ),
    )  # fmt: skip
    red, dark_red = "#b5302f", "#6a2123"
    beret = (
        _cut("M-22 -27C-32 -44 -8 -56 14 -52C34 -48 40 -36 27 -30C16 -36 -10 -36 -22 -27z", red, dark_red)
        + stroke("M12 -52Q12 -57 16 -58", dark_red, 3.4)
        + stroke("M-18 -38Q-6 -47 12 -46", palette.lighter(red, 0.3), 2)
    )
    pencil = (
        stroke("M24 -4L46 -30", palette.darker(_YELLOW, 0.5), 7.4) + stroke("M24 -4L44 -27.6", _YELLOW, 5)
        + stroke("M20.6 0L23.4 -3.4", "#f0d9b0", 4)
    )  # fmt: skip
    collar = _cut("M-18 16C-8 22 8 22 18 16L20 28C8 35 -8 35 -20 28z", "#3b3a46", "#1d1c24")
    jersey = _shoulders("#32313c", "#1d1c24")
    tools = group(beret, 1, 3, 0.86) + group(pencil, -2, 2, 0.95)
    return "#d9b3a8", jersey + collar + _head(sheet, coat, 0, -6, 0.8) + tools


def _master(sheet: Sheet) -> tuple[str, str]:
    """Long fur, gold spectacles, a robe with a rosette; has seen every quilt there is."""
    coat = Coat(
        "#dfe0e4", "#55525c", "", eyes="open", iris="#6fa06a", whisker="#7c7983", is_fluffy=True, muzzle=WHITE,
        marks=_cut(
            "M-50 -50H-8C-8 -30 -18 -18 -30 -10C-40 -4 -50 -4 -50 -4zM50 -50H8C8 -30 18 -18 30 -10C40 -4 50 -4 50 -4z",
            "#9a98a4",
        ),
    )  # fmt: skip
    robe = palette.darker(_PURPLE, 0.25)
    seams = stroke(
        "M-30 30L-14 60M30 30L14 60M-40 46L-26 60M40 46L26 60", palette.BOTH_WAYS, 1.6, 'stroke-dasharray="3 2.6"'
    )
    ruff = _cut("M-27 19C-14 32 14 32 27 19L20 38L10 31L0 44L-10 31L-20 38z", WHITE, coat.line, 1.8)
    glasses = (
        '<g fill="#fff" fill-opacity=".28" stroke="{0}" stroke-width="{1}">'
        '<circle cx="-13.4" cy="-10.4" r="10"/><circle cx="13.4" cy="-10.4" r="10"/></g>'
    )
    rims = glasses.format(palette.darker(_GOLD, 0.45), 4.4) + glasses.format(_GOLD, 2.4)
    bridge = stroke("M-3.6 -11Q0 -14.4 3.6 -11M-23.4 -12L-30 -15M23.4 -12L30 -15", _GOLD, 2.4)
    rosette = (
        stroke("M-3 5L-6 17M3 5L6 17", _PINK, 4.4)
        + f'<path d="{SIGNS[Color.PINK]}" fill="{_GOLD}" stroke="{palette.darker(_GOLD, 0.45)}" stroke-width="1.6"/>'
        + f'<circle r="3" fill="{WHITE}"/>'
    )
    return "#d8c48d", (
        _shoulders(robe, palette.darker(robe, 0.5), seams) + ruff + _head(sheet, coat, 0, -11, 0.82) + rims + bridge
        + group(rosette, 27, 27, 0.9)
    )  # fmt: skip


def _dummy(sheet: Sheet) -> tuple[str, str]:
    """A head of linen with a seam across it: somebody else's player."""
    del sheet
    linen, line = palette.LINEN, "#8d7a60"
    stand = _cut("M-14 20H14L20 60H-20z", palette.WOOD, palette.WOOD_DARK)
    seam = stroke("M0 -22C3 -8 3 14 0 28M-32 2C-16 8 16 8 32 2", line, 2, 'stroke-dasharray="4 3.4"')
    return "#b7c0c4", stand + group(cat_mark(line, scale=0.88) + cat_mark(linen, scale=0.82) + seam, 0, -9)


def _button(ground: str, x: float, y: float, scale: float) -> str:
    holes = "".join(
        f'<circle cx="{dx}" cy="{dy}" r="1.7" fill="{palette.darker(ground, 0.7)}"/>'
        for dx in (-3, 3)
        for dy in (-3, 3)
    )
    return group(
        f'<circle r="10.5" fill="{ground}" stroke="{palette.darker(ground, 0.45)}" stroke-width="{_EDGE}"/>'
        f'<circle r="7.4" fill="none" stroke="{palette.darker(ground, 0.25)}" stroke-width="1.4"/>{holes}',
        x, y, scale,
    )  # fmt: skip


OTHER = "other"
BUSTS: dict[str, Callable[[Sheet], tuple[str, str]]] = {  # the felt's colour and what is drawn on it
    "random": _blindfolded,
    "kitten": _kitten,
    "greedy": _collector,
    "dreamer": _dreamer,
    "tailor": _tailor,
    "quilter": _quilter,
    "designer": _designer,
    "master": _master,
    OTHER: _dummy,
}
