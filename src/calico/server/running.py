"""Runs the server as a process: sockets, logs, signals."""

import asyncio
import gc
import json
import logging
import sys
import time
from collections.abc import Callable

import uvicorn

from calico.rules import CalicoError, Problem
from calico.server.app import make_app
from calico.server.settings import Settings
from calico.server.supervision import Supervisor

_NEW_COLLECTED_EVERY, _ALL_COLLECTED_EVERY = 0.2, 600.0  # seconds
_PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonFormatter(logging.Formatter):
    """One JSON object a line. What is logged never holds hands, tokens, names or chat: callers pass ids and codes."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in _PLAIN}
        if record.exc_info and record.exc_info[0] is not None:
            # The place, not the message: an exception's text may quote what somebody sent.
            trace = record.exc_info[2]
            places = []
            while trace is not None:
                places.append(f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}")
                trace = trace.tb_next
            line["exception"] = record.exc_info[0].__name__
            line["trace"] = places
        return json.dumps(line, default=str, ensure_ascii=False)


def set_up_logs(settings: Settings) -> None:
    """Everything to standard error, as JSON or as plain lines; in a terminal, unless told otherwise, only warnings:
    who watches wants the address and not how the server came up.
    """
    is_watched = sys.stderr.isatty() and "log_level" not in settings.model_fields_set
    handler = logging.StreamHandler(sys.stderr)
    plain = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonFormatter() if settings.log_json else plain)
    logging.basicConfig(level="WARNING" if is_watched else settings.log_level.upper(), handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    # uvicorn's access lines hold table ids and addresses; /metrics has the counts.
    logging.getLogger("uvicorn.access").disabled = True


def run(settings: Settings, *, on_start: Callable[[str], None] | None = None) -> None:
    """Serve until SIGINT or SIGTERM; `on_start` gets the address once the server answers."""
    set_up_logs(settings)
    app = make_app(settings)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,  # compression would cost each socket some 300 kB of memory
        ws_ping_interval=30,
        ws_ping_timeout=30,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        server_header=False,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )
    server = uvicorn.Server(config)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(_serve(server, app.state.tasks, settings, on_start))


async def _serve(
    server: uvicorn.Server, tasks: Supervisor, settings: Settings, on_start: Callable[[str], None] | None
) -> None:
    task = asyncio.create_task(server.serve())
    collector = tasks.forever("garbage collector", _collect_forever)
    while not server.started and not task.done():
        await asyncio.sleep(0.02)
    if server.started and on_start is not None:
        port = server.servers[0].sockets[0].getsockname()[1]
        on_start(f"http://{settings.host}:{port}")
    try:
        await task
    except SystemExit:
        raise CalicoError(Problem.of("server-not-started", host=settings.host, port=settings.port)) from None
    finally:
        collector.cancel()


async def _collect_forever() -> None:
    """Collect garbage often among what is new, and seldom among everything.

    Left to itself, Python counts what is made less what is freed. A move frees about what it makes, so the counter
    stands still until nearly all tables are new, and then everybody waits for a look through all of them: 110 ms at
    2,000 tables. Tables are frozen values without cycles; only requests and sockets leave any behind.
    """
    gc.collect()
    gc.freeze()
    gc.disable()
    while True:
        for _ in range(int(_ALL_COLLECTED_EVERY / _NEW_COLLECTED_EVERY)):
            await asyncio.sleep(_NEW_COLLECTED_EVERY)
            gc.collect(0)
        gc.collect()
