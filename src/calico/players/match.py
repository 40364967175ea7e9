"""One game between players, from the goal choice to the result."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import blake2b

from calico.game import Game
from calico.players.protocol import Player
from calico.players.registry import find_player
from calico.rules import CalicoError, Choose, Phase, Problem, SetupError
from calico.rules.values import check_seed

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


def choose_goals(game: Game, players: Sequence[Player | None], *, seed: int, seconds: float | None = None) -> Game:
    """The game with the goals that the players choose, unseen by each other; for None somebody else chooses."""
    if game.position.phase is not Phase.CHOOSE:
        return game
    for view in [game.view(seat) for seat in game.awaited]:  # as before anyone has chosen: the order does not matter
        assert view.seat is not None
        player = players[view.seat]
        if player is not None:
            with blaming(player.name):
                goals = player.choose_goals(view, seed=derive_seed(seed, view.seat), seconds=seconds)
                game = game.play(Choose(view.seat, goals))
    return game


def play_turn(game: Game, player: Player, *, seed: int, seconds: float | None = None) -> Game:
    """The game after the turn of this player; the same seed gives the same turn, wherever the game was taken up."""
    if game.is_over:
        raise CalicoError(Problem.of("already-over"))
    with blaming(player.name):
        turn_seed = derive_seed(seed, game.position.turn, len(game.turns))
        return game.play(player.choose_move(game.view(), seed=turn_seed, seconds=seconds))


def play_game(game: Game, players: Sequence[Player | str], *, seed: int, seconds: float | None = None) -> Game:
    """The game played to its end by these players or those of these names, one for each seat.

    The same seed gives the same game. `seconds` is the time for each move.
    """
    check_seed(seed)
    if len(players) != len(game.names):
        raise SetupError(Problem.of("names-count", players=len(game.names), count=len(players)))
    seated = [find_player(player) if isinstance(player, str) else player for player in players]
    for_goals = None if seconds is None else MOVES_FOR_GOALS * seconds
    game = choose_goals(game, seated, seed=seed, seconds=for_goals)
    while not game.is_over:
        game = play_turn(game, seated[game.position.turn], seed=seed, seconds=seconds)
    return game
