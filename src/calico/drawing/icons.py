"""Small signs that stand in text: arrows, ticks, a medal. Drawn, because typefaces lack them or show them as emoji."""

from calico.drawing.palette import BOTH_WAYS

# Lines within a square of 24, in the colour of the text around them.
_LINES = {
    "undo": "M8.5 4.5L3.5 9.5L8.5 14.5M3.5 9.5H14.5A5.5 5.5 0 0 1 14.5 20.5H9",
    "retry": "M19.8 12A7.8 7.8 0 1 1 17.3 6.3L19.8 8.6M19.8 3.6V8.6H14.8",
    "down": "M5 8.5L12 15.5L19 8.5",
    "open": "M4.5 4.5H19.5V19.5H4.5z",
    "ticked": "M4.5 4.5H19.5V19.5H4.5zM8 12.2L11 15.2L16.2 8.8",
    "tick": "M4.5 12.8L9.5 17.8L19.5 6.5",
    "cross": "M6 6L18 18M18 6L6 18",
}
_SOLID = {"earlier": "M16.5 5L6.5 12L16.5 19z", "later": "M7.5 5L17.5 12L7.5 19z"}
ICONS = (*_LINES, *_SOLID, "medal")


def icon(name: str) -> str:
    """The sign as one element, within a square of 24."""
    if name == "medal":
        return (
            '<g stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round" fill="none">'
            f'<path d="M7 2.5L10.5 9.5M17 2.5L13.5 9.5"/><circle cx="12" cy="15.5" r="6.3" fill="{BOTH_WAYS}"/></g>'
        )
    fill = "currentColor" if name in _SOLID else "none"
    return (
        f'<path d="{(_LINES | _SOLID)[name]}" fill="{fill}" stroke="currentColor" stroke-width="2.6" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )
