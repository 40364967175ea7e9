"""Simulations: figures that match the records, the same games by the same seed, refusals."""

from __future__ import annotations

import itertools
import json
import statistics
from typing import TYPE_CHECKING

import pytest

from calico.plan import Plan
from calico.rules import Board, Restriction
from calico.simulation import Part, Simulation, read_parquet
from calico.simulation import run as play_all
from calico.simulation.games import play_part

if TYPE_CHECKING:
    from pathlib import Path

    from cli_runner import Run

pytest_plugins = ("cli_runner",)


def test_the_figures_are_those_of_the_records(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    outcome = run(
        "simulate", "--games", 6, "--players", 2, "--bot", "random", "--seed", 4, "--records", path, "--json",
        "--workers", 1,
    )  # fmt: skip
    found = json.loads(outcome.out)
    records = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    totals = [score["total"] for record in records for score in record["result"]["scores"]]
    assert found["games"] == len(records) == 6
    assert found["players"] == 2
    assert found["mean"] == pytest.approx(statistics.mean(totals))
    assert found["standard_deviation"] == pytest.approx(statistics.stdev(totals))
    assert (found["minimum"], found["maximum"]) == (min(totals), max(totals))
    assert found["cpu_seconds"] > 0
    assert "passed" not in found
    for seat in range(2):
        alone = sum(record["result"]["winners"] == [seat] for record in records)
        shared = sum(record["result"]["winners"] == [0, 1] for record in records)
        assert (found["seats"][seat]["wins"], found["seats"][seat]["shared"]) == (alone, shared)
    assert outcome.err == ""


def test_a_scenario_counts_who_passed(run: Run) -> None:
    found = json.loads(run("simulate", "--games", 2, "--bot", "random", "--scenario", 10, "--json", "--workers", 1).out)
    assert found["passed"] == 0


def test_the_same_seed_gives_the_same_games_whatever_the_workers(run: Run, tmp_path: Path) -> None:
    texts = []
    for name, workers in (("a", 1), ("b", 2)):
        path = tmp_path / f"{name}.jsonl"
        run("simulate", "--games", 25, "--bot", "random", "--seed", 8, "--records", path, "--workers", workers)
        texts.append(path.read_text(encoding="utf-8"))
    assert texts[0] == texts[1]
    assert len(set(texts[0].splitlines())) == 25


COMBINATIONS = [
    ["--setup", "beginner"],
    ["--setup", "standard", "--goal-values", "tile"],
    ["--variant", "family"],
    ["--variant", "lower_variance", "--players", "2"],
    ["--variant", "family", "--variant", "lower_variance"],
    ["--cats", "callie,almond,leo", "--players", "3"],
    ["--board", "yellow,blue,green,purple", "--players", "4", "--open-hands"],
    *(["--restriction", name.value, "--players", str(1 + index % 4)] for index, name in enumerate(Restriction)),
    *(["--scenario", str(number), "--players", str(1 + number % 4)] for number in range(1, 11)),
    ["--scenario", "2", "--variant", "lower_variance", "--goal-values", "tile"],
    ["--restriction", "no_hand", "--variant", "family", "--open-hands"],
]


@pytest.mark.parametrize("arguments", COMBINATIONS, ids=" ".join)
def test_every_option_gives_records_that_score_accepts(run: Run, tmp_path: Path, arguments: list[str]) -> None:
    path = tmp_path / "games.jsonl"
    outcome = run("simulate", "--games", 2, "--bot", "random", "--records", path, "--workers", 1, *arguments)
    assert (outcome.code, outcome.err) == (0, "")
    assert "2 records are right; finished: 2." in run("score", path).out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--setup", "beginner", "--scenario", "1"], "does not go with the beginner setup"),
        (["--players", "5"], "A game has 1 to 4 players, not 5."),
        (["--players", "0"], "A game has 1 to 4 players, not 0."),
        (["--players", "-1"], "A game has 1 to 4 players, not"),
        (["--variant", "lower_variance", "--players", "3"], "Lower variance is for 1 or 2 players, not 3."),
        (["--variant", "family", "--setup", "beginner"], "The family variant uses the standard setup"),
        (["--cats", "millie,callie,leo"], "Millie and Callie are two sides of one tile"),
        (["--cats", "millie,tom,leo"], "There is no cat called “tom”"),
        (["--bot", "nobody"], "There is no player called “nobody”"),
        (["--bot", ","], "--bot needs the name of a program."),
        (["--bot", "random,greedy", "--players", "3"], "3 players need one program or 3, not 2."),
        (["--games", "0"], "--games must be at least 1, not 0."),
        (["--games", "many"], "--games must be a whole number."),
        (["--workers", "0"], "--workers must be at least 1, not 0."),
        (["--board", "blue,blue", "--players", "2"], "The blue board can serve only one player."),
        (["--board", "blue", "--players", "2"], "2 players need 2 boards, not 1."),
        (["--scenario", "11"], "there is no scenario 11"),
        (["--scenario", "1", "--restriction", "both"], "A scenario does not go with a restriction."),
        (["--restriction", "none"], "There is no restriction called “none”"),
        (["--goal-values", "x"], "set of goal values called “x”"),
        (["--frobnicate"], "There is no option --frobnicate"),
        (["extra"], "can't be understood"),
        (["--seed"], "The option --seed needs a value."),
    ],
)
def test_absurd_options_are_refused_by_one_sentence(run: Run, arguments: list[str], sentence: str) -> None:
    outcome = run("simulate", "--bot", "random", *arguments)
    assert outcome.code == 2
    assert sentence in outcome.err
    assert (outcome.out, outcome.err.count("\n")) == ("", 1)


