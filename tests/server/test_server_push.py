"""Web Push against a push service on this machine: what is told to whom, what is forgotten, what is refused."""

import asyncio
import json
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from serving import Client, any_move, guest, run, serving

from calico.server.push import MOST_BROWSERS, Pushes, is_public
from calico.server.store import Subscription
from calico.server.store.memory import MemoryStore

PERSON = {"kind": "person"}
DAYS = {"seats": [PERSON, PERSON], "mode": "beginner", "first": 0, "pace": {"kind": "days", "days": 2}}


@dataclass
class Browser:
    """A browser: its keys, and what its push service got for it."""

    endpoint: str
    private: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = b"sixteen bytes of"

    def subscription(self, language: str = "de") -> dict[str, str]:
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "key": _text(point), "auth": _text(self.auth), "language": language}

    def read(self, body: bytes) -> dict[str, str]:
        read: dict[str, str] = json.loads(http_ece.decrypt(body, private_key=self.private, auth_secret=self.auth))
        return read


@dataclass
class Service:
    """A push service: every message by path, with its headers; it answers with `status`."""

    url: str = ""
    status: str = "201 Created"
    got: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)

    async def messages(self, count: int) -> list[tuple[str, dict[str, str], bytes]]:
        while len(self.got) < count:
            await asyncio.sleep(0.01)
        return self.got

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.got.append((head[0].split()[1], headers, body))
        writer.write(f"HTTP/1.1 {self.status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


@asynccontextmanager
async def push_service() -> AsyncIterator[Service]:
    service = Service()
    server = await asyncio.start_server(service.answer, "127.0.0.1", 0)
    service.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield service


async def play(client: Client, table: str) -> None:
    move = any_move(await client.state(table))
    assert move is not None
    await client.done(table, "play", **move)


async def two_people(ari: Client, bea: Client, **options: Any) -> str:
    table = await ari.create(**(DAYS | options))
    await bea.done(table, "join")
    await ari.done(table, "start")
    return table


def test_a_game_of_days_tells_whose_turn_it_is_and_nothing_else() -> None:
    async def test() -> None:
        store = MemoryStore()
        async with (
            push_service() as service,
            serving(store, pushes=Pushes(store, contact="mailto:host@quilts.example", local=True)) as served,
            guest(served, "Ari") as ari,
            guest(served, "Bea") as bea,
        ):
            browser = Browser(f"{service.url}/bea")
            assert (await bea.post("/me/push", browser.subscription())).status_code == 204
            table = await two_people(ari, bea)
            await play(ari, table)
            ((path, headers, body),) = await service.messages(1)
            assert path == "/bea"
            assert browser.read(body) == {"table": table, "text": "Du bist am Zug."}
            assert headers["content-encoding"] == "aes128gcm"
            assert headers["topic"] == table
            public = (await bea.get("/push")).json()["public_key"]
            assert headers["authorization"].endswith(f"k={public}")
            assert Vapid02.verify(headers["authorization"])
            await play(bea, table)  # who has acted is not told; Ari never asked to be
            await play(ari, table)
            assert [message[0] for message in await service.messages(2)] == ["/bea", "/bea"]

    run(test())


def test_without_days_or_after_unsubscribing_nothing_is_sent() -> None:
    async def test() -> None:
        store = MemoryStore()
        async with (
            push_service() as service,
            serving(store, pushes=Pushes(store, local=True)) as served,
            guest(served, "Ari") as ari,
            guest(served, "Bea") as bea,
        ):
            browser = Browser(f"{service.url}/bea")
            await bea.post("/me/push", browser.subscription())
            await play(ari, await two_people(ari, bea, pace={"kind": "relaxed"}))
            gone = await bea.http.delete("/api/v1/me/push", params={"endpoint": browser.endpoint})
            assert gone.status_code == 204
            await play(ari, await two_people(ari, bea))
            await bea.post("/me/push", Browser(f"{service.url}/again").subscription("xx"))  # no such language: English
            await play(ari, await two_people(ari, bea))
            assert [message[0] for message in await service.messages(1)] == ["/again"]

    run(test())


def test_a_browser_that_is_gone_is_forgotten() -> None:
    async def test() -> None:
        store = MemoryStore()
        async with (
            push_service() as service,
            serving(store, pushes=Pushes(store, local=True)) as served,
            guest(served, "Ari") as ari,
            guest(served, "Bea") as bea,
        ):
            for status, remains in (("500 Sorry", 1), ("410 Gone", 0)):
                service.status = status
                service.got.clear()
                await bea.post("/me/push", Browser(f"{service.url}/bea").subscription())
                await play(ari, await two_people(ari, bea))
                await service.messages(1)
                while len(await store.subscriptions_of(frozenset({bea.person}))) != remains:
                    await asyncio.sleep(0.01)
            data = (await bea.get("/me/data")).json()
            assert data["pushes"] == []

    run(test())


NO_SERVICE = (
    "http://push.example/x",
    "https://127.0.0.1/x",
    "https://127.1/x",
    "https://2130706433/x",
    "https://[::1]/x",
    "https://[::ffff:10.0.0.1]/x",
    "https://localhost/x",
    "https://user:word@push.example/x",
    "https://push.example:8443/x",
    "https://[push.example/x",
    "ftp://push.example/x",
)


def test_what_can_be_no_push_service_is_refused() -> None:
    async def test() -> None:
        async with serving() as served, guest(served) as ari:
            for endpoint in NO_SERVICE:
                answer = await ari.post("/me/push", Browser(endpoint).subscription())
                assert answer.status_code == 422, endpoint
                assert answer.json()["problems"][0]["code"] == "push-unfit", endpoint
            assert (await ari.get("/me/data")).json()["pushes"] == []

    run(test())


def test_a_key_that_is_none_is_refused() -> None:
    async def test() -> None:
        async with serving() as served, guest(served) as ari:
            fit = Browser("https://push.example/x").subscription()
            answer = await ari.post("/me/push", fit | {"key": "A" * 87})
            assert answer.json()["problems"][0]["code"] == "push-unfit"
            assert (await ari.post("/me/push", fit)).status_code == 204

    run(test())


def test_a_public_name_that_leads_home_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        store = MemoryStore()
        pushes = Pushes(store)
        await pushes.open()
        told: list[str] = []

        async def resolve(host: str, *_: object, **__: object) -> list[tuple[object, ...]]:
            told.append(host)
            return [(0, 0, 0, "", ("93.184.216.34", 443)), (0, 0, 0, "", ("192.168.0.7", 443))]

        async def post(*_: object, **__: object) -> None:
            raise AssertionError("asked for a private address")

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", resolve)
        monkeypatch.setattr("httpx.AsyncClient.post", post)
        browser = Browser("https://push.example/x").subscription()
        await pushes._send(Subscription(browser["endpoint"], "p", browser["key"], browser["auth"], "en", 1), "t" * 16)
        assert told == ["push.example"]
        await pushes.close()

    run(test())


def test_addresses_of_the_public_network() -> None:
    public = ["93.184.216.34", "2606:4700::1111"]
    others = ["127.0.0.1", "10.1.2.3", "169.254.169.254", "100.64.0.1", "0.0.0.0", "::1", "fe80::1", "fd00::1"]
    others += ["::ffff:127.0.0.1", "224.0.0.1", "ff02::1"]
    assert [number for number in public + others if is_public(number)] == public


def test_the_key_is_made_once_and_a_person_has_so_many_browsers() -> None:
    async def test() -> None:
        store = MemoryStore()
        one, other = Pushes(store), Pushes(store)
        await one.open()
        await other.open()
        assert one.public_key == other.public_key
        for number in range(MOST_BROWSERS + 2):
            browser = Browser(f"https://push.example/{number}").subscription()
            await one.subscribe("ari", browser["endpoint"], browser["key"], browser["auth"], "en")
        assert len(await store.subscriptions_of(frozenset({"ari"}))) == MOST_BROWSERS
        await one.close()
        await other.close()

    run(test())
