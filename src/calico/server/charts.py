"""Achievement charts that the server keeps: a household's, with up to six players, and each account's own row.

Everybody has a row of their own, which follows them to every device and into every chart that they have joined. Beside
it stand players at the same device, who have only a name, and accounts that have accepted an invitation.
"""

from dataclasses import dataclass, replace
from secrets import token_hex

from calico.notation import format_chart, parse_chart
from calico.rules import ACHIEVEMENT_NAMED, MAX_CHART_PLAYERS, Chart, ChartError, ChartRow, Problem
from calico.server.decide import Refusal
from calico.server.names import are_alike, fit_name, tidy
from calico.server.people import SignedIn
from calico.server.protocol import TableStatus
from calico.server.store import ChartPlayer, Conflict, Person, Store
from calico.server.table import Table
from calico.server.tables import now

_IMPORTED = "import:"


@dataclass(frozen=True, slots=True)
class Row:
    """A player's row: who it is and what they have marked; an `account` that is `invited` has not answered yet."""

    id: str
    account: str | None
    is_you: bool
    invited: bool
    row: ChartRow


@dataclass(frozen=True, slots=True)
class Household:
    """A chart by the name of whoever keeps it."""

    id: str
    keeper: str
    rows: tuple[Row, ...]


class Charts:
    """Reads and changes the charts of people."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def chart(self, who: SignedIn) -> Household:
        """The chart that somebody keeps; their own row is the first."""
        return await self._household(who.person, who.actor.ids, who.actor.ids)

    async def joined(self, who: SignedIn) -> list[Household]:
        """The charts of others that somebody has joined."""
        found = []
        for seat in await self._store.charts_with(who.actor.ids):
            keeper = await self._store.person(seat.person) if seat.accepted else None
            if keeper is not None:
                ids = await self._ids(keeper)
                found.append(replace(await self._household(keeper, ids, who.actor.ids), id=seat.id))
        return found

    async def invitations(self, who: SignedIn) -> list[tuple[str, str]]:
        """The charts to which somebody is invited: the invitation's id and the name of whoever keeps the chart."""
        found = []
        for seat in await self._store.charts_with(who.actor.ids):
            keeper = None if seat.accepted else await self._store.person(seat.person)
            if keeper is not None:
                found.append((seat.id, keeper.name))
        return found

    async def add(self, who: SignedIn, name: str) -> None:
        """A player at the same device, by a name that nobody else on the chart has."""
        await self._require_new(who, [fit_name(name)])
        await self._add(who, ChartPlayer(token_hex(8), who.person.id, fit_name(name), now()))

    async def invite(self, who: SignedIn, account: str) -> None:
        """An account that may join the chart."""
        person = await self._store.account(account.casefold())
        if person is None:
            raise Refusal(Problem.of("account-unknown"))
        known = {seat.account for seat in await self._store.chart_players(who.actor.ids)} | {who.person.id}
        if person.id in known:
            raise ChartError(Problem.of("chart-player-twice", player=account))
        await self._add(who, ChartPlayer(token_hex(8), who.person.id, person.account or "", now(), person.id))

    async def answer(self, who: SignedIn, invitation: str, *, joins: bool) -> None:
        """Join the chart to which one is invited, decline, or leave it again."""
        seat = await self._store.chart_player(invitation)
        if seat is None or seat.account not in who.actor.ids:
            raise Refusal(Problem.of("chart-player-missing"))
        if joins:
            await self._store.save_chart_player(replace(seat, accepted=True))
        else:
            await self._store.drop_chart_player(seat.id)

    async def rename(self, who: SignedIn, player: str, name: str) -> None:
        """Another name for a player at the same device."""
        seat = await self._mine(who, player)
        if seat.account is not None:
            raise Refusal(Problem.of("chart-player-missing"))
        if not are_alike(seat.name, fit_name(name)):
            await self._require_new(who, [fit_name(name)])
        await self._store.save_chart_player(replace(seat, name=fit_name(name)))

    async def remove(self, who: SignedIn, player: str) -> None:
        """A player less, with what they have marked; an account keeps its own row."""
        await self._store.drop_chart_player((await self._mine(who, player)).id)

    async def mark(self, who: SignedIn, player: str | None, table: Table, seat: int, achievement: str) -> Row:
        """Mark an achievement that a finished game offers to a seat of this person's; one for each game and player."""
        if table.game is None or table.status is not TableStatus.OVER:
            raise Refusal(Problem.of("game-not-over"))
        if seat not in table.seats_of(who.actor.ids) or table.chairs[seat].bot is not None:
            raise Refusal(Problem.of("mark-not-yours"))
        found = ACHIEVEMENT_NAMED.get(achievement)
        mode = table.options.achievement
        if mode is None or found is None:
            raise ChartError(Problem.of("chart-not-offered"))
        row = await self._markable(who, player)
        after = Chart((row.row,)).mark(row.row.player, found, table.game.position, seat, mode, game_id=table.id)
        try:
            await self._store.add_mark(row.id, str(found), table.id, seat, now())
        except Conflict:
            raise ChartError(Problem.of("chart-game-marked", player=row.row.player)) from None
        return replace(row, row=after.row(row.row.player))

    async def export(self, who: SignedIn) -> str:
        """The chart as text: everybody on it who has not only been invited."""
        return format_chart(Chart(tuple(row.row for row in (await self.chart(who)).rows if not row.invited)))

    async def import_text(self, who: SignedIn, text: str) -> None:
        """Add what a text holds: players by their names, and what they lack. What is refused changes nothing."""
        rows = (await self.chart(who)).rows
        known = {_key(row.row) for row in rows if _is_markable(row)}
        given = parse_chart(text)
        new = [fit_name(row.player) for row in given.rows if _key(row) not in known]
        await self._require_new(who, new)
        if len(new) + len(rows) > MAX_CHART_PLAYERS:
            raise ChartError(Problem.of("chart-full"))
        for name in new:
            await self.add(who, name)
        after = {_key(row.row): row for row in (await self.chart(who)).rows if _is_markable(row)}
        for row in given.rows:
            await self._import(after[_key(row)], row)

    async def _import(self, mine: Row, given: ChartRow) -> None:
        games = set(mine.row.games)
        for number, achievement in enumerate(given.marked):
            game = given.games[number] if number < len(given.games) else str(achievement)
            if achievement in mine.row.marked or game in games:
                continue
            games.add(game)
            # Whoever imports says so themselves: the game's place is the player's own, not the table's.
            await self._store.add_mark(mine.id, str(achievement), f"{_IMPORTED}{mine.id}:{game}", 0, now())

    async def _household(self, keeper: Person, keeper_ids: frozenset[str], viewer: frozenset[str]) -> Household:
        rows = [await self._row_of(keeper, keeper_ids, viewer, id=keeper.id)]
        for seat in await self._store.chart_players(keeper_ids):
            if seat.account is None:
                row = await self._marked(seat.name, frozenset({seat.id}))
                rows.append(Row(seat.id, None, False, False, row))
            elif not seat.accepted:
                rows.append(Row(seat.id, seat.name, seat.account in viewer, True, ChartRow(seat.name)))
            elif (person := await self._store.person(seat.account)) is not None:
                rows.append(await self._row_of(person, await self._ids(person), viewer, id=seat.id))
        return Household(keeper.id, keeper.name, tuple(rows))

    async def _row_of(self, person: Person, ids: frozenset[str], viewer: frozenset[str], *, id: str) -> Row:
        """A person's own row."""
        return Row(id, person.account, person.id in viewer, False, await self._marked(person.name, ids))

    async def _marked(self, name: str, ids: frozenset[str]) -> ChartRow:
        marks = await self._store.marks_of(ids)
        found = tuple(dict.fromkeys(ACHIEVEMENT_NAMED[mark] for mark, *_ in marks if mark in ACHIEVEMENT_NAMED))
        return ChartRow(name, found, tuple(_game(table) for _, table, _, _ in marks))

    async def _markable(self, who: SignedIn, player: str | None) -> Row:
        """The row for which somebody may mark: their own, or that of a player at the same device."""
        for row in (await self.chart(who)).rows:
            if row.id == (player or who.person.id) and _is_markable(row):
                return row
        raise Refusal(Problem.of("chart-player-missing"))

    async def _mine(self, who: SignedIn, player: str) -> ChartPlayer:
        seat = await self._store.chart_player(player)
        if seat is None or seat.person not in who.actor.ids:
            raise Refusal(Problem.of("chart-player-missing"))
        return seat

    async def _require_new(self, who: SignedIn, names: list[str]) -> None:
        """Refuse names that look like one on the chart, or like each other."""
        taken = [row.row.player for row in (await self.chart(who)).rows]
        for name in names:
            if any(are_alike(name, other) for other in taken):
                raise ChartError(Problem.of("chart-player-twice", player=name))
            taken.append(name)

    async def _add(self, who: SignedIn, seat: ChartPlayer) -> None:
        try:
            await self._store.add_chart_player(seat, who.actor.ids, MAX_CHART_PLAYERS - 1)
        except Conflict:
            raise ChartError(Problem.of("chart-full")) from None

    async def _ids(self, person: Person) -> frozenset[str]:
        return await self._store.merged_into(person.id) | {person.id}


def _key(row: ChartRow) -> str:
    """What a player of a text is known by on the chart."""
    return tidy(row.player).casefold()


def _is_markable(row: Row) -> bool:
    """Whether whoever keeps the chart marks this row: their own, or that of a player at the same device."""
    return (row.account is None or row.is_you) and not row.invited


def _game(table: str) -> str:
    """The id of a game: its table's, or what an imported chart called it."""
    return table.removeprefix(_IMPORTED).partition(":")[2] if table.startswith(_IMPORTED) else table
