"""The 108 patches: six colours, six patterns, three copies of each (R2)."""

from typing import NamedTuple

from calico.rules.names import Name


class Color(Name):
    """The six colours, each with a button of its own."""

    PINK = "pink"
    YELLOW = "yellow"
    GREEN = "green"
    LIGHT_BLUE = "light_blue"
    DARK_BLUE = "dark_blue"
    PURPLE = "purple"


class Pattern(Name):
    """The six patterns, each liked by one cat in play."""

    DOTS = "dots"
    FERNS = "ferns"
    FLOWERS = "flowers"
    QUATREFOIL = "quatrefoil"
    STRIPES = "stripes"
    VINES = "vines"


class Patch(NamedTuple):
    """A patch tile, written `colour:pattern`.

    >>> patch = Patch(Color.PINK, Pattern.VINES)
    >>> str(patch), patch.code
    ('pink:vines', 'Pv')
    """

    color: Color
    pattern: Pattern

    @property
    def code(self) -> str:
        """Two letters for lines and drawings: `Pv` is pink:vines."""
        return COLOR_LETTERS[self.color] + PATTERN_LETTERS[self.pattern]

    def __str__(self) -> str:
        return f"{self.color.value}:{self.pattern.value}"

    def __repr__(self) -> str:
        return self.code if self in PATCH_CODED.values() else f"Patch({self.color!r}, {self.pattern!r})"


COLOR_LETTERS = dict(zip(Color, "PYGLDV", strict=True))
"""The capital that stands for a colour: P is pink, V is purple (violet)."""
PATTERN_LETTERS = dict(zip(Pattern, "dfwqsv", strict=True))
"""The small letter that stands for a pattern: f is ferns, w is flowers."""
ALL_PATCHES = tuple(Patch(color, pattern) for color in Color for pattern in Pattern)
"""The 36 different patches, by colour, then by pattern."""
PATCH_NAMED = {str(patch): patch for patch in ALL_PATCHES}
"""Each patch by its text: `pink:vines`."""
PATCH_CODED = {patch.code: patch for patch in ALL_PATCHES}
"""Each patch by its two letters: `Pv`."""
COPIES = 3
COPIES_LOWER_VARIANCE = 2
