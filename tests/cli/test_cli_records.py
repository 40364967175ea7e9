"""score, replay and render: what is in the records, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from cli_runner import Run

pytest_plugins = ("cli_runner",)


@pytest.fixture
def games(run: Run, tmp_path: Path) -> Path:
    """Three games of two programs."""
    path = tmp_path / "games.jsonl"
    assert run("simulate", "--games", 3, "--bot", "random,greedy", "--records", path, "--workers", 1).code == 0
    return path


@pytest.fixture
def one(games: Path, tmp_path: Path) -> Path:
    path = tmp_path / "one.json"
    path.write_text(games.read_text(encoding="utf-8").splitlines()[0], encoding="utf-8")
    return path


def test_one_game_gets_its_sheet(run: Run, one: Path) -> None:
    outcome = run("score", one)
    result = json.loads(one.read_text(encoding="utf-8"))["result"]
    totals = next(line for line in outcome.out.splitlines() if line.strip().startswith("Total"))
    assert totals.split()[1:] == [str(score["total"]) for score in result["scores"]]
    winner = ["random 1", "greedy 2"][result["winners"][0]]
    assert f"{winner} wins" in outcome.out


def test_many_games_get_a_summary(run: Run, games: Path) -> None:
    outcome = run("score", games)
    assert "3 records are right; finished: 3." in outcome.out
    totals = [
        score["total"]
        for line in games.read_text(encoding="utf-8").splitlines()
        for score in json.loads(line)["result"]["scores"]
    ]
    assert f"{sum(totals) / len(totals):.2f}" in outcome.out
    assert str(max(totals)) in outcome.out


def test_one_game_of_many_gets_its_sheet(run: Run, games: Path, one: Path, tmp_path: Path) -> None:
    assert "--game N prints the score sheet of one, 1 to 3." in run("score", games).out
    second = tmp_path / "second.json"
    second.write_text(games.read_text(encoding="utf-8").splitlines()[1], encoding="utf-8")
    assert run("score", games, "--game", 1).out == run("score", one).out
    assert run("score", games, "--game", 2).out == run("score", second).out
    assert run("score", games, "--game", 2, "--json").out == run("score", second, "--json").out
    assert run("score", games, "--game", 4).err == "There is no game 4 in this file.\n"


def test_scores_for_programs(run: Run, games: Path) -> None:
    found = json.loads(run("score", games, "--json").out)
    assert found["games"] == 3
    for line, sheet in zip(games.read_text(encoding="utf-8").splitlines(), found["results"], strict=True):
        record = json.loads(line)
        assert sheet["scores"] == record["result"]["scores"]
        assert sheet["winners"] == record["result"]["winners"]


def test_an_open_game_says_so(run: Run, one: Path, tmp_path: Path) -> None:
    data = json.loads(one.read_text(encoding="utf-8"))
    data["moves"], data["result"] = data["moves"][:5], None
    path = tmp_path / "open.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    outcome = run("score", path)
    assert outcome.code == 0
    assert "The game is not over: 5 moves so far." in outcome.out
    assert json.loads(run("score", path, "--json").out)["results"][0]["winners"] is None


def test_a_forged_record_is_refused_with_line_move_and_reason(run: Run, games: Path, tmp_path: Path) -> None:
    lines = games.read_text(encoding="utf-8").splitlines()
    data = json.loads(lines[1])
    data["moves"][6]["earned"] = ["rainbow"]
    lines[1] = json.dumps(data)
    path = tmp_path / "forged.jsonl"
    path.write_text("\n".join(lines), encoding="utf-8")
    outcome = run("score", path)
    assert outcome.code == 2
    assert outcome.out == ""
    assert outcome.err.startswith("Line 2: Move 7: This placement earns ")
    assert outcome.err.count("\n") == 1


@pytest.mark.parametrize("command", ["score", "replay", "render"])
def test_files_that_can_not_be_read_get_one_sentence(run: Run, tmp_path: Path, command: str) -> None:
    binary = tmp_path / "binary.json"
    binary.write_bytes(b"\xff\xfe\x00")
    empty = tmp_path / "empty.jsonl"
    empty.write_text("", encoding="utf-8")
    text = tmp_path / "text.json"
    text.write_text("hello", encoding="utf-8")
    more = ("-o", tmp_path / "x.svg") if command == "render" else ()
    for path, reason in (
        (tmp_path / "missing.json", "it does not exist"),
        (tmp_path, "it is a folder"),
        (binary, "it is not UTF-8 text"),
        (empty, "no record"),
        (text, "not JSON"),
    ):
        outcome = run(command, path, *more)
        assert outcome.code == 2, path
        assert reason in outcome.err
        assert outcome.err.count("\n") == 1


def test_replay_prints_everything_where_nobody_watches(run: Run, one: Path) -> None:
    outcome = run("replay", one)
    assert outcome.code == 0
    assert "The table is dealt." in outcome.out
    assert all(f"Move {number} of 44:" in outcome.out for number in range(1, 45))
    assert "Total" in outcome.out


def test_replay_of_one_move_of_one_game(run: Run, games: Path) -> None:
    outcome = run("replay", games, "--game", 2, "--move", 7)
    assert outcome.out.count("Move ") == 1
    assert "Move 7 of 44:" in outcome.out
    assert run("replay", games, "--move", 44, "--delay", 0).out.count("Move ") == 1


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--move", 45], "There is no move 45; the game has 0 to 44."),
        (["--move", -1], "There is no move -1"),
        (["--game", 4], "There is no game 4 in this file."),
        (["--game", 0], "There is no game 0 in this file."),
        (["--delay", -1], "--delay must be 0 to 3600 seconds."),
        (["--delay", "nan"], "--delay must be 0 to 3600 seconds."),
        (["--delay", "soon"], "--delay must be a number."),
    ],
)
def test_replay_refuses_what_is_not_there(run: Run, games: Path, arguments: list[object], sentence: str) -> None:
    outcome = run("replay", games, *arguments)
    assert outcome.code == 2
    assert sentence in outcome.err


def test_render_draws_tables_and_quilts(run: Run, games: Path, tmp_path: Path) -> None:
    table, quilt, picture = tmp_path / "table.svg", tmp_path / "quilt.svg", tmp_path / "quilt.png"
    assert run("render", games, "--move", 5, "-o", table).code == 0
    assert run("render", games, "--game", 3, "--seat", "greedy 2", "-o", quilt).code == 0
    assert run("render", games, "--seat", 0, "-o", picture).code == 0
    assert table.read_text(encoding="utf-8").startswith("<svg")
    assert len(quilt.read_text(encoding="utf-8")) < len(table.read_text(encoding="utf-8"))
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_render_refuses_what_it_can_not_do(run: Run, games: Path, tmp_path: Path) -> None:
    there = tmp_path / "there.svg"
    there.write_text("precious", encoding="utf-8")
    for arguments, sentence in (
        (["-o", tmp_path / "x.gif"], "A picture is saved as .svg or .png"),
        (["-o", there], "exists already"),
        (["-o", tmp_path / "no" / "x.svg"], "it does not exist"),
        (["-o", tmp_path / "x.svg", "--seat", "zoe"], "There is no seat “zoe”"),
        (["-o", tmp_path / "x.svg", "--seat", 2], "There is no seat “2”"),
        (["-o", tmp_path / "x.svg", "--move", 99], "There is no move 99"),
        ([], "-o is missing"),
    ):
        outcome = run("render", games, *arguments)
        assert (outcome.code, outcome.err.count("\n")) == (2, 1)
        assert sentence in outcome.err
    assert there.read_text(encoding="utf-8") == "precious"
    assert run("render", games, "-o", there, "--force").code == 0
    assert there.read_text(encoding="utf-8").startswith("<svg")
