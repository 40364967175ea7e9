"""The printed examples of the five rulebooks, and the sentences that are as good as one.

Each test says where it is printed: the language, and the page, or the heading where an edition's text has no page
numbers (all of the Russian and parts of the German one). English, French and Polish have the same pages.
"""

from dataclasses import replace
from itertools import permutations

import pytest

from calico.rules import (
    ACHIEVEMENT_NAMED,
    ALL_PATCHES,
    BEGINNER_CATS,
    BEGINNER_GOALS,
    CATS,
    GOAL_SLOTS,
    NEIGHBOURS,
    SCENARIOS,
    AchievementMode,
    Board,
    Cat,
    CatInPlay,
    Chart,
    Color,
    DecidedBy,
    Goal,
    GoalValues,
    Mode,
    Move,
    Options,
    Patch,
    Pattern,
    Phase,
    Position,
    Quilt,
    Rainbow,
    Restriction,
    Score,
    SeatSetup,
    Setup,
    Variant,
    goal_results,
    goals_to_choose_from,
    has_passed,
    legal_choices,
    legal_moves,
    legal_takes,
    offered,
    play,
    result,
    score,
    start,
    unseen,
)  # fmt: skip
from tables import (
    Placements,
    beginner_setup,
    cells,
    dealt,
    finished,
    judged_quilt,
    patches,
    placements,
    plain_quilt,
    play_placements,
    scenario_setup,
    sew_and_tell,
    standard_setup,
    whole_supply,
    with_patterns,
)  # fmt: skip

# Setup.


@pytest.mark.rule("R6.1", "R6.6")
def test_beginner_setup() -> None:
    """EN, FR, PL page 4; DE page 3; RU beginners' setup: steps A to H."""
    position = dealt(beginner_setup(4))
    assert [in_play.cat for in_play in position.cats] == [Cat.MILLIE, Cat.TIBBIT, Cat.COCONUT]
    assert [len(in_play.patterns) for in_play in position.cats] == [2, 2, 2]
    for seat in position.seats:
        assert seat.quilt.goals == (Goal.DIFFERENT, Goal.AA_BB_CC, Goal.AAA_BBB)
        assert len(seat.hand) == 2
    assert len({seat.quilt.board for seat in position.seats}) == 4
    assert None not in position.market


@pytest.mark.rule("R6.3")
def test_standard_setup_reveals_four_goals_and_keeps_three() -> None:
    """EN, FR, PL page 5, step F; DE page 4, step F; RU experienced players' setup, step F."""
    position = start(standard_setup(2, goals=None))
    assert len(goals_to_choose_from(position, 0)) == 4
    assert len(legal_choices(position, 0)) == 24  # any three of four, each on a slot of choice


@pytest.mark.rule("R2.1", "R8.10")
def test_what_is_in_the_box() -> None:
    """EN, FR, PL page 3: 108 patches, 80 cat tokens; the German box (contents) has 74."""
    assert len(ALL_PATCHES) * Options().copies == 108
    assert sum(facts.tokens for facts in CATS.values()) == 80


# The turn.


