"""Matches from the command line: `python -m calico.arena NAME NAME … --deals N`."""

import argparse
import json
from pathlib import Path

from calico.arena.matches import play_match
from calico.rules import Mode, Options


def main() -> None:
    """Read the command line, play, and print what came out."""
    parser = argparse.ArgumentParser(prog="python -m calico.arena", description=__doc__)
    parser.add_argument("names", nargs="+", metavar="NAME", help="players, as `calico players` lists them")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--players", type=int, choices=(1, 2), default=2, help="1: everybody alone on the same deals")
    parser.add_argument("--mode", choices=[str(mode) for mode in Mode], default="standard")
    parser.add_argument("--scenario", type=int)
    parser.add_argument("--seconds", type=float, help="time a turn; without it each player's own habit")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--json", type=Path, help="write the report here")
    parser.add_argument("--records", type=Path, help="write every game here, one calico-record a line")
    asked = parser.parse_args()
    records: list[str] = []
    report = play_match(
        asked.names,
        asked.deals,
        seed=asked.seed,
        players=asked.players,
        options=Options(mode=Mode(asked.mode), scenario=asked.scenario),
        seconds=asked.seconds,
        workers=asked.workers,
        keep=records.append if asked.records else None,
    )
    for standing in report.standings:
        passed = "" if standing.passed is None else f"  passed {standing.passed:.0%}"
        points = f"{standing.points:6.2f} ± {standing.error:.2f} points"
        print(f"{standing.name:12} {points}  {standing.milliseconds:8.2f} ms a turn  {standing.games} games{passed}")
    for duel in report.duels:
        ahead = f"{duel.ahead:+.2f} points ({duel.ahead_low:+.2f} … {duel.ahead_high:+.2f})"
        wins = f"{duel.wins:.1%} ({duel.wins_low:.1%} … {duel.wins_high:.1%}), {duel.rating:+.0f} Elo"
        print(f"{duel.one} – {duel.other}: {ahead}; wins {wins}")
    if asked.json:
        asked.json.write_text(json.dumps(report.as_json(), indent=2) + "\n")
    if asked.records:
        asked.records.write_text("\n".join(records) + "\n")


if __name__ == "__main__":
    main()
