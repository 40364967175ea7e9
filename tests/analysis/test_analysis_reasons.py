"""Each kind of reason, one by one, on a quilt made for it; and every reason in every language."""

from collections.abc import Iterable

import pytest

from calico.analysis import REASONS, Reason, reasons_for, tell
from calico.locales import LANGUAGES, texts
from calico.notation import parse_move
from calico.rules import (
    BEGINNER_GOALS,
    CELL_NAMED,
    Cat,
    CatInPlay,
    Goal,
    Hand,
    Options,
    Phase,
    Place,
    Position,
    Quilt,
    Restriction,
    Seat,
    Variant,
    apply,
    view_for,
)
from tables import CATS_IN_PLAY, patches, plain_quilt, sew, with_patterns

LINES = with_patterns(Cat.CALLIE, Cat.TECOLOTE, Cat.ALMOND)
MARKET = "purple:stripes purple:ferns purple:vines"


def table(
    sewn: str,
    hand: str,
    *,
    market: str = MARKET,
    goals: tuple[Goal, ...] = BEGINNER_GOALS,
    cats: tuple[CatInPlay, ...] = CATS_IN_PLAY,
    options: Options | None = None,
    rival: Quilt | None = None,
) -> Position:
    quilt = sew(plain_quilt(goals), sewn, cats)
    seats = [Seat(quilt, Hand(taken=patches(hand)))]
    if rival is not None:
        seats.append(Seat(rival, Hand(face_down=2)))
    return Position(Options() if options is None else options, cats, tuple(seats), patches(market), phase=Phase.PLACE)


def told(position: Position, move: str) -> tuple[Reason, ...]:
    return reasons_for(view_for(position, 0), parse_move(move))


def of(reasons: Iterable[Reason], key: str) -> list[dict[str, object]]:
    return [dict(reason.arguments) for reason in reasons if reason.key == key]


def test_what_is_earned_is_said_first() -> None:
    buttons = (
        "pink:dots@a1 pink:vines@b1 pink:stripes@a2 "
        "yellow:vines@d1 yellow:dots@e1 yellow:stripes@e2 "
        "green:ferns@a5 green:quatrefoil@b5 green:vines@a4 "
        "light_blue:flowers@e5 light_blue:stripes@d5 light_blue:vines@e4"
    )
    position = table(buttons, "purple:dots green:flowers")
    quilt = sew(plain_quilt(), buttons + " purple:stripes@c3 purple:vines@d4 dark_blue:dots@b3 dark_blue:ferns@a3")
    assert [button.color.value for button in quilt.buttons] == ["pink", "yellow", "green", "light_blue"]
    quilt = sew(quilt, "dark_blue:ferns@b2")
    assert len(quilt.buttons) == 5
    position = Position(
        position.options, position.cats, (Seat(quilt, position.seats[0].hand),), position.market, phase=Phase.PLACE
    )
    reasons = told(position, "Vd-c4-1")
    assert [reason.key for reason in reasons[:2]] == ["button", "rainbow"]
    assert of(reasons, "button") == [{"color": "purple"}]


def test_a_cat_that_comes() -> None:
    reasons = told(table("pink:dots@a1 yellow:dots@b1", "green:dots green:vines"), "Gd-c1-1")
    assert reasons[0] == Reason.of("cat", cat="millie", points=3)
    assert reasons[0].is_for


AROUND_B4 = ("a3", "b3", "a4", "c4", "a5", "b5")  # in reading order; the last one is left open by these tests


def around_b4(*names: str) -> str:
    return " ".join(f"{name}@{cell}" for name, cell in zip(names, AROUND_B4, strict=False))


@pytest.mark.parametrize(
    ("last", "way", "points"),
    [("Ld", "colors", 8), ("Gs", "patterns", 8), ("Ls", "both", 13), ("Gw", None, None)],
)
def test_a_goal_that_is_met(last: str, way: str | None, points: int | None) -> None:
    """AAA-BBB on b4: pink and light blue, dots and stripes."""
    five = around_b4("pink:dots", "light_blue:stripes", "pink:stripes", "light_blue:dots", "pink:dots")
    hand = {"Ld": "light_blue:dots", "Gs": "green:stripes", "Ls": "light_blue:stripes", "Gw": "green:flowers"}[last]
    reasons = told(table(five, f"{hand} green:vines"), f"{last}-b5-1")
    wanted = [] if way is None else [{"goal": "aaa-bbb", "cell": "b4", "way": way, "points": points}]
    assert of(reasons, "goal-met") == wanted
    lost = {"colors": "patterns", "patterns": "colors", "both": None, None: "all"}[way]
    assert of(reasons, "goal-lost") == ([] if lost is None else [{"goal": "aaa-bbb", "cell": "b4", "way": lost}])


