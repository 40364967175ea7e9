"""One client's socket: reads messages one by one, tells of changes as fast as the client takes them, and no faster."""

import asyncio
import logging
from contextlib import suppress
from dataclasses import replace
from typing import Any, Literal

from pydantic import BaseModel, ValidationError
from starlette.types import Receive, Send
from starlette.websockets import WebSocketDisconnect

from calico.rules import CalicoError, Problem
from calico.server.decide import Refusal
from calico.server.metrics import METRICS
from calico.server.people import People, Scope, SignedIn
from calico.server.presence import PROGRAMS
from calico.server.projection import problem_states
from calico.server.protocol import (
    PROTOCOL,
    ClientMessage,
    CommandId,
    Do,
    Done,
    Hello,
    Invited,
    Ping,
    Pong,
    Refused,
    ServerMessage,
    Unwatch,
    Watch,
    Welcome,
    client_messages,
    encode,
)
from calico.server.security import Bucket
from calico.server.store import StoreError
from calico.server.tables import Tables, now

LARGEST_MESSAGE = 16 * 1024
MOST_WATCHED = 50
PROOF_LASTS = 10 * 60_000  # milliseconds: sessions and tokens expire, too
_HELLO_WITHIN = 10.0
_SENT_WITHIN = 20.0
_MOST_REFUSED_IN_A_ROW = 500
_log = logging.getLogger(__name__)


