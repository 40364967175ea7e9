"""A game from the goal choice to the last patch: the table, what may be done, and what it does (R6.3 to R7.5).

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
from calico.rules.patches import ALL_PATCHES, PATCH_NAMED, Patch
from calico.rules.quilt import Quilt, Token
from calico.rules.scenarios import SCENARIOS
from calico.rules.setup import Setup, are_three_of
from calico.rules.values import coerce

MARKET_SIZE = 3

# What an event may name a patch or a cell by: itself, or its text.
_PATCHES = dict[object, Patch](PATCH_NAMED) | {patch: patch for patch in ALL_PATCHES}
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
    """A hand: patches dealt unseen, patches taken in full sight from the market, and, in a view, patches unseen."""

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
            return replace(self, taken=_without(self.taken, patch))
        return replace(self, dealt=_without(self.dealt, patch))


@dataclass(frozen=True, slots=True)
class Seat:
    """A player's things. `offer` and `choice` are set only while goals are being chosen; in a view, a rival's
    choice that has been made but not revealed is `()`.
    """

    quilt: Quilt
    hand: Hand = Hand()
    offer: tuple[Goal, ...] | None = None
    choice: tuple[Goal, ...] | None = None


@dataclass(frozen=True, slots=True)
class Placed:
    """The placement of the turn that is under way."""

    patch: Patch
    cell: Cell
    earned: tuple[Token, ...]


@dataclass(frozen=True, slots=True)
class Game:
    """Everything on the table; the supply's order is not."""

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

    def seat(self, number: int) -> Seat:
        """The things of one seat, counted from 0; refuses a seat that is not at this table."""
        if number not in range(len(self.seats)):
            raise CalicoError(Problem.of("seat-unknown", seat=str(number)))
        return self.seats[number]


@dataclass(frozen=True, slots=True)
class Choose:
    """A seat chooses its goals for c2, d3 and b4; it may change its mind until the last seat has chosen."""

    seat: int
    goals: tuple[Goal, ...]


@dataclass(frozen=True, slots=True)
class Draw:
    """The supply gives this patch."""

    patch: Patch


@dataclass(frozen=True, slots=True)
class Place:
    """The player whose turn it is places this patch."""

    patch: Patch
    cell: Cell


@dataclass(frozen=True, slots=True)
class Take:
    """The player whose turn it is takes the market's patch at this position, 1 to 3."""

    position: int


Event = Choose | Draw | Place | Take


@dataclass(frozen=True, slots=True)
class Move:
    """A whole turn: a placement and the market position taken after it."""

    patch: Patch
    cell: Cell
    take: int

    @property
    def events(self) -> tuple[Place, Take]:
        """The two steps of the turn."""
        return Place(self.patch, self.cell), Take(self.take)


def start(setup: Setup) -> Game:
    """The table as set up, before any patch is dealt; refuses a setup that the rules do not allow."""
    setup.check()
    chosen = all(seat.goals is not None for seat in setup.seats)
    seats = tuple(
        Seat(Quilt.empty(seat.board, seat.goals or ()), offer=None if chosen else seat.offer) for seat in setup.seats
    )
    return Game(setup.options, setup.cats, seats, phase=Phase.DRAW if chosen else Phase.CHOOSE)


def apply(game: Game, event: Event | Move) -> Game:
    """The table after `event`; refuses what the rules do not allow and then changes nothing.

    A whole `Move` is its two steps. After it, as after a `Take`, the game waits for the supply: see `refill`.
    """
    match event:
        case Place():
            return _place(game, event)
        case Take():
            return _take(game, event)
        case Draw():
            return _draw(game, event)
        case Choose():
            return _choose(game, event)
        case Move():
            return _take(_place(game, event.events[0]), event.events[1])
        case _:
            raise IllegalMove(Problem.of("event-unknown", event=repr(event)))


def play(game: Game, move: Move, supply: Iterator[Patch]) -> Game:
    """The table after a whole turn, refilled from `supply`."""
    return refill(apply(game, move), supply)


def refill(game: Game, supply: Iterator[Patch]) -> Game:
    """Draw from `supply` until a player is asked again: the deal, or the market's refill."""
    while game.phase is Phase.DRAW:
        patch = next(supply, None)
        if patch is None:
            raise IllegalMove(Problem.of("supply-empty"))
        game = apply(game, Draw(patch))
    return game


def legal_choices(game: Game, seat: int) -> tuple[Choose, ...]:
    """Every way in which a seat may lay out its goals (R6.3, R12.1)."""
    game.seat(seat)  # refuses one that is not there, whatever the game waits for
    if game.phase is not Phase.CHOOSE:
        return ()
    return tuple(Choose(seat, goals) for goals in permutations(goals_to_choose_from(game, seat), 3))


