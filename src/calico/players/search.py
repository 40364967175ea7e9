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
from calico.kernel.engine import popcount
from calico.kernel.states import state_size
from calico.players.choosing import NUMBERS, ROOM_ROWS, Values, choose, play_games
from calico.players.compiling import compiled, entry
from calico.players.value import PASSED, ROOM_SIZE, WIDTH, Floats, Number, Word, Words, value
from calico.players.weights import Weights

Results = npt.NDArray[np.int16]

POINTS, VICTORY = 0, 1  # what a player aims at

NEXT_WIDTH = 3  # placements that are compared in the turn after the one that is looked at; later turns go by value

SPREAD = 1.3  # of the lead at the end, in logistic points, for one turn that is left; it grows with their root

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
class Horizon:
    """How far a look goes and what it counts."""

    depth: int
    aim: int = POINTS
    point: float = 1.0  # what one more point by the first judgement is about worth in that count
    trust: float = 4.0  # looks that the first judgement is worth
    enough: float = np.inf  # looks after which more of them would change nothing


def horizon_for(state: Words, *, depth: int, trust: float, to_win: bool) -> Horizon:
    """In a scenario to the end for the chance to pass, once that is not too far; against rivals for the chance to win
    if so wished.
    """
    turns = turns_left(state)
    if state[e.SCENARIO] and turns <= _END_IN_SIGHT:
        return Horizon(turns + 1, point=100 / PASSED, trust=trust)
    if to_win and state[e.PLAYERS] > 1 and not state[e.SCENARIO]:
        return Horizon(min(depth, turns), VICTORY, 25 / (SPREAD * (1 + turns) ** 0.5), trust)
    return Horizon(min(depth, turns), trust=trust, enough=_ENOUGH)


def turns_left(state: Words) -> int:
    """Placements that the seat in turn still has to make."""
    return int(e.popcount(open_cells(state)))


def open_cells(state: Words) -> int:
    """The plane of the cells where the seat in turn may still place a patch."""
    return int(state[state_size(int(state[e.TURN])) + e.OPEN])


def best_by_looks(
    state: Words, candidates: Words, first: Values, horizon: Horizon, weights: Weights, *, seed: int, seconds: float
) -> int:
    """The best candidate: `first` is the first judgement of each of them, the best first."""
    turns = turns_left(state)
    quilts = sum(_QUILTS_A_TURN * max(1, turns - ahead) for ahead in range(1, min(horizon.depth, turns) + 1))
    quilts += _QUILTS_A_TURN * NEXT_WIDTH * turns  # the next turn compares more, and what may be placed in both
    if horizon.aim == VICTORY:  # everybody is followed
        quilts *= int(state[e.PLAYERS])
    looks = min(seconds * STEPS_A_SECOND / quilts, horizon.enough)
    candidates = candidates[: max(_FEWEST, int(looks / _LOOKS))]

    def look(alive: Words, done: int, wanted: int) -> Values:
        found = np.zeros(len(alive))
        look_ahead(
            state, candidates[alive], np.uint64(seed), done, wanted, horizon.depth, horizon.aim,
            weights.rows, weights.out, found,
        )  # fmt: skip
        return found

    best = _halve(
        horizon.point * first[: len(candidates)], look, looks, max(1, int(_CHUNK / quilts)), horizon.trust, seconds
    )
    return int(candidates[best])


def best_by_games(states: Callable[[int, int], Words], first: Values, weights: Weights, *, seconds: float) -> int:
    """The best of some beginnings: `states(candidate, number)` are that many fresh games with the candidate's."""

    def look(alive: Words, done: int, wanted: int) -> Values:
        found = np.zeros(len(alive))
        for at, candidate in enumerate(alive):
            games = states(int(candidate), done + wanted)[done:]
            results = np.zeros((len(games), 1, e.RESULT_SIZE), np.int16)
            play_games(games, 2, weights.rows, weights.out, results)
            found[at] = results[:, 0, e.R_TOTAL].sum() + PASSED * results[:, 0, e.R_PASSED].sum()
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


# --- Playing ahead, compiled ------------------------------------------------------------------------------------------
@compiled
def pass_turn(s: Words, me: Word, position: Word, random: npt.NDArray[np.uint64]) -> None:
    """Take a patch and let the rivals take theirs, any of the market's; what they sew is not followed."""
    if s[e.PLAYERS] == 1:
        e.take_patch(s, position)
        return
    base = e.SEATS + me * e.SEAT_SIZE
    if s[e.RESTRICTION] != e.NO_HAND:
        s[base + e.HAND + 1] = s[e.MARKET + position]
    s[e.MARKET + position] = e.draw(s)
    for _ in range(s[e.PLAYERS] - 1):
        if s[e.SUPPLY_LEFT] > 0:
            s[e.MARKET + np.int64(e.next_word(random) % np.uint64(3))] = e.draw(s)
    s[e.PHASE] = e.PLACE if s[base + e.OPEN] != 0 else e.OVER


