"""A WebSocket client that costs next to nothing, so that what is measured is the server: text only, no compression."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

_TEXT, _CLOSE, _PING = 1, 8, 9
_FIN, _MASKED, _LONG, _VERY_LONG = 0x80, 0x80, 126, 127


class Wire(asyncio.Protocol):
    """One connection; `on_message` gets every text message as it came."""

    def __init__(self, on_message: Callable[[bytes], None]) -> None:
        self._on_message = on_message
        self._buffer = bytearray()
        self._is_open = False
        self._transport: asyncio.Transport | None = None
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def open(cls, host: str, port: int, path: str, cookie: str, on_message: Callable[[bytes], None]) -> "Wire":
        """Connect and shake hands as a browser on the server's own page would."""
        wire: Wire
        _, wire = await asyncio.get_running_loop().create_connection(lambda: cls(on_message), host, port)
        key = base64.b64encode(os.urandom(16)).decode()
        head = {
            "Host": f"{host}:{port}",
            "Origin": f"http://{host}:{port}",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": key,
            "Cookie": cookie,
        }
        lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in head.items())]
        wire._write("".join(f"{line}\r\n" for line in (*lines, "")).encode())
        await wire._opened
        return wire

    def send(self, text: str) -> None:
        """Send a text message."""
        self._frame(_TEXT, text.encode())

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The socket is there."""
        self._transport = cast("asyncio.Transport", transport)

    def connection_lost(self, error: Exception | None) -> None:
        """The socket is gone."""
        self._transport = None
        if not self._opened.done():
            self._opened.set_exception(error or ConnectionError("refused"))

    def data_received(self, data: bytes) -> None:
        """Whole messages are passed on, the rest is kept."""
        self._buffer += data
        if not self._is_open and not self._shake_hands():
            return
        while (frame := self._next_frame()) is not None:
            kind, payload = frame
            if kind == _TEXT:
                self._on_message(payload)
            elif kind == _PING:
                self._frame(_PING + 1, payload)
            elif kind == _CLOSE:
                self.close()

    def _shake_hands(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        self._is_open = b" 101 " in self._buffer[:end].partition(b"\r\n")[0]
        del self._buffer[: end + 4]
        if self._is_open:
            self._opened.set_result(None)
        else:
            self.close()
        return self._is_open

    def _next_frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1], 2
        if length >= _LONG:
            start += 2 if length == _LONG else 8
            length = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + length:
            return None
        kind, payload = buffer[0] & 0x0F, bytes(buffer[start : start + length])
        del buffer[: start + length]
        return kind, payload

    def _frame(self, kind: int, payload: bytes) -> None:
        length = len(payload)
        size = bytes([_MASKED | length]) if length < _LONG else bytes([_MASKED | _LONG]) + length.to_bytes(2, "big")
        self._write(bytes([_FIN | kind]) + size + bytes(4) + payload)  # a mask of zeros leaves everything as it is

    def _write(self, data: bytes) -> None:
        if self._transport is not None:
            self._transport.write(data)
