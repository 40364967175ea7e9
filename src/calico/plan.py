"""How tables are set up: what is agreed on, and everything that is left to chance. The rules themselves never draw."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from calico.game import Game
from calico.rules import (
    ALL_PATCHES,
    BEGINNER_CATS,
    BEGINNER_GOALS,
    CATS,
    OFFER_SIZE,
    SCENARIOS,
    Board,
    Cat,
    CatInPlay,
    Goal,
    Mode,
    Options,
    Patch,
    Pattern,
    Problem,
    SeatSetup,
    Setup,
    SetupError,
    cat_choice_problems,
)  # fmt: skip
from calico.rules.values import check_seed, coerce_fields


@dataclass(frozen=True, slots=True)
class Plan:
    """A table for so many players by these options; chance decides about the cats and boards that are not given.

    The beginner setup and scenarios bring their own cats and goals. `boards` and `goals` (on c2, d3, b4) are given by
    seat; where goals are None, the players choose.

    >>> Plan(2, Options("beginner")).deal(seed=7, names=["Ari", "Mia"])
    <Game of Ari, Mia: 0 of 44 turns>
    >>> [str(problem) for problem in Plan(5).problems()]
    ['A game has 1 to 4 players, not 5.']
    """

    players: int = 1
    options: Options = field(default_factory=Options)
    cats: tuple[Cat, ...] | None = None
    boards: tuple[Board | None, ...] | None = None
    goals: tuple[tuple[Goal, ...], ...] | None = None

    def __post_init__(self) -> None:
        coerce_fields(self, SetupError)

    @property
    def fixed_cats(self) -> tuple[Cat, ...] | None:
        """The cats that are no matter of chance."""
        if self.options.scenario is not None:
            return SCENARIOS[self.options.scenario].cats
        return BEGINNER_CATS if self.options.mode is Mode.BEGINNER else self.cats

    @property
    def fixed_goals(self) -> tuple[tuple[Goal, ...], ...] | None:
        """The goals by seat that nobody chooses."""
        return (BEGINNER_GOALS,) * self.players if self.options.mode is Mode.BEGINNER else self.goals

    def problems(self) -> list[Problem]:
        """Everything that is wrong with this plan, all at once."""
        found = self.options.problems(self.players)
        if self.cats is not None:
            if self.options.scenario is not None:
                found.append(Problem.of("scenario-chosen-cats"))
            elif self.options.mode is Mode.BEGINNER:
                found.append(Problem.of("beginner-chosen-cats"))
            found += cat_choice_problems(self.cats)
        if self.boards is not None:
            if len(self.boards) != self.players:
                found.append(Problem.of("boards-count", players=self.players, count=len(self.boards)))
            found += [Problem.of("board-twice", board=board) for board in Board if self.boards.count(board) > 1]
        if self.goals is not None:
            found += self._goal_problems(self.goals)
        return found

    def check(self) -> None:
        """Refuse a plan with any problem, naming every one."""
        if found := self.problems():
            raise SetupError(found)

    def deal(self, seed: int, names: Sequence[str] | None = None) -> Game:
        """A game by this plan: the same seed deals the same table, whatever the players are called."""
        random = Random(check_seed(seed))
        setup = self._setup(random, names)
        return Game.begin(setup, shuffled_supply(self.options, random))

    def _setup(self, random: Random, names: Sequence[str] | None) -> Setup:
        self.check()
        if names is None:
            names = [f"player {seat + 1}" for seat in range(self.players)]
        elif isinstance(names, str) or len(names) != self.players:
            raise SetupError(Problem.of("names-count", players=self.players, count=len(names)))
        cats = self.fixed_cats or _random_cats(random)
        patterns = random.sample(list(Pattern), len(Pattern))
        boards = self._boards(random)
        offers: Sequence[tuple[Goal, ...] | None] = [None] * self.players
        if self.options.mode is Mode.STANDARD and self.options.scenario is None:
            offers = [self._offer(seat, random) for seat in range(self.players)]
        goals = self.fixed_goals or (None,) * self.players
        return Setup(
            self.options,
            tuple(CatInPlay(cat, (patterns.pop(), patterns.pop())) for cat in cats),
            tuple(map(SeatSetup, names, boards, offers, goals)),
        )

    def _boards(self, random: Random) -> Sequence[Board]:
        if self.boards is None:
            return random.sample(list(Board), self.players)
        free = [board for board in Board if board not in self.boards]
        random.shuffle(free)
        return [board or free.pop() for board in self.boards]

    def _offer(self, seat: int, random: Random) -> tuple[Goal, ...]:
        """The four goals that a seat may choose from: any, or those that were given and one more."""
        if self.goals is None:
            return tuple(random.sample(list(Goal), OFFER_SIZE))
        other = random.choice([goal for goal in Goal if goal not in self.goals[seat]])
        return tuple(random.sample([*self.goals[seat], other], OFFER_SIZE))

    def _goal_problems(self, by_seat: tuple[tuple[Goal, ...], ...]) -> list[Problem]:
        found = []
        if len(by_seat) != self.players:
            found.append(Problem.of("plan-goals-count", players=self.players, count=len(by_seat)))
        card = SCENARIOS.get(self.options.scenario or 0)
        for seat, goals in enumerate(by_seat):
            if card is not None:
                if sorted(goals) != sorted(card.goals):
                    found.append(Problem.of("goals-scenario", scenario=card.number, goals=", ".join(card.goals)))
            elif self.options.mode is Mode.BEGINNER:
                if goals != BEGINNER_GOALS:
                    found.append(Problem.of("goals-beginner"))
            elif len(goals) != 3 or len(set(goals)) != 3:
                found.append(Problem.of("goals-from-offer", seat=seat))
        return found


def shuffled_supply(options: Options, random: Random) -> tuple[Patch, ...]:
    """The whole supply in drawing order."""
    supply = list(ALL_PATCHES) * options.copies
    random.shuffle(supply)
    return tuple(supply)


def _random_cats(random: Random) -> tuple[Cat, ...]:
    """One tile of each dot group and a side of it: every cat of the group is equally likely (R6.2)."""
    return tuple(random.choice([cat for cat in Cat if CATS[cat].dots == dots]) for dots in (1, 2, 3))
