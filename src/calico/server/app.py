"""The application: routes, the socket, health, metrics, the page; what is opened at the start is closed at the end."""

import asyncio
import gzip
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict
from functools import cache
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from fastapi import Depends, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, PlainTextResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from pydantic import ValidationError
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from calico.rules import CalicoError, Problem
from calico.server import chart_routes, names, passkey_routes
from calico.server.api import Services, guard, router
from calico.server.bots import Bots
from calico.server.charts import Charts
from calico.server.connection import Connection, first_error
from calico.server.decide import Refusal
from calico.server.metrics import METRICS
from calico.server.passkeys import Passkeys
from calico.server.people import People
from calico.server.projection import problem_states
from calico.server.push import Pushes
from calico.server.quotas import Limits
from calico.server.security import (
    COOKIE,
    Bucket,
    Guard,
    Limiter,
    address_of,
    is_among,
    is_own_origin,
    page_policy,
    status_of,
)
from calico.server.settings import Settings
from calico.server.store import Store, StoreError
from calico.server.store.sql import SqlStore
from calico.server.supervision import Supervisor
from calico.server.table import Table
from calico.server.tables import Tables

PAGE = Path(__file__).parent / "page"
_log = logging.getLogger(__name__)


class _Application(FastAPI):
    """FastAPI for requests; sockets go straight to their door."""

    def __init__(self, *, sockets: ASGIApp, **options: Any) -> None:
        super().__init__(**options)
        self._sockets = sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or one socket."""
        match scope["type"]:
            case "websocket":
                await self._sockets(scope, receive, send)
            case "http":
                await self._timed(scope, receive, send)
            case _:
                await super().__call__(scope, receive, send)

    async def _timed(self, scope: Scope, receive: Receive, send: Send) -> None:
        status = 500  # unless the application says otherwise

        async def watched_send(message: Message) -> None:
            nonlocal status
            status = message.get("status", status)
            await send(message)

        began = time.perf_counter()
        try:
            await super().__call__(scope, receive, watched_send)
        finally:
            seconds = time.perf_counter() - began
            about = {"method": scope["method"], "route": _route(scope), "status": status}
            METRICS.requests.labels(**about).observe(seconds)
            _log.debug("request", extra={**about, "milliseconds": round(seconds * 1000, 1)})


def make_store(settings: Settings) -> Store:
    """The store that the settings name."""
    if settings.is_postgres:
        return SqlStore(settings.database.replace("postgres://", "postgresql://", 1))
    return SqlStore.sqlite(settings.database)


def make_app(settings: Settings | None = None, store: Store | None = None, pushes: Pushes | None = None) -> FastAPI:
    """The whole server as one application."""
    settings = settings or Settings()
    store = store or make_store(settings)
    tasks = Supervisor()
    tables = Tables(
        store,
        cached=settings.tables_in_memory,
        tasks=tasks,
        own=Limits.of(settings.tables_per_person, settings.bots_per_person, settings.bot_minutes_per_person),
        shared=Limits.of(settings.tables_per_address, settings.bots_per_address, settings.bot_minutes_per_address),
    )
    people = People(store)
    pushing = pushes or Pushes(store, contact=settings.push_contact)
    bots = Bots(tables, store, processes=settings.bot_processes, seconds=settings.bot_seconds, tasks=tasks)
    sockets = _Sockets(settings, tables, people)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        await store.open()
        await tables.open()
        await people.open()
        await pushing.open()
        tasks.once("look-alikes", lambda: asyncio.to_thread(names.prepare))

        def saved(before: Table | None, after: Table) -> None:
            METRICS.events.inc()
            pushing.look_at(before, after)

        tables.on_save = saved
        bots.open()
        app.state.is_ready = True
        _log.info("server started", extra={"postgresql": settings.is_postgres})
        yield
        app.state.is_ready = False
        sockets.close_soon()
        await bots.close()
        await tables.presence.close()
        await pushing.close()
        await people.close()
        await tasks.close()
        await store.close()
        _log.info("server stopped")

    app = _Application(
        sockets=sockets,
        title="Calico",
        version="1",
        description="Tables for people and bots. The socket's messages are described in docs/protocol.md.",
        lifespan=life,
        openapi_url="/api/v1/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.is_ready = False
    app.state.tasks = tasks
    app.state.services = Services(
        settings,
        store,
        tables,
        people,
        Passkeys(store, people),
        Charts(store),
        pushing,
        Limiter(settings.requests_per_minute, 60),
        Limiter(settings.sign_ups_per_hour, 3600),
        bots,
    )
    app.add_middleware(Guard)
    app.include_router(router)
    app.include_router(passkey_routes.router)
    app.include_router(chart_routes.router)
    _add_errors(app)
    _add_health(app, settings, store, tables, bots, tasks)
    _add_page(app)
    return app


def _refused(error: CalicoError) -> JSONResponse:
    METRICS.refusals.labels(code=error.code).inc()
    headers = {}
    details = dict(error.problems[0].details)
    if status_of(error) == 429:  # what takes long is told in minutes
        headers["retry-after"] = str(details["seconds"] if "seconds" in details else 60 * int(details["minutes"]))
    body = {"problems": [asdict(problem) for problem in problem_states(error)]}
    return JSONResponse(body, status_of(error), headers)


def _add_errors(app: FastAPI) -> None:
    @app.exception_handler(CalicoError)
    async def refused(_: Request, error: CalicoError) -> JSONResponse:
        return _refused(error)

    @app.exception_handler(RequestValidationError)
    async def unreadable(_: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        place = ".".join(map(str, first["loc"][1:]))
        reason = f"{place}: {first['msg']}." if place else f"{first['msg']}."
        return _refused(Refusal(Problem.of("message-unreadable", reason=reason)))

    @app.exception_handler(ValidationError)
    async def invalid(_: Request, error: ValidationError) -> JSONResponse:
        return _refused(Refusal(Problem.of("message-unreadable", reason=first_error(error))))

    @app.exception_handler(HTTPException)
    async def http(_: Request, error: HTTPException) -> JSONResponse:
        code = {404: "route-unknown", 405: "method-unknown"}.get(error.status_code)
        problem = Problem.of("message-unreadable", reason=str(error.detail)) if code is None else Problem.of(code)
        response = _refused(Refusal(problem))
        response.status_code = error.status_code
        for name, value in (error.headers or {}).items():
            response.headers[name] = value
        return response

    @app.exception_handler(Exception)
    async def broken(request: Request, error: Exception) -> JSONResponse:
        _log.error(
            "request failed", extra={"route": _route(request.scope), "error": type(error).__name__}, exc_info=error
        )
        return _refused(Refusal(Problem.of("server-error")))


def _route(scope: Scope) -> str:
    """The route's pattern, not the path: a table's id does not belong into logs or metrics."""
    return str(getattr(scope.get("route"), "path", ""))


def _add_health(app: FastAPI, settings: Settings, store: Store, tables: Tables, bots: Bots, tasks: Supervisor) -> None:
    limited = [Depends(guard)]

    @app.get("/healthz", include_in_schema=False, dependencies=limited)
    async def healthz() -> PlainTextResponse:
        return PlainTextResponse("ok\n")

    @app.get("/readyz", include_in_schema=False, dependencies=limited)
    async def readyz(request: Request) -> Response:
        if not request.app.state.is_ready or tasks.down:
            return _refused(Refusal(Problem.of("store-unavailable")))
        await store.check()
        return PlainTextResponse("ready\n")

    @app.get("/metrics", include_in_schema=False, dependencies=limited)
    async def metrics(request: Request) -> Response:
        if not is_among(request.scope, settings.metrics_from):
            raise HTTPException(404)
        METRICS.tables.set(len(tables))
        METRICS.writes_waiting.set(store.waiting)
        METRICS.thoughts_waiting.set(bots.waiting)
        METRICS.unswept_seconds.set(bots.unswept)
        return Response(generate_latest(METRICS.registry), media_type=CONTENT_TYPE_LATEST)


class _Sockets:
    """The socket's door. A connection passes none of FastAPI's layers: they would stay in memory as long as it."""

    def __init__(self, settings: Settings, tables: Tables, people: People) -> None:
        self._settings = settings
        self._tables = tables
        self._people = people
        self._open: set[Connection] = set()
        people.on_doubt(self._look_again)
        self._per_address: dict[str, int] = {}

    def close_soon(self) -> None:
        """The server is being stopped."""
        for connection in list(self._open):
            connection.close_soon()

    def _look_again(self, person: str | None) -> None:
        for connection in self._open:
            connection.look_again(person)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection."""
        client = address_of(scope)
        await receive()  # websocket.connect
        if scope["path"] != "/api/v1/socket":
            await _reject(send, "route-unknown")
            return
        headers = Headers(scope=scope)
        from_browser = "origin" in headers
        if from_browser and not is_own_origin(headers, self._settings):
            await _reject(send, "origin-refused")
            return
        if self._per_address.get(client, 0) >= self._settings.sockets_per_address:
            await _reject(send, "too-many-requests")
            return
        who = None
        # A cookie without an origin is not what a browser sends; programs use a token.
        if from_browser and (cookie := cookie_parser(headers.get("cookie", "")).get(COOKIE)):
            try:
                who = await self._people.by_cookie(cookie)
            except StoreError:  # who it is will be known later
                await _reject(send, "store-unavailable")
                return
            except CalicoError:
                pass
        self._per_address[client] = self._per_address.get(client, 0) + 1
        limit = Bucket(self._settings.messages_per_second * 2, 2)
        connection = Connection(receive, send, self._tables, self._people, limit, client)
        self._open.add(connection)
        try:
            await send({"type": "websocket.accept"})
            await connection.run(who)
        finally:
            self._open.discard(connection)
            self._per_address[client] -= 1
            if self._per_address[client] == 0:
                del self._per_address[client]


