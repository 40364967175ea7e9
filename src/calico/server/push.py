"""Web Push: tells people whose turn it is in a game of days, although they have closed the page.

What is sent names the table and says "your turn" in the person's language: no hand, no chat, nobody's name. It is
encrypted for the browser that asked for it (RFC 8291) and signed with the server's own key (VAPID, RFC 8292).
"""

import asyncio
import ipaddress
import json
import logging
import socket
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from functools import partial
from urllib.parse import SplitResult, urlsplit

import http_ece
import httpx
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from calico.locales import texts
from calico.rules import CalicoError, Problem
from calico.server.decide import Refusal
from calico.server.protocol import DaysPerTurn
from calico.server.store import Store, Subscription
from calico.server.supervision import Supervisor
from calico.server.table import Table
from calico.server.tables import now

MOST_BROWSERS = 10  # of one person; the oldest is forgotten
_LIFE = 24 * 60 * 60  # seconds that a push service keeps a message for a browser that is off
_PATIENCE = 10.0
_AT_ONCE = 20
_NOBODY = "mailto:nobody@example.invalid"
_GONE = (404, 410)
_log = logging.getLogger(__name__)


class Pushes:
    """Who wants to be told where, and the telling. `local` is for tests: plain http to this machine, nowhere else."""

    def __init__(self, store: Store, *, contact: str = "", local: bool = False) -> None:
        self._store = store
        self._contact = contact or _NOBODY
        self._local = local
        self._client = httpx.AsyncClient(timeout=_PATIENCE, follow_redirects=False, trust_env=False)
        self._slots = asyncio.Semaphore(_AT_ONCE)
        self._tasks = Supervisor()
        self._key = Vapid02()

    async def open(self) -> None:
        """Get the key that signs; it is made once for all processes."""
        number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
        self._key = Vapid02.from_raw((await self._store.secret("push", _encode(number.to_bytes(32, "big")))).encode())

    async def close(self) -> None:
        """Stop; what was not sent is not sent."""
        await self._tasks.close()
        await self._client.aclose()

    @property
    def public_key(self) -> str:
        """What a browser must know to ask its push service for an address that only this server can use."""
        return _encode(self._key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def subscribe(self, person: str, endpoint: str, key: str, auth: str, language: str) -> None:
        """Tell this browser from now on; refuses an address or a key that can't be one."""
        self._checked(endpoint)
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _decode(key))
            is_fit = len(_decode(auth)) == 16
        except (ValueError, NotBase64):
            is_fit = False
        if not is_fit:
            raise Refusal(Problem.of("push-unfit"))
        await self._store.save_subscription(Subscription(endpoint, person, key, auth, language, now()))
        for old in (await self._store.subscriptions_of(frozenset({person})))[:-MOST_BROWSERS]:
            await self._store.drop_subscription(old.endpoint, person)

    async def unsubscribe(self, person: str, endpoint: str) -> None:
        """Tell this browser no more."""
        await self._store.drop_subscription(endpoint, person)

    def look_at(self, before: Table | None, table: Table) -> None:
        """Tell those whom the table waits for now and did not before. Called when an event was saved; never waits."""
        if not isinstance(table.options.pace, DaysPerTurn):
            return
        told = set() if before is None else _awaited_people(before)
        for person in _awaited_people(table) - told:
            self._tasks.once("push", partial(self._tell, person, table.id))

    async def _tell(self, person: str, table: str) -> None:
        try:
            browsers = await self._store.subscriptions_of(await self._ids(person))
            await asyncio.gather(*[self._send(browser, table) for browser in browsers])
        except CalicoError as error:
            _log.warning("nobody could be told of their turn", extra={"code": error.code})

    async def _ids(self, person: str) -> frozenset[str]:
        """The person, the account that a guest has become part of, and the guests of that account."""
        found = await self._store.person(person)
        owner = found.merged_into if found is not None and found.merged_into is not None else person
        return frozenset({person, owner}) | await self._store.merged_into(owner)

    async def _send(self, browser: Subscription, table: str) -> None:
        text = texts(browser.language)("server-your-turn")
        body = http_ece.encrypt(
            json.dumps({"table": table, "text": text}, ensure_ascii=False).encode(),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=_decode(browser.key),
            auth_secret=_decode(browser.auth),
        )
        async with self._slots:
            try:
                address = self._checked(browser.endpoint)
                host = await self._reached(address)
                claims = {
                    "sub": self._contact,
                    "aud": f"{address.scheme}://{address.netloc}",
                    "exp": now() // 1000 + _LIFE,
                }
                headers = {
                    **self._key.sign(claims),
                    "Host": address.netloc,
                    "Content-Encoding": "aes128gcm",
                    "TTL": str(_LIFE),
                    "Topic": table,  # a later turn at the same table replaces the message
                    "Urgency": "normal",
                }
                # The address that was looked at is the one that is used, whatever the name means a moment later.
                url = httpx.URL(browser.endpoint).copy_with(host=host)
                answer = await self._client.post(
                    url, content=body, headers=headers, extensions={"sni_hostname": address.hostname}
                )
            except (httpx.HTTPError, httpx.InvalidURL, OSError, Refusal) as error:
                _log.info("push service can't be reached", extra={"error": type(error).__name__})
                return
        if answer.status_code in _GONE:
            await self._store.drop_subscription(browser.endpoint, browser.person)
        elif answer.status_code >= 400:
            _log.info("push service refused", extra={"status": answer.status_code})

    def _checked(self, endpoint: str) -> SplitResult:
        """The endpoint, if it may be a push service: https at a public name; never an address or a local name."""
        try:
            address = urlsplit(endpoint)
            host, port = address.hostname or "", address.port
        except ValueError:
            raise Refusal(Problem.of("push-unfit")) from None
        is_plain = address.username is None and address.password is None and endpoint.isascii()
        if self._local:
            is_fit = address.scheme == "http" and host == "127.0.0.1"
        else:
            is_fit = (
                address.scheme == "https" and port in (None, 443) and "." in host.strip(".") and not _is_number(host)
            )
        if not (is_plain and is_fit):
            raise Refusal(Problem.of("push-unfit"))
        return address

    async def _reached(self, address: SplitResult) -> str:
        """The IP address behind the name; refuses a name that leads anywhere but into the public network."""
        if self._local:
            return "127.0.0.1"
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(address.hostname, 443, type=socket.SOCK_STREAM)
        numbers = [str(one[4][0]) for one in found]
        if not numbers or not all(is_public(number) for number in numbers):
            raise Refusal(Problem.of("push-unfit"))
        return numbers[0]


def is_public(number: str) -> bool:
    """Whether an IP address belongs to the public network."""
    address = ipaddress.ip_address(number)
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return address.is_global and not address.is_multicast


def _is_number(host: str) -> bool:
    """Whether a host is an IP address, also in the spellings that resolvers accept: `127.1`, `0x7f.1`, `[::1]`."""
    return ":" in host or host.rstrip(".").rpartition(".")[2][:1].isdigit()


def _awaited_people(table: Table) -> set[str]:
    people = (table.chairs[seat].person for seat in table.awaited_people)
    return {person for person in people if person is not None}


def _encode(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def _decode(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
