"""What a viewer is told about a table: public happenings, and the game through `view_for`, which alone decides."""

from collections.abc import Iterable
from dataclasses import replace
from functools import cache, lru_cache

from calico.notation import format_view
from calico.rules import (
    ALL_PATCHES,
    CATS,
    CELLS,
    GOAL_POINTS,
    GOAL_SLOTS,
    NEIGHBOURS,
    AchievementMode,
    CalicoError,
    Cell,
    Color,
    GoalProgress,
    Options,
    Patch,
    Pattern,
    Phase,
    Placed,
    Position,
    Problem,
    Quilt,
    View,
    WayProgress,
    beginnings,
    goal_progress,
    goals_to_choose_from,
    has_passed,
    legal_placements,
    legal_takes,
    objective_results,
    offered,
    result,
    score_quilt,
    supply_size,
    view_for,
)
from calico.server import events
from calico.server.decide import Actor, Refusal, possible_commands
from calico.server.protocol import (
    ButtonState,
    CatState,
    CatTokenState,
    ChairState,
    GameState,
    GoalEffect,
    GoalProgressState,
    GoalState,
    Happened,
    HasChosen,
    HasClosed,
    HasEndedInvitation,
    HasHandedOver,
    HasInvited,
    HasJoined,
    HasLeft,
    HasMuted,
    HasPlaced,
    HasRematch,
    HasRemoved,
    HasReturned,
    HasSaid,
    HasStarted,
    HasSwitchedChat,
    HasTaken,
    HasUndone,
    LegalState,
    LossState,
    MoveState,
    ObjectiveState,
    PlacedState,
    PlacementState,
    PlayerState,
    ProblemState,
    QuiltState,
    ResultState,
    ScoreState,
    TableState,
    TableStatus,
    TargetState,
    WayState,
    YouState,
)
from calico.server.table import ChatLine, Table

_NAMES = {patch: str(patch) for patch in ALL_PATCHES}
_CELL_NAMES = [cell.name for cell in CELLS]
_SLOTS_BESIDE = [tuple(n for n, slot in enumerate(GOAL_SLOTS) if cell in NEIGHBOURS[slot]) for cell in CELLS]
_PLAIN_TARGETS = [TargetState(cell=name, earned=(), goals=(), losses=()) for name in _CELL_NAMES]


def problem_states(error: CalicoError) -> tuple[ProblemState, ...]:
    """The reasons of a refusal, for clients."""
    return tuple(
        ProblemState(code=problem.code, message=str(problem), details=dict(problem.details))
        for problem in error.problems
    )


def viewpoint(table: Table, seats: tuple[int, ...]) -> int | None:
    """The seat through which a person sees the game: of several, the one that is awaited; None for a spectator."""
    awaited = [seat for seat in seats if seat in table.awaited]
    return next(iter([*awaited, *seats]), None)


def table_state(table: Table, actor: Actor) -> TableState:
    """The table as this person sees it."""
    seats = table.seats_of(actor.ids)
    seat = viewpoint(table, seats)
    return TableState(
        id=table.id,
        status=table.status,
        options=table.options,
        created_at=table.created_at,
        chairs=tuple(
            ChairState(
                kind=chair.kind,
                name=chair.name,
                board=chair.board,
                bot=chair.bot,
                taken=chair.is_taken,
                is_host=chair.person is not None and chair.person == table.host,
                is_you=number in seats,
                may_return=chair.may_return,
                handed_over=chair.handed_over,
                awaited=number in table.awaited,
                program=chair.program,
                invited=None if chair.invited is None else chair.invited.account,
            )
            for number, chair in enumerate(table.chairs)
        ),
        you=YouState(
            seats=seats,
            seat=seat,
            invited=table.seat_kept_for(actor.ids),
            is_host=table.host in actor.ids,
            commands=possible_commands(table, actor),
        ),
        chat_on=table.chat_on,
        muted=tuple(line.sequence for line in table.chat if line.said.person in table.muted),
        deadline=table.deadline if table.awaited else None,
        paused=table.is_paused,
        moves=len(table.turns),
        game=None if table.game is None else _game(table, view_for(table.game.position, seat)),
        rematch=table.rematch,
    )


