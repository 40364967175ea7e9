"""The doors to the kernel: many games in one call. Everything that comes in is checked before machine code sees it."""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from random import Random
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from calico.kernel import engine as e
from calico.kernel.plans import plan_row
from calico.kernel.states import move_of, state_size, supply_of, unpack, word_name
from calico.kernel.tables import Words
from calico.kernel.warming import ready
from calico.plan import Plan
from calico.rules import CalicoError, Goal, IllegalMove, Mode, Move, Patch, Problem, SeatSetup, Setup
from calico.rules.values import check_number

MAX_SEED = 2**64 - 1
"""The largest seed: one word of 64 bits."""
_MAX_INDEX = 2**62
_CHUNK = 1 << 14  # games in one task: long enough to forget about threads, short enough for a progress bar

Counts = npt.NDArray[np.int16]
Flags = npt.NDArray[np.bool_]
Progress = Callable[[int, int], None]  # games done, of how many
T = TypeVar("T", bound=np.generic)


@dataclass(frozen=True, slots=True, eq=False)
class Results:
    """Results of many games: `columns` has the seats in its last axis but one. Absent seats are all 0.

    >>> random_games(Plan(players=2), 1000, seed=7).totals.shape
    (1000, 2)
    """

    columns: Counts

    @property
    def goals(self) -> Counts:
        """Points for goals."""
        return self.columns[..., e.R_GOALS]

    @property
    def cats(self) -> Counts:
        """Points for cats."""
        return self.columns[..., e.R_CATS]

    @property
    def buttons(self) -> Counts:
        """Points for buttons, the rainbow included."""
        return self.columns[..., e.R_BUTTONS]

    @property
    def totals(self) -> Counts:
        """All points."""
        return self.columns[..., e.R_TOTAL]

    @property
    def cat_tokens(self) -> Counts:
        """How many cats."""
        return self.columns[..., e.R_CAT_TOKENS]

    @property
    def button_tokens(self) -> Counts:
        """How many buttons, the rainbow included."""
        return self.columns[..., e.R_BUTTON_TOKENS]

    @property
    def won(self) -> Flags:
        """Who has won; nobody in solo or before the end."""
        return self.columns[..., e.R_WON].astype(np.bool_)

    @property
    def passed(self) -> Flags:
        """Who has finished the quilt and met every objective of the scenario."""
        return self.columns[..., e.R_PASSED].astype(np.bool_)


@dataclass(frozen=True, slots=True)
class RandomGame:
    """One game of `random_games`, as it can be replayed: the setup, the whole supply in drawing order, the moves, and
    the same moves as numbers.

    >>> game = random_game(Plan(), seed=7, index=0)
    >>> game.moves[0], game.actions[0], len(game.supply)
    (Dq-d2-3, 23, 108)
    """

    setup: Setup
    supply: tuple[Patch, ...]
    moves: tuple[Move, ...]
    actions: tuple[int, ...]