def test_where_only_both_ways_count_one_way_is_nothing() -> None:
    five = around_b4("pink:dots", "light_blue:stripes", "pink:stripes", "light_blue:dots", "pink:dots")
    position = table(five, "light_blue:dots green:vines", options=Options(restriction=Restriction.BOTH))
    reasons = told(position, "Ld-b5-1")
    assert of(reasons, "goal-met") == []
    assert of(reasons, "goal-lost") == [{"goal": "aaa-bbb", "cell": "b4", "way": "all"}]


def test_one_patch_is_missing() -> None:
    reasons = told(
        table(around_b4("pink:dots", "pink:ferns", "green:dots", "green:vines"), "pink:stripes green:vines"), "Ps-a5-1"
    )
    assert of(reasons, "goal-one") == [{"goal": "aaa-bbb", "cell": "b4", "way": "colors", "wanted": "green"}]


@pytest.mark.parametrize(
    ("patch", "hand", "way"),
    [("Pd", "pink:dots", "both"), ("Pv", "pink:vines", "colors"), ("Gd", "green:dots", "patterns")],
)
def test_a_goal_that_stays_possible(patch: str, hand: str, way: str) -> None:
    """Pink and yellow, dots and ferns lie around AAA-BBB already; a third colour or pattern spoils that way."""
    position = table(around_b4("pink:dots", "yellow:ferns"), f"{hand} light_blue:quatrefoil")
    (fits,) = [one for one in of(told(position, f"{patch}-a4-1"), "goal-fits") if one["cell"] == "b4"]
    assert fits["way"] == way


def test_goals_that_bring_nothing_are_not_talked_of() -> None:
    position = table(
        around_b4("pink:dots"), "green:vines pink:dots", options=Options(variants=frozenset({Variant.FAMILY}))
    )
    assert not any("goal" in reason.key for reason in told(position, "Gv-a4-1"))


def test_a_group_grows() -> None:
    reasons = told(table("pink:stripes@a1 green:stripes@b1", "yellow:stripes green:ferns"), "Ys-c1-2")
    assert of(reasons, "group") == [{"cat": "coconut", "have": 3, "need": 5}]


def test_a_line_stays_open_on_two_sides_or_on_one() -> None:
    """Three of Tecolote's four in the first row: open at both ends; then only at one, because the other is taken."""
    middle = "pink:flowers@b1 green:flowers@c1"
    hand = "yellow:flowers green:ferns"
    both = told(table(middle, hand, cats=LINES), "Yw-d1-2")
    assert of(both, "line") == [{"cat": "tecolote", "have": 3, "need": 4, "ways": 2}]
    one = told(table(f"{middle} green:ferns@e1", hand, cats=LINES), "Yw-d1-2")
    assert of(one, "line") == [{"cat": "tecolote", "have": 3, "need": 4, "ways": 1}]


def test_a_shape_that_is_not_a_line() -> None:
    reasons = told(table("pink:dots@d1", "yellow:dots green:ferns", cats=LINES), "Yd-e1-2")
    assert of(reasons, "shape") == [{"cat": "callie", "have": 2, "need": 3, "ways": 1}]


def test_a_pair_of_one_colour() -> None:
    reasons = told(table("green:vines@a1", "green:quatrefoil light_blue:ferns", market="yellow:ferns " * 3), "Gq-b1-1")
    assert of(reasons, "pair") == [{"color": "green", "cells": "c1, a2, b2"}]


def test_the_hand_may_earn_next_turn_and_then_the_pair_need_not_be_told() -> None:
    reasons = told(table("green:vines@a1", "green:quatrefoil green:ferns"), "Gq-b1-1")
    assert {"patch": "green:ferns", "tokens": "green", "cell": "c1"} in of(reasons, "next")
    assert of(reasons, "pair") == []


