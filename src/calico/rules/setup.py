"""What lies on the table when a game begins: the door through which untrusted setups come in (R6)."""

from collections.abc import Iterable
from dataclasses import dataclass

from calico.rules.boards import Board
from calico.rules.cats import CATS, Cat, CatInPlay
from calico.rules.errors import Problem, SetupError
from calico.rules.goals import BEGINNER_GOALS, OFFER_SIZE, Goal
from calico.rules.options import Mode, Options
from calico.rules.patches import Pattern
from calico.rules.scenarios import SCENARIOS
from calico.rules.values import coerce_fields

LONGEST_NAME = 40
BEGINNER_CATS = (Cat.MILLIE, Cat.TIBBIT, Cat.COCONUT)
"""The cats of the beginner setup (R6.1)."""


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """A player's place at the table; `goals` lie on c2, d3, b4 and are None until they are chosen.

    >>> SeatSetup("Ari", "blue")
    SeatSetup(name='Ari', board=Board.BLUE, offer=None, goals=None)
    """

    name: str
    board: Board
    offer: tuple[Goal, ...] | None = None
    goals: tuple[Goal, ...] | None = None

    def __post_init__(self) -> None:
        coerce_fields(self, SetupError)


@dataclass(frozen=True, slots=True)
class Setup:
    """A table ready for play. It may break any rule; `check` refuses what the rules do not allow.

    >>> setup = Setup(Options("beginner"), [], [SeatSetup("Ari", "blue", goals=BEGINNER_GOALS)])
    >>> [problem.code for problem in setup.problems()]
    ['cats-count', 'cats-beginner', 'patterns-dealt']
    """

    options: Options
    cats: tuple[CatInPlay, ...]
    seats: tuple[SeatSetup, ...]

    def __post_init__(self) -> None:
        coerce_fields(self, SetupError)

    def problems(self) -> list[Problem]:
        """Everything that is wrong with this setup, all at once."""
        found = self.options.problems(len(self.seats))
        found += self._cat_problems()
        for board in Board:
            if sum(seat.board is board for seat in self.seats) > 1:
                found.append(Problem.of("board-twice", board=board))
        for number, seat in enumerate(self.seats):
            if not (seat.name.strip() and seat.name.isprintable() and len(seat.name) <= LONGEST_NAME):
                found.append(Problem.of("name-unfit", seat=number, longest=LONGEST_NAME))
            found += self._goal_problems(number, seat)
        if len({seat.goals is None for seat in self.seats}) > 1:
            found.append(Problem.of("goals-partly-chosen"))
        return list(dict.fromkeys(found))  # seats may share a problem

    def check(self) -> None:
        """Refuse a setup with any problem, naming every one."""
        if found := self.problems():
            raise SetupError(found)

    def _cat_problems(self) -> list[Problem]:
        cats = [in_play.cat for in_play in self.cats]
        found = cat_choice_problems(cats)
        card = SCENARIOS.get(self.options.scenario or 0)
        if card is not None and set(cats) != set(card.cats):
            found.append(Problem.of("cats-scenario", scenario=card.number, cats=", ".join(card.cats)))
        if self.options.mode is Mode.BEGINNER and set(cats) != set(BEGINNER_CATS):
            found.append(Problem.of("cats-beginner"))
        dealt = sorted(pattern for in_play in self.cats for pattern in in_play.patterns)
        if dealt != sorted(Pattern) or any(len(in_play.patterns) != 2 for in_play in self.cats):
            found.append(Problem.of("patterns-dealt"))
        return found

    def _goal_problems(self, number: int, seat: SeatSetup) -> list[Problem]:
        found = []
        card = SCENARIOS.get(self.options.scenario or 0)
        makes_offer = self.options.mode is Mode.STANDARD and self.options.scenario is None
        if makes_offer and (seat.offer is None or not len(seat.offer) == len(set(seat.offer)) == OFFER_SIZE):
            found.append(Problem.of("offer-missing", seat=number))
        if not makes_offer and seat.offer is not None:
            found.append(Problem.of("offer-unexpected", seat=number))
        if self.options.mode is Mode.BEGINNER:
            if seat.goals != BEGINNER_GOALS:
                found.append(Problem.of("goals-beginner"))
        elif seat.goals is not None:
            if card is not None:
                if sorted(seat.goals) != sorted(card.goals):
                    found.append(Problem.of("goals-scenario", scenario=card.number, goals=", ".join(card.goals)))
            elif self.options.scenario is None and not are_three_of(seat.goals, seat.offer or ()):
                found.append(Problem.of("goals-from-offer", seat=number))
        return found


def cat_choice_problems(cats: Iterable[Cat]) -> list[Problem]:
    """What is wrong with these three cats: any three different tiles may be chosen (R6.2).

    >>> [str(problem) for problem in cat_choice_problems([Cat.MILLIE, Cat.CALLIE, Cat.LEO])]
    ["millie and callie are two sides of one tile and can't both be in play."]
    """
    found: list[Problem] = []
    seen: list[Cat] = []
    for cat in cats:
        if cat in seen:
            found.append(Problem.of("cats-twice", cat=cat))
        elif CATS[cat].other_side in seen:
            found.append(Problem.of("cats-same-tile", first=CATS[cat].other_side, second=cat))
        seen.append(cat)
    if len(seen) != 3:
        found.append(Problem.of("cats-count", count=len(seen)))
    return found


def are_three_of(goals: tuple[Goal, ...], choices: tuple[Goal, ...]) -> bool:
    """Whether these are three different goals, all among `choices` (R6.3)."""
    return len(goals) == 3 == len(set(goals)) and set(goals) <= set(choices)
