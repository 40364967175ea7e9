"""`calico arena`: tables, files, going on, refusals; Ctrl-C loses nothing."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest

from calico.notation import read_games

if TYPE_CHECKING:
    from pathlib import Path

    from cli_runner import Run

pytest_plugins = ("cli_runner",)
CALICO = [sys.executable, "-c", "import sys; from calico.cli.entry import main; sys.exit(main())"]
SMALL = ("--setup", "beginner", "--workers", "1")


def test_a_match_is_shown_and_written(run: Run, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("match.json", "games.jsonl", "match.svg")]
    outcome = run(
        "arena", "random", "greedy", "--games", 4, *SMALL, "--seconds", 5,
        "--results", files[0], "--records", files[1], "--plot", files[2],
    )  # fmt: skip
    assert (outcome.code, outcome.err) == (0, "")
    found = json.loads(files[0].read_text(encoding="utf-8"))
    assert [(game["deal"], game["names"]) for game in found["games"]] == [
        (deal, names) for deal in (0, 1) for names in (["random", "greedy"], ["greedy", "random"])
    ]
    totals = [[score.total for score in record.result.scores] for record in read_games(files[1]) if record.result]
    assert [game["totals"] for game in found["games"]] == totals
    assert files[2].read_text(encoding="utf-8").startswith("<?xml")
    lines = outcome.out.splitlines()
    best = max(found["standings"], key=lambda one: one["points"])
    assert f"{best['points']:.2f} ± {best['error']:.2f}" in lines[1]  # the best comes first
    assert "Over time" in lines[0]


def test_names_may_be_separated_by_commas_as_elsewhere(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    outcome = run("arena", "random,greedy", "kitten", "--games", 2, "--players", 1, *SMALL, "--results", path)
    assert (outcome.code, outcome.err) == (0, "")
    assert json.loads(path.read_text(encoding="utf-8"))["match"]["names"] == ["random", "greedy", "kitten"]
    assert "a tie of two half" in " ".join(outcome.out.split())
    assert "NAME NAME…" in run("arena", "--help").out


def test_a_match_goes_on(run: Run, tmp_path: Path) -> None:
    path, records = tmp_path / "match.json", tmp_path / "games.jsonl"
    common = ("arena", "random", "--players", 1, *SMALL, "--results", path, "--records", records, "--resume")
    assert run(*common, "--games", 2).code == 0
    assert run(*common, "--games", 3).code == 0
    assert len(json.loads(path.read_text(encoding="utf-8"))["games"]) == 3
    assert len(records.read_text(encoding="utf-8").splitlines()) == 3


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["random"], "A match needs two or more deals and different players"),
        (["random", "random"], "A match needs two or more deals and different players"),
        (["random", "nobody"], "There is no player called “nobody”"),
        (["random", "greedy", "--games", "2"], "--games must be at least 3, not 2."),  # two deals, both ways round
        (["random", "--players", "1", "--games", "1"], "--games must be at least 2, not 1."),
        (["random", "greedy", "--players", "5"], "A game has 1 to 4 players, not 5."),
        (["random", "greedy", "--seconds", "0"], "--seconds must be more than 0"),
        (["random", "greedy", "--seconds", "x"], "--seconds must be a number."),
        (["random", "greedy", "--resume"], "--resume needs --results"),
        (["random", "greedy", "--plot", "match.txt"], ".txt"),
        (["random", "greedy", "--scenario", "1", "--setup", "beginner"], "does not go with the beginner setup"),
        ([], "is missing"),
    ],
)
def test_absurd_matches_are_refused_by_one_sentence(run: Run, arguments: list[str], sentence: str) -> None:
    outcome = run("arena", *arguments)
    assert outcome.code == 2
    assert sentence in outcome.err
    assert (outcome.out, outcome.err.count("\n")) == ("", 1)


def test_files_are_not_overwritten_unasked(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text("mine")
    assert "exists already" in run("arena", "random", "greedy", "--results", path).err
    assert "not a file of match results" in run("arena", "random", "greedy", "--results", path, "--resume").err
    assert path.read_text() == "mine"


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
def test_ctrl_c_shows_and_keeps_what_there_is(home: Path, tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*CALICO, "arena", "random", "greedy", "--games", "100000", "--setup", "beginner",
         "--workers", "2", "--results", "match.json", "--records", "games.jsonl"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=tmp_path, encoding="utf-8", start_new_session=True,
        env={**os.environ, "CALICO_HOME": str(home), "CALICO_LANGUAGE": "en"},
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )  # fmt: skip
    records = tmp_path / "games.jsonl"
    while not records.exists() or records.stat().st_size < 50_000:  # until some deals are played
        assert process.poll() is None
        time.sleep(0.1)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to everybody in the group
    out, errors = process.communicate()
    assert (process.returncode, errors) == (130, "")
    assert "Interrupted after" in out
    games = json.loads((tmp_path / "match.json").read_text(encoding="utf-8"))["games"]
    assert len(games) == len(records.read_text(encoding="utf-8").splitlines()) > 4
