"""What a person sees: the table, the choice of goals, the score sheet. Builds texts and tables, prints nothing."""

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from calico.cli.terminal import Terminal
from calico.drawing import QUILT_WIDTH, patch_text, quilt_lines
from calico.game import Turn
from calico.rules import (
    ALL_PATCHES,
    CATS,
    GOAL_POINTS,
    GOAL_SLOTS,
    PATTERN_LETTERS,
    SHAPES,
    SHAPES_PER_TITLE,
    CatInPlay,
    ChartRow,
    Color,
    Goal,
    GoalProgress,
    Objective,
    Patch,
    Pattern,
    Position,
    Restriction,
    Result,
    Score,
    Title,
    WayProgress,
    goal_progress,
    goal_results,
    has_passed,
    market_patches,
    objective_results,
    score,
    supply_size,
    turns_left,
    unseen,
)

_TURNS = 22
_GAP = 2
_ANY = 5  # a goal that wants so many different things wants nearly anything


class Screens:
    """Draws for one terminal: its language, its colours, its letters."""

    def __init__(self, terminal: Terminal) -> None:
        self.texts = terminal.texts
        self.width = terminal.width
        self.color = terminal.out.color_system is not None and not terminal.out.no_color
        self.unicode = terminal.is_unicode

    def table(self, position: Position, seat: int, names: Sequence[str], news: Iterable[Text] = ()) -> RenderableType:
        """Everything that the seat needs for its turn; `game` is what it sees."""
        return Group(
            self.headline(position, seat, names[seat]),
            *news,
            self.beside(self.quilt(position, seat), [*self.cats(position), *self.goals(position, seat)]),
            self.market(position),
            *([] if position.options.hand_size == 0 else [self.hand(position, seat)]),
        )

    def headline(self, position: Position, seat: int, name: str) -> Text:
        """Whose turn it is and how far they are."""
        left = turns_left(position, seat)
        turn = min(_TURNS, _TURNS - left + (position.placed is None or position.turn != seat))
        points = self.texts("points", count=score(position, seat).total)
        text = self.texts("cli-headline", name=name, turn=turn, turns=_TURNS, points=points)
        return Text.assemble((text, "bold"), f"  {self.score_parts(score(position, seat))}")

    def score_parts(self, points: Score) -> str:
        """Points by goals, cats and buttons."""
        return self.texts("cli-score-parts", goals=points.goals, cats=points.cats, buttons=points.buttons)

    def quilt(self, position: Position, seat: int) -> Text:
        """The seat's quilt."""
        lines = quilt_lines(position, seat, color=self.color, unicode=self.unicode)
        return Text.from_ansi("\n".join(lines), no_wrap=True)

    def patch(self, patch: Patch) -> Text:
        """A patch by letters and name."""
        code = Text.from_ansi(patch_text(patch, color=self.color))
        return Text.assemble(code, " ", self.texts.patch(patch))

    def market(self, position: Position) -> RenderableType:
        """The market; alone, with what the belt does."""
        shown = list(enumerate(position.market, start=1))
        if position.options.restriction is Restriction.NO_HAND and position.placed is not None:
            free = market_patches(position)
            shown = [(number, patch) for number, patch in shown if patch in free]
        spots = [(number, patch) for number, patch in shown if patch is not None]
        line = self._numbered("cli-market", spots)
        if not position.is_solo:
            return line
        return Group(line, Text(self.texts("cli-belt"), style="dim"))

    def hand(self, position: Position, seat: int) -> Text:
        """The hand; with a placement under way, what is left of it."""
        return self._numbered("cli-hand", list(enumerate(position.seats[seat].hand.patches, start=1)))

    def cats(self, position: Position) -> list[Text]:
        """The cats, what they are worth, what they need and like."""
        return [Text(self.texts("score-cats"), style="bold"), *(self.cat(in_play) for in_play in position.cats)]

    def cat(self, in_play: CatInPlay) -> Text:
        """One cat; `^Mi` is how it lies on the quilt."""
        patterns = ", ".join(f"{self.texts.name(p)} ({PATTERN_LETTERS[p]})" for p in in_play.patterns)
        points = CATS[in_play.cat].points
        line = self.texts(
            "cli-cat", name=self.texts.name(in_play.cat), points=points, needs=self.texts.cat_needs(in_play.cat)
        )
        return Text.assemble((f"^{in_play.cat[:2].capitalize()} ", "bold"), line, "\n    ", (patterns, "dim"))

    def goals(self, position: Position, seat: int) -> list[Text]:
        """The goals: what they are worth, and by colours and patterns what they still want."""
        if not position.seats[seat].quilt.goals:
            return []
        title = Text(self.texts("score-goals"), style="bold")
        if not position.options.goals_score:
            return [title, Text(self.texts("cli-goals-face-down"), style="dim")]
        found = zip(GOAL_SLOTS, goal_progress(position, seat), strict=True)
        return [title, *(self._goal(position, str(slot), progress) for slot, progress in found)]

    def goal_values(self, position: Position, goal: Goal) -> str:
        """What a goal is worth one way and both ways."""
        one_way, both_ways = GOAL_POINTS[position.options.goal_values][goal]
        if position.options.restriction is Restriction.BOTH:
            return f"0/{both_ways}"
        return f"{one_way}/{both_ways}"

    def _goal(self, position: Position, slot: str, progress: GoalProgress) -> Text:
        name = self.texts.name(progress.result.goal)
        values = self.goal_values(position, progress.result.goal)
        head = self.texts("cli-goal", slot=slot, name=name, values=values, open=progress.open_cells)
        ways = {
            "cli-goal-colors": self._way(progress.colors, is_met=progress.result.by_colors),
            "cli-goal-patterns": self._way(progress.patterns, is_met=progress.result.by_patterns),
        }
        lines = [f"\n   {self.texts(way, state=state)}" for way, state in ways.items() if state]
        return Text.assemble(head, ("".join(lines), "dim"))

    def _way(self, way: WayProgress, *, is_met: bool) -> str:
        """What a goal still wants; nothing while nearly everything fits."""
        if is_met:
            return self.texts("cli-goal-met")
        if not way.is_possible:
            return self.texts("cli-goal-impossible")
        kinds: tuple[type[Color] | type[Pattern], ...] = (Color, Pattern)
        wanted = [self.texts.name(member) for kind in kinds for member in kind if member in way.wanted]
        return "" if len(wanted) >= _ANY else ", ".join(wanted)

    def news(self, names: Sequence[str], turns: Sequence[Turn]) -> list[Text]:
        """What the others did since this player's last turn."""
        return [
            Text(
                self.texts(
                    "cli-news" if turn.earned else "cli-news-nothing",
                    name=names[turn.seat],
                    patch=self.texts.patch(turn.move.patch),
                    cell=str(turn.move.cell),
                    earned=self.texts.tokens(turn.earned),
                ),
                style="dim",
            )
            for turn in turns
        ]

    def unseen(self, position: Position) -> RenderableType:
        """How many of each patch are not in sight, colours by patterns."""
        left = unseen(position)
        table = Table(
            box=None,
            padding=(0, 1),
            title=self.texts("cli-left-title", count=supply_size(position)),
            title_justify="left",
        )
        table.add_column()
        for pattern in Pattern:
            table.add_column(self.texts.name(pattern), justify="right")
        table.add_column("=", justify="right")
        for color in Color:
            counts = [left[patch] for patch in ALL_PATCHES if patch.color is color]
            cells = [str(count) if count else "·" for count in counts]
            table.add_row(self.texts.name(color), *cells, str(sum(counts)))
        return table

    def offer(self, position: Position, goals: Sequence[Goal]) -> RenderableType:
        """Goals to choose from, numbered and explained."""
        table = Table.grid(padding=(0, 2))
        for number, goal in enumerate(goals, start=1):
            explained = self.texts(f"goal-{goal.value}-explained")
            table.add_row(str(number), self.texts.name(goal), self.goal_values(position, goal), explained)
        return table

    def objectives(self, position: Position, seat: int) -> list[Text]:
        """The scenario's objectives, ticked where they are met."""
        lines = []
        for found in objective_results(position, seat):
            mark = ("✓" if found.is_met else "✗") if self.unicode else ("+" if found.is_met else "-")
            text = self.texts(f"objective-{found.objective.value}", target=found.target)
            reached = "" if found.objective is Objective.RAINBOW else f" ({found.reached}/{found.target})"
            lines.append(Text(f"{mark} {text}{reached}", style="" if found.is_met else "dim"))
        return lines

    def sheet(self, position: Position, names: Sequence[str], outcome: Result | None) -> RenderableType:
        """The score sheet: a column a player, a line for each goal, the cats, the buttons and the total."""
        table = Table(show_footer=True, box=None, padding=(0, 1))
        scores = [score(position, seat) for seat in range(len(position.seats))]
        table.add_column(footer=self.texts("score-total"))
        for seat, name in enumerate(names):
            won = outcome is not None and seat in outcome.winners
            star = (" ★" if self.unicode else " *") if won else ""
            total = Text(str(scores[seat].total), style="bold")
            table.add_column(Text(f"{name}{star}", style="bold"), footer=total, justify="right")
        results = [goal_results(position.options, seat.quilt) for seat in position.seats]
        for slot, cell in enumerate(GOAL_SLOTS):
            cells = [f"{self.texts.name(found[slot].goal)}  {found[slot].points:>2}" for found in results]
            table.add_row(self.texts("cli-sheet-goal", cell=str(cell)), *cells, style="dim")
        table.add_row(self.texts("score-goals"), *(str(points.goals) for points in scores))
        for in_play in position.cats:
            counts = [sum(token.cat is in_play.cat for token in seat.quilt.cats) for seat in position.seats]
            worth = CATS[in_play.cat].points
            cells = [f"{count} x {worth}  {count * worth:>2}" for count in counts]
            table.add_row(f"  {self.texts.name(in_play.cat)}", *cells, style="dim")
        table.add_row(self.texts("score-cats"), *(str(points.cats) for points in scores))
        table.add_row(self.texts("score-buttons"), *(str(points.buttons) for points in scores))
        return table

    def verdict(self, names: Sequence[str], outcome: Result) -> str:
        """Who won and by what."""
        winners = self.texts.list([names[seat] for seat in outcome.winners])
        return self.texts(f"decided-by-{outcome.decided_by.value}", winners=winners)

    def passed(self, position: Position, names: Sequence[str]) -> list[RenderableType]:
        """For each seat, the scenario's objectives and whether it passed."""
        lines: list[RenderableType] = []
        for seat, name in enumerate(names):
            said = "cli-passed" if has_passed(position, seat) else "cli-not-passed"
            if position.options.scenario is not None:
                lines += [
                    Text(self.texts(said, name=name, scenario=position.options.scenario)),
                    *self.objectives(position, seat),
                ]
        return lines

    def chart_row(self, row: ChartRow) -> list[RenderableType]:
        """A row of the chart: thirty shapes, every fifth a cat's head, the title and what was marked."""
        full, empty, head = ("●", "○", "^") if self.unicode else ("o", ".", "^")
        shapes = ""
        for number in range(1, SHAPES + 1):
            is_filled = number <= row.points
            shapes += (head if number % SHAPES_PER_TITLE == 0 and is_filled else full) if is_filled else empty
            shapes += " " if number % SHAPES_PER_TITLE == 0 else ""
        title = self.texts.name(row.titles[-1]) if row.titles else ""
        lines: list[RenderableType] = [
            Text.assemble((row.player, "bold"), f"  {row.points}/{SHAPES}", f"  {title}" if title else ""),
            Text(f"  {shapes.rstrip()}"),
        ]
        if row.marked:
            marked = "; ".join(self.texts.achievement(achievement) for achievement in row.marked)
            lines.append(Text(f"  {marked}", style="dim"))
        if row.points < SHAPES:
            upcoming = tuple(Title)[row.points // SHAPES_PER_TITLE]
            missing = SHAPES_PER_TITLE - row.points % SHAPES_PER_TITLE
            said = self.texts("cli-chart-next", title=self.texts.name(upcoming), count=missing)
            lines.append(Text(f"  {said}", style="dim"))
        return lines

    def _numbered(self, title: str, spots: Sequence[tuple[int, Patch]]) -> Text:
        """Patches one after the other; a line breaks between them only."""
        line = Text.assemble((self.texts(title), "bold"))
        indent = used = line.cell_len
        for number, patch in spots:
            spot = Text.assemble("  ", (f"{number}", "bold"), " ", self.patch(patch))
            if used + spot.cell_len > self.width:
                line.append("\n" + " " * indent)
                used = indent
            line.append_text(spot)
            used += spot.cell_len
        return line

    def beside(self, quilt: Text, panel: Sequence[Text]) -> RenderableType:
        """The panel to the right of the quilt, or below it where there is no room."""
        if self.width < QUILT_WIDTH + _GAP + 30:
            return Group(quilt, *panel)
        grid = Table.grid(padding=(0, _GAP, 0, 0))
        grid.add_column(width=QUILT_WIDTH, no_wrap=True)
        grid.add_column(width=self.width - QUILT_WIDTH - _GAP)
        grid.add_row(quilt, Group(*panel))
        return grid
