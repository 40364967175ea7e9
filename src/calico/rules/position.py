"""What lies on the table at one moment, what may be done then, and what it does (R6.3 to R7.5).

Chance is an event like any other: `Draw` brings the next patch of the supply, and whoever holds the supply says which
one that is. The table itself never knows what comes.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import permutations

from calico.rules.cats import CatInPlay
from calico.rules.errors import CalicoError, IllegalMove, Problem
from calico.rules.geometry import CELL_NAMED, CELLS, NEIGHBOURS, PATCH_CELLS, Cell
from calico.rules.goals import Goal
from calico.rules.names import Name
from calico.rules.options import Options, Restriction
from calico.rules.patches import ALL_PATCHES, PATCH_CODED, PATCH_NAMED, Patch
from calico.rules.quilt import Quilt, Token
from calico.rules.scenarios import SCENARIOS
from calico.rules.setup import Setup, are_three_of
from calico.rules.values import coerce

MARKET_SIZE = 3
"""So many patches lie in the market."""

# What an event may name a patch or a cell by: itself, or its text.
_PATCHES = dict[object, Patch](PATCH_NAMED) | PATCH_CODED | {patch: patch for patch in ALL_PATCHES}
_CELLS = dict[object, Cell](CELL_NAMED) | {cell: cell for cell in CELLS}


class Phase(Name):
    """What the game waits for."""

    CHOOSE = "choose"  # every seat chooses its goals, unseen
    DRAW = "draw"  # the supply gives a patch to a hand or the market
    PLACE = "place"  # the player whose turn it is places a patch
    TAKE = "take"  # then takes one from the market
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand: patches dealt unseen, patches taken in full sight from the market, and in a view how many are unseen.

    >>> import calico
    >>> game = calico.new_game(setup="beginner", seed=7).play("Dv-a1-1")
    >>> game.position.seats[0].hand
    Hand(dealt=(Vd,), taken=(Yd,), face_down=0)
    """

    dealt: tuple[Patch, ...] = ()
    taken: tuple[Patch, ...] = ()
    face_down: int = 0

    @property
    def patches(self) -> tuple[Patch, ...]:
        """The patches whose faces are known."""
        return self.dealt + self.taken

    def __len__(self) -> int:
        return len(self.dealt) + len(self.taken) + self.face_down

    def without(self, patch: Patch) -> "Hand":
        """The hand after `patch` is played: of two equal ones the one that everybody saw goes first (R7.4)."""
        if patch in self.taken:
            return Hand(self.dealt, _without(self.taken, patch), self.face_down)
        return Hand(_without(self.dealt, patch), self.taken, self.face_down)


@dataclass(frozen=True, slots=True)
class Seat:
    """A player's things. `offer` and `choice` are set only while goals are being chosen; in a view, a rival's
    choice that has been made but not revealed is `()`.

    >>> import calico
    >>> game = calico.new_game(setup="beginner", seed=7)
    >>> game.position.seat(0).quilt
    <Quilt on blue: 0 patches, 0 cats, 0 buttons>
    """

    quilt: Quilt
    hand: Hand = Hand()
    offer: tuple[Goal, ...] | None = None
    choice: tuple[Goal, ...] | None = None


@dataclass(frozen=True, slots=True)
class Placed:
    """The placement of the turn that is under way.

    >>> import calico
    >>> game = calico.new_game(setup="beginner", seed=7)
    >>> game.play(Place("dark_blue:vines", "a1")).position.placed
    Placed(patch=Dv, cell=a1, earned=())
    """

    patch: Patch
    cell: Cell
    earned: tuple[Token, ...]


