"""Quilts and tables for a terminal: hexagons of letters, in colour or without, never wider than asked.

A patch shows the letter of its colour and the letter of its pattern (as in moves), so nothing depends on colour. Below
it stand its tokens: `^Mi` a cat, `●` a button.
"""

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from calico.drawing import palette
from calico.drawing.quilt import check_seat, position_of
from calico.drawing.table import lying
from calico.game import Game
from calico.rules import (
    CATS,
    CELLS,
    COLOR_LETTERS,
    GOAL_POINTS,
    GOAL_SLOTS,
    PATTERN_LETTERS,
    WIDTH,
    Cat,
    CatInPlay,
    Cell,
    Color,
    Goal,
    GoalProgress,
    Patch,
    Pattern,
    Phase,
    Position,
    Quilt,
    Restriction,
    View,
    goal_progress,
    goals_to_choose_from,
    result,
    score,
    supply_size,
)

CELL_WIDTH = 6
QUILT_WIDTH = WIDTH * CELL_WIDTH + CELL_WIDTH // 2
"""So many columns are needed for a quilt."""
QUILT_HEIGHT = 2 * WIDTH
_RESET = "\x1b[0m"


@dataclass(frozen=True, slots=True)
class _Glyphs:
    """The characters of a drawing."""

    up: str
    down: str
    button: str
    rainbow: str
    met: str
    lost: str
    different: str
    goal: str
    hidden: str
    turn: str
    won: str
    hexagon: str
    left: str


_UNICODE = _Glyphs("╱", "╲", "●", "◠", "✓", "✗", "≠", "⬡", "▒▒", "▶", "★", "⬢", "←")
_ASCII = _Glyphs("/", "\\", "@", "n", "+", "x", "=/=", "#", "??", ">", "*", "*", "<-")


@dataclass(frozen=True, slots=True)
class _Pen:
    """Writes with or without colour."""

    color: bool
    glyphs: _Glyphs

    def paint(self, text: str, ink: str | None = None, ground: str | None = None, *, bold: bool = False) -> str:
        """The text in these colours; as it is, if there is no colour."""
        if not self.color or not text:
            return text
        codes = ["1"] if bold else []
        if ink is not None:
            codes.append("38;2;{};{};{}".format(*palette.rgb(ink)))
        if ground is not None:
            codes.append("48;2;{};{};{}".format(*palette.rgb(ground)))
        return f"\x1b[{';'.join(codes)}m{text}{_RESET}"


