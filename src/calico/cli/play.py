"""`calico play`: a whole game at the terminal, for people and programs, saved after every turn."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random, SystemRandom
from typing import TypeVar

from rich.text import Text

from calico.cli import store
from calico.cli.chart import offer_marks
from calico.cli.options import split_list
from calico.cli.saved import SavedGame
from calico.cli.screens import Screens
from calico.cli.terminal import Complaint, EndOfInput, Terminal
from calico.cli.typed import PlaceInput, Word, read_place, read_take, read_word
from calico.drawing import legend_text
from calico.game import Game
from calico.locales import explain, explain_os_error
from calico.plan import Plan
from calico.players import choose_goals, find_player, opponent_names
from calico.rules import (
    MAX_PLAYERS,
    SCENARIOS,
    AchievementMode,
    CalicoError,
    Choose,
    Color,
    Goal,
    Mode,
    Options,
    Patch,
    Pattern,
    Phase,
    Place,
    Problem,
    Restriction,
    Take,
    Variant,
    goals_to_choose_from,
    legal_takes,
    mode_problems,
    placeable,
)

_SEED_BITS = 48
_Answer = TypeVar("_Answer")


@dataclass(frozen=True, slots=True)
class Wishes:
    """A game as it was asked for; people sit before programs until someone is chosen to begin."""

    people: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    plan: Plan = field(default_factory=Plan)
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
            table = _Sitting(terminal, store.saves() / store.new_name())
            saved = table.begin(wishes or ask_wishes(terminal))
    except EndOfInput:
        terminal.say("cli-not-begun")
        return
    except KeyboardInterrupt:
        terminal.show("")  # after what the terminal shows of Ctrl-C
        terminal.say("cli-not-begun")
        raise
    if last is None:
        table.go_on(saved)
    else:
        resume(terminal, last)


def resume(terminal: Terminal, path: Path | None) -> None:
    """Go on with a saved game, by default the last one."""
    found = path or store.last_save()
    if found is None:
        raise Complaint("cli-error-no-save")
    saved = SavedGame.from_text(store.read_text(found))
    if saved.game.is_over:
        raise Complaint("error-already-over")
    _Sitting(terminal, found).go_on(saved)


def ask_wishes(terminal: Terminal) -> Wishes:
    """A few questions; Enter to all of them begins a beginner's game alone."""
    terminal.say("cli-welcome")
    people = _ask_until(terminal, lambda: _ask_people(terminal))
    bots = _ask_until(terminal, lambda: _ask_bots(terminal, len(people)))
    options = _ask_until(terminal, lambda: _ask_options(terminal))
    names = seat_names(people, bots, terminal)
    first = _ask_until(terminal, lambda: _ask_first(terminal, names)) if len(names) > 1 else None
    plan = Plan(len(names), options)
    return Wishes(people, bots, plan, first, _ask_mode(terminal, people, options, len(names)))


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
            raise Complaint("cli-error-name-twice", name=name)
    return tuple(people)


def check_bots(bots: Sequence[str]) -> tuple[str, ...]:
    """Programs that there are."""
    for bot in bots:
        find_player(bot)
    return tuple(bots)


