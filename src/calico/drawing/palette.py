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
BOARDS = {
    Board.BLUE: "#3d6ea8",
    Board.GREEN: "#557f45",
    Board.PURPLE: "#7a5598",
    Board.YELLOW: "#c58a1f",
}
CREAM = "#fbf2df"  # patterns, tiles, thread
LINEN = "#f1e4c8"  # boards and cards
WELL = "#e6d5b3"  # an empty cell
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
