"""The quilt of the start page, the tutorial's positions and what follows from each placement that a lesson asks for.

All of them come from the real rules.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

from pydantic import TypeAdapter

from calico.notation import parse_cell, parse_patch
from calico.rules import (
    BEGINNER_GOALS,
    Board,
    Cat,
    CatInPlay,
    Hand,
    Mode,
    Options,
    Pattern,
    Phase,
    Place,
    Position,
    Quilt,
    Seat,
    apply,
    goal_results,
    legal_placements,
    quilt_progress,
    view_for,
)
from calico.server.projection import game_state, goal_states, quilt_state

_CATS = (
    CatInPlay(Cat.MILLIE, (Pattern.DOTS, Pattern.VINES)),
    CatInPlay(Cat.TIBBIT, (Pattern.FERNS, Pattern.STRIPES)),
    CatInPlay(Cat.COCONUT, (Pattern.FLOWERS, Pattern.QUATREFOIL)),
)


@dataclass(frozen=True, slots=True)
class Lesson:
    """What has been sewn in which order, what is in the hand, and which games after a placement fulfil the task."""

    name: str
    sewn: str
    hand: str
    is_wanted: Callable[[Position, Position], bool]
    market: str = "green:ferns pink:stripes yellow:quatrefoil"


def _earns(*tokens: str) -> Callable[[Position, Position], bool]:
    return lambda _, after: after.placed is not None and set(tokens) <= set(map(str, after.placed.earned))


def _meets(slot: int, ways: int) -> Callable[[Position, Position], bool]:
    def is_wanted(_: Position, after: Position) -> bool:
        result = goal_results(after.options, after.seats[0].quilt)[slot]
        return result.by_colors + result.by_patterns >= ways

    return is_wanted


LESSONS = (
    Lesson("place", "", "pink:dots yellow:ferns", lambda _, __: True),
    Lesson(
        "button", "b1:green:stripes c3:pink:dots d4:yellow:ferns c4:pink:flowers", "pink:ferns light_blue:dots",
        _earns("pink"),
    ),
    Lesson(
        "border", "a3:light_blue:flowers c4:pink:flowers", "light_blue:stripes yellow:quatrefoil", _earns("light_blue"),
    ),
    Lesson(
        "cat", "c3:pink:dots c4:yellow:dots b2:green:stripes a3:purple:quatrefoil", "light_blue:dots green:flowers",
        _earns("millie"),
    ),
    Lesson(
        "again", "c3:pink:dots c4:yellow:dots d4:light_blue:dots c1:green:vines d1:dark_blue:vines",
        "yellow:vines purple:dots", _earns("millie"),
    ),
    Lesson(
        "letters", "b1:pink:stripes c1:yellow:dots b2:green:ferns d2:dark_blue:dots b3:purple:vines",
        "light_blue:stripes pink:quatrefoil", _meets(0, 1),
    ),
    Lesson(
        "exact", "a3:pink:dots b3:pink:ferns c4:pink:stripes a4:green:flowers a5:green:vines",
        "pink:quatrefoil green:ferns", _meets(2, 1),
    ),
    Lesson(
        "both", "d2:pink:dots e2:pink:ferns c3:green:dots e3:green:stripes d4:yellow:stripes",
        "yellow:ferns yellow:vines", _meets(1, 2),
    ),
)  # fmt: skip


_FIRST_CATS = (
    CatInPlay(Cat.MILLIE, (Pattern.VINES, Pattern.STRIPES)),
    CatInPlay(Cat.TIBBIT, (Pattern.DOTS, Pattern.FERNS)),
    CatInPlay(Cat.COCONUT, (Pattern.FLOWERS, Pattern.QUATREFOIL)),
)
_FIRST_QUILT = """
    e3:yellow:ferns e2:dark_blue:ferns e1:light_blue:ferns d1:light_blue:ferns e4:yellow:vines e5:light_blue:vines
    d4:pink:vines a4:purple:flowers b1:green:dots a1:yellow:dots c3:pink:quatrefoil c4:pink:quatrefoil
    b3:purple:flowers d2:dark_blue:quatrefoil b2:yellow:flowers c1:light_blue:dots d5:green:ferns a5:purple:dots
    a2:light_blue:stripes b5:pink:stripes a3:pink:dots c5:dark_blue:ferns
"""


def welcome() -> dict[str, Any]:
    """Quilt and goals of somebody's first game, worth 57 points."""
    options, quilt = Options(mode=Mode.BEGINNER), _sewn(Board.GREEN, _FIRST_QUILT, _FIRST_CATS)
    state, points = quilt_state(options, quilt)
    assert points.total == 57
    return {"quilt": _plain(state), "goals": _plain(goal_states(options, quilt_progress(options, quilt, Counter())))}


def lessons() -> list[dict[str, Any]]:
    """Every lesson: the table before, and after each wanted placement (`patch@cell`)."""
    return [_lesson(lesson) for lesson in LESSONS]


def _lesson(lesson: Lesson) -> dict[str, Any]:
    position = _game(lesson)
    after = {
        f"{place.patch}@{place.cell}": placed
        for place in legal_placements(position)
        if lesson.is_wanted(position, placed := apply(position, Place(place.patch, place.cell)))
    }
    assert after, lesson.name
    return {
        "name": lesson.name,
        "before": _shown(position),
        "after": {key: _shown(placed) for key, placed in after.items()},
    }


def _game(lesson: Lesson) -> Position:
    quilt = _sewn(Board.BLUE, lesson.sewn, _CATS)
    hand = Hand(dealt=tuple(parse_patch(text) for text in lesson.hand.split()))
    market = tuple(parse_patch(text) for text in lesson.market.split())
    return Position(Options(mode=Mode.BEGINNER), _CATS, (Seat(quilt, hand),), market, phase=Phase.PLACE)


def _sewn(board: Board, placements: str, cats: tuple[CatInPlay, ...]) -> Quilt:
    quilt = Quilt.empty(board, BEGINNER_GOALS)
    for entry in placements.split():
        cell, patch = entry.split(":", 1)
        quilt, _ = quilt.place(parse_patch(patch), parse_cell(cell), cats)
    return quilt


def _shown(position: Position) -> dict[str, Any]:
    return cast(dict[str, Any], _plain(game_state(view_for(position, 0))))


def _plain(state: object) -> Any:
    return TypeAdapter(type(state)).dump_python(state, mode="json")
