"""A quilt: the binding in the board's colour, the half-seen border, wells, patches, goals and tokens."""

from collections import Counter
from collections.abc import Sequence
from math import atan2, pi

from calico.drawing import palette
from calico.drawing.cats import cat_mark
from calico.drawing.goals import goal_back, goal_tile
from calico.drawing.patches import PITCH, RADIUS, ROW, hex_face, patch, seam, weave
from calico.drawing.sheet import Sheet, fitted, hexagon, n, stroke, text, use
from calico.drawing.tokens import button, cat_token, rainbow_button
from calico.game import Game
from calico.rules import (
    ALL_PATCHES,
    BORDER_CELLS,
    CELL_NAMED,
    GOAL_SLOTS,
    PATCH_CELLS,
    Cell,
    GoalProgress,
    Options,
    Position,
    Quilt,
    View,
    goal_progress,
    quilt_progress,
)

# What the binding leaves to be seen of the 7 x 7 cells.
LEFT, TOP = 0.27 * PITCH, 25.0
WIDTH, HEIGHT = 7.5 * PITCH - 2 * LEFT, 6 * ROW + 2 * RADIUS - 2 * TOP
BINDING = 20.0
MARGIN = 12.0  # beyond the binding, for its shadow
NAME_HEIGHT = 46.0


def quilt_svg(
    position: Game | Position | View,
    seat: int,
    *,
    cell_names: bool = True,
    name: str | None = None,
    highlight: Cell | None = None,
    title: str | None = None,
    desc: str | None = None,
    prefix: str = "",
) -> str:
    """The seat's quilt as a self-contained SVG.

    `name` is written above it; `highlight` is the cell to mark, by default the patch placed this turn. `title` and
    `desc` are read by screen readers; the default description lists every patch and token by cell. Ids begin with
    `prefix`, by default a hash of the content. What lies on an inner cell carries its name as `data-cell`.

    >>> import calico
    >>> game = calico.new_game(setup="beginner", seed=7)
    >>> quilt_svg(game.position, 0, name="Ari").startswith("<svg ")
    True
    """
    position = position_of(position)
    check_seat(position, seat)
    highlight = placed_by(position, seat) if highlight is None else highlight
    progress = goal_progress(position, seat)
    quilt, options = position.seats[seat].quilt, position.options
    sheet = Sheet()
    body = quilt_group(sheet, quilt, options, progress, cell_names=cell_names, highlight=highlight)
    return _framed(sheet, body, name, title or name or "Calico", desc or describe_quilt(quilt), prefix)


def lone_quilt_svg(quilt: Quilt, options: Options) -> str:
    """A quilt by itself, as it stands if every patch that is not on it may still come."""
    left = Counter(dict.fromkeys(ALL_PATCHES, options.copies))
    left.subtract(patch for cell in PATCH_CELLS if (patch := quilt.patches[cell]) is not None)
    sheet = Sheet()
    body = quilt_group(sheet, quilt, options, quilt_progress(options, quilt, +left), cell_names=True, highlight=None)
    return _framed(sheet, body, None, "Calico", describe_quilt(quilt), "")


def _framed(sheet: Sheet, body: str, name: str | None, title: str, desc: str, prefix: str) -> str:
    edge = BINDING + MARGIN
    top = TOP - edge - (NAME_HEIGHT if name else 0)
    if name:
        shown, size = fitted(name, WIDTH, 28)
        body += text(shown, LEFT + WIDTH / 2, TOP - edge - NAME_HEIGHT / 2 + 6, size, palette.INK)
    box = (LEFT - edge, top, WIDTH + 2 * edge, TOP + HEIGHT + edge - top)
    return sheet.finish(body, box, title, desc, prefix)


def placed_by(position: Position, seat: int) -> Cell | None:
    """The cell that the seat has covered this turn, if it has."""
    return position.placed.cell if position.placed is not None and position.turn == seat else None


def quilt_group(
    sheet: Sheet,
    quilt: Quilt,
    options: Options,
    progress: Sequence[GoalProgress] | None,
    *,
    cell_names: bool,
    highlight: Cell | None,
) -> str:
    """The quilt as markup; the centre of the top left cell, half hidden, is at (PITCH / 2, RADIUS). Without `progress`,
    its goals are as they are printed.
    """
    clip = sheet.define("window", lambda: f"<clipPath>{_window()}</clipPath>")
    parts = [_board(sheet, quilt), f'<g clip-path="url({clip})">']
    for cell in BORDER_CELLS:
        piece = quilt.patches[cell]
        if piece is not None:
            parts.append(patch(sheet, piece, *centre(cell), corner=_corner_inwards(cell), thread=cell * 5 % 17))
    parts.append("</g>")
    for cell in PATCH_CELLS:
        piece = quilt.patches[cell]
        if piece is not None:
            parts.append(_at(cell, patch(sheet, piece, *centre(cell), thread=cell * 5 % 17)))
            continue
        well = sheet.define(f"{quilt.board}-well", lambda: _well(palette.BOARDS[quilt.board]))
        parts.append(_at(cell, use(well, *centre(cell))))
        if cell_names:
            parts.append(
                text(cell.name, *centre(cell), 15, palette.mix(palette.BOARDS[quilt.board], palette.INK, 0.15))
            )
    if highlight is not None and quilt.patches[highlight] is not None:
        parts.append(_glow(*centre(highlight)))
    parts += _goals(sheet, quilt, options, progress)
    parts += _tokens(sheet, quilt)
    parts.append(_edge())
    if quilt.rainbow:
        parts.append(rainbow_button(sheet, LEFT + WIDTH - 16, TOP + 1, 2.4))
    return "".join(parts)


