"""The registry: ours are always found, another package adds its own by an entry point, a broken one harms nobody."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from calico.cli.entry import main
from calico.players import OURS, all_players, find_player, opponent_names, player_names, registry
from calico.rules import CalicoError
from calico.server.thinking import describe_bots

MODULE = """
from calico.players import Strength
from calico.players.random_player import RandomPlayer

class Parrot(RandomPlayer):
    name = "parrot"

class Impostor(RandomPlayer):
    name = "master"

class Modest:
    name = "modest"
    description = "States no strength."
    choose_goals = RandomPlayer.choose_goals
    choose_move = RandomPlayer.choose_move

class Boaster(RandomPlayer):
    name = "boaster"
    strength = Strength(solo_beginner=float("nan"), solo_standard=0.0)

class Touchy(RandomPlayer):
    name = "touchy"

    @property
    def description(self):
        raise RuntimeError("not today")

class Masked(RandomPlayer):
    name = "greedy"

class Idle:
    name = "idle"
    description = "Does nothing."
    strength = RandomPlayer.strength

class Quitter:
    def __init__(self):
        raise SystemExit("no licence")
"""
BROKEN = ("egg", "modest", "boaster", "touchy", "masked", "idle", "quitter", "missing")
ENTRY_POINTS = """[calico.players]
parrot = bird_players:Parrot
master = bird_players:Impostor
egg = bird_players:Egg
modest = bird_players:Modest
boaster = bird_players:Boaster
touchy = bird_players:Touchy
masked = bird_players:Masked
idle = bird_players:Idle
quitter = bird_players:Quitter
missing = no_such_module:Bird
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
    assert opponent_names()[: len(OURS) - 1] == OURS[1:]
    assert set(opponent_names()) == {*OURS[1:], "parrot", *BROKEN}


def test_nobody_takes_the_place_of_one_of_ours() -> None:
    assert set(OURS) <= set(player_names())
    assert type(find_player("master")).__module__.startswith("calico.")


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("egg", "Egg"),
        ("modest", "strength"),
        ("boaster", "strength"),
        ("touchy", "not today"),
        ("masked", "calls itself 'greedy'"),
        ("idle", "choose_goals"),
        ("quitter", "no licence"),
        ("missing", "no_such_module"),
    ],
)
def test_a_player_that_can_not_be_played_with_is_told_of_when_it_is_asked_for(name: str, reason: str) -> None:
    assert name in player_names()
    with pytest.raises(CalicoError, match=reason) as caught:
        find_player(name)
    assert caught.value.code == "player-broken"


def test_broken_players_are_left_out_of_every_list_with_a_warning_that_names_them(
    caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    assert {player.name for player in all_players()} == {*OURS, "parrot"}
    for name in BROKEN:
        assert f"“{name}”" in caplog.text
    assert {bot.name for bot in describe_bots()} == {*OURS[1:], "parrot"}
    assert main(["players"]) == 0
    shown = capsys.readouterr().out
    assert "parrot" in shown
    assert not any(name in shown for name in BROKEN)
