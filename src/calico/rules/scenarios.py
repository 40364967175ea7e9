"""The ten scenarios: which cats and goals they bring and what they ask for (R12.1)."""

from dataclasses import dataclass

from calico.rules.cats import Cat
from calico.rules.goals import Goal
from calico.rules.names import Name


class Objective(Name):
    """The kinds of things that a scenario asks for."""

    DONE = "done"  # so many goals met, one way or both
    BOTH = "both"  # so many goals met both ways
    CATS = "cats"  # so many cat tokens
    EACH_CAT = "each_cat"  # one of each cat
    SAME_CATS = "same_cats"  # so many of one cat
    SAME_BUTTONS = "same_buttons"  # so many buttons of one colour
    RAINBOW = "rainbow"
    POINTS = "points"


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario card.

    >>> [cat.value for cat in SCENARIOS[10].cats]
    ['tibbit', 'tecolote', 'gwenivere']
    """

    number: int
    goals: tuple[Goal, Goal, Goal]
    cats: tuple[Cat, Cat, Cat]
    objectives: tuple[tuple[Objective, int], ...]


def _scenario(
    number: int, goals: tuple[Goal, Goal, Goal], cats: tuple[Cat, Cat, Cat], /, **objectives: int
) -> Scenario:
    return Scenario(number, goals, cats, tuple((Objective(kind), target) for kind, target in objectives.items()))


_DIFFERENT, _4_2, _3_3, _2_2_2, _3_2_1, _2_2_1_1 = Goal
SCENARIOS = {
    card.number: card
    for card in (
        _scenario(1, (_DIFFERENT, _2_2_2, _3_3), (Cat.MILLIE, Cat.TIBBIT, Cat.COCONUT), rainbow=1, points=58),
        _scenario(2, (_DIFFERENT, _3_3, _3_2_1), (Cat.CALLIE, Cat.TIBBIT, Cat.COCONUT), cats=5, points=59),
        _scenario(
            3, (_DIFFERENT, _2_2_2, _2_2_1_1), (Cat.MILLIE, Cat.RUMI, Cat.COCONUT),
            done=2, each_cat=1, rainbow=1, points=60,
        ),
        _scenario(
            4, (_DIFFERENT, _3_2_1, _2_2_1_1), (Cat.MILLIE, Cat.TIBBIT, Cat.TECOLOTE),
            done=3, same_buttons=3, points=61,
        ),
        _scenario(
            5, (_DIFFERENT, _4_2, _2_2_1_1), (Cat.CALLIE, Cat.COCONUT, Cat.CIRA),
            done=3, same_cats=3, points=62,
        ),
        _scenario(
            6, (_4_2, _3_3, _2_2_2), (Cat.TIBBIT, Cat.TECOLOTE, Cat.ALMOND),
            done=2, both=1, rainbow=1, points=63,
        ),
        _scenario(
            7, (_4_2, _3_3, _3_2_1), (Cat.RUMI, Cat.COCONUT, Cat.GWENIVERE),
            done=2, both=1, cats=5, points=64,
        ),
        _scenario(
            8, (_4_2, _3_2_1, _2_2_2), (Cat.MILLIE, Cat.ALMOND, Cat.LEO),
            done=1, both=1, each_cat=1, rainbow=1, points=66,
        ),
        _scenario(
            9, (_4_2, _2_2_2, _2_2_1_1), (Cat.CALLIE, Cat.CIRA, Cat.LEO),
            done=1, both=2, each_cat=1, points=68,
        ),
        _scenario(
            10, (_3_3, _3_2_1, _2_2_1_1), (Cat.TIBBIT, Cat.TECOLOTE, Cat.GWENIVERE),
            both=2, each_cat=1, rainbow=1, points=72,
        ),
    )
}  # fmt: skip
"""The ten scenario cards by number."""
