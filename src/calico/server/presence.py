"""Who is here: which people follow which table, in this process and in its neighbours. Never stored.

A room is a table, or `PROGRAMS`, where bots wait that sit down when they are invited. Processes on one PostgreSQL tell
each other who is in their rooms; one that has not been heard of for a minute counts as gone, with everybody in it.
"""

import asyncio
import contextlib
import json
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from calico.rules import CalicoError
from calico.server.store import Store
from calico.server.supervision import Supervisor, cancel

PROGRAMS = "programs"
_ALIVE_EVERY = 20.0  # seconds
_GONE_AFTER = 60.0
_FAREWELLS_KEPT = 20_000
_LONGEST_NOTE = 7000  # PostgreSQL takes 8000 bytes
_CROWD = 200  # people of a room whom a note names
_NOBODY: frozenset[str] = frozenset()


@dataclass(slots=True)
class _Neighbour:
    """Another process: when it was last heard of, and who is in its rooms."""

    heard: float
    rooms: dict[str, frozenset[str]] = field(default_factory=dict)


class Visitor(Hashable, Protocol):
    """A connection: of whoever follows a table, or of a program."""

    def invited(self, table: str) -> None:
        """A table keeps a seat for this program."""


class Attendance:
    """Everybody who follows a table or waits to be invited."""

    def __init__(
        self,
        store: Store,
        concerned: Callable[[str], frozenset[str]],
        clock: Callable[[], int],
        tasks: Supervisor | None = None,
    ) -> None:
        """`concerned` tells whose ids matter in a room: of somebody with several ids, those; else their own."""
        self._store = store
        self._concerned = concerned
        self._clock = clock
        self._visits: dict[str, dict[Visitor, tuple[str, frozenset[str]]]] = {}
        self._here: dict[str, frozenset[str]] = {}
        self._mattered: dict[str, frozenset[str]] = {}
        self._neighbours: dict[str, _Neighbour] = {}
        self._farewells: OrderedDict[tuple[str, str], int] = OrderedDict()
        self._waiting: dict[str, None] = {}
        self._tasks = tasks or Supervisor()
        self._sender: asyncio.Task[None] | None = None
        self._beat: asyncio.Task[None] | None = None
        self.on_change: Callable[[str], None] = lambda _: None

    def open(self) -> None:
        """Begin to hear of the neighbours."""
        if self._store.is_shared:
            self._store.hear(self._hear)
            self.ask()
            self._beat = self._tasks.forever("presence", self._beat_forever)

    async def close(self) -> None:
        """Leave all rooms at once."""
        await cancel(self._beat, self._sender)
        if self._store.is_shared:
            await self._tell({"gone": True})

    def enter(self, room: str, visitor: Visitor, person: str, ids: frozenset[str]) -> None:
        """Somebody with these ids has come."""
        self._visits.setdefault(room, {})[visitor] = (person, ids)
        self.refresh(room)

    def leave(self, room: str, visitor: Visitor) -> None:
        """They have gone."""
        visits = self._visits.get(room, {})
        if visits.pop(visitor, None) is not None:
            if not visits:
                del self._visits[room]
            self.refresh(room)

    def refresh(self, room: str) -> None:
        """Look again who is here: somebody may have sat down or got up."""
        visits = self._visits.get(room)
        if visits is None and room not in self._here:
            return
        concerned = self._concerned(room)
        found = frozenset(id for person, ids in (visits or {}).values() for id in (ids & concerned or {person}))
        if found == self._here.get(room, _NOBODY):
            if concerned != self._mattered.get(room, _NOBODY):
                self._mattered[room] = concerned
                self.on_change(room)  # the same people, but one has sat down or got up
            return
        before = self.present(room)
        if found:
            self._here[room], self._mattered[room] = found, concerned
        else:
            del self._here[room], self._mattered[room]
        self._settle(room, before)
        if self._store.is_shared:
            self._waiting[room] = None
            if self._sender is None or self._sender.done():
                self._sender = self._tasks.once("presence notes", self._send)

    def present(self, room: str) -> frozenset[str]:
        """The ids of everybody who is in the room, whichever process they came through."""
        others = [neighbour.rooms[room] for neighbour in self._neighbours.values() if room in neighbour.rooms]
        return self._here.get(room, _NOBODY).union(*others)

    def left_at(self, room: str, person: str) -> int | None:
        """When somebody was last seen there, if this process remembers."""
        return self._farewells.get((room, person))

    def invite(self, person: str, table: str) -> None:
        """Tell a program, whichever process it is connected to, that a table wants it."""
        self._pass_on(person, table)
        if self._store.is_shared:
            self._spawn({"invited": [person, table]})

    def _pass_on(self, invited: str, table: str) -> None:
        for visitor, (person, _) in self._visits.get(PROGRAMS, {}).items():
            if person == invited:
                visitor.invited(table)

    def ask(self) -> None:
        """Something may have been missed: let the neighbours say again who is with them."""
        if self._store.is_shared:
            for origin in list(self._neighbours):
                self._forget(origin)
            self._spawn({"ask": True})

    def _settle(self, room: str, before: frozenset[str]) -> None:
        after = self.present(room)
        if after == before:
            return
        for person in before - after:
            self._farewells[room, person] = self._clock()
            self._farewells.move_to_end((room, person))
        for person in after - before:
            self._farewells.pop((room, person), None)
        while len(self._farewells) > _FAREWELLS_KEPT:
            self._farewells.popitem(last=False)
        self.on_change(room)

    def _hear(self, origin: str, note: str) -> None:
        """A neighbour's note."""
        said: dict[str, object] = json.loads(note)
        if "gone" in said:
            self._forget(origin)
            return
        neighbour = self._neighbours.setdefault(origin, _Neighbour(0.0))
        neighbour.heard = time.monotonic()
        match said:
            case {"rooms": dict(rooms)}:
                for room, people in rooms.items():
                    before = self.present(room)
                    neighbour.rooms[room] = frozenset(people)
                    if not people:
                        del neighbour.rooms[room]
                    self._settle(room, before)
            case {"invited": [str(person), str(table)]}:
                self._pass_on(person, table)
            case {"ask": True}:
                for part in self._parts(self._here):
                    self._spawn({"rooms": part})

    def _forget(self, origin: str) -> None:
        neighbour = self._neighbours.get(origin)
        if neighbour is None:
            return
        before = {room: self.present(room) for room in neighbour.rooms}
        del self._neighbours[origin]
        for room, people in before.items():
            self._settle(room, people)

    async def _send(self) -> None:
        """Tell the neighbours of the rooms that have changed, many in one note."""
        while self._waiting:
            changed = {room: self._here.get(room, _NOBODY) for room in self._waiting}
            self._waiting.clear()
            for part in self._parts(changed):
                await self._tell({"rooms": part})

    def _spawn(self, note: dict[str, object]) -> None:
        self._tasks.once("presence notes", lambda: self._tell(note))

    async def _tell(self, note: dict[str, object]) -> None:
        with contextlib.suppress(CalicoError):  # the store is away: when it is back, everybody asks again
            await self._store.tell(json.dumps(note))

    async def _beat_forever(self) -> None:
        while True:
            await asyncio.sleep(_ALIVE_EVERY)
            await self._tell({"alive": True})
            for origin, neighbour in list(self._neighbours.items()):
                if neighbour.heard < time.monotonic() - _GONE_AFTER:
                    self._forget(origin)

    def _parts(self, rooms: Mapping[str, frozenset[str]]) -> Iterator[dict[str, list[str]]]:
        """The rooms in notes that are not too long; of a crowd as many as fit, whoever matters there first."""
        part: dict[str, list[str]] = {}
        size = 0
        for room, people in rooms.items():
            concerned = self._concerned(room)
            told = sorted(people, key=lambda id: (id not in concerned, id))[:_CROWD]
            length = len(json.dumps({room: told}))
            if part and size + length > _LONGEST_NOTE:
                yield part
                part, size = {}, 0
            part[room] = told
            size += length
        if part:
            yield part