def goals_to_choose_from(game: Game, seat: int) -> tuple[Goal, ...]:
    """The four goals offered to the seat, or the three of the scenario."""
    offer = game.seat(seat).offer
    if game.options.scenario is not None:
        return SCENARIOS[game.options.scenario].goals
    return offer or ()


def placeable(game: Game) -> tuple[Patch, ...]:
    """The patches that may be placed: the hand's, or under `no_hand` the market's (R11.3)."""
    if game.options.restriction is Restriction.NO_HAND:
        return tuple(market_patches(game))
    return game.seats[game.turn].hand.patches


def legal_cells(game: Game, patch: Patch) -> tuple[Cell, ...]:
    """Where the player whose turn it is may place `patch`, in reading order (R7.1, R11)."""
    quilt = game.seats[game.turn].quilt
    if game.options.restriction is None:
        return quilt.empty_cells
    allowed = _allowed_cells(game, patch)
    if allowed or any(_allowed_cells(game, other) for other in placeable(game)):
        return allowed
    return quilt.empty_cells  # nothing fits: the restriction is lifted for this turn (R11.6)


def legal_placements(game: Game) -> tuple[Place, ...]:
    """Every different placement that is allowed now."""
    if game.phase is not Phase.PLACE:
        return ()
    patches = dict.fromkeys(placeable(game))
    return tuple([Place(patch, cell) for patch in patches for cell in legal_cells(game, patch)])


def legal_takes(game: Game) -> tuple[Take, ...]:
    """Every market position that may be taken now."""
    if game.phase is not Phase.TAKE or game.placed is None:
        return ()
    return tuple([Take(position) for position in _positions_for(game, game.placed.patch)])


def legal_moves(game: Game) -> tuple[Move, ...]:
    """Every whole turn that is allowed now."""
    return tuple(
        [
            Move(place.patch, place.cell, position)
            for place in legal_placements(game)
            for position in _positions_for(game, place.patch)
        ]
    )


def unseen(game: Game) -> Counter[Patch]:
    """How many of each patch do not lie face up on this table: the supply and, in a view, unseen hands."""
    left = Counter(dict.fromkeys(ALL_PATCHES, game.options.copies))
    left.subtract(face_up(game))
    return left


def supply_size(game: Game) -> int:
    """How many patches are left in the supply."""
    everywhere = len(ALL_PATCHES) * game.options.copies
    return everywhere - len(face_up(game)) - sum(seat.hand.face_down for seat in game.seats)


def turns_left(game: Game, seat: int) -> int:
    """How many patches the seat still has to place."""
    return len(game.seat(seat).quilt.empty_cells)


def market_patches(game: Game) -> list[Patch]:
    """The patches that lie in the market, in order."""
    patches = [patch for patch in game.market if patch is not None]
    if game.options.restriction is Restriction.NO_HAND and game.placed is not None:
        patches.remove(game.placed.patch)  # it lies on the quilt; the take only says which position it left
    return patches


def face_up(game: Game) -> list[Patch]:
    """Every patch of the supply whose face is known: on quilts, in hands, in the market, discarded."""
    patches = market_patches(game)
    patches += game.discarded
    for seat in game.seats:
        patches += [patch for cell in PATCH_CELLS if (patch := seat.quilt.patches[cell]) is not None]
        patches += seat.hand.patches
    return patches


def _choose(game: Game, event: Choose) -> Game:
    """R6.3: all choose unseen; when the last has chosen, all goals are revealed."""
    _expect(game, Phase.CHOOSE)
    if not 0 <= event.seat < len(game.seats):
        raise IllegalMove(Problem.of("seat-unknown", seat=event.seat))
    choices = goals_to_choose_from(game, event.seat)
    goals = coerce(event.goals, tuple[Goal, ...], "goals", IllegalMove)
    if not are_three_of(goals, choices):
        if game.options.scenario is None:
            raise IllegalMove(Problem.of("goals-from-offer", seat=event.seat))
        raise IllegalMove(Problem.of("goals-scenario", scenario=game.options.scenario, goals=", ".join(choices)))
    game = _with_seat(game, event.seat, replace(game.seats[event.seat], choice=goals))
    if any(seat.choice is None for seat in game.seats):
        return game
    revealed = tuple(
        Seat(seat.quilt.with_goals(seat.choice), seat.hand) for seat in game.seats if seat.choice is not None
    )
    return replace(game, seats=revealed, phase=Phase.DRAW)


