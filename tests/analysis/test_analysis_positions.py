"""Positions and games looked at from one seat: honest, repeatable, exact where nothing is left to chance, adding up."""

import json
from dataclasses import replace
from functools import reduce
from random import Random

import pytest

from calico.analysis import Aim, analyse_position, position_to_json, review_game, review_to_json
from calico.analysis.estimates import before_the_deal
from calico.game import Game
from calico.plan import Plan
from calico.players import find_player, play_game
from calico.rules import (
    PATCH_CELLS,
    CalicoError,
    Hand,
    Mode,
    Options,
    Phase,
    apply,
    legal_moves,
    legal_placements,
    score,
    view_for,
)
from combinations import legal_combinations, random_record

QUICK = 0.002  # seconds: the fewest futures that there are


def a_record(names: tuple[str, ...], options: Options, seed: int = 3) -> Game:
    dealt = Plan(len(names), options).deal(seed, [f"{name} {seat}" for seat, name in enumerate(names)])
    return play_game(dealt, [find_player(name) for name in names], seed=seed)


PAIR = a_record(("tailor", "dreamer"), Options())
ALONE = a_record(("dreamer",), Options())


def test_the_best_come_first_and_the_parts_add_up() -> None:
    position = PAIR.positions[12]
    found = analyse_position(view_for(position, position.turn), seconds=0.1)
    points = [one.estimate.points for one in found.suggestions]
    assert points == sorted(points, reverse=True)
    assert found.best.loss == 0
    assert len({one.move for one in found.suggestions}) == len(found.suggestions) >= 4
    for one in found.suggestions:
        expected = one.estimate
        assert one.move in legal_moves(position)
        assert expected.goals + expected.cats + expected.buttons == pytest.approx(expected.points)
        assert one.loss == pytest.approx(points[0] - expected.points)
        assert expected.error > 0
        assert expected.victory is not None
        assert 0 <= expected.victory <= 100
        assert expected.passed is None
    assert found.own_choice in found.suggestions
    assert found.asked is None


def test_the_same_view_and_seed_give_the_same_analysis() -> None:
    view = view_for(PAIR.positions[20], 0)
    assert analyse_position(view, seconds=QUICK, seed=4) == analyse_position(view, seconds=QUICK, seed=4)
    assert analyse_position(view, seconds=QUICK, seed=4) != analyse_position(view, seconds=QUICK, seed=5)


def test_what_is_hidden_changes_no_analysis() -> None:
    compared = 0
    for position in PAIR.positions[:6:2]:
        rival = 1 - position.turn
        hidden = position.seats[rival].hand.dealt
        others = [patch for patch in PAIR.supply[-20:] if patch not in hidden][: len(hidden)]
        hand = Hand(tuple(others), position.seats[rival].hand.taken)
        seats = tuple(
            replace(seat, hand=hand) if number == rival else seat for number, seat in enumerate(position.seats)
        )
        changed = replace(position, seats=seats)
        compared += changed != position
        one, other = (analyse_position(view_for(table, position.turn), seconds=QUICK) for table in (position, changed))
        assert one == other
    assert compared > 1


def test_the_order_of_the_supply_changes_no_review_of_what_was_done_before() -> None:
    """Of two games that differ only in what comes after the last turn, every turn is judged alike."""
    drawn = len(ALONE.supply) - 6
    other = reduce(
        Game.play,
        ALONE.moves[len(ALONE.choices) :],
        ALONE.with_supply((*ALONE.supply[:drawn], *reversed(ALONE.supply[drawn:]))),
    )
    assert other.supply != ALONE.supply
    assert [position.seats for position in other.positions] == [position.seats for position in ALONE.positions]
    assert review_game(other, 0, seconds=QUICK) == review_game(ALONE, 0, seconds=QUICK)


@pytest.mark.parametrize(("record", "seat"), [(ALONE, 0), (PAIR, 0), (PAIR, 1)])
def test_start_luck_insight_and_losses_add_up_to_the_final_points(record: Game, seat: int) -> None:
    review = review_game(record, seat, seconds=QUICK)
    final = score(record.positions[-1], seat).total
    assert review.result == final
    assert review.start_value + review.luck + review.insight - review.losses == pytest.approx(final)
    assert review.last_luck == 0  # of points nothing changes after one's last placement
    assert len(review.turns) == 22
    assert all(turn.loss >= 0 and turn.insight >= 0 for turn in review.turns)
    assert [record.turns[turn.number - 1].move for turn in review.turns] == [turn.move for turn in review.turns]
    assert [record.turns[turn.number - 1].seat for turn in review.turns] == [seat] * 22
    losses = [turn.loss for turn in review.turning_points()]
    assert losses == sorted(losses, reverse=True)


def test_the_chance_to_win_adds_up_as_well() -> None:
    review = review_game(PAIR, 0, seconds=QUICK, aim=Aim.VICTORY)
    assert PAIR.result is not None
    assert review.result == (100 if 0 in PAIR.result.winners else 0)
    assert review.start_value + review.luck + review.insight - review.losses == pytest.approx(review.result)


