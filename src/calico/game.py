"""A whole game: how the table was set up, the supply, everything that was decided, and every position on the way."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from functools import reduce
from pathlib import Path
from typing import TYPE_CHECKING

from calico.rules import (
    ALL_PATCHES,
    CalicoError,
    Choose,
    IllegalMove,
    Mode,
    Move,
    Patch,
    Phase,
    Place,
    Position,
    Problem,
    Result,
    Score,
    Setup,
    SetupError,
    Take,
    Token,
    View,
    apply,
    legal_choices,
    legal_moves,
    legal_takes,
    refill,
    result,
    score,
    start,
    supply_size,
    view_for,
)

if TYPE_CHECKING:
    from calico.analysis import Aim, PositionAnalysis
    from calico.players import Bot, Player

Decision = Choose | Move | Place | Take


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn as it was played, and what its placement earned.

    >>> import calico
    >>> calico.new_game(setup="beginner", seed=7).play("Dv-a1-2").turns
    (Turn(seat=0, move=Dv-a1-2, earned=()),)
    """

    seat: int
    move: Move
    earned: tuple[Token, ...]


@dataclass(frozen=True, slots=True, repr=False)
class Game:
    """A game, finished or not. It never changes: `play` and `undo` return another one.

    Begin one with `calico.new_game`, `Plan.deal` or `Game.begin`. It has the whole supply, so it refills hands and
    market by itself; what a seat may know of it is its `view`. `setup` is the table as it was dealt: goals that players
    choose are in `choices`, by seat. `earlier` are the positions before each turn, the one under way included, unless
    they were given up (`without_earlier`).

    >>> import calico
    >>> game = calico.new_game(setup="beginner", seed=7).play("Dv-a1-2")
    >>> game, game.legal_moves[0], game.scores[0].total
    (<Game of player 1: 1 of 22 turns>, Vd-b1-1, 0)
    >>> game.undo().at(0) == game.at(0)
    True
    """

    setup: Setup
    supply: tuple[Patch, ...]
    choices: tuple[Choose, ...]
    turns: tuple[Turn, ...]
    position: Position
    earlier: tuple[Position, ...] = field(compare=False)

    @classmethod
    def begin(cls, setup: Setup, supply: Sequence[Patch]) -> "Game":
        """The game on this table with this supply, in drawing order; refuses what the rules do not allow.

        Goals that the setup has already are chosen already.

        >>> import calico
        >>> game = calico.new_game(setup="beginner", seed=7)
        >>> Game.begin(game.setup, game.supply) == game
        True
        """
        dealt, chosen = setup, list[Choose]()
        if setup.options.mode is not Mode.BEGINNER and any(seat.goals is not None for seat in setup.seats):
            setup.check()
            dealt = replace(setup, seats=tuple(replace(seat, goals=None) for seat in setup.seats))
            chosen = [Choose(number, seat.goals) for number, seat in enumerate(setup.seats) if seat.goals is not None]
        position = start(dealt)
        supply, copies = tuple(supply), setup.options.copies
        if Counter(supply) != Counter(dict.fromkeys(ALL_PATCHES, copies)):
            raise SetupError(Problem.of("supply-incomplete", copies=copies, total=len(ALL_PATCHES) * copies))
        return reduce(cls.play, chosen, cls(dealt, supply, (), (), _refilled(position, supply), ()))

    def with_supply(self, supply: Sequence[Patch]) -> "Game":
        """The game begun again: the same table with the same goals and another supply, and no turn played yet."""
        return reduce(Game.play, self.choices, Game.begin(self.setup, supply))

    @property
    def undrawn(self) -> tuple[Patch, ...]:
        """What is left of the supply, in drawing order."""
        return _undrawn(self.position, self.supply)

    @property
    def names(self) -> tuple[str, ...]:
        """The players by seat."""
        return tuple(seat.name for seat in self.setup.seats)

    @property
    def is_over(self) -> bool:
        """Whether every quilt is full."""
        return self.position.phase is Phase.OVER

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that the game waits for: all that have not chosen goals, then one at a time, none at the end."""
        match self.position.phase:
            case Phase.CHOOSE:
                return tuple(number for number, seat in enumerate(self.position.seats) if seat.choice is None)
            case Phase.OVER:
                return ()
            case _:
                return (self.position.turn,)

    @property
    def turn(self) -> int | None:
        """The seat that decides next: the first that has not chosen goals, then whose turn it is; None at the end."""
        return next(iter(self.awaited), None)

    @property
    def moves(self) -> tuple[Decision, ...]:
        """Everything that was decided: the choices of goals, whole turns, and the placement of a turn under way."""
        under_way = self.position.placed
        placed = () if under_way is None else (Place(under_way.patch, under_way.cell),)
        return (*self.choices, *(turn.move for turn in self.turns), *placed)

    @property
    def legal_moves(self) -> tuple[Decision, ...]:
        """Everything that the seat in turn may do: choose goals, play a whole turn, or take after a placement."""
        match self.position.phase:
            case Phase.CHOOSE:
                return legal_choices(self.position, self.awaited[0])
            case Phase.TAKE:
                return legal_takes(self.position)
            case _:
                return legal_moves(self.position)

    def play(self, move: Decision | str) -> "Game":
        """The game after `move`, refilled from the supply; refuses what the rules do not allow.

        A move is a whole turn (`Move`, or its text `Pv-a1-2`), its two halves one after the other (`Place`, `Take`), or
        a choice of goals (`Choose`, or for the seat in turn its text `aaa-bbb/different/aa-bb-cc`).

        >>> import calico
        >>> game = calico.new_game(setup="beginner", seed=7)
        >>> game.play("Dv-a1-2").turns[0].move
        Dv-a1-2
        >>> game.play("Dv-a1-4")
        Traceback (most recent call last):
            ...
        calico.rules.errors.IllegalMove: “Dv-a1-4” is not a move. Did you mean “Dv-a1-3”?
        """
        match move:
            case str():
                return self.play(self._read(move))
            case Move(patch, cell, number):
                under_way = self.position.placed
                if under_way is not None and (under_way.patch, under_way.cell) == (patch, cell):
                    return self.play(Take(number))  # the whole turn, half of which was played
                place, take = move.events
                return self._after_take((*self.earlier, self.position), apply(self.position, place), take)
            case Place():
                return replace(self, position=apply(self.position, move), earlier=(*self.earlier, self.position))
            case Take():
                return self._after_take(self.earlier, self.position, move)
            case Choose():
                position = _refilled(apply(self.position, move), self.supply)
                choices = {choice.seat: choice for choice in (*self.choices, move)}
                return replace(self, choices=tuple(choices[seat] for seat in sorted(choices)), position=position)
            case _:
                raise IllegalMove(Problem.of("event-unknown", event=repr(move)))

    def is_legal(self, move: Decision | str) -> bool:
        """Whether `play` would accept this move, given as it is or as text."""
        try:
            self.play(move)
        except CalicoError:
            return False
        return True

    def undo(self) -> "Game":
        """The game before the last move: a placement under way, a turn, or the last seat's choice of goals."""
        if self.position.phase is Phase.TAKE:
            return replace(self, position=self.earlier[-1], earlier=self.earlier[:-1])
        if self.turns:
            earlier = self.earlier or self.positions[:-1]
            return replace(self, turns=self.turns[:-1], position=earlier[-1], earlier=earlier[:-1])
        if self.choices:
            choices = self.choices[:-1]
            return replace(self, choices=choices, position=reduce(apply, choices, start(self.setup)))
        raise IllegalMove(Problem.of("nothing-played"))

    def at(self, number: int) -> "Game":
        """The game after its first `number` turns; `at(0)` is the dealt table with all goals chosen.

        >>> import calico
        >>> game = calico.new_game(setup="beginner", seed=7).play("Dv-a1-2").play("Vd-a4-1")
        >>> game, game.at(1)
        (<Game of player 1: 2 of 22 turns>, <Game of player 1: 1 of 22 turns>)
        """
        positions = self.positions
        if isinstance(number, bool | float) or number not in range(len(positions)):
            raise CalicoError(Problem.of("turn-unknown", moves=len(self.turns)))
        return replace(self, turns=self.turns[:number], position=positions[number], earlier=positions[:number])

    @property
    def positions(self) -> tuple[Position, ...]:
        """The table before the first turn and after each turn; a placement under way is left out."""
        kept = self.earlier if self.position.phase is Phase.TAKE else (*self.earlier, self.position)
        if len(kept) > len(self.turns):
            return kept
        played = reduce(Game.play, (turn.move for turn in self.turns), self.with_supply(self.supply))
        return (*played.earlier, played.position)

    def without_earlier(self) -> "Game":
        """The same game with less to remember: its earlier positions are worked out anew when they are asked for.

        For whoever keeps thousands of games, as a server does.
        """
        return replace(self, earlier=self.earlier[-1:] if self.position.phase is Phase.TAKE else ())

    @property
    def scores(self) -> tuple[Score, ...]:
        """What each seat has earned so far; at the end, the final scores."""
        return tuple(score(self.position, seat) for seat in range(len(self.setup.seats)))

    @property
    def result(self) -> Result | None:
        """Scores, winners and what settled the game; None until it is over."""
        return result(self.position) if self.is_over else None

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats; none in a game alone, or before the end."""
        return () if self.result is None else self.result.winners

    def view(self, who: int | str | None = None) -> View:
        """What a seat sees: the one with this number, or this player's, by default the one in turn.

        At the end nobody is in turn, and the default is what a spectator sees.

        >>> import calico
        >>> game = calico.new_game(["Ari", "Mia"], setup="beginner", seed=7)
        >>> game.view("Mia").seat, game.view().seat
        (1, 0)
        """
        if isinstance(who, str):
            if self.names.count(who) != 1:
                raise CalicoError(Problem.of("name-not-here", name=who, names=", ".join(self.names)))
            who = self.names.index(who)
        return view_for(self.position, self.turn if who is None else who)

    @property
    def record(self) -> str:
        """The game as calico-record, one line of JSON that `calico.parse_record` reads.

        Refused while goals are being chosen and between the two halves of a turn, which a record can't hold.
        """
        from calico.notation import format_record

        return format_record(self)

    def save(self, path: str | Path) -> None:
        """Write the record to a file, which `calico.read` reads; a file that is there is replaced."""
        Path(path).write_text(self.record + "\n", encoding="utf-8")

    def play_out(self, *bots: "str | Bot | Player", seed: int = 0, seconds: float | None = None) -> "Game":
        """The game played to its end by these bots, one a seat, or one for all of them; the same seed, the same game.

        >>> import calico
        >>> calico.new_game(2, seed=7).play_out("kitten", "greedy")
        <Game of player 1, player 2: 44 of 44 turns>
        """
        from calico.players import play_game

        return play_game(self, bots * len(self.names) if len(bots) == 1 else bots, seed=seed, seconds=seconds)

    def analyse(self, *, seconds: float = 1.0, seed: int = 0, aim: "Aim | None" = None) -> "PositionAnalysis":
        """The best moves of the seat in turn, by what it sees; needs the extra `kernel`.

        The first analysis on a machine compiles for a minute or so; after that it takes about `seconds`.
        """
        from calico.analysis import analyse_position

        return analyse_position(self.view(), seconds=seconds, seed=seed, aim=aim)

    def __str__(self) -> str:
        from calico.drawing import table_text

        return table_text(self.position, names=self.names, color=False)

    def __repr__(self) -> str:
        if self.position.phase is Phase.CHOOSE:
            stage = "goals to be chosen"
        else:
            stage = f"{len(self.turns)} of {len(self.setup.seats) * 22} turns"
        return f"<Game of {', '.join(self.names)}: {stage}>"

    def _repr_svg_(self) -> str:
        from calico.drawing import table_svg

        return table_svg(self.position, names=self.names)

    def _after_take(self, earlier: tuple[Position, ...], placed: Position, take: Take) -> "Game":
        """The game after `take` ends the turn whose placement led to `placed`."""
        position = _refilled(apply(placed, take), self.supply)
        assert placed.placed is not None
        move = Move(placed.placed.patch, placed.placed.cell, int(take.number))
        turns = (*self.turns, Turn(placed.turn, move, placed.placed.earned))
        return Game(self.setup, self.supply, self.choices, turns, position, earlier)

    def _read(self, text: str) -> Decision:
        """A legal move from its text; refuses any other, and names one that may have been meant."""
        from calico.notation import NotationError, parse_move

        legal = {str(move): move for move in self.legal_moves}
        if text in legal:
            return legal[text]
        try:
            apply(self.position, parse_move(text))
        except (IllegalMove, NotationError) as error:
            close = get_close_matches(text, legal, n=1, cutoff=0.5)
            raise IllegalMove([*error.problems, *(Problem.of("did-you-mean", name=name) for name in close)]) from None
        raise AssertionError(f"{text} is legal and not listed")


def _refilled(position: Position, supply: tuple[Patch, ...]) -> Position:
    """The position when the supply has given what it is asked for."""
    return refill(position, iter(_undrawn(position, supply))) if position.phase is Phase.DRAW else position


def _undrawn(position: Position, supply: tuple[Patch, ...]) -> tuple[Patch, ...]:
    return supply[len(supply) - supply_size(position) :]
