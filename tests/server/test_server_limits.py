"""Limits at the doors: who is counted as one, how long a request may take, what is measured and who may read it."""

import asyncio
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import httpx
import pytest
from serving import GENEROUS, Served, command_id, guest, run, serving
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from calico.server.metrics import METRICS
from calico.server.store.sql import SqlStore
from calico.server.workers import Workers

HURRIED = GENEROUS.but(request_seconds=0.5)
HEAD = b"POST /api/v1/guests HTTP/1.1\r\nhost: x\r\nx-calico: 1\r\ncontent-type: application/json\r\n"
HALVES = {
    "nothing": b"",
    "empty lines": b"\r\n\r\n",
    "half a request line": b"GET /heal",
    "half a header": b"GET /healthz HTTP/1.1\r\nhost: x\r\naccep",
    "half a body": HEAD + b'content-length: 14\r\n\r\n{"name"',
    "half a chunk": HEAD + b"transfer-encoding: chunked\r\n\r\n5\r\n{",
    "half a second request": b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\nGET /hea",
}


async def send(served: Served, data: bytes) -> bytes:
    """Everything that the server answers until it hangs up."""
    host, _, port = served.url.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        writer.write(data)
        return await reader.read()
    finally:
        writer.close()


@pytest.mark.parametrize("sent", HALVES.values(), ids=HALVES)
def test_half_a_request_is_not_waited_for(sent: bytes) -> None:
    async def test() -> None:
        async with serving(settings=HURRIED) as served:
            answer = await send(served, sent)
            if sent.count(b"GET") == 2:
                assert answer.startswith(b"HTTP/1.1 200"), "the first was whole; the second is waited for like any"
            else:
                assert answer.startswith(b"HTTP/1.1 408")
            assert not served.server.server_state.connections

    run(test())


def test_the_second_request_of_a_connection_is_not_waited_for_either() -> None:
    async def test() -> None:
        async with serving(settings=HURRIED) as served:
            host, _, port = served.url.removeprefix("http://").partition(":")
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n")
            await reader.readuntil(b"ok\n")
            writer.write(b"GET /hea")
            assert (await reader.read()).startswith(b"HTTP/1.1 408")
            writer.close()

    run(test())


@pytest.mark.parametrize("proxies", ["", "127.0.0.1"])
def test_an_address_has_only_so_many_half_requests(proxies: str) -> None:
    async def test() -> None:
        settings = GENEROUS.but(trusted_proxies=proxies, sockets_per_address=3)
        async with serving(settings=settings) as served:
            host, _, port = served.url.removeprefix("http://").partition(":")
            opened = [await asyncio.open_connection(host, int(port)) for _ in range(3)]
            while len(served.server.server_state.connections) < 3:
                await asyncio.sleep(0.01)
            request = b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"
            if proxies:
                assert (await send(served, request)).endswith(b"ok\n"), "a proxy speaks for many"
            else:
                with suppress(ConnectionResetError):
                    assert await send(served, request) == b""
                opened[0][1].write(request)
                assert (await opened[0][0].read()).endswith(b"ok\n")
                assert (await send(served, request)).endswith(b"ok\n"), "one of them has done with it"
            for _, writer in opened:
                writer.close()

    run(test())


def test_who_has_sent_a_whole_request_has_all_the_time() -> None:
    async def test() -> None:
        async with serving(settings=HURRIED) as served, guest(served) as ari:
            wire = await ari.socket()
            await asyncio.sleep(3 * HURRIED.request_seconds)
            await wire.send(type="ping")
            assert (await wire.receive())["type"] == "pong"

    run(test())


def test_a_head_has_an_end() -> None:
    async def test() -> None:
        async with serving() as served:
            with suppress(ConnectionResetError):  # it hangs up without reading on
                answer = await send(served, b"GET /healthz HTTP/1.1\r\n" + b"x: " + b"y" * 1_000_000)
                assert answer.startswith(b"HTTP/1.1 431")

    run(test())


@pytest.mark.parametrize("path", ["/%00", "/a%00b.js", "/api/v1/tables/%00", "/api/v1/tokens/%00", "/x?y=%00"])
def test_nul_in_an_address_leads_nowhere(path: str) -> None:
    async def test() -> None:
        async with serving() as served, httpx.AsyncClient(base_url=served.url, timeout=None) as http:
            answer = await http.get(path)
            assert answer.status_code == 404
            assert answer.json()["problems"][0]["code"] == "route-unknown"
            assert "content-security-policy" in answer.headers

    run(test())


