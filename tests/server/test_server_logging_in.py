"""Log-ins cost much work on purpose: it holds nobody else up, and nobody may ask for it without end."""

import asyncio
import threading
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import httpx
import pytest
from argon2 import PasswordHasher
from serving import guest, run, serving

from calico.server import security
from calico.server.store.sql import SqlStore

ACCOUNT = {"account": "ari.1", "passphrase": "correct horse battery"}
MANY = 60


def code(answer: httpx.Response) -> str:
    return str(answer.json()["problems"][0]["code"])


def standing_clock(monkeypatch: pytest.MonkeyPatch) -> Mock:
    """The limits' clock, which moves only when it is told to: how long a log-in takes here does not matter."""
    clock = Mock()
    clock.monotonic.return_value = 1000.0
    monkeypatch.setattr(security, "time", clock)
    return clock


def test_a_move_is_saved_while_many_log_ins_are_being_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    has_begun, may_end = threading.Event(), threading.Event()

    def check(self: PasswordHasher, hashed: str, passphrase: str) -> bool:
        has_begun.set()
        may_end.wait()
        return False

    monkeypatch.setattr(PasswordHasher, "verify", check)

    async def test() -> None:
        async with serving(SqlStore.sqlite(tmp_path / "calico.sqlite")) as served, guest(served) as ari:
            table = await ari.create(mode="beginner", seats=[{"kind": "person"}])
            await ari.done(table, "start")
            bodies = [{"account": f"somebody.{number}", "passphrase": "wrong"} for number in range(MANY)]
            log_ins = [asyncio.create_task(ari.post("/login", body)) for body in bodies]
            try:
                while not has_begun.is_set():
                    await asyncio.sleep(0.01)
                patch = (await ari.state(table))["game"]["players"][0]["hand"][0]
                await ari.done(table, "place", patch=patch, cell="a1")
                assert not any(log_in.done() for log_in in log_ins)
            finally:
                may_end.set()
                answers = await asyncio.gather(*log_ins)
            assert {code(answer) for answer in answers} == {"passphrase-wrong"}

    run(test())


def test_passphrases_are_never_hashed_by_the_thread_that_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[threading.Thread] = []

    def noting(name: str) -> Any:
        real = getattr(PasswordHasher, name)

        def note(self: PasswordHasher, *given: str) -> Any:
            threads.append(threading.current_thread())
            return real(self, *given)

        return note

    for name in ("hash", "verify"):
        monkeypatch.setattr(PasswordHasher, name, noting(name))

    async def test() -> None:
        async with serving() as served, guest(served) as ari, guest(served) as phone:
            assert (await ari.post("/account", ACCOUNT)).status_code == 201
            assert code(await phone.post("/login", {**ACCOUNT, "account": "nobody"})) == "passphrase-wrong"
            assert (await phone.post("/login", ACCOUNT)).status_code == 200
            other = {"passphrase": "another horse battery", "current": ACCOUNT["passphrase"]}
            assert (await phone.http.put("/api/v1/account/passphrase", json=other)).status_code == 200

    run(test())
    assert len(threads) == 6  # the decoy is hashed once, and checked
    assert threading.main_thread() not in threads


@pytest.mark.parametrize("account", ["ari.1", "nobody"])
def test_an_account_is_tried_so_often_and_then_later_again(account: str, monkeypatch: pytest.MonkeyPatch) -> None:
    moments = standing_clock(monkeypatch)

    async def test() -> None:
        async with serving() as served, guest(served) as ari, guest(served) as phone:
            assert (await ari.post("/account", ACCOUNT)).status_code == 201
            wrong = {"account": account.upper(), "passphrase": "wrong"}
            answers = [await phone.post("/login", wrong) for _ in range(12)]
            assert [answer.status_code for answer in answers] == [401] * 10 + [429] * 2
            assert code(answers[-1]) == "too-many-log-ins"
            assert 1 <= int(answers[-1].headers["retry-after"]) <= 60
            # The right passphrase has to wait, too; another account has not.
            assert (await phone.post("/login", {**ACCOUNT, "account": account})).status_code == 429
            assert (await phone.post("/login", {**wrong, "account": "other"})).status_code == 401
            moments.monotonic.return_value += 61
            assert (await phone.post("/login", {**ACCOUNT, "account": account})).status_code in (200, 401)

    run(test())


def test_a_strangers_tries_do_not_lock_the_owner_out(monkeypatch: pytest.MonkeyPatch) -> None:
    standing_clock(monkeypatch)
    monkeypatch.setattr(PasswordHasher, "verify", lambda _, __, passphrase: passphrase == ACCOUNT["passphrase"])

    async def test() -> None:
        async with serving() as served, guest(served) as ari:
            assert (await ari.post("/account", ACCOUNT)).status_code == 201

            async def log_in(address: str, passphrase: str = "wrong") -> int:
                body = {**ACCOUNT, "passphrase": passphrase}
                return (await ari.post("/login", body, headers={"X-Forwarded-For": address})).status_code

            assert [await log_in("203.0.113.5") for _ in range(11)] == [401] * 10 + [429]
            assert await log_in("198.51.100.7", ACCOUNT["passphrase"]) == 200, "the owner, from elsewhere"

            tries = [await log_in(f"203.0.113.{number}") for number in range(6, 30) for _ in range(10)]
            assert 0 < tries.count(401) < 100, "a stranger with many addresses has an end, too"
            assert tries[-1] == 429
            assert await log_in("198.51.100.7", ACCOUNT["passphrase"]) == 200, "where the owner has signed in before"

    run(test())


def test_whoever_holds_a_session_may_not_try_passphrases_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    standing_clock(monkeypatch)

    async def test() -> None:
        async with serving() as served, guest(served) as ari:
            assert (await ari.post("/account", ACCOUNT)).status_code == 201
            wrong = {"passphrase": "another horse battery", "current": "wrong"}
            answers = [await ari.http.put("/api/v1/account/passphrase", json=wrong) for _ in range(11)]
            assert code(answers[-1]) == "too-many-log-ins"

    run(test())
