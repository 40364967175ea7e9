"""Who is here: at a table, in the lobby, and through another process of the same server."""

import asyncio
from collections.abc import Callable

import pytest
from serving import Client, Json, Wire, guest, run, serving

from calico.server import presence
from calico.server.presence import Attendance
from calico.server.store.memory import MemoryStore
from calico.server.store.sql import SqlStore

SEATS = [{"kind": "person"}, {"kind": "person"}]


async def follow(client: Client, table: str) -> Wire:
    wire = await client.socket()
    await wire.send(type="watch", table=table, presence=True)
    return wire


async def until(wire: Wire, is_wanted: Callable[[Json], bool]) -> Json:
    """The first presence that is as wanted."""
    return await wire.until(lambda message: message["type"] == "presence" and is_wanted(message))


def here(message: Json) -> list[bool]:
    return [seat["here"] for seat in message["seats"]]


def test_people_come_go_and_look_on() -> None:
    async def test() -> None:
        async with serving() as served, guest(served, "Ari") as ari, guest(served, "Bea") as bea:
            table = await ari.create(public=True, seats=SEATS)
            assert not (await ari.get("/tables")).json()[0]["host_here"]
            wire = await follow(ari, table)
            assert (await wire.receive())["type"] == "snapshot", "the table first, then who is there"
            assert here(await until(wire, lambda _: True)) == [True, False]
            assert (await bea.get("/tables")).json()[0]["host_here"]

            other = await follow(bea, table)
            assert (await until(wire, lambda one: one["spectators"] == 1))["seats"][1]["away_since"] is None
            await other.do(table, "join")
            assert (await until(wire, lambda one: here(one) == [True, True]))["spectators"] == 0
            second = await follow(bea, table)  # another window of the same person
            await other.connection.close()
            await second.send(type="ping")
            assert (await second.until(lambda one: one["type"] == "pong"))["type"] == "pong"
            await second.send(type="unwatch", table=table)
            gone = await until(wire, lambda one: here(one) == [True, False])
            assert gone["seats"][1]["away_since"] > 0
            await second.send(type="watch", table=table)
            assert (await until(wire, lambda one: here(one) == [True, True]))["seats"][1]["away_since"] is None

    run(test())


def test_whoever_does_not_ask_is_not_told_and_a_guest_that_became_an_account_is_the_same_person() -> None:
    async def test() -> None:
        async with serving() as served, guest(served, "Ari") as laptop, guest(served, "Ari too") as phone:
            account = {"account": "ari", "passphrase": "correct horse battery"}
            table = await phone.create(seats=SEATS)
            await laptop.post("/account", account)
            await phone.post("/login", account)
            async with guest(served, "Bea") as bea:
                await bea.done(table, "join")
                quiet = await bea.socket()
                await quiet.send(type="watch", table=table)
                wire = await follow(laptop, table)
                assert here(await until(wire, lambda one: all(here(one)))) == [True, True]
                await quiet.send(type="ping")
                assert [(await quiet.receive())["type"] for _ in range(2)] == ["snapshot", "pong"]

    run(test())


def test_people_of_another_process_are_here_too(postgres_url: str) -> None:
    async def test() -> None:
        async with serving(SqlStore(postgres_url)) as one, guest(one, "Ari") as ari:
            table = await ari.create(public=True, seats=SEATS)
            wire = await follow(ari, table)
            await until(wire, lambda told: here(told) == [True, False])
            async with serving(SqlStore(postgres_url)) as two, guest(two, "Bea") as bea:
                await bea.done(table, "join")
                other = await follow(bea, table)
                await until(wire, lambda told: here(told) == [True, True])
                await until(other, lambda told: here(told) == [True, True])
                await _soon(bea, lambda tables: bool(tables[0]["host_here"]))
                async with guest(two, "Cleo") as cleo:
                    await follow(cleo, table)
                    await until(wire, lambda told: told["spectators"] == 1)
            gone = await until(wire, lambda told: here(told) == [True, False])
            assert gone["seats"][1]["away_since"] > 0

    run(test())


async def _soon(client: Client, is_wanted: Callable[[list[Json]], bool]) -> None:
    while not is_wanted((await client.get("/tables")).json()):
        await asyncio.sleep(0.05)


class _Shared(MemoryStore):
    """A store whose notes are kept."""

    def __init__(self) -> None:
        super().__init__()
        self.is_shared = True
        self.notes: list[str] = []

    async def tell(self, note: str) -> None:
        self.notes.append(note)


class _Visitor:
    def invited(self, table: str) -> None:
        raise AssertionError(table)


def test_a_neighbour_that_falls_silent_is_gone_and_a_crowd_fits_into_notes(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        store = _Shared()
        changes: list[str] = []
        people = Attendance(store, lambda _: frozenset({"seated"}), lambda: 77)
        people.on_change = changes.append
        monkeypatch.setattr(presence, "_ALIVE_EVERY", 0.01)
        monkeypatch.setattr(presence, "_GONE_AFTER", 0.1)
        people.open()
        people._hear("other", '{"rooms": {"t": ["ari", "bea"]}}')
        assert people.present("t") == {"ari", "bea"}
        while people.present("t"):
            await asyncio.sleep(0.01)
        assert people.left_at("t", "ari") == 77
        assert changes == ["t", "t"]
        crowd = [f"person-{number:05}" for number in range(1000)]
        for person in [*crowd, "seated"]:
            people.enter("t", _Visitor(), person, frozenset({person}))
        assert len(people.present("t")) == 1001
        await asyncio.sleep(0.05)
        people._hear("other", '{"ask": true}')
        await asyncio.sleep(0.05)
        rooms = [note for note in store.notes if "rooms" in note]
        assert all(len(note) < 8000 for note in store.notes)
        assert '"seated"' in rooms[-1], "whoever matters is told first"
        await people.close()
        assert store.notes[-1] == '{"gone": true}'

    run(test())
