"""What somebody may do at a table: `decide` turns a command into the one event that it causes, or refuses it.

Pure but for the seed, which is given: whoever calls it holds the clock and the chance.
"""

from dataclasses import dataclass, replace
from random import Random

from calico.notation import parse_cell, parse_patch
from calico.players import player_names
from calico.rules import (
    CalicoError,
    Choose,
    Goal,
    Move,
    Phase,
    Position,
    Problem,
    SetupError,
    apply,
    mode_problems,
)
from calico.rules import Place as PlaceEvent
from calico.rules import Take as TakeEvent
from calico.server import protocol
from calico.server.events import (
    BotSeated,
    ChatSwitched,
    Created,
    GoalsChosen,
    HandedOver,
    InvitationEnded,
    Invited,
    Joined,
    Left,
    Muted,
    PatchPlaced,
    Played,
    RematchOffered,
    Removed,
    Returned,
    Said,
    Started,
    TableEvent,
    Taken,
    Undone,
)
from calico.server.names import distinct_name, is_fit
from calico.server.protocol import AnyCommand, CreateTable, SeatKind, SeatPlan, TableOptions, TableStatus
from calico.server.table import Chair, Table, plan_of

STAND_IN = "greedy"  # the bot that plays for somebody who is gone, unless the host names another
CHAT_WINDOW = 10_000  # milliseconds in which
MOST_LINES_AT_ONCE = 5  # a person says so many lines at most,
MOST_LINES_OF_SPECTATORS_AT_ONCE = 10  # and all who look on together so many
MOST_LINES = 1000  # that a table's chat ever has; the second half is for players
MOST_EVENTS = 4000  # of a table: beyond them only what brings the game to its end
_ENDLESS = (
    protocol.Join,
    protocol.Invite,
    protocol.HandOver,
    protocol.Undo,
    protocol.Say,
    protocol.SwitchChat,
    protocol.Mute,
    protocol.Remove,
)  # commands that could be repeated for ever


class Refusal(CalicoError):
    """A command that is not carried out; nothing was changed."""


@dataclass(frozen=True, slots=True)
class Invitee:
    """The account that an invitation names."""

    person: str
    account: str


@dataclass(frozen=True, slots=True)
class Actor:
    """Whoever acts: all ids under which they sit at tables (an account has those of its guests too), and a name.

    A `program` is a bot over the network.
    """

    person: str
    name: str
    also: frozenset[str] = frozenset()
    program: bool = False

    @property
    def ids(self) -> frozenset[str]:
        """All their ids."""
        return self.also | {self.person}


def create(command: CreateTable, actor: Actor) -> Created:
    """The first event of a new table; refuses options that do not go together, naming every problem."""
    options = command.options
    if problems := option_problems(options):
        raise SetupError(problems)
    seats = [
        number
        for number, plan in enumerate(options.seats)
        if plan.kind is SeatKind.PERSON and plan.account is None
    ]  # fmt: skip
    seat = seats[0] if command.sit and seats else None
    # Invitations are events of their own: what a table is does not depend on who was asked first.
    names = [actor.name]  # of those who will sit there
    plans = []
    for plan in options.seats:
        if plan.name is not None:
            names.append(distinct_name(plan.name, names if seat is not None else names[1:]))
        plans.append(plan.model_copy(update={"account": None, "name": None if plan.name is None else names[-1]}))
    options = options.model_copy(update={"seats": tuple(plans)})
    return Created(options=options, host=actor.person, host_name=actor.name, seat=seat)


def option_problems(options: TableOptions) -> list[Problem]:
    """Everything that is wrong with these options."""
    plan = plan_of(options)
    problems = plan.problems()
    if options.achievement is not None:
        problems += mode_problems(options.achievement, plan.options, plan.players)
    if options.first is not None and options.first >= len(options.seats):
        problems.append(Problem.of("first-unknown", seat=options.first))
    accounts = [seat.account.casefold() for seat in options.seats if seat.account is not None]
    problems += [
        Problem.of("invited-twice", account=account) for account in sorted(set(accounts)) if accounts.count(account) > 1
    ]
    for number, seat in enumerate(options.seats):
        problems += _seat_problems(number, seat)
    return problems


