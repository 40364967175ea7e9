"""Tables and quilts made by hand, for tests that need an exact position."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random

from calico.rules import (
    ALL_PATCHES,
    BEGINNER_CATS,
    BEGINNER_GOALS,
    CELL_NAMED,
    CELLS,
    GOAL_SLOTS,
    NEIGHBOURS,
    PATCH_CELLS,
    PATCH_NAMED,
    SCENARIOS,
    Board,
    Button,
    Cat,
    CatInPlay,
    CatToken,
    Cell,
    Color,
    Goal,
    Mode,
    Move,
    Options,
    Patch,
    Pattern,
    Phase,
    Position,
    Quilt,
    Seat,
    SeatSetup,
    Setup,
    Token,
    play,
    refill,
    start,
)  # fmt: skip

Placements = tuple[tuple[Patch, Cell], ...]

# The cats of the beginner setup with the patterns in the order of the alphabet.
CATS_IN_PLAY = (
    CatInPlay(Cat.MILLIE, (Pattern.DOTS, Pattern.FERNS)),
    CatInPlay(Cat.TIBBIT, (Pattern.FLOWERS, Pattern.QUATREFOIL)),
    CatInPlay(Cat.COCONUT, (Pattern.STRIPES, Pattern.VINES)),
)
OFFER = (Goal.DIFFERENT, Goal.AAAA_BB, Goal.AAA_BBB, Goal.AA_BB_CC)
NO_BORDER = (None,) * len(CELLS)


def patches(names: str) -> tuple[Patch, ...]:
    """The patches with these names, divided by spaces."""
    return tuple(PATCH_NAMED[name] for name in names.split())


def cells(names: str) -> tuple[Cell, ...]:
    """The inner cells with these names, divided by spaces."""
    return tuple(CELL_NAMED[name] for name in names.split())


def placements(text: str) -> Placements:
    """`pink:vines@a1 …` as patches and cells."""
    pairs = [step.split("@") for step in text.split()]
    return tuple((PATCH_NAMED[patch], CELL_NAMED[cell]) for patch, cell in pairs)


def with_patterns(*cats: Cat, patterns: Sequence[Pattern] = tuple(Pattern)) -> tuple[CatInPlay, ...]:
    """These cats, with two patterns each in the given order."""
    return tuple(CatInPlay(cat, (patterns[2 * i], patterns[2 * i + 1])) for i, cat in enumerate(cats))


def sew(quilt: Quilt, steps: str | Placements, cats: tuple[CatInPlay, ...] = CATS_IN_PLAY) -> Quilt:
    """The quilt after these placements, in this order."""
    return sew_and_tell(quilt, steps, cats)[0]


def sew_and_tell(
    quilt: Quilt, steps: str | Placements, cats: tuple[CatInPlay, ...] = CATS_IN_PLAY
) -> tuple[Quilt, list[tuple[Token, ...]]]:
    """The quilt after these placements, and what each of them earned."""
    earned = []
    for patch, cell in placements(steps) if isinstance(steps, str) else steps:
        quilt, tokens = quilt.place(patch, cell, cats)
        earned.append(tokens)
    return quilt, earned


def plain_quilt(goals: tuple[Goal, ...] = BEGINNER_GOALS) -> Quilt:
    """A quilt without any border, so that only what a test places counts."""
    return Quilt(Board.BLUE, goals, NO_BORDER)


def judged_quilt(
    goals: tuple[Goal, ...] = BEGINNER_GOALS,
    ways: tuple[str, ...] = ("none", "none", "none"),
    *,
    cats: Iterable[Cat] = (),
    buttons: Iterable[Color] = (),
    rainbow: bool = False,
) -> Quilt:
    """A covered quilt with these tokens, whose goals are met by "colors", "patterns", "both" or "none"."""
    quilt = Quilt.empty(Board.BLUE, goals)
    colors = _labels(goals, [way in ("colors", "both") for way in ways])
    patterns = _labels(goals, [way in ("patterns", "both") for way in ways])
    covered = list(quilt.patches)
    for cell in PATCH_CELLS:
        covered[cell] = Patch(tuple(Color)[colors.get(cell, 0)], tuple(Pattern)[patterns.get(cell, 0)])
    some_cell = CELL_NAMED["a1"]
    return replace(
        quilt,
        patches=tuple(covered),
        cats=tuple(CatToken(cat, some_cell) for cat in cats),
        buttons=tuple(Button(color, some_cell) for color in buttons),
        rainbow=rainbow,
    )


def _labels(goals: tuple[Goal, ...], met: list[bool]) -> dict[Cell, int]:
    """Numbers 0 to 5 for the cells around the slots, such that exactly the wanted goals are met."""
    random = Random(0)
    labels: dict[Cell, int] = {}
    for slot, goal, is_met in zip(GOAL_SLOTS, goals, met, strict=True):
        ring = NEIGHBOURS[slot]
        while True:
            proposal = {cell: labels.get(cell, random.randrange(6)) for cell in ring}
            counts = sorted(Counter(proposal.values()).values(), reverse=True)
            if (tuple(counts) == goal.groups) == is_met:
                break
        labels |= proposal
    return labels


def finished(*quilts: Quilt, options: Options | None = None, cats: tuple[CatInPlay, ...] = CATS_IN_PLAY) -> Position:
    """A finished game with these quilts."""
    options = Options() if options is None else options
    market = patches("pink:vines pink:vines pink:vines")
    return Position(options, cats, tuple(Seat(quilt) for quilt in quilts), market, phase=Phase.OVER)


def beginner_setup(players: int = 1, options: Options | None = None) -> Setup:
    """The beginner setup; boards in the order of their list."""
    return Setup(
        Options(mode=Mode.BEGINNER) if options is None else options,
        with_patterns(*BEGINNER_CATS),
        tuple(SeatSetup(f"player {seat}", tuple(Board)[seat], goals=BEGINNER_GOALS) for seat in range(players)),
    )


def standard_setup(
    players: int = 1, options: Options | None = None, *, goals: tuple[Goal, ...] | None = OFFER[:3]
) -> Setup:
    """The standard setup with chosen cats; every seat is offered the same four goals."""
    return Setup(
        Options() if options is None else options,
        with_patterns(*BEGINNER_CATS),
        tuple(SeatSetup(f"player {seat}", tuple(Board)[seat], OFFER, goals) for seat in range(players)),
    )


def scenario_setup(number: int, players: int = 1) -> Setup:
    """A scenario with its goals laid out in the card's order."""
    card = SCENARIOS[number]
    return Setup(
        Options(scenario=number),
        with_patterns(*card.cats),
        tuple(SeatSetup(f"player {seat}", tuple(Board)[seat], goals=card.goals) for seat in range(players)),
    )


