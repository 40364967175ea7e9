"""The command as the shell sees it: exit codes, pipes, signals, languages, colours."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest
from typer.main import get_command

from calico.cli.app import build
from calico.cli.entry import main
from calico.cli.terminal import Terminal
from calico.locales import LANGUAGES, texts
from calico.server.settings import Settings

if TYPE_CHECKING:
    from pathlib import Path

    from cli_runner import Run

pytest_plugins = ("cli_runner",)
COMMANDS = ["", "play", "replay", "score", "render", "simulate", "players", "arena", "analyse", "train"]
COMMANDS += ["chart", "chart add", "chart remove", "chart mark"]
CALICO = [sys.executable, "-c", "import sys; from calico.cli.entry import main; sys.exit(main())"]


def shell(home: Path, *arguments: str, typed: str = "", **environ: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*CALICO, *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "CALICO_HOME": str(home), "CALICO_LANGUAGE": "en", **environ},
        check=False,
    )


def test_a_real_process_plays_and_says_where_the_game_lies(home: Path) -> None:
    done = shell(home, "play", "--setup", "beginner", "--seed", "1", typed="1 a1 1\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    assert str(home) in done.stdout


def test_a_reader_that_goes_away_is_no_error(home: Path, tmp_path: Path) -> None:
    records = tmp_path / "games.jsonl"
    shell(home, "simulate", "--games", "5", "--bot", "random", "--records", str(records))
    process = subprocess.Popen(
        [*CALICO, "replay", str(records)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "CALICO_HOME": str(home)},
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.read(100)
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait() == 141


def _hear_ctrl_c() -> None:
    """A shell lets what it runs in the background ignore Ctrl-C, and children inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
def test_ctrl_c_is_quiet_and_keeps_the_placement(home: Path) -> None:
    process = subprocess.Popen(
        [*CALICO, "play", "--setup", "beginner", "--seed", "1"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "CALICO_HOME": str(home), "CALICO_LANGUAGE": "en", "PYTHONUNBUFFERED": "1"},
        encoding="utf-8",
        preexec_fn=_hear_ctrl_c,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("1 a1\n")
    process.stdin.flush()
    seen = ""
    while "Take from the market" not in seen:
        seen += process.stdout.read(1)
    time.sleep(0.1)  # until it waits for the next line
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate()
    assert (process.returncode, errors) == (130, "")
    resumed = shell(home, "play", "--resume", typed="2\nquit\n")
    assert "turn 2 of 22" in resumed.stdout


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
def test_ctrl_c_stops_all_workers_and_leaves_no_records(home: Path, tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*CALICO, "simulate", "--games", "1000000", "--bot", "random", "--workers", "2", "--records", "games.jsonl"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        env={**os.environ, "CALICO_HOME": str(home)},
        start_new_session=True,
        preexec_fn=_hear_ctrl_c,
    )
    while not any(entry.stat().st_size for entry in tmp_path.iterdir()):  # until the first games are written
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to everybody in the group
    out, errors = process.communicate()
    assert (process.returncode, out, errors) == (130, b"", b"")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="a disk that is always full")
@pytest.mark.parametrize("size", ["short", "long"])
def test_output_to_a_full_disk_is_one_sentence(home: Path, size: str) -> None:
    """Also where the last of it fails only when Python ends, which then has an exit code of its own: 120."""
    arguments = ["--help"] if size == "short" else ["play", "--setup", "beginner", "--seed", "1"]
    with open("/dev/full", "w", encoding="utf-8") as full:
        done = subprocess.run(
            [*CALICO, *arguments],
            input="1 a1 1\n",
            stdout=full,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env={**os.environ, "CALICO_HOME": str(home), "CALICO_LANGUAGE": "en"},
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "the disk is full" in done.stderr
    assert not done.stderr.startswith(":")


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize("command", ["players", "play --setup beginner", "score missing.json"])
def test_closed_streams_are_no_traceback(home: Path, command: str, closed: str) -> None:
    """As a daemon or a job starts it: Python then has no object at all for the stream."""
    done = subprocess.run(
        ["sh", "-c", f'"$@" {command} {closed}', "sh", *CALICO],
        input="",
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "CALICO_HOME": str(home), "CALICO_LANGUAGE": "en"},
        check=False,
    )
    assert done.returncode == (2 if "missing" in command else 0)
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("command", ["serve", "server backup", "server export", "server import"])
def test_help_of_the_server_shows_the_defaults_of_its_settings(command: str, run: Run) -> None:
    help_text = " ".join(run(*command.split(), "--help").out.split())
    for name in ("host", "port", "database") if command == "serve" else ("database",):
        assert f"(default: {Settings.model_fields[name].default})" in help_text
    assert "A TOML file with settings. (default: none)" in help_text