def _seat_problems(number: int, plan: SeatPlan) -> list[Problem]:
    problems = []
    if plan.kind is SeatKind.BOT:
        if plan.bot is None:
            problems.append(Problem.of("seat-plan-bot", seat=number))
        elif plan.bot not in player_names():
            problems.append(_unknown_bot(plan.bot))
    elif plan.bot is not None:
        problems.append(Problem.of("seat-plan-extra", seat=number, kind=plan.kind, field="bot"))
    if plan.account is not None and plan.kind is not SeatKind.PERSON:
        problems.append(Problem.of("seat-plan-extra", seat=number, kind=plan.kind, field="account"))
    if plan.kind is SeatKind.SHARED:
        if plan.name is None:
            problems.append(Problem.of("seat-plan-name", seat=number))
        elif not is_fit(plan.name):
            problems.append(Problem.of("name-unfit", seat=number, longest=protocol.LONGEST_NAME))
    elif plan.name is not None:
        problems.append(Problem.of("seat-plan-extra", seat=number, kind=plan.kind, field="name"))
    return problems


def decide(
    table: Table, actor: Actor, command: AnyCommand, *, at: int, seed: int, rematch: str, invitee: Invitee | None = None
) -> TableEvent:
    """The event that `command` causes at a time.

    `seed` is used if it begins the game, `rematch` is the id of a new table, `invitee` whom an invitation names.
    """
    if table.sequence >= MOST_EVENTS and isinstance(command, _ENDLESS):
        raise Refusal(Problem.of("table-full"))
    match command:
        case protocol.Join():
            return _join(table, actor, command)
        case protocol.Leave():
            return _leave(table, actor)
        case protocol.Kick():
            return _kick(table, actor, command)
        case protocol.Invite():
            return invitation(table, actor, command.seat, invitee)
        case protocol.Decline():
            return _decline(table, actor)
        case protocol.HandOver():
            return _hand_over(table, actor, command)
        case protocol.Return():
            return _return(table, actor)
        case protocol.Resign():
            return _resign(table, actor)
        case protocol.Start():
            return _start(table, actor, seed)
        case protocol.ChooseGoals():
            return _choose(table, actor, command)
        case protocol.Place():
            return _place(table, actor, command)
        case protocol.Undo():
            return _undo(table, actor)
        case protocol.Take():
            position, seat = _turn(table, actor)
            apply(position, TakeEvent(command.position))
            return Taken(seat=seat, position=command.position)
        case protocol.Play():
            _, seat = _turn(table, actor)
            return bot_move(table, seat, Move(parse_patch(command.patch), parse_cell(command.cell), command.take))
        case protocol.Say():
            return _say(table, actor, command, at)
        case protocol.SwitchChat():
            _require_host(table, actor)
            return ChatSwitched(on=command.on)
        case protocol.Mute():
            return Muted(spectator=_spectator(table, actor, command.line), line=command.line, on=command.on)
        case protocol.Remove():
            return Removed(spectator=_spectator(table, actor, command.line), line=command.line)
        case protocol.Rematch():
            return _rematch(table, actor, rematch)


def bot_move(table: Table, seat: int, move: Move) -> Played:
    """A whole turn of a seat, checked."""
    apply(_running(table), move)
    return Played.of(seat, move)


def absent(seat: int) -> HandedOver:
    """The event for a person who let the deadline pass."""
    return HandedOver(seat=seat, bot=STAND_IN, reason="absence")


