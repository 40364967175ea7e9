"""The rules again, compiled: for simulation and search. `docs/kernel.md` tells how it works and what it costs.

It shares no rule code with `calico.rules`, only what is printed on boards, tiles and cards; tests compare the two move
by move. A game is a row of 64-bit words (`pack`, `unpack`), a move a number (`action_of`, `move_of`), and every
function works on many rows at once.
"""

from calico.extras import needing
from calico.kernel import errors as errors

with needing("kernel"):
    from calico.kernel.batches import (
        MAX_SEED,
        RandomGame,
        Results,
        apply,
        check_states,
        deal,
        legal_actions,
        playouts,
        random_game,
        random_games,
        replay,
        reshuffle,
        score,
    )
    from calico.kernel.engine import ACTIONS, MAX_STATE_SIZE
    from calico.kernel.plans import plan_row
    from calico.kernel.states import action_of, move_of, pack, state_size, supply_of, unpack
    from calico.kernel.warming import is_warm, warm

__all__ = [
    "ACTIONS",
    "MAX_SEED",
    "MAX_STATE_SIZE",
    "RandomGame",
    "Results",
    "action_of",
    "apply",
    "check_states",
    "deal",
    "is_warm",
    "legal_actions",
    "move_of",
    "pack",
    "plan_row",
    "playouts",
    "random_game",
    "random_games",
    "replay",
    "reshuffle",
    "score",
    "state_size",
    "supply_of",
    "unpack",
    "warm",
]
