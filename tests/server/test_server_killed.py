"""Nothing is lost: a server that is killed at any moment has every acknowledged move after its restart, once."""

import asyncio
import os
import random
from pathlib import Path

import pytest
from killing import Ledger, Pair, ServerProcess

from calico.cli.entry import main
from calico.server.protocol import TableStatus
from calico.server.store.sql import SqlStore
from calico.server.tables import Tables

KILLS = int(os.environ.get("CALICO_KILLS", "6"))  # 200 for the whole proof
SEED = int(os.environ.get("CALICO_SEED", "7"))
PAIRS = 3


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_killed_at_random_moments(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    database = request.getfixturevalue("postgres_url") if kind == "postgresql" else str(tmp_path / "calico.sqlite")
    ledger = Ledger()

    async def kill_and_play() -> None:
        server = ServerProcess(database)
        await server.start()
        pairs = [Pair([server.url], ledger, SEED + pair) for pair in range(PAIRS)]
        tasks = [asyncio.create_task(pair.play()) for pair in pairs]
        moments = random.Random(SEED)
        try:
            for _ in range(KILLS):
                await asyncio.sleep(moments.uniform(0.05, 0.6))
                await server.kill()
                await server.start()
            for pair in pairs:
                pair.is_last.set()
            await asyncio.gather(*tasks)
            await server.stop()
        finally:
            for task in tasks:
                task.cancel()
            await server.kill()

    asyncio.run(kill_and_play())
    assert not ledger.refusals
    assert ledger.finished
    assert ledger.finished == set(ledger.tables)
    asyncio.run(check(database, ledger, tmp_path))
    print(
        f"{kind}: {KILLS} kills, {len(ledger.finished)} games, {len(ledger.acknowledged)} acknowledged commands,"
        " none lost, none twice"
    )


async def check(database: str, ledger: Ledger, folder: Path) -> None:
    """Every acknowledged command has exactly its number; every game has a record that `calico score` accepts."""
    store = SqlStore(database) if database.startswith("postgresql") else SqlStore.sqlite(database)
    await store.open()
    tables = Tables(store)
    await tables.open()
    records = []
    for table in ledger.tables:
        saved = [(one.command.rpartition(":")[2], one.sequence) for one in await store.entries(table)]
        assert [sequence for _, sequence in saved] == list(range(1, len(saved) + 1))
        assert len(dict(saved)) == len(saved), "a command is there twice"
        for (where, command), sequence in ledger.acknowledged.items():
            if where == table:
                assert dict(saved).get(command) == sequence, "an acknowledged command is lost"
        found = await tables.get(table)
        assert found.status is TableStatus.OVER
        assert found.game is not None
        records.append(found.game.record)
    await store.close()
    file = folder / "games.jsonl"
    file.write_text("\n".join(records) + "\n", encoding="utf-8")
    assert await asyncio.to_thread(main, ["score", str(file)]) == 0
