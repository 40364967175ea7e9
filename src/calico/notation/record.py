"""calico-record 1: a whole game as JSON, read strictly and played through; refusals name the move and the reason."""

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import IO

from calico.game import Game
from calico.notation.reader import Reader, RecordError
from calico.rules import (
    CELL_NAMED,
    Board,
    CalicoError,
    Cat,
    CatInPlay,
    Color,
    Goal,
    GoalValues,
    Mode,
    Move,
    Options,
    Pattern,
    Phase,
    Problem,
    Rainbow,
    Restriction,
    Result,
    SeatSetup,
    Setup,
    Token,
    Variant,
)

FORMAT = "calico-record"
VERSION = 1
_TOKENS: dict[str, Token] = {token.value: token for kind in (Cat, Color, Rainbow) for token in kind}


def format_record(game: Game, extra: Mapping[str, object] | None = None) -> str:
    """The game as one line of JSON; `extra` adds keys of one's own beside the format's.

    Refused while goals are being chosen and between the two halves of a turn, which a record can't hold.

    >>> import calico
    >>> game = calico.new_game(setup="beginner", seed=7)
    >>> format_record(game, {"event": "club night"})[:60]
    '{"event":"club night","format":"calico-record","version":1,"'
    """
    if game.position.phase is Phase.CHOOSE:
        raise RecordError(Problem.of("record-goals"))
    if game.position.phase is Phase.TAKE:
        raise RecordError(Problem.of("record-turn"))
    return json.dumps({**(extra or {}), **_to_json(game)}, ensure_ascii=False, separators=(",", ":"))


def parse_record(text: str) -> Game:
    """The game in `text`, read strictly and played through: every move must be legal and earn what it says.

    >>> import calico
    >>> game = calico.new_game(setup="beginner", seed=7).play("Dv-a1-2")
    >>> parse_record(game.record) == game
    True
    """
    try:
        data = json.loads(text, object_pairs_hook=_unique_keys)
    except json.JSONDecodeError as error:
        raise RecordError(Problem.of("record-json", row=error.lineno, column=error.colno)) from None
    except RecordError:
        raise
    except (RecursionError, ValueError):  # nested thousands deep, or a number of thousands of digits
        raise RecordError(Problem.of("record-json", row=1, column=1)) from None
    return _from_json(data)


def read_games(path: Path | str) -> Iterator[Game]:
    """The games of a file: one object in `.json`, one a line in `.jsonl`. Errors name the line.

    >>> import calico
    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     calico.new_game(setup="beginner", seed=7).save(f"{folder}/game.json")
    ...     print(list(read_games(f"{folder}/game.json")))
    [<Game of player 1: 0 of 22 turns>]
    """
    return _games(_lines(path), is_one_a_line=Path(path).suffix == ".jsonl")


def _games(lines: Iterator[str], *, is_one_a_line: bool) -> Iterator[Game]:
    if not is_one_a_line:
        yield parse_record("".join(lines))
        return
    found = 0
    for number, line in enumerate(lines, start=1):
        if line.strip():
            found += 1
            yield _parse_line(line, number)
    if not found:
        raise RecordError(Problem.of("record-empty"))


def _parse_line(line: str, number: int) -> Game:
    try:
        return parse_record(line)
    except RecordError as error:
        raise RecordError(list(error.problems), error.move, number) from None


def _lines(path: Path | str) -> Iterator[str]:
    """The lines of a file that is there; a mark of the byte order before them is passed over."""
    try:
        return _read(open(path, encoding="utf-8-sig"), str(path))
    except (OSError, ValueError) as error:
        raise _unreadable(path, error) from None


def _read(file: IO[str], path: str) -> Iterator[str]:
    with file:
        try:
            yield from file
        except (OSError, ValueError) as error:
            raise _unreadable(path, error) from None


def _unreadable(path: Path | str, error: Exception) -> RecordError:
    reason = "it is not UTF-8 text" if isinstance(error, UnicodeDecodeError) else str(error)
    if isinstance(error, OSError):
        reason = error.strerror or type(error).__name__
    return RecordError(Problem.of("file-unreadable", path=str(path), reason=reason))


