"""What a person types during a game, read into values; knows nothing of screens."""

import re
from dataclasses import dataclass

from calico.cli.terminal import Complaint
from calico.locales import Texts
from calico.notation import parse_cell, parse_patch_code
from calico.rules import Cell, Patch

WORDS = ("help", "rules", "left", "map", "look", "undo", "save", "quit")
_PATCH = r"(?P<patch>[1-3]|[PYGLDVpygldv][DFWQSVdfwqsv])"
_CELL = r"(?P<cell>[A-Ea-e][1-5])"
_GAP = r"[\s,:-]*"
_PLACE = re.compile(rf"{_PATCH}{_GAP}{_CELL}(?:{_GAP}(?P<take>[1-9]))?", re.ASCII)
_PLACE_REVERSED = re.compile(rf"{_CELL}{_GAP}{_PATCH}", re.ASCII)
_ANYWHERE = re.compile(r"[A-Za-z]\d")


@dataclass(frozen=True, slots=True)
class Word:
    """One of the words, and what follows it."""

    name: str
    rest: str = ""


@dataclass(frozen=True, slots=True)
class PlaceInput:
    """A patch, by its number on the screen or itself, on a cell; with `take`, the whole turn."""

    patch: int | Patch
    cell: Cell
    take: int | None = None


def read_word(text: str, texts: Texts) -> Word | None:
    """One of the words, in English or in the person's language; None if it is none."""
    first, _, rest = text.partition(" ")
    for name in WORDS:
        if first.lower() in {name, *texts(f"cli-words-{name}").split()}:
            return Word(name, rest.strip())
    return None


def read_place(text: str) -> PlaceInput:
    """`1 a1`, `Pv a1`, `a1 1`, or with the market position the whole turn: `1 a1 2`, `Pv-a1-2`."""
    match = _PLACE.fullmatch(text) or _PLACE_REVERSED.fullmatch(text)
    if match is None:
        raise Complaint("cli-error-cell" if _ANYWHERE.search(text) else "cli-error-place", text=text)
    take = match.groupdict().get("take")
    return PlaceInput(_patch(match["patch"]), parse_cell(match["cell"].lower()), None if take is None else int(take))


def read_take(text: str, texts: Texts) -> int | Patch:
    """A market position, or the patch that lies there: `2`, `take 2`, `Pv` or `take Pv`."""
    first, _, rest = text.partition(" ")
    if rest and first.lower() in {"take", *texts("cli-words-take").split()}:
        text = rest.strip()
    if not re.fullmatch(r"\d|[PYGLDVpygldv][DFWQSVdfwqsv]", text, re.ASCII):
        raise Complaint("cli-error-take", text=text)
    return _patch(text)


def _patch(text: str) -> int | Patch:
    return int(text) if text.isdigit() else parse_patch_code(text[0].upper() + text[1].lower())
