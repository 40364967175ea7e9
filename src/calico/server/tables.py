"""The tables that are open now: commands go in, are saved, and only then are told to those who watch."""

import asyncio
import base64
import hmac
import logging
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable, Mapping, Set
from contextlib import suppress
from hashlib import sha256
from secrets import randbits, token_hex
from typing import Protocol

from calico.rules import CalicoError, Problem
from calico.server.decide import Actor, Invitee, Refusal, check_may_look_on, create, decide, invitation
from calico.server.events import Created, Entry, Invited, TableEvent, person_of
from calico.server.metrics import METRICS
from calico.server.presence import PROGRAMS, Attendance
from calico.server.projection import happened, said, table_state
from calico.server.protocol import (
    AnyCommand,
    CreateTable,
    HandOver,
    Happened,
    Invite,
    Presence,
    Rematch,
    SeatPresence,
    Snapshot,
    TableStatus,
    Update,
)
from calico.server.quotas import UNLIMITED, Limits, Quotas
from calico.server.store import Conflict, Store, StoreError, Summary
from calico.server.supervision import Supervisor
from calico.server.table import Table, fold

HAPPENINGS_KEPT = 128
_READ_AT_ONCE = 100  # events of a table that are read before others have a turn
_ATTEMPTS = 8
_MENDED_EVERY = 0.5  # seconds
_log = logging.getLogger(__name__)


def now() -> int:
    """The server's clock, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Watcher(Protocol):
    """Somebody who wants to know when a table has changed."""

    def changed(self, table: str) -> None:
        """The table has changed: look at it when there is time."""

    def rewritten(self, table: str) -> None:
        """Names or words at the table were erased: what was told of it so far counts no more."""

    def presence_changed(self, table: str) -> None:
        """Somebody has come or gone."""


class TableUnreadable(Refusal):
    """What is stored of this table can't be read; it concerns no other table."""

    def __init__(self) -> None:
        super().__init__(Problem.of("table-unreadable"))


class Live:
    """A table in memory: as it is, what happened lately, which commands it has seen, and who watches.

    After an error of the store it `is_in_doubt`: there may be events that this process has not seen.
    """

    __slots__ = ("commands", "happened", "is_in_doubt", "lock", "table", "watchers")

    def __init__(self) -> None:
        self.table: Table | None = None
        self.commands: dict[str, int] = {}
        self.happened: deque[Happened] = deque(maxlen=HAPPENINGS_KEPT)
        self.watchers: set[Watcher] = set()
        self.lock = asyncio.Lock()
        self.is_in_doubt = False

    def add(self, entry: Entry, after: Table) -> None:
        """One more event, and the table after it."""
        before, self.table = self.table, after
        self.commands[entry.command] = entry.sequence
        self.happened.extend(happened(before, after, entry))

    def clear(self) -> None:
        """No event: what was read may have been erased."""
        self.table = None
        self.commands = {}
        self.happened.clear()

    @property
    def sequence(self) -> int:
        """The number of the last event."""
        return 0 if self.table is None else self.table.sequence


