"""Every colour that a drawing uses.

The six grounds are tuned so that each pair stays well apart in normal sight and in simulated protanopia, deuteranopia
and tritanopia; signs and patterns tell the patches apart without any colour.
"""

from calico.rules import Board, Color

GROUNDS = {
    Color.PINK: "#cb1666",
    Color.YELLOW: "#f6a821",
    Color.GREEN: "#5b8600",
    Color.LIGHT_BLUE: "#3db7c9",
    Color.DARK_BLUE: "#151e7c",
    Color.PURPLE: "#9a47b6",
}
THREADS = dict.fromkeys(Color, "#fbf2df")  # what patterns and signs are drawn with on each ground
BOARDS = {
    Board.BLUE: "#3d6ea8",
    Board.GREEN: "#557f45",
    Board.PURPLE: "#7a5598",
    Board.YELLOW: "#c58a1f",
}
CREAM = "#fbf2df"  # patterns, tiles, thread
LINEN = "#f1e4c8"  # boards and cards
WELL = "#e6d5b3"  # an empty cell
EDGE = "#d0bc9c"  # and what is round it
INK = "#3a2a22"  # letters and outlines
FADED = "#a5927a"  # what no longer counts
WOOD = "#6b4a35"  # the table
WOOD_DARK = "#4a3226"
ONE_WAY = "#3f7fc1"  # the disc of the lower goal value
BOTH_WAYS = "#f5c33b"  # the disc of the higher goal value
MET = "#4c9a4a"  # the thread round a goal that is met
LOST = "#b5483a"  # the thread across a goal that is lost
GLOW = "#ffd76a"  # the last patch, the player whose turn it is


def rgb(color: str) -> tuple[int, int, int]:
    """The three bytes of `#rrggbb`."""
    return int(color[1:3], 16), int(color[3:5], 16), int(color[5:7], 16)


def luminance(color: str) -> float:
    """How bright a colour is, from 0 to 1, as WCAG reckons it."""
    red, green, blue = (byte / 255 for byte in rgb(color))
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in (red, green, blue)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(color: str, other: str) -> float:
    """How well two colours can be told apart, from 1 to 21, as WCAG reckons it."""
    dark, light = sorted((luminance(color), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def mix(color: str, other: str, share: float) -> str:
    """`color` with this share of `other` stirred in."""
    pairs = zip(rgb(color), rgb(other), strict=True)
    return "#" + "".join(f"{round(one + (two - one) * share):02x}" for one, two in pairs)


def darker(color: str, share: float = 0.3) -> str:
    """A shade of the colour."""
    return mix(color, "#1a0f14", share)


def lighter(color: str, share: float = 0.3) -> str:
    """A tint of the colour."""
    return mix(color, "#fffaf0", share)
