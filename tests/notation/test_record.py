"""calico-record: what is written is read back equal; what breaks format or rules is refused with its place."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from calico.notation import RecordError, format_record, parse_record, read_games
from calico.rules import Mode, Options, Phase, Restriction, result
from combinations import legal_combinations, random_record

COMBINATIONS = legal_combinations()


@given(st.sampled_from(COMBINATIONS), st.integers(0, 2**32), st.integers(0, 88))
@settings(max_examples=60, deadline=None)
def test_records_round_trip(combination: tuple[int, Options], seed: int, played: int) -> None:
    record = random_record(*combination, seed)
    assert parse_record(format_record(record)) == record
    open_game = record.at(min(played, len(record.turns)))
    assert parse_record(format_record(open_game)) == open_game


def test_a_replay_ends_where_the_game_ended() -> None:
    record = random_record(3, Options(), 5)
    games = record.positions
    assert games[0] == record.at(0).position
    assert len(games) == 67
    assert games[-1].phase is Phase.OVER
    assert result(games[-1]) == record.result


def test_keys_of_others_are_ignored_and_our_extra_keys_are_written() -> None:
    record = random_record(1, Options(), 1)
    data = json.loads(format_record(record, {"comment": "a fine game"}))
    assert data["comment"] == "a fine game"
    data["setup"]["mood"] = data["moves"][3]["seconds"] = data["result"]["scores"][0]["rank"] = 1.5
    assert parse_record(json.dumps(data)) == record


def test_a_finished_game_may_lack_its_result() -> None:
    record = random_record(2, Options(), 1)
    data = json.loads(format_record(record))
    data["result"] = None
    assert parse_record(json.dumps(data)) == record


@cache
def sample() -> str:
    """A two-player game with the family of things that a forger could change."""
    return format_record(random_record(2, Options(), 11))


def refuse(change: Callable[[dict[str, Any]], object], text: str | None = None) -> RecordError:
    data = json.loads(text or sample())
    change(data)
    with pytest.raises(RecordError) as caught:
        parse_record(json.dumps(data))
    return caught.value


FORGERIES: list[tuple[str, Callable[[dict[str, Any]], object], int | None]] = [
    ("record-format", lambda data: data.update(format="chess"), None),
    ("record-version", lambda data: data.update(version=2), None),
    ("record-version", lambda data: data.update(version=True), None),
    ("record-missing", lambda data: data.pop("moves"), None),
    ("record-missing", lambda data: data.pop("result"), None),
    ("record-missing", lambda data: data["setup"].pop("restriction"), None),
    ("record-missing", lambda data: data["moves"][4].pop("take"), 5),
    ("record-type", lambda data: data.update(setup=[]), None),
    ("record-type", lambda data: data.update(moves={}), None),
    ("record-type", lambda data: data["setup"].update(open_hands="yes"), None),
    ("record-type", lambda data: data["setup"].update(scenario="1"), None),
    ("record-type", lambda data: data["setup"]["players"][0].update(name=7), None),
    ("record-type", lambda data: data["setup"]["supply"].__setitem__(0, "pink:plaid"), None),
    ("record-type", lambda data: data["moves"][0].update(seat=False), 1),
    ("record-type", lambda data: data["moves"][0].update(take="1"), 1),
    ("record-type", lambda data: data["moves"][0].update(tile="plaid"), 1),
    ("record-name", lambda data: data["setup"].update(mode="expert"), None),
    ("record-name", lambda data: data["setup"].update(variants=["solo"]), None),
    ("record-name", lambda data: data["setup"].update(restriction="none"), None),
    ("record-name", lambda data: data["setup"]["cats"][0].update(cat="Millie"), None),
    ("record-name", lambda data: data["moves"][9].update(cell="c9"), 10),
    ("record-name", lambda data: data["moves"][9].update(earned=["star"]), 10),
    ("players-count", lambda data: data["setup"].update(players=[]), None),
    ("players-count", lambda data: data["setup"].update(players=data["setup"]["players"] * 3), None),
    ("name-unfit", lambda data: data["setup"]["players"][0].update(name=" "), None),
    ("name-unfit", lambda data: data["setup"]["players"][0].update(name="\x1b[2J"), None),
    ("name-unfit", lambda data: data["setup"]["players"][0].update(name="a" * 41), None),
    ("board-twice", lambda data: data["setup"]["players"][0].update(board=data["setup"]["players"][1]["board"]), None),
    ("cats-count", lambda data: data["setup"]["cats"].pop(), None),
    ("scenario-unknown", lambda data: data["setup"].update(scenario=11), None),
    ("offer-missing", lambda data: data["setup"]["players"][0].update(offer=None), None),
    ("goals-from-offer", lambda data: data["setup"]["players"][0].update(goals=["different"] * 3), None),
    ("supply-incomplete", lambda data: data["setup"]["supply"].pop(), None),
    ("supply-incomplete", lambda data: data["setup"]["supply"].__setitem__(0, data["setup"]["supply"][1]), None),
    ("record-seat", lambda data: data["moves"][3].update(seat=0), 4),
    ("cell-taken", lambda data: data["moves"][2].update(cell=data["moves"][0]["cell"]), 3),
    ("cell-not-patchable", lambda data: data["moves"][2].update(cell="c2"), 3),
    ("position-unknown", lambda data: data["moves"][2].update(take=4), 3),
    ("record-earned", lambda data: data["moves"][2].update(earned=["leo"]), 3),
    ("record-over", lambda data: data["moves"].append(data["moves"][-1]), 45),
    ("record-result-early", lambda data: data["moves"].pop(), None),
    ("record-result", lambda data: data["result"]["scores"][0].update(total=99), None),
    ("record-result", lambda data: data["result"].update(winners=[]), None),
    ("record-type", lambda data: data["result"].update(winners=[True]), None),
]


@pytest.mark.parametrize(("code", "change", "move"), FORGERIES)
def test_a_forged_record_is_refused_with_its_place(
    code: str, change: Callable[[dict[str, Any]], object], move: int | None
) -> None:
    error = refuse(change)
    assert code in {problem.code for problem in error.problems}
    assert error.move == move
    if move is not None:
        assert str(error).startswith(f"Move {move}: ")


def test_all_problems_of_a_setup_are_told_at_once() -> None:
    def change(data: dict[str, Any]) -> None:
        data["setup"].update(variants=["family", "lower_variance"], scenario=3, restriction="both")
        data["setup"]["players"] += data["setup"]["players"]

    codes = {problem.code for problem in refuse(change).problems}
    assert codes >= {
        "lower-variance-players",
        "scenario-family",
        "scenario-restriction",
        "cats-scenario",
        "board-twice",
    }


def test_reordered_moves_are_refused() -> None:
    for first in range(40):
        error = refuse(lambda data, first=first: data["moves"].insert(first, data["moves"].pop(first + 1)))  # type: ignore[misc]
        assert error.move == first + 1


def test_two_swapped_moves_of_one_seat_never_pass_as_the_same_game() -> None:
    """Not every swap breaks a rule, but what is accepted is another game."""
    original = parse_record(sample())
    refused = 0
    for first in range(0, 40, 2):
        data = json.loads(sample())
        moves = data["moves"]
        moves[first], moves[first + 2] = moves[first + 2], moves[first]
        try:
            assert parse_record(json.dumps(data)) != original
        except RecordError:
            refused += 1
    assert refused > 0


def test_no_hand_takes_the_position_of_the_patch() -> None:
    text = format_record(random_record(2, Options(restriction=Restriction.NO_HAND), 2))
    market = parse_record(text).at(0).position.market

    def change(data: dict[str, Any]) -> None:
        data["moves"][0]["take"] = next(
            number for number, patch in enumerate(market, start=1) if str(patch) != data["moves"][0]["tile"]
        )

    assert refuse(change, text).code == "position-other-patch"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "record-json"),
        ("{", "record-json"),
        ("null", "record-not-object"),
        ("[" * 100_000, "record-json"),
        ("9" * 10_000, "record-json"),
        ('{"format": 1, "format": 2}', "record-key-twice"),
    ],
)
def test_what_is_not_a_record_is_refused(text: str, code: str) -> None:
    with pytest.raises(RecordError) as caught:
        parse_record(text)
    assert caught.value.code == code


@given(st.integers(0, 10**9))
@settings(max_examples=200, deadline=None)
def test_a_damaged_record_is_refused_or_says_the_same(seed: int) -> None:
    random = Random(seed)
    text = list(sample())
    for _ in range(random.randint(1, 3)):
        at = random.randrange(len(text))
        text[at] = random.choice('{}[],:"0123456789abcdepinktrue ')
    truncated = "".join(text)[: random.choice([len(text), random.randrange(len(text))])]
    try:
        record = parse_record(truncated)
    except RecordError:
        return
    assert parse_record(format_record(record)) == record


def test_files(tmp_path: Path) -> None:
    records = [random_record(1, Options(mode=Mode.BEGINNER), seed) for seed in range(3)]
    lines = tmp_path / "games.jsonl"
    lines.write_text("\n".join(map(format_record, records)) + "\n\n", encoding="utf-8")
    assert list(read_games(lines)) == records
    single = tmp_path / "game.json"
    single.write_text(json.dumps(json.loads(format_record(records[0])), indent=2), encoding="utf-8")
    assert list(read_games(single)) == [records[0]]


def test_a_bad_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    data = json.loads(sample())
    data["moves"][7]["cell"] = "c2"
    path.write_text(f"{sample()}\n\n{json.dumps(data)}\n", encoding="utf-8")
    with pytest.raises(RecordError, match=r"^Line 3: Move 8: c2 is not a cell for patches\.$"):
        list(read_games(path))


def test_unreadable_files_are_refused(tmp_path: Path) -> None:
    binary = tmp_path / "x.json"
    binary.write_bytes(b"\xff\xfe\x00")
    empty = tmp_path / "x.jsonl"
    empty.write_text("\n")
    for path, code in [
        (binary, "file-unreadable"),
        (tmp_path, "file-unreadable"),
        (tmp_path / "none.json", "file-unreadable"),
        (empty, "record-empty"),
    ]:
        with pytest.raises(RecordError) as caught:
            list(read_games(path))
        assert caught.value.code == code
