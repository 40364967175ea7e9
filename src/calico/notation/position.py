"""A table, or a seat's view of it, as one line of text that fits into a URL: see docs/notation.md."""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from calico.notation.atoms import (
    NotationError,
    parse_cell,
    parse_patch_code,
)
from calico.notation.soundness import position_problems
from calico.rules import (
    PATCH_CELLS,
    PATTERN_LETTERS,
    Board,
    Button,
    CalicoError,
    Cat,
    CatInPlay,
    CatToken,
    Cell,
    Goal,
    GoalValues,
    Hand,
    Mode,
    Options,
    Patch,
    Phase,
    Placed,
    Position,
    Problem,
    Quilt,
    Rainbow,
    Restriction,
    Seat,
    Token,
    Variant,
    View,
)

VERSION = "calico1"
FACE_DOWN = "xx"  # a patch that the viewer can't see
GAP = "--"  # a market position that waits for a draw
_GOAL_CODES = {goal: "".join(map(str, goal.groups)) for goal in Goal}
_GOAL_CODED = {code: goal for goal, code in _GOAL_CODES.items()}
_PATTERN_LETTERED = {letter: pattern for pattern, letter in PATTERN_LETTERS.items()}
_OPEN_HANDS = "open_hands"
_SCENARIO = re.compile(r"scenario([0-9]{1,3})", re.ASCII)
_CELLS = re.compile(r"([PYGLDV][dfwqsv])|([1-9][0-9]?)", re.ASCII)


def format_position(position: Position) -> str:
    """One line that says everything about the table; `parse_position` gives back an equal position.

    >>> import calico
    >>> game = calico.new_game(setup="beginner", seed=7)
    >>> format_position(game.position)
    'calico1~beginner.book~millie-sd.tibbit-vq.coconut-fw~place0~YdYsPq~~blue.111111-222-33.22...DvVd-'
    """
    return "~".join(
        [
            VERSION,
            _format_options(position.options),
            ".".join(
                f"{in_play.cat.value}-{''.join(PATTERN_LETTERS[pattern] for pattern in in_play.patterns)}"
                for in_play in position.cats
            ),
            _format_phase(position),
            "".join(GAP if patch is None else patch.code for patch in position.market),
            _codes(position.discarded),
            *(_format_seat(position, seat) for seat in position.seats),
        ]
    )


def parse_position(text: str) -> Position:
    """The table that `text` describes; refuses what can't be read and what no game can lead to.

    >>> import calico
    >>> game = calico.new_game(setup="beginner", seed=7)
    >>> parse_position(format_position(game.position)) == game.position
    True
    """
    parts = text.split("~")
    if parts[0] != VERSION:
        raise _refuse("position-version", expected=VERSION, text=parts[0][:20])
    if not 7 <= len(parts) <= 10:
        raise _refuse("position-parts", expected="7 to 10", count=len(parts))
    _, options_text, cats_text, phase_text, market_text, discarded_text, *seat_texts = parts
    options = _parse_options(options_text)
    cats = tuple(_parse_cat(cat_text) for cat_text in cats_text.split("."))
    seats = tuple(_parse_seat(cats, seat_text) for seat_text in seat_texts)
    position = Position(
        options,
        cats,
        seats,
        tuple(None if code == GAP else _patch("market", code) for code in _pairs("market", market_text)),
        tuple(_patch("discard", code) for code in _pairs("discard", discarded_text)),
    )
    position = _parse_phase(position, phase_text)
    if problems := position_problems(position):
        raise NotationError(problems)
    return position


def format_view(view: View) -> str:
    """One line for a seat's view: `v`, the seat's number (none for a spectator), and the position as it is seen.

    >>> import calico
    >>> format_view(calico.new_game(2, setup="beginner", seed=7).view(1))[:22]
    'v1~calico1~beginner.bo'
    """
    return f"v{'' if view.seat is None else view.seat}~{format_position(view.position)}"


def parse_view(text: str) -> View:
    """The view that `text` describes.

    >>> import calico
    >>> view = calico.new_game(2, setup="beginner", seed=7).view(1)
    >>> parse_view(format_view(view)) == view
    True
    """
    head, _, rest = text.partition("~")
    if not re.fullmatch(r"v[0-3]?", head, re.ASCII):
        raise _refuse("position-part", part="viewer", text=head[:20])
    seat = int(head[1:]) if head[1:] else None
    position = parse_position(rest)
    if seat is not None and seat >= len(position.seats):
        raise _refuse("seat-unknown", seat=seat)
    return View(seat, position)


def _refuse(code: str, **details: str | int) -> NotationError:
    return NotationError(Problem.of(code, **details))


