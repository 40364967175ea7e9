"""The achievement chart of this machine."""

from __future__ import annotations

import io
import json
import sys
from functools import cache
from typing import TYPE_CHECKING

import pytest

from calico.cli import store
from calico.cli.chart import offer_marks
from calico.cli.terminal import Terminal
from calico.locales import texts
from calico.notation import format_record, parse_record
from calico.plan import Plan
from calico.players import find_player, play_game
from calico.rules import AchievementMode, Chart, Options, Restriction, offered

if TYPE_CHECKING:
    from pathlib import Path

    from cli_runner import Run

pytest_plugins = ("cli_runner",)


@cache
def _won() -> tuple[str, tuple[str, ...]]:
    """A normal game that Ann, on seat 0, wins, and what it offers her: at least two."""
    options = Options()
    for seed in range(100):
        record = play_game(Plan(2, options).deal(seed, ["Ann", "Bob"]), [find_player("random")] * 2, seed=seed)
        choices = offered(record.positions[-1], AchievementMode.NORMAL)
        if len(choices[0]) > 1 and not choices[1]:
            return format_record(record), tuple(choice.name for choice in choices[0])
    raise AssertionError("no game offers Ann anything")


@pytest.fixture
def won(tmp_path: Path) -> Path:
    path = tmp_path / "won.json"
    path.write_text(_won()[0], encoding="utf-8")
    return path


def test_a_chart_begins_empty_and_takes_six(run: Run) -> None:
    assert "Nobody is on the chart yet" in run("chart").out
    for name in "ABCDEF":
        assert run("chart", "add", name).code == 0
    seventh = run("chart", "add", "G")
    assert (seventh.code, seventh.err) == (2, "A chart has room for six players.\n")
    assert run("chart", "add", "A").err == "A is on this chart already.\n"
    assert "0/30" in run("chart").out


def test_removing_asks_first(run: Run) -> None:
    run("chart", "add", "Ann")
    assert "stays as it is" in run("chart", "remove", "Ann", typed="\n").out
    assert "stays as it is" in run("chart", "remove", "Ann", typed="").out
    assert "Please answer yes or no." in run("chart", "remove", "Ann", typed="maybe\nno\n").out
    assert "Ann" in run("chart").out
    assert run("chart", "remove", "Ann", typed="yes\n").code == 0
    assert "Nobody" in run("chart").out
    run("chart", "add", "Ann")
    assert run("chart", "remove", "Ann", "--yes").code == 0
    assert run("chart", "remove", "Ann").err == "Ann is not on this chart.\n"


def test_only_what_the_game_offers_can_be_marked_and_only_once(run: Run, won: Path, home: Path) -> None:
    run("chart", "add", "Ann")
    run("chart", "add", "Bob")
    first, second, *_ = _won()[1]
    refused = run("chart", "mark", "Ann", won, "points_85")
    assert (refused.code, refused.err) == (2, "This game does not offer this achievement to this seat.\n")
    assert run("chart", "mark", "Bob", won).err.startswith("This game offers Bob nothing")
    unclear = run("chart", "mark", "Ann", won)
    assert unclear.err == f"The game offers more than one; name one of: {', '.join(_won()[1])}.\n"
    assert "Marked for Ann" in run("chart", "mark", "Ann", won, first).out
    assert "1/30" in run("chart").out
    again = run("chart", "mark", "Ann", won, second)
    assert (again.code, again.err) == (2, "Ann has marked something for this game already.\n")
    data = json.loads((home / "chart.json").read_text(encoding="utf-8"))
    assert [player["marked"] for player in data["players"]] == [[f"normal:{first}"], []]


