"""One game between players, from the goal choice to the result."""

from collections.abc import Sequence
from dataclasses import replace
from hashlib import blake2b

from calico.notation import Record, continued, opening
from calico.players.protocol import Player
from calico.rules import Choose, Patch, Phase, Setup, apply, start, view_for

MOVES_FOR_GOALS = 5
"""The goals shape the whole game: to choose them a player has the time of so many moves."""


def derive_seed(*parts: int) -> int:
    """A seed of its own for each combination of numbers, the same on every machine."""
    return int.from_bytes(blake2b(":".join(map(str, parts)).encode(), digest_size=8).digest())


def choose_goals(setup: Setup, players: Sequence[Player], *, seed: int, seconds: float | None = None) -> Setup:
    """The setup with the goals that the players choose, unseen by each other; unchanged where none are to be chosen."""
    game = start(setup)
    if game.phase is not Phase.CHOOSE:
        return setup
    seats = list(setup.seats)
    for seat, player in enumerate(players):
        # Every player sees the table before anyone has chosen, so the order does not matter.
        goals = player.choose_goals(view_for(start(setup), seat), seed=derive_seed(seed, seat), seconds=seconds)
        game = apply(game, Choose(seat, goals))
        seats[seat] = replace(seats[seat], goals=goals)
    return replace(setup, seats=tuple(seats))


def play_game(
    setup: Setup, supply: tuple[Patch, ...], players: Sequence[Player], *, seed: int, seconds: float | None = None
) -> Record:
    """The finished game between these players, one for each seat; the same seed gives the same game.

    `seconds` is the time for each move.
    """
    for_goals = None if seconds is None else MOVES_FOR_GOALS * seconds
    record = Record(choose_goals(setup, players, seed=seed, seconds=for_goals), supply)
    game = opening(record)
    while game.phase is not Phase.OVER:
        view = view_for(game, game.turn)
        turn_seed = derive_seed(seed, game.turn, len(record.moves))
        move = players[game.turn].choose_move(view, seed=turn_seed, seconds=seconds)
        record, game = continued(record, game, move)
    return record
