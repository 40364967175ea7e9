"""What each goal still needs, and whether it can still be met with the patches that may still come (R5.4)."""

from collections import Counter
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import permutations

from calico.rules.goals import Goal
from calico.rules.options import Options
from calico.rules.patches import ALL_PATCHES, Color, Patch, Pattern
from calico.rules.position import Phase, Position, market_patches, unseen
from calico.rules.quilt import Quilt
from calico.rules.score import GoalResult, goal_result

Feature = Color | Pattern
_COLORS, _PATTERNS = tuple(Color), tuple(Pattern)
_NONE: dict[Feature, int] = {**dict.fromkeys(_COLORS, 0), **dict.fromkeys(_PATTERNS, 0)}
_OF_COLOR: dict[Feature, tuple[Patch, ...]] = {
    color: tuple(patch for patch in ALL_PATCHES if patch.color == color) for color in Color
}


@dataclass(frozen=True, slots=True)
class WayProgress:
    """A goal by its colours, or by its patterns.

    `have` counts what lies around it, most first. `needs` lists every set of colours (or patterns) for the open
    cells that would meet it and can still come; there is none once the goal is impossible this way, and the empty
    set once it is met. `wanted` is every colour (or pattern) that would bring the goal closer this way.

    >>> import calico
    >>> game = calico.new_game(setup="beginner", seed=7).play("Dv-c1-1")
    >>> goal_progress(game.position, 0)[0].colors.have
    ((Color.DARK_BLUE, 1),)
    """

    have: tuple[tuple[Feature, int], ...]
    needs: tuple[tuple[Feature, ...], ...]
    wanted: frozenset[Feature]

    @property
    def is_possible(self) -> bool:
        """Whether the goal is met this way or still can be."""
        return bool(self.needs)


@dataclass(frozen=True, slots=True)
class GoalProgress:
    """A goal on its way: as it stands, what each way needs, and whether both ways together are still possible.

    "Impossible" is certain: no play by anyone can meet it any more. "Possible" says only that the patches exist.

    >>> import calico
    >>> [progress.is_possible for progress in goal_progress(calico.new_game(setup="beginner", seed=7).position, 0)]
    [True, True, True]
    """

    result: GoalResult
    open_cells: int
    colors: WayProgress
    patterns: WayProgress
    both_possible: bool

    @property
    def is_possible(self) -> bool:
        """Whether the goal is met, or can still be met, at least one way."""
        return self.colors.is_possible or self.patterns.is_possible


def goal_progress(position: Position, seat: int) -> tuple[GoalProgress, ...]:
    """How far the seat is with its goals on c2, d3 and b4. Of a view's position, it uses only what the view shows.

    >>> import calico
    >>> game = calico.new_game(setup="beginner", seed=7)
    >>> progress = goal_progress(game.position, 0)[0]
    >>> progress.result.goal, progress.open_cells, progress.both_possible
    (Goal.DIFFERENT, 6, True)
    """
    own = position.seat(seat)
    coming = +unseen(position)  # of a position that no game leads to, more may be seen than there are
    for patch in (*market_patches(position), *own.hand.patches):
        coming[patch] += 1
    return quilt_progress(position.options, own.quilt, coming, last=_needed_in_the_end(position, seat))


def quilt_progress(
    options: Options, quilt: Quilt, coming: Counter[Patch], *, last: tuple[Patch, ...] = ()
) -> tuple[GoalProgress, ...]:
    """How far a quilt is with its goals if only the patches `coming` can still be placed on it.

    If any are `last`, at least one of them will be: those in hand when too few turns are left to place others alone.

    >>> import calico
    >>> position = calico.new_game(setup="beginner", seed=7).position
    >>> [goal.open_cells for goal in quilt_progress(position.options, position.seats[0].quilt, unseen(position))]
    [6, 6, 6]
    """
    features = _NONE.copy()
    for patch, count in coming.items():
        features[patch.color] += count
        features[patch.pattern] += count
    return tuple([_progress(options, quilt, slot, coming, features, last) for slot in range(len(quilt.goals))])