@pytest.mark.parametrize("path", ["/" + "x" * 300, "/assets/" + "x" * 300 + ".js", "/" + "x/" * 3000])
def test_an_address_that_no_file_can_have_leads_nowhere(path: str) -> None:
    async def test() -> None:
        async with serving() as served, httpx.AsyncClient(base_url=served.url, timeout=None) as http:
            answer = await http.get(path)
            assert answer.status_code == 404
            assert answer.json()["problems"][0]["code"] == "route-unknown"

    run(test())


ONE_PLACE = [
    ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9"),
    ("::ffff:198.51.100.7", "198.51.100.7"),
]
TWO_PLACES = [("2001:db8:1:2::1", "2001:db8:1:3::1"), ("198.51.100.7", "198.51.100.8")]


@pytest.mark.parametrize(("first", "second"), [*ONE_PLACE, *TWO_PLACES])
def test_a_home_is_counted_once_however_many_addresses_it_has(first: str, second: str) -> None:
    is_one = (first, second) in ONE_PLACE

    async def test() -> None:
        settings = GENEROUS.but(sign_ups_per_hour=1, requests_per_minute=2, sockets_per_address=1)
        async with serving(settings=settings) as served, httpx.AsyncClient(base_url=served.url, timeout=None) as http:

            async def sign_up(address: str) -> int:
                headers = {"X-Calico": "1", "X-Forwarded-For": address}
                return (await http.post("/api/v1/guests", json={"name": "Ari"}, headers=headers)).status_code

            async def ask(address: str) -> int:
                return (await http.get("/api/v1/me", headers={"X-Forwarded-For": address})).status_code

            assert await sign_up(first) == 201
            assert await sign_up(second) == (429 if is_one else 201)
            assert await ask(second) == (429 if is_one else 200), "requests are counted alike"
            async with connect(served.socket_url, additional_headers={"X-Forwarded-For": first}, open_timeout=None):
                try:
                    async with connect(
                        served.socket_url, additional_headers={"X-Forwarded-For": second}, open_timeout=None
                    ):
                        assert not is_one
                except InvalidStatus:
                    assert is_one

    run(test())


def test_a_new_socket_does_not_pay_for_an_old_one() -> None:
    async def test() -> None:
        async with serving(settings=GENEROUS.but(messages_per_second=1)) as served, guest(served) as ari:
            for _ in range(40):
                wire = await ari.socket()
                await wire.send(type="ping")
                assert (await wire.receive())["type"] == "pong", "the second of two messages that it has"
                await wire.connection.close()

    run(test())


def test_whoever_sends_too_much_or_nonsense_is_told_which_command_was_refused() -> None:
    """A client waits for the answer to each of its commands by its id."""

    async def test() -> None:
        async with serving(settings=GENEROUS.but(messages_per_second=1)) as served, guest(served) as ari:
            table = await ari.create(mode="beginner")
            wire = await ari.socket()
            sent = [command_id() for _ in range(40)]
            for id in sent:
                await wire.send(type="do", table=table, command={"type": "say", "id": id, "preset": "hello"})
            answers = [await wire.receive() for _ in sent]
            assert [one["command"] for one in answers] == sent
            refused = [one for one in answers if one["type"] == "refused"]
            assert "too-many-requests" in {one["problems"][0]["code"] for one in refused}
        async with serving() as served, guest(served) as ari:
            wire = await ari.socket()
            nonsense = await wire.do(table, "say", tone="loud")
            assert (nonsense["type"], nonsense["problems"][0]["code"]) == ("refused", "message-unreadable")
            for command in ({"id": "x" * 5000}, {"id": 7}, "say", None):
                await wire.send(type="do", table=table, command=command)
                assert (await wire.receive())["command"] is None

    run(test())


