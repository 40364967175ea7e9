"""Who may work next where only so many can at once: whoever was served longest ago, some only after all others."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count

_REMEMBERED = 10_000  # whoever was served before all of these is as good as new
_PATIENT_EVERY = 6  # of so many turns, one is for those who come last: they wait long, but not for ever


@dataclass(frozen=True, slots=True)
class Asker:
    """For whom a turn is: a table, its host, and the address that the host comes from, or the host if unknown."""

    table: str
    host: str
    address: str


@dataclass(eq=False, slots=True)
class _Waiting:
    asker: Asker
    number: int
    is_on: "asyncio.Future[None]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Turns:
    """Lets `at_once` work at a time. Addresses take turns, then an address's hosts, then a host's tables.

    `comes_last` is asked when a turn is given: who waits may have come to matter, or to matter less.
    """

    def __init__(self, at_once: int, comes_last: Callable[[Asker], bool]) -> None:
        self._free = at_once
        self._comes_last = comes_last
        self._waiting: list[_Waiting] = []
        self._served: OrderedDict[str, int] = OrderedDict()  # by address, host and table, when it last had a turn
        self._numbers = count(1)
        self._given = 0

    def __len__(self) -> int:
        """How many wait."""
        return len(self._waiting)

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        """Wait for a turn, and have it until the block ends."""
        waiting = _Waiting(asker, next(self._numbers))
        self._waiting.append(waiting)
        self._give()
        try:
            await waiting.is_on
        except asyncio.CancelledError:
            if not waiting.is_on.cancelled():
                self._end()  # it had just been given
            raise
        try:
            yield
        finally:
            self._end()

    def _end(self) -> None:
        self._free += 1
        self._give()

    def _give(self) -> None:
        while self._free > 0 and self._waiting:
            self._given += 1
            is_for_last = self._given % _PATIENT_EVERY == 0
            chosen = min(self._waiting, key=lambda one: (self._comes_last(one.asker) != is_for_last, *self._rank(one)))
            self._waiting.remove(chosen)
            if chosen.is_on.cancelled():
                continue
            self._free -= 1
            for key in (chosen.asker.address, chosen.asker.host, chosen.asker.table):
                self._served[key] = self._given
                self._served.move_to_end(key)
            while len(self._served) > _REMEMBERED:
                self._served.popitem(last=False)
            chosen.is_on.set_result(None)

    def _rank(self, one: _Waiting) -> tuple[int, ...]:
        asker, served = one.asker, self._served
        return *(served.get(key, 0) for key in (asker.address, asker.host, asker.table)), one.number
