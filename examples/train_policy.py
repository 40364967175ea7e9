"""Train a small policy for the solo game by policy gradient, in NumPy alone, and compare it with random and greedy.

    python examples/train_policy.py                 # a minute or two of processor time; writes policy.npz
    python examples/train_policy.py --iterations 5  # a glimpse
    python examples/train_policy.py --curve curve.json --plot curve.svg    # how it learned (needs the extra `research`)

It learns from `BatchEnv` alone. A patch on a cell is described by the numbers of `calico.envs.PATCH_FEATURES`: does it
earn a button or a cat, does it bring one nearer, does it keep the goals beside it possible? The policy is linear in
them: one weight each for the patch that is placed, one each for the patch that is taken, judged on the cell where it
would do best. Hundreds of games are played at once; decisions after which a game went better than the others become
likelier.
"""

import argparse
import json
import time
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from calico.envs import PATCH_FEATURES, BatchEnv
from calico.plan import Plan
from calico.plotting import plotting
from calico.rules import PATCH_CELLS, Mode, Options
from calico.simulation import Simulation, run

Floats = npt.NDArray[np.float32]

BEGINNER = Options(Mode.BEGINNER)
TURNS = len(PATCH_CELLS)
EVERY = 20  # iterations between two looks at how good the policy is


@dataclass(frozen=True, slots=True)
class Look:
    """How good the policy was, tried out on games that it did not learn from."""

    iteration: int
    games: int  # played to learn
    cpu_seconds: float  # spent so far, on all cores, for learning alone
    mean: float
    interval: float  # 95 %, of the mean


class Policy:
    """Weights for the patch that is placed, then for the one that is taken."""

    def __init__(self) -> None:
        self.weights = np.zeros(2 * len(PATCH_FEATURES), dtype=np.float32)

    def describe(self, found: Floats, masks: npt.NDArray[np.int8]) -> tuple[Floats, Floats]:
        """The numbers of every action, from those of every patch on every cell; and how much the policy likes it."""
        count = len(PATCH_FEATURES)
        open_cells = masks.reshape(-1, 2, TURNS, 3).max(axis=(1, 3)) > 0
        liked = np.where(open_cells[:, np.newaxis], found[:, 2:] @ self.weights[:count], -np.inf)
        best = liked.argmax(axis=2)[:, :, np.newaxis, np.newaxis]
        taken = np.take_along_axis(found[:, 2:], best, axis=2)[:, :, 0]  # game, position, feature
        shape = (len(found), 2, TURNS, 3, count)
        both = np.concatenate(
            [
                np.broadcast_to(found[:, :2, :, np.newaxis], shape),
                np.broadcast_to(taken[:, np.newaxis, np.newaxis], shape),
            ],
            axis=-1,
        ).reshape(len(found), -1, 2 * count)
        return both, np.where(masks > 0, both @ self.weights, -np.inf)


def play(policy: Policy, games: int, seed: int, *, is_learning: bool) -> tuple[Floats, Floats]:
    """Scores of so many games, and the direction in which the weights make better ones likelier."""
    envs = BatchEnv(games, options=BEGINNER)
    chance = np.random.default_rng(seed)
    _, infos = envs.reset(seed=seed * games)
    slopes = np.zeros((TURNS, games, len(policy.weights)), dtype=np.float32)
    rewards = np.zeros((TURNS, games), dtype=np.float32)
    rows = np.arange(games)
    for turn in range(TURNS):
        described, liked = policy.describe(envs.patch_features(), infos["action_mask"])
        if is_learning:
            actions = (liked + chance.gumbel(size=liked.shape)).argmax(axis=1)  # by chance, as often as they are liked
            likely = np.exp(liked - liked.max(axis=1, keepdims=True))
            likely /= likely.sum(axis=1, keepdims=True)
            mean = np.matmul(likely[:, np.newaxis], described)[:, 0]
            slopes[turn] = described[rows, actions] - mean
        else:
            actions = liked.argmax(axis=1)
        _, rewards[turn], _, _, infos = envs.step(actions)
    envs.close()
    to_come = rewards[::-1].cumsum(axis=0)[::-1]
    better = to_come - to_come.mean(axis=1, keepdims=True)
    better /= to_come.std(axis=1, keepdims=True) + 1e-3
    return rewards.sum(axis=0), np.einsum("tg,tgf->f", better, slopes) / games