def _to_json(game: Game) -> dict[str, object]:
    options = game.setup.options
    setup: dict[str, object] = {
        "mode": options.mode.value,
        "goal_values": options.goal_values.value,
        "variants": sorted(options.variants),
        "restriction": options.restriction,
        "scenario": options.scenario,
        "cats": [{"cat": in_play.cat, "patterns": list(in_play.patterns)} for in_play in game.setup.cats],
        "players": [
            {"name": seat.name, "board": seat.board, "offer": seat.offer, "goals": playing.quilt.goals}
            for seat, playing in zip(game.setup.seats, game.position.seats, strict=True)
        ],
        "supply": [str(patch) for patch in game.supply],
    }
    if options.open_hands:
        setup["open_hands"] = True
    return {
        "format": FORMAT,
        "version": VERSION,
        "setup": setup,
        "moves": [
            {
                "seat": turn.seat,
                "tile": str(turn.move.patch),
                "cell": turn.move.cell.name,
                "take": turn.move.take,
                "earned": turn.earned,
            }
            for turn in game.turns
        ],
        "result": None if game.result is None else _result_to_json(game.result),
    }


def _result_to_json(outcome: Result) -> dict[str, object]:
    return {
        "scores": [
            {"goals": score.goals, "cats": score.cats, "buttons": score.buttons, "total": score.total}
            for score in outcome.scores
        ],
        "winners": list(outcome.winners),
    }


def _from_json(data: object) -> Game:
    if not isinstance(data, dict):
        raise RecordError(Problem.of("record-not-object"))
    top = Reader(data, "")
    if data.get("format") != FORMAT:
        raise RecordError(Problem.of("record-format"))
    if type(data.get("version")) is not int or data["version"] != VERSION:
        raise RecordError(Problem.of("record-version", version=str(data.get("version"))))
    game = _read_setup(top.child("setup"))
    for number, move in enumerate(top.children("moves"), start=1):
        try:
            game = _read_move(game, move)
        except CalicoError as error:
            raise RecordError(list(error.problems), move=number) from None
    _check_result(game, top)
    return game


def _read_setup(reader: Reader) -> Game:
    scenario = reader.get("scenario")
    if scenario is not None:
        scenario = reader.integer("scenario")
    restriction = reader.get("restriction")
    options = Options(
        reader.name("mode", Mode),
        reader.name("goal_values", GoalValues),
        frozenset(reader.names("variants", Variant)),
        None if restriction is None else reader.name("restriction", Restriction),
        scenario,
        reader.flag("open_hands"),
    )
    cats = tuple(CatInPlay(cat.name("cat", Cat), cat.names("patterns", Pattern)) for cat in reader.children("cats"))
    seats = tuple(
        SeatSetup(
            player.string("name"),
            player.name("board", Board),
            None if player.get("offer") is None else player.names("offer", Goal),
            player.names("goals", Goal),
        )
        for player in reader.children("players")
    )
    supply = [reader.patch(f"supply[{index}]", text) for index, text in enumerate(reader.array("supply"))]
    try:
        return Game.begin(Setup(options, cats, seats), supply)
    except CalicoError as error:
        raise RecordError(list(error.problems)) from None


def _read_move(game: Game, reader: Reader) -> Game:
    if game.is_over:
        raise RecordError(Problem.of("record-over"))
    seat = reader.integer("seat")
    if seat != game.position.turn:
        raise RecordError(Problem.of("record-seat", seat=seat, expected=game.position.turn))
    patch = reader.patch("tile", reader.string("tile"))
    cell = CELL_NAMED[reader.one_of("cell", reader.string("cell"), CELL_NAMED)]
    earned = [reader.one_of(f"earned[{index}]", token, _TOKENS) for index, token in enumerate(reader.array("earned"))]
    game = game.play(Move(patch, cell, reader.integer("take")))
    expected = game.turns[-1].earned
    if sorted(earned) != sorted(expected):
        raise RecordError(Problem.of("record-earned", earned=_listed(earned), expected=_listed(expected)))
    return game


def _check_result(game: Game, reader: Reader) -> None:
    if reader.get("result") is None:
        return
    if game.result is None:
        raise RecordError(Problem.of("record-result-early"))
    given = reader.child("result")
    scores = [
        {part: score.integer(part) for part in ("goals", "cats", "buttons", "total")}
        for score in given.children("scores")
    ]
    winners = sorted(given.integers("winners"))
    expected = _result_to_json(game.result)
    stated = {"scores": scores, "winners": winners}
    if stated != expected:
        raise RecordError(Problem.of("record-result", result=json.dumps(stated), expected=json.dumps(expected)))


def _listed(tokens: Sequence[str]) -> str:
    return ", ".join(tokens) or "nothing"


def _unique_keys(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise RecordError(Problem.of("record-key-twice", key=key[:40]))
        found[key] = value
    return found