@pytest.mark.rule("R7.3", "R9.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_twenty_two_turns_each(players: int) -> None:
    """EN, FR, PL page 5 (overview); DE page 2 (aim of the game); RU overview."""
    position = dealt(beginner_setup(players))
    supply = iter(whole_supply(position.options, ())[2 * players + 3 :])
    turns = [0] * players
    while position.phase is not Phase.OVER:
        turns[position.turn] += 1
        position = play(position, legal_moves(position)[-1], supply)
    assert turns == [22] * players


@pytest.mark.rule("R7.1", "R7.2")
def test_place_then_take_from_the_market_only() -> None:
    """EN, FR, PL page 5; DE course of the game; RU a player's turn: first 1, then 2, never from the supply."""
    position = dealt(beginner_setup(2))
    assert position.phase is Phase.PLACE
    assert {move.take for move in legal_moves(position)} == {1, 2, 3}
    assert legal_takes(position) == ()


# Design goals: EN, FR, PL page 6; DE heading Aufgabenplättchen. The Russian text has the examples as pictures only.


def around_d3(names: str, goal_values: GoalValues = GoalValues.BOOK) -> list[tuple[bool, bool, int]]:
    """How aa-bb-cc on d3 is judged, for every order in which these six patches can lie around it."""
    told = set()
    ring = NEIGHBOURS[GOAL_SLOTS[1]]
    for order in set(permutations(patches(names))):
        covered: list[Patch | None] = list(plain_quilt().patches)
        for cell, patch in zip(ring, order, strict=True):
            covered[cell] = patch
        quilt = replace(plain_quilt(), patches=tuple(covered))
        position = finished(quilt, options=Options(goal_values=goal_values))
        goal = goal_results(position.options, quilt)[1]
        told.add((goal.by_colors, goal.by_patterns, goal.points))
    return list(told)


@pytest.mark.rule("R5.1", "R5.2")
def test_three_pairs_of_colours() -> None:
    """Magenta, light blue and yellow: 7 points; the pairs need not lie side by side."""
    ring = "pink:dots pink:ferns light_blue:flowers light_blue:dots yellow:vines yellow:stripes"
    assert around_d3(ring) == around_d3(ring, GoalValues.TILE) == [(True, False, 7)]


@pytest.mark.rule("R5.1", "R5.2")
def test_three_pairs_of_patterns() -> None:
    """Stripes, flowers and dots: 7 points; the pairs need not lie side by side."""
    ring = "pink:stripes green:stripes yellow:flowers purple:flowers pink:dots dark_blue:dots"
    assert around_d3(ring) == [(False, True, 7)]


@pytest.mark.rule("R5.1", "R5.2")
def test_three_pairs_of_colours_and_of_patterns() -> None:
    """Dark blue, green and light blue; vines, flowers and quatrefoil: 11 points."""
    ring = "dark_blue:vines dark_blue:flowers green:vines green:quatrefoil light_blue:flowers light_blue:quatrefoil"
    assert around_d3(ring) == [(True, True, 11)]


@pytest.mark.rule("R5.1", "R5.5")
def test_three_pairs_that_are_not_of_one_kind() -> None:
    """Purple, magenta and stripes: 0 points."""
    ring = "purple:stripes purple:dots pink:stripes pink:ferns green:flowers yellow:vines"
    assert around_d3(ring) == [(False, False, 0)]


@pytest.mark.rule("R5.1")
@pytest.mark.parametrize(
    ("goal", "letters"),
    [
        (Goal.DIFFERENT, "ABCDEF"),
        (Goal.AAAA_BB, "AAAABB"),
        (Goal.AAA_BBB, "AAABBB"),
        (Goal.AAA_BB_C, "AAABBC"),
        (Goal.AA_BB_CC, "AABBCC"),
        (Goal.AA_BB_C_D, "AABBCD"),
    ],
)
def test_the_six_goals_explained(goal: Goal, letters: str) -> None:
    """EN, FR, PL page 9; DE page 8; RU appendix."""
    colors = [tuple(Color)["ABCDEF".index(letter)] for letter in letters]
    patterns = [tuple(Pattern)["ABCDEF".index(letter)] for letter in letters]
    assert [other for other in Goal if other.is_met_by(colors)] == [goal]
    assert [other for other in Goal if other.is_met_by(patterns)] == [goal]


# Cats: EN, FR, PL page 7; DE heading Katzen-Tableaus (there Callie is called Mauze); RU cats' tokens and tiles.

CALLIE = (CatInPlay(Cat.CALLIE, (Pattern.STRIPES, Pattern.FLOWERS)), CatInPlay(Cat.LEO, (Pattern.DOTS, Pattern.VINES)))


def is_attracted(cat: Cat, steps: str, cats: tuple[CatInPlay, ...] = CALLIE) -> bool:
    return cat in sew_and_tell(plain_quilt(), steps, cats)[1][-1]


@pytest.mark.rule("R4.2", "R8.1")
@pytest.mark.parametrize(
    ("steps", "attracts"),
    [
        ("pink:stripes@a1 green:stripes@b1 yellow:stripes@b2", True),  # shape, preferred, a single pattern
        ("pink:flowers@a2 pink:flowers@b2 purple:flowers@a1", True),  # the other pattern, turned around
        ("pink:stripes@a1 green:stripes@b1 yellow:stripes@c1", False),  # not the shape
        ("pink:dots@a1 green:dots@b1 yellow:dots@b2", False),  # not a pattern that she likes
        ("pink:stripes@a1 green:flowers@b1 yellow:stripes@b2", False),  # both patterns mixed
    ],
)
def test_how_callie_is_attracted_and_how_not(steps: str, attracts: bool) -> None:
    """EN, FR, PL page 7; DE "Mauze": right shape, preferred pattern, one pattern."""
    assert is_attracted(Cat.CALLIE, steps) is attracts


@pytest.mark.rule("R8.2", "R8.9")
def test_another_cat_needs_a_separate_area() -> None:
    """EN, FR, PL page 7 (note); DE: at least one other patch or an empty cell must lie between."""
    first = "pink:stripes@a1 green:stripes@b1 yellow:stripes@b2"
    second = "pink:stripes@d1 green:stripes@e1 yellow:stripes@e2"
    assert is_attracted(Cat.CALLIE, f"{first} {second}")  # c1 is empty
    assert is_attracted(Cat.CALLIE, f"{first} purple:dots@c1 {second}")  # another patch
    assert not is_attracted(Cat.CALLIE, f"{first} purple:stripes@c1 {second}")  # nothing between
    assert not is_attracted(Cat.CALLIE, f"{first} pink:stripes@a3 green:stripes@b3 yellow:stripes@a2")


@pytest.mark.rule("R8.2")
@pytest.mark.parametrize("cat", Cat)
def test_touching_groups_and_shapes_attract_no_other_cat(cat: Cat) -> None:
    """EN, FR, PL page 9; DE page 8: a quilt of one pattern alone attracts one cat."""
    in_play = (CatInPlay(cat, (Pattern.VINES, Pattern.DOTS)),)
    quilt = plain_quilt()
    steps = tuple((Patch(Color.PINK, Pattern.VINES), cell) for cell in quilt.empty_cells)
    quilt, _ = sew_and_tell(quilt, steps, in_play)
    assert [token.cat for token in quilt.cats] == [cat]


@pytest.mark.rule("R4.4")
def test_six_in_a_row_attract_mausi() -> None:
    """DE page 8: the group may be larger than the shape (Mausi is Leo)."""
    # flowers begin the blue board's first row at its left edge: with d1 six lie in a row
    flowers = "pink:flowers@a1 green:flowers@b1 purple:flowers@c1 pink:flowers@e1 yellow:flowers@d1"
    in_play = (CatInPlay(Cat.LEO, (Pattern.FLOWERS, Pattern.DOTS)),)
    _, earned = sew_and_tell(Quilt.empty(Board.BLUE), flowers, in_play)
    assert [Cat.LEO in tokens for tokens in earned] == [False, False, False, False, True]


@pytest.mark.rule("R4.3")
@pytest.mark.parametrize(("cat", "size"), [("millie", 3), ("tibbit", 4), ("coconut", 5), ("cira", 6), ("gwenivere", 7)])
def test_groups_of_so_many_or_more(cat: str, size: int) -> None:
    """EN, FR, PL page 9; DE page 8 (Emy, Lilly, Mimmi, Luna, Wuschel); RU appendix."""
    in_play = (CatInPlay(Cat(cat), (Pattern.VINES, Pattern.DOTS)),)
    snake = cells("a1 b1 c1 d1 e1 e2 e3 e4")
    _, earned = sew_and_tell(plain_quilt(), tuple((Patch(Color.PINK, Pattern.VINES), cell) for cell in snake), in_play)
    assert [Cat(cat) in tokens for tokens in earned] == [number == size for number in range(1, 9)]


@pytest.mark.rule("R8.4")
def test_scored_groups_that_grow_together_keep_their_cats_and_buttons() -> None:
    """RU cats' tokens and tiles, buttons' tokens and tile."""
    in_play = (CatInPlay(Cat.MILLIE, (Pattern.VINES, Pattern.DOTS)),)
    apart = "pink:vines@a2 pink:vines@a1 pink:vines@b1 pink:vines@d1 pink:vines@e1 pink:vines@e2"
    quilt, earned = sew_and_tell(plain_quilt(), f"{apart} pink:vines@c1", in_play)
    assert (len(quilt.cats), len(quilt.buttons)) == (2, 2)
    assert earned[-1] == ()


@pytest.mark.rule("R8.10")
def test_tokens_never_run_out() -> None:
    """EN, FR, PL page 7; DE heading Katzen-Tableaus (note): the tile's other side serves, worth the same."""
    for cat in Cat:
        assert CATS[cat].points == CATS[CATS[cat].other_side].points


# Buttons: EN, FR, PL page 7; DE heading Knöpfe; RU buttons' tokens and tile.


@pytest.mark.rule("R8.3")
def test_a_colour_group_of_six_has_one_button() -> None:
    """And a separate group earns a second one of the same colour."""
    six = "pink:dots@a1 pink:ferns@b1 pink:vines@c1 pink:dots@d1 pink:ferns@e1 pink:vines@e2"
    quilt, earned = sew_and_tell(plain_quilt(), six)
    assert [Color.PINK in tokens for tokens in earned] == [False, False, True, False, False, False]
    quilt, earned = sew_and_tell(quilt, "pink:stripes@a5 pink:flowers@b5 pink:quatrefoil@c5")
    assert earned[-1] == (Color.PINK,)
    assert quilt.buttons_count == 2


@pytest.mark.rule("R8.1", "R8.3")
def test_the_edge_helps_with_cats_and_buttons() -> None:
    """EN, FR, PL page 7; DE and RU cats and buttons: whole and partial edge patches count."""
    # light_blue:vines at the top of the blue board touches a1 and b1
    in_play = (CatInPlay(Cat.MILLIE, (Pattern.VINES, Pattern.DOTS)),)
    _, earned = sew_and_tell(Quilt.empty(Board.BLUE), "light_blue:vines@a1 light_blue:vines@b1", in_play)
    assert earned == [(), (Cat.MILLIE, Color.LIGHT_BLUE)]


# The end: EN, FR, PL page 8; DE heading Spielende und Endwertung.

ARIS_CATS = with_patterns(
    *BEGINNER_CATS,
    patterns=[Pattern.STRIPES, Pattern.FLOWERS, Pattern.FERNS, Pattern.DOTS, Pattern.VINES, Pattern.QUATREFOIL],
)
ARIS_QUILT = placements(
    "light_blue:dots@a2 light_blue:vines@e5 pink:flowers@e1 purple:vines@e4 dark_blue:stripes@a5 light_blue:dots@b1 "
    "yellow:vines@e3 pink:stripes@c4 yellow:stripes@c1 pink:dots@c3 dark_blue:stripes@b5 yellow:flowers@e2 "
    "light_blue:ferns@a3 dark_blue:ferns@b3 purple:flowers@c5 purple:ferns@a4 green:dots@a1 purple:flowers@d2 "
    "green:vines@d5 green:dots@b2 purple:dots@d1 pink:dots@d4"
)


def aris_game(players: int, goal_values: GoalValues) -> Position:
    """A whole game on the blue board, beginner setup, in which seat 0 sews Ari's quilt."""
    setup = beginner_setup(players, Options(Mode.BEGINNER, goal_values))
    return play_placements(replace(setup, cats=ARIS_CATS), ARIS_QUILT)[-1]


@pytest.mark.rule("R9.2", "R5.3")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("goal_values", "goals", "total"),
    [
        (GoalValues.BOOK, [10, 11, 8], 73),  # EN, FR, PL: Ari
        (GoalValues.TILE, [10, 11, 7], 72),  # DE: Mia
    ],
)
def test_the_scoring_example(players: int, goal_values: GoalValues, goals: list[int], total: int) -> None:
    """EN, FR, PL page 8 (Ari's 73); DE Wertungsbeispiel (Mia's 72)."""
    position = aris_game(players, goal_values)
    quilt = position.seats[0].quilt
    told = goal_results(position.options, quilt)
    assert [(goal.goal, goal.by_colors, goal.by_patterns) for goal in told] == [
        (Goal.DIFFERENT, True, False),
        (Goal.AA_BB_CC, True, True),
        (Goal.AAA_BBB, False, True),
    ]
    assert [goal.points for goal in told] == goals
    assert sorted(token.cat for token in quilt.cats) == ["coconut", "millie", "millie", "tibbit", "tibbit"]
    assert sorted(button.color for button in quilt.buttons) == sorted(Color)
    assert quilt.rainbow
    assert score(position, 0) == Score(goals=sum(goals), cats=6 + 10 + 7, buttons=21)
    assert score(position, 0).total == total
    assert result(position).winners == (() if players == 1 else (0,))