def moves_of(table: Table) -> tuple[MoveState, ...]:
    """Every turn so far; all of it was seen by everybody."""
    if table.game is None:
        return ()
    found = []
    for before, turn in zip(table.game.positions, table.turns, strict=False):
        taken = before.market[turn.move.take - 1]
        assert taken is not None
        move = MoveState(
            seat=turn.seat,
            patch=_NAMES[turn.move.patch],
            cell=_CELL_NAMES[turn.move.cell],
            earned=turn.earned,
            taken=_NAMES[taken],
        )
        found.append(move)
    return tuple(found)


def earlier_game(table: Table, actor: Actor, moves: int) -> GameState:
    """The game as it stood after so many turns, as this person saw it then."""
    game = table.recorded()
    if game is None or moves > len(game.turns):
        raise Refusal(Problem.of("turn-unknown", moves=len(table.turns)))
    seat = viewpoint(table, table.seats_of(actor.ids))
    return replace(_game(table, view_for(game.positions[moves], seat)), legal=None)


def _game(table: Table, view: View) -> GameState:
    """The game of a view; of the table itself it uses only what everybody knows."""
    is_bots = table.chairs[view.position.turn].bot is not None
    return game_state(view, is_bots=is_bots, achievement=table.options.achievement)


def game_state(view: View, *, is_bots: bool = False, achievement: AchievementMode | None = None) -> GameState:
    """The game of a view: whether the turn is a bot's, and which kind of achievement is played for."""
    position = view.position
    progress = _progress_for_all(view_for(position, None).position)
    own = () if view.seat is None else goal_progress(position, view.seat)
    is_on_turn = view.seat == position.turn and not is_bots
    return GameState(
        phase=position.phase,
        turn=position.turn,
        market=tuple([None if patch is None else _NAMES[patch] for patch in position.market]),
        supply=supply_size(position),
        discarded=tuple([_NAMES[patch] for patch in position.discarded]),
        placed=None
        if position.placed is None
        else PlacedState(
            patch=_NAMES[position.placed.patch], cell=position.placed.cell.name, earned=position.placed.earned
        ),
        cats=tuple(
            CatState(
                cat=in_play.cat,
                patterns=in_play.patterns,
                points=CATS[in_play.cat].points,
                size=CATS[in_play.cat].size,
                shape=CATS[in_play.cat].shape,
            )
            for in_play in position.cats
        ),
        players=tuple(
            _player(view, number, own if number == view.seat else progress[number])
            for number in range(len(position.seats))
        ),
        legal=_legal(position, own) if is_on_turn else None,
        result=_result(position, achievement) if position.phase is Phase.OVER else None,
        view=format_view(view),
    )


def _player(view: View, number: int, progress: tuple[GoalProgress, ...]) -> PlayerState:
    position = view.position
    seat = position.seats[number]
    quilt, points = quilt_state(position.options, seat.quilt)
    is_choosing = position.phase is Phase.CHOOSE
    return PlayerState(
        quilt=quilt,
        hand=(*[_NAMES[patch] for patch in seat.hand.patches], *[None] * seat.hand.face_down),
        goals=goal_states(position.options, progress),
        offer=goals_to_choose_from(position, number) if is_choosing and number == view.seat else None,
        choice=seat.choice if is_choosing and number == view.seat else None,
        has_chosen=not is_choosing or seat.choice is not None,
        score=points,
        objectives=tuple(
            ObjectiveState(objective=one.objective, reached=one.reached, target=one.target, met=one.is_met)
            for one in objective_results(position, number)
        )
        if not is_choosing
        else (),
    )


@lru_cache(maxsize=1024)
def quilt_state(options: Options, quilt: Quilt) -> tuple[QuiltState, ScoreState]:
    """What follows from a quilt alone: most quilts of a table are the same as before the last move."""
    state = QuiltState(
        board=quilt.board,
        cells=tuple([None if patch is None else _NAMES[patch] for patch in quilt.patches]),
        cats=tuple([CatTokenState(cat=token.cat, cell=token.cell.name) for token in quilt.cats]),
        buttons=tuple([ButtonState(color=button.color, cell=button.cell.name) for button in quilt.buttons]),
        rainbow=quilt.rainbow,
    )
    points = score_quilt(options, quilt)
    return state, ScoreState(goals=points.goals, cats=points.cats, buttons=points.buttons, total=points.total)


