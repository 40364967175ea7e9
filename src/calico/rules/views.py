"""What a seat may see: the one function that decides it (R7.4, R7.5, R6.3)."""

from dataclasses import dataclass, replace

from calico.rules.errors import CalicoError, Problem
from calico.rules.position import Hand, Phase, Position, Seat


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it, or a spectator (`seat` is None): what they can't see lies face down.

    `position` is one like any other, so every function of the rules works on it; it knows nothing more than the seat.

    >>> import calico
    >>> view = calico.new_game(["Ari", "Mia"], setup="beginner", seed=7).view("Mia")
    >>> len(view.own.hand.patches), view.position.seats[0].hand
    (2, Hand(dealt=(), taken=(), face_down=2))
    """

    seat: int | None
    position: Position

    @property
    def own(self) -> Seat:
        """The viewer's own things."""
        if self.seat is None:
            raise CalicoError(Problem.of("spectator"))
        return self.position.seat(self.seat)


def view_for(position: Position, seat: int | None) -> View:
    """The table as `seat` sees it; None is a spectator, who sees no hand that is not open.

    >>> import calico
    >>> game = calico.new_game(["Ari", "Mia"], setup="beginner", seed=7)
    >>> view_for(game.position, 1) == game.view("Mia")
    True
    """
    if seat is not None:
        position.seat(seat)  # refuses one that is not there
    seats = tuple(
        own if number == seat else _seen_by_others(position, own) for number, own in enumerate(position.seats)
    )
    return View(seat, replace(position, seats=seats))


def _seen_by_others(position: Position, seat: Seat) -> Seat:
    hand = seat.hand
    if not position.options.open_hands:
        hand = Hand(taken=hand.taken, face_down=len(hand.dealt) + hand.face_down)
    if position.phase is Phase.CHOOSE:
        return Seat(seat.quilt, hand, choice=None if seat.choice is None else ())
    return Seat(seat.quilt, hand)