def _progress(
    options: Options,
    quilt: Quilt,
    slot: int,
    coming: Counter[Patch],
    coming_features: dict[Feature, int],
    last: tuple[Patch, ...],
) -> GoalProgress:
    goal = quilt.goals[slot]
    around = quilt.around(slot)
    patches = [patch for patch in around if patch is not None]
    # If all open cells lie around this goal, one of the last is placed there.
    must_use = last if len(around) - len(patches) == len(quilt.empty_cells) > 0 else ()
    colors = Counter([patch.color for patch in patches])
    patterns = Counter([patch.pattern for patch in patches])
    color_needs, wanted_colors = _needs(
        goal,
        _COLORS,
        tuple([colors[color] for color in _COLORS]),
        tuple([min(coming_features[color], len(around)) for color in _COLORS]),
        tuple([patch.color for patch in must_use]),
    )
    pattern_needs, wanted_patterns = _needs(
        goal,
        _PATTERNS,
        tuple([patterns[pattern] for pattern in _PATTERNS]),
        tuple([min(coming_features[pattern], len(around)) for pattern in _PATTERNS]),
        tuple([patch.pattern for patch in must_use]),
    )
    return GoalProgress(
        goal_result(options, goal, around),
        len(around) - len(patches),
        WayProgress(tuple(colors.most_common()), color_needs, wanted_colors),
        WayProgress(tuple(patterns.most_common()), pattern_needs, wanted_patterns),
        any(
            _can_come_together(list(by_color), Counter(by_pattern), coming, must_use)
            for by_color in color_needs
            for by_pattern in pattern_needs
        ),
    )


def _needed_in_the_end(position: Position, seat: int) -> tuple[Patch, ...]:
    """The patches in hand, where one of them must be placed before the quilt is full; else none.

    With t turns left only t - 1 more patches can be taken in time, so one comes from the hand as it is now. A player
    who has placed and not yet taken has t takes left. Of a hand that is not wholly seen nothing follows.
    """
    is_between = position.phase is Phase.TAKE and position.turn == seat
    hand = position.seats[seat].hand
    return () if is_between or hand.face_down else hand.patches


@cache
def _completions(goal: Goal, have: tuple[int, ...], features: tuple[Feature, ...]) -> tuple[tuple[Feature, ...], ...]:
    """Every set of further features that turns the counts `have` (by feature) into exactly the goal's partition."""
    found = [
        tuple([part - count for part, count in zip(parts, have, strict=True)])
        for parts in _arrangements(goal, len(features))
        if all(part >= count for part, count in zip(parts, have, strict=True))
    ]
    return tuple(
        tuple(feature for feature, count in zip(features, missing, strict=True) for _ in range(count))
        for missing in sorted(found, reverse=True)
    )


@cache
def _arrangements(goal: Goal, features: int) -> frozenset[tuple[int, ...]]:
    """Every way to give the goal's groups to different features."""
    padded = (*goal.groups, *[0] * (features - len(goal.groups)))
    return frozenset(permutations(padded))


@lru_cache(maxsize=50_000)
def _needs(
    goal: Goal,
    features: tuple[Feature, ...],
    have: tuple[int, ...],
    coming: tuple[int, ...],
    must_use: tuple[Feature, ...],
) -> tuple[tuple[tuple[Feature, ...], ...], frozenset[Feature]]:
    """The completions for which enough can come, one of them from the hand if it must be, and all that is in them.

    `have` and `coming` are counts by feature. More than six never matter, so callers cut `coming` off there: then
    most moves of a game ask what was asked before.
    """
    left = Counter(dict(zip(features, coming, strict=True)))
    needs = tuple(
        need
        for need in _completions(goal, have, features)
        if Counter(need) <= left and (not must_use or any(feature in need for feature in must_use))
    )
    return needs, frozenset(feature for need in needs for feature in need)


def _can_come_together(
    colors: list[Feature], patterns: Counter[Feature], coming: Counter[Patch], must_use: tuple[Patch, ...]
) -> bool:
    """Whether there are patches with exactly these colours and these patterns at once, one of `must_use` if given.

    Works on what it is given and leaves it as it was.
    """
    if not colors:
        return True
    for patch in must_use or _OF_COLOR[colors[-1]]:
        if patch.color in colors and patterns[patch.pattern] > 0 and coming[patch] > 0:
            place = len(colors) - 1 - colors[::-1].index(patch.color)
            del colors[place]
            patterns[patch.pattern] -= 1
            coming[patch] -= 1
            is_possible = _can_come_together(colors, patterns, coming, ())
            colors.insert(place, patch.color)
            patterns[patch.pattern] += 1
            coming[patch] += 1
            if is_possible:
                return True
    return False
