"""How much of the server one person may use at once, and all who come from one address: tables, bots, their time."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from math import ceil, inf
from weakref import WeakValueDictionary

from calico.rules import CalicoError, Problem
from calico.server.decide import Actor, Refusal
from calico.server.protocol import TableStatus
from calico.server.store import Store
from calico.server.table import Table

_REMEMBERED = 20_000  # people whose addresses and bots' time are known
_MOST_READ = 1000  # tables of a person or address that are looked at
_LOBBY_COUNTS = 24 * 3600_000  # milliseconds since its last change: a lobby that everybody has forgotten costs nothing
_HOUR = 3600.0


@dataclass(frozen=True, slots=True)
class Limits:
    """At most so many unfinished tables, so many bots at them, and so many minutes of thinking within an hour."""

    tables: float = inf
    bots: float = inf
    bot_minutes: float = inf

    @classmethod
    def of(cls, tables: int, bots: int, bot_minutes: int) -> "Limits":
        """As they are set: 0 is no limit."""
        return cls(tables or inf, bots or inf, bot_minutes or inf)


UNLIMITED = Limits()


class Quotas:
    """Refuses what would be too much for a host, or for their address, where something new begins; games go on.

    Addresses are never stored: after a start they are known again as people do something.
    """

    def __init__(
        self,
        store: Store,
        read: Callable[[str], Awaitable[Table]],
        clock: Callable[[], int],
        own: Limits,
        shared: Limits,
    ) -> None:
        """`own` are a person's limits, `shared` those of everybody behind one address."""
        self._store = store
        self._read = read
        self._clock = clock
        self._limits = {"person": own, "address": shared}
        self._budgets = {"person": _Budget(own.bot_minutes * 60), "address": _Budget(shared.bot_minutes * 60)}
        self._addresses: OrderedDict[str, str] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def met(self, actor: Actor, address: str) -> None:
        """Somebody does something, from this address."""
        if address:
            self._addresses[actor.person] = address
            self._addresses.move_to_end(actor.person)
            if len(self._addresses) > _REMEMBERED:
                self._addresses.popitem(last=False)

    def address_of(self, host: str) -> str:
        """The address where a host was last met, or the host if that is not known."""
        return self._addresses.get(host, host)

    @asynccontextmanager
    async def alone(self, actor: Actor) -> AsyncIterator[None]:
        """Nobody else of this address begins anything until the block ends: what `check` has found stays so."""
        async with self._locks.setdefault(self.address_of(actor.person), asyncio.Lock()):
            yield

    async def check(self, actor: Actor, *, tables: int = 0, bots: int = 0) -> None:
        """Refuse unless there is room for so many more."""
        address = self.address_of(actor.person)
        near = frozenset(person for person, where in self._addresses.items() if where == address)
        await self._check("person", actor.person, actor.ids, tables, bots)
        await self._check("address", address, near, tables, bots)

    def spend(self, host: str, seconds: float) -> None:
        """Bots have thought for a host."""
        self._budgets["person"].spend(host, seconds)
        self._budgets["address"].spend(self.address_of(host), seconds)

    def is_spent(self, host: str) -> bool:
        """Whether bots have thought more for this host, or their address, than their share."""
        return bool(self._budgets["person"].wait(host) or self._budgets["address"].wait(self.address_of(host)))

    async def _check(self, whose: str, key: str, hosts: frozenset[str], tables: int, bots: int) -> None:
        limits = self._limits[whose]
        if limits == UNLIMITED:
            return
        open_tables = await self._open_tables(hosts)
        if tables and len(open_tables) + tables > limits.tables:
            raise Refusal(Problem.of(f"tables-of-{whose}", most=int(limits.tables)))
        if not bots:
            return
        seated = sum(chair.bot is not None for table in open_tables for chair in table.chairs)
        if seated + bots > limits.bots:
            raise Refusal(Problem.of(f"bots-of-{whose}", most=int(limits.bots)))
        if wait := self._budgets[whose].wait(key):
            raise Refusal(Problem.of(f"bot-time-of-{whose}", most=int(limits.bot_minutes), minutes=ceil(wait / 60)))

    async def _open_tables(self, hosts: frozenset[str]) -> list[Table]:
        found = []
        for id in await self._store.open_tables_of(hosts, _MOST_READ):
            with suppress(CalicoError):
                table = await self._read(id)
                is_forgotten = self._clock() - table.updated_at > _LOBBY_COUNTS
                if table.host in hosts and not (table.status is TableStatus.GATHERING and is_forgotten):
                    found.append(table)
        return found


class _Budget:
    """Seconds by key, spent at once and coming back steadily, all of them in an hour."""

    def __init__(self, most: float) -> None:
        self._most = most
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()  # what was left, and when

    def spend(self, key: str, seconds: float) -> None:
        if self._most == inf:
            return
        self._left[key] = (self._now(key) - seconds, time.monotonic())
        self._left.move_to_end(key)
        if len(self._left) > _REMEMBERED:
            self._left.popitem(last=False)

    def wait(self, key: str) -> float:
        """Seconds until something is left; 0 if something is."""
        return 0 if key not in self._left else max(0.0, -self._now(key) * _HOUR / self._most)

    def _now(self, key: str) -> float:
        left, at = self._left.get(key, (self._most, 0.0))
        return min(self._most, left + (time.monotonic() - at) * self._most / _HOUR)