async def _reject(send: Send, reason: str) -> None:
    await send({"type": "websocket.close", "code": 1008, "reason": reason})


def _add_page(app: FastAPI) -> None:
    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        if path.startswith("api/"):
            raise HTTPException(404)
        wanted = _file_of_page(path)
        if wanted is not None:
            lasting = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
            if wanted.suffix in _TEXTS and "gzip" in request.headers.get("accept-encoding", ""):
                headers = {"cache-control": lasting, "content-encoding": "gzip", "vary": "accept-encoding"}
                kind = guess_type(wanted.name)[0]
                return Response(_compressed(wanted, wanted.stat().st_mtime_ns), headers=headers, media_type=kind)
            return FileResponse(wanted, headers={"cache-control": lasting, "vary": "accept-encoding"})
        if "." in path.rpartition("/")[2]:
            raise HTTPException(404)
        index = PAGE / "index.html"
        if index.is_file():  # every path of the page's own, such as a table's link
            policy = _policy(index, index.stat().st_mtime_ns)
            return FileResponse(index, headers={"cache-control": "no-cache", "content-security-policy": policy})
        return HTMLResponse(_NO_PAGE)


def _file_of_page(path: str) -> Path | None:
    try:
        wanted = (PAGE / path).resolve()
        return wanted if path and wanted.is_file() and wanted.is_relative_to(PAGE.resolve()) else None
    except (OSError, ValueError):  # a name that no file can have
        raise HTTPException(404) from None


# Only files of the page are compressed: an answer that mixes secrets with what a stranger chose must not be.
_TEXTS = {".js", ".json", ".css", ".svg", ".html", ".webmanifest"}


@cache
def _compressed(file: Path, changed: int) -> bytes:  # noqa: ARG001 - a file that changes is compressed anew
    return gzip.compress(file.read_bytes(), mtime=0)


@cache
def _policy(page: Path, changed: int) -> str:  # noqa: ARG001 - as above
    return page_policy(page.read_text(encoding="utf-8"))


_NO_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Calico</title>
<h1>Calico</h1>
<p>The server runs; this installation comes without the page.</p>
<p>Programs find the <a href="/api/v1/openapi.json">description of the interface</a> and the
<a href="/api/v1/catalogue">catalogue</a>.</p>
</html>
"""
