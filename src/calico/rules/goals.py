"""The six design goals (R5)."""

from collections import Counter
from collections.abc import Iterable

from calico.rules.names import Name
from calico.rules.patches import Color, Pattern


class Goal(Name):
    """The six goals, called by the letters on their tile."""

    DIFFERENT = "different"
    AAAA_BB = "aaaa-bb"
    AAA_BBB = "aaa-bbb"
    AA_BB_CC = "aa-bb-cc"
    AAA_BB_C = "aaa-bb-c"
    AA_BB_C_D = "aa-bb-c-d"

    @property
    def groups(self) -> tuple[int, ...]:
        """How the six patches around the goal must divide into equals, largest first (R5.1)."""
        return _PARTITIONS[self]

    def is_met_by(self, features: Iterable[Color | Pattern]) -> bool:
        """Whether these six colours, or six patterns, divide exactly as the goal asks (R5.1)."""
        return tuple(sorted(Counter(features).values(), reverse=True)) == _PARTITIONS[self]


_PARTITIONS = {
    Goal.DIFFERENT: (1, 1, 1, 1, 1, 1),
    Goal.AAAA_BB: (4, 2),
    Goal.AAA_BBB: (3, 3),
    Goal.AA_BB_CC: (2, 2, 2),
    Goal.AAA_BB_C: (3, 2, 1),
    Goal.AA_BB_C_D: (2, 2, 1, 1),
}


class GoalValues(Name):
    """The two printings of the goals' values (R5.3)."""

    BOOK = "book"
    TILE = "tile"


GOAL_POINTS = {
    GoalValues.BOOK: {
        Goal.DIFFERENT: (10, 15),
        Goal.AAAA_BB: (8, 14),
        Goal.AAA_BBB: (8, 13),
        Goal.AA_BB_CC: (7, 11),
        Goal.AAA_BB_C: (7, 11),
        Goal.AA_BB_C_D: (5, 8),
    },
    GoalValues.TILE: {
        Goal.DIFFERENT: (10, 15),
        Goal.AAAA_BB: (7, 14),
        Goal.AAA_BBB: (7, 13),
        Goal.AA_BB_CC: (7, 11),
        Goal.AAA_BB_C: (7, 11),
        Goal.AA_BB_C_D: (5, 7),
    },
}
"""By printing, what a goal is worth when it is met one way (colours or patterns) and both ways (R5.2)."""
BEGINNER_GOALS = (Goal.DIFFERENT, Goal.AA_BB_CC, Goal.AAA_BBB)
"""The goals of the beginner setup, on c2, d3 and b4 (R6.1)."""
OFFER_SIZE = 4
"""So many goals are offered to a seat, which keeps three (R6.3)."""
