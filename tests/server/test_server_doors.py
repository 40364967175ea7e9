"""Nobody gets in: every route and command as stranger, other seat and host; stolen, expired and forged proofs."""

import asyncio
import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from serving import GENEROUS, Client, Json, Served, command_id, guest, run, serving
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from calico.server import people, tables
from calico.server.app import make_app
from calico.server.security import COOKIE, LARGEST_BODY, page_policy
from calico.server.store.memory import MemoryStore

OPEN_ROUTES = {
    ("get", "/api/v1/catalogue"),
    ("get", "/api/v1/push"),
    ("get", "/api/v1/tables"),
    ("get", "/api/v1/tables/{table}"),
    ("get", "/api/v1/tables/{table}/record"),
    ("get", "/api/v1/tables/{table}/moves"),
    ("get", "/api/v1/tables/{table}/moves/{moves}"),
    ("post", "/api/v1/guests"),
    ("post", "/api/v1/login"),
    ("post", "/api/v1/passkeys/login/begin"),
    ("post", "/api/v1/passkeys/login"),
}
BODIES: dict[tuple[str, str], Json] = {
    ("patch", "/api/v1/me"): {"name": "X"},
    ("post", "/api/v1/account"): {"account": "somebody", "passphrase": "correct horse"},
    ("put", "/api/v1/account/passphrase"): {"passphrase": "correct horse"},
    ("post", "/api/v1/passkeys/begin"): {"account": "somebody"},
    ("post", "/api/v1/passkeys"): {"name": "x", "id": "x", "client_data": "x", "attestation": "x"},
    ("patch", "/api/v1/passkeys/{passkey}"): {"name": "x"},
    ("post", "/api/v1/tokens"): {"name": "x", "scopes": ["read"]},
    ("post", "/api/v1/tables"): {"id": "abcdefgh"},
    ("post", "/api/v1/tables/{table}/commands"): {"type": "join", "id": "abcdefgh"},
    ("post", "/api/v1/me/push"): {"endpoint": "https://push.example/x", "key": "A" * 87, "auth": "A" * 22},
    ("post", "/api/v1/records"): {"id": "abcdefgh", "record": "{}"},
    ("post", "/api/v1/me/chart/players"): {"name": "X"},
    ("post", "/api/v1/me/chart/guests"): {"account": "somebody"},
    ("patch", "/api/v1/me/chart/players/{player}"): {"name": "X"},
    ("post", "/api/v1/me/chart/import"): {"chart": "{}"},
    ("post", "/api/v1/me/chart"): {"table": "a" * 16, "seat": 0, "achievement": "normal:rainbow"},
}
SCOPES = {
    "read": {
        ("get", "/api/v1/programs"),
        ("get", "/api/v1/me"),
        ("get", "/api/v1/me/tables"),
        ("get", "/api/v1/me/chart"),
        ("get", "/api/v1/me/chart/export"),
    },
    "play": {
        ("post", "/api/v1/tables"),
        ("post", "/api/v1/tables/{table}/commands"),
        ("post", "/api/v1/records"),
        ("post", "/api/v1/me/push"),
        ("delete", "/api/v1/me/push"),
        ("post", "/api/v1/me/chart"),
    },
}


def routes() -> Iterator[tuple[str, str]]:
    for path, methods in make_app(store=MemoryStore()).openapi()["paths"].items():
        for method in methods:
            yield method, path


def code(answer: httpx.Response) -> str:
    return str(answer.json()["problems"][0]["code"])


async def call(http: httpx.AsyncClient, method: str, path: str, **more: Any) -> httpx.Response:
    filled = re.sub(r"{(token|passkey|player|invitation)}", "0" * 16, path.replace("{table}", "a" * 16))
    return await http.request(method, filled, json=BODIES.get((method, path)), **more)


