"""Points, at any time and at the end; who has won; how far a scenario's objectives are (R9, R12)."""

from collections import Counter
from dataclasses import dataclass

from calico.rules.cats import CATS
from calico.rules.errors import CalicoError, Problem
from calico.rules.goals import GOAL_POINTS, Goal
from calico.rules.names import Name
from calico.rules.options import Options, Restriction
from calico.rules.patches import Patch
from calico.rules.position import Phase, Position
from calico.rules.quilt import BUTTON_POINTS, Quilt
from calico.rules.scenarios import SCENARIOS, Objective


@dataclass(frozen=True, slots=True)
class GoalResult:
    """A goal as it stands: which ways it is met and what it is worth in this game.

    >>> GoalResult(Goal.AAA_BBB, by_colors=True, by_patterns=False, points=8).is_met_both_ways
    False
    """

    goal: Goal
    by_colors: bool
    by_patterns: bool
    points: int

    @property
    def is_met(self) -> bool:
        """Met one way or both."""
        return self.by_colors or self.by_patterns

    @property
    def is_met_both_ways(self) -> bool:
        """Met with colours and with patterns."""
        return self.by_colors and self.by_patterns


@dataclass(frozen=True, slots=True)
class Score:
    """What a quilt has earned so far, as the score pad has it (R9.2).

    >>> Score(goals=15, cats=12, buttons=9).total
    36
    """

    goals: int
    cats: int
    buttons: int

    @property
    def total(self) -> int:
        """All points."""
        return self.goals + self.cats + self.buttons


class DecidedBy(Name):
    """What settled the game (R9.3)."""

    SOLO = "solo"
    POINTS = "points"
    CATS = "cats"
    BUTTONS = "buttons"
    SHARED = "shared"


@dataclass(frozen=True, slots=True)
class Result:
    """A finished game: the scores by seat, the winning seats (none in solo) and what settled it.

    >>> import calico
    >>> game = calico.new_game(2, setup="beginner", seed=7)
    >>> while not game.is_over:
    ...     game = game.play(game.legal_moves[0])
    >>> game.result.winners, game.result.decided_by
    ((1,), DecidedBy.POINTS)
    """

    scores: tuple[Score, ...]
    winners: tuple[int, ...]
    decided_by: DecidedBy


@dataclass(frozen=True, slots=True)
class ObjectiveResult:
    """One objective of a scenario: how much of it is there, and how much it takes.

    >>> ObjectiveResult(Objective.POINTS, reached=60, target=58).is_met
    True
    """

    objective: Objective
    reached: int
    target: int

    @property
    def is_met(self) -> bool:
        """Whether the objective is reached."""
        return self.reached >= self.target


def goal_result(options: Options, goal: Goal, around: tuple[Patch | None, ...]) -> GoalResult:
    """A goal judged by the six patches around it; with fewer than six it is not met yet (R5).

    >>> import calico
    >>> game = calico.new_game(setup="beginner", seed=7)
    >>> quilt = game.position.seats[0].quilt
    >>> goal_result(game.setup.options, quilt.goals[0], quilt.around(0)).is_met
    False
    """
    patches = [patch for patch in around if patch is not None]
    if len(patches) < len(around):
        return GoalResult(goal, by_colors=False, by_patterns=False, points=0)
    by_colors = goal.is_met_by([patch.color for patch in patches])
    by_patterns = goal.is_met_by([patch.pattern for patch in patches])
    one_way, both_ways = GOAL_POINTS[options.goal_values][goal]
    if not options.goals_score:
        points = 0  # R10.1
    elif by_colors and by_patterns:
        points = both_ways
    elif (by_colors or by_patterns) and options.restriction is not Restriction.BOTH:
        points = one_way
    else:
        points = 0  # R11.2 for a goal met only one way
    return GoalResult(goal, by_colors, by_patterns, points)


def goal_results(options: Options, quilt: Quilt) -> tuple[GoalResult, ...]:
    """The quilt's goals on c2, d3 and b4 as they stand.

    >>> import calico
    >>> game = calico.new_game(setup="beginner", seed=7)
    >>> [result.goal for result in goal_results(game.setup.options, game.position.seats[0].quilt)]
    [Goal.DIFFERENT, Goal.AA_BB_CC, Goal.AAA_BBB]
    """
    return tuple([goal_result(options, goal, quilt.around(slot)) for slot, goal in enumerate(quilt.goals)])


