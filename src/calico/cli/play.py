"""`calico play`: a whole game at the terminal, for people and programs, saved after every turn."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random, SystemRandom
from typing import TypeVar

from rich.text import Text

from calico.cli import store
from calico.cli.chart import offer_marks
from calico.cli.commands import PlaceInput, Word, read_place, read_take, read_word
from calico.cli.options import split_list
from calico.cli.screens import Screens
from calico.cli.session import Session, bot_goals, with_goals
from calico.cli.terminal import EndOfInput, Refusal, Terminal
from calico.dealing import deal_setup, shuffled_supply
from calico.drawing import legend_text
from calico.locales import explain, explain_os_error
from calico.players import find_player, opponent_names
from calico.rules import (
    MAX_PLAYERS,
    SCENARIOS,
    AchievementMode,
    Board,
    CalicoError,
    Cat,
    Color,
    Goal,
    Mode,
    Options,
    Patch,
    Pattern,
    Phase,
    Problem,
    Restriction,
    Setup,
    Variant,
    goals_to_choose_from,
    legal_takes,
    mode_problems,
    placeable,
    result,
    score,
    start,
    view_for,
)

_SEED_BITS = 48
_Answer = TypeVar("_Answer")


@dataclass(frozen=True, slots=True)
class Wishes:
    """A game as it was asked for; people sit before programs until someone is chosen to begin."""

    people: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    options: Options = field(default_factory=Options)
    cats: tuple[Cat, ...] | None = None
    boards: tuple[Board, ...] | None = None
    first: str | None = None
    mode: AchievementMode | None = None
    seed: int | None = None


class _Quit(Exception):
    """A person leaves the game."""


def play(terminal: Terminal, wishes: Wishes | None) -> None:
    """Play a new game: as wished, or after a few questions; may go on with the last one instead."""
    try:
        last = store.last_save() if wishes is None else None
        if last is not None and not terminal.confirm("cli-ask-resume", default=True):
            last = None
        if last is None:
            table = _Table(terminal, store.saves() / store.new_name())
            session = table.begin(wishes or ask_wishes(terminal))
    except EndOfInput:
        terminal.say("cli-not-begun")
        return
    except KeyboardInterrupt:
        terminal.show("")  # after what the terminal shows of Ctrl-C
        terminal.say("cli-not-begun")
        raise
    if last is None:
        table.go_on(session)
    else:
        resume(terminal, last)


def resume(terminal: Terminal, path: Path | None) -> None:
    """Go on with a saved game, by default the last one."""
    found = path or store.last_save()
    if found is None:
        raise Refusal("cli-error-no-save")
    session = Session.from_text(store.read_text(found))
    if session.is_over:
        raise Refusal("error-already-over")
    _Table(terminal, found).go_on(session)


def ask_wishes(terminal: Terminal) -> Wishes:
    """A few questions; Enter to all of them begins a beginner's game alone."""
    terminal.say("cli-welcome")
    people = _ask_until(terminal, lambda: _ask_people(terminal))
    bots = _ask_until(terminal, lambda: _ask_bots(terminal, len(people)))
    options = _ask_until(terminal, lambda: _ask_options(terminal))
    names = seat_names(people, bots, terminal)
    first = _ask_until(terminal, lambda: _ask_first(terminal, names)) if len(names) > 1 else None
    return Wishes(people, bots, options, first=first, mode=_ask_mode(terminal, people, options, len(names)))


def seat_names(people: Sequence[str], bots: Sequence[str], terminal: Terminal) -> tuple[str, ...]:
    """Everybody's name; programs of one kind are numbered."""
    names = list(people)
    for bot in bots:
        name = base = terminal.texts.player(bot)
        number = 1
        while name.lower() in {other.lower() for other in names}:
            number += 1
            name = f"{base} {number}"
        names.append(name)
    return tuple(names)


