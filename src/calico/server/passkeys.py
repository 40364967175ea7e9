"""Passkeys: an account's alternative to a passphrase, by WebAuthn; the signatures are checked by py_webauthn.

A ceremony has two steps. The first gives the browser a challenge and, in a cookie that scripts can't read, the
ceremony's id; the second brings what the device has signed. A ceremony serves once, for two minutes, in that browser.
"""

import logging
from collections.abc import Mapping
from dataclasses import dataclass, replace
from secrets import token_bytes, token_urlsafe
from urllib.parse import urlsplit

from webauthn import base64url_to_bytes, verify_authentication_response, verify_registration_response
from webauthn.helpers import bytes_to_base64url
from webauthn.registration.generate_registration_options import default_supported_pub_key_algs

from calico.rules import Problem
from calico.server.decide import Refusal
from calico.server.names import account_name
from calico.server.people import People, SignedIn
from calico.server.settings import Settings, is_local
from calico.server.store import Ceremony, Conflict, Passkey, Store
from calico.server.tables import now

CEREMONY_LASTS = 120_000  # milliseconds
MOST_PASSKEYS = 20
ALGORITHMS = tuple(int(algorithm) for algorithm in default_supported_pub_key_algs)
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Site:
    """The name that browsers keep passkeys for, and the origins whose pages may use them."""

    name: str
    origins: tuple[str, ...]


def site_of(settings: Settings, headers: Mapping[str, str]) -> Site:
    """The site: what the host has set, or else this machine by its own name.

    The request's `Host` alone is believed only for `localhost`: any other name in it could be somebody else's.
    """
    host = headers.get("host", "")
    if settings.site:
        name = urlsplit(settings.site).hostname or ""
        others = (origin for origin in settings.origins if _belongs(urlsplit(origin).hostname or "", name))
        return Site(name, (settings.site, *others))
    name = urlsplit(f"//{host}").hostname or ""
    if is_local(name):
        return Site(name, (f"http://{host}", f"https://{host}"))
    raise Refusal(Problem.of("passkeys-unavailable"))


@dataclass(frozen=True, slots=True)
class Begun:
    """A ceremony that has begun: `cookie` is for the browser alone, `challenge` for the device."""

    cookie: str
    challenge: str
    site: str


@dataclass(frozen=True, slots=True)
class Registration:
    """What a device answers when a passkey is made; all of it base64url."""

    id: str
    client_data: str
    attestation: str


@dataclass(frozen=True, slots=True)
class Assertion:
    """What a device answers when a passkey is used; all of it base64url."""

    id: str
    client_data: str
    authenticator_data: str
    signature: str
    user: str


