"""What the players agree on before a game: setup mode, values, variants, restriction, scenario (R6, R10, R11, R12)."""

from dataclasses import dataclass

from calico.rules.errors import Problem, SetupError
from calico.rules.goals import GoalValues
from calico.rules.names import Name
from calico.rules.patches import COPIES, COPIES_LOWER_VARIANCE
from calico.rules.scenarios import SCENARIOS
from calico.rules.values import coerce_fields


class Mode(Name):
    """The two ways to set up the table (R6)."""

    BEGINNER = "beginner"
    STANDARD = "standard"


class Variant(Name):
    """The two variants; solo is simply a game of one player (R10)."""

    FAMILY = "family"
    LOWER_VARIANCE = "lower_variance"


class Restriction(Name):
    """The five rule restrictions, at most one a game (R11)."""

    ADJACENT = "adjacent"
    BOTH = "both"
    NO_HAND = "no_hand"
    SAME_COLOR = "same_color"
    SAME_PATTERN = "same_pattern"


MAX_PLAYERS = 4
"""Most players at a table."""
MAX_PLAYERS_LOWER_VARIANCE = 2


@dataclass(frozen=True, slots=True)
class Options:
    """The rules that a game is played by. Names may be given as text: `Options(mode="beginner")`.

    >>> Options("beginner").copies, Options(variants=["lower_variance"]).copies
    (3, 2)
    >>> [problem.code for problem in Options(scenario=11).problems(players=1)]
    ['scenario-unknown']
    """

    mode: Mode = Mode.STANDARD
    goal_values: GoalValues = GoalValues.BOOK
    variants: frozenset[Variant] = frozenset()
    restriction: Restriction | None = None
    scenario: int | None = None
    open_hands: bool = False

    def __post_init__(self) -> None:
        coerce_fields(self, SetupError)

    @property
    def copies(self) -> int:
        """How many of each patch the supply holds: 3, or 2 with lower variance (R2.1, R10.2)."""
        return COPIES_LOWER_VARIANCE if Variant.LOWER_VARIANCE in self.variants else COPIES

    @property
    def hand_size(self) -> int:
        """How many patches a player holds: 2, or none under `no_hand` (R11.3)."""
        return 0 if self.restriction is Restriction.NO_HAND else 2

    @property
    def goals_score(self) -> bool:
        """Whether the goals lie face up (R10.1)."""
        return Variant.FAMILY not in self.variants

    def problems(self, players: int) -> list[Problem]:
        """Everything that is wrong with these options for so many players."""
        found = []
        if not 1 <= players <= MAX_PLAYERS:
            found.append(Problem.of("players-count", players=players))
        elif Variant.LOWER_VARIANCE in self.variants and players > MAX_PLAYERS_LOWER_VARIANCE:
            found.append(Problem.of("lower-variance-players", players=players))
        if Variant.FAMILY in self.variants and self.mode is Mode.BEGINNER:
            found.append(Problem.of("family-beginner"))
        if self.scenario is not None:
            if self.scenario not in SCENARIOS:
                found.append(Problem.of("scenario-unknown", scenario=self.scenario))
            if self.mode is Mode.BEGINNER:
                found.append(Problem.of("scenario-beginner"))
            if Variant.FAMILY in self.variants:
                found.append(Problem.of("scenario-family"))
            if self.restriction is not None:
                found.append(Problem.of("scenario-restriction"))
        return found