class Tables:
    """All tables. Any number of processes may have the same table open: the store decides who was first."""

    def __init__(
        self,
        store: Store,
        *,
        cached: int = 5000,
        tasks: Supervisor | None = None,
        own: Limits = UNLIMITED,
        shared: Limits = UNLIMITED,
    ) -> None:
        """`own` limits what one person may have open at once, `shared` what everybody behind one address may."""
        self._store = store
        self.quotas = Quotas(store, self.get, now, own, shared)
        self._cached = cached
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._secret = b""
        self._tasks = tasks or Supervisor()
        self._mender: asyncio.Task[None] | None = None
        self._unreadable: set[str] = set()
        self.presence = Attendance(store, self._concerned, now, self._tasks)
        self.presence.on_change = self._presence_changed
        self.on_change: Callable[[Table], None] = lambda _: None
        self.on_save: Callable[[Table | None, Table], None] = lambda _, __: None

    async def open(self) -> None:
        """Begin to hear of other processes' changes."""
        self._secret = (await self._store.secret("tables", token_hex(32))).encode()
        self._store.listen(self._heard)
        self.presence.open()

    def __len__(self) -> int:
        return len(self._live)

    async def get(self, table: str) -> Table:
        """The table now."""
        live = await self._load(table)
        assert live.table is not None
        return live.table

    async def readable(self, tables: Iterable[str]) -> list[Table]:
        """These tables now, but for those that can't be read."""
        found = []
        for table in tables:
            with suppress(Refusal):
                found.append(await self.get(table))
        return found

    @property
    def unreadable(self) -> Set[str]:
        """The tables that could not be read when they were last needed."""
        return self._unreadable

    async def create(self, actor: Actor, command: CreateTable, *, address: str = "") -> str:
        """A new table's id; the same command gives the same table."""
        table = self._id(f"create:{actor.person}:{command.id}")
        created = create(command, actor)
        invitees = {
            seat: await self._invitee(plan.account)
            for seat, plan in enumerate(command.options.seats)
            if plan.account is not None
        }
        if None in invitees.values():
            raise Refusal(Problem.of("account-unknown"))
        self.quotas.met(actor, address)
        await self._create(table, actor, f"{actor.person}:{command.id}", created)
        await self._invite(table, actor, command.id, invitees)
        return table

    async def import_events(self, actor: Actor, id: str, events: list[TableEvent], *, address: str = "") -> str:
        """A new table that has these events; the same id goes on where it stopped."""
        table = self._id(f"import:{actor.person}:{id}")
        self.quotas.met(actor, address)
        await self._create(table, actor, f"{actor.person}:{id}", events[0])
        for number, event in enumerate(events[1:], start=2):
            if (await self.get(table)).sequence < number:
                await self.change(table, f"{actor.person}:{id}:{number}", _always(event))
        return table

    async def do(self, table: str, actor: Actor, command: AnyCommand, *, address: str = "") -> int:
        """Carry out a command once; returns the number of its event when that is saved."""
        self.quotas.met(actor, address)
        if not isinstance(command, HandOver):
            return await self._do(table, actor, command)
        async with self.quotas.alone(actor):
            if await self._adds_bot(table, f"{actor.person}:{command.id}"):
                await self.quotas.check(actor, bots=1)
            return await self._do(table, actor, command)

    async def _adds_bot(self, table: str, key: str) -> bool:
        """Whether to hand a seat over would be something new; in a game that runs, somebody must play it."""
        live = await self._load(table)
        if key not in live.commands and self._store.is_shared:
            async with live.lock:
                await self._catch_up(table, live)
        assert live.table is not None
        return live.table.status is TableStatus.GATHERING and key not in live.commands

    async def _do(self, table: str, actor: Actor, command: AnyCommand) -> int:
        key = f"{actor.person}:{command.id}"
        rematch = self._id(f"rematch:{table}") if isinstance(command, Rematch) else ""
        invitee = await self._invitee(command.account) if isinstance(command, Invite) else None
        seed = randbits(63)

        def choose(table: Table) -> TableEvent:
            return decide(table, actor, command, at=now(), seed=seed, rematch=rematch, invitee=invitee)

        if rematch:
            live = await self._load(table)
            async with live.lock:
                done, event = await self._decided(table, live, key, choose)
            if event is None:
                return done
            await self._offer_rematch(rematch, actor, await self.get(table))
        sequence = await self.change(table, key, choose)
        METRICS.commands.labels(type=command.type).inc()
        return sequence

    async def change(self, table: str, key: str, choose: Callable[[Table], TableEvent]) -> int:
        """Append the event that `choose` makes of the table; `key` is the command's, unique at this table."""
        live = await self._load(table)
        async with live.lock:
            for _ in range(_ATTEMPTS):
                done, event = await self._decided(table, live, key, choose)
                if event is None:
                    return done
                assert live.table is not None
                entry = Entry(table, live.sequence + 1, key, max(now(), live.table.updated_at), event)
                if await self._append(live, entry):
                    break
                await self._catch_up(table, live)
            else:
                raise Refusal(Problem.of("store-unavailable"))
        try:
            await self._require_known(event)
        finally:
            self._publish(table, live)
        if isinstance(event, Invited):
            self.presence.invite(event.person, table)
        return entry.sequence

    async def _decided(
        self, table: str, live: Live, key: str, choose: Callable[[Table], TableEvent]
    ) -> tuple[int, TableEvent | None]:
        """The number that a command got before, or else the event that `choose` makes of the table.

        Nothing is refused before the store was asked: another process may have carried out this command, or the one
        that it follows, and its note is still on its way.
        """
        if live.is_in_doubt:
            await self._catch_up(table, live)
        is_newest = not self._store.is_shared
        while True:
            if key in live.commands:
                return live.commands[key], None
            assert live.table is not None
            try:
                return 0, choose(live.table)
            except CalicoError:
                if is_newest:
                    raise
            await self._catch_up(table, live)
            is_newest = True

    async def watch(self, table: str, watcher: Watcher) -> None:
        """Tell the watcher of changes from now on."""
        (await self._load(table)).watchers.add(watcher)

    def unwatch(self, table: str, watcher: Watcher) -> None:
        """Tell the watcher no more."""
        if live := self._live.get(table):
            live.watchers.discard(watcher)

    async def message(self, table: str, actor: Actor, since: int | None) -> Snapshot | Update | None:
        """What the actor is to be told: what happened since a number, a snapshot, or nothing if nothing did."""
        live = await self._load(table)
        if since is not None and since > live.sequence and self._store.is_shared:
            async with live.lock:  # another process was quicker to tell
                await self._catch_up(table, live)
        assert live.table is not None
        if since == live.sequence:
            return None
        check_may_look_on(live.table, actor)
        state = table_state(live.table, actor)
        kept = live.happened[0].sequence if len(live.happened) == HAPPENINGS_KEPT else 1
        if since is None or since > live.sequence or since + 1 < kept:
            chat = tuple(said(live.table, line) for line in live.table.chat)
            return Snapshot(table=table, sequence=live.sequence, server_time=now(), state=state, chat=chat)
        news = tuple(one for one in live.happened if one.sequence > since)
        return Update(table=table, sequence=live.sequence, server_time=now(), happened=news, state=state)

    async def erased(self, tables: Iterable[str]) -> None:
        """Names or words at these tables were erased in the store: read them again, and show whoever watches."""
        for table in tables:
            await self._heard(table, 0)

    def _id(self, purpose: str) -> str:
        digest = hmac.digest(self._secret, purpose.encode(), sha256)
        return base64.b32encode(digest[:10]).decode().lower()

    async def _create(self, table: str, actor: Actor, key: str, event: TableEvent) -> None:
        assert isinstance(event, Created)
        async with self.quotas.alone(actor):
            if table in self._live or await self._store.entries(table, 0, 1):
                return  # it is there already
            bots = sum(plan.bot is not None for plan in event.options.seats)
            await self.quotas.check(actor, tables=1, bots=bots)
            await self._append_first(table, key, event)

    async def _append_first(self, table: str, key: str, event: TableEvent) -> None:
        live = Live()
        if not await self._append(live, Entry(table, 1, key, now(), event)):
            return  # it is there already
        if table not in self._live:  # somebody may have looked at it already
            self._keep(table, live)
        await self._require_known(event)

    async def _offer_rematch(self, table: str, actor: Actor, before: Table) -> None:
        """The new table; bots over the network that played are invited again, to any free seats."""
        command = CreateTable(id="rematch-0", options=before.options)
        await self._create(table, actor, f"{actor.person}:{command.id}", create(command, actor))
        after = await self.get(table)
        if after.host not in actor.ids:
            return  # somebody else was quicker
        free = (number for number, chair in enumerate(after.chairs) if not chair.is_taken)
        programs = [chair.person for chair in before.chairs if chair.program and chair.person is not None]
        people = [await self._store.person(person) for person in programs]
        named = [Invitee(person.id, person.account) for person in people if person is not None and person.account]
        await self._invite(table, actor, command.id, dict(zip(free, named, strict=False)))

    async def _invitee(self, account: str) -> Invitee | None:
        person = await self._store.account(account.casefold())
        return None if person is None or person.account is None else Invitee(person.id, person.account)

    async def _invite(self, table: str, actor: Actor, id: str, invitees: Mapping[int, Invitee | None]) -> None:
        for seat, invitee in invitees.items():

            def ask(now: Table, seat: int = seat, invitee: Invitee | None = invitee) -> TableEvent:
                return invitation(now, actor, seat, invitee)

            await self.change(table, f"{actor.person}:{id}:{seat}", ask)

    def present(self, table: Table) -> Presence:
        """Who is at the table now."""
        here = self.presence.present(table.id)
        programs = self.presence.present(PROGRAMS)
        seats = []
        for chair in table.chairs:
            person = chair.person if chair.invited is None else chair.invited.person
            is_here = person in here or (chair.invited is not None and person in programs)
            left = None if person is None or is_here else self.presence.left_at(table.id, person)
            seats.append(SeatPresence(here=is_here, away_since=left))
        concerned = _concerned_in(table)
        return Presence(table=table.id, seats=tuple(seats), spectators=len(here - concerned))

    def _concerned(self, room: str) -> frozenset[str]:
        live = self._live.get(room)
        return frozenset() if live is None or live.table is None else _concerned_in(live.table)

    def _presence_changed(self, room: str) -> None:
        if room != PROGRAMS:
            concerned = [room] if room in self._live else []
        else:  # a program has come or gone: tell those who have invited one
            concerned = [
                name
                for name, live in self._live.items()
                if live.table is not None and any(chair.invited is not None for chair in live.table.chairs)
            ]
        for name in concerned:
            for watcher in self._live[name].watchers:
                watcher.presence_changed(name)

    async def _append(self, live: Live, entry: Entry) -> bool:
        """Save the event, then add it to the table in memory; False if somebody else was first."""
        after = fold(live.table, entry)
        people = tuple(chair.person for chair in after.chairs if chair.person is not None)
        summary = Summary(
            after.id,
            after.status.value,
            after.options.public,
            after.created_at,
            after.updated_at,
            after.wakes_at,
            people,
        )
        try:
            await self._store.append(entry, summary)
        except Conflict:
            return False
        except CalicoError:
            self._doubt(live)  # whether it was saved is not known
            raise
        before = live.table
        live.add(entry, after)
        self.on_save(before, after)
        return True

    async def _require_known(self, event: TableEvent) -> None:
        """Refuse what brings somebody to a table who was erased while it was saved, and erase it, too."""
        person = person_of(event)
        if person is None or await self._store.is_known(person):
            return
        await self.erased(await self._store.erase_person(person))
        raise Refusal(Problem.of("account-unknown" if isinstance(event, Invited) else "not-signed-in"))

    async def _load(self, table: str) -> Live:
        live = self._live.get(table)
        if live is None:
            if table not in self._loading:
                self._loading[table] = asyncio.create_task(self._load_anew(table))
                self._loading[table].add_done_callback(lambda _: self._loading.pop(table))
            live = await asyncio.shield(self._loading[table])  # for all who wait, whoever of them goes away
        elif live.is_in_doubt:
            async with live.lock:
                if live.is_in_doubt:
                    await self._catch_up(table, live)
        if table in self._live:
            self._live.move_to_end(table)
        return live

    async def _load_anew(self, table: str) -> Live:
        live = Live()
        await self._read(table, live)
        return self._live.get(table) or self._keep(table, live)  # it may have been created meanwhile

    async def _read(self, table: str, live: Live) -> None:
        """Add what the store has and we do not, in parts: others want to be served between them."""
        try:
            while entries := await self._store.entries(table, live.sequence, _READ_AT_ONCE):
                for entry in entries:
                    live.add(entry, fold(live.table, entry))
                if len(entries) < _READ_AT_ONCE:
                    break
                await asyncio.sleep(0)
        except StoreError:
            raise
        except Exception as error:  # a row that is damaged, or of a later version: this table alone is left alone
            if table not in self._unreadable:
                _log.error(
                    "table can't be read",
                    extra={"table": table, "after": live.sequence, "error": type(error).__name__},
                    exc_info=error,
                )
            self._unreadable.add(table)
            live.is_in_doubt = True
            METRICS.unreadable.set(len(self._unreadable))
            raise TableUnreadable from None
        if live.table is None:
            raise Refusal(Problem.of("table-unknown"))
        self._unreadable.discard(table)
        METRICS.unreadable.set(len(self._unreadable))

    async def _catch_up(self, table: str, live: Live) -> None:
        before, was_in_doubt = live.sequence, live.is_in_doubt
        try:
            await self._read(table, live)
            live.is_in_doubt = False
        finally:
            if live.sequence > before:
                self._publish(table, live)
        if was_in_doubt:
            self._presence_changed(table)  # nobody could be told meanwhile

    def _doubt(self, live: Live) -> None:
        """Read the table again before anything else, and for those who watch as soon as the store answers."""
        live.is_in_doubt = True
        if self._mender is None or self._mender.done():
            self._mender = self._tasks.once("mender", self._mend)

    async def _mend(self) -> None:
        while doubtful := {table for table, live in self._live.items() if live.is_in_doubt} - self._unreadable:
            await asyncio.sleep(_MENDED_EVERY)
            with suppress(StoreError):
                for table in doubtful:
                    with suppress(Refusal):
                        await self._load(table)

    async def _read_again(self, table: str, live: Live) -> None:
        before, fresh = live.sequence, Live()
        await self._read(table, fresh)
        live.table, live.happened, live.commands = fresh.table, fresh.happened, fresh.commands
        for watcher in live.watchers:
            watcher.rewritten(table)
        if live.sequence > before:
            self._publish(table, live)

    def _keep(self, table: str, live: Live) -> Live:
        self._live[table] = live
        if len(self._live) > self._cached:
            for old, other in list(self._live.items())[: len(self._live) - self._cached]:
                if not other.watchers and not other.lock.locked():
                    del self._live[old]
        return live

    def _publish(self, table: str, live: Live) -> None:
        self.presence.refresh(table)
        for watcher in live.watchers:
            watcher.changed(table)
        if live.table is not None:
            self.on_change(live.table)

    async def _heard(self, table: str, sequence: int) -> None:
        """Another process has changed a table; `*` says that we may have missed something of any."""
        if table == "*":
            self.presence.ask()
            for name, idle in list(self._live.items()):
                if not idle.watchers and not idle.lock.locked():
                    del self._live[name]
        for name in list(self._live) if table == "*" else [table]:
            live = self._live.get(name)
            if live is None:
                continue
            async with live.lock:
                try:
                    if sequence == 0:  # names were erased, or may have been: read everything again
                        await self._read_again(name, live)
                    elif sequence > live.sequence:
                        await self._catch_up(name, live)
                except CalicoError as error:
                    _log.warning("table can't be read again", extra={"table": name, "code": error.code})
                    if sequence == 0:
                        live.clear()
                        for watcher in live.watchers:
                            watcher.rewritten(name)
                    self._doubt(live)


def _concerned_in(table: Table) -> frozenset[str]:
    """Everybody who has to do with the table: who sits there, who is invited, and the host."""
    invited = [chair.invited.person for chair in table.chairs if chair.invited is not None]
    people = [table.host, *(chair.person for chair in table.chairs), *invited]
    return frozenset(person for person in people if person is not None)


def _always(event: TableEvent) -> Callable[[Table], TableEvent]:
    return lambda _: event