@compiled
def chance(
    s: Words, me: Word, mine: Number, weights: Floats, out: Floats, room: Words, sums: Floats, results: Results
) -> Number:
    """Hundredths of the chance to win with these final points in sight; the rivals' are as their quilts promise."""
    e.judge(s, results)
    if s[e.PHASE] == e.OVER:
        winners = 0
        for seat in range(s[e.PLAYERS]):
            winners += results[seat, e.R_WON]
        return 100.0 * results[me, e.R_WON] / winners
    spread = SPREAD * np.sqrt(1.0 + popcount(s[e.SEATS + me * e.SEAT_SIZE + e.OPEN]))
    likely = 100.0
    for seat in range(s[e.PLAYERS]):
        if seat != me:
            base = e.SEATS + seat * e.SEAT_SIZE
            theirs = results[seat, e.R_TOTAL] + value(s, base, weights, out, room[2], room[3], sums)
            likely /= 1.0 + np.exp((theirs - mine) / spread)
    return likely


@compiled
def play_ahead(
    s: Words, action: Word, depth: Word, aim: Word, random: npt.NDArray[np.uint64], weights: Floats, out: Floats,
    room: Words, sums: Floats, numbers: Values, theirs: Values, actions: Values, results: Results,
) -> Number:  # fmt: skip
    """Play an action and then so many placements by value (to the end, if `depth` is large); returns final points as
    they then look, or the chance to win; in a scenario that was played to its end mainly whether it is passed.
    """
    me = s[e.TURN]
    base = e.SEATS + me * e.SEAT_SIZE
    taken_before = -1
    for number in range(depth):
        position = action % e.POSITIONS
        if s[e.PHASE] == e.PLACE:
            place = action // (e.POSITIONS * e.CELLS)
            if s[e.RESTRICTION] == e.NO_HAND:
                place = position
            e.place_patch(s, place, action // e.POSITIONS % e.CELLS)
        if aim == VICTORY:
            e.take_patch(s, position)
            while s[e.TURN] != me and s[e.PHASE] != e.OVER:
                e.apply(s, choose(s, 1, weights, out, room, sums, theirs, actions, -1))
        else:
            pass_turn(s, me, position, random)
        if s[base + e.OPEN] == 0:
            e.score(s, me, results[me])
            if s[e.SCENARIO] != 0:
                return results[me, e.R_TOTAL] * 0.1 + 100.0 * results[me, e.R_PASSED]
            if aim == VICTORY:
                return chance(s, me, np.float64(results[me, e.R_TOTAL]), weights, out, room, sums, results)
            return np.float64(results[me, e.R_TOTAL])
        width = NEXT_WIDTH if number == 0 else 1
        action = choose(s, width, weights, out, room, sums, numbers, actions, taken_before)
        taken_before = action % e.POSITIONS if width == 1 else -1
    e.score(s, me, results[me])
    mine = results[me, e.R_TOTAL] + actions[action]
    if aim == VICTORY:
        return chance(s, me, mine, weights, out, room, sums, results)
    return mine


@compiled
def cut_supply(s: Words, count: Word, order: Words) -> None:
    """Put the next so many patches of the supply under the others; `order` is room to work in."""
    left = s[e.SUPPLY_LEFT]
    for index in range(left):
        order[index] = e.byte_at(s, e.SUPPLY, index)
    for index in range(left):
        e.set_byte(s, e.SUPPLY, (index + count) % left, order[index])


@entry
def look_ahead(
    s: Words, candidates: Words, seed: np.uint64, first: Word, rounds: Word, depth: Word, aim: Word,
    weights: Floats, out: Floats, totals: Values,
) -> None:  # fmt: skip
    """Play each candidate ahead so many times and add what comes out to its total. In one round all of them meet the
    same hidden hands and the same supply, which depend on the seed and the round's number.

    Several rounds share a shuffled supply, and each begins further down in it: so all patches come about equally often,
    and chance makes less of a difference than with a supply shuffled for each. Alone, where a turn draws two patches,
    a round sees half of what the one before it saw.
    """
    random = np.zeros(1, np.uint64)
    dealt = np.zeros(len(s), np.int64)
    ahead = np.zeros(len(s), np.int64)
    room = np.zeros((ROOM_ROWS, ROOM_SIZE), np.int64)
    sums = np.zeros(WIDTH, np.float32)
    numbers = np.zeros(NUMBERS, np.float64)
    theirs = np.zeros(NUMBERS, np.float64)
    actions = np.zeros(e.ACTIONS, np.float64)
    results = np.zeros((4, e.RESULT_SIZE), np.int16)
    draws = depth * s[e.PLAYERS]
    shared = max(1, s[e.SUPPLY_LEFT] // draws)
    for number in range(first, first + rounds):
        dealt[:] = s
        random[0] = e.seeded(seed, number // shared)
        e.deal_hidden(dealt, random)
        e.shuffle_supply(dealt, random)
        cut_supply(dealt, number % shared * draws, room[0])
        after = e.seeded(seed, number)
        for index in range(len(candidates)):
            ahead[:] = dealt
            random[0] = after
            totals[index] += play_ahead(
                ahead,
                candidates[index],
                depth,
                aim,
                random,
                weights,
                out,
                room,
                sums,
                numbers,
                theirs,
                actions,
                results,
            )
