"""How each cat lies on its tile: a loaf, a bun, a sphinx; drawn about 160 wide and 110 high."""

from collections.abc import Callable

from calico.drawing.cats import BLACK, COATS, GINGER, WHITE, head
from calico.drawing.sheet import Sheet, n, stroke, use
from calico.rules import Cat


def portrait(sheet: Sheet, cat: Cat, x: float, y: float, scale: float = 1) -> str:
    """The whole cat with its middle at (x, y)."""
    return use(
        sheet.define(f"{cat}-pose", lambda: f"<g>{_shadow(_WIDTHS.get(cat, 70))}{_POSES[cat](sheet)}</g>"), x, y, scale
    )


def _shadow(width: float) -> str:
    return f'<ellipse cx="2" cy="47" rx="{n(width)}" ry="8" fill="#1c0f0a" opacity=".16"/>'


def _fur(sheet: Sheet, cat: Cat, name: str, d: str, marks: str = "", fill: str = "") -> str:
    """A part of the body with marks that stay inside it."""
    coat = COATS[cat]
    inside = ""
    if marks:
        clip = sheet.define(f"{cat}-{name}", lambda: f'<clipPath><path d="{d}"/></clipPath>')
        inside = f'<g clip-path="url({clip})">{marks}</g>'
    return f'<path d="{d}" fill="{fill or coat.fur}"/>{inside}{stroke(d, coat.line, 2.2)}'


def _face(sheet: Sheet, cat: Cat, x: float, y: float, scale: float, turn: float = 0) -> str:
    spin = f" rotate({n(turn)})" if turn else ""
    return f'<use href="{head(sheet, cat)}" transform="translate({n(x)} {n(y)}){spin} scale({n(scale)})"/>'


def _paw(cat: Cat, x: float, y: float, fill: str = "", turn: float = 0, size: float = 1) -> str:
    """A paw with its toes; it points down unless turned."""
    coat = COATS[cat]
    return (
        f'<g transform="translate({n(x)} {n(y)}) rotate({n(turn)}) scale({n(size)})">'
        f'<ellipse rx="11" ry="8.5" fill="{fill or coat.fur}" stroke="{coat.line}" stroke-width="2.2"/>'
        f"{stroke('M-3.5 3V7.5M3.5 3V7.5', coat.line, 1.6)}</g>"
    )


def _limb(cat: Cat, d: str, width: float, fill: str = "") -> str:
    """A leg or a tail along a line."""
    coat = COATS[cat]
    return stroke(d, coat.line, width + 4.4) + stroke(d, fill or coat.fur, width)


def _millie(sheet: Sheet) -> str:
    """A long-haired loaf with a calm face."""
    cat = Cat.MILLIE
    body = (
        "M-62 44L-70 40L-63 34C-66 10 -50 -18 -14 -24C28 -30 60 -8 62 28L70 34L63 40L66 46L56 47C30 51 -40 51 -52 48z"
    )
    marks = (
        f'<path d="M20 -40C40 -34 74 -12 78 20C60 26 44 18 36 2C30 -10 24 -22 20 -40z" fill="{GINGER}"/>'
        f'<path d="M-80 10C-66 -10 -52 -24 -38 -26C-36 -8 -44 12 -58 26C-70 30 -78 22 -80 10z" fill="{BLACK}"/>'
    )
    tail = "M62 40C78 36 80 18 72 8C84 12 92 34 76 46C60 54 30 50 18 46C30 40 50 44 62 40z"
    return (
        _fur(sheet, cat, "body", body, marks)
        + _fur(sheet, cat, "tail", tail, fill=GINGER)
        + stroke("M-16 47Q-14 40 -6 40M16 47Q14 40 6 40", COATS[cat].line, 2)
        + _face(sheet, cat, -6, -8, 0.86)
    )


def _tibbit(sheet: Sheet) -> str:
    """Curled asleep, nose under tail."""
    cat = Cat.TIBBIT
    body = "M-58 12C-60 -22 -28 -44 8 -43C44 -42 66 -18 64 12C62 38 34 50 0 50C-34 50 -57 38 -58 12z"
    bands = "M-8 -46Q-2 -28 -6 -16M14 -46Q20 -28 14 -14M36 -40Q38 -24 28 -10M54 -24Q50 -10 38 -2M66 0Q56 6 44 8"
    tail = "M62 8C64 34 36 51 2 50C-18 49 -34 44 -38 36C-40 30 -32 27 -26 31C-4 42 34 40 42 10C46 0 60 -2 62 8z"
    return (
        _fur(sheet, cat, "body", body, stroke(bands, "#dc9f5e", 7))
        + _face(sheet, cat, -22, 8, 0.66, -14)
        + _fur(sheet, cat, "tail", tail, stroke("M50 -4L66 6M44 18L62 26M30 30L44 46M10 36L14 54", "#dc9f5e", 6))
    )


