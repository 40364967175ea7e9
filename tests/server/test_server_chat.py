"""Chat within bounds: how fast, how much, by whom; spectators whom the host silences or sends away; long tables."""

import asyncio
from dataclasses import replace

import pytest
from serving import Client, guest, play_out, run, serving

from calico.rules import CalicoError
from calico.server import decide as deciding
from calico.server import protocol
from calico.server.decide import CHAT_WINDOW, MOST_EVENTS, MOST_LINES, MOST_LINES_AT_ONCE, Actor, create, decide
from calico.server.events import Entry, Said
from calico.server.protocol import CreateTable, Preset
from calico.server.store import Person
from calico.server.store.memory import MemoryStore
from calico.server.table import Table, fold
from calico.server.tables import Tables

HOST, LOOKER = Actor("host", "Hana"), Actor("looker", "Lou")
HELLO = protocol.Say(id="command-1", type="say", preset=Preset.HELLO)


def _table() -> Table:
    return fold(None, Entry("a" * 16, 1, "create", 0, create(CreateTable(id="command-0"), HOST)))


def _said(table: Table, actor: Actor, at: int) -> Table:
    event = decide(table, actor, HELLO, at=at, seed=0, rematch="")
    return fold(table, Entry(table.id, table.sequence + 1, f"say-{table.sequence}", at, event))


def _code(table: Table, actor: Actor, command: protocol.AnyCommand, at: int = 0) -> str:
    with pytest.raises(CalicoError) as caught:
        decide(table, actor, command, at=at, seed=0, rematch="")
    return caught.value.code


def test_nobody_speaks_faster_than_others_read() -> None:
    table = _table()
    for _ in range(MOST_LINES_AT_ONCE):
        table = _said(table, LOOKER, 1000)
    assert _code(table, LOOKER, HELLO, 1001) == "chat-too-fast"
    assert _said(table, HOST, 1001).lines == table.lines + 1, "who plays is not held up by who looks on"
    assert _said(table, LOOKER, 1001 + CHAT_WINDOW).lines == table.lines + 1


def test_a_crowd_of_spectators_is_bounded_as_a_whole() -> None:
    table = _table()
    for number in range(deciding.MOST_LINES_OF_SPECTATORS_AT_ONCE):
        table = _said(table, Actor(f"guest-{number}", "Guest"), 1000)
    assert _code(table, LOOKER, HELLO, 1001) == "chat-too-fast"
    assert _said(table, HOST, 1001)


