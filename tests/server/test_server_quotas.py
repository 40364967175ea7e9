"""Quotas: what one person, and everybody behind one address, may have open at once; games that run are not touched."""

import asyncio

import httpx
import pytest
from serving import Client, command_id, guest, play_out, run, serving

from calico.server.quotas import Quotas
from calico.server.settings import Settings
from calico.server.workers import Workers

PERSON, BOT = {"kind": "person"}, {"kind": "bot", "bot": "kitten"}


def _settings(**limits: int) -> Settings:
    return Settings(requests_per_minute=10**6, sign_ups_per_hour=10**6, bot_seconds=0.2, **limits)  # type: ignore[arg-type]


async def _create(client: Client, *seats: object, id: str | None = None) -> httpx.Response:
    options = {"mode": "beginner", "seats": seats or [PERSON]}
    return await client.post("/tables", {"id": id or command_id(), "options": options})


def _code(answer: httpx.Response) -> str:
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["problems"][0]["code"])


def test_a_person_has_so_many_tables_open_and_may_have_another_when_one_is_left() -> None:
    async def test() -> None:
        async with serving(settings=_settings(tables_per_person=2)) as served, guest(served) as ari:
            first = await _create(ari, id="command-first")
            assert (await _create(ari)).status_code == 201
            assert _code(await _create(ari)) == "tables-of-person"
            again = await _create(ari, id="command-first")
            assert again.json() == first.json(), "a command sent again is answered as the first time"
            await ari.done(first.json()["id"], "leave")
            assert (await _create(ari)).status_code == 201

    run(test())


def test_requests_at_once_do_not_get_past_the_limit() -> None:
    async def test() -> None:
        async with serving(settings=_settings(tables_per_person=2)) as served, guest(served) as ari:
            answers = await asyncio.gather(*(_create(ari) for _ in range(8)))
            assert sorted(answer.status_code for answer in answers) == [201] * 2 + [409] * 6

    run(test())


def test_guests_of_one_address_share_its_tables() -> None:
    async def test() -> None:
        async with (
            serving(settings=_settings(tables_per_address=3)) as served,
            guest(served) as ari,
            guest(served, "Bea") as bea,
        ):
            for client in (ari, ari, bea):
                assert (await _create(client)).status_code == 201
            assert _code(await _create(bea)) == "tables-of-address"

    run(test())


def test_a_lobby_that_everybody_has_forgotten_does_not_count() -> None:
    async def test() -> None:
        async with serving(settings=_settings(tables_per_person=1)) as served, guest(served) as ari:
            await _create(ari)
            assert _code(await _create(ari)) == "tables-of-person"
            quotas = served.app.state.services.tables.quotas
            clock = quotas._clock
            quotas._clock = lambda: clock() + 25 * 3600_000
            assert (await _create(ari)).status_code == 201

    run(test())


def test_a_person_has_so_many_bots_at_open_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_: object, **__: object) -> object:
        return await asyncio.Event().wait()

    async def test() -> None:
        monkeypatch.setattr(Workers, "ask", never)
        async with (
            serving(settings=_settings(bots_per_person=3)) as served,
            guest(served) as ari,
            guest(served, "Bea") as bea,
        ):
            assert (await _create(ari, PERSON, BOT, BOT)).status_code == 201
            assert _code(await _create(ari, PERSON, BOT, BOT)) == "bots-of-person"
            table = (await _create(ari, PERSON, PERSON, BOT)).json()["id"]
            assert _code(await ari.do(table, "hand_over", seat=1)) == "bots-of-person"
            await bea.done(table, "join")
            await ari.done(table, "start")
            absent = next(n for n, chair in enumerate((await ari.state(table))["chairs"]) if chair["name"] == "Bea")
            await ari.done(table, "hand_over", seat=absent)  # somebody must play on

    run(test())


def test_who_has_used_up_the_bots_time_begins_nothing_with_bots_but_plays_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def nonsense(*_: object, **__: object) -> str:
        return "a random move then"

    async def test() -> None:
        monkeypatch.setattr(Workers, "ask", nonsense)
        limits = _settings(bot_minutes_per_person=10, bot_minutes_per_address=30)
        async with serving(settings=limits) as served, guest(served) as ari, guest(served, "Bea") as bea:
            table = (await _create(ari, PERSON, BOT)).json()["id"]
            quotas = served.app.state.services.tables.quotas
            quotas.spend(ari.person, 11 * 60)
            refused = await _create(ari, PERSON, BOT)
            assert (refused.status_code, _code(refused)) == (429, "bot-time-of-person")
            assert refused.json()["problems"][0]["details"] == {"most": 10, "minutes": 6}
            assert refused.headers["retry-after"] == "360"
            assert (await _create(ari, PERSON)).status_code == 201
            assert (await _create(bea, PERSON, BOT)).status_code == 201
            quotas.spend(ari.person, 20 * 60)
            assert _code(await _create(bea, PERSON, BOT)) == "bot-time-of-address"
            await ari.done(table, "start")
            assert (await play_out(await ari.socket(), table))["status"] == "over"

    run(test())


def test_the_defaults_do_not_hinder_a_club_behind_one_address() -> None:
    async def test() -> None:
        async with serving(settings=_settings()) as served:
            for number in range(12):
                async with guest(served, f"Member {number}") as member:
                    for _ in range(2):
                        assert (await _create(member, PERSON, BOT, BOT, BOT)).status_code == 201

    run(test())


def test_what_bots_think_is_counted_for_the_host(monkeypatch: pytest.MonkeyPatch) -> None:
    async def nonsense(*_: object, **__: object) -> str:
        await asyncio.sleep(0.001)
        return "nonsense"

    spent: list[tuple[str, float]] = []

    async def test() -> None:
        monkeypatch.setattr(Workers, "ask", nonsense)
        monkeypatch.setattr(Quotas, "spend", lambda _, host, seconds: spent.append((host, seconds)))
        async with serving() as served, guest(served) as ari:
            table = (await _create(ari, BOT)).json()["id"]
            await ari.done(table, "start")
            await play_out(await ari.socket(), table)
            assert [host for host, _ in spent] == [ari.person] * 22
            assert all(seconds > 0 for _, seconds in spent)

    run(test())
