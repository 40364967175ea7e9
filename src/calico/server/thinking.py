"""Runs in worker processes: a bot of the registry thinks about a view that came as text."""

from contextlib import suppress
from dataclasses import dataclass

from calico.notation import parse_view
from calico.players import all_players, describe_players, find_player, opponent_names


@dataclass(frozen=True, slots=True, kw_only=True)
class BotFacts:
    """A bot of this server."""

    name: str
    description: str
    solo_beginner: float
    solo_standard: float


def describe_bots() -> tuple[BotFacts, ...]:
    """Every bot that people are offered, the weakest first; none of ours is loaded for it."""
    offered = opponent_names()
    return tuple(
        BotFacts(
            name=bot.name,
            description=bot.description,
            solo_beginner=bot.strength.solo_beginner,
            solo_standard=bot.strength.solo_standard,
        )
        for bot in describe_players()
        if bot.name in offered
    )


def think_goals(bot: str, view: str, seed: int, seconds: float) -> list[str]:
    """The goals that the bot chooses."""
    return [goal.value for goal in find_player(bot).choose_goals(parse_view(view), seed=seed, seconds=seconds)]


def think_move(bot: str, view: str, seed: int, seconds: float) -> str:
    """The move that the bot makes."""
    return str(find_player(bot).choose_move(parse_view(view), seed=seed, seconds=seconds))


def warm_up() -> None:
    """Load every bot before the first is asked, and compile what is not compiled yet."""
    all_players()
    with suppress(ImportError):  # without the extra `kernel` there are no learned bots
        from calico.players.levels import warm

        warm()
