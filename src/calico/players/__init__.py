"""Players that see what their seat sees: the protocol, the registry, and the first two of them."""

from calico.players.match import choose_goals, derive_seed, play_game
from calico.players.protocol import Player, Strength
from calico.players.registry import all_players, find_player, player_names

__all__ = [
    "Player",
    "Strength",
    "all_players",
    "choose_goals",
    "derive_seed",
    "find_player",
    "play_game",
    "player_names",
]
