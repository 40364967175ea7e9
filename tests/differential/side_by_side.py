"""One game played by the rules and by the kernel at once, compared after every move."""

from dataclasses import dataclass
from functools import reduce
from pathlib import Path
from random import Random

import numpy as np
import numpy.typing as npt

from calico import kernel
from calico.game import Game
from calico.kernel import engine as e
from calico.kernel.tables import CELL_AROUND
from calico.notation import format_record
from calico.plan import Plan
from calico.rules import (
    ALL_PATCHES,
    CATS,
    PATCH_CELLS,
    Board,
    CalicoError,
    Cat,
    Color,
    Mode,
    Move,
    Options,
    Phase,
    Position,
    Restriction,
    has_passed,
    legal_cells,
    placeable,
    play,
    result,
    score,
)  # fmt: skip

SEED = 20_000
_NUMBER = {patch: number for number, patch in enumerate(ALL_PATCHES)}
_BIT = {cell: 1 << number for number, cell in enumerate(PATCH_CELLS)}
_BITS = 1 << np.arange(e.CELLS)
_SUPPLY = range(e.SUPPLY, e.SEATS)
_AROUND: list[int] = CELL_AROUND.tolist()
_PHASES = (Phase.PLACE, Phase.TAKE, Phase.OVER)
_TILES = [(cat, facts.other_side) for cat, facts in CATS.items() if cat < facts.other_side]


@dataclass(frozen=True, slots=True)
class Case:
    """One game: who plays what, and how. A clumping player puts like beside like and so earns far more than chance."""

    index: int
    plan: Plan
    is_clumping: bool


def case(index: int, combinations: list[tuple[int, Options]]) -> Case:
    """Game number `index`: the combinations of options come in turn; boards and cats are left to chance or chosen."""
    players, options = combinations[index % len(combinations)]
    random = Random(index)
    boards = tuple(random.sample(list(Board), players)) if random.random() < 0.5 else None
    cats: tuple[Cat, ...] | None = None
    if options.mode is Mode.STANDARD and options.scenario is None and random.random() < 0.5:
        cats = tuple(random.choice(tile) for tile in random.sample(_TILES, 3))
    return Case(index, Plan(players, options, cats, boards), is_clumping=random.random() < 0.2)


class Difference(AssertionError):
    """The two do not agree; names the record of the game up to there."""


def compare(case: Case, results: npt.NDArray[np.int16], folder: Path) -> None:
    """Play the game both ways. `results` is what the fast way of random play says about the same game."""
    chance = kernel.random_game(case.plan, seed=SEED, index=case.index)
    game = Game.begin(chance.setup, chance.supply)
    position = game.position
    dealt = len(position.seats) * position.options.hand_size + len(position.market)
    first = kernel.pack(position, chance.supply[dealt:])
    actions = _clump(first, Random(case.index)) if case.is_clumping else list(chance.actions)
    states, masks = kernel.replay(first, actions)
    moves = [kernel.move_of(state, action) for state, action in zip(states[:-1], actions, strict=True)]
    rows = states.tolist()
    scores = kernel.score(states).columns.tolist()
    legal = _legal_planes(masks, position.options)
    supply = iter(chance.supply[dealt:])
    look_at = {Random(case.index).randrange(len(rows)), len(rows) - 1}
    for turn, row in enumerate(rows):
        try:
            mover = (turn - 1) % len(position.seats)
            _compare_table(row, position, mover)
            _compare_legal(legal[turn], position)
            _compare_score(scores[turn][mover], position, mover)
            if turn in look_at:
                _agree("unpacked", kernel.unpack(states[turn]), position)
                _compare_packed(states[turn], position)
            if turn == len(moves):
                _compare_end(scores[turn], position)
                if not case.is_clumping:
                    _agree("fast random play", results[: len(position.seats)].tolist(), scores[turn])
            else:
                position = play(position, moves[turn], supply)
        except (AssertionError, CalicoError) as problem:
            raise Difference(_tell(case, game, moves[:turn], folder, problem)) from problem


