"""Train a small policy for the solo game by policy gradient, in NumPy alone, and compare it with random and greedy.

    python examples/train_policy.py                 # a few minutes; writes policy.npz
    python examples/train_policy.py --iterations 5  # a glimpse

A patch on a cell is described by a few numbers that are made from the observation and nothing else: does it earn a
button or a cat, does it bring one nearer, does it keep the goals beside it possible? The policy is linear in them: one
weight each for the patch that is placed, one each for the patch that is taken, judged on the cell where it would do
best. Hundreds of games are played at once; decisions after which a game went better than the others become likelier.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import numpy.typing as npt

from calico.envs import BatchEnv, parts
from calico.plan import Plan
from calico.rules import (
    CATS,
    CELLS,
    GOAL_POINTS,
    GOAL_SLOTS,
    NEIGHBOURS,
    PATCH_CELLS,
    Cat,
    Goal,
    GoalValues,
    Mode,
    Options,
)  # fmt: skip
from calico.simulation import Simulation, run

Floats = npt.NDArray[np.float32]
Numbers = npt.NDArray[np.int64]

BEGINNER = Options(Mode.BEGINNER)
FEATURES = (
    "button", "first button of its colour", "two of a colour", "beside a sewn area",
    "cat", "nearer to a cat", "beside a cat",
    "goal kept, colours", "goal kept, patterns", "goal lost, colours", "goal lost, patterns",
)  # fmt: skip
TURNS = len(PATCH_CELLS)


def _touching(cells: tuple[int, ...]) -> Floats:
    """By cell of the list, which of the 49 cells touch it."""
    return np.array([[other in NEIGHBOURS[cell] for other in CELLS] for cell in cells], dtype=np.float32)


TOUCHING = _touching(CELLS)
TOUCHING_PATCHES = _touching(PATCH_CELLS)
RINGS = _touching(GOAL_SLOTS)
IN_RING = RINGS[:, list(PATCH_CELLS)]  # goal slot, patch cell
CAT_SIZES = np.array([CATS[cat].size for cat in Cat], dtype=np.float32)
CAT_POINTS = np.array([CATS[cat].points for cat in Cat], dtype=np.float32)
GOAL_GROUPS = np.array([sorted((*goal.groups, *[0] * 6)[:6], reverse=True) for goal in Goal], dtype=np.float32)
ONE_WAY = np.array([GOAL_POINTS[GoalValues.BOOK][goal][0] for goal in Goal], dtype=np.float32)


def features(observations: npt.NDArray[np.uint8]) -> Floats:
    """By game, patch (two in hand, three in the market) and cell: the numbers that `FEATURES` names."""
    part = {name: array.astype(np.float32) for name, array in parts(observations, 1).items()}
    patches = np.concatenate([part["hands"][:, 0, :, :12], part["market"]], axis=1)  # game, 5, 12
    quilt, scored = part["quilts"][:, 0], part["scored"][:, 0]
    colors, patterns = patches[:, :, :6], patches[:, :, 6:]
    color_area, beside_sewn = _areas(quilt[:, :, :6], scored[:, :, :1], colors)
    pattern_area, beside_cat = _areas(quilt[:, :, 6:], scored[:, :, 1:], patterns)
    is_button = (color_area >= 3) & ~beside_sewn
    has_color = np.matmul(colors, (part["tokens"][:, 0, 3:9] > 0)[:, :, np.newaxis])  # game, 5, 1
    liked_by = np.matmul(patterns, part["cats"][:, :, 10:].swapaxes(1, 2))  # game, patch, cat
    need = np.matmul(liked_by, part["cats"][:, :, :10] @ CAT_SIZES[:, np.newaxis])
    worth = np.matmul(liked_by, part["cats"][:, :, :10] @ CAT_POINTS[:, np.newaxis]) / 5
    is_cat = (pattern_area >= need) & ~beside_cat
    kept_colors, lost_colors = _goals(quilt[:, :, :6], part["goals"][:, 0], colors)
    kept_patterns, lost_patterns = _goals(quilt[:, :, 6:], part["goals"][:, 0], patterns)
    return np.stack(
        [
            is_button,
            is_button * (1 - has_color),
            (color_area == 2) & ~beside_sewn,
            beside_sewn,
            is_cat * worth,
            (~is_cat & ~beside_cat) * worth * pattern_area / need,
            beside_cat,
            kept_colors,
            kept_patterns,
            lost_colors,
            lost_patterns,
        ],
        axis=-1,
        dtype=np.float32,
    )


def _areas(planes: Floats, scored: Floats, wanted: Floats) -> tuple[Floats, npt.NDArray[np.bool_]]:
    """By patch and cell: about how large an area without a token would be, and whether one with a token touches."""
    free = planes * (1 - scored)
    reach = free * (1 + np.matmul(TOUCHING, free))  # each cell with those of its kind that touch it
    area = 1 + np.matmul(wanted, np.matmul(TOUCHING_PATCHES, reach).swapaxes(1, 2))
    touched = np.matmul(wanted, np.matmul(TOUCHING_PATCHES, planes * scored).swapaxes(1, 2))
    return area, touched > 0


def _goals(planes: Floats, goals: Floats, wanted: Floats) -> tuple[Floats, Floats]:
    """By patch and cell: for the goals beside it, how much is at stake if they stay possible, and if they do not."""
    counts = np.matmul(RINGS, planes)  # game, slot, kind
    groups = goals @ GOAL_GROUPS
    # Groups can still grow into those that are asked for if, sorted, none is larger.
    possible = (-np.sort(-counts, axis=-1) <= groups).all(axis=-1)
    after = -np.sort(-(counts[:, :, np.newaxis] + wanted[:, np.newaxis]), axis=-1)  # game, slot, patch, kind
    stays = (after <= groups[:, :, np.newaxis]).all(axis=-1)
    stake = (goals @ ONE_WAY / 8) * (counts.sum(axis=-1) + 1) / 6 * possible
    kept = (stake[:, :, np.newaxis] * stays).swapaxes(1, 2)
    lost = (stake[:, :, np.newaxis] * ~stays).swapaxes(1, 2)
    return np.matmul(kept, IN_RING), np.matmul(lost, IN_RING)


class Policy:
    """Weights for the patch that is placed, then for the one that is taken."""

    def __init__(self, weights: Floats | None = None) -> None:
        self.weights = np.zeros(2 * len(FEATURES), dtype=np.float32) if weights is None else weights

    def describe(self, observations: npt.NDArray[np.uint8], masks: npt.NDArray[np.int8]) -> tuple[Floats, Floats]:
        """The numbers of every action, and how much the policy likes it."""
        count = len(FEATURES)
        found = features(observations)
        open_cells = masks.reshape(-1, 2, TURNS, 3).max(axis=(1, 3)) > 0
        liked = np.where(open_cells[:, np.newaxis], found[:, 2:] @ self.weights[:count], -np.inf)
        best = liked.argmax(axis=2)[:, :, np.newaxis, np.newaxis]
        taken = np.take_along_axis(found[:, 2:], best, axis=2)[:, :, 0]  # game, position, feature
        placed = found[:, :2]
        shape = (len(found), 2, TURNS, 3, count)
        both = np.concatenate(
            [
                np.broadcast_to(placed[:, :, :, np.newaxis], shape),
                np.broadcast_to(taken[:, np.newaxis, np.newaxis], shape),
            ],
            axis=-1,
        ).reshape(len(found), -1, 2 * count)
        return both, np.where(masks > 0, both @ self.weights, -np.inf)


def play(policy: Policy, games: int, seed: int, *, is_learning: bool) -> tuple[Floats, Floats]:
    """Scores of so many games, and the direction in which the weights make better ones likelier."""
    envs = BatchEnv(games, options=BEGINNER)
    chance = np.random.default_rng(seed)
    observations, infos = envs.reset(seed=seed)
    slopes = np.zeros((TURNS, games, len(policy.weights)), dtype=np.float32)
    rewards = np.zeros((TURNS, games), dtype=np.float32)
    rows = np.arange(games)
    for turn in range(TURNS):
        described, liked = policy.describe(observations, infos["action_mask"])
        if is_learning:
            actions = (liked + chance.gumbel(size=liked.shape)).argmax(axis=1)  # by chance, as often as they are liked
            likely = np.exp(liked - liked.max(axis=1, keepdims=True))
            likely /= likely.sum(axis=1, keepdims=True)
            mean = np.matmul(likely[:, np.newaxis], described)[:, 0]
            slopes[turn] = described[rows, actions] - mean
        else:
            actions = liked.argmax(axis=1)
        observations, rewards[turn], _, _, infos = envs.step(actions)
    to_come = rewards[::-1].cumsum(axis=0)[::-1]
    better = to_come - to_come.mean(axis=1, keepdims=True)
    better /= to_come.std(axis=1, keepdims=True) + 1e-3
    return rewards.sum(axis=0), np.einsum("tg,tgf->f", better, slopes) / games


def train(iterations: int, games: int, seed: int) -> Policy:
    """Climb by Adam's rule, telling how it goes."""
    policy = Policy()
    first, second = np.zeros_like(policy.weights), np.zeros_like(policy.weights)
    for step in range(1, iterations + 1):
        scores, slope = play(policy, games, seed + step, is_learning=True)
        first = 0.9 * first + 0.1 * slope
        second = 0.99 * second + 0.01 * slope**2
        policy.weights += 0.1 * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.99**step)) + 1e-8)
        if step % 10 == 0 or step == iterations:
            print(f"iteration {step:4}: mean {scores.mean():6.2f} of {games} games while learning", flush=True)
    return policy


