"""Several processes on one PostgreSQL serve the same tables; clocks survive a restart."""

import asyncio
from pathlib import Path

import pytest
from killing import Ledger, Pair, ServerProcess
from serving import guest, play_out, run, serving
from test_server_killed import check

from calico.server import bots, tables
from calico.server.store.sql import SqlStore


def test_two_processes_serve_the_same_tables_and_one_may_die(postgres_url: str, tmp_path: Path) -> None:
    ledger = Ledger()

    async def test() -> None:
        servers = [ServerProcess(postgres_url), ServerProcess(postgres_url)]
        await asyncio.gather(*(server.start() for server in servers))
        urls = [server.url for server in servers]
        pairs = [Pair(urls, ledger, seed) for seed in range(3)]
        tasks = [asyncio.create_task(pair.play()) for pair in pairs]
        try:
            await asyncio.sleep(1.5)
            await servers[0].kill()
            await asyncio.sleep(0.5)
            await servers[0].start()
            for pair in pairs:
                pair.is_last.set()
            await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()
            for server in servers:
                await server.kill()

    asyncio.run(test())
    assert not ledger.refusals
    assert ledger.finished == set(ledger.tables) != set()
    asyncio.run(check(postgres_url, ledger, tmp_path))


def test_a_change_in_one_process_is_told_by_the_other(postgres_url: str) -> None:
    async def test() -> None:
        async with (
            serving(SqlStore(postgres_url)) as here,
            serving(SqlStore(postgres_url)) as there,
            guest(here, "Ari") as ari,
        ):
            table = await ari.create(mode="beginner", seats=[{"kind": "person"}])
            ari.served = there
            wire = await ari.socket()
            await wire.watch(table)
            await ari.done(table, "start")  # by REST, to the first server
            update = await wire.receive()
            assert [one["type"] for one in update["happened"]] == ["started"]
            # Both write to the same table, each in its turn: neither is lost.
            assert (await wire.do(table, "say", text="from there"))["type"] == "done"
            await ari.done(table, "say", text="from here")
            chat = (await ari.get(f"/tables/{table}")).json()["chat"]
            assert [line["text"] for line in chat] == ["from there", "from here"]

    run(test())


def test_the_turns_clock_survives_a_restart_and_the_absent_may_return(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        file = tmp_path / "calico.sqlite"
        seats = [{"kind": "person"}, {"kind": "person"}]
        async with serving(SqlStore.sqlite(file)) as served, guest(served) as ari, guest(served, "Bea") as bea:
            pace = {"kind": "days", "days": 2}
            table = await ari.create(mode="beginner", seats=seats, first=0, pace=pace)
            await bea.done(table, "join")
            await ari.done(table, "start")
            state = await ari.state(table)
            assert state["deadline"] > tables.now() + 2 * 24 * 3600 * 1000 - 60_000
            patch = state["game"]["players"][0]["hand"][0]
            await ari.done(table, "place", patch=patch, cell="a1")  # half a turn, then silence
            cookies = ari.http.cookies, bea.http.cookies
        real = tables.now
        for module in (tables, bots):
            monkeypatch.setattr(module, "now", lambda: real() + 2 * 24 * 3600 * 1000 + 1000)
        async with serving(SqlStore.sqlite(file)) as served, guest(served) as ari, guest(served, "Bea") as bea:
            ari.http.cookies, bea.http.cookies = cookies
            wire = await bea.socket()
            await wire.send(type="watch", table=table)
            seen = await wire.until(lambda message: message["state"]["chairs"][0]["bot"] is not None)
            assert seen["state"]["chairs"][0]["may_return"]
            assert seen["state"]["chairs"][0]["handed_over"] == "absence"
            # The half turn was taken back, the bot plays the whole one, then it is Bea's turn with a new clock.
            seen = await wire.until(lambda message: message["state"]["game"]["turn"] == 1)
            assert seen["state"]["moves"] == 1
            assert seen["state"]["deadline"] > real() + 3 * 24 * 3600 * 1000
            await ari.done(table, "return")
            chair = (await ari.state(table))["chairs"][0]
            assert (chair["bot"], chair["handed_over"]) == (None, None)

    run(test())


def test_bots_that_were_thinking_when_the_server_died_think_again(tmp_path: Path) -> None:
    async def test() -> None:
        file = tmp_path / "calico.sqlite"
        async with serving(SqlStore.sqlite(file)) as served, guest(served) as ari:
            table = await ari.create(mode="beginner", seats=[{"kind": "bot", "bot": "random"}])
            await ari.done(table, "start")
        async with serving(SqlStore.sqlite(file)) as served, guest(served) as ari:
            assert (await play_out(await ari.socket(), table))["moves"] == 22

    run(test())
