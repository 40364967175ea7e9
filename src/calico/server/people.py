"""Who somebody is: guests and accounts, their sessions in a cookie, and personal API tokens for programs."""

import asyncio
import hashlib
import hmac
import json
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cached_property
from secrets import token_hex, token_urlsafe
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from itsdangerous import BadSignature, Signer

from calico.rules import Name, Problem
from calico.server.decide import Actor, Refusal
from calico.server.names import account_name, fit_name, person_name
from calico.server.security import Limiter
from calico.server.store import Conflict, Person, Session, Store, Token
from calico.server.tables import now

_DAY = 24 * 60 * 60 * 1000
SESSION_LIFE = 180 * _DAY
RENEW_AFTER = _DAY
RENEWAL_GRACE = 60_000  # milliseconds in which requests sent with the cookie before still arrive
SHORTEST_PASSPHRASE = 10
MOST_TOKENS = 20
HASHING_THREADS = 2  # argon2 takes much memory and several cores for each
LOG_INS_WITHIN = 600  # seconds after which there may be as many log-ins again
LOG_INS_FROM_ADDRESS = 10  # to an account,
LOG_INS_FROM_STRANGERS = 100  # and from all addresses together where nobody has signed in to it before
_USUAL_REMEMBERED = 20_000
_T = TypeVar("_T")


class Scope(Name):
    """What a personal API token may be used for."""

    READ = "read"  # see one's own tables, records, chart
    PLAY = "play"  # create tables and act at them
    ACCOUNT = "account"  # change or delete the account, make tokens


@dataclass(frozen=True, slots=True)
class SignedIn:
    """Somebody who has shown who they are: with a cookie (all scopes) or a token (those of the token)."""

    actor: Actor
    person: Person
    scopes: frozenset[Scope]
    session: Session | None = None
    token: Token | None = None
    renewed: str | None = None  # the cookie's new value

    def require(self, scope: Scope) -> None:
        """Refuse if the token lacks the scope."""
        if scope not in self.scopes:
            raise Refusal(Problem.of("scope-missing", scope=scope))


Doubter = Callable[[str | None], None]


