"""Runs the server as a process: sockets, logs, signals."""

import asyncio
import gc
import json
import logging
import sys
import time
import traceback
from collections.abc import Callable
from typing import Any

import uvicorn
from fastapi import FastAPI

from calico.rules import CalicoError, Problem
from calico.server.app import make_app
from calico.server.half_open import impatient
from calico.server.settings import Settings
from calico.server.store import Store

_NEW_COLLECTED_EVERY, _ALL_COLLECTED_EVERY = 0.2, 600.0  # seconds
_log = logging.getLogger(__name__)
_PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class PlainFormatter(logging.Formatter):
    """One line a message. What is logged never holds hands, tokens, names or chat: callers pass ids and codes."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - logging's name
        """The line, and what the caller passed besides."""
        return " ".join([super().formatMessage(record), *(f"{key}={value}" for key, value in _extras(record).items())])

    def formatException(self, ei: Any) -> str:  # noqa: N802 - logging's name
        """The kind and the places, not the message: an exception's text may quote what somebody sent."""
        return "\n".join([_kind(ei), *_places(ei)])


class JsonFormatter(logging.Formatter):
    """One JSON object a line, with the same care."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= _extras(record)
        if record.exc_info and record.exc_info[0] is not None:
            line["exception"] = _kind(record.exc_info)
            line["trace"] = _places(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


def _extras(record: logging.LogRecord) -> dict[str, object]:
    return {key: value for key, value in vars(record).items() if key not in _PLAIN}


def _kind(exc_info: Any) -> str:
    return str(exc_info[0].__name__)


def _places(exc_info: Any) -> list[str]:
    return [f"{frame.f_code.co_filename}:{line}" for frame, line in traceback.walk_tb(exc_info[2])]


def set_up_logs(settings: Settings) -> None:
    """Everything to standard error, as JSON or as plain lines; in a terminal, unless told otherwise, only warnings:
    who watches wants the address and not how the server came up.
    """
    is_watched = sys.stderr.isatty() and "log_level" not in settings.model_fields_set
    level = logging.WARNING if is_watched else logging.getLevelNamesMapping()[settings.log_level.upper()]
    handler = logging.StreamHandler(sys.stderr)
    plain = PlainFormatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonFormatter() if settings.log_json else plain)
    # The level is ours alone. Others would tell at `debug` what goes through them: aiosqlite every value that is saved,
    # websockets every message and cookie; and httpx, even at `info`, the secret addresses of push services.
    logging.basicConfig(level=max(level, logging.WARNING), handlers=[handler], force=True)
    logging.getLogger("calico").setLevel(level)
    logging.getLogger("uvicorn").setLevel(max(level, logging.INFO))
    # uvicorn's access lines hold table ids and addresses; /metrics has the counts.
    logging.getLogger("uvicorn.access").disabled = True


def log_unhandled(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log what nobody handled; asyncio itself would quote the exception."""
    _log.error("unhandled", extra={"about": context["message"]}, exc_info=context.get("exception"))


def make_config(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """How uvicorn serves us."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        http=impatient(settings),
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


def run(settings: Settings, *, on_start: Callable[[str], None] | None = None) -> None:
    """Serve until SIGINT or SIGTERM; `on_start` gets the address once the server answers."""
    set_up_logs(settings)
    app = make_app(settings)
    config = make_config(app, settings)
    server = uvicorn.Server(config)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(_serve(server, app, settings, on_start))


async def _serve(
    server: uvicorn.Server, app: FastAPI, settings: Settings, on_start: Callable[[str], None] | None
) -> None:
    asyncio.get_running_loop().set_exception_handler(log_unhandled)
    store: Store = app.state.services.store
    await store.open()  # before uvicorn, which would show a refusal as a traceback
    task = asyncio.create_task(server.serve())
    collector = app.state.tasks.forever("garbage collector", _collect_forever)
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
        await store.close()


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
