"""The REST routes under /api/v1: who you are, tables, records, charts. Thin: what is decided is decided elsewhere."""

from dataclasses import asdict, dataclass
from typing import Annotated

from fastapi import APIRouter, Cookie, Depends, Header, Path, Query, Request, Response, status
from fastapi.responses import JSONResponse
from pydantic import Field, StringConstraints

from calico.locales import DEFAULT_LANGUAGE, LANGUAGES
from calico.notation import format_record, parse_record
from calico.rules import ACHIEVEMENT_NAMED as ACHIEVEMENTS
from calico.rules import (
    BORDERS,
    CATS,
    CELLS,
    GOAL_POINTS,
    GOAL_SLOTS,
    MAX_PLAYERS,
    PATCH_CELLS,
    SCENARIOS,
    AchievementMode,
    Board,
    Cat,
    Goal,
    GoalValues,
    Mode,
    Objective,
    Problem,
    Restriction,
    SetupError,
    Variant,
)
from calico.server.admin import events_of
from calico.server.bots import Bots
from calico.server.charts import Charts
from calico.server.decide import Actor, Refusal, check_may_look_on
from calico.server.names import is_fit, tidy
from calico.server.passkeys import Passkeys
from calico.server.people import People, Scope, SignedIn
from calico.server.presence import PROGRAMS
from calico.server.projection import earlier_game, moves_of, said, table_state
from calico.server.protocol import (
    LONGEST_NAME,
    PROTOCOL,
    AccountName,
    AnyCommand,
    CommandId,
    CreateTable,
    Done,
    GameState,
    Incoming,
    Milliseconds,
    MoveState,
    PlayerName,
    Preset,
    ProblemState,
    SeatKind,
    Snapshot,
    TableId,
    TableOptions,
    TableStatus,
)
from calico.server.push import Pushes
from calico.server.security import COOKIE, Limiter, address_of, check_request
from calico.server.settings import Settings
from calico.server.store import Person, Store
from calico.server.table import Table
from calico.server.tables import Tables, now
from calico.server.thinking import BotFacts

MOST_LISTED = 100
MOST_MOVES = len(PATCH_CELLS) * MAX_PLAYERS


@dataclass(frozen=True, slots=True)
class Services:
    """What routes need; one for each process."""

    settings: Settings
    store: Store
    tables: Tables
    people: People
    passkeys: Passkeys
    charts: Charts
    pushes: Pushes
    requests: Limiter
    sign_ups: Limiter
    bots: Bots


@dataclass(frozen=True, slots=True, kw_only=True)
class Problems:
    """The body of every refusal."""

    problems: tuple[ProblemState, ...]


Endpoint = Annotated[str, StringConstraints(min_length=10, max_length=1000)]


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonState:
    """Who you are; an account is opened by its passphrase, its passkeys, or both."""

    id: str
    name: str
    account: str | None
    has_passphrase: bool
    created_at: Milliseconds


class NewGuest(Incoming):
    """A name is all it takes."""

    name: PlayerName


NewPassphrase = Annotated[str, StringConstraints(min_length=10, max_length=200)]


class NewAccount(Incoming):
    """Turns the guest into an account."""

    account: AccountName
    passphrase: NewPassphrase


class ChangedPassphrase(Incoming):
    """A first or another passphrase; `current` is needed if there is one."""

    passphrase: NewPassphrase
    current: Annotated[str, StringConstraints(max_length=200)] | None = None


class LogIn(Incoming):
    """Signs in to an account; the guest that you were becomes part of it."""

    account: Annotated[str, StringConstraints(min_length=1, max_length=40)]
    passphrase: Annotated[str, StringConstraints(min_length=1, max_length=200)]