class _Sitting:
    """A game being played: asks whoever is on turn, shows, saves."""

    def __init__(self, terminal: Terminal, path: Path) -> None:
        self.terminal = terminal
        self.texts = terminal.texts
        self.path = path
        self.screens = Screens(terminal)
        self.is_saved = False
        self.is_warned = False

    def begin(self, wishes: Wishes) -> SavedGame:
        """Deal, and let everybody choose goals."""
        if not wishes.people:
            raise Complaint("cli-error-no-people")
        seed = SystemRandom().getrandbits(_SEED_BITS) if wishes.seed is None else wishes.seed
        random = Random(seed)
        names = seat_names(wishes.people, wishes.bots, self.terminal)
        kinds = (*(None for _ in wishes.people), *wishes.bots)
        if wishes.mode is not None:
            _check_mode(wishes.mode, wishes.people, wishes.plan.options, len(names))
        begins = names.index(_find_name(wishes.first, names)) if wishes.first else random.randrange(len(names))
        order = [(begins + step) % len(names) for step in range(len(names))]
        plan = wishes.plan
        if plan.boards is not None and len(plan.boards) == len(names):
            plan = replace(plan, boards=tuple(plan.boards[seat] for seat in order))
        bots = [kinds[seat] for seat in order]
        game = plan.deal(seed, [names[seat] for seat in order])
        game = choose_goals(game, [None if bot is None else find_player(bot) for bot in bots], seed=seed)
        return SavedGame(self._choose_goals(game), tuple(bots), seed, wishes.mode)

    def go_on(self, saved: SavedGame) -> None:
        """Play until the end, or until somebody leaves."""
        try:
            self._save(saved)
            while not saved.game.is_over:
                if saved.bots[saved.position.turn] is not None:
                    saved = saved.play_bot()
                else:
                    self._hand_over(saved)
                    saved = self._turn(saved)
                self._save(saved)
        except (_Quit, EndOfInput):
            if self.is_saved:
                self.terminal.say_path("cli-saved", path=str(self.path))
            return
        except KeyboardInterrupt:
            self.terminal.show("")  # after what the terminal shows of Ctrl-C
            if self.is_saved:
                self.terminal.say_path("cli-interrupted", path=str(self.path))
            raise
        self._finish(saved)

    def _choose_goals(self, game: Game) -> Game:
        """The game with everybody's goals, chosen unseen where several people share the screen."""
        if game.position.phase is not Phase.CHOOSE:
            return game
        people, position = game.awaited, game.position
        for seat in people:
            choices = goals_to_choose_from(position, seat)
            if len(people) > 1:
                self.terminal.hide()
                self.terminal.ask("cli-pass-keyboard", name=game.names[seat])
            self.terminal.clear()
            self.terminal.show(self.screens.beside(self.screens.quilt(position, seat), self.screens.cats(position)))
            if position.options.scenario is not None:
                self.terminal.say("cli-scenario-asks", scenario=position.options.scenario)
                for kind, target in SCENARIOS[position.options.scenario].objectives:
                    self.terminal.show(Text("  " + self.texts(f"objective-{kind.value}", target=target)))
            self.terminal.say("cli-choose-goals", name=game.names[seat], count=len(choices))
            self.terminal.show(self.screens.offer(position, choices))
            game = game.play(Choose(seat, self._ask_goals(choices)))
        return game

    def _ask_goals(self, choices: Sequence[Goal]) -> tuple[Goal, ...]:
        while True:
            answer = self.terminal.ask("cli-ask-goals")
            digits = [letter for letter in answer if letter.isdigit()] or (["1", "2", "3"] if not answer else [])
            numbers = [int(digit) for digit in digits]
            if len(numbers) == 3 == len(set(numbers)) and all(1 <= number <= len(choices) for number in numbers):
                return tuple(choices[number - 1] for number in numbers)
            self.terminal.say("cli-error-goals", count=len(choices))

    def _hand_over(self, saved: SavedGame) -> None:
        """Hide one person's hand from the next."""
        hands = saved.position.options.hand_size > 0 and not saved.position.options.open_hands
        if len(saved.people) > 1 and hands:
            self.terminal.hide()
            self.terminal.ask("cli-pass-keyboard", name=saved.names[saved.position.turn])

    def _turn(self, saved: SavedGame) -> SavedGame:
        """One person's turn, from the first look to the patch taken; bad input loses nothing."""
        moves = len(saved.game.turns)
        self._show(saved)
        while len(saved.game.turns) == moves:
            answer = self.terminal.ask(self._prompt(saved))
            try:
                saved = self._answer(saved, answer)
            except Complaint as refusal:
                self.terminal.say_path(refusal.message_id, **refusal.arguments)
            except CalicoError as error:
                self.terminal.show(Text(explain(error, self.texts)))
        return saved

    def _prompt(self, saved: SavedGame) -> str:
        if saved.position.placed is None:
            return "cli-ask-place"
        return "cli-ask-end" if saved.position.options.hand_size == 0 else "cli-ask-take"

    def _answer(self, saved: SavedGame, answer: str) -> SavedGame:
        """The game after what a person typed."""
        word = read_word(answer, self.texts)
        if word is not None:
            return self._do(saved, word)
        if saved.position.placed is not None:
            return saved.play(Take(self._number(saved, answer)))
        given = read_place(answer)
        placed = saved.play(Place(self._patch(saved, given), given.cell))
        if given.take is not None:
            return placed.play(Take(given.take))
        self._save(placed)
        self._show(placed)
        self._tell_earned(saved, placed)
        return placed

    def _patch(self, saved: SavedGame, given: PlaceInput) -> Patch:
        """The patch by its number on the screen: of the hand, or without hands of the market."""
        if not isinstance(given.patch, int):
            return given.patch
        patches = placeable(saved.position)
        if given.patch > len(patches):
            raise Complaint("cli-error-hand", number=given.patch, count=len(patches))
        return patches[given.patch - 1]

    def _number(self, saved: SavedGame, answer: str) -> int:
        """Which of the market's patches ends the turn; without hands it is known, unless equal ones lie there."""
        if not answer and saved.position.options.hand_size == 0:
            takes = legal_takes(saved.position)
            if len(takes) > 1:
                raise Complaint("cli-error-which", positions=", ".join(str(take.number) for take in takes))
            return takes[0].number
        choice = read_take(answer, self.texts)
        if isinstance(choice, int):
            return choice
        if choice not in saved.position.market:
            raise Complaint("cli-error-not-in-market", patch=self.texts.patch(choice))
        return saved.position.market.index(choice) + 1

    def _do(self, saved: SavedGame, word: Word) -> SavedGame:
        """What one of the words does."""
        match word.name:
            case "help":
                self.terminal.say("cli-play-help")
                labels = {name.value: self.texts.name(name) for kind in (Color, Pattern) for name in kind}
                self.terminal.show(Text.from_ansi(legend_text(color=self.screens.color, labels=labels)))
            case "rules":
                self._tell_rules(saved)
            case "left":
                self.terminal.show(self.screens.unseen(saved.game.view().position))
            case "map":
                self._show(saved)
            case "look":
                self._look(saved, word.rest)
            case "undo":
                if saved.position.placed is None:
                    raise Complaint("cli-error-nothing-to-undo")
                saved = replace(saved, game=saved.game.undo())
                self._save(saved)
                self._show(saved)
            case "save":
                self._save_as(saved, word.rest)
            case _:
                raise _Quit
        return saved

    def _show(self, saved: SavedGame) -> None:
        """The table as the person on turn sees it."""
        seat = saved.position.turn
        turns = saved.game.turns
        news = self.screens.news(saved.names, turns[len(turns) - min(len(turns), len(saved.names) - 1) :])
        if not turns:
            news = [Text(self.texts("cli-begin", name=saved.names[0], seed=str(saved.seed)), style="dim")]
        self.terminal.clear()
        self.terminal.show(self.screens.table(saved.game.view(seat).position, seat, saved.names, news))

    def _tell_earned(self, before: SavedGame, after: SavedGame) -> None:
        """What the placement brought: tokens, and points with the goals that it completed."""
        assert after.position.placed is not None
        seat = after.position.turn
        gained = after.game.scores[seat].total - before.game.scores[seat].total
        points = self.texts("points", count=gained)
        if after.position.placed.earned:
            self.terminal.say("cli-earned", tokens=self.texts.tokens(after.position.placed.earned), points=points)
        elif gained:
            self.terminal.say("cli-earned-goals", points=points)
        else:
            self.terminal.say("cli-earned-nothing")

    def _tell_rules(self, saved: SavedGame) -> None:
        options = saved.position.options
        self.terminal.say("cli-rules")
        if saved.position.is_solo:
            self.terminal.say("cli-rules-solo")
        if options.restriction is not None:
            self.terminal.say(f"restriction-{options.restriction.value}-explained")
        if options.scenario is not None:
            self.terminal.say("cli-scenario-asks", scenario=options.scenario)
            self.terminal.show(*self.screens.objectives(saved.position, saved.position.turn))

    def _look(self, saved: SavedGame, name: str) -> None:
        """Another player's quilt, by name or seat; all of them without one."""
        seats = [seat for seat in range(len(saved.names)) if seat != saved.position.turn]
        if name:
            seats = [seat for seat in range(len(saved.names)) if name.lower() in (saved.names[seat].lower(), str(seat))]
        if not seats:
            raise Complaint("cli-error-nobody", names=", ".join(saved.names))
        view = saved.game.view().position
        for seat in seats:
            self.terminal.show(self.screens.headline(view, seat, saved.names[seat]), self.screens.quilt(view, seat))
            self.terminal.show(*self.screens.goals(view, seat))

    def _save(self, saved: SavedGame) -> None:
        """Keep the game; a disk that refuses is told once and does not stop it."""
        try:
            store.write_whole(self.path, saved.to_text())
            self.is_saved = True
        except OSError as error:
            self.is_saved = False
            if not self.is_warned:
                reason = explain_os_error(error, self.texts)
                self.terminal.complain(self.texts("cli-save-failed", path=str(self.path), reason=reason))
            self.is_warned = True

    def _save_as(self, saved: SavedGame, name: str) -> None:
        path = Path(name) if name else self.path
        if name and path.exists():
            raise Complaint("cli-error-copy-exists", path=str(path))
        try:
            store.write_whole(path, saved.to_text())
        except OSError as error:
            raise Complaint("cli-save-failed", path=str(path), reason=explain_os_error(error, self.texts)) from None
        self.terminal.say_path("cli-saved", path=str(path))

    def _finish(self, saved: SavedGame) -> None:
        """The score sheet, who won and why, the scenario, achievements, and where the record lies."""
        end, outcome = saved.position, saved.game.result
        assert outcome is not None
        self.terminal.clear()
        for seat in range(len(end.seats)):
            self.terminal.show(self.screens.headline(end, seat, saved.names[seat]), self.screens.quilt(end, seat))
        self.terminal.show("", self.screens.sheet(end, saved.names, outcome), "")
        self.terminal.say("cli-over")
        self.terminal.show(Text(self.screens.verdict(saved.names, outcome), style="bold"))
        self.terminal.show(*self.screens.passed(end, saved.names))
        self._keep(saved)
        if saved.mode is not None:
            people = [(seat, saved.names[seat]) for seat in saved.people]
            with suppress(EndOfInput):
                offer_marks(self.terminal, saved.game, people, saved.mode)
        if self.is_saved:
            self.terminal.say_path("cli-record", path=str(self.path))

    def _keep(self, saved: SavedGame) -> None:
        """Move a finished game from the games under way to the others."""
        under_way = self.path
        if under_way.parent == store.saves():
            self.path = store.games() / under_way.name
        self._save(saved)
        if self.is_saved and under_way != self.path:
            with suppress(OSError):
                under_way.unlink()