def random_games(
    plan: Plan | Sequence[Plan],
    count: int | None = None,
    *,
    seed: int,
    first: int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Results:
    """Play `count` games at random, or one for each plan; results have the shape (games, seats, columns).

    Game number n (from `first` on) depends on its plan, the seed and n, and on nothing else: not on the other games,
    nor on the number of threads (None: all cores).

    >>> round(float(random_games(Plan(), 10_000, seed=7).totals.mean()), 1)
    12.2
    """
    tables = _tables(plan)
    count = len(tables) if count is None else check_number("count", count, 0, _MAX_INDEX)
    if len(tables) not in (1, count):
        check_number("count", count, len(tables), len(tables))
    seed_word, first = _seed(seed), check_number("first", first, 0, _MAX_INDEX)
    results = _results((count,), int(tables[:, 0].max()))
    ready()

    def play(start: int) -> int:
        stop = min(start + _CHUNK, count)
        own = tables[start:stop] if len(tables) > 1 else tables
        e.random_games(own, seed_word, first + start, results[start:stop])
        return stop - start

    _spread(play, range(0, count, _CHUNK), count, threads, progress)
    return Results(results)


def random_game(plan: Plan, *, seed: int, index: int) -> RandomGame:
    """Game number `index` of `random_games`, move by move.

    >>> len(random_game(Plan(players=2), seed=7, index=3).moves)
    44
    """
    table = plan_row(plan)
    seed_word, index = _seed(seed), check_number("index", index, 0, _MAX_INDEX)
    ready()
    start = np.zeros(state_size(plan.players), dtype=np.int64)
    end = start.copy()
    actions = np.zeros(e.CELLS * plan.players, dtype=np.int64)
    e.trace_game(table, seed_word, index, start, end, actions)
    states, _ = replay(start, actions)
    moves = tuple(move_of(state, int(action)) for state, action in zip(states[:-1], actions, strict=True))
    start[e.SUPPLY_LEFT] = 36 * plan.options.copies  # as before the deal
    game = unpack(start)
    makes_offer = plan.options.mode is Mode.STANDARD and plan.options.scenario is None
    seats = []
    for number, seat in enumerate(game.seats):
        # Which fourth goal was offered makes no difference to the game; each of the others is as likely.
        others = [goal for goal in Goal if goal not in seat.quilt.goals]
        fourth = Random(f"{seed} {index} {number}").choice(others)
        offer = (*sorted((*seat.quilt.goals, fourth)),) if makes_offer else None
        seats.append(SeatSetup(f"random {number + 1}", seat.quilt.board, offer, seat.quilt.goals))
    return RandomGame(Setup(plan.options, game.cats, tuple(seats)), supply_of(start), moves, tuple(actions.tolist()))


def deal(plan: Plan | Sequence[Plan], count: int | None = None, *, seed: int, first: int = 0) -> Words:
    """`count` games, or one for each plan, dealt with a shuffled supply and ready for the first placement.

    Row n depends on its plan, the seed and `first` + n only. The rows are as wide as the largest game needs.

    >>> deal(Plan(players=2), 3, seed=7).shape
    (3, 125)
    """
    tables = _tables(plan)
    count = len(tables) if count is None else check_number("count", count, 0, _MAX_INDEX)
    if len(tables) not in (1, count):
        check_number("count", count, len(tables), len(tables))
    states = np.zeros((count, state_size(int(tables[:, 0].max()))), dtype=np.int64)
    seed_word, first = _seed(seed), check_number("first", first, 0, _MAX_INDEX)
    ready()
    e.deal_tables(tables, seed_word, first, states)
    return states


def check_states(states: Words) -> None:
    """Refuse what is not a row, or rows, of games: wrong kind of array, or words that can't be.

    >>> states = deal(Plan(players=2), 3, seed=7)
    >>> check_states(states)
    >>> states[1, 0] = 9
    >>> check_states(states)
    Traceback (most recent call last):
        ...
    calico.rules.errors.CalicoError: Row 1 is not a game: word 0 (phase) can't be 9.
    """
    _rows(states)


def legal_actions(states: Words) -> Flags:
    """Which of the 132 actions are legal in each row (or in the one row given).

    >>> states = deal(Plan(players=2), 3, seed=7)
    >>> legal_actions(states).sum(axis=1).tolist()
    [132, 132, 132]
    """
    rows = _rows(states)
    masks = np.zeros((len(rows), e.ACTIONS), dtype=np.bool_)
    e.legal_actions_of(rows, masks)
    return masks if states.ndim == 2 else masks[0]


def apply(states: Words, actions: Words | Sequence[int] | int) -> Words:
    """Play an action in each row, in place. Returns what each placement earned: 1 cat, 2 button, 4 rainbow, added.

    Refuses, and then changes nothing, if an action is not legal.

    >>> states = deal(Plan(players=2), 3, seed=7)
    >>> apply(states, [0, 1, 2]).tolist()
    [0, 0, 0]
    """
    rows = _rows(states, in_place=True)
    numbers = _actions(actions, len(rows))
    bad = e.first_illegal(rows, numbers)
    if bad >= 0:
        raise IllegalMove(Problem.of("kernel-action", action=int(numbers[bad]), row=bad))
    earned = np.zeros(len(rows), dtype=np.int64)
    e.apply_to(rows, numbers, earned)
    return earned


def score(states: Words) -> Results:
    """Every seat's score so far; in finished games also who has won and who has passed the scenario.

    >>> states = deal(Plan(players=2), 3, seed=7)
    >>> score(states).totals.tolist()
    [[0, 0], [0, 0], [0, 0]]
    """
    rows = _rows(states)
    results = _results((len(rows),), _most_players(rows))
    e.judge_all(rows, results)
    return Results(results if states.ndim == 2 else results[0])


def playouts(states: Words, repeats: int = 1, *, seed: int, first: int = 0, threads: int | None = 1) -> Results:
    """Play each row to the end at random, `repeats` times; results have the shape (rows, repeats, seats, columns).

    Everything unseen is drawn anew for each playout: the order of the supply, and hands that lie face down. The rows
    stay as they are. A playout depends on its row, the seed, and its number from `first` on.

    >>> states = deal(Plan(players=2), 3, seed=7)
    >>> playouts(states, 10, seed=1).totals.shape
    (3, 10, 2)
    """
    rows = _rows(states)
    repeats = check_number("repeats", repeats, 1, 1 << 30)
    results = _results((len(rows), repeats), _most_players(rows))
    seed_word, first = _seed(seed), check_number("first", first, 0, _MAX_INDEX)
    step = max(1, len(rows) // (4 * _threads(threads))) if _threads(threads) > 1 else max(1, len(rows))

    def play(start: int) -> int:
        part = rows[start : start + step]
        e.play_outs(part, seed_word, first + start * repeats, results[start : start + step])
        return len(part)

    _spread(play, range(0, len(rows), step), len(rows), threads, None)
    return Results(results if states.ndim == 2 else results[0])


def reshuffle(states: Words, *, seed: int, first: int = 0) -> None:
    """Let chance decide, in place, what is unseen in each row: face-down hands, and the order of the supply.

    >>> states = deal(Plan(players=2), 3, seed=7)
    >>> before = supply_of(states[0])
    >>> reshuffle(states, seed=1)
    >>> sorted(before) == sorted(supply_of(states[0])), before == supply_of(states[0])
    (True, False)
    """
    rows = _rows(states, in_place=True)
    e.reshuffle(rows, _seed(seed), check_number("first", first, 0, _MAX_INDEX))


def replay(state: Words, actions: Words | Sequence[int]) -> tuple[Words, Flags]:
    """The states before the first action and after each, drawn in the supply's order, and their legal actions.

    >>> game = random_game(Plan(), seed=7, index=0)
    >>> states, masks = replay(deal(Plan(), 1, seed=7)[0], game.actions)
    >>> len(states), int(masks[-1].sum())
    (23, 0)
    """
    row = _rows(state)[0]
    numbers = _actions(actions, len(actions))
    states = np.zeros((len(numbers) + 1, len(row)), dtype=np.int64)
    masks = np.zeros((len(numbers) + 1, e.ACTIONS), dtype=np.bool_)
    bad = e.replay(row, numbers, states, masks)
    if bad >= 0:
        raise IllegalMove(Problem.of("kernel-action", action=int(numbers[bad]), row=bad))
    return states, masks


def _spread(
    play: Callable[[int], int], starts: range, count: int, threads: int | None, progress: Progress | None
) -> None:
    """Do the tasks on so many threads; the machine code lets them run at the same time."""
    done = 0
    if progress is not None:
        progress(0, count)
    if _threads(threads) == 1 or len(starts) <= 1:
        for start in starts:
            done += play(start)
            if progress is not None:
                progress(done, count)
        return
    with ThreadPoolExecutor(_threads(threads)) as pool:
        for played in pool.map(play, starts):
            done += played
            if progress is not None:
                progress(done, count)


def available_threads() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _threads(threads: int | None) -> int:
    return available_threads() if threads is None else check_number("threads", threads, 1, 1024)


def _tables(plan: Plan | Sequence[Plan]) -> Words:
    plans = [plan] if isinstance(plan, Plan) else list(plan)
    check_number("The number of plans", len(plans), 1, _MAX_INDEX)
    return np.array([plan_row(each) for each in plans], dtype=np.int64)


def _results(shape: tuple[int, ...], players: int) -> Counts:
    return np.zeros((*shape, players, e.RESULT_SIZE), dtype=np.int16)


def _most_players(rows: Words) -> int:
    return int(rows[:, e.PLAYERS].max()) if len(rows) else 1


def _seed(seed: int) -> np.uint64:
    return np.uint64(check_number("seed", seed, 0, MAX_SEED))


def _rows(states: Words, *, in_place: bool = False) -> Words:
    """The states as rows of a plain array that machine code may read, and if `in_place` write."""
    least = state_size(1)
    expected = f"a C-contiguous int64 array of one row, or of rows, of {least} to {e.MAX_STATE_SIZE} words"
    if not isinstance(states, np.ndarray):
        got = type(states).__name__
        raise CalicoError(Problem.of("kernel-array", what="states", expected=expected, got=got))
    is_rows = states.ndim in (1, 2) and least <= states.shape[-1] <= e.MAX_STATE_SIZE and states.flags.c_contiguous
    if states.dtype != np.int64 or not is_rows:
        raise CalicoError(Problem.of("kernel-array", what="states", expected=expected, got=_shape(states)))
    if not (states.flags.writeable and states.flags.aligned):
        if in_place:
            raise CalicoError(
                Problem.of("kernel-array", what="states", expected="writeable", got="read-only or unaligned")
            )
        states = states.copy()
    rows = states if states.ndim == 2 else states[np.newaxis]
    ready()
    row, word = e.first_bad(rows)
    if row >= 0:
        value = int(rows[row, word])
        raise CalicoError(Problem.of("kernel-corrupt", row=row, word=word, name=word_name(word), value=value))
    return rows


def _actions(actions: Words | Sequence[int] | int, count: int) -> Words:
    expected = f"{count} whole numbers"
    try:
        numbers = np.asarray(actions)
    except ValueError as problem:  # rows of different lengths
        got = type(actions).__name__
        raise CalicoError(Problem.of("kernel-array", what="actions", expected=expected, got=got)) from problem
    if numbers.ndim == 0:
        numbers = numbers[np.newaxis]
    if numbers.size == 0:
        numbers = numbers.astype(np.int64)
    if numbers.dtype.kind not in "iu" or numbers.shape != (count,):
        raise CalicoError(Problem.of("kernel-array", what="actions", expected=expected, got=_shape(numbers)))
    if numbers.dtype == np.uint64 and count and numbers.max() >= e.ACTIONS:
        row = int(numbers.argmax())
        raise IllegalMove(Problem.of("kernel-action", action=int(numbers[row]), row=row))
    return np.array(numbers, dtype=np.int64)


def _shape(array: npt.NDArray[T]) -> str:
    layout = "" if array.flags.c_contiguous else " that is not C-contiguous"
    return f"{array.dtype} of shape {array.shape}{layout}"
