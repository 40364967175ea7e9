"""Games side by side on the kernel, played and seen by numbers: what `BatchEnv` and `calico.envs.functional` share."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from calico import kernel
from calico.envs import machine as m
from calico.envs.actions import Mask, actions_count
from calico.envs.observations import Observation, layout, observation_size
from calico.envs.table import Reward
from calico.kernel import engine as e
from calico.kernel.batches import available_threads
from calico.kernel.tables import Words
from calico.rules import CalicoError, IllegalMove, Mode, Problem

Rewards = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]
Numbers = npt.NDArray[np.int64]

_REWARDS = tuple(Reward)  # numbered as in `machine`
_LEAST = 512  # games that are worth a thread


class Games:
    """So many games of a plan, each with its own seed: game n of a seed depends on the plan, the seed and n alone."""

    def __init__(
        self, plan: kernel.Plan, count: int, reward: Reward, *, threads: int | None = None, copies: bool = True
    ) -> None:
        self.plan = plan
        self.count = count
        self._table = plan.row()  # refuses what does not go together
        self._choices = 0 if plan.options.mode is Mode.BEGINNER else plan.players  # decisions before the first turn
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
        other = Games(self.plan, self.count, _REWARDS[self._reward], threads=self._threads)
        other.states[:], other._desks[:], other._scores[:] = self._arrays
        return other

    @property
    def scores(self) -> kernel.Results:
        """Every seat's score so far, and at the end who has won and who has passed."""
        return kernel.Results(self._scores)

    def seed(self, rows: Numbers, seeds: Sequence[int]) -> None:
        """From now on these rows get the games of these seeds, from the first one on."""
        self._desks[rows, m.SEED] = np.array([seed % 2**64 for seed in seeds], dtype=np.uint64).astype(np.int64)
        self._desks[rows, m.DEALT] = 0

    def deal(self, rows: Numbers) -> None:
        """The next game in each of these rows."""
        m.ready()
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
    m.ready()
    starts = np.array([start for start, _ in layout(players).values()])
    seen = np.empty((len(rows), observation_size(players)), dtype=np.uint8)
    m.observe_rows(np.ascontiguousarray(rows), scores.columns, seat, starts, seen)
    return seen
