"""Duplicate matches: the same deals for everybody, honest intervals, results that can be gone on from."""

import json
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from calico.arena import Arena, Match, Report, keep_games, read_games, report, to_json
from calico.arena.plot import plot_report
from calico.game import Game
from calico.notation import parse_record
from calico.plan import Plan
from calico.players.entrants import find_entrant
from calico.players.levels import Quilter
from calico.rules import CalicoError, Mode, Options

BEGINNER = Options(mode=Mode.BEGINNER)


def played(match: Match, workers: int = 1) -> tuple[Report, list[Game]]:
    arena = Arena(match)
    records = [parse_record(line) for part in arena.play(workers=workers) for line in part.records]
    assert len(arena.games) == len(records)
    return report(arena), records


def test_in_pairs_each_deal_is_played_twice_with_exchanged_seats() -> None:
    found, records = played(Match(("random", "greedy"), 3, seed=5, plan=Plan(2, BEGINNER)))
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
    standing = found.standings[1]
    assert standing.points == pytest.approx(sum(greedy) / 6)
    assert standing.games == 6
    assert standing.wins == pytest.approx(1 - found.duels[0].wins)
    assert standing.milliseconds > 0


@pytest.mark.parametrize("players", [3, 4])
def test_at_larger_tables_both_play_every_seat_of_a_deal(players: int) -> None:
    found, records = played(Match(("random", "greedy"), 2, Plan(players, BEGINNER)))
    first, second = ([seat.name.split()[0] for seat in record.setup.seats] for record in records[:2])
    assert all({one, other} == {"random", "greedy"} for one, other in zip(first, second, strict=True))
    assert found.standings[0].games == found.standings[1].games == 2 * players
    assert found.duels[0].wins == 0


def test_greedy_beats_random_and_the_interval_says_so() -> None:
    found, _ = played(Match(("greedy", "random"), 6, Plan(1, BEGINNER)))
    (duel,) = found.duels
    assert duel.ahead_low > 0
    assert duel.ahead == pytest.approx(found.standings[0].points - found.standings[1].points)
    assert (duel.wins, duel.ties, duel.decided) == (1, 0, False)
    assert found.ratings[0].low > found.ratings[1].high
    assert found.standings[0].wins is None


def test_the_number_of_workers_changes_nothing() -> None:
    match = Match(("random", "greedy"), 2, Plan(1, BEGINNER), seed=3)
    (one, first), (two, second) = (played(match, workers) for workers in (1, 2))
    assert first == second
    assert (one.duels, one.ratings) == (two.duels, two.ratings)


def test_a_scenario_tells_how_many_passed() -> None:
    found, _ = played(Match(("random",), 2, Plan(1, Options(scenario=10))))
    assert (found.standings[0].passed, found.duels, found.ratings) == (0, (), ())


def test_two_who_are_clearly_unequal_meet_no_more() -> None:
    arena = Arena(Match(("greedy", "random"), 60, Plan(1, BEGINNER), early=True))
    for _ in arena.play(workers=1):
        pass
    found = report(arena)
    assert found.duels[0].decided
    assert found.duels[0].wins_low > 0.5
    assert 5 < found.duels[0].deals < 30
    assert arena.total == 120


def test_the_share_of_moves_over_the_limit_is_counted() -> None:
    strict, _ = played(Match(("greedy",), 2, Plan(1, BEGINNER), seconds=1e-9))
    generous, _ = played(Match(("greedy",), 2, Plan(1, BEGINNER), seconds=600))
    assert (strict.standings[0].over, generous.standings[0].over) == (1, 0)
    assert played(Match(("greedy",), 2, Plan(1, BEGINNER)))[0].standings[0].over is None


def test_a_match_goes_on_where_it_was_left(tmp_path: Path) -> None:
    match = Match(("random", "greedy"), 4, plan=Plan(2, BEGINNER))
    whole = Arena(match)
    for _ in whole.play(workers=1):
        pass
    begun = Arena(match)
    for _ in islice(begun.play(workers=1), 2):
        pass
    path = tmp_path / "match.json"
    keep_games(path, begun)
    assert [entry.name for entry in tmp_path.iterdir()] == ["match.json"]
    resumed = Arena(match, read_games(path, match))
    parts = list(resumed.play(workers=1))
    assert [len(part.records) for part in parts] == [0, 0, 2, 2]
    assert [(game.names, game.totals) for game in resumed.games] == [(game.names, game.totals) for game in whole.games]
    assert report(resumed).duels == report(whole).duels


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"format": "calico-arena-1", "match": {}, "games": [{"deal": 1}]}'])
def test_what_is_no_match_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "match.json"
    path.write_text(text)
    with pytest.raises(CalicoError) as caught:
        read_games(path, Match(("random", "greedy")))
    assert caught.value.code == "arena-file"


def test_another_match_is_refused_but_more_deals_are_not(tmp_path: Path) -> None:
    match = Match(("random", "greedy"), 2, Plan(1, BEGINNER))
    found, _ = played(match)
    path = tmp_path / "match.json"
    path.write_text(json.dumps(to_json(found, ())))
    assert read_games(path, Match(("random", "greedy"), 9, Plan(1, BEGINNER))) == []
    with pytest.raises(CalicoError) as caught:
        read_games(path, Match(("random", "greedy"), 2, Plan(1, BEGINNER), seed=2))
    assert caught.value.code == "arena-other"


@pytest.mark.parametrize("suffix", [".svg", ".png"])
def test_the_same_match_gives_the_same_picture(tmp_path: Path, suffix: str) -> None:
    found, _ = played(Match(("random", "greedy"), 2, Plan(1, BEGINNER)))
    names = {"random": "Dice", "greedy": "Collector"}
    for name in ("one", "two"):
        plot_report(found, tmp_path / f"{name}{suffix}", names=names)
    drawn = (tmp_path / f"one{suffix}").read_bytes()
    assert drawn == (tmp_path / f"two{suffix}").read_bytes()
    assert suffix == ".png" or b"Dice" in drawn


def test_a_class_enters_by_its_place_and_a_wrong_place_is_refused() -> None:
    place = "calico.players.random_player:RandomPlayer"
    found, records = played(Match(("greedy", place), 2, plan=Plan(2, BEGINNER)))
    assert found.duels[0].wins == 1
    assert [seat.name for seat in records[0].setup.seats] == ["greedy", "RandomPlayer"]
    for wrong in ("calico.players:Nobody", "no.such.module:Player", ":", "calico.players.random_player:"):
        with pytest.raises(CalicoError) as caught:
            Arena(Match(("greedy", wrong)))
        assert caught.value.code == "player-broken"


def test_who_plays_for_points_differs_from_who_plays_to_win_in_nothing_else() -> None:
    for name in ("Designer", "Master"):
        for_points = find_entrant(f"calico.arena.entrants:{name}ForPoints")
        to_win = find_entrant(name.lower())
        assert isinstance(to_win, Quilter)
        assert isinstance(for_points, Quilter)
        assert isinstance(for_points, type(to_win))
        assert to_win.habits.to_win
        assert for_points.habits == replace(to_win.habits, to_win=False)


@pytest.mark.parametrize(
    ("names", "deals", "players"), [(["random"], 5, 2), (["random", "random"], 5, 1), (["random"], 1, 1), ([], 5, 1)]
)
def test_a_match_that_compares_nothing_is_refused(names: list[str], deals: int, players: int) -> None:
    with pytest.raises(CalicoError) as caught:
        Arena(Match(tuple(names), deals, Plan(players)))
    assert caught.value.code == "arena-match"
