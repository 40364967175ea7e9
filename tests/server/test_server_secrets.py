"""Nothing is seen: what a viewer may not know changes no byte of what they get."""

import os
from dataclasses import dataclass
from random import Random

import pytest

from calico.rules import (
    Goal,
    IllegalMove,
    Mode,
    Patch,
    Phase,
    Position,
    Restriction,
    Variant,
    legal_choices,
    legal_moves,
    supply_size,
)
from calico.server.api import summary_of
from calico.server.decide import Actor, bot_move, goal_choice
from calico.server.events import Created, Entry, Joined, PatchPlaced, Started, TableEvent, Taken, Undone
from calico.server.projection import earlier_game, happened, moves_of, table_state
from calico.server.protocol import SeatKind, SeatPlan, Snapshot, TableOptions, Update, encode, server_messages
from calico.server.store.memory import MemoryStore
from calico.server.table import Table, fold
from calico.server.tables import Tables

PEOPLE = tuple(Actor(f"person-{seat}", f"Player {seat}") for seat in range(4))
STRANGER = Actor("stranger", "Stranger")
GAMES = int(os.environ.get("CALICO_SECRET_GAMES", "8"))  # thousands for the whole proof


_TABLES = Tables(MemoryStore())  # nobody is here


@dataclass
class World:
    """A table and everything that was ever sent about it to each viewer, as bytes."""

    table: Table
    told: dict[str, list[bytes]]

    def add(self, event: TableEvent) -> None:
        """One more event, and what everybody is told about it, over the socket and by REST."""
        before = self.table
        entry = Entry(before.id, before.sequence + 1, f"c{before.sequence}", before.sequence, event)
        self.table = fold(before, entry)
        news = happened(before, self.table, entry)
        for actor in [actor for actor in (*PEOPLE, STRANGER) if actor.person in self.told]:
            state = table_state(self.table, actor)
            update = Update(table=before.id, sequence=entry.sequence, server_time=0, happened=news, state=state)
            snapshot = Snapshot(table=before.id, sequence=entry.sequence, server_time=0, state=state, chat=())
            summary = repr(summary_of(self.table, actor, _TABLES)).encode()
            self.told[actor.person] += [
                encode(update),
                encode(snapshot),
                summary,
            ]


def position_of(table: Table) -> Position:
    assert table.game is not None
    return table.game.position


def begin(seed: int, viewer: int | str | None = "all") -> tuple[World, Started]:
    """A table with everybody seated, and a start for it; only what `viewer` is told is kept."""
    random = Random(seed)
    options = _options(random)
    host = Created(options=options, host="person-0", host_name="Player 0", seat=0)
    told: dict[str, list[bytes]] = {
        actor.person: [] for number, actor in (*enumerate(PEOPLE), (None, STRANGER)) if viewer in ("all", number)
    }
    world = World(fold(None, Entry("t" * 16, 1, "c", 1, host)), told)
    for seat in range(1, len(options.seats)):
        world.add(Joined(seat=seat, person=f"person-{seat}", name=f"Player {seat}"))
    game = world.table.plan().deal(seed, [actor.name for actor in PEOPLE[: len(options.seats)]])
    return world, Started.of(tuple(range(len(options.seats))), 5, game)


def _options(random: Random) -> TableOptions:
    restriction = random.choice([None, None, *Restriction])
    mode = random.choice([Mode.BEGINNER, Mode.STANDARD, Mode.STANDARD])
    plain = restriction is None and mode is Mode.STANDARD
    scenario = random.randint(1, 10) if plain and random.random() < 0.3 else None
    family = mode is Mode.STANDARD and scenario is None and random.random() < 0.2
    return TableOptions(
        mode=mode,
        restriction=restriction,
        scenario=scenario,
        variants=(Variant.FAMILY,) if family else (),
        seats=tuple(SeatPlan(kind=SeatKind.PERSON) for _ in range(random.randint(2, 4))),
        first=0,
    )


def with_supply(started: Started, supply: list[Patch], random: Random) -> Started:
    codes = "".join(patch.code for patch in supply)
    return started.model_copy(update={"supply": codes, "seed": random.getrandbits(60)})


def shuffled_at(started: Started, places: list[int], random: Random) -> Started:
    """The start with the patches at these places of the supply shuffled, and another seed."""
    supply = list(started.patches())
    contents = [supply[place] for place in places]
    random.shuffle(contents)
    for place, patch in zip(places, contents, strict=True):
        supply[place] = patch
    return with_supply(started, supply, random)


def assert_same(first: World, second: World, viewer: int | None) -> None:
    who = STRANGER.person if viewer is None else f"person-{viewer}"
    assert first.told[who] == second.told[who]


