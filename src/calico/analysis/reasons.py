"""What speaks for a move and against it, as facts that the rules give: keys of messages with their arguments."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from calico.rules import (
    CATS,
    GOAL_SLOTS,
    NEIGHBOURS,
    PATCH_CELLS,
    Beginning,
    Cat,
    Cell,
    Color,
    GoalProgress,
    Move,
    Patch,
    Pattern,
    Phase,
    Place,
    Position,
    Quilt,
    Rainbow,
    Restriction,
    Take,
    Token,
    View,
    apply,
    area_of,
    beginnings,
    goal_progress,
    goal_results,
    legal_placements,
    score_quilt,
    turns_left,
    windows,
)

Argument = str | int
_PATTERN = 1  # the half of a patch that makes a cat's area
_MOST_CELLS = 3  # that a reason names

REASONS: Mapping[str, bool] = MappingProxyType(
    {
        "cat": True,
        "button": True,
        "rainbow": True,
        "goal-met": True,
        "goal-lost": False,
        "ends": False,
        "goal-one": True,
        "line": True,
        "shape": True,
        "group": True,
        "next": True,
        "next-goal": True,
        "pair": True,
        "goal-fits": True,
        "denies": True,
    }
)
"""Every kind of reason, the weightiest first, and whether it speaks for a move."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One fact about a move: its key is that of the message `analysis-reason-…`, its arguments are rulebook names,
    cells and numbers; several of a kind are divided by a comma and a blank.
    """

    key: str
    arguments: tuple[tuple[str, Argument], ...] = ()

    @classmethod
    def of(cls, key: str, **arguments: Argument) -> "Reason":
        """The reason with these arguments."""
        return cls(key, tuple(arguments.items()))

    @property
    def is_for(self) -> bool:
        """Whether it speaks for the move."""
        return REASONS[self.key]


def reasons_for(view: View, move: Move) -> tuple[Reason, ...]:
    """Everything that can be said about a legal move of the seat in turn, the weightiest first."""
    position, seat = view.position, view.position.turn
    found: list[Reason] = []
    if position.phase is Phase.PLACE:
        placed = apply(position, Place(move.patch, move.cell))
        found += _earned(placed)
        found += _goals(position, placed, move.cell)
        found += _ended(position, move)
        found += _begun(placed, move.cell)
    else:
        placed = position
    found += _taken(placed, move, seat)
    order = list(REASONS)
    next_buttons = {dict(reason.arguments)["tokens"] for reason in found if reason.key == "next"}
    found = [one for one in found if one.key != "pair" or dict(one.arguments)["color"] not in next_buttons]
    return tuple(sorted(dict.fromkeys(found), key=lambda reason: order.index(reason.key)))


def _earned(placed: Position) -> Iterator[Reason]:
    assert placed.placed is not None
    for token in placed.placed.earned:
        match token:
            case Cat():
                yield Reason.of("cat", cat=token.value, points=CATS[token].points)
            case Color():
                yield Reason.of("button", color=token.value)
            case Rainbow():
                yield Reason.of("rainbow")


def _goals(position: Position, placed: Position, cell: Cell) -> Iterator[Reason]:
    """What the placement means for the goals that it touches."""
    if not position.options.goals_score:
        return
    pairs = zip(goal_progress(position, position.turn), goal_progress(placed, position.turn), strict=True)
    for slot, (before, after) in enumerate(pairs):
        if cell not in NEIGHBOURS[GOAL_SLOTS[slot]]:
            continue
        where = {"goal": before.result.goal.value, "cell": GOAL_SLOTS[slot].name}
        if after.result.points:
            yield Reason.of("goal-met", **where, way=_way(after.result.by_colors, after.result.by_patterns),
                            points=after.result.points)  # fmt: skip
        only_both = position.options.restriction is Restriction.BOTH
        lost = _lost(before, after, only_both=only_both)
        if lost:
            yield Reason.of("goal-lost", **where, way=lost)
        if after.open_cells and after.is_possible and (after.both_possible or not only_both):
            yield from _still_open(after, where)


def _still_open(after: GoalProgress, where: dict[str, str]) -> Iterator[Reason]:
    if after.open_cells > 1:
        way = "both" if after.both_possible else _way(after.colors.is_possible, after.patterns.is_possible, both="any")
        yield Reason.of("goal-fits", **where, way=way)
        return
    for name, way_left in (("colors", after.colors), ("patterns", after.patterns)):
        if way_left.is_possible:
            wanted = ", ".join(sorted(feature.value for feature in way_left.wanted))
            yield Reason.of("goal-one", **where, way=name, wanted=wanted)


def _lost(before: GoalProgress, after: GoalProgress, *, only_both: bool) -> str:
    """Which way can't be met any more though it could before; empty if none."""
    if only_both:
        return "all" if before.both_possible and not after.both_possible else ""
    colors = before.colors.is_possible and not after.colors.is_possible
    patterns = before.patterns.is_possible and not after.patterns.is_possible
    if (colors or patterns) and not after.is_possible:
        return "all"
    return _way(colors, patterns)