def quilt_text(
    position: Game | Position | View,
    seat: int,
    *,
    color: bool,
    width: int = 80,
    unicode: bool = True,
    highlight: Cell | None = None,
) -> str:
    """The seat's quilt, centred in `width` columns (45 are needed).

    >>> import calico
    >>> game = calico.new_game(setup="beginner", seed=7)
    >>> print(quilt_text(game.position, 0, color=False, width=45).splitlines()[2])
       ╱ Gw ╲╱ a1 ╲╱ b1 ╲╱ c1 ╲╱ d1 ╲╱ e1 ╲╱ Dd ╲
    """
    lines = quilt_lines(position, seat, color=color, unicode=unicode, highlight=highlight)
    indent = " " * max(0, (width - QUILT_WIDTH) // 2)
    return "\n".join((indent + line).rstrip() for line in lines)


def quilt_lines(
    position: Game | Position | View, seat: int, *, color: bool, unicode: bool = True, highlight: Cell | None = None
) -> list[str]:
    """The quilt as 14 lines, each 45 columns wide, so that something can stand beside it.

    `highlight` is the cell to mark, by default the patch placed this turn.

    >>> import calico
    >>> game = calico.new_game(setup="beginner", seed=7)
    >>> len(quilt_lines(game.position, 0, color=False))
    14
    """
    position = position_of(position)
    check_seat(position, seat)
    pen = _Pen(color, _UNICODE if unicode else _ASCII)
    quilt = position.seats[seat].quilt
    if highlight is None and position.placed is not None and position.turn == seat:
        highlight = position.placed.cell
    goals = _goal_cells(pen, position, seat)
    lines = []
    for row in range(WIDTH):
        cells = [
            goals[cell] if cell in goals else _cell(pen, quilt, cell, is_marked=cell == highlight)
            for cell in CELLS[row * WIDTH : (row + 1) * WIDTH]
        ]
        shift = " " * (CELL_WIDTH // 2)
        for half in range(2):
            line = "".join(cell[half] for cell in cells)
            lines.append(shift + line if row % 2 else line + shift)
    return lines


def table_text(
    shown: Game | Position | View,
    *,
    names: Sequence[str] = (),
    color: bool,
    width: int = 80,
    unicode: bool = True,
    labels: Mapping[str, str] | None = None,
) -> str:
    """The whole table: cats, market, and every quilt with its score, goals and hand; quilts stand side by side where
    `width` allows. No line is wider than `width`, if that is at least 60. `labels` translates the names of cats and
    patterns.

    >>> import calico
    >>> game = calico.new_game(setup="beginner", seed=7)
    >>> print(table_text(game.position, color=False).splitlines()[0])
    Mi Millie     3  3+      s:stripes d:dots
    """
    position = position_of(shown)
    pen = _Pen(color, _UNICODE if unicode else _ASCII)
    head = [cat_line(cat, color=color, unicode=unicode, labels=labels) for cat in position.cats]
    head.append(market_line(position, color=color, unicode=unicode))
    blocks = []
    for seat in range(len(position.seats)):
        name = names[seat] if seat < len(names) else ""
        blocks.append(
            [
                *_plate(pen, position, seat, name),
                *quilt_lines(position, seat, color=color, unicode=unicode),
                hand_line(position, seat, color=color, unicode=unicode),
            ]
        )
    across = max(1, (width + 3) // (QUILT_WIDTH + 3))
    lines = head
    for start in range(0, len(blocks), across):
        lines.append("")
        lines += _beside(blocks[start : start + across])
    return "\n".join(line.rstrip() for line in lines)


def patch_text(patch: Patch, *, color: bool) -> str:
    """A patch in a line of text: its two letters, on its colour.

    >>> patch_text(Patch(Color.PINK, Pattern.VINES), color=False)
    'Pv'
    """
    return _code(_Pen(color, _UNICODE), patch, " ", " ") if color else patch.code


def cat_line(in_play: CatInPlay, *, color: bool, unicode: bool = True, labels: Mapping[str, str] | None = None) -> str:
    """A cat in one line: letters, name, points, need, patterns. `labels` translates the rules' names."""
    labels = labels or {}
    pen = _Pen(color, _UNICODE if unicode else _ASCII)
    facts = CATS[in_play.cat]
    need = f"{facts.size}+" if facts.shape is None else _shape_text(pen, in_play.cat)
    name = _padded(labels.get(in_play.cat, in_play.cat.capitalize()), 10)
    patterns = " ".join(f"{PATTERN_LETTERS[pattern]}:{labels.get(pattern, pattern)}" for pattern in in_play.patterns)
    return f"{pen.paint(_cat_letters(in_play.cat), bold=True)} {name}{facts.points:>2}  {need:<7} {patterns}"


def market_line(position: Game | Position | View, *, color: bool, unicode: bool = True) -> str:
    """The market's positions and patches, and the size of the supply; alone, with the direction of the belt."""
    position = position_of(position)
    pen = _Pen(color, _UNICODE if unicode else _ASCII)
    spots = [f"{index} {_maybe(pen, piece)}" for index, piece in enumerate(lying(position), start=1)]
    if not position.is_solo:
        return "   ".join(spots) + f"   [{supply_size(position)}]"
    arrow = f" {pen.glyphs.left} "
    return f"({len(position.discarded)})" + arrow + arrow.join(spots) + arrow + f"[{supply_size(position)}]"


def hand_line(position: Game | Position | View, seat: int, *, color: bool, unicode: bool = True) -> str:
    """The seat's hand; while goals are being chosen, the goals to choose from."""
    position = position_of(position)
    check_seat(position, seat)
    pen = _Pen(color, _UNICODE if unicode else _ASCII)
    if position.phase is Phase.CHOOSE:
        return "  ".join(_goal_letters(pen, goal) for goal in goals_to_choose_from(position, seat))
    hand = position.seats[seat].hand
    return "  ".join(
        [_code(pen, patch, " ", " ") for patch in hand.patches]
        + [pen.paint(f" {pen.glyphs.hidden} ", palette.FADED)] * hand.face_down
    )


def legend_text(*, color: bool, labels: Mapping[str, str] | None = None) -> str:
    """What the letters mean, in six lines: colours and patterns. `labels` translates the rules' names.

    >>> print(legend_text(color=False).splitlines()[0])
     P  pink            d  dots
    """
    labels = labels or {}
    pen = _Pen(color, _UNICODE)
    lines = []
    for tint, pattern in zip(Color, Pattern, strict=True):
        ground = palette.GROUNDS[tint]
        letter = pen.paint(f" {COLOR_LETTERS[tint]} ", _ink_on(tint), ground, bold=True)
        label = labels.get(tint, tint.replace("_", " "))
        lines.append(f"{letter} {_padded(label, 14)}  {PATTERN_LETTERS[pattern]}  {labels.get(pattern, pattern)}")
    return "\n".join(lines)


def visible_width(line: str) -> int:
    """How many columns a line takes, without its colour codes."""
    columns = 0
    inside = False
    for letter in line:
        if letter == "\x1b":
            inside = True
        elif inside:
            inside = letter != "m"
        elif not unicodedata.combining(letter):
            columns += 2 if unicodedata.east_asian_width(letter) in "WF" else 1
    return columns


def _cell(pen: _Pen, quilt: Quilt, cell: Cell, *, is_marked: bool) -> tuple[str, str]:
    """The two lines of a cell that holds a patch or nothing."""
    glyphs = pen.glyphs
    piece = quilt.patches[cell]
    if piece is None:
        ink = palette.lighter(palette.BOARDS[quilt.board], 0.35)
        name = f" {cell.name} " if cell not in GOAL_SLOTS else " ^^ "
        return (
            pen.paint(f"{glyphs.up}{name}{glyphs.down}", ink),
            pen.paint(f"{glyphs.down}    {glyphs.up}", ink),
        )
    below = _token_letters(pen, quilt, cell)
    if cell.is_border:
        return _border_cell(pen, piece)
    ground = palette.GROUNDS[piece.color]
    ink = _ink_on(piece.color)
    edge = palette.GLOW if is_marked and pen.color else palette.mix(ground, ink, 0.45)
    sides = ("[", "]") if is_marked else (" ", " ")
    code = piece.code

    def line(first: str, middle: str, last: str) -> str:
        return (
            pen.paint(first, edge, ground, bold=is_marked)
            + pen.paint(middle, ink, ground, bold=True)
            + pen.paint(last, edge, ground, bold=is_marked)
        )

    return (
        line(glyphs.up, f"{sides[0]}{code}{sides[1]}", glyphs.down),
        line(glyphs.down, below, glyphs.up),
    )


def _border_cell(pen: _Pen, piece: Patch) -> tuple[str, str]:
    """A printed patch: dimmed, in small brackets where there is no colour."""
    glyphs = pen.glyphs
    ground = palette.mix(palette.GROUNDS[piece.color], "#201a18", 0.5)
    ink = palette.mix(palette.CREAM, ground, 0.25)
    return (
        pen.paint(f"{glyphs.up} {piece.code} {glyphs.down}", ink, ground),
        pen.paint(f"{glyphs.down} .. {glyphs.up}", ink, ground),
    )


def _token_letters(pen: _Pen, quilt: Quilt, cell: Cell) -> str:
    """What lies on a patch, in four columns: `^Mi●`."""
    cat = next((f"^{_cat_letters(token.cat)}" for token in quilt.cats if token.cell == cell), "   ")
    has_button = any(button.cell == cell for button in quilt.buttons)
    return cat + (pen.glyphs.button if has_button else " ")


def _goal_cells(pen: _Pen, position: Position, seat: int) -> dict[Cell, tuple[str, str]]:
    """The goal tiles by cell: letters above, state below."""
    quilt = position.seats[seat].quilt
    if not quilt.goals:
        return {}
    if not position.options.goals_score:
        lines = tuple(pen.paint(half, palette.INK, palette.WELL) for half in ("/\\__/\\", "(-..-)"))
        return dict.fromkeys(GOAL_SLOTS, (lines[0], lines[1]))
    cells = {}
    for slot, progress in zip(GOAL_SLOTS, goal_progress(position, seat), strict=True):
        goal = progress.result.goal
        state, ground = _goal_state(pen, position, progress)
        cells[slot] = (
            pen.paint(f"{_goal_letters(pen, goal):^6}", palette.INK, palette.CREAM, bold=True),
            pen.paint(f"{state:^6}", palette.INK, ground, bold=True),
        )
    return cells


def _goal_state(pen: _Pen, position: Position, progress: GoalProgress) -> tuple[str, str]:
    """`✓✓15` met both ways, `✓ 10` met one way, `✗` no longer possible, else what it can still bring."""
    goal = progress.result
    one_way, both_ways = GOAL_POINTS[position.options.goal_values][goal.goal]
    is_both_only = position.options.restriction is Restriction.BOTH
    if goal.is_met_both_ways:
        return f"{pen.glyphs.met}{pen.glyphs.met}{goal.points}", palette.BOTH_WAYS
    if goal.points:
        return f"{pen.glyphs.met} {goal.points}", palette.lighter(palette.ONE_WAY, 0.45)
    values = [str(one_way)] if progress.is_possible and not is_both_only else []
    values += [str(both_ways)] if progress.both_possible else []
    if not values:
        return pen.glyphs.lost, palette.FADED
    return "/".join(values), palette.WELL


def _goal_letters(pen: _Pen, goal: Goal) -> str:
    """`AAABBC`, or the not-equal sign."""
    return pen.glyphs.different if goal is Goal.DIFFERENT else goal.replace("-", "").upper()


def _plate(pen: _Pen, position: Position, seat: int, name: str) -> list[str]:
    """Whose turn it is, the name, and points by goals, cats and buttons, in at most 45 columns."""
    points = score(position, seat)
    glyphs = pen.glyphs
    mark = " "
    if position.phase in (Phase.PLACE, Phase.TAKE) and position.turn == seat:
        mark = glyphs.turn
    elif position.phase is Phase.OVER and seat in result(position).winners:
        mark = glyphs.won
    parts = f"{glyphs.goal}{points.goals} ^{points.cats} {glyphs.button}{points.buttons}"
    if position.seats[seat].quilt.rainbow:
        parts += glyphs.rainbow
    numbers = f"{parts} = {points.total}"
    room = QUILT_WIDTH - len(numbers) - 3
    shown = _padded(name or str(seat + 1), room)
    return [f"{pen.paint(mark, palette.GLOW, bold=True)} {pen.paint(shown, bold=True)} {numbers}"]


def _beside(blocks: Sequence[Sequence[str]]) -> list[str]:
    """Blocks of lines side by side."""
    lines = []
    for row in range(max(len(block) for block in blocks)):
        cells = [block[row] if row < len(block) else "" for block in blocks]
        lines.append("   ".join(cell + " " * (QUILT_WIDTH - visible_width(cell)) for cell in cells))
    return lines


def _padded(text: str, room: int) -> str:
    """The text in exactly `room` columns: cut with an ellipsis or filled up."""
    text = "".join(letter for letter in text if letter.isprintable())
    if visible_width(text) > room:
        while text and visible_width(text) > room - 1:
            text = text[:-1]
        text += "…"
    return text + " " * (room - visible_width(text))


def _code(pen: _Pen, piece: Patch, before: str, after: str) -> str:
    return pen.paint(f"{before}{piece.code}{after}", _ink_on(piece.color), palette.GROUNDS[piece.color], bold=True)


def _maybe(pen: _Pen, piece: Patch | None) -> str:
    return " -- " if piece is None else _code(pen, piece, " ", " ")


def _ink_on(color: Color) -> str:
    """Cream on a dark ground, ink on a light one."""
    red, green, blue = palette.rgb(palette.GROUNDS[color])
    return palette.CREAM if 0.299 * red + 0.587 * green + 0.114 * blue < 140 else "#1d1310"


def _cat_letters(cat: Cat) -> str:
    """The first two letters, which no two cats share."""
    return cat[:2].capitalize()


def _shape_text(pen: _Pen, cat: Cat) -> str:
    """A shape in hexagons on one line, rows parted by a stroke: `⬢⬢/⬢`."""
    shape = CATS[cat].shape or ()
    rows: dict[int, int] = {}
    for _, down in shape:
        rows[down] = rows.get(down, 0) + 1
    return "/".join(pen.glyphs.hexagon * count for _, count in sorted(rows.items()))


def side_by_side(left: Iterable[str], right: Iterable[str], *, gap: int = 2) -> list[str]:
    """Lines beside a quilt: `right` begins `gap` columns after the quilt's 45.

    >>> import calico
    >>> game = calico.new_game(setup="beginner", seed=7)
    >>> print(side_by_side(quilt_lines(game.position, 0, color=False), ["Ari"])[0])
    ╱ Pv ╲╱ Ys ╲╱ Lv ╲╱ Pf ╲╱ Vq ╲╱ Yw ╲╱ Gs ╲     Ari
    """
    first, second = list(left), list(right)
    height = max(len(first), len(second))
    first += [""] * (height - len(first))
    second += [""] * (height - len(second))
    return [
        (one + " " * (QUILT_WIDTH - visible_width(one) + gap) + two).rstrip()
        for one, two in zip(first, second, strict=True)
    ]