def score_quilt(options: Options, quilt: Quilt) -> Score:
    """What `quilt` has earned so far in a game with these options.

    >>> import calico
    >>> game = calico.new_game(setup="beginner", seed=7)
    >>> score_quilt(game.setup.options, game.position.seats[0].quilt)
    Score(goals=0, cats=0, buttons=0)
    """
    return Score(
        goals=sum([result.points for result in goal_results(options, quilt)]),
        cats=sum([CATS[token.cat].points for token in quilt.cats]),
        buttons=BUTTON_POINTS * quilt.buttons_count,
    )


def score(position: Position, seat: int) -> Score:
    """What the seat has earned so far; at the end, its final score (R9.2).

    >>> import calico
    >>> game = calico.new_game(setup="beginner", seed=7)
    >>> score(game.position, 0).total
    0
    """
    return score_quilt(position.options, position.seat(seat).quilt)


def result(position: Position) -> Result:
    """The end of a finished game: most points, then most cats, then most buttons, else shared (R9.3).

    >>> import calico
    >>> game = calico.new_game(2, setup="beginner", seed=7)
    >>> while not game.is_over:
    ...     game = game.play(game.legal_moves[0])
    >>> result(game.position) == game.result
    True
    """
    if position.phase is not Phase.OVER:
        raise CalicoError(Problem.of("game-not-over"))
    scores = tuple(score(position, seat) for seat in range(len(position.seats)))
    if position.is_solo:
        return Result(scores, (), DecidedBy.SOLO)
    leaders = list(range(len(position.seats)))
    for decided_by, measure in (
        (DecidedBy.POINTS, [score.total for score in scores]),
        (DecidedBy.CATS, [len(seat.quilt.cats) for seat in position.seats]),
        (DecidedBy.BUTTONS, [seat.quilt.buttons_count for seat in position.seats]),
    ):
        best = max(measure[seat] for seat in leaders)
        leaders = [seat for seat in leaders if measure[seat] == best]
        if len(leaders) == 1:
            return Result(scores, tuple(leaders), decided_by)
    return Result(scores, tuple(leaders), DecidedBy.SHARED)


def objective_results(position: Position, seat: int) -> tuple[ObjectiveResult, ...]:
    """How far the seat is with each objective of the game's scenario, judged one by one; none without one (R12.2).

    >>> import calico
    >>> game = calico.new_game(scenario=1, seed=7)
    >>> game = game.play(game.legal_moves[0])
    >>> objective_results(game.position, 0)[0]
    ObjectiveResult(objective=Objective.RAINBOW, reached=0, target=1)
    """
    quilt = position.seat(seat).quilt
    if position.options.scenario is None:
        return ()
    goals = goal_results(position.options, quilt)
    asked = dict(SCENARIOS[position.options.scenario].objectives)
    both = sum(goal.is_met_both_ways for goal in goals)
    cats = Counter(token.cat for token in quilt.cats)
    reached = {
        # R12.3: a goal tile that serves `both` does not serve `done` as well.
        Objective.DONE: sum(goal.is_met for goal in goals) - min(both, asked.get(Objective.BOTH, 0)),
        Objective.BOTH: both,
        Objective.CATS: cats.total(),
        Objective.EACH_CAT: min(cats[in_play.cat] for in_play in position.cats),
        Objective.SAME_CATS: max(cats.values(), default=0),
        Objective.SAME_BUTTONS: max(Counter(button.color for button in quilt.buttons).values(), default=0),
        Objective.RAINBOW: int(quilt.rainbow),
        Objective.POINTS: score(position, seat).total,
    }
    return tuple(ObjectiveResult(kind, reached[kind], target) for kind, target in asked.items())


def has_passed(position: Position, seat: int) -> bool:
    """Whether the seat has finished its quilt and met every objective of the scenario (R12.6).

    >>> import calico
    >>> has_passed(calico.new_game(scenario=1, seed=7).position, 0)
    False
    """
    if not position.seat(seat).quilt.is_full or position.options.scenario is None:
        return False
    return all(objective.is_met for objective in objective_results(position, seat))