@dataclass(frozen=True, slots=True, repr=False)
class Position:
    """Everything that lies on the table at one moment; the order of the supply is not among it.

    >>> import calico
    >>> calico.new_game(["Ari", "Mia"], setup="beginner", seed=7).position
    <Position of 2: 0 patches placed, place>
    """

    options: Options
    cats: tuple[CatInPlay, ...]
    seats: tuple[Seat, ...]
    market: tuple[Patch | None, ...] = (None,) * MARKET_SIZE  # None: to be refilled by the next draws
    discarded: tuple[Patch, ...] = ()
    phase: Phase = Phase.DRAW
    turn: int = 0  # the seat that places and takes
    placed: Placed | None = None

    @property
    def is_solo(self) -> bool:
        """Whether the market is a conveyor belt (R10.3)."""
        return len(self.seats) == 1

    @property
    def legal_moves(self) -> "tuple[Move, ...]":
        """Every whole turn that is allowed now, as `calico.rules.legal_moves` gives it."""
        return legal_moves(self)

    def __repr__(self) -> str:
        placed = sum(len(PATCH_CELLS) - len(seat.quilt.empty_cells) for seat in self.seats)
        return f"<Position of {len(self.seats)}: {placed} patches placed, {self.phase}>"

    def seat(self, number: int) -> Seat:
        """The things of one seat, counted from 0; refuses a seat that is not at this table."""
        if isinstance(number, bool | float) or number not in range(len(self.seats)):
            raise CalicoError(Problem.of("seat-unknown", seat=str(number)))
        return self.seats[number]


@dataclass(frozen=True, slots=True)
class Choose:
    """A seat chooses its goals for c2, d3 and b4; it may change its mind until the last seat has chosen.

    >>> str(Choose(0, ("aaa-bbb", "different", "aaaa-bb")))
    'aaa-bbb/different/aaaa-bb'
    """

    seat: int
    goals: tuple[Goal, ...]

    def __str__(self) -> str:
        return "/".join(self.goals)


@dataclass(frozen=True, slots=True)
class Draw:
    """The supply gives this patch.

    >>> Draw(PATCH_NAMED["pink:vines"])
    Draw(patch=Pv)
    """

    patch: Patch


@dataclass(frozen=True, slots=True, repr=False)
class Place:
    """The player whose turn it is places this patch.

    >>> Place(PATCH_NAMED["pink:vines"], CELL_NAMED["a1"])
    Pv-a1
    """

    patch: Patch
    cell: Cell

    def __str__(self) -> str:
        return f"{self.patch.code}-{self.cell}"

    __repr__ = __str__


@dataclass(frozen=True, slots=True)
class Take:
    """The player whose turn it is takes the market's patch with this number, 1 to 3.

    >>> Take(2)
    Take(number=2)
    """

    number: int

    def __str__(self) -> str:
        return str(self.number)


Event = Choose | Draw | Place | Take
"""What changes a position; the supply's draws are events like any other."""


@dataclass(frozen=True, slots=True, repr=False)
class Move:
    """A whole turn: a placement, and the number of the market's patch that is taken after it. Written `Pv-a1-2`.

    >>> move = Move(PATCH_NAMED["pink:vines"], CELL_NAMED["a1"], 2)
    >>> move, move.events
    (Pv-a1-2, (Pv-a1, Take(number=2)))
    """

    patch: Patch
    cell: Cell
    take: int

    def __str__(self) -> str:
        return f"{self.patch.code}-{self.cell}-{self.take}"

    __repr__ = __str__

    @property
    def events(self) -> tuple[Place, Take]:
        """The two steps of the turn."""
        return Place(self.patch, self.cell), Take(self.take)


def start(setup: Setup) -> Position:
    """The table as set up, before any patch is dealt; refuses a setup that the rules do not allow.

    >>> import calico
    >>> game = calico.new_game(setup="beginner", seed=7)
    >>> start(game.setup)
    <Position of 1: 0 patches placed, draw>
    """
    setup.check()
    chosen = all(seat.goals is not None for seat in setup.seats)
    seats = tuple(
        Seat(Quilt.empty(seat.board, seat.goals or ()), offer=None if chosen else seat.offer) for seat in setup.seats
    )
    return Position(setup.options, setup.cats, seats, phase=Phase.DRAW if chosen else Phase.CHOOSE)