def test_strangers_and_false_proofs_are_refused_at_every_closed_route() -> None:
    async def test() -> None:
        async with serving() as served, guest(served) as ari:
            real = ari.http.cookies[COOKIE]
            body, _, signature = real.rpartition(".")
            false_cookies = ["", "nonsense", body, f"{body}.{signature[::-1]}", f"{body[:-1]}9.{signature}", "é" * 40]
            made = (await ari.post("/tokens", {"name": "t", "scopes": ["read", "play", "account"]})).json()
            token = made["text"]
            false_tokens = ["nonsense", "calico__", token[:-1], token + "x", token.replace(made["id"], "0" * 16)]
            async with httpx.AsyncClient(base_url=served.url, headers={"X-Calico": "1"}, timeout=None) as http:
                for method, path in routes():
                    if (method, path) in OPEN_ROUTES:
                        continue
                    answer = await call(http, method, path)
                    assert (answer.status_code, code(answer)) == (401, "not-signed-in"), path
                    for cookie in false_cookies:
                        headers = [(b"cookie", f"{COOKIE}={cookie}".encode()), (b"x-calico", b"1")]
                        answer = await call(http, method, path, headers=headers)
                        assert answer.status_code == 401, (path, cookie)
                    for false in false_tokens:
                        answer = await call(http, method, path, headers={"Authorization": f"Bearer {false}"})
                        assert (answer.status_code, code(answer)) == (401, "token-invalid"), (path, false)
                    answer = await call(http, method, path, headers={"Authorization": f"Basic {token}"})
                    assert answer.status_code == 401

    run(test())


def test_a_token_opens_only_what_its_scopes_say() -> None:
    async def test() -> None:
        async with serving() as served, guest(served) as ari:
            async with httpx.AsyncClient(base_url=served.url, timeout=None) as http:
                for scope in ("read", "play", "account"):
                    made = (await ari.post("/tokens", {"name": scope, "scopes": [scope]})).json()
                    headers = {"Authorization": f"Bearer {made['text']}"}
                    for method, path in routes():
                        if (method, path) in OPEN_ROUTES or (method, path) == ("delete", "/api/v1/me"):
                            continue
                        allowed = SCOPES.get(scope, set())
                        others = SCOPES["read"] | SCOPES["play"]
                        is_open = (method, path) in allowed or (scope == "account" and (method, path) not in others)
                        answer = await call(http, method, path, headers=headers)
                        refused = answer.status_code == 403 and code(answer) == "scope-missing"
                        assert refused != is_open, (scope, method, path, answer.text)
            assert (await ari.http.delete("/api/v1/me")).status_code == 204

    run(test())


