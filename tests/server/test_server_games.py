"""Whole games over real sockets: every kind of seat, undo, rematch, records that replay."""

import asyncio
import json
from typing import Any

import pytest
from serving import command_id, guest, play_out, run, serving

from calico.notation import parse_record
from calico.rules import AchievementMode, GoalValues, Mode, Restriction, Variant
from calico.server.protocol import SeatKind, TableOptions
from calico.server.store import Store
from calico.server.store.memory import MemoryStore
from calico.server.store.sql import SqlStore

PERSON = {"kind": "person"}


def bot(name: str = "greedy") -> dict[str, str]:
    return {"kind": "bot", "bot": name}


@pytest.mark.parametrize("kind", ["memory", "sqlite"])
def test_two_people_play_a_whole_game_by_link(kind: str, tmp_path: object) -> None:
    async def test() -> None:
        store: Store = MemoryStore() if kind == "memory" else SqlStore.sqlite(f"{tmp_path}/calico.sqlite")
        async with serving(store) as served, guest(served, "Ari") as ari, guest(served, "Bea") as bea:
            table = await ari.create(seats=[PERSON, PERSON])
            await bea.done(table, "join")
            await ari.done(table, "start")
            ends = await asyncio.gather(play_out(await ari.socket(), table), play_out(await bea.socket(), table))
            assert [end["moves"] for end in ends] == [44, 44]
            assert ends[0]["game"]["result"] == ends[1]["game"]["result"]
            answer = await ari.get(f"/tables/{table}/record")
            record = parse_record(answer.text)
            assert record.result is not None
            assert {seat.name for seat in record.setup.seats} == {"Ari", "Bea"}
            totals = [player["score"]["total"] for player in ends[0]["game"]["players"]]
            assert totals == [score.total for score in record.result.scores]

    run(test())


def test_whoever_opens_a_table_later_finds_every_turn() -> None:
    async def test() -> None:
        async with serving() as served, guest(served, "Ari") as ari, guest(served, "Bea") as bea:
            table = await ari.create(seats=[PERSON, bot()], first=0)
            assert (await bea.get(f"/tables/{table}/moves")).json() == []
            assert (await ari.get(f"/tables/{table}/moves/0")).status_code == 404
            await ari.done(table, "start")
            seen: dict[int, dict[str, object]] = {}

            async def remember(state: dict[str, Any]) -> None:
                if state["status"] != "choosing" and state["game"]["placed"] is None:
                    seen[state["moves"]] = state["game"] | {"legal": None}

            await play_out(await ari.socket(), table, on_state=remember)
            moves = (await bea.get(f"/tables/{table}/moves")).json()
            record = parse_record((await ari.get(f"/tables/{table}/record")).text)
            assert [(move["seat"], move["patch"], move["cell"], tuple(move["earned"])) for move in moves] == [
                (one.seat, str(one.move.patch), one.move.cell.name, tuple(map(str, one.earned))) for one in record.turns
            ]
            assert len(seen) > 20
            for number, game in seen.items():
                assert (await ari.get(f"/tables/{table}/moves/{number}")).json() == game
            rival = (await bea.get(f"/tables/{table}/moves/0")).json()
            assert all(player["hand"] == [None, None] for player in rival["players"])
            answer = await ari.get(f"/tables/{table}/moves/45")
            assert answer.json()["problems"][0]["code"] == "turn-unknown"

    run(test())


SHARED = {"kind": "shared", "name": "Ida"}
MINUTES = {"kind": "minutes", "minutes": 3}
DAYS = {"kind": "days", "days": 2}
TABLES: list[dict[str, Any]] = [
    {"mode": "beginner", "seats": [PERSON]},
    {"scenario": 3, "seats": [PERSON], "achievement": "scenario", "pace": MINUTES},
    {"scenario": 8, "seats": [SHARED, SHARED | {"name": "Bo"}], "goal_values": "tile"},
    {"restriction": "no_hand", "seats": [PERSON, bot("random")], "achievement": "restriction"},
    {"restriction": "adjacent", "seats": [PERSON, PERSON], "goal_values": "tile", "pace": DAYS},
    {"restriction": "both", "seats": [PERSON], "open_hands": True},
    {"restriction": "same_color", "seats": [PERSON, bot("random"), PERSON], "mode": "beginner"},
    {"restriction": "same_pattern", "seats": [PERSON, bot("random")], "variants": ["lower_variance"]},
    {"variants": ["family"], "seats": [PERSON, bot(), bot("random"), PERSON | {"board": "blue"}], "first": 0},
    {"variants": ["lower_variance"], "open_hands": True, "seats": [SHARED, PERSON], "chat": False},
    {"variants": ["family", "lower_variance"], "seats": [PERSON, PERSON], "achievement": None, "public": True},
    {"cats": ["callie", "tecolote", "almond"], "seats": [PERSON, PERSON], "achievement": "normal"},
]