@pytest.mark.rule("R8.7")
def test_the_rainbow_of_the_scoring_example_came_with_the_sixth_colour() -> None:
    """EN, FR, PL page 7; DE heading Knöpfe."""
    _, earned = sew_and_tell(Quilt.empty(Board.BLUE, BEGINNER_GOALS), ARIS_QUILT, ARIS_CATS)
    colors = [token for tokens in earned for token in tokens if isinstance(token, Color)]
    last = next(tokens for tokens in earned if colors[-1] in tokens)
    assert last[-1] is Rainbow.RAINBOW
    assert sum(Rainbow.RAINBOW in tokens for tokens in earned) == 1


@pytest.mark.rule("R9.3")
def test_ties() -> None:
    """EN, FR, PL page 8; DE heading Spielende; RU end of the game: cats, then buttons, then a shared victory."""
    nine = judged_quilt(cats=[Cat.CIRA])
    two_cats = judged_quilt(cats=[Cat.MILLIE, Cat.MILLIE], buttons=[Color.PINK])
    one_cat = judged_quilt(cats=[Cat.MILLIE], buttons=[Color.PINK, Color.GREEN])
    assert (result(finished(nine, two_cats)).winners, result(finished(nine, two_cats)).decided_by) == (
        (1,),
        DecidedBy.CATS,
    )
    assert (result(finished(nine, one_cat)).winners, result(finished(nine, one_cat)).decided_by) == (
        (1,),
        DecidedBy.BUTTONS,
    )
    assert result(finished(nine, nine, one_cat, one_cat)).winners == (2, 3)


