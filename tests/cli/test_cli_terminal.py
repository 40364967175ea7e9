"""The command at a real terminal: lines that can be edited, Ctrl-C, a bar and a log on one screen, ASCII alone."""

from __future__ import annotations

import fcntl
import io
import os
import pty
import select
import signal
import subprocess
import sys
import termios
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

from calico.cli.ascii_text import to_ascii
from calico.cli.progress import Progress
from calico.cli.terminal import Terminal
from calico.locales import LANGUAGES, texts

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

CALICO = [sys.executable, "-c", "import sys; from calico.cli.entry import main; sys.exit(main())"]
LEFT, UP, BACKSPACE, CTRL_C = "\x1b[D", "\x1b[A", "\x7f", "\x03"


class Screen:
    """A command in a terminal of its own, with hands and eyes."""

    def __init__(self, home: Path, *arguments: str) -> None:
        self._ours, theirs = pty.openpty()
        settings = {"CALICO_HOME": str(home), "CALICO_LANGUAGE": "en", "TERM": "xterm", "PROMPT_TOOLKIT_NO_CPR": "1"}
        self.process = subprocess.Popen(
            [*CALICO, *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**os.environ, **settings},
            start_new_session=True,
            preexec_fn=lambda: self._take_over(theirs),
        )
        os.close(theirs)
        self.seen = ""

    @staticmethod
    def _take_over(theirs: int) -> None:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        fcntl.ioctl(theirs, termios.TIOCSCTTY, 0)

    def type(self, keys: str) -> None:
        os.write(self._ours, keys.encode())

    def wait_for(self, text: str) -> None:
        """Read until the text has come, and forget what came before it."""
        while text not in self.seen:
            ready, _, _ = select.select([self._ours], [], [], 60)
            assert ready, f"waited for {text!r}, saw {self.seen!r}"
            try:
                self.seen += os.read(self._ours, 4096).decode(errors="replace")
            except OSError:  # the command has ended
                assert text in self.seen, self.seen
        self.seen = self.seen.partition(text)[2]

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self._ours)


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    shown = Screen(tmp_path / "home", "play", "--setup", "beginner", "--seed", "1")
    yield shown
    shown.close()


def test_lines_can_be_edited_and_typed_again(screen: Screen) -> None:
    screen.wait_for("Place a patch")
    screen.type("9 a1" + LEFT * 3 + BACKSPACE + "1\r")
    screen.wait_for("Take from the market")
    screen.type("undo\r")
    screen.wait_for("Place a patch")
    screen.type(UP + UP + "\r")  # the line before the last one, again
    screen.wait_for("Take from the market")


def test_ctrl_c_says_that_the_game_is_saved_and_how_to_continue_it(screen: Screen) -> None:
    screen.wait_for("Place a patch")
    screen.type("1 a1\r")
    screen.wait_for("Take from the market")
    screen.type(CTRL_C)
    screen.wait_for("Interrupted. The game is saved in ")
    screen.wait_for("calico play --resume")
    assert screen.process.wait() == 130


def test_ctrl_c_before_the_game_says_that_nothing_is_saved(tmp_path: Path) -> None:
    shown = Screen(tmp_path / "home", "play")
    try:
        shown.wait_for("Who plays?")
        shown.type(CTRL_C)
        shown.wait_for("The game had not begun")
        assert shown.process.wait() == 130
    finally:
        shown.close()


def test_a_log_goes_above_the_bar_where_both_are_on_one_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")  # a terminal that moves its cursor, wherever the tests run
    terminal = Terminal(texts("en"))
    for is_screen, out_says, err_says in (
        (True, "", "Every quilt is full."),
        (False, "Every quilt is full.\n", "Games"),
    ):
        out, err = io.StringIO(), io.StringIO()
        terminal.out = Console(file=out, force_terminal=is_screen)  # type: ignore[assignment]  # as good as ours
        terminal.err = Console(file=err, force_terminal=True)  # type: ignore[assignment]
        with Progress(terminal, 10, is_shown=True) as progress:
            progress.say("cli-over")
        assert out.getvalue() == out_says
        assert err_says in err.getvalue()


def printed(home: Path, *arguments: str, typed: str, **settings: str) -> bytes:
    done = subprocess.run(
        [*CALICO, *arguments],
        input=typed.encode(),
        capture_output=True,
        env={**os.environ, "CALICO_HOME": str(home), **settings},
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    return done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["play --help", "play --setup beginner --seed 1"])
def test_a_terminal_that_knows_ascii_alone_shows_no_question_marks_for_signs(
    tmp_path: Path, language: str, command: str
) -> None:
    asked, typed = [*command.split(), "--language", language], "1 a1\nhelp\n"
    ascii_alone = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii", "PYTHONCOERCECLOCALE": "0"}
    shown = printed(tmp_path, *asked, typed=typed, **ascii_alone).decode("ascii")
    in_full = printed(tmp_path, *asked, typed=typed, PYTHONIOENCODING="utf-8").decode("utf-8")
    assert not in_full.isascii()
    assert shown.count("?") == in_full.count("?")


def test_letters_and_signs_become_what_a_typewriter_has() -> None:
    assert to_ascii("“Größe” ± 2… – żółw ≠ «Щука» ●") == '"Groesse" +- 2... - zolw != "Shchuka" o'
    for language in LANGUAGES:
        shown = to_ascii(texts(language)("cli-play-help"))
        assert shown.isascii()
        assert "?" not in shown
