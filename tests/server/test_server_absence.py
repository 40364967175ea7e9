"""Absence: a stand-in plays the turn that somebody missed; it plays on only while another person would have to wait."""

from collections.abc import Callable

import pytest
from serving import Client, Json, Wire, guest, next_command, run, serving

from calico.server import bots, tables
from calico.server.store.memory import MemoryStore

MINUTE = 60_000  # milliseconds
PERSON = {"kind": "person"}
RANDOM = {"kind": "bot", "bot": "random"}
PACE = {"kind": "minutes", "minutes": 1}


class Clock:
    """The server's clock, which a test may put forward."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._ahead, real = 0, tables.now
        for module in (tables, bots):
            monkeypatch.setattr(module, "now", lambda: real() + self._ahead)

    def forward(self, minutes: int) -> None:
        self._ahead += minutes * MINUTE


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


async def follow(client: Client, table: str) -> Wire:
    wire = await client.socket()
    await wire.send(type="watch", table=table)
    return wire


async def until(wire: Wire, is_wanted: Callable[[Json], bool]) -> Json:
    """The first state that is as wanted; none comes after the game."""

    def is_enough(message: Json) -> bool:
        state = message.get("state")
        return state is not None and (state["status"] == "over" or is_wanted(state))

    state: Json = (await wire.until(is_enough))["state"]
    assert is_wanted(state), "the game ran to its end"
    return state


def is_on_turn(seat: int) -> Callable[[Json], bool]:
    return lambda state: bool(state["chairs"][seat]["awaited"])


def is_paused(state: Json) -> bool:
    return bool(state["paused"])


async def move(client: Client, table: str) -> None:
    command = next_command(await client.state(table))
    assert command is not None
    await client.done(table, **command)


def test_bots_alone_do_not_play_on_without_the_only_person(clock: Clock) -> None:
    async def test() -> None:
        store = MemoryStore()
        async with serving(store) as served, guest(served) as ari:
            seats = [PERSON, RANDOM, RANDOM]
            table = await ari.create(mode="beginner", pace=PACE, first=0, seats=seats)
            wire = await follow(ari, table)
            await ari.done(table, "start")
            await until(wire, is_on_turn(0))
            clock.forward(minutes=2)
            state = await until(wire, is_paused)
            assert (state["moves"], state["game"]["turn"]) == (3, 0), "the missed turn, and one of each bot"
            assert state["chairs"][0]["handed_over"] == "absence"
            assert state["deadline"] is None
            assert (await ari.get("/me/tables")).json()[0]["your_turn"]
            clock.forward(minutes=60 * 24 * 30)
            assert table not in await store.due(tables.now(), 10, 0), "no clock runs"

            await ari.done(table, "return")
            state = await ari.state(table)
            assert not is_paused(state)
            assert state["deadline"] is not None
            await move(ari, table)
            clock.forward(minutes=2)
            assert (await until(wire, lambda one: is_paused(one) and one["moves"] > 6))["moves"] == 9

    run(test())


def test_goals_that_nobody_chose_are_chosen_and_the_first_turn_waits(clock: Clock) -> None:
    async def test() -> None:
        async with serving() as served, guest(served) as ari:
            table = await ari.create(pace=PACE, first=0, seats=[PERSON, RANDOM])
            wire = await follow(ari, table)
            await ari.done(table, "start")
            await until(wire, lambda state: bool(state["status"] == "choosing"))
            clock.forward(minutes=2)
            assert (await until(wire, is_paused))["moves"] == 0

    run(test())


def test_whoever_else_plays_does_not_wait_for_the_absent(clock: Clock) -> None:
    async def test() -> None:
        async with serving() as served, guest(served) as ari, guest(served, "Bea") as bea:
            table = await ari.create(mode="beginner", pace=PACE, first=0, seats=[PERSON, PERSON])
            await bea.done(table, "join")
            wire = await follow(bea, table)
            await ari.done(table, "start")
            await until(wire, is_on_turn(0))
            clock.forward(minutes=2)
            for moves in (1, 3):
                await until(wire, lambda state, moves=moves: state["moves"] == moves)  # type: ignore[misc]
                await move(bea, table)
            await until(wire, lambda state: bool(state["moves"] == 5))
            clock.forward(minutes=2)  # now Bea has gone as well
            assert (await until(wire, is_paused))["moves"] == 6
            await bea.done(table, "return")
            await until(wire, lambda state: bool(state["moves"] == 7))  # Ari's stand-in plays on for her
            await ari.done(table, "return")
            await bea.done(table, "resign")
            assert not is_paused(await until(wire, lambda state: bool(state["moves"] == 8)))
            clock.forward(minutes=2)
            assert (await until(wire, is_paused))["moves"] == 10, "who has left for good is not waited for"

    run(test())


def test_a_stand_in_of_a_program_plays_to_the_end(clock: Clock) -> None:
    async def test() -> None:
        async with serving() as served, guest(served, "Host") as host, guest(served, "Robo") as robo:
            body = {"id": "robots-only", "sit": False, "options": {"mode": "beginner", "seats": [PERSON, RANDOM]}}
            table = (await host.post("/tables", body)).json()["id"]
            program = await robo.socket(program=True)
            assert (await program.do(table, "join"))["type"] == "done"
            wire = await follow(host, table)
            await host.done(table, "start")
            await until(wire, is_on_turn(0))
            clock.forward(minutes=2)
            await until(wire, lambda state: bool(state["status"] == "over"))

    run(test())