# Variants: EN, FR, PL page 8; DE heading Varianten; RU variants.


@pytest.mark.rule("R10.1")
def test_family_goals_are_obstacles() -> None:
    """EN, FR, PL page 8; DE Familienvariante; RU family game: no points, but the cells stay covered."""
    family = Options(variants=frozenset({Variant.FAMILY}))
    quilt = judged_quilt(BEGINNER_GOALS, ("both", "both", "both"), buttons=[Color.PINK])
    assert score(finished(quilt, options=family), 0) == Score(goals=0, cats=0, buttons=3)
    assert len({move.cell for move in legal_moves(dealt(standard_setup(2, family)))}) == 22


@pytest.mark.rule("R10.2")
def test_lower_variance_takes_out_one_set_of_36() -> None:
    """EN, FR, PL page 8; DE and RU game for two with less chance; also alone, and with the family variant."""
    for variants in (frozenset({Variant.LOWER_VARIANCE}), frozenset(Variant)):
        for players in (1, 2):
            left = unseen(start(standard_setup(players, Options(variants=variants))))
            assert sorted(left.values()) == [2] * 36


@pytest.mark.rule("R10.3")
@pytest.mark.parametrize(("take", "discarded", "stays"), [(1, 2, 3), (2, 1, 3), (3, 1, 2)])
def test_the_solo_belt(take: int, discarded: int, stays: int) -> None:
    """EN, FR, PL page 8; DE Solo-Variante. (RU solo discards the nearest instead: the other four decide.)"""
    first = patches("pink:dots pink:ferns yellow:dots green:ferns purple:vines dark_blue:dots light_blue:stripes")
    hand, market, coming = first[:2], dict(enumerate(first[2:5], start=1)), first[5:]
    setup = beginner_setup()
    position = dealt(setup, " ".join(map(str, first[:5])))
    position = play(position, Move(hand[0], cells("c3")[0], take), iter(coming))
    assert position.seats[0].hand.patches == (hand[1], market[take])
    assert position.discarded == (market[discarded],)
    assert position.market == (market[stays], *coming)


