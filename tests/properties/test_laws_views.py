"""The law of views: what a seat can't see makes no difference to what it sees."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from calico.rules import (
    Goal,
    Hand,
    IllegalMove,
    Phase,
    Position,
    apply,
    face_up,
    goal_progress,
    legal_moves,
    score,
    supply_size,
    unseen,
    view_for,
)  # fmt: skip
from strategies import Played, games

MANY = settings(max_examples=150, deadline=None)


def another_truth(position: Position, viewer: int | None, random: Random) -> Position:
    """A table that differs only in what the viewer can't see: rivals' dealt patches, drawn anew from them and the
    supply, and rivals' offers and choices while goals are being chosen.
    """
    pool = list(unseen(position).elements())
    hidden = [] if position.options.open_hands else [n for n in range(len(position.seats)) if n != viewer]
    for number in hidden:
        pool += position.seats[number].hand.dealt
    random.shuffle(pool)
    seats = list(position.seats)
    for number in range(len(seats)):
        seat = seats[number]
        if number in hidden:
            dealt = tuple(pool.pop() for _ in seat.hand.dealt)
            seat = replace(seat, hand=replace(seat.hand, dealt=dealt))
        if number != viewer and position.phase is Phase.CHOOSE:
            offer = tuple(random.sample(list(Goal), 4)) if seat.offer is not None else None
            chosen = offer or tuple(random.sample(list(Goal), 4))
            seat = replace(seat, offer=offer, choice=None if seat.choice is None else chosen[:3])
        seats[number] = seat
    return replace(position, seats=tuple(seats))


@MANY
@given(games(), st.integers(0, 2**32 - 1), st.data())
@pytest.mark.rule("R6.3", "R7.4", "R7.5")
def test_what_is_hidden_does_not_change_a_view(played: Played, seed: int, data: st.DataObject) -> None:
    random = Random(seed)
    viewer = data.draw(st.sampled_from([None, *range(len(played.setup.seats))]))
    for number in range(0, len(played.tables), max(1, len(played.tables) // 12)):
        position = played.tables[number]
        other = another_truth(position, viewer, random)
        assert Counter(face_up(other)).total() == Counter(face_up(position)).total()
        view = view_for(position, viewer)
        assert view_for(other, viewer) == view
        assert repr(view_for(other, viewer)) == repr(view)
        # The same event in both worlds, if both allow it, shows the same.
        if number < len(played.events) and position.phase is not Phase.CHOOSE:
            try:
                after = apply(other, played.events[number])
            except IllegalMove:
                continue
            assert repr(view_for(after, viewer)) == repr(view_for(played.tables[number + 1], viewer))


@MANY
@given(games(), st.data())
@pytest.mark.rule("R7.4")
def test_what_is_seen_is_told_truly(played: Played, data: st.DataObject) -> None:
    position = played.position
    viewer = data.draw(st.sampled_from([None, *range(len(position.seats))]))
    view = view_for(position, viewer)
    assert (view.position.market, view.position.discarded, view.position.phase) == (
        position.market,
        position.discarded,
        position.phase,
    )
    assert supply_size(view.position) == supply_size(position)
    for number, (seen, true) in enumerate(zip(view.position.seats, position.seats, strict=True)):
        assert seen.quilt == true.quilt
        assert len(seen.hand) == len(true.hand)
        assert seen.hand.taken == true.hand.taken
        assert score(view.position, number) == score(position, number)
        if number == viewer:
            assert seen == true
        elif not position.options.open_hands:
            assert seen.hand == Hand(taken=true.hand.taken, face_down=len(true.hand.dealt))
    if viewer is not None and viewer == position.turn:
        assert legal_moves(view.position) == legal_moves(position)
    hidden = sum(seat.hand.face_down for seat in view.position.seats)
    assert unseen(view.position).total() == unseen(position).total() + hidden


@settings(max_examples=50, deadline=None)
@given(games(players=(2, 3)), st.integers(0, 2**32 - 1))
@pytest.mark.rule("R5.4", "R7.4")
def test_progress_told_from_a_view_knows_nothing_more(played: Played, seed: int) -> None:
    position = played.position
    other = another_truth(position, 0, Random(seed))
    for seat in range(len(position.seats)):
        assert goal_progress(view_for(position, 0).position, seat) == goal_progress(view_for(other, 0).position, seat)
