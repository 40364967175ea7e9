"""What the commands' options mean: texts from the command line become the library's values."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from calico.cli.terminal import Refusal
from calico.rules import Board, Cat, GoalValues, Mode, Name, Options, Restriction, Variant

_Member = TypeVar("_Member", bound=Name)
_MOST_SECONDS = 3600


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
        raise Refusal("cli-error-at-least", option=option, least=least, value=value)
    return value


def thinking_seconds(value: float | None) -> float | None:
    """The time that a player may think about a move; None leaves it to the player."""
    if value is not None and not 0 < value <= _MOST_SECONDS:
        raise Refusal("cli-error-seconds", most=_MOST_SECONDS)
    return value
