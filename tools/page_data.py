"""What is generated for the page: the art of calico.drawing as one sprite, its palettes, the game's printed facts.

The sprite is drawn once for each palette, usual and in high contrast; every colour that differs becomes a CSS variable,
whose values the palettes hold. So the page can change its palette without a second drawing, and this module need not
know what is drawn how.
"""

import json
import re
from typing import Any
from unittest.mock import patch as replacing

from calico.drawing import palette
from calico.drawing.busts import BUSTS, bust
from calico.drawing.goals import goal_back
from calico.drawing.icons import ICONS, icon
from calico.drawing.motion import motion
from calico.drawing.patches import PITCH, RADIUS, ROW, back, patch, pattern_tile
from calico.drawing.poses import portrait
from calico.drawing.quilt import BINDING, HEIGHT, LEFT, MARGIN, TOP, WIDTH, quilt_group
from calico.drawing.sheet import Sheet, text
from calico.drawing.tokens import button, cat_token, rainbow_button, stitch
from calico.rules import (
    ACHIEVEMENTS,
    ALL_PATCHES,
    BEGINNER_GOALS,
    BORDERS,
    CATS,
    GOAL_POINTS,
    GOAL_SLOTS,
    SCENARIOS,
    SHAPES_PER_TITLE,
    AchievementMode,
    Board,
    Cat,
    Color,
    Goal,
    GoalValues,
    Mode,
    Options,
    Pattern,
    Quilt,
    Restriction,
    Title,
    Variant,
)
from calico.server.protocol import Preset
from lessons import lessons, welcome
from palettes import PALETTES, threads

FOLDER = "web/src/generated"
_INK = "currentColor"  # the page decides: a lost goal fades
_HEX_COLOR = re.compile(r"#[0-9a-f]{6}\b")


def files() -> dict[str, str]:
    """Every file by its path."""
    looks = [(name, is_contrast) for is_contrast in (False, True) for name in PALETTES]
    sprite, variables = _with_variables({look: _sprite(*look) for look in looks})
    return {
        f"{FOLDER}/sprite.svg": sprite,
        f"{FOLDER}/palettes.css": _palettes(variables),
        f"{FOLDER}/facts.json": json.dumps(_facts(), ensure_ascii=False, indent=1) + "\n",
        f"{FOLDER}/lessons.json": json.dumps(lessons(), ensure_ascii=False, separators=(",", ":")) + "\n",
        f"{FOLDER}/welcome.json": json.dumps(welcome(), ensure_ascii=False, separators=(",", ":")) + "\n",
    }


def _sprite(name: str, is_contrast: bool) -> str:
    """Every shape in one look, ids beginning with `c-`."""
    grounds = PALETTES[name]
    bare: dict[str, Any] = {"WELL": palette.WELL}
    if is_contrast:
        bare = {"LINEN": "#ffffff", "WELL": "#ffffff", "EDGE": "#000000"}
    with (
        replacing.dict(palette.GROUNDS, grounds),
        replacing.dict(palette.THREADS, threads(grounds) if is_contrast else {}),
        replacing.multiple(palette, **bare),
    ):
        sheet = Sheet()
        for piece in ALL_PATCHES:
            patch(sheet, piece, 0, 0)
        for pattern in Pattern:
            pattern_tile(sheet, pattern, 0, 0)
        for cat in Cat:
            cat_token(sheet, cat, 0, 0)
            motion(sheet, cat)
            sheet.define(f"{cat}-likeness", lambda cat=cat: portrait(sheet, cat, 0, 0))  # type: ignore[misc]
        for color in Color:
            button(sheet, color, 0, 0)
            sheet.define(f"{color}-stitch", lambda color=color: stitch(color))  # type: ignore[misc]
        rainbow_button(sheet, 0, 0)
        for name in BUSTS:
            bust(sheet, name)
        back(sheet, 0, 0)
        goal_back(sheet, 0, 0)
        with_goals = [Quilt.empty(board, BEGINNER_GOALS) for board in Board]
        for quilt in (*with_goals, Quilt.empty(Board.BLUE)):
            quilt_group(sheet, quilt, Options(), None, cell_names=False, highlight=None)
        for goal in Goal:
            sheet.define(f"letters-{goal}", lambda goal=goal: _letters(goal))  # type: ignore[misc]
        for points in sorted({value for pairs in GOAL_POINTS.values() for pair in pairs.values() for value in pair}):
            sheet.define(f"points-{points}", lambda points=points: text(str(points), 0, 0, 14, _INK))  # type: ignore[misc]
        for name in ICONS:
            sheet.define(f"icon-{name}", lambda name=name: icon(name))  # type: ignore[misc]
        drawn = sheet.finish("", (0, 0, 0, 0), "", "", "c")
    start_of_shapes, end_of_shapes = drawn.index("<defs>"), drawn.index("</defs>") + len("</defs>")
    return f'<svg xmlns="http://www.w3.org/2000/svg">{drawn[start_of_shapes:end_of_shapes]}</svg>\n'