def dealt(setup: Setup, supply: str = "") -> Position:
    """The table after the deal; the first patches of the supply are given, the others are whatever is left."""
    return refill(start(setup), iter(whole_supply(setup.options, patches(supply))))


def whole_supply(options: Options, first: tuple[Patch, ...]) -> tuple[Patch, ...]:
    """All patches of the game, the given ones first."""
    rest = Counter(dict.fromkeys(ALL_PATCHES, options.copies))
    rest.subtract(first)
    assert min(rest.values()) >= 0, "more copies than there are"
    return (*first, *rest.elements())


def play_placements(setup: Setup, steps: Placements) -> list[Position]:
    """A whole game in which seat 0 makes these 22 placements: every position from the deal to the end.

    The supply is stacked so that seat 0 always finds what it needs next; the others place what they have got, on
    their first open cells, and leave position 1 alone.
    """
    players = len(setup.seats)
    own = [patch for patch, _ in steps]
    others = Counter(dict.fromkeys(ALL_PATCHES, setup.options.copies))
    others.subtract(own)
    assert min(others.values()) >= 0, "more copies than there are"
    fillers = iter(others.elements())

    def filler(count: int) -> list[Patch]:
        return [next(fillers) for _ in range(count)]

    supply = [*own[:2], *filler(2 * (players - 1)), own[2], *filler(2)]
    # Alone, the belt brings two patches a turn; otherwise each player's take brings one.
    for patch in [*own[3:], *filler(3)]:
        supply += [patch, *filler(1 if players == 1 else players - 1)]
    source = iter(supply)
    position = refill(start(setup), source)
    history = [position]
    for turn, (patch, cell) in enumerate(steps):
        position = play(position, Move(patch, cell, 2 if players == 1 and turn > 0 else 1), source)
        history.append(position)
        for seat in range(1, players):
            quilt = position.seats[seat].quilt
            position = play(position, Move(position.seats[seat].hand.patches[0], quilt.empty_cells[0], 2), source)
            history.append(position)
    return history