def test_a_game_keeps_its_identity_when_comments_are_added(run: Run, won: Path) -> None:
    run("chart", "add", "Ann")
    first, second, *_ = _won()[1]
    assert run("chart", "mark", "Ann", won, f"normal:{first}").code == 0
    data = json.loads(won.read_text(encoding="utf-8"))
    data["comment"] = "what a game"
    won.write_text(json.dumps(data, indent=1), encoding="utf-8")
    assert run("chart", "mark", "Ann", won, second).err.startswith("Ann has marked something for this game")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["Zoe", "{won}"], "There is no seat “Zoe”; at the table are: Ann, Bob."),
        (["Zoe", "{won}", "--seat", "0"], "Zoe is not on this chart."),
        (["Ann", "{won}", "odd"], "There is no achievement “odd” of this kind"),
        (["Ann", "{won}", "--achievements", "odd"], "There is no kind of achievement called “odd”"),
        (["Ann", "{won}", "--achievements", "scenario"], "A scenario achievement needs a scenario."),
        (["Ann", "{won}", "--achievements", "restriction"], "A restriction achievement needs"),
        (["Ann", "{won}", "--seat", "5"], "There is no seat “5”"),
        (["Ann", "missing.json"], "it does not exist"),
        (["Ann"], "FILE is missing"),
    ],
)
def test_marks_that_can_not_be_are_refused(run: Run, won: Path, arguments: list[str], sentence: str) -> None:
    run("chart", "add", "Ann")
    outcome = run("chart", "mark", *(argument.format(won=won) for argument in arguments))
    assert outcome.code == 2
    assert sentence in outcome.err
    assert outcome.err.count("\n") == 1


def test_an_open_game_offers_nothing(run: Run, won: Path) -> None:
    run("chart", "add", "Ann")
    data = json.loads(won.read_text(encoding="utf-8"))
    data["moves"], data["result"] = data["moves"][:10], None
    won.write_text(json.dumps(data), encoding="utf-8")
    assert run("chart", "mark", "Ann", won).err == "The game is not over yet.\n"


def test_a_restriction_is_marked_by_its_winner(run: Run, tmp_path: Path) -> None:
    options = Options(restriction=Restriction.BOTH)
    players = [find_player("greedy"), find_player("random")]
    record = play_game(Plan(2, options).deal(1, ["Ann", "Bob"]), players, seed=1)
    assert record.result is not None
    path = tmp_path / "restriction.json"
    path.write_text(format_record(record), encoding="utf-8")
    names = ["Ann", "Bob"]
    for name in names:
        run("chart", "add", name)
    for seat, name in enumerate(names):
        outcome = run("chart", "mark", name, path)
        assert outcome.code == (0 if seat in record.result.winners else 2)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        '{"format": "calico-chart"}',
        '{"format": "calico-chart", "version": 2, "players": []}',
        '{"format": "calico-chart", "version": 1, "players": [{"name": "A", "marked": ["odd"], "games": []}]}',
        '{"format": "calico-chart", "version": 1, "players": [{"name": "", "marked": [], "games": []}]}',
        '{"format": "calico-chart", "version": 1, "players": [{"name": 7, "marked": [], "games": []}]}',
        '{"format": "calico-chart", "version": 1, "players": ['
        '{"name": "A", "marked": ["normal:rainbow", "normal:rainbow"], "games": []}]}',
    ],
)
def test_a_damaged_chart_is_refused_and_left_as_it_is(run: Run, home: Path, text: str) -> None:
    home.mkdir()
    (home / "chart.json").write_text(text, encoding="utf-8")
    for arguments in (["chart"], ["chart", "add", "Ann"]):
        outcome = run(*arguments)
        assert outcome.code == 2
        assert "is not a chart that can be read" in outcome.err
    assert (home / "chart.json").read_text(encoding="utf-8") == text


def test_a_new_title_is_announced(run: Run, won: Path, home: Path) -> None:
    run("chart", "add", "Ann")
    path = home / "chart.json"
    data = json.loads(path.read_text(encoding="utf-8"))
    data["players"][0]["marked"] = [f"scenario:{number}" for number in range(1, 5)]
    path.write_text(json.dumps(data), encoding="utf-8")
    outcome = run("chart", "mark", "Ann", won, _won()[1][0])
    assert "Ann has a new title: Budding quilter!" in outcome.out
    assert "5/30" in outcome.out


def test_after_a_game_the_offer_is_made_to_people_on_the_chart(
    monkeypatch: pytest.MonkeyPatch, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store.save_chart(Chart().with_player("Ann"))
    record = parse_record(_won()[0])
    terminal = Terminal(texts("en"))
    for typed, marks in (("x\nno\n", 0), ("2\n", 1), ("1\n", 1)):
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        offer_marks(terminal, record, [(0, "Ann"), (1, "Bob")], AchievementMode.NORMAL)
        assert store.load_chart().row("Ann").points == marks
    assert store.load_chart().row("Ann").marked[0].name == _won()[1][1]
    assert capsys.readouterr().out.count("Ann may mark one of these:") == 2
