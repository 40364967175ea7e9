"""How commands declare themselves: their help texts lie under their names, in the person's language."""

import inspect
from collections.abc import Callable
from dataclasses import fields
from functools import wraps
from typing import Annotated, Any

import typer

from calico.cli.help import Command
from calico.cli.options import Rules
from calico.locales import Texts
from calico.rules import GoalValues, Mode


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


def with_rules(t: Texts) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Gives a command the options that name the rules of a game; it receives them as one, `rules`."""
    asked = {
        "setup": Annotated[str | None, text(t, "--setup", "name", default=Mode.STANDARD)],
        "variants": Annotated[list[str] | None, text(t, "--variant", "name")],
        "restriction": Annotated[str | None, text(t, "--restriction", "name")],
        "scenario": Annotated[int | None, number(t, "--scenario")],
        "goal_values": Annotated[str | None, text(t, "--goal-values", "name", default=GoalValues.BOOK)],
        "open_hands": Annotated[bool, flag(t, "--open-hands")],
    }
    options = [
        inspect.Parameter(
            field.name, inspect.Parameter.KEYWORD_ONLY, default=field.default, annotation=asked[field.name]
        )
        for field in fields(Rules)
    ]

    def decorate(command: Callable[..., None]) -> Callable[..., None]:
        @wraps(command)
        def with_options(**given: Any) -> None:
            rules = Rules(**{name: given.pop(name) for name in asked})
            command(rules=rules, **given)

        signature = inspect.signature(command)
        parameters = []
        for name, parameter in signature.parameters.items():
            parameters += options if name == "rules" else [parameter]
        with_options.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]  # PEP 362
        return with_options

    return decorate


def flag(t: Texts, option: str, key: str | None = None) -> Any:
    """An option without a value."""
    return typer.Option(option, help=t(f"cli-option-{key or option[2:]}"))


def text(t: Texts, option: str, metavar: str, *, key: str | None = None, default: str = "none") -> Any:
    """An option with a text. `default` says what happens without it, where the command has no value for that."""
    return typer.Option(
        option,
        help=t(f"cli-option-{key or option[2:]}"),
        metavar=t(f"cli-metavar-{metavar}"),
        show_default=_said(t, default),
    )


def number(t: Texts, option: str, key: str | None = None, *, default: str = "none") -> Any:
    """An option with a number."""
    return text(t, option, "number", key=key, default=default)


def path(t: Texts, option: str, key: str | None = None) -> Any:
    """An option with the name of a file."""
    return text(t, option, "file", key=key)


def _said(t: Texts, default: str) -> str:
    """A default in the person's language, or as it would be typed."""
    return t.find(f"cli-default-{default}") or default


def file_argument(t: Texts) -> Any:
    """The file that a command is about."""
    return typer.Argument(metavar=t("cli-metavar-file"), help=t("cli-argument-file"))