def test_a_taken_back_or_expired_token_is_dead(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with (
            serving() as served,
            guest(served) as ari,
            httpx.AsyncClient(base_url=served.url, timeout=None) as http,
        ):
            made = [
                (await ari.post("/tokens", {"name": "t", "scopes": ["read"], "days": days})).json()
                for days in (None, 1)
            ]
            for token in made:
                headers = {"Authorization": f"Bearer {token['text']}"}
                assert (await http.get("/api/v1/me", headers=headers)).status_code == 200
            stored = repr(await served.app.state.services.store.tokens_of(ari.person))
            assert all(token["text"].rpartition("_")[2] not in stored for token in made)
            assert (await ari.http.delete(f"/api/v1/tokens/{made[0]['id']}")).status_code == 204
            later = tables.now() + 2 * 24 * 3600 * 1000
            monkeypatch.setattr(people, "now", lambda: later)
            for token in made:
                headers = {"Authorization": f"Bearer {token['text']}"}
                assert (await http.get("/api/v1/me", headers=headers)).status_code == 401

    run(test())


_DAY = 24 * 3600 * 1000


async def _me(served: Served, cookie: str) -> httpx.Response:
    """A browser's request with this cookie, whatever cookie it was given since."""
    async with httpx.AsyncClient(base_url=served.url, cookies={COOKIE: cookie}, timeout=None) as http:
        return await http.get("/api/v1/me")


def test_a_copy_of_a_cookie_that_is_used_beside_its_successor_ends_the_session(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test() -> None:
        async with serving() as served, guest(served) as ari:
            stolen = ari.http.cookies[COOKIE]
            later = tables.now() + 2 * _DAY
            monkeypatch.setattr(people, "now", lambda: later)
            assert (await ari.get("/me")).status_code == 200
            assert ari.http.cookies[COOKIE] != stolen
            assert (await ari.get("/me")).status_code == 200  # with the new cookie
            # Requests that were under way while the cookie changed still count; later ones do not.
            assert (await _me(served, stolen)).status_code == 200
            assert COOKIE not in (await _me(served, stolen)).cookies, "a thief must not catch up"
            monkeypatch.setattr(people, "now", lambda: later + 120_000)
            assert (await _me(served, stolen)).status_code == 401
            assert (await ari.get("/me")).status_code == 401, "both ends are signed out: one of them is a thief"

    run(test())


def test_a_thief_who_renews_first_ends_the_session_when_its_owner_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with serving() as served, guest(served) as ari:
            stolen = ari.http.cookies[COOKIE]
            later = tables.now() + 2 * _DAY
            monkeypatch.setattr(people, "now", lambda: later)
            renewed = (await _me(served, stolen)).cookies[COOKIE]
            assert (await _me(served, renewed)).status_code == 200
            monkeypatch.setattr(people, "now", lambda: later + 120_000)
            assert (await ari.get("/me")).status_code == 401
            assert (await _me(served, renewed)).status_code == 401

    run(test())


def test_answers_that_are_lost_cost_nobody_their_session(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with serving() as served, guest(served) as ari:
            cookie = ari.http.cookies[COOKIE]
            for days in (2, 4, 9):  # each time the new cookie is sent, and never arrives
                monkeypatch.setattr(people, "now", lambda days=days: tables.now() + days * _DAY)
                assert (await _me(served, cookie)).cookies[COOKIE] != cookie
            assert (await ari.get("/me")).status_code == 200
            assert (await ari.get("/me")).status_code == 200
            assert ari.http.cookies[COOKIE] != cookie

    run(test())


def test_days_of_sockets_alone_leave_the_cookie_as_good_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with serving() as served, guest(served) as ari:
            for days in (2, 4, 9):  # a socket can't give the browser another cookie
                monkeypatch.setattr(people, "now", lambda days=days: tables.now() + days * _DAY)
                await ari.socket()
            assert (await ari.get("/me")).status_code == 200
            await ari.socket()  # with the new cookie, which is used here for the first time
            assert (await ari.get("/me")).status_code == 200

    run(test())


def test_an_expired_session_is_nobodys(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with serving() as served, guest(served) as ari:
            later = tables.now() + people.SESSION_LIFE + 1
            monkeypatch.setattr(people, "now", lambda: later)
            assert (await ari.get("/me")).status_code == 401

    run(test())


def test_another_sites_page_changes_nothing_with_our_cookie() -> None:
    async def test() -> None:
        async with serving() as served, guest(served) as ari:
            for method, path in routes():
                if method == "get":
                    continue
                cookies = {COOKIE: ari.http.cookies[COOKIE]}
                async with httpx.AsyncClient(base_url=served.url, cookies=cookies, timeout=None) as page:
                    answer = await call(page, method, path)
                    assert (answer.status_code, code(answer)) == (403, "header-missing"), path
                    for origin in ("https://evil.example", "null", f"{served.url}.evil.example"):
                        headers = {"X-Calico": "1", "Origin": origin}
                        answer = await call(page, method, path, headers=headers)
                        assert (answer.status_code, code(answer)) == (403, "origin-refused"), path
            answer = await ari.post("/tables", {"id": command_id()}, headers={"Origin": served.url})
            assert answer.status_code == 201

    run(test())


def test_a_socket_knows_its_origin_and_its_person() -> None:
    async def test() -> None:
        async with serving() as served, guest(served) as ari:
            cookie = {"Cookie": f"{COOKIE}={ari.http.cookies[COOKIE]}"}
            for origin in ("https://evil.example", "null"):
                with pytest.raises(InvalidStatus):
                    await connect(
                        served.socket_url, origin=Origin(origin), additional_headers=cookie, open_timeout=None
                    )
            # A cookie without an origin is not a browser's: only a token counts.
            assert await _greeted(served, None, cookie) == "not-signed-in"
            assert await _greeted(served, served.url, {}) == "not-signed-in"
            assert await _greeted(served, served.url, {"Cookie": f"{COOKIE}=forged.1.x"}) == "not-signed-in"
            assert await _greeted(served, None, {}, token="calico_0_0") == "token-invalid"
            assert await _greeted(served, served.url, cookie) == "welcome"
            made = (await ari.post("/tokens", {"name": "t", "scopes": ["read"]})).json()["text"]
            assert await _greeted(served, None, {}, token=made) == "welcome"
            assert await _greeted(served, None, {}, token=made, protocol=2) == "protocol-version"

    run(test())


async def _greeted(served: Served, origin: str | None, headers: dict[str, str], **hello: object) -> str:
    wanted = None if origin is None else Origin(origin)
    async with connect(served.socket_url, origin=wanted, additional_headers=headers, open_timeout=None) as wire:
        await wire.send(json.dumps({"type": "hello", "protocol": 1, **hello}))
        answer = json.loads(await wire.recv())
        return str(answer["problems"][0]["code"] if answer["type"] == "refused" else answer["type"])


def test_before_hello_nothing_goes() -> None:
    async def test() -> None:
        async with serving() as served, guest(served) as ari:
            table = await ari.create()
            cookie = {"Cookie": f"{COOKIE}={ari.http.cookies[COOKIE]}"}
            for message in ({"type": "ping"}, {"type": "watch", "table": table}, {"type": "unheard-of"}):
                async with connect(
                    served.socket_url, origin=Origin(served.url), additional_headers=cookie, open_timeout=None
                ) as wire:
                    await wire.send(json.dumps(message))
                    assert json.loads(await wire.recv())["type"] == "refused"
                    with pytest.raises(Exception, match="received 1000"):
                        await wire.recv()

    run(test())


# By phase and role: the command, its fields, and why it is refused.
REFUSALS: dict[str, list[tuple[str, Json, str]]] = {
    "gathering/stranger": [
        ("start", {}, "not-host"),
        ("kick", {"seat": 0}, "not-host"),
        ("hand_over", {"seat": 0}, "not-host"),
        ("switch_chat", {"on": False}, "not-host"),
        ("invite", {"seat": 0, "account": "anybody"}, "not-host"),
        ("decline", {}, "not-invited"),
        ("join", {}, "no-free-seat"),
        ("leave", {}, "not-seated"),
        ("rematch", {}, "not-seated"),
        ("say", {}, "chat-empty"),
    ],
    "gathering/other": [
        ("start", {}, "not-host"),
        ("kick", {"seat": 0}, "not-host"),
        ("hand_over", {"seat": 0}, "not-host"),
        ("switch_chat", {"on": False}, "not-host"),
        ("invite", {"seat": 0, "account": "anybody"}, "not-host"),
        ("decline", {}, "not-invited"),
        ("join", {}, "already-seated"),
    ],
    "gathering/host": [
        ("invite", {"seat": 1, "account": "nobody"}, "account-unknown"),
        ("invite", {"seat": 3, "account": "nobody"}, "seat-unknown"),
        ("invite", {"seat": 1, "account": "x"}, "message-unreadable"),
        ("decline", {}, "not-invited"),
        ("kick", {"seat": 3}, "seat-unknown"),
        ("kick", {"seat": 0}, "nobody-there"),
        ("hand_over", {"seat": 1}, "seat-not-free"),
        ("hand_over", {"seat": 1, "bot": "nobody"}, "player-unknown"),
        ("join", {}, "already-seated"),
        ("resign", {}, "not-started"),
        ("return", {}, "not-started"),
        ("rematch", {}, "game-not-over"),
        ("undo", {}, "not-started"),
        ("take", {"position": 1}, "not-started"),
        ("place", {"patch": "pink:vines", "cell": "a1"}, "not-started"),
        ("play", {"patch": "pink:vines", "cell": "a1", "take": 1}, "not-started"),
        ("choose_goals", {"goals": ["different", "aa-bb-cc", "aaa-bbb"]}, "not-started"),
    ],
    "playing/stranger": [
        ("leave", {}, "not-seated"),
        ("resign", {}, "not-seated"),
        ("return", {}, "not-seated"),
        ("rematch", {}, "not-seated"),
        ("undo", {}, "not-seated"),
        ("take", {"position": 1}, "not-seated"),
        ("place", {"patch": "pink:vines", "cell": "a1"}, "not-seated"),
        ("play", {"patch": "pink:vines", "cell": "a1", "take": 1}, "not-seated"),
        ("choose_goals", {"goals": ["different", "aa-bb-cc", "aaa-bbb"]}, "not-seated"),
        ("start", {}, "not-host"),
        ("kick", {"seat": 0}, "not-host"),
        ("hand_over", {"seat": 0}, "not-host"),
        ("switch_chat", {"on": False}, "not-host"),
        ("join", {}, "already-started"),
        ("invite", {"seat": 0, "account": "anybody"}, "not-host"),
        ("decline", {}, "already-started"),
    ],
    "playing/other": [
        ("invite", {"seat": 0, "account": "anybody"}, "not-host"),
        ("decline", {}, "already-started"),
        ("kick", {"seat": 0}, "not-host"),
        ("hand_over", {"seat": 0}, "not-host"),
        ("switch_chat", {"on": False}, "not-host"),
        ("undo", {}, "not-your-turn"),
        ("take", {"position": 1}, "not-your-turn"),
        ("place", {"patch": "pink:vines", "cell": "a1"}, "not-your-turn"),
        ("play", {"patch": "pink:vines", "cell": "a1", "take": 1}, "not-your-turn"),
        ("return", {}, "not-replaced"),
    ],
    "playing/host": [
        ("invite", {"seat": 1, "account": "nobody"}, "already-started"),
        ("decline", {}, "already-started"),
        ("start", {}, "already-started"),
        ("join", {}, "already-started"),
        ("kick", {"seat": 3}, "seat-unknown"),
        ("hand_over", {"seat": 1, "bot": "nobody"}, "player-unknown"),
        ("return", {}, "not-replaced"),
        ("rematch", {}, "game-not-over"),
        ("take", {"position": 1}, "wrong-phase"),
        ("undo", {}, "nothing-to-undo"),
        ("place", {"patch": "pink:pink", "cell": "a1"}, "text-unreadable"),
        ("place", {"patch": "pink:vines", "cell": "a9"}, "message-unreadable"),
        ("choose_goals", {"goals": ["different", "aa-bb-cc", "aaa-bbb"]}, "wrong-phase"),
        ("choose_goals", {"goals": ["different", "aa-bb-cc", "aaa-bbb"], "seat": 1}, "not-your-turn"),
    ],
}


@pytest.mark.parametrize("phase", ["gathering", "playing"])
def test_every_command_by_everybody(phase: str) -> None:
    async def test() -> None:
        async with (
            serving() as served,
            guest(served, "Host") as host,
            guest(served, "Other") as other,
            guest(served, "Stranger") as stranger,
        ):
            seats = [{"kind": "person"}, {"kind": "person"}]
            table = await host.create(mode="beginner", seats=seats, first=0)
            await other.done(table, "join")
            if phase == "playing":
                await host.done(table, "start")
            roles: dict[str, Client] = {"host": host, "other": other, "stranger": stranger}
            before = await host.state(table)
            for role, client in roles.items():
                for type, fields, wanted in REFUSALS[f"{phase}/{role}"]:
                    answer = await client.do(table, type, **fields)
                    assert code(answer) == wanted, (role, type, answer.text)
                    assert answer.status_code in (403, 404, 409, 422)
            assert await host.state(table) == before, "a refused command changed something"

    run(test())


def test_kicked_people_stay_out_and_replaced_ones_may_return() -> None:
    async def test() -> None:
        async with serving() as served, guest(served, "Host") as host, guest(served, "Bea") as bea:
            seats = [{"kind": "person"}, {"kind": "person"}]
            table = await host.create(mode="beginner", seats=seats, first=0)
            await bea.done(table, "join")
            await host.done(table, "kick", seat=1)
            assert code(await bea.do(table, "join")) == "kicked-out"
            assert code(await bea.do(table, "say", text="hi")) == "kicked-out"
            async with guest(served, "Cleo") as cleo:
                await cleo.done(table, "join")
                await host.done(table, "start")
                await host.done(table, "hand_over", seat=1)
                assert (await cleo.state(table))["chairs"][1]["may_return"]
                await cleo.done(table, "return")
                assert (await cleo.state(table))["chairs"][1]["bot"] is None
                await cleo.done(table, "resign")
                assert code(await cleo.do(table, "return")) == "has-resigned"

    run(test())


def test_a_script_in_the_page_is_allowed_by_its_hash_alone() -> None:
    policy = page_policy("<head><script>let a = 1;</script><script src='b.js'></script></head>")
    # printf 'let a = 1;' | openssl dgst -sha256 -binary | base64
    assert "script-src 'self' 'sha256-xY6QKfH9PRsQnLz56nj6MBwiK5oHg+im1Jkpdp1x/Ck='; " in policy
    assert "unsafe" not in policy
    assert page_policy("") == page_policy("<p>no script</p>")


def test_answers_carry_strict_headers() -> None:
    async def test() -> None:
        async with serving() as served, guest(served) as ari:
            for path in ("/", "/healthz", "/api/v1/me", "/api/v1/nothing", "/t/whatever", "/missing.js"):
                headers = (await ari.http.get(path)).headers
                policy = headers["content-security-policy"]
                assert "default-src 'none'" in policy
                assert "unsafe" not in policy
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["x-frame-options"] == "DENY"
                assert headers["referrer-policy"] == "same-origin"
            answer = await ari.post("/guests", {"name": "Bea"})
            cookie = answer.headers["set-cookie"].lower()
            assert "httponly" in cookie
            assert "samesite=lax" in cookie
            assert (await ari.get("/me")).headers["cache-control"] == "no-store"
        async with (
            serving(settings=GENEROUS.but(secure_cookies=True)) as served,
            httpx.AsyncClient(timeout=None) as http,
        ):
            answer = await http.post(f"{served.url}/api/v1/guests", json={"name": "B"}, headers={"X-Calico": "1"})
            assert "; secure" in answer.headers["set-cookie"].lower()

    run(test())


def test_too_large_and_too_many_are_refused() -> None:
    async def test() -> None:
        settings = GENEROUS.but(requests_per_minute=30, sign_ups_per_hour=3, messages_per_second=5)
        async with serving(settings=settings) as served, guest(served) as ari:
            large = await ari.http.post("/api/v1/guests", content=b" " * (LARGEST_BODY + 1))
            assert (large.status_code, code(large)) == (413, "message-too-large")

            async def endless() -> Any:
                for _ in range(2 * LARGEST_BODY // 1000):
                    yield b" " * 1000

            large = await ari.http.post("/api/v1/guests", content=endless())
            assert (large.status_code, code(large)) == (413, "message-too-large")
            answers = [await ari.post("/guests", {"name": "X"}) for _ in range(4)]
            assert [code(one) for one in answers if one.status_code == 429] == ["too-many-requests"] * 2
            answers = [await ari.get("/me") for _ in range(40)]
            assert {one.status_code for one in answers} == {200, 429}
            refused = next(one for one in answers if one.status_code == 429)
            assert int(refused.headers["retry-after"]) >= 1
            wire = await ari.socket()
            for _ in range(40):
                await wire.send(type="ping")
            kinds = [(await wire.receive())["type"] for _ in range(40)]
            assert set(kinds) == {"pong", "refused"}
            await wire.connection.send("x" * 20_000)
            await asyncio.sleep(1)
            await wire.connection.send("x" * 20_000)
            codes = [(await wire.receive())["problems"][0]["code"] for _ in range(2)]
            assert codes[-1] == "message-too-large"

    run(test())


def test_accounts_join_a_persons_guests_and_their_data_can_be_had_and_erased() -> None:
    async def test() -> None:
        async with serving() as served, guest(served, "Ari") as laptop, guest(served, "Ari too") as phone:
            account = {"account": "Ari.1", "passphrase": "correct horse battery"}
            first = await laptop.create(mode="beginner", seats=[{"kind": "person"}])
            await laptop.done(first, "say", text="a secret word")
            second = await phone.create(mode="beginner", seats=[{"kind": "person"}])
            assert (await laptop.post("/account", account)).status_code == 201
            assert code(await laptop.post("/account", account)) == "account-exists"
            assert code(await phone.post("/account", account)) == "account-taken"
            wrong = {**account, "passphrase": "wrong horse battery"}
            assert code(await phone.post("/login", wrong)) == "passphrase-wrong"
            assert code(await phone.post("/login", {**account, "account": "nobody"})) == "passphrase-wrong"
            assert (await phone.post("/login", account)).json()["id"] == laptop.person
            for client in (laptop, phone):
                listed = {one["id"] for one in (await client.get("/me/tables")).json()}
                assert listed == {first, second}
                assert (await client.state(second))["you"]["seats"] == [0]
            data = (await phone.get("/me/data")).json()
            assert {one["id"] for one in data["tables"]} == {first, second}
            assert "a secret word" in json.dumps(data)
            assert "argon2" not in json.dumps(data)
            assert (await phone.http.delete("/api/v1/me")).status_code == 204
            assert (await laptop.get("/me")).status_code == 401
            async with guest(served, "Cleo") as cleo:
                left = (await cleo.get(f"/tables/{first}")).text
                assert "secret word" not in left
                assert "Ari" not in left

    run(test())


def test_logs_hold_no_hands_tokens_names_or_chat(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with serving() as served, guest(served, "Zebedee") as ari:
            table = await ari.create(mode="beginner", seats=[{"kind": "person"}, {"kind": "bot", "bot": "random"}])
            await ari.done(table, "start")
            await ari.done(table, "say", text="xyzzy plugh")
            token = (await ari.post("/tokens", {"name": "t", "scopes": ["read"]})).json()["text"]
            await ari.http.get("/api/v1/me", headers={"Authorization": f"Bearer {token}x"})
            await ari.post("/guests", {"name": 7})
            await ari.do(table, "place", patch="pink:vines", cell="a1")
            secrets = [token, ari.http.cookies[COOKIE], "Zebedee", "xyzzy"]
            text = "\n".join(f"{vars(record)}" for record in caplog.records if record.name.startswith("calico"))
            assert not [secret for secret in secrets if secret in text]

    with caplog.at_level("DEBUG"):
        run(test())