def test_metrics_are_not_for_everybody() -> None:
    async def test() -> None:
        stranger = {"X-Forwarded-For": "203.0.113.5"}
        async with serving() as served, httpx.AsyncClient(base_url=served.url, timeout=None) as http:
            assert (await http.get("/metrics")).status_code == 200
            assert (await http.get("/metrics", headers={"X-Forwarded-For": "::1"})).status_code == 200
            assert (await http.get("/metrics", headers=stranger)).status_code == 404
        settings = GENEROUS.but(metrics_from="203.0.113.0/24", requests_per_minute=3)
        async with serving(settings=settings) as served, httpx.AsyncClient(base_url=served.url, timeout=None) as http:
            answers = [(await http.get("/metrics", headers=stranger)).status_code for _ in range(4)]
            assert answers == [200, 200, 200, 429]
            assert (await http.get("/metrics")).status_code == 404
            assert (await http.get("/readyz", headers=stranger)).status_code == 429, "a probe costs a write"
        async with serving(settings=GENEROUS.but(metrics_from="*")) as served, httpx.AsyncClient(timeout=None) as http:
            assert (await http.get(f"{served.url}/metrics", headers=stranger)).status_code == 200

    run(test())


def count(name: str, **labels: str) -> float:
    return METRICS.registry.get_sample_value(name, labels) or 0


def test_every_request_is_timed_by_its_route() -> None:
    routes = [
        ("POST", "/api/v1/guests", "201"),
        ("GET", "/api/v1/tables/{table}", "200"),
        ("GET", "/api/v1/tables/{table}", "404"),
        ("GET", "/{path:path}", "404"),
        ("GET", "/healthz", "200"),
    ]

    def counts() -> list[float]:
        return [
            count("calico_request_seconds_count", method=method, route=route, status=status)
            for method, route, status in routes
        ]

    async def test() -> None:
        before = counts()
        async with serving() as served, guest(served) as ari:
            table = await ari.create(mode="beginner")
            await ari.get(f"/tables/{table}")
            await ari.get("/tables/aaaaaaaaaaaaaaaa")
            await ari.http.get("/missing.js")
            await ari.http.get("/healthz")
            scraped = (await ari.http.get("/metrics")).text
        assert counts() == [one + 1 for one in before]
        assert table not in scraped, "a table's id is a secret of those who have its link"

    run(test())


def test_commands_are_counted_whichever_way_they_come() -> None:
    async def test() -> None:
        before = count("calico_commands_total", type="say")
        async with serving() as served, guest(served) as ari:
            table = await ari.create(mode="beginner")
            await ari.done(table, "say", text="hello")
            wire = await ari.socket()
            assert (await wire.do(table, "say", text="hello"))["type"] == "done"
            refused = await ari.post(f"/tables/{table}/commands", {"type": "say", "id": command_id()})
            assert refused.status_code == 409
        assert count("calico_commands_total", type="say") == before + 2

    run(test())


async def scraped(served: Served, name: str, is_wanted: Callable[[float], bool]) -> None:
    """Scrape until a gauge is as it should be."""
    async with httpx.AsyncClient(base_url=served.url, timeout=None) as http:
        while True:
            found = re.search(rf"^{re.escape(name)} (.*)$", (await http.get("/metrics")).text, re.MULTILINE)
            assert found is not None, name
            if is_wanted(float(found[1])):
                return
            await asyncio.sleep(0.05)


def test_queues_that_grow_are_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async def never(*_: object, **__: object) -> None:
            await asyncio.Event().wait()

        async with serving(SqlStore.sqlite(tmp_path / "calico.sqlite")) as served, guest(served) as ari:
            await scraped(served, "calico_writes_waiting", lambda waiting: waiting == 0)
            await scraped(served, "calico_unswept_seconds", lambda seconds: seconds < 1)
            await scraped(served, 'calico_tasks_running{task="sweeper"}', lambda running: running >= 1)
            monkeypatch.setattr(Workers, "ask", never)
            for _ in range(5):
                table = await ari.create(mode="beginner", seats=[{"kind": "bot", "bot": "random"}])
                await ari.done(table, "start")
            await scraped(served, "calico_thoughts_waiting", lambda waiting: waiting == 4)
            with closing(sqlite3.connect(tmp_path / "calico.sqlite", isolation_level=None)) as other:
                other.execute("begin immediate")
                posts = []  # new guests: tables of one address are made one after the other
                while not served.app.state.services.store.waiting:
                    posts.append(asyncio.create_task(ari.post("/guests", {"name": "Bea"})))
                    await asyncio.sleep(0.05)
                await scraped(served, "calico_writes_waiting", lambda waiting: waiting > 0)
                other.execute("rollback")
            await asyncio.gather(*posts)
            monkeypatch.setattr(served.app.state.services.store, "due", never)
            await scraped(served, "calico_unswept_seconds", lambda seconds: seconds > 2)

    run(test())
