"""Players that know what a quilt is worth: from a dreamer who misses things to a master who looks ahead.

They see a seat's view and nothing else: what lies face down is dealt anew, at random, for every look ahead. A player
thinks by a number of steps that its time is worth on an ordinary core, so the same view and seed give the same move;
the clock only stops one that has fallen far behind.
"""

import time
from dataclasses import dataclass
from itertools import permutations
from random import Random

import numpy as np
import numpy.typing as npt

from calico.kernel import Plan, deal, move_of, pack, warming
from calico.kernel import engine as e
from calico.kernel.compiling import INTERPRETED
from calico.kernel.states import state_size
from calico.players import mind
from calico.players.features import F_AREA, F_CELL, F_GOAL
from calico.players.learned import Weights, shipped_weights
from calico.players.machine import cache_folder
from calico.players.match import derive_seed
from calico.players.protocol import Strength
from calico.rules import CalicoError, Cat, Goal, Move, Options, Pattern, Problem, Variant, View, goals_to_choose_from

Words = npt.NDArray[np.int64]
Values = npt.NDArray[np.float64]

_READY = "ready"
_NONE = -1e8  # actions valued below this were not looked at
_STEPS_A_SECOND = 1_500_000  # quilts valued in a second by an ordinary core, on the safe side
_CHUNK = 20_000  # quilts between two looks at the clock
_TIME_FOR_SCENARIOS = 0.01  # seconds below which too few looks reach the end to tell whether it will be passed
_LOOKS_IN_SCENARIOS = 6  # to the end, that each candidate should get
_POINT_IN_SCENARIOS = 4.0  # hundredths of the chance to pass that one more point is about worth
_LATE_CPU = 2.0  # times its time, by the processor's clock, after which a player stops at once;
_LATE = 3.0  # and by the clock on the wall,
_PATIENCE = 1.0  # with so many seconds on top, because a busy machine makes everybody wait


@dataclass(frozen=True, slots=True)
class Habits:
    """How a player thinks."""

    width: int = 10  # placements for which it also looks at the next one
    seconds: float = 0.0  # time to look further ahead, by its own habit; 0: not at all
    candidates: int = 24  # moves among which it then chooses
    depth: int = 4  # placements it looks ahead; in a scenario to the end
    trust: float = 4.0  # how many looks ahead its first judgement is worth
    attention: float = 1.0  # share of the moves that it notices
    noise: float = 0.0  # points by which it misjudges a move
    goals: float = 1.0  # how much it cares for goals,
    cats: float = 1.0  # and for cats


