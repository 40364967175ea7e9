"""The REST routes for passkeys."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Cookie, Depends, Path, Request, Response, status
from pydantic import StringConstraints
from webauthn.helpers import bytes_to_base64url

from calico.server.api import (
    REFUSALS,
    MaybeMe,
    Owner,
    PersonState,
    Using,
    address,
    guard,
    person_state,
    set_cookie,
)
from calico.server.names import fit_name
from calico.server.passkeys import ALGORITHMS, CEREMONY_LASTS, Assertion, Begun, Registration, site_of
from calico.server.protocol import AccountName, Incoming, Milliseconds, PlayerName
from calico.server.settings import Settings

CEREMONY_COOKIE = "calico_passkey"
_PATH = "/api/v1/passkeys"
Base64 = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]+$", max_length=20_000)]
PasskeyId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,1400}$")]
CeremonyCookie = Annotated[str | None, Cookie(alias=CEREMONY_COOKIE)]


class BeginPasskey(Incoming):
    """Begins a passkey's registration; a guest names the account that they will have."""

    account: AccountName | None = None


class NewPasskey(Incoming):
    """What the device answered, base64url, and a name for the passkey."""

    name: PlayerName
    id: PasskeyId
    client_data: Base64
    attestation: Base64


class UsedPasskey(Incoming):
    """What the device answered when it was asked for a passkey, base64url."""

    id: PasskeyId
    client_data: Base64
    authenticator_data: Base64
    signature: Base64
    user: Base64


class RenamedPasskey(Incoming):
    """Another name for a passkey."""

    name: PlayerName


@dataclass(frozen=True, slots=True, kw_only=True)
class PasskeyCreation:
    """What a browser needs to make a passkey: `user` and `known` are base64url, `algorithms` numbers of COSE."""

    challenge: str
    site: str
    user: str
    account: str
    known: tuple[str, ...]
    algorithms: tuple[int, ...]
    milliseconds: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PasskeyRequest:
    """What a browser needs to ask for a passkey."""

    challenge: str
    site: str
    milliseconds: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PasskeyState:
    """A passkey of yours."""

    id: str
    name: str
    created_at: Milliseconds
    used_at: Milliseconds | None


router = APIRouter(prefix=_PATH, tags=["passkeys"], dependencies=[Depends(guard)], responses=REFUSALS)


def _remember(response: Response, settings: Settings, begun: Begun) -> None:
    response.set_cookie(
        CEREMONY_COOKIE,
        begun.cookie,
        max_age=CEREMONY_LASTS // 1000,
        path=_PATH,
        httponly=True,
        samesite="strict",
        secure=settings.secure_cookies,
    )


@router.get("")
async def my_passkeys(who: Owner, using: Using) -> list[PasskeyState]:
    """Your passkeys."""
    return [
        PasskeyState(id=one.id, name=one.name, created_at=one.created_at, used_at=one.used_at)
        for one in await using.store.passkeys_of(who.person.id)
    ]


@router.post("/begin")
async def begin_passkey(
    body: BeginPasskey, request: Request, response: Response, who: Owner, using: Using
) -> PasskeyCreation:
    """Begin to register a passkey; the answer sets a cookie that the next step needs."""
    site = site_of(using.settings, request.headers)
    begun = await using.passkeys.begin_registration(who, site, body.account)
    known = await using.store.passkeys_of(who.person.id)
    _remember(response, using.settings, begun)
    return PasskeyCreation(
        challenge=begun.challenge,
        site=begun.site,
        user=bytes_to_base64url(who.person.id.encode()),
        account=who.person.account or body.account or "",
        known=tuple(one.id for one in known),
        algorithms=ALGORITHMS,
        milliseconds=CEREMONY_LASTS,
    )


@router.post("", status_code=status.HTTP_201_CREATED)
async def new_passkey(
    body: NewPasskey, request: Request, response: Response, who: Owner, using: Using, cookie: CeremonyCookie = None
) -> PersonState:
    """Register the passkey; a guest becomes an account by it."""
    using.sign_ups.check(address(request))
    site = site_of(using.settings, request.headers)
    answer = Registration(body.id, body.client_data, body.attestation)
    changed = await using.passkeys.register(who, site, cookie, fit_name(body.name), answer)
    response.delete_cookie(CEREMONY_COOKIE, path=_PATH)
    return person_state(changed.person)


@router.post("/login/begin")
async def begin_sign_in(request: Request, response: Response, using: Using) -> PasskeyRequest:
    """Begin to sign in with a passkey; the answer sets a cookie that the next step needs."""
    begun = await using.passkeys.begin_sign_in(site_of(using.settings, request.headers))
    _remember(response, using.settings, begun)
    return PasskeyRequest(challenge=begun.challenge, site=begun.site, milliseconds=CEREMONY_LASTS)


@router.post("/login")
async def sign_in(
    body: UsedPasskey, request: Request, response: Response, who: MaybeMe, using: Using, cookie: CeremonyCookie = None
) -> PersonState:
    """Sign in with a passkey; what you did as a guest becomes part of the account."""
    using.sign_ups.check(address(request))
    site = site_of(using.settings, request.headers)
    answer = Assertion(body.id, body.client_data, body.authenticator_data, body.signature, body.user)
    signed, session = await using.passkeys.sign_in(who, site, cookie, answer)
    response.delete_cookie(CEREMONY_COOKIE, path=_PATH)
    set_cookie(response, using.settings, session)
    return person_state(signed.person)


@router.patch("/{passkey}", status_code=status.HTTP_204_NO_CONTENT)
async def rename_passkey(passkey: Annotated[PasskeyId, Path()], body: RenamedPasskey, who: Owner, using: Using) -> None:
    """Give a passkey another name."""
    await using.passkeys.rename(who, passkey, fit_name(body.name))


@router.delete("/{passkey}", status_code=status.HTTP_204_NO_CONTENT)
async def drop_passkey(passkey: Annotated[PasskeyId, Path()], who: Owner, using: Using) -> None:
    """Remove a passkey, unless nothing else opens your account."""
    await using.passkeys.remove(who, passkey)