# Achievements: EN, FR, PL pages 10 to 13; DE pages 9 to 11; RU achievements.

WINNERS_CATS = with_patterns(
    Cat.TIBBIT,
    Cat.COCONUT,
    Cat.LEO,
    patterns=[Pattern.STRIPES, Pattern.FLOWERS, Pattern.FERNS, Pattern.DOTS, Pattern.VINES, Pattern.QUATREFOIL],
)
WINNERS_GOALS = (Goal.DIFFERENT, Goal.AAAA_BB, Goal.AAA_BBB)
WINNERS_QUILT: Placements = placements(
    "dark_blue:flowers@d5 pink:flowers@b1 dark_blue:dots@c3 light_blue:flowers@c4 light_blue:vines@c1 "
    "yellow:quatrefoil@a1 dark_blue:dots@e4 purple:dots@d2 purple:quatrefoil@e5 pink:flowers@c5 light_blue:dots@d1 "
    "green:flowers@a5 pink:stripes@b5 yellow:ferns@b2 purple:stripes@e3 light_blue:stripes@e1 dark_blue:flowers@a3 "
    "purple:dots@d4 purple:stripes@e2 yellow:stripes@a2 green:ferns@b3 green:flowers@a4"
)


@pytest.mark.rule("R13.4", "R13.7")
def test_the_winner_of_three_with_67_points_and_a_rainbow() -> None:
    """EN, FR, PL page 11; DE page 9; RU normal game: either 65+ or the rainbow, and the next shape of the row."""
    offer = (*WINNERS_GOALS, Goal.AA_BB_CC)
    boards = (Board.GREEN, Board.BLUE, Board.YELLOW)
    seats = tuple(SeatSetup(f"player {number}", board, offer, WINNERS_GOALS) for number, board in enumerate(boards))
    position = play_placements(Setup(Options(), WINNERS_CATS, seats), WINNERS_QUILT)[-1]
    assert result(position).winners == (0,)
    assert score(position, 0).total == 67
    assert position.seats[0].quilt.rainbow
    mode = AchievementMode.NORMAL
    assert [[str(one) for one in mine] for mine in offered(position, mode)] == [
        ["normal:points_60", "normal:points_65", "normal:rainbow"],
        [],
        [],
    ]
    # The example's player has points already; 60+ among them.
    sixty = judged_quilt(cats=[Cat.MILLIE] * 20)
    earlier = finished(sixty, judged_quilt())
    chart = (
        Chart()
        .with_player("green")
        .mark("green", ACHIEVEMENT_NAMED["normal:points_60"], earlier, 0, mode, game_id="earlier")
    )
    open_to_me = chart.open_to("green", position, 0, mode, game_id="now")
    assert [str(one) for one in open_to_me] == ["normal:points_65", "normal:rainbow"]
    for one in open_to_me:
        assert chart.mark("green", one, position, 0, mode, game_id="now").row("green").points == 2


