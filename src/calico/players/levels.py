"""Players that know what a quilt is worth: from a dreamer who misses things to a master who looks ahead.

They see a seat's view and nothing else: what lies face down is dealt anew, at random, for every look ahead.
"""

from dataclasses import dataclass
from itertools import permutations
from random import Random

import numpy as np
import numpy.typing as npt

from calico.kernel import deal, move_of, pack, warming
from calico.kernel import engine as e
from calico.kernel.compiling import INTERPRETED
from calico.kernel.tables import CELL_BIT
from calico.plan import Plan
from calico.players import choosing, search
from calico.players.compiling import cache_folder
from calico.players.match import derive_seed
from calico.players.roster import ROSTER
from calico.players.value import F_AREA, F_CELL, F_GOAL, PHASES, value_of
from calico.players.weights import Weights, shipped_weights
from calico.rules import (
    PATCH_CELLS,
    CalicoError,
    Cat,
    Cell,
    Goal,
    Move,
    Options,
    Pattern,
    Problem,
    Variant,
    View,
    goals_to_choose_from,
)

Words = npt.NDArray[np.int64]
Values = npt.NDArray[np.float64]

_READY = "ready"
_NONE = -1e8  # actions valued below this were not looked at
_FORGETFUL = 2  # from the phase in which six patches or more are left; before the end everybody remembers the goals
_TIME_FOR_SCENARIOS = 0.01  # seconds below which too few looks reach the end to tell whether it will be passed
_TIME_FOR_GOALS = 0.05  # seconds below which too few games can be played to tell which goals are best


def _steps(one: Cell, other: Cell) -> int:
    """How many steps lie between two cells: rows, columns that slant with the rows, and both together."""
    rows = one.row - other.row
    columns = one.column - one.row // 2 - (other.column - other.row // 2)
    return max(abs(rows), abs(columns), abs(rows + columns))


_STEPS = np.array([[_steps(one, other) for other in PATCH_CELLS] for one in PATCH_CELLS])


@dataclass(frozen=True, slots=True)
class Habits:
    """How a player thinks."""

    width: int = 10  # placements for which it also looks at the next one
    seconds: float = 0.0  # time to look further ahead, by its own habit; 0: not at all
    seconds_for_goals: float = 0.0  # and to try goals out
    candidates: int = 24  # moves among which it then chooses
    depth: int = 4  # placements it looks ahead; in a scenario to the end
    trust: float = 4.0  # how many looks ahead its first judgement is worth
    to_win: bool = False  # against rivals: looks for victory, not for points
    ease: float = 0.0  # points below the best with which it is content, if that lies nearer to where its eye rests;
    reach: int = 3  # then it sees only so many steps from there, and misses the far corners
    goals: float = 1.0  # how much it cares for goals, until it remembers them for the last patches,
    cats: float = 1.0  # and for cats