def train(iterations: int, games: int, test_games: int, seed: int) -> tuple[Policy, list[Look]]:
    """Climb by Adam's rule, telling how it goes."""
    policy = Policy()
    first, second = np.zeros_like(policy.weights), np.zeros_like(policy.weights)
    spent = 0.0
    curve = [look(policy, 0, 0, spent, test_games, seed)]
    for step in range(1, iterations + 1):
        began = time.process_time()
        _, slope = play(policy, games, seed + step, is_learning=True)
        first = 0.9 * first + 0.1 * slope
        second = 0.99 * second + 0.01 * slope**2
        policy.weights += 0.1 * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.99**step)) + 1e-8)
        spent += time.process_time() - began
        if step % EVERY == 0 or step == iterations:
            curve.append(look(policy, step, step * games, spent, test_games, seed))
    return policy, curve


def look(policy: Policy, iteration: int, games: int, spent: float, test_games: int, seed: int) -> Look:
    """Try the policy out, without chance in its decisions, always on the same new games."""
    scores, _ = play(policy, test_games, 10**6 + seed, is_learning=False)
    interval = 1.96 * float(scores.std(ddof=1)) / len(scores) ** 0.5
    found = Look(iteration, games, round(spent, 1), round(float(scores.mean()), 2), round(interval, 2))
    print(f"iteration {iteration:4}, {games:7,} games, {spent:6.1f} s of processor time: {found.mean:6.2f}", flush=True)
    return found


def draw(curve: list[Look], path: Path) -> None:
    """The learning curve as a picture."""
    with plotting(path, (6.4, 3.2)) as figure:
        axes = figure.subplots()
        seconds, means = [point.cpu_seconds for point in curve], np.array([point.mean for point in curve])
        intervals = np.array([point.interval for point in curve])
        axes.fill_between(seconds, means - intervals, means + intervals, alpha=0.3, linewidth=0)
        axes.plot(seconds, means, marker=".", gid="curve")
        axes.set_xlabel("processor time, seconds")
        axes.set_ylabel("mean points")
        axes.grid(alpha=0.3)


def main() -> None:
    """Train, compare, and keep the weights."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--iterations", type=int, default=400)
    parser.add_argument("--games", type=int, default=256, help="games in each iteration")
    parser.add_argument("--test-games", type=int, default=2000, help="games of each look, and of the comparison")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", type=Path, default=Path("policy.npz"))
    parser.add_argument("--curve", type=Path, help="write the learning curve as JSON")
    parser.add_argument("--plot", type=Path, help="and as a picture")
    arguments = parser.parse_args()
    began = time.perf_counter()
    policy, curve = train(arguments.iterations, arguments.games, arguments.test_games, arguments.seed)
    wall = time.perf_counter() - began
    print(f"trained in {wall:.0f} s, looks included; {curve[-1].cpu_seconds} s of processor time for learning")
    np.savez(arguments.output, weights=policy.weights, features=PATCH_FEATURES)
    if arguments.curve is not None:
        settings = {"iterations": arguments.iterations, "games": arguments.games, "seed": arguments.seed}
        points = [asdict(point) for point in curve]
        arguments.curve.write_text(json.dumps(settings | {"curve": points}, indent=1) + "\n", encoding="utf-8")
    if arguments.plot is not None:
        draw(curve, arguments.plot)
    print(f"policy  {curve[-1].mean:6.2f} +- {curve[-1].interval:.2f} ({arguments.test_games} new games)")
    for bot, games in (("random", 100_000), ("greedy", max(1, arguments.test_games // 10))):
        points_of = run(Simulation(games, (bot,), arguments.seed, Plan(1, BEGINNER))).summary().statistics()
        interval = 1.96 * points_of.standard_deviation / points_of.count**0.5
        print(f"{bot:7} {points_of.mean:6.2f} +- {interval:.2f} ({games} games)")


if __name__ == "__main__":
    main()
