"""Reasons as sentences in a person's language."""

from collections.abc import Callable, Sequence

from calico.analysis.reasons import Reason
from calico.locales import Texts
from calico.rules import PATCH_NAMED, Cat, Color, Goal, Name, Pattern, Rainbow, Token

_FEATURES: dict[str, Name] = {member.value: member for kind in (Color, Pattern) for member in kind}
_TOKENS: dict[str, Token] = {member.value: member for kind in (Cat, Color, Rainbow) for member in kind}


def tell(reason: Reason, texts: Texts, names: Sequence[str] = ()) -> str:
    """What a reason says; `names` are those of the seats, which are counted from 1 without them."""
    arguments = {}
    for key, value in reason.arguments:
        translate = _WORDS.get(key)
        arguments[key] = translate(str(value), texts) if translate is not None else value
        if key == "rival":
            number = int(value)
            arguments[key] = names[number] if number < len(names) else number + 1
    return texts(f"analysis-reason-{reason.key}", **arguments)


def _tokens(value: str, texts: Texts) -> str:
    return texts.tokens([_TOKENS[part] for part in value.split(", ") if part])


def _features(value: str, texts: Texts) -> str:
    return texts.list([texts.name(_FEATURES[part]) for part in value.split(", ")], one_of=True)


_WORDS: dict[str, Callable[[str, Texts], str]] = {
    "cat": lambda value, texts: texts.name(Cat(value)),
    "color": lambda value, texts: texts.name(Color(value)),
    "goal": lambda value, texts: texts.name(Goal(value)),
    "patch": lambda value, texts: texts.patch(PATCH_NAMED[value]),
    "token": _tokens,
    "tokens": _tokens,
    "wanted": _features,
    "cells": lambda value, texts: texts.list(value.split(", "), one_of=True),
}
