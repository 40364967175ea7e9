"""Random play scores what other implementations of the game have measured for it."""

from math import sqrt
from random import Random
from statistics import fmean

from calico.plan import Plan
from calico.rules import (
    Board,
    Mode,
    Move,
    Options,
    Phase,
    legal_cells,
    placeable,
)  # fmt: skip


def scores_of_random_play(options: Options, boards: tuple[Board, ...] | None, players: int, seed: int) -> list[int]:
    """Hand patch, cell and market position uniformly at random, each on its own; goals too."""
    random = Random(seed)
    game = Plan(players, options, boards=boards).deal(seed)
    while game.position.phase is Phase.CHOOSE:
        game = game.play(random.choice(game.legal_moves))
    while not game.is_over:
        patch = random.choice(placeable(game.position))
        game = game.play(Move(patch, random.choice(legal_cells(game.position, patch)), random.randint(1, 3)))
    return [points.total for points in game.scores]


def test_alone_beginner_setup_blue_board() -> None:
    options = Options(mode=Mode.BEGINNER)
    totals = [scores_of_random_play(options, (Board.BLUE,), 1, seed)[0] for seed in range(2500)]
    assert abs(fmean(totals) - 12.524) < 4 * 5.686 / sqrt(len(totals))


def test_two_players_standard_setup() -> None:
    totals = [total for seed in range(1250) for total in scores_of_random_play(Options(), None, 2, seed)]
    assert abs(fmean(totals) - 12.283) < 4 * 6.085 / sqrt(len(totals))
