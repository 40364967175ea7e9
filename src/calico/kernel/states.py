"""Games of the rules as rows of words, and back; moves as numbers of actions, and back."""

from collections import Counter
from collections.abc import Iterable, Sequence

import numpy as np

from calico.kernel import engine as e
from calico.kernel.tables import PATCH_PLANE, Words, bit_of
from calico.kernel.warming import ready
from calico.rules import (
    ALL_PATCHES,
    BORDERS,
    CELLS,
    PATCH_CELLS,
    Board,
    Button,
    CalicoError,
    Cat,
    CatInPlay,
    CatToken,
    Cell,
    Color,
    Goal,
    GoalValues,
    Hand,
    IllegalMove,
    Mode,
    Move,
    Options,
    Patch,
    Pattern,
    Phase,
    Placed,
    Position,
    Problem,
    Quilt,
    Rainbow,
    Restriction,
    Seat,
    Token,
    Variant,
)  # fmt: skip

_PHASES = (Phase.PLACE, Phase.TAKE, Phase.OVER)
_RESTRICTIONS = (None, *Restriction)
_COLORS, _PATTERNS, _CATS, _GOALS, _BOARDS = tuple(Color), tuple(Pattern), tuple(Cat), tuple(Goal), tuple(Board)
_PATCH_NUMBER = {patch: number for number, patch in enumerate(ALL_PATCHES)}
_CELL_NUMBER = {cell: number for number, cell in enumerate(PATCH_CELLS)}
_CELL_OF = {1 << bit_of(cell): cell for cell in PATCH_CELLS}
_BORDERS = [tuple(BORDERS[board].get(cell) for cell in CELLS) for board in Board]
_VARIANT_BITS = {Variant.FAMILY: e.FAMILY, Variant.LOWER_VARIANCE: e.LOWER_VARIANCE}


def state_size(players: int) -> int:
    """How many words a game of so many players takes.

    >>> [state_size(players) for players in (1, 2, 3, 4)]
    [87, 125, 163, 201]
    """
    return e.SEATS + players * e.SEAT_SIZE


def option_words(options: Options, players: int) -> list[int]:
    """Players and options, as a game and a table hold them."""
    return [
        players,
        tuple(Mode).index(options.mode),
        tuple(GoalValues).index(options.goal_values),
        sum(_VARIANT_BITS[variant] for variant in options.variants),
        _RESTRICTIONS.index(options.restriction),
        options.scenario or 0,
        int(options.open_hands),
    ]


def pack(position: Position, supply: Sequence[Patch] | None = None) -> Words:
    """A position as a row of words, from the first placement on; `unpack` gives it back exactly.

    `supply` is the rest of the supply in drawing order. Without it the patches that lie nowhere on the table are in
    no order worth mentioning: shuffle them, or let a playout draw at random. The position may be a view's:
    what lies face down is dealt by `reshuffle` or by a playout.

    >>> import calico
    >>> game = calico.new_game(setup="beginner", seed=7)
    >>> unpack(pack(game.position, game.undrawn)) == game.position
    True
    """
    if position.phase not in _PHASES:
        raise CalicoError(Problem.of("kernel-phase", phase=position.phase))
    state = np.zeros(state_size(len(position.seats)), dtype=np.int64)
    try:
        _pack(state, position)
        _pack_supply(state, position, supply)
    except (ValueError, KeyError, IndexError, TypeError) as problem:
        if isinstance(problem, CalicoError):
            raise
        raise CalicoError(Problem.of("kernel-position")) from problem
    # What can't come about in play (a border that no board has, a token without an area) would not come back.
    ready()
    if e.first_bad(state[np.newaxis])[0] >= 0 or unpack(state) != position:
        raise CalicoError(Problem.of("kernel-position"))
    return state