def possible_commands(table: Table, actor: Actor) -> tuple[str, ...]:
    """The types of commands that make sense for this person now; what is in them may still be refused."""
    seats = table.seats_of(actor.ids)
    playing = [seat for seat in seats if table.chairs[seat].bot is None]
    is_host = table.host in actor.ids
    found = []
    if table.status is TableStatus.GATHERING:
        if not _join_problem(table, actor):
            found.append("join")
        if seats:
            found.append("leave")
        if table.seat_kept_for(actor.ids) is not None:
            found.append("decline")
        if is_host:
            found += ["kick", "hand_over", "invite"]
            if all(chair.is_taken for chair in table.chairs):
                found.append("start")
    elif table.status in (TableStatus.CHOOSING, TableStatus.PLAYING):
        position = _running(table)
        if table.status is TableStatus.CHOOSING:
            if playing:
                found.append("choose_goals")
        elif position.turn in playing:
            found += ["place", "play"] if position.phase is Phase.PLACE else ["take", "undo"]
        if playing:
            found.append("resign")
        if any(table.chairs[seat].may_return for seat in seats):
            found.append("return")
        if is_host:
            found += ["kick", "hand_over"]
    elif table.status is TableStatus.OVER and seats and table.rematch is None:
        found.append("rematch")
    if not _speaking_problem(table, actor):
        found.append("say")
    if is_host:
        found += ["switch_chat", "mute", "remove"]
    return tuple(found)


def _join_problem(table: Table, actor: Actor) -> Problem | None:
    if actor.ids & table.kicked:
        return Problem.of("kicked-out")
    if table.seats_of(actor.ids):
        return Problem.of("already-seated")
    if not _free_seats(table, actor):
        return Problem.of("no-free-seat")
    return None


def _free_seats(table: Table, actor: Actor) -> list[int]:
    """The seats where somebody may sit down: the one that is kept for them first, none that is kept for others."""
    kept = table.seat_kept_for(actor.ids)
    free = [
        number
        for number, chair in enumerate(table.chairs)
        if chair.kind is SeatKind.PERSON and not chair.is_taken and chair.invited is None
    ]
    return free if kept is None else [kept, *free]


def _join(table: Table, actor: Actor, command: protocol.Join) -> Joined:
    _require_gathering(table)
    if problem := _join_problem(table, actor):
        raise Refusal(problem)
    free = _free_seats(table, actor)
    seat = free[0] if command.seat is None else command.seat
    if seat not in free:
        raise Refusal(Problem.of("seat-not-free"))
    return Joined(seat=seat, person=actor.person, name=_name_at(table, actor), program=actor.program)


def invitation(table: Table, actor: Actor, seat: int, invitee: Invitee | None) -> Invited:
    """The event for an invitation; `invitee` is None if there is no such account."""
    _require_host(table, actor)
    _require_gathering(table)
    chair = _chair(table, seat)
    if invitee is None:
        raise Refusal(Problem.of("account-unknown"))
    if chair.kind is not SeatKind.PERSON or chair.is_taken or chair.invited is not None:
        raise Refusal(Problem.of("seat-not-free"))
    if table.seats_of([invitee.person]) or table.seat_kept_for([invitee.person]) is not None:
        raise Refusal(Problem.of("invited-twice", account=invitee.account))
    return Invited(seat=seat, person=invitee.person, account=invitee.account)


def _decline(table: Table, actor: Actor) -> InvitationEnded:
    _require_gathering(table)
    seat = table.seat_kept_for(actor.ids)
    if seat is None:
        raise Refusal(Problem.of("not-invited"))
    return InvitationEnded(seat=seat, reason="declined")


def _leave(table: Table, actor: Actor) -> Left | HandedOver:
    if table.status is not TableStatus.GATHERING:
        return _resign(table, actor)
    return Left(seat=_seats(table, actor)[0])


def _kick(table: Table, actor: Actor, command: protocol.Kick) -> Left | InvitationEnded | HandedOver:
    _require_host(table, actor)
    chair = _chair(table, command.seat)
    if chair.invited is not None:
        return InvitationEnded(seat=command.seat, reason="withdrawn")
    if chair.person is None or chair.person in actor.ids:
        raise Refusal(Problem.of("nobody-there", seat=command.seat))
    if table.status is TableStatus.GATHERING:
        return Left(seat=command.seat, kicked=True)
    _require_running(table)
    return HandedOver(seat=command.seat, bot=chair.bot or STAND_IN, reason="kicked")


