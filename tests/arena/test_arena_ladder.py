"""The measured ladder: the same deals for everybody, whole games, scenarios with their share of passes."""

import json
from pathlib import Path

import pytest

from calico.arena.ladder import main, measure
from calico.players.quilters import Dreamer, Tailor
from calico.rules import Mode, Options


def test_a_measurement_repeats_and_its_parts_add_up() -> None:
    first, second = (measure(Tailor(), Options(), 3, seed=4) for _ in range(2))
    assert (first.points, first.error) == (second.points, second.error)
    assert first.goals + first.cats + first.buttons == pytest.approx(first.points)
    assert measure(Tailor(), Options(), 3, seed=5).points != first.points


def test_only_a_scenario_can_be_passed() -> None:
    assert measure(Dreamer(), Options(mode=Mode.BEGINNER), 2).passed is None
    assert measure(Dreamer(), Options(scenario=10), 2).passed == 0


def test_one_command_writes_the_figures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["dreamer", "--games", "2", "--json", str(tmp_path / "figures.jsonl")])
    lines = [json.loads(line) for line in (tmp_path / "figures.jsonl").read_text().splitlines()]
    assert [line["setup"] for line in lines] == ["beginner", "standard"]
    assert capsys.readouterr().out.count("dreamer") == 2
