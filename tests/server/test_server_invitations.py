"""Accounts invited to a seat: bots over the network are told and sit down; and everything that may come between."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
import pytest
from serving import Client, Json, Served, Wire, command_id, guest, play_out, run, serving

from calico.client import NetworkBot, PlayerMind
from calico.players import find_player
from calico.server import table as tables
from calico.server.store.memory import MemoryStore
from calico.server.store.sql import SqlStore

BOT = {"kind": "person", "account": "robo"}


@asynccontextmanager
async def account(served: Served, name: str) -> AsyncIterator[Client]:
    async with guest(served, name.title()) as client:
        answer = await client.post("/account", {"account": name, "passphrase": "correct horse battery"})
        assert answer.status_code == 201, answer.text
        yield client


@asynccontextmanager
async def robot(owner: Client, **more: int) -> AsyncIterator[NetworkBot]:
    token = (await owner.post("/tokens", {"name": "bot", "scopes": ["read", "play"]})).json()["text"]
    bot = NetworkBot(owner.served.url, token, PlayerMind(find_player("random")), seconds=0.2, **more)
    task = asyncio.create_task(bot.play())
    while not (await owner.get("/programs")).json():
        await asyncio.sleep(0.02)
    try:
        yield bot
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def code(answer: httpx.Response) -> str:
    return str(answer.json()["problems"][0]["code"])


async def follow(client: Client, table: str) -> Wire:
    wire = await client.socket()
    await wire.send(type="watch", table=table, presence=True)
    return wire


def happened(message: Json, type: str) -> Json | None:
    return next((one for one in message.get("happened", ()) if one["type"] == type), None)


def test_a_bot_is_invited_from_the_setup_plays_a_whole_game_and_comes_to_the_rematch() -> None:
    async def test() -> None:
        async with (
            serving() as served,
            account(served, "robo") as owner,
            guest(served, "Host") as host,
            robot(owner),
        ):
            assert (await host.get("/programs")).json() == [{"account": "robo", "name": "Robo"}]
            table = await host.create(mode="beginner", seats=[{"kind": "person"}, BOT])
            while not (state := await host.state(table))["chairs"][1]["taken"]:
                await asyncio.sleep(0.02)
            assert state["chairs"][1]["program"]
            assert state["options"]["seats"][1]["account"] is None
            await host.done(table, "start")
            end = await play_out(await host.socket(), table)
            assert end["moves"] == 44
            assert not any(chair["bot"] for chair in end["chairs"])
            await host.done(table, "rematch")
            again = (await host.state(table))["rematch"]
            while not all(chair["taken"] for chair in (await host.state(again))["chairs"]):
                await asyncio.sleep(0.02)

    run(test())


def test_an_invitation_is_seen_kept_withdrawn_and_declined() -> None:
    async def test() -> None:
        async with (
            serving() as served,
            account(served, "robo") as owner,
            guest(served, "Host") as host,
            guest(served, "Bea") as bea,
        ):
            table = await host.create(mode="beginner", seats=[{"kind": "person"}, {"kind": "person"}])
            wire = await follow(host, table)
            await host.done(table, "invite", seat=1, account="ROBO")
            update = await wire.until(lambda one: happened(one, "invited") is not None)
            assert update["state"]["chairs"][1]["invited"] == "robo"
            assert code(await bea.do(table, "join")) == "no-free-seat", "the seat is kept"
            assert code(await host.do(table, "invite", seat=1, account="robo")) == "seat-not-free"
            assert code(await host.do(table, "start")) == "seats-open"
            (listed,) = (await owner.get("/me/tables")).json()
            assert listed["invited"]
            assert listed["free_seats"] == 0
            await host.done(table, "kick", seat=1)
            update = await wire.until(lambda one: happened(one, "invitation_ended") is not None)
            ended = happened(update, "invitation_ended")
            assert ended is not None
            assert (ended["account"], ended["reason"]) == ("robo", "withdrawn")
            async with robot(owner, most_tables=0):
                await host.done(table, "invite", seat=1, account="robo")
                update = await wire.until(lambda one: happened(one, "invitation_ended") is not None)
                assert (happened(update, "invitation_ended") or {})["reason"] == "declined"
            await host.done(table, "invite", seat=1, account="robo")
            await host.done(table, "hand_over", seat=1, bot="random")
            chair = (await host.state(table))["chairs"][1]
            assert (chair["bot"], chair["invited"]) == ("random", None)
            await host.done(table, "start")

    run(test())


def test_the_host_sees_whether_the_invited_bot_is_online() -> None:
    async def test() -> None:
        async with serving() as served, account(served, "robo") as owner, guest(served, "Host") as host:
            table = await host.create(mode="beginner", seats=[{"kind": "person"}, BOT])
            wire = await follow(host, table)
            seen = await wire.until(lambda one: one["type"] == "presence")
            assert [seat["here"] for seat in seen["seats"]] == [True, False]
            waiting = await owner.socket(program=True)
            await wire.until(lambda one: one["type"] == "presence" and one["seats"][1]["here"])
            await waiting.connection.close()
            await wire.until(lambda one: one["type"] == "presence" and not one["seats"][1]["here"])

    run(test())


def test_nobody_waits_longer_than_an_invitation_lasts(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with serving() as served, account(served, "robo"), guest(served, "Host") as host:
            table = await host.create(mode="beginner", seats=[{"kind": "person"}, {"kind": "person"}])
            wire = await follow(host, table)
            await wire.receive()
            monkeypatch.setattr(tables, "INVITATION_LASTS", 300)
            await host.done(table, "invite", seat=1, account="robo")
            update = await wire.until(lambda one: happened(one, "invitation_ended") is not None)
            assert (happened(update, "invitation_ended") or {})["reason"] == "late"
            assert update["state"]["chairs"][1]["invited"] is None

    run(test())


def test_a_bot_that_has_gone_is_replaced_soon_and_may_return(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        monkeypatch.setattr(tables, "PROGRAM_PATIENCE", 300)
        async with serving() as served, account(served, "robo") as owner, guest(served, "Host") as host:
            pace = {"kind": "days", "days": 2}
            table = await host.create(mode="beginner", pace=pace, seats=[{"kind": "person"}, BOT], first=1)
            program = await owner.socket(program=True)
            assert (await program.do(table, "join"))["type"] == "done"
            wire = await follow(host, table)
            await host.done(table, "start")
            update = await wire.until(lambda one: happened(one, "handed_over") is not None)
            assert (happened(update, "handed_over") or {})["reason"] == "absence"
            monkeypatch.setattr(tables, "PROGRAM_PATIENCE", 60_000)
            async with robot(owner):
                assert (await play_out(await host.socket(), table))["chairs"][0]["bot"] is None
                assert (await host.state(table))["chairs"][1]["bot"] is None, "it came back"

    run(test())


def test_unknown_and_doubled_accounts_are_refused_and_nothing_is_made() -> None:
    async def test() -> None:
        async with serving() as served, account(served, "robo") as owner, guest(served, "Host") as host:
            for seats, wanted in (
                ([{"kind": "person"}, {"kind": "person", "account": "nobody"}], "account-unknown"),
                ([{"kind": "person"}, BOT, {"kind": "person", "account": "Robo"}], "invited-twice"),
                ([{"kind": "person"}, {"kind": "bot", "bot": "random", "account": "robo"}], "seat-plan-extra"),
                ([{"kind": "shared", "name": "X", "account": "robo"}], "seat-plan-extra"),
            ):
                answer = await host.post("/tables", {"id": command_id(), "options": {"seats": seats}})
                assert code(answer) == wanted
            assert (await host.get("/me/tables")).json() == []
            body = {"id": command_id(), "options": {"seats": [{"kind": "person"}, BOT]}}
            made = [(await host.post("/tables", body)).json()["id"] for _ in range(2)]
            assert made[0] == made[1]
            assert len((await owner.get("/me/tables")).json()) == 1
            third = await owner.create(seats=[{"kind": "person"}, {"kind": "person"}])
            assert code(await owner.do(third, "invite", seat=1, account="robo")) == "invited-twice"

    run(test())


def test_whoever_is_erased_leaves_no_invitation() -> None:
    async def test() -> None:
        store = MemoryStore()
        async with serving(store) as served, account(served, "robo") as owner, guest(served, "Host") as host:
            table = await host.create(seats=[{"kind": "person"}, BOT])
            assert (await owner.http.delete("/api/v1/me")).status_code == 204
            assert "robo" not in repr(await store.entries(table))

    run(test())


def test_an_invitation_reaches_a_bot_at_another_process(postgres_url: str) -> None:
    async def test() -> None:
        async with (
            serving(SqlStore(postgres_url)) as one,
            serving(SqlStore(postgres_url)) as two,
            account(two, "robo") as owner,
            guest(one, "Host") as host,
            robot(owner),
        ):
            while not (await host.get("/programs")).json():
                await asyncio.sleep(0.02)
            table = await host.create(mode="beginner", seats=[{"kind": "person"}, BOT])
            while not (await host.state(table))["chairs"][1]["taken"]:
                await asyncio.sleep(0.02)

    run(test())
