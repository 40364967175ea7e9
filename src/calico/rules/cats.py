"""The ten cats, on five double-sided tiles (R4)."""

from dataclasses import dataclass

from calico.rules.errors import SetupError
from calico.rules.geometry import Cell, windows
from calico.rules.names import Name
from calico.rules.patches import Pattern
from calico.rules.values import coerce_fields


class Cat(Name):
    """The ten cats; the first five like groups, the last five shapes."""

    MILLIE = "millie"
    TIBBIT = "tibbit"
    COCONUT = "coconut"
    CIRA = "cira"
    GWENIVERE = "gwenivere"
    CALLIE = "callie"
    RUMI = "rumi"
    TECOLOTE = "tecolote"
    ALMOND = "almond"
    LEO = "leo"


Shape = tuple[tuple[int, int], ...]
TRIANGLE: Shape = ((0, 0), (1, 0), (0, 1))
TRAPEZOID: Shape = ((0, 0), (1, 0), (0, 1), (1, 1), (-1, 1))


def _line(length: int) -> Shape:
    return tuple((step, 0) for step in range(length))


@dataclass(frozen=True, slots=True, kw_only=True)
class Need:
    """What a token asks for: touching patches of one kind, so many or in this shape."""

    size: int
    shape: Shape | None = None

    def is_met_by(self, area: set[Cell]) -> bool:
        """Whether a connected area of one kind has the size, or contains the shape."""
        if len(area) < self.size:
            return False
        return self.shape is None or any(window <= area for window in windows(self.shape))


@dataclass(frozen=True, slots=True)
class CatFacts(Need):
    """What a cat's side of its tile prints: what the cat needs, what it is worth, and the tile's dots.

    `size` is how many patches it takes at least, `shape` the shape among them; the box has so many `tokens`.

    >>> leo = CATS[Cat.LEO]
    >>> leo.points, leo.size, leo.other_side
    (11, 5, Cat.GWENIVERE)
    """

    other_side: Cat
    dots: int
    points: int
    tokens: int


CATS = {
    Cat.MILLIE: CatFacts(Cat.CALLIE, dots=1, points=3, tokens=12, size=3),
    Cat.CALLIE: CatFacts(Cat.MILLIE, dots=1, points=3, tokens=10, size=3, shape=TRIANGLE),
    Cat.TIBBIT: CatFacts(Cat.RUMI, dots=1, points=5, tokens=10, size=4),
    Cat.RUMI: CatFacts(Cat.TIBBIT, dots=1, points=5, tokens=8, size=3, shape=_line(3)),
    Cat.COCONUT: CatFacts(Cat.TECOLOTE, dots=2, points=7, tokens=8, size=5),
    Cat.TECOLOTE: CatFacts(Cat.COCONUT, dots=2, points=7, tokens=8, size=4, shape=_line(4)),
    Cat.CIRA: CatFacts(Cat.ALMOND, dots=2, points=9, tokens=6, size=6),
    Cat.ALMOND: CatFacts(Cat.CIRA, dots=2, points=9, tokens=6, size=5, shape=TRAPEZOID),
    Cat.GWENIVERE: CatFacts(Cat.LEO, dots=3, points=11, tokens=6, size=7),
    Cat.LEO: CatFacts(Cat.GWENIVERE, dots=3, points=11, tokens=6, size=5, shape=_line(5)),
}
"""What is printed on the tile of each cat."""


@dataclass(frozen=True, slots=True)
class CatInPlay:
    """A cat on the table with the two patterns that it likes in this game (R6.4).

    >>> CatInPlay("millie", ("dots", "vines"))
    CatInPlay(cat=Cat.MILLIE, patterns=(Pattern.DOTS, Pattern.VINES))
    """

    cat: Cat
    patterns: tuple[Pattern, ...]

    def __post_init__(self) -> None:
        coerce_fields(self, SetupError)