class Quilter:
    """A player by value: the best of what it notices, with the look ahead that its habits allow."""

    name = "quilter"
    description = ROSTER[name].description
    strength = ROSTER[name].strength
    habits = Habits(width=6, seconds=0.0009, candidates=4, depth=2)

    def __init__(self, weights: Weights | None = None, for_scenarios: Weights | None = None) -> None:
        if not is_warm():
            warming.on_cold_start()
            warm()
        self._weights = self._cared_for(weights or shipped_weights())
        self._for_scenarios = self._cared_for(for_scenarios or weights or shipped_weights("scenarios"))

    def _cared_for(self, weights: Weights) -> Weights:
        if self.habits.goals == self.habits.cats == 1:
            return weights
        rows = weights.rows.copy()
        rows[F_GOAL:F_AREA, 0].reshape(-1, PHASES)[:, _FORGETFUL:] *= self.habits.goals
        rows[F_AREA:F_CELL, 0] *= self.habits.cats
        return Weights(rows, weights.out, weights.card)

    def _weights_for(self, state: Words) -> Weights:
        return self._for_scenarios if state[e.SCENARIO] else self._weights

    def choose_goals(self, view: View, *, seed: int, seconds: float | None = None) -> tuple[Goal, ...]:
        """The three that promise most on this board with these cats, each on its slot; by games tried out where there
        is time, by chance where the promise is the same.
        """
        assert view.seat is not None
        random = Random(seed)
        offers = list(permutations(goals_to_choose_from(view.position, view.seat), 3))
        random.shuffle(offers)
        if Variant.FAMILY in view.position.options.variants:
            return offers[0]
        state = _before_goals(view, 1, 0)[0]
        weights = self._weights_for(state)
        promise = np.zeros(len(offers))
        for number, goals in enumerate(offers):
            _lay_goals(state, goals)
            promise[number] = round(float(value_of(state, weights.rows, weights.out)), 6)
        order = np.argsort(-promise, kind="stable")
        budget = _within(seconds, self.habits.seconds_for_goals)
        if budget < _TIME_FOR_GOALS:
            return offers[int(order[0])]

        def games(candidate: int, count: int) -> Words:
            fresh = _before_goals(view, count, derive_seed(seed))
            _lay_goals(fresh, offers[int(order[candidate])])
            return fresh

        return offers[int(order[search.best_by_games(games, promise[order], weights, seconds=budget)])]

    def choose_move(self, view: View, *, seed: int, seconds: float | None = None) -> Move:
        """The best move that it finds."""
        if view.seat != view.position.turn:
            raise CalicoError(Problem.of("not-your-turn"))
        state = pack(view.position)
        return move_of(state, self.choose_action(state, seed=seed, seconds=seconds))

    def choose_action(self, state: Words, *, seed: int, seconds: float | None = None) -> int:
        """The same for a state of the kernel. Its supply is shuffled anew for every look ahead."""
        habits, weights, budget = self.habits, self._weights_for(state), _within(seconds, self.habits.seconds)
        values = np.empty(e.ACTIONS)
        best = int(choosing.best_action(state, habits.width, weights.rows, weights.out, values))
        if habits.ease and state[e.PHASE] == e.PLACE:
            return self._at_ease(state, values, seed)
        if budget <= (_TIME_FOR_SCENARIOS if state[e.SCENARIO] else 0):
            return best
        horizon = search.horizon_for(state, depth=habits.depth, trust=habits.trust, to_win=habits.to_win)
        if search.turns_left(state) <= (2 if state[e.PHASE] == e.PLACE else 1) and horizon.aim == search.POINTS:
            return best  # the last two placements are exact as they are
        order = np.argsort(-values, kind="stable")[: habits.candidates]
        candidates = order[values[order] > _NONE].astype(np.int64)
        return search.best_by_looks(
            state, candidates, values[candidates], horizon, weights, seed=derive_seed(seed), seconds=budget
        )

    def _at_ease(self, state: Words, values: Values, seed: int) -> int:
        """What contents somebody whose eye rests on some part of the quilt: the nearest move that seems good enough."""
        found = np.flatnonzero(values > _NONE)
        eye = Random(seed).choice(np.flatnonzero(search.open_cells(state) & CELL_BIT))
        steps = _STEPS[eye, found // e.POSITIONS % e.CELLS]
        seen = steps <= max(self.habits.reach, steps.min())
        found, steps = found[seen], steps[seen]
        enough = values[found] >= values[found].max() - self.habits.ease
        found, steps = found[enough], steps[enough]
        return int(found[np.lexsort((-values[found], steps))[0]])


def _within(allowed: float | None, habit: float) -> float:
    return habit if allowed is None else min(allowed, habit)


class Dreamer(Quilter):
    """Loves cats, forgets the goals until the last patches, sees only a part of the quilt."""

    name = "dreamer"
    description = ROSTER[name].description
    strength = ROSTER[name].strength
    habits = Habits(width=20, ease=1.0, goals=0.0, cats=1.5)


class Tailor(Quilter):
    """Knows the trade, but does not look far for something better."""

    name = "tailor"
    description = ROSTER[name].description
    strength = ROSTER[name].strength
    habits = Habits(width=20, ease=1.0)


class Designer(Quilter):
    """Looks a few placements ahead for the blink of an eye."""

    name = "designer"
    description = ROSTER[name].description
    strength = ROSTER[name].strength
    habits = Habits(seconds=0.02, seconds_for_goals=0.1, to_win=True)


class Master(Quilter):
    """The same with time to think."""

    name = "master"
    description = ROSTER[name].description
    strength = ROSTER[name].strength
    habits = Habits(seconds=1.0, seconds_for_goals=1.0, candidates=32, depth=8, to_win=True)


def is_warm() -> bool:
    """Whether everything that these players think with is compiled and on disk."""
    folder = cache_folder()
    return INTERPRETED or (folder is not None and (folder / _READY).exists())


def warm() -> None:
    """Compile everything, or load it from disk, so that no first move has to wait."""
    weights = shipped_weights()
    state: Words = deal(Plan(1), 1, seed=0)[0]
    values = np.empty(e.ACTIONS)
    best = choosing.best_action(state, 1, weights.rows, weights.out, values)
    value_of(state, weights.rows, weights.out)
    candidates = np.array([best], dtype=np.int64)
    search.look_ahead(state, candidates, np.uint64(0), 0, 1, 1, search.POINTS, weights.rows, weights.out, np.zeros(1))
    results = np.zeros((1, 1, e.RESULT_SIZE), np.int16)
    choosing.play_games(state[np.newaxis], 1, weights.rows, weights.out, results)
    folder = cache_folder()
    if folder is not None and not INTERPRETED:
        (folder / _READY).touch()


_GOALS, _CATS, _PATTERNS = tuple(Goal), tuple(Cat), tuple(Pattern)


def _before_goals(view: View, count: int, seed: int) -> Words:
    """Solo games on the viewer's board with the cats in play, dealt afresh; the goals are any."""
    position = view.position
    scenario = position.options.scenario
    options = Options(position.options.mode, position.options.goal_values, scenario=scenario)
    states: Words = deal(Plan(1, options, boards=(view.own.quilt.board,)), count, seed=seed)
    states[:, e.RESTRICTION] = e.BOTH if position.options.restriction == "both" else e.FREE
    for number, in_play in enumerate(position.cats):
        states[:, e.CATS + number] = _CATS.index(in_play.cat)
        for place, pattern in enumerate(in_play.patterns):
            states[:, e.CAT_PATTERNS + 2 * number + place] = _PATTERNS.index(pattern)
            states[:, e.PATTERN_CAT + _PATTERNS.index(pattern)] = number
    return states


def _lay_goals(states: Words, goals: tuple[Goal, ...]) -> None:
    states[..., e.SEATS + e.GOALS : e.SEATS + e.GOALS + 3] = [_GOALS.index(goal) for goal in goals]
