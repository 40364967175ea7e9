"""What is stored of a table: its events, one for each command that was accepted, as JSON that stays readable.

Everything that chance decided is in the events, so that a table can be rebuilt by any later version without drawing
again. A new version may add kinds of events and fields with defaults; it may change nothing that has been stored.
"""

import json
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from calico.game import Game
from calico.notation import parse_patch_code
from calico.rules import Board, Cat, CatInPlay, Choose, Goal, Move, Options, Patch, Pattern, SeatSetup, Setup
from calico.server.protocol import Preset, TableOptions


class Stored(BaseModel):
    """A stored value."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Created(Stored):
    """The table: its options, its host, and the seat that the host took, if any."""

    type: Literal["created"] = "created"
    options: TableOptions
    host: str
    host_name: str
    seat: int | None


class Joined(Stored):
    """A person sat down."""

    type: Literal["joined"] = "joined"
    seat: int
    person: str
    name: str
    program: bool = False


class Invited(Stored):
    """The host keeps a free seat for an account."""

    type: Literal["invited"] = "invited"
    seat: int
    person: str
    account: str


class InvitationEnded(Stored):
    """The seat is free again."""

    type: Literal["invitation_ended"] = "invitation_ended"
    seat: int
    reason: Literal["declined", "late", "withdrawn"]


class Left(Stored):
    """A person got up before the game, or was sent away."""

    type: Literal["left"] = "left"
    seat: int
    kicked: bool = False


class BotSeated(Stored):
    """The host gave a free seat to a bot before the game."""

    type: Literal["bot_seated"] = "bot_seated"
    seat: int
    bot: str


class DealtCat(Stored):
    """A cat and the patterns dealt to it."""

    cat: Cat
    patterns: tuple[Pattern, Pattern]


class DealtSeat(Stored):
    """What chance gave to a seat."""

    board: Board
    offer: tuple[Goal, ...] | None
    goals: tuple[Goal, ...] | None


class Started(Stored):
    """The game began: who sits where in playing order, what was dealt, the supply, and the seed for bots."""

    type: Literal["started"] = "started"
    order: tuple[int, ...]
    seed: int
    cats: tuple[DealtCat, ...]
    seats: tuple[DealtSeat, ...]
    supply: str  # two letters a patch, in drawing order

    @classmethod
    def of(cls, order: tuple[int, ...], seed: int, game: Game) -> "Started":
        """The event for a game as it was dealt."""
        setup = game.setup
        return cls(
            order=order,
            seed=seed,
            cats=tuple(DealtCat(cat=cat.cat, patterns=(cat.patterns[0], cat.patterns[1])) for cat in setup.cats),
            seats=tuple(DealtSeat(board=seat.board, offer=seat.offer, goals=seat.goals) for seat in setup.seats),
            supply="".join(patch.code for patch in game.supply),
        )

    def setup(self, options: Options, names: tuple[str, ...]) -> Setup:
        """The setup as it was dealt."""
        return Setup(
            options,
            tuple(CatInPlay(cat.cat, cat.patterns) for cat in self.cats),
            tuple(
                SeatSetup(name, seat.board, seat.offer, seat.goals)
                for name, seat in zip(names, self.seats, strict=True)
            ),
        )

    def patches(self) -> tuple[Patch, ...]:
        """The supply in drawing order."""
        return tuple(parse_patch_code(self.supply[at : at + 2]) for at in range(0, len(self.supply), 2))


class GoalsChosen(Stored):
    """A seat chose its goals."""

    type: Literal["goals_chosen"] = "goals_chosen"
    seat: int
    goals: tuple[Goal, Goal, Goal]

    @classmethod
    def of(cls, choice: Choose) -> "GoalsChosen":
        """The event for a choice that the rules allow."""
        first, second, third = choice.goals
        return cls(seat=choice.seat, goals=(first, second, third))


class PatchPlaced(Stored):
    """A patch was placed."""

    type: Literal["placed"] = "placed"
    seat: int
    patch: str
    cell: str


class Undone(Stored):
    """The placement was taken back."""

    type: Literal["undone"] = "undone"
    seat: int


class Taken(Stored):
    """A market position was taken."""

    type: Literal["taken"] = "taken"
    seat: int
    position: int


class Played(Stored):
    """A whole turn."""

    type: Literal["played"] = "played"
    seat: int
    patch: str
    cell: str
    take: int

    @classmethod
    def of(cls, seat: int, move: Move) -> "Played":
        """The event for a turn."""
        return cls(seat=seat, patch=str(move.patch), cell=str(move.cell), take=move.take)


WhyHandedOver = Literal["host", "absence", "resigned", "kicked"]


class HandedOver(Stored):
    """A bot plays a seat from now on; a placement under way was taken back."""

    type: Literal["handed_over"] = "handed_over"
    seat: int
    bot: str
    reason: WhyHandedOver


class Returned(Stored):
    """A person plays their seat again."""

    type: Literal["returned"] = "returned"
    seat: int


class Said(Stored):
    """Chat."""

    type: Literal["said"] = "said"
    person: str
    name: str
    text: str | None = None
    preset: Preset | None = None


class ChatSwitched(Stored):
    """Free chat was switched."""

    type: Literal["chat_switched"] = "chat_switched"
    on: bool


class Muted(Stored):
    """The host silenced the spectator who said a line of the chat, or let them speak again."""

    type: Literal["muted"] = "muted"
    spectator: str
    line: int
    on: bool


class Removed(Stored):
    """The host sent the spectator who said a line of the chat away."""

    type: Literal["removed"] = "removed"
    spectator: str
    line: int


class RematchOffered(Stored):
    """A new table with the same options."""

    type: Literal["rematch_offered"] = "rematch_offered"
    table: str


TableEvent = Annotated[
    Created
    | Joined
    | Invited
    | InvitationEnded
    | Left
    | BotSeated
    | Started
    | GoalsChosen
    | PatchPlaced
    | Undone
    | Taken
    | Played
    | HandedOver
    | Returned
    | Said
    | ChatSwitched
    | Muted
    | Removed
    | RematchOffered,
    Field(discriminator="type"),
]
events: TypeAdapter[TableEvent] = TypeAdapter(TableEvent)


@dataclass(frozen=True, slots=True)
class Entry:
    """An event in its place: the table, its number there (from 1), the command that caused it, and when."""

    table: str
    sequence: int
    command: str
    at: int
    event: TableEvent


NAMELESS = "—"
_WORDS = frozenset({"host_name", "name", "account", "text"})


def scrubbed_text(body: str, person: str) -> str:
    """The stored text of an event without the names and words of a person; also if this version can't read it."""
    try:
        before = events.validate_json(body)
    except ValidationError:
        return body if person not in body else _scrubbed_unread(body, person)
    after = scrubbed(before, person)
    return body if after == before else events.dump_json(after).decode()


