"""What the rulebook names: a base for its closed lists, and how an unknown name is refused."""

from collections.abc import Iterable
from difflib import get_close_matches
from enum import StrEnum
from typing import Self

from calico.rules.errors import CalicoError, Problem


class Name(StrEnum):
    """A closed list of the rulebook's names; equal to its text, printed as code.

    >>> from calico.rules import Color
    >>> Color.parse("pink"), Color.PINK == "pink", str(Color.PINK)
    (Color.PINK, True, 'pink')
    """

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"

    @classmethod
    def parse(cls, text: object) -> Self:
        """The member called `text`; refuses anything else and says what there is."""
        if isinstance(text, str):
            for member in cls:
                if member.value == text:
                    return member
        raise CalicoError(unknown_name("unknown-name", str(text), cls, kind=cls.__name__))


def unknown_name(code: str, name: str, choices: Iterable[str], **details: str) -> list[Problem]:
    """The problem `code` of a name that is not among `choices`, and the one that was probably meant."""
    choices = [str(choice) for choice in choices]
    found = [Problem.of(code, **details, name=name, choices=", ".join(choices))]
    found += [Problem.of("did-you-mean", name=close) for close in get_close_matches(name.lower(), choices, n=1)]
    return found