def _way(colors: bool, patterns: bool, both: str = "both") -> str:
    if colors and patterns:
        return both
    return "colors" if colors else "patterns" if patterns else ""


def _ended(position: Position, move: Move) -> Iterator[Reason]:
    """What was begun and can earn nothing any more after this placement."""
    quilt = position.seats[position.turn].quilt
    earned = set(quilt.place(move.patch, move.cell, position.cats)[1])
    for beginning in beginnings(quilt, position.cats):
        if beginning.is_ended_by(move.patch, move.cell) and beginning.token not in earned:
            yield Reason.of("ends", token=beginning.token.value, count=len(beginning.cells))


def _begun(placed: Position, cell: Cell) -> Iterator[Reason]:
    """What the placement belongs to that may still earn a cat or a button."""
    quilt = placed.seats[placed.turn].quilt
    for beginning in beginnings(quilt, placed.cats):
        if cell not in beginning.cells:
            continue
        if isinstance(beginning.token, Color):
            yield _pair(quilt, placed, beginning.token)
            continue
        facts = CATS[beginning.token]
        if facts.shape is None:
            yield Reason.of("group", cat=beginning.token.value, have=len(beginning.cells), need=facts.size)
            continue
        have, ways = _nearest_shapes(quilt, beginning, cell)
        if have > 1:
            key = "shape" if beginning.token in (Cat.CALLIE, Cat.ALMOND) else "line"
            yield Reason.of(key, cat=beginning.token.value, have=have, need=facts.size, ways=ways)


def _pair(quilt: Quilt, placed: Position, color: Color) -> Reason:
    patch = Patch(color, Pattern.DOTS)
    earning = [cell for cell in quilt.empty_cells if color in quilt.place(patch, cell, placed.cats)[1]]
    return Reason.of("pair", color=color.value, cells=", ".join(cell.name for cell in earning[:_MOST_CELLS]))


def _nearest_shapes(quilt: Quilt, beginning: Beginning, cell: Cell) -> tuple[int, int]:
    """Of the shape's places through this cell that can still be filled: the most patches that one of them has, and how
    many have so many.
    """
    assert isinstance(beginning.token, Cat)
    shape = CATS[beginning.token].shape
    assert shape is not None
    scored: set[Cell] = set()
    for token in quilt.cats:
        patch = quilt.patches[token.cell]
        if patch is not None and patch.pattern == beginning.feature:
            scored |= area_of(quilt.patches, token.cell, _PATTERN)
    counts = []
    for window in windows(shape):
        missing = window - beginning.cells
        is_open = all(one in PATCH_CELLS and quilt.patches[one] is None for one in missing)
        if cell in window and is_open and not any(scored & set(NEIGHBOURS[one]) for one in missing):
            counts.append(len(window) - len(missing))
    most = max(counts, default=0)
    return most, counts.count(most)


def _taken(placed: Position, move: Move, seat: int) -> Iterator[Reason]:
    """What the hand can do next turn, and what the next rival can't."""
    if placed.options.restriction is Restriction.NO_HAND:
        return
    taken = placed.market[move.take - 1]
    after = apply(placed, Take(move.take))
    own = after.seats[seat].quilt
    if not own.is_full:
        yield from _next_turn(replace(after, phase=Phase.PLACE, turn=seat), seat)
    rival = (seat + 1) % len(after.seats)
    if taken is not None and rival != seat and turns_left(after, rival):
        quilt = after.seats[rival].quilt
        best = max((_gain(after, quilt, taken, cell) for cell in quilt.empty_cells), key=lambda gain: gain[0])
        if best[0]:
            tokens = ", ".join(token.value for token in best[1])
            yield Reason.of("denies", patch=str(taken), rival=rival, points=best[0], tokens=tokens)


def _next_turn(table: Position, seat: int) -> Iterator[Reason]:
    """The best use of each patch that will be in hand, if it earns something at once."""
    quilt, options = table.seats[seat].quilt, table.options
    best: dict[Patch, tuple[int, tuple[Token, ...], Cell]] = {}
    for place in legal_placements(table):
        points, tokens = _gain(table, quilt, place.patch, place.cell)
        if points > best.get(place.patch, (0,))[0]:
            best[place.patch] = (points, tokens, place.cell)
    for patch, (_, tokens, cell) in best.items():
        if tokens:
            earned = ", ".join(token.value for token in tokens)
            yield Reason.of("next", patch=str(patch), tokens=earned, cell=cell.name)
        sewn = quilt.place(patch, cell, table.cats)[0]
        for before, after in zip(goal_results(options, quilt), goal_results(options, sewn), strict=True):
            if after.points > before.points:
                yield Reason.of("next-goal", patch=str(patch), goal=after.goal.value, cell=cell.name,
                                points=after.points)  # fmt: skip


def _gain(table: Position, quilt: Quilt, patch: Patch, cell: Cell) -> tuple[int, tuple[Token, ...]]:
    """The points that a placement brings at once, and the tokens among them."""
    sewn, tokens = quilt.place(patch, cell, table.cats)
    return score_quilt(table.options, sewn).total - score_quilt(table.options, quilt).total, tokens
