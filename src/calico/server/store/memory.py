"""The store in memory: for tests, and as the plainest reading of the interface."""

from collections.abc import AsyncIterator
from dataclasses import replace

from calico.server.events import Entry, person_of, scrubbed
from calico.server.store.base import (
    Ceremony,
    ChartPlayer,
    Conflict,
    Hearer,
    Listener,
    Passkey,
    Person,
    Session,
    Subscription,
    Summary,
    Token,
)


class MemoryStore:
    """Everything in dictionaries; gone with the process."""

    is_shared = False
    waiting = 0

    def __init__(self) -> None:
        self._entries: dict[str, list[Entry]] = {}
        self._summaries: dict[str, Summary] = {}
        self._visits: dict[str, set[str]] = {}
        self._people: dict[str, Person] = {}
        self._sessions: dict[str, Session] = {}
        self._tokens: dict[str, Token] = {}
        self._passkeys: dict[str, Passkey] = {}
        self._ceremonies: dict[str, Ceremony] = {}
        self._chart_players: dict[str, ChartPlayer] = {}
        self._marks: list[tuple[str, str, str, int, int]] = []
        self._subscriptions: dict[str, Subscription] = {}
        self._secrets: dict[str, str] = {}

    async def open(self) -> None:
        """Nothing to open."""

    async def close(self) -> None:
        """Nothing to close."""

    async def check(self) -> None:
        """Always there."""

    async def append(self, entry: Entry, summary: Summary) -> None:
        """Append, if the number and the command are new."""
        entries = self._entries.get(entry.table, [])
        if entry.sequence != len(entries) + 1 or any(other.command == entry.command for other in entries):
            raise Conflict
        self._entries[entry.table] = [*entries, entry]
        self._summaries[entry.table] = summary
        if person := person_of(entry.event):
            self._visits.setdefault(person, set()).add(entry.table)

    async def entries(self, table: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        """The events after a number."""
        return self._entries.get(table, [])[after : None if limit is None else after + limit]

    async def public_tables(self, limit: int) -> list[str]:
        """Public tables that gather or play."""
        found = [one for one in self._summaries.values() if one.public and one.status not in ("over", "closed")]
        return [one.table for one in sorted(found, key=lambda one: -one.created_at)[:limit]]

    async def tables_of(self, persons: frozenset[str], limit: int) -> list[str]:
        """Tables of a person."""
        tables = {table for person in persons for table in self._visits.get(person, ())}
        found = sorted((self._summaries[table] for table in tables), key=lambda one: -one.updated_at)
        return [one.table for one in found[:limit]]

    async def open_tables_of(self, persons: frozenset[str], limit: int) -> list[str]:
        """Tables of a person that are not over."""
        found = await self.tables_of(persons, len(self._summaries))
        return [table for table in found if self._summaries[table].status not in ("over", "closed")][:limit]

    async def due(self, now: int, limit: int, skip: int = 0) -> list[str]:
        """Tables whose time has come."""
        found = [
            (one.wakes_at, one.table)
            for one in self._summaries.values()
            if one.wakes_at is not None and one.wakes_at <= now
        ]
        return [table for _, table in sorted(found)[skip : skip + limit]]

    async def all_tables(self) -> AsyncIterator[str]:
        """Every table."""
        for table in sorted(self._entries):
            yield table

    def listen(self, listener: Listener) -> None:
        """There is no other process."""

    async def tell(self, note: str) -> None:
        """There is no other process."""

    def hear(self, hearer: Hearer) -> None:
        """There is no other process."""

    async def secret(self, name: str, proposal: str) -> str:
        """The first proposal."""
        return self._secrets.setdefault(name, proposal)

    async def add_person(self, person: Person) -> None:
        """Somebody new."""
        if person.id in self._people or await self._account_taken(person):
            raise Conflict
        self._people[person.id] = person

    async def person(self, id: str) -> Person | None:
        """Somebody by id."""
        return self._people.get(id)

    async def account(self, name: str) -> Person | None:
        """An account by name."""
        return next((person for person in self._people.values() if person.account == name), None)

    async def save_person(self, person: Person) -> None:
        """Somebody who exists."""
        if await self._account_taken(person):
            raise Conflict
        self._people[person.id] = person

    async def merged_into(self, person: str) -> frozenset[str]:
        """The guests of an account."""
        return frozenset(other.id for other in self._people.values() if other.merged_into == person)

    async def is_known(self, id: str) -> bool:
        """Whether there is such a person."""
        return id in self._people

    async def set_passphrase(self, person: str, passphrase: str, *, but: str | None = None) -> None:
        """Another passphrase."""
        self._people[person] = replace(self._people[person], passphrase=passphrase)
        await self.end_sessions(person, but=but)
        self._tokens = {id: token for id, token in self._tokens.items() if token.person != person}

    async def erase_person(self, person: str) -> frozenset[str]:
        """Forget somebody."""
        erased: set[str] = set()
        for one in (person, *await self.merged_into(person)):
            tables = self._visits.pop(one, set())
            erased |= tables
            for table in tables:
                self._entries[table] = [
                    replace(entry, event=scrubbed(entry.event, one)) for entry in self._entries[table]
                ]
            self._sessions = {id: session for id, session in self._sessions.items() if session.person != one}
            self._tokens = {id: token for id, token in self._tokens.items() if token.person != one}
            self._passkeys = {id: passkey for id, passkey in self._passkeys.items() if passkey.person != one}
            for row in [row for row in self._chart_players.values() if one in (row.person, row.account)]:
                await self.drop_chart_player(row.id)
            self._marks = [mark for mark in self._marks if mark[0] != one]
            self._subscriptions = {at: one_of for at, one_of in self._subscriptions.items() if one_of.person != one}
            self._people.pop(one, None)
        return frozenset(erased)

    async def add_session(self, session: Session) -> None:
        """A new session."""
        self._sessions[session.id] = session

    async def renew_session(self, session: Session) -> None:
        """A session's next step."""
        before = self._sessions.get(session.id)
        if before is not None and before.step < session.step:
            self._sessions[session.id] = session

    async def session(self, id: str) -> Session | None:
        """A session by id."""
        return self._sessions.get(id)

    async def end_sessions(self, person: str, *, but: str | None = None) -> None:
        """End the sessions of a person."""
        self._sessions = {id: one for id, one in self._sessions.items() if one.person != person or id == but}

    async def end_session(self, id: str) -> None:
        """End one session."""
        self._sessions.pop(id, None)

    async def add_token(self, token: Token) -> None:
        """A new token."""
        if token.id in self._tokens:
            raise Conflict
        self._tokens[token.id] = token

    async def token(self, id: str) -> Token | None:
        """A token by id."""
        return self._tokens.get(id)

    async def tokens_of(self, person: str) -> list[Token]:
        """The tokens of a person."""
        return [token for token in self._tokens.values() if token.person == person]

    async def drop_token(self, person: str, id: str) -> bool:
        """Take a token back."""
        token = self._tokens.get(id)
        if token is None or token.person != person:
            return False
        del self._tokens[id]
        return True

    async def add_passkey(self, passkey: Passkey, *, account: str | None = None) -> None:
        """A new passkey."""
        if passkey.id in self._passkeys:
            raise Conflict
        if account is not None:
            await self.save_person(replace(self._people[passkey.person], account=account))
        self._passkeys[passkey.id] = passkey

    async def passkey(self, id: str) -> Passkey | None:
        """A passkey by id."""
        return self._passkeys.get(id)

    async def passkeys_of(self, person: str) -> list[Passkey]:
        """The passkeys of a person."""
        return [passkey for passkey in self._passkeys.values() if passkey.person == person]

    async def save_passkey(self, passkey: Passkey) -> None:
        """A passkey that exists."""
        if passkey.id in self._passkeys:
            self._passkeys[passkey.id] = passkey

    async def drop_passkey(self, person: str, id: str) -> bool:
        """Remove a passkey."""
        mine = await self.passkeys_of(person)
        if id not in {passkey.id for passkey in mine}:
            return False
        if len(mine) == 1 and self._people[person].passphrase is None:
            raise Conflict
        del self._passkeys[id]
        return True

    async def drop_passphrase(self, person: str) -> None:
        """Remove the passphrase."""
        if not await self.passkeys_of(person):
            raise Conflict
        self._people[person] = replace(self._people[person], passphrase=None)

    async def add_ceremony(self, ceremony: Ceremony, now: int) -> None:
        """Remember a ceremony."""
        self._ceremonies = {id: one for id, one in self._ceremonies.items() if one.expires_at > now}
        self._ceremonies[ceremony.id] = ceremony

    async def take_ceremony(self, id: str) -> Ceremony | None:
        """A ceremony, once."""
        return self._ceremonies.pop(id, None)

    async def save_subscription(self, subscription: Subscription) -> None:
        """A subscription."""
        self._subscriptions[subscription.endpoint] = subscription

    async def subscriptions_of(self, persons: frozenset[str]) -> list[Subscription]:
        """The subscriptions of these persons."""
        found = [one for one in self._subscriptions.values() if one.person in persons]
        return sorted(found, key=lambda one: one.created_at)

    async def drop_subscription(self, endpoint: str, person: str) -> None:
        """Forget a subscription."""
        if endpoint in self._subscriptions and self._subscriptions[endpoint].person == person:
            del self._subscriptions[endpoint]

    async def chart_players(self, persons: frozenset[str]) -> list[ChartPlayer]:
        """The rows of their charts."""
        return [row for row in self._chart_players.values() if row.person in persons]

    async def charts_with(self, persons: frozenset[str]) -> list[ChartPlayer]:
        """The rows that stand for them."""
        return [row for row in self._chart_players.values() if row.account in persons]

    async def chart_player(self, id: str) -> ChartPlayer | None:
        """A row by id."""
        return self._chart_players.get(id)

    async def add_chart_player(self, player: ChartPlayer, persons: frozenset[str], most: int) -> None:
        """A new row."""
        if len(await self.chart_players(persons)) >= most:
            raise Conflict
        self._chart_players[player.id] = player

    async def save_chart_player(self, player: ChartPlayer) -> None:
        """A row that exists."""
        if player.id in self._chart_players:
            self._chart_players[player.id] = player

    async def drop_chart_player(self, id: str) -> None:
        """A row less."""
        self._chart_players.pop(id, None)
        self._marks = [mark for mark in self._marks if mark[0] != id]

    async def marks_of(self, persons: frozenset[str]) -> list[tuple[str, str, int, int]]:
        """Marked achievements."""
        return [(achievement, table, seat, at) for who, achievement, table, seat, at in self._marks if who in persons]

    async def add_mark(self, person: str, achievement: str, table: str, seat: int, at: int) -> None:
        """Mark an achievement."""
        for who, marked, where, on, _ in self._marks:
            if (who == person and (marked == achievement or where == table)) or (where, on) == (table, seat):
                raise Conflict
        self._marks.append((person, achievement, table, seat, at))

    async def _account_taken(self, person: Person) -> bool:
        other = None if person.account is None else await self.account(person.account)
        return other is not None and other.id != person.id
