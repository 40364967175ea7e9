"""Compile once, and say so: the first use on a new machine takes a while, every later one starts from the disk."""

import sys
from collections.abc import Callable
from threading import Lock

import numpy as np

from calico.kernel import engine as e
from calico.kernel.compiling import INTERPRETED, cache_folder

Progress = Callable[[int, int, str], None]  # steps done, of how many, which one comes next

_READY = "ready"
_lock = Lock()
_is_ready = INTERPRETED


NOTICE = "calico: compiling the simulation kernel, once on this machine: about 20 seconds …"


def _tell_stderr() -> None:
    print(NOTICE, file=sys.stderr, flush=True)


on_cold_start: Callable[[], None] = _tell_stderr
"""Called before a compilation that nobody asked for; replace it to tell the user in another way."""


def is_warm() -> bool:
    """Whether everything is compiled and on disk.

    >>> warm()
    >>> is_warm()
    True
    """
    folder = cache_folder()
    return INTERPRETED or (folder is not None and (folder / _READY).exists())


def warm(progress: Progress | None = None) -> None:
    """Compile everything, or load it from disk, so that no later call has to wait.

    >>> warm(lambda done, steps, name: print(name) if done == 2 else None)
    deal
    """
    global _is_ready
    steps = _steps()
    for done, (name, step) in enumerate(steps):
        if progress is not None:
            progress(done, len(steps), name)
        step()
    if progress is not None:
        progress(len(steps), len(steps), "")
    folder = cache_folder()
    if folder is not None and not INTERPRETED:
        (folder / _READY).touch()
    _is_ready = True


def ready() -> None:
    """Called at every door: with nothing on disk, say so and compile everything; else do nothing."""
    global _is_ready
    if _is_ready:
        return
    with _lock:
        if not _is_ready and not is_warm():
            on_cold_start()
            warm()
        _is_ready = True


def _steps() -> list[tuple[str, Callable[[], object]]]:
    """Every entry, called with the kinds of arrays that the doors hand in."""
    seed = np.uint64(0)
    tables = np.full((1, e.TABLE_SIZE), -1, dtype=np.int64)
    tables[0, : e.TABLE_CATS] = (1, 1, 0, 0, 0, 0, 0)
    states = np.zeros((1, e.MAX_STATE_SIZE), dtype=np.int64)
    end = states.copy()
    actions = np.zeros(4 * e.CELLS, dtype=np.int64)
    results = np.zeros((1, 1, 4, e.RESULT_SIZE), dtype=np.int16)
    masks = np.zeros((1, e.ACTIONS), dtype=np.bool_)
    one = np.zeros(1, dtype=np.int64)
    return [
        ("random games", lambda: e.random_games(tables, seed, 0, results[0])),
        ("a game", lambda: e.trace_game(tables[0], seed, 0, states[0], end[0], actions)),
        ("deal", lambda: e.deal_tables(tables, seed, 0, states)),
        ("legal actions", lambda: e.legal_actions_of(states, masks)),
        ("legality", lambda: e.first_illegal(states, one)),
        ("replay", lambda: e.replay(states[0], one[:0], end, masks)),
        ("play-outs", lambda: e.play_outs(states, seed, 0, results)),
        ("reshuffle", lambda: e.reshuffle(states, seed, 0)),
        ("score", lambda: e.judge_all(states, results[0])),
        ("checks", lambda: e.first_bad(states)),
        ("play", lambda: e.apply_to(states, one, one.copy())),
    ]
