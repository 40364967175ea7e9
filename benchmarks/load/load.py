"""Load: simulated clients over real sockets play at many tables at once, and every move is timed to all its clients.

    python benchmarks/load/load.py --tables 500 1000 2000 --seconds 30
    python benchmarks/load/load.py --database postgresql://localhost/calico --processes 2 --tables 1000

Each table has two clients, each with a socket of its own, and makes one move every `--interval` seconds. The time of a
move runs from sending it until both clients have been told. Clients and servers share the machine: on few cores the
clients' own work is part of what is measured.
"""

import argparse
import asyncio
import json
import os
import random
import resource
import socket
import sys
import tempfile
import time
from asyncio.subprocess import DEVNULL, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict, dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

Json = dict[str, Any]
PEOPLE = 20  # persons on each side; every table has sockets of its own
_START = "from calico.cli.entry import main; import sys; sys.exit(main(sys.argv[1:]))"
_UNLIMITED = {
    "CALICO_REQUESTS_PER_MINUTE": "100000000",
    "CALICO_SIGN_UPS_PER_HOUR": "1000000",
    "CALICO_MESSAGES_PER_SECOND": "1000",
    "CALICO_SOCKETS_PER_ADDRESS": "1000000",
    "CALICO_TABLES_IN_MEMORY": "100000",
    "CALICO_LOG_LEVEL": "warning",
}
_ids = count()


@dataclass
class Report:
    """What came out of one step."""

    tables: int
    processes: int
    database: str
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    longest_ms: float
    moves: int
    finished_games: int
    refused: int
    memory_kb_per_table: float
    server_cores: float
    client_cores: float


@dataclass
class Table:
    """A table under test: when its move was sent, and who has been told."""

    id: str
    url: str
    phase: float
    sent_at: float = 0.0
    sent: bool = False
    sequence: int = 0
    told: set[int] = field(default_factory=set)
    state: Json | None = None
    clients: list[ClientConnection] = field(default_factory=list)


