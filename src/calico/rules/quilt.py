"""A player's quilt: the board, what is sewn on it, and what each patch earns when it is placed (R8)."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from calico.rules.boards import BORDERS, Board
from calico.rules.cats import CATS, Cat, CatInPlay
from calico.rules.errors import IllegalMove, Problem
from calico.rules.geometry import CELLS, GOAL_SLOTS, NEIGHBOURS, PATCH_CELLS, Cell
from calico.rules.goals import Goal
from calico.rules.names import Name
from calico.rules.patches import Color, Patch, Pattern

BUTTON_GROUP = 3
BUTTON_POINTS = 3
"""What a button is worth, the rainbow included (R9.2)."""


class Rainbow(Name):
    """The rainbow button."""

    RAINBOW = "rainbow"


Token = Cat | Color | Rainbow
"""What a placement can earn: a cat, a button of a colour, or the rainbow button."""


class CatToken(NamedTuple):
    """A cat and the cell on which it lies; it stands for the whole area that earned it.

    >>> CatToken(Cat.MILLIE, CELLS[8])
    CatToken(cat=Cat.MILLIE, cell=a1)
    """

    cat: Cat
    cell: Cell


class Button(NamedTuple):
    """A button and the cell on which it is sewn; it stands for the whole area that earned it.

    >>> Button(Color.PINK, CELLS[8])
    Button(color=Color.PINK, cell=a1)
    """

    color: Color
    cell: Cell


@dataclass(frozen=True, slots=True, repr=False)
class Quilt:
    """A board with its border, the patches placed so far and the tokens earned so far.

    `patches` has an entry for each of the 49 cells, the border included; `goals` lie on c2, d3, b4.

    >>> quilt, earned = Quilt.empty(Board.BLUE).place(Patch(Color.GREEN, Pattern.VINES), CELLS[8], ())
    >>> quilt, earned
    (<Quilt on blue: 1 patches, 0 cats, 0 buttons>, ())
    """

    board: Board
    goals: tuple[Goal, ...]
    patches: tuple[Patch | None, ...]
    cats: tuple[CatToken, ...] = ()
    buttons: tuple[Button, ...] = ()
    rainbow: bool = False

    @classmethod
    def empty(cls, board: Board, goals: tuple[Goal, ...] = ()) -> "Quilt":
        """The board before the first patch."""
        return cls(board, goals, tuple(BORDERS[board].get(cell) for cell in CELLS))

    def __repr__(self) -> str:
        placed = len(PATCH_CELLS) - len(self.empty_cells)
        return f"<Quilt on {self.board}: {placed} patches, {len(self.cats)} cats, {self.buttons_count} buttons>"

    @property
    def empty_cells(self) -> tuple[Cell, ...]:
        """The patch cells that are still open, in reading order."""
        return tuple([cell for cell in PATCH_CELLS if self.patches[cell] is None])

    @property
    def is_full(self) -> bool:
        """Whether all 22 patch cells are covered."""
        return all(self.patches[cell] is not None for cell in PATCH_CELLS)

    @property
    def buttons_count(self) -> int:
        """All buttons, the rainbow included."""
        return len(self.buttons) + self.rainbow

    def around(self, slot: int) -> tuple[Patch | None, ...]:
        """The six cells around a goal slot (0 for c2, 1 for d3, 2 for b4)."""
        return tuple([self.patches[cell] for cell in NEIGHBOURS[GOAL_SLOTS[slot]]])

    def place(self, patch: Patch, cell: Cell, cats: tuple[CatInPlay, ...]) -> tuple["Quilt", tuple[Token, ...]]:
        """Sew `patch` onto `cell` and take what it earns: cat, button, rainbow, in this order (R7.1, R8).

        Says nothing about whose turn it is or what a restriction allows; `apply` does.
        """
        if cell not in PATCH_CELLS:
            raise IllegalMove(Problem.of("cell-not-patchable", cell=str(cell)))
        if self.patches[cell] is not None:
            raise IllegalMove(Problem.of("cell-taken", cell=str(cell)))
        cat, button, rainbow = self._gains(patch, cell, cats)
        quilt = Quilt(
            self.board,
            self.goals,
            (*self.patches[:cell], patch, *self.patches[cell + 1 :]),
            self.cats if cat is None else (*self.cats, CatToken(cat, cell)),
            self.buttons if button is None else (*self.buttons, Button(button, cell)),
            self.rainbow or rainbow is not None,
        )
        return quilt, _tokens(cat, button, rainbow)

    def earned_by(self, patch: Patch, cell: Cell, cats: tuple[CatInPlay, ...]) -> tuple[Token, ...]:
        """What `place` would earn on this open cell, without sewing."""
        return _tokens(*self._gains(patch, cell, cats))

    def with_goals(self, goals: tuple[Goal, ...]) -> "Quilt":
        """The quilt with its goals laid out."""
        return replace(self, goals=goals)

    def _gains(
        self, patch: Patch, cell: Cell, cats: tuple[CatInPlay, ...]
    ) -> tuple[Cat | None, Color | None, Rainbow | None]:
        cat = self._attracted(patch, cell, cats)
        button = self._sewn(patch, cell)
        completes = button is not None and not self.rainbow and self._completes_rainbow(button)
        return cat, button, Rainbow.RAINBOW if completes else None

    def _attracted(self, patch: Patch, cell: Cell, cats: tuple[CatInPlay, ...]) -> Cat | None:
        """The cat that the area of the new patch's pattern attracts, unless one sleeps there (R8.1, R8.2)."""
        area = _area_with(self.patches, cell, _PATTERN, patch.pattern)
        if len(area) < BUTTON_GROUP or any(token.cell in area for token in self.cats):
            return None  # no cat needs fewer than three
        for in_play in cats:
            if patch.pattern in in_play.patterns and CATS[in_play.cat].is_met_by(area):
                return in_play.cat
        return None

    def _sewn(self, patch: Patch, cell: Cell) -> Color | None:
        """The button that the area of the new patch's colour earns, unless it has one (R8.3)."""
        area = _area_with(self.patches, cell, _COLOR, patch.color)
        if len(area) < BUTTON_GROUP or any(button.cell in area for button in self.buttons):
            return None
        return patch.color

    def _completes_rainbow(self, color: Color) -> bool:
        """Whether this button is the first of the last missing colour (R8.7)."""
        return len({color, *(button.color for button in self.buttons)}) == len(Color)


_COLOR, _PATTERN = 0, 1  # which half of a patch makes the area


def area_of(patches: tuple[Patch | None, ...], start: Cell, feature: int) -> set[Cell]:
    """All connected cells that share the colour (0) or pattern (1) of `start`, border included (R8.1).

    >>> quilt, _ = Quilt.empty(Board.BLUE).place(Patch(Color.GREEN, Pattern.VINES), CELLS[8], ())
    >>> sorted(area_of(quilt.patches, CELLS[8], 0))
    [border(1,0), a1]
    """
    patch = patches[start]
    return set() if patch is None else _area_with(patches, start, feature, patch[feature])


def _area_with(patches: tuple[Patch | None, ...], start: Cell, feature: int, wanted: Color | Pattern) -> set[Cell]:
    """The area that `start` has, or would have, with this colour or pattern."""
    area = {start}
    frontier = [start]
    while frontier:
        for cell in NEIGHBOURS[frontier.pop()]:
            if (other := patches[cell]) is not None and other[feature] == wanted and cell not in area:
                area.add(cell)
                frontier.append(cell)
    return area


def _tokens(*gains: Token | None) -> tuple[Token, ...]:
    return tuple([gain for gain in gains if gain is not None])