def centre(cell: Cell) -> tuple[float, float]:
    """Where the middle of a cell is."""
    return PITCH * (cell.column + 0.5 + 0.5 * (cell.row % 2)), RADIUS + ROW * cell.row


def position_of(shown: Game | Position | View) -> Position:
    """What lies on the table that is shown; of a view, what it knows of it."""
    return shown if isinstance(shown, Position) else shown.position


def check_seat(position: Position, seat: int) -> None:
    """Refuse a seat that is not at this table."""
    position.seat(seat)


def describe_quilt(quilt: Quilt) -> str:
    """Every placed patch, goal and token by cell, in the names of the rules."""
    words = [f"{cell} {piece}" for cell in PATCH_CELLS if (piece := quilt.patches[cell]) is not None]
    words += [f"{slot} {goal}" for slot, goal in zip(GOAL_SLOTS, quilt.goals, strict=False)]
    words += [f"{token.cell} {token.cat}" for token in quilt.cats]
    words += [f"{sewn.cell} {sewn.color} button" for sewn in quilt.buttons]
    if quilt.rainbow:
        words.append("rainbow button")
    return f"{quilt.board}: {', '.join(words)}" if words else str(quilt.board)


def _goals(sheet: Sheet, quilt: Quilt, options: Options, progress: Sequence[GoalProgress] | None) -> list[str]:
    if not quilt.goals:
        empty = sheet.define("goal-well", _goal_well)
        return [_at(slot, use(empty, *centre(slot))) for slot in GOAL_SLOTS]
    if not options.goals_score:
        return [_at(slot, goal_back(sheet, *centre(slot))) for slot in GOAL_SLOTS]
    standing: Sequence[GoalProgress | None] = [None] * len(GOAL_SLOTS) if progress is None else progress
    return [
        _at(slot, goal_tile(sheet, options, goal, one, *centre(slot)))
        for slot, goal, one in zip(GOAL_SLOTS, quilt.goals, standing, strict=True)
    ]


def _tokens(sheet: Sheet, quilt: Quilt) -> list[str]:
    """A cat lies in the lower left of its patch and a button in the upper right, so that one patch can hold both."""
    parts = []
    for token in quilt.cats:
        x, y = centre(token.cell)
        parts.append(_at(token.cell, cat_token(sheet, token.cat, x - 9, y + 12, 0.52)))
    for sewn in quilt.buttons:
        x, y = centre(sewn.cell)
        parts.append(_at(sewn.cell, button(sheet, sewn.color, x + 23, y - 10, 1.34)))
    return parts


def _at(cell: Cell, markup: str) -> str:
    """What lies on a cell, marked with the cell's name for whoever works on the SVG."""
    return f'<g data-cell="{cell}">{markup}</g>'


def _corner_inwards(cell: Cell) -> int:
    """The corner of a border patch that points at the middle of the quilt: never hidden by the binding."""
    x, y = centre(cell)
    middle_x, middle_y = centre(CELL_NAMED["c3"])
    return round((atan2(middle_y - y, middle_x - x) + pi / 2) / (pi / 3)) % 6


def _window() -> str:
    return f'<rect x="{n(LEFT)}" y="{n(TOP)}" width="{n(WIDTH)}" height="{n(HEIGHT)}" rx="14"/>'


def _rect(grow: float, radius: float, more: str) -> str:
    return (
        f'<rect x="{n(LEFT - grow)}" y="{n(TOP - grow)}" width="{n(WIDTH + 2 * grow)}" height="{n(HEIGHT + 2 * grow)}" '
        f'rx="{n(radius)}" {more}/>'
    )


def _board(sheet: Sheet, quilt: Quilt) -> str:
    color = palette.BOARDS[quilt.board]
    return (
        _rect(BINDING, 30, 'fill="#1c0f0a" opacity=".18" transform="translate(1 7)"')
        + _rect(BINDING, 30, 'fill="#1c0f0a" opacity=".22" transform="translate(1 3)"')
        + _rect(BINDING, 30, f'fill="{color}"')
        + _rect(BINDING, 30, f'fill="url({weave(sheet)})"')
        + _rect(BINDING - 2, 28, f'fill="none" stroke="{palette.lighter(color, 0.25)}" stroke-width="1.5"')
        + _rect(
            BINDING / 2 + 1,
            23,
            f'fill="none" stroke="{palette.lighter(color, 0.65)}" stroke-width="2" stroke-linecap="round" '
            'stroke-dasharray="9 5 8 5.6 9.6 4.8"',
        )
        + _rect(0, 14, f'fill="{palette.LINEN}"')
    )


def _edge() -> str:
    """The line where the binding holds the border down."""
    return _rect(0, 14, 'fill="none" stroke="#1c0f0a" stroke-opacity=".35" stroke-width="3"')


def _well(color: str) -> str:
    return (
        f"<g>{hex_face(palette.EDGE)}"
        f'<g transform="translate(0 1.8)">{hex_face(palette.WELL, 47.5)}</g>'
        f"{seam(palette.mix(color, palette.WELL, 0.25), 40, 1.8)}</g>"
    )


def _goal_well() -> str:
    return (
        f"<g>{hex_face(palette.mix(palette.WELL, palette.WOOD, 0.3))}"
        f'<g transform="translate(0 1.8)">{hex_face(palette.mix(palette.WELL, palette.WOOD, 0.12), 47.5)}</g>'
        f"{cat_mark(palette.mix(palette.WELL, palette.WOOD, 0.26), scale=0.55)}</g>"
    )


def _glow(x: float, y: float) -> str:
    return stroke(hexagon(47, x, y), palette.INK, 7.5) + stroke(hexagon(47, x, y), palette.GLOW, 4.5)
