"""Simulations: the same games whatever plays them, results that agree with the rules, files and pictures."""

import json
import pickle
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pyarrow.parquet
import pytest

from calico import kernel
from calico.notation import RecordError, parse_record
from calico.plan import Plan
from calico.players import BotError
from calico.players.random_player import RandomPlayer
from calico.rules import (
    CELL_NAMED,
    Board,
    CalicoError,
    Cat,
    Mode,
    Move,
    Options,
    SetupError,
    View,
    has_passed,
    turns_left,
)
from calico.simulation import (
    COLUMNS,
    Outcome,
    Part,
    Simulation,
    Summary,
    parquet_file,
    play_parts,
    plot_summary,
    read_parquet,
    run,
    running,
    write_parquet,
)
from calico.simulation.games import play_part
from combinations import legal_combinations

BEGINNER = Options(Mode.BEGINNER)
PLAYERS = Simulation(12, ("random", "greedy"), 5, Plan(2, Options(scenario=1)))


def parts_of(outcome: Outcome) -> Iterator[Part]:
    """The results in uneven parts."""
    for first, last in ((0, 5), (5, 6), (6, len(outcome.results))):
        yield Part(first, outcome.results[first:last], (), 0.5)


def check_records(outcome: Outcome) -> None:
    """Every record is legal, and scored as the results say."""
    assert len(outcome.records) == len(outcome.results) == outcome.simulation.games
    for line, seats in zip(outcome.records, outcome.results, strict=True):
        record = parse_record(line)
        assert record.result is not None
        assert record.setup.options == outcome.simulation.plan.options
        final = record.positions[-1]
        for number, score in enumerate(record.result.scores):
            quilt = final.seats[number].quilt
            expected = [score.goals, score.cats, score.buttons, score.total, len(quilt.cats), quilt.buttons_count]
            expected += [number in record.result.winners, has_passed(final, number)]
            assert seats[number].tolist() == expected


COMBINATIONS = Random(1).sample(legal_combinations(), 30)


@pytest.mark.parametrize("number", range(len(COMBINATIONS)))
def test_kernel_games_have_records_that_agree(number: int) -> None:
    players, options = COMBINATIONS[number]
    check_records(run(Simulation(3, ("random",) * players, number, Plan(players, options)), workers=1, records=True))


@pytest.fixture(scope="module")
def played() -> Outcome:
    """Games between players, on two processes."""
    return run(PLAYERS, workers=2, records=True)


@pytest.fixture(autouse=True)
def _small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "_PLAYER_GAMES", 5)


def test_players_games_have_records_that_agree(played: Outcome) -> None:
    check_records(played)


def test_a_game_depends_on_the_seed_and_its_number_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    simulation = Simulation(5000, ("random",) * 2, 9)
    whole = run(simulation, workers=1)
    monkeypatch.setattr(running, "_KERNEL_GAMES", 300)
    for workers in (1, 2, 5):
        assert np.array_equal(run(simulation, workers=workers).results, whole.results)
    fewer = run(Simulation(700, ("random",) * 2, 9), workers=3)
    assert np.array_equal(fewer.results, whole.results[:700])
    other = run(Simulation(5000, ("random",) * 2, 10))
    assert not np.array_equal(other.results, whole.results)


def test_players_play_the_same_on_any_number_of_processes(played: Outcome) -> None:
    told: list[tuple[int, int]] = []
    alone = run(PLAYERS, workers=1, progress=lambda done, games: told.append((done, games)))
    assert np.array_equal(played.results, alone.results)
    assert told == [(5, 12), (10, 12), (12, 12)]


def test_records_are_of_the_games_that_were_counted() -> None:
    simulation = Simulation(
        210, ("random",) * 3, 2, Plan(3, cats=(Cat.MILLIE, Cat.ALMOND, Cat.LEO), boards=tuple(Board)[:3])
    )
    with_records = run(simulation, workers=2, records=True)
    assert np.array_equal(with_records.results, run(simulation, workers=1).results)
    setup = parse_record(with_records.records[209]).setup
    assert [seat.board for seat in setup.seats] == list(Board)[:3]
    assert {cat.cat for cat in setup.cats} == {Cat.MILLIE, Cat.ALMOND, Cat.LEO}
    assert [seat.name for seat in setup.seats] == simulation.names