def _scrubbed_unread(body: str, person: str) -> str:
    try:
        data = json.loads(body)
    except (ValueError, RecursionError):
        return "null"  # no version can read it; only the person's name might still be made out
    if isinstance(data, dict) and person in (data.get("host"), data.get("person")):
        data = _nameless(data)
    return json.dumps(data, ensure_ascii=False)


def _nameless(value: object) -> object:
    match value:
        case dict():
            return {
                key: NAMELESS if key in _WORDS and isinstance(inner, str) else _nameless(inner)
                for key, inner in value.items()
            }
        case list():
            return [_nameless(inner) for inner in value]
        case _:
            return value


def person_of(event: TableEvent) -> str | None:
    """The person whom an event brings to the table, by name or by words."""
    return getattr(event, "host", None) or getattr(event, "person", None)


def scrubbed(event: TableEvent, person: str) -> TableEvent:
    """The event without the names and words of a person who wants to be forgotten; play itself stays."""
    match event:
        case Created(host=host, options=options) if host == person:
            seats = tuple(
                seat if seat.name is None else seat.model_copy(update={"name": NAMELESS}) for seat in options.seats
            )
            options = options.model_copy(update={"seats": seats})
            return event.model_copy(update={"host_name": NAMELESS, "options": options})
        case Joined(person=joined) if joined == person:
            return event.model_copy(update={"name": NAMELESS})
        case Invited(person=invited) if invited == person:
            return event.model_copy(update={"account": NAMELESS})
        case Said(person=speaker) if speaker == person:
            text = None if event.text is None else NAMELESS
            return event.model_copy(update={"name": NAMELESS, "text": text})
        case _:
            return event