def _compare_table(row: list[int], position: Position, mover: int) -> None:
    """Turn, market, belt; and of the seat that has just moved: hand and tokens."""
    _agree("phase", _PHASES[row[e.PHASE]], position.phase)
    _agree("turn", row[e.TURN], position.turn)
    _agree("market", row[e.MARKET : e.MARKET + 3], [_NUMBER[patch] for patch in position.market if patch is not None])
    _agree("discarded", row[e.DISCARDED], len(position.discarded))
    if position.discarded:
        last = row[e.DISCARDED] - 1
        _agree("last discarded", row[e.DISCARDS + last // 8] >> 8 * (last % 8) & 255, _NUMBER[position.discarded[-1]])
    seat = position.seats[mover]
    words = row[kernel.state_size(mover) : kernel.state_size(mover + 1)]
    hand = [patch for patch in words[e.HAND : e.HAND + 2] if patch != e.EMPTY]
    _agree("hand", hand, [_NUMBER[patch] for patch in seat.hand.patches])
    _agree("dealt", words[e.DEALT], len(seat.hand.dealt))
    quilt = seat.quilt
    cats, buttons = (list(words[at].to_bytes(8, "little")) for at in (e.CAT_TOKENS, e.BUTTONS))
    _agree("cats", cats[:3], [sum(token.cat is cat.cat for token in quilt.cats) for cat in position.cats])
    _agree("buttons", buttons[:6], [sum(button.color is color for button in quilt.buttons) for color in Color])
    _agree("open cells", words[e.OPEN].bit_count(), len(quilt.empty_cells))


def _compare_legal(planes: list[int], position: Position) -> None:
    """The legal cells of every patch that may be placed; the kernel has a plane for each hand or market place."""
    patches = placeable(position) if position.phase is Phase.PLACE else ()
    expected = [sum([_BIT[cell] for cell in legal_cells(position, patch)]) for patch in patches]
    _agree("legal", planes, expected + [0] * (3 - len(expected)))


def _compare_score(columns: list[int], position: Position, seat: int) -> None:
    points = score(position, seat)
    quilt = position.seats[seat].quilt
    expected = [points.goals, points.cats, points.buttons, points.total, len(quilt.cats), quilt.buttons_count]
    _agree("score", columns[:6], expected)


def _compare_packed(state: npt.NDArray[np.int64], position: Position) -> None:
    """The rules' table packs to the same words; in the supply only those count that are still to be drawn."""
    supply = kernel.supply_of(state)
    packed = kernel.pack(position, supply)
    _agree("packed", np.delete(packed, _SUPPLY).tolist(), np.delete(state, _SUPPLY).tolist())
    _agree("packed supply", kernel.supply_of(packed), supply)


def _compare_end(scores: list[list[int]], position: Position) -> None:
    """Every seat's score, the winners and who has passed."""
    for seat in range(len(position.seats)):
        _compare_score(scores[seat], position, seat)
    outcome = result(position)
    _agree("winners", tuple(seat for seat, columns in enumerate(scores) if columns[e.R_WON]), outcome.winners)
    passed = [has_passed(position, seat) for seat in range(len(position.seats))]
    _agree("passed", [columns[e.R_PASSED] == 1 for columns in scores], passed)


def _agree(what: str, kernel_has: object, rules_have: object) -> None:
    assert kernel_has == rules_have, f"{what}: the kernel has {kernel_has!r}, the rules have {rules_have!r}"


def _legal_planes(masks: npt.NDArray[np.bool_], options: Options) -> list[list[int]]:
    """For each position three numbers with a bit for each legal cell: by hand place, or by market position."""
    by_place = masks.reshape(-1, 2, e.CELLS, e.POSITIONS)
    planes = np.zeros((len(masks), 3), dtype=np.int64)
    if options.restriction is Restriction.NO_HAND:
        assert not by_place[:, 1].any(), "a second hand place without hands"
        planes[:] = (by_place[:, 0] * _BITS[:, np.newaxis]).sum(axis=1)
    else:
        assert (by_place == by_place[..., :1]).all(), "market positions differ"
        planes[:, :2] = (by_place[..., 0] * _BITS).sum(axis=2)
    return planes.tolist()


def _clump(first: npt.NDArray[np.int64], random: Random) -> list[int]:
    """A whole game in which everybody puts like beside like, as far as the rules allow it."""
    states = first.copy()[np.newaxis]
    actions = []
    while states[0, e.PHASE] != e.OVER:
        row = states[0].tolist()
        action = max(np.flatnonzero(kernel.legal_actions(states)[0]).tolist(), key=lambda a: _likeness(row, a, random))
        kernel.apply(states, [action])
        actions.append(action)
    return actions


def _likeness(row: list[int], action: int, random: Random) -> float:
    """How many neighbours share the patch's colour or pattern, and a little chance."""
    seat = kernel.state_size(row[e.TURN])
    place = e.MARKET + action % 3 if row[e.RESTRICTION] == e.NO_HAND else seat + e.HAND + action // (3 * e.CELLS)
    around = _AROUND[action // 3 % e.CELLS]
    color, pattern = divmod(row[place], 6)
    alike = (row[seat + e.COLORS + color] & around).bit_count() + (
        row[seat + e.PATTERNS + pattern] & around
    ).bit_count()
    return alike + random.random()


def _tell(case: Case, game: Game, moves: list[Move], folder: Path, problem: Exception) -> str:
    """Write the game up to where the two differ as a record, and say where it is."""
    game = reduce(Game.play, moves, game)
    path = folder / f"difference-{case.index}.json"
    path.write_text(format_record(game, {"difference": str(problem)}) + "\n", encoding="utf-8")
    return f"game {case.index}, after {len(moves)} moves: {problem}\nThe game up to there: {path}"
