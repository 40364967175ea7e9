"""What to expect: futures dealt anew from what a seat sees, and played out to the end by the learned value.

In every future all seats go on like the quilter without its look ahead. All moves that are compared meet the same
futures, so that their differences are known much better than their means.
"""

from dataclasses import dataclass, replace
from random import Random

import numpy as np
import numpy.typing as npt

from calico import kernel
from calico.game import Game
from calico.kernel import engine as e
from calico.plan import shuffled_supply
from calico.players import choosing, derive_seed, levels
from calico.players.weights import Weights, shipped_weights
from calico.rules import CalicoError, Name, Phase, Problem, View

Words = npt.NDArray[np.int64]
Numbers = npt.NDArray[np.float64]

WIDTH = 2  # placements that those who play out a future look at twice
_QUILTS_A_SECOND = 1_000_000  # valued by an ordinary core when whole games are played
_QUILTS_A_TURN = 10  # valued for each open cell
_FEWEST, _MOST = 8, 4096  # futures


class Aim(Name):
    """What counts: final points, the chance to win, or the chance to pass the scenario, the last two in percent."""

    POINTS = "points"
    VICTORY = "victory"
    PASSED = "passed"


@dataclass(frozen=True, slots=True)
class Estimate:
    """What to expect at the end, as so many futures tell it; errors are standard errors of the means."""

    futures: int
    points: float
    error: float
    goals: float  # points by what they are for; the three add up to all
    cats: float
    buttons: float
    victory: float | None = None  # chance in percent, a shared victory counting its share; None alone
    victory_error: float | None = None
    passed: float | None = None  # chance in percent to pass the scenario; None without one
    passed_error: float | None = None

    def of(self, aim: Aim) -> float:
        """What counts."""
        return self._known(aim, {Aim.POINTS: self.points, Aim.VICTORY: self.victory, Aim.PASSED: self.passed}[aim])

    def error_of(self, aim: Aim) -> float:
        """The standard error of what counts."""
        errors = {Aim.POINTS: self.error, Aim.VICTORY: self.victory_error, Aim.PASSED: self.passed_error}
        return self._known(aim, errors[aim])

    @staticmethod
    def _known(aim: Aim, value: float | None) -> float:
        if value is None:
            raise CalicoError(Problem.of("analysis-aim", aim=aim))
        return value


@dataclass(frozen=True, slots=True, eq=False)
class Outcomes:
    """One number for each future, by column: points by what they are for, share of victory, passed or not."""

    columns: Numbers  # by future: goals, cats, buttons, total, victory, passed
    seats: int
    scenario: int | None

    def estimate(self) -> Estimate:
        """The means."""
        goals, cats, buttons, points, victory, passed = self.columns.mean(axis=0).tolist()
        estimate = Estimate(len(self.columns), points, standard_error(self.columns[:, 3]), goals, cats, buttons)
        if self.seats > 1:
            estimate = replace(estimate, victory=victory, victory_error=standard_error(self.columns[:, 4]))
        if self.scenario is not None:
            estimate = replace(estimate, passed=passed, passed_error=standard_error(self.columns[:, 5]))
        return estimate

    def of(self, aim: Aim) -> Numbers:
        """What counts, in each future."""
        self.estimate().of(aim)  # refuses an aim that this game has not
        return self.columns[:, {Aim.POINTS: 3, Aim.VICTORY: 4, Aim.PASSED: 5}[aim]]


class Futures:
    """Futures of a position as the seat in turn sees it, the same for every move that is asked about."""

    def __init__(self, view: View, *, seed: int, seconds: float, moves: int) -> None:
        """As many futures as the time allows if so many moves are asked about; the clock is not asked."""
        if view.seat is None or view.position.phase not in (Phase.PLACE, Phase.TAKE):
            raise CalicoError(Problem.of("wrong-phase", phase=view.position.phase))
        if view.seat != view.position.turn:
            raise CalicoError(Problem.of("not-your-turn"))
        _warm()
        self.seat = view.seat
        self.state = kernel.pack(view.position)
        self.weights = weights_for(view.position.options.scenario)
        turns = sum(len(seat.quilt.empty_cells) for seat in view.position.seats)
        self._seats, self._scenario = len(view.position.seats), view.position.options.scenario
        count = _futures(turns / self._seats, self._seats, seconds / max(1, moves))
        self._dealt = np.repeat(self.state[np.newaxis], count, axis=0)
        kernel.reshuffle(self._dealt, seed=derive_seed(seed))

    def values(self) -> Numbers:
        """The first judgement of every action, far below any other where it is not legal."""
        values = np.empty(e.ACTIONS)
        choosing.best_action(self.state, 2 * e.CELLS, self.weights.rows, self.weights.out, values)
        return values

    def own_choice(self) -> int:
        """What those who play out the futures would do here."""
        return int(choosing.best_action(self.state, WIDTH, self.weights.rows, self.weights.out, np.empty(e.ACTIONS)))

    def after(self, action: int) -> Outcomes:
        """What becomes of an action."""
        states = self._dealt.copy()
        kernel.apply(states, np.full(len(states), action))
        return _played_out(states, self.seat, self._seats, self._scenario, self.weights)


def before_the_deal(game: Game, seat: int, *, seed: int, seconds: float) -> Outcomes:
    """What to expect of a game before any patch is dealt: fresh deals of the same table, played out."""
    options, seats = game.setup.options, len(game.position.seats)
    game.position.seat(seat)  # refuses one that is not there
    _warm()
    count = _futures(e.CELLS, seats, seconds)
    states = []
    for number in range(count):
        dealt = game.with_supply(shuffled_supply(options, Random(derive_seed(seed, number))))
        states.append(kernel.pack(dealt.position, dealt.undrawn))
    scenario = options.scenario
    return _played_out(np.array(states), seat, seats, scenario, weights_for(scenario))


def weights_for(scenario: int | None) -> Weights:
    """The weights that play games of this kind best."""
    return shipped_weights() if scenario is None else shipped_weights("scenarios")


def _played_out(states: Words, seat: int, seats: int, scenario: int | None, weights: Weights) -> Outcomes:
    results = np.zeros((len(states), seats, e.RESULT_SIZE), np.int16)
    choosing.play_games(states, WIDTH, weights.rows, weights.out, results)
    own = results[:, seat].astype(np.float64)
    winners = np.maximum(1, results[:, :, e.R_WON].sum(axis=1))
    columns = [own[:, column] for column in (e.R_GOALS, e.R_CATS, e.R_BUTTONS, e.R_TOTAL)]
    columns += [100 * own[:, e.R_WON] / winners, 100 * own[:, e.R_PASSED]]
    return Outcomes(np.stack(columns, axis=1), seats, scenario)


def _futures(turns: float, seats: int, seconds: float) -> int:
    quilts = seats * _QUILTS_A_TURN * (1 + turns * (turns + 1) / 2)
    return int(min(max(seconds * _QUILTS_A_SECOND / quilts, _FEWEST), _MOST))


def _warm() -> None:
    if not levels.is_warm():
        kernel.warming.on_cold_start()
        levels.warm()


def standard_error(numbers: Numbers) -> float:
    """The standard error of their mean."""
    return float(numbers.std(ddof=1) / len(numbers) ** 0.5) if len(numbers) > 1 else 0.0
