"""How a game went for one seat: each turn's loss against the best move, and luck apart from skill.

Everything is measured by what those who play out the futures can expect (`Futures`). Before a turn that is the value of
their own first choice; after it the value of the move that was made. From the end of one turn to the beginning of the
next nothing changes but what is drawn and what rivals do: that is luck, and over many games it comes to nothing. What
the best move adds to that first choice is insight, what the move that was made lacks of the best is loss. So, exactly:

    result = start + luck + insight - losses
"""

from collections.abc import Callable
from dataclasses import dataclass

from calico.analysis.estimates import Aim, Estimate, before_the_deal
from calico.analysis.positions import PositionAnalysis, analyse_position, default_aim
from calico.game import Game
from calico.players import derive_seed
from calico.rules import CalicoError, Move, Problem, has_passed, view_for

_CLEAR = 2.5  # standard errors
_WORTH_A_WORD = 0.5  # points, or percent

Progress = Callable[[int, int], None]  # turns done, of how many


@dataclass(frozen=True, slots=True)
class TurnReview:
    """One turn: what came before it by luck, what was possible, and what was made of it."""

    number: int  # of the turn in the game, from 1
    move: Move
    luck: float
    luck_error: float
    insight: float
    loss: float
    loss_error: float
    analysis: PositionAnalysis

    @property
    def is_clear_mistake(self) -> bool:
        """Whether the loss is more than chance among the futures would explain, and worth a word."""
        return self.loss > max(_CLEAR * self.loss_error, _WORTH_A_WORD)


@dataclass(frozen=True, slots=True)
class GameReview:
    """A finished game of one seat in the unit of its aim: points, or percent of a chance."""

    seat: int
    aim: Aim
    start: Estimate  # before the deal
    start_value: float
    turns: tuple[TurnReview, ...]
    last_luck: float  # after the last turn: what rivals still did
    result: float

    @property
    def luck(self) -> float:
        """All luck."""
        return sum(turn.luck for turn in self.turns) + self.last_luck

    @property
    def insight(self) -> float:
        """All that the best moves would have added to first choices."""
        return sum(turn.insight for turn in self.turns)

    @property
    def losses(self) -> float:
        """All that was lost against the best moves."""
        return sum(turn.loss for turn in self.turns)

    def turning_points(self, count: int = 3) -> tuple[TurnReview, ...]:
        """The turns that cost most, the dearest first; only those that are clearly mistakes."""
        clear = [turn for turn in self.turns if turn.is_clear_mistake]
        return tuple(sorted(clear, key=lambda turn: -turn.loss)[:count])


def review_game(
    game: Game,
    seat: int,
    *,
    seconds: float = 1.0,
    seed: int = 0,
    aim: Aim | None = None,
    progress: Progress | None = None,
) -> GameReview:
    """Review a finished game of one seat, thinking about so long over each of its turns.

    Of each turn it uses what the seat saw then, and the move that it made. The same game and seed give the same
    review.
    """
    game.position.seat(seat)  # refuses one that is not there
    if not game.is_over:
        raise CalicoError(Problem.of("analysis-unfinished"))
    own = [number for number, turn in enumerate(game.turns) if turn.seat == seat]
    aim = default_aim(game.view(seat)) if aim is None else aim
    start = before_the_deal(game, seat, seed=derive_seed(seed), seconds=seconds).estimate()
    before, before_error = start.of(aim), start.error_of(aim)
    start_value = before
    turns = []
    for done, number in enumerate(own):
        if progress is not None:
            progress(done, len(own))
        move = game.turns[number].move
        analysis = analyse_position(
            view_for(game.positions[number], seat), seconds=seconds, seed=derive_seed(seed, number), aim=aim, ask=move
        )
        asked, first = analysis.asked, analysis.own_choice
        assert asked is not None
        first_value, best_value = first.estimate.of(aim), analysis.best.estimate.of(aim)
        turns.append(
            TurnReview(
                number + 1,
                move,
                first_value - before,
                (before_error**2 + first.estimate.error_of(aim) ** 2) ** 0.5,
                best_value - first_value,
                asked.loss,
                asked.loss_error,
                analysis,
            )
        )
        before, before_error = asked.estimate.of(aim), asked.estimate.error_of(aim)
    result = _result(game, seat, aim)
    return GameReview(seat, aim, start, start_value, tuple(turns), result - before, result)


def _result(game: Game, seat: int, aim: Aim) -> float:
    outcome = game.result
    assert outcome is not None
    match aim:
        case Aim.POINTS:
            return float(outcome.scores[seat].total)
        case Aim.VICTORY:
            return 100.0 * (seat in outcome.winners) / max(1, len(outcome.winners))
        case Aim.PASSED:
            return 100.0 * has_passed(game.position, seat)
