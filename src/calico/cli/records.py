"""Records from files: one of many, one position of a game, a seat by name or number."""

from collections.abc import Sequence
from itertools import islice
from pathlib import Path

from calico.cli.terminal import Refusal
from calico.notation import Record, positions, read_records
from calico.rules import Position


def read_game(path: Path, number: int) -> Record:
    """The game with this number, from 1, of a file."""
    if number < 1:
        raise Refusal("cli-error-game", number=number)
    record = next(islice(read_records(path), number - 1, None), None)
    if record is None:
        raise Refusal("cli-error-game", number=number)
    return record


def position_after(record: Record, move: int | None) -> Position:
    """The table after so many moves, 0 being the dealt table; by default after all of them."""
    found = positions(record)
    number = len(record.moves) if move is None else check_move(record, move)
    return found[number]


def check_move(record: Record, move: int) -> int:
    """A number of moves that the record has."""
    if not 0 <= move <= len(record.moves):
        raise Refusal("cli-error-move", number=move, last=len(record.moves))
    return move


def find_seat(names: Sequence[str], text: str) -> int:
    """A seat by the player's name, or by its number from 0 as in the record."""
    lowered = [name.lower() for name in names]
    if text.lower() in lowered:
        return lowered.index(text.lower())
    if text.isascii() and text.isdigit() and int(text) < len(names):
        return int(text)
    raise Refusal("cli-error-seat", text=text, names=", ".join(names))
