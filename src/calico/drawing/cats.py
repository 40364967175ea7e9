"""The ten cats: each has its own coat and its own way of lying about."""

from dataclasses import dataclass

from calico.drawing.sheet import Sheet, n, stroke
from calico.rules import Cat

BLACK = "#2b2529"
WHITE = "#fdf8ee"
GINGER = "#e08a3a"
PINK = "#e3a08f"


@dataclass(frozen=True, slots=True)
class Coat:
    """How a cat looks: fur, the marks on its face, its eyes, and the felt that its token lies on."""

    fur: str
    line: str  # outlines, closed eyes, mouth
    felt: str
    ear: str = PINK
    marks: str = ""  # clipped to the head
    muzzle: str = ""
    eyes: str = "asleep"  # or "open", "wide", "calm"
    iris: str = "#8fae3c"
    nose: str = "#c9705f"
    is_fluffy: bool = False
    whisker: str = "#fffaf0"


_HEAD = (
    "M-41 11C-43 0 -39 -12 -38 -22C-37.5 -29 -37 -35 -35.5 -41C-34.5 -44 -31.5 -44 -29 -41.5L-15 -28"
    "C-6 -31 6 -31 15 -28L29 -41.5C31.5 -44 34.5 -44 35.5 -41C37 -35 37.5 -29 38 -22C39 -12 43 0 41 11"
    "C39 28 21 36 0 36C-21 36 -39 28 -41 11z"
)
_FLUFFY = (
    "M-37 2C-39 -10 -38 -24 -35 -40C-34 -43.5 -31 -43.5 -28.5 -41L-13 -28C-8 -30 -5 -31 -3 -34C-1 -31 3 -33 5 -36"
    "C6 -31 10 -29 13 -28L28.5 -41C31 -43.5 34 -43.5 35 -40C38 -24 39 -10 37 2L46 12L39 13.5L44 24L35 24L36 34L25 31"
    "C18 36 8 38 0 38C-8 38 -18 36 -25 31L-36 34L-35 24L-44 24L-39 13.5L-46 12z"
)
_EARS = (
    "M-33 -20C-33 -28 -32 -33 -31 -37L-20 -27C-26 -25 -30 -23 -33 -20z"
    "M33 -20C33 -28 32 -33 31 -37L20 -27C26 -25 30 -23 33 -20z"
)
_WHISKERS = "M-25 17L-45 13M-25 21L-44 23M25 17L45 13M25 21L44 23"


def stripes(color: str, width: float = 4) -> str:
    """A tabby's forehead and cheeks."""
    lines = (
        "M0 -31V-13M-9 -30Q-10 -22 -7 -15M9 -30Q10 -22 7 -15M-18 -26Q-19 -20 -15 -14M18 -26Q19 -20 15 -14"
        "M-40 6Q-32 6 -27 9M-38 16Q-31 14 -25 16M40 6Q32 6 27 9M38 16Q31 14 25 16"
    )
    return stroke(lines, color, width)


_BLAZE = f'<path d="M0 -22C5 -8 12 2 18 12C20 26 10 40 0 40C-10 40 -20 26 -18 12C-12 2 -5 -8 0 -22z" fill="{WHITE}"/>'

