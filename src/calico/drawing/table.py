"""A whole table: quilts, hands, market, supply, cats and scores, in icons and numbers, without a word."""

from collections.abc import Sequence
from dataclasses import dataclass

from calico.drawing import palette
from calico.drawing.cards import CARD_HEIGHT, CARD_WIDTH, card, cat_card
from calico.drawing.cats import cat_mark
from calico.drawing.goals import goal_tile
from calico.drawing.patches import back, hex_face, patch, seam, shadow
from calico.drawing.quilt import (
    BINDING,
    HEIGHT,
    LEFT,
    MARGIN,
    TOP,
    WIDTH,
    describe_quilt,
    placed_by,
    position_of,
    quilt_group,
)
from calico.drawing.sheet import Sheet, fitted, group, hexagon, n, stroke, text, use
from calico.drawing.signs import SIGNS
from calico.game import Game
from calico.rules import (
    CATS,
    Cell,
    Color,
    Patch,
    Phase,
    Position,
    Restriction,
    View,
    goal_progress,
    goals_to_choose_from,
    result,
    score,
    supply_size,
)

_GAP = 28.0
_PANEL_WIDTH = WIDTH + 2 * (BINDING + MARGIN)
_HEADER = 62.0
_QUILT_HEIGHT = HEIGHT + 2 * (BINDING + MARGIN)
_HAND = 100.0
_PANEL_HEIGHT = _HEADER + _QUILT_HEIGHT + _HAND
_COLUMN = CARD_WIDTH
_CATS_HEIGHT = 3 * CARD_HEIGHT + 2 * 14
_MARKET_HEIGHT = 212.0


@dataclass(frozen=True, slots=True)
class _Layout:
    """Where everything lies on a table for so many players."""

    width: float
    height: float
    panels: tuple[tuple[float, float], ...]
    cats: tuple[float, float]
    market: tuple[float, float]
    scale: float = 1  # of cats and market


def table_svg(
    shown: Game | Position | View,
    *,
    names: Sequence[str] = (),
    cell_names: bool = True,
    highlight: tuple[int, Cell] | None = None,
    title: str | None = None,
    desc: str | None = None,
    prefix: str = "",
) -> str:
    """The table as a self-contained SVG. What a view does not show lies face down; of a game, everything is shown.

    `names` are written above the quilts, seat by seat. `highlight` is a seat and a cell to mark, by default the patch
    placed this turn. `title`, `desc` and `prefix` are as in `quilt_svg`.

    >>> import calico
    >>> game = calico.new_game(setup="beginner", seed=7)
    >>> table_svg(game.view(), names=["Ari"]).startswith("<svg ")
    True
    """
    position = position_of(shown)
    sheet = Sheet()
    layout = _layout(len(position.seats))
    parts = [_wood(sheet, layout.width, layout.height)]
    for seat, (x, y) in enumerate(layout.panels):
        marked = highlight[1] if highlight is not None and highlight[0] == seat else None
        name = names[seat] if seat < len(names) else ""
        parts.append(group(_panel(sheet, position, seat, name, cell_names, marked), x, y))
    cats = "".join(
        cat_card(sheet, in_play, 0, index * (CARD_HEIGHT + 14)) for index, in_play in enumerate(position.cats)
    )
    parts.append(group(cats, *layout.cats, layout.scale))
    parts.append(group(_market(sheet, position), *layout.market, layout.scale))
    box = (0.0, 0.0, layout.width, layout.height)
    return sheet.finish(
        "".join(parts),
        box,
        title or ", ".join(filter(None, names)) or "Calico",
        desc or _describe(position, names),
        prefix,
    )


def _layout(players: int) -> _Layout:
    """One or two quilts beside the column of cats and market; three with them in the last quarter; four round them."""
    left = _GAP
    column = left + _PANEL_WIDTH + _GAP
    scale = 1.3 if players == 4 else 1.0
    right = column + _COLUMN * scale + _GAP
    lower = 2 * _GAP + _PANEL_HEIGHT
    column_height = (_CATS_HEIGHT + _GAP + _MARKET_HEIGHT) * scale
    if players == 3:
        width = _PANEL_WIDTH - 2 * MARGIN
        scale = (width - 18) / 2 / _COLUMN
        top = lower + _HEADER + (_QUILT_HEIGHT - _CATS_HEIGHT * scale) / 2
        return _Layout(
            column + _PANEL_WIDTH + _GAP,
            lower + _PANEL_HEIGHT + _GAP,
            ((left, _GAP), (column, _GAP), (left, lower)),
            (column + MARGIN, top),
            (column + MARGIN + width - _COLUMN * scale, top + (_CATS_HEIGHT - _MARKET_HEIGHT) * scale / 2),
            scale,
        )
    rows = 2 if players == 4 else 1
    height = rows * (_PANEL_HEIGHT + _GAP) + _GAP
    top = (height - column_height) / 2
    places = [(left, _GAP), (right, _GAP), (left, lower), (right, lower)][:players]
    width = right + (_PANEL_WIDTH + _GAP if players > 1 else 0)
    return _Layout(width, height, tuple(places), (column, top), (column, top + (_CATS_HEIGHT + _GAP) * scale), scale)