def apply(position: Position, event: Event | Move) -> Position:
    """The table after `event`; refuses what the rules do not allow and then changes nothing.

    A whole `Move` is its two steps. After it, as after a `Take`, the game waits for the supply: see `refill`.

    >>> import calico
    >>> game = calico.new_game(setup="beginner", seed=7)
    >>> apply(game.position, game.legal_moves[0])
    <Position of 1: 1 patches placed, draw>
    """
    match event:
        case Place():
            return _place(position, event)
        case Take():
            return _take(position, event)
        case Draw():
            return _draw(position, event)
        case Choose():
            return _choose(position, event)
        case Move():
            return _take(_place(position, event.events[0]), event.events[1])
        case _:
            raise IllegalMove(Problem.of("event-unknown", event=repr(event)))


def play(position: Position, move: Move, supply: Iterator[Patch]) -> Position:
    """The table after a whole turn, refilled from `supply`.

    >>> import calico
    >>> game = calico.new_game(setup="beginner", seed=7)
    >>> play(game.position, game.legal_moves[0], iter(game.undrawn))
    <Position of 1: 1 patches placed, place>
    """
    return refill(apply(position, move), supply)


def refill(position: Position, supply: Iterator[Patch]) -> Position:
    """Draw from `supply` until a player is asked again: the deal, or the market's refill.

    >>> import calico
    >>> game = calico.new_game(setup="beginner", seed=7)
    >>> refill(start(game.setup), iter(game.supply)) == game.position
    True
    """
    while position.phase is Phase.DRAW:
        patch = next(supply, None)
        if patch is None:
            raise IllegalMove(Problem.of("supply-empty"))
        position = apply(position, Draw(patch))
    return position


def legal_choices(position: Position, seat: int) -> tuple[Choose, ...]:
    """Every way in which a seat may lay out its goals (R6.3, R12.1).

    >>> import calico
    >>> game = calico.new_game(2, seed=7)
    >>> len(legal_choices(game.position, 1)), str(legal_choices(game.position, 1)[0])
    (24, 'aa-bb-cc/different/aaaa-bb')
    """
    position.seat(seat)  # refuses one that is not there, whatever the game waits for
    if position.phase is not Phase.CHOOSE:
        return ()
    return tuple(Choose(seat, goals) for goals in permutations(goals_to_choose_from(position, seat), 3))


def goals_to_choose_from(position: Position, seat: int) -> tuple[Goal, ...]:
    """The four goals offered to the seat, or the three of the scenario.

    >>> import calico
    >>> [goal.value for goal in goals_to_choose_from(calico.new_game(seed=7).position, 0)]
    ['aaa-bb-c', 'aaaa-bb', 'different', 'aa-bb-cc']
    """
    offer = position.seat(seat).offer
    if position.options.scenario is not None:
        return SCENARIOS[position.options.scenario].goals
    return offer or ()


def placeable(position: Position) -> tuple[Patch, ...]:
    """The patches that may be placed: the hand's, or under `no_hand` the market's (R11.3).

    >>> import calico
    >>> placeable(calico.new_game(setup="beginner", seed=7).position)
    (Dv, Vd)
    """
    if position.options.restriction is Restriction.NO_HAND:
        return tuple(market_patches(position))
    return position.seats[position.turn].hand.patches


def legal_cells(position: Position, patch: Patch) -> tuple[Cell, ...]:
    """Where the player whose turn it is may place `patch`, in reading order (R7.1, R11).

    >>> import calico
    >>> game = calico.new_game(setup="beginner", seed=7)
    >>> legal_cells(game.position, placeable(game.position)[0])[:5]
    (a1, b1, c1, d1, e1)
    """
    quilt = position.seats[position.turn].quilt
    if position.options.restriction is None:
        return quilt.empty_cells
    allowed = _allowed_cells(position, patch)
    if allowed or any(_allowed_cells(position, other) for other in placeable(position)):
        return allowed
    return quilt.empty_cells  # nothing fits: the restriction is lifted for this turn (R11.6)


