"""Players that see what their seat sees: the protocol, the registry, a game between them."""

from calico.players import errors as errors
from calico.players.bot import Bot
from calico.players.match import BotError, blaming, choose_goals, derive_seed, play_game, play_turn
from calico.players.protocol import Player, Strength
from calico.players.registry import (
    OURS,
    Description,
    all_players,
    describe_players,
    find_player,
    opponent_names,
    player_names,
)

__all__ = [
    "OURS",
    "Bot",
    "BotError",
    "Description",
    "Player",
    "Strength",
    "all_players",
    "blaming",
    "choose_goals",
    "derive_seed",
    "describe_players",
    "find_player",
    "opponent_names",
    "play_game",
    "play_turn",
    "player_names",
]
