"""Turns: nobody's hundred tables keep another's one waiting, and those who come last come all the same."""

import asyncio
from contextlib import suppress

from serving import run

from calico.server.turns import Asker, Turns


async def _order(askers: list[Asker], last: frozenset[str] = frozenset()) -> list[str]:
    """In which order tables get their turns if all have come before the first ends."""
    turns = Turns(1, lambda asker: asker.table in last)
    served: list[str] = []
    begin = asyncio.Event()

    async def work(asker: Asker) -> None:
        async with turns.turn(asker):
            await begin.wait()
            served.append(asker.table)

    tasks = [asyncio.create_task(work(asker)) for asker in [Asker("first", "nobody", "nowhere"), *askers]]
    await asyncio.sleep(0)
    begin.set()
    await asyncio.gather(*tasks)
    return served[1:]


def test_a_host_with_one_table_does_not_wait_for_all_of_another_host() -> None:
    many = [Asker(f"m{number}", "greedy", "home") for number in range(40)]
    order = run(_order([*many, Asker("one", "modest", "home")]))
    assert order.index("one") <= 1


def test_many_guests_of_one_address_are_served_as_one_address() -> None:
    many = [Asker(f"m{number}", f"guest{number}", "one address") for number in range(40)]
    order = run(_order([*many, Asker("a", "honest", "elsewhere"), Asker("b", "honest", "elsewhere")]))
    assert max(order.index("a"), order.index("b")) <= 3


def test_tables_of_a_host_take_turns() -> None:
    both = [Asker(table, "host", "home") for table in ("a", "a", "a", "b", "b", "b")]
    assert run(_order(both)) == ["a", "b", "a", "b", "a", "b"]


def test_who_comes_last_waits_for_the_others_but_not_for_ever() -> None:
    watched = [Asker(f"w{number}", f"host{number}", f"home{number}") for number in range(40)]
    unseen = [Asker(f"u{number}", f"other{number}", f"there{number}") for number in range(4)]
    order = run(_order([*unseen, *watched], frozenset(asker.table for asker in unseen)))
    assert not any(table.startswith("u") for table in order[:3])
    assert order.index("u3") < order.index("w39")


def test_a_turn_that_is_given_up_goes_to_the_next() -> None:
    async def test() -> None:
        turns = Turns(1, lambda _: False)
        asker = Asker("a", "b", "c")
        async with turns.turn(asker):
            waiting = asyncio.create_task(_take(turns, asker))
            await asyncio.sleep(0)
            waiting.cancel()
        given = asyncio.create_task(_take(turns, asker))
        with suppress(asyncio.CancelledError):
            await waiting
        await given
        assert len(turns) == 0

    run(test())


async def _take(turns: Turns, asker: Asker) -> None:
    async with turns.turn(asker):
        pass
