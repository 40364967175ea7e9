"""The chart of a household: up to six players, one mark for each game and player, across devices, in and out."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from serving import Client, Json, Served, guest, play_out, run, serving

from calico.cli.store import load_chart
from calico.notation import format_chart, parse_chart
from calico.rules import ACHIEVEMENTS, Chart, ChartError, ChartRow
from calico.server.store.sql import SqlStore

SHARED = [{"kind": "shared", "name": "Ann"}, {"kind": "shared", "name": "Ben"}]


def code(answer: httpx.Response) -> str:
    return "" if answer.is_success else str(answer.json()["problems"][0]["code"])


async def chart(client: Client) -> Json:
    found: Json = (await client.get("/me/chart")).json()
    return found


def names(state: Json) -> list[str]:
    return [player["name"] for player in state["players"]]


async def finished(client: Client, **options: object) -> tuple[str, Json]:
    """A game at a shared screen, played to its end."""
    table = await client.create(seats=SHARED, **options)
    await client.done(table, "start")
    return table, await play_out(await client.socket(), table)


@asynccontextmanager
async def account(served: Served, name: str) -> AsyncIterator[Client]:
    async with guest(served, name.title()) as client:
        await client.post("/account", {"account": name, "passphrase": "correct horse battery"})
        yield client


def test_a_seat_of_a_shared_screen_counts_for_whom_one_says_and_once() -> None:
    async def test() -> None:
        async with serving() as served, guest(served, "Ann") as ann, guest(served, "Thief") as thief:
            for name in ("Ben", "Cleo"):
                assert (await ann.post("/me/chart/players", {"name": name})).status_code == 201
            ben = (await chart(ann))["players"][1]["id"]
            table, end = await finished(ann, achievement="restriction", restriction="adjacent")
            seat = end["game"]["result"]["winners"][0]
            mark = {"table": table, "seat": seat, "achievement": "restriction:adjacent", "player": ben}
            assert code(await thief.post("/me/chart", mark)) == "mark-not-yours"
            assert code(await ann.post("/me/chart", {**mark, "player": "0" * 16})) == "chart-player-missing"
            for loser in {0, 1} - set(end["game"]["result"]["winners"]):
                assert code(await ann.post("/me/chart", {**mark, "seat": loser})) == "chart-not-offered"
            assert (await ann.post("/me/chart", mark)).is_success
            assert code(await ann.post("/me/chart", mark)) == "chart-marked"
            cleo = (await chart(ann))["players"][2]["id"]
            assert code(await ann.post("/me/chart", {**mark, "player": cleo})) == "chart-game-marked", (
                "the seat is used"
            )
            rows = {row["name"]: row for row in (await chart(ann))["players"]}
            assert rows["Ben"]["marked"] == ["restriction:adjacent"]
            assert rows["Ben"]["points"] == 1
            assert rows["Ann"]["marked"] == rows["Cleo"]["marked"] == []

            table, end = await finished(ann, achievement="restriction", restriction="adjacent")
            seat = end["game"]["result"]["winners"][0]
            mark = {"table": table, "seat": seat, "achievement": "restriction:adjacent"}
            assert code(await ann.post("/me/chart", {**mark, "player": ben})) == "chart-marked", "once in a lifetime"
            assert (await ann.post("/me/chart", mark)).json()["is_you"], "without a player it is one's own"
            assert (await ann.http.delete(f"/api/v1/me/chart/players/{ben}")).status_code == 200
            assert names(await chart(ann)) == ["Ann", "Cleo"]

    run(test())


def test_six_players_with_names_of_their_own() -> None:
    async def test() -> None:
        async with serving() as served, guest(served, "Ann") as ann, guest(served, "Other") as other:
            for name in "BCDEF":
                assert (await ann.post("/me/chart/players", {"name": name})).status_code == 201
            assert code(await ann.post("/me/chart/players", {"name": "G"})) == "chart-full"
            state = await chart(ann)
            assert names(state) == ["Ann", "B", "C", "D", "E", "F"]
            last = state["players"][5]["id"]
            path = f"/api/v1/me/chart/players/{last}"
            assert code(await ann.http.patch(path, json={"name": "ann"})) == "chart-player-twice"
            assert code(await ann.http.patch(path, json={"name": "\x07"})) == "person-name-unfit"
            assert code(await other.http.patch(path, json={"name": "X"})) == "chart-player-missing"
            assert code(await other.http.delete(path)) == "chart-player-missing"
            own = f"/api/v1/me/chart/players/{ann.person}"
            assert code(await ann.http.delete(own)) == "chart-player-missing", "one's own row stays"
            assert names((await ann.http.patch(path, json={"name": "Fay"})).json())[5] == "Fay"
            assert (await ann.http.delete(path)).status_code == 200
            assert code(await ann.post("/me/chart/players", {"name": "b"})) == "chart-player-twice"

    run(test())


def test_an_account_joins_a_chart_is_seen_there_and_leaves() -> None:
    async def test() -> None:
        async with serving() as served, account(served, "ann") as ann, account(served, "bea") as bea:
            assert code(await ann.post("/me/chart/guests", {"account": "nobody"})) == "account-unknown"
            assert code(await ann.post("/me/chart/guests", {"account": "ann"})) == "chart-player-twice"
            assert (await ann.post("/me/chart/guests", {"account": "BEA"})).status_code == 201
            assert code(await ann.post("/me/chart/guests", {"account": "bea"})) == "chart-player-twice"
            row = (await chart(ann))["players"][1]
            assert (row["account"], row["invited"], row["marked"]) == ("bea", True, [])
            text = format_chart(Chart((ChartRow("Bea", ACHIEVEMENTS[:5], tuple("vwxyz")),)))
            assert (await bea.post("/me/chart/import", {"chart": text})).is_success
            (invitation,) = (await chart(bea))["invitations"]
            assert invitation["keeper"] == "Ann"
            path = f"/api/v1/me/chart/invitations/{invitation['id']}"
            assert code(await ann.http.put(path)) == "chart-player-missing", "nobody accepts for somebody else"
            (joined,) = (await bea.http.put(path)).json()["joined"]
            assert names(joined) == ["Ann", "Bea"]
            row = (await chart(ann))["players"][1]
            assert (row["points"], row["titles"], row["invited"]) == (5, ["budding"], False)
            table, end = await finished(ann, achievement="restriction", restriction="adjacent")
            mark = {"table": table, "seat": end["game"]["result"]["winners"][0], "player": row["id"]}
            answer = await ann.post("/me/chart", {**mark, "achievement": "restriction:adjacent"})
            assert code(answer) == "chart-player-missing", "an account marks for itself"
            assert (await bea.http.delete(path)).json()["joined"] == []
            assert names(await chart(ann)) == ["Ann"]
            assert (await chart(bea))["players"][0]["points"] == 5, "one's own row stays one's own"

    run(test())


def test_the_chart_follows_the_account_and_goes_with_it(tmp_path: Path) -> None:
    async def test() -> None:
        store = SqlStore.sqlite(tmp_path / "calico.sqlite")
        async with serving(store) as served, guest(served, "Ann") as phone, account(served, "ann") as laptop:
            await phone.post("/me/chart/players", {"name": "Ben"})
            await laptop.post("/me/chart/players", {"name": "Cleo"})
            text = format_chart(Chart((ChartRow("Ben", ACHIEVEMENTS[:2], ("x", "y")),)))
            await phone.post("/me/chart/import", {"chart": text})
            await phone.post("/login", {"account": "ann", "passphrase": "correct horse battery"})
            rows = {row["name"]: row["points"] for row in (await chart(laptop))["players"]}
            assert rows == {"Ann": 0, "Ben": 2, "Cleo": 0}
            data = (await laptop.get("/me/data")).json()
            assert {row["name"] for row in data["chart"]} == {"Ben", "Cleo"}
            assert len(data["marks"]) == 2
            async with account(served, "bea") as bea:
                await bea.post("/me/chart/guests", {"account": "ann"})
                assert (await laptop.http.delete("/api/v1/me")).status_code == 204
                assert names(await chart(bea)) == ["Bea"]
            assert [row async for row in store.dump() if row[0] in ("chart_players", "marks")] == []

    run(test())


def test_a_chart_goes_out_and_in_again_and_to_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with serving() as served, guest(served, "Ann") as ann, guest(served, "Ann") as other:
            text = format_chart(
                Chart((ChartRow("Ann", ACHIEVEMENTS[:3], ("a", "b", "c")), ChartRow("Ben", ACHIEVEMENTS[4:5], ("a",))))
            )
            for _ in range(2):  # twice is the same as once
                state = (await ann.post("/me/chart/import", {"chart": text})).json()
                assert [row["points"] for row in state["players"]] == [3, 1]
            out = (await ann.get("/me/chart/export")).text
            assert parse_chart(out) == parse_chart(text)
            assert (await other.post("/me/chart/import", {"chart": out})).json()["players"] == [
                {**row, "id": mine["id"]}
                for row, mine in zip(state["players"], (await chart(other))["players"], strict=True)
            ]
            (tmp_path / "chart.json").write_text(out, encoding="utf-8")
            monkeypatch.setenv("CALICO_HOME", str(tmp_path))
            assert load_chart() == parse_chart(out)
            crowd = json.loads(format_chart(Chart(tuple(ChartRow(name) for name in "ABCDEF"))))
            before = await chart(ann)
            for broken in ("{}", "nonsense", "[" * 5000, json.dumps({**crowd, "version": 2})):
                assert code(await ann.post("/me/chart/import", {"chart": broken})) == "chart-unreadable"
            assert code(await ann.post("/me/chart/import", {"chart": json.dumps(crowd)})) == "chart-full"
            assert await chart(ann) == before

    run(test())


def test_a_chart_that_is_none_is_refused() -> None:
    for text in (
        "",
        "null",
        '{"format":"calico-chart","version":1,"players":[{"name":"A","marked":["x"],"games":[]}]}',
    ):
        with pytest.raises(ChartError):
            parse_chart(text)
