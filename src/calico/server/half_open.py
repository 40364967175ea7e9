"""Connections that never get to the end of a request are ended, so that nobody can keep thousands of them open."""

import asyncio
from collections import Counter

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from calico.server.security import address_of, is_among
from calico.server.settings import Settings

LARGEST_HEAD = 64 * 1024  # bytes of request line and headers
_TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
_TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


def impatient(settings: Settings) -> type[HttpToolsProtocol]:
    """uvicorn's protocol, for clients who send a whole request, head and body, within `request_seconds`.

    One address may have as many such connections as it may have sockets; proxies, who speak for many, as they need.
    """
    waiting: Counter[str] = Counter()

    class Impatient(HttpToolsProtocol):
        _address = ""
        _deadline: asyncio.TimerHandle | None = None
        _is_in_head = False
        _head = 0

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            scope = {"client": self.client}
            self._address = address_of(scope)
            is_proxy = is_among(scope, settings.trusted_proxies)
            if waiting[self._address] >= settings.sockets_per_address and not is_proxy:
                transport.abort()
            else:
                self._expect_request()

        def data_received(self, data: bytes) -> None:
            if self._deadline is None:  # another request over the same connection
                self._expect_request()
            was_in_head = self._is_in_head
            super().data_received(data)
            if was_in_head and self._is_in_head:
                self._head += len(data)
                if self._head > LARGEST_HEAD:
                    self._end(_TOO_LARGE)

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self._is_in_head, self._head = True, 0

        def on_headers_complete(self) -> None:
            self._is_in_head = False
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            super().on_message_complete()
            self._stop_waiting()

        def handle_websocket_upgrade(self) -> None:
            self._stop_waiting()
            super().handle_websocket_upgrade()

        def connection_lost(self, exc: Exception | None) -> None:
            self._stop_waiting()
            super().connection_lost(exc)

        def _expect_request(self) -> None:
            waiting[self._address] += 1
            self._deadline = self.loop.call_later(settings.request_seconds, self._end, _TOO_SLOW)

        def _stop_waiting(self) -> None:
            if self._deadline is not None:
                self._deadline.cancel()
                self._deadline = None
                waiting[self._address] -= 1
                if not waiting[self._address]:
                    del waiting[self._address]

        def _end(self, answer: bytes) -> None:
            self._stop_waiting()
            if self.transport.is_closing():
                return
            if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
                self.transport.write(answer)
            self.transport.close()

    return Impatient
