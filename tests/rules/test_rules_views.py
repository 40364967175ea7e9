"""What a seat sees (R6.3, R7.4, R7.5)."""

from dataclasses import replace

import pytest

from calico.rules import (
    CELL_NAMED,
    PATCH_NAMED,
    CalicoError,
    Choose,
    Hand,
    Move,
    Options,
    Place,
    Take,
    apply,
    goals_to_choose_from,
    legal_moves,
    play,
    start,
    supply_size,
    unseen,
    view_for,
)  # fmt: skip
from tables import OFFER, beginner_setup, dealt, patches, standard_setup, whole_supply

FIRST = "pink:dots pink:ferns yellow:dots yellow:ferns green:dots green:ferns green:vines"


@pytest.mark.rule("R7.4")
def test_a_rivals_dealt_patches_are_hidden() -> None:
    position = dealt(standard_setup(2), FIRST)
    mine = view_for(position, 0)
    assert mine.own.hand == Hand(dealt=patches("pink:dots pink:ferns"))
    assert mine.position.seats[1].hand == Hand(face_down=2)
    assert view_for(position, 1).position.seats[0].hand == Hand(face_down=2)
    assert [seat.hand for seat in view_for(position, None).position.seats] == [Hand(face_down=2)] * 2


@pytest.mark.rule("R7.4")
def test_what_is_taken_from_the_market_is_seen_by_all() -> None:
    position = dealt(standard_setup(2), FIRST)
    supply = iter(whole_supply(position.options, patches(FIRST))[7:])
    position = play(position, Move(PATCH_NAMED["pink:dots"], CELL_NAMED["a1"], 3), supply)
    for seat in (1, None):
        assert view_for(position, seat).position.seats[0].hand == Hand(taken=patches("green:vines"), face_down=1)
    position = play(position, Move(PATCH_NAMED["yellow:dots"], CELL_NAMED["a1"], 1), supply)
    position = play(position, Move(PATCH_NAMED["pink:ferns"], CELL_NAMED["b1"], 1), supply)
    assert view_for(position, 1).position.seats[0].hand.face_down == 0  # both dealt patches have been played
    assert view_for(position, 1).position.seats[0].hand == position.seats[0].hand


@pytest.mark.rule("R7.5")
def test_with_open_hands_nothing_of_a_hand_is_hidden() -> None:
    position = dealt(standard_setup(3, Options(open_hands=True)), FIRST)
    for seat in (0, 1, 2, None):
        assert view_for(position, seat).position == position
    assert not Options().open_hands


@pytest.mark.rule("R6.3")
def test_offers_and_choices_are_hidden_until_all_have_chosen() -> None:
    for options in (Options(), Options(open_hands=True)):
        position = apply(start(standard_setup(2, options, goals=None)), Choose(0, OFFER[:3]))
        mine, theirs, spectator = (view_for(position, seat).position for seat in (0, 1, None))
        assert mine.seats[0].offer == theirs.seats[1].offer == OFFER
        assert mine.seats[0].choice == OFFER[:3]
        for hidden in (mine.seats[1], theirs.seats[0], spectator.seats[0], spectator.seats[1]):
            assert hidden.offer is None
        assert theirs.seats[0].choice == spectator.seats[0].choice == ()  # made, but not revealed
        assert mine.seats[1].choice is None
        assert goals_to_choose_from(theirs, 0) == ()
        position = apply(position, Choose(1, OFFER[1:]))
        assert view_for(position, 1).position.seats[0].quilt.goals == OFFER[:3]


@pytest.mark.rule("R7.4")
def test_a_view_counts_hidden_patches_as_unseen_but_not_as_supply() -> None:
    position = dealt(standard_setup(4), FIRST)
    view = view_for(position, 2).position
    assert unseen(view).total() == unseen(position).total() + 3 * 2
    assert supply_size(view) == supply_size(position) == 108 - 11


def test_the_player_whose_turn_it_is_finds_the_same_moves_in_the_view() -> None:
    position = dealt(beginner_setup(3), FIRST)
    assert legal_moves(view_for(position, 0).position) == legal_moves(position)
    assert legal_moves(view_for(position, 1).position) == ()


def test_a_view_can_be_played_on() -> None:
    position = dealt(beginner_setup(2), FIRST)
    for event in (Place(PATCH_NAMED["pink:dots"], CELL_NAMED["a1"]), Take(2)):
        assert view_for(apply(position, event), 0).position == apply(view_for(position, 0).position, event)
        position = apply(position, event)


def test_a_spectator_has_nothing_of_their_own() -> None:
    position = dealt(beginner_setup(2), FIRST)
    with pytest.raises(CalicoError) as refused:
        _ = view_for(position, None).own
    assert refused.value.code == "spectator"


def test_a_view_of_a_view_hides_no_less() -> None:
    position = dealt(beginner_setup(2), FIRST)
    again = view_for(view_for(position, 0).position, None)
    assert again == view_for(position, None)
    assert replace(again, seat=0) != view_for(position, 0)
