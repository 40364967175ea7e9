"""Every combination of options that there is: whatever the position, each kind of mind chooses what is allowed."""

from random import Random

import pytest

from calico.kernel import apply, deal, legal_actions
from calico.plan import Plan
from calico.players.levels import Designer, Dreamer, Quilter
from combinations import legal_combinations


@pytest.mark.parametrize("level", [Dreamer, Quilter, Designer])
def test_a_choice_is_legal_with_every_combination_of_options(level: type[Quilter]) -> None:
    """A distracted mind, one that decides at once, and one that looks ahead and plays to win; each combination in the
    middle of a game that went there by chance.
    """
    player = level()
    for number, (players, options) in enumerate(legal_combinations()):
        random = Random(number)
        state = deal(Plan(players, options), 1, seed=number)[0]
        for _ in range(random.randrange(22 * players)):
            apply(state, int(random.choice(legal_actions(state).nonzero()[0])))
        action = player.choose_action(state, seed=number, seconds=0.002 if options.scenario is None else 0.012)
        assert legal_actions(state)[action], (players, options)
