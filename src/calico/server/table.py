"""A table as a value: `fold` gives the table after one more stored event. Pure: no clock, no chance, no I/O."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from calico.game import Game, Turn
from calico.notation import parse_cell, parse_patch
from calico.plan import Plan
from calico.rules import Board, Choose, Move, Options, Phase, Place, Take
from calico.server.events import (
    BotSeated,
    ChatSwitched,
    Created,
    Entry,
    GoalsChosen,
    HandedOver,
    InvitationEnded,
    Invited,
    Joined,
    Left,
    Muted,
    PatchPlaced,
    Played,
    RematchOffered,
    Removed,
    Returned,
    Said,
    Started,
    TableEvent,
    Taken,
    Undone,
    WhyHandedOver,
)
from calico.server.protocol import DaysPerTurn, MinutesPerTurn, SeatKind, TableOptions, TableStatus

CHAT_KEPT = 50
INVITATION_LASTS = 5 * 60_000  # milliseconds
PROGRAM_PATIENCE = 60_000  # milliseconds that a table waits for a bot over the network
BOT_LOST = 20_000  # milliseconds after which another process thinks for a bot whose process has died
_MINUTE = 60_000


@dataclass(frozen=True, slots=True)
class Invitation:
    """A seat is kept for this person, whose account has this name."""

    person: str
    account: str
    at: int


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat and who plays it: the person, or `bot` if that is set; a person with a bot may come back unless `gone`.

    A `program` is a person's seat that a bot over the network has taken; `handed_over` tells why a bot plays for them,
    `has_stood_in` that it has played the turn that an absent person missed.
    """

    kind: SeatKind
    board: Board | None = None
    person: str | None = None
    name: str | None = None
    bot: str | None = None
    gone: bool = False
    handed_over: WhyHandedOver | None = None
    has_stood_in: bool = False
    program: bool = False
    invited: Invitation | None = None

    @property
    def is_taken(self) -> bool:
        """Whether somebody, person or bot, plays it."""
        return self.person is not None or self.bot is not None

    @property
    def may_return(self) -> bool:
        """Whether a person may take it back from a bot."""
        return self.person is not None and self.bot is not None and not self.gone


@dataclass(frozen=True, slots=True)
class ChatLine:
    """Something said, by its number."""

    sequence: int
    at: int
    said: Said


