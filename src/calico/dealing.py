"""Chance: everything random about setting up a table, and the shuffled supply. The rules themselves never draw."""

from collections.abc import Sequence
from random import Random

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


def deal_setup(
    options: Options,
    names: Sequence[str],
    random: Random,
    *,
    cats: Sequence[Cat] | None = None,
    boards: Sequence[Board] | None = None,
) -> Setup:
    """A table for these players: cats and their patterns, boards and goal offers, by chance where nothing is chosen.

    Refuses, with every problem at once, options that do not go together. In the standard setup the goals are still
    to be chosen (by `Choose` events, or by filling in the seats).
    """
    cats = None if cats is None else tuple(Cat.parse(cat) for cat in cats)
    boards = None if boards is None else tuple(Board.parse(board) for board in boards)
    problems = options.problems(len(names))
    if cats is not None:
        if options.scenario is not None:
            problems.append(Problem.of("scenario-chosen-cats"))
        elif options.mode is Mode.BEGINNER:
            problems.append(Problem.of("beginner-chosen-cats"))
        problems += cat_choice_problems(cats)
    if boards is not None and len(boards) != len(names):
        problems.append(Problem.of("boards-count", players=len(names), count=len(boards)))
    if problems:
        raise SetupError(problems)
    in_play = _deal_cats(options, random) if cats is None else cats
    patterns = random.sample(list(Pattern), len(Pattern))
    boards = boards or tuple(random.sample(list(Board), len(names)))
    makes_offer = options.mode is Mode.STANDARD and options.scenario is None
    setup = Setup(
        options,
        tuple(CatInPlay(cat, (patterns.pop(), patterns.pop())) for cat in in_play),
        tuple(
            SeatSetup(
                name,
                board,
                offer=tuple(random.sample(list(Goal), OFFER_SIZE)) if makes_offer else None,
                goals=BEGINNER_GOALS if options.mode is Mode.BEGINNER else None,
            )
            for name, board in zip(names, boards, strict=True)
        ),
    )
    setup.check()
    return setup


def shuffled_supply(options: Options, random: Random) -> tuple[Patch, ...]:
    """The whole supply in drawing order."""
    supply = list(ALL_PATCHES) * options.copies
    random.shuffle(supply)
    return tuple(supply)


def _deal_cats(options: Options, random: Random) -> tuple[Cat, ...]:
    if options.scenario is not None:
        return SCENARIOS[options.scenario].cats
    if options.mode is Mode.BEGINNER:
        return BEGINNER_CATS
    # One tile of each dot group and a side of it: every cat of the group is equally likely (R6.2).
    return tuple(random.choice([cat for cat in Cat if CATS[cat].dots == dots]) for dots in (1, 2, 3))