def test_the_tables_cover_every_option() -> None:
    """Every setup, value, variant, restriction, mode of achievement, pace, kind of seat and number of players."""
    plans = [TableOptions.model_validate_json(json.dumps(options)) for options in TABLES]
    assert {plan.mode for plan in plans} == set(Mode)
    assert {plan.goal_values for plan in plans} == set(GoalValues)
    assert {variant for plan in plans for variant in plan.variants} == set(Variant)
    assert {plan.restriction for plan in plans} == {None, *Restriction}
    assert {plan.achievement for plan in plans} == {None, *AchievementMode}
    assert {plan.pace.kind for plan in plans} == {"relaxed", "minutes", "days"}
    assert {seat.kind for plan in plans for seat in plan.seats} == set(SeatKind)
    assert {len(plan.seats) for plan in plans} == {1, 2, 3, 4}
    for is_chosen in (False, True):
        assert any((plan.scenario is not None) is is_chosen for plan in plans)
        assert any((plan.cats is not None) is is_chosen for plan in plans)
        assert any(plan.open_hands is is_chosen and plan.public is not is_chosen for plan in plans)


@pytest.mark.parametrize("options", TABLES)
def test_every_kind_of_table_is_played_to_the_end(options: dict[str, object]) -> None:
    async def test() -> None:
        async with serving() as served, guest(served, "Ari") as ari, guest(served, "Bea") as bea:
            table = await ari.create(**options)
            state = await ari.state(table)
            if not all(chair["taken"] for chair in state["chairs"]):
                await bea.done(table, "join")
            await ari.done(table, "start")
            wires = [await ari.socket(), await bea.socket()]
            if (await bea.state(table))["you"]["seat"] is None:
                wires.pop()
            await asyncio.gather(*(play_out(wire, table) for wire in wires))
            assert parse_record((await ari.get(f"/tables/{table}/record")).text).result is not None

    run(test())


def test_undo_until_the_market_is_taken_and_never_after() -> None:
    async def test() -> None:
        async with serving() as served, guest(served) as ari:
            table = await ari.create(mode="beginner", seats=[PERSON])
            await ari.done(table, "start")
            wire = await ari.socket()
            before = (await ari.state(table))["game"]
            patch = before["players"][0]["hand"][0]
            assert (await wire.do(table, "undo"))["problems"][0]["code"] == "nothing-to-undo"
            assert (await wire.do(table, "place", patch=patch, cell="a1"))["type"] == "done"
            assert (await wire.do(table, "undo"))["type"] == "done"
            assert (await ari.state(table))["game"] == before
            await wire.do(table, "place", patch=patch, cell="b1")
            assert (await wire.do(table, "take", position=2))["type"] == "done"
            assert (await wire.do(table, "undo"))["problems"][0]["code"] == "nothing-to-undo"

    run(test())


def test_a_command_sent_twice_is_done_once() -> None:
    async def test() -> None:
        async with serving() as served, guest(served) as ari:
            body = {"id": command_id(), "options": {"mode": "beginner", "seats": [PERSON]}}
            first = (await ari.post("/tables", body)).json()
            assert (await ari.post("/tables", body)).json() == first
            table = first["id"]
            await ari.done(table, "start")
            patch = (await ari.state(table))["game"]["players"][0]["hand"][0]
            turn = {"type": "play", "id": command_id(), "patch": patch, "cell": "a1", "take": 1}
            answers = [(await ari.post(f"/tables/{table}/commands", turn)).json() for _ in range(3)]
            assert answers[0]["type"] == "done"
            assert answers == [answers[0]] * 3
            assert (await ari.state(table))["moves"] == 1

    run(test())


def test_reconnecting_tells_what_happened_since() -> None:
    async def test() -> None:
        async with serving() as served, guest(served) as ari, guest(served, "Bea") as bea:
            table = await ari.create(seats=[PERSON, PERSON])
            wire = await ari.socket()
            await wire.send(type="watch", table=table)
            first = await wire.receive()
            assert first["type"] == "snapshot"
            await wire.connection.close()
            await bea.done(table, "join")
            await bea.done(table, "say", text="hello")
            again = await ari.socket()
            await again.send(type="watch", table=table, since=first["sequence"])
            update = await again.receive()
            assert update["type"] == "update"
            assert [one["type"] for one in update["happened"]] == ["joined", "said"]
            assert update["state"] == await ari.state(table)
            await again.send(type="watch", table=table, since=999)
            assert (await again.receive())["type"] == "snapshot"

    run(test())


def test_bots_play_among_themselves_while_others_watch() -> None:
    async def test() -> None:
        async with serving() as served, guest(served) as ari:
            table = await ari.create(seats=[bot("random"), bot("greedy")])
            await ari.done(table, "start")
            end = await play_out(await ari.socket(), table)
            assert end["you"]["seat"] is None
            assert end["game"]["result"]["winners"]

    run(test())


def test_rematch_is_one_table_that_everybody_hears_of() -> None:
    async def test() -> None:
        async with serving() as served, guest(served) as ari:
            table = await ari.create(mode="beginner", seats=[PERSON])
            assert (await ari.do(table, "rematch")).json()["problems"][0]["code"] == "game-not-over"
            await ari.done(table, "start")
            wire = await ari.socket()
            await play_out(wire, table)
            await ari.done(table, "rematch")
            update = await wire.until(lambda message: message["type"] == "update")
            assert update["happened"][-1]["type"] == "rematch"
            again = update["state"]["rematch"]
            assert again != table
            assert (await ari.state(again))["status"] == "gathering"
            assert (await ari.do(table, "rematch")).json()["problems"][0]["code"] == "rematch-exists"

    run(test())
