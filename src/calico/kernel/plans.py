"""A plan as the words that the engine sets up tables by."""

import numpy as np

from calico.kernel import engine as e
from calico.kernel.states import option_words
from calico.kernel.tables import Words
from calico.plan import Plan
from calico.rules import Board, Cat, Goal


def plan_row(plan: Plan) -> Words:
    """The plan in words, -1 where chance decides; refuses what the rules do not allow.

    Goals that are not given are any three of any four offered, in any order.

    >>> plan_row(Plan(players=2))[:7].tolist()
    [2, 1, 0, 0, 0, 0, 0]
    """
    plan.check()
    row = np.full(e.TABLE_SIZE, -1, dtype=np.int64)
    row[: e.TABLE_CATS] = option_words(plan.options, plan.players)
    if (cats := plan.fixed_cats) is not None:
        row[e.TABLE_CATS : e.TABLE_PATTERNS] = [tuple(Cat).index(cat) for cat in cats]
    for seat, board in enumerate(plan.boards or ()):
        row[e.TABLE_BOARDS + seat] = -1 if board is None else tuple(Board).index(board)
    if (goals := plan.fixed_goals) is not None:
        numbers = [tuple(Goal).index(goal) for chosen in goals for goal in chosen]
        row[e.TABLE_GOALS : e.TABLE_GOALS + 3 * plan.players] = numbers
    return row
