"""Who may enter a match or a simulation: every installed player, any class by its place, and any program.

A place is imported and a program is run, so names must come from whoever runs the match and never from the network.
"""

from functools import cache
from importlib import import_module

from calico.players.programs import ProgramPlayer
from calico.players.protocol import Player
from calico.players.registry import check_player, find_player
from calico.rules import CalicoError, Problem

_PROGRAM = "exec:"


@cache
def find_entrant(name: str) -> Player:
    """The player called so, the one at `package.module:Class`, or the program of `exec:COMMAND`; refuses any other."""
    if name.startswith(_PROGRAM):
        return ProgramPlayer(name.removeprefix(_PROGRAM))
    module, colon, attribute = name.partition(":")
    if not colon:
        return find_player(name)
    try:
        player: Player = getattr(import_module(module), attribute)()
        check_player(player)
    except Exception as error:  # whatever another package's code does
        raise CalicoError(Problem.of("player-broken", name=name, reason=str(error))) from error
    return player


def short_name(name: str) -> str:
    """What to call an entrant where there is little room."""
    if name.startswith(_PROGRAM):
        return find_entrant(name).name
    return name.rpartition(":")[2]
