"""Random play scores what other implementations of the game have measured for it."""

from math import sqrt
from random import Random
from statistics import fmean

from calico.dealing import deal_setup, shuffled_supply
from calico.rules import (
    Board,
    Mode,
    Move,
    Options,
    Phase,
    apply,
    legal_cells,
    legal_choices,
    placeable,
    play,
    refill,
    score,
    start,
)  # fmt: skip


def scores_of_random_play(options: Options, boards: list[Board] | None, players: int, seed: int) -> list[int]:
    """Hand patch, cell and market position uniformly at random, each on its own; goals too."""
    random = Random(seed)
    setup = deal_setup(options, ["Ari", "Mia"][:players], random, boards=boards)
    supply = iter(shuffled_supply(options, random))
    position = start(setup)
    for seat in range(players):
        if position.phase is Phase.CHOOSE:
            position = apply(position, random.choice(legal_choices(position, seat)))
    position = refill(position, supply)
    while position.phase is not Phase.OVER:
        patch = random.choice(placeable(position))
        position = play(
            position, Move(patch, random.choice(legal_cells(position, patch)), random.randint(1, 3)), supply
        )
    return [score(position, seat).total for seat in range(players)]


def test_alone_beginner_setup_blue_board() -> None:
    options = Options(mode=Mode.BEGINNER)
    totals = [scores_of_random_play(options, [Board.BLUE], 1, seed)[0] for seed in range(2500)]
    assert abs(fmean(totals) - 12.524) < 4 * 5.686 / sqrt(len(totals))


def test_two_players_standard_setup() -> None:
    totals = [total for seed in range(1250) for total in scores_of_random_play(Options(), None, 2, seed)]
    assert abs(fmean(totals) - 12.283) < 4 * 6.085 / sqrt(len(totals))
