"""Every combination of options that the rules allow, and games played with them."""

from itertools import combinations, product

from calico.game import Game
from calico.plan import Plan
from calico.players import find_player, play_game
from calico.rules import SCENARIOS, GoalValues, Mode, Options, Restriction, Variant


def legal_combinations() -> list[tuple[int, Options]]:
    """Players and options, every combination that goes together."""
    variants = [frozenset(chosen) for count in range(3) for chosen in combinations(Variant, count)]
    found = []
    for players, mode, values, chosen, restriction, scenario, open_hands in product(
        range(1, 5), Mode, GoalValues, variants, (None, *Restriction), (None, *SCENARIOS), (False, True)
    ):
        options = Options(mode, values, chosen, restriction, scenario, open_hands)
        if not options.problems(players):
            found.append((players, options))
    return found


def random_record(players: int, options: Options, seed: int) -> Game:
    """A whole game between random players."""
    return play_game(Plan(players, options).deal(seed), [find_player("random")] * players, seed=seed)
