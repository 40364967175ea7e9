"""Matches between players on the same deals, and what can be concluded from them."""

from calico.arena.matches import Duel, Report, Standing, play_match

__all__ = ["Duel", "Report", "Standing", "play_match"]
