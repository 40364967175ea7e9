"""The store's interface. Events are only ever appended; the database's keys keep two writers from both moving."""

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol

from calico.rules import CalicoError, Problem
from calico.server.events import Entry


class StoreError(CalicoError):
    """The store can't be reached or is full: nothing was changed, or it is not known whether it was.

    A command that is sent again with its id is carried out at most once, so trying again is always right.
    """

    def __init__(self) -> None:
        super().__init__(Problem.of("store-unavailable"))


class TextUnstorable(CalicoError):
    """A text that no database keeps as it is, such as one with half of a surrogate pair; nothing was changed."""

    def __init__(self) -> None:
        super().__init__(Problem.of("text-unstorable"))


class Conflict(Exception):
    """Somebody else has appended to this table (or this command) first."""


@dataclass(frozen=True, slots=True)
class Summary:
    """What lists and clocks need to know about a table without rebuilding it."""

    table: str
    status: str
    public: bool
    created_at: int
    updated_at: int
    wakes_at: int | None
    people: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody: a guest, or with `account` an account; `merged_into` is the account that a guest has become part of."""

    id: str
    name: str
    created_at: int
    account: str | None = None
    passphrase: str | None = None  # argon2
    merged_into: str | None = None


@dataclass(frozen=True, slots=True)
class Session:
    """A browser that is signed in; `step` is the newest of its cookies that it has used, `renewed_at` since when."""

    id: str
    person: str
    step: int
    renewed_at: int
    expires_at: int


@dataclass(frozen=True, slots=True)
class Token:
    """A personal API token; only the hash of its secret is kept."""

    id: str
    person: str
    name: str
    hash: str
    scopes: tuple[str, ...]
    created_at: int
    expires_at: int | None


@dataclass(frozen=True, slots=True)
class Passkey:
    """A public key that opens an account; its private half never leaves the person's device.

    `id` and `public_key` are base64url; `site` is the name that browsers keep it for.
    """

    id: str
    person: str
    name: str
    site: str
    public_key: str
    sign_count: int
    created_at: int
    used_at: int | None = None


@dataclass(frozen=True, slots=True)
class Ceremony:
    """A passkey's registration or sign-in that has begun: `id` is the browser's secret, `challenge` what is signed.

    `person` registers (null: whoever it is signs in), `account` is the name that a guest will have.
    """

    id: str
    challenge: str
    person: str | None
    account: str | None
    expires_at: int


@dataclass(frozen=True, slots=True)
class Subscription:
    """A browser that wants to be told of its person's turn: its address at a push service, and its keys, base64url."""

    endpoint: str
    person: str
    key: str
    auth: str
    language: str
    created_at: int


@dataclass(frozen=True, slots=True)
class ChartPlayer:
    """A row of the chart that `person` keeps: of somebody at their device, or of an account that may join it."""

    id: str
    person: str
    name: str
    created_at: int
    account: str | None = None  # the id of a person
    accepted: bool = False


Listener = Callable[[str, int], Awaitable[None]]
Hearer = Callable[[str, str], None]


