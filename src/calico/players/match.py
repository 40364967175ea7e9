"""One game between players, from the goal choice to the result."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from hashlib import blake2b

from calico.notation import Record, continued, opening
from calico.players.protocol import Player
from calico.rules import CalicoError, Choose, Patch, Phase, Problem, Setup, apply, start, view_for

MOVES_FOR_GOALS = 5
"""The goals shape the whole game: to choose them a player has the time of so many moves."""


class BotError(CalicoError):
    """A bot that failed, or did what the rules do not allow; the cause is what it raised."""

    def in_game(self, number: int, seed: int) -> "BotError":
        """The same, with the game that it happened in, counted from 1, and the seed of all the games."""
        (problem,) = self.problems
        return BotError(Problem.of("bot-failed-in-game", **dict(problem.details), game=number, seed=str(seed)))


@contextmanager
def blaming(bot: str) -> Iterator[None]:
    """Name the bot in whatever goes wrong while it decides."""
    try:
        yield
    except CalicoError as error:
        raise BotError(Problem.of("bot-failed", bot=bot, reason=str(error))) from error
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise BotError(Problem.of("bot-failed", bot=bot, reason=reason)) from error


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
        with blaming(player.name):
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
        player = players[game.turn]
        with blaming(player.name):
            move = player.choose_move(view, seed=turn_seed, seconds=seconds)
            record, game = continued(record, game, move)
    return record