class People:
    """Guests, accounts, sessions and tokens.

    Whenever a proof of somebody's ends or their name changes, all processes hear of it: whoever has let them in must
    ask `again` before they do or see anything more.
    """

    def __init__(self, store: Store, hasher: PasswordHasher | None = None) -> None:
        self._store = store
        self._hasher = hasher or PasswordHasher()
        # Not the event loop's own threads: saving a move must not wait for passphrases.
        self._hashing = ThreadPoolExecutor(HASHING_THREADS, "passphrases")
        self._from_address = Limiter(LOG_INS_FROM_ADDRESS, LOG_INS_WITHIN, code="too-many-log-ins")
        self._from_strangers = Limiter(LOG_INS_FROM_STRANGERS, LOG_INS_WITHIN, code="too-many-log-ins")
        self._usual: OrderedDict[str, None] = OrderedDict()  # accounts with the addresses that have signed in to them
        self._signer = Signer("")
        self._doubters: list[Doubter] = []

    async def open(self) -> None:
        """Get the key that signs cookies; it is made once for all processes."""
        self._signer = Signer(await self._store.secret("cookies", token_hex(32)), salt="calico-session")
        self._store.hear(self._hear)
        self._store.listen(self._missed)

    async def close(self) -> None:
        """Let go of the threads."""
        self._hashing.shutdown(wait=False, cancel_futures=True)

    def on_doubt(self, doubter: Doubter) -> None:
        """Call `doubter`, too, with the id of somebody who must be looked at again, or None for everybody."""
        self._doubters.append(doubter)

    async def new_guest(self, name: str) -> tuple[SignedIn, str]:
        """Somebody new, and their cookie."""
        person = Person(token_hex(8), person_name(name), now())
        await self._store.add_person(person)
        return await self._sign_in(person)

    async def by_cookie(self, cookie: str) -> SignedIn:
        """Whose cookie this is.

        A cookie that is a day old is answered with the next one, `renewed`, again and again until that is used: whether
        an answer arrives is not known, and a socket can't give any. Once it is used, there is no honest use for the
        old one but in requests that were under way. Later it is a stolen copy, or was stolen: the session ends.
        """
        try:
            session_id, step = self._signer.unsign(cookie).decode().split(".")
        except (BadSignature, ValueError, UnicodeError):
            raise Refusal(Problem.of("token-invalid")) from None
        session = await self._store.session(session_id)
        if session is None:
            raise Refusal(Problem.of("token-invalid"))
        ahead = int(step) - session.step
        if ahead > 0:
            session = replace(session, step=int(step), renewed_at=now(), expires_at=now() + SESSION_LIFE)
            await self._store.renew_session(session)
        elif ahead < 0 and (ahead < -1 or now() > session.renewed_at + RENEWAL_GRACE):
            await self._store.end_session(session.id)
            await self._doubt(session.person)
            raise Refusal(Problem.of("token-invalid"))
        is_due = ahead == 0 and now() > session.renewed_at + RENEW_AFTER
        renewed = self._cookie(session.id, session.step + 1) if is_due else None
        return replace(await self._by_session(session), renewed=renewed)

    async def by_token(self, text: str) -> SignedIn:
        """Whose API token this is."""
        kind, _, rest = text.partition("_")
        token_id, _, secret = rest.partition("_")
        token = await self._store.token(token_id) if kind == "calico" and token_id and secret else None
        if token is None or not hmac.compare_digest(token.hash, _hash(secret)):
            raise Refusal(Problem.of("token-invalid"))
        return await self._by_token(token)

    async def again(self, who: SignedIn) -> SignedIn:
        """The same person by the same proof, as they are now; refused if it counts no more."""
        if who.token is not None:
            return await self._by_token(await self._store.token(who.token.id))
        return await self._by_session(None if who.session is None else await self._store.session(who.session.id))

    async def rename(self, who: SignedIn, name: str) -> Person:
        """Another name, for tables joined from now on."""
        person = replace(who.person, name=person_name(name))
        await self._store.save_person(person)
        await self._doubt(person.id)
        return person

    async def register(self, who: SignedIn, account: str, passphrase: str) -> Person:
        """Turn a guest into an account."""
        if who.person.account is not None:
            raise Refusal(Problem.of("account-exists"))
        person = replace(who.person, account=account_name(account), passphrase=await self._hashed(passphrase))
        try:
            await self._store.save_person(person)
        except Conflict:
            raise Refusal(Problem.of("account-taken")) from None
        await self.end_other_sessions(who)
        return person

    async def end_other_sessions(self, who: SignedIn) -> None:
        """Sign somebody out everywhere else."""
        if who.session is not None:
            await self._store.end_sessions(who.person.id, but=who.session.id)
            await self._doubt(who.person.id)

    async def log_in(
        self, guest: SignedIn | None, account: str, passphrase: str, *, address: str
    ) -> tuple[SignedIn, str]:
        """Sign in to an account; a guest's tables and marks become the account's.

        Tries are counted for each address, so that a stranger's do not lock the owner out.
        """
        attempt = f"{account.casefold()} {address}"
        self._from_address.check(attempt)
        if attempt not in self._usual:
            self._from_strangers.check(account.casefold())
        person = await self._store.account(account.casefold())
        hashed = None if person is None else person.passphrase
        if not await self._in_thread(lambda: self._is_right(hashed, passphrase)) or person is None:
            raise Refusal(Problem.of("passphrase-wrong"))
        self._usual[attempt] = None
        self._usual.move_to_end(attempt)
        if len(self._usual) > _USUAL_REMEMBERED:
            self._usual.popitem(last=False)
        return await self.enter(guest, person)

    async def enter(self, guest: SignedIn | None, person: Person) -> tuple[SignedIn, str]:
        """Sign in somebody who has shown that the account is theirs; the guest that they were becomes part of it."""
        if guest is not None and guest.person.account is None and guest.session is not None:
            await self._store.save_person(replace(guest.person, merged_into=person.id))
            await self._store.end_sessions(guest.person.id)
            await self._doubt(guest.person.id)
            await self._doubt(person.id)  # who is a guest more now
        return await self._sign_in(person)

    async def change_passphrase(self, who: SignedIn, passphrase: str, current: str | None) -> SignedIn:
        """A first or another passphrase for an account; the other sessions end, and all API tokens are taken back."""
        if who.person.account is None:
            raise Refusal(Problem.of("account-needed"))
        hashed = who.person.passphrase
        if hashed is not None:
            self._from_address.check(who.person.account)  # wherever from: only who is signed in can try this
            if not await self._in_thread(lambda: self._is_right(hashed, current or "")):
                raise Refusal(Problem.of("passphrase-wrong"))
        fresh = await self._hashed(passphrase)
        but = None if who.session is None else who.session.id
        await self._store.set_passphrase(who.person.id, fresh, but=but)
        await self._doubt(who.person.id)
        return replace(who, person=replace(who.person, passphrase=fresh))

    async def drop_passphrase(self, who: SignedIn) -> SignedIn:
        """No passphrase any more, if a passkey opens the account."""
        try:
            await self._store.drop_passphrase(who.person.id)
        except Conflict:
            raise Refusal(Problem.of("last-proof")) from None
        return replace(who, person=replace(who.person, passphrase=None))

    async def log_out(self, who: SignedIn) -> None:
        """End this session."""
        if who.session is not None:
            await self._store.end_session(who.session.id)
            await self._doubt(who.person.id)

    async def erase(self, who: SignedIn) -> frozenset[str]:
        """Delete somebody and all that is theirs; returns the tables where their names and words have gone."""
        tables = await self._store.erase_person(who.person.id)
        await self._doubt(who.person.id)
        return tables

    async def new_token(
        self, who: SignedIn, name: str, scopes: tuple[Scope, ...], days: int | None
    ) -> tuple[Token, str]:
        """A token and its text, which is shown only once."""
        if len(await self._store.tokens_of(who.person.id)) >= MOST_TOKENS:
            raise Refusal(Problem.of("tokens-full", most=MOST_TOKENS))
        secret = token_urlsafe(32)
        expires = None if days is None else now() + days * _DAY
        wanted = tuple(scope.value for scope in sorted(set(scopes)))
        token = Token(token_hex(8), who.person.id, fit_name(name), _hash(secret), wanted, now(), expires)
        await self._store.add_token(token)
        return token, f"calico_{token.id}_{secret}"

    async def drop_token(self, who: SignedIn, id: str) -> None:
        """Take a token back."""
        if not await self._store.drop_token(who.person.id, id):
            raise Refusal(Problem.of("token-unknown"))
        await self._doubt(who.person.id)

    async def _doubt(self, person: str) -> None:
        """Have somebody looked at again: by this process at once, by the others as soon as they hear."""
        self._look_again(person)
        await self._store.tell(json.dumps({"doubt": person}))

    def _look_again(self, person: str | None) -> None:
        for doubter in self._doubters:
            doubter(person)

    def _hear(self, _: str, note: str) -> None:
        match json.loads(note):
            case {"doubt": str(person)}:
                self._look_again(person)

    async def _missed(self, table: str, _: int) -> None:
        """After a lost connection to the database, anybody may have been signed out."""
        if table == "*":
            self._look_again(None)

    async def _by_session(self, session: Session | None) -> SignedIn:
        person = None if session is None else await self._store.person(session.person)
        if session is None or person is None or session.expires_at <= now():
            raise Refusal(Problem.of("token-invalid"))
        return SignedIn(await self._actor(person), person, frozenset(Scope), session=session)

    async def _by_token(self, token: Token | None) -> SignedIn:
        person = None if token is None else await self._store.person(token.person)
        if token is None or person is None or (token.expires_at is not None and token.expires_at <= now()):
            raise Refusal(Problem.of("token-invalid"))
        return SignedIn(await self._actor(person), person, frozenset(map(Scope, token.scopes)), token=token)

    async def _sign_in(self, person: Person) -> tuple[SignedIn, str]:
        session = Session(token_hex(16), person.id, 1, now(), now() + SESSION_LIFE)
        await self._store.add_session(session)
        actor = await self._actor(person)
        return SignedIn(actor, person, frozenset(Scope), session), self._cookie(session.id, session.step)

    async def _actor(self, person: Person) -> Actor:
        also = await self._store.merged_into(person.id) if person.account is not None else frozenset()
        return Actor(person.id, person.name, also)

    def _cookie(self, session: str, step: int) -> str:
        return self._signer.sign(f"{session}.{step}").decode()

    async def _hashed(self, passphrase: str) -> str:
        if len(passphrase) < SHORTEST_PASSPHRASE:
            raise Refusal(Problem.of("passphrase-short", shortest=SHORTEST_PASSPHRASE))
        return await self._in_thread(lambda: self._hasher.hash(passphrase))

    async def _in_thread(self, work: Callable[[], _T]) -> _T:
        return await asyncio.get_running_loop().run_in_executor(self._hashing, work)

    def _is_right(self, hashed: str | None, passphrase: str) -> bool:
        """Whether the passphrase has this hash; None takes as long as a hash would, and is never right."""
        try:
            return self._hasher.verify(hashed or self._decoy, passphrase) and hashed is not None
        except (Argon2Error, InvalidHashError):
            return False

    @cached_property
    def _decoy(self) -> str:
        """Verified when there is no such account, so that a wrong name takes as long as a wrong passphrase."""
        return self._hasher.hash(token_hex(16))


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