def _unreadable(part: str, text: str) -> NotationError:
    return _refuse("position-part", part=part, text=text[:60])


def _codes(patches: Iterable[Patch]) -> str:
    return "".join(patch.code for patch in patches)


def _pairs(part: str, text: str) -> Iterator[str]:
    if len(text) % 2:
        raise _unreadable(part, text)
    return (text[index : index + 2] for index in range(0, len(text), 2))


def _patch(part: str, code: str) -> Patch:
    try:
        return parse_patch_code(code)
    except CalicoError:
        raise _unreadable(part, code) from None


# Options: `standard.book`, then whatever applies of variants, restriction, scenario7, open_hands.


def _format_options(options: Options) -> str:
    words = [options.mode.value, options.goal_values.value, *sorted(options.variants)]
    if options.restriction is not None:
        words.append(options.restriction.value)
    if options.scenario is not None:
        words.append(f"scenario{options.scenario}")
    if options.open_hands:
        words.append(_OPEN_HANDS)
    return ".".join(words)


def _parse_options(text: str) -> Options:
    words = text.split(".")
    mode, values, rest = words[0], words[1] if len(words) > 1 else "", words[2:]
    if mode not in list(Mode) or values not in list(GoalValues):
        raise _unreadable("options", text)
    restrictions = [Restriction(word) for word in rest if word in list(Restriction)]
    scenarios = [int(match[1]) for word in rest if (match := _SCENARIO.fullmatch(word))]
    options = Options(
        Mode(mode),
        GoalValues(values),
        frozenset(Variant(word) for word in rest if word in list(Variant)),
        restrictions[0] if restrictions else None,
        scenarios[0] if scenarios else None,
        _OPEN_HANDS in rest,
    )
    if _format_options(options) != text:
        raise _unreadable("options", text)  # unknown, repeated or disordered words
    return options


# Cats: `millie-dv`, the letters of the patterns that she likes.


def _parse_cat(text: str) -> CatInPlay:
    name, _, letters = text.partition("-")
    if name not in list(Cat) or not all(letter in _PATTERN_LETTERED for letter in letters):
        raise _unreadable("cats", text)
    return CatInPlay(Cat(name), tuple(_PATTERN_LETTERED[letter] for letter in letters))


# Phase: `place1` waits for seat 1 to place; `take1-a1` for seat 1 to take after placing on a1.


def _format_phase(position: Position) -> str:
    placed = "" if position.placed is None else f"-{position.placed.cell!s}"
    return f"{position.phase.value}{position.turn}{placed}"


def _parse_phase(position: Position, text: str) -> Position:
    match = re.fullmatch(r"([a-z]+)([0-3])(?:-([a-e][1-5]))?", text, re.ASCII)
    if match is None or match[1] not in list(Phase) or int(match[2]) >= len(position.seats):
        raise _unreadable("phase", text)
    phase, turn = Phase(match[1]), int(match[2])
    if (phase is Phase.TAKE) != (match[3] is not None):
        raise _unreadable("phase", text)
    placed = None if match[3] is None else _placed(position, turn, parse_cell(match[3]), text)
    return Position(
        position.options, position.cats, position.seats, position.market, position.discarded, phase, turn, placed
    )


def _placed(position: Position, turn: int, cell: Cell, text: str) -> Placed:
    """The placement under way: the tokens on its cell are what it earned."""
    quilt = position.seats[turn].quilt
    patch = quilt.patches[cell]
    if patch is None:
        raise _unreadable("phase", text)
    earned: list[Token] = [token.cat for token in quilt.cats if token.cell == cell]
    for button in quilt.buttons:
        if button.cell == cell:
            earned.append(button.color)
            if quilt.rainbow and [other.color for other in quilt.buttons].count(button.color) == 1:
                earned.append(Rainbow.RAINBOW)  # it was the last missing colour, or there would be no rainbow yet
    return Placed(patch, cell, tuple(earned))


# Seat: board . goals . cells . cats . buttons . hand


def _format_seat(position: Position, seat: Seat) -> str:
    quilt = seat.quilt
    numbers = {in_play.cat: number for number, in_play in enumerate(position.cats, start=1)}
    return ".".join(
        [
            quilt.board.value,
            _format_goals(seat),
            _format_cells(quilt.patches),
            "".join(f"{token.cell!s}{numbers[token.cat]}" for token in quilt.cats),
            "".join(str(button.cell) for button in quilt.buttons) + ("r" if quilt.rainbow else ""),
            f"{_codes(seat.hand.dealt)}{FACE_DOWN * seat.hand.face_down}-{_codes(seat.hand.taken)}",
        ]
    )


