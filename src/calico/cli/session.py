"""A game at the terminal as a value: the record so far, a placement under way, who is a program. No input or output."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace

from calico.cli.terminal import Refusal
from calico.notation import (
    Record,
    continued,
    format_cell,
    format_patch,
    format_record,
    opening,
    parse_cell,
    parse_patch,
    parse_record,
    positions,
)
from calico.players import blaming, derive_seed, find_player
from calico.rules import (
    AchievementMode,
    CalicoError,
    Cell,
    Goal,
    Move,
    Patch,
    Phase,
    Place,
    Placed,
    Position,
    Setup,
    apply,
    start,
    view_for,
)

_KEY = "calico_play"  # our own key beside those of calico-record


@dataclass(frozen=True, slots=True)
class Session:
    """A game with its goals chosen. `game` includes the placement under way; `before` is the table without it."""

    record: Record
    game: Position
    bots: tuple[str | None, ...]
    seed: int
    mode: AchievementMode | None = None
    before: Position | None = None

    @classmethod
    def begin(
        cls,
        setup: Setup,
        supply: tuple[Patch, ...],
        bots: Sequence[str | None],
        seed: int,
        mode: AchievementMode | None = None,
    ) -> "Session":
        """The dealt table, seat 0 to place."""
        record = Record(setup, supply)
        return cls(record, opening(record), tuple(bots), seed, mode)

    @property
    def names(self) -> tuple[str, ...]:
        """The players by seat."""
        return tuple(seat.name for seat in self.record.setup.seats)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats where people sit."""
        return tuple(seat for seat, bot in enumerate(self.bots) if bot is None)

    @property
    def is_over(self) -> bool:
        """Whether every quilt is full."""
        return self.game.phase is Phase.OVER

    @property
    def placed(self) -> Placed | None:
        """The placement under way."""
        return self.game.placed

    def place(self, patch: Patch, cell: Cell) -> "Session":
        """A patch is placed; until the market is taken it can be undone."""
        return replace(self, game=apply(self.game, Place(patch, cell)), before=self.game)

    def undo(self) -> "Session":
        """The placement under way is taken back; unchanged if there is none."""
        return self if self.before is None else replace(self, game=self.before, before=None)

    def take(self, position: int) -> "Session":
        """The turn ends: the market's patch is taken and the market refilled."""
        placed, before = self.placed, self.before
        if placed is None or before is None:
            raise Refusal("cli-error-place-first")
        record, game = continued(self.record, before, Move(placed.patch, placed.cell, position))
        return replace(self, record=record, game=game, before=None)

    def play_bot(self) -> "Session":
        """The turn of a program; the same session always plays the same, wherever it was resumed."""
        name = self.bots[self.game.turn]
        assert name is not None
        seed = derive_seed(self.seed, self.game.turn, len(self.record.moves))
        with blaming(name):
            move = find_player(name).choose_move(view_for(self.game, self.game.turn), seed=seed)
            record, game = continued(self.record, self.game, move)
        return replace(self, record=record, game=game)

    def to_text(self) -> str:
        """One line that `from_text` reads, a calico-record for everybody else."""
        pending = None
        if self.placed is not None:
            pending = {"tile": format_patch(self.placed.patch), "cell": format_cell(self.placed.cell)}
        own = {"bots": self.bots, "seed": str(self.seed), "mode": self.mode, "pending": pending}
        return format_record(self.record, {_KEY: own}) + "\n"

    @classmethod
    def from_text(cls, text: str) -> "Session":
        """The game that `to_text` wrote, or any other record: then people sit everywhere."""
        record = parse_record(text)
        seats = len(record.setup.seats)
        own = json.loads(text).get(_KEY, {})
        try:
            bots = tuple(None if bot is None else str(bot) for bot in own.get("bots", [None] * seats))
            mode = None if own.get("mode") is None else AchievementMode.parse(own["mode"])
            session = cls(record, positions(record)[-1], bots, int(own.get("seed", 0)), mode)
            if len(bots) != seats:
                raise Refusal("cli-error-save-broken")
            if pending := own.get("pending"):
                session = session.place(parse_patch(pending["tile"]), parse_cell(pending["cell"]))
        except (AttributeError, KeyError, TypeError, ValueError):
            raise Refusal("cli-error-save-broken") from None
        for bot in bots:
            if bot is not None:
                find_player(bot)
        return session


def bot_goals(setup: Setup, bots: Sequence[str | None], seed: int) -> dict[int, tuple[Goal, ...]]:
    """What the programs choose, unseen by everybody; nothing where no goals are to be chosen."""
    game = start(setup)
    if game.phase is not Phase.CHOOSE:
        return {}
    return {
        seat: find_player(bot).choose_goals(view_for(game, seat), seed=derive_seed(seed, seat))
        for seat, bot in enumerate(bots)
        if bot is not None
    }


def with_goals(setup: Setup, goals: dict[int, tuple[Goal, ...]]) -> Setup:
    """The setup with everybody's goals laid out; refuses goals that were not offered."""
    seats = tuple(
        replace(seat, goals=goals[number]) if number in goals else seat for number, seat in enumerate(setup.seats)
    )
    chosen = replace(setup, seats=seats)
    chosen.check()
    return chosen


def mode_of(text: str, record: Record) -> AchievementMode:
    """What a recorded game was played for: what its file says, or else what its options allow."""
    try:
        said = json.loads(text)[_KEY]["mode"]
        return AchievementMode.parse(said)
    except (KeyError, TypeError, CalicoError):
        options = record.setup.options
        if options.scenario is not None:
            return AchievementMode.SCENARIO
        return AchievementMode.NORMAL if options.restriction is None else AchievementMode.RESTRICTION
