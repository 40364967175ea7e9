"""How commands declare themselves: their texts lie under their names, in the person's language.

Every command has a module in `calico.cli.commands` with a function `declare`. It imports what it needs when it runs:
`calico --help` must not wait for drawings and players.
"""

import inspect
from collections.abc import Callable
from dataclasses import fields
from functools import wraps
from typing import Annotated, Any

import typer

from calico.cli.help import Command, Group
from calico.cli.options import Rules, option
from calico.locales import Texts
from calico.rules import GoalValues, Mode

Declared = Callable[[Callable[..., None]], Callable[..., None]]


def command(app: typer.Typer, t: Texts, name: str, *, of: str | None = None) -> Declared:
    """A command, or one of a group."""
    key = name if of is None else f"{of}-{name}"
    return app.command(
        name,
        cls=Command,
        help=t(f"cli-help-{key}"),
        epilog=t(f"cli-help-{key}-examples"),
        options_metavar=t("cli-metavar-options"),
    )


def group(app: typer.Typer, t: Texts, name: str, *, is_command: bool = False) -> typer.Typer:
    """A group of commands; with `is_command` it does something by itself too."""
    metavar = t("cli-metavar-command")
    found = typer.Typer(
        cls=Group,
        help=t(f"cli-help-{name}"),
        epilog=t(f"cli-help-{name}-examples"),
        options_metavar=t("cli-metavar-options"),
        subcommand_metavar=f"[{metavar}]" if is_command else metavar,
        invoke_without_command=is_command,
    )
    app.add_typer(found, name=name)
    return found


def argument(t: Texts, key: str, metavar: str, *, is_optional: bool = False) -> Any:
    """What a command is about, without a name of its own."""
    shown = t(f"cli-metavar-{metavar}")
    return typer.Argument(metavar=f"[{shown}]" if is_optional else shown, help=t(f"cli-argument-{key}"))


def with_rules(t: Texts) -> Declared:
    """Gives a command the options that name the rules of a game; it receives them as one, `rules`."""
    asked = {
        "setup": Annotated[str | None, option(t, "--setup", default=Mode.STANDARD)],
        "variants": Annotated[list[str] | None, option(t, "--variant")],
        "restriction": Annotated[str | None, option(t, "--restriction")],
        "scenario": Annotated[int | None, option(t, "--scenario")],
        "goal_values": Annotated[str | None, option(t, "--goal-values", default=GoalValues.BOOK)],
        "open_hands": Annotated[bool, option(t, "--open-hands")],
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
