"""Hypothesis strategies: tables with any options, played by chance up to any point."""

from dataclasses import dataclass
from functools import cache
from random import Random

from hypothesis import strategies as st

from calico.plan import Plan
from calico.rules import (
    Draw,
    Event,
    Options,
    Patch,
    Phase,
    Place,
    Position,
    Setup,
    apply,
    legal_choices,
    legal_placements,
    legal_takes,
    start,
)  # fmt: skip
from combinations import legal_combinations


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played by chance: how it was set up, every event, and the table before and after each."""

    setup: Setup
    supply: tuple[Patch, ...]
    events: tuple[Event, ...]
    tables: tuple[Position, ...]  # one more than events

    @property
    def position(self) -> Position:
        """The table as it stands."""
        return self.tables[-1]

    def placements(self, seat: int) -> list[tuple[Patch, int]]:
        """What the seat has placed, in order."""
        pairs = zip(self.tables, self.events, strict=False)
        return [
            (event.patch, event.cell) for position, event in pairs if isinstance(event, Place) and position.turn == seat
        ]

    def __repr__(self) -> str:
        return f"Played({self.setup!r}, {len(self.events)} events, phase {self.position.phase})"


@cache
def _combinations() -> list[tuple[int, Options]]:
    return legal_combinations()


def tables() -> st.SearchStrategy[tuple[int, Options]]:
    """Players and options that go together."""
    return st.sampled_from(_combinations())


@st.composite
def games(draw: st.DrawFn, *, is_over: bool = False, players: tuple[int, ...] = (1, 2, 3, 4)) -> Played:
    """A game with any options, played to any point, or to its end."""
    count, options = draw(tables().filter(lambda table: table[0] in players))
    seed = draw(st.integers(0, 2**32 - 1), label="seed")
    most = 10_000 if is_over else draw(st.integers(0, 14 + 22 * 3 * count), label="events")
    return play_by_chance(count, options, seed, most)


def play_by_chance(players: int, options: Options, seed: int, most_events: int = 10_000) -> Played:
    """A game of random players, of so many events at most."""
    random = Random(seed)
    dealt = Plan(players, options).deal(seed)
    setup, supply = dealt.setup, dealt.supply
    source = iter(supply)
    position = start(setup)
    history: list[Position] = [position]
    events: list[Event] = []
    while position.phase is not Phase.OVER and len(events) < most_events:
        event: Event
        match position.phase:
            case Phase.CHOOSE:
                undecided = [seat for seat in range(players) if position.seats[seat].choice is None]
                event = random.choice(legal_choices(position, random.choice(undecided)))
            case Phase.DRAW:
                event = Draw(next(source))
            case Phase.PLACE:
                event = random.choice(legal_placements(position))
            case _:
                event = random.choice(legal_takes(position))
        position = apply(position, event)
        events.append(event)
        history.append(position)
    return Played(setup, supply, tuple(events), tuple(history))
