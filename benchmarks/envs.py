"""How fast the batched environment is, as a share of the kernel's checked step, all measured in one run.

    python benchmarks/envs.py
    python benchmarks/envs.py --against ../older/src    # and how many times as fast as another checkout

A step is one decision in each game with everything that comes back from it: observation, mask, rewards, new tables.
The time for choosing the actions, which are legal ones by chance, is not counted. Each figure is the best of its
rounds, and checkouts take turns, each in a process of its own.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path

TABLES = ((1, "beginner"), (2, "beginner"), (4, "standard"))


def measure(games: int, rounds: int) -> dict[str, dict[str, float]]:
    """By kind of table: nanoseconds that a step of a game takes, by the clock and of all processors."""
    import numpy as np

    from calico import kernel
    from calico.envs import BatchEnv
    from calico.plan import Plan
    from calico.rules import Mode, Options

    chance = np.random.default_rng(1)
    found = {}
    for players, mode in TABLES:
        options = Options(Mode(mode))
        envs = BatchEnv(games, players, options)
        plan = Plan(players, options)
        best = dict.fromkeys(("env", "env_cpu", "kernel", "kernel_cpu"), float("inf"))
        for number in range(rounds):
            _, infos = envs.reset(seed=number)
            spent = [0.0, 0.0]
            steps = 22 * players
            for _ in range(steps):
                actions = (infos["action_mask"] * chance.random(infos["action_mask"].shape)).argmax(axis=1)
                clock, cpu = time.perf_counter(), time.process_time()
                _, _, _, _, infos = envs.step(actions)
                spent = [spent[0] + time.perf_counter() - clock, spent[1] + time.process_time() - cpu]
            states = kernel.deal(plan, games, seed=number)
            alone = [0.0, 0.0]
            for _ in range(22 * players):
                masks = kernel.legal_actions(states)
                actions = (masks * chance.random(masks.shape)).argmax(axis=1)
                clock, cpu = time.perf_counter(), time.process_time()
                kernel.apply(states, actions)
                alone = [alone[0] + time.perf_counter() - clock, alone[1] + time.process_time() - cpu]
            for name, seconds in zip(best, (*spent, *alone), strict=True):
                best[name] = min(best[name], seconds / steps / games * 1e9)
        found[f"{players} players, {mode}" if players > 1 else f"solo, {mode}"] = best
    return found


def measured(sources: Path, games: int, rounds: int) -> dict[str, dict[str, float]]:
    """The same of the checkout with these sources."""
    order = [sys.executable, __file__, "--json", "--games", str(games), "--rounds", str(rounds)]
    done = subprocess.run(order, env={**os.environ, "PYTHONPATH": str(sources)}, capture_output=True, check=True)
    found: dict[str, dict[str, float]] = json.loads(done.stdout)
    return found


def best_of(runs: list[dict[str, dict[str, float]]]) -> dict[str, dict[str, float]]:
    """The least of each figure."""
    return {kind: {name: min(run[kind][name] for run in runs) for name in runs[0][kind]} for kind in runs[0]}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--against", type=Path, help="the folder `src` of another checkout")
    parser.add_argument("--json", action="store_true", help="this checkout's figures alone, for another process")
    arguments = parser.parse_args()
    if arguments.json:
        print(json.dumps(measure(arguments.games, arguments.rounds)))
        return
    sources = [Path(__file__).parents[1] / "src", *([arguments.against] if arguments.against else [])]
    turns = [[measured(each, arguments.games, arguments.rounds) for each in sources] for _ in range(2)]
    mine, *others = (best_of(list(runs)) for runs in zip(*turns, strict=True))
    print(f"{arguments.games} games at once, the best of {2 * arguments.rounds} rounds of whole games")
    print(f"{'steps a second':22}{'env, clock':>14}{'env, CPU':>14}{'kernel, CPU':>14}{'share':>8}", end="")
    print(f"{'other, CPU':>14}{'ratio, CPU':>12}{'ratio, clock':>14}" if others else "")
    for kind, best in mine.items():
        rates = [1e9 / best[name] for name in ("env", "env_cpu", "kernel_cpu")]
        print(f"{kind:22}" + "".join(f"{rate:>14,.0f}" for rate in rates), end="")
        print(f"{best['kernel_cpu'] / best['env_cpu']:>8.0%}", end="")
        for other in others:
            print(f"{1e9 / other[kind]['env_cpu']:>14,.0f}", end="")
            print(
                f"{other[kind]['env_cpu'] / best['env_cpu']:>11.1f}x{other[kind]['env'] / best['env']:>13.1f}x", end=""
            )
        print()


if __name__ == "__main__":
    main()