def legal_placements(position: Position) -> tuple[Place, ...]:
    """Every different placement that is allowed now.

    >>> import calico
    >>> game = calico.new_game(setup="beginner", seed=7)
    >>> legal_placements(game.position)[:3], legal_placements(start(game.setup))
    ((Dv-a1, Dv-b1, Dv-c1), ())
    """
    if position.phase is not Phase.PLACE:
        return ()
    patches = dict.fromkeys(placeable(position))
    return tuple([Place(patch, cell) for patch in patches for cell in legal_cells(position, patch)])


def legal_takes(position: Position) -> tuple[Take, ...]:
    """Every patch of the market that may be taken now, by its number.

    >>> import calico
    >>> game = calico.new_game(setup="beginner", seed=7)
    >>> legal_takes(apply(game.position, legal_placements(game.position)[0]))
    (Take(number=1), Take(number=2), Take(number=3))
    """
    if position.phase is not Phase.TAKE or position.placed is None:
        return ()
    return tuple([Take(number) for number in _numbers_for(position, position.placed.patch)])


def legal_moves(position: Position) -> tuple[Move, ...]:
    """Every whole turn that is allowed now.

    >>> import calico
    >>> game = calico.new_game(setup="beginner", seed=7)
    >>> len(legal_moves(game.position)), legal_moves(game.position)[:3]
    (132, (Dv-a1-1, Dv-a1-2, Dv-a1-3))
    """
    return tuple(
        [
            Move(place.patch, place.cell, number)
            for place in legal_placements(position)
            for number in _numbers_for(position, place.patch)
        ]
    )


def unseen(position: Position) -> Counter[Patch]:
    """How many of each patch do not lie face up on this table: the supply and, in a view, unseen hands.

    >>> import calico
    >>> game = calico.new_game(setup="beginner", seed=7)
    >>> unseen(game.position)[PATCH_NAMED["pink:vines"]], unseen(game.position).total()
    (3, 103)
    """
    left = Counter(dict.fromkeys(ALL_PATCHES, position.options.copies))
    left.subtract(face_up(position))
    return left


def supply_size(position: Position) -> int:
    """How many patches are left in the supply.

    >>> import calico
    >>> supply_size(calico.new_game(2, setup="beginner", seed=7).position)
    101
    """
    everywhere = len(ALL_PATCHES) * position.options.copies
    return everywhere - len(face_up(position)) - sum(seat.hand.face_down for seat in position.seats)


def turns_left(position: Position, seat: int) -> int:
    """How many patches the seat still has to place.

    >>> import calico
    >>> game = calico.new_game(setup="beginner", seed=7)
    >>> turns_left(game.position, 0), turns_left(game.play(game.legal_moves[0]).position, 0)
    (22, 21)
    """
    return len(position.seat(seat).quilt.empty_cells)


def market_patches(position: Position) -> list[Patch]:
    """The patches that lie in the market, in order.

    >>> import calico
    >>> market_patches(calico.new_game(setup="beginner", seed=7).position)
    [Yd, Ys, Pq]
    """
    patches = [patch for patch in position.market if patch is not None]
    if position.options.restriction is Restriction.NO_HAND and position.placed is not None:
        patches.remove(position.placed.patch)  # it lies on the quilt; the take only says which position it left
    return patches


def face_up(position: Position) -> list[Patch]:
    """Every patch of the supply whose face is known: on quilts, in hands, in the market, discarded.

    >>> import calico
    >>> face_up(calico.new_game(setup="beginner", seed=7).position)
    [Yd, Ys, Pq, Dv, Vd]
    """
    patches = market_patches(position)
    patches += position.discarded
    for seat in position.seats:
        patches += [patch for cell in PATCH_CELLS if (patch := seat.quilt.patches[cell]) is not None]
        patches += seat.hand.patches
    return patches