def _hand_over(table: Table, actor: Actor, command: protocol.HandOver) -> BotSeated | HandedOver:
    _require_host(table, actor)
    chair = _chair(table, command.seat)
    bot = command.bot or STAND_IN
    if bot not in player_names():
        raise Refusal(_unknown_bot(bot))
    if table.status is TableStatus.GATHERING:
        if chair.person is not None or chair.kind is SeatKind.SHARED:
            raise Refusal(Problem.of("seat-not-free"))
        return BotSeated(seat=command.seat, bot=bot)
    _require_running(table)
    if chair.person is None or chair.bot is not None:
        raise Refusal(Problem.of("nobody-there", seat=command.seat))
    return HandedOver(seat=command.seat, bot=bot, reason="host")


def _return(table: Table, actor: Actor) -> Returned:
    _require_running(table)
    seats = _seats(table, actor)
    for seat in sorted(seats, key=lambda seat: seat not in table.awaited):  # first the one that the game waits for
        if table.chairs[seat].may_return:
            return Returned(seat=seat)
    raise Refusal(Problem.of("has-resigned" if any(table.chairs[seat].gone for seat in seats) else "not-replaced"))


def _resign(table: Table, actor: Actor) -> HandedOver:
    _require_running(table)
    playing = [seat for seat in _seats(table, actor) if not table.chairs[seat].gone]
    if not playing:
        raise Refusal(Problem.of("has-resigned"))
    return HandedOver(seat=playing[0], bot=table.chairs[playing[0]].bot or STAND_IN, reason="resigned")


def _start(table: Table, actor: Actor, seed: int) -> Started:
    _require_host(table, actor)
    _require_gathering(table)
    if not all(chair.is_taken for chair in table.chairs):
        raise Refusal(Problem.of("seats-open"))
    count = len(table.chairs)
    first = table.options.first if table.options.first is not None else Random(seed).randrange(count)
    order = tuple((first + step) % count for step in range(count))
    chairs = [table.chairs[number] for number in order]
    plan = replace(table.plan(), boards=tuple(chair.board for chair in chairs))
    return Started.of(order, seed, plan.deal(seed, [chair.name or chair.bot or "" for chair in chairs]))


def _choose(table: Table, actor: Actor, command: protocol.ChooseGoals) -> GoalsChosen:
    position = _running(table)
    playing = [seat for seat in _seats(table, actor) if table.chairs[seat].bot is None]
    open_seats = [seat for seat in playing if seat in table.awaited]
    seat = command.seat if command.seat is not None else (open_seats or playing or [-1])[0]
    if seat not in playing:
        raise Refusal(Problem.of("not-your-turn"))
    if table.sequence >= MOST_EVENTS and seat not in table.awaited:
        raise Refusal(Problem.of("table-full"))  # it has chosen; minds can be changed for ever
    return goal_choice(position, seat, command.goals)


def goal_choice(position: Position, seat: int, goals: tuple[Goal, ...]) -> GoalsChosen:
    """A seat's choice, checked."""
    choice = Choose(seat, goals)
    apply(position, choice)
    return GoalsChosen.of(choice)


def _place(table: Table, actor: Actor, command: protocol.Place) -> PatchPlaced:
    position, seat = _turn(table, actor)
    apply(position, PlaceEvent(parse_patch(command.patch), parse_cell(command.cell)))
    return PatchPlaced(seat=seat, patch=command.patch, cell=command.cell)


def _undo(table: Table, actor: Actor) -> Undone:
    position, seat = _turn(table, actor)
    if position.placed is None:
        raise Refusal(Problem.of("nothing-to-undo"))
    return Undone(seat=seat)


def check_may_look_on(table: Table, actor: Actor) -> None:
    """Refuse somebody whom the host has sent away from watching."""
    if actor.ids & table.removed and not table.seats_of(actor.ids):
        raise Refusal(Problem.of("kicked-out"))