def test_input_that_is_not_text_is_an_answer_like_any_other(home: Path) -> None:
    done = subprocess.run(
        [*CALICO, "play", "--setup", "beginner"],
        input=b"\xff\xfe\n1 a1 1\nquit\n",
        capture_output=True,
        env={**os.environ, "CALICO_HOME": str(home), "CALICO_LANGUAGE": "en"},
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"turn 2 of 22" in done.stdout


def test_a_home_that_can_not_be_written_does_not_stop_the_game(run: Run, home: Path) -> None:
    home.write_text("a file where a folder should be", encoding="utf-8")
    outcome = run("play", "--setup", "beginner", "--seed", 1, typed="1 a1 1\n1 b1 1\nquit\n")
    assert outcome.code == 0
    assert outcome.err.count("can't be written") == 1
    assert "turn 3 of 22" in outcome.out
    assert "Saved in" not in outcome.out


def test_without_the_extra_one_sentence_tells_how_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "typer", None)
    monkeypatch.delitem(sys.modules, "calico.cli.app", raising=False)
    assert main(["--help"]) == 2
    captured = capsys.readouterr()
    assert captured.err.count("\n") == 1
    assert "pip install '.[cli]'" in captured.err


@pytest.mark.parametrize("arguments", [[], ["--help"], ["-h"]])
def test_help_shows_commands_and_examples(run: Run, arguments: list[str]) -> None:
    outcome = run(*arguments)
    assert outcome.code == 0
    for word in ("play", "replay", "score", "chart", "render", "simulate", "players", "Examples"):
        assert word in outcome.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_help_is_wholly_in_its_language(run: Run, language: str, command: str) -> None:
    outcome = run(*command.split(), "--help", "--language", language)
    assert outcome.code == 0
    lines = outcome.out.splitlines()
    assert all(len(line) <= 80 for line in lines)
    english = ("Usage", "Options", "Commands", "Examples", "Show this", "default:", "required", "COMMAND")
    if language in ("de", "pl", "ru"):
        assert not any(word in outcome.out for word in english)
    heading = {"en": "Examples", "fr": "Exemples", "de": "Beispiele", "pl": "Przykłady", "ru": "Примеры"}[language]
    assert heading in lines


def test_the_language_is_taken_from_option_or_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Nikt" not in run("chart").out
    assert "W tabeli" in run("chart", "--language", "pl").out
    assert "W tabeli" in run("--language=pl", "chart").out
    monkeypatch.delenv("CALICO_LANGUAGE")
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert "Пока здесь никого" in run("chart").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_can_be_played_in_every_language(run: Run, language: str) -> None:
    outcome = run("play", "--language", language, typed="\n\n\n1 a1 1\n1 b1\n\nquit\n")
    assert (outcome.code, outcome.err) == (0, "")
    assert not set(outcome.out) & {"\u2068", "\u2069"}
    refused = run("simulate", "--players", 5, "--language", language)
    assert refused.code == 2
    assert "5" in refused.err


def test_the_version(run: Run) -> None:
    assert run("--version").out.startswith("calico ")


def test_unknown_commands_are_named_with_those_there_are(run: Run) -> None:
    outcome = run("sew")
    assert outcome.code == 2
    assert outcome.err.startswith("There is no command “sew”; there are: play, ")
    assert run("chart", "sew").err.startswith("There is no command “sew”; there are: add, ")


def test_colour_is_used_only_where_it_is_wanted(home: Path) -> None:
    arguments = ("play", "--setup", "beginner", "--seed", "1")
    forced = shell(home, *arguments, typed="quit\n", FORCE_COLOR="1", NO_COLOR="", TERM="xterm-256color")
    assert "\x1b[" in forced.stdout
    plain = shell(home, *arguments, typed="quit\n", NO_COLOR="1", TERM="dumb")
    assert "\x1b[" not in plain.stdout


@pytest.mark.parametrize("asked", ["xx", "tlh_KX.UTF-8", ""])
def test_a_language_that_there_is_not_is_refused_with_those_there_are(run: Run, asked: str) -> None:
    outcome = run("chart", f"--language={asked}")
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err == f"There is no language “{asked}”; choose one of: en, fr, de, pl, ru.\n"
    assert run("chart", "--language").code == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [*COMMANDS[1:], "bench", "bot"])
def test_every_option_with_a_value_says_what_happens_without_it(run: Run, language: str, command: str) -> None:
    terminal = Terminal(texts(language))
    found = get_command(build(terminal))
    for name in command.split():
        found = found.commands[name]  # type: ignore[attr-defined]  # typer's own class
    shown = " ".join(run(*command.split(), "--help", "--language", language).out.split())
    told = texts(language)("cli-help-default", value="|").partition("|")[0]
    optional = [
        param
        for param in found.params
        if param.param_type_name == "option" and not getattr(param, "is_flag", False) and not param.required
    ]
    assert shown.count(told) == len(optional) + 1  # and --language


def test_players_are_listed_without_loading_any(home: Path) -> None:
    """Some think in machine code, and a new machine would compile it first."""
    listing = "import sys; from calico.cli.entry import main; main(['players']); print('numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", listing], capture_output=True, encoding="utf-8", check=False)
    assert done.stderr == ""
    assert "master" in done.stdout
    assert done.stdout.splitlines()[-1] == "False"


def test_players_are_listed(run: Run) -> None:
    outcome = run("players")
    assert "greedy" in outcome.out
    assert "random" in outcome.out
    assert "Kätzchen" in run("players", "--language", "de").out