def test_what_is_taken_may_meet_a_goal_next_turn() -> None:
    five = around_b4("pink:dots", "light_blue:stripes", "pink:stripes", "light_blue:dots", "pink:dots")
    reasons = told(table(five, "green:vines green:vines", market="light_blue:ferns " + MARKET[15:]), "Gv-e1-1")
    assert of(reasons, "next-goal") == [{"patch": "light_blue:ferns", "goal": "aaa-bbb", "cell": "b5", "points": 8}]


def test_a_rival_is_denied_what_the_rival_could_use() -> None:
    rival = sew(plain_quilt(), "pink:dots@a1 yellow:dots@b1")
    position = table(
        "", "green:vines green:quatrefoil", market="light_blue:dots purple:vines purple:vines", rival=rival
    )
    assert of(told(position, "Gv-e1-1"), "denies") == [
        {"patch": "light_blue:dots", "rival": 1, "points": 3, "tokens": "millie"}
    ]
    assert of(told(position, "Gv-e1-2"), "denies") == []


def test_what_was_begun_is_given_up() -> None:
    """A second group of pink is joined to one that has its button."""
    sewn = "pink:dots@a1 pink:vines@b1 pink:ferns@a2 pink:stripes@d1 pink:flowers@e1"
    reasons = told(table(sewn, "pink:quatrefoil green:vines"), "Pq-c1-1")
    assert {"token": "pink", "count": 2} in of(reasons, "ends")
    assert not next(reason for reason in reasons if reason.key == "ends").is_for


def test_in_the_middle_of_a_turn_only_the_rest_of_it_is_judged() -> None:
    position = table("green:vines@a1", "green:quatrefoil green:ferns")
    placed = apply(position, Place(position.seats[0].hand.patches[0], CELL_NAMED["b1"]))
    reasons = told(placed, "Gq-b1-1")
    assert {reason.key for reason in reasons} == {"next"}


def test_without_a_hand_nothing_is_said_of_the_next_turn() -> None:
    position = table("green:vines@a1", "", market="green:dots green:ferns pink:vines",
                 options=Options(restriction=Restriction.NO_HAND))  # fmt: skip
    assert of(told(position, "Gd-b1-1"), "next") == []


EXAMPLES: dict[str, dict[str, str | int]] = {
    "cat": {"cat": "rumi", "points": 5},
    "button": {"color": "pink"},
    "rainbow": {},
    "goal-met": {"goal": "aaa-bbb", "cell": "c2", "way": "both", "points": 13},
    "goal-lost": {"goal": "different", "cell": "c2", "way": "all"},
    "ends": {"token": "pink", "count": 2},
    "goal-one": {"goal": "aaa-bbb", "cell": "c2", "way": "colors", "wanted": "green, pink"},
    "line": {"cat": "rumi", "have": 2, "need": 3, "ways": 2},
    "shape": {"cat": "callie", "have": 2, "need": 3, "ways": 1},
    "group": {"cat": "millie", "have": 2, "need": 3},
    "next": {"patch": "pink:dots", "tokens": "millie, pink", "cell": "c3"},
    "next-goal": {"patch": "pink:dots", "goal": "aa-bb-cc", "cell": "c3", "points": 7},
    "pair": {"color": "purple", "cells": "a1, b1"},
    "goal-fits": {"goal": "aaa-bbb", "cell": "c2", "way": "any"},
    "denies": {"patch": "pink:dots", "rival": 1, "points": 3, "tokens": "millie"},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_told_in_every_language(language: str) -> None:
    assert set(EXAMPLES) == set(REASONS)
    sentences = {
        tell(Reason.of(key, **arguments), texts(language), ("Ari", "Mia")) for key, arguments in EXAMPLES.items()
    }
    assert len(sentences) == len(REASONS)
    assert not any("pink:dots" in sentence or "light_blue" in sentence for sentence in sentences)
    assert any("Mia" in sentence for sentence in sentences)


def test_a_sentence_reads_well() -> None:
    english = texts("en")
    line = Reason.of("line", cat="rumi", have=2, need=3, ways=2)
    assert tell(line, english) == "keeps a line of 2 of 3 for Rumi open in 2 places"
    denied = Reason.of("denies", patch="pink:dots", rival=1, points=3, tokens="millie")
    assert tell(denied, english) == "takes pink dots from 2 (+3 there)"
