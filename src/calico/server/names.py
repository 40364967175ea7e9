"""What somebody may be called: what others can see, what nobody else at the table is called, and no office.

Whatever is called something asks here: guests, accounts, seats, players of a chart, passkeys and tokens.
"""

import json
import re
import unicodedata
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from itertools import count

from calico.players import player_names
from calico.rules import CalicoError, Problem
from calico.server.protocol import LONGEST_NAME

# What Python calls printable, but nobody sees: fillers, blanks and selectors of rare variants.
_INVISIBLE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\U00016fe4\U0001d159\U000e0100-\U000e01ef]"
)
_MOST_MARKS = 4  # combining marks on one letter: more than any language writes
_VARIANTS = dict.fromkeys(range(65024, 65040))  # how an emoji is drawn
_OFFICES = (
    *("admin", "administrator", "administrateur", "администратор", "mod", "moderator", "modérateur", "модератор"),
    *("system", "système", "система", "sysadmin", "root", "webmaster", "server", "serveur", "сервер"),
    *("bot", "bots", "calico", "official", "security", "staff", "support"),
)


class UnfitName(CalicoError):
    """A name that nobody can have."""


def tidy(name: str) -> str:
    """The name in its one spelling: letters composed, no space but single ones inside."""
    composed = unicodedata.normalize("NFC", name)
    spaced = "".join(" " if unicodedata.category(sign) == "Zs" else sign for sign in composed)
    return re.sub(" +", " ", spaced).strip(" ")


def is_fit(name: str) -> bool:
    """Whether others can see and read the whole of a tidy name."""
    return 1 <= len(name) <= LONGEST_NAME and name.isprintable() and not _INVISIBLE.search(name) and _has_letters(name)


def fit_name(name: str) -> str:
    """The name, tidy, if others can see and read it."""
    if not is_fit(tidy(name)):
        raise UnfitName(Problem.of("person-name-unfit"))
    return tidy(name)


def person_name(name: str) -> str:
    """The name for a guest or an account, as others see it: fit, and no office of the server's."""
    return _unreserved(fit_name(name), _OFFICES)


def account_name(name: str) -> str:
    """The name by which an account is signed in to and invited; bots have theirs already."""
    return _unreserved(name.casefold(), (*_OFFICES, *player_names()))


def are_alike(one: str, other: str) -> bool:
    """Whether two names look alike to somebody who glances at them."""
    return bool(_looks(one) & _looks(other))


def distinct_name(name: str, taken: Iterable[str]) -> str:
    """The name, with a number if it looks like one that is taken."""
    others = [_looks(other) for other in taken]
    for number in count(1):
        ending = "" if number == 1 else f" {number}"
        proposal = name[: LONGEST_NAME - len(ending)].rstrip() + ending
        if not any(_looks(proposal) & other for other in others):
            return proposal
    raise AssertionError


def prepare() -> None:
    """Read the list of look-alikes, which takes a moment, before it is needed."""
    _prototypes()


def _has_letters(name: str) -> bool:
    """Whether every combining mark has a letter to sit on, and no letter too many of them."""
    marks = _MOST_MARKS
    for sign in name:
        if unicodedata.category(sign) in ("Mn", "Me"):
            marks += 1
        else:
            marks = _MOST_MARKS if sign == " " else 0
        if marks > _MOST_MARKS:
            return False
    return True


def _unreserved(name: str, reserved: Iterable[str]) -> str:
    letters = "".join(filter(str.isalnum, name))
    if any(are_alike(letters, office) for office in reserved):
        raise UnfitName(Problem.of("name-reserved"))
    return name


def _looks(name: str) -> frozenset[str]:
    """What a name looks like, as written and in small letters: `I` is like `l`, and is `i`."""
    normal = unicodedata.normalize("NFKC", name).translate(_VARIANTS)
    return frozenset(_skeleton(text) for text in (normal, normal.casefold()))


def _skeleton(text: str) -> str:
    """The text with one character for all that look alike, as Unicode's UTS 39 has it."""
    seen = unicodedata.normalize("NFD", text).translate(_prototypes())
    return unicodedata.normalize("NFD", seen).casefold()


@cache
def _prototypes() -> dict[int, str]:
    """For each character that looks like others, the longest or first of them all."""
    listed = json.loads(files("confusable_homoglyphs").joinpath("confusables.json").read_text("utf-8"))
    groups: dict[str, set[str]] = {}
    for sign, others in listed.items():
        like = {sign, *(other["c"] for other in others)}
        group = like.union(*(groups[one] for one in like if one in groups))
        groups.update(dict.fromkeys(group, group))
    found = {
        ord(sign): min(group, key=lambda one: (-len(one), one)) for sign, group in groups.items() if len(sign) == 1
    }  # fmt: skip
    return {sign: prototype.translate(found) for sign, prototype in found.items()}
