"""All figures of docs/players.md by one command: `python tools/figures.py`.

It plays what is missing and keeps every game in a folder, so that it can be interrupted and gone on with; it writes the
sums to docs/players.json and the tables to docs/players.md. Every part is a match of the arena, on the same deals for
everybody. Time is the processor's, so that the figures hold on a busy machine too.

    python tools/figures.py                           # everything, which takes hours
    python tools/figures.py --only quilter designer   # parts of these levels
    python tools/figures.py --only master --kind solo --games 40
"""

import argparse
import ast
import hashlib
import json
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from calico.arena.matches import Arena, Match, Played, share_of_wins
from calico.arena.ratings import rate
from calico.arena.reports import keep_games, read_games, report, to_json
from calico.plan import Plan
from calico.players import OURS
from calico.players.entrants import short_name
from calico.players.weights import SHIPPED, shipped_weights
from calico.rules import SCENARIOS, Mode, Options

LIMITS = {"quilter": 0.002, "designer": 0.02, "master": 1.0}  # seconds that a level may think about a move
SOLO = {"master": 100}  # games of each setup; 1,000 for those who are faster
SCENARIO = {"designer": 100, "master": 40}  # games of each scenario
DUELS = {"master": 40, "designer": 200}  # deals against the level below; 500 for those who are faster
FOR_POINTS = {level: f"calico.arena.entrants:{level.capitalize()}ForPoints" for level in ("designer", "master")}
_SEED = 2026
_OFTEN = 20  # tables between two times that the games are kept
_MARKED = re.compile(r"(<!-- figures: (\w+) -->\n).*?(<!-- end of figures -->)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Part:
    """A match that some figures come from."""

    kind: str  # solo, scenario, duel, or aim: to win against for points
    name: str  # the level that it is about
    match: Match

    @property
    def key(self) -> str:
        """What it is called among the others."""
        what = {"solo": str(self.match.plan.options.mode), "scenario": str(self.match.plan.options.scenario)}
        return f"{self.kind}-{self.name}-{what.get(self.kind, short_name(self.match.names[-1]))}"


def parts(most: int | None = None) -> Iterator[Part]:
    """Every part, the levels in order; with at most so many games or deals."""

    def some(count: int) -> int:
        return count if most is None else max(2, min(count, most))

    for number, name in enumerate(OURS):
        for mode in Mode:
            plan = Plan(1, Options(mode=mode))
            yield Part("solo", name, Match((name,), some(SOLO.get(name, 1000)), plan, _SEED, LIMITS.get(name)))
        for scenario in SCENARIOS if name in SCENARIO else ():
            plan = Plan(1, Options(scenario=scenario))
            yield Part("scenario", name, Match((name,), some(SCENARIO[name]), plan, _SEED, LIMITS.get(name)))
        if number:
            yield Part("duel", name, Match((name, OURS[number - 1]), some(DUELS.get(name, 500)), seed=_SEED))
        if name in FOR_POINTS:
            yield Part("aim", name, Match((name, FOR_POINTS[name]), some(DUELS[name]), seed=_SEED))


def play(part: Part, folder: Path, *, workers: int | None) -> Arena:
    """Play what is missing of a part; its games lie in `folder`."""
    path = folder / f"{part.key}.json"
    before = read_games(path, part.match) if path.exists() else []
    deals = max([part.match.deals, *(game.deal + 1 for game in before)])  # what was played is never thrown away
    arena = Arena(replace(part.match, deals=deals), before)
    done = 0
    try:
        for done, played in enumerate(arena.play(workers=workers), start=1):
            if played.records and done % _OFTEN == 0:
                keep_games(path, arena)
                print(f"\r{part.key}: {len(arena.games)} of {arena.total} games ", end="", file=sys.stderr, flush=True)
    finally:
        if done:
            keep_games(path, arena)
    return arena


def summed_up(arena: Arena) -> dict[str, object]:
    """The sums of a part, without its games."""
    found = to_json(report(arena), ())
    return {key: found[key] for key in ("match", "standings", "duels")}


def ratings(arenas: Mapping[str, Arena]) -> list[dict[str, object]]:
    """Ratings over all levels from the duels of neighbours, from the first level to the last that is joined to it."""
    names = [OURS[0]]
    while len(names) < len(OURS) and OURS[len(names)] in arenas:
        names.append(OURS[len(names)])
    deals: dict[int, dict[tuple[str, str], float]] = {}
    for name in names[1:]:
        arena = arenas[name]
        (pair,) = arena.match.pairs
        by_deal: dict[int, list[Played]] = {}
        for game in arena.games:
            by_deal.setdefault(game.deal, []).append(game)
        for deal, games in by_deal.items():
            share = share_of_wins(pair, games)
            if share is not None:
                deals.setdefault(deal, {})[pair] = share
    return [asdict(rating) for rating in rate(names, list(deals.values()), 2, seed=_SEED)] if deals else []


def tables(figures: Mapping[str, Any]) -> dict[str, str]:
    """The tables of docs/players.md by their marks, from docs/players.json."""
    found: dict[str, Any] = figures["parts"]
    rated = {rating["name"]: rating for rating in figures["ratings"]}
    solo = [
        "| player | beginner | standard | ms a move | over time | rating | games of each |",
        "|---|---|---|---|---|---|---|",
    ]
    for name in OURS:
        keys = [f"solo-{name}-{mode}" for mode in Mode]
        if not all(key in found for key in keys):
            continue
        standings = [found[key]["standings"][0] for key in keys]
        points = [f"{one['points']:.1f} ± {one['error']:.1f}" for one in standings]
        over = "" if standings[1]["over"] is None else f"{standings[1]['over']:.1%} of {1000 * LIMITS[name]:g} ms"
        rating = (
            f"{rated[name]['rating']:.0f} ({rated[name]['low']:.0f} to {rated[name]['high']:.0f})"
            if name in rated
            else ""
        )
        cells = [f"`{name}`", *points, _milliseconds(standings[1]["milliseconds"]), over, rating]
        solo.append(f"| {' | '.join(cells)} | {min(one['games'] for one in standings)} |")
    passed = [
        f"| player | {' | '.join(map(str, SCENARIOS))} | all | games of each |",
        "|---" * (len(SCENARIOS) + 3) + "|",
    ]
    for name in SCENARIO:
        shares = {
            number: part["standings"][0]
            for number in SCENARIOS
            if (part := found.get(f"scenario-{name}-{number}")) is not None
        }
        if shares:
            cells = [f"{shares[number]['passed']:.0%}" if number in shares else "" for number in SCENARIOS]
            mean = f"{sum(one['passed'] for one in shares.values()) / len(shares):.0%}" if all(cells) else ""
            games = min(one["games"] for one in shares.values())
            passed.append(f"| `{name}` | {' | '.join(cells)} | {mean} | {games} |")
    duels = ["| | games won | points ahead | deals |", "|---|---|---|---|"]
    for part in found.values():
        for duel in part["duels"]:
            wins = f"{duel['wins']:.0%} ({duel['wins_low']:.0%} to {duel['wins_high']:.0%})"
            ahead = f"{duel['ahead']:+.1f} ({duel['ahead_low']:+.1f} to {duel['ahead_high']:+.1f})"
            pair = f"`{duel['one']}` against `{short_name(duel['other'])}`"
            duels.append(f"| {pair} | {wins} | {ahead} | {duel['deals']} |")
    return {name: "\n".join(lines) + "\n" for name, lines in (("solo", solo), ("scenarios", passed), ("duels", duels))}


def _milliseconds(value: float) -> str:
    return f"{value:.2f}" if value < 1 else f"{value:.1f}" if value < 10 else f"{value:.0f}"


def filled_in(page: str, figures: Mapping[str, Any]) -> str:
    """The page with its tables filled in between their marks."""
    content = tables(figures)
    return _MARKED.sub(lambda mark: mark[1] + content[mark[2]] + mark[3], page)


def files(root: Path) -> dict[str, str]:
    """The page of the players by its path, with what docs/players.json holds."""
    figures = json.loads((root / "docs/players.json").read_text(encoding="utf-8"))
    return {"docs/players.md": filled_in((root / "docs/players.md").read_text(encoding="utf-8"), figures)}


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, sum up, and write the tables."""
    parser = argparse.ArgumentParser(
        prog="python tools/figures.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", nargs="+", choices=OURS, metavar="LEVEL", help="parts of these levels")
    parser.add_argument("--kind", nargs="+", choices=("solo", "scenario", "duel", "aim"), help="parts of this kind")
    parser.add_argument("--games", type=int, help="at most so many games (deals in a duel) of each part")
    parser.add_argument("--workers", type=int)
    parser.add_argument(
        "--folder", type=Path, help="where the games lie; by default one in build/ for the players as they are"
    )
    parser.add_argument("--docs", type=Path, default=Path("docs"), help="where players.json and players.md lie")
    asked = parser.parse_args(arguments)
    weights = str(shipped_weights().card["sha256"])[:12]
    folder = asked.folder or Path("build") / f"figures-{_players_as_they_are()}"
    folder.mkdir(parents=True, exist_ok=True)
    figures_file, page = asked.docs / "players.json", asked.docs / "players.md"
    figures = json.loads(figures_file.read_text(encoding="utf-8")) if figures_file.exists() else {"parts": {}}
    found: dict[str, Any] = figures["parts"]
    for part in parts(asked.games):
        if (asked.only and part.name not in asked.only) or (asked.kind and part.kind not in asked.kind):
            continue
        arena = play(part, folder, workers=asked.workers)
        found[part.key] = {"weights": weights, **summed_up(arena)}
        order = [one.key for one in parts()]
        figures = {
            "parts": {key: found[key] for key in order if key in found},
            "ratings": _rated(folder),
        }
        figures_file.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
        page.write_text(filled_in(page.read_text(encoding="utf-8"), figures), encoding="utf-8")
        print(f"\r{part.key}: {len(arena.games)} games, kept in {folder}", file=sys.stderr)


def _players_as_they_are() -> str:
    """A name that changes with the players' code or weights: games of other players must not be counted as theirs."""
    made_of = [ast.dump(ast.parse(source.read_bytes())).encode() for source in sorted(SHIPPED.parent.glob("*.py"))]
    made_of += [file.read_bytes() for file in sorted(SHIPPED.glob("*.npz"))]
    return hashlib.sha256(b"".join(made_of)).hexdigest()[:12]


def _rated(folder: Path) -> list[dict[str, object]]:
    """Ratings from the duels whose games lie in the folder."""
    arenas = {}
    for part in parts():
        path = folder / f"{part.key}.json"
        if part.kind == "duel" and path.exists():
            arena = Arena(part.match)
            arena.games = read_games(path, part.match)
            arenas[part.name] = arena
    return ratings(arenas)


if __name__ == "__main__":
    main()
