"""Games from files: one of many, as it was after some turns, a seat by name or number."""

from collections.abc import Sequence
from itertools import islice
from pathlib import Path

from calico.cli.terminal import Complaint
from calico.game import Game
from calico.notation import read_games


def read_game(path: Path, number: int) -> Game:
    """The game with this number, from 1, of a file."""
    if number < 1:
        raise Complaint("cli-error-game", number=number)
    game = next(islice(read_games(path), number - 1, None), None)
    if game is None:
        raise Complaint("cli-error-game", number=number)
    return game


def game_after(game: Game, turns: int | None) -> Game:
    """The game after so many turns, 0 being the dealt table; by default after all of them."""
    if turns is None:
        return game
    if not 0 <= turns <= len(game.turns):
        raise Complaint("cli-error-move", number=turns, last=len(game.turns))
    return game.at(turns)


def find_seat(names: Sequence[str], text: str) -> int:
    """A seat by the player's name, or by its number from 0 as in the record."""
    lowered = [name.lower() for name in names]
    if text.lower() in lowered:
        return lowered.index(text.lower())
    if text.isascii() and text.isdigit() and int(text) < len(names):
        return int(text)
    raise Complaint("cli-error-seat", text=text, names=", ".join(names))
