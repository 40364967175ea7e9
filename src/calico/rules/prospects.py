"""What is begun on a quilt and may still earn a cat or a button, and which placements would end that (R8)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from calico.rules.cats import CATS, Cat, CatInPlay, Need
from calico.rules.geometry import CELLS, NEIGHBOURS, Cell
from calico.rules.patches import Color, Patch, Pattern
from calico.rules.quilt import BUTTON_GROUP, Quilt

_BESIDE = tuple(frozenset(NEIGHBOURS[cell]) for cell in CELLS)  # by cell


@dataclass(frozen=True, slots=True)
class Beginning:
    """Two or more touching patches of one colour or pattern that have earned nothing yet, but still can.

    "Can" looks at the cells only: there is room for the cat or the button on open cells that touch no group which has
    one already. `ends_by_own` are the open cells where a patch of the same colour or pattern takes that room away, as
    by joining the group to one that has its token; `ends_by_other` those where any other patch does.

    >>> import calico
    >>> game = calico.new_game(setup="beginner", seed=7).play("Vd-a4-1")
    >>> begun = beginnings(game.position.seats[0].quilt, game.position.cats)
    >>> [(one.token, sorted(one.cells)) for one in begun]
    [(Color.PURPLE, [border(4,0), a4]), (Cat.MILLIE, [a4, border(5,0)])]
    """

    token: Cat | Color
    feature: Color | Pattern
    cells: frozenset[Cell]
    ends_by_own: frozenset[Cell]
    ends_by_other: frozenset[Cell]

    def is_ended_by(self, patch: Patch, cell: Cell) -> bool:
        """Whether this placement earns nothing for the group and leaves it no way to earn anything."""
        return cell in (self.ends_by_own if self.feature in patch else self.ends_by_other)


@lru_cache(maxsize=4096)
def beginnings(quilt: Quilt, cats: tuple[CatInPlay, ...]) -> tuple[Beginning, ...]:
    """Everything begun on the quilt: for buttons by colour, then for cats by pattern.

    >>> import calico
    >>> game = calico.new_game(setup="beginner", seed=7)  # a lone patch is nothing begun
    >>> beginnings(game.position.seats[0].quilt, game.position.cats)
    ()
    """
    found: list[Beginning] = []
    where: dict[Color | Pattern, set[Cell]] = {}
    for cell in CELLS:
        if (patch := quilt.patches[cell]) is not None:
            where.setdefault(patch.color, set()).add(cell)
            where.setdefault(patch.pattern, set()).add(cell)
    open_cells = set(quilt.empty_cells)
    buttons = {button.cell for button in quilt.buttons}
    for color in Color:
        found += _begun(where.get(color, set()), open_cells, color, color, buttons, _BUTTON)
    tokens = {token.cell for token in quilt.cats}
    for in_play in cats:
        for pattern in in_play.patterns:
            found += _begun(where.get(pattern, set()), open_cells, pattern, in_play.cat, tokens, CATS[in_play.cat])
    return tuple(found)


_BUTTON = Need(size=BUTTON_GROUP)


def _begun(
    own: set[Cell],
    open_cells: set[Cell],
    feature: Color | Pattern,
    token: Cat | Color,
    tokens: set[Cell],
    need: Need,
) -> Iterator[Beginning]:
    scored = _spread(own & tokens, own)
    usable = (open_cells - _around(scored)) | (own - scored)
    unscored = {cell for cell in own - scored if not _BESIDE[cell].isdisjoint(own)}  # a lone patch is nothing begun
    while unscored:
        group = _spread({min(unscored)}, unscored)
        unscored -= group
        if not _has_room(group, usable, need):
            continue
        by_own = [cell for cell in open_cells if _is_ended_by_own(cell, group, own, scored, usable, need)]
        by_other = _ended_by_other(group, usable, need) & open_cells
        yield Beginning(token, feature, frozenset(group), frozenset(by_own), frozenset(by_other))


def _ended_by_other(group: set[Cell], usable: set[Cell], need: Need) -> set[Cell]:
    """The cells without which the group has no room."""
    beside = (_around(group) & usable) - group
    if need.shape is None and len(group) + len(beside) > need.size:
        return set()  # whichever is lost, those beside are enough
    return {cell for cell in _spread(group, usable) if not _has_room(group, usable - {cell}, need)}


def _is_ended_by_own(
    cell: Cell, group: set[Cell], own: set[Cell], scored: set[Cell], usable: set[Cell], need: Need
) -> bool:
    """Whether a patch of the group's own kind on this cell takes its room away."""
    if _BESIDE[cell].isdisjoint(own):
        return False  # a lone patch
    area = _spread({cell}, own | {cell})
    if not scored.isdisjoint(area):
        if not group.isdisjoint(area):
            return True  # joined to a group that has its token
    elif not group.isdisjoint(area) or not need.is_met_by(area):
        return False  # it has grown, or a neighbour has; nothing is scored that was not
    return not _has_room(group, usable - area - _around(area), need)


def _has_room(group: set[Cell], within: set[Cell], need: Need) -> bool:
    """Whether the group, grown over these cells, could meet the need."""
    if need.shape is not None:
        return need.is_met_by(_spread(group, within))
    area, edge = set(group), set(group)
    while edge and len(area) < need.size:
        edge = (_around(edge) & within) - area
        area |= edge
    return len(area) >= need.size


def _spread(start: set[Cell], within: set[Cell]) -> set[Cell]:
    """All cells that can be reached from `start` without leaving `within`."""
    area, edge = set(start), set(start)
    while edge:
        edge = (_around(edge) & within) - area
        area |= edge
    return area


def _around(cells: Iterable[Cell]) -> set[Cell]:
    """The cells that touch one of these."""
    return set().union(*[_BESIDE[cell] for cell in cells])
