"""Laws of play: what is conserved, what never goes down, what may be done and what may not."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import oracle
from calico.rules import (
    ALL_PATCHES,
    BEGINNER_GOALS,
    BORDERS,
    CATS,
    CELLS,
    Board,
    Cat,
    CatInPlay,
    Cell,
    Color,
    Draw,
    GoalProgress,
    IllegalMove,
    Move,
    Options,
    Patch,
    Pattern,
    Phase,
    Place,
    Position,
    Quilt,
    Restriction,
    Take,
    Variant,
    apply,
    face_up,
    goal_progress,
    goal_results,
    legal_moves,
    legal_placements,
    legal_takes,
    placeable,
    play,
    refill,
    result,
    score,
    score_quilt,
    supply_size,
    unseen,
    view_for,
)  # fmt: skip
from strategies import Played, games, play_by_chance, tables
from tables import beginner_setup, placements, play_placements, sew, sew_and_tell, with_patterns

MANY = settings(max_examples=150, deadline=None)
FEW = settings(max_examples=50, deadline=None)


@MANY
@given(games())
@pytest.mark.rule("R2.1", "R7.2")
def test_patches_are_conserved(played: Played) -> None:
    drawn = 0
    for number, position in enumerate(played.tables):
        drawn += number > 0 and isinstance(played.events[number - 1], Draw)
        on_the_table = Counter(face_up(position))
        assert on_the_table == Counter(played.supply[:drawn])
        assert unseen(position) == Counter(played.supply[drawn:])
        assert supply_size(position) == len(played.supply) - drawn


@MANY
@given(games(is_over=True))
@pytest.mark.rule("R7.3", "R9.1")
def test_every_game_ends_after_22_turns_each(played: Played) -> None:
    players = len(played.setup.seats)
    assert played.position.phase is Phase.OVER
    turns = [
        position.turn for position, event in zip(played.tables, played.events, strict=False) if isinstance(event, Place)
    ]
    assert turns == list(range(players)) * 22
    assert all(seat.quilt.is_full for seat in played.position.seats)
    winners = result(played.position).winners
    assert bool(winners) is (players > 1)
    if winners:
        best = max(score(played.position, seat).total for seat in range(players))
        assert all(score(played.position, seat).total == best for seat in winners)


@MANY
@given(games(is_over=True))
@pytest.mark.rule("R8.4")
def test_tokens_are_never_lost_and_their_points_never_go_down(played: Played) -> None:
    for before, after in zip(played.tables, played.tables[1:], strict=False):
        for number, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
            assert new.quilt.cats[: len(old.quilt.cats)] == old.quilt.cats
            assert new.quilt.buttons[: len(old.quilt.buttons)] == old.quilt.buttons
            assert new.quilt.rainbow >= old.quilt.rainbow
            assert len(new.quilt.cats) - len(old.quilt.cats) in (0, 1)
            assert len(new.quilt.buttons) - len(old.quilt.buttons) in (0, 1)
            assert score(after, number).total >= score(before, number).total  # a goal is judged when it is full


@settings(max_examples=300, deadline=None)
@given(games(is_over=True))
@pytest.mark.rule("R8.1", "R8.2", "R8.3", "R8.5", "R8.6", "R8.7", "R8.11", "R9.2")
def test_awards_and_scores_equal_the_oracle(played: Played) -> None:
    told = [position.placed.earned for position in played.tables if position.placed is not None]
    players = len(played.setup.seats)
    options = played.setup.options
    for seat in range(players):
        border = {int(cell): patch for cell, patch in BORDERS[played.setup.seats[seat].board].items()}
        steps = [(patch, int(cell)) for patch, cell in played.placements(seat)]
        expected = oracle.earnings(border, steps, played.setup.cats)
        assert [[str(token) for token in tokens] for tokens in told[seat::players]] == expected
        final = border | {cell: patch for patch, cell in steps}
        goals = 0
        if Variant.FAMILY not in options.variants:
            only_both = options.restriction is Restriction.BOTH
            for slot, goal in enumerate(played.position.seats[seat].quilt.goals):
                goals += oracle.goal_points(final, slot, goal.value, options.goal_values.value, only_both=only_both)
        cats, buttons = oracle.token_points(expected)
        mine = score(played.position, seat)
        assert (mine.goals, mine.cats, mine.buttons) == (goals, cats, buttons)


@settings(max_examples=300, deadline=None)
@given(
    st.sampled_from(Board),
    st.permutations(list(Pattern)),
    st.lists(st.sampled_from(Cat), min_size=3, max_size=3),
    st.integers(0, 2**32 - 1),
    st.integers(1, 4),
)
@pytest.mark.rule("R8.1", "R8.2", "R8.3", "R8.5", "R8.7")
def test_awards_of_quilts_of_few_kinds_equal_the_oracle(
    board: Board, patterns: list[Pattern], cats: list[Cat], seed: int, kinds: int
) -> None:
    """Random games rarely attract the choosy cats; quilts of few colours and patterns do, and merge areas often."""
    random = Random(seed)
    in_play = with_patterns(*cats, patterns=patterns)
    colors = random.sample(list(Color), kinds) if kinds < 4 else list(Color)
    empty = Quilt.empty(board)
    order = random.sample(empty.empty_cells, 22)
    steps = tuple((Patch(random.choice(colors), random.choice(patterns[:kinds])), cell) for cell in order)
    _, earned = sew_and_tell(empty, steps, in_play)
    border = {int(cell): patch for cell, patch in BORDERS[board].items()}
    expected = oracle.earnings(border, [(patch, int(cell)) for patch, cell in steps], in_play)
    assert [[str(token) for token in tokens] for tokens in earned] == expected


@settings(max_examples=300, deadline=None)
@given(st.data())
@pytest.mark.rule("R4.2", "R4.3", "R4.4")
def test_every_cat_agrees_with_the_oracle_on_any_area(data: st.DataObject) -> None:
    area = {data.draw(st.sampled_from(range(49)))}
    for _ in range(data.draw(st.integers(0, 8))):
        edge = sorted({hex_ for hex_ in range(49) if hex_ not in area and any(oracle.touch(hex_, a) for a in area)})
        area.add(data.draw(st.sampled_from(edge)))
    for cat in Cat:
        assert CATS[cat].is_met_by({Cell(hex_) for hex_ in area}) == oracle.attracts(cat.value, area)


# What may be done.


def refused(position: Position, event: Place | Take) -> bool:
    before = repr(position)
    try:
        apply(position, event)
    except IllegalMove:
        return repr(position) == before
    return False


@FEW
@given(games())
@pytest.mark.rule("R7.1", "R11.1", "R11.4", "R11.5", "R11.6")
def test_what_is_legal_applies_and_everything_else_is_refused(played: Played) -> None:
    position = played.position
    placements_allowed = set(legal_placements(position))
    takes_allowed = set(legal_takes(position))
    patches = [*set(placeable(position)), *Random(len(played.events)).sample(ALL_PATCHES, 2)]
    for patch in patches:
        for cell in CELLS:
            event = Place(patch, cell)
            assert refused(position, event) is (event not in placements_allowed)
    for number in range(-1, 6):
        assert refused(position, Take(number)) is (Take(number) not in takes_allowed)
    if position.phase is Phase.PLACE:
        assert placements_allowed
        assert {Place(move.patch, move.cell) for move in legal_moves(position)} == placements_allowed
        for place in placements_allowed:
            takes = {
                move.take for move in legal_moves(position) if (move.patch, move.cell) == (place.patch, place.cell)
            }
            assert takes == {take.number for take in legal_takes(apply(position, place))}
    else:
        assert not placements_allowed
    assert bool(takes_allowed) is (position.phase is Phase.TAKE)


@MANY
@given(games())
@pytest.mark.rule("R11.1", "R11.4", "R11.5", "R11.6")
def test_legal_cells_by_the_words_of_the_restriction(played: Played) -> None:
    for position in [table for table in played.tables if table.phase is Phase.PLACE][-3:]:
        quilt = position.seats[position.turn].quilt
        covered = {int(cell): patch for cell in CELLS if (patch := quilt.patches[cell]) is not None}
        own = {cell for cell in covered if not Cell(cell).is_border}
        options = {patch: set(quilt.empty_cells) for patch in placeable(position)}
        restriction = position.options.restriction
        for patch, allowed in options.items():
            if restriction is Restriction.ADJACENT and own:
                beside = own
            elif restriction is Restriction.SAME_COLOR:
                beside = {cell for cell in covered if covered[cell].color == patch.color}
            elif restriction is Restriction.SAME_PATTERN:
                beside = {cell for cell in covered if covered[cell].pattern == patch.pattern}
            else:
                continue
            allowed -= {cell for cell in allowed if not any(oracle.touch(cell, other) for other in beside)}
        if not any(options.values()):
            options = {patch: set(quilt.empty_cells) for patch in options}
        expected = {Place(patch, cell) for patch, allowed in options.items() for cell in allowed}
        assert set(legal_placements(position)) == expected


# Symmetry.


def colored(quilt: Quilt, colors: dict[Color, Color], patterns: dict[Pattern, Pattern]) -> Quilt:
    """The same board with other inks: its border too."""
    return replace(quilt, patches=tuple(patch and inked(patch, colors, patterns) for patch in quilt.patches))


def inked(patch: Patch, colors: dict[Color, Color], patterns: dict[Pattern, Pattern]) -> Patch:
    return Patch(colors[patch.color], patterns[patch.pattern])


@MANY
@given(games(is_over=True), st.permutations(list(Color)), st.permutations(list(Pattern)))
@pytest.mark.rule("R8.1", "R8.3", "R5.1")
def test_permuted_colours_and_patterns_keep_the_score(
    played: Played, new_colors: list[Color], new_patterns: list[Pattern]
) -> None:
    colors = dict(zip(Color, new_colors, strict=True))
    patterns = dict(zip(Pattern, new_patterns, strict=True))
    cats = tuple(CatInPlay(one.cat, tuple(patterns[pattern] for pattern in one.patterns)) for one in played.setup.cats)
    sewn = played.position.seats[0].quilt
    quilt = colored(Quilt.empty(sewn.board, sewn.goals), colors, patterns)
    for patch, cell in played.placements(0):
        quilt, _ = quilt.place(inked(patch, colors, patterns), Cell(cell), cats)
    assert score_quilt(played.position.options, quilt) == score(played.position, 0)
    assert quilt.cats == sewn.cats
    assert [(colors[one.color], one.cell) for one in sewn.buttons] == list(quilt.buttons)


# Order.


@MANY
@given(games(is_over=True, players=(1,)), st.integers(0, 2**32 - 1))
@pytest.mark.rule("R8.5")
def test_another_order_of_the_same_quilt_keeps_the_goals(played: Played, seed: int) -> None:
    steps = [(patch, Cell(cell)) for patch, cell in played.placements(0)]
    Random(seed).shuffle(steps)
    sewn = played.position.seats[0].quilt
    other = sew(Quilt.empty(sewn.board, sewn.goals), tuple(steps), played.setup.cats)
    assert other.patches == sewn.patches
    assert goal_results(played.position.options, other) == goal_results(played.position.options, sewn)


@pytest.mark.rule("R8.5")
def test_two_orders_of_one_quilt_score_differently() -> None:
    setup = beginner_setup()  # dots and ferns attract Millie
    left = "purple:dots@a2 yellow:dots@a1 green:dots@b1"
    right = "purple:dots@d1 yellow:dots@e1 green:dots@e2"
    rest = (
        "pink:stripes@b2 light_blue:vines@d2 purple:quatrefoil@a3 yellow:stripes@b3 green:vines@c3 "
        "dark_blue:flowers@e3 light_blue:stripes@a4 pink:vines@c4 purple:flowers@d4 yellow:quatrefoil@e4 "
        "green:flowers@a5 dark_blue:vines@b5 yellow:flowers@c5 light_blue:quatrefoil@d5 purple:vines@e5"
    )
    gap = "pink:dots@c1"
    apart = play_placements(setup, placements(f"{left} {right} {gap} {rest}"))[-1]
    along = play_placements(setup, placements(f"{left} {gap} {right} {rest}"))[-1]
    assert apart.seats[0].quilt.patches == along.seats[0].quilt.patches
    assert score(apart, 0).cats == score(along, 0).cats + 3


@pytest.mark.rule("R8.5")
def test_order_changes_the_score_of_many_quilts_of_few_kinds() -> None:
    random = Random(0)
    few = [Patch(color, pattern) for color in tuple(Color)[:3] for pattern in tuple(Pattern)[:3]]
    differing = 0
    for _ in range(200):
        empty = Quilt.empty(random.choice(list(Board)), BEGINNER_GOALS)
        steps = [(random.choice(few), cell) for cell in empty.empty_cells]
        one, other = (sew(empty, tuple(random.sample(steps, 22))) for _ in range(2))
        assert one.patches == other.patches
        differing += score_quilt(Options(), one) != score_quilt(Options(), other)
    assert 20 < differing < 200


# Goals.


def ways(progress: GoalProgress) -> tuple[bool, bool, bool]:
    return progress.colors.is_possible, progress.patterns.is_possible, progress.both_possible


@FEW
@given(games(is_over=True))
@pytest.mark.rule("R5.4")
def test_a_goal_that_was_called_impossible_is_never_met(played: Played) -> None:
    players = range(len(played.setup.seats))
    met = {
        seat: [
            (goal.by_colors, goal.by_patterns, goal.is_met_both_ways)
            for goal in goal_results(played.position.options, quilt)
        ]
        for seat, quilt in enumerate(one.quilt for one in played.position.seats)
    }
    late = [position for position in played.tables if position.phase in (Phase.PLACE, Phase.TAKE)]
    viewers: list[int | None] = [None, *players]
    for number, position in enumerate(late[-6 * len(players) :: 2] + late[:: 10 * len(players)]):
        viewer = viewers[number % len(viewers)]
        for table in (position, view_for(position, viewer).position):
            for seat in players:
                for progress, final in zip(goal_progress(table, seat), met[seat], strict=True):
                    for is_possible, is_met in zip(ways(progress), final, strict=True):
                        assert is_possible or not is_met
                    assert progress.both_possible <= (progress.colors.is_possible and progress.patterns.is_possible)


@FEW
@given(games(is_over=True))
@pytest.mark.rule("R5.4", "R5.5")
def test_at_the_end_possible_means_met(played: Played) -> None:
    for seat, own in enumerate(played.position.seats):
        told = zip(goal_progress(played.position, seat), goal_results(played.position.options, own.quilt), strict=True)
        for progress, goal in told:
            assert progress.result == goal
            assert ways(progress) == (goal.by_colors, goal.by_patterns, goal.is_met_both_ways)


@MANY
@given(tables())
def test_every_combination_that_goes_together_can_be_set_up(table: tuple[int, Options]) -> None:
    players, options = table
    assert play_by_chance(players, options, seed=0, most_events=0).setup.problems() == []


@FEW
@given(games())
def test_a_whole_move_is_its_two_steps_and_the_refill(played: Played) -> None:
    position = played.position
    if position.phase is not Phase.PLACE:
        return
    drawn = len(played.supply) - supply_size(position)
    move: Move = legal_moves(position)[len(played.events) % len(legal_moves(position))]
    by_steps = apply(apply(position, Place(move.patch, move.cell)), Take(move.take))
    assert play(position, move, iter(played.supply[drawn:])) == refill(by_steps, iter(played.supply[drawn:]))
