"""A legend: the six colours with their signs and buttons, and the six patterns."""

from collections.abc import Mapping

from calico.drawing import palette
from calico.drawing.cards import card
from calico.drawing.patches import patch, pattern_tile
from calico.drawing.sheet import Sheet, fitted, text
from calico.drawing.tokens import button
from calico.rules import COLOR_LETTERS, PATTERN_LETTERS, Color, Patch, Pattern


def legend_svg(*, labels: Mapping[str, str] | None = None, title: str | None = None, prefix: str = "") -> str:
    """The legend as a self-contained SVG: colours with button and letter, patterns in black with their letter.

    `labels` translates the rules' names (`pink`, `dots` …); the letters are those of moves.

    >>> "rose" in legend_svg(labels={"pink": "rose"})
    True
    """
    labels = labels or {}
    sheet = Sheet()
    width, row = 620.0, 74.0
    parts = [card(width, 6 * row + 28)]
    for index, (color, pattern) in enumerate(zip(Color, Pattern, strict=True)):
        y = 14 + row * (index + 0.5)
        parts.append(patch(sheet, Patch(color, pattern), 52, y, scale=0.66))
        parts.append(button(sheet, color, 112, y, 1.7))
        parts.append(pattern_tile(sheet, pattern, 350, y, 0.62))
        for x, letter, label in (
            (146, COLOR_LETTERS[color], labels.get(color, color.replace("_", " "))),
            (396, PATTERN_LETTERS[pattern], labels.get(pattern, str(pattern))),
        ):
            shown, size = fitted(label, 150, 24)
            parts.append(text(letter, x, y, 24, palette.FADED, "start"))
            parts.append(text(shown, x + 32, y, size, palette.INK, "start"))
    names = ", ".join([*(labels.get(color, color) for color in Color), *(labels.get(p, p) for p in Pattern)])
    return sheet.finish("".join(parts), (-4, -4, width + 10, 6 * row + 40), title or "Calico", names, prefix)
