"""What a position is worth and which moves are best, why, and how a game went: luck apart from skill.

Everything is seen from one seat: what lies face down is dealt anew for every future that is played out.
"""

from calico.analysis import errors as errors
from calico.extras import needing

with needing("cli"):
    from calico.analysis.estimates import Aim, Estimate
    from calico.analysis.games import GameReview, TurnReview, review_game
    from calico.analysis.positions import PositionAnalysis, Suggestion, analyse_position
    from calico.analysis.reasons import REASONS, Reason, reasons_for
    from calico.analysis.sentences import tell
    from calico.analysis.to_json import position_to_json, review_to_json

__all__ = [
    "REASONS",
    "Aim",
    "Estimate",
    "GameReview",
    "PositionAnalysis",
    "Reason",
    "Suggestion",
    "TurnReview",
    "analyse_position",
    "position_to_json",
    "reasons_for",
    "review_game",
    "review_to_json",
    "tell",
]
