"""Programs in any language as players: they answer lines, and whatever else they do is told in one sentence."""

import json
import shlex
import sys
from pathlib import Path

import pytest

from calico.plan import Plan
from calico.players import BotError, play_game
from calico.players import programs as module
from calico.players.entrants import find_entrant, short_name
from calico.players.programs import ProgramPlayer
from calico.rules import CalicoError, Mode, Options

FIRST = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps({"move": asked["moves"][asked["seed"] % len(asked["moves"])]}), flush=True)
"""


def program(tmp_path: Path, code: str) -> str:
    path = tmp_path / "some_bot.py"
    path.write_text(code, encoding="utf-8")
    return shlex.join([sys.executable, "-u", str(path)])


@pytest.mark.parametrize("options", [Options(), Options(mode=Mode.BEGINNER), Options(scenario=3)])
def test_a_program_plays_a_whole_game_by_the_moves_it_is_told(tmp_path: Path, options: Options) -> None:
    player = find_entrant("exec:" + program(tmp_path, FIRST))
    game = play_game(Plan(2, options).deal(1), [player, player], seed=2)
    assert game.is_over
    assert game == play_game(Plan(2, options).deal(1), [player, player], seed=2)
    assert player.name == short_name("exec:" + program(tmp_path, FIRST)) == "some_bot"


def test_the_question_holds_what_the_seat_sees_and_nothing_else(tmp_path: Path) -> None:
    """Lines of two games that differ in what is hidden are the same."""
    log = tmp_path / "asked.jsonl"
    writes = f"    open({str(log)!r}, 'a').write(line)\n    asked ="
    player = ProgramPlayer(program(tmp_path, FIRST.replace("    asked =", writes)))
    game = Plan(2, Options(mode=Mode.BEGINNER)).deal(4)
    other = game.with_supply((*game.supply[:2], *game.supply[4:7], *game.supply[2:4], *game.supply[7:]))
    swapped = game.with_supply(
        (*game.supply[:2], game.supply[20], *game.supply[3:20], game.supply[2], *game.supply[21:])
    )
    assert player.choose_move(game.view(), seed=3) == player.choose_move(swapped.view(), seed=3)
    first, second = log.read_text(encoding="utf-8").splitlines()
    assert first == second
    assert other.view() != game.view()
    asked = json.loads(first)
    assert asked["type"] == "choose_move"
    assert asked["moves"] == [str(move) for move in game.legal_moves]


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("input(); print('nonsense')", "The program's answer can't be used"),
        ("input(); print('[1]')", "The program's answer can't be used"),
        ("input(); print('{}')", "The program's answer can't be used"),
        ("""input(); print('{"move": "Pv-c2-1"}')""", "Pv-c2-1|not a cell|no pink"),
        ("raise SystemExit", "gave no answer"),
        ("import time; time.sleep(100)", "gave no answer"),
    ],
)
def test_a_program_that_fails_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str, reason: str) -> None:
    monkeypatch.setattr(module, "_PATIENCE", 1.0 if "sleep" in code else 60.0)
    player = ProgramPlayer(program(tmp_path, code))
    with pytest.raises(BotError, match=reason) as failed:
        play_game(Plan(1, Options(mode=Mode.BEGINNER)).deal(1), [player], seed=1)
    assert "some_bot" in str(failed.value)


def test_a_program_that_died_is_started_again(tmp_path: Path) -> None:
    once = "import json; print(json.dumps({'move': json.loads(input())['moves'][0]}))"
    player = ProgramPlayer(program(tmp_path, once))
    view = Plan(1, Options(mode=Mode.BEGINNER)).deal(1).view()
    first = player.choose_move(view, seed=1)
    process = player._program._process
    assert process is not None
    process.wait()
    assert player.choose_move(view, seed=1) == first


@pytest.mark.parametrize("name", ["exec:", "exec:python3 'unclosed", "json:JSONDecoder", "json:nothing"])
def test_who_can_not_enter_is_refused_at_once(name: str) -> None:
    with pytest.raises(CalicoError) as refused:
        find_entrant(name)
    assert refused.value.code == "player-broken"


def test_a_program_that_is_not_there() -> None:
    with pytest.raises(CalicoError) as refused:
        find_entrant("exec:/nowhere/bot").choose_move(Plan(1, Options(mode=Mode.BEGINNER)).deal(1).view(), seed=1)
    assert refused.value.code == "player-broken"
