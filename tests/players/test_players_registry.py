"""The registry: ours are always found, another package adds its own by an entry point, a broken one harms nobody."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from calico.players import OURS, all_players, find_player, opponent_names, player_names, registry
from calico.rules import CalicoError

MODULE = """
from calico.players.random_player import RandomPlayer

class Parrot(RandomPlayer):
    name = "parrot"

class Impostor(RandomPlayer):
    name = "master"
"""
ENTRY_POINTS = """[calico.players]
parrot = bird_players:Parrot
master = bird_players:Impostor
egg = bird_players:Egg
"""


@pytest.fixture(autouse=True)
def _installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package as an installer leaves it: a module, and beside it what it says of itself."""
    about = tmp_path / "bird_players-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: bird-players\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(ENTRY_POINTS)
    (tmp_path / "bird_players.py").write_text(MODULE)
    monkeypatch.syspath_prepend(tmp_path)
    _forget()
    yield
    _forget()


def _forget() -> None:
    registry._offered.cache_clear()  # what is installed is looked up once
    find_player.cache_clear()


def test_another_package_adds_a_player_who_is_offered_after_ours() -> None:
    assert find_player("parrot").name == "parrot"
    assert "parrot" in [player.name for player in all_players()]
    assert opponent_names()[: len(OURS)] == (*OURS[1:], "egg")
    assert "parrot" in opponent_names()


def test_nobody_takes_the_place_of_one_of_ours() -> None:
    assert set(OURS) <= set(player_names())
    assert type(find_player("master")).__module__.startswith("calico.")


def test_a_player_that_can_not_be_loaded_is_told_of_when_it_is_asked_for() -> None:
    assert "egg" in player_names()
    assert "egg" not in [player.name for player in all_players()]
    with pytest.raises(CalicoError, match="Egg") as caught:
        find_player("egg")
    assert caught.value.code == "player-broken"
