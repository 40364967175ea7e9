"""calico-record 1: a whole game as JSON, read strictly, replayed, refused with the move's number and the reason."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path

from calico.notation.reader import Reader, RecordError
from calico.rules import (
    ALL_PATCHES,
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
    Patch,
    Pattern,
    Phase,
    Position,
    Problem,
    Rainbow,
    Restriction,
    Result,
    SeatSetup,
    Setup,
    Token,
    Variant,
    apply,
    refill,
    result,
    start,
    supply_size,
)

FORMAT = "calico-record"
VERSION = 1
_TOKENS: dict[str, Token] = {token.value: token for kind in (Cat, Color, Rainbow) for token in kind}


@dataclass(frozen=True, slots=True)
class RecordedMove:
    """A turn as it was played and what its placement earned."""

    seat: int
    move: Move
    earned: tuple[Token, ...]


@dataclass(frozen=True, slots=True)
class Record:
    """A game, finished or not: the table with goals chosen, the supply in drawing order, and every turn so far."""

    setup: Setup
    supply: tuple[Patch, ...]
    moves: tuple[RecordedMove, ...] = ()
    result: Result | None = None


def opening(record: Record) -> Position:
    """The table of the record when everything is dealt and seat 0 begins."""
    return refill(start(record.setup), iter(record.supply))


def continued(record: Record, game: Position, move: Move) -> tuple[Record, Position]:
    """The record and its table after one more turn; `game` is the record's table now. Refuses what the rules do."""
    place, take = move.events
    placed = apply(game, place)
    assert placed.placed is not None
    drawn = len(record.supply) - supply_size(placed)
    after = refill(apply(placed, take), islice(record.supply, drawn, None))
    recorded = RecordedMove(game.turn, move, placed.placed.earned)
    outcome = result(after) if after.phase is Phase.OVER else None
    return replace(record, moves=(*record.moves, recorded), result=outcome), after


def positions(record: Record) -> tuple[Position, ...]:
    """The dealt table and the table after each move."""
    game = opening(record)
    found = [game]
    replayed = replace(record, moves=(), result=None)
    for recorded in record.moves:
        replayed, game = continued(replayed, game, recorded.move)
        found.append(game)
    return tuple(found)


def format_record(record: Record, extra: Mapping[str, object] | None = None) -> str:
    """The record as one line of JSON; `extra` adds keys of one's own beside the format's."""
    return json.dumps({**(extra or {}), **_to_json(record)}, ensure_ascii=False, separators=(",", ":"))


def parse_record(text: str) -> Record:
    """The record in `text`, read strictly and replayed: every move must be legal and earn what it says."""
    try:
        data = json.loads(text, object_pairs_hook=_unique_keys)
    except json.JSONDecodeError as error:
        raise RecordError(Problem.of("record-json", row=error.lineno, column=error.colno)) from None
    except RecordError:
        raise
    except (RecursionError, ValueError):  # nested thousands deep, or a number of thousands of digits
        raise RecordError(Problem.of("record-json", row=1, column=1)) from None
    return _from_json(data)


def read_records(path: Path | str) -> Iterator[Record]:
    """The records of a file: one object in `.json`, one a line in `.jsonl`. Errors name the line."""
    if Path(path).suffix == ".jsonl":
        found = 0
        for number, line in enumerate(_lines(path), start=1):
            if line.strip():
                found += 1
                yield _parse_line(line, number)
        if not found:
            raise RecordError(Problem.of("record-empty"))
    else:
        yield parse_record("".join(_lines(path)))


def _parse_line(line: str, number: int) -> Record:
    try:
        return parse_record(line)
    except RecordError as error:
        raise RecordError(list(error.problems), error.move, number) from None


def _lines(path: Path | str) -> Iterator[str]:
    try:
        with open(path, encoding="utf-8") as file:
            yield from file
    except UnicodeDecodeError:
        raise RecordError(Problem.of("file-unreadable", path=str(path), reason="it is not UTF-8 text")) from None
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise RecordError(Problem.of("file-unreadable", path=str(path), reason=reason)) from None


