"""How commands declare themselves: their help texts lie under their names, in the person's language."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import typer

from calico.cli.help import Command
from calico.locales import Texts
from calico.rules import CalicoError, Problem


@contextmanager
def needing(package: str, extra: str) -> Iterator[None]:
    """Name the extra whose package is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name not in (package, "numpy"):
            raise
        raise CalicoError(Problem.of("package-missing", extra=extra)) from error


def declare(
    app: typer.Typer, t: Texts, name: str, key: str | None = None
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """A command whose help and examples lie under its name."""
    key = key or name
    return app.command(
        name,
        cls=Command,
        help=t(f"cli-help-{key}"),
        epilog=t(f"cli-help-{key}-examples"),
        options_metavar=t("cli-metavar-options"),
    )


def flag(t: Texts, option: str, key: str | None = None) -> Any:
    """An option without a value."""
    return typer.Option(option, help=t(f"cli-option-{key or option[2:]}"))


def text(t: Texts, option: str, metavar: str) -> Any:
    """An option with a text."""
    return typer.Option(option, help=t(f"cli-option-{option[2:]}"), metavar=t(f"cli-metavar-{metavar}"))


def number(t: Texts, option: str, key: str | None = None) -> Any:
    """An option with a number."""
    return typer.Option(option, help=t(f"cli-option-{key or option[2:]}"), metavar=t("cli-metavar-number"))


def path(t: Texts, option: str, key: str | None = None) -> Any:
    """An option with the name of a file."""
    return typer.Option(option, help=t(f"cli-option-{key or option[2:]}"), metavar=t("cli-metavar-file"))


def file_argument(t: Texts) -> Any:
    """The file that a command is about."""
    return typer.Argument(metavar=t("cli-metavar-file"), help=t("cli-argument-file"))
