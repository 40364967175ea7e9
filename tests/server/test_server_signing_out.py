"""Whoever is signed out or deleted acts no more, on no socket of any process; what is deleted is seen no more."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from serving import Client, Json, Served, Wire, guest, run, serving
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from calico.server.events import Entry, Said
from calico.server.store import StoreError, Summary
from calico.server.store.memory import MemoryStore
from calico.server.store.sql import SqlStore

ACCOUNT = {"account": "ari.1", "passphrase": "correct horse battery"}
OTHER = {"passphrase": "another horse battery", "current": ACCOUNT["passphrase"]}
WAYS = ("log_out", "drop_token", "passphrase", "passphrase_token", "log_in", "delete")


async def _token(client: Client) -> Json:
    made: Json = (await client.post("/tokens", {"name": "t", "scopes": ["read", "play"]})).json()
    return made


@contextlib.asynccontextmanager
async def _by_token(served: Served, token: str) -> AsyncIterator[Wire]:
    async with connect(served.socket_url, compression=None, open_timeout=None) as connection:
        wire = Wire(connection)
        await wire.send(type="hello", protocol=1, token=token)
        assert (await wire.receive())["type"] == "welcome"
        yield wire


async def _end(way: str, ari: Client, phone: Client, token: Json) -> None:
    """End what the socket was opened by."""
    answer = {
        "log_out": lambda: phone.post("/logout", {}),
        "drop_token": lambda: phone.http.delete(f"/api/v1/tokens/{token['id']}"),
        "passphrase": lambda: ari.http.put("/api/v1/account/passphrase", json=OTHER),
        "passphrase_token": lambda: ari.http.put("/api/v1/account/passphrase", json=OTHER),
        "log_in": lambda: phone.post("/login", ACCOUNT),
        "delete": lambda: ari.http.delete("/api/v1/me"),
    }[way]()
    assert (await answer).status_code in (200, 204)


async def _is_over(wire: Wire) -> list[str]:
    """Everything that is said until the socket is closed, by type."""
    said = []

    async def listen() -> None:
        while True:
            said.append(await wire.receive())

    with pytest.raises(ConnectionClosed) as closed:
        await listen()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008
    assert {one["problems"][0]["code"] for one in said if one["type"] == "refused"} <= {"not-signed-in"}
    return [one["type"] for one in said]


@contextlib.asynccontextmanager
async def _socket(way: str, ari: Client, phone: Client, served: Served) -> AsyncIterator[tuple[Wire, Json]]:
    """The socket that is to end, at `served`, and the token, if it is one's."""
    token: Json = {}
    phone.served = served
    if way == "log_in":  # a guest signs in; the guest's other sockets are nobody's
        yield await phone.socket(), token
        return
    assert (await phone.post("/login", ACCOUNT)).status_code == 200
    if way in ("drop_token", "passphrase_token"):
        token = await _token(ari)
        async with _by_token(served, token["text"]) as wire:
            yield wire, token
    else:
        yield await phone.socket(), token


@pytest.mark.parametrize("way", WAYS)
def test_a_socket_ends_with_what_it_was_opened_by(way: str) -> None:
    async def test() -> None:
        async with serving() as served, guest(served, "Ari") as ari, guest(served, "Ari") as phone:
            assert (await ari.post("/account", ACCOUNT)).status_code == 201
            table = await ari.create(mode="beginner", seats=[{"kind": "person"}, {"kind": "person"}])
            async with guest(served, "Bea") as bea, _socket(way, ari, phone, served) as (wire, token):
                await wire.watch(table)
                await _end(way, ari, phone, token)
                await bea.done(table, "say", text="not for you")
                with contextlib.suppress(ConnectionClosed):
                    assert (await wire.do(table, "say", text="still here"))["type"] == "refused"
                assert "update" not in await _is_over(wire)
                chat = (await bea.get(f"/tables/{table}")).json()["chat"]
                assert [line["text"] for line in chat] == ["not for you"]

    run(test())


@pytest.mark.parametrize("way", WAYS)
def test_a_socket_of_another_process_ends_too(way: str, postgres_url: str) -> None:
    async def test() -> None:
        async with (
            serving(SqlStore(postgres_url)) as here,
            serving(SqlStore(postgres_url)) as there,
            guest(here, "Ari") as ari,
            guest(here, "Ari") as phone,
        ):
            assert (await ari.post("/account", ACCOUNT)).status_code == 201
            async with _socket(way, ari, phone, there) as (wire, token):
                await _end(way, ari, phone, token)
                assert "refused" in await _is_over(wire)

    run(test())