def test_a_full_chat_takes_no_more_and_the_second_half_is_for_players() -> None:
    half, full = replace(_table(), lines=MOST_LINES // 2), replace(_table(), lines=MOST_LINES)
    assert _code(half, LOOKER, HELLO) == "chat-full"
    assert _said(half, HOST, 0).lines == MOST_LINES // 2 + 1
    assert _code(full, HOST, HELLO) == "chat-full"


def test_with_chat_off_spectators_say_nothing_and_players_presets() -> None:
    table = replace(_table(), chat_on=False)
    assert _code(table, LOOKER, HELLO) == "chat-players"
    assert _said(table, HOST, 0).lines == 1
    text = protocol.Say(id="command-2", type="say", text="hello")
    assert _code(table, HOST, text) == "chat-off"


def test_beyond_its_bound_a_table_still_takes_every_move() -> None:
    table = replace(_table(), sequence=MOST_EVENTS)
    for command in (
        HELLO,
        protocol.SwitchChat(id="command-2", type="switch_chat", on=False),
        protocol.HandOver(id="command-3", type="hand_over", seat=1),
    ):
        assert _code(table, HOST, command) == "table-full"


def test_a_game_can_be_played_to_its_end_at_a_table_that_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with serving() as served, guest(served) as ari:
            table = await ari.create(seats=[{"kind": "person"}])
            await ari.done(table, "say", preset="hello")
            monkeypatch.setattr(deciding, "MOST_EVENTS", 2)
            assert (await ari.do(table, "say", preset="hello")).json()["problems"][0]["code"] == "table-full"
            await ari.done(table, "start")
            assert (await play_out(await ari.socket(), table))["status"] == "over"

    run(test())


async def _created(store: MemoryStore) -> str:
    """A table that no other process has in memory yet."""
    await store.add_person(Person(HOST.person, HOST.name, 0))
    tables = Tables(store)
    await tables.open()
    return await tables.create(HOST, CreateTable(id="command-0"))


def test_a_long_table_is_read_once_for_many_and_others_are_served_meanwhile() -> None:
    async def test() -> None:
        store = _Counting()
        id = await _created(store)
        said = Said(person="looker", name="Lou", preset=Preset.HELLO)
        store._entries[id] += [Entry(id, number, f"say-{number}", 1, said) for number in range(2, 5001)]
        store.reads = 0
        tables = Tables(store)
        await tables.open()
        turns = 0

        async def serve_others() -> None:
            nonlocal turns
            while True:
                await asyncio.sleep(0)
                turns += 1

        others = asyncio.create_task(serve_others())
        found = await asyncio.gather(*(tables.get(id) for _ in range(10)))
        others.cancel()
        assert {table.sequence for table in found} == {5000}
        assert store.reads < 100, "ten readers have it read once"
        assert turns >= 40, "it is read in parts"

    run(test())


class _Counting(MemoryStore):
    reads = 0

    async def entries(self, table: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        self.reads += 1
        return await super().entries(table, after, limit)


def test_one_reader_who_goes_away_does_not_take_the_table_from_the_others() -> None:
    async def test() -> None:
        store = _Slow()
        id = await _created(store)
        store.is_open.clear()
        tables = Tables(store)
        await tables.open()
        readers = [asyncio.create_task(tables.get(id)) for _ in range(2)]
        await asyncio.sleep(0)
        readers[0].cancel()
        await asyncio.sleep(0)
        store.is_open.set()
        assert (await readers[1]).id == id

    run(test())


class _Slow(MemoryStore):
    def __init__(self) -> None:
        super().__init__()
        self.is_open = asyncio.Event()
        self.is_open.set()

    async def entries(self, table: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        await self.is_open.wait()
        return await super().entries(table, after, limit)


async def _refused(client: Client, table: str, type: str, **more: object) -> str:
    answer = await client.do(table, type, **more)
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["problems"][0]["code"])


def test_the_host_silences_a_spectator_and_lets_them_speak_again() -> None:
    async def test() -> None:
        async with serving() as served, guest(served, "Hana") as host, guest(served, "Lou") as lou:
            table = await host.create(seats=[{"kind": "person"}, {"kind": "person"}])
            line = await lou.done(table, "say", text="you are slow")
            own = await host.done(table, "say", text="well")
            assert await _refused(lou, table, "mute", line=own, on=True) == "not-host"
            assert await _refused(host, table, "mute", line=own, on=True) == "not-spectator"
            assert await _refused(host, table, "mute", line=999, on=True) == "line-unknown"
            wire = await lou.socket()
            await wire.watch(table)
            await host.done(table, "mute", line=line, on=True)
            news = await wire.until(lambda message: message["type"] == "update")
            assert (news["happened"][0]["type"], news["happened"][0]["name"]) == ("muted", "Lou")
            assert news["state"]["muted"] == [line]
            assert "say" not in news["state"]["you"]["commands"]
            assert await _refused(lou, table, "say", text="hey") == "muted"
            await host.done(table, "mute", line=line, on=False)
            await lou.done(table, "say", text="sorry")
            assert (await host.state(table))["muted"] == []

    run(test())


def test_a_spectator_whom_the_host_removes_sees_and_says_nothing_more() -> None:
    async def test() -> None:
        async with serving() as served, guest(served, "Hana") as host, guest(served, "Lou") as lou:
            table = await host.create(seats=[{"kind": "person"}, {"kind": "person"}])
            line = await lou.done(table, "say", text="you are slow")
            wire = await lou.socket()
            await wire.watch(table)
            assert await _refused(lou, table, "remove", line=line) == "not-host"
            await host.done(table, "remove", line=line)
            last = await wire.until(lambda message: message["type"] == "refused")
            assert (last["table"], last["problems"][0]["code"]) == (table, "kicked-out")
            for type, more in (("join", {}), ("say", {"preset": "hello"})):
                assert await _refused(lou, table, type, **more) == "kicked-out"
            assert (await lou.get(f"/tables/{table}")).status_code == 403
            await host.done(table, "say", text="quiet at last")
            await wire.send(type="watch", table=table)
            again = await wire.receive()
            assert again["problems"][0]["code"] == "kicked-out", "nothing came between"
            seen = await host.socket()
            await seen.send(type="watch", table=table, presence=True)
            here = await seen.until(lambda message: message["type"] == "presence")
            assert here["spectators"] == 0

    run(test())
