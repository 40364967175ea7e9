"""What is fixed and what is left to chance when the kernel sets up tables by itself."""

from dataclasses import dataclass, field

import numpy as np

from calico.kernel import engine as e
from calico.kernel.states import option_words
from calico.kernel.tables import Words
from calico.rules import (
    BEGINNER_CATS,
    BEGINNER_GOALS,
    SCENARIOS,
    Board,
    Cat,
    Goal,
    Mode,
    Options,
    Problem,
    SetupError,
    cat_choice_problems,
)  # fmt: skip
from calico.rules.values import coerce_fields


@dataclass(frozen=True, slots=True)
class Plan:
    """How tables are set up: by these options, with these cats and boards; chance decides what is None.

    Cats are one of each dot group, patterns and boards are dealt at random, goals are any three of any four offered,
    in any order. The beginner setup and scenarios bring their own cats and goals.
    """

    players: int = 1
    options: Options = field(default_factory=Options)
    cats: tuple[Cat, ...] | None = None
    boards: tuple[Board, ...] | None = None
    goals: tuple[tuple[Goal, ...], ...] | None = None  # by seat, on c2, d3, b4

    def __post_init__(self) -> None:
        coerce_fields(self, SetupError)

    def problems(self) -> list[Problem]:
        """Everything that is wrong with this plan, all at once."""
        found = self.options.problems(self.players)
        fixed = self.options.mode is Mode.BEGINNER or self.options.scenario is not None
        if self.cats is not None:
            if self.options.scenario is not None:
                found.append(Problem.of("scenario-chosen-cats"))
            elif fixed:
                found.append(Problem.of("beginner-chosen-cats"))
            found += cat_choice_problems(self.cats)
        if self.boards is not None:
            if len(self.boards) != self.players:
                found.append(Problem.of("boards-count", players=self.players, count=len(self.boards)))
            found += [Problem.of("board-twice", board=board) for board in Board if self.boards.count(board) > 1]
        if self.goals is not None:
            found += self._goal_problems()
        return found

    def row(self) -> Words:
        """The plan as the words that the engine reads; refuses what the rules do not allow."""
        if found := self.problems():
            raise SetupError(found)
        row = np.full(e.TABLE_SIZE, -1, dtype=np.int64)
        row[: e.TABLE_CATS] = option_words(self.options, self.players)
        cats, goals = self.cats, self.goals
        if self.options.mode is Mode.BEGINNER:
            cats, goals = BEGINNER_CATS, (BEGINNER_GOALS,) * self.players
        elif self.options.scenario is not None:
            cats = SCENARIOS[self.options.scenario].cats
        if cats is not None:
            row[e.TABLE_CATS : e.TABLE_PATTERNS] = [tuple(Cat).index(cat) for cat in cats]
        if self.boards is not None:
            row[e.TABLE_BOARDS : e.TABLE_BOARDS + self.players] = [tuple(Board).index(board) for board in self.boards]
        if goals is not None:
            numbers = [tuple(Goal).index(goal) for chosen in goals for goal in chosen]
            row[e.TABLE_GOALS : e.TABLE_GOALS + 3 * self.players] = numbers
        return row

    def _goal_problems(self) -> list[Problem]:
        assert self.goals is not None
        found = []
        if len(self.goals) != self.players:
            found.append(Problem.of("plan-goals-count", players=self.players, count=len(self.goals)))
        for seat, goals in enumerate(self.goals):
            if self.options.scenario is not None and self.options.scenario in SCENARIOS:
                asked = SCENARIOS[self.options.scenario].goals
                if sorted(goals) != sorted(asked):
                    found.append(Problem.of("goals-scenario", scenario=self.options.scenario, goals=", ".join(asked)))
            elif self.options.mode is Mode.BEGINNER:
                if goals != BEGINNER_GOALS:
                    found.append(Problem.of("goals-beginner"))
            elif len(goals) != 3 or len(set(goals)) != 3:
                found.append(Problem.of("goals-from-offer", seat=seat))
        return found