@pytest.mark.parametrize("seed", range(4 * GAMES))
def test_the_deal_and_the_goal_choice_tell_nothing_hidden(seed: int) -> None:
    """The same table with other hands, another supply, other offers and other choices of the rivals."""
    random = Random(seed)
    started = begin(seed)[1]
    count = len(started.seats)
    for viewer in (*range(count), None):
        worlds = begin(seed, viewer)[0], begin(seed, viewer)[0]
        hand = worlds[0].table.plan().options.hand_size
        own = [] if viewer is None else list(range(viewer * hand, viewer * hand + hand))
        market = range(count * hand, count * hand + 3)
        hidden = [place for place in range(len(started.patches())) if place not in own and place not in market]
        worlds[0].add(started)
        worlds[1].add(_other_offers(shuffled_at(started, hidden, random), viewer, random))
        assert_same(*worlds, viewer)
        order = random.sample(range(count), count - 1)  # until the last one has chosen, nothing is revealed
        for seat in order:
            position = position_of(worlds[0].table)
            assert position is not None
            if position.phase is not Phase.CHOOSE:
                break
            own_choice = random.choice(legal_choices(position, seat)).goals
            for world in worlds:
                other_choice = random.choice(legal_choices(position_of(world.table), seat)).goals
                world.add(goal_choice(position_of(world.table), seat, own_choice if seat == viewer else other_choice))
            assert_same(*worlds, viewer)


def _other_offers(started: Started, viewer: int | None, random: Random) -> Started:
    seats = tuple(
        seat
        if number == viewer or seat.offer is None
        else seat.model_copy(update={"offer": tuple(random.sample(list(Goal), 4))})
        for number, seat in enumerate(started.seats)
    )
    return started.model_copy(update={"seats": seats})


@pytest.mark.parametrize("seed", range(GAMES))
def test_play_tells_nothing_hidden(seed: int) -> None:
    """A game is played up to some move; then what lies face down for a viewer at that move is shuffled, and the same
    events are played again: everything that the viewer was ever told is the same.
    """
    random = Random(1000 + seed)
    world, started = begin(seed)
    world.add(started)
    events: list[TableEvent] = []
    stop = random.randint(0, 22 * len(started.seats))
    while world.table.awaited and len(world.table.turns) < stop:
        for event in _turn(world.table, random):
            world.add(event)
            events.append(event)
    for viewer in (*range(len(started.seats)), None):
        hidden = _face_down(started, world.table, viewer)
        for _ in range(20):
            again = begin(seed, viewer)[0]
            again.add(shuffled_at(started, hidden, random))
            try:
                for event in events:
                    again.add(event)
            except IllegalMove:
                continue  # a restriction was lifted because of what the rival held: that play told something itself
            assert_same(world, again, viewer)
            actor = STRANGER if viewer is None else PEOPLE[viewer]
            moves = len(world.table.turns)
            assert moves_of(world.table) == moves_of(again.table)
            for number in {0, moves // 2, moves} if world.table.recorded() else ():
                assert earlier_game(world.table, actor, number) == earlier_game(again.table, actor, number)
            break


def _turn(table: Table, random: Random) -> list[TableEvent]:
    position = position_of(table)
    assert position is not None
    if position.phase is Phase.CHOOSE:
        seat = table.awaited[0]
        return [goal_choice(position, seat, random.choice(legal_choices(position, seat)).goals)]
    move = random.choice(legal_moves(position))
    if random.random() < 0.5:
        return [bot_move(table, position.turn, move)]
    placed = PatchPlaced(seat=position.turn, patch=str(move.patch), cell=move.cell.name)
    again: list[TableEvent] = [Undone(seat=position.turn), placed] if random.random() < 0.3 else []
    return [placed, *again, Taken(seat=position.turn, position=move.take)]


def _face_down(started: Started, table: Table, viewer: int | None) -> list[int]:
    """The places in the supply's order of what the viewer has never seen: the rest, and rivals' dealt patches."""
    position = position_of(table)
    assert position is not None
    supply = started.patches()
    hand = table.plan().options.hand_size
    hidden = list(range(len(supply) - supply_size(position), len(supply)))
    for seat, player in enumerate(position.seats):
        left = list(player.hand.dealt)
        for place in range(seat * hand, seat * hand + hand):
            if seat != viewer and supply[place] in left:
                left.remove(supply[place])
                hidden.append(place)
    return hidden


@pytest.mark.parametrize("seed", range(4))
def test_what_is_sent_is_what_the_description_says(seed: int) -> None:
    """The fast encoder of socket messages gives the bytes that pydantic gives."""
    random = Random(seed)
    world, started = begin(seed)
    world.add(started)
    while world.table.awaited and len(world.table.turns) < 8:
        for event in _turn(world.table, random):
            world.add(event)
    for actor in (*PEOPLE, STRANGER):
        state = table_state(world.table, actor)
        message = Snapshot(table=world.table.id, sequence=1, server_time=0, state=state, chat=())
        assert encode(message) == server_messages.dump_json(message)


@pytest.mark.parametrize("seed", range(5))
def test_what_a_viewer_sees_does_change(seed: int) -> None:
    """The comparison of the other tests can fail."""
    first, started = begin(seed)
    second = begin(seed)[0]
    supply = list(started.patches())
    shown = 2 * len(started.seats) if first.table.plan().options.hand_size else 0
    other = next(place for place in range(len(supply) - 1, 0, -1) if supply[place] != supply[shown])
    supply[shown], supply[other] = supply[other], supply[shown]
    for world, start in ((first, started), (second, with_supply(started, supply, Random(0)))):
        world.add(start)
        while position_of(world.table).phase is Phase.CHOOSE:
            seat = world.table.awaited[0]
            world.add(
                goal_choice(position_of(world.table), seat, legal_choices(position_of(world.table), seat)[0].goals)
            )
    for viewer in (0, None):
        with pytest.raises(AssertionError):
            assert_same(first, second, viewer)