def goal_states(options: Options, progress: tuple[GoalProgress, ...]) -> tuple[GoalState, ...]:
    """How far the goals of a quilt are, slot by slot."""
    return tuple([_goal(options, slot, one) for slot, one in enumerate(progress)])


def _goal(options: Options, slot: int, progress: GoalProgress) -> GoalState:
    result = progress.result
    one_way, both_ways = GOAL_POINTS[options.goal_values][result.goal]
    return GoalState(
        goal=result.goal,
        slot=GOAL_SLOTS[slot].name,
        one_way=one_way,
        both_ways=both_ways,
        by_colors=result.by_colors,
        by_patterns=result.by_patterns,
        points=result.points,
        progress=GoalProgressState(
            open_cells=progress.open_cells,
            colors=_way(progress.colors),
            patterns=_way(progress.patterns),
            both_possible=progress.both_possible,
        ),
    )


@lru_cache(maxsize=256)
def _progress_for_all(public: Position) -> tuple[tuple[GoalProgress, ...], ...]:
    """How far every seat is with its goals, as everybody can see: reckoned once for all who follow a table."""
    return tuple([goal_progress(public, seat) for seat in range(len(public.seats))])


def _way(way: WayProgress) -> WayState:
    return WayState(have=way.have, possible=way.is_possible, wanted=_wanted_names(way.wanted))


@cache
def _wanted_names(wanted: frozenset[Color | Pattern]) -> tuple[str, ...]:
    """At most one for each set of colours or of patterns."""
    return tuple(sorted(wanted))


def _legal(position: Position, progress: tuple[GoalProgress, ...]) -> LegalState:
    quilt = position.seats[position.turn].quilt
    begun = [
        (group, LossState(token=group.token, cells=_inner_names(group.cells)))
        for group in beginnings(quilt, position.cats)
    ]
    targets: dict[Patch, list[TargetState]] = {}
    for place in legal_placements(position):
        if place.patch not in targets:
            targets[place.patch] = []
            effects = [_effect(place.patch, slot, goal) for slot, goal in enumerate(progress)]
        earned = quilt.earned_by(place.patch, place.cell, position.cats)
        goals = [effect for slot in _SLOTS_BESIDE[place.cell] if (effect := effects[slot]) is not None]
        losses = [loss for group, loss in begun if group.is_ended_by(place.patch, place.cell)]
        targets[place.patch].append(
            TargetState(cell=_CELL_NAMES[place.cell], earned=earned, goals=tuple(goals), losses=tuple(losses))
            if earned or goals or losses
            else _PLAIN_TARGETS[place.cell]
        )
    return LegalState(
        placements=tuple(
            [PlacementState(patch=_NAMES[patch], targets=tuple(cells)) for patch, cells in targets.items()]
        ),
        takes=tuple([take.number for take in legal_takes(position)]),
        undo=position.phase is Phase.TAKE,
    )


def _inner_names(cells: Iterable[Cell]) -> tuple[str, ...]:
    return tuple([_CELL_NAMES[cell] for cell in sorted(cells) if not cell.is_border])


def _effect(patch: Patch, slot: int, goal: GoalProgress) -> GoalEffect | None:
    """What a patch beside a goal does to it, wherever beside; None of a goal that it merely helps."""
    color = patch.color in goal.colors.wanted
    pattern = patch.pattern in goal.patterns.wanted
    effect = GoalEffect(
        slot=GOAL_SLOTS[slot].name,
        met_by_colors=color and goal.open_cells == 1,
        met_by_patterns=pattern and goal.open_cells == 1,
        spoiled_by_colors=goal.colors.is_possible and not color,
        spoiled_by_patterns=goal.patterns.is_possible and not pattern,
    )
    does_something = (
        effect.met_by_colors or effect.met_by_patterns or effect.spoiled_by_colors or effect.spoiled_by_patterns
    )
    return effect if does_something else None


def _result(position: Position, mode: AchievementMode | None) -> ResultState:
    outcome = result(position)
    seats = range(len(position.seats))
    return ResultState(
        winners=outcome.winners,
        decided_by=outcome.decided_by,
        passed=None if position.options.scenario is None else tuple(has_passed(position, seat) for seat in seats),
        achievements=tuple(() for _ in seats)
        if mode is None
        else tuple(tuple(map(str, earned)) for earned in offered(position, mode)),
    )