class Load:
    """The clients of all tables."""

    def __init__(self, urls: list[str], interval: float) -> None:
        self.urls = urls
        self.interval = interval
        self.tables: list[Table] = []
        self.times: list[float] = []
        self.refused = 0
        self.finished = 0
        self.is_measuring = False
        self._people: list[list[httpx.AsyncClient]] = [[], []]
        self._tasks: list[asyncio.Task[None]] = []
        self._random = random.Random(1)

    async def open(self) -> None:
        """Make the people."""
        for side in self._people:
            for _ in range(PEOPLE):
                http = httpx.AsyncClient(headers={"X-Calico": "1"}, timeout=120)
                await http.post(f"{self.urls[0]}/api/v1/guests", json={"name": "Load"})
                side.append(http)

    async def grow(self, tables: int) -> None:
        """Open tables until there are so many, a few at once."""
        at_once = asyncio.Semaphore(16)

        async def one(number: int) -> None:
            async with at_once:
                await self._add(number)

        await asyncio.gather(*(one(number) for number in range(len(self.tables), tables)))

    async def close(self) -> None:
        """Hang up."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for side in self._people:
            for http in side:
                await http.aclose()

    async def _add(self, number: int) -> None:
        url = self.urls[number % len(self.urls)]
        first, second = (side[number % PEOPLE] for side in self._people)
        id = await self._create(url, first, second)
        table = Table(id, url, self._random.uniform(0, self.interval))
        for seat, http in enumerate((first, second)):
            cookie = "; ".join(f"{one.name}={one.value}" for one in http.cookies.jar)
            client = await connect(
                url.replace("http", "ws", 1) + "/api/v1/socket",
                origin=Origin(url),
                additional_headers={"Cookie": cookie},
                compression=None,
                open_timeout=60,
                ping_interval=None,
            )
            table.clients.append(client)
            await client.send('{"type":"hello","protocol":1}')
            await client.send(json.dumps({"type": "watch", "table": id}))
            self._tasks.append(asyncio.create_task(self._listen(table, seat, client)))
        self.tables.append(table)
        self._tasks.append(asyncio.create_task(self._play(table)))

    async def _create(self, url: str, first: httpx.AsyncClient, second: httpx.AsyncClient) -> str:
        options = {"mode": "beginner", "seats": [{"kind": "person"}, {"kind": "person"}], "first": 0}
        made = await first.post(f"{url}/api/v1/tables", json={"id": _id(), "options": options})
        id = str(made.json()["id"])
        for http, type in ((second, "join"), (first, "start")):
            done = await http.post(f"{url}/api/v1/tables/{id}/commands", json={"type": type, "id": _id()})
            done.raise_for_status()
        return id

    async def _listen(self, table: Table, seat: int, client: ClientConnection) -> None:
        async for text in client:
            # The head of a message says everything but what to play; only whoever is on turn reads on.
            message: Json = json.loads(text)
            if message["type"] == "refused":
                self.refused += 1
            if message["type"] not in ("snapshot", "update"):
                continue
            if message["state"]["game"]["turn"] == message["state"]["you"]["seat"]:
                table.state = message["state"]
            if table.sent and message["sequence"] > table.sequence:
                table.told.add(seat)
                if len(table.told) == len(table.clients):
                    table.sent = False
                    table.sequence = message["sequence"]
                    if self.is_measuring:
                        self.times.append(time.perf_counter() - table.sent_at)
            elif not table.sent:
                table.sequence = max(table.sequence, message["sequence"])

    async def _play(self, table: Table) -> None:
        await asyncio.sleep(table.phase)
        due = time.perf_counter()
        while True:
            due += self.interval
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            state = table.state
            if table.sent or state is None:
                continue  # the last move is still on its way: this one is not made, and the rate shows it
            if state["status"] == "over":
                self.finished += 1
                return
            legal = state["game"]["legal"]
            if legal is None or not legal["placements"]:
                continue
            placement = self._random.choice(legal["placements"])
            command = {
                "type": "play",
                "id": _id(),
                "patch": placement["patch"],
                "cell": self._random.choice(placement["targets"])["cell"],
                "take": self._random.randint(1, 3),
            }
            table.told, table.sent, table.state = set(), True, None
            text = json.dumps({"type": "do", "table": table.id, "command": command})
            client = table.clients[self._seat(state)]
            table.sent_at = time.perf_counter()
            await client.send(text)

    def _seat(self, state: Json) -> int:
        # The host sits on seat 0 and begins: chairs are in playing order.
        return int(state["you"]["seat"])


def _id() -> str:
    return f"load-{next(_ids):08}"


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def _memory_kb(process: Process) -> int:
    for line in Path(f"/proc/{process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    return 0


def _cpu_seconds(process: Process) -> float:
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@asynccontextmanager
async def servers(database: str, processes: int) -> AsyncIterator[tuple[list[str], list[Process]]]:
    """Server processes on one database."""
    started: list[Process] = []
    urls = []
    try:
        for _ in range(processes):
            port = _free_port()
            arguments = ["serve", "--port", str(port), "--database", database]
            environment = {**os.environ, **_UNLIMITED}
            started.append(
                await asyncio.create_subprocess_exec(
                    sys.executable, "-c", _START, *arguments, env=environment, stdout=DEVNULL
                )
            )
            urls.append(f"http://127.0.0.1:{port}")
        async with httpx.AsyncClient() as http:
            for url in urls:
                while True:
                    with suppress(httpx.HTTPError):
                        if (await http.get(f"{url}/readyz")).status_code == 200:
                            break
                    await asyncio.sleep(0.1)
        yield urls, started
    finally:
        for process in started:
            if process.returncode is None:
                process.terminate()
        for process in started:
            await process.wait()


async def measure(database: str, processes: int, steps: list[int], seconds: float, interval: float) -> list[Report]:
    """One report for each number of tables, growing."""
    reports = []
    async with servers(database, processes) as (urls, running):
        load = Load(urls, interval)
        await load.open()
        empty = sum(map(_memory_kb, running))
        try:
            for tables in steps:
                await load.grow(tables)
                await asyncio.sleep(interval + 1)  # until every table has made a move
                load.times.clear()
                load.is_measuring = True
                cpu, own, began = sum(map(_cpu_seconds, running)), time.process_time(), time.perf_counter()
                await asyncio.sleep(seconds)
                load.is_measuring = False
                passed = time.perf_counter() - began
                times = sorted(load.times) or [0.0]
                reports.append(
                    Report(
                        tables,
                        processes,
                        "postgresql" if database.startswith("postgresql") else "sqlite",
                        round(len(load.times) / passed, 1),
                        round(times[len(times) // 2] * 1000, 1),
                        round(times[int(len(times) * 0.99)] * 1000, 1),
                        round(times[-1] * 1000, 1),
                        len(load.times),
                        load.finished,
                        load.refused,
                        round((sum(map(_memory_kb, running)) - empty) / tables, 1),
                        round((sum(map(_cpu_seconds, running)) - cpu) / passed, 2),
                        round((time.process_time() - own) / passed, 2),
                    )
                )
                print(_row(reports[-1]), flush=True)
        finally:
            await load.close()
    return reports


_HEAD = (
    "| database | processes | tables | moves/s | p50 ms | p99 ms | longest ms | kB a table | server cores "
    "| client cores |\n"
    "|---|---|---|---|---|---|---|---|---|---|"
)


def _row(report: Report) -> str:
    return (
        f"| {report.database} | {report.processes} | {report.tables} | {report.moves_per_second} | {report.p50_ms} "
        f"| {report.p99_ms} | {report.longest_ms} | {report.memory_kb_per_table} | {report.server_cores} "
        f"| {report.client_cores} |"
    )


def main() -> None:
    """Read the options and measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=[250, 500, 1000, 2000])
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each step is measured")
    parser.add_argument("--interval", type=float, default=5.0, help="seconds between the moves of a table")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--database", help="postgresql://…; by default SQLite in a temporary folder")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 4 * max(options.tables) + 1000
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(wanted, hard)), hard))
    print(_HEAD)
    with tempfile.TemporaryDirectory(prefix="calico-load-") as folder:
        database = options.database or f"{folder}/calico.sqlite"
        reports = asyncio.run(measure(database, options.processes, options.tables, options.seconds, options.interval))
    if options.json:
        print(json.dumps([asdict(report) for report in reports]))


if __name__ == "__main__":
    main()
