"""The best moves of a position, what each promises and why."""

from dataclasses import dataclass
from math import inf

from calico import kernel
from calico.analysis.estimates import Aim, Estimate, Futures, standard_error
from calico.analysis.reasons import Reason, reasons_for
from calico.players import derive_seed
from calico.rules import CalicoError, Move, Patch, Problem, View, turns_left
from calico.rules.values import check_seed

_CANDIDATES = 10  # moves that are played out a little, the best by a first judgement;
_KEPT = 4  # the best of these are played out again in other futures, so that a lucky one is found out
_FIRST = 0.25  # of the time is for the candidates
_NONE = -1e8  # actions judged below this are not legal
_Kind = tuple[Patch, int, Patch | int | None]


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A move, what it promises, how much less than the best that is, and what speaks for it and against it.

    `loss` is in points, or in percent if a chance counts; its error is that of the difference over the same futures.
    """

    move: Move
    estimate: Estimate
    loss: float
    loss_error: float
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class PositionAnalysis:
    """The best moves of the seat in turn, the best first.

    `own_choice` is what those who play out the futures would do at first sight, `asked` the move that was asked about.
    """

    seat: int
    aim: Aim
    suggestions: tuple[Suggestion, ...]
    own_choice: Suggestion
    asked: Suggestion | None

    @property
    def best(self) -> Suggestion:
        """The best move."""
        return self.suggestions[0]


def analyse_position(
    view: View, *, seconds: float = 1.0, seed: int = 0, aim: Aim | None = None, ask: Move | None = None
) -> PositionAnalysis:
    """The best moves as this seat sees the table; it must be its turn. `ask` is one more move to look at.

    The same view and seed give the same analysis. `seconds` says how many futures are played out, about. What counts is
    the chance to pass in a scenario, and otherwise points, unless `aim` says something else.
    """
    if not seconds > 0 or seconds == inf:
        raise CalicoError(Problem.of("analysis-seconds", seconds=str(seconds)))
    seed, aim = check_seed(seed), default_aim(view) if aim is None else Aim.parse(aim)
    futures = Futures(view, seed=derive_seed(seed, 0), seconds=_FIRST * seconds, moves=_CANDIDATES)
    legal = kernel.legal_actions(futures.state)
    asked = None if ask is None else kernel.action_of(futures.state, ask)
    if asked is not None and not legal[asked]:
        raise CalicoError(Problem.of("analysis-move"))
    values = futures.values()
    candidates: dict[_Kind, int] = {}
    for action in sorted(legal.nonzero()[0].tolist(), key=lambda action: -values[action]):
        if values[action] > _NONE and len(candidates) < _CANDIDATES:
            candidates.setdefault(_kind(view, kernel.move_of(futures.state, action)), action)
    promise = {kind: futures.after(action).of(aim).mean() for kind, action in candidates.items()}
    own = futures.own_choice()
    by_kind = {_kind(view, kernel.move_of(futures.state, own)): own}
    if ask is not None and asked is not None:
        by_kind.setdefault(_kind(view, ask), asked)
    for kind in sorted(candidates, key=lambda kind: -promise[kind])[:_KEPT]:
        by_kind.setdefault(kind, candidates[kind])
    futures = Futures(view, seed=derive_seed(seed, 1), seconds=(1 - _FIRST) * seconds, moves=len(by_kind))
    found = {action: futures.after(action) for action in by_kind.values()}
    numbers = {action: outcomes.of(aim) for action, outcomes in found.items()}
    order = sorted(found, key=lambda action: -numbers[action].mean())
    best = numbers[order[0]]
    suggestions = {}
    for action in order:
        move = kernel.move_of(futures.state, action)
        lost = best - numbers[action]
        suggestions[action] = Suggestion(
            move, found[action].estimate(), float(lost.mean()), standard_error(lost), reasons_for(view, move)
        )
    return PositionAnalysis(
        futures.seat,
        aim,
        tuple(suggestions.values()),
        suggestions[own],
        None if ask is None else suggestions[by_kind[_kind(view, ask)]],
    )


def default_aim(view: View) -> Aim:
    """What counts in a game unless somebody says otherwise."""
    return Aim.POINTS if view.position.options.scenario is None else Aim.PASSED


def _kind(view: View, move: Move) -> _Kind:
    """The same for moves that come to the same."""
    assert view.seat is not None
    if not view.position.is_solo:
        return move.patch, move.cell, view.position.market[move.take - 1]
    # Alone, the belt makes a difference between equal patches, but after the last placement nothing does.
    return move.patch, move.cell, None if turns_left(view.position, view.seat) <= 1 else move.take