def happened(before: Table | None, table: Table, entry: events.Entry) -> tuple[Happened, ...]:
    """What everybody at the table may know about an event."""
    sequence, at = entry.sequence, entry.at
    match entry.event:
        case events.Created():
            return ()
        case events.Started():
            return (HasStarted(sequence=sequence, at=at),)
        case events.Joined(seat=seat, name=name):
            return (HasJoined(sequence=sequence, at=at, seat=seat, name=name),)
        case events.BotSeated(seat=seat, bot=bot):
            return (HasJoined(sequence=sequence, at=at, seat=seat, name=bot),)
        case events.Invited(seat=seat, account=account):
            return (HasInvited(sequence=sequence, at=at, seat=seat, account=account),)
        case events.InvitationEnded(seat=seat, reason=reason):
            assert before is not None
            kept = before.chairs[seat].invited
            assert kept is not None
            return (HasEndedInvitation(sequence=sequence, at=at, seat=seat, account=kept.account, reason=reason),)
        case events.Left(seat=seat, kicked=kicked):
            left = HasLeft(sequence=sequence, at=at, seat=seat, kicked=kicked)
            return (left, HasClosed(sequence=sequence, at=at)) if table.status is TableStatus.CLOSED else (left,)
        case events.GoalsChosen(seat=seat):
            revealed = table.status is not TableStatus.CHOOSING
            return (HasChosen(sequence=sequence, at=at, seat=seat, revealed=revealed),)
        case events.PatchPlaced(seat=seat):
            assert table.game is not None
            assert table.game.position.placed is not None
            return (_placed(entry, seat, table.game.position.placed),)
        case events.Undone(seat=seat):
            return (HasUndone(sequence=sequence, at=at, seat=seat),)
        case events.Taken(seat=seat, position=number):
            return (_taken(before, table, entry, seat, number),)
        case events.Played(seat=seat, take=number):
            turn = table.turns[-1]
            placed = _placed(entry, seat, Placed(turn.move.patch, turn.move.cell, turn.earned))
            return (placed, _taken(before, table, entry, seat, number))
        case events.HandedOver(seat=seat, bot=bot, reason=reason):
            return (HasHandedOver(sequence=sequence, at=at, seat=seat, bot=bot, reason=reason),)
        case events.Returned(seat=seat):
            return (HasReturned(sequence=sequence, at=at, seat=seat),)
        case events.Said():
            return (said(table, ChatLine(sequence, at, entry.event)),)
        case events.ChatSwitched(on=on):
            return (HasSwitchedChat(sequence=sequence, at=at, on=on),)
        case events.Muted(line=line, on=on):
            return (HasMuted(sequence=sequence, at=at, name=_speaker(table, line), on=on),)
        case events.Removed(line=line):
            return (HasRemoved(sequence=sequence, at=at, name=_speaker(table, line)),)
        case events.RematchOffered(table=other):
            return (HasRematch(sequence=sequence, at=at, table=other),)


def _speaker(table: Table, line: int) -> str:
    found = table.line(line)
    return events.NAMELESS if found is None else found.said.name


def said(table: Table, line: ChatLine) -> HasSaid:
    """A line of chat."""
    seats = table.seats_of([line.said.person])
    return HasSaid(
        sequence=line.sequence,
        at=line.at,
        seat=seats[0] if seats else None,
        name=line.said.name,
        text=line.said.text,
        preset=line.said.preset,
    )


def _placed(entry: events.Entry, seat: int, placed: Placed) -> HasPlaced:
    return HasPlaced(
        sequence=entry.sequence,
        at=entry.at,
        seat=seat,
        patch=_NAMES[placed.patch],
        cell=_CELL_NAMES[placed.cell],
        earned=placed.earned,
    )


def _taken(before: Table | None, table: Table, entry: events.Entry, seat: int, number: int) -> HasTaken:
    assert before is not None
    assert before.game is not None
    assert table.game is not None
    taken = before.game.position.market[number - 1]
    assert taken is not None
    return HasTaken(
        sequence=entry.sequence,
        at=entry.at,
        seat=seat,
        position=number,
        patch=_NAMES[taken],
        market=tuple([None if patch is None else _NAMES[patch] for patch in table.game.position.market]),
        over=table.status is TableStatus.OVER,
    )