def check_people(people: Sequence[str]) -> tuple[str, ...]:
    """Names that can be told apart."""
    for number, name in enumerate(people):
        if name.lower() in {other.lower() for other in people[:number]}:
            raise Refusal("cli-error-name-twice", name=name)
    return tuple(people)


def check_bots(bots: Sequence[str]) -> tuple[str, ...]:
    """Programs that there are."""
    for bot in bots:
        find_player(bot)
    return tuple(bots)


class _Table:
    """A game being played: asks whoever is on turn, shows, saves."""

    def __init__(self, terminal: Terminal, path: Path) -> None:
        self.terminal = terminal
        self.texts = terminal.texts
        self.path = path
        self.screens = Screens(terminal)
        self.is_saved = False
        self.is_warned = False

    def begin(self, wishes: Wishes) -> Session:
        """Deal, and let everybody choose goals."""
        if not wishes.people:
            raise Refusal("cli-error-no-people")
        seed = SystemRandom().getrandbits(_SEED_BITS) if wishes.seed is None else wishes.seed
        random = Random(seed)
        names = seat_names(wishes.people, wishes.bots, self.terminal)
        kinds = (*(None for _ in wishes.people), *wishes.bots)
        if wishes.mode is not None:
            _check_mode(wishes.mode, wishes.people, wishes.options, len(names))
        begins = names.index(_find_name(wishes.first, names)) if wishes.first else random.randrange(len(names))
        order = [(begins + step) % len(names) for step in range(len(names))]
        boards = wishes.boards
        if boards is not None and len(boards) == len(names):
            boards = tuple(boards[seat] for seat in order)
        setup = deal_setup(wishes.options, [names[seat] for seat in order], random, cats=wishes.cats, boards=boards)
        supply = shuffled_supply(wishes.options, random)
        bots = [kinds[seat] for seat in order]
        setup = with_goals(setup, self._choose_goals(setup, bots, seed))
        return Session.begin(setup, supply, bots, seed, wishes.mode)

    def go_on(self, session: Session) -> None:
        """Play until the end, or until somebody leaves."""
        try:
            self._save(session)
            while not session.is_over:
                if session.bots[session.game.turn] is not None:
                    session = session.play_bot()
                else:
                    self._hand_over(session)
                    session = self._turn(session)
                self._save(session)
        except (_Quit, EndOfInput):
            if self.is_saved:
                self.terminal.say_path("cli-saved", path=str(self.path))
            return
        except KeyboardInterrupt:
            self.terminal.show("")  # after what the terminal shows of Ctrl-C
            if self.is_saved:
                self.terminal.say_path("cli-interrupted", path=str(self.path))
            raise
        self._finish(session)

    def _choose_goals(self, setup: Setup, bots: Sequence[str | None], seed: int) -> dict[int, tuple[Goal, ...]]:
        """Everybody's goals, chosen unseen where several people share the screen."""
        goals = bot_goals(setup, bots, seed)
        game = start(setup)
        if game.phase is not Phase.CHOOSE:
            return goals
        people = [seat for seat, bot in enumerate(bots) if bot is None]
        for seat in people:
            choices = goals_to_choose_from(game, seat)
            name = setup.seats[seat].name
            if len(people) > 1:
                self.terminal.hide()
                self.terminal.ask("cli-pass-keyboard", name=name)
            self.terminal.clear()
            self.terminal.show(self.screens.beside(self.screens.quilt(game, seat), self.screens.cats(game)))
            if game.options.scenario is not None:
                self.terminal.say("cli-scenario-asks", scenario=game.options.scenario)
                for kind, target in SCENARIOS[game.options.scenario].objectives:
                    self.terminal.show(Text("  " + self.texts(f"objective-{kind.value}", target=target)))
            self.terminal.say("cli-choose-goals", name=name, count=len(choices))
            self.terminal.show(self.screens.offer(game, choices))
            goals[seat] = self._ask_goals(choices)
        return goals

    def _ask_goals(self, choices: Sequence[Goal]) -> tuple[Goal, ...]:
        while True:
            answer = self.terminal.ask("cli-ask-goals")
            digits = [letter for letter in answer if letter.isdigit()] or (["1", "2", "3"] if not answer else [])
            numbers = [int(digit) for digit in digits]
            if len(numbers) == 3 == len(set(numbers)) and all(1 <= number <= len(choices) for number in numbers):
                return tuple(choices[number - 1] for number in numbers)
            self.terminal.say("cli-error-goals", count=len(choices))

    def _hand_over(self, session: Session) -> None:
        """Hide one person's hand from the next."""
        hands = session.game.options.hand_size > 0 and not session.game.options.open_hands
        if len(session.people) > 1 and hands:
            self.terminal.hide()
            self.terminal.ask("cli-pass-keyboard", name=session.names[session.game.turn])

    def _turn(self, session: Session) -> Session:
        """One person's turn, from the first look to the patch taken; bad input loses nothing."""
        moves = len(session.record.moves)
        self._show(session)
        while len(session.record.moves) == moves:
            answer = self.terminal.ask(self._prompt(session))
            try:
                session = self._answer(session, answer)
            except Refusal as refusal:
                self.terminal.say_path(refusal.message_id, **refusal.arguments)
            except CalicoError as error:
                self.terminal.show(Text(explain(error, self.texts)))
        return session

    def _prompt(self, session: Session) -> str:
        if session.placed is None:
            return "cli-ask-place"
        return "cli-ask-end" if session.game.options.hand_size == 0 else "cli-ask-take"

    def _answer(self, session: Session, answer: str) -> Session:
        """The game after what a person typed."""
        word = read_word(answer, self.texts)
        if word is not None:
            return self._do(session, word)
        if session.placed is not None:
            return session.take(self._position(session, answer))
        given = read_place(answer)
        placed = session.place(self._patch(session, given), given.cell)
        if given.take is not None:
            return placed.take(given.take)
        self._save(placed)
        self._show(placed)
        self._tell_earned(session, placed)
        return placed

    def _patch(self, session: Session, given: PlaceInput) -> Patch:
        """The patch by its number on the screen: of the hand, or without hands of the market."""
        if not isinstance(given.patch, int):
            return given.patch
        patches = placeable(session.game)
        if given.patch > len(patches):
            raise Refusal("cli-error-hand", number=given.patch, count=len(patches))
        return patches[given.patch - 1]

    def _position(self, session: Session, answer: str) -> int:
        """The market position that ends the turn; without hands it is known, unless equal patches lie there."""
        if not answer and session.game.options.hand_size == 0:
            takes = legal_takes(session.game)
            if len(takes) > 1:
                raise Refusal("cli-error-which", positions=", ".join(str(take.number) for take in takes))
            return takes[0].number
        choice = read_take(answer, self.texts)
        if isinstance(choice, int):
            return choice
        if choice not in session.game.market:
            raise Refusal("cli-error-not-in-market", patch=self.texts.patch(choice))
        return session.game.market.index(choice) + 1

    def _do(self, session: Session, word: Word) -> Session:
        """What one of the words does."""
        match word.name:
            case "help":
                self.terminal.say("cli-play-help")
                labels = {name.value: self.texts.name(name) for kind in (Color, Pattern) for name in kind}
                self.terminal.show(Text.from_ansi(legend_text(color=self.screens.color, labels=labels)))
            case "rules":
                self._tell_rules(session)
            case "left":
                self.terminal.show(self.screens.unseen(view_for(session.game, session.game.turn).position))
            case "map":
                self._show(session)
            case "look":
                self._look(session, word.rest)
            case "undo":
                if session.before is None:
                    raise Refusal("cli-error-nothing-to-undo")
                session = session.undo()
                self._save(session)
                self._show(session)
            case "save":
                self._save_as(session, word.rest)
            case _:
                raise _Quit
        return session

    def _show(self, session: Session) -> None:
        """The table as the person on turn sees it."""
        seat = session.game.turn
        moves = session.record.moves
        news = self.screens.news(session.names, moves[len(moves) - min(len(moves), len(session.names) - 1) :])
        if not moves:
            news = [Text(self.texts("cli-begin", name=session.names[0], seed=str(session.seed)), style="dim")]
        self.terminal.clear()
        self.terminal.show(self.screens.table(view_for(session.game, seat).position, seat, session.names, news))

    def _tell_earned(self, before: Session, after: Session) -> None:
        """What the placement brought: tokens, and points with the goals that it completed."""
        assert after.placed is not None
        seat = after.game.turn
        gained = score(after.game, seat).total - score(before.game, seat).total
        points = self.texts("points", count=gained)
        if after.placed.earned:
            self.terminal.say("cli-earned", tokens=self.texts.tokens(after.placed.earned), points=points)
        elif gained:
            self.terminal.say("cli-earned-goals", points=points)
        else:
            self.terminal.say("cli-earned-nothing")

    def _tell_rules(self, session: Session) -> None:
        options = session.game.options
        self.terminal.say("cli-rules")
        if session.game.is_solo:
            self.terminal.say("cli-rules-solo")
        if options.restriction is not None:
            self.terminal.say(f"restriction-{options.restriction.value}-explained")
        if options.scenario is not None:
            self.terminal.say("cli-scenario-asks", scenario=options.scenario)
            self.terminal.show(*self.screens.objectives(session.game, session.game.turn))

    def _look(self, session: Session, name: str) -> None:
        """Another player's quilt, by name or seat; all of them without one."""
        seats = [seat for seat in range(len(session.names)) if seat != session.game.turn]
        if name:
            seats = [
                seat for seat in range(len(session.names)) if name.lower() in (session.names[seat].lower(), str(seat))
            ]
        if not seats:
            raise Refusal("cli-error-nobody", names=", ".join(session.names))
        view = view_for(session.game, session.game.turn).position
        for seat in seats:
            self.terminal.show(self.screens.headline(view, seat, session.names[seat]), self.screens.quilt(view, seat))
            self.terminal.show(*self.screens.goals(view, seat))

    def _save(self, session: Session) -> None:
        """Keep the game; a disk that refuses is told once and does not stop it."""
        try:
            store.write_whole(self.path, session.to_text())
            self.is_saved = True
        except OSError as error:
            self.is_saved = False
            if not self.is_warned:
                reason = explain_os_error(error, self.texts)
                self.terminal.complain(self.texts("cli-save-failed", path=str(self.path), reason=reason))
            self.is_warned = True

    def _save_as(self, session: Session, name: str) -> None:
        path = Path(name) if name else self.path
        if name and path.exists():
            raise Refusal("cli-error-copy-exists", path=str(path))
        try:
            store.write_whole(path, session.to_text())
        except OSError as error:
            raise Refusal("cli-save-failed", path=str(path), reason=explain_os_error(error, self.texts)) from None
        self.terminal.say_path("cli-saved", path=str(path))

    def _finish(self, session: Session) -> None:
        """The score sheet, who won and why, the scenario, achievements, and where the record lies."""
        game = session.game
        outcome = result(game)
        self.terminal.clear()
        for seat in range(len(game.seats)):
            self.terminal.show(self.screens.headline(game, seat, session.names[seat]), self.screens.quilt(game, seat))
        self.terminal.show("", self.screens.sheet(game, session.names, outcome), "")
        self.terminal.say("cli-over")
        self.terminal.show(Text(self.screens.verdict(session.names, outcome), style="bold"))
        self.terminal.show(*self.screens.passed(game, session.names))
        self._keep(session)
        if session.mode is not None:
            people = [(seat, session.names[seat]) for seat in session.people]
            with suppress(EndOfInput):
                offer_marks(self.terminal, session.record, people, session.mode)
        if self.is_saved:
            self.terminal.say_path("cli-record", path=str(self.path))

    def _keep(self, session: Session) -> None:
        """Move a finished game from the games under way to the others."""
        under_way = self.path
        if under_way.parent == store.saves():
            self.path = store.games() / under_way.name
        self._save(session)
        if self.is_saved and under_way != self.path:
            with suppress(OSError):
                under_way.unlink()