def _ask_until(terminal: Terminal, ask: Callable[[], _Answer]) -> _Answer:
    """Ask until the answer is one that can be used."""
    while True:
        try:
            return ask()
        except Complaint as refusal:
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
                raise Complaint("cli-error-scenario", text=answer)
            return Options(scenario=int(answer or 1))
        case "5":
            for number, name in enumerate(Restriction, start=1):
                terminal.show(Text(f"  {number}  {terminal.texts(f'restriction-{name.value}-explained')}"))
            answer = terminal.ask("cli-ask-restriction")
            if answer not in {str(number) for number in range(1, len(Restriction) + 1)}:
                raise Complaint("cli-error-restriction")
            return Options(restriction=list(Restriction)[int(answer) - 1])
        case other:
            raise Complaint("cli-error-kind", text=other)


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
    raise Complaint("cli-error-nobody", names=", ".join(names))


def _check_mode(mode: AchievementMode, people: Sequence[str], options: Options, players: int) -> None:
    """R13: the mode is chosen before the game, and only people on the chart can mark."""
    if problems := mode_problems(mode, options, players):
        raise CalicoError(problems)
    on_chart = {row.player for row in store.load_chart().rows}
    for name in people:
        if name not in on_chart:
            raise Complaint("cli-error-not-on-chart", name=name)