def unpack(state: Words) -> Position:
    """The position of a row of words. The row is trusted: `calico.kernel.check_states` tells whether it may be.

    >>> from calico import Plan, kernel
    >>> unpack(kernel.deal(Plan(players=2), 1, seed=7)[0])
    <Position of 2: 0 patches placed, place>
    """
    s = state.tolist()
    patterns = [_PATTERNS[pattern] for pattern in s[e.CAT_PATTERNS : e.PATTERN_CAT]]
    cats = tuple(CatInPlay(_CATS[s[e.CATS + n]], (patterns[2 * n], patterns[2 * n + 1])) for n in range(3))
    options = Options(
        tuple(Mode)[s[e.MODE]],
        tuple(GoalValues)[s[e.VALUES]],
        frozenset(variant for variant, bit in _VARIANT_BITS.items() if s[e.VARIANTS] & bit),
        _RESTRICTIONS[s[e.RESTRICTION]],
        s[e.SCENARIO] or None,
        bool(s[e.OPEN_HANDS]),
    )
    seats = tuple(_unpack_seat(s[state_size(n) : state_size(n + 1)], cats) for n in range(s[e.PLAYERS]))
    phase = _PHASES[s[e.PHASE]]
    placed = None
    if phase is Phase.TAKE:
        patch = ALL_PATCHES[s[e.PLACED_PATCH]]
        tokens: tuple[Token, ...] = (_cat_of(cats, patch.pattern), patch.color, Rainbow.RAINBOW)
        earned = tuple(token for bit, token in enumerate(tokens) if s[e.PLACED_EARNED] >> bit & 1)
        placed = Placed(patch, PATCH_CELLS[s[e.PLACED_CELL]], earned)
    return Position(
        options,
        cats,
        seats,
        tuple(ALL_PATCHES[patch] for patch in s[e.MARKET : e.MARKET + 3]),
        tuple(ALL_PATCHES[patch] for patch in _unpack_bytes(s[e.DISCARDS :], s[e.DISCARDED])),
        phase,
        s[e.TURN],
        placed,
    )


def supply_of(state: Words) -> tuple[Patch, ...]:
    """The rest of the supply, in drawing order.

    >>> import calico
    >>> game = calico.new_game(setup="beginner", seed=7)
    >>> supply_of(pack(game.position, game.undrawn)) == game.undrawn
    True
    """
    left = int(state[e.SUPPLY_LEFT])
    return tuple(ALL_PATCHES[patch] for patch in reversed(_unpack_bytes(state[e.SUPPLY : e.SEATS].tolist(), left)))


def action_of(state: Words, move: Move) -> int:
    """The number of a move in this position; whether it is legal is not asked.

    >>> import calico
    >>> game = calico.new_game(setup="beginner", seed=7)
    >>> action_of(pack(game.position), game.legal_moves[5])
    5
    """
    place = 0
    if state[e.RESTRICTION] != e.NO_HAND and state[e.PHASE] == e.PLACE:
        start = state_size(int(state[e.TURN])) + e.HAND
        hand = state[start : start + 2].tolist()
        if _PATCH_NUMBER.get(move.patch) not in hand:
            raise IllegalMove(Problem.of("patch-not-yours", patch=str(move.patch)))
        place = hand.index(_PATCH_NUMBER[move.patch])
    if move.cell not in _CELL_NUMBER:
        raise IllegalMove(Problem.of("cell-not-patchable", cell=str(move.cell)))
    if move.take not in (1, 2, 3):
        raise IllegalMove(Problem.of("position-unknown", position=move.take))
    return int((place * e.CELLS + _CELL_NUMBER[move.cell]) * e.POSITIONS + move.take - 1)


