"""Where the commands talk to people: prints texts, asks for lines, knows whether anyone is there."""

import sys
from typing import TYPE_CHECKING, NoReturn

from rich.console import Console, RenderableType

from calico.cli import ascii_text
from calico.locales import Texts
from calico.locales.texts import Argument

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

_ERASE_SCROLLBACK = "\x1b[3J"


class Complaint(Exception):
    """What the command line itself refuses: a message of `cli.ftl` and its arguments."""

    def __init__(self, message_id: str, /, **arguments: Argument) -> None:
        super().__init__(message_id)
        self.message_id = message_id
        self.arguments = arguments


class EndOfInput(Exception):
    """Nobody answers any more: the end of standard input."""


class _Console(Console):
    """Prints what it is given, and lets a reader that went away be handled in one place."""

    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError


class Terminal:
    """One person's terminal: texts in their language, output that fits it."""

    def __init__(self, texts: Texts) -> None:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            # A letter that the terminal does not know must never stop a game.
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors=ascii_text.NAME)
        self.out = _Console(file=sys.stdout, markup=False, highlight=False, emoji=False)
        self.err = _Console(file=sys.stderr, markup=False, highlight=False, emoji=False)
        self.is_unicode = self.out.encoding.lower().startswith("utf")
        self.texts = texts if self.is_unicode else ascii_text.AsciiTexts(texts.language)
        self.is_interactive = sys.stdin.isatty() and sys.stdout.isatty()
        self._lines: PromptSession[str] | None = None

    @property
    def width(self) -> int:
        """How many columns there are."""
        return self.out.width

    def show(self, *renderables: RenderableType) -> None:
        """Print things one below the other."""
        for renderable in renderables:
            self.out.print(renderable)

    def say(self, message_id: str, /, **arguments: Argument) -> None:
        """Print a text."""
        self.out.print(self.texts(message_id, **arguments))

    def say_path(self, message_id: str, /, **arguments: Argument) -> None:
        """Print a text that may name a file, without breaking lines, so that the name can be copied."""
        self.out.print(self.texts(message_id, **arguments), soft_wrap=True)

    def complain(self, sentence: str) -> None:
        """Print a sentence on the error stream, on one line."""
        self.err.print(sentence, soft_wrap=True)

    def ask(self, message_id: str, /, **arguments: Argument) -> str:
        """The line that a person answers with, without blanks around it."""
        question = self.texts(message_id, **arguments) + " "
        try:
            answer = (self._edit(question) if self.is_interactive else input(question)).strip()
        except EOFError:
            self.out.print()
            raise EndOfInput from None
        if not self.is_interactive:
            self.out.print(answer)  # so that a transcript reads like the screen
        return answer

    def _edit(self, question: str) -> str:
        """A line that can be edited, after those that were typed before."""
        if self._lines is None:
            from prompt_toolkit import PromptSession

            self._lines = PromptSession()
        return self._lines.prompt(question)

    def confirm(self, message_id: str, /, *, default: bool, **arguments: Argument) -> bool:
        """A yes or a no; Enter is the default, anything that is neither asks again."""
        yes, no = (self.texts(word).split() for word in ("cli-words-yes", "cli-words-no"))
        while True:
            answer = self.ask(message_id, **arguments).lower()
            if not answer:
                return default
            if answer in yes or answer in no:
                return answer in yes
            self.say("cli-answer-yes-or-no", yes=yes[0], no=no[0])

    def clear(self) -> None:
        """A fresh screen for a person; nothing in a transcript."""
        if self.is_interactive:
            self.out.clear()

    def hide(self) -> None:
        """A fresh screen that the next person can't scroll back from, nor go back to what was typed."""
        self._lines = None
        self.clear()
        if self.is_interactive:
            self.out.file.write("\n" * self.out.height if self.out.is_dumb_terminal else _ERASE_SCROLLBACK)