class Connection:
    """A client: who it is, which tables it follows, and up to which number it has been told about each.

    The caller's task reads; another one sends, and lives only while there is something to send.
    """

    __slots__ = (
        "_address",
        "_answers",
        "_changed",
        "_doubts",
        "_farewell",
        "_is_stuck",
        "_limit",
        "_people",
        "_presence",
        "_proven",
        "_proven_at",
        "_reader",
        "_receive_event",
        "_send_event",
        "_sender",
        "_tables",
        "_told",
        "_who",
    )

    def __init__(
        self, receive: Receive, send: Send, tables: Tables, people: People, limit: Bucket, address: str
    ) -> None:
        self._address = address
        self._receive_event = receive
        self._send_event = send
        self._tables = tables
        self._people = people
        self._limit = limit
        self._who: SignedIn | None = None
        # What was shown may have been taken back before we could hear of it: there is a doubt from the start.
        self._doubts, self._proven, self._proven_at = 1, 0, 0
        self._told: dict[str, int | None] = {}
        self._changed: dict[str, None] = {}
        self._presence: dict[str, bool] = {}  # by table whose presence is shown, whether it has changed
        self._answers: list[ServerMessage] = []
        self._reader: asyncio.Task[Any] | None = None
        self._sender: asyncio.Task[None] | None = None
        self._farewell: tuple[str, int] | None = None  # why the socket ends: a problem, and the code to close with
        self._is_stuck = False

    def changed(self, table: str) -> None:
        """A table that the client follows has changed; several changes become one message if the client is slow."""
        self._changed[table] = None
        self._wake()

    def rewritten(self, table: str) -> None:
        """Names or words at a table that the client follows were erased: it gets the whole table anew."""
        if table in self._told:
            self._told[table] = None
            self.changed(table)

    def look_again(self, person: str | None) -> None:
        """What somebody (None: anybody) has shown may count no longer: ask before anything more is done or told."""
        if person is None or (self._who is not None and self._who.person.id == person):
            self._doubts += 1
            self._wake()

    def presence_changed(self, table: str) -> None:
        """Somebody has come to a table that the client follows, or gone."""
        if table in self._presence:
            self._presence[table] = True
            self._wake()

    def invited(self, table: str) -> None:
        """A table keeps a seat for this program."""
        self._answer(Invited(table=table))

    def close_soon(self) -> None:
        """The server is being stopped."""
        self._farewell = ("server-stopping", 1001)
        self._wake()

    async def run(self, who: SignedIn | None) -> None:
        """Serve an accepted client until it goes away; `who` is known if the cookie said so."""
        self._who = who
        self._reader = asyncio.current_task()
        METRICS.sockets.inc()
        try:
            await self._read_forever()
            await self._close(1000)
        except _GONE:
            pass
        except asyncio.CancelledError:
            if self._reader is None or not self._is_stuck:
                raise
            self._reader.uncancel()
        finally:
            METRICS.sockets.dec()
            for table in self._told:
                self._unwatch(table)
            self._tables.presence.leave(PROGRAMS, self)
            if self._sender is not None:
                self._sender.cancel()

    async def _read_forever(self) -> None:
        if not await self._greet():
            return
        refused = 0
        while refused < _MOST_REFUSED_IN_A_ROW:
            message: ClientMessage | None = None
            text = await self._receive()
            try:
                message = self._understood(text)
                await self._prove()
                await self._handle(message)
                refused = 0
            except CalicoError as error:
                refused += 1
                self._refuse(error, text, message)

    async def _greet(self) -> bool:
        """The first message must be a valid `hello`; anything else is refused and the connection ends."""
        try:
            async with asyncio.timeout(_HELLO_WITHIN):
                message = self._understood(await self._receive())
                if not isinstance(message, Hello):
                    raise Refusal(Problem.of("hello-first"))
                if message.protocol != PROTOCOL:
                    raise Refusal(Problem.of("protocol-version", version=PROTOCOL))
                if message.token is not None:
                    self._who = await self._people.by_token(message.token)
                await self._prove()
                if self._who is None:
                    raise Refusal(Problem.of("not-signed-in"))
        except TimeoutError:
            return False
        except CalicoError as error:
            await self._send(Refused(problems=problem_states(error)))
            return False
        person = self._who.person
        if message.program:
            self._who = replace(self._who, actor=replace(self._who.actor, program=True))
            self._tables.presence.enter(PROGRAMS, self, person.id, frozenset({person.id}))
        self._answer(Welcome(person=person.id, name=person.name, server_time=now()))
        return True

    async def _receive(self) -> str | None:
        """The next message; None if it is bytes."""
        received = await self._receive_event()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1000))
        text: str | None = received.get("text")
        return text

    def _understood(self, text: str | None) -> ClientMessage:
        self._limit.check()
        if text is None:
            raise Refusal(Problem.of("message-unreadable", reason="a message is text, not bytes."))
        if len(text) > LARGEST_MESSAGE:
            raise Refusal(Problem.of("message-too-large", most=LARGEST_MESSAGE))
        try:
            return client_messages.validate_json(text)
        except ValidationError as error:
            raise Refusal(Problem.of("message-unreadable", reason=first_error(error))) from None
        except (ValueError, RecursionError):
            raise Refusal(Problem.of("message-unreadable", reason="it is not JSON.")) from None

    @property
    def _is_in_doubt(self) -> bool:
        return self._who is not None and (self._doubts > self._proven or now() > self._proven_at + PROOF_LASTS)

    async def _prove(self) -> None:
        """If there is a doubt, look again who the client is; if nobody any more, say good-bye."""
        while self._who is not None and self._is_in_doubt:
            doubts, program = self._doubts, self._who.actor.program
            try:
                who = await self._people.again(self._who)
            except Refusal:
                self._sign_out()
                return
            self._who = replace(who, actor=replace(who.actor, program=program))
            self._proven, self._proven_at = doubts, now()

    def _sign_out(self) -> None:
        self._who = None
        self._farewell = ("not-signed-in", 1008)
        for table in self._told:
            self._unwatch(table)
        self._told.clear()
        self._changed.clear()
        self._tables.presence.leave(PROGRAMS, self)
        self._wake()

    async def _handle(self, message: ClientMessage) -> None:
        if self._who is None:
            raise Refusal(Problem.of("not-signed-in"))
        match message:
            case Do(table=table, command=command):
                self._who.require(Scope.PLAY)
                sequence = await self._tables.do(table, self._who.actor, command, address=self._address)
                self._answer(Done(command=command.id, table=table, sequence=sequence))
            case Watch(table=table, since=since, presence=presence):
                self._who.require(Scope.READ)
                if table not in self._told and len(self._told) >= MOST_WATCHED:
                    raise Refusal(Problem.of("too-many-tables", most=MOST_WATCHED))
                await self._tables.watch(table, self)
                self._told[table] = since
                self.changed(table)
                self._tables.presence.enter(table, self, self._who.actor.person, self._who.actor.ids)
                if presence:
                    self._presence[table] = True
                    self._wake()
            case Unwatch(table=table):
                if self._told.pop(table, self) is not self:
                    self._unwatch(table)
            case Ping():
                self._answer(Pong(server_time=now()))
            case Hello():
                raise Refusal(Problem.of("hello-twice"))

    def _unwatch(self, table: str) -> None:
        self._tables.unwatch(table, self)
        self._tables.presence.leave(table, self)
        self._presence.pop(table, None)

    def _answer(self, message: ServerMessage) -> None:
        self._answers.append(message)
        self._wake()

    def _wake(self) -> None:
        if self._sender is None:
            self._sender = asyncio.create_task(self._send_all())

    def _refuse(self, error: CalicoError, text: str | None, message: ClientMessage | None) -> None:
        METRICS.refusals.labels(code=error.code).inc()
        command = _command_in(text) if message is None else message.command.id if isinstance(message, Do) else None
        table = getattr(message, "table", None)
        self._answer(Refused(problems=problem_states(error), command=command, table=table))

    async def _send_all(self) -> None:
        """Say everything that is to be said; a client that takes nothing any more is given up."""
        try:
            while self._is_in_doubt or self._answers or self._changed or any(self._presence.values()):
                if self._is_in_doubt:
                    await self._prove()
                elif self._answers:
                    await self._send(self._answers.pop(0))
                elif self._changed:
                    table = next(iter(self._changed))
                    del self._changed[table]
                    await self._tell(table)
                else:
                    table = next(table for table, has_changed in self._presence.items() if has_changed)
                    self._presence[table] = False
                    with suppress(CalicoError):  # a table that can't be read now tells of it when it can
                        await self._send(self._tables.present(await self._tables.get(table)))
            if self._farewell is not None:
                reason, code = self._farewell
                await self._send(Refused(problems=problem_states(Refusal(Problem.of(reason)))))
                await self._close(code)
        except Exception as error:
            if not isinstance(error, (*_GONE, StoreError)):  # who can't be looked at again may come again
                _log.error("socket failed", extra={"error": type(error).__name__}, exc_info=error)
            self._is_stuck = True
            if self._reader is not None:
                self._reader.cancel()
        finally:
            self._sender = None

    async def _tell(self, table: str) -> None:
        if table not in self._told or self._who is None:
            return
        try:
            message = await self._tables.message(table, self._who.actor, self._told[table])
        except CalicoError as error:
            if error.code == "kicked-out" and self._told.pop(table, self) is not self:
                self._unwatch(table)
            await self._send(Refused(problems=problem_states(error), table=table))
            return
        if message is not None:
            self._told[table] = message.sequence
            await self._send(message)

    async def _send(self, message: ServerMessage) -> None:
        async with asyncio.timeout(_SENT_WITHIN):  # a client that takes nothing any more has gone
            await self._send_event({"type": "websocket.send", "text": encode(message).decode()})

    async def _close(self, code: int) -> None:
        async with asyncio.timeout(_SENT_WITHIN):
            await self._send_event({"type": "websocket.close", "code": code})


_GONE = (WebSocketDisconnect, RuntimeError, TimeoutError, OSError)


class _Identified(BaseModel):
    id: CommandId


class _UnreadDo(BaseModel):
    """As much of a `do` as its answer needs."""

    type: Literal["do"]
    command: _Identified


def _command_in(text: str | None) -> str | None:
    """The id of the command in a message that was refused unread; None if it can't be made out."""
    if text is None or len(text) > LARGEST_MESSAGE:
        return None
    try:
        return _UnreadDo.model_validate_json(text).command.id
    except (ValueError, RecursionError):
        return None


def first_error(error: ValidationError) -> str:
    """Where and why a message can't be read, in one line, without repeating what was sent."""
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    place = ".".join(map(str, first["loc"]))
    return f"{place}: {first['msg']}." if place else f"{first['msg']}."