def _parse_seat(cats: tuple[CatInPlay, ...], text: str) -> Seat:
    fields = text.split(".")
    if len(fields) != 6:
        raise _unreadable("seat", text)
    board, goals, cells, tokens, buttons, hand = fields
    if board not in list(Board):
        raise _unreadable("board", board)
    on_quilt, offer, choice = _parse_goals(goals)
    patches = list(Quilt.empty(Board(board)).patches)
    for cell, patch in _parse_cells(cells):
        patches[cell] = patch
    quilt = Quilt(
        Board(board),
        on_quilt,
        tuple(patches),
        tuple(_parse_cat_token(cats, tokens)),
        tuple(_parse_buttons(tuple(patches), buttons)),
        buttons.endswith("r"),
    )
    return Seat(quilt, _parse_hand(hand), offer, choice)


def _format_goals(seat: Seat) -> str:
    """`222-33-42` on the quilt; before that `o` and the offer, then `c` and the choice (nothing after it if unseen)."""
    if seat.quilt.goals:
        return "-".join(_GOAL_CODES[goal] for goal in seat.quilt.goals)
    words = []
    if seat.offer is not None:
        words.append("o" + "-".join(_GOAL_CODES[goal] for goal in seat.offer))
    if seat.choice is not None:
        words.append("c" + "-".join(_GOAL_CODES[goal] for goal in seat.choice))
    return "".join(words)


def _parse_goals(text: str) -> tuple[tuple[Goal, ...], tuple[Goal, ...] | None, tuple[Goal, ...] | None]:
    match = re.fullmatch(r"([0-9-]*)(?:o([0-9-]*))?(?:c([0-9-]*))?", text, re.ASCII)
    if match is None:
        raise _unreadable("goals", text)
    on_quilt, offer, choice = (None if part is None else _goals(part) for part in match.groups())
    return on_quilt or (), offer, choice


def _goals(text: str) -> tuple[Goal, ...]:
    codes = text.split("-") if text else []
    if not all(code in _GOAL_CODED for code in codes):
        raise _unreadable("goals", text)
    return tuple(_GOAL_CODED[code] for code in codes)


@lru_cache(maxsize=1024)
def _format_cells(patches: tuple[Patch | None, ...]) -> str:
    """The 22 patch cells in reading order; a number stands for so many open cells."""
    written = []
    open_cells = 0
    for cell in PATCH_CELLS:
        patch = patches[cell]
        if patch is None:
            open_cells += 1
            continue
        written.append(f"{open_cells or ''}{patch.code}")
        open_cells = 0
    return "".join(written) + str(open_cells or "")


def _parse_cells(text: str) -> list[tuple[Cell, Patch]]:
    placed: list[tuple[Cell, Patch]] = []
    index = at = 0
    was_number = False
    while at < len(text):
        match = _CELLS.match(text, at)
        if match is None or (was_number and match[2]):
            raise _unreadable("cells", text)
        if match[1]:
            if index < len(PATCH_CELLS):
                placed.append((PATCH_CELLS[index], parse_patch_code(match[1])))
            index += 1
        else:
            index += int(match[2])
        was_number = bool(match[2])
        at = match.end()
    if index != len(PATCH_CELLS):
        raise _refuse("position-cells", text=text[:60], count=index)
    return placed


def _parse_cat_token(cats: tuple[CatInPlay, ...], text: str) -> Iterator[CatToken]:
    """`a12c31`: the second cat of the table on a1, the first on c3."""
    if not re.fullmatch(r"(?:[a-e][1-5][1-9])*", text, re.ASCII):
        raise _unreadable("cats", text)
    for index in range(0, len(text), 3):
        number = int(text[index + 2])
        if number > len(cats):
            raise _unreadable("cats", text)
        yield CatToken(cats[number - 1].cat, parse_cell(text[index : index + 2]))


def _parse_buttons(patches: tuple[Patch | None, ...], text: str) -> Iterator[Button]:
    """`b3d4r`: buttons of the colours of b3 and d4, and the rainbow."""
    if not re.fullmatch(r"(?:[a-e][1-5])*r?", text, re.ASCII):
        raise _unreadable("buttons", text)
    for index in range(0, len(text) - 1, 2):
        cell = parse_cell(text[index : index + 2])
        patch = patches[cell]
        if patch is None:
            raise _unreadable("buttons", text)
        yield Button(patch.color, cell)


def _parse_hand(text: str) -> Hand:
    dealt, dash, taken = text.partition("-")
    if not dash:
        raise _unreadable("hand", text)
    codes = list(_pairs("hand", dealt))
    known = [code for code in codes if code != FACE_DOWN]
    return Hand(
        tuple(_patch("hand", code) for code in known),
        tuple(_patch("hand", code) for code in _pairs("hand", taken)),
        len(codes) - len(known),
    )