def _letters(goal: Goal) -> str:
    """What a goal's tile says, in two lines; the goal of six different ones has a sign."""
    if goal is Goal.DIFFERENT:
        return f'<path d="M-15 -7H15M-15 5H15M8 -16L-8 14" stroke="{_INK}" stroke-width="5" stroke-linecap="round"/>'
    first, *rest = goal.value.upper().split("-")
    if len(first) < 3:  # a short group shares its line with the next one
        first = f"{first} {rest.pop(0)}"
    return f"<g>{text(first, 0, -11, 17.5, _INK)}{text(' '.join(rest), 0, 6, 17.5, _INK)}</g>"


Look = tuple[str, bool]


def _with_variables(sprites: dict[Look, str]) -> tuple[str, dict[Look, dict[str, str]]]:
    """One sprite for all looks, and the values of its variables in each."""
    names = list(sprites)
    colors = [_HEX_COLOR.findall(sprite) for sprite in sprites.values()]
    variables: dict[tuple[str, ...], str] = {}
    replacements = []
    for values in zip(*colors, strict=True):
        if len(set(values)) == 1:
            replacements.append(values[0])
        else:
            replacements.append(f"var({variables.setdefault(values, f'--cloth-{len(variables)}')})")
    queue = iter(replacements)
    sprite = _HEX_COLOR.sub(lambda _: next(queue), sprites["natural", False])
    return sprite, {
        name: {variable: values[index] for values, variable in variables.items()} for index, name in enumerate(names)
    }


def _palettes(variables: dict[Look, dict[str, str]]) -> str:
    rules = []
    for (name, is_contrast), values in variables.items():
        theme = '[data-theme="contrast"]' if is_contrast else ""
        selector = f":root{theme}" if name == "natural" else f':root{theme}[data-palette="{name}"]'
        grounds = {f"--ground-{color}": ground for color, ground in PALETTES[name].items()}
        lines = "".join(f"  {variable}: {value};\n" for variable, value in {**grounds, **values}.items())
        rules.append(f"{selector} {{\n{lines}}}\n")
    boards = "".join(f"  --board-{board}: {color};\n" for board, color in palette.BOARDS.items())
    return f":root {{\n{boards}}}\n" + "".join(rules)


def _facts() -> dict[str, object]:
    """What the game prints, for setup screens, drawings and the rules page."""
    return {
        "geometry": {
            "radius": RADIUS, "pitch": round(PITCH, 4), "row": ROW, "left": round(LEFT, 3), "top": TOP,
            "width": round(WIDTH, 3), "height": HEIGHT, "binding": BINDING, "margin": MARGIN,
            "slots": [slot.name for slot in GOAL_SLOTS],
        },
        "colors": list(Color),
        "patterns": list(Pattern),
        "boards": {board: [str(piece) for piece in BORDERS[board].values()] for board in Board},
        "cats": {
            cat: {"points": facts.points, "size": facts.size, "shape": facts.shape, "dots": facts.dots,
                  "otherSide": facts.other_side}
            for cat, facts in ((cat, CATS[cat]) for cat in Cat)
        },
        "goals": {goal: {values: GOAL_POINTS[values][goal] for values in GoalValues} for goal in Goal},
        "modes": list(Mode),
        "goalValues": list(GoalValues),
        "variants": list(Variant),
        "restrictions": list(Restriction),
        "scenarios": [
            {"number": card.number, "goals": card.goals, "cats": card.cats, "objectives": card.objectives}
            for card in SCENARIOS.values()
        ],
        "achievementModes": list(AchievementMode),
        "achievements": [str(achievement) for achievement in ACHIEVEMENTS],
        "titles": list(Title),
        "shapesPerTitle": SHAPES_PER_TITLE,
        "presets": list(Preset),
        "portraits": list(BUSTS),
    }  # fmt: skip
