"""`import calico`: what a user needs, and nothing before it is asked for."""

import doctest
import subprocess
import sys
from pathlib import Path

import pytest

import calico
from calico.rules import Mode, Restriction, Variant


def python(code: str) -> str:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout


def test_importing_loads_nothing_but_itself_and_the_standard_library() -> None:
    loaded = python(
        "import sys; before = set(sys.modules); import calico; dir(calico); calico.__version__\n"
        "print(*sorted(name for name in set(sys.modules) - before"
        " if name.partition('.')[0] not in sys.stdlib_module_names))"
    ).split()
    assert loaded == ["calico"]


def test_every_name_is_there_and_is_found_by_completion() -> None:
    for name in calico.__all__:
        assert getattr(calico, name) is not None
        assert name in dir(calico)
    with pytest.raises(AttributeError, match="has no attribute 'gaem'"):
        _ = calico.gaem


def test_the_examples_in_its_docstrings() -> None:
    outcome = doctest.testmod(calico)
    assert outcome.attempted >= 6
    assert outcome.failed == 0


def test_a_new_game_takes_names_or_a_number_and_rules_by_name() -> None:
    assert calico.new_game(3, seed=1).names == ("player 1", "player 2", "player 3")
    assert calico.new_game("Ari", seed=1).names == ("Ari",)
    game = calico.new_game(
        ["Ari", "Mia"],
        variants=["lower_variance"],
        restriction="adjacent",
        cats=["millie", "tibbit", "leo"],
        boards=["blue", None],
        seed=3,
    )
    options = game.setup.options
    assert (options.mode, options.restriction, options.variants) == (
        Mode.STANDARD,
        Restriction.ADJACENT,
        frozenset({Variant.LOWER_VARIANCE}),
    )
    assert game.setup.seats[0].board == "blue"
    assert [in_play.cat for in_play in game.setup.cats] == ["millie", "tibbit", "leo"]
    assert calico.new_game(2).supply != calico.new_game(2).supply
    with pytest.raises(calico.SetupError) as refused:
        calico.new_game(5, scenario=11)
    assert [problem.code for problem in refused.value.problems] == ["players-count", "scenario-unknown"]


def test_bots_choose_goals_and_moves_by_what_they_see() -> None:
    game = calico.new_game(2, seed=1)
    bot = calico.bot("greedy")
    while not game.is_over:
        choice = bot.choose(game.view())
        assert choice == bot.choose(game.view())
        game = game.play(choice)
    assert repr(bot) == "<Bot greedy>"
    with pytest.raises(calico.CalicoError) as refused:
        bot.choose(game.view())
    assert refused.value.code == "spectator"
    with pytest.raises(calico.CalicoError, match="greedy"):
        calico.bot("greddy")
    assert calico.bots()[0] == "random"


def test_games_are_saved_and_read(tmp_path: Path) -> None:
    game = calico.new_game(setup="beginner", seed=1)
    game.save(tmp_path / "g.json")
    [again] = calico.read(tmp_path / "g.json")
    assert again == game
    (tmp_path / "g.jsonl").write_text(f"{game.record}\n{game.record}\n", encoding="utf-8")
    assert list(calico.read(tmp_path / "g.jsonl")) == [game, game]
    position = game.position
    assert calico.parse_position(calico.format_position(position)) == position


def test_the_command_line_is_the_module() -> None:
    shown = subprocess.run([sys.executable, "-m", "calico", "--version"], capture_output=True, text=True, check=True)
    assert calico.__version__ in shown.stdout


def test_analysis_is_one_call_away() -> None:
    game = calico.new_game(setup="beginner", seed=1)
    assert game.analyse(seconds=0.01).best.move in game.legal_moves
