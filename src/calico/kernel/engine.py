"""The rules again, on 64-bit planes: everything that is compiled, in one file.

A game is one row of 64-bit words, laid out as the names below say. A plane is a word with a bit for each cell of a
board (`tables.ROW_BITS`). A quilt keeps two planes for each colour and each pattern: all its cells, and those of areas
that hold a token ("scored" cells). Whole areas are scored or not, which makes earning cheap:

- an unscored colour area never exceeds two cells, for the third earns the button; so one step outwards finds it all;
- a cat's area is found by growing through unscored cells only: if a scored cell touches the new patch nothing is
  earned, and everything that was joined becomes scored.

No function here checks its input: `calico.kernel.batches` does. All words are signed and planes use 58 bits, so that
shifts need no care; only the random numbers are unsigned. Randomness is always a word array that the caller hands in.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from calico.kernel.compiling import compiled, entry, inlined
from calico.kernel.tables import (
    BORDER,
    CAT_POINTS,
    CAT_SIZE,
    CAT_TRIPLES,
    CELL_AROUND,
    CELL_AT,
    CELL_BIT,
    COLOR_OF,
    GOAL_CUBES,
    GOAL_VALUE,
    ORDERS_OF_3,
    ORDERS_OF_4,
    ORDERS_OF_6,
    PATCH_PLANE,
    PATTERN_OF,
    SCENARIO_ASKS,
    SCENARIO_GOALS,
    SLOT_AROUND,
)

Word = Any  # a signed 64-bit word in machine code; interpreted, an int or an np.int64
Words = npt.NDArray[np.int64]
Bytes = npt.NDArray[np.uint8]
Random = npt.NDArray[np.uint64]  # one word: the state of a generator
Mask = npt.NDArray[np.bool_]
Scores = npt.NDArray[np.signedinteger[Any]]  # 16 bits in results, words in room to work in

# --- A game's words -------------------------------------------------------------------------------------------------
PHASE = 0  # one of the phases below
TURN = 1  # the seat that places and takes
PLAYERS = 2
MODE = 3
VALUES = 4  # which printing of the goals' values
VARIANTS = 5  # bits: FAMILY, LOWER_VARIANCE
RESTRICTION = 6  # one of the restrictions below
SCENARIO = 7  # 1 to 10, or 0
OPEN_HANDS = 8
CATS = 9  # three cats in play
CAT_PATTERNS = 12  # the two patterns of the first cat, of the second, of the third
PATTERN_CAT = 18  # by pattern: which of the three cats in play likes it
MARKET = 24  # three patches
PLACED_PATCH = 27  # in phase TAKE: what was placed, where, and what it earned (bits); else 0
PLACED_CELL = 28
PLACED_EARNED = 29
DISCARDED = 30  # how many patches have left the solo belt
DISCARDS = 31  # their numbers, eight to a word, in order
SUPPLY_LEFT = 34
SUPPLY = 35  # patches, eight to a word; the last of SUPPLY_LEFT is drawn next
SEATS = 49  # then so many words for each seat:
OPEN = 0  # plane: patch cells without a patch
BOARD = 1
GOALS = 2  # on c2, d3, b4
HAND = 5  # two patches, those dealt first; HIDDEN or EMPTY
DEALT = 7  # how many of them were dealt unseen
CAT_TOKENS = 8  # how many, by cat in play: a byte each
BUTTONS = 9  # how many, by colour: a byte each
CAT_CELLS = 10  # where they lie, in the order of earning: five bits each, twelve to a word
BUTTON_CELLS = 12
COLORS = 14  # planes: cells by colour
PATTERNS = 20
SEWN = 26  # planes: scored cells by colour
SLEEPING = 32  # planes: scored cells by pattern
SEAT_SIZE = 38
MAX_STATE_SIZE = SEATS + 4 * SEAT_SIZE
"""So many words hold a game of four."""

PLACE, TAKE, OVER = 0, 1, 2
FREE, ADJACENT, BOTH, NO_HAND, SAME_COLOR, SAME_PATTERN = 0, 1, 2, 3, 4, 5
FAMILY, LOWER_VARIANCE = 1, 2
HIDDEN, EMPTY = 36, 37  # instead of a patch in a hand: one that the viewer can't see; none
EARNED_CAT, EARNED_BUTTON, EARNED_RAINBOW = 1, 2, 4

# --- An action: a hand place (0 or 1; under NO_HAND 0), a cell, a market position, as one number --------------------
CELLS = 22
POSITIONS = 3
ACTIONS = 2 * CELLS * POSITIONS
"""So many moves have a number: a hand place, a cell, a market position."""

# --- A table's words: the options, and what is chosen; -1 where chance decides --------------------------------------
TABLE_OPTIONS = 0  # players, mode, values, variants, restriction, scenario, open hands: as in a game from PLAYERS on
TABLE_CATS = 7
TABLE_PATTERNS = 10
TABLE_BOARDS = 16
TABLE_GOALS = 20
TABLE_SIZE = 32

# --- A result's columns ---------------------------------------------------------------------------------------------
R_GOALS, R_CATS, R_BUTTONS, R_TOTAL, R_CAT_TOKENS, R_BUTTON_TOKENS, R_WON, R_PASSED = 0, 1, 2, 3, 4, 5, 6, 7
RESULT_SIZE = 8

_BAG = np.arange(108, dtype=np.uint8) % 36  # the supply before it is shuffled
_BYTES = 0x0101010101010101
_LOW = 0xFFFFFFFF
_GAMMA = np.uint64(0x9E3779B97F4A7C15)
_MIX1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX2 = np.uint64(0x94D049BB133111EB)
_U27, _U30, _U31, _U32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)
_ULOW = np.uint64(_LOW)


# --- Bits -----------------------------------------------------------------------------------------------------------
@compiled
def popcount(plane: Word) -> Word:
    """How many cells are set; written so that the compiler finds the processor's instruction for it."""
    plane = plane - ((plane >> 1) & 0x5555555555555555)
    plane = (plane & 0x3333333333333333) + ((plane >> 2) & 0x3333333333333333)
    plane = (plane + (plane >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((plane * _BYTES) & 0x7FFFFFFFFFFFFFFF) >> 56


@compiled
def grow(plane: Word) -> Word:
    """The cells and everything that touches them; may set bits outside the board."""
    wide = plane | (plane << 1)
    return wide | (plane >> 1) | (wide << 8) | (wide >> 9)


@compiled
def cell_number(plane: Word, nth: Word) -> Word:
    """The number of the nth patch cell that is set, counted from 0."""
    for _ in range(nth):
        plane &= plane - 1
    return CELL_AT[popcount((plane & -plane) - 1)]


# --- Random numbers -------------------------------------------------------------------------------------------------
@compiled
def mix(word: np.uint64) -> np.uint64:
    """The finishing step of splitmix64."""
    word = (word ^ (word >> _U30)) * _MIX1
    word = (word ^ (word >> _U27)) * _MIX2
    return word ^ (word >> _U31)


@compiled
def seeded(seed: np.uint64, index: Word) -> np.uint64:
    """Where the generator of this game starts: it depends on the two numbers and on nothing else."""
    return mix(mix(seed + _GAMMA) ^ mix(np.uint64(index) * _GAMMA + _GAMMA))


@compiled
def next_word(random: Random) -> np.uint64:
    """The next 64 random bits. Their halves serve as fractions: times n, the upper half is a number below n and the
    lower half is the fraction for the next choice.
    """
    random[0] = random[0] + _GAMMA
    return mix(random[0])


@compiled
def upper(word: np.uint64) -> Word:
    """The upper half of a word."""
    return np.int64(word >> _U32)


@compiled
def lower(word: np.uint64) -> Word:
    """The lower half of a word."""
    return np.int64(word & _ULOW)


# --- Lists packed into words ----------------------------------------------------------------------------------------
@compiled
def byte_at(state: Words, start: Word, index: Word) -> Word:
    """A number of a list that is packed eight to a word."""
    return (state[start + (index >> 3)] >> ((index & 7) << 3)) & 127


@compiled
def set_byte(state: Words, start: Word, index: Word, value: Word) -> None:
    """Write a number into such a list."""
    shift = (index & 7) << 3
    word = start + (index >> 3)
    state[word] = (state[word] & ~(127 << shift)) | (value << shift)


@compiled
def append_cell(state: Words, start: Word, count: Word, cell: Word) -> None:
    """Add a cell to a token list of which `count` entries are used."""
    word = 1 if count >= 12 else 0
    state[start + word] |= cell << (5 * (count - 12 * word))


@compiled
def byte_sum(word: Word) -> Word:
    """The sum of a word's bytes, as long as it is below 128."""
    return ((word * _BYTES) >> 56) & 127


# --- Supply ---------------------------------------------------------------------------------------------------------
@compiled
def draw(state: Words) -> Word:
    """The next patch of the supply."""
    left = state[SUPPLY_LEFT] - 1
    state[SUPPLY_LEFT] = left
    return byte_at(state, SUPPLY, left)


@compiled
def stir(state: Words, depth: Word, index: Word) -> None:
    """Let the patch at `index` change places with the one that is drawn after `depth` others."""
    top = state[SUPPLY_LEFT] - 1 - depth
    patch = byte_at(state, SUPPLY, top)
    set_byte(state, SUPPLY, top, byte_at(state, SUPPLY, index))
    set_byte(state, SUPPLY, index, patch)


@compiled
def stir_next(state: Words, fraction: Word, draws: Word) -> Word:
    """Let chance decide the next draws, one or two; returns what is left of the fraction."""
    for depth in range(draws):
        scaled = fraction * (state[SUPPLY_LEFT] - depth)
        stir(state, depth, scaled >> 32)
        fraction = scaled & _LOW
    return fraction


@compiled
def shuffle_supply(state: Words, random: Random) -> None:
    """Let chance decide the whole order of the supply."""
    for depth in range(state[SUPPLY_LEFT]):
        scaled = upper(next_word(random)) * (state[SUPPLY_LEFT] - depth)
        stir(state, depth, scaled >> 32)


@compiled
def deal_hidden(state: Words, random: Random) -> None:
    """Give every hand patch that the viewer can't see a face out of the unseen patches."""
    for seat in range(state[PLAYERS]):
        for place in range(2):
            at = SEATS + seat * SEAT_SIZE + HAND + place
            if state[at] == HIDDEN:
                stir_next(state, upper(next_word(random)), 1)
                state[at] = draw(state)


# --- Legal play -----------------------------------------------------------------------------------------------------
@compiled
def allowed_cells(state: Words, base: Word, patch: Word) -> Word:
    """The open cells that the restriction allows for this patch, before it is lifted; none for an unknown patch."""
    if patch >= HIDDEN:
        return 0
    open_cells = state[base + OPEN]
    restriction = state[RESTRICTION]
    if restriction == SAME_COLOR:
        return open_cells & grow(state[base + COLORS + COLOR_OF[patch]])
    if restriction == SAME_PATTERN:
        return open_cells & grow(state[base + PATTERNS + PATTERN_OF[patch]])
    if restriction == ADJACENT and open_cells != PATCH_PLANE:
        return open_cells & grow(PATCH_PLANE & ~open_cells)
    return open_cells


@compiled
def legal_cells(state: Words) -> tuple[Word, Word, Word]:
    """The plane of legal cells for each hand place, or under NO_HAND for each market position."""
    base = SEATS + state[TURN] * SEAT_SIZE
    if state[RESTRICTION] == NO_HAND:
        first, second, third = state[MARKET], state[MARKET + 1], state[MARKET + 2]
    else:
        first, second, third = state[base + HAND], state[base + HAND + 1], EMPTY
    cells = (
        allowed_cells(state, base, first), allowed_cells(state, base, second), allowed_cells(state, base, third)
    )  # fmt: skip
    if cells[0] | cells[1] | cells[2] != 0:
        return cells
    open_cells = state[base + OPEN]  # nothing fits: the restriction is lifted for this turn
    return (
        open_cells if first < HIDDEN else 0,
        open_cells if second < HIDDEN else 0,
        open_cells if third < HIDDEN else 0,
    )


@compiled
def legal_actions(state: Words, mask: Mask) -> None:
    """Write for each action whether it is legal. In phase TAKE an action repeats the placed cell, hand place 0."""
    mask[:] = False
    if state[PHASE] == PLACE:
        planes = legal_cells(state)
        for place in range(3):
            plane = planes[place]
            while plane != 0:
                cell = cell_number(plane, 0)
                plane &= plane - 1
                if state[RESTRICTION] == NO_HAND:
                    mask[cell * POSITIONS + place] = True
                else:
                    first = (place * CELLS + cell) * POSITIONS
                    mask[first] = True
                    mask[first + 1] = True
                    mask[first + 2] = True
    elif state[PHASE] == TAKE:
        for position in range(POSITIONS):
            if state[RESTRICTION] != NO_HAND or state[MARKET + position] == state[PLACED_PATCH]:
                mask[state[PLACED_CELL] * POSITIONS + position] = True


@compiled
def is_legal(state: Words, action: Word) -> bool:
    """Whether the action may be played now; any number may be asked for."""
    if action < 0 or action >= ACTIONS or state[PHASE] == OVER:
        return False
    position = action % POSITIONS
    cell = action // POSITIONS % CELLS
    place = action // (POSITIONS * CELLS)
    if state[PHASE] == TAKE:
        if place != 0 or cell != state[PLACED_CELL]:
            return False
        return bool(state[RESTRICTION] != NO_HAND or state[MARKET + position] == state[PLACED_PATCH])
    if state[RESTRICTION] == NO_HAND:
        if place != 0:
            return False
        place = position
    return bool(legal_cells(state)[place] & CELL_BIT[cell] != 0)


# --- Earning --------------------------------------------------------------------------------------------------------
@compiled
def attracts(cat: Word, area: Word) -> bool:
    """Whether a connected area of one pattern is what the cat needs."""
    if popcount(area) < CAT_SIZE[cat]:
        return False
    if cat < 5:  # the first five like groups
        return True
    one = area & (area >> 1)  # pairs in each of the three directions
    eight = area & (area >> 8)
    nine = area & (area >> 9)
    if cat == 5:  # Callie: a pair and the cell in its notch, on either side
        return bool((one & ((area >> 9) | (area << 8))) != 0)
    if cat == 8:  # Almond: two triangles, one step apart along their pair, on either side of each direction
        below, above = one & (area >> 9), one & (area << 8)
        found = (below & (below >> 1)) | (above & (above >> 1))
        below, above = eight & (area << 1), eight & (area >> 9)
        found |= (below & (below >> 8)) | (above & (above >> 8))
        below, above = nine & (area >> 8), nine & (area >> 1)
        found |= (below & (below >> 9)) | (above & (above >> 9))
        return bool(found != 0)
    if cat == 6:  # Rumi: a line of three
        return bool(((one & (area >> 2)) | (eight & (area >> 16)) | (nine & (area >> 18))) != 0)
    one &= one >> 2  # lines of four
    eight &= eight >> 16
    nine &= nine >> 18
    if cat == 7:  # Tecolote
        return bool((one | eight | nine) != 0)
    return bool(((one & (area >> 4)) | (eight & (area >> 32)) | (nine & (area >> 36))) != 0)  # Leo


@inlined
def award(state: Words, base: Word, cell: Word, patch: Word) -> Word:
    """Sew a patch onto a seat's planes and count what it earns: bits for a cat and a button."""
    bit = CELL_BIT[cell]
    around = CELL_AROUND[cell]
    earned = 0

    color = np.int64(COLOR_OF[patch & 63])
    cells = state[base + COLORS + color]
    scored = state[base + SEWN + color]
    state[base + COLORS + color] = cells | bit
    touched = around & scored
    unscored = cells & ~scored
    area = bit | (around & unscored)
    area |= grow(area) & unscored
    if touched != 0 or popcount(area) >= 3:
        state[base + SEWN + color] = scored | area
        if touched == 0:
            state[base + BUTTONS] += 1 << (8 * color)
            earned = EARNED_BUTTON

    pattern = np.int64(PATTERN_OF[patch & 63])
    cells = state[base + PATTERNS + pattern]
    scored = state[base + SLEEPING + pattern]
    state[base + PATTERNS + pattern] = cells | bit
    touched = around & scored
    unscored = cells & ~scored
    area = bit | (around & unscored)
    area |= grow(area) & unscored
    if touched != 0 or popcount(area) >= 3:  # fewer attract no cat, and then the area is complete
        grown = area | (grow(area) & unscored)
        while grown != area:
            area = grown
            grown = area | (grow(area) & unscored)
        cat = state[PATTERN_CAT + pattern]
        if touched != 0:
            state[base + SLEEPING + pattern] = scored | area
        elif attracts(state[CATS + cat], area):
            state[base + SLEEPING + pattern] = scored | area
            state[base + CAT_TOKENS] += 1 << (8 * cat)
            earned |= EARNED_CAT
    return earned


@compiled
def has_rainbow(buttons: Word) -> bool:
    """Whether there is a button of each colour."""
    missing = False
    for color in range(6):
        missing |= (buttons >> (8 * color)) & 255 == 0
    return not missing


# --- A turn ---------------------------------------------------------------------------------------------------------
@compiled
def place_patch(state: Words, place: Word, cell: Word) -> Word:
    """The first half of a turn: the patch of a hand place (under NO_HAND: of a market position) onto a cell."""
    base = SEATS + state[TURN] * SEAT_SIZE
    if state[RESTRICTION] == NO_HAND:
        patch = state[MARKET + place]
    else:
        patch = state[base + HAND + place]
        other = state[base + HAND + 1 - place]
        # Of two equal patches the one that everybody saw goes first: those taken lie after those dealt.
        if place == 1 or patch == other:
            state[base + DEALT] = min(state[base + DEALT], 1)
        else:
            state[base + DEALT] = max(state[base + DEALT] - 1, 0)
        state[base + HAND] = other
        state[base + HAND + 1] = EMPTY
    state[base + OPEN] &= ~CELL_BIT[cell]
    cats, buttons = state[base + CAT_TOKENS], state[base + BUTTONS]
    earned = award(state, base, cell, patch)
    if earned & EARNED_CAT != 0:
        append_cell(state, base + CAT_CELLS, byte_sum(cats), cell)
    if earned & EARNED_BUTTON != 0:
        append_cell(state, base + BUTTON_CELLS, byte_sum(buttons), cell)
        if has_rainbow(state[base + BUTTONS]) and not has_rainbow(buttons):
            earned |= EARNED_RAINBOW
    state[PHASE] = TAKE
    state[PLACED_PATCH] = patch
    state[PLACED_CELL] = cell
    state[PLACED_EARNED] = earned
    return earned


@compiled
def take_patch(state: Words, position: Word) -> None:
    """The second half of a turn: take from the market, refill it, and hand the turn on."""
    if state[RESTRICTION] != NO_HAND:
        state[SEATS + state[TURN] * SEAT_SIZE + HAND + 1] = state[MARKET + position]
    if state[PLAYERS] == 1:  # the belt: the furthest of the other two is discarded, the nearest slides to position 1
        furthest = state[MARKET + (1 if position == 0 else 0)]
        set_byte(state, DISCARDS, state[DISCARDED], furthest)
        state[DISCARDED] += 1
        state[MARKET] = state[MARKET + (1 if position == 2 else 2)]
        state[MARKET + 1] = draw(state)
        state[MARKET + 2] = draw(state)
    else:
        state[MARKET + position] = draw(state)
    state[PLACED_PATCH] = 0
    state[PLACED_CELL] = 0
    state[PLACED_EARNED] = 0
    most = 0
    state[TURN] = 0
    for seat in range(state[PLAYERS]):
        count = popcount(state[SEATS + seat * SEAT_SIZE + OPEN])
        if count > most:
            most = count
            state[TURN] = seat
    state[PHASE] = PLACE if most > 0 else OVER


@compiled
def apply(state: Words, action: Word) -> Word:
    """Play a legal action: a whole turn, or in phase TAKE its second half. Returns what the placement earned."""
    position = action % POSITIONS
    earned = state[PLACED_EARNED]
    if state[PHASE] == PLACE:
        place = position if state[RESTRICTION] == NO_HAND else action // (POSITIONS * CELLS)
        earned = place_patch(state, place, action // POSITIONS % CELLS)
    take_patch(state, position)
    return earned


# --- Score ----------------------------------------------------------------------------------------------------------
@compiled
def goal_ways(state: Words, base: Word, slot: Word) -> Word:
    """In how many ways a goal is met: 0, 1 or 2. The sum of the cubes of six counts tells the partitions apart."""
    around = SLOT_AROUND[slot]
    if around & state[base + OPEN] != 0:
        return 0
    by_color = 0
    by_pattern = 0
    for feature in range(6):
        count = popcount(state[base + COLORS + feature] & around)
        by_color += count * count * count
        count = popcount(state[base + PATTERNS + feature] & around)
        by_pattern += count * count * count
    wanted = GOAL_CUBES[state[base + GOALS + slot]]
    return (1 if by_color == wanted else 0) + (1 if by_pattern == wanted else 0)


@compiled
def score(state: Words, seat: Word, result: Scores) -> None:
    """Write a seat's row of results as it stands; who has won is `judge`'s to say."""
    base = SEATS + seat * SEAT_SIZE
    done = 0
    both = 0
    goals = 0
    for slot in range(3):
        ways = goal_ways(state, base, slot)
        done += 1 if ways > 0 else 0
        both += 1 if ways == 2 else 0
        if state[RESTRICTION] != BOTH or ways == 2:
            goals += GOAL_VALUE[state[VALUES], state[base + GOALS + slot], ways]
    if state[VARIANTS] & FAMILY != 0:
        goals = 0
    cats = 0
    for index in range(3):
        cats += ((state[base + CAT_TOKENS] >> (8 * index)) & 255) * CAT_POINTS[state[CATS + index]]
    rainbow = 1 if has_rainbow(state[base + BUTTONS]) else 0
    buttons = byte_sum(state[base + BUTTONS]) + rainbow
    result[R_GOALS] = goals
    result[R_CATS] = cats
    result[R_BUTTONS] = 3 * buttons
    result[R_TOTAL] = goals + cats + 3 * buttons
    result[R_CAT_TOKENS] = byte_sum(state[base + CAT_TOKENS])
    result[R_BUTTON_TOKENS] = buttons
    result[R_WON] = 0
    result[R_PASSED] = 0
    if state[SCENARIO] != 0 and state[base + OPEN] == 0:
        result[R_PASSED] = 1 if passes(state, base, done, both, rainbow, result) else 0


@compiled
def passes(state: Words, base: Word, done: Word, both: Word, rainbow: Word, result: Scores) -> bool:
    """Whether a full quilt meets every objective of the scenario."""
    asks = SCENARIO_ASKS[state[SCENARIO]]
    each_cat = 127
    same_cats = 0
    for index in range(3):
        count = (state[base + CAT_TOKENS] >> (8 * index)) & 255
        each_cat = min(each_cat, count)
        same_cats = max(same_cats, count)
    same_buttons = 0
    for color in range(6):
        same_buttons = max(same_buttons, (state[base + BUTTONS] >> (8 * color)) & 255)
    return bool(
        done - min(both, asks[1]) >= asks[0]  # a goal that serves `both` does not serve `done` as well
        and both >= asks[1]
        and result[R_CAT_TOKENS] >= asks[2]
        and each_cat >= asks[3]
        and same_cats >= asks[4]
        and same_buttons >= asks[5]
        and rainbow >= asks[6]
        and result[R_TOTAL] >= asks[7]
    )


@compiled
def judge(state: Words, results: npt.NDArray[np.int16]) -> None:
    """Write every seat's results; in a finished game of several, mark the winners: points, then cats, then buttons."""
    players = state[PLAYERS]
    for seat in range(players):
        score(state, seat, results[seat])
    if state[PHASE] != OVER or players == 1:
        return
    best = 0
    for seat in range(players):
        best = max(best, _rank(results[seat]))
    for seat in range(players):
        results[seat, R_WON] = 1 if _rank(results[seat]) == best else 0


@compiled
def _rank(result: Scores) -> Word:
    """One number that orders seats as the tie-break does."""
    return (np.int64(result[R_TOTAL]) << 16) | (np.int64(result[R_CAT_TOKENS]) << 8) | np.int64(result[R_BUTTON_TOKENS])


# --- Setting up -----------------------------------------------------------------------------------------------------
@compiled
def lay_table(state: Words, table: Words, random: Random) -> None:
    """Lay out a table before the deal: options, cats with patterns, boards, goals; chance decides what is open.

    Consumes one random word and, where goals are open, one for each seat.
    """
    for index in range(7):
        state[PLAYERS + index] = table[TABLE_OPTIONS + index]
    state[PHASE] = PLACE
    state[TURN] = 0
    for index in range(PLACED_PATCH, SUPPLY_LEFT):
        state[index] = 0
    word = next_word(random)
    scaled = upper(word) * 720
    patterns = ORDERS_OF_6[scaled >> 32]
    cats = CAT_TRIPLES[((scaled & _LOW) * 32) >> 32]
    boards = ORDERS_OF_4[(lower(word) * 24) >> 32]
    for index in range(3):
        state[CATS + index] = cats[index] if table[TABLE_CATS] < 0 else table[TABLE_CATS + index]
    for index in range(6):
        pattern = patterns[index] if table[TABLE_PATTERNS] < 0 else table[TABLE_PATTERNS + index]
        state[CAT_PATTERNS + index] = pattern
        state[PATTERN_CAT + pattern] = index >> 1
    for seat in range(state[PLAYERS]):
        base = SEATS + seat * SEAT_SIZE
        board = boards[seat] if table[TABLE_BOARDS] < 0 else table[TABLE_BOARDS + seat]
        state[base + OPEN] = PATCH_PLANE
        state[base + BOARD] = board
        for index in range(CAT_TOKENS, COLORS):
            state[base + index] = 0
        for index in range(12):
            state[base + COLORS + index] = BORDER[board, index]
            state[base + SEWN + index] = 0
        if table[TABLE_GOALS] < 0:
            chance = upper(next_word(random))
            if state[SCENARIO] != 0:
                order = ORDERS_OF_3[(chance * 6) >> 32]
                for slot in range(3):
                    state[base + GOALS + slot] = SCENARIO_GOALS[state[SCENARIO], order[slot]]
            else:  # three of four offered, in any order, are three of the six in any order
                order = ORDERS_OF_6[(chance * 720) >> 32]
                for slot in range(3):
                    state[base + GOALS + slot] = order[slot]
        else:
            for slot in range(3):
                state[base + GOALS + slot] = table[TABLE_GOALS + 3 * seat + slot]


@compiled
def full_supply(state: Words) -> None:
    """Put every patch into the supply, unshuffled."""
    state[SUPPLY_LEFT] = 72 if state[VARIANTS] & LOWER_VARIANCE != 0 else 108
    for index in range(14):
        state[SUPPLY + index] = 0
    for index in range(state[SUPPLY_LEFT]):
        set_byte(state, SUPPLY, index, index % 36)


@compiled
def deal(state: Words, random: Random) -> None:
    """Deal hands and market from the supply; chance decides them. One word for each hand, one for the market."""
    for seat in range(state[PLAYERS]):
        base = SEATS + seat * SEAT_SIZE
        state[base + DEALT] = 0
        state[base + HAND] = EMPTY
        state[base + HAND + 1] = EMPTY
        if state[RESTRICTION] != NO_HAND:
            stir_next(state, upper(next_word(random)), 2)
            state[base + DEALT] = 2
            state[base + HAND] = draw(state)
            state[base + HAND + 1] = draw(state)
    word = next_word(random)
    stir_next(state, upper(word), 2)
    state[MARKET] = draw(state)
    state[MARKET + 1] = draw(state)
    stir_next(state, lower(word), 1)
    state[MARKET + 2] = draw(state)


# --- Random play ----------------------------------------------------------------------------------------------------
@compiled
def list_open_cells(state: Words, cells: Words) -> None:
    """Write each seat's open cells, 22 places a seat."""
    for seat in range(state[PLAYERS]):
        plane = state[SEATS + seat * SEAT_SIZE + OPEN]
        index = seat * CELLS
        while plane != 0:
            cells[index] = cell_number(plane, 0)
            plane &= plane - 1
            index += 1


@compiled
def random_action(state: Words, fraction: Word, open_cells: Words) -> Word:
    """A random turn: any patch that has a legal cell, any of its cells, any market position, each on its own.

    Where every open cell is legal, the cell comes from the seat's list, and the last of the list takes its place.
    """
    if state[PHASE] == TAKE:
        if state[RESTRICTION] == NO_HAND:
            position = 0
            while state[MARKET + position] != state[PLACED_PATCH]:
                position += 1
            return state[PLACED_CELL] * POSITIONS + position
        return state[PLACED_CELL] * POSITIONS + ((fraction * POSITIONS) >> 32)
    restriction = state[RESTRICTION]
    if restriction in (FREE, BOTH, NO_HAND):
        places = 3 if restriction == NO_HAND else 2
        scaled = fraction * places
        place = scaled >> 32
        first = state[TURN] * CELLS
        count = popcount(state[SEATS + state[TURN] * SEAT_SIZE + OPEN])
        scaled = (scaled & _LOW) * count
        index = first + (scaled >> 32)
        cell = open_cells[index]
        open_cells[index] = open_cells[first + count - 1]
        if restriction == NO_HAND:
            return cell * POSITIONS + place
    else:
        planes = legal_cells(state)
        places = (1 if planes[0] != 0 else 0) + (1 if planes[1] != 0 else 0)
        scaled = fraction * places
        place = scaled >> 32
        if planes[0] == 0:
            place = 1
        scaled = (scaled & _LOW) * popcount(planes[place])
        cell = cell_number(planes[place], scaled >> 32)
    return (place * CELLS + cell) * POSITIONS + (((scaled & _LOW) * POSITIONS) >> 32)


@compiled
def play_out(state: Words, random: Random, open_cells: Words, trace: Words) -> Word:
    """Play at random to the end, drawing at random; returns how many actions there were and writes as many as fit."""
    deal_hidden(state, random)
    list_open_cells(state, open_cells)
    draws = 2 if state[PLAYERS] == 1 else 1
    count = 0
    while state[PHASE] != OVER:
        word = next_word(random)
        action = random_action(state, upper(word), open_cells)
        stir_next(state, lower(word), draws)
        apply(state, action)
        if count < trace.size:
            trace[count] = action
        count += 1
    return count


@compiled
def play_free_game(state: Words, table: Words, start: np.uint64, random: Random, bag: Bytes, open_cells: Bytes) -> None:
    """Lay a table, deal and play at random to the end where every open cell is legal: the fast way.

    The same game, choice for choice, as `lay_table`, `full_supply`, `deal` and `play_out` give with the generator at
    `start`; but bag, hands, market and generator live in local words, and of the state only what is needed to score
    is kept up.
    """
    random[0] = start
    lay_table(state, table, random)
    rng = random[0]
    players = state[PLAYERS]
    left = 72 if state[VARIANTS] & LOWER_VARIANCE != 0 else 108
    for index in range(left):
        bag[index] = _BAG[index]
    for seat in range(players):
        rng += _GAMMA
        scaled = upper(mix(rng)) * left
        index = (scaled >> 32) & 127
        state[SEATS + seat * SEAT_SIZE + HAND] = bag[index]
        bag[index] = bag[left - 1]
        index = (((scaled & _LOW) * (left - 1)) >> 32) & 127
        state[SEATS + seat * SEAT_SIZE + HAND + 1] = bag[index]
        left -= 2
        bag[index] = bag[left]
        for number in range(CELLS):
            open_cells[seat * 32 + number] = number
    rng += _GAMMA
    word = mix(rng)
    scaled = upper(word) * left
    index = (scaled >> 32) & 127
    state[MARKET] = bag[index]
    bag[index] = bag[left - 1]
    index = (((scaled & _LOW) * (left - 1)) >> 32) & 127
    state[MARKET + 1] = bag[index]
    bag[index] = bag[left - 2]
    index = ((lower(word) * (left - 2)) >> 32) & 127
    state[MARKET + 2] = bag[index]
    left -= 3
    bag[index] = bag[left]
    for count in range(CELLS, 0, -1):
        for seat in range(players):
            base = SEATS + seat * SEAT_SIZE
            rng += _GAMMA
            word = mix(rng)
            scaled = upper(word) << 1
            place = (scaled >> 32) & 1
            scaled = (scaled & _LOW) * count
            index = seat * 32 + ((scaled >> 32) & 31)
            position = (((scaled & _LOW) * POSITIONS) >> 32) & 3
            cell = np.int64(open_cells[index])
            open_cells[index] = open_cells[seat * 32 + count - 1]
            patch = state[base + HAND + place]
            # The other patch moves to the first place and the one taken comes second, as in `place_patch`.
            state[base + HAND] = state[base + HAND + 1 - place]
            state[base + HAND + 1] = state[MARKET + position]
            scaled = lower(word) * left
            index = (scaled >> 32) & 127
            left -= 1
            drawn = np.int64(bag[index])
            bag[index] = bag[left]
            if players == 1:
                state[MARKET] = state[MARKET + (1 if position == 2 else 2)]
                state[MARKET + 1] = drawn
                index = (((scaled & _LOW) * left) >> 32) & 127
                left -= 1
                state[MARKET + 2] = bag[index]
                bag[index] = bag[left]
            else:
                state[MARKET + position] = drawn
            award(state, base, cell, patch)
    for seat in range(players):
        state[SEATS + seat * SEAT_SIZE + OPEN] = 0
    state[PHASE] = OVER


# --- Batches: what `calico.kernel.batches` calls --------------------------------------------------------------------
@entry
def random_games(tables: Words, seed: np.uint64, first: Word, results: npt.NDArray[np.int16]) -> None:
    """Play the games `first`, `first + 1`, … of a seed at random, by one table or one each; write their results."""
    state = np.zeros(MAX_STATE_SIZE, np.int64)
    random = np.zeros(1, np.uint64)
    bag = np.zeros(128, np.uint8)
    short_cells = np.zeros(128, np.uint8)
    open_cells = np.zeros(4 * CELLS, np.int64)
    trace = np.zeros(0, np.int64)
    for game in range(len(results)):
        table = tables[game if len(tables) > 1 else 0]
        start = seeded(seed, first + game)
        restriction = table[TABLE_OPTIONS + RESTRICTION - PLAYERS]
        if restriction in (FREE, BOTH):
            play_free_game(state, table, start, random, bag, short_cells)
        else:
            random[0] = start
            lay_table(state, table, random)
            full_supply(state)
            deal(state, random)
            play_out(state, random, open_cells, trace)
        judge(state, results[game])


@entry
def trace_game(table: Words, seed: np.uint64, index: Word, start: Words, end: Words, trace: Words) -> Word:
    """Play one game of a seed, the same as `random_games` does, and keep it: the table as dealt with the supply in the
    order in which it was drawn, the table at the end, and every action. Returns their number.
    """
    random = np.zeros(1, np.uint64)
    random[0] = seeded(seed, index)
    lay_table(start, table, random)
    full_supply(start)
    deal(start, random)
    end[:] = start
    count = play_out(end, random, np.zeros(4 * CELLS, np.int64), trace)
    start[SUPPLY:SEATS] = end[SUPPLY:SEATS]  # drawing only lowers the count: what was drawn still lies above it
    return count


@entry
def deal_tables(tables: Words, seed: np.uint64, first: Word, states: Words) -> None:
    """Lay and deal one game a row with a shuffled supply, ready for the first placement."""
    random = np.zeros(1, np.uint64)
    for row in range(len(states)):
        random[0] = seeded(seed, first + row)
        states[row] = 0
        lay_table(states[row], tables[row if len(tables) > 1 else 0], random)
        full_supply(states[row])
        deal(states[row], random)
        shuffle_supply(states[row], random)


@entry
def reshuffle(states: Words, seed: np.uint64, first: Word) -> None:
    """Let chance decide all that is unseen: hidden hands, then the order of the supply."""
    random = np.zeros(1, np.uint64)
    for row in range(len(states)):
        random[0] = seeded(seed, first + row)
        deal_hidden(states[row], random)
        shuffle_supply(states[row], random)


@entry
def legal_actions_of(states: Words, masks: Mask) -> None:
    """The legal actions of every row."""
    for row in range(len(states)):
        legal_actions(states[row], masks[row])


@entry
def first_illegal(states: Words, actions: Words) -> Word:
    """The first row whose action is not legal, or -1."""
    for row in range(len(states)):
        if not is_legal(states[row], actions[row]):
            return row
    return -1


@entry
def apply_to(states: Words, actions: Words, earned: Words) -> None:
    """Play an action in every row; write what the placements earned."""
    for row in range(len(states)):
        earned[row] = apply(states[row], actions[row])


@entry
def judge_all(states: Words, results: npt.NDArray[np.int16]) -> None:
    """The results of every row."""
    for row in range(len(states)):
        judge(states[row], results[row])


@entry
def play_outs(states: Words, seed: np.uint64, first: Word, results: npt.NDArray[np.int16]) -> None:
    """Play every row to the end at random, so often as there are results for it; the rows stay as they are."""
    random = np.zeros(1, np.uint64)
    state = np.zeros(MAX_STATE_SIZE, np.int64)
    open_cells = np.zeros(4 * CELLS, np.int64)
    trace = np.zeros(0, np.int64)
    repeats = results.shape[1]
    for row in range(len(states)):
        size = SEATS + states[row, PLAYERS] * SEAT_SIZE
        for repeat in range(repeats):
            random[0] = seeded(seed, first + row * repeats + repeat)
            state[:size] = states[row, :size]
            play_out(state, random, open_cells, trace)
            judge(state, results[row, repeat])


@entry
def replay(state: Words, actions: Words, states: Words, masks: Mask) -> Word:
    """Play the actions one after the other; write the state and its legal actions before the first and after each.

    Returns the number of the first action that is not legal, at which it stops, or -1.
    """
    states[0] = state
    legal_actions(state, masks[0])
    for index in range(len(actions)):
        if not is_legal(states[index], actions[index]):
            return index
        states[index + 1] = states[index]
        apply(states[index + 1], actions[index])
        legal_actions(states[index + 1], masks[index + 1])
    return -1


# --- Trust ----------------------------------------------------------------------------------------------------------
@compiled
def _outside(state: Words, start: Word, count: Word, limit: Word) -> Word:
    """The first of these words that is not in 0 … limit - 1, or -1."""
    for index in range(start, start + count):
        if state[index] < 0 or state[index] >= limit:
            return index
    return -1


@compiled
def _bad_header(state: Words) -> Word:
    """The first word before the seats that can't be, or -1; the caller has seen that there are 1 to 4 players."""
    limits = (
        (PHASE, 1, 3), (TURN, 1, state[PLAYERS]), (MODE, 1, 2), (VALUES, 1, 2), (VARIANTS, 1, 4), (RESTRICTION, 1, 6),
        (SCENARIO, 1, 11), (OPEN_HANDS, 1, 2), (CATS, 3, 10), (CAT_PATTERNS, 6, 6), (PATTERN_CAT, 6, 3),
        (MARKET, 3, 36), (PLACED_PATCH, 1, 36), (PLACED_CELL, 1, CELLS), (PLACED_EARNED, 1, 8), (DISCARDED, 1, 23),
        (SUPPLY_LEFT, 1, 109),
    )  # fmt: skip
    for start, count, limit in limits:
        bad = _outside(state, start, count, limit)
        if bad >= 0:
            return bad
    seen = 0
    for index in range(6):
        seen |= 1 << state[CAT_PATTERNS + index]
        if state[PATTERN_CAT + state[CAT_PATTERNS + index]] != index >> 1:
            return CAT_PATTERNS + index
    if seen != 63:
        return CAT_PATTERNS
    for index in range(24):
        if byte_at(state, DISCARDS, index) >= 36:
            return DISCARDS + (index >> 3)
    for index in range(14 * 8):
        if byte_at(state, SUPPLY, index) >= 36:
            return SUPPLY + (index >> 3)
    if state[VARIANTS] & LOWER_VARIANCE != 0 and state[PLAYERS] > 2:
        return VARIANTS
    return -1


@compiled
def _has_trio(plane: Word) -> bool:
    """Whether three of these cells are connected: then one of them touches two others."""
    once = 0
    twice = 0
    for step in (1, 8, 9):
        for beside in ((plane << step) & plane, (plane >> step) & plane):
            twice |= once & beside
            once |= beside
    return twice != 0


@compiled
def _bad_quilt(state: Words, base: Word) -> Word:
    """The first word of a seat's quilt that can't be, or -1."""
    if state[base + OPEN] & ~PATCH_PLANE != 0:
        return base + OPEN
    bad = _outside(state, base + BOARD, 1, 4)
    if bad < 0:
        bad = _outside(state, base + GOALS, 3, 6)
    if bad >= 0:
        return bad
    filled = PATCH_PLANE & ~state[base + OPEN]
    for start in (0, 6):
        union = 0
        for index in range(start, start + 6):
            cells = state[base + COLORS + index]
            scored = state[base + SEWN + index]
            # Border as printed, nothing on open cells, no cell twice; whole areas are scored; no third cell unscored.
            if cells & ~PATCH_PLANE != BORDER[state[base + BOARD], index] or cells & union & PATCH_PLANE != 0:
                return base + COLORS + index
            if scored & ~cells != 0 or grow(scored) & cells != scored:
                return base + SEWN + index
            if start == 0 and _has_trio(cells & ~scored):
                return base + SEWN + index
            union |= cells
        if union & PATCH_PLANE != filled:
            return base + COLORS + start
    return -1


@compiled
def _bad_tokens(state: Words, base: Word, start: Word, count: Word, scored: Word) -> Word:
    """The first word of a token list that can't be, or -1: each lies on a scored cell, no two on one cell."""
    if count > CELLS:
        return base + start
    seen = 0
    for index in range(24):
        word = base + start + (1 if index >= 12 else 0)
        cell = (state[word] >> (5 * (index - 12 * (index >= 12)))) & 31
        if index >= count:
            if cell != 0:
                return word
        elif cell >= CELLS or CELL_BIT[cell] & (seen | ~scored) != 0:
            return word
        else:
            seen |= CELL_BIT[cell]
    for word in range(2):
        if state[base + start + word] >> 60 != 0:
            return base + start + word
    return -1


@compiled
def _bad_seat(state: Words, seat: Word) -> Word:
    """The first word of a seat that can't be, or -1."""
    base = SEATS + seat * SEAT_SIZE
    bad = _bad_quilt(state, base)
    if bad >= 0:
        return bad
    bad = _outside(state, base + HAND, 2, EMPTY + 1)
    if bad < 0:
        bad = _outside(state, base + DEALT, 1, 3)
    if bad >= 0:
        return bad
    size = 2
    if state[RESTRICTION] == NO_HAND:
        size = 0
    elif state[PHASE] == TAKE and state[TURN] == seat:
        size = 1
    if state[base + DEALT] > size:
        return base + DEALT
    for place in range(2):
        patch = state[base + HAND + place]
        if (patch == EMPTY) != (place >= size) or (patch == HIDDEN and place >= state[base + DEALT]):
            return base + HAND + place
    cats = 0
    buttons = 0
    for index in range(8):
        count = (state[base + CAT_TOKENS] >> (8 * index)) & 255
        if count > (CELLS if index < 3 else 0):
            return base + CAT_TOKENS
        cats += count
        count = (state[base + BUTTONS] >> (8 * index)) & 255
        if count > (CELLS if index < 6 else 0):
            return base + BUTTONS
        buttons += count
    sewn = 0
    sleeping = 0
    for index in range(6):
        sewn |= state[base + SEWN + index]
        sleeping |= state[base + SLEEPING + index]
    bad = _bad_tokens(state, base, CAT_CELLS, cats, sleeping)
    return bad if bad >= 0 else _bad_tokens(state, base, BUTTON_CELLS, buttons, sewn)


@compiled
def bad_word(state: Words) -> Word:
    """The number of the first word that can't be part of a game, or -1. What passes can be played to the end without
    reading or writing outside its row.
    """
    if state[PLAYERS] < 1 or state[PLAYERS] > 4 or state.size < SEATS + state[PLAYERS] * SEAT_SIZE:
        return PLAYERS
    bad = _bad_header(state)
    if bad >= 0:
        return bad
    turns = 0
    hidden = 0
    for seat in range(state[PLAYERS]):
        bad = _bad_seat(state, seat)
        if bad >= 0:
            return bad
        base = SEATS + seat * SEAT_SIZE
        turns += popcount(state[base + OPEN])
        hidden += (1 if state[base + HAND] == HIDDEN else 0) + (1 if state[base + HAND + 1] == HIDDEN else 0)
    mine = state[SEATS + state[TURN] * SEAT_SIZE + OPEN]
    if (state[PHASE] == OVER) != (turns == 0 and state[PHASE] != TAKE) or (state[PHASE] == PLACE and mine == 0):
        return PHASE
    if state[PHASE] == TAKE:
        turns += 1
        if mine & CELL_BIT[state[PLACED_CELL]] != 0:
            return PLACED_CELL
        in_market = False
        for position in range(POSITIONS):
            in_market |= state[MARKET + position] == state[PLACED_PATCH]
        if state[RESTRICTION] == NO_HAND and not in_market:
            return PLACED_PATCH
    if state[SUPPLY_LEFT] < turns * (2 if state[PLAYERS] == 1 else 1) + hidden:
        return SUPPLY_LEFT
    if state[PLAYERS] == 1 and state[DISCARDED] + turns > CELLS:
        return DISCARDED
    return -1


@entry
def first_bad(states: Words) -> tuple[Word, Word]:
    """The first row that can't be a game and its first bad word, or (-1, -1)."""
    for row in range(len(states)):
        word = bad_word(states[row])
        if word >= 0:
            return row, word
    return -1, -1
