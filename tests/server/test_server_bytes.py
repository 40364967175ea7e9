"""Nothing is seen on the wire either: the same game on two servers, with other things hidden, gives the same bytes."""

import re
from contextlib import AsyncExitStack
from random import Random

import pytest
from serving import Client, Served, command_id, guest, run, serving
from test_server_secrets import _face_down, _turn, begin, shuffled_at

from calico.rules import IllegalMove
from calico.server import decide
from calico.server.events import GoalsChosen, PatchPlaced, Played, Started, TableEvent, Taken, Undone
from calico.server.table import Table

SPECTATOR = "Stranger"
LISTS = ("/tables", "/me", "/me/tables", "/me/data", "/me/chart")
_CHANGING = re.compile(rb'"[a-z2-7]{16}"|"[0-9a-f]{16,}"|\b1[0-9]{12}\b')  # ids of tables and persons, times


def _command(event: TableEvent) -> tuple[int, dict[str, object]]:
    """The seat that caused an event, and its command."""
    match event:
        case GoalsChosen(seat=seat, goals=goals):
            return seat, {"type": "choose_goals", "goals": goals}
        case PatchPlaced(seat=seat, patch=patch, cell=cell):
            return seat, {"type": "place", "patch": patch, "cell": cell}
        case Undone(seat=seat):
            return seat, {"type": "undo"}
        case Taken(seat=seat, position=position):
            return seat, {"type": "take", "position": position}
        case Played(seat=seat, patch=patch, cell=cell, take=take):
            return seat, {"type": "play", "patch": patch, "cell": cell, "take": take}
    raise AssertionError(event)


async def _everything_told(
    table: Table, started: Started, events: list[TableEvent], viewer: int | None, monkeypatch: pytest.MonkeyPatch
) -> list[bytes]:
    """Every byte that the viewer gets, by socket and by request, while these events are played on a server."""
    monkeypatch.setattr(decide, "_start", lambda *_: started)
    told: list[bytes] = []
    async with AsyncExitStack() as stack:
        served: Served = await stack.enter_async_context(serving())
        names = [f"Player {seat}" for seat in range(len(started.seats))]
        people: list[Client] = [await stack.enter_async_context(guest(served, name)) for name in (*names, SPECTATOR)]
        options = table.options.model_dump(mode="json")
        id = await people[0].create(**options)
        for person in people[1:-1]:
            await person.done(id, "join")
        watching = people[-1 if viewer is None else viewer]
        wire = await watching.socket()
        await wire.send(type="watch", table=id)

        async def listen(sequence: int) -> None:
            number = -1
            while number < sequence:
                message = await wire.connection.recv(decode=False)
                told.append(message)
                number = int(re.findall(rb'"sequence":(\d+)', message)[0])
            for path in (
                f"/tables/{id}",
                f"/tables/{id}/moves",
                f"/tables/{id}/moves/0",
                f"/tables/{id}/record",
                *LISTS,
            ):
                told.append((await watching.get(path)).content)

        await listen(await people[0].done(id, "start"))
        for event in events:
            seat, command = _command(event)
            answer = await people[seat].post(f"/tables/{id}/commands", {"id": command_id(), **command})
            if answer.json().get("problems"):
                raise IllegalMove([])  # a restriction was lifted because of what the rival held
            await listen(int(answer.json()["sequence"]))
    return [_CHANGING.sub(b"~", message) for message in told]


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("seed", range(2))
def test_the_wire_tells_nothing_hidden(seed: int, viewer: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
    random = Random(seed)
    world, started = begin(seed)
    world.add(started)
    events: list[TableEvent] = []
    while world.table.awaited and len(world.table.turns) < 4:
        for event in _turn(world.table, random):
            world.add(event)
            events.append(event)
    hidden = _face_down(started, world.table, viewer)

    async def told(start: Started) -> list[bytes]:
        return await _everything_told(world.table, start, events, viewer, monkeypatch)

    as_it_was = run(told(started))
    assert len(as_it_was) > 4 * len(events)
    for _ in range(20):
        try:
            otherwise = run(told(shuffled_at(started, hidden, random)))
        except IllegalMove:
            continue
        assert otherwise == as_it_was
        return
    pytest.fail("None of twenty other deals could be played in the same way.")


def test_what_a_rival_holds_does_change_what_the_rival_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison can fail."""
    deals = [begin(seed) for seed in range(30)]
    world, started = next(
        (world, started)
        for world, started in deals
        if started.seats[0].offer is None
        and started.seats[0].goals is not None
        and world.table.plan().options.hand_size
    )
    world.add(started)
    hidden = _face_down(started, world.table, 0)

    async def test() -> None:
        as_it_was = await _everything_told(world.table, started, [], 1, monkeypatch)
        others = [shuffled_at(started, hidden, Random(seed)) for seed in range(3)]
        told = [await _everything_told(world.table, other, [], 1, monkeypatch) for other in others]
        assert any(one != as_it_was for one in told)

    run(test())