def _choose(position: Position, event: Choose) -> Position:
    """R6.3: all choose unseen; when the last has chosen, all goals are revealed."""
    _expect(position, Phase.CHOOSE)
    coerce(event.seat, int, "seat", IllegalMove)
    if not 0 <= event.seat < len(position.seats):
        raise IllegalMove(Problem.of("seat-unknown", seat=event.seat))
    choices = goals_to_choose_from(position, event.seat)
    goals = coerce(event.goals, tuple[Goal, ...], "goals", IllegalMove)
    if not are_three_of(goals, choices):
        if position.options.scenario is None:
            raise IllegalMove(Problem.of("goals-from-offer", seat=event.seat))
        raise IllegalMove(Problem.of("goals-scenario", scenario=position.options.scenario, goals=", ".join(choices)))
    seats = _with_seat(position, event.seat, replace(position.seats[event.seat], choice=goals))
    if any(seat.choice is None for seat in seats):
        return replace(position, seats=seats)
    revealed = tuple(Seat(seat.quilt.with_goals(seat.choice), seat.hand) for seat in seats if seat.choice is not None)
    return replace(position, seats=revealed, phase=Phase.DRAW)


def _place(position: Position, event: Place) -> Position:
    """R7.1: one of your patches on any open cell that the restriction allows."""
    _expect(position, Phase.PLACE)
    patch = _PATCHES.get(event.patch)
    if patch is None or patch not in placeable(position):
        raise IllegalMove(Problem.of("patch-not-yours", patch=str(event.patch)))
    cell = _CELLS.get(event.cell)
    if cell is None:
        raise IllegalMove(Problem.of("cell-not-patchable", cell=str(event.cell)))
    seat = position.seats[position.turn]
    quilt, earned = seat.quilt.place(patch, cell, position.cats)
    if position.options.restriction is not None and cell not in legal_cells(position, patch):
        raise IllegalMove(
            Problem.of(
                f"restriction-{position.options.restriction}", cell=str(cell), color=patch.color, pattern=patch.pattern
            )
        )
    hand = seat.hand if position.options.hand_size == 0 else seat.hand.without(patch)
    seats = _with_seat(position, position.turn, Seat(quilt, hand))
    placed = Placed(patch, cell, earned)
    return _after(position, seats, position.market, position.discarded, Phase.TAKE, position.turn, placed)


def _take(position: Position, event: Take) -> Position:
    """R7.2: one of the market's three into the hand; the solo belt moves on (R10.3)."""
    _expect(position, Phase.TAKE)
    assert position.placed is not None
    if type(event.number) is not int:
        coerce(event.number, int, "number", IllegalMove)
    if event.number not in range(1, MARKET_SIZE + 1):
        raise IllegalMove(Problem.of("position-unknown", position=event.number))
    if event.number not in _numbers_for(position, position.placed.patch):
        raise IllegalMove(Problem.of("position-other-patch", position=event.number))
    index = event.number - 1
    patch = position.market[index]
    assert patch is not None
    market: tuple[Patch | None, ...] = (*position.market[:index], None, *position.market[index + 1 :])
    seats = position.seats
    if position.options.hand_size > 0:
        seat = position.seats[position.turn]
        hand = Hand(seat.hand.dealt, (*seat.hand.taken, patch), seat.hand.face_down)
        seats = _with_seat(position, position.turn, Seat(seat.quilt, hand))
    discarded = position.discarded
    if position.is_solo:
        furthest, nearest = (other for other in market if other is not None)
        discarded = (*discarded, furthest)
        market = (nearest, None, None)
    return _after(position, seats, market, discarded, Phase.DRAW, position.turn)


