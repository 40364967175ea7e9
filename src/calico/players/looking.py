"""Looking ahead: the better of some candidates by playing them out on what may lie face down.

Time is turned into a number of quilts to value, so that the same state and seed give the same choice on every machine
that keeps up; the clock only stops somebody who has fallen far behind.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from calico.kernel import engine as e
from calico.kernel.states import state_size
from calico.players import mind
from calico.players.learned import Weights

Words = npt.NDArray[np.int64]
Values = npt.NDArray[np.float64]

STEPS_A_SECOND = 1_600_000  # quilts valued in a second by an ordinary core, on the safe side
LATE_CPU = 2.0  # times its time, by the processor's clock, after which a player stops at once;
LATE = 3.0  # and by the clock on the wall,
PATIENCE = 1.0  # with so many seconds on top, because a busy machine makes everybody wait
_CHUNK = 20_000  # quilts between two looks at the clock
_LOOKS = 6  # that each candidate should get at the least: with little time there are fewer of them
_FEWEST = 4  # candidates, though
_ENOUGH = 5000  # for points: leaves the last two candidates with an error of less than a tenth of a point
_END_IN_SIGHT = 9  # placements left in a scenario from which on looks go to its end; before, they go by value
_TRUST_IN_GOALS = 15.0  # games that the first judgement of a beginning is worth
_QUILTS_A_TURN = 4  # valued for each open cell: the patch that stays in hand, and the market's three
_QUILTS_A_GAME = 10 * sum(range(1, e.CELLS + 1))  # played to the end with a width of two


@dataclass(frozen=True, slots=True)
class Plan:
    """How far a look goes and what it counts."""

    depth: int
    aim: int = mind.POINTS
    point: float = 1.0  # what one more point by the first judgement is about worth in that count
    trust: float = 4.0  # looks that the first judgement is worth
    enough: float = np.inf  # looks after which more of them would change nothing


def plan_for(state: Words, *, depth: int, trust: float, to_win: bool) -> Plan:
    """In a scenario to the end for the chance to pass, once that is not too far; against rivals for the chance to win
    if so wished.
    """
    turns = turns_left(state)
    if state[e.SCENARIO] and turns <= _END_IN_SIGHT:
        return Plan(turns + 1, point=100 / mind.PASSED, trust=trust)
    if to_win and state[e.PLAYERS] > 1 and not state[e.SCENARIO]:
        return Plan(min(depth, turns), mind.VICTORY, 25 / (mind.SPREAD * (1 + turns) ** 0.5), trust)
    return Plan(min(depth, turns), trust=trust, enough=_ENOUGH)


def turns_left(state: Words) -> int:
    """Placements that the seat in turn still has to make."""
    return int(e.popcount(open_cells(state)))


def open_cells(state: Words) -> int:
    """The plane of the cells where the seat in turn may still place a patch."""
    return int(state[state_size(int(state[e.TURN])) + e.OPEN])


def best_by_looks(
    state: Words, candidates: Words, first: Values, plan: Plan, weights: Weights, *, seed: int, seconds: float
) -> int:
    """The best candidate: `first` is the first judgement of each of them, the best first."""
    turns = turns_left(state)
    quilts = sum(_QUILTS_A_TURN * max(1, turns - ahead) for ahead in range(1, min(plan.depth, turns) + 1))
    quilts += _QUILTS_A_TURN * mind.NEXT_WIDTH * turns  # the next turn compares more, and what may be placed in both
    if plan.aim == mind.VICTORY:  # everybody is followed
        quilts *= int(state[e.PLAYERS])
    looks = min(seconds * STEPS_A_SECOND / quilts, plan.enough)
    candidates = candidates[: max(_FEWEST, int(looks / _LOOKS))]

    def look(alive: Words, done: int, wanted: int) -> Values:
        found = np.zeros(len(alive))
        mind.look_ahead(
            state, candidates[alive], np.uint64(seed), done, wanted, plan.depth, plan.aim, weights.rows, weights.out,
            found,
        )  # fmt: skip
        return found

    best = _halve(plan.point * first[: len(candidates)], look, looks, max(1, int(_CHUNK / quilts)), plan.trust, seconds)
    return int(candidates[best])


def best_by_games(states: Callable[[int, int], Words], first: Values, weights: Weights, *, seconds: float) -> int:
    """The best of some beginnings: `states(candidate, number)` are that many fresh games with the candidate's."""

    def look(alive: Words, done: int, wanted: int) -> Values:
        found = np.zeros(len(alive))
        for at, candidate in enumerate(alive):
            games = states(int(candidate), done + wanted)[done:]
            results = np.zeros((len(games), 1, e.RESULT_SIZE), np.int16)
            mind.play_games(games, 2, weights.rows, weights.out, results)
            found[at] = results[:, 0, e.R_TOTAL].sum() + mind.PASSED * results[:, 0, e.R_PASSED].sum()
        return found

    return _halve(first, look, seconds * STEPS_A_SECOND / _QUILTS_A_GAME, 1, _TRUST_IN_GOALS, seconds)


def _halve(
    first: Values, look: Callable[[Words, int, int], Values], looks: float, chunk: int, trust: float, seconds: float
) -> int:
    """Successive halving: all candidates get a few looks, then the better half more, and so on; returns the best.

    `look(alive, done, wanted)` gives the sums of `wanted` looks at each candidate that is left, after `done` before.
    """
    totals, counts = np.zeros(len(first)), np.zeros(len(first))
    alive = np.arange(len(first))
    stages = max(1, int(np.ceil(np.log2(len(first)))))
    done = 0
    started, started_cpu = time.perf_counter(), time.thread_time()
    late = False
    for stage in range(stages):
        wanted = max(1, int((looks - counts.sum()) / (stages - stage) / len(alive)))
        now = max(1, chunk // len(alive))
        while wanted > 0 and not late:
            now = min(now, wanted)
            totals[alive] += look(alive, done, now)
            counts[alive] += now
            done += now
            wanted -= now
            late = _is_late(seconds, started, started_cpu)
        seems = (trust * first[alive] + totals[alive]) / (trust + counts[alive])
        alive = alive[np.argsort(-seems, kind="stable")[: (len(alive) + 1) // 2]]
        if late:
            break
    return int(alive[0])


def _is_late(seconds: float, started: float, started_cpu: float) -> bool:
    used_cpu, used = time.thread_time() - started_cpu, time.perf_counter() - started
    return used_cpu > LATE_CPU * seconds or used > LATE * seconds + PATIENCE