def _ask_until(terminal: Terminal, ask: Callable[[], _Answer]) -> _Answer:
    """Ask until the answer is one that can be used."""
    while True:
        try:
            return ask()
        except Refusal as refusal:
            terminal.say(refusal.message_id, **refusal.arguments)
        except CalicoError as error:
            terminal.show(Text(explain(error, terminal.texts)))


def _ask_people(terminal: Terminal) -> tuple[str, ...]:
    default = terminal.texts("cli-you")
    people = check_people(split_list(terminal.ask("cli-ask-people", default=default)) or (default,))
    if len(people) > MAX_PLAYERS:
        raise CalicoError(Problem.of("players-count", players=len(people)))
    return people


def _ask_bots(terminal: Terminal, people: int) -> tuple[str, ...]:
    if people == MAX_PLAYERS:
        return ()
    bots = check_bots(split_list(terminal.ask("cli-ask-bots", choices=", ".join(opponent_names())).lower()))
    if people + len(bots) > MAX_PLAYERS:
        raise CalicoError(Problem.of("players-count", players=people + len(bots)))
    return bots


def _ask_options(terminal: Terminal) -> Options:
    """One of the ways to play; a scenario and a restriction ask which."""
    terminal.say("cli-kinds")
    match terminal.ask("cli-ask-kind") or "1":
        case "1":
            return Options(Mode.BEGINNER)
        case "2":
            return Options()
        case "3":
            return Options(variants=frozenset({Variant.FAMILY}))
        case "4":
            answer = terminal.ask("cli-ask-scenario")
            if answer and not (answer.isascii() and answer.isdigit() and int(answer) in SCENARIOS):
                raise Refusal("cli-error-scenario", text=answer)
            return Options(scenario=int(answer or 1))
        case "5":
            for number, name in enumerate(Restriction, start=1):
                terminal.show(Text(f"  {number}  {terminal.texts(f'restriction-{name.value}-explained')}"))
            answer = terminal.ask("cli-ask-restriction")
            if answer not in {str(number) for number in range(1, len(Restriction) + 1)}:
                raise Refusal("cli-error-restriction")
            return Options(restriction=list(Restriction)[int(answer) - 1])
        case other:
            raise Refusal("cli-error-kind", text=other)