def test_random_play_has_the_known_mean_and_deviation() -> None:
    """As an independent program found: 12.524 and 5.686; five standard errors of 200,000 games."""
    points = run(Simulation(200_000, plan=Plan(1, BEGINNER, boards=(Board.BLUE,)))).summary().statistics()
    assert abs(points.mean - 12.524) < 5 * 5.686 / 200_000**0.5
    assert abs(points.standard_deviation - 5.686) < 5 * 5.686 / 400_000**0.5


def test_a_summary_is_the_sum_of_its_parts(played: Outcome) -> None:
    outcome = played
    grown = Summary(PLAYERS)
    for part in parts_of(played):
        grown.add(part)
    for summary in (grown, outcome.summary()):
        assert summary.games == 12
        for kind in ("goals", "cats", "buttons", "total"):
            column = outcome.column(kind)
            for seat in (None, 0, 1):
                chosen = column if seat is None else column[:, seat]
                found = summary.statistics(seat, kind)
                assert found.count == chosen.size
                assert found.mean == pytest.approx(chosen.mean())
                assert found.standard_deviation == pytest.approx(chosen.std(ddof=1))
                assert (found.minimum, found.maximum) == (chosen.min(), chosen.max())
        assert (summary.wins + summary.shared).tolist() == outcome.column("won").sum(axis=0).tolist()
        assert summary.passed.tolist() == outcome.column("passed").sum(axis=0).tolist()
    assert outcome.column("total")[:, 1].mean() > outcome.column("total")[:, 0].mean()  # greedy against random


def test_what_cannot_be_is_refused_before_anything_is_played() -> None:
    for simulation, code in (
        (Simulation(0), "number-range"),
        (Simulation(True), "number-range"),
        (Simulation(5, seed=-1), "number-range"),
        (Simulation(5, seed=2**64), "number-range"),
        (Simulation(5, ("nobody",)), "player-unknown"),
        (Simulation(5, ()), "players-count"),
        (Simulation(5, ("random",) * 5), "players-count"),
        (Simulation(5, ("random",) * 2, plan=Plan(3)), "names-count"),
        (Simulation(5, plan=Plan(1, Options(scenario=11))), "scenario-unknown"),
        (Simulation(5, plan=Plan(1, BEGINNER, cats=(Cat.LEO,))), "beginner-chosen-cats"),
    ):
        with pytest.raises(CalicoError) as refused:
            play_parts(simulation)
        assert refused.value.code == code
    with pytest.raises(SetupError):
        run(Simulation(5, plan=Plan(boards=tuple(Board))))
    with pytest.raises(CalicoError):
        run(Simulation(5), workers=0)


def test_parquet_holds_everything_and_comes_back(tmp_path: Path, played: Outcome) -> None:
    outcome = played
    boards = (Board.GREEN, Board.BLUE)  # not those of these games, but a file tells what it is told
    simulation = replace(PLAYERS, plan=replace(PLAYERS.plan, boards=boards, cats=(Cat.MILLIE,)))
    whole, grown = tmp_path / "whole.parquet", tmp_path / "grown.parquet"
    write_parquet(whole, Outcome(simulation, outcome.results))
    with parquet_file(grown, simulation) as write:
        for part in parts_of(played):
            write(part)
    for path in (whole, grown):
        back = read_parquet(path)
        assert back.simulation == simulation
        assert np.array_equal(back.results, outcome.results)
    table = pyarrow.parquet.read_table(grown)
    assert table.column_names == ["game", "seat", "bot", *COLUMNS]
    assert table["game"].to_pylist() == [game for game in range(12) for _ in range(2)]
    assert table["seat"].to_pylist() == [0, 1] * 12
    assert table["bot"].to_pylist() == ["random", "greedy"] * 12
    assert json.loads(table.schema.metadata[b"calico.simulation"])["scenario"] == 1
    assert table["won"].type == pyarrow.bool_()


def test_the_parquet_file_is_the_same_for_any_number_of_workers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "_KERNEL_GAMES", 100)
    simulation = Simulation(350, ("random",) * 4, 3)
    files = []
    for workers in (1, 3):
        files.append(tmp_path / f"{workers}.parquet")
        with parquet_file(files[-1], simulation) as write:
            for part in play_parts(simulation, workers=workers):
                write(part)
    assert pyarrow.parquet.ParquetFile(files[0]).metadata.num_row_groups == 4
    assert files[0].read_bytes() == files[1].read_bytes()


