"""Deal, turns, market, belt and what a restriction allows (R6.6, R7, R10.3, R11)."""

from dataclasses import replace

import pytest

import oracle
from calico.rules import (
    CELL_NAMED,
    PATCH_CELLS,
    PATCH_NAMED,
    Hand,
    IllegalMove,
    Mode,
    Move,
    Options,
    Patch,
    Phase,
    Place,
    Position,
    Quilt,
    Restriction,
    Seat,
    Take,
    apply,
    legal_cells,
    legal_moves,
    legal_placements,
    legal_takes,
    market_patches,
    placeable,
    play,
    refill,
    start,
    supply_size,
    turns_left,
    unseen,
)  # fmt: skip
from tables import beginner_setup, cells, dealt, patches, standard_setup, whole_supply

FIRST = (
    "pink:dots pink:ferns yellow:dots yellow:ferns green:dots green:ferns purple:dots purple:ferns "
    "light_blue:dots light_blue:ferns light_blue:vines dark_blue:dots dark_blue:ferns dark_blue:vines"
)
SUPPLY = patches(FIRST)


def beginner(restriction: Restriction | None = None) -> Options:
    return Options(mode=Mode.BEGINNER, restriction=restriction)


def with_supply(position: Position, drawn: int) -> tuple[Position, "list[Patch]"]:
    """The game and what its supply gives next."""
    return position, list(whole_supply(position.options, SUPPLY))[drawn:]


@pytest.mark.rule("R6.6")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_two_patches_each_seat_by_seat_then_three_to_the_market(players: int) -> None:
    position = dealt(beginner_setup(players), FIRST)
    for seat in range(players):
        assert position.seats[seat].hand == Hand(dealt=SUPPLY[2 * seat : 2 * seat + 2])
    assert position.market == SUPPLY[2 * players : 2 * players + 3]
    assert (position.phase, position.turn) == (Phase.PLACE, 0)
    assert supply_size(position) == 108 - 2 * players - 3


@pytest.mark.rule("R7.1")
def test_either_hand_patch_may_go_on_any_of_the_22_cells() -> None:
    position = dealt(beginner_setup(2), FIRST)
    assert placeable(position) == SUPPLY[:2]
    assert set(legal_placements(position)) == {Place(patch, cell) for patch in SUPPLY[:2] for cell in PATCH_CELLS}
    assert len(legal_moves(position)) == 2 * 22 * 3
    after = apply(position, Place(SUPPLY[1], CELL_NAMED["c3"]))
    assert after.seats[0].quilt.patches[CELL_NAMED["c3"]] == SUPPLY[1]
    assert after.seats[0].hand.patches == (SUPPLY[0],)
    assert after.phase is Phase.TAKE


@pytest.mark.rule("R7.1")
def test_two_equal_hand_patches_are_one_choice() -> None:
    position = dealt(beginner_setup(), "pink:dots pink:dots")
    assert len(legal_placements(position)) == 22
    assert placeable(position) == patches("pink:dots pink:dots")


@pytest.mark.rule("R7.2")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_market_is_refilled_where_a_patch_was_taken(number: int) -> None:
    position, rest = with_supply(dealt(beginner_setup(2), FIRST), 7)
    after = apply(position, Place(SUPPLY[0], CELL_NAMED["a1"]))
    assert legal_takes(after) == (Take(1), Take(2), Take(3))
    after = apply(after, Take(number))
    assert after.phase is Phase.DRAW
    assert after.seats[0].hand == Hand(dealt=SUPPLY[1:2], taken=(position.market[number - 1],))  # type: ignore[arg-type]
    after = refill(after, iter(rest))
    expected = list(position.market)
    expected[number - 1] = rest[0]
    assert after.market == tuple(expected)
    assert after.discarded == ()
    assert after.turn == 1