def _coconut(sheet: Sheet) -> str:
    """Chin on paws, awake enough to notice."""
    cat = Cat.COCONUT
    body = "M-40 48C-44 16 -20 -22 22 -26C56 -28 74 -2 72 28C71 40 66 48 56 48z"
    bands = "M10 -30Q14 -12 8 0M30 -32Q36 -12 30 2M50 -26Q54 -8 46 6M68 -8Q66 6 56 14M74 16Q66 26 56 28"
    return (
        _fur(sheet, cat, "body", body, stroke(bands, "#5f666e", 6))
        + _limb(cat, "M70 36C68 45 56 44 34 44", 8)
        + stroke("M68 38L73 43M56 40L57 48M46 40V48", "#5f666e", 3.5)
        + _paw(cat, -44, 44, WHITE, 8, 1.15)
        + _paw(cat, 10, 44, WHITE, -8, 1.15)
        + _face(sheet, cat, -17, 11, 0.82)
    )


def _cira(sheet: Sheet) -> str:
    """Stretched out, as long as the sofa allows."""
    cat = Cat.CIRA
    body = "M-50 36C-58 12 -34 4 -8 7C20 9 44 -6 62 8C74 20 70 42 48 45C14 49 -38 50 -50 36z"
    belly = f'<path d="M-44 44C-10 34 24 36 52 44L40 56H-40z" fill="{COATS[cat].muzzle}"/>'
    return (
        _limb(cat, "M62 22C78 22 84 6 76 -10C73 -17 64 -18 60 -13", 8)
        + _limb(cat, "M-44 32L-74 36", 11)
        + _fur(sheet, cat, "body", body, belly)
        + _limb(cat, "M-36 41C-50 45 -60 44 -72 45", 11)
        + _limb(cat, "M46 30C40 44 52 45 70 44", 11)
        + stroke("M40 12C30 22 32 32 40 38", COATS[cat].line, 2)
        + _face(sheet, cat, -34, 4, 0.7, -7)
    )


def _gwenivere(sheet: Sheet) -> str:
    """On her back, all paws in the air."""
    cat = Cat.GWENIVERE
    tail = "M56 38C76 44 86 34 84 18C83 11 75 12 76 19C77 28 68 32 58 26z"
    body = "M-44 40C-52 14 -28 -6 6 -8C40 -10 66 8 66 30C66 46 40 50 6 50C-20 50 -38 50 -44 40z"
    belly = f'<path d="M-40 2C-10 -20 40 -16 52 8C40 26 -16 30 -40 20z" fill="{WHITE}"/>'
    legs = "".join(_limb(cat, d, 13) for d in ("M-22 4L-28 -26", "M-2 0L0 -30", "M34 -2L30 -28", "M54 10L64 -16"))
    paws = "".join(_paw(cat, x, y, WHITE, 180, 0.9) for x, y in ((-28, -28), (0, -32), (30, -30), (65, -18)))
    return (
        _fur(sheet, cat, "tail", tail)
        + legs
        + _fur(sheet, cat, "body", body, belly)
        + paws
        + _face(sheet, cat, -48, 22, 0.72, 196)
    )


def _callie(sheet: Sheet) -> str:
    """Small, sitting, head up."""
    cat = Cat.CALLIE
    body = "M-26 48C-34 26 -24 4 -14 -6H14C24 4 36 24 28 48z"
    marks = (
        f'<path d="M2 -10H40V20C26 24 12 14 2 -10zM-40 30C-30 22 -18 26 -16 36C-16 44 -22 52 -40 52z" fill="{GINGER}"/>'
        f'<path d="M-9 0C-4 8 4 8 9 0L10 50H-10z" fill="{WHITE}"/>'
    )
    tail = "M24 46C44 50 56 38 50 20C48 12 40 15 41 22C44 34 34 38 22 36z"
    return (
        _fur(sheet, cat, "tail", tail, f'<path d="M36 10H60V30H36z" fill="{GINGER}"/>')
        + _fur(sheet, cat, "body", body, marks)
        + _paw(cat, -10, 46, WHITE, size=0.85)
        + _paw(cat, 10, 46, WHITE, size=0.85)
        + _face(sheet, cat, 0, -22, 0.74)
    )


