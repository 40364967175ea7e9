"""Whole games through the keyboard."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from calico.cli.saved import SavedGame
from calico.cli.terminal import Complaint
from calico.cli.typed import PlaceInput, Word, read_place, read_take, read_word
from calico.locales import texts
from calico.notation import parse_cell, parse_patch_code, parse_record
from calico.rules import PATCH_CELLS, AchievementMode, Restriction

if TYPE_CHECKING:
    from pathlib import Path

    from cli_runner import Run

pytest_plugins = ("cli_runner",)
SIMPLE = "".join(f"1 {cell}\n1\n" for cell in PATCH_CELLS)
# Whatever is refused loses nothing, so trying everything again and again plays any game to its end.
STUBBORN = "".join(f"{patch} {cell} {take}\n" for cell in PATCH_CELLS for take in (1, 2, 3) for patch in (1, 2)) * 22


def finished(home: Path) -> list[Path]:
    return sorted((home / "games").glob("*.json"))


def saved(home: Path) -> list[Path]:
    return sorted((home / "saves").glob("*.json"))


def test_three_times_enter_begins_a_beginners_game_alone(run: Run, home: Path) -> None:
    outcome = run("play", typed="\n\n\n" + SIMPLE)
    assert (outcome.code, outcome.err) == (0, "")
    [path] = finished(home)
    assert saved(home) == []
    record = parse_record(path.read_text(encoding="utf-8"))
    assert record.result is not None
    assert len(record.turns) == 22
    total = record.result.scores[0].total
    assert f"{total}" in outcome.out
    assert "A game alone has no winner." in outcome.out
    assert str(path) in outcome.out


def test_a_finished_game_is_a_record_that_score_accepts(run: Run, home: Path) -> None:
    run("play", "--seed", 5, "--setup", "beginner", typed=SIMPLE)
    outcome = run("score", finished(home)[0])
    assert outcome.code == 0
    assert "Total" in outcome.out


def test_two_people_hide_their_hands_from_each_other(run: Run, home: Path) -> None:
    # For each: pass the keyboard, then the goals; then every turn begins by passing the keyboard.
    turns = "".join(f"\n1 {cell} 1\n" * 2 for cell in PATCH_CELLS)
    outcome = run("play", "--names", "Ann,Bob", "--first", "bob", "--seed", 1, typed="\n1 2 3\n\n4 3 1\n" + turns)
    assert outcome.code == 0
    record = parse_record(finished(home)[0].read_text(encoding="utf-8"))
    assert [seat.name for seat in record.setup.seats] == ["Bob", "Ann"]
    offer = record.setup.seats[1].offer
    assert offer is not None
    assert record.choices[1].goals == (offer[3], offer[2], offer[0])
    assert outcome.out.count("Pass the keyboard to Ann") == 1 + 22
    assert "wins" in outcome.out or "share" in outcome.out


def test_open_hands_need_no_passing(run: Run) -> None:
    turns = "".join(f"1 {cell} 1\n" * 2 for cell in PATCH_CELLS)
    outcome = run("play", "--names", "Ann,Bob", "--setup", "beginner", "--open-hands", typed=turns)
    assert "Pass the keyboard" not in outcome.out
    assert "Every quilt is full." in outcome.out


def test_a_person_against_programs(run: Run, home: Path) -> None:
    outcome = run(
        "play", "--names", "Ann", "--bot", "greedy,kitten,kitten", "--first", "Ann", "--seed", 2, "--board",
        "yellow,blue,green,purple", typed="\n" + SIMPLE,
    )  # fmt: skip
    record = parse_record(finished(home)[0].read_text(encoding="utf-8"))
    assert [seat.name for seat in record.setup.seats] == ["Ann", "Greedy", "Kitten", "Kitten 2"]
    assert [seat.board for seat in record.setup.seats] == ["yellow", "blue", "green", "purple"]
    assert len(record.turns) == 88
    assert "Greedy placed" in outcome.out


@pytest.mark.parametrize("restriction", list(Restriction))
def test_each_restriction_can_be_played_to_the_end(run: Run, home: Path, restriction: Restriction) -> None:
    typed = STUBBORN if restriction is not Restriction.NO_HAND else "".join(f"1 {cell}\n1\n" for cell in PATCH_CELLS)
    outcome = run("play", "--restriction", restriction, "--seed", 3, typed="1 2 3\n" + typed)
    assert outcome.code == 0
    assert parse_record(finished(home)[0].read_text(encoding="utf-8")).setup.options.restriction is restriction
    assert "Every quilt is full." in outcome.out


def test_without_a_hand_enter_ends_the_turn(run: Run) -> None:
    outcome = run("play", "--restriction", "no_hand", "--seed", 3, typed="\n2 a1\n\nquit\n")
    assert "turn 2 of 22" in outcome.out


def test_a_scenario_shows_and_judges_its_objectives(run: Run) -> None:
    outcome = run("play", "--scenario", 3, "--seed", 3, typed="3 2 1\n" + SIMPLE)
    assert "Scenario 3 asks for:" in outcome.out
    assert "60 points or more" in outcome.out
    assert "has not passed scenario 3" in outcome.out


def test_family_shows_goals_face_down_and_scores_none(run: Run, home: Path) -> None:
    outcome = run("play", "--variant", "family,lower_variance", "--seed", 4, typed="\n" + SIMPLE)
    assert "face down" in outcome.out
    record = parse_record(finished(home)[0].read_text(encoding="utf-8"))
    assert record.result is not None
    assert record.result.scores[0].goals == 0


def test_questions_lead_to_a_restriction_with_a_program(run: Run, home: Path) -> None:
    # Names, a program that does not exist, one that does, restriction 2, who begins, goals, then leave.
    typed = "Ann\nnobody\nrandom\n5\n2\nzoe\nAnn\n1 2 3\nquit\n"
    outcome = run("play", typed=typed)
    assert "There is no player called “nobody”" in outcome.out
    assert "Nobody is called that" in outcome.out
    session = SavedGame.from_text(saved(home)[0].read_text(encoding="utf-8"))
    assert session.position.options.restriction is Restriction.BOTH
    assert session.bots == (None, "random")


def test_undo_gives_the_patch_back_until_the_market_is_taken(run: Run, home: Path) -> None:
    outcome = run("play", "--setup", "beginner", "--seed", 6, typed="undo\n1 a1\nundo\n1 b1\n2\nundo\nquit\n")
    assert outcome.out.count("There is nothing to undo") == 2
    [turn] = parse_record(saved(home)[0].read_text(encoding="utf-8")).turns
    assert turn.move.cell == parse_cell("b1")


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("hello", "is not a placement"),
        ("1 z9", "cells are a1 to e5"),
        ("3 a1", "There is no patch 3; you have 2."),
        ("1 c2", "c2 is not a cell for patches"),
        ("Pv-a1-9", "The market has the positions 1, 2 and 3, not 9."),
        ("look zoe", "Nobody is called that"),
        ("", "is not a placement"),
        ("\x00\x1b[31m", "is not a placement"),
        ("1 a1 1 1 1", "is not a placement"),
    ],
)
def test_bad_input_gets_one_sentence_and_loses_nothing(run: Run, home: Path, typed: str, answer: str) -> None:
    outcome = run("play", "--setup", "beginner", "--seed", 6, typed=f"{typed}\nquit\n")
    assert outcome.code == 0
    if not typed.startswith("Pv"):
        assert answer in outcome.out.replace("\n", " ")
    assert parse_record(saved(home)[0].read_text(encoding="utf-8")).moves == ()


def test_words_answer_without_ending_the_turn(run: Run) -> None:
    outcome = run(
        "play",
        "--bot",
        "kitten",
        "--setup",
        "beginner",
        "--seed",
        6,
        typed="help\nrules\nleft\nmap\nlook\nlook kitten\nquit\n",
    )
    for expected in ("Your turn has two steps", "Buttons: 3 connected", "Patches not in sight", "Kitten: turn"):
        assert expected in outcome.out


def test_the_end_of_input_saves_and_leaves(run: Run, home: Path) -> None:
    outcome = run("play", "--setup", "beginner", "--seed", 6, typed="1 a1 1\n1 b1\n")
    assert outcome.code == 0
    assert "Saved in" in outcome.out
    session = SavedGame.from_text(saved(home)[0].read_text(encoding="utf-8"))
    assert session.position.placed is not None
    assert session.position.placed.cell == parse_cell("b1")


def test_leaving_before_the_goals_are_chosen_saves_nothing(run: Run, home: Path) -> None:
    outcome = run("play", "--seed", 6, typed="")
    assert outcome.code == 0
    assert "nothing was saved" in outcome.out
    assert saved(home) == []


@pytest.mark.parametrize("cut", [0, 1, 2, 7, 20, 43])
def test_saving_and_resuming_anywhere_gives_the_same_end(run: Run, home: Path, cut: int) -> None:
    arguments = ("play", "--names", "Ann", "--bot", "greedy", "--seed", 9)
    run(*arguments, typed="\n" + SIMPLE)
    [whole] = finished(home)
    moves = parse_record(whole.read_text(encoding="utf-8")).moves
    whole.unlink()
    lines = SIMPLE.splitlines(keepends=True)
    run(*arguments, typed="\n" + "".join(lines[:cut]))
    assert len(saved(home)) == 1
    outcome = run("play", "--resume", typed="".join(lines[cut:]))
    assert outcome.code == 0
    [resumed] = finished(home)
    assert parse_record(resumed.read_text(encoding="utf-8")).moves == moves
    assert saved(home) == []


def test_an_unfinished_game_is_offered_first(run: Run) -> None:
    run("play", "--setup", "beginner", "--seed", 6, typed="1 a1 1\n")
    outcome = run("play", typed="\nquit\n")
    assert "unfinished game" in outcome.out
    assert "turn 2 of 22" in outcome.out
    assert "turn 1 of 22" in run("play", typed="no\n\n\n\nquit\n").out


def test_a_copy_is_saved_where_asked_and_never_over_another_file(run: Run, tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    outcome = run(
        "play",
        "--setup",
        "beginner",
        "--seed",
        6,
        typed=f"1 a1 1\nsave {copy}\nsave {copy}\nsave {tmp_path}/no/x/\nquit\n",
    )
    assert "exists already" in outcome.out
    assert len(parse_record(copy.read_text(encoding="utf-8")).turns) == 1
    outcome = run("play", "--resume", copy, typed="1 b1 1\nquit\n")
    assert len(parse_record(copy.read_text(encoding="utf-8")).turns) == 2


def test_a_foreign_record_can_be_continued_by_people(run: Run, tmp_path: Path) -> None:
    copy = tmp_path / "foreign.json"
    run("play", "--setup", "beginner", "--seed", 6, typed=f"1 a1 1\nsave {copy}\nquit\n")
    data = json.loads(copy.read_text(encoding="utf-8"))
    del data["calico_play"]
    copy.write_text(json.dumps(data), encoding="utf-8")
    assert "turn 2 of 22" in run("play", "--resume", copy, typed="quit\n").out


@pytest.mark.parametrize(
    "own",
    [7, {"bots": [None, None]}, {"bots": 3}, {"mode": "odd"}, {"seed": "x"}, {"pending": {"tile": "pink:vines"}}, []],
)
def test_a_save_whose_own_part_is_damaged_is_refused(run: Run, tmp_path: Path, own: object) -> None:
    copy = tmp_path / "broken.json"
    run("play", "--setup", "beginner", "--seed", 6, typed=f"save {copy}\nquit\n")
    data = json.loads(copy.read_text(encoding="utf-8"))
    data["calico_play"] = own
    copy.write_text(json.dumps(data), encoding="utf-8")
    outcome = run("play", "--resume", copy)
    assert outcome.code == 2
    assert outcome.err.startswith("The saved game can't be read")
    assert outcome.err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--names", "A,B,C", "--bot", "random,random"], "A game has 1 to 4 players, not 5."),
        (["--names", "A,a"], "Two players can't both be called a."),
        (["--names", ",", "--bot", "random"], "At least one person must play"),
        (["--names", "x" * 41], "must have 1 to 40 visible characters"),
        (["--bot", "nobody"], "There is no player called “nobody”"),
        (["--setup", "odd"], "There is no setup called “odd”"),
        (["--setup", "beginner", "--scenario", "1"], "does not go with the beginner setup"),
        (["--setup", "beginner", "--cats", "millie,rumi,leo"], "cats can't be chosen"),
        (["--cats", "millie,callie,leo"], "two sides of one tile"),
        (["--cats", "millie"], "Three cats are in play, not 1."),
        (["--board", "blue,green"], "needs one board, not 2"),
        (["--variant", "lower_variance", "--names", "A,B,C"], "Lower variance is for 1 or 2 players, not 3."),
        (["--variant", "family", "--scenario", "2"], "does not go with the family variant"),
        (["--restriction", "both", "--scenario", "2"], "does not go with a restriction"),
        (["--scenario", "11"], "there is no scenario 11"),
        (["--first", "Zoe"], "Nobody is called that"),
        (["--achievements", "normal", "--names", "A,B"], "A is not on the chart"),
        (["--achievements", "scenario"], "needs a scenario"),
        (["--resume"], "There is no saved game"),
        (["--resume", "--seed", "1"], "brings its own options"),
        (["game.json"], "only for --resume"),
        (["--seed", "x"], "--seed must be a whole number."),
        (["--goal-values", "odd"], "set of goal values called “odd”"),
    ],
)
def test_absurd_options_are_refused_by_one_sentence(run: Run, arguments: list[str], sentence: str) -> None:
    outcome = run("play", *arguments)
    assert outcome.code == 2
    assert sentence in outcome.err
    assert outcome.err.count("\n") == 1
    assert "Traceback" not in outcome.err


def test_achievements_are_offered_and_marked_after_the_game(run: Run) -> None:
    run("chart", "add", "Ann")
    typed = "1 2 3\n" + SIMPLE + "\n"
    outcome = run("play", "--names", "Ann", "--bot", "random", "--achievements", "normal", "--seed", 11, typed=typed)
    assert ("Marked for Ann" in outcome.out) or ("offers Ann nothing new" in outcome.out)


def test_a_turn_can_be_typed_in_many_ways() -> None:
    one = PlaceInput(1, parse_cell("a1"))
    for text in ("1 a1", "1a1", "a1 1", "1, A1", "1-a1", "a1:1"):
        assert read_place(text) == one
    whole = PlaceInput(parse_patch_code("Pv"), parse_cell("a1"), 2)
    for text in ("Pv-a1-2", "pv a1 2", "PVa12"):
        assert read_place(text) == whole
    with pytest.raises(Complaint):
        read_place("a1")


def test_taking_can_be_typed_in_the_persons_language() -> None:
    assert read_take("2", texts("en")) == 2
    assert read_take("take 2", texts("fr")) == 2
    assert read_take("prendre 2", texts("fr")) == 2
    assert read_take("weź gd", texts("pl")) == parse_patch_code("Gd")
    with pytest.raises(Complaint):
        read_take("prendre", texts("en"))


@pytest.mark.parametrize("language", ["en", "fr", "de", "pl", "ru"])
def test_words_work_in_english_and_in_the_persons_language(language: str) -> None:
    told = texts(language)
    assert read_word("undo", told) == Word("undo")
    own = told("cli-words-look").split()[0]
    assert read_word(f"{own.upper()} Ben", told) == Word("look", "Ben")
    assert read_word("1 a1", told) is None
    heard = [
        word
        for name in ("help", "rules", "left", "map", "look", "undo", "save", "quit")
        for word in told(f"cli-words-{name}").split()
    ]
    assert len(set(heard)) == len(heard), "two words mean the same"


def test_the_mode_chosen_before_the_start_is_kept(run: Run, home: Path) -> None:
    run("chart", "add", "Ann")
    run("play", "--names", "Ann", "--scenario", 1, "--achievements", "scenario", typed="\nquit\n")
    assert SavedGame.from_text(saved(home)[0].read_text(encoding="utf-8")).mode is AchievementMode.SCENARIO


def test_a_game_that_is_over_is_not_resumed(run: Run, home: Path) -> None:
    run("play", "--setup", "beginner", "--seed", 5, typed=SIMPLE)
    [path] = finished(home)
    before = path.read_bytes()
    outcome = run("play", "--resume", path)
    assert (outcome.code, outcome.err) == (2, "The game is over.\n")
    assert path.read_bytes() == before


def test_goals_say_what_they_still_want(run: Run) -> None:
    # Five of the six patches around c2 lie: the goal wants something definite, or nothing can help it any more.
    typed = "".join(f"1 {cell} 1\n" for cell in ("b1", "c1", "b2", "d2", "b3"))
    last = run("play", "--setup", "beginner", "--seed", 5, typed=typed + "quit\n").out.rpartition("turn 6 of 22")[2]
    goal = last.partition("c2 ≠ 10/15, 1 open")[2].splitlines()
    assert "colours: " in goal[1]
    assert "patterns: " in goal[2]
