"""Who may enter a match: every player that is installed, and any class by its place, `package.module:Class`."""

from dataclasses import replace
from functools import cache
from importlib import import_module

from calico.players import Player, find_player
from calico.players.levels import Designer, Master
from calico.rules import CalicoError, Problem


@cache
def find_entrant(name: str) -> Player:
    """The player of this name; refuses one that does not exist or can't be loaded.

    A place is imported, so names must come from whoever runs the match and never from the network.
    """
    module, colon, attribute = name.partition(":")
    if not colon:
        return find_player(name)
    try:
        player: Player = getattr(import_module(module), attribute)()
    except Exception as error:  # whatever another package's code does
        raise CalicoError(Problem.of("player-broken", name=name, reason=str(error))) from error
    return player


def short_name(name: str) -> str:
    """What to call an entrant where there is little room."""
    return name.rpartition(":")[2]


class DesignerForPoints(Designer):
    """The designer as it would play if rivals did not matter: to be compared with the one who plays to win."""

    name = "designer-for-points"
    description = "Plays like the designer, but for points."
    habits = replace(Designer.habits, to_win=False)


class MasterForPoints(Master):
    """The master as it would play if rivals did not matter: to be compared with the one who plays to win."""

    name = "master-for-points"
    description = "Plays like the master, but for points."
    habits = replace(Master.habits, to_win=False)
