"""`calico analyse`: positions, views and games; as tables and as JSON; refusals by one sentence."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from calico.analysis import estimates
from calico.notation import format_position, format_record, format_view
from calico.rules import Options, view_for
from combinations import random_record

if TYPE_CHECKING:
    from pathlib import Path

    from cli_runner import Run

pytest_plugins = ("cli_runner",)


@pytest.fixture(autouse=True)
def _few_futures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(estimates, "_FEWEST", 2)


QUICK = ("--seconds", "0.002")
RECORD = random_record(2, Options(), 1)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(format_record(RECORD), encoding="utf-8")
    return path


def test_a_position_of_a_record(run: Run, file: Path) -> None:
    outcome = run("analyse", file, "--move", 10, *QUICK, "--top", 2)
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.startswith("player 1 to move")
    assert "1. " in outcome.out
    assert "3. " not in outcome.out
    assert "Victory" in outcome.out
    found = json.loads(run("analyse", file, "--move", 10, *QUICK, "--top", 2, "--json").out)
    assert found["format"] == "calico-analysis-1"
    assert len(found["suggestions"]) == 2
    for one in found["suggestions"]:
        assert one["move"] in outcome.out


def test_a_position_and_a_view_as_text_say_the_same(run: Run) -> None:
    game = RECORD.positions[10]
    by_position = run("analyse", format_position(game), *QUICK, "--json")
    by_view = run("analyse", format_view(view_for(game, 0)), *QUICK, "--json")
    assert by_position.code == 0
    assert by_position.out == by_view.out
    assert run("analyse", format_position(game), *QUICK).out.startswith("Seat 0 to move")


def test_a_whole_game(run: Run, file: Path) -> None:
    outcome = run("analyse", file, "--seat", "player 2", *QUICK)
    assert (outcome.code, outcome.err) == (0, "")
    assert len([line for line in outcome.out.splitlines() if line[:4].strip().isdigit()]) == 22
    assert RECORD.result is not None
    assert f"player 2: {RECORD.result.scores[1].total} = " in outcome.out
    assert outcome.out.startswith("Every turn of player 2:")
    told = outcome.out.partition("Turning points:")[2]
    found = json.loads(run("analyse", file, "--seat", 1, *QUICK, "--json").out)
    assert found["turning_points"], "who plays at random makes clear mistakes"
    for number in found["turning_points"]:
        assert told.count(f"\nMove {number}: ") == 1
    assert told.count("\nBetter: ") == len(found["turning_points"])
    assert found["format"] == "calico-review-1"
    assert found["seat"] == 1


@pytest.mark.parametrize("language", ["fr", "de", "pl", "ru"])
def test_every_language_speaks(run: Run, file: Path, language: str) -> None:
    english = run("analyse", file, "--move", 30, *QUICK).out
    other = run("analyse", file, "--move", 30, *QUICK, "--language", language)
    assert other.code == 0
    assert not any(word in other.out for word in ("to move", "expected", "next turn", "take ", "keeps"))
    assert len(other.out.splitlines()) >= len(english.splitlines()) - 3


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nothing.json"], "it does not exist"),
        (["calico1~broken"], "position"),
        (["v0~calico1~broken"], "position"),
        (["FILE", "--move", "99"], "There is no move 99"),
        (["FILE", "--move", "44"], "it is over"),
        (["FILE", "--move", "10", "--seat", "1"], "It is not your turn."),
        (["FILE", "--seat", "nobody"], "There is no seat “nobody”"),
        (["FILE", "--aim", "fun"], "There is no aim “fun”"),
        (["FILE", "--aim", "passed"], "This game has no chance of that kind"),
        (["FILE", "--seconds", "0"], "--seconds must be more than 0"),
        (["FILE", "--top", "0"], "--top must be at least 1"),
        (["DAMAGED"], "must be a patch"),
    ],
)
def test_what_can_not_be_analysed_is_refused_by_one_sentence(
    run: Run, file: Path, tmp_path: Path, arguments: list[str], sentence: str
) -> None:
    damaged = tmp_path / "damaged.json"
    damaged.write_text(file.read_text(encoding="utf-8").replace('"pink:', '"blue:', 1), encoding="utf-8")
    places = {"FILE": file, "DAMAGED": damaged}
    quick = () if "--seconds" in arguments else QUICK
    outcome = run("analyse", *(places.get(argument, argument) for argument in arguments), *quick)
    assert outcome.code == 2
    assert sentence in outcome.err
    assert (outcome.out, outcome.err.count("\n")) == ("", 1)