class Passkeys:
    """Registers passkeys, signs in with them, and sees to it that an account keeps a way in."""

    def __init__(self, store: Store, people: People) -> None:
        self._store = store
        self._people = people

    async def begin_registration(self, who: SignedIn, site: Site, account: str | None) -> Begun:
        """The first step of a new passkey; a guest names the account that they will have."""
        if who.person.account is not None:
            account = None
        elif account is None:
            raise Refusal(Problem.of("account-needed"))
        else:
            account = account_name(account)
            if await self._store.account(account) is not None:
                raise Refusal(Problem.of("account-taken"))
        if len(await self._store.passkeys_of(who.person.id)) >= MOST_PASSKEYS:
            raise Refusal(Problem.of("passkeys-full", most=MOST_PASSKEYS))
        return await self._begin(site, who.person.id, account)

    async def register(
        self, who: SignedIn, site: Site, cookie: str | None, name: str, answer: Registration
    ) -> SignedIn:
        """The second step: the passkey is the account's, and a guest has become an account."""
        ceremony = await self._take(cookie)
        if ceremony.person != who.person.id or (ceremony.account is not None and who.person.account is not None):
            raise Refusal(Problem.of("passkey-expired"))
        response = {"clientDataJSON": answer.client_data, "attestationObject": answer.attestation}
        try:
            verified = verify_registration_response(
                credential={"id": answer.id, "rawId": answer.id, "type": "public-key", "response": response},
                expected_challenge=base64url_to_bytes(ceremony.challenge),
                expected_rp_id=site.name,
                expected_origin=list(site.origins),
                require_user_verification=True,
            )
        except Exception as error:  # whatever a forged answer does to the library's parsers
            raise _refused(error) from None
        id, key = bytes_to_base64url(verified.credential_id), bytes_to_base64url(verified.credential_public_key)
        passkey = Passkey(id, who.person.id, name, site.name, key, verified.sign_count, now())
        try:
            await self._store.add_passkey(passkey, account=ceremony.account)
        except Conflict:
            is_known = await self._store.passkey(id) is not None
            raise Refusal(Problem.of("passkey-known" if is_known else "account-taken")) from None
        if ceremony.account is not None:
            await self._people.end_other_sessions(who)
        return replace(who, person=replace(who.person, account=ceremony.account or who.person.account))

    async def begin_sign_in(self, site: Site) -> Begun:
        """The first step of a sign-in; who it will be, the device knows."""
        return await self._begin(site, None, None)

    async def sign_in(
        self, guest: SignedIn | None, site: Site, cookie: str | None, answer: Assertion
    ) -> tuple[SignedIn, str]:
        """The second step: whoever holds the passkey is signed in; a guest becomes part of the account."""
        ceremony = await self._take(cookie)
        passkey = await self._store.passkey(answer.id)
        if ceremony.person is not None or passkey is None or passkey.site != site.name:
            raise _refused(None)
        response = {
            "clientDataJSON": answer.client_data,
            "authenticatorData": answer.authenticator_data,
            "signature": answer.signature,
            "userHandle": answer.user,
        }
        try:
            if base64url_to_bytes(answer.user) != passkey.person.encode():
                raise ValueError("another account's passkey")
            verified = verify_authentication_response(
                credential={"id": answer.id, "rawId": answer.id, "type": "public-key", "response": response},
                expected_challenge=base64url_to_bytes(ceremony.challenge),
                expected_rp_id=site.name,
                expected_origin=list(site.origins),
                credential_public_key=base64url_to_bytes(passkey.public_key),
                credential_current_sign_count=passkey.sign_count,
                require_user_verification=True,
            )
        except Exception as error:  # as above
            raise _refused(error) from None
        person = await self._store.person(passkey.person)
        if person is None:
            raise _refused(None)
        await self._store.save_passkey(replace(passkey, sign_count=verified.new_sign_count, used_at=now()))
        return await self._people.enter(guest, person)

    async def rename(self, who: SignedIn, id: str, name: str) -> None:
        """Another name for a passkey."""
        passkey = await self._store.passkey(id)
        if passkey is None or passkey.person != who.person.id:
            raise Refusal(Problem.of("passkey-unknown"))
        await self._store.save_passkey(replace(passkey, name=name))

    async def remove(self, who: SignedIn, id: str) -> None:
        """Remove a passkey, unless nothing else opens the account."""
        try:
            is_removed = await self._store.drop_passkey(who.person.id, id)
        except Conflict:
            raise Refusal(Problem.of("last-proof")) from None
        if not is_removed:
            raise Refusal(Problem.of("passkey-unknown"))

    async def _begin(self, site: Site, person: str | None, account: str | None) -> Begun:
        challenge = bytes_to_base64url(token_bytes(32))
        ceremony = Ceremony(token_urlsafe(24), challenge, person, account, now() + CEREMONY_LASTS)
        await self._store.add_ceremony(ceremony, now())
        return Begun(ceremony.id, challenge, site.name)

    async def _take(self, cookie: str | None) -> Ceremony:
        ceremony = None if cookie is None else await self._store.take_ceremony(cookie)
        if ceremony is None or ceremony.expires_at <= now():
            raise Refusal(Problem.of("passkey-expired"))
        return ceremony


def _belongs(host: str, site: str) -> bool:
    """Whether browsers let a page of this host use the site's passkeys."""
    return host == site or host.endswith(f".{site}")


def _refused(error: Exception | None) -> Refusal:
    _log.info("passkey refused", extra={"error": type(error).__name__})
    return Refusal(Problem.of("passkey-refused"))
