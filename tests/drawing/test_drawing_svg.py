"""SVG: well-formed, self-contained, complete, deterministic, small."""

import re
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from svg_reading import SVG, parse, shapes_by_cell

from calico.drawing import legend_svg, quilt_svg, table_svg
from calico.rules import (
    ALL_PATCHES,
    CELL_NAMED,
    CELLS,
    GOAL_POINTS,
    GOAL_SLOTS,
    MARKET_SIZE,
    PATCH_CELLS,
    CalicoError,
    Cat,
    Color,
    Goal,
    Options,
    Pattern,
    Phase,
    Position,
    Restriction,
    Variant,
    View,
    view_for,
)
from strategies import Played, games, play_by_chance
from tables import finished, judged_quilt

SEEN = settings(max_examples=25, deadline=None)
NAME = st.text(max_size=40)


def check_self_contained(svg: str) -> None:
    """Ids are unique, every reference leads to one of them, and nothing comes from or goes to elsewhere."""
    tree = parse(svg)
    ids = [element.attrib["id"] for element in tree.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    used = {element.attrib["href"] for element in tree.iter() if "href" in element.attrib}
    used |= set(re.findall(r"url\((?!data:)([^)]*)\)", svg))
    assert used == {f"#{name}" for name in ids}  # nothing missing, nothing defined in vain
    assert {element.tag.removeprefix(SVG) for element in tree.iter()}.isdisjoint({"script", "image", "foreignObject"})
    for style in tree.iter(f"{SVG}style"):  # the typeface and nothing else
        assert re.fullmatch(r"@font-face\{[\w;:' -]*src:url\(data:font/woff2;base64,[\w+/=]+\)\}", style.text or "")
    assert svg.count("://") == 1  # the name of SVG itself


@SEEN
@given(games(), st.data())
def test_every_table_is_well_formed_and_self_contained(played: Played, data: st.DataObject) -> None:
    position = played.position
    viewer = data.draw(st.sampled_from([None, *range(len(position.seats))]))
    shown: Position | View = view_for(position, viewer) if data.draw(st.booleans()) else position
    names = data.draw(st.lists(NAME, max_size=4))
    check_self_contained(table_svg(shown, names=names, cell_names=data.draw(st.booleans())))


@SEEN
@given(games(), NAME, st.sampled_from([None, *CELLS]), st.booleans())
def test_every_quilt_shows_what_lies_on_it(played: Played, name: str, cell: int | None, named: bool) -> None:
    position = played.position
    seat = len(position.seats) - 1
    quilt = position.seats[seat].quilt
    svg = quilt_svg(position, seat, name=name, cell_names=named, highlight=None if cell is None else CELLS[cell])
    check_self_contained(svg)
    shown = Counter((where, shape) for where, shapes in shapes_by_cell(svg) for shape in shapes)
    for place in PATCH_CELLS:
        patch = quilt.patches[place]
        wanted = f"{quilt.board}-well" if patch is None else f"{patch.color}-{patch.pattern}"
        assert shown[place.name, wanted] == 1
    for token in quilt.cats:
        assert shown[token.cell.name, f"{token.cat}-token"] == 1
    for button in quilt.buttons:
        assert shown[button.cell.name, f"{button.color}-button"] == 1
    uses = [use.attrib["href"].split("-", 1)[1] for use in parse(svg).iter(f"{SVG}use")]
    assert sum(shape.endswith("-token") for shape in uses) == len(quilt.cats)
    assert sum(shape.endswith("-button") for shape in uses) == len(quilt.buttons)
    assert uses.count("rainbow") == int(quilt.rainbow)
    texts = [text.text for text in parse(svg).iter(f"{SVG}text")]
    for place in PATCH_CELLS:
        assert (place.name in texts) == (named and quilt.patches[place] is None) or place.name == name


@pytest.mark.parametrize("goal", Goal)
def test_goal_tile_shows_its_values(goal: Goal) -> None:
    goals = (goal, *[other for other in Goal if other is not goal][:2])
    position = play_by_chance(1, Options(), 1).position
    position = replace(
        position, seats=(replace(position.seats[0], quilt=replace(position.seats[0].quilt, goals=goals)),)
    )
    tree = parse(quilt_svg(position, 0))
    tiles = {tile.attrib["data-goal"]: tile for tile in tree.iter(f"{SVG}g") if "data-goal" in tile.attrib}
    assert set(tiles) == set(goals)
    texts = [text.text or "" for text in tiles[goal].iter(f"{SVG}text")]
    assert [text for text in texts if text.isdigit()] == [
        str(v) for v in GOAL_POINTS[position.options.goal_values][goal]
    ]
    letters = Counter("".join(texts[:-2]).replace(" ", ""))
    assert tuple(sorted(letters.values(), reverse=True)) == (() if goal is Goal.DIFFERENT else goal.groups)


def goal_markup(way: str, options: Options | None = None) -> str:
    """The markup of the tile on c2 when its goal is met this way."""
    svg = quilt_svg(finished(judged_quilt(ways=(way, "none", "none")), options=options), 0, prefix="x")
    found = re.search(r'<g data-cell="c2">.*?</g></g>', svg)
    assert found is not None
    return found.group()


def test_goal_states_look_different() -> None:
    states = [goal_markup(way) for way in ("none", "colors", "patterns", "both")]
    assert len(set(states)) == 4


def test_goal_met_one_way_looks_lost_where_only_both_ways_count() -> None:
    lost = goal_markup("none", Options(restriction=Restriction.BOTH))
    met_one_way = goal_markup("colors", Options(restriction=Restriction.BOTH))
    assert lost.count("stroke-dasharray") == met_one_way.count("stroke-dasharray") == 1  # the crossing threads
    assert goal_markup("both", Options(restriction=Restriction.BOTH)).count("stroke-dasharray") == 0


def test_family_goals_lie_face_down() -> None:
    position = play_by_chance(2, Options(variants=frozenset({Variant.FAMILY})), 3, 60).position
    svg = quilt_svg(position, 0)
    assert [(slot.name, ["goal-back"]) for slot in GOAL_SLOTS] == [
        entry for entry in shapes_by_cell(svg) if entry[0] in {slot.name for slot in GOAL_SLOTS}
    ]
    assert "data-goal" not in svg


def test_goals_not_yet_chosen_leave_wells_and_an_offer() -> None:
    position = play_by_chance(2, Options(), 3, 0).position
    assert position.phase is Phase.CHOOSE
    assert shapes_by_cell(quilt_svg(position, 0)).count(("c2", ["goal-well"])) == 1
    assert table_svg(view_for(position, 0)).count("data-goal") == 4  # a rival's offer stays unseen


def test_a_view_hides_what_the_seat_does_not_see() -> None:
    played = play_by_chance(2, Options(), 5, 2 + 4 + 3)
    assert played.position.phase is Phase.PLACE
    backs = [table_svg(shown).count('-back"') for shown in (played.position, view_for(played.position, 0))]
    assert backs[1] == backs[0] + 2


def test_the_table_says_whose_turn_it_is_and_who_has_won() -> None:
    position = play_by_chance(2, Options(), 5, 9).position
    other = replace(position, turn=1 - position.turn)
    assert table_svg(position, prefix="x") != table_svg(other, prefix="x")
    one, two = (finished(judged_quilt(buttons=[Color.PINK] * k), judged_quilt(buttons=[Color.PINK])) for k in (0, 2))
    rosette = "M-5 6L-9 20"
    assert table_svg(one).count(rosette) == table_svg(two).count(rosette) == 1


def test_the_same_table_gives_the_same_drawing() -> None:
    position = play_by_chance(4, Options(), 7, 150).position
    assert table_svg(position, names=["Ada"]) == table_svg(position, names=["Ada"])


def test_two_drawings_share_no_id() -> None:
    position = play_by_chance(2, Options(), 7, 80).position
    drawings = [quilt_svg(position, 0), quilt_svg(position, 1), table_svg(position), legend_svg()]
    ids = [set(re.findall(r' id="([^"]+)"', svg)) for svg in drawings]
    assert sum(map(len, ids)) == len(set.union(*ids))


def test_a_prefix_begins_every_id() -> None:
    svg = quilt_svg(play_by_chance(1, Options(), 7, 40).position, 0, prefix="mine")
    assert all(name.startswith("mine-") for name in re.findall(r' id="([^"]+)"', svg))


@pytest.mark.parametrize("prefix", ["1a", 'a"b', "a b", "é", "-"])
def test_a_prefix_that_is_no_id_is_refused(prefix: str) -> None:
    with pytest.raises(CalicoError) as caught:
        quilt_svg(play_by_chance(1, Options(), 7, 40).position, 0, prefix=prefix)
    assert caught.value.code == "picture-prefix"


def test_a_table_stays_small() -> None:
    assert max(len(table_svg(play_by_chance(4, Options(), seed).position)) for seed in range(3)) < 400_000


def test_names_are_escaped_and_words_are_only_names() -> None:
    position = play_by_chance(2, Options(), 7, 80).position
    names = ["<b>&\"'\x00\x1b</b>", "Żółć Ёж ñ"]
    texts = [text.text or "" for text in parse(table_svg(position, names=names)).iter(f"{SVG}text")]
    words = [text for text in texts if any(letter.isalpha() for letter in text)]
    cells = set(CELL_NAMED)
    goals = set("ABCD ")
    assert sorted(word for word in words if word not in cells and not set(word) <= goals) == sorted(
        ["<b>&\"'</b>", "Żółć Ёж ñ"]
    )


def test_title_and_description_are_read_aloud() -> None:
    position = play_by_chance(1, Options(), 7, 40).position
    quilt = position.seats[0].quilt
    tree = parse(quilt_svg(position, 0, title="My quilt"))
    assert tree.findtext(f"{SVG}title") == "My quilt"
    description = tree.findtext(f"{SVG}desc") or ""
    for cell in PATCH_CELLS:
        assert (f"{cell} {quilt.patches[cell]}" in description) == (quilt.patches[cell] is not None)
    assert parse(table_svg(position, desc="Said otherwise")).findtext(f"{SVG}desc") == "Said otherwise"


def test_an_unknown_seat_is_refused() -> None:
    with pytest.raises(CalicoError) as caught:
        quilt_svg(play_by_chance(1, Options(), 1, 9).position, 1)
    assert caught.value.code == "seat-unknown"


def test_the_legend_has_every_colour_and_pattern_in_any_language() -> None:
    labels: dict[str, str] = {name: f"<{name}>" for name in (*Color, *Pattern)}
    svg = legend_svg(labels=labels)
    check_self_contained(svg)
    texts = {text.text for text in parse(svg).iter(f"{SVG}text")}
    assert set(labels.values()) <= texts


def test_all_patches_and_cats_have_their_own_drawing() -> None:
    """36 patches and 10 tokens, no two alike but for their ids."""
    position = play_by_chance(1, Options(), 1).position
    empty = position.seats[0].quilt
    patches = list(empty.patches)
    drawings = set()
    for patch in ALL_PATCHES:
        patches[CELL_NAMED["a1"]] = patch
        quilt = replace(empty, patches=tuple(patches), cats=(), buttons=())
        svg = quilt_svg(replace(position, seats=(replace(position.seats[0], quilt=quilt),)), 0, desc="-", prefix="x")
        found = re.search(rf'<g id="x-{patch.color}-{patch.pattern}".*?<path[^>]*stroke-dasharray[^>]*/></g>', svg)
        assert found is not None
        drawings.add(found.group().replace(f"{patch.color}-{patch.pattern}", ""))
    assert len(drawings) == len(ALL_PATCHES)
    tokens = set()
    for cat in Cat:
        quilt = judged_quilt(cats=[cat])
        svg = quilt_svg(finished(quilt), 0, desc="-", prefix="x")
        tokens.add(svg.replace(cat, ""))
    assert len(tokens) == len(Cat)


def test_the_market_shows_its_three_patches() -> None:
    position = play_by_chance(1, Options(), 7, 2 + 5).position
    assert len([patch for patch in position.market if patch is not None]) == MARKET_SIZE or position.phase is Phase.DRAW
    svg = table_svg(position, desc="-")
    for patch in position.market:
        if patch is not None:
            assert f'-{patch.color}-{patch.pattern}"' in svg
