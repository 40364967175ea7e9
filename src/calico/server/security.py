"""The doors: origins, the header against forged requests, size and rate limits, and the headers of every answer."""

import json
import re
import time
from base64 import b64encode
from collections import OrderedDict
from collections.abc import Mapping
from hashlib import sha256
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from calico.rules import CalicoError, Problem
from calico.server.decide import Refusal
from calico.server.settings import Settings

LARGEST_BODY = 256 * 1024  # an imported record has some 20 kB
COOKIE = "calico_session"
HEADER = "x-calico"
_SAFE = {"GET", "HEAD", "OPTIONS"}
_HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}

STATUS = {
    "table-unknown": 404,
    "turn-unknown": 404,
    "route-unknown": 404,
    "token-unknown": 404,
    "passkey-unknown": 404,
    "account-unknown": 404,
    "chart-player-missing": 404,
    "method-unknown": 405,
    "message-unreadable": 422,
    "text-unstorable": 422,
    "push-unfit": 422,
    "message-too-large": 413,
    "too-many-requests": 429,
    "too-many-log-ins": 429,
    "not-signed-in": 401,
    "token-invalid": 401,
    "passphrase-wrong": 401,
    "passkey-refused": 401,
    "scope-missing": 403,
    "origin-refused": 403,
    "header-missing": 403,
    "not-host": 403,
    "not-seated": 403,
    "kicked-out": 403,
    "muted": 403,
    "chat-players": 403,
    "chat-too-fast": 429,
    "bot-time-of-person": 429,
    "bot-time-of-address": 429,
    "store-unavailable": 503,
    "server-error": 500,
    "table-unreadable": 500,
}


def page_policy(page: str) -> str:
    """The content security policy of a page: everyone's, and by their hashes the scripts that stand in the page."""
    scripts = re.findall(r"<script>(.*?)</script>", page, re.DOTALL)
    hashes = [f" 'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'" for script in scripts]
    own = "script-src 'self'"
    return _HEADERS["content-security-policy"].replace(own, own + "".join(hashes))


def status_of(error: CalicoError) -> int:
    """The HTTP status of a refusal; 409 where the table simply does not allow it."""
    return STATUS.get(error.code, 409)


def address_of(scope: Scope) -> str:
    """Whom to count a request or a socket for: an IPv4 address, or the /64 that one IPv6 customer has to himself."""
    if not scope.get("client"):
        return "unknown"
    host: str = scope["client"][0]
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return str(address)
    return str(address.ipv4_mapped or ip_network((address, 64), strict=False))


def is_among(scope: Scope, networks: str) -> bool:
    """Whether a request comes from one of these comma-separated addresses and networks; `*` is everywhere."""
    names = {name.strip() for name in networks.split(",")} - {""}
    if "*" in names:
        return True
    try:
        address = ip_address(scope["client"][0].partition("%")[0])
    except (ValueError, TypeError):  # a socket of the file system has no address
        return False
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return any((mapped or address) in ip_network(name) for name in names)


class Bucket:
    """At most so many events in a time, on average: a bucket that fills steadily and starts full."""

    __slots__ = ("_at", "_code", "_most", "_rate", "_tokens")

    def __init__(self, most: int, seconds: float, code: str = "too-many-requests") -> None:
        self._code = code  # why it refuses
        self._most = most
        self._rate = most / seconds
        self._tokens = float(most)
        self._at = time.monotonic()

    def check(self) -> None:
        """Count one; refuse if it is too many."""
        at = time.monotonic()
        self._tokens = min(float(self._most), self._tokens + (at - self._at) * self._rate)
        self._at = at
        if self._tokens < 1:
            raise Refusal(Problem.of(self._code, seconds=max(1, round((1 - self._tokens) / self._rate))))
        self._tokens -= 1


class Limiter:
    """A bucket for each key; those that were used last are kept."""

    def __init__(
        self, most: int, seconds: float, *, keys: int = 20_000, code: str = "too-many-requests"
    ) -> None:  # fmt: skip
        self._most = most
        self._seconds = seconds
        self._keys = keys
        self._code = code
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, key: str) -> None:
        """Count one; refuse if it is too many."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._most, self._seconds, self._code)
        self._buckets.move_to_end(key)
        if len(self._buckets) > self._keys:
            self._buckets.popitem(last=False)
        bucket.check()


def is_own_origin(headers: Mapping[str, str], settings: Settings) -> bool:
    """Whether a browser sent this from one of our own pages (or from an origin that the host allows)."""
    origin = headers.get("origin", "")
    return origin in settings.origins or (origin != "null" and urlsplit(origin).netloc == headers.get("host", ""))


def check_request(method: str, headers: Mapping[str, str], settings: Settings) -> None:
    """Refuse a request that another site may have made a browser send with our cookie."""
    if method in _SAFE:
        return
    if "origin" in headers and not is_own_origin(headers, settings):
        raise Refusal(Problem.of("origin-refused"))
    if HEADER not in headers and "authorization" not in headers:
        raise Refusal(Problem.of("header-missing"))


class Guard:
    """Wraps the whole application: security headers on every answer, no body larger than allowed."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        is_too_large = False
        is_refused = False
        received = 0

        async def guarded_receive() -> Message:
            nonlocal is_too_large, received
            message = await receive()
            received += len(message.get("body", b""))
            if received > LARGEST_BODY:
                is_too_large = True
                raise _TooLarge
            return message

        async def guarded_send(message: Message) -> None:
            """Whatever the application makes of a body that is cut off, the answer is ours."""
            nonlocal is_refused
            if not is_too_large:
                await send(_with_headers(message, scope["path"]))
            elif not is_refused:
                is_refused = True
                await _refuse_size(send, scope["path"])

        if "\0" in scope["path"] or b"%00" in scope["query_string"]:  # neither files nor PostgreSQL take it
            await _refuse(send, scope["path"], 404, Problem.of("route-unknown"))
            return
        declared = Headers(scope=scope).get("content-length", "0")
        if not declared.isdigit() or int(declared) > LARGEST_BODY:
            await _refuse_size(send, scope["path"])
            return
        try:
            await self._app(scope, guarded_receive, guarded_send)
        except _TooLarge:
            await guarded_send({"type": "http.response.start"})


def _with_headers(message: Message, path: str) -> Message:
    if message["type"] == "http.response.start":
        headers = MutableHeaders(raw=message["headers"])
        for name, value in _HEADERS.items():
            headers.setdefault(name, value)
        if path.startswith("/api/"):
            headers.setdefault("cache-control", "no-store")
        message["headers"] = headers.raw
    return message


class _TooLarge(Exception):
    """A body that is larger than allowed."""


async def _refuse_size(send: Send, path: str) -> None:
    await _refuse(send, path, 413, Problem.of("message-too-large", most=LARGEST_BODY))


async def _refuse(send: Send, path: str, status: int, problem: Problem) -> None:
    details = {"code": problem.code, "message": str(problem), "details": dict(problem.details)}
    body = json.dumps({"problems": [details]}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send(_with_headers({"type": "http.response.start", "status": status, "headers": headers}, path))
    await send({"type": "http.response.body", "body": body})
