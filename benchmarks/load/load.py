"""Load: simulated clients over real sockets play at many tables at once, and every move is timed to all its clients.

    python benchmarks/load/load.py --tables 500 1000 2000 --seconds 30
    python benchmarks/load/load.py --postgresql --processes 2 --tables 1000

Each table has two clients, each with a socket of its own, and makes one move every `--interval` seconds; a game that
is over is followed by another one on the same sockets. The time of a move runs from sending it until both clients have
been told. With several processes the two clients of a table are connected to different ones. Growing ends at the first
number of tables at which one move in a hundred takes longer than `--slow` milliseconds.

Clients, servers and database share the machine. "Other cores" is whatever else it was busy with meanwhile: PostgreSQL,
the kernel's own work, and neighbours, so a measurement that was disturbed can be told from one that was not. Memory is
what the server processes have grown by (resident) since before the first table, two sockets a table included.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import re
import resource
import socket
import sys
import tempfile
import time
from asyncio.subprocess import DEVNULL, Process
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import uvloop
from wire import Wire

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))
from postgres_cluster import cluster

Json = dict[str, Any]
PEOPLE = 20  # persons on each side; every table has sockets of its own
_START = "from calico.cli.entry import main; import sys; sys.exit(main(sys.argv[1:]))"
_UNLIMITED = {
    "CALICO_REQUESTS_PER_MINUTE": "100000000",
    "CALICO_TABLES_PER_PERSON": "0",
    "CALICO_TABLES_PER_ADDRESS": "0",
    "CALICO_BOTS_PER_PERSON": "0",
    "CALICO_BOTS_PER_ADDRESS": "0",
    "CALICO_BOT_MINUTES_PER_PERSON": "0",
    "CALICO_BOT_MINUTES_PER_ADDRESS": "0",
    "CALICO_SIGN_UPS_PER_HOUR": "1000000",
    "CALICO_MESSAGES_PER_SECOND": "1000",
    "CALICO_SOCKETS_PER_ADDRESS": "1000000",
    "CALICO_TABLES_IN_MEMORY": "100000",
    "CALICO_LOG_LEVEL": "warning",
}
# The head of a message about a table; everything else that clients are told does not matter here.
_ABOUT = re.compile(rb'\{"table":"([a-z2-7]{16})","sequence":(\d+),')
_ids = count()


@dataclass
class Report:
    """What came out of one step."""

    database: str
    processes: int
    tables: int
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    longest_ms: float
    kb_per_table: float
    server_ms_per_move: float
    server_cores: float
    client_cores: float
    other_cores: float
    finished_games: int
    refused: int


@dataclass
class Table:
    """A table under test: when its move was sent, who has been told of it, and what may be played next."""

    number: int
    id: str = ""
    wires: list[Wire] = field(default_factory=list)
    sequence: int = 0  # the newest number that a client knows
    sent_at: float = 0.0
    waiting_for: int = 0  # clients that have not been told of the move under way
    next: tuple[int, bytes] | None = None  # the client on turn, and the message with its legal moves


class Load:
    """The clients of all tables."""

    def __init__(self, urls: list[str], interval: float) -> None:
        self.urls = urls
        self.interval = interval
        self.tables: list[Table] = []
        self.times: list[float] = []
        self.refused = 0
        self.finished = 0
        self._people: list[list[httpx.AsyncClient]] = [[], []]
        self._random = random.Random(1)
        self._at_once = asyncio.Semaphore(12)
        self._renewals: set[asyncio.Task[None]] = set()
        self._is_over = False

    async def open(self) -> None:
        """Make the people."""
        for side in self._people:
            for _ in range(PEOPLE):
                http = httpx.AsyncClient(headers={"X-Calico": "1"}, timeout=120)
                await http.post(f"{self.urls[0]}/api/v1/guests", json={"name": "Load"})
                side.append(http)

    async def grow(self, tables: int) -> None:
        """Open tables until there are so many."""
        await asyncio.gather(*(self._add(Table(number)) for number in range(len(self.tables), tables)))

    async def close(self) -> None:
        """Hang up, and stop all that is under way."""
        self._is_over = True
        for task in self._renewals:
            task.cancel()
        await asyncio.gather(*self._renewals, return_exceptions=True)
        for table in self.tables:
            for wire in table.wires:
                wire.close()
        for side in self._people:
            for http in side:
                await http.aclose()

    async def _add(self, table: Table) -> None:
        async with self._at_once:
            for seat in range(2):
                http = self._people[seat][table.number % PEOPLE]
                address = urlsplit(self._url(table, seat))
                cookie = "; ".join(f"{one.name}={one.value}" for one in http.cookies.jar)
                told = partial(self._told, table, seat)
                wire = await Wire.open(str(address.hostname), address.port or 80, "/api/v1/socket", cookie, told)
                wire.send('{"type":"hello","protocol":1}')
                table.wires.append(wire)
        await self._begin(table)
        self.tables.append(table)
        loop = asyncio.get_running_loop()
        loop.call_later(self._random.uniform(0, self.interval), self._tick, table, loop.time())

    async def _begin(self, table: Table) -> None:
        """A new game for these two."""
        async with self._at_once:
            first, second = (side[table.number % PEOPLE] for side in self._people)
            url = self._url(table, 0)
            options = {"mode": "beginner", "seats": [{"kind": "person"}, {"kind": "person"}], "first": 0}
            made = await first.post(f"{url}/api/v1/tables", json={"id": _id(), "options": options})
            id = str(made.json()["id"])
            for http, type in ((second, "join"), (first, "start")):
                done = await http.post(f"{url}/api/v1/tables/{id}/commands", json={"type": type, "id": _id()})
                done.raise_for_status()
        for wire in table.wires:
            if table.id:
                wire.send(json.dumps({"type": "unwatch", "table": table.id}))
            wire.send(json.dumps({"type": "watch", "table": id}))
        table.id, table.sequence, table.waiting_for, table.next = id, 0, 0, None

    def _url(self, table: Table, seat: int) -> str:
        return self.urls[(table.number + seat) % len(self.urls)]

    def _told(self, table: Table, seat: int, message: bytes) -> None:
        at = time.perf_counter()
        about = _ABOUT.match(message)
        if about is None:
            self.refused += message.startswith(b'{"problems"')
        elif about[1].decode() == table.id:
            if (sequence := int(about[2])) > table.sequence:
                if table.waiting_for == 1:
                    self.times.append(at - table.sent_at)
                table.waiting_for = max(0, table.waiting_for - 1)
                if table.waiting_for == 0:
                    table.sequence = sequence
            if b'"legal":{' in message or b'"status":"over"' in message:
                table.next = (seat, message)

    def _tick(self, table: Table, due: float) -> None:
        if self._is_over:
            return
        loop = asyncio.get_running_loop()
        due = max(due + self.interval, loop.time())
        loop.call_at(due, self._tick, table, due)
        if table.waiting_for > 0 or table.next is None:
            return  # the last move is still on its way: this one is not made, and the rate shows it
        seat, message = table.next
        state = json.loads(message)["state"]
        table.next = None
        if state["status"] == "over":
            self.finished += 1
            renewal = asyncio.create_task(self._begin(table))
            self._renewals.add(renewal)
            renewal.add_done_callback(self._renewed)
            return
        placement = self._random.choice(state["game"]["legal"]["placements"])
        command = {
            "type": "play",
            "id": _id(),
            "patch": placement["patch"],
            "cell": self._random.choice(placement["targets"])["cell"],
            "take": self._random.randint(1, 3),
        }
        text = json.dumps({"type": "do", "table": table.id, "command": command})
        table.waiting_for = len(table.wires)
        table.sent_at = time.perf_counter()
        table.wires[seat].send(text)

    def _renewed(self, renewal: asyncio.Task[None]) -> None:
        self._renewals.discard(renewal)
        if not renewal.cancelled() and (error := renewal.exception()) is not None:
            raise error  # the loop prints it: a table that is lost is seen


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


def _machine_seconds() -> float:
    """How long all cores together have been busy."""
    user, nice, system, _idle, _wait, *interrupts = Path("/proc/stat").read_text().splitlines()[0].split()[1:9]
    return sum(map(int, (user, nice, system, *interrupts))) / os.sysconf("SC_CLK_TCK")


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


async def measure(
    database: str, processes: int, steps: list[int], seconds: float, interval: float, slow: float
) -> list[Report]:
    """One report for each number of tables, growing."""
    reports: list[Report] = []
    async with servers(database, processes) as (urls, running):
        load = Load(urls, interval)
        await load.open()
        empty = sum(map(_memory_kb, running))
        gc.disable()  # no pauses of ours in the times
        try:
            for tables in steps:
                await load.grow(tables)
                await asyncio.sleep(interval + 1)  # until every table has made a move
                load.times.clear()
                before = (sum(map(_cpu_seconds, running)), time.process_time(), _machine_seconds(), time.perf_counter())
                await asyncio.sleep(seconds)
                after = (sum(map(_cpu_seconds, running)), time.process_time(), _machine_seconds(), time.perf_counter())
                server, client, machine, passed = (late - early for early, late in zip(before, after, strict=True))
                times = sorted(load.times) or [float("inf")]
                reports.append(
                    Report(
                        database="postgresql" if database.startswith("postgresql") else "sqlite",
                        processes=processes,
                        tables=tables,
                        moves_per_second=round(len(load.times) / passed, 1),
                        p50_ms=round(times[len(times) // 2] * 1000, 1),
                        p99_ms=round(times[int(len(times) * 0.99)] * 1000, 1),
                        longest_ms=round(times[-1] * 1000, 1),
                        kb_per_table=round((sum(map(_memory_kb, running)) - empty) / tables, 1),
                        server_ms_per_move=round(server / max(1, len(load.times)) * 1000, 2),
                        server_cores=round(server / passed, 2),
                        client_cores=round(client / passed, 2),
                        other_cores=round((machine - server - client) / passed, 2),
                        finished_games=load.finished,
                        refused=load.refused,
                    )
                )
                print(_row(reports[-1]), flush=True)
                if reports[-1].p99_ms > slow:
                    break
        finally:
            await load.close()
    return reports


_HEAD = (
    "| database | processes | tables | moves/s | p50 ms | p99 ms | longest ms | kB a table | server ms a move "
    "| server cores | client cores | other cores | games ended | refused |\n|" + "---|" * 14
)


def _row(report: Report) -> str:
    return f"| {' | '.join(str(value) for value in asdict(report).values())} |"


@contextmanager
def _database(options: argparse.Namespace) -> Iterator[str]:
    if options.database:
        yield options.database
    elif options.postgresql:
        with cluster(durable=True) as address:
            yield f"{address}/postgres"
    else:
        with tempfile.TemporaryDirectory(prefix="calico-load-") as folder:
            yield f"{folder}/calico.sqlite"


def main() -> None:
    """Read the options and measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=[500, 1000, 2000])
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each step is measured")
    parser.add_argument("--interval", type=float, default=5.0, help="seconds between the moves of a table")
    parser.add_argument("--slow", type=float, default=1000.0, help="milliseconds at which growing ends")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--postgresql", action="store_true", help="a temporary PostgreSQL instead of SQLite")
    parser.add_argument("--database", help="postgresql://… of an empty database that is there already")
    parser.add_argument("--json", type=Path, help="also write the figures to this file, one line for each step")
    options = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 4 * max(options.tables) + 1000
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(wanted, hard)), hard))
    print(_HEAD, flush=True)
    with _database(options) as database, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        rhythm = options.seconds, options.interval, options.slow
        reports = runner.run(measure(database, options.processes, options.tables, *rhythm))
    if options.json:
        with options.json.open("a", encoding="utf-8") as file:
            file.writelines(json.dumps(asdict(report)) + "\n" for report in reports)


if __name__ == "__main__":
    main()