def _ask_first(terminal: Terminal, names: Sequence[str]) -> str | None:
    answer = terminal.ask("cli-ask-first", names=", ".join(names))
    return _find_name(answer, names) if answer else None


def _ask_mode(terminal: Terminal, people: Sequence[str], options: Options, players: int) -> AchievementMode | None:
    """Whether the game counts for the chart; asked only if it can and someone who plays stands there."""
    on_chart = {row.player for row in store.load_chart().rows}
    for mode in AchievementMode:
        if not mode_problems(mode, options, players) and on_chart & set(people):
            return mode if terminal.confirm("cli-ask-chart", default=True, mode=terminal.texts.name(mode)) else None
    return None


def _find_name(text: str, names: Sequence[str]) -> str:
    for name in names:
        if name.lower() == text.lower():
            return name
    raise Refusal("cli-error-nobody", names=", ".join(names))


def _check_mode(mode: AchievementMode, people: Sequence[str], options: Options, players: int) -> None:
    """R13: the mode is chosen before the game, and only people on the chart can mark."""
    if problems := mode_problems(mode, options, players):
        raise CalicoError(problems)
    on_chart = {row.player for row in store.load_chart().rows}
    for name in people:
        if name not in on_chart:
            raise Refusal("cli-error-not-on-chart", name=name)
