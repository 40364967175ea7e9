"""The terminal's drawing: narrow enough, readable without colour, complete."""

import re
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from calico.drawing import QUILT_WIDTH, legend_text, patch_text, quilt_lines, quilt_text, side_by_side, table_text
from calico.drawing.terminal import QUILT_HEIGHT, cat_line, hand_line, market_line, visible_width
from calico.rules import (
    ALL_PATCHES,
    BORDER_CELLS,
    CELL_NAMED,
    PATCH_CELLS,
    CalicoError,
    Cat,
    CatInPlay,
    Color,
    Options,
    Pattern,
    Phase,
    Restriction,
    Variant,
    view_for,
)
from strategies import Played, games, play_by_chance
from tables import finished, judged_quilt

SEEN = settings(max_examples=40, deadline=None)
ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


@SEEN
@given(
    games(),
    st.lists(st.text(max_size=30), max_size=4),
    st.integers(60, 200),
    st.booleans(),
    st.booleans(),
)
def test_no_line_is_too_wide(played: Played, names: list[str], width: int, color: bool, unicode: bool) -> None:
    for shown in (played.position, view_for(played.position, None)):
        text = table_text(shown, names=names, color=color, width=width, unicode=unicode)
        assert max(visible_width(line) for line in text.split("\n")) <= width
    text = quilt_text(played.position, 0, color=color, width=width, unicode=unicode)
    assert max(visible_width(line) for line in text.split("\n")) <= width


@SEEN
@given(games(), st.booleans())
def test_a_quilt_without_colour_says_everything(played: Played, unicode: bool) -> None:
    position = played.position
    quilt = position.seats[0].quilt
    lines = quilt_lines(position, 0, color=False, unicode=unicode)
    assert len(lines) == QUILT_HEIGHT
    assert {visible_width(line) for line in lines} == {QUILT_WIDTH}
    text = "\n".join(lines)
    assert "\x1b" not in text
    assert text.isascii() or unicode
    codes = Counter(re.findall(r"(?<!\^)[PYGLDV][dfwqsv]", text))  # ^Gw is Gwenivere, no patch
    placed = [quilt.patches[cell] for cell in (*BORDER_CELLS, *PATCH_CELLS)]
    assert codes == Counter(patch.code for patch in placed if patch is not None)
    names = re.findall(r"[a-e][1-5]", text)
    assert [CELL_NAMED[name] for name in names] == list(quilt.empty_cells)
    cats = re.findall(r"\^([A-Z][a-z])", text)
    assert sorted(cats) == sorted(token.cat[:2].capitalize() for token in quilt.cats)
    assert text.count("●" if unicode else "@") == len(quilt.buttons)


@SEEN
@given(games(), st.booleans())
def test_colour_adds_nothing_but_colour(played: Played, unicode: bool) -> None:
    """Without its codes, the coloured drawing is the plain one."""
    plain, colored = (quilt_lines(played.position, 0, color=color, unicode=unicode) for color in (False, True))
    assert [ESCAPE.sub("", line) for line in colored] == plain
    assert all("\x1b" in line for line in colored)


def test_all_patches_can_be_told_apart_without_colour() -> None:
    assert len({patch_text(patch, color=False) for patch in ALL_PATCHES}) == len(ALL_PATCHES)


def test_all_cats_can_be_told_apart_without_colour() -> None:
    lines = [cat_line(CatInPlay(cat, (Pattern.DOTS, Pattern.VINES)), color=False) for cat in Cat]
    assert len({line[:2] for line in lines}) == len(Cat)
    assert "Leo       11  ⬢⬢⬢⬢⬢   d:dots v:vines" in lines[-1]
    assert "Almond     9  ⬢⬢/⬢⬢⬢" in lines[-2]
    assert "Millie     3  3+ " in lines[0]


@pytest.mark.parametrize(("way", "shown"), [("none", "✗"), ("colors", "✓ 10"), ("patterns", "✓ 10"), ("both", "✓✓15")])
def test_a_goal_says_how_it_stands(way: str, shown: str) -> None:
    lines = quilt_lines(finished(judged_quilt(ways=(way, "none", "none"))), 0, color=False)
    letters, state = lines[4][18:24], lines[5][18:24]
    assert (letters.strip(), state.strip()) == ("≠", shown)


def test_a_goal_met_one_way_is_lost_where_only_both_ways_count() -> None:
    position = finished(judged_quilt(ways=("colors", "none", "none")), options=Options(restriction=Restriction.BOTH))
    assert quilt_lines(position, 0, color=False)[5][18:24].strip() == "✗"


def test_family_goals_show_no_letters() -> None:
    position = play_by_chance(1, Options(variants=frozenset({Variant.FAMILY})), 3, 30).position
    text = quilt_text(position, 0, color=False)
    assert text.count("(-..-)") == 3
    assert "≠" not in text
    assert not re.search("AA|BB", text)


def test_the_patch_of_this_turn_is_marked() -> None:
    played = play_by_chance(1, Options(), 3, 1 + 5 + 1)
    assert played.position.phase is Phase.TAKE
    assert played.position.placed is not None
    assert f"[{played.position.placed.patch.code}]" in quilt_text(played.position, 0, color=False)
    marked = quilt_text(replace(played.position, placed=None), 0, color=False, highlight=played.position.placed.cell)
    assert marked == quilt_text(played.position, 0, color=False)


def test_unseen_hands_lie_face_down() -> None:
    position = play_by_chance(2, Options(), 3, 2 + 4 + 3).position
    assert hand_line(view_for(position, 0), 1, color=False).split() == ["▒▒", "▒▒"]
    assert hand_line(position, 1, color=False).split() == [patch.code for patch in position.seats[1].hand.patches]


def test_the_market_shows_positions_supply_and_belt() -> None:
    two, one = (play_by_chance(players, Options(), 3, players * 3 + 3).position for players in (2, 1))
    codes = [patch.code for patch in two.market if patch is not None]
    assert market_line(two, color=False).split() == ["1", codes[0], "2", codes[1], "3", codes[2], "[101]"]
    codes = [patch.code for patch in one.market if patch is not None]
    belt = ["(0)", "←", "1", codes[0], "←", "2", codes[1], "←", "3", codes[2], "←", "[103]"]
    assert market_line(one, color=False).split() == belt


def test_quilts_stand_side_by_side_where_there_is_room() -> None:
    position = play_by_chance(2, Options(), 3, 60).position
    assert len(table_text(position, color=False, width=93).split("\n")) < len(
        table_text(position, color=False, width=92).split("\n")
    )


def test_something_can_stand_beside_a_quilt() -> None:
    position = play_by_chance(1, Options(), 3, 30).position
    for color in (True, False):
        lines = side_by_side(quilt_lines(position, 0, color=color), ["one", "two"], gap=3)
        assert len(lines) == QUILT_HEIGHT
        assert visible_width(lines[0]) == QUILT_WIDTH + 3 + len("one")


def test_the_legend_explains_all_letters() -> None:
    labels: dict[str, str] = {name: name.upper() for name in (*Color, *Pattern)}
    text = legend_text(color=False, labels=labels)
    assert all(label in text for label in labels.values())
    assert re.findall(r"^ ([A-Z]) ", text, re.MULTILINE) == list("PYGLDV")
    assert ESCAPE.sub("", legend_text(color=True, labels=labels)) == text


def test_an_unknown_seat_is_refused() -> None:
    with pytest.raises(CalicoError) as caught:
        quilt_lines(play_by_chance(1, Options(), 1, 9).position, -1, color=False)
    assert caught.value.code == "seat-unknown"
