"""What the rulebook names: a base for its closed lists."""

from enum import StrEnum
from typing import Self

from calico.rules.errors import CalicoError, Problem


class Name(StrEnum):
    """A closed list of the rulebook's names; equal to its text, printed as code."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"

    @classmethod
    def parse(cls, text: object) -> Self:
        """The member called `text`; refuses anything else and says what there is."""
        if isinstance(text, str):
            for member in cls:
                if member.value == text:
                    return member
        raise CalicoError(Problem.of("unknown-name", kind=cls.__name__, name=str(text), choices=", ".join(cls)))
