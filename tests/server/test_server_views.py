"""What the state of a table tells those who do not play, or no longer."""

import asyncio
from typing import Any

from serving import guest, play_out, run, serving

PERSON = {"kind": "person"}
SEATS = [PERSON, PERSON]


def ways(game: dict[str, Any]) -> list[tuple[bool, bool, int]]:
    """Of every goal on the table: whether it is possible by colours and by patterns, and the cells still open."""
    found = [goal["progress"] for player in game["players"] for goal in player["goals"]]
    return [(one["colors"]["possible"], one["patterns"]["possible"], one["open_cells"]) for one in found]


def test_everybody_is_told_how_every_goal_stands() -> None:
    """A goal on turn one is open, and one that has failed has failed: for players, rivals and those who look on."""

    async def test() -> None:
        async with (
            serving() as served,
            guest(served, "Ari") as ari,
            guest(served, "Bea") as bea,
            guest(served, "Cleo") as cleo,
        ):
            table = await ari.create(mode="beginner", seats=SEATS)
            await bea.done(table, "join")
            await ari.done(table, "start")
            for client in (ari, bea, cleo):
                assert ways((await client.state(table))["game"]) == [(True, True, 6)] * 6
            await asyncio.gather(play_out(await ari.socket(), table), play_out(await bea.socket(), table))
            end = (await cleo.state(table))["game"]
            goals = [goal for player in end["players"] for goal in player["goals"]]
            assert ways(end) == [(goal["by_colors"], goal["by_patterns"], 0) for goal in goals]
            assert (False, False, 0) in ways(end)

    run(test())


def test_a_game_that_somebody_has_left_is_not_theirs_any_more() -> None:
    async def test() -> None:
        async with serving() as served, guest(served, "Ari") as ari, guest(served, "Bea") as bea:
            table = await ari.create(mode="beginner", seats=SEATS)
            await bea.done(table, "join")
            await ari.done(table, "start")
            await ari.done(table, "resign")
            assert (await ari.get("/me/tables")).json() == []
            assert [one["id"] for one in (await bea.get("/me/tables")).json()] == [table]

    run(test())
