"""The achievement chart: what a finished game offers to whom, and what each player has marked (R13)."""

from collections import Counter
from dataclasses import dataclass

from calico.rules.errors import ChartError, Problem
from calico.rules.names import Name
from calico.rules.options import Mode, Options, Restriction
from calico.rules.position import Position
from calico.rules.scenarios import SCENARIOS
from calico.rules.score import goal_results, has_passed, result
from calico.rules.values import coerce_fields


class AchievementMode(Name):
    """What a game is played for, chosen before it starts."""

    NORMAL = "normal"
    RESTRICTION = "restriction"
    SCENARIO = "scenario"


class Normal(Name):
    """The fifteen achievements of a normal game (R13.4)."""

    POINTS_60 = "points_60"
    POINTS_65 = "points_65"
    POINTS_70 = "points_70"
    POINTS_75 = "points_75"
    POINTS_80 = "points_80"
    POINTS_85 = "points_85"
    NO_BUTTONS = "no_buttons"
    NO_CATS = "no_cats"
    NO_GOALS = "no_goals"
    RAINBOW = "rainbow"
    EACH_CAT = "each_cat"
    ALL_GOALS = "all_goals"
    NINE_BUTTONS = "nine_buttons"
    TWO_GOALS_BOTH_WAYS = "two_goals_both_ways"
    TWO_OF_EACH_CAT = "two_of_each_cat"


class Title(Name):
    """The six titles, one at every fifth shape (R13.2)."""

    BUDDING = "budding"
    HOBBY = "hobby"
    TALENTED = "talented"
    SEMI_PROFESSIONAL = "semi_professional"
    ARTISAN = "artisan"
    MASTER_QUILTER = "master_quilter"


@dataclass(frozen=True, slots=True, order=True)
class Achievement:
    """One of the thirty: a mode and its name within the mode (`points_60`, `no_hand`, or a scenario's number).

    >>> str(Achievement("normal", "points_60"))
    'normal:points_60'
    """

    mode: AchievementMode
    name: str

    def __post_init__(self) -> None:
        coerce_fields(self)

    def __str__(self) -> str:
        return f"{self.mode.value}:{self.name}"


ACHIEVEMENTS = (
    *(Achievement(AchievementMode.NORMAL, name.value) for name in Normal),
    *(Achievement(AchievementMode.RESTRICTION, name.value) for name in Restriction),
    *(Achievement(AchievementMode.SCENARIO, str(number)) for number in SCENARIOS),
)
"""All thirty achievements (R13.4 to R13.6)."""
ACHIEVEMENT_NAMED = {str(achievement): achievement for achievement in ACHIEVEMENTS}
"""Each achievement by its text: `normal:points_60`."""
SHAPES = len(ACHIEVEMENTS)
"""So many shapes has a row of the chart: one for each achievement (R13.1)."""
SHAPES_PER_TITLE = 5
"""Every so many shapes bring a title (R13.2)."""
MAX_CHART_PLAYERS = 6
"""So many players share a chart (R13.3)."""


def mode_problems(mode: AchievementMode, options: Options, players: int) -> list[Problem]:
    """Why a game with these options can't be played for this mode; nothing if it can (R13.4 to R13.6, R13.8).

    >>> [str(problem) for problem in mode_problems("normal", Options("beginner"), players=2)]
    ['A normal achievement needs 2 to 4 players and the standard setup, with no variant and no restriction.']
    """
    mode = AchievementMode.parse(mode)
    plain = players > 1 and options.mode is Mode.STANDARD and not options.variants and options.scenario is None
    allowed = {
        AchievementMode.NORMAL: plain and options.restriction is None,
        AchievementMode.RESTRICTION: plain and options.restriction is not None,
        AchievementMode.SCENARIO: options.scenario is not None,
    }
    return [] if allowed[mode] else [Problem.of(f"mode-{mode.value}")]


def offered(position: Position, mode: AchievementMode) -> tuple[tuple[Achievement, ...], ...]:
    """What a finished game offers to each seat when it was played for `mode`. A seat marks at most one of its own.

    >>> import calico
    >>> game = calico.new_game(2, seed=7)
    >>> while not game.is_over:
    ...     game = game.play(game.legal_moves[0])
    >>> [str(one) for one in offered(game.position, "normal")[game.winners[0]]]
    ['normal:no_cats', 'normal:no_goals']
    """
    mode = AchievementMode.parse(mode)
    if problems := mode_problems(mode, position.options, len(position.seats)):
        raise ChartError(problems)
    winners = result(position).winners
    if mode is AchievementMode.SCENARIO:
        earned = [
            [str(position.options.scenario)] if has_passed(position, seat) else []
            for seat in range(len(position.seats))
        ]
    elif mode is AchievementMode.RESTRICTION:
        earned = [[str(position.options.restriction)] if seat in winners else [] for seat in range(len(position.seats))]
    else:
        earned = [_normal(position, seat) if seat in winners else [] for seat in range(len(position.seats))]
    return tuple(tuple(Achievement(mode, name) for name in names) for names in earned)