class Store(Protocol):
    """Everything that the server keeps."""

    @property
    def is_shared(self) -> bool:
        """Whether other processes may use the same database at the same time."""

    @property
    def waiting(self) -> int:
        """How many writes wait to be saved."""

    async def open(self) -> None:
        """Connect and bring the database to this version."""

    async def close(self) -> None:
        """Let go of everything."""

    async def check(self) -> None:
        """Raise StoreError unless the database takes a write; asked often, it answers from memory."""

    async def append(self, entry: Entry, summary: Summary) -> None:
        """Save an event and the table's summary together; when this returns, they survive a crash.

        Raises Conflict if the table has an event with this number, or with this command, already.
        """

    async def entries(self, table: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        """A table's events after a number, in order, or the first so many; none if there is no such table."""

    async def public_tables(self, limit: int) -> list[str]:
        """Public tables that gather or play, the newest first."""

    async def tables_of(self, persons: frozenset[str], limit: int) -> list[str]:
        """Tables where one of these sits or sat, the last changed first."""

    async def open_tables_of(self, persons: frozenset[str], limit: int) -> list[str]:
        """Of the tables where one of these sits or sat, those that gather or play, the last changed first."""

    async def due(self, now: int, limit: int, skip: int = 0) -> list[str]:
        """Tables where the server has something to do by now, the longest due first, without the first `skip`."""

    def all_tables(self) -> AsyncIterator[str]:
        """Every table."""

    def listen(self, listener: Listener) -> None:
        """Call `listener`, too, with a table and its newest number when another process has appended to it.

        The number is 0 if names were erased there; the table is `*` if anything may have been missed.
        """

    async def tell(self, note: str) -> None:
        """Tell the other processes something in passing: it is not kept, and lost on whoever does not listen."""

    def hear(self, hearer: Hearer) -> None:
        """Call `hearer`, too, with another process's name and its note."""

    async def secret(self, name: str, proposal: str) -> str:
        """The server's secret of this name; the proposal, saved, if there is none yet."""

    async def add_person(self, person: Person) -> None:
        """Save somebody new; Conflict if the id or the account's name is taken."""

    async def person(self, id: str) -> Person | None:
        """Somebody by id."""

    async def account(self, name: str) -> Person | None:
        """An account by name."""

    async def save_person(self, person: Person) -> None:
        """Save somebody who exists; Conflict if the account's name is taken."""

    async def is_known(self, id: str) -> bool:
        """Whether there is such a person; waits for an erasure that is under way."""

    async def merged_into(self, person: str) -> frozenset[str]:
        """The guests that have become part of an account."""

    async def set_passphrase(self, person: str, passphrase: str, *, but: str | None = None) -> None:
        """Save a passphrase's hash; all sessions but one and all tokens of the person end with the one before."""

    async def erase_person(self, person: str) -> frozenset[str]:
        """Forget somebody: the person, all that is theirs, and their names and words in every table.

        Returns the tables that they were at. What they have written since a first erasure, a second one erases.
        """

    async def add_session(self, session: Session) -> None:
        """Save a new session."""

    async def renew_session(self, session: Session) -> None:
        """Save a session's next step, unless it has ended or has got there already."""

    async def session(self, id: str) -> Session | None:
        """A session by id."""

    async def end_sessions(self, person: str, *, but: str | None = None) -> None:
        """End all sessions of a person, or all but one."""

    async def end_session(self, id: str) -> None:
        """End one session."""

    async def add_token(self, token: Token) -> None:
        """Save a new token."""

    async def token(self, id: str) -> Token | None:
        """A token by id."""

    async def tokens_of(self, person: str) -> list[Token]:
        """The tokens of a person."""

    async def drop_token(self, person: str, id: str) -> bool:
        """Take a token back; says whether there was one."""

    async def add_passkey(self, passkey: Passkey, *, account: str | None = None) -> None:
        """Save a new passkey and, with it, the name of a new account; Conflict if either is taken."""

    async def passkey(self, id: str) -> Passkey | None:
        """A passkey by id."""

    async def passkeys_of(self, person: str) -> list[Passkey]:
        """The passkeys of a person, the oldest first."""

    async def save_passkey(self, passkey: Passkey) -> None:
        """Save a passkey that exists: renamed or used."""

    async def drop_passkey(self, person: str, id: str) -> bool:
        """Remove a passkey; says whether there was one. Conflict if nothing else opens the account."""

    async def drop_passphrase(self, person: str) -> None:
        """Remove the passphrase; Conflict if nothing else opens the account."""

    async def add_ceremony(self, ceremony: Ceremony, now: int) -> None:
        """Remember a ceremony, and forget those that have expired."""

    async def take_ceremony(self, id: str) -> Ceremony | None:
        """A ceremony, once: whoever asks again gets nothing."""

    async def save_subscription(self, subscription: Subscription) -> None:
        """Save a subscription; one with the same endpoint is replaced, whoever it was for."""

    async def subscriptions_of(self, persons: frozenset[str]) -> list[Subscription]:
        """The subscriptions of these persons, the oldest first."""

    async def drop_subscription(self, endpoint: str, person: str) -> None:
        """Forget a subscription of a person, if there is one."""

    async def chart_players(self, persons: frozenset[str]) -> list[ChartPlayer]:
        """The rows of the charts that these keep, the oldest first."""

    async def charts_with(self, persons: frozenset[str]) -> list[ChartPlayer]:
        """The rows of others' charts that stand for one of these accounts."""

    async def chart_player(self, id: str) -> ChartPlayer | None:
        """A row by id."""

    async def add_chart_player(self, player: ChartPlayer, persons: frozenset[str], most: int) -> None:
        """Save a new row; Conflict if these people keep as many already."""

    async def save_chart_player(self, player: ChartPlayer) -> None:
        """Save a row that exists."""

    async def drop_chart_player(self, id: str) -> None:
        """Remove a row and its marks."""

    async def marks_of(self, persons: frozenset[str]) -> list[tuple[str, str, int, int]]:
        """Achievements marked by people, or for rows of a chart: achievement, table, seat, time; in this order."""

    async def add_mark(self, person: str, achievement: str, table: str, seat: int, at: int) -> None:
        """Mark an achievement for a person or a row; Conflict if they have it or one of this table, or its seat has."""