class NewToken(Incoming):
    """A personal API token for a program; `days` until it expires, null for never."""

    name: Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_NAME)]
    scopes: Annotated[tuple[Scope, ...], Field(min_length=1, max_length=3)]
    days: Annotated[int, Field(strict=True, ge=1, le=3650)] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenState:
    """A token; `text` is shown once, when it is made."""

    id: str
    name: str
    scopes: tuple[Scope, ...]
    created_at: Milliseconds
    expires_at: Milliseconds | None
    text: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TableSummary:
    """A table in a list; `host_here` says that its host looks at it now, `invited` that a seat is kept for you."""

    id: str
    status: TableStatus
    options: TableOptions
    names: tuple[str | None, ...]
    free_seats: int
    created_at: Milliseconds
    updated_at: Milliseconds
    moves: int
    deadline: Milliseconds | None
    your_turn: bool
    your_seats: tuple[int, ...]
    host_here: bool
    invited: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ProgramState:
    """A bot over the network that can be invited, by the name of its account."""

    account: str
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PushKey:
    """The key that a browser gives to its push service, so that only this server can tell it anything."""

    public_key: str


class NewPush(Incoming):
    """A browser's subscription at its push service, and the language to be told in."""

    endpoint: Endpoint
    key: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{87}=?$")]
    auth: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22}(==)?$")]
    language: Annotated[str, StringConstraints(pattern=r"^[a-z]{2}$")] = DEFAULT_LANGUAGE


@dataclass(frozen=True, slots=True, kw_only=True)
class NewTable:
    """Where the new table is."""

    id: str


class NewRecord(Incoming):
    """A game to import, as the text of a calico-record."""

    id: CommandId
    record: Annotated[str, StringConstraints(max_length=200_000)]


@dataclass(frozen=True, slots=True, kw_only=True)
class CatTile:
    """What a cat's side of its tile prints."""

    cat: Cat
    other_side: Cat
    dots: int
    points: int
    size: int
    shape: tuple[tuple[int, int], ...] | None


