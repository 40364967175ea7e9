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
    game = dealt(standard_setup(2), FIRST)
    mine = view_for(game, 0)
    assert mine.own.hand == Hand(dealt=patches("pink:dots pink:ferns"))
    assert mine.game.seats[1].hand == Hand(face_down=2)
    assert view_for(game, 1).game.seats[0].hand == Hand(face_down=2)
    assert [seat.hand for seat in view_for(game, None).game.seats] == [Hand(face_down=2)] * 2


@pytest.mark.rule("R7.4")
def test_what_is_taken_from_the_market_is_seen_by_all() -> None:
    game = dealt(standard_setup(2), FIRST)
    supply = iter(whole_supply(game.options, patches(FIRST))[7:])
    game = play(game, Move(PATCH_NAMED["pink:dots"], CELL_NAMED["a1"], 3), supply)
    for seat in (1, None):
        assert view_for(game, seat).game.seats[0].hand == Hand(taken=patches("green:vines"), face_down=1)
    game = play(game, Move(PATCH_NAMED["yellow:dots"], CELL_NAMED["a1"], 1), supply)
    game = play(game, Move(PATCH_NAMED["pink:ferns"], CELL_NAMED["b1"], 1), supply)
    assert view_for(game, 1).game.seats[0].hand.face_down == 0  # both dealt patches have been played
    assert view_for(game, 1).game.seats[0].hand == game.seats[0].hand


@pytest.mark.rule("R7.5")
def test_with_open_hands_nothing_of_a_hand_is_hidden() -> None:
    game = dealt(standard_setup(3, Options(open_hands=True)), FIRST)
    for seat in (0, 1, 2, None):
        assert view_for(game, seat).game == game
    assert not Options().open_hands


@pytest.mark.rule("R6.3")
def test_offers_and_choices_are_hidden_until_all_have_chosen() -> None:
    for options in (Options(), Options(open_hands=True)):
        game = apply(start(standard_setup(2, options, goals=None)), Choose(0, OFFER[:3]))
        mine, theirs, spectator = (view_for(game, seat).game for seat in (0, 1, None))
        assert mine.seats[0].offer == theirs.seats[1].offer == OFFER
        assert mine.seats[0].choice == OFFER[:3]
        for hidden in (mine.seats[1], theirs.seats[0], spectator.seats[0], spectator.seats[1]):
            assert hidden.offer is None
        assert theirs.seats[0].choice == spectator.seats[0].choice == ()  # made, but not revealed
        assert mine.seats[1].choice is None
        assert goals_to_choose_from(theirs, 0) == ()
        game = apply(game, Choose(1, OFFER[1:]))
        assert view_for(game, 1).game.seats[0].quilt.goals == OFFER[:3]


@pytest.mark.rule("R7.4")
def test_a_view_counts_hidden_patches_as_unseen_but_not_as_supply() -> None:
    game = dealt(standard_setup(4), FIRST)
    view = view_for(game, 2).game
    assert unseen(view).total() == unseen(game).total() + 3 * 2
    assert supply_size(view) == supply_size(game) == 108 - 11


def test_the_player_whose_turn_it_is_finds_the_same_moves_in_the_view() -> None:
    game = dealt(beginner_setup(3), FIRST)
    assert legal_moves(view_for(game, 0).game) == legal_moves(game)
    assert legal_moves(view_for(game, 1).game) == ()


def test_a_view_can_be_played_on() -> None:
    game = dealt(beginner_setup(2), FIRST)
    for event in (Place(PATCH_NAMED["pink:dots"], CELL_NAMED["a1"]), Take(2)):
        assert view_for(apply(game, event), 0).game == apply(view_for(game, 0).game, event)
        game = apply(game, event)


def test_a_spectator_has_nothing_of_their_own() -> None:
    game = dealt(beginner_setup(2), FIRST)
    with pytest.raises(CalicoError) as refused:
        _ = view_for(game, None).own
    assert refused.value.code == "spectator"


def test_a_view_of_a_view_hides_no_less() -> None:
    game = dealt(beginner_setup(2), FIRST)
    again = view_for(view_for(game, 0).game, None)
    assert again == view_for(game, None)
    assert replace(again, seat=0) != view_for(game, 0)
