"""Analyses as JSON; docs/research/analysis.md tells what they mean."""

from dataclasses import asdict

from calico.analysis.games import GameReview, TurnReview
from calico.analysis.positions import PositionAnalysis, Suggestion
from calico.analysis.reasons import Reason

POSITION_FORMAT, REVIEW_FORMAT = "calico-analysis-1", "calico-review-1"


def position_to_json(analysis: PositionAnalysis, *, top: int | None = None) -> dict[str, object]:
    """A position: its best moves, at most `top` of them."""
    return {
        "format": POSITION_FORMAT,
        "seat": analysis.seat,
        "aim": analysis.aim.value,
        "suggestions": [_suggestion(one) for one in analysis.suggestions[:top]],
        "own_choice": str(analysis.own_choice.move),
        "asked": None if analysis.asked is None else _suggestion(analysis.asked),
    }


def review_to_json(review: GameReview, *, top: int | None = None) -> dict[str, object]:
    """A game: the sums, every turn, and the numbers of the moves that were turning points."""
    return {
        "format": REVIEW_FORMAT,
        "seat": review.seat,
        "aim": review.aim.value,
        "result": review.result,
        "start": {"value": review.start_value, **asdict(review.start)},
        "luck": review.luck,
        "last_luck": review.last_luck,
        "insight": review.insight,
        "losses": review.losses,
        "turning_points": [turn.number for turn in review.turning_points()],
        "turns": [_turn(turn, top) for turn in review.turns],
    }


def _turn(turn: TurnReview, top: int | None) -> dict[str, object]:
    return {
        "move": turn.number,
        "played": str(turn.move),
        "luck": turn.luck,
        "luck_error": turn.luck_error,
        "insight": turn.insight,
        "loss": turn.loss,
        "loss_error": turn.loss_error,
        "analysis": position_to_json(turn.analysis, top=top),
    }


def _suggestion(one: Suggestion) -> dict[str, object]:
    move = one.move
    return {
        "move": str(move),
        "patch": str(move.patch),
        "cell": move.cell.name,
        "take": move.take,
        "expected": asdict(one.estimate),
        "loss": one.loss,
        "loss_error": one.loss_error,
        "reasons": [_reason(reason) for reason in one.reasons],
    }


def _reason(reason: Reason) -> dict[str, object]:
    return {"key": reason.key, "for": reason.is_for, "arguments": dict(reason.arguments)}
