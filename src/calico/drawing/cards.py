"""Cat tiles as cards: the cat, its points, what it needs, the two patterns that it likes, its dots."""

from calico.drawing import palette
from calico.drawing.patches import pattern_tile
from calico.drawing.poses import portrait
from calico.drawing.sheet import Sheet, group, hexagon, n, text
from calico.rules import CATS, CatInPlay

CARD_WIDTH, CARD_HEIGHT = 330.0, 166.0


def cat_card(sheet: Sheet, in_play: CatInPlay, x: float, y: float) -> str:
    """A cat's card with its upper left corner at (x, y)."""
    facts = CATS[in_play.cat]
    dots = "".join(
        f'<circle cx="{n(22 + 15 * index)}" cy="146" r="5" fill="{palette.INK}"/>' for index in range(facts.dots)
    )
    patterns = "".join(
        pattern_tile(sheet, pattern, 222 + 66 * index, 122, 0.68) for index, pattern in enumerate(in_play.patterns)
    )
    need = shape_art(facts.shape, 212, 38) if facts.shape else text(f"{facts.size}+", 216, 44, 46, palette.INK)
    return group(
        card(CARD_WIDTH, CARD_HEIGHT)
        + portrait(sheet, in_play.cat, 92, 78)
        + dots
        + need
        + f'<circle cx="294" cy="38" r="24" fill="{palette.BOTH_WAYS}"/>'
        + text(str(facts.points), 294, 38, 28, palette.INK)
        + patterns,
        x,
        y,
    )


def card(width: float, height: float, color: str = palette.CREAM) -> str:
    """A piece of cream card with its shadow and a stitched edge."""
    size = f'width="{n(width)}" height="{n(height)}" rx="16"'
    return (
        f'<rect {size} x="1" y="5" fill="#1c0f0a" opacity=".3"/><rect {size} fill="{color}"/>'
        f'<rect x="6" y="6" width="{n(width - 12)}" height="{n(height - 12)}" rx="11" fill="none" '
        f'stroke="{palette.mix(color, palette.WOOD, 0.3)}" stroke-width="1.3" '
        'stroke-dasharray="7 4.4 6 4" stroke-linecap="round"/>'
    )


def shape_art(shape: tuple[tuple[int, int], ...], x: float, y: float) -> str:
    """A shape in small hexagons, centred on (x, y)."""
    radius = 13.0 if len(shape) < 5 else 11.0
    places = [(3**0.5 * radius * (right + down / 2), 1.5 * radius * down) for right, down in shape]
    middle_x = (min(px for px, _ in places) + max(px for px, _ in places)) / 2
    middle_y = (min(py for _, py in places) + max(py for _, py in places)) / 2
    path = "".join(hexagon(radius - 1, x + px - middle_x, y + py - middle_y) for px, py in places)
    return f'<path d="{path}" fill="{palette.INK}" stroke="{palette.INK}" stroke-width="1" stroke-linejoin="round"/>'
