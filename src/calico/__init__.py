"""Calico, the hex-quilt board game: the front door to its rules, records, pictures, players and analysis.

    >>> import calico
    >>> game = calico.new_game(["Ari", "Mia"], setup="beginner", seed=7)
    >>> game.play(game.legal_moves[0])
    <Game of Ari, Mia: 1 of 44 turns>

Everything is loaded when it is first asked for: `import calico` itself needs the standard library and next to no time.
"""

from collections.abc import Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from calico.drawing import show as show
    from calico.game import Game as Game
    from calico.game import Turn as Turn
    from calico.notation import NotationError as NotationError
    from calico.notation import RecordError as RecordError
    from calico.notation import format_position as format_position
    from calico.notation import format_view as format_view
    from calico.notation import parse_cell as parse_cell
    from calico.notation import parse_move as parse_move
    from calico.notation import parse_patch as parse_patch
    from calico.notation import parse_position as parse_position
    from calico.notation import parse_record as parse_record
    from calico.notation import parse_view as parse_view
    from calico.plan import Plan as Plan
    from calico.players import Bot as Bot
    from calico.rules import Board as Board
    from calico.rules import CalicoError as CalicoError
    from calico.rules import Cat as Cat
    from calico.rules import Cell as Cell
    from calico.rules import Choose as Choose
    from calico.rules import Color as Color
    from calico.rules import Goal as Goal
    from calico.rules import IllegalMove as IllegalMove
    from calico.rules import Move as Move
    from calico.rules import Options as Options
    from calico.rules import Patch as Patch
    from calico.rules import Pattern as Pattern
    from calico.rules import Phase as Phase
    from calico.rules import Place as Place
    from calico.rules import Position as Position
    from calico.rules import Quilt as Quilt
    from calico.rules import Score as Score
    from calico.rules import Setup as Setup
    from calico.rules import SetupError as SetupError
    from calico.rules import Take as Take
    from calico.rules import View as View

__version__ = "0.2.0"

_NAMES_OF = {
    "calico.drawing": ("show",),
    "calico.game": ("Game", "Turn"),
    "calico.notation": (
        "NotationError",
        "RecordError",
        "format_position",
        "format_view",
        "parse_cell",
        "parse_move",
        "parse_patch",
        "parse_position",
        "parse_record",
        "parse_view",
    ),
    "calico.plan": ("Plan",),
    "calico.players": ("Bot",),
    "calico.rules": (
        "Board",
        "CalicoError",
        "Cat",
        "Cell",
        "Choose",
        "Color",
        "Goal",
        "IllegalMove",
        "Move",
        "Options",
        "Patch",
        "Pattern",
        "Phase",
        "Place",
        "Position",
        "Quilt",
        "Score",
        "Setup",
        "SetupError",
        "Take",
        "View",
    ),
}
_PACKAGES = ("analysis", "arena", "client", "drawing", "envs", "kernel", "notation", "players", "rules", "simulation")
_MODULE_OF = {name: module for module, names in _NAMES_OF.items() for name in names}

__all__ = ["bot", "bots", "new_game", "read", *_MODULE_OF]


def new_game(
    players: int | str | Sequence[str] = 1,
    *,
    setup: str = "standard",
    seed: int | None = None,
    variants: str | Iterable[str] = (),
    restriction: str | None = None,
    scenario: int | None = None,
    goal_values: str = "book",
    open_hands: bool = False,
    cats: Sequence[str] | None = None,
    boards: Sequence[str | None] | None = None,
) -> "Game":
    """A game for so many players, or for players with these names, dealt by chance or by `seed`.

    `setup` is `beginner` or `standard`; an error about any other name tells which there are.

    >>> new_game(["Ari", "Mia"], setup="beginner", seed=7)
    <Game of Ari, Mia: 0 of 44 turns>
    >>> new_game(restriction="addjacent")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    calico.rules.errors.SetupError: There is no Restriction called “addjacent”; ... Did you mean “adjacent”?
    """
    from random import SystemRandom

    from calico.plan import Plan
    from calico.rules import Options

    if isinstance(players, bool | float | bytes | AbstractSet | None):
        raise TypeError(f"players is their number, a name, or a list of names in seat order, not {players!r}")
    names = None if isinstance(players, int) else [players] if isinstance(players, str) else list(players)
    count = players if isinstance(players, int) else len(names or ())
    if isinstance(variants, str):
        variants = (variants,)
    # The values that are names in the rulebook are checked and turned into them by the classes themselves.
    options = Options(setup, goal_values, variants, restriction, scenario, open_hands)  # type: ignore[arg-type]
    plan = Plan(count, options, cats, boards)  # type: ignore[arg-type]
    return plan.deal(SystemRandom().getrandbits(48) if seed is None else seed, names)


def bot(name: str) -> "Bot":
    """The bot with this name, ready to be asked with `choose(view)`.

    >>> game = new_game(setup="beginner", seed=7)
    >>> game.play(bot("greedy").choose(game.view()))
    <Game of player 1: 1 of 22 turns>
    """
    from calico.players import Bot, find_player

    return Bot(find_player(name))


def bots() -> tuple[str, ...]:
    """The names of all bots that are installed, the weakest first.

    >>> bots()[:3]
    ('random', 'kitten', 'greedy')
    """
    from calico.players import describe_players

    return tuple(found.name for found in describe_players())


def read(path: str | Path) -> "Iterator[Game]":
    """The games of a file, one after the other: a `.json` record, or one record a line in `.jsonl`.

    Each is read strictly and played through; an error names the line, the move and the reason. The only game of a file
    is `[game] = calico.read(path)`.
    """
    from calico.notation import read_games

    return read_games(path)


def __getattr__(name: str) -> object:
    if name in _PACKAGES:
        return import_module(f"calico.{name}")
    if name not in _MODULE_OF:
        raise AttributeError(f"module 'calico' has no attribute {name!r}")
    value = getattr(import_module(_MODULE_OF[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*__all__, *_PACKAGES, "__doc__", "__version__"})
