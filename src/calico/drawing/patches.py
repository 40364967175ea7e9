"""A patch of cloth: ground, weave, pattern, the swell of the batting, seam, and the sign of its colour in a corner."""

from math import cos, pi, sin

from calico.drawing import palette
from calico.drawing.cats import cat_mark
from calico.drawing.patterns import clip_shape, pattern_art
from calico.drawing.sheet import Sheet, hexagon, n, use
from calico.drawing.signs import sign_lines
from calico.rules import Color, Patch, Pattern

RADIUS = 50.0  # of a cell, centre to corner
PITCH = RADIUS * 3**0.5  # from cell to cell in a row
ROW = RADIUS * 1.5  # from row to row
# Stitches of a patient hand, not of a machine.
STITCHES = "5.2 3.1 4.6 3.4 5.6 2.9 4.9 3.3"


def patch(
    sheet: Sheet, piece: Patch, x: float, y: float, *, scale: float = 1, corner: int = 0, thread: float = 0
) -> str:
    """A patch with its centre at (x, y). The sign lies in `corner` (0 is the top, then clockwise); `thread` shifts the
    stitches.
    """
    ref = sheet.define(f"{piece.color}-{piece.pattern}", lambda: _cloth(sheet, piece))
    angle = pi * corner / 3 - pi / 2
    sign = sheet.define(f"{piece.color}-sign", lambda: _medal(piece.color))
    more = f'stroke-dashoffset="{n(thread)}"' if thread else ""
    return use(ref, x, y, scale, more) + use(sign, x + 29.5 * scale * cos(angle), y + 29.5 * scale * sin(angle), scale)


def shadow(sheet: Sheet, x: float, y: float, scale: float = 1) -> str:
    """The shadow of a patch that lies on the table and is not sewn on."""
    ref = sheet.define("shadow", lambda: f'<g opacity=".34">{hex_face("#1c0f0a")}</g>')
    return use(ref, x + 1.5, y + 4.5 * scale, scale)


def back(sheet: Sheet, x: float, y: float, scale: float = 1) -> str:
    """A patch face down: plain linen."""
    ref = sheet.define("back", lambda: _back(sheet))
    return use(ref, x, y, scale)


def pattern_tile(sheet: Sheet, pattern: Pattern, x: float, y: float, scale: float = 1) -> str:
    """A pattern in black on cream, as it lies under a cat."""
    ref = sheet.define(f"tile-{pattern}", lambda: _tile(sheet, pattern))
    return use(ref, x, y, scale)


def hex_face(fill: str, radius: float = RADIUS, more: str = "") -> str:
    """A hexagon with softened corners that leaves a hairline to its neighbours."""
    return (
        f'<path d="{hexagon(radius - 3.6)}" fill="{fill}" stroke="{fill}" stroke-width="5" stroke-linejoin="round"'
        f"{' ' + more if more else ''}/>"
    )


def seam(color: str, radius: float = 41.5, width: float = 1.5, more: str = "") -> str:
    """The dashed seam inside an edge; the shift of its stitches is inherited."""
    return (
        f'<path d="{hexagon(radius)}" fill="none" stroke="{color}" stroke-width="{n(width)}" stroke-linejoin="round" '
        f'stroke-linecap="round" stroke-dasharray="{STITCHES}"{" " + more if more else ""}/>'
    )


def weave(sheet: Sheet) -> str:
    """The paint that looks like woven cloth, to lie over a ground."""
    return sheet.define(
        "weave",
        lambda: (
            '<pattern width="4" height="4" patternUnits="userSpaceOnUse">'
            '<path d="M0 .6H2M2 2.6H4" stroke="#fff" stroke-opacity=".15" stroke-width=".75"/>'
            '<path d="M1 2V4M3 0V2" stroke="#000" stroke-opacity=".12" stroke-width=".75"/></pattern>'
        ),
    )


def swell(sheet: Sheet) -> str:
    """The paint that makes a hexagon look stuffed: light above the middle, dark at the edge."""
    return sheet.define(
        "swell",
        lambda: (
            '<radialGradient gradientUnits="userSpaceOnUse" cx="0" cy="0" r="50" fx="-8" fy="-14">'
            '<stop offset="0" stop-color="#fff" stop-opacity=".17"/>'
            '<stop offset=".6" stop-color="#fff" stop-opacity="0"/>'
            '<stop offset=".62" stop-color="#000" stop-opacity="0"/>'
            '<stop offset="1" stop-color="#140818" stop-opacity=".34"/></radialGradient>'
        ),
    )


def _cloth(sheet: Sheet, piece: Patch) -> str:
    ground = palette.GROUNDS[piece.color]
    art = sheet.define(str(piece.pattern), lambda: pattern_art(piece.pattern))
    clip = sheet.define("clip", clip_shape)
    return (
        "<g>"
        + hex_face(ground)
        + f'<path d="{hexagon(49)}" fill="url({weave(sheet)})"/>'
        + f'<g clip-path="url({clip})">'
        + use(art, 0.5, 1.6, more=f'color="{palette.darker(ground, 0.55)}" opacity=".5"')
        + use(art, more=f'color="{palette.THREADS[piece.color]}"')
        + "</g>"
        + f'<path d="{hexagon(48.5)}" fill="url({swell(sheet)})"/>'
        + seam(palette.lighter(ground, 0.62))
        + "</g>"
    )


def _medal(color: Color) -> str:
    ground, thread = palette.GROUNDS[color], palette.THREADS[color]
    away = palette.darker if palette.luminance(thread) > palette.luminance(ground) else palette.lighter
    return (
        f'<g><circle r="11.6" fill="{away(ground, 0.22)}"/>'
        f'<g transform="scale(.8)">{sign_lines(color, thread, 2.3)}</g></g>'
    )


def _back(sheet: Sheet) -> str:
    return (
        "<g>"
        + hex_face(palette.mix(palette.WELL, palette.WOOD, 0.25))
        + f'<path d="{hexagon(49)}" fill="url({weave(sheet)})"/>'
        + f'<path d="{hexagon(48.5)}" fill="url({swell(sheet)})"/>'
        + seam(palette.CREAM)
        + cat_mark(palette.mix(palette.WELL, palette.WOOD, 0.42), scale=0.46)
        + "</g>"
    )


def _tile(sheet: Sheet, pattern: Pattern) -> str:
    art = sheet.define(str(pattern), lambda: pattern_art(pattern))
    clip = sheet.define("clip", clip_shape)
    return (
        "<g>"
        + hex_face(palette.INK, 50)
        + hex_face(palette.CREAM, 48)
        + f'<g clip-path="url({clip})">{use(art, scale=0.96, more=f"color={chr(34)}{palette.INK}{chr(34)}")}</g></g>'
    )