def _panel(sheet: Sheet, position: Position, seat: int, name: str, cell_names: bool, highlight: Cell | None) -> str:
    edge = BINDING + MARGIN
    progress = goal_progress(position, seat)
    highlight = placed_by(position, seat) if highlight is None else highlight
    quilt = quilt_group(
        sheet, position.seats[seat].quilt, position.options, progress, cell_names=cell_names, highlight=highlight
    )
    return (
        _plate(sheet, position, seat, name)
        + group(quilt, edge - LEFT, _HEADER + edge - TOP)
        + _hand(sheet, position, seat, _PANEL_WIDTH / 2, _HEADER + _QUILT_HEIGHT + _HAND / 2 - 4)
    )


def _plate(sheet: Sheet, position: Position, seat: int, name: str) -> str:
    """The plate above a quilt: whose turn it is, the name, points by goals, cats and buttons, and the total."""
    points = score(position, seat)
    is_turn = position.phase in (Phase.PLACE, Phase.TAKE) and position.turn == seat
    has_won = position.phase is Phase.OVER and seat in result(position).winners
    width = _PANEL_WIDTH - 2 * MARGIN
    shown, size = fitted(name, width - 420, 26)
    mark = _needle() if is_turn else _rosette() if has_won else ""
    icons = [
        (use(sheet.define("icon-goal", _goal_icon)), points.goals),
        (cat_mark(palette.INK, palette.CREAM, 0.36), points.cats),
        (use(sheet.define("icon-button", _button_icon)), points.buttons),
    ]
    parts = [card(width, 52, palette.mix(palette.CREAM, palette.GLOW, 0.55) if is_turn else palette.CREAM)]
    if mark:
        parts.append(group(mark, 34, 26))
    parts.append(text(shown, 62 if mark else 24, 26, size, palette.INK, "start"))
    for index, (icon, value) in enumerate(icons):
        x = width - 330 + 84 * index
        parts.append(group(icon, x, 26) + text(str(value), x + 20, 26, 24, palette.INK, "start"))
    parts.append(f'<rect x="{n(width - 78)}" y="8" width="68" height="36" rx="11" fill="{palette.INK}"/>')
    parts.append(text(str(points.total), width - 44, 26, 26, palette.CREAM))
    return group("".join(parts), MARGIN, 2)


def _hand(sheet: Sheet, position: Position, seat: int, x: float, y: float) -> str:
    """The patches in hand, unseen ones face down; while goals are being chosen, the goals to choose from."""
    own = position.seats[seat]
    scale = 0.86
    if position.phase is Phase.CHOOSE:
        goals = goals_to_choose_from(position, seat)
        tiles = [group(goal_tile(sheet, position.options, goal, None, 0, 0), scale=scale) for goal in goals]
    else:
        tiles = [shadow(sheet, 0, 0, scale) + patch(sheet, piece, 0, 0, scale=scale) for piece in own.hand.patches]
        tiles += [shadow(sheet, 0, 0, scale) + back(sheet, 0, 0, scale) for _ in range(own.hand.face_down)]
    step = 92.0
    start = x - step * (len(tiles) - 1) / 2
    return "".join(group(tile, start + step * index, y) for index, tile in enumerate(tiles))


def _market(sheet: Sheet, position: Position) -> str:
    """The three patches with their positions, and the supply; alone, the belt runs from the supply to the discards."""
    parts = [card(_COLUMN, _MARKET_HEIGHT, palette.LINEN)]
    middle = _COLUMN / 2
    if position.is_solo:
        parts.append(_belt())
    for index, piece in enumerate(lying(position)):
        x = middle + 98 * (index - 1)
        if piece is None:
            parts.append(use(sheet.define("market-well", _market_well), x, 64))
        else:
            parts.append(shadow(sheet, x, 64, 0.94) + patch(sheet, piece, x, 64, scale=0.94))
        parts.append(f'<circle cx="{n(x)}" cy="126" r="12" fill="{palette.INK}"/>')
        parts.append(text(str(index + 1), x, 126, 16, palette.CREAM))
    count = supply_size(position)
    for lift in range(min(3, count)):
        parts.append(back(sheet, middle + 98, 178 - 4 * lift, 0.56))
    parts.append(text(str(count), middle + 62, 174, 26, palette.INK, "end"))
    if position.is_solo:
        if position.discarded:
            parts.append(
                group(patch(sheet, position.discarded[-1], 0, 0, scale=0.56), middle - 98, 174, more='opacity=".6"')
            )
        parts.append(text(str(len(position.discarded)), middle - 62, 174, 20, palette.FADED, "start"))
    return "".join(parts)