def _to_json(record: Record) -> dict[str, object]:
    options = record.setup.options
    setup: dict[str, object] = {
        "mode": options.mode.value,
        "goal_values": options.goal_values.value,
        "variants": sorted(options.variants),
        "restriction": options.restriction,
        "scenario": options.scenario,
        "cats": [{"cat": in_play.cat, "patterns": list(in_play.patterns)} for in_play in record.setup.cats],
        "players": [
            {"name": seat.name, "board": seat.board, "offer": seat.offer, "goals": seat.goals}
            for seat in record.setup.seats
        ],
        "supply": [str(patch) for patch in record.supply],
    }
    if options.open_hands:
        setup["open_hands"] = True
    return {
        "format": FORMAT,
        "version": VERSION,
        "setup": setup,
        "moves": [
            {
                "seat": recorded.seat,
                "tile": str(recorded.move.patch),
                "cell": recorded.move.cell.name,
                "take": recorded.move.take,
                "earned": recorded.earned,
            }
            for recorded in record.moves
        ],
        "result": None if record.result is None else _result_to_json(record.result),
    }


def _result_to_json(outcome: Result) -> dict[str, object]:
    return {
        "scores": [
            {"goals": score.goals, "cats": score.cats, "buttons": score.buttons, "total": score.total}
            for score in outcome.scores
        ],
        "winners": list(outcome.winners),
    }


def _from_json(data: object) -> Record:
    if not isinstance(data, dict):
        raise RecordError(Problem.of("record-not-object"))
    top = Reader(data, "")
    if data.get("format") != FORMAT:
        raise RecordError(Problem.of("record-format"))
    if type(data.get("version")) is not int or data["version"] != VERSION:
        raise RecordError(Problem.of("record-version", version=str(data.get("version"))))
    record = _read_setup(top.child("setup"))
    game = opening(record)
    for number, move in enumerate(top.children("moves"), start=1):
        try:
            record, game = _read_move(record, game, move)
        except CalicoError as error:
            raise RecordError(list(error.problems), move=number) from None
    _check_result(record, top)
    return record


def _read_setup(reader: Reader) -> Record:
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
    setup = Setup(options, cats, seats)
    if problems := setup.problems():
        raise RecordError(problems)
    supply = tuple(reader.patch(f"supply[{index}]", text) for index, text in enumerate(reader.array("supply")))
    if Counter(supply) != Counter(dict.fromkeys(ALL_PATCHES, options.copies)):
        total = len(ALL_PATCHES) * options.copies
        raise RecordError(Problem.of("record-supply", copies=options.copies, total=total))
    return Record(setup, supply)


def _read_move(record: Record, game: Position, reader: Reader) -> tuple[Record, Position]:
    if game.phase is Phase.OVER:
        raise RecordError(Problem.of("record-over"))
    seat = reader.integer("seat")
    if seat != game.turn:
        raise RecordError(Problem.of("record-seat", seat=seat, expected=game.turn))
    patch = reader.patch("tile", reader.string("tile"))
    cell = CELL_NAMED[reader.one_of("cell", reader.string("cell"), CELL_NAMED)]
    earned = [reader.one_of(f"earned[{index}]", token, _TOKENS) for index, token in enumerate(reader.array("earned"))]
    record, game = continued(record, game, Move(patch, cell, reader.integer("take")))
    expected = record.moves[-1].earned
    if sorted(earned) != sorted(expected):
        raise RecordError(Problem.of("record-earned", earned=_listed(earned), expected=_listed(expected)))
    return record, game


def _check_result(record: Record, reader: Reader) -> None:
    if reader.get("result") is None:
        return
    if record.result is None:
        raise RecordError(Problem.of("record-result-early"))
    given = reader.child("result")
    scores = [
        {part: score.integer(part) for part in ("goals", "cats", "buttons", "total")}
        for score in given.children("scores")
    ]
    winners = sorted(given.integers("winners"))
    expected = _result_to_json(record.result)
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