def main() -> None:
    """Train, compare, and keep the weights."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--iterations", type=int, default=400)
    parser.add_argument("--games", type=int, default=256, help="games in each iteration")
    parser.add_argument("--test-games", type=int, default=2000, help="games of the comparison")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", type=Path, default=Path("policy.npz"))
    arguments = parser.parse_args()
    began = time.perf_counter(), time.process_time()
    policy = train(arguments.iterations, arguments.games, arguments.seed)
    wall, cpu = time.perf_counter() - began[0], time.process_time() - began[1]
    print(f"trained in {wall:.0f} s ({cpu:.0f} s of processor time)")
    np.savez(arguments.output, weights=policy.weights, features=FEATURES)
    scores, _ = play(policy, arguments.test_games, 10**6 + arguments.seed, is_learning=False)
    error = scores.std(ddof=1) / len(scores) ** 0.5
    print(f"policy  {scores.mean():6.2f} +- {1.96 * error:.2f} ({len(scores)} new games)")
    for bot, games in (("random", 100_000), ("greedy", max(1, arguments.test_games // 10))):
        points = run(Simulation(games, (bot,), arguments.seed, Plan(1, BEGINNER))).summary().statistics()
        interval = 1.96 * points.standard_deviation / points.count**0.5
        print(f"{bot:7} {points.mean:6.2f} +- {interval:.2f} ({games} games)")


if __name__ == "__main__":
    main()