def test_other_sockets_go_on_when_one_is_signed_out() -> None:
    async def test() -> None:
        async with serving() as served, guest(served, "Ari") as ari, guest(served, "Ari") as phone:
            assert (await ari.post("/account", ACCOUNT)).status_code == 201
            wire = await ari.socket()
            assert (await phone.post("/login", ACCOUNT)).status_code == 200
            assert (await phone.post("/logout", {})).status_code == 204
            # Whoever does not sit at the table is called there what they are called now.
            table = await ari.create(mode="beginner", seats=[{"kind": "bot", "bot": "random"}])
            assert (await wire.do(table, "say", text="here"))["type"] == "done"
            assert (await ari.http.patch("/api/v1/me", json={"name": "Arianna"})).status_code == 200
            assert (await wire.do(table, "say", text="again"))["type"] == "done"
            chat = (await ari.get(f"/tables/{table}")).json()["chat"]
            assert [line["name"] for line in chat] == ["Ari", "Arianna"]

    run(test())


def test_a_passphrase_that_changes_takes_all_tokens_back() -> None:
    async def test() -> None:
        async with (
            serving() as served,
            guest(served, "Ari") as ari,
            httpx.AsyncClient(base_url=served.url, timeout=None) as http,
        ):
            assert (await ari.post("/account", ACCOUNT)).status_code == 201
            headers = {"Authorization": f"Bearer {(await _token(ari))['text']}"}
            assert (await http.get("/api/v1/me", headers=headers)).status_code == 200
            assert (await ari.http.put("/api/v1/account/passphrase", json=OTHER)).status_code == 200
            assert (await http.get("/api/v1/me", headers=headers)).status_code == 401
            assert (await ari.get("/tokens")).json() == []

    run(test())


async def _names_vanish(here: Served, there: Served) -> None:
    """Somebody who watches at `there` sees a name and words go when they are deleted at `here`."""
    async with guest(here, "Zebedee") as zeb, guest(here, "Bea") as bea:
        table = await bea.create(mode="beginner", seats=[{"kind": "person"}, {"kind": "person"}])
        await zeb.done(table, "join")
        await zeb.done(table, "say", text="a secret word")
        bea.served = there
        wire = await bea.socket()
        seen = json.dumps(await wire.watch(table))
        assert "Zebedee" in seen
        assert "a secret word" in seen
        assert (await zeb.http.delete("/api/v1/me")).status_code == 204
        seen = json.dumps(await wire.until(lambda message: message["type"] == "snapshot"))
        assert "Zebedee" not in seen
        assert "a secret word" not in seen
        async with httpx.AsyncClient(base_url=there.url, timeout=None) as http:
            left = (await http.get(f"/api/v1/tables/{table}")).text
        assert "Zebedee" not in left
        assert "a secret word" not in left
        assert (await bea.do(table, "kick", seat=1)).status_code == 200, "the table goes on"


def test_what_is_deleted_vanishes_from_a_table_that_is_watched() -> None:
    async def test() -> None:
        async with serving() as served:
            await _names_vanish(served, served)

    run(test())


def test_what_is_deleted_vanishes_in_other_processes(postgres_url: str) -> None:
    async def test() -> None:
        async with serving(SqlStore(postgres_url)) as here, serving(SqlStore(postgres_url)) as there:
            await _names_vanish(here, there)

    run(test())


class _SlowStore(MemoryStore):
    """Words reach it late: after whoever said them was deleted."""

    def __init__(self) -> None:
        super().__init__()
        self.has_begun, self.may_go_on = asyncio.Event(), asyncio.Event()

    async def append(self, entry: Entry, summary: Summary) -> None:
        if isinstance(entry.event, Said):
            self.has_begun.set()
            await self.may_go_on.wait()
        await super().append(entry, summary)


def test_words_that_were_under_way_while_their_account_was_deleted_are_deleted_too() -> None:
    async def test() -> None:
        store = _SlowStore()
        async with serving(store) as served, guest(served, "Zebedee") as zeb, guest(served, "Bea") as bea:
            table = await bea.create(mode="beginner", seats=[{"kind": "person"}])
            wire = await zeb.socket()
            said = asyncio.create_task(wire.do(table, "say", text="a secret word"))
            await store.has_begun.wait()
            assert (await zeb.http.delete("/api/v1/me")).status_code == 204
            store.may_go_on.set()
            with contextlib.suppress(ConnectionClosed):
                assert (await said)["type"] == "refused"
            assert await _texts(bea, table) == []
            assert "secret word" not in repr(await store.entries(table))
            assert "Zebedee" not in repr(await store.entries(table))

    async def _texts(client: Client, table: str) -> list[Any]:
        chat = (await client.get(f"/tables/{table}")).json()["chat"]
        return [line["text"] for line in chat if line["text"] not in (None, "—")]

    run(test())


def test_a_socket_does_not_take_a_store_that_is_away_for_a_session_that_has_ended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test() -> None:
        async with serving() as served, guest(served, "Ari") as ari:

            async def away(id: str) -> None:
                raise StoreError

            monkeypatch.setattr(served.app.state.services.store, "session", away)
            with pytest.raises(Exception, match="HTTP 403"):  # the page tries again later
                await ari.socket()

    run(test())