def move_of(state: Words, action: int) -> Move:
    """The move that an action's number means in this position; whether it is legal is not asked.

    >>> import calico
    >>> game = calico.new_game(setup="beginner", seed=7)
    >>> move_of(pack(game.position), 5)
    Dv-b1-3
    """
    if not 0 <= action < e.ACTIONS:
        raise IllegalMove(Problem.of("kernel-action", action=int(action), row=0))
    taken = action % e.POSITIONS
    place = action // (e.POSITIONS * e.CELLS)
    if state[e.PHASE] == e.TAKE:
        patch = int(state[e.PLACED_PATCH])
    elif state[e.RESTRICTION] == e.NO_HAND:
        patch = int(state[e.MARKET + taken])
    else:
        patch = int(state[state_size(int(state[e.TURN])) + e.HAND + place])
    if patch >= e.HIDDEN:
        raise IllegalMove(Problem.of("kernel-action", action=int(action), row=0))
    return Move(ALL_PATCHES[patch], PATCH_CELLS[action // e.POSITIONS % e.CELLS], taken + 1)


def word_name(word: int) -> str:
    """What a word of a state holds, for messages."""
    names = _SEAT_NAMES if word >= e.SEATS else _HEADER_NAMES
    offset = (word - e.SEATS) % e.SEAT_SIZE if word >= e.SEATS else word
    name = names[max(start for start in names if start <= offset)]
    return f"{name} of seat {(word - e.SEATS) // e.SEAT_SIZE}" if word >= e.SEATS else name


_HEADER_NAMES = {
    getattr(e, name): name.lower().replace("_", " ")
    for name in (
        "PHASE", "TURN", "PLAYERS", "MODE", "VALUES", "VARIANTS", "RESTRICTION", "SCENARIO", "OPEN_HANDS", "CATS",
        "CAT_PATTERNS", "PATTERN_CAT", "MARKET", "PLACED_PATCH", "PLACED_CELL", "PLACED_EARNED", "DISCARDED",
        "DISCARDS", "SUPPLY_LEFT", "SUPPLY",
    )
}  # fmt: skip
_SEAT_NAMES = {
    getattr(e, name): name.lower().replace("_", " ")
    for name in (
        "OPEN", "BOARD", "GOALS", "HAND", "DEALT", "CAT_TOKENS", "BUTTONS", "CAT_CELLS", "BUTTON_CELLS", "COLORS",
        "PATTERNS", "SEWN", "SLEEPING",
    )
}  # fmt: skip


def _pack(state: Words, position: Position) -> None:
    state[e.PHASE] = _PHASES.index(position.phase)
    state[e.TURN] = position.turn
    state[e.PLAYERS : e.CATS] = option_words(position.options, len(position.seats))
    for index, in_play in enumerate(position.cats):
        state[e.CATS + index] = _CATS.index(in_play.cat)
        for place, pattern in enumerate(in_play.patterns):
            state[e.CAT_PATTERNS + 2 * index + place] = _PATTERNS.index(pattern)
            state[e.PATTERN_CAT + _PATTERNS.index(pattern)] = index
    state[e.MARKET : e.MARKET + 3] = [_PATCH_NUMBER[patch] for patch in position.market if patch is not None]
    if position.placed is not None:
        state[e.PLACED_PATCH] = _PATCH_NUMBER[position.placed.patch]
        state[e.PLACED_CELL] = _CELL_NUMBER[position.placed.cell]
        for token in position.placed.earned:
            state[e.PLACED_EARNED] |= {Cat: e.EARNED_CAT, Color: e.EARNED_BUTTON, Rainbow: e.EARNED_RAINBOW}[
                type(token)
            ]
    state[e.DISCARDED] = len(position.discarded)
    _pack_bytes(state[e.DISCARDS : e.SUPPLY_LEFT], [_PATCH_NUMBER[patch] for patch in position.discarded])
    for number, seat in enumerate(position.seats):
        _pack_seat(state[state_size(number) : state_size(number + 1)], seat, position.cats)


def _pack_seat(words: Words, seat: Seat, cats: tuple[CatInPlay, ...]) -> None:
    quilt, hand = seat.quilt, seat.hand
    words[e.OPEN] = PATCH_PLANE
    words[e.BOARD] = _BOARDS.index(quilt.board)
    words[e.GOALS : e.GOALS + 3] = [_GOALS.index(goal) for goal in quilt.goals]
    slots = [e.HIDDEN] * hand.face_down + [_PATCH_NUMBER[patch] for patch in hand.patches]
    words[e.HAND : e.HAND + 2] = (slots + [e.EMPTY] * 2)[: max(2, len(slots))]
    words[e.DEALT] = hand.face_down + len(hand.dealt)
    for cell, patch in zip(CELLS, quilt.patches, strict=True):
        if patch is not None:
            bit = 1 << bit_of(cell)
            words[e.OPEN] &= ~bit
            words[e.COLORS + _COLORS.index(patch.color)] |= bit
            words[e.PATTERNS + _PATTERNS.index(patch.pattern)] |= bit
    for token in quilt.cats:
        pattern = _PATTERNS.index(_patch_at(quilt, token.cell).pattern)
        words[e.CAT_TOKENS] += 1 << 8 * [in_play.cat for in_play in cats].index(token.cat)
        words[e.SLEEPING + pattern] |= _flood(int(words[e.PATTERNS + pattern]), token.cell)
    for button in quilt.buttons:
        color = _COLORS.index(button.color)
        words[e.BUTTONS] += 1 << 8 * color
        words[e.SEWN + color] |= _flood(int(words[e.COLORS + color]), button.cell)
    _pack_cells(words[e.CAT_CELLS : e.BUTTON_CELLS], [token.cell for token in quilt.cats])
    _pack_cells(words[e.BUTTON_CELLS : e.COLORS], [button.cell for button in quilt.buttons])


def _unpack_seat(words: list[int], cats: tuple[CatInPlay, ...]) -> Seat:
    patches = list(_BORDERS[words[e.BOARD]])
    colors, patterns = (_by_cell(words[start : start + 6]) for start in (e.COLORS, e.PATTERNS))
    for cell, color in colors.items():
        patches[cell] = Patch(_COLORS[color], _PATTERNS[patterns[cell]])
    cat_tokens = []
    for cell in _unpack_cells(words[e.CAT_CELLS : e.BUTTON_CELLS], sum(_bytes(words[e.CAT_TOKENS]))):
        patch = patches[cell]
        assert patch is not None
        cat_tokens.append(CatToken(_cat_of(cats, patch.pattern), cell))
    buttons = []
    for cell in _unpack_cells(words[e.BUTTON_CELLS : e.COLORS], sum(_bytes(words[e.BUTTONS]))):
        patch = patches[cell]
        assert patch is not None
        buttons.append(Button(patch.color, cell))
    hand = words[e.HAND : e.HAND + 2]
    dealt = words[e.DEALT]
    return Seat(
        Quilt(
            _BOARDS[words[e.BOARD]],
            tuple(_GOALS[goal] for goal in words[e.GOALS : e.GOALS + 3]),
            tuple(patches),
            tuple(cat_tokens),
            tuple(buttons),
            all(_bytes(words[e.BUTTONS])[:6]),
        ),
        Hand(
            tuple(ALL_PATCHES[patch] for patch in hand[:dealt] if patch < e.HIDDEN),
            tuple(ALL_PATCHES[patch] for patch in hand[dealt:] if patch < e.HIDDEN),
            hand.count(e.HIDDEN),
        ),
    )


def _by_cell(planes: list[int]) -> dict[Cell, int]:
    """The number of the plane in which each patch cell is set."""
    found = {}
    for number, plane in enumerate(planes):
        inner = plane & PATCH_PLANE
        while inner:
            found[_CELL_OF[inner & -inner]] = number
            inner &= inner - 1
    return found


def _pack_supply(state: Words, position: Position, supply: Sequence[Patch] | None) -> None:
    copies = 2 if Variant.LOWER_VARIANCE in position.options.variants else 3
    unseen = Counter(dict.fromkeys(ALL_PATCHES, copies))
    unseen.subtract(patch for patch in position.market if patch is not None)
    unseen.subtract(position.discarded)
    for seat in position.seats:
        unseen.subtract(seat.hand.patches)
        unseen.subtract(patch for cell in PATCH_CELLS if (patch := seat.quilt.patches[cell]) is not None)
    if position.placed is not None and position.options.restriction is Restriction.NO_HAND:
        unseen[position.placed.patch] += 1  # it lies on the quilt and, until the position is named, in the market
    if min(unseen.values()) < 0 or len(unseen) != len(ALL_PATCHES):
        raise CalicoError(Problem.of("kernel-position"))
    if supply is None:
        supply = tuple(unseen.elements())
    elif Counter(supply) != +unseen:
        raise CalicoError(Problem.of("kernel-supply"))
    state[e.SUPPLY_LEFT] = len(supply)
    _pack_bytes(state[e.SUPPLY : e.SEATS], [_PATCH_NUMBER[patch] for patch in reversed(supply)])


def _patch_at(quilt: Quilt, cell: Cell) -> Patch:
    patch = quilt.patches[cell]
    if patch is None:
        raise CalicoError(Problem.of("kernel-position"))
    return patch


def _flood(plane: int, start: Cell) -> int:
    """All cells of the plane that are connected to `start`."""
    area, grown = 0, 1 << bit_of(start) & plane
    while grown != area:
        area = grown
        grown |= (area << 1 | area >> 1 | area << 8 | area >> 8 | area << 9 | area >> 9) & plane
    return area


def _cat_of(cats: Iterable[CatInPlay], pattern: Pattern) -> Cat:
    return next(in_play.cat for in_play in cats if pattern in in_play.patterns)


def _bytes(word: int) -> list[int]:
    return list(word.to_bytes(8, "little"))


def _pack_bytes(words: Words, values: list[int]) -> None:
    words[:] = np.frombuffer(bytes(values).ljust(8 * len(words), b"\0"), dtype="<i8")


def _unpack_bytes(words: list[int], count: int) -> list[int]:
    return [words[index >> 3] >> 8 * (index & 7) & 255 for index in range(count)]


def _pack_cells(words: Words, cells: list[Cell]) -> None:
    for index, cell in enumerate(cells):
        words[index // 12] |= _CELL_NUMBER[cell] << 5 * (index % 12)


def _unpack_cells(words: list[int], count: int) -> list[Cell]:
    return [PATCH_CELLS[words[index // 12] >> 5 * (index % 12) & 31] for index in range(count)]
