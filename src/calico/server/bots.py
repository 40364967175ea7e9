"""In-server bots: they think in worker processes, for a limited time, and never leave a table stuck."""

import asyncio
import contextlib
import logging
import time
from functools import partial

from calico.notation import format_view, parse_move
from calico.players import derive_seed
from calico.players.random_player import RandomPlayer
from calico.rules import CalicoError, Goal, Phase, Problem, View
from calico.server.decide import Refusal, absent, bot_move, goal_choice
from calico.server.events import GoalsChosen, InvitationEnded, Played, TableEvent
from calico.server.metrics import METRICS
from calico.server.store import Store
from calico.server.supervision import Supervisor, cancel
from calico.server.table import BOT_LOST, Table
from calico.server.tables import Tables, now
from calico.server.thinking import BotFacts, describe_bots, think_goals, think_move
from calico.server.turns import Asker, Turns
from calico.server.workers import Workers

_SWEPT = 1000  # tables that a look at the clocks looks at, at most
_CARED_FOR_AT_ONCE = 50  # their events share transactions
_SERVER = Asker("", "", "")  # what the server itself wants to know of bots
_NOT_ABSENT = Problem.of("not-your-turn")
_log = logging.getLogger(__name__)


class Bots:
    """Acts for the seats that bots play, and for the clock."""

    def __init__(
        self, tables: Tables, store: Store, *, processes: int, seconds: float, tasks: Supervisor | None = None
    ) -> None:
        self._tables = tables
        self._tasks = tasks or Supervisor()
        self._store = store
        self._seconds = seconds
        self._workers = Workers()
        self._turns = Turns(max(1, processes), self._comes_last)
        self._thinking: dict[tuple[str, int], asyncio.Task[Table | None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._facts: tuple[BotFacts, ...] = ()
        self._describing = asyncio.Lock()
        self._swept_at = time.monotonic()

    @property
    def waiting(self) -> int:
        """How many turns wait for a worker that is free."""
        return len(self._turns)

    @property
    def unswept(self) -> float:
        """Seconds since no table was left whose time had come."""
        return time.monotonic() - self._swept_at

    def open(self) -> None:
        """Begin to look after the tables."""
        self._tables.on_change = self.look_at
        self._sweeper = self._tasks.forever("sweeper", self._sweep_forever)

    async def close(self) -> None:
        """Stop thinking; whatever was being thought about is thought about again after the next start."""
        await cancel(self._sweeper, *self._thinking.values())
        self._workers.close()

    async def facts(self) -> tuple[BotFacts, ...]:
        """Every bot, the weakest first. Whoever asks may soon play one of them, so a worker wakes up meanwhile."""
        async with self._describing:  # one thread at most: the store needs the others
            if not self._facts:
                self._facts = await asyncio.to_thread(describe_bots)
                self._tasks.once("first worker", self._wake)
        return self._facts

    async def _wake(self) -> None:
        async with self._turns.turn(_SERVER):
            await self._workers.be_ready()

    def look_at(self, table: Table) -> None:
        """Let every bot think whom the table waits for."""
        for seat in table.awaited_bots:
            key = (table.id, seat)
            if key not in self._thinking:
                task = asyncio.create_task(self._act(table, seat))
                self._thinking[key] = task
                task.add_done_callback(partial(self._acted, key))

    def _acted(self, key: tuple[str, int], task: "asyncio.Task[Table | None]") -> None:
        self._thinking.pop(key, None)
        if task.cancelled():
            return
        if (error := task.exception()) is not None:
            _log.error("bot task failed", extra={"table": key[0], "seat": key[1], "error": type(error).__name__})
        elif (table := task.result()) is not None:
            self.look_at(table)  # the same bot may be awaited again at once

    def _comes_last(self, asker: Asker) -> bool:
        """Whether nobody looks at the table, or bots have thought for its host more than their share."""
        if asker is _SERVER:
            return False
        return not self._tables.presence.present(asker.table) or self._tables.quotas.is_spent(asker.host)

    async def _act(self, table: Table, seat: int) -> Table | None:
        """One turn (or goal choice) of a bot; the table after it, or None if it did not come to it."""
        host = table.host or ""
        async with self._turns.turn(Asker(table.id, host, self._tables.quotas.address_of(host))):
            table = await self._tables.get(table.id)  # much may have happened while it waited
            if seat not in table.awaited_bots:
                return None
            began = time.monotonic()
            event = await self._think(table, seat)
            # A worker that had to start first is not the host's business; for goals a bot has the time of five moves.
            self._tables.quotas.spend(host, min(time.monotonic() - began, 5 * self._seconds))
        try:
            await self._tables.change(table.id, f"bot:{table.sequence}:{seat}", partial(_if_still, table, seat, event))
            return await self._tables.get(table.id)
        except CalicoError as error:
            # Somebody came back, or another process was quicker, or the store is away: the sweeper looks again.
            _log.info("bot's turn was not taken", extra={"table": table.id, "seat": seat, "code": error.code})
            return None

    async def _think(self, table: Table, seat: int) -> Played | GoalsChosen:
        assert table.game is not None
        bot = table.chairs[seat].bot
        view = table.game.view(seat)
        seed = derive_seed(table.seed, seat, len(table.turns))
        try:
            text = format_view(view)
            if view.position.phase is Phase.CHOOSE:
                goals = await self._workers.ask(think_goals, bot, text, seed, self._seconds, seconds=self._seconds)
                return goal_choice(table.game.position, seat, tuple(Goal.parse(goal) for goal in goals))
            move = await self._workers.ask(think_move, bot, text, seed, self._seconds, seconds=self._seconds)
            return bot_move(table, seat, parse_move(move))
        except Exception as error:  # whatever a bot does: late, dead, illegal, nonsense
            _log.warning(
                "bot replaced by a random move",
                extra={"table": table.id, "seat": seat, "bot": bot, "error": type(error).__name__},
            )
            METRICS.bot_failures.inc()
            return _random(table, view, seat, seed)

    async def _sweep_forever(self) -> None:
        ahead = BOT_LOST  # after a start nobody thinks for any bot yet
        skip = 0
        while True:
            try:
                skip = await self._sweep(now() + ahead, skip)
                if skip == 0:
                    ahead = 0
            except CalicoError as error:
                _log.warning("sweep failed", extra={"code": error.code})
            await asyncio.sleep(1)

    async def _sweep(self, until: int, skip: int = 0) -> int:
        """Look after so many of the tables whose time has come; where to go on, or 0 when that was all.

        Tables whose bots wait for their turn stay due meanwhile: however many they are, clocks come to theirs.
        """
        due = await self._store.due(until, _SWEPT, skip)
        readable = [id for id in due if id not in self._tables.unreadable]  # the others are in the log already
        for start in range(0, len(readable), _CARED_FOR_AT_ONCE):
            await asyncio.gather(*map(self._care_for, readable[start : start + _CARED_FOR_AT_ONCE]))
        if len(due) == _SWEPT:
            return skip + _SWEPT
        self._swept_at = time.monotonic()
        return 0

    async def _care_for(self, id: str) -> None:
        """Do what a table's clock demands; whatever is wrong with one table does not concern the others."""
        try:
            table = await self._tables.get(id)
            self.look_at(table)
            await self._end_invitations(table)
            if table.deadline is not None and table.deadline <= now():
                for seat in table.awaited_people:
                    await self._replace_absent(table, seat)
        except CalicoError as error:
            _log.warning("table can't be looked after", extra={"table": id, "code": error.code})
        except Exception as error:
            _log.error("table can't be looked after", extra={"table": id, "error": type(error).__name__})

    async def _end_invitations(self, table: Table) -> None:
        """Free the seats whose invitations have run out."""
        for seat in table.lapsed(now()):

            def still_lapsed(current: Table, seat: int = seat) -> TableEvent:
                if seat not in current.lapsed(now()):
                    raise Refusal(_NOT_ABSENT)
                return InvitationEnded(seat=seat, reason="late")

            with contextlib.suppress(Refusal):
                await self._tables.change(table.id, f"lapsed:{table.sequence}:{seat}", still_lapsed)

    async def _replace_absent(self, table: Table, seat: int) -> None:
        def still_absent(current: Table) -> TableEvent:
            if seat not in current.awaited or current.deadline is None or current.deadline > now():
                raise Refusal(_NOT_ABSENT)
            return absent(seat)

        try:
            await self._tables.change(table.id, f"absence:{table.sequence}:{seat}", still_absent)
        except Refusal:
            return
        _log.info("absent person replaced", extra={"table": table.id, "seat": seat})


def _if_still(then: Table, seat: int, event: Played | GoalsChosen, current: Table) -> TableEvent:
    """The event, unless the position or the seat's player has changed meanwhile."""
    if seat not in current.awaited_bots or len(current.turns) != len(then.turns):
        raise Refusal(_NOT_ABSENT)
    return event


def _random(table: Table, view: View, seat: int, seed: int) -> Played | GoalsChosen:
    assert table.game is not None
    player = RandomPlayer()
    if view.position.phase is Phase.CHOOSE:
        return goal_choice(table.game.position, seat, player.choose_goals(view, seed=seed))
    return bot_move(table, seat, player.choose_move(view, seed=seed))
