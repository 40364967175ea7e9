"""The moving parts of a cat: lids that close, a tail that swings, and the cat as it walks in. For the page alone."""

from dataclasses import dataclass
from functools import partial

from calico.drawing.cats import BLACK, COATS, GINGER, WHITE, head
from calico.drawing.sheet import Sheet, n, stroke
from calico.drawing.tokens import HEAD_ON_TOKEN
from calico.rules import Cat

# Behind the felt disc of a token, which has radius 50: the tail comes out below at the right. Tibbit sleeps on his.
_TAIL = "M26 34C50 50 68 38 66 16C65 6 56 5 54 13"
_WALKING_TAIL = "M-42 -8C-60 -14 -68 -34 -58 -52C-55 -57 -48 -56 -48 -50"
_BODY = "M-48 -2C-50 -24 -22 -27 6 -25C30 -24 46 -20 46 -4C46 12 28 16 0 15C-28 14 -47 14 -48 -2z"
_BANDS = "M-34 -26V-8M-20 -28V-10M-6 -28V-10M8 -28V-10M22 -27V-11"
_SHOULDERS_AND_HIPS = ((-34.0, 30.0), (-24.0, 20.0))  # the near pair of legs, then the far one


@dataclass(frozen=True, slots=True)
class Markings:
    """What a cat shows besides its coat when it moves: lids (left, right), tail, bands, socks, patches."""

    lids: tuple[str, str] | None = None  # None if its eyes are closed anyway
    tail: str = ""
    bands: str = ""
    socks: str = ""
    patches: str = ""


_CALICO = (
    f'<path d="M-50 -30H-22C-18 -16 -28 -4 -50 0z" fill="{GINGER}"/>'
    f'<path d="M2 -30H26C26 -16 18 -8 8 -10C2 -12 0 -22 2 -30z" fill="{BLACK}"/>'
)
_TORTIE = f'<path d="M-40 -30H-14C-14 -16 -24 -4 -36 -8zM10 -30H40V6C26 4 12 -10 10 -30z" fill="{GINGER}"/>'
_MARKINGS = {
    Cat.MILLIE: Markings(tail=GINGER, patches=_CALICO),
    Cat.TIBBIT: Markings(bands="#dc9f5e"),
    Cat.COCONUT: Markings(("#9aa1a8", "#9aa1a8"), bands="#5f666e", socks=WHITE),
    Cat.CIRA: Markings(("#d9b782", "#d9b782")),
    Cat.GWENIVERE: Markings((BLACK, BLACK), socks=WHITE),
    Cat.CALLIE: Markings((BLACK, GINGER), patches=_TORTIE, socks=WHITE),
    Cat.RUMI: Markings(bands="#b85f1d"),
    Cat.TECOLOTE: Markings(("#9c7650", "#9c7650"), bands="#543a26"),
    Cat.ALMOND: Markings(("#8d7364", "#8d7364"), tail="#6d5145", socks="#6d5145"),
    Cat.LEO: Markings(socks=WHITE),
}


def motion(sheet: Sheet, cat: Cat) -> None:
    """Define the cat's `-swing` (the tail) and `-lids` for its token, `-walking`, and its legs `-step-1` and `-step-2`.

    The walker looks to the right, is about 130 wide, and its feet stand on y = 40.
    """
    sheet.define(f"{cat}-swing", lambda: f"<g>{'' if cat is Cat.TIBBIT else _tail(cat, _TAIL, 11)}</g>")
    sheet.define(f"{cat}-lids", lambda: _lids(cat))
    sheet.define(f"{cat}-walking", lambda: _walking(sheet, cat))
    for number, legs in enumerate(_SHOULDERS_AND_HIPS, start=1):
        sheet.define(f"{cat}-step-{number}", partial(_legs, cat, legs))


def _tail(cat: Cat, d: str, width: float) -> str:
    coat, marks = COATS[cat], _MARKINGS[cat]
    rings = f' stroke-dasharray="0 14 5 9 5 9 5 99" fill="none" stroke="{marks.bands}" stroke-width="{n(width)}"'
    drawn = stroke(d, coat.line, width + 4.4) + stroke(d, marks.tail or coat.fur, width)
    return drawn + (f'<path d="{d}"{rings}/>' if marks.bands else "")


def _lids(cat: Cat) -> str:
    """Closed eyes over open ones; nothing where they are closed already."""
    coat, lids = COATS[cat], _MARKINGS[cat].lids
    if lids is None:
        return "<g/>"
    closed = "".join(
        f'<ellipse cx="{x}" cy="1" rx="8.8" ry="9.4" fill="{color}"/>' for x, color in zip((-16, 16), lids, strict=True)
    )
    line = WHITE if coat.fur == BLACK else coat.line
    return f'<g transform="{HEAD_ON_TOKEN[cat]}">{closed}{stroke("M-24 1Q-16 9 -8 1M8 1Q16 9 24 1", line, 3)}</g>'


def _walking(sheet: Sheet, cat: Cat) -> str:
    coat, marks = COATS[cat], _MARKINGS[cat]
    clip = sheet.define("walking-clip", lambda: f'<clipPath><path d="{_BODY}"/></clipPath>')
    inside = marks.patches + (stroke(_BANDS, marks.bands, 6) if marks.bands else "")
    return (
        f'<g>{_tail(cat, _WALKING_TAIL, 9)}<path d="{_BODY}" fill="{coat.fur}"/>'
        f'<g clip-path="url({clip})">{inside}</g>{stroke(_BODY, coat.line, 2.2)}'
        f'<use href="{head(sheet, cat)}" transform="translate(50 -24) scale(.58)"/></g>'
    )


def _legs(cat: Cat, at: tuple[float, float]) -> str:
    coat, marks = COATS[cat], _MARKINGS[cat]
    drawn = ""
    for x in at:
        leg = f"M{n(x)} 6V36"
        drawn += stroke(leg, coat.line, 15.4) + stroke(leg, coat.fur, 11)
        if marks.socks:
            drawn += stroke(f"M{n(x)} 30V36", marks.socks, 11)
    return f"<g>{drawn}</g>"
