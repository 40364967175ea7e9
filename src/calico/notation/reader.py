"""Reading untrusted JSON: every demand that is not met is refused with the path of the value."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, TypeVar

from calico.rules import PATCH_NAMED, CalicoError, Name, Patch, Problem

_Member = TypeVar("_Member", bound=Name)
_UNSTORABLE = re.compile("[\x00\ud800-\udfff]")


def is_storable(text: str) -> bool:
    """Whether every file and database can keep this text: it has no NUL and no half of a surrogate pair."""
    return _UNSTORABLE.search(text) is None


class RecordError(CalicoError):
    """A record that can't be read or breaks the rules; `move` is the number of the move, from 1, `line` of the line.

    >>> from calico.notation import parse_record
    >>> parse_record("{}")
    Traceback (most recent call last):
        ...
    calico.notation.reader.RecordError: This is not a calico-record.
    """

    def __init__(self, problems: Problem | list[Problem], move: int | None = None, line: int | None = None) -> None:
        super().__init__(problems)
        self.move = move
        self.line = line

    def __str__(self) -> str:
        place = "" if self.line is None else f"Line {self.line}: "
        if self.move is not None:
            place += f"Move {self.move}: "
        return place + super().__str__()


@dataclass(frozen=True, slots=True)
class Reader:
    """A JSON object and its path, for errors that say where; knows how to demand each kind of value."""

    data: dict[str, object]
    path: str

    def get(self, key: str) -> object:
        """The value of a key that must be there."""
        if key not in self.data:
            raise RecordError(Problem.of("record-missing", path=self._at(key)))
        return self.data[key]

    def child(self, key: str) -> "Reader":
        """A JSON object."""
        return self._object(self.get(key), self._at(key))

    def children(self, key: str) -> "list[Reader]":
        """A list of JSON objects."""
        return [self._object(item, f"{self._at(key)}[{index}]") for index, item in enumerate(self.array(key))]

    def array(self, key: str) -> list[Any]:
        """A list."""
        value = self.get(key)
        if not isinstance(value, list):
            raise self._wrong(key, "list")
        return value

    def string(self, key: str) -> str:
        """A text."""
        value = self.get(key)
        if not isinstance(value, str) or not is_storable(value):
            raise self._wrong(key, "text")
        return value

    def integer(self, key: str) -> int:
        """A whole number."""
        return self._integer(key, self.get(key))

    def integers(self, key: str) -> list[int]:
        """A list of whole numbers."""
        return [self._integer(f"{key}[{index}]", value) for index, value in enumerate(self.array(key))]

    def flag(self, key: str) -> bool:
        """A key that may be left out."""
        value = self.data.get(key, False)
        if not isinstance(value, bool):
            raise self._wrong(key, "flag")
        return value

    def name(self, key: str, kind: type[_Member]) -> _Member:
        """One of the rulebook's names of this kind."""
        return kind(self.one_of(key, self.get(key), list(kind)))

    def names(self, key: str, kind: type[_Member]) -> tuple[_Member, ...]:
        """A list of the rulebook's names of this kind."""
        return tuple(
            kind(self.one_of(f"{key}[{index}]", value, list(kind))) for index, value in enumerate(self.array(key))
        )

    def patch(self, key: str, value: object) -> Patch:
        """A patch by its long name."""
        if not isinstance(value, str) or value not in PATCH_NAMED:
            raise self._wrong(key, "patch")
        return PATCH_NAMED[value]

    def one_of(self, key: str, value: object, choices: Iterable[str]) -> str:
        """One of these texts."""
        if not isinstance(value, str) or value not in choices:
            shown = str(value)[:40]
            raise RecordError(Problem.of("record-name", path=self._at(key), name=shown, choices=", ".join(choices)))
        return value

    def _integer(self, key: str, value: object) -> int:
        if type(value) is not int:  # a bool is not a number here
            raise self._wrong(key, "number")
        return value

    def _object(self, value: object, path: str) -> "Reader":
        if not isinstance(value, dict):
            raise RecordError(Problem.of("record-type", path=path, expected="object"))
        return Reader(value, path)

    def _at(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key

    def _wrong(self, key: str, expected: str) -> RecordError:
        return RecordError(Problem.of("record-type", path=self._at(key), expected=expected))
