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


def test_a_bot_is_asked_only_when_it_is_its_turn() -> None:
    game = calico.new_game(2, setup="beginner", seed=1)
    bot = calico.bot("greedy")
    assert bot.choose(game) == bot.choose(game.view())
    move = game.legal_moves[0]
    half = game.play(calico.Place(move.patch, move.cell))  # type: ignore[union-attr]  # nobody chooses goals
    for view, code in ((game.view(1), "not-your-turn"), (half.view(), "wrong-phase"), (game, "seed-unfit")):
        with pytest.raises(calico.CalicoError) as refused:
            bot.choose(view, seed=-1 if code == "seed-unfit" else 0)
        assert refused.value.code == code
    assert half.analyse(seconds=0.01).best.move.cell == move.cell  # type: ignore[union-attr]
    assert half.is_legal(half.analyse(seconds=0.01).best.move)


def test_a_game_is_played_out_by_bots_of_any_kind() -> None:
    game = calico.new_game(2, seed=1)
    assert game.play_out("random", seed=4) == game.play_out("random", calico.bot("random"), seed=4)
    with pytest.raises(calico.SetupError) as refused:
        game.play_out("random", "random", "random")
    assert refused.value.code == "names-count"
    for wrong in (None, 3, "greddy"):
        with pytest.raises(calico.CalicoError):
            calico.bot(wrong)  # type: ignore[arg-type]  # the point of the test


@pytest.mark.parametrize("players", [2.0, None, b"Ari", True, {"Ari", "Mia"}])
def test_players_are_a_number_or_names_in_order(players: object) -> None:
    with pytest.raises(TypeError, match="in seat order"):
        calico.new_game(players)  # type: ignore[arg-type]  # the point of the test


def test_what_has_an_order_is_no_set() -> None:
    with pytest.raises(calico.SetupError):
        calico.new_game(cats={"millie", "tibbit", "leo"})  # type: ignore[arg-type]  # the point of the test
    with pytest.raises(calico.SetupError):
        calico.Plan(2).deal(1, names="ab")
    assert calico.new_game(variants="family", seed=1).setup.options.variants == {Variant.FAMILY}


@pytest.mark.parametrize("seconds", [0, -1, float("nan"), float("inf")])
def test_thinking_takes_time(seconds: float) -> None:
    with pytest.raises(calico.CalicoError) as refused:
        calico.new_game(setup="beginner", seed=1).analyse(seconds=seconds)
    assert refused.value.code == "analysis-seconds"


def test_an_aim_is_one_of_three() -> None:
    with pytest.raises(calico.CalicoError, match="victory"):
        calico.new_game(setup="beginner", seed=1).analyse(aim="vicory")  # type: ignore[arg-type]  # the point of it


def test_pictures_are_shown_and_printed_shortly() -> None:
    game = calico.new_game(["Ari", "Mia"], setup="beginner", seed=1)
    assert calico.show(game, "Mia").svg == calico.show(game, 1).svg
    assert len(repr(calico.show(game))) < 60
    assert calico.drawing.table_svg(game) == calico.drawing.table_svg(game.position)
    with pytest.raises(calico.CalicoError):
        calico.show(game, 5)


def test_files_that_are_not_there_are_refused_at_once(tmp_path: Path) -> None:
    for path in (tmp_path / "missing.json", "a\0b"):
        with pytest.raises(calico.RecordError) as refused:
            calico.read(path)
        assert refused.value.code == "file-unreadable"
    game = calico.new_game(setup="beginner", seed=1)
    (tmp_path / "marked.json").write_text(game.record, encoding="utf-8-sig")
    assert list(calico.read(tmp_path / "marked.json")) == [game]


def test_cells_and_patches_that_are_none() -> None:
    with pytest.raises(TypeError, match="CELL_NAMED"):
        calico.Cell("a1")  # type: ignore[arg-type]  # the point of the test
    assert repr(calico.Patch("pnk", "vines")) == "Patch('pnk', 'vines')"  # type: ignore[arg-type]
    assert calico.parse_patch("Pv") == calico.parse_patch("pink:vines")


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
