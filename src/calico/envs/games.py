"""Games side by side on the kernel, played and seen by numbers: what `BatchEnv` and `calico.envs.functional` share."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from calico import kernel
from calico.envs import features as f
from calico.envs import machine as m
from calico.envs.actions import MOVES, ORDERED_THREES, Mask, actions_count, legal_actions
from calico.envs.compiling import compile_once
from calico.envs.observations import Observation, layout, observation_size
from calico.envs.rewards import Reward
from calico.kernel import engine as e
from calico.kernel.batches import available_threads
from calico.kernel.plans import plan_row
from calico.kernel.tables import Words
from calico.plan import Plan
from calico.rules import (
    GOAL_POINTS,
    CalicoError,
    IllegalMove,
    Phase,
    Problem,
    View,
    goals_to_choose_from,
)  # fmt: skip

Rewards = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]
Numbers = npt.NDArray[np.int64]

_REWARDS = tuple(Reward)  # numbered as in `machine`
_LEAST = 1024  # games that are worth a thread


class Games:
    """So many games of a plan, each with its own seed: game n of a seed depends on the plan, the seed and n alone."""

    def __init__(
        self, plan: Plan, count: int, reward: Reward, *, threads: int | None = None, copies: bool = True
    ) -> None:
        self.plan = plan
        self.count = count
        self._table = plan_row(plan)  # refuses what does not go together
        self._choices = plan.players if plan.fixed_goals is None else 0  # decisions before the first turn
        self._reward = _REWARDS.index(reward)
        self._threads = available_threads() if threads is None else threads
        self._pool: ThreadPoolExecutor | None = None
        self._starts = np.array([start for start, _ in layout(plan.players).values()])
        self.states: Words = np.zeros((count, kernel.state_size(plan.players)), dtype=np.int64)
        self._desks: Words = np.zeros((count, m.DESK_SIZE), dtype=np.int64)
        self._scores = np.zeros((count, plan.players, e.RESULT_SIZE), dtype=np.int16)
        self._room = None if copies else self._new_room()  # where `see` writes every time

    def copy(self) -> "Games":
        """The same games, to be played on independently."""
        other = copy(self)
        other.states, other._desks, other._scores = self.states.copy(), self._desks.copy(), self._scores.copy()
        other._room = None
        other._pool = None
        return other

    @property
    def scores(self) -> kernel.Results:
        """Every seat's score so far, and at the end who has won and who has passed."""
        return kernel.Results(self._scores)

    @property
    def is_over(self) -> Flags:
        """Which games have ended."""
        return np.equal(self.states[:, e.PHASE], e.OVER)

    def seed(self, rows: Numbers, seeds: Sequence[int]) -> None:
        """From now on these rows get the games of these seeds, from the first one on."""
        self._desks[rows, m.SEED] = np.array([seed % 2**64 for seed in seeds], dtype=np.uint64).astype(np.int64)
        self._desks[rows, m.DEALT] = 0

    def deal(self, rows: Numbers) -> None:
        """The next game in each of these rows."""
        _ready()
        m.deal_rows(*self._arrays, self._table, rows)

    def play(self, actions: Any) -> tuple[Rewards, Rewards, Flags]:
        """Play an action in each row that is not over: rewards by row and seat, those of the deciding seats, and which
        games have ended with it. Refuses, and then changes nothing, if an action is not legal.
        """
        numbers = np.asarray(actions)
        if numbers.dtype.kind not in "iu" or numbers.shape != (self.count,):
            expected, got = f"{self.count} whole numbers", f"{numbers.dtype} of shape {numbers.shape}"
            raise CalicoError(Problem.of("kernel-array", what="actions", expected=expected, got=got))
        numbers = numbers.astype(np.int64)
        bad = m.first_illegal(self.states, self._desks, self._choices, numbers)
        if bad >= 0:
            raise IllegalMove(Problem.of("kernel-action", action=int(numbers[bad]), row=bad))
        rewards, own = np.empty((self.count, self.plan.players)), np.empty(self.count)
        ended = np.empty(self.count, dtype=np.bool_)
        self._spread(m.play_rows, *self._arrays, self._choices, numbers, self._reward, rewards, own, ended)
        return rewards, own, ended

    def see(self, *, last: bool = False) -> tuple[Observation, Mask, Numbers]:
        """What the seat on turn (or the one that decided last) sees in each row, what may be played, and the seats."""
        room = self._new_room() if last or self._room is None else self._room
        self._spread(m.see_rows, *self._arrays, self._choices, int(last), self._starts, *room)
        seen, masks, seats = room
        return seen, masks.view(np.int8), seats

    def patch_features(self) -> f.Floats:
        """By game, patch (two in hand, three in the market) and cell: `PATCH_FEATURES` for the seat on turn."""
        tables = np.empty((self.count, f.PATCHES, e.CELLS, len(f.PATCH_FEATURES)), dtype=np.float32)
        self._spread(f.patches_of_rows, self.states, self._desks, tables)
        return tables

    def action_features(self) -> f.Floats:
        """By game and action: `ACTION_FEATURES`, nothing for actions that are not legal."""
        actions = actions_count(self.plan.options)
        rows = np.empty((self.count, actions, len(f.ACTION_FEATURES)), dtype=np.float32)
        self._spread(f.actions_of_rows, self.states, self._desks, self._choices, rows)
        return rows

    def close(self) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None

    def _new_room(self) -> tuple[Observation, Flags, Numbers]:
        return (
            np.empty((self.count, observation_size(self.plan.players)), dtype=np.uint8),
            np.empty((self.count, actions_count(self.plan.options)), dtype=np.bool_),
            np.empty(self.count, dtype=np.int64),
        )

    @property
    def _arrays(self) -> tuple[Words, Words, npt.NDArray[np.int16]]:
        return self.states, self._desks, self._scores

    def _spread(self, work: Callable[..., None], *arrays: Any) -> None:
        """Let threads do their part of the rows each; machine code lets them run at the same time."""
        parts = max(1, min(self._threads, self.count // _LEAST))
        if parts == 1:
            work(0, self.count, *arrays)
            return
        if self._pool is None:
            self._pool = ThreadPoolExecutor(self._threads)
        ends = [self.count * part // parts for part in range(parts + 1)]
        others = [self._pool.submit(work, *rows, *arrays) for rows in pairwise(ends[1:])]
        work(0, ends[1], *arrays)
        for other in others:
            other.result()


def observe_states(states: Words, seat: int) -> Observation:
    """What this seat sees in each row of kernel states, which are tables of one size."""
    rows = np.atleast_2d(states)
    scores = kernel.score(rows)  # refuses what is not a game
    players = int(rows[0, e.PLAYERS])
    _ready()
    starts = np.array([start for start, _ in layout(players).values()])
    seen = np.empty((len(rows), observation_size(players)), dtype=np.uint8)
    m.observe_rows(np.ascontiguousarray(rows), scores.columns, seat, starts, seen)
    return seen


def action_features(view: View) -> f.Floats:
    """By action: `ACTION_FEATURES` for the viewer, were it their turn now; nothing for those that are not legal."""
    mask = legal_actions(view)
    rows: f.Floats = np.zeros((1, len(mask), len(f.ACTION_FEATURES)), dtype=np.float32)
    position, seat = view.position, view.seat or 0
    if position.phase is Phase.CHOOSE:
        points = [GOAL_POINTS[position.options.goal_values][goal][0] for goal in goals_to_choose_from(position, seat)]
        for number in np.flatnonzero(mask):
            rows[0, number, -1] = sum(points[index] for index in ORDERED_THREES[number - MOVES]) / 8
    elif position.phase is Phase.PLACE:
        _ready()
        desk = np.zeros((1, m.DESK_SIZE), dtype=np.int64)
        desk[0, m.DECISIONS] = seat
        state = kernel.pack(replace(position, turn=seat))[np.newaxis]
        f.actions_of_rows(0, 1, state, desk, 0, rows)
    return rows.reshape(len(mask), -1)


@cache
def _ready() -> None:
    compile_once(_compile)


def _compile() -> None:
    """Every entry, called with the kinds of arrays that are handed in here."""
    one = np.zeros(1, dtype=np.int64)
    states, desks = np.zeros((1, e.MAX_STATE_SIZE), dtype=np.int64), np.zeros((1, m.DESK_SIZE), dtype=np.int64)
    scores = np.zeros((1, 1, e.RESULT_SIZE), dtype=np.int16)
    seen = np.zeros((1, 1), dtype=np.uint8)
    flag = np.zeros(1, dtype=np.bool_)
    m.deal_rows(states, desks, scores, plan_row(Plan()), one)
    m.first_illegal(states, desks, 0, one)
    m.play_rows(0, 0, states, desks, scores, 0, one, 0, np.zeros((1, 1)), np.zeros(1), flag)
    m.observe_rows(states[:0], scores, 0, one, seen)
    m.see_rows(0, 0, states, desks, scores, 0, 0, one, seen, flag[np.newaxis], one)
    f.patches_of_rows(0, 0, states, desks, np.zeros((1, 1, 1, 1), dtype=np.float32))
    f.actions_of_rows(0, 0, states, desks, 0, np.zeros((1, 1, 1), dtype=np.float32))