def _place(game: Game, event: Place) -> Game:
    """R7.1: one of your patches on any open cell that the restriction allows."""
    _expect(game, Phase.PLACE)
    patch = _PATCHES.get(event.patch)
    if patch is None or patch not in placeable(game):
        raise IllegalMove(Problem.of("patch-not-yours", patch=str(event.patch)))
    cell = _CELLS.get(event.cell)
    if cell is None:
        raise IllegalMove(Problem.of("cell-not-patchable", cell=str(event.cell)))
    seat = game.seats[game.turn]
    quilt, earned = seat.quilt.place(patch, cell, game.cats)
    if game.options.restriction is not None and cell not in legal_cells(game, patch):
        raise IllegalMove(
            Problem.of(
                f"restriction-{game.options.restriction}", cell=str(cell), color=patch.color, pattern=patch.pattern
            )
        )
    hand = seat.hand if game.options.hand_size == 0 else seat.hand.without(patch)
    game = _with_seat(game, game.turn, Seat(quilt, hand))
    return replace(game, phase=Phase.TAKE, placed=Placed(patch, cell, earned))


def _take(game: Game, event: Take) -> Game:
    """R7.2: one of the market's three into the hand; the solo belt moves on (R10.3)."""
    _expect(game, Phase.TAKE)
    assert game.placed is not None
    if event.position not in range(1, MARKET_SIZE + 1):
        raise IllegalMove(Problem.of("position-unknown", position=event.position))
    if event.position not in _positions_for(game, game.placed.patch):
        raise IllegalMove(Problem.of("position-other-patch", position=event.position))
    index = event.position - 1
    patch = game.market[index]
    assert patch is not None
    market: tuple[Patch | None, ...] = (*game.market[:index], None, *game.market[index + 1 :])
    if game.options.hand_size > 0:
        seat = game.seats[game.turn]
        hand = replace(seat.hand, taken=(*seat.hand.taken, patch))
        game = _with_seat(game, game.turn, Seat(seat.quilt, hand))
    discarded = game.discarded
    if game.is_solo:
        furthest, nearest = (other for other in market if other is not None)
        discarded = (*discarded, furthest)
        market = (nearest, None, None)
    return replace(game, market=market, discarded=discarded, phase=Phase.DRAW, placed=None)


def _draw(game: Game, event: Draw) -> Game:
    """R6.6, R7.2: the next patch goes to the first hand that lacks one, else to the market's first gap."""
    _expect(game, Phase.DRAW)
    patch = _PATCHES.get(event.patch)
    if patch is None or face_up(game).count(patch) >= game.options.copies:
        raise IllegalMove(Problem.of("patch-not-in-supply", patch=str(event.patch)))
    for number, seat in enumerate(game.seats):
        if len(seat.hand) < game.options.hand_size:
            hand = replace(seat.hand, dealt=(*seat.hand.dealt, patch))
            return _with_seat(game, number, Seat(seat.quilt, hand))
    gap = game.market.index(None)
    market = (*game.market[:gap], patch, *game.market[gap + 1 :])
    if None in market:
        return replace(game, market=market)
    return _next_turn(game, market)


def _next_turn(game: Game, market: tuple[Patch | None, ...]) -> Game:
    """R7.3: seats in order, 22 turns each. The seat with the most open cells is next; before the first turn, seat 0."""
    counts = [len(seat.quilt.empty_cells) for seat in game.seats]
    turn = counts.index(max(counts))
    phase = Phase.OVER if counts[turn] == 0 else Phase.PLACE
    return replace(game, market=market, phase=phase, turn=turn)


def _positions_for(game: Game, patch: Patch) -> tuple[int, ...]:
    """The positions that may be taken with this placement: any, or under `no_hand` where the patch lay (R11.3)."""
    if game.options.restriction is Restriction.NO_HAND:
        return tuple([number for number, other in enumerate(game.market, start=1) if other == patch])
    return (1, 2, 3)


def _allowed_cells(game: Game, patch: Patch) -> tuple[Cell, ...]:
    """The open cells that the restriction allows for `patch` (R11.1, R11.4, R11.5)."""
    quilt = game.seats[game.turn].quilt
    match game.options.restriction:
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


def _expect(game: Game, phase: Phase) -> None:
    if game.phase is not phase:
        raise IllegalMove(Problem.of("wrong-phase", phase=game.phase))


def _with_seat(game: Game, number: int, seat: Seat) -> Game:
    return replace(game, seats=(*game.seats[:number], seat, *game.seats[number + 1 :]))


def _without(patches: tuple[Patch, ...], patch: Patch) -> tuple[Patch, ...]:
    index = patches.index(patch)
    return (*patches[:index], *patches[index + 1 :])