def _speaking_problem(table: Table, actor: Actor) -> Problem | None:
    """Why somebody may say nothing at all, if so."""
    looks_on = _looks_on(table, actor.ids)
    if actor.ids & table.kicked:
        return Problem.of("kicked-out")
    if looks_on and actor.ids & table.muted:
        return Problem.of("muted")
    if looks_on and not table.chat_on:
        return Problem.of("chat-players")
    if table.lines >= (MOST_LINES // 2 if looks_on else MOST_LINES):
        return Problem.of("chat-full")
    return None


def _looks_on(table: Table, ids: frozenset[str]) -> bool:
    return not table.seats_of(ids) and table.host not in ids


def _check_pace(table: Table, actor: Actor, at: int) -> None:
    """Refuse somebody who says more than the others can read."""
    lately = [line for line in table.chat if line.at > at - CHAT_WINDOW]
    mine = [line for line in lately if line.said.person in actor.ids]
    limits = [(mine, MOST_LINES_AT_ONCE)]
    if _looks_on(table, actor.ids):
        ours = [line for line in lately if _looks_on(table, frozenset({line.said.person}))]
        limits.append((ours, MOST_LINES_OF_SPECTATORS_AT_ONCE))
    for lines, most in limits:
        if len(lines) >= most:
            wait = lines[-most].at + CHAT_WINDOW - at
            raise Refusal(Problem.of("chat-too-fast", seconds=max(1, round(wait / 1000))))


def _spectator(table: Table, actor: Actor, line: int) -> str:
    """The spectator who said a line."""
    _require_host(table, actor)
    found = table.line(line)
    if found is None:
        raise Refusal(Problem.of("line-unknown"))
    if not _looks_on(table, frozenset({found.said.person})):
        raise Refusal(Problem.of("not-spectator"))
    return found.said.person


def _say(table: Table, actor: Actor, command: protocol.Say, at: int) -> Said:
    if problem := _speaking_problem(table, actor):
        raise Refusal(problem)
    if (command.text is None) == (command.preset is None):
        raise Refusal(Problem.of("chat-empty"))
    if command.text is not None and not table.chat_on:
        raise Refusal(Problem.of("chat-off"))
    _check_pace(table, actor, at)
    return Said(person=actor.person, name=_name_at(table, actor), text=command.text, preset=command.preset)


def _name_at(table: Table, actor: Actor) -> str:
    """What somebody is called at the table: as at their seat, or else not like anybody who sits there."""
    mine = [name for seat in table.seats_of(actor.ids) if (name := table.chairs[seat].name) is not None]
    seated = [name for chair in table.chairs if (name := chair.name or chair.bot) is not None]
    return mine[0] if mine else distinct_name(actor.name, seated)


def _rematch(table: Table, actor: Actor, rematch: str) -> RematchOffered:
    _seats(table, actor)
    if table.status is not TableStatus.OVER:
        raise Refusal(Problem.of("game-not-over"))
    if table.rematch is not None:
        raise Refusal(Problem.of("rematch-exists"))
    return RematchOffered(table=rematch)


def _unknown_bot(name: str) -> Problem:
    return Problem.of("player-unknown", name=name, choices=", ".join(player_names()))


def _require_host(table: Table, actor: Actor) -> None:
    if table.host not in actor.ids:
        raise Refusal(Problem.of("not-host"))


def _require_gathering(table: Table) -> None:
    if table.status is TableStatus.CLOSED:
        raise Refusal(Problem.of("table-closed"))
    if table.status is not TableStatus.GATHERING:
        raise Refusal(Problem.of("already-started"))


def _require_running(table: Table) -> None:
    if table.game is None:
        raise Refusal(Problem.of("not-started"))
    if table.status is TableStatus.OVER:
        raise Refusal(Problem.of("already-over"))


def _running(table: Table) -> Position:
    _require_running(table)
    assert table.game is not None
    return table.game.position


def _seats(table: Table, actor: Actor) -> tuple[int, ...]:
    seats = table.seats_of(actor.ids)
    if not seats:
        raise Refusal(Problem.of("not-seated"))
    return seats


def _chair(table: Table, seat: int) -> Chair:
    if seat >= len(table.chairs):
        raise Refusal(Problem.of("seat-unknown", seat=seat))
    return table.chairs[seat]


def _turn(table: Table, actor: Actor) -> tuple[Position, int]:
    """What lies on the table and the seat on turn, which must be this person's and not with a bot."""
    position = _running(table)
    seats = _seats(table, actor)
    if position.phase is Phase.CHOOSE:
        raise Refusal(Problem.of("wrong-phase", phase=position.phase))
    if position.turn not in seats or table.chairs[position.turn].bot is not None:
        raise Refusal(Problem.of("not-your-turn"))
    return position, position.turn
