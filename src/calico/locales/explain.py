"""Refusals of the library as sentences in a person's language."""

import errno
import os
from collections.abc import Callable, Iterable

from calico.locales.texts import Texts
from calico.rules import (
    PATCH_NAMED,
    Board,
    CalicoError,
    Cat,
    Color,
    Goal,
    Name,
    Pattern,
    Phase,
    Problem,
    Rainbow,
    Token,
)

_REASONS = {
    errno.ENOENT: "not-found",
    errno.EISDIR: "is-directory",
    errno.ENOTDIR: "not-directory",
    errno.EACCES: "no-permission",
    errno.EPERM: "no-permission",
    errno.ENOSPC: "disk-full",
    errno.EROFS: "read-only",
    errno.EEXIST: "exists",
    errno.ENAMETOOLONG: "name-too-long",
}
# The library gives reasons as the system words them.
_REASON_WORDED = {os.strerror(number): reason for number, reason in _REASONS.items()} | {
    "it is not UTF-8 text": "not-utf8",
    "it is not a Python file": "not-python",
}
_TOKENS: dict[str, Token] = {token.value: token for kind in (Cat, Color, Rainbow) for token in kind}


def explain(error: CalicoError, texts: Texts) -> str:
    """Every reason of a refusal, one sentence each, with the place in the file where there is one."""
    sentence = " ".join(_sentence(problem, texts) for problem in error.problems)
    move, line = getattr(error, "move", None), getattr(error, "line", None)
    if move is not None:
        sentence = texts("error-at-move", move=move, sentence=sentence)
    if line is not None:
        sentence = texts("error-at-line", line=line, sentence=sentence)
    return sentence


def explain_os_error(error: OSError, texts: Texts) -> str:
    """Why the system refused something, without the name of what."""
    reason = _REASONS.get(error.errno or 0)
    return error.strerror or type(error).__name__ if reason is None else texts(f"reason-{reason}")


def _sentence(problem: Problem, texts: Texts) -> str:
    details = {key: _detail(problem.code, key, value, texts) for key, value in problem.details}
    return texts(f"error-{problem.code}", **details)


def _detail(code: str, key: str, value: str | int, texts: Texts) -> str | int:
    """A detail as people call it; what must be typed as it stands (choices, paths, texts) stays."""
    if not isinstance(value, str):
        return value
    if code == "record-earned":
        key = "tokens"
    translate = _DETAILS.get(key)
    return value if translate is None else translate(value, texts)


def _named(*kinds: type[Name]) -> Callable[[str, Texts], str]:
    members = {member.value: member for kind in kinds for member in kind}

    def translate(value: str, texts: Texts) -> str:
        found = [members.get(part) for part in value.split(", ")]
        return texts.list([texts.name(member) for member in found if member is not None]) if all(found) else value

    return translate


def _patch(value: str, texts: Texts) -> str:
    return texts.patch(PATCH_NAMED[value]) if value in PATCH_NAMED else value


def _tokens(value: str, texts: Texts) -> str:
    return texts.tokens(_known(value.split(", ")))


def _known(values: Iterable[str]) -> list[Token]:
    return [_TOKENS[value] for value in values if value in _TOKENS]


def _reason(value: str, texts: Texts) -> str:
    return texts(f"reason-{_REASON_WORDED[value]}") if value in _REASON_WORDED else value


_DETAILS: dict[str, Callable[[str, Texts], str]] = {
    "color": _named(Color),
    "pattern": _named(Pattern),
    "board": _named(Board),
    "cat": _named(Cat),
    "cats": _named(Cat),
    "first": _named(Cat),
    "second": _named(Cat),
    "goals": _named(Goal),
    "phase": _named(Phase),
    "patch": _patch,
    "token": _tokens,
    "tokens": _tokens,
    "reason": _reason,
}