@dataclass(frozen=True, slots=True, kw_only=True)
class ScenarioCard:
    """A scenario."""

    number: int
    goals: tuple[Goal, ...]
    cats: tuple[Cat, ...]
    objectives: tuple[tuple[Objective, int], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Catalogue:
    """Everything that there is to choose from, so that a page needs no lists of its own."""

    protocol: int
    modes: tuple[Mode, ...]
    goal_values: tuple[GoalValues, ...]
    variants: tuple[Variant, ...]
    restrictions: tuple[Restriction, ...]
    achievement_modes: tuple[AchievementMode, ...]
    achievements: tuple[str, ...]
    seat_kinds: tuple[SeatKind, ...]
    presets: tuple[Preset, ...]
    bots: tuple[BotFacts, ...]
    cats: tuple[CatTile, ...]
    goals: dict[Goal, dict[GoalValues, tuple[int, int]]]
    scenarios: tuple[ScenarioCard, ...]
    boards: dict[Board, tuple[str | None, ...]]
    goal_slots: tuple[str, ...]
    cell_names: tuple[str | None, ...]


def services(request: Request) -> Services:
    """This process's services."""
    found: Services = request.app.state.services
    return found


Using = Annotated[Services, Depends(services)]


def address(request: Request) -> str:
    """Whom to count a request for."""
    return address_of(request.scope)


async def guard(request: Request, using: Using) -> None:
    """Every request: rate limit, then origin and header where something is changed."""
    using.requests.check(address(request))
    check_request(request.method, request.headers, using.settings)


async def maybe_signed_in(
    using: Using,
    response: Response,
    cookie: Annotated[str | None, Cookie(alias=COOKIE, include_in_schema=False)] = None,
    authorization: Annotated[str | None, Header(include_in_schema=False)] = None,
) -> SignedIn | None:
    """Who asks, if they show it; a wrong cookie is nobody's, a wrong token is refused."""
    if authorization is not None:
        kind, _, token = authorization.partition(" ")
        if kind.lower() != "bearer":
            raise Refusal(Problem.of("token-invalid"))
        return await using.people.by_token(token)
    if cookie is None:
        return None
    try:
        who = await using.people.by_cookie(cookie)
    except Refusal:
        response.delete_cookie(COOKIE, path="/")
        return None
    if who.renewed is not None:
        set_cookie(response, using.settings, who.renewed)
    return who


MaybeMe = Annotated[SignedIn | None, Depends(maybe_signed_in)]


async def signed_in(who: MaybeMe) -> SignedIn:
    """Who asks; nobody is refused."""
    if who is None:
        raise Refusal(Problem.of("not-signed-in"))
    return who


async def reader(who: Annotated[SignedIn, Depends(signed_in)]) -> SignedIn:
    """Somebody who may read."""
    who.require(Scope.READ)
    return who


async def player(who: Annotated[SignedIn, Depends(signed_in)]) -> SignedIn:
    """Somebody who may play."""
    who.require(Scope.PLAY)
    return who


async def owner(who: Annotated[SignedIn, Depends(signed_in)]) -> SignedIn:
    """Somebody who may change their account."""
    who.require(Scope.ACCOUNT)
    return who


Reader = Annotated[SignedIn, Depends(reader)]
Player = Annotated[SignedIn, Depends(player)]
Owner = Annotated[SignedIn, Depends(owner)]
TableInPath = Annotated[TableId, Path()]
REFUSALS: dict[int | str, dict[str, object]] = {
    code: {"model": Problems, "description": text}
    for code, text in {
        400: "Not readable",
        401: "Not signed in",
        403: "Not allowed",
        404: "Not there",
        405: "Not possible here",
        409: "Not possible now",
        413: "Too large",
        422: "Not understood",
        429: "Too many requests",
        503: "The store is away",
    }.items()
}
router = APIRouter(prefix="/api/v1", dependencies=[Depends(guard)], responses=REFUSALS)


def set_cookie(response: Response, settings: Settings, value: str) -> None:
    """The session's cookie: not for scripts, not for other sites."""
    response.set_cookie(
        COOKIE, value, max_age=180 * 24 * 3600, path="/", httponly=True, samesite="lax", secure=settings.secure_cookies
    )


@router.get("/catalogue", tags=["catalogue"])
async def catalogue(using: Using) -> Catalogue:
    """Everything that there is to choose from."""
    return Catalogue(
        protocol=PROTOCOL,
        modes=tuple(Mode),
        goal_values=tuple(GoalValues),
        variants=tuple(Variant),
        restrictions=tuple(Restriction),
        achievement_modes=tuple(AchievementMode),
        achievements=tuple(ACHIEVEMENTS),
        seat_kinds=tuple(SeatKind),
        presets=tuple(Preset),
        bots=await using.bots.facts(),
        cats=tuple(
            CatTile(
                cat=cat,
                other_side=facts.other_side,
                dots=facts.dots,
                points=facts.points,
                size=facts.size,
                shape=facts.shape,
            )
            for cat, facts in CATS.items()
        ),
        goals={goal: {values: GOAL_POINTS[values][goal] for values in GoalValues} for goal in Goal},
        scenarios=tuple(
            ScenarioCard(number=card.number, goals=card.goals, cats=card.cats, objectives=card.objectives)
            for card in SCENARIOS.values()
        ),
        boards={
            board: tuple(str(BORDERS[board][cell]) if cell in BORDERS[board] else None for cell in CELLS)
            for board in Board
        },
        goal_slots=tuple(slot.name for slot in GOAL_SLOTS),
        cell_names=tuple(None if cell.is_border else cell.name for cell in CELLS),
    )


# People


@router.post("/guests", tags=["people"], status_code=status.HTTP_201_CREATED)
async def new_guest(body: NewGuest, request: Request, response: Response, using: Using) -> PersonState:
    """Become a guest; the answer sets the cookie."""
    using.sign_ups.check(address(request))
    who, cookie = await using.people.new_guest(body.name)
    set_cookie(response, using.settings, cookie)
    return person_state(who.person)


@router.get("/me", tags=["people"])
async def me(who: Reader) -> PersonState:
    """Who you are."""
    return person_state(who.person)


@router.patch("/me", tags=["people"])
async def rename(body: NewGuest, who: Owner, using: Using) -> PersonState:
    """Take another name for tables that you join from now on."""
    return person_state(await using.people.rename(who, body.name))


@router.delete("/me", tags=["people"], status_code=status.HTTP_204_NO_CONTENT)
async def delete_me(who: Owner, response: Response, using: Using) -> None:
    """Delete your data: account, sessions, tokens, passkeys, marks, and your name and words at every table."""
    await using.tables.erased(await using.people.erase(who))
    response.delete_cookie(COOKIE, path="/")


@router.get("/me/data", tags=["people"])
async def my_data(who: Owner, using: Using) -> JSONResponse:
    """Download your data."""
    ids = await using.store.tables_of(who.actor.ids, 100_000)
    tables = await using.tables.readable(ids)
    tokens = await using.store.tokens_of(who.person.id)
    passkeys = await using.store.passkeys_of(who.person.id)
    rows = frozenset(one.id for one in await using.store.chart_players(who.actor.ids))
    marks = await using.store.marks_of(who.actor.ids | rows)
    data = {
        "person": {"id": who.person.id, "name": who.person.name, "account": who.person.account},
        "created_at": who.person.created_at,
        "guests": sorted(who.actor.also),
        "tokens": [{"id": one.id, "name": one.name, "scopes": one.scopes} for one in tokens],
        "passkeys": [asdict(one) for one in passkeys],
        "pushes": [asdict(one) for one in await using.store.subscriptions_of(who.actor.ids)],
        "chart": [asdict(one) for one in await using.store.chart_players(who.actor.ids)],
        "marks": [{"achievement": one, "table": table, "seat": seat, "at": at} for one, table, seat, at in marks],
        "tables": [
            {
                "id": table.id,
                "seats": table.seats_of(who.actor.ids),
                "chat": [
                    {"at": line.at, "text": line.said.text, "preset": line.said.preset}
                    for line in table.chat
                    if line.said.person in who.actor.ids
                ],
            }
            for table in tables
        ],
        "unreadable_tables": sorted(set(ids) - {table.id for table in tables}),
    }
    return JSONResponse(data, headers={"content-disposition": 'attachment; filename="calico-data.json"'})


@router.post("/account", tags=["people"], status_code=status.HTTP_201_CREATED)
async def new_account(body: NewAccount, request: Request, who: Owner, using: Using) -> PersonState:
    """Turn yourself into an account, to be yourself on other devices too."""
    using.sign_ups.check(address(request))
    return person_state(await using.people.register(who, body.account, body.passphrase))


@router.put("/account/passphrase", tags=["people"])
async def change_passphrase(body: ChangedPassphrase, request: Request, who: Owner, using: Using) -> PersonState:
    """Give your account a passphrase, or another one; your other sessions end, and all your API tokens are revoked."""
    using.sign_ups.check(address(request))
    return person_state((await using.people.change_passphrase(who, body.passphrase, body.current)).person)


@router.delete("/account/passphrase", tags=["people"])
async def drop_passphrase(who: Owner, using: Using) -> PersonState:
    """Remove the passphrase of an account that a passkey opens."""
    return person_state((await using.people.drop_passphrase(who)).person)


@router.post("/login", tags=["people"])
async def log_in(body: LogIn, request: Request, response: Response, who: MaybeMe, using: Using) -> PersonState:
    """Sign in to your account; what you did as a guest becomes part of it."""
    using.sign_ups.check(address(request))
    signed, cookie = await using.people.log_in(who, body.account, body.passphrase, address=address(request))
    set_cookie(response, using.settings, cookie)
    return person_state(signed.person)


@router.post("/logout", tags=["people"], status_code=status.HTTP_204_NO_CONTENT)
async def log_out(who: Owner, response: Response, using: Using) -> None:
    """Sign out. A guest without an account is not found again."""
    await using.people.log_out(who)
    response.delete_cookie(COOKIE, path="/")


@router.get("/tokens", tags=["people"])
async def my_tokens(who: Owner, using: Using) -> list[TokenState]:
    """Your API tokens."""
    return [
        TokenState(
            id=one.id,
            name=one.name,
            scopes=tuple(map(Scope, one.scopes)),
            created_at=one.created_at,
            expires_at=one.expires_at,
        )
        for one in await using.store.tokens_of(who.person.id)
    ]


@router.post("/tokens", tags=["people"], status_code=status.HTTP_201_CREATED)
async def new_token(body: NewToken, who: Owner, using: Using) -> TokenState:
    """A new API token; its text is shown only now."""
    token, text = await using.people.new_token(who, body.name, body.scopes, body.days)
    return TokenState(
        id=token.id,
        name=token.name,
        scopes=tuple(map(Scope, token.scopes)),
        created_at=token.created_at,
        expires_at=token.expires_at,
        text=text,
    )


@router.delete("/tokens/{token}", tags=["people"], status_code=status.HTTP_204_NO_CONTENT)
async def drop_token(token: Annotated[str, Path(pattern="^[0-9a-f]{16}$")], who: Owner, using: Using) -> None:
    """Take a token back."""
    await using.people.drop_token(who, token)


# Web Push


@router.get("/push", tags=["people"])
async def push_key(using: Using) -> PushKey:
    """What a browser needs to ask for pushes."""
    return PushKey(public_key=using.pushes.public_key)


@router.post("/me/push", tags=["people"], status_code=status.HTTP_204_NO_CONTENT)
async def subscribe(body: NewPush, who: Player, using: Using) -> None:
    """Be told by this browser when it is your turn in a game of days."""
    language = body.language if body.language in LANGUAGES else DEFAULT_LANGUAGE
    await using.pushes.subscribe(who.person.id, body.endpoint, body.key, body.auth, language)


@router.delete("/me/push", tags=["people"], status_code=status.HTTP_204_NO_CONTENT)
async def unsubscribe(endpoint: Annotated[Endpoint, Query()], who: Player, using: Using) -> None:
    """Be told no more by this browser."""
    await using.pushes.unsubscribe(who.person.id, endpoint)


# Tables


@router.get("/tables", tags=["tables"])
async def public_tables(
    who: MaybeMe, using: Using, limit: Annotated[int, Query(ge=1, le=MOST_LISTED)] = 50
) -> list[TableSummary]:
    """Public tables that wait for players or are being played."""
    actor = _STRANGER if who is None else who.actor
    tables = await using.tables.readable(await using.store.public_tables(limit))
    return [summary_of(table, actor, using.tables) for table in tables]


@router.get("/me/tables", tags=["tables"])
async def my_tables(
    who: Reader, using: Using, limit: Annotated[int, Query(ge=1, le=MOST_LISTED)] = 50
) -> list[TableSummary]:
    """Your tables, the last changed first; those that you have left are not among them."""
    tables = await using.tables.readable(await using.store.tables_of(who.actor.ids, limit))
    return [summary_of(table, who.actor, using.tables) for table in tables if table.concerns(who.actor.ids)]


@router.get("/programs", tags=["tables"], dependencies=[Depends(reader)])
async def programs(using: Using) -> list[ProgramState]:
    """Bots over the network that wait to be invited now."""
    waiting = sorted(using.tables.presence.present(PROGRAMS))[:MOST_LISTED]
    people = [await using.store.person(id) for id in waiting]
    found = [ProgramState(account=one.account, name=one.name) for one in people if one is not None and one.account]
    return sorted(found, key=lambda program: program.account)


@router.post("/tables", tags=["tables"], status_code=status.HTTP_201_CREATED)
async def create_table(body: CreateTable, request: Request, who: Player, using: Using) -> NewTable:
    """Create a table; the same id gives the same table."""
    return NewTable(id=await using.tables.create(who.actor, body, address=address(request)))


@router.get("/tables/{table}", tags=["tables"])
async def get_table(table: TableInPath, who: MaybeMe, using: Using) -> Snapshot:
    """The table as you see it; anybody who knows its id may watch."""
    found = await using.tables.get(table)
    actor = _STRANGER if who is None else who.actor
    check_may_look_on(found, actor)
    chat = tuple(said(found, line) for line in found.chat)
    state = table_state(found, actor)
    return Snapshot(table=table, sequence=found.sequence, server_time=now(), state=state, chat=chat)


@router.get("/tables/{table}/moves", tags=["tables"])
async def get_moves(table: TableInPath, using: Using) -> tuple[MoveState, ...]:
    """Every turn so far, for whoever opens the table later."""
    return moves_of(await using.tables.get(table))


@router.get("/tables/{table}/moves/{moves}", tags=["tables"])
async def get_position(
    table: TableInPath, moves: Annotated[int, Path(ge=0, le=MOST_MOVES)], who: MaybeMe, using: Using
) -> GameState:
    """The game after so many turns, as you saw it then."""
    return earlier_game(await using.tables.get(table), _STRANGER if who is None else who.actor, moves)


@router.post("/tables/{table}/commands", tags=["tables"])
async def do(table: TableInPath, body: AnyCommand, request: Request, who: Player, using: Using) -> Done:
    """Do something at the table, as over the socket."""
    sequence = await using.tables.do(table, who.actor, body, address=address(request))
    return Done(command=body.id, table=table, sequence=sequence)


@router.get("/tables/{table}/record", tags=["tables"], response_class=JSONResponse)
async def get_record(table: TableInPath, using: Using) -> Response:
    """The finished game as calico-record."""
    found = await using.tables.get(table)
    if found.game is None or not found.game.is_over:
        raise Refusal(Problem.of("game-hidden"))
    return Response(
        format_record(found.game, {"table": table, "finished_at": found.updated_at}),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="calico-{table}.json"'},
    )


@router.post("/records", tags=["tables"], status_code=status.HTTP_201_CREATED)
async def import_record(body: NewRecord, request: Request, who: Player, using: Using) -> NewTable:
    """Make a table of a calico-record, which is replayed strictly; everybody in it sits at your screen."""
    game = parse_record(body.record)
    if unfit := [seat for seat, name in enumerate(game.names) if not is_fit(tidy(name))]:
        raise SetupError([Problem.of("name-unfit", seat=seat, longest=LONGEST_NAME) for seat in unfit])
    events = events_of(game, who.actor.person, who.actor.name)
    return NewTable(id=await using.tables.import_events(who.actor, body.id, events, address=address(request)))


_STRANGER = Actor("", "")


def person_state(person: Person) -> PersonState:
    """A person, for themselves."""
    return PersonState(
        id=person.id,
        name=person.name,
        account=person.account,
        has_passphrase=person.passphrase is not None,
        created_at=person.created_at,
    )


def summary_of(table: Table, actor: Actor, tables: Tables) -> TableSummary:
    """A table in a list, as this person sees it."""
    seats = table.seats_of(actor.ids)
    return TableSummary(
        id=table.id,
        status=table.status,
        options=table.options,
        names=tuple(chair.name or chair.bot for chair in table.chairs),
        free_seats=sum(not chair.is_taken and chair.invited is None for chair in table.chairs),
        created_at=table.created_at,
        updated_at=table.updated_at,
        moves=len(table.turns),
        deadline=table.deadline if table.awaited else None,
        your_turn=any(seat in table.awaited_people for seat in seats),
        your_seats=seats,
        host_here=table.host in tables.presence.present(table.id),
        invited=table.seat_kept_for(actor.ids) is not None,
    )
