"""The door for values: what a caller gives becomes what the rules work with, or is refused.

`Options(mode="beginner")` must not differ from `Options(mode=Mode.BEGINNER)`. The classes that people build call
`coerce_fields` when they are built; what the rules build themselves, move after move, has no need of it.
"""

import re
from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from functools import cache
from operator import index
from types import NoneType
from typing import Any, get_args, get_origin, get_type_hints

from calico.rules.errors import CalicoError, Problem
from calico.rules.names import Name


def coerce_fields(value: object, error: type[CalicoError] = CalicoError) -> None:
    """Turn every field of a frozen dataclass into its declared type; refuses, all at once, what can't be turned."""
    problems: list[Problem] = []
    for field, hint in _hints(type(value)):  # type: ignore[arg-type]  # classes are hashable
        given = getattr(value, field)
        try:
            wanted = coerce(given, hint, field)
        except CalicoError as refused:
            problems += refused.problems
        else:
            if wanted is not given:
                object.__setattr__(value, field, wanted)
    if problems:
        raise error(problems)


def coerce(given: Any, hint: Any, field: str, error: type[CalicoError] = CalicoError) -> Any:
    """What is given, as a value of the type `hint`; refuses what is none and names the field."""
    try:
        return _coerced(given, hint, field)
    except CalicoError as refused:
        raise error(refused.problems) from None


@cache
def _hints(kind: type) -> tuple[tuple[str, Any], ...]:
    return tuple(get_type_hints(kind).items())


def _coerced(given: Any, hint: Any, field: str) -> Any:
    if type(given) is hint:
        return given
    kinds = get_args(hint)
    if NoneType in kinds:
        return None if given is None else _coerced(given, kinds[0], field)
    many = get_origin(hint)
    is_shuffled = many is tuple and isinstance(given, AbstractSet)  # its order would be another one each time
    if many is not None and isinstance(given, Iterable) and not isinstance(given, str) and not is_shuffled:
        items = [_coerced(item, kinds[0], field) for item in given]
        is_as_it_was = type(given) is many and all(one is other for one, other in zip(items, given, strict=True))
        return given if is_as_it_was else many(items)
    if many is None and issubclass(hint, Name):
        return hint.parse(given)
    if hint is int and (number := _whole(given)) is not None:
        return number
    if many is None and hint not in (int, bool) and isinstance(given, hint):
        return given
    raise CalicoError(Problem.of("value-type", field=field, expected=_written(hint), value=repr(given)))


def _written(hint: Any) -> str:
    """A type as people write it: `tuple[Goal, ...]`, without the modules."""
    return hint.__name__ if isinstance(hint, type) and not get_args(hint) else re.sub(r"(\w+\.)+(?=\w)", "", str(hint))


def check_seed(seed: object) -> int:
    """A seed that gives the same on every machine: a whole number, 0 or more; refuses any other."""
    number = _whole(seed)
    if number is None or number < 0:
        raise CalicoError(Problem.of("seed-unfit", seed=repr(seed)))
    return number


def check_number(what: str, value: object, least: int, most: int) -> int:
    """A whole number within these bounds; refuses any other value and says what it is of."""
    number = _whole(value)
    if number is None or not least <= number <= most:
        raise CalicoError(Problem.of("number-range", what=what, least=least, most=most, value=str(value)))
    return number


def _whole(value: object) -> int | None:
    """The value as a whole number, also NumPy's; None for what is none, a flag included."""
    return index(value) if hasattr(value, "__index__") and not isinstance(value, bool) else None
