"""Duplicate matches: the same deals for everybody, honest intervals, plain results."""

import json

import pytest

from calico.arena import Duel, play_match
from calico.notation import Record, parse_record
from calico.rules import CalicoError, Mode, Options

BEGINNER = Options(mode=Mode.BEGINNER)


def test_in_pairs_each_deal_is_played_twice_with_exchanged_seats() -> None:
    lines: list[str] = []
    report = play_match(["random", "greedy"], 3, seed=5, options=BEGINNER, keep=lines.append)
    records: list[Record] = [parse_record(line) for line in lines]
    assert len(records) == 6
    for first, second in zip(records[::2], records[1::2], strict=True):
        assert first.supply == second.supply
        assert [seat.board for seat in first.setup.seats] == [seat.board for seat in second.setup.seats]
        assert [seat.name for seat in first.setup.seats] == ["random", "greedy"]
        assert [seat.name for seat in second.setup.seats] == ["greedy", "random"]
    assert len({record.supply for record in records}) == 3
    greedy = [
        record.result.scores[[seat.name for seat in record.setup.seats].index("greedy")].total
        for record in records
        if record.result is not None
    ]
    assert report.standings[1].points == pytest.approx(sum(greedy) / 6)
    assert report.standings[1].games == 6


def test_greedy_beats_random_and_the_interval_says_so() -> None:
    report = play_match(["greedy", "random"], 6, seed=1, players=1, options=BEGINNER)
    (duel,) = report.duels
    assert duel.ahead_low > 0
    assert duel.ahead == pytest.approx(report.standings[0].points - report.standings[1].points)
    assert duel.wins == 1
    assert duel.rating > 0
    assert json.loads(json.dumps(report.as_json()))["standings"][0]["name"] == "greedy"


def test_the_number_of_workers_changes_nothing() -> None:
    one, two = (
        play_match(["random", "greedy"], 2, seed=3, players=1, options=BEGINNER, workers=workers) for workers in (1, 2)
    )
    assert [(s.name, s.points, s.error) for s in one.standings] == [(s.name, s.points, s.error) for s in two.standings]
    assert one.duels == two.duels


def test_a_scenario_tells_how_many_passed() -> None:
    report = play_match(["random"], 2, seed=1, players=1, options=Options(scenario=10))
    assert report.standings[0].passed == 0


def test_a_rating_is_zero_for_equals_and_never_infinite() -> None:
    assert Duel("a", "b", 10, 0, -1, 1, 0.5, 0.4, 0.6).rating == 0
    assert 0 < Duel("a", "b", 10, 5, 4, 6, 1.0, 1.0, 1.0).rating < 1000


@pytest.mark.parametrize(
    ("names", "deals", "players"), [(["random"], 5, 2), (["random", "random"], 5, 1), (["random"], 1, 1), ([], 5, 1)]
)
def test_a_match_that_compares_nothing_is_refused(names: list[str], deals: int, players: int) -> None:
    with pytest.raises(CalicoError) as caught:
        play_match(names, deals, seed=1, players=players)
    assert caught.value.code == "arena-match"