def _rumi(sheet: Sheet) -> str:
    """Round as a bun."""
    cat = Cat.RUMI
    body = "M-54 12C-56 -24 -30 -48 0 -48C30 -48 56 -24 54 12C53 38 30 50 0 50C-30 50 -53 38 -54 12z"
    bands = "M-24 -46Q-26 -34 -36 -26M24 -46Q26 -34 36 -26M-48 -22Q-44 -12 -52 -4M48 -22Q44 -12 52 -4"
    sides = "M-56 14Q-46 14 -42 22M56 14Q46 14 42 22M-50 34Q-42 30 -36 36M50 34Q42 30 36 36"
    return (
        _fur(sheet, cat, "body", body, stroke(bands + sides, "#b85f1d", 7))
        + _paw(cat, -13, 45, size=0.9)
        + _paw(cat, 13, 45, size=0.9)
        + _face(sheet, cat, 0, 4, 0.8)
    )


def _tecolote(sheet: Sheet) -> str:
    """A sphinx: upright, paws in front, on guard."""
    cat = Cat.TECOLOTE
    body = "M-62 48C-68 28 -50 12 -34 8C-26 -6 26 -6 34 8C50 12 68 28 62 48z"
    bands = (
        "M-66 26Q-56 26 -52 34M66 26Q56 26 52 34M-56 12Q-48 16 -46 26M56 12Q48 16 46 26"
        "M-40 4Q-36 12 -38 22M40 4Q36 12 38 22"
    )
    chest = '<path d="M-16 2C-10 16 10 16 16 2L12 50H-12z" fill="#dcc19a"/>'
    legs = _limb(cat, "M-17 24V44", 15) + _limb(cat, "M17 24V44", 15)
    return (
        _fur(sheet, cat, "body", body, stroke(bands, "#543a26", 6) + chest)
        + legs
        + stroke("M-26 28H-18M-26 36H-18M26 28H18M26 36H18", "#543a26", 3.5)
        + _paw(cat, -17, 46, size=1.05)
        + _paw(cat, 17, 46, size=1.05)
        + _face(sheet, cat, 0, -18, 0.78)
    )


def _almond(sheet: Sheet) -> str:
    """Belly up, paws folded, entirely at ease."""
    cat = Cat.ALMOND
    dark = "#6d5145"
    tail = "M-52 34C-74 40 -88 26 -82 8C-80 1 -72 3 -73 10C-76 22 -68 28 -54 22z"
    body = "M48 36C54 8 30 -14 -6 -14C-42 -14 -66 6 -64 28C-62 46 -36 50 -4 50C28 50 44 50 48 36z"
    belly = f'<ellipse cx="-12" cy="8" rx="40" ry="17" fill="{WHITE}"/>'
    return (
        _fur(sheet, cat, "tail", tail, fill=dark)
        + _fur(sheet, cat, "body", body, belly)
        + _paw(cat, -44, -8, dark, 200, 1.05)
        + _paw(cat, -22, -14, dark, 170, 1.05)
        + _paw(cat, 8, 2, dark, 30, 0.95)
        + _paw(cat, 26, -4, dark, 10, 0.95)
        + _face(sheet, cat, 48, 18, 0.74, 112)
    )


def _leo(sheet: Sheet) -> str:
    """Dozing, white bib and paws in front."""
    cat = Cat.LEO
    tail = "M-56 44C-80 48 -90 30 -80 18C-76 13 -70 18 -73 24C-76 34 -66 36 -54 34z"
    body = "M-64 46C-70 10 -38 -20 4 -18C38 -16 60 8 60 46C40 50 -40 50 -64 46z"
    bib = f'<path d="M14 20C24 34 52 34 60 22V52H10z" fill="{WHITE}"/>'
    return (
        _fur(sheet, cat, "tail", tail)
        + _fur(sheet, cat, "body", body, bib)
        + stroke("M-40 46C-44 30 -34 20 -18 22", COATS[cat].line, 2.2)
        + _paw(cat, 18, 45, WHITE, size=1.1)
        + _paw(cat, 54, 45, WHITE, size=1.1)
        + _face(sheet, cat, 35, 6, 0.82, 6)
    )


_WIDTHS = {Cat.CALLIE: 44.0, Cat.RUMI: 56.0, Cat.TIBBIT: 62.0}  # of the shadow, where it is not the usual
_POSES: dict[Cat, Callable[[Sheet], str]] = {
    Cat.MILLIE: _millie,
    Cat.TIBBIT: _tibbit,
    Cat.COCONUT: _coconut,
    Cat.CIRA: _cira,
    Cat.GWENIVERE: _gwenivere,
    Cat.CALLIE: _callie,
    Cat.RUMI: _rumi,
    Cat.TECOLOTE: _tecolote,
    Cat.ALMOND: _almond,
    Cat.LEO: _leo,
}
