"""The REST routes of the achievement chart."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Response, status
from fastapi.responses import JSONResponse
from pydantic import Field, StringConstraints

from calico.rules import MAX_CHART_PLAYERS, MAX_PLAYERS, Title
from calico.server.api import REFUSALS, Owner, Player, Reader, Using, guard
from calico.server.charts import Household, Row
from calico.server.people import SignedIn
from calico.server.protocol import AccountName, Incoming, PlayerName, TableId

PlayerId = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16}$")]
InPath = Annotated[PlayerId, Path()]


class Mark(Incoming):
    """Marks one achievement that a finished game offers to your seat, for you or for a player of your chart."""

    table: TableId
    seat: Annotated[int, Field(strict=True, ge=0, lt=MAX_PLAYERS)]
    achievement: Annotated[str, StringConstraints(max_length=40)]
    player: PlayerId | None = None


class NewChartPlayer(Incoming):
    """A player at your device."""

    name: PlayerName


class NewChartGuest(Incoming):
    """An account that may join your chart."""

    account: AccountName


class ChartText(Incoming):
    """A chart to import, as the text of a calico-chart."""

    chart: Annotated[str, StringConstraints(max_length=100_000)]


@dataclass(frozen=True, slots=True, kw_only=True)
class ChartPlayerState:
    """A row of the chart: what is marked, in order, and the titles reached.

    `account` names an account; one that is `invited` has not answered yet. Marks are yours to make for your own row and
    for players without an account.
    """

    id: str
    name: str
    account: str | None
    is_you: bool
    invited: bool
    marked: tuple[str, ...]
    points: int
    titles: tuple[Title, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class JoinedChart:
    """Somebody else's chart that you have joined; by its `id` you may leave it."""

    id: str
    keeper: str
    players: tuple[ChartPlayerState, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ChartInvitation:
    """Somebody invites you to their chart."""

    id: str
    keeper: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ChartState:
    """Your chart, up to six players with you as the first; charts that you have joined; invitations to others."""

    players: tuple[ChartPlayerState, ...]
    most: int
    joined: tuple[JoinedChart, ...]
    invitations: tuple[ChartInvitation, ...]


router = APIRouter(prefix="/api/v1/me/chart", tags=["chart"], dependencies=[Depends(guard)], responses=REFUSALS)


@router.get("")
async def my_chart(who: Reader, using: Using) -> ChartState:
    """Your achievement chart."""
    return await _state(who, using)


@router.post("")
async def mark(body: Mark, who: Player, using: Using) -> ChartPlayerState:
    """Mark one achievement of a game that you have played to the end."""
    table = await using.tables.get(body.table)
    return _row(await using.charts.mark(who, body.player, table, body.seat, body.achievement))


@router.post("/players", status_code=status.HTTP_201_CREATED)
async def new_chart_player(body: NewChartPlayer, who: Owner, using: Using) -> ChartState:
    """Add a player at your device."""
    await using.charts.add(who, body.name)
    return await _state(who, using)


@router.post("/guests", status_code=status.HTTP_201_CREATED)
async def new_chart_guest(body: NewChartGuest, who: Owner, using: Using) -> ChartState:
    """Invite an account to your chart; it shows its row once it has joined."""
    await using.charts.invite(who, body.account)
    return await _state(who, using)


@router.patch("/players/{player}")
async def rename_chart_player(player: InPath, body: NewChartPlayer, who: Owner, using: Using) -> ChartState:
    """Give a player at your device another name."""
    await using.charts.rename(who, player, body.name)
    return await _state(who, using)


@router.delete("/players/{player}")
async def drop_chart_player(player: InPath, who: Owner, using: Using) -> ChartState:
    """Remove a player from your chart, with everything that they have marked; an account keeps its own row."""
    await using.charts.remove(who, player)
    return await _state(who, using)


@router.put("/invitations/{invitation}")
async def join_chart(invitation: InPath, who: Owner, using: Using) -> ChartState:
    """Join the chart to which you are invited: its players see your row, and you theirs."""
    await using.charts.answer(who, invitation, joins=True)
    return await _state(who, using)


@router.delete("/invitations/{invitation}")
async def leave_chart(invitation: InPath, who: Owner, using: Using) -> ChartState:
    """Decline an invitation, or leave a chart that you have joined."""
    await using.charts.answer(who, invitation, joins=False)
    return await _state(who, using)


@router.get("/export", response_class=JSONResponse)
async def export_chart(who: Reader, using: Using) -> Response:
    """Your chart as calico-chart, which `calico chart` reads too."""
    headers = {"content-disposition": 'attachment; filename="calico-chart.json"'}
    return Response(await using.charts.export(who), media_type="application/json", headers=headers)


@router.post("/import")
async def import_chart(body: ChartText, who: Owner, using: Using) -> ChartState:
    """Add the players and marks of a calico-chart to yours, by name."""
    await using.charts.import_text(who, body.chart)
    return await _state(who, using)


async def _state(who: SignedIn, using: Using) -> ChartState:
    mine = await using.charts.chart(who)
    return ChartState(
        players=_rows(mine),
        most=MAX_CHART_PLAYERS,
        joined=tuple(
            JoinedChart(id=one.id, keeper=one.keeper, players=_rows(one)) for one in await using.charts.joined(who)
        ),
        invitations=tuple(ChartInvitation(id=id, keeper=keeper) for id, keeper in await using.charts.invitations(who)),
    )


def _rows(household: Household) -> tuple[ChartPlayerState, ...]:
    return tuple(map(_row, household.rows))


def _row(row: Row) -> ChartPlayerState:
    return ChartPlayerState(
        id=row.id,
        name=row.row.player,
        account=row.account,
        is_you=row.is_you,
        invited=row.invited,
        marked=tuple(map(str, row.row.marked)),
        points=row.row.points,
        titles=row.row.titles,
    )
