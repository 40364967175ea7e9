"""Measure the kernel beside the pure rules, in one run.

Run: python benchmarks/kernel/speed.py [--seconds S] [--json]
Games and costs are by CPU time of one core, threads by the clock; everything is printed with its ratio.
"""

import argparse
import json
import sys

from calico.kernel import bench


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10.0, help="how long to measure (10)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    arguments = parser.parse_args()

    def tell(done: int, steps: int, name: str) -> None:
        print(f"\r\033[K{done}/{steps} {name}", end="", file=sys.stderr, flush=True)

    report = bench.run(seconds=arguments.seconds, progress=tell if sys.stderr.isatty() else None)
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr, flush=True)
    print(json.dumps(report.as_dict(), indent=2) if arguments.json else report)


if __name__ == "__main__":
    main()
