"""Why something is refused: each reason has a stable code and one English sentence, declared where it is refused.

A package declares its own reasons in its `errors` module, which the package imports first. The English sentences stand
there so that the library needs nothing else; the locales take them from there, and translate the same codes.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

_declared: dict[str, str] = {}
SENTENCES: Mapping[str, str] = MappingProxyType(_declared)
"""The sentence of each code that the packages imported so far refuse with."""


def declare(sentences: Mapping[str, str]) -> Mapping[str, str]:
    """Make known why a package refuses; sentences name their details in braces. A code has one sentence."""
    for code, sentence in sentences.items():
        if _declared.setdefault(code, sentence) != sentence:
            raise ValueError(f"two sentences for {code!r}")
    return MappingProxyType(dict(sentences))


REFUSALS = declare(
    {
        # names
        "unknown-name": "There is no {kind} called “{name}”; choose one of: {choices}.",
        "did-you-mean": "Did you mean “{name}”?",
        "number-range": "{what} must be a whole number from {least} to {most}, not {value}.",
        "value-type": "“{field}” must be of the type {expected}, not {value}.",
        # options
        "players-count": "A game has 1 to 4 players, not {players}.",
        "lower-variance-players": "Lower variance is for 1 or 2 players, not {players}.",
        "family-beginner": "The family variant uses the standard setup, not the beginner setup.",
        "scenario-unknown": "Scenarios are numbered 1 to 10; there is no scenario {scenario}.",
        "scenario-beginner": "A scenario brings its own cats and goals, so it does not go with the beginner setup.",
        "scenario-family": "A scenario scores its goals, so it does not go with the family variant.",
        "scenario-restriction": "A scenario does not go with a restriction.",
        "scenario-chosen-cats": "A scenario brings its own cats, so cats can't be chosen.",
        "beginner-chosen-cats": "The beginner setup brings its own cats, so cats can't be chosen.",
        # setup
        "cats-count": "Three cats are in play, not {count}.",
        "cats-same-tile": "{first} and {second} are two sides of one tile and can't both be in play.",
        "cats-twice": "{cat} can be in play only once.",
        "cats-beginner": "The beginner setup is played with Millie, Tibbit and Coconut.",
        "cats-scenario": "Scenario {scenario} is played with {cats}.",
        "patterns-dealt": "Each of the six patterns belongs to exactly one cat, two patterns to each.",
        "name-unfit": "The name of seat {seat} must have 1 to {longest} visible characters.",
        "seed-unfit": "A seed is a whole number, 0 or more, not {seed}.",
        "names-count": "The number of names must be the number of players: {players}, not {count}.",
        "boards-count": "{players} players need {players} boards, not {count}.",
        "board-twice": "The {board} board can serve only one player.",
        "offer-missing": "Seat {seat} needs an offer of four different goals.",
        "offer-unexpected": "Seat {seat} has a goal offer, but this setup makes none.",
        "goals-beginner": "In the beginner setup the goals are ≠, AA-BB-CC and AAA-BBB, in this order.",
        "goals-scenario": "Scenario {scenario} is played with the goals {goals}.",
        "goals-from-offer": "Seat {seat} must keep three different goals of its offer.",
        "goals-partly-chosen": "Either every seat has chosen its goals or none has.",
        "plan-goals-count": "The number of goal choices must be the number of players: {players}, not {count}.",
        # play
        "wrong-phase": "This is not possible now: the game waits for {phase}.",
        "already-over": "The game is over.",
        "event-unknown": "A game goes on by Choose, Draw, Place, Take or a whole Move, not by {event}.",
        "seat-unknown": "There is no seat {seat}.",
        "name-not-here": "There is no seat “{name}”; at the table are: {names}.",
        "patch-not-yours": "You have no {patch} to place.",
        "cell-not-patchable": "{cell} is not a cell for patches.",
        "cell-taken": "{cell} is already covered.",
        "restriction-adjacent": "{cell} does not touch a patch that you placed before.",
        "restriction-same_color": "{cell} does not touch a patch of the colour {color}.",
        "restriction-same_pattern": "{cell} does not touch a patch with the pattern {pattern}.",
        "position-unknown": "The market has the positions 1, 2 and 3, not {position}.",
        "position-other-patch": "Position {position} does not hold the patch that you placed.",
        "supply-empty": "The supply is empty.",
        "supply-incomplete": "The supply must hold each of the 36 patches {copies} times, {total} in all.",
        "turn-unknown": "The game has had {moves} turns so far.",
        "nothing-played": "There is nothing to take back: nothing has been decided yet.",
        "patch-not-in-supply": "No {patch} is left in the supply.",
        "spectator": "A spectator has no seat at this table.",
        "game-not-over": "The game is not over yet.",
        # achievements
        "chart-full": "A chart has room for six players.",
        "chart-name-empty": "A player on the chart needs a name.",
        "chart-player-unknown": "{player} is not on this chart.",
        "chart-player-twice": "{player} is on this chart already.",
        "chart-marked": "{player} has marked this achievement already.",
        "chart-game-marked": "{player} has marked something for this game already.",
        "chart-not-offered": "This game does not offer this achievement to this seat.",
        "chart-scenario-order": "Alone, scenario {scenario} comes after scenario {before}.",
        "mode-normal": (
            "A normal achievement needs 2 to 4 players and the standard setup, with no variant and no restriction."
        ),
        "mode-restriction": (
            "A restriction achievement needs 2 to 4 players and the standard setup with a restriction, with no variant."
        ),
        "mode-scenario": "A scenario achievement needs a scenario.",
    }
)


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong: a stable code, the details that its sentence names, and the sentence in English."""

    code: str
    details: tuple[tuple[str, str | int], ...]
    sentence: str

    @classmethod
    def of(cls, code: str, **details: str | int) -> "Problem":
        """The problem `code` with its details by name."""
        return cls(code, tuple(details.items()), _declared[code].format(**details))

    def __str__(self) -> str:
        return self.sentence


class CalicoError(ValueError):
    """Base of everything that this library refuses; `problems` holds each reason."""

    def __init__(self, problems: Problem | Iterable[Problem]) -> None:
        self.problems = (problems,) if isinstance(problems, Problem) else tuple(problems)
        super().__init__(" ".join(str(problem) for problem in self.problems))

    @property
    def code(self) -> str:
        """The stable code of the first reason."""
        return self.problems[0].code

    def __reduce__(self) -> tuple[object, ...]:
        """Refusals travel between processes; Python would rebuild them from their sentence."""
        return type(self), (self.problems,), self.__dict__


class SetupError(CalicoError):
    """A setup or options that the rules do not allow; carries every problem at once."""


class IllegalMove(CalicoError):
    """An event that the rules do not allow in this position."""


class ChartError(CalicoError):
    """A mark that the achievement chart does not allow."""
