"""The figures of docs/players.md: played by one command, gone on with, and the page says what the file holds."""

import json
from itertools import pairwise
from pathlib import Path

import pytest

from calico.players import OURS, all_players, find_player
from figures import LIMITS, main, parts

DOCS = Path(__file__).parents[2] / "docs"
PAGE = """# Players
<!-- figures: solo -->
<!-- end of figures -->
between
<!-- figures: duels -->
old
<!-- end of figures -->
"""


def test_the_page_has_each_table_once() -> None:
    page = (DOCS / "players.md").read_text(encoding="utf-8")
    for mark in ("solo", "scenarios", "duels"):
        assert page.count(f"<!-- figures: {mark} -->") == 1


def test_the_levels_are_those_that_there_are_in_the_order_of_their_strength() -> None:
    ours = [player.name for player in all_players() if type(player).__module__.startswith("calico.")]
    assert sorted(ours) == sorted(OURS)
    stated = [find_player(name).strength for name in OURS]
    for one, next_one in pairwise(stated):
        assert one.solo_beginner <= next_one.solo_beginner
        assert one.solo_standard <= next_one.solo_standard


def test_no_level_overstates_what_was_measured() -> None:
    found = json.loads((DOCS / "players.json").read_text(encoding="utf-8"))["parts"]
    compared = 0
    for name in OURS:
        for mode in ("beginner", "standard"):
            part = found.get(f"solo-{name}-{mode}")
            if part is not None:
                measured = part["standings"][0]
                stated = getattr(find_player(name).strength, f"solo_{mode}")
                assert stated < measured["points"] + max(3 * measured["error"], 0.5), (name, mode)
                compared += 1
    assert compared >= 8


def test_each_level_beats_the_one_below_in_what_was_measured() -> None:
    """The slowest ones too, whose games would take too long here."""
    found = json.loads((DOCS / "players.json").read_text(encoding="utf-8"))["parts"]
    for below, name in pairwise(OURS):
        (duel,) = found[f"duel-{name}-{below}"]["duels"]
        assert duel["wins_low"] > 0.5, name
        assert duel["ahead_low"] > 0, name
        for mode in ("beginner", "standard"):
            stated = [getattr(find_player(level).strength, f"solo_{mode}") for level in (below, name)]
            measured = [found[f"solo-{level}-{mode}"]["standings"][0]["points"] for level in (below, name)]
            assert measured[1] - measured[0] > (stated[1] - stated[0]) / 2, (name, mode)


def test_moves_over_time_are_few() -> None:
    """A share of the moves, in processor time; what was measured for the page."""
    found = json.loads((DOCS / "players.json").read_text(encoding="utf-8"))["parts"]
    for name in LIMITS:
        part = found.get(f"solo-{name}-standard")
        if part is not None:
            assert part["standings"][0]["over"] < 0.25, name


def test_one_command_plays_goes_on_and_fills_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "players.md").write_text(PAGE)
    common = ["--folder", str(tmp_path / "games"), "--docs", str(tmp_path), "--workers", "1"]
    main(["--only", "random", "kitten", "--games", "3", "--kind", "solo", "duel", *common])
    page = (tmp_path / "players.md").read_text()
    assert "`random` | 1" in page
    assert "`kitten` against `random` | 100%" in page
    assert "old" not in page
    assert "between" in page
    main(["--only", "random", "--games", "2", "--kind", "solo", *common])  # less than there is: nothing is lost
    figures = json.loads((tmp_path / "players.json").read_text())
    assert figures["parts"]["solo-random-beginner"]["standings"][0]["games"] == 3
    assert [rating["name"] for rating in figures["ratings"]] == ["random", "kitten"]
    main(["--only", "random", "--games", "4", "--kind", "solo", *common])
    figures = json.loads((tmp_path / "players.json").read_text())
    assert figures["parts"]["solo-random-beginner"]["standings"][0]["games"] == 4
    assert "solo-random-beginner: 4 games" in capsys.readouterr().err


def test_every_part_has_a_name_of_its_own() -> None:
    keys = [part.key for part in parts()]
    assert len(set(keys)) == len(keys) == 2 * 8 + 2 * 10 + 7 + 2
