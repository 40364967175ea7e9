"""Learning from self-play, compiled: TD(lambda) on the value of the quilt after each placement, steps by Adagrad.

Several threads may learn on the same weights at once: a lost update is harmless.
"""

import numpy as np
import numpy.typing as npt

from calico.kernel import engine as e
from calico.players.choosing import NUMBERS, ROOM_ROWS, Values, choose, copy_head, copy_quilt, sew
from calico.players.compiling import compiled, entry
from calico.players.value import (
    RESULT,
    ROOM_SIZE,
    UNSEEN,
    WIDTH,
    Floats,
    Number,
    Word,
    Words,
    describe,
    look_into_supply,
    passing,
    weigh,
)

Features = npt.NDArray[np.int16]

COUNT_AT, POINTS_AT = 126, 127  # in a row of the memory, after the features
ENOUGH = 2000  # games in the memory before it is used: fewer would be learned by heart
MEMORY_SHAPE = (e.CELLS + 1, 128)


@compiled
def step(
    f: Features, n: Word, error: Number, weights: Floats, out: Floats, squares: Floats, out_squares: Floats,
    sums: Floats, slopes: Floats, rate: Number,
) -> None:  # fmt: skip
    """One Adagrad step that lessens the error of a value."""
    slopes[0] = error
    for unit in range(1, WIDTH):
        slopes[unit] = error * out[unit] if sums[unit] > 0 else 0.0
        if sums[unit] > 0:
            slope = np.float32(error * sums[unit])
            out_squares[unit] += slope * slope
            out[unit] += np.float32(rate) * slope / np.sqrt(out_squares[unit])
    for index in range(n):
        row = f[index]
        for unit in range(WIDTH):
            slope = slopes[unit]
            squares[row, unit] += slope * slope
            weights[row, unit] += np.float32(rate) * slope / np.sqrt(squares[row, unit])


@compiled
def learn_from(
    seen: Features, counts: Features, points: Features, trace: Number, rate: Number, weights: Floats, out: Floats,
    squares: Floats, out_squares: Floats, sums: Floats, slopes: Floats,
) -> None:  # fmt: skip
    """Learn from one game: `seen` are the features of the quilt before it and after each placement, `points` what each
    placement earned. What is hoped for comes from the present weights, so an old game can be learned from again.
    """
    hoped = 0.0  # what was still to come after this placement, as later ones tell it
    later = 0.0  # the value of the next quilt
    for turn in range(e.CELLS - 1, -1, -1):
        hoped = points[turn + 1] + (1 - trace) * later + trace * hoped
        later = weigh(seen[turn], counts[turn], weights, out, sums)
        step(seen[turn], counts[turn], hoped - later, weights, out, squares, out_squares, sums, slopes, rate)


@compiled
def learn_again(
    memory: Features, newest: Word, repeats: Word, random: npt.NDArray[np.uint64], trace: Number, rate: Number,
    weights: Floats, out: Floats, squares: Floats, out_squares: Floats, sums: Floats, slopes: Floats,
) -> None:  # fmt: skip
    """Learn from the newest game of the memory, and from `repeats` others once there are enough of them."""
    known = min(newest + 1, len(memory))
    row = memory[newest % len(memory)]
    for repeat in range(repeats + 1 if known >= ENOUGH else 1):
        if repeat > 0:
            row = memory[np.int64(e.next_word(random) % np.uint64(known))]
        learn_from(
            row, row[:, COUNT_AT], row[:, POINTS_AT], trace, rate, weights, out, squares, out_squares, sums, slopes
        )


@entry
def learn_games(
    tables: Words, seed: np.uint64, first: Word, count: Word, width: Word, trace: Number, rate: Number, repeats: Word,
    weights: Floats, out: Floats, squares: Floats, out_squares: Floats, memory: Features, filled: Word, totals: Values,
) -> None:  # fmt: skip
    """Play solo games with itself and learn from each, and from `repeats` remembered ones each time; write the totals.

    `memory` is a ring of games, one row each: features, their counts, points. `filled` games were put into it before.
    """
    random = np.zeros(1, np.uint64)
    s = np.zeros(e.MAX_STATE_SIZE, np.int64)
    room = np.zeros((ROOM_ROWS, ROOM_SIZE), np.int64)
    sums = np.zeros(WIDTH, np.float32)
    slopes = np.zeros(WIDTH, np.float32)
    numbers = np.zeros(NUMBERS, np.float64)
    actions = np.zeros(e.ACTIONS, np.float64)
    table, f = room[4], room[5]
    for game in range(count):
        random[0] = e.seeded(seed, first + game)
        kind = np.int64(e.next_word(random) % np.uint64(len(tables)))
        s[:] = 0
        e.lay_table(s, tables[kind], random)
        e.full_supply(s)
        e.deal(s, random)
        e.shuffle_supply(s, random)
        row = memory[(filled + game) % len(memory)]
        total = 0
        copy_head(s, table)
        for turn in range(e.CELLS + 1):
            points = 0
            if turn > 0:
                action = choose(s, width, weights, out, room, sums, numbers, actions, -1)
                place, cell = action // (e.POSITIONS * e.CELLS), action // e.POSITIONS % e.CELLS
                copy_quilt(s, e.SEATS, table)
                points = sew(table, e.SEATS, cell, s[e.SEATS + e.HAND + place])
                points += passing(table, e.SEATS, room[3][RESULT:UNSEEN]) if turn == e.CELLS else 0
                e.apply(s, action)
            else:
                copy_quilt(s, e.SEATS, table)  # the empty quilt, for the choice of goals
                look_into_supply(s, room[3])
            total += points
            count_here = describe(table, e.SEATS, f, room[3]) if turn < e.CELLS else 0
            for index in range(count_here):
                row[turn, index] = f[index]
            row[turn, COUNT_AT] = count_here
            row[turn, POINTS_AT] = points
        totals[game] = total
        learn_again(
            memory, filled + game, repeats, random, trace, rate, weights, out, squares, out_squares, sums, slopes
        )


@entry
def learn_remembered(
    memory: Features, filled: Word, count: Word, seed: np.uint64, trace: Number, rate: Number, repeats: Word,
    weights: Floats, out: Floats, squares: Floats, out_squares: Floats,
) -> None:  # fmt: skip
    """Learn from `count` games that were played elsewhere and put into the memory after `filled` others, as
    `learn_games` does from its own.
    """
    random = np.zeros(1, np.uint64)
    sums = np.zeros(WIDTH, np.float32)
    slopes = np.zeros(WIDTH, np.float32)
    for game in range(count):
        random[0] = e.seeded(seed, filled + game)
        learn_again(
            memory, filled + game, repeats, random, trace, rate, weights, out, squares, out_squares, sums, slopes
        )