@pytest.mark.rule("R13.3")
def test_six_rows_on_the_chart() -> None:
    """EN, FR, PL page 10; DE page 9; RU achievement track."""
    chart = Chart()
    for number in range(6):
        chart = chart.with_player(f"row {number}")
    assert len(chart.rows) == 6


@pytest.mark.rule("R11.2")
def test_restriction_blue_values_become_nothing() -> None:
    """EN, FR, PL page 11; DE page 10; RU: the number in the blue circle is replaced by 0."""
    quilt = judged_quilt(BEGINNER_GOALS, ("colors", "both", "patterns"))
    assert score(finished(quilt, options=Options(restriction=Restriction.BOTH)), 0).goals == 11


@pytest.mark.rule("R11.3")
def test_restriction_no_hand() -> None:
    """EN, FR, PL page 11; DE page 10; RU game with restrictions: choose one of the market and place it."""
    position = dealt(standard_setup(2, Options(restriction=Restriction.NO_HAND)))
    assert [len(seat.hand) for seat in position.seats] == [0, 0]
    assert {move.patch for move in legal_moves(position)} == set(position.market)


@pytest.mark.rule("R11.1")
def test_restriction_adjacent() -> None:
    """EN, FR, PL page 11; DE page 10; RU: next to patches that were placed, except for the very first."""
    position = dealt(standard_setup(1, Options(restriction=Restriction.ADJACENT)))
    supply = iter(whole_supply(position.options, ())[5:])
    assert {move.cell for move in legal_moves(position)} == set(position.seats[0].quilt.empty_cells)
    position = play(position, next(move for move in legal_moves(position) if move.cell.name == "e1"), supply)
    assert {move.cell.name for move in legal_moves(position)} == {"d1", "e2"}


@pytest.mark.rule("R12.1")
def test_scenarios_let_the_player_lay_out_the_goals() -> None:
    """EN, FR, PL page 12; DE page 10; RU scenario game."""
    setup = scenario_setup(10, 2)
    not_laid_out = replace(setup, seats=tuple(replace(seat, goals=None) for seat in setup.seats))
    assert len(legal_choices(start(not_laid_out), 1)) == 6


@pytest.mark.rule("R12.2", "R12.6")
def test_in_a_scenario_all_who_meet_it_pass() -> None:
    """EN, FR, PL page 12; DE page 10; RU scenario game. Scenario 1: a rainbow and 58 points or more."""
    goals = SCENARIOS[1].goals
    rich = judged_quilt(goals, ("both", "both", "both"), cats=[Cat.MILLIE] * 6, rainbow=True)  # 39 + 18 + 3
    no_rainbow = judged_quilt(goals, ("both", "both", "both"), cats=[Cat.MILLIE] * 7)
    too_few = judged_quilt(goals, ("both", "both", "both"), cats=[Cat.MILLIE] * 5, rainbow=True)  # 57
    position = finished(rich, no_rainbow, too_few, rich, options=Options(scenario=1))
    assert [has_passed(position, seat) for seat in range(4)] == [True, False, False, True]