def test_records_are_never_overwritten_unasked_nor_left_in_part(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("precious", encoding="utf-8")
    outcome = run("simulate", "--games", 1, "--bot", "random", "--records", path)
    assert (outcome.code, path.read_text(encoding="utf-8")) == (2, "precious")
    assert run("simulate", "--games", 1, "--bot", "random", "--records", path, "--force").code == 0
    assert path.read_text(encoding="utf-8").startswith("{")
    plain = tmp_path / "plain"
    plain.touch()
    assert path.stat().st_mode == plain.stat().st_mode
    plain.unlink()
    assert run("simulate", "--games", 1, "--bot", "random", "--records", tmp_path).err.endswith("is a folder.\n")
    missing = run("simulate", "--games", 1, "--bot", "random", "--records", tmp_path / "no" / "games.jsonl")
    assert missing.err == f"{tmp_path / 'no' / 'games.jsonl'}: it does not exist.\n"
    assert sorted(entry.name for entry in tmp_path.iterdir()) == ["games.jsonl"]


def test_a_stopped_simulation_leaves_nothing_behind(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chunks = itertools.count()

    def interrupted(simulation: Simulation, first: int, count: int, *, records: bool) -> Part:
        if next(chunks) == 1:
            raise KeyboardInterrupt
        return play_part(simulation, first, count, records=records)

    monkeypatch.setattr("calico.simulation.running.play_part", interrupted)
    files = ("--records", tmp_path / "games.jsonl", "--parquet", tmp_path / "a.parquet", "--plot", tmp_path / "a.svg")
    outcome = run("simulate", "--games", 300, "--bot", "random", "--workers", 1, *files)
    assert (outcome.code, outcome.out, outcome.err) == (130, "", "")
    assert list(tmp_path.iterdir()) == []


def test_the_table_names_every_seat(run: Run) -> None:
    outcome = run("simulate", "--games", 2, "--bot", "random,random", "--board", "blue,green", "--workers", 1)
    assert outcome.out.count("Dice") == 2
    simulation = Simulation(1, ("random", "random"), 0, Plan(2, boards=(Board.BLUE, Board.GREEN)))
    (record,) = play_all(simulation, records=True).records
    assert [player["board"] for player in json.loads(record)["setup"]["players"]] == ["blue", "green"]


def test_results_go_to_parquet_and_a_plot(run: Run, tmp_path: Path) -> None:
    parquet, plot = tmp_path / "results.parquet", tmp_path / "points.svg"
    arguments = ("simulate", "--games", 300, "--players", 2, "--bot", "random", "--seed", 3, "--parquet", parquet)
    told = run(*arguments, "--plot", plot, "--language", "de")
    assert (told.code, told.err) == (0, "")
    assert str(parquet) in told.out
    assert str(plot) in told.out
    outcome = read_parquet(parquet)
    assert outcome.simulation == Simulation(300, ("random", "random"), 3)
    found = json.loads(run(*arguments, "--json", "--force").out)
    assert found["mean"] == pytest.approx(outcome.column("total").mean())
    for seat in range(2):
        for kind in ("goals", "cats", "buttons"):
            assert found["seats"][seat][kind] == pytest.approx(outcome.column(kind)[:, seat].mean())
    assert "Aufgaben" in plot.read_text(encoding="utf-8")
    assert sorted(entry.name for entry in tmp_path.iterdir()) == ["points.svg", "results.parquet"]


def test_files_that_cannot_be_written_are_refused_before_play(run: Run, tmp_path: Path) -> None:
    plot = run("simulate", "--games", 10**9, "--bot", "random", "--plot", tmp_path / "points.gif")
    assert (plot.code, plot.err) == (2, "A picture is saved as .svg or .png, not as “.gif”.\n")
    (tmp_path / "results.parquet").touch()
    parquet = run("simulate", "--games", 10**9, "--bot", "random", "--parquet", tmp_path / "results.parquet")
    assert parquet.code == 2
    assert "exists" in parquet.err
    nowhere = run("simulate", "--games", 10**9, "--bot", "random", "--parquet", tmp_path / "no" / "results.parquet")
    assert nowhere.err == f"{tmp_path / 'no' / 'results.parquet'}: it does not exist.\n"


def test_a_cluster_that_is_not_there_is_refused(run: Run) -> None:
    pytest.importorskip("ray", reason="RAY IS NOT INSTALLED, SO THE CLUSTER IS NOT TESTED")
    outcome = run("simulate", "--games", 5, "--bot", "random", "--cluster", "127.0.0.1:1")
    assert outcome.code == 2
    assert outcome.err.startswith("The cluster “127.0.0.1:1” can't be reached: ")


def test_bench_prints_ratios(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from calico.kernel import bench

    speeds = tuple(bench.GameSpeed(kind, 500.0, 1_000_000.0) for kind in ("a", "b", "c"))
    threads = (bench.ThreadSpeed(1, 600_000.0), bench.ThreadSpeed(2, 1_200_000.0))
    report = bench.Report("a machine", speeds, bench.Costs(10.0, 50.0, 400.0, 900.0), threads)
    monkeypatch.setattr(bench, "run", lambda **_: report)
    told = run("bench")
    assert (told.code, told.err) == (0, "")
    for text in ("Alone, beginner setup", "1,000,000", "2,000", "90.0", "2.00", "a machine"):
        assert text in told.out
    assert json.loads(run("bench", "--json").out)["games"][0]["ratio"] == 2000
    assert run("bench", "--duration", 0).err == "--duration must be at least 1, not 0.\n"


def test_shared_victories_have_a_column_of_their_own(run: Run) -> None:
    shown = run("simulate", "--games", 20, "--players", 2, "--bot", "random", "--workers", 1).out
    assert "Wins alone" in shown
    assert "Shared wins" in shown


def test_the_bench_names_its_clock(run: Run) -> None:
    assert "All times are wall time" in run("bench", "--duration", 1).out
