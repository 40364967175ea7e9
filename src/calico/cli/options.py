"""The options of all commands: each is declared once, means the same everywhere, and becomes a value of the library."""

from collections.abc import Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, TypeVar

import typer

from calico.cli.terminal import Complaint
from calico.locales import Texts
from calico.rules import Board, Cat, GoalValues, Mode, Name, Options, Restriction, Variant

_Member = TypeVar("_Member", bound=Name)
_MOST_SECONDS = 3600

OPTIONS = MappingProxyType(
    {  # each with what stands for its value in a help text; a flag has none
        "--achievements": "name",
        "--aim": "name",
        "--at-once": "number",
        "--board": "names",
        "--bot": "names",
        "--card": "file",
        "--cats": "names",
        "--cluster": "cluster",
        "--config": "file",
        "--database": "database",
        "--delay": "seconds",
        "--duration": "seconds",
        "--early": None,
        "--exec": "command",
        "--first": "name",
        "--force": None,
        "--game": "number",
        "--games": "number",
        "--goal-values": "name",
        "--host": "address",
        "--json": None,
        "--move": "number",
        "--names": "names",
        "--once": None,
        "--open": None,
        "--open-hands": None,
        "--output": "file",
        "--parquet": "file",
        "--player": "name",
        "--players": "number",
        "--plot": "file",
        "--port": "number",
        "--rate": "number",
        "--records": "file",
        "--restriction": "name",
        "--results": "file",
        "--resume": None,
        "--scenario": "number",
        "--scenario-games": "number",
        "--seat": "name",
        "--seconds": "seconds",
        "--seed": "number",
        "--server": "address",
        "--setup": "name",
        "--table": "table",
        "--token": "token",
        "--top": "number",
        "--variant": "name",
        "--version": None,
        "--workers": "number",
        "--yes": None,
    }
)
_SHORT = {"--output": "-o"}
_VARIABLES = {"--token": "CALICO_TOKEN"}


def option(t: Texts, name: str, *, default: str = "none") -> Any:
    """One of the options. `default` says what happens without it, where the command has no value for that."""
    metavar = OPTIONS[name]
    return typer.Option(
        *([_SHORT[name]] if name in _SHORT else []),
        name,
        help=t(f"cli-option-{name[2:]}"),
        metavar=None if metavar is None else t(f"cli-metavar-{metavar}"),
        show_default=t.find(f"cli-default-{default}") or default,
        envvar=_VARIABLES.get(name),
    )


def split_list(text: str | None) -> tuple[str, ...]:
    """The parts of a list that is divided by commas, without blanks around them."""
    return tuple(part.strip() for part in (text or "").split(",") if part.strip())


def parse_names(kind: type[_Member], text: str | None) -> tuple[_Member, ...] | None:
    """A list of the rulebook's names; None if nothing was given."""
    return None if text is None else tuple(kind.parse(part.lower()) for part in split_list(text))


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of a game as the command line names them."""

    setup: str | None = None
    variants: Sequence[str] | None = None
    restriction: str | None = None
    scenario: int | None = None
    goal_values: str | None = None
    open_hands: bool = False

    @property
    def are_given(self) -> bool:
        """Whether any of them was named."""
        return self != Rules()

    def parse(self) -> Options:
        """The library's options; the setup is standard unless another one is asked for."""
        return Options(
            Mode.STANDARD if self.setup is None else Mode.parse(self.setup.lower()),
            GoalValues.BOOK if self.goal_values is None else GoalValues.parse(self.goal_values.lower()),
            frozenset(Variant.parse(part.lower()) for text in self.variants or () for part in split_list(text)),
            None if self.restriction is None else Restriction.parse(self.restriction.lower()),
            self.scenario,
            self.open_hands,
        )


def parse_boards(text: str | None) -> tuple[Board, ...] | None:
    """Boards in seat order."""
    return parse_names(Board, text)


def parse_cats(text: str | None) -> tuple[Cat, ...] | None:
    """The cats that were chosen."""
    return parse_names(Cat, text)


def at_least(option: str, value: int, least: int) -> int:
    """A number that must not be smaller."""
    if value < least:
        raise Complaint("cli-error-at-least", option=option, least=least, value=value)
    return value


def thinking_seconds(value: float | None) -> float | None:
    """The time that a player may think about a move; None leaves it to the player."""
    if value is not None and not 0 < value <= _MOST_SECONDS:
        raise Complaint("cli-error-seconds", most=_MOST_SECONDS)
    return value