@dataclass(frozen=True, slots=True)
class Table:
    """Everything about a table after `sequence` events.

    Whoever was `kicked` may not join or speak, whoever was `removed` may not even look on.
    """

    id: str
    sequence: int
    options: TableOptions
    host: str | None
    created_at: int
    chairs: tuple[Chair, ...]
    chat_on: bool
    chat: tuple[ChatLine, ...] = ()
    lines: int = 0  # of chat ever said
    kicked: frozenset[str] = frozenset()
    muted: frozenset[str] = frozenset()
    removed: frozenset[str] = frozenset()
    seed: int = 0
    game: Game | None = None
    waiting_since: int = 0
    rematch: str | None = None
    updated_at: int = 0

    @property
    def status(self) -> TableStatus:
        """How far the table is."""
        if self.game is None:
            return TableStatus.GATHERING if self.host is not None else TableStatus.CLOSED
        if self.game.position.phase is Phase.CHOOSE:
            return TableStatus.CHOOSING
        return TableStatus.OVER if self.game.is_over else TableStatus.PLAYING

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that the game waits for."""
        return () if self.game is None else self.game.awaited

    @property
    def turns(self) -> tuple[Turn, ...]:
        """The turns that were played."""
        return () if self.game is None else self.game.turns

    @property
    def awaited_bots(self) -> tuple[int, ...]:
        """The seats that the game waits for and bots are to play."""
        if self.is_paused:
            return ()
        return tuple(seat for seat in self.awaited if self.chairs[seat].bot is not None)

    @property
    def awaited_people(self) -> tuple[int, ...]:
        """The seats that the game waits for and people are to play, or to take back."""
        return tuple(seat for seat in self.awaited if self.is_paused or self.chairs[seat].bot is None)

    @property
    def is_paused(self) -> bool:
        """Whether the game waits, without a clock, until somebody who was absent returns.

        Their stand-in has played the turn that they missed, and there is no other person who would have to wait.
        """
        if any(chair.person is not None and chair.bot is None and not chair.program for chair in self.chairs):
            return False
        return any(self.chairs[seat].has_stood_in for seat in self.awaited)

    @property
    def deadline(self) -> int | None:
        """When the awaited people are taken to be absent; None while only bots are awaited."""
        if all(self.chairs[seat].bot is not None for seat in self.awaited):
            return None
        if all(self.chairs[seat].bot is not None or self.chairs[seat].program for seat in self.awaited):
            return self.waiting_since + min(self._patience, PROGRAM_PATIENCE)
        return self.waiting_since + self._patience

    @property
    def _patience(self) -> int:
        """How long the table waits for a person, in milliseconds."""
        match self.options.pace:
            case MinutesPerTurn(minutes=minutes):
                return minutes * _MINUTE
            case DaysPerTurn(days=days):
                return days * 24 * 60 * _MINUTE
            case relaxed:
                return relaxed.absence_minutes * _MINUTE

    @property
    def wakes_at(self) -> int | None:
        """When the server must look after this table.

        At the deadline, or soon if a bot was lost while it thought; while people gather, when an invitation runs out.
        """
        if self.status is TableStatus.GATHERING:
            return min((chair.invited.at + INVITATION_LASTS for chair in self.chairs if chair.invited), default=None)
        if self.awaited_bots:
            return self.waiting_since + BOT_LOST
        return self.deadline if self.awaited else None

    def lapsed(self, now: int) -> tuple[int, ...]:
        """The seats whose invitations have run out by now."""
        if self.status is not TableStatus.GATHERING:
            return ()
        return tuple(
            number
            for number, chair in enumerate(self.chairs)
            if chair.invited is not None and chair.invited.at + INVITATION_LASTS <= now
        )

    def seat_kept_for(self, persons: Iterable[str]) -> int | None:
        """The seat that is kept for a person, known by all their ids."""
        known = frozenset(persons)
        for number, chair in enumerate(self.chairs):
            if chair.invited is not None and chair.invited.person in known:
                return number
        return None

    def line(self, sequence: int) -> ChatLine | None:
        """The line of chat with this number, if it is kept."""
        return next((line for line in self.chat if line.sequence == sequence), None)

    def seats_of(self, persons: Iterable[str]) -> tuple[int, ...]:
        """The seats of a person, known by all their ids."""
        known = frozenset(persons)
        return tuple(number for number, chair in enumerate(self.chairs) if chair.person in known)

    def concerns(self, persons: Iterable[str]) -> bool:
        """Whether a person, known by all their ids, plays here, is invited, or is a host without a seat."""
        known = frozenset(persons)
        seats = self.seats_of(known)
        if seats:
            return any(not self.chairs[seat].gone for seat in seats)
        return self.host in known or self.seat_kept_for(known) is not None

    def plan(self) -> Plan:
        """How the game is set up."""
        return plan_of(self.options)

    def recorded(self) -> Game | None:
        """The game as far as it can be written down; None until every goal is chosen."""
        return None if self.status is TableStatus.CHOOSING else self.game


def plan_of(options: TableOptions) -> Plan:
    """What the options of a table say of how its game is set up."""
    rules = Options(
        options.mode,
        options.goal_values,
        frozenset(options.variants),
        options.restriction,
        options.scenario,
        options.open_hands,
    )
    return Plan(len(options.seats), rules, options.cats, tuple(seat.board for seat in options.seats))


def fold(table: Table | None, entry: Entry) -> Table:
    """The table after one more event; the first one creates it."""
    event = entry.event
    if table is None:
        if not isinstance(event, Created):
            raise ValueError(f"table {entry.table} begins with {event.type}")
        return _created(entry, event)
    if entry.sequence != table.sequence + 1:
        raise ValueError(f"table {table.id}: event {entry.sequence} after {table.sequence}")
    _check_seat(table, event)
    table = replace(table, sequence=entry.sequence, updated_at=entry.at)
    match event:
        case Joined(seat=seat, person=person, name=name, program=program):
            return _with_chair(table, seat, person=person, name=name, program=program, invited=None)
        case BotSeated(seat=seat, bot=bot):
            return _with_chair(table, seat, bot=bot, invited=None)
        case Invited(seat=seat, person=person, account=account):
            table = replace(table, kicked=table.kicked - {person}, removed=table.removed - {person})
            return _with_chair(table, seat, invited=Invitation(person, account, entry.at))
        case InvitationEnded(seat=seat):
            return _with_chair(table, seat, invited=None)
        case Left():
            return _left(table, event)
        case Started():
            return _started(table, event, entry.at)
        case GoalsChosen(seat=seat, goals=goals):
            return _advanced(_stood_in(table, seat), _game(table).play(Choose(seat, goals)), entry.at)
        case PatchPlaced(patch=patch, cell=cell):
            return replace(table, game=_game(table).play(Place(parse_patch(patch), parse_cell(cell))))
        case Undone():
            game = _game(table)
            if game.position.placed is None:
                raise ValueError(f"table {table.id}: nothing to undo")
            return replace(table, game=game.undo())
        case Taken(position=number):
            return _advanced(table, _game(table).play(Take(number)), entry.at)
        case Played(seat=seat, patch=patch, cell=cell, take=take):
            move = Move(parse_patch(patch), parse_cell(cell), take)
            return _advanced(_stood_in(table, seat), _game(table).play(move), entry.at)
        case HandedOver():
            return _handed_over(table, event, entry.at)
        case Returned(seat=seat):
            table = _with_chair(table, seat, bot=None, handed_over=None, has_stood_in=False)
            return replace(table, waiting_since=entry.at) if seat in table.awaited else table
        case Said():
            line = ChatLine(entry.sequence, entry.at, event)
            return replace(table, chat=(*table.chat, line)[-CHAT_KEPT:], lines=table.lines + 1)
        case ChatSwitched(on=on):
            return replace(table, chat_on=on)
        case Muted(spectator=person, on=on):
            return replace(table, muted=table.muted | {person} if on else table.muted - {person})
        case Removed(spectator=person):
            return replace(table, kicked=table.kicked | {person}, removed=table.removed | {person})
        case RematchOffered(table=other):
            return replace(table, rematch=other)
        case Created():
            raise ValueError(f"table {table.id} is created twice")


def _check_seat(table: Table, event: TableEvent) -> None:
    """Refuse an event of a seat that the table does not have, or a turn of one that is not on turn."""
    seat = getattr(event, "seat", None)
    if seat is not None and seat not in range(len(table.chairs)):
        raise ValueError(f"table {table.id} has no seat {seat}")
    if isinstance(event, PatchPlaced | Undone | Taken | Played) and seat != _game(table).turn:
        raise ValueError(f"table {table.id}: it is not the turn of seat {seat}")


def _created(entry: Entry, event: Created) -> Table:
    chairs = []
    for number, plan in enumerate(event.options.seats):
        if plan.kind is SeatKind.SHARED:
            chairs.append(Chair(plan.kind, plan.board, event.host, plan.name))
        elif number == event.seat:
            chairs.append(Chair(plan.kind, plan.board, event.host, event.host_name))
        else:
            chairs.append(Chair(plan.kind, plan.board, bot=plan.bot))
    return Table(
        entry.table,
        entry.sequence,
        event.options,
        event.host,
        entry.at,
        tuple(chairs),
        event.options.chat,
        updated_at=entry.at,
    )


def _left(table: Table, event: Left) -> Table:
    """The seat is free again; if the host got up, the next person is host, and with nobody left the table closes."""
    person = table.chairs[event.seat].person
    assert person is not None
    table = _with_chair(table, event.seat, person=None, name=None, program=False)
    if event.kicked:
        table = replace(table, kicked=table.kicked | {person})
    if person == table.host and not table.seats_of([person]):
        others = [chair.person for chair in table.chairs if chair.person is not None]
        table = replace(table, host=others[0] if others else None)
    return table


def _started(table: Table, event: Started, at: int) -> Table:
    chairs = tuple(
        replace(table.chairs[number], board=seat.board) for number, seat in zip(event.order, event.seats, strict=True)
    )
    names = tuple(chair.name or chair.bot or f"{number + 1}" for number, chair in enumerate(chairs))
    game = Game.begin(event.setup(table.plan().options, names), event.patches())
    return _advanced(replace(table, chairs=chairs, seed=event.seed), game, at)


def _handed_over(table: Table, event: HandedOver, at: int) -> Table:
    game = _game(table)
    if game.position.phase is Phase.TAKE and game.turn == event.seat:
        table = replace(table, game=game.undo())  # the bot thinks about the whole turn
    chair = table.chairs[event.seat]
    person = None if event.reason == "kicked" else chair.person
    kicked = table.kicked | {chair.person} if event.reason == "kicked" and chair.person else table.kicked
    gone = event.reason in ("resigned", "kicked")
    table = _with_chair(
        table, event.seat, person=person, bot=event.bot, gone=gone, handed_over=event.reason, has_stood_in=False
    )
    if person is None and not table.seats_of([table.host or ""]):
        others = [other.person for other in table.chairs if other.person is not None]
        table = replace(table, host=others[0] if others else table.host)
    since = at if event.seat in table.awaited else table.waiting_since
    return replace(table, kicked=kicked, waiting_since=since)


def _stood_in(table: Table, seat: int) -> Table:
    """The table after a turn of this seat: a stand-in of an absent person has played what they missed."""
    chair = table.chairs[seat]
    is_stand_in = chair.handed_over == "absence" and not chair.program
    return _with_chair(table, seat, has_stood_in=True) if is_stand_in else table


def _advanced(table: Table, game: Game, at: int) -> Table:
    """The table with this game, waiting for whoever is next; while goals are chosen it waits for all at once."""
    is_waiting_on = table.game is not None and game.position.phase is Phase.CHOOSE
    return replace(table, game=game.without_earlier(), waiting_since=table.waiting_since if is_waiting_on else at)


def _game(table: Table) -> Game:
    if table.game is None:
        raise ValueError(f"table {table.id} has no game yet")
    return table.game


def _with_chair(table: Table, seat: int, **changes: object) -> Table:
    chair = replace(table.chairs[seat], **changes)  # type: ignore[arg-type]  # the field names are ours
    return replace(table, chairs=(*table.chairs[:seat], chair, *table.chairs[seat + 1 :]))
