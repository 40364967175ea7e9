"""What is wrong with a table that no game can lead to. Used where a position comes in as text."""

from collections import Counter

from calico.rules import (
    CATS,
    MARKET_SIZE,
    OFFER_SIZE,
    PATCH_CELLS,
    Cell,
    Color,
    Goal,
    Mode,
    Phase,
    Position,
    Problem,
    Quilt,
    Seat,
    SeatSetup,
    Setup,
    area_of,
    face_up,
)


def position_problems(position: Position) -> list[Problem]:
    """Everything that shows that no game leads to this table: counts, turns, hands, market and tokens."""
    found = _setup_problems(position) + _turn_problems(position) + _dealt_problems(position)
    for patch, count in Counter(face_up(position)).items():
        if count > position.options.copies:
            found.append(Problem.of("position-patches", patch=str(patch), count=count, copies=position.options.copies))
    for number, seat in enumerate(position.seats):
        found += _token_problems(position, number, seat.quilt)
    return found


def _setup_problems(position: Position) -> list[Problem]:
    setup = Setup(
        position.options,
        position.cats,
        tuple(_seat_setup(position, number, seat) for number, seat in enumerate(position.seats)),
    )
    found = [problem for problem in setup.problems() if problem.code != "goals-partly-chosen"]
    is_choosing = position.phase is Phase.CHOOSE
    for number, seat in enumerate(position.seats):
        has_chosen = seat.offer is None and seat.choice is None and bool(seat.quilt.goals)
        if is_choosing == has_chosen or (is_choosing and seat.quilt.goals):
            found.append(Problem.of("position-goals", seat=number))
    if is_choosing and all(seat.choice is not None for seat in position.seats):
        found.append(Problem.of("position-goals", seat=len(position.seats) - 1))  # they would have been revealed
    return found


def _seat_setup(position: Position, number: int, seat: Seat) -> SeatSetup:
    """The seat as it was set up; an offer that is not seen (any more) is one that fits to the goals."""
    goals = seat.quilt.goals or seat.choice or None
    offer = seat.offer
    if offer is None and position.options.mode is Mode.STANDARD and position.options.scenario is None:
        offer = tuple(dict.fromkeys((*(goals or ()), *Goal)))[:OFFER_SIZE]
    return SeatSetup(f"seat {number}", seat.quilt.board, offer, goals)


def _turn_problems(position: Position) -> list[Problem]:
    """Seats place in turn: each has placed as many as the seat before it, or one fewer."""
    counts = [len(PATCH_CELLS) - len(seat.quilt.empty_cells) for seat in position.seats]
    total = sum(counts)
    rounds, rest = divmod(total, len(counts))
    is_full = rounds == len(PATCH_CELLS)
    turn, fits = {
        Phase.CHOOSE: (0, total == 0),
        Phase.DRAW: (max(total - 1, 0) % len(counts), True),
        Phase.PLACE: (rest, not is_full),
        Phase.TAKE: ((total - 1) % len(counts), total > 0),
        Phase.OVER: (0, is_full),
    }[position.phase]
    if not fits or position.turn != turn or counts != [rounds + (seat < rest) for seat in range(len(counts))]:
        numbers = ", ".join(map(str, counts))
        return [Problem.of("position-turns", counts=numbers, phase=position.phase.value, seat=position.turn)]
    return []


def _dealt_problems(position: Position) -> list[Problem]:
    """Hands, market and discarded patches follow from how far the game is."""
    found = []
    total = sum(len(PATCH_CELLS) - len(seat.quilt.empty_cells) for seat in position.seats)
    gaps = tuple(patch is None for patch in position.market)
    hands = [len(seat.hand) for seat in position.seats]
    full = [position.options.hand_size] * len(hands)
    if position.phase is Phase.DRAW and total == 0:
        # The deal fills one hand after the other and then the market.
        dealt = sum(hands)
        full = [min(max(dealt - size * seat, 0), size) for seat, size in enumerate(full)]
        all_dealt = dealt == position.options.hand_size * len(hands)
        fits = all(gaps) or (all_dealt and gaps in ((False, True, True), (False, False, True)))
    elif position.phase is Phase.CHOOSE:
        full = [0] * len(hands)
        fits = all(gaps)
    elif position.phase is Phase.DRAW:
        fits = gaps in ((False, True, True), (False, False, True)) if position.is_solo else sum(gaps) == 1
    else:
        if position.phase is Phase.TAKE and position.options.hand_size:
            full[position.turn] -= 1
        fits = not any(gaps)
    if not fits or len(position.market) != MARKET_SIZE:
        found.append(Problem.of("position-market"))
    for seat, (count, expected) in enumerate(zip(hands, full, strict=True)):
        if count != expected:
            found.append(Problem.of("position-hand", seat=seat, count=count, expected=expected))
    turns = total - (position.phase is Phase.TAKE)
    discarded = turns if position.is_solo else 0
    if len(position.discarded) != discarded:
        found.append(Problem.of("position-discarded", count=len(position.discarded), expected=discarded))
    return found


def _token_problems(position: Position, number: int, quilt: Quilt) -> list[Problem]:
    """Areas only grow, so each token's area still shows why it was earned, and each area that earns has a token."""
    found = []
    cat_of = {pattern: in_play.cat for in_play in position.cats for pattern in in_play.patterns}
    cat_cells = [token.cell for token in quilt.cats]
    button_cells = [button.cell for button in quilt.buttons]
    for token in quilt.cats:
        patch = quilt.patches[token.cell]
        area = area_of(quilt.patches, token.cell, 1)
        if (
            patch is None
            or cat_of.get(patch.pattern) is not token.cat
            or not CATS[token.cat].is_met_by(area)
            or cat_cells.count(token.cell) > 1
        ):
            found.append(_token_problem(number, token.cat, token.cell))
    for button in quilt.buttons:
        if len(area_of(quilt.patches, button.cell, 0)) < 3 or button_cells.count(button.cell) > 1:
            found.append(_token_problem(number, button.color, button.cell))
    if quilt.rainbow != (len({button.color for button in quilt.buttons}) == len(Color)):
        code = "position-token" if quilt.rainbow else "position-token-missing"
        found.append(Problem.of(code, seat=number, token="rainbow", cell="quilt"))
    for cell in PATCH_CELLS:
        patch = quilt.patches[cell]
        if patch is None:
            continue
        area = area_of(quilt.patches, cell, 1)
        cat = cat_of.get(patch.pattern)
        if cat is not None and CATS[cat].is_met_by(area) and area.isdisjoint(cat_cells):
            found.append(Problem.of("position-token-missing", seat=number, token=cat.value, cell=str(cell)))
        if len(area := area_of(quilt.patches, cell, 0)) >= 3 and area.isdisjoint(button_cells):
            found.append(Problem.of("position-token-missing", seat=number, token=patch.color.value, cell=str(cell)))
    return list(dict.fromkeys(found))


def _token_problem(seat: int, token: str, cell: Cell) -> Problem:
    return Problem.of("position-token", seat=seat, token=str(token), cell=str(cell))