def test_luck_is_fair() -> None:
    """Over several games of the one whose futures these are, it comes to nothing within three standard errors."""
    lucks = []
    for seed in range(4):
        record = play_game(Plan(1, Options(mode=Mode.BEGINNER)).deal(seed), [find_player("quilter")], seed=1)
        review = review_game(record, 0, seconds=QUICK, seed=seed)
        lucks += [turn.luck for turn in review.turns]
    mean = sum(lucks) / len(lucks)
    error = (sum((luck - mean) ** 2 for luck in lucks) / (len(lucks) - 1) / len(lucks)) ** 0.5
    assert abs(mean) < 3 * error


def test_the_last_placements_are_exact() -> None:
    """By brute force over the rules: with one patch to place, nothing is left to chance."""
    position = ALONE.positions[21]
    best = max(score(apply(position, place), 0).total for place in legal_placements(position))
    found = analyse_position(view_for(position, 0), seconds=QUICK)
    assert found.best.estimate.points == best
    assert found.best.estimate.error == 0
    assert len({(one.move.patch, one.move.cell) for one in found.suggestions}) == len(found.suggestions)


def test_a_turn_that_has_begun_is_gone_on_with() -> None:
    position = PAIR.positions[9]
    place = legal_placements(position)[5]
    placed = apply(position, place)
    found = analyse_position(view_for(placed, placed.turn), seconds=QUICK)
    assert {(one.move.patch, one.move.cell) for one in found.suggestions} == {(place.patch, place.cell)}
    assert 1 <= len(found.suggestions) <= 3


def test_a_move_that_was_asked_about_is_looked_at_and_an_illegal_one_refused() -> None:
    position = PAIR.positions[4]
    worst = legal_moves(position)[0]
    found = analyse_position(view_for(position, position.turn), seconds=QUICK, ask=worst)
    assert found.asked is not None
    assert found.asked in found.suggestions
    taken = next(cell for cell in PATCH_CELLS if position.seats[position.turn].quilt.patches[cell] is not None)
    with pytest.raises(CalicoError) as caught:
        analyse_position(view_for(position, position.turn), ask=replace(worst, cell=taken))
    assert caught.value.code == "analysis-move"


@pytest.mark.parametrize("number", range(24))
def test_every_kind_of_options_can_be_analysed(number: int) -> None:
    players, options = Random(number).choice(legal_combinations())
    record = random_record(players, options, number)
    games = record.positions
    position = games[(7 * number) % (len(games) - 1)]
    found = analyse_position(view_for(position, position.turn), seconds=QUICK)
    assert all(one.move in legal_moves(position) for one in found.suggestions)
    assert (found.best.estimate.passed is None) == (options.scenario is None)
    assert (found.best.estimate.victory is None) == (players == 1)
    assert found.aim == (Aim.POINTS if options.scenario is None else Aim.PASSED)
    json.dumps(position_to_json(found))


def test_a_scenario_adds_up_in_percent() -> None:
    record = random_record(1, Options(scenario=1), 2)
    review = review_game(record, 0, seconds=QUICK)
    assert review.result == 0
    assert review.start_value + review.luck + review.insight - review.losses == pytest.approx(0)


def test_before_the_deal_the_first_seat_expects_what_the_quilter_makes() -> None:
    """Within four standard errors of what it states (without its look ahead, so a little less)."""
    game = Plan(1, Options(mode=Mode.BEGINNER)).deal(1)
    estimate = before_the_deal(game, 0, seed=1, seconds=0.5).estimate()
    assert 60 < estimate.points < find_player("quilter").strength.solo_beginner + 4 * estimate.error


def test_what_can_not_be_analysed_is_refused() -> None:
    over = PAIR.positions[-1]
    cases = [
        (view_for(over, 0), "wrong-phase"),
        (Plan().deal(1).view(), "wrong-phase"),
        (view_for(PAIR.positions[0], 1), "not-your-turn"),
        (view_for(PAIR.positions[0], None), "wrong-phase"),
    ]
    assert over.phase is Phase.OVER
    for view, code in cases:
        with pytest.raises(CalicoError) as caught:
            analyse_position(view)
        assert caught.value.code == code
    for record, seat, code in (
        (PAIR, 2, "seat-unknown"),
        (PAIR.at(5), 0, "analysis-unfinished"),
    ):
        with pytest.raises(CalicoError) as caught:
            review_game(record, seat)
        assert caught.value.code == code
    with pytest.raises(CalicoError) as caught:
        analyse_position(view_for(ALONE.positions[0], 0), seconds=QUICK, aim=Aim.VICTORY)
    assert caught.value.code == "analysis-aim"


def test_a_review_as_json_holds_every_turn_and_the_sums() -> None:
    review = review_game(ALONE, 0, seconds=QUICK)
    found = json.loads(json.dumps(review_to_json(review, top=2)))
    assert found["start"]["value"] + found["luck"] + found["insight"] - found["losses"] == pytest.approx(
        found["result"]
    )
    assert [turn["move"] for turn in found["turns"]] == list(range(1, 23))
    assert all(len(turn["analysis"]["suggestions"]) <= 2 for turn in found["turns"])
    for turn in found["turns"]:  # the last one may be a move that comes to the same
        assert turn["analysis"]["asked"]["move"][:5] == turn["played"][:5]
    assert {reason["key"] for turn in found["turns"] for reason in turn["analysis"]["asked"]["reasons"]}