def _offered_to(seat: int, position: Position, mode: AchievementMode) -> tuple[Achievement, ...]:
    if not 0 <= seat < len(position.seats):
        raise ChartError(Problem.of("seat-unknown", seat=seat))
    return offered(position, mode)[seat]


def _normal(position: Position, seat: int) -> list[str]:
    """R13.4: what the winner's quilt shows."""
    quilt = position.seats[seat].quilt
    goals = goal_results(position.options, quilt)
    total = result(position).scores[seat].total
    tokens = Counter(token.cat for token in quilt.cats)
    each_cat = min(tokens[in_play.cat] for in_play in position.cats)
    shown = {
        Normal.POINTS_60: total >= 60,
        Normal.POINTS_65: total >= 65,
        Normal.POINTS_70: total >= 70,
        Normal.POINTS_75: total >= 75,
        Normal.POINTS_80: total >= 80,
        Normal.POINTS_85: total >= 85,
        Normal.NO_BUTTONS: quilt.buttons_count == 0,
        Normal.NO_CATS: not quilt.cats,
        Normal.NO_GOALS: not any(goal.is_met for goal in goals),
        Normal.RAINBOW: quilt.rainbow,
        Normal.EACH_CAT: each_cat >= 1,
        Normal.ALL_GOALS: all(goal.is_met for goal in goals),
        Normal.NINE_BUTTONS: quilt.buttons_count >= 9,
        Normal.TWO_GOALS_BOTH_WAYS: sum(goal.is_met_both_ways for goal in goals) >= 2,
        Normal.TWO_OF_EACH_CAT: each_cat >= 2,
    }
    return [name.value for name, is_shown in shown.items() if is_shown]


@dataclass(frozen=True, slots=True)
class ChartRow:
    """A player's row: what they have marked, in the order of marking; so many shapes are filled from the left.

    `games` are the ids of the games that they marked something for: each serves once.

    >>> ChartRow("Ari", ACHIEVEMENTS[:5]).titles
    (Title.BUDDING,)
    """

    player: str
    marked: tuple[Achievement, ...] = ()
    games: tuple[str, ...] = ()

    @property
    def points(self) -> int:
        """How many of the thirty shapes are filled."""
        return len(self.marked)

    @property
    def titles(self) -> tuple[Title, ...]:
        """The titles reached so far."""
        return tuple(Title)[: self.points // SHAPES_PER_TITLE]


@dataclass(frozen=True, slots=True)
class Chart:
    """A chart that up to six players share (R13.3).

    >>> Chart().with_player("Ari").row("Ari").points
    0
    """

    rows: tuple[ChartRow, ...] = ()

    def row(self, player: str) -> ChartRow:
        """The player's row."""
        for row in self.rows:
            if row.player == player:
                return row
        raise ChartError(Problem.of("chart-player-unknown", player=player))

    def with_player(self, player: str) -> "Chart":
        """The chart with a new, empty row."""
        if not player.strip():
            raise ChartError(Problem.of("chart-name-empty"))
        if any(row.player == player for row in self.rows):
            raise ChartError(Problem.of("chart-player-twice", player=player))
        if len(self.rows) == MAX_CHART_PLAYERS:
            raise ChartError(Problem.of("chart-full"))
        return Chart((*self.rows, ChartRow(player)))

    def open_to(
        self, player: str, position: Position, seat: int, mode: AchievementMode, *, game_id: str
    ) -> tuple[Achievement, ...]:
        """What the player who sat on `seat` may mark after this game: at most one of these.

        `game_id` is the same whenever the same game is meant, and only then.
        """
        return tuple(
            achievement
            for achievement in _offered_to(seat, position, mode)
            if self._problem(player, achievement, game_id, is_solo=position.is_solo) is None
        )

    def mark(
        self,
        player: str,
        achievement: Achievement,
        position: Position,
        seat: int,
        mode: AchievementMode,
        *,
        game_id: str,
    ) -> "Chart":
        """The chart after the player marks one achievement of this game (R13.7)."""
        if achievement not in _offered_to(seat, position, mode):
            raise ChartError(Problem.of("chart-not-offered"))
        if problem := self._problem(player, achievement, game_id, is_solo=position.is_solo):
            raise ChartError(problem)
        rows = tuple(
            ChartRow(player, (*row.marked, achievement), (*row.games, game_id)) if row.player == player else row
            for row in self.rows
        )
        return Chart(rows)

    def without_player(self, player: str) -> "Chart":
        """The chart without a row, for whoever it is rubbed out."""
        return Chart(tuple(row for row in self.rows if row != self.row(player)))

    def _problem(self, player: str, achievement: Achievement, game_id: str, *, is_solo: bool) -> Problem | None:
        row = self.row(player)
        if achievement in row.marked:
            return Problem.of("chart-marked", player=player)
        if game_id in row.games:
            return Problem.of("chart-game-marked", player=player)
        if achievement.mode is AchievementMode.SCENARIO and is_solo:
            # R12.5: alone, the scenarios are played in order.
            number = int(achievement.name)
            before = [Achievement(AchievementMode.SCENARIO, str(earlier)) for earlier in range(1, number)]
            if any(earlier not in row.marked for earlier in before):
                return Problem.of("chart-scenario-order", scenario=number, before=number - 1)
        return None
