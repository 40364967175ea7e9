"""docs/rules.md, the code and the tests speak of the same rules."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import oracle
from calico.rules import (
    BORDERS,
    CATS,
    GOAL_POINTS,
    SCENARIOS,
    Board,
    Cat,
    Cell,
    Goal,
    GoalValues,
    Objective,
    Title,
)  # fmt: skip

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
ID = re.compile(r"\bR\d+\.\d+\b")
IDS = re.findall(r"^- \*\*(R\d+\.\d+)\*\*", PAGE, re.MULTILINE)


def marked_ids() -> Iterator[tuple[str, str]]:
    """Every rule id that a test claims to prove, and where."""
    for path in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                for argument in node.args:
                    yield ast.literal_eval(argument), f"{path.name}:{node.lineno}"


def table(header: str) -> list[list[str]]:
    """The rows of the table that begins with these columns."""
    _, _, after = PAGE.partition(f"| {header}")
    assert after, f"no table '{header}'"
    rows = after.split("\n\n")[0].splitlines()[2:]
    return [[entry.strip() for entry in row.strip("|").split("|")] for row in rows]


def test_ids_are_numbered_without_a_gap() -> None:
    expected = []
    for section in range(1, 14):
        count = sum(rule.startswith(f"R{section}.") for rule in IDS)
        assert count > 0
        expected += [f"R{section}.{number}" for number in range(1, count + 1)]
    assert expected == IDS


def test_every_rule_has_a_test() -> None:
    proved = {rule for rule, _ in marked_ids()}
    assert [rule for rule in IDS if rule not in proved] == []


def test_tests_cite_known_rules_only() -> None:
    assert [(rule, place) for rule, place in marked_ids() if rule not in IDS] == []


def test_the_code_cites_known_rules_only() -> None:
    cited = [
        (rule, path.name)
        for path in (ROOT / "src" / "calico").rglob("*.py")
        for rule in ID.findall(path.read_text(encoding="utf-8"))
    ]
    assert cited
    assert [(rule, place) for rule, place in cited if rule not in IDS] == []


def test_the_page_cites_known_rules_only() -> None:
    assert set(ID.findall(PAGE)) == set(IDS)


@pytest.mark.rule("R3.1")
def test_the_boards_are_those_of_the_page() -> None:
    rows = table("board | top")
    assert [row[0] for row in rows] == list(Board)
    for name, top, left, right, bottom in rows:
        printed = {(0, column): patch for column, patch in enumerate(top.split())}
        printed |= {(6, column): patch for column, patch in enumerate(bottom.split())}
        printed |= {(row, 0): patch for row, patch in enumerate(left.split(), start=1)}
        printed |= {(row, 6): patch for row, patch in enumerate(right.split(), start=1)}
        border = {(cell.row, cell.column): str(patch) for cell, patch in BORDERS[Board(name)].items()}
        assert border == printed


@pytest.mark.rule("R4.1", "R4.3")
def test_the_cats_are_those_of_the_page() -> None:
    rows = table("dots | group side")
    assert len(rows) == 5
    for dots, group, needs, shape, figure, points in rows:
        group_cat, shape_cat = Cat(group.lower()), Cat(shape.lower())
        assert CATS[group_cat].other_side is shape_cat
        assert CATS[shape_cat].other_side is group_cat
        for cat in (group_cat, shape_cat):
            assert (CATS[cat].dots, CATS[cat].points) == (int(dots), int(points))
        assert f"{CATS[group_cat].size} or more" == needs
        some_area = {Cell(number) for number in oracle.SHAPES[shape_cat][0]}
        assert CATS[shape_cat].is_met_by(some_area)
        assert str(len(some_area)) in figure or figure == "trapezoid: a line of 2 on a line of 3"


@pytest.mark.rule("R5.2", "R5.3")
def test_the_goals_are_those_of_the_page() -> None:
    rows = table("goal | asks for")
    assert [row[0].strip("`") for row in rows] == list(Goal)
    for name, parts, book, tile in rows:
        goal = Goal(name.strip("`"))
        groups = (1,) * 6 if parts == "six different" else tuple(int(part) for part in parts.split(" + "))
        assert goal.groups == groups
        for values, printed in ((GoalValues.BOOK, book), (GoalValues.TILE, tile)):
            assert "/".join(map(str, GOAL_POINTS[values][goal])) == printed


@pytest.mark.rule("R12.1", "R12.2")
def test_the_scenarios_are_those_of_the_page() -> None:
    rows = table("n | goals")
    assert [int(row[0]) for row in rows] == list(SCENARIOS)
    words = {
        "rainbow": (Objective.RAINBOW, 1), "5 cats": (Objective.CATS, 5), "one of each cat": (Objective.EACH_CAT, 1),
        "3 same buttons": (Objective.SAME_BUTTONS, 3), "3 same cats": (Objective.SAME_CATS, 3),
        **{f"done x{n}": (Objective.DONE, n) for n in (1, 2, 3)},
        **{f"both x{n}": (Objective.BOTH, n) for n in (1, 2, 3)},
    }  # fmt: skip
    for number, goals, cats, objectives in rows:
        card = SCENARIOS[int(number)]
        assert [goal.value for goal in card.goals] == goals.split(", ")
        assert [cat.value for cat in card.cats] == cats.lower().split(", ")
        asked = [words.get(word) or (Objective.POINTS, int(word)) for word in objectives.split(", ")]
        assert list(card.objectives) == asked


@pytest.mark.rule("R13.2")
def test_there_are_six_titles() -> None:
    assert len(Title) == 6
    assert list(Title)[-1] is Title.MASTER_QUILTER