@pytest.mark.parametrize("content", [b"", b"PAR1 but not really", None])
def test_another_file_is_refused(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "other.parquet"
    if content is None:
        pyarrow.parquet.write_table(pyarrow.table({"game": [1]}), path)
    else:
        path.write_bytes(content)
    with pytest.raises(CalicoError) as refused:
        read_parquet(path)
    assert refused.value.code == "file-unreadable"


def test_plots_are_the_same_for_the_same_summary(tmp_path: Path) -> None:
    summary = run(Simulation(300, ("random",) * 2, 3)).summary()
    for name in ("a.svg", "b.svg", "a.png", "b.png"):
        plot_summary(summary, tmp_path / name)
    assert (tmp_path / "a.svg").read_bytes() == (tmp_path / "b.svg").read_bytes()
    assert (tmp_path / "a.png").read_bytes() == (tmp_path / "b.png").read_bytes()
    assert (tmp_path / "a.png").read_bytes().startswith(b"\x89PNG")
    svg = (tmp_path / "a.svg").read_text(encoding="utf-8")
    for word in ("Goals", "Cats", "Buttons", "All points", f"0: random (mean {summary.statistics(0).mean:.2f})"):
        assert word in svg
    with pytest.raises(CalicoError) as refused:
        plot_summary(summary, tmp_path / "a.gif")
    assert refused.value.code == "picture-suffix"


def test_columns_are_those_of_the_kernel() -> None:
    results = kernel.random_games(Plan(2), 50, seed=4)
    outcome = run(Simulation(50, ("random",) * 2, 4))
    for name in COLUMNS:
        kernel_name = "totals" if name == "total" else name
        assert np.array_equal(outcome.column(name), getattr(results, kernel_name)), name


def test_refusals_survive_the_way_from_another_process() -> None:
    with pytest.raises(RecordError) as unreadable:
        parse_record("{}")
    with pytest.raises(SetupError) as wrong:
        run(Simulation(5, plan=Plan(1, Options(scenario=11), boards=tuple(Board))))
    for error in (unreadable.value, wrong.value):
        back = pickle.loads(pickle.dumps(error))
        assert (type(back), str(back), back.problems, back.code) == (
            type(error),
            str(error),
            error.problems,
            error.code,
        )
        assert vars(back) == vars(error)


def test_shared_victories_are_counted_apart() -> None:
    simulation = Simulation(3, ("random", "random"))
    results = np.zeros((3, 2, len(COLUMNS)), dtype=np.int16)
    results[:, :, COLUMNS.index("won")] = [[1, 0], [1, 1], [1, 1]]
    summary = Summary(simulation)
    summary.add(Part(0, results, (), 0.0))
    assert (summary.wins.tolist(), summary.shared.tolist()) == ([1, 0], [2, 2])
    assert simulation.games == (summary.wins.sum() + summary.shared.max())


class Stumbler(RandomPlayer):
    """Falls over in its fourth turn."""

    name = "stumbler"

    def choose_move(self, view: View, *, seed: int, seconds: float | None = None) -> Move:
        if turns_left(view.position, 0) < 19:
            raise RuntimeError("no idea")
        return super().choose_move(view, seed=seed, seconds=seconds)


class Cheat(RandomPlayer):
    """Places on a goal."""

    name = "cheat"

    def choose_move(self, view: View, *, seed: int, seconds: float | None = None) -> Move:
        return replace(super().choose_move(view, seed=seed, seconds=seconds), cell=CELL_NAMED["c2"])


@pytest.mark.parametrize(
    ("bot", "reason"),
    [(Stumbler(), "RuntimeError: no idea"), (Cheat(), "c2 is not a cell for patches.")],
    ids=lambda value: getattr(value, "name", None),
)
def test_a_bot_that_fails_is_named_with_game_and_seed(
    bot: RandomPlayer, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("calico.simulation.games.find_entrant", lambda _: bot)
    with pytest.raises(BotError) as failed:
        play_part(Simulation(9, ("greedy",), 7, Plan(1, BEGINNER)), 4, 2, records=False)
    assert str(failed.value) == f"The bot “{bot.name}” failed in game 5 of seed 7: {reason}"
    assert pickle.loads(pickle.dumps(failed.value)).code == "bot-failed-in-game"
