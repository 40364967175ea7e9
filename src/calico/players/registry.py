"""Finds players by name: ours and those that other packages offer through the entry point `calico.players`."""

import logging
from collections.abc import Iterable, Iterator
from contextlib import nullcontext
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from math import isfinite

from calico.extras import MissingExtra, needing
from calico.players.protocol import Player, Strength
from calico.players.roster import ROSTER, YARDSTICK
from calico.rules import CalicoError, Problem
from calico.rules.names import unknown_name

GROUP = "calico.players"

OURS = tuple(ROSTER)
"""The players that come with Calico, the weakest first."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Description:
    """What a player says of itself."""

    name: str
    description: str
    strength: Strength


@cache
def _offered() -> dict[str, EntryPoint]:
    others = {point.name: point for point in entry_points(group=GROUP)}
    return others | {name: EntryPoint(name, entry.place, GROUP) for name, entry in ROSTER.items()}


def player_names() -> tuple[str, ...]:
    """The names of all players that are installed."""
    return tuple(sorted(_offered()))


def opponent_names() -> tuple[str, ...]:
    """The names that a person is offered: ours, the weakest first, then anybody else's; not the yardstick."""
    others = [name for name in player_names() if name not in OURS]
    return (*[name for name in OURS if name != YARDSTICK], *others)


@cache
def find_player(name: str) -> Player:
    """The player called `name`; refuses one that is not installed, can't be loaded or lacks what a player must have."""
    if name not in _offered():
        raise CalicoError(unknown_name("player-unknown", str(name), player_names()))
    try:
        with needing("kernel") if name in OURS else nullcontext():
            player: Player = _offered()[name].load()()
        check_player(player)
        if player.name != name:
            raise ValueError(f"it calls itself {player.name!r}")
    except MissingExtra:
        raise
    except (Exception, SystemExit) as error:  # whatever another package's code does
        raise CalicoError(Problem.of("player-broken", name=name, reason=str(error))) from error
    return player


def check_player(player: Player) -> None:
    """Raise, saying what is wrong, unless the player can be listed and asked like any other."""
    if not isinstance(player.name, str):
        raise TypeError("its name is not text")
    if not isinstance(player.description, str):
        raise TypeError("its description is not text")
    if not all(map(isfinite, _points(player))):
        raise ValueError("its strength is not a number of points")
    for method in (player.choose_goals, player.choose_move):
        if not callable(method):
            raise TypeError(f"{method!r} can't be called")


def _points(player: Player | Description) -> tuple[float, float]:
    """What players are ordered by."""
    return player.strength.solo_standard, player.strength.solo_beginner


def all_players() -> tuple[Player, ...]:
    """Every player that can be played with, the weakest first; a warning names any other."""
    return tuple(sorted(_loadable(player_names()), key=_points))


def describe_players() -> tuple[Description, ...]:
    """What is said of them. Ours are not loaded for it: a new machine would have to compile what they think with."""
    found = [Description(name, entry.description, entry.strength) for name, entry in ROSTER.items()]
    others = _loadable(name for name in player_names() if name not in ROSTER)
    found += [Description(player.name, player.description, player.strength) for player in others]
    return tuple(sorted(found, key=_points))


def _loadable(names: Iterable[str]) -> Iterator[Player]:
    for name in names:
        try:
            yield find_player(name)
        except CalicoError as error:
            _log.warning("player left out: %s", error)
