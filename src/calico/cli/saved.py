"""A game at the terminal and its file: a calico-record with what else `calico play` must know. No input or output."""

import json
from dataclasses import dataclass, replace

from calico.cli.terminal import Complaint
from calico.game import Decision, Game
from calico.notation import format_record, parse_cell, parse_patch, parse_record
from calico.players import find_player, play_turn
from calico.rules import AchievementMode, CalicoError, Place, Position

_KEY = "calico_play"  # our own key beside those of calico-record


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game whose goals are chosen, the bots by seat (None where a person sits), and what it is played for."""

    game: Game
    bots: tuple[str | None, ...]
    seed: int
    mode: AchievementMode | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """The players by seat."""
        return self.game.names

    @property
    def position(self) -> Position:
        """What lies on the table now."""
        return self.game.position

    @property
    def people(self) -> tuple[int, ...]:
        """The seats where people sit."""
        return tuple(seat for seat, bot in enumerate(self.bots) if bot is None)

    def play(self, move: Decision) -> "SavedGame":
        """After a person's turn, or half of one."""
        return replace(self, game=self.game.play(move))

    def play_bot(self) -> "SavedGame":
        """After the turn of a bot; the same game always goes on the same, wherever it was resumed."""
        name = self.bots[self.position.turn]
        assert name is not None
        return replace(self, game=play_turn(self.game, find_player(name), seed=self.seed))

    def to_text(self) -> str:
        """One line that `from_text` reads, a calico-record for everybody else."""
        pending, placed, game = None, self.position.placed, self.game
        if placed is not None:
            pending, game = {"tile": str(placed.patch), "cell": str(placed.cell)}, self.game.undo()
        own = {"bots": self.bots, "seed": str(self.seed), "mode": self.mode, "pending": pending}
        return format_record(game, {_KEY: own}) + "\n"

    @classmethod
    def from_text(cls, text: str) -> "SavedGame":
        """The game that `to_text` wrote, or any other record: then people sit everywhere."""
        game = parse_record(text)
        own = json.loads(text).get(_KEY, {})
        try:
            bots = tuple(None if bot is None else str(bot) for bot in own.get("bots", [None] * len(game.names)))
            mode = None if own.get("mode") is None else AchievementMode.parse(own["mode"])
            saved = cls(game, bots, int(own.get("seed", 0)), mode)
            if len(bots) != len(game.names):
                raise Complaint("cli-error-save-broken")
            if pending := own.get("pending"):
                saved = saved.play(Place(parse_patch(pending["tile"]), parse_cell(pending["cell"])))
        except (AttributeError, KeyError, TypeError, ValueError):
            raise Complaint("cli-error-save-broken") from None
        for bot in bots:
            if bot is not None:
                find_player(bot)
        return saved


def mode_of(text: str, game: Game) -> AchievementMode:
    """What a recorded game was played for: what its file says, or else what its options allow."""
    try:
        said = json.loads(text)[_KEY]["mode"]
        return AchievementMode.parse(said)
    except (KeyError, TypeError, CalicoError):
        options = game.setup.options
        if options.scenario is not None:
            return AchievementMode.SCENARIO
        return AchievementMode.NORMAL if options.restriction is None else AchievementMode.RESTRICTION