def _draw(position: Position, event: Draw) -> Position:
    """R6.6, R7.2: the next patch goes to the first hand that lacks one, else to the market's first gap."""
    _expect(position, Phase.DRAW)
    patch = _PATCHES.get(event.patch)
    if patch is None or face_up(position).count(patch) >= position.options.copies:
        raise IllegalMove(Problem.of("patch-not-in-supply", patch=str(event.patch)))
    for number, seat in enumerate(position.seats):
        if len(seat.hand) < position.options.hand_size:
            hand = Hand((*seat.hand.dealt, patch), seat.hand.taken, seat.hand.face_down)
            seats = _with_seat(position, number, Seat(seat.quilt, hand))
            return _after(position, seats, position.market, position.discarded, Phase.DRAW, position.turn)
    gap = position.market.index(None)
    market = (*position.market[:gap], patch, *position.market[gap + 1 :])
    if None in market:
        return _after(position, position.seats, market, position.discarded, Phase.DRAW, position.turn)
    return _next_turn(position, market)


def _next_turn(position: Position, market: tuple[Patch | None, ...]) -> Position:
    """R7.3: seats in order, 22 turns each. The seat with the most open cells is next; before the first turn, seat 0."""
    counts = [len(seat.quilt.empty_cells) for seat in position.seats]
    turn = counts.index(max(counts))
    phase = Phase.OVER if counts[turn] == 0 else Phase.PLACE
    return _after(position, position.seats, market, position.discarded, phase, turn)


def _numbers_for(position: Position, patch: Patch) -> tuple[int, ...]:
    """The positions that may be taken with this placement: any, or under `no_hand` where the patch lay (R11.3)."""
    if position.options.restriction is Restriction.NO_HAND:
        return tuple([number for number, other in enumerate(position.market, start=1) if other == patch])
    return (1, 2, 3)


def _allowed_cells(position: Position, patch: Patch) -> tuple[Cell, ...]:
    """The open cells that the restriction allows for `patch` (R11.1, R11.4, R11.5)."""
    quilt = position.seats[position.turn].quilt
    match position.options.restriction:
        case Restriction.ADJACENT:
            if len(quilt.empty_cells) == len(PATCH_CELLS):
                return quilt.empty_cells
            return _cells_beside(quilt, lambda cell, _: not cell.is_border)
        case Restriction.SAME_COLOR:
            return _cells_beside(quilt, lambda _, other: other.color == patch.color)
        case Restriction.SAME_PATTERN:
            return _cells_beside(quilt, lambda _, other: other.pattern == patch.pattern)
        case _:
            return quilt.empty_cells


def _cells_beside(quilt: Quilt, is_wanted: Callable[[Cell, Patch], bool]) -> tuple[Cell, ...]:
    """The open cells that touch a wanted patch."""
    return tuple(
        [
            cell
            for cell in quilt.empty_cells
            if any(
                (patch := quilt.patches[beside]) is not None and is_wanted(beside, patch) for beside in NEIGHBOURS[cell]
            )
        ]
    )


def _expect(position: Position, phase: Phase) -> None:
    if position.phase is Phase.OVER:
        raise IllegalMove(Problem.of("already-over"))
    if position.phase is not phase:
        raise IllegalMove(Problem.of("wrong-phase", phase=position.phase))


def _with_seat(position: Position, number: int, seat: Seat) -> tuple[Seat, ...]:
    return (*position.seats[:number], seat, *position.seats[number + 1 :])


def _after(
    before: Position,
    seats: tuple[Seat, ...],
    market: tuple[Patch | None, ...],
    discarded: tuple[Patch, ...],
    phase: Phase,
    turn: int,
    placed: Placed | None = None,
) -> Position:
    """The next position at the same table. As `dataclasses.replace` would make it, which is several times as slow."""
    return Position(before.options, before.cats, seats, market, discarded, phase, turn, placed)


def _without(patches: tuple[Patch, ...], patch: Patch) -> tuple[Patch, ...]:
    index = patches.index(patch)
    return (*patches[:index], *patches[index + 1 :])