@pytest.mark.rule("R7.2", "R7.3", "R9.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_22_turns_each_in_seat_order_and_a_take_on_the_last_one_too(players: int) -> None:
    position = dealt(beginner_setup(players), FIRST)
    rest = iter(whole_supply(position.options, SUPPLY)[2 * players + 3 :])
    turns = []
    while position.phase is not Phase.OVER:
        turns.append(position.turn)
        position = play(position, legal_moves(position)[0], rest)
    assert turns == list(range(players)) * 22
    for number, seat in enumerate(position.seats):
        assert seat.quilt.is_full
        assert turns_left(position, number) == 0
        assert len(seat.hand) == 2
    assert None not in position.market
    drawn = 2 * players + 3 + 22 * (2 if players == 1 else players)
    assert supply_size(position) == 108 - drawn
    assert not legal_moves(position)
    assert not legal_placements(position)
    assert not legal_takes(position)


@pytest.mark.rule("R10.3")
@pytest.mark.parametrize(
    ("taken", "discarded", "stays"),
    [(1, 2, 3), (2, 1, 3), (3, 1, 2)],
)
def test_the_solo_belt(taken: int, discarded: int, stays: int) -> None:
    position, rest = with_supply(dealt(beginner_setup(), FIRST), 5)
    at = dict(enumerate(SUPPLY[2:5], start=1))
    after = play(position, Move(SUPPLY[0], CELL_NAMED["a1"], taken), iter(rest))
    assert after.discarded == (at[discarded],)
    assert after.market == (at[stays], rest[0], rest[1])
    assert after.seats[0].hand.taken == (at[taken],)
    assert unseen(after)[at[discarded]] == 2


@pytest.mark.rule("R10.3")
def test_the_belt_runs_only_alone() -> None:
    assert dealt(beginner_setup()).is_solo
    assert not dealt(beginner_setup(2)).is_solo


@pytest.mark.rule("R7.4")
def test_of_two_equal_patches_the_one_that_everybody_saw_is_played_first() -> None:
    hand = Hand(dealt=patches("pink:dots"), taken=patches("pink:dots"))
    assert hand.without(PATCH_NAMED["pink:dots"]) == Hand(dealt=patches("pink:dots"))
    assert len(Hand(dealt=patches("pink:dots"), face_down=1)) == 2


# Restrictions.


def one_cell_left(restriction: Restriction, hand: str) -> Position:
    """Only c3 is open, amid pink dots."""
    position = dealt(standard_setup(1, Options(restriction=restriction)))
    quilt = position.seats[0].quilt
    covered = tuple(PATCH_NAMED["pink:dots"] if cell in PATCH_CELLS else quilt.patches[cell] for cell in range(49))
    c3 = CELL_NAMED["c3"]
    covered = (*covered[:c3], None, *covered[c3 + 1 :])
    return replace(position, seats=(Seat(replace(quilt, patches=covered), Hand(patches(hand))),))


@pytest.mark.rule("R11.1")
def test_adjacent_the_first_anywhere_then_beside_own_patches_only() -> None:
    position, rest = with_supply(dealt(standard_setup(1, Options(restriction=Restriction.ADJACENT)), FIRST), 5)
    assert legal_cells(position, SUPPLY[0]) == PATCH_CELLS
    position = play(position, Move(SUPPLY[0], CELL_NAMED["a1"], 1), iter(rest))
    assert legal_cells(position, SUPPLY[1]) == cells("b1 a2 b2")  # neither the border nor a goal helps
    position = play(position, Move(SUPPLY[1], CELL_NAMED["b2"], 1), iter(rest[2:]))
    assert legal_cells(position, position.seats[0].hand.patches[0]) == cells("b1 a2 a3 b3")


@pytest.mark.rule("R11.4", "R11.5")
@pytest.mark.parametrize("restriction", [Restriction.SAME_COLOR, Restriction.SAME_PATTERN])
def test_same_colour_or_pattern_counts_the_border(restriction: Restriction) -> None:
    position = dealt(standard_setup(1, Options(restriction=restriction)), FIRST)
    quilt = position.seats[0].quilt
    for patch in SUPPLY[:2]:
        beside = {
            cell
            for cell in PATCH_CELLS
            for other, seen in enumerate(quilt.patches)
            if seen is not None
            and oracle.touch(cell, other)
            and (seen.color == patch.color if restriction is Restriction.SAME_COLOR else seen.pattern == patch.pattern)
        }
        assert set(legal_cells(position, patch)) == beside
        assert 0 < len(beside) < 22


@pytest.mark.rule("R11.6")
@pytest.mark.parametrize("restriction", [Restriction.SAME_COLOR, Restriction.SAME_PATTERN])
def test_if_only_the_other_hand_patch_fits_it_must_be_used(restriction: Restriction) -> None:
    fits = "pink:vines" if restriction is Restriction.SAME_COLOR else "green:dots"
    position = one_cell_left(restriction, f"{fits} yellow:ferns")
    assert legal_placements(position) == (Place(PATCH_NAMED[fits], CELL_NAMED["c3"]),)
    with pytest.raises(IllegalMove) as refused:
        apply(position, Place(PATCH_NAMED["yellow:ferns"], CELL_NAMED["c3"]))
    assert refused.value.code == f"restriction-{restriction}"


@pytest.mark.rule("R11.6")
@pytest.mark.parametrize("restriction", [Restriction.SAME_COLOR, Restriction.SAME_PATTERN])
def test_if_nothing_fits_the_restriction_is_lifted_for_the_turn(restriction: Restriction) -> None:
    position = one_cell_left(restriction, "green:vines yellow:ferns")
    assert {place.patch for place in legal_placements(position)} == set(patches("green:vines yellow:ferns"))
    assert apply(position, Place(PATCH_NAMED["green:vines"], CELL_NAMED["c3"])).phase is Phase.TAKE


@pytest.mark.rule("R11.6")
def test_a_lifted_turn_does_not_lift_the_next() -> None:
    position = one_cell_left(Restriction.SAME_COLOR, "purple:vines yellow:ferns")
    quilt = position.seats[0].quilt
    e5 = CELL_NAMED["e5"]
    # e5 is open as well: nothing purple or yellow lies beside c3 or e5.
    wider = Quilt(quilt.board, quilt.goals, (*quilt.patches[:e5], None, *quilt.patches[e5 + 1 :]))
    position = replace(position, seats=(Seat(wider, position.seats[0].hand),))
    assert len(legal_placements(position)) == 4
    rest = iter(patches("pink:vines pink:ferns pink:stripes"))
    position = play(position, Move(PATCH_NAMED["purple:vines"], CELL_NAMED["c3"], 1), rest)
    position = replace(position, seats=(Seat(position.seats[0].quilt, Hand(patches("yellow:ferns pink:vines"))),))
    assert legal_placements(position) == (Place(PATCH_NAMED["pink:vines"], e5),)


@pytest.mark.rule("R11.2")
def test_both_leaves_the_placing_free() -> None:
    position = dealt(standard_setup(1, Options(restriction=Restriction.BOTH)), FIRST)
    assert len(legal_placements(position)) == 2 * 22


@pytest.mark.rule("R11.3")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_no_hand_nobody_holds_anything(players: int) -> None:
    position = dealt(beginner_setup(players, beginner(Restriction.NO_HAND)), FIRST)
    assert position.market == SUPPLY[:3]
    assert all(len(seat.hand) == 0 for seat in position.seats)
    assert placeable(position) == SUPPLY[:3]
    assert len(legal_moves(position)) == 3 * 22
    rest = iter(whole_supply(position.options, SUPPLY)[3:])
    while position.phase is not Phase.OVER:
        position = play(position, legal_moves(position)[-1], rest)
        assert all(len(seat.hand) == 0 for seat in position.seats)
    assert supply_size(position) == 108 - 3 - 22 * (2 if players == 1 else players)


@pytest.mark.rule("R11.3")
def test_no_hand_takes_the_position_that_the_patch_came_from() -> None:
    position, rest = with_supply(dealt(beginner_setup(2, beginner(Restriction.NO_HAND)), FIRST), 3)
    placed = apply(position, Place(SUPPLY[1], CELL_NAMED["a1"]))
    assert legal_takes(placed) == (Take(2),)
    assert tuple(market_patches(placed)) == (SUPPLY[0], SUPPLY[2])
    assert unseen(placed) == unseen(position)  # the patch lies on the quilt and nowhere else
    after = refill(apply(placed, Take(2)), iter(rest))
    assert after.market == (SUPPLY[0], rest[0], SUPPLY[2])
    assert after.turn == 1


@pytest.mark.rule("R11.3")
def test_no_hand_with_equal_patches_in_the_market() -> None:
    position = dealt(beginner_setup(2, beginner(Restriction.NO_HAND)), "pink:dots green:vines pink:dots")
    a1 = CELL_NAMED["a1"]
    assert len(legal_placements(position)) == 2 * 22
    assert [move for move in legal_moves(position) if move.cell == a1] == [
        Move(PATCH_NAMED["pink:dots"], a1, 1),
        Move(PATCH_NAMED["pink:dots"], a1, 3),
        Move(PATCH_NAMED["green:vines"], a1, 2),
    ]
    placed = apply(position, Place(PATCH_NAMED["pink:dots"], a1))
    assert legal_takes(placed) == (Take(1), Take(3))
    assert unseen(placed) == unseen(position)
    assert apply(placed, Take(3)).market == (*patches("pink:dots green:vines"), None)


@pytest.mark.rule("R11.3", "R10.3")
def test_no_hand_alone_moves_the_belt() -> None:
    position, rest = with_supply(dealt(beginner_setup(1, beginner(Restriction.NO_HAND)), FIRST), 3)
    after = play(position, Move(SUPPLY[1], CELL_NAMED["a1"], 2), iter(rest))
    assert after.discarded == (SUPPLY[0],)
    assert after.market == (SUPPLY[2], rest[0], rest[1])


@pytest.mark.rule("R11.7")
@pytest.mark.parametrize("restriction", Restriction)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_restriction_goes_with_any_number_of_players(restriction: Restriction, players: int) -> None:
    assert Options(restriction=restriction).problems(players) == []
    position = start(standard_setup(players, Options(restriction=restriction)))
    position = refill(position, iter(whole_supply(position.options, ())))
    assert legal_moves(position)
