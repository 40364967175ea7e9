"""The command line: runs a command, and refuses in one sentence. Built once the language is known."""

import os
import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer.exceptions import TyperException
from typer.main import get_command

import calico
from calico.cli.commands import COMMANDS
from calico.cli.help import Group
from calico.cli.options import option
from calico.cli.terminal import Complaint, EndOfInput, Terminal
from calico.locales import LANGUAGES, Texts, choose_language, explain, explain_os_error, find_language, texts
from calico.rules import CalicoError

_INTERRUPTED = 130
_REFUSED = 2
_PIPE_CLOSED = 141


def run(arguments: Sequence[str]) -> int:
    """Run the command line with these arguments; gives the exit code and never a traceback for bad input."""
    wanted, rest = _take_language(arguments)
    terminal = Terminal(texts(choose_language(wanted, os.environ)))
    try:
        if wanted is not None and find_language(wanted) is None:
            raise Complaint("cli-error-language", name=wanted, choices=", ".join(LANGUAGES))
        command = get_command(build(terminal))
        code = command.main(args=rest, prog_name="calico", standalone_mode=False)
        sys.stdout.flush()
    except BrokenPipeError:
        _drop_output()  # whoever read it has enough
        return _PIPE_CLOSED
    except (KeyboardInterrupt, typer.Abort):
        return _INTERRUPTED
    except EndOfInput:
        return _REFUSED
    except (Complaint, CalicoError, TyperException, OSError) as error:
        terminal.complain(_sentence(error, terminal.texts))
        try:
            sys.stdout.flush()
        except OSError:  # a full disk, which has been told
            _drop_output()
        return _REFUSED
    return code if isinstance(code, int) else 0


def _drop_output() -> None:
    """Let what is still in the buffer go nowhere: Python flushes it at exit, and would end with a code of its own."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def build(terminal: Terminal) -> typer.Typer:
    """All commands, their texts in the terminal's language."""
    t = terminal.texts
    settings = {"obj": terminal, "help_option_names": ["--help", "-h"]}
    app = typer.Typer(
        cls=Group,
        help=t("cli-help"),
        epilog=t("cli-help-app-examples"),
        add_completion=False,
        context_settings=settings,
        options_metavar=t("cli-metavar-options"),
        subcommand_metavar=t("cli-metavar-command"),
        pretty_exceptions_enable=False,
        invoke_without_command=True,
    )

    @app.callback()
    def root(
        context: typer.Context,
        show_version: Annotated[bool, option(t, "--version")] = False,
    ) -> None:
        if show_version:
            terminal.out.print(f"calico {calico.__version__}")
        elif context.invoked_subcommand is None:
            command = context.command
            command.format_help(context, context.make_formatter())

    for command in COMMANDS:
        command.declare(app, terminal)
    return app


def _take_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language that the arguments ask for, anywhere among them, and the arguments without it."""
    wanted = None
    rest = []
    left = iter(arguments)
    for argument in left:
        if argument == "--language":
            wanted = next(left, "")
        elif argument.startswith("--language="):
            wanted = argument.partition("=")[2]
        else:
            rest.append(argument)
    return wanted, rest


def _sentence(error: Exception, t: Texts) -> str:
    """Any refusal as one sentence."""
    if isinstance(error, Complaint):
        return t(error.message_id, **error.arguments)
    if isinstance(error, CalicoError):
        return explain(error, t)
    if isinstance(error, OSError):
        reason = explain_os_error(error, t)
        if error.filename is None:  # as a failed write has it, to the output above all
            return t("cli-error-failed", reason=reason)
        return t("cli-error-file", path=str(error.filename), reason=reason)
    return _usage_sentence(error, t)


def _usage_sentence(error: Exception, t: Texts) -> str:
    """What the parser of the command line refuses; its own sentences are English."""
    param: Any = getattr(error, "param", None)
    name = "" if param is None else (param.opts[0] if param.param_type_name == "option" else param.metavar)
    match type(error).__name__:
        case "NoSuchOption":
            return t("cli-error-option", name=str(getattr(error, "option_name", "")))
        case "MissingParameter":
            return t("cli-error-missing", name=name)
        case "BadParameter":
            kind = getattr(getattr(param, "type_descriptor", None), "annotation", int)
            return t("cli-error-decimal" if kind is float else "cli-error-number", name=name)
        case "BadOptionUsage":
            return t("cli-error-option-usage", name=str(getattr(error, "option_name", "")))
        case _:
            return t("cli-error-usage")