class Quilter:
    """A player by value: the best of what it notices, with the look ahead that its habits allow."""

    name = "quilter"
    description = "Knows from a hundred thousand quilts what each is worth, and decides at once."
    strength = Strength(solo_beginner=72.2, solo_standard=75.3)
    habits = Habits(seconds=0.0015, candidates=4, depth=2)

    def __init__(self, weights: Weights | None = None) -> None:
        if not is_warm():
            warming.on_cold_start()
            warm()
        weights = shipped_weights() if weights is None else weights
        self._rows, self._out = weights.rows.copy(), weights.out
        self._rows[F_GOAL:F_AREA, 0] *= self.habits.goals
        self._rows[F_AREA:F_CELL, 0] *= self.habits.cats

    def choose_goals(self, view: View, *, seed: int, seconds: float | None = None) -> tuple[Goal, ...]:  # noqa: ARG002
        """The three that promise most on this board with these cats; by chance where the promise is the same."""
        assert view.seat is not None
        random = Random(seed)
        offers = list(permutations(goals_to_choose_from(view.game, view.seat), 3))
        random.shuffle(offers)
        if Variant.FAMILY in view.game.options.variants:
            return offers[0]
        state = _before_goals(view)
        promise = {}
        for goals in offers:
            state[e.SEATS + e.GOALS : e.SEATS + e.GOALS + 3] = [_GOALS.index(goal) for goal in goals]
            promise[goals] = round(float(mind.value_of(state, self._rows, self._out)), 6)
        return max(promise, key=lambda goals: promise[goals])

    def choose_move(self, view: View, *, seed: int, seconds: float | None = None) -> Move:
        """The best move that it finds."""
        if view.seat != view.game.turn:
            raise CalicoError(Problem.of("not-your-turn"))
        state = pack(view.game)
        return move_of(state, self.choose_action(state, seed=seed, seconds=seconds))

    def choose_action(self, state: Words, *, seed: int, seconds: float | None = None) -> int:
        """The same for a state of the kernel. Its supply is shuffled anew for every look ahead."""
        habits = self.habits
        values = np.empty(e.ACTIONS)
        best = int(mind.best_action(state, habits.width, self._rows, self._out, values))
        if habits.noise or habits.attention < 1:
            return self._distracted(values, seed)
        budget = habits.seconds if seconds is None else min(seconds, habits.seconds)
        turns = int(e.popcount(int(state[state_size(int(state[e.TURN])) + e.OPEN])))
        if budget <= 0 or turns <= (2 if state[e.PHASE] == e.PLACE else 1):
            return best  # the last two placements are exact as they are
        return self._look_ahead(state, values, turns, seed, budget)

    def _distracted(self, values: Values, seed: int) -> int:
        """What seems best to somebody who does not see every move and does not judge exactly."""
        random = np.random.default_rng(seed)
        seen = np.flatnonzero(values > _NONE)
        seems = values[seen] + random.normal(0, self.habits.noise, len(seen))
        noticed = random.random(len(seen)) < self.habits.attention
        if noticed.any():
            seen, seems = seen[noticed], seems[noticed]
        return int(seen[seems.argmax()])

    def _look_ahead(self, state: Words, values: Values, turns: int, seed: int, budget: float) -> int:
        """Successive halving: all candidates are played ahead a little, then the better half more, and so on."""
        habits = self.habits
        order = np.argsort(-values, kind="stable")[: habits.candidates]
        candidates = order[values[order] > _NONE].astype(np.int64)
        in_scenario = bool(state[e.SCENARIO]) and budget >= _TIME_FOR_SCENARIOS
        depth = turns + 1 if in_scenario else min(habits.depth, turns)
        cost = sum(6 * max(1, turns - ahead) for ahead in range(1, min(depth, turns) + 1))  # quilts valued in one look
        looks = budget * _STEPS_A_SECOND / cost
        if in_scenario:  # looks to the end are dear: fewer candidates, so that each gets some
            candidates = candidates[: max(4, int(looks / _LOOKS_IN_SCENARIOS))]
        first = values[candidates] + _points_so_far(state)
        if in_scenario:
            first = first * _POINT_IN_SCENARIOS
        totals, counts = np.zeros(len(candidates)), np.zeros(len(candidates))
        alive = np.arange(len(candidates))
        stages = max(1, int(np.ceil(np.log2(len(candidates)))))
        rounds = 0
        started, started_cpu = time.perf_counter(), time.thread_time()
        for _ in range(stages):
            wanted = max(1, int(looks / stages / len(alive)))
            chunk = max(1, int(_CHUNK / (cost * len(alive))))
            while wanted > 0:
                now = min(chunk, wanted)
                found = np.zeros(len(alive))
                mind.look_ahead(
                    state, candidates[alive], np.uint64(derive_seed(seed)), rounds, now, depth, 1, self._rows,
                    self._out, found,
                )  # fmt: skip
                totals[alive] += found
                counts[alive] += now
                rounds += now
                wanted -= now
                if _is_late(budget, started, started_cpu):
                    break
            seems = (habits.trust * first[alive] + totals[alive]) / (habits.trust + counts[alive])
            alive = alive[np.argsort(-seems, kind="stable")[: (len(alive) + 1) // 2]]
            if _is_late(budget, started, started_cpu):
                break
        return int(candidates[alive[0]])


class Dreamer(Quilter):
    """Loves cats, forgets goals, misses every other move."""

    name = "dreamer"
    description = "Dreams of cats, forgets the goals and overlooks half of what could be done."
    strength = Strength(solo_beginner=46.6, solo_standard=48.4)
    habits = Habits(width=4, attention=0.5, noise=3.0, goals=0.4, cats=1.3)


class Tailor(Quilter):
    """Knows the trade, but is not always awake."""

    name = "tailor"
    description = "Knows the trade well, but does not always look twice."
    strength = Strength(solo_beginner=63.0, solo_standard=65.3)
    habits = Habits(width=6, attention=0.9, noise=1.0)


class Designer(Quilter):
    """Looks a few placements ahead for the blink of an eye."""

    name = "designer"
    description = "Tries the best moves out in its head, a few placements ahead, in the blink of an eye."
    strength = Strength(solo_beginner=74.5, solo_standard=77.3)
    habits = Habits(seconds=0.02)


class Master(Quilter):
    """The same with time to think."""

    name = "master"
    description = "Thinks for up to a second, tries hundreds of futures and plays the one that lasts."
    strength = Strength(solo_beginner=74.5, solo_standard=77.3)  # the designer's: five games tell nothing
    habits = Habits(seconds=1.0, candidates=32, depth=5)


def _is_late(budget: float, started: float, started_cpu: float) -> bool:
    used_cpu, used = time.thread_time() - started_cpu, time.perf_counter() - started
    return used_cpu > _LATE_CPU * budget or used > _LATE * budget + _PATIENCE


def is_warm() -> bool:
    """Whether everything that these players think with is compiled and on disk."""
    folder = cache_folder()
    return INTERPRETED or (folder is not None and (folder / _READY).exists())


def warm() -> None:
    """Compile everything, or load it from disk, so that no first move has to wait."""
    weights = shipped_weights()
    state: Words = deal(Plan(1), 1, seed=0)[0]
    values = np.empty(e.ACTIONS)
    best = mind.best_action(state, 1, weights.rows, weights.out, values)
    mind.value_of(state, weights.rows, weights.out)
    candidates = np.array([best], dtype=np.int64)
    mind.look_ahead(state, candidates, np.uint64(0), 0, 1, 1, 1, weights.rows, weights.out, np.zeros(1))
    folder = cache_folder()
    if folder is not None and not INTERPRETED:
        (folder / _READY).touch()


_GOALS, _CATS, _PATTERNS = tuple(Goal), tuple(Cat), tuple(Pattern)


def _before_goals(view: View) -> Words:
    """The viewer's empty quilt with the cats in play, for one seat; the goals are any."""
    game = view.game
    scenario = game.options.scenario
    options = Options(game.options.mode, game.options.goal_values, scenario=scenario)
    state: Words = deal(Plan(1, options, boards=(view.own.quilt.board,)), 1, seed=0)[0]
    state[e.RESTRICTION] = e.BOTH if game.options.restriction == "both" else e.FREE
    for number, in_play in enumerate(game.cats):
        state[e.CATS + number] = _CATS.index(in_play.cat)
        for place, pattern in enumerate(in_play.patterns):
            state[e.CAT_PATTERNS + 2 * number + place] = _PATTERNS.index(pattern)
            state[e.PATTERN_CAT + _PATTERNS.index(pattern)] = number
    return state


def _points_so_far(state: Words) -> int:
    result = np.zeros((4, e.RESULT_SIZE), np.int16)
    e.judge_all(state[np.newaxis], result[np.newaxis])
    return int(result[int(state[e.TURN]), e.R_TOTAL])
