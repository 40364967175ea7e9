"""Matches between players on the same deals, and what can be concluded from them."""

from calico.arena import errors as errors
from calico.extras import needing

with needing("kernel"):
    from calico.arena.matches import Arena, Match, Played
    from calico.arena.ratings import Rating
    from calico.arena.reports import Duel, Report, Standing, keep_games, read_games, report, to_json

__all__ = [
    "Arena",
    "Duel",
    "Match",
    "Played",
    "Rating",
    "Report",
    "Standing",
    "keep_games",
    "read_games",
    "report",
    "to_json",
]