def _belt() -> str:
    """The way of a patch: up from the supply, along the belt to the left, down to the discards."""
    middle = _COLUMN / 2
    arrows = "".join(f"M{n(middle + x + 4)} 57l-7 7l7 7" for x in (-49, 49))
    arrows += f"M{n(middle + 132)} 178C{n(middle + 152)} 166 {n(middle + 152)} 130 {n(middle + 146)} 108m-6 9l6 -9l8 7"
    arrows += (
        f"M{n(middle - 146)} 108C{n(middle - 152)} 130 {n(middle - 152)} 158 {n(middle - 136)} 172m-1 -11l1 11l-11 0"
    )
    return (
        f'<rect x="12" y="18" width="{n(_COLUMN - 24)}" height="92" rx="14" fill="{palette.WELL}"/>'
        f"{stroke(arrows, palette.FADED, 3.4)}"
    )


def lying(position: Position) -> list[Patch | None]:
    """The market's three places; under `no_hand` the patch that was just placed has left its place."""
    market = list(position.market)
    if position.options.restriction is Restriction.NO_HAND and position.placed is not None:
        market[market.index(position.placed.patch)] = None
    return market


def _describe(position: Position, names: Sequence[str]) -> str:
    lines = []
    for seat, own in enumerate(position.seats):
        name = names[seat] if seat < len(names) else ""
        points = score(position, seat)
        lines.append(
            f"{name or seat + 1}: {points.goals} + {points.cats} + {points.buttons} = {points.total}; "
            f"{describe_quilt(own.quilt)}"
        )
    lines.append(" ".join(f"{index}: {piece or '-'}" for index, piece in enumerate(lying(position), start=1)))
    lines += [f"{cat.cat} {CATS[cat.cat].points}: {', '.join(cat.patterns)}" for cat in position.cats]
    return "\n".join(lines)


def _wood(sheet: Sheet, width: float, height: float) -> str:
    """A table in the evening: warm boards, light from above."""
    light = sheet.define(
        "light",
        lambda: (
            '<radialGradient cx=".5" cy=".38" r=".8"><stop offset="0" stop-color="#ffdca6" stop-opacity=".3"/>'
            '<stop offset=".55" stop-color="#ffdca6" stop-opacity=".05"/>'
            '<stop offset="1" stop-color="#140a06" stop-opacity=".45"/></radialGradient>'
        ),
    )
    boards = max(3, round(height / 190))
    step = height / boards
    lines = []
    grain = []
    for board in range(boards):
        y = step * board
        if board:
            lines.append(f"M0 {n(y)}H{n(width)}")
        for line in range(5):
            start = y + step * (0.14 + 0.19 * line)
            sway = 7 if (board + line) % 2 else -7
            bends = f"{n(width * 0.3)} {n(start + sway)} {n(width * 0.6)} {n(start - sway)}"
            grain.append(f"M0 {n(start)}C{bends} {n(width)} {n(start + sway / 2)}")
    size = f'width="{n(width)}" height="{n(height)}"'
    return (
        f'<rect {size} fill="{palette.WOOD}"/>'
        f'<path d="{"".join(grain)}" fill="none" stroke="{palette.WOOD_DARK}" stroke-opacity=".28" stroke-width="2"/>'
        f'<path d="{"".join(lines)}" fill="none" stroke="{palette.WOOD_DARK}" stroke-width="2.4"/>'
        f'<rect {size} fill="url({light})"/>'
    )


def _market_well() -> str:
    return f"<g>{hex_face(palette.WELL, 47)}{seam(palette.FADED, 38)}</g>"


def _goal_icon() -> str:
    return (
        f'<g><path d="{hexagon(15)}" fill="{palette.INK}"/>'
        f"{stroke('M-5.5 -2.4H5.5M-5.5 2.6H5.5M3 -6.5L-3 6.7', palette.CREAM, 2)}</g>"
    )


def _button_icon() -> str:
    holes = "".join(
        f'<circle cx="{x}" cy="{y}" r="2" fill="{palette.CREAM}"/>' for x, y in ((-3, -3), (3, -3), (-3, 3), (3, 3))
    )
    return f'<g><circle r="13" fill="{palette.INK}"/>{holes}</g>'


def _needle() -> str:
    """A needle with thread: it is this player's turn."""
    return (
        stroke("M-14 12C-20 2 -8 -2 -4 4C0 10 -10 14 -8 6C-6 0 2 -4 7 -9", palette.LOST, 2.2)
        + stroke("M-9 13L13 -15", palette.INK, 3.4)
        + stroke("M8.5 -9.5L11 -12.5", palette.CREAM, 1.2)
    )


def _rosette() -> str:
    """A rosette for whoever has won."""
    return (
        f'<path d="M-5 6L-9 20L-3 16L0 20L3 16L9 20L5 6z" fill="{palette.LOST}"/>'
        f'<path d="{SIGNS[Color.PINK]}" transform="translate(0 -3) scale(1.5)" fill="{palette.BOTH_WAYS}" '
        f'stroke="{palette.INK}" stroke-width=".8"/><circle cy="-3" r="5.4" fill="{palette.CREAM}"/>'
    )