COATS = {
    Cat.MILLIE: Coat(
        WHITE, "#5b4a42", "#a9c3b6", whisker="#8a776c", eyes="calm", is_fluffy=True,
        marks=(
            f'<path d="M-50 -50H-2C-2 -34 -6 -22 -10 -14C-16 -2 -30 4 -50 6z" fill="{GINGER}"/>'
            f'<path d="M50 -50H8C10 -36 14 -26 18 -16C24 -4 34 0 50 0z" fill="{BLACK}"/>'
        ),
    ),
    Cat.TIBBIT: Coat(
        "#f3cf9f", "#8a5a32", "#9db4c9", marks=stripes("#dc9f5e", 4.5),
    ),
    Cat.COCONUT: Coat(
        "#9aa1a8", "#3f4247", "#e3cda4", marks=stripes("#5f666e"), muzzle=WHITE, eyes="open", iris="#b9c95a",
    ),
    Cat.CIRA: Coat("#d9b782", "#6d4d2c", "#8fa7a0", eyes="open", iris="#6fa06a", muzzle="#efdcb8"),
    Cat.GWENIVERE: Coat(BLACK, "#151215", "#d9b3a8", marks=_BLAZE, eyes="open", iris="#e7c64a"),
    Cat.CALLIE: Coat(
        BLACK, "#1f1a1c", "#c9d2b0", eyes="open", iris="#d8b23c",
        marks=(
            f'<path d="M0 -50H50V50H0C4 40 -4 34 0 26C4 16 -3 8 0 0C3 -10 -4 -20 0 -50z" fill="{GINGER}"/>'
            f'<path d="M-38 -6C-30 -8 -24 -2 -28 6C-32 10 -38 8 -40 4z" fill="{GINGER}"/>'
            f'<path d="M36 -44L20 -28C24 -20 34 -20 40 -24z" fill="{BLACK}"/>'
        ),
        muzzle=WHITE,
    ),
    Cat.RUMI: Coat(GINGER, "#7c3f14", "#b7c7d8", marks=stripes("#b85f1d", 5)),
    Cat.TECOLOTE: Coat(
        "#9c7650", "#3d2a1c", "#d8cdb5", marks=stripes("#543a26", 5), muzzle="#dcc19a", eyes="open", iris="#e8b93e",
    ),
    Cat.ALMOND: Coat(
        "#f3e6cf", "#4d382e", "#b9a6c0", whisker="#7d675a", ear="#6d5145", eyes="open", iris="#5fa7d6", nose="#3f2e28",
        marks=(
            '<path d="M0 -12C16 -12 24 2 20 16C16 32 8 40 0 40C-8 40 -16 32 -20 16C-24 2 -16 -12 0 -12z" '
            'fill="#6d5145"/><path d="M-40 -14L-34 -50L-10 -29C-20 -27 -30 -22 -40 -14z'
            'M40 -14L34 -50L10 -29C20 -27 30 -22 40 -14z" fill="#5b4136"/>'
        ),
    ),
    Cat.LEO: Coat(
        BLACK, "#8d8288", "#e2c48f",
        marks=f'<path d="M-13 24C-8 18 8 18 13 24C16 34 10 42 0 42C-10 42 -16 34 -13 24z" fill="{WHITE}"/>',
    ),
}  # fmt: skip


def cat_mark(color: str, face: str = "", scale: float = 1) -> str:
    """A plain cat's head in one colour, about 84 wide; with `face`, asleep."""
    sleeping = stroke("M-24 2Q-16 10 -8 2M24 2Q16 10 8 2M-4 15L0 18L4 15", face, 3.4) if face else ""
    return f'<g transform="scale({n(scale)})"><path d="{_HEAD}" fill="{color}"/>{sleeping}</g>'


def head(sheet: Sheet, cat: Cat) -> str:
    """The reference to the cat's head, within a circle of radius 50."""
    return sheet.define(f"{cat}-head", lambda: head_of(sheet, COATS[cat]))


def head_of(sheet: Sheet, coat: Coat) -> str:
    """The head of any cat with this coat."""
    outline = _FLUFFY if coat.is_fluffy else _HEAD
    clip = sheet.define(
        "fluffy-clip" if coat.is_fluffy else "head-clip", lambda: f'<clipPath><path d="{outline}"/></clipPath>'
    )
    parts = [f'<path d="{outline}" fill="{coat.fur}"/>', f'<g clip-path="url({clip})">{coat.marks}</g>']
    parts.append(f'<path d="{_EARS}" fill="{coat.ear}"/>')
    if coat.muzzle:
        parts.append(f'<ellipse cx="0" cy="22" rx="17" ry="12.5" fill="{coat.muzzle}"/>')
    parts.append(stroke(outline, coat.line, 2.4))
    parts.append(_eyes(coat))
    parts.append(
        f'<path d="M-4.6 11.5C-2 10.2 2 10.2 4.6 11.5C4 15 2 17 0 17.6C-2 17 -4 15 -4.6 11.5z" fill="{coat.nose}"/>'
    )
    parts.append(stroke("M0 17.5V21C-2 25.5 -8 26 -11 22.5M0 21C2 25.5 8 26 11 22.5", coat.line, 2.2))
    parts.append(stroke(_WHISKERS, coat.whisker, 1.3))
    return f"<g>{''.join(parts)}</g>"


def _eyes(coat: Coat) -> str:
    if coat.eyes in ("open", "wide"):
        size, pupil = (1.0, 3.0) if coat.eyes == "open" else (1.35, 6.4)
        return "".join(
            f'<ellipse cx="{x}" cy="1" rx="{n(7.6 * size)}" ry="{n(8.2 * size)}" fill="{coat.iris}" '
            f'stroke="{coat.line}" stroke-width="1.8"/>'
            f'<ellipse cx="{x}" cy="1" rx="{n(pupil)}" ry="{n(6.4 * size)}" fill="#17110f"/>'
            f'<circle cx="{x + 2}" cy="-2.4" r="{n(1.9 * size)}" fill="#fff"/>'
            for x in (-16, 16)
        )
    bend = 9 if coat.eyes == "asleep" else 4
    return stroke(f"M-24 0Q-16 {bend} -8 0M8 0Q16 {bend} 24 0", coat.line, 3)
