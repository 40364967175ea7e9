"""The paper that a drawing is made on: shapes defined once and used often, numbers kept short, text made safe."""

import re
from base64 import b64encode
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from html import escape
from importlib.resources import files
from math import cos, pi, sin

from calico.rules import CalicoError, Problem

FONT = "'Calico Sans',sans-serif"
# Stands before every id until the drawing is finished; it can't occur in text, because `safe` removes it.
_MARK = "\x01"
_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


class Sheet:
    """A drawing in the making. A shape is defined at its first use and never again."""

    def __init__(self) -> None:
        self._shapes: dict[str, str] = {}

    def define(self, name: str, make: Callable[[], str]) -> str:
        """The reference `#…` to the shape called `name`, which `make` draws if it isn't there yet.

        `make` returns one element without an id.
        """
        if name not in self._shapes:
            self._shapes[name] = ""  # keeps its place before the shapes that it uses itself
            tag, rest = _split(make())
            self._shapes[name] = f'{tag} id="{_MARK}{name}"{rest}'
        return f"#{_MARK}{name}"

    def finish(self, body: str, box: tuple[float, float, float, float], title: str, desc: str, prefix: str) -> str:
        """The finished SVG. Without a `prefix`, ids begin with a hash of the content, so that no two drawings clash."""
        if not re.fullmatch(r"([A-Za-z][\w-]*)?", prefix, re.ASCII):
            raise CalicoError(Problem.of("picture-prefix", prefix=prefix))
        left, top, width, height = box
        shapes = "".join(self._shapes.values())
        letters = _letters() if "<text" in shapes + body else ""
        content = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{n(left)} {n(top)} {n(width)} {n(height)}" '
            f'width="{n(width)}" height="{n(height)}" role="img" font-family="{FONT}" font-weight="700">'
            f"<title>{safe(title)}</title><desc>{safe(desc)}</desc>"
            f"{letters}<defs>{shapes}</defs>{body}</svg>"
        )
        prefix = prefix or "c" + sha256(content.encode()).hexdigest()[:8]
        return content.replace(_MARK, prefix + "-")


@cache
def _letters() -> str:
    """The typeface, so that a drawing with letters looks the same on every machine."""
    font = (files("calico.drawing") / "fonts" / "CalicoSans-Bold-drawn.woff2").read_bytes()
    source = f"url(data:font/woff2;base64,{b64encode(font).decode()})"
    return f"<style>@font-face{{font-family:'Calico Sans';font-weight:700;src:{source}}}</style>"


def _split(markup: str) -> tuple[str, str]:
    match = re.match(r"<\w+", markup)
    assert match is not None
    return match.group(), markup[match.end() :]


def n(value: float) -> str:
    """A number with at most two digits after the point."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def safe(text: str) -> str:
    """Text as XML may carry it."""
    return escape(_NOT_XML.sub("", text))


def use(ref: str, x: float = 0, y: float = 0, scale: float = 1, more: str = "") -> str:
    """A shape put somewhere."""
    if scale == 1:
        place = f' x="{n(x)}" y="{n(y)}"' if x or y else ""
    else:
        place = f' transform="translate({n(x)} {n(y)}) scale({n(scale)})"'
    return f'<use href="{ref}"{place}{" " + more if more else ""}/>'


def group(markup: str, x: float = 0, y: float = 0, scale: float = 1, more: str = "") -> str:
    """Markup put somewhere."""
    moves = [f"translate({n(x)} {n(y)})"] if x or y else []
    moves += [f"scale({n(scale)})"] if scale != 1 else []
    place = f' transform="{" ".join(moves)}"' if moves else ""
    return f"<g{place}{' ' + more if more else ''}>{markup}</g>"


def text(value: str, x: float, y: float, size: float, color: str, anchor: str = "middle", more: str = "") -> str:
    """A line of text whose capitals are centred on `y`."""
    return (
        f'<text x="{n(x)}" y="{n(y + size * 0.36)}" font-size="{n(size)}" fill="{color}" text-anchor="{anchor}"'
        f"{' ' + more if more else ''}>{safe(value)}</text>"
    )


def fitted(value: str, room: float, size: float) -> tuple[str, float]:
    """A name and the size at which it fits into `room`: made smaller first, then cut."""
    width = 0.6  # of a letter, on average a little less
    size = max(size * 0.6, min(size, room / (width * max(len(value), 1))))
    most = max(1, int(room / (width * size) + 0.001))  # a name that just fits is not cut
    return (value if len(value) <= most else value[: most - 1] + "…"), size


def stroke(d: str, color: str, width: float, more: str = "") -> str:
    """A path as a line with round ends and corners."""
    return (
        f'<path d="{d}" fill="none" stroke="{color}" stroke-width="{n(width)}" stroke-linecap="round" '
        f'stroke-linejoin="round"{" " + more if more else ""}/>'
    )


def hexagon(radius: float, x: float = 0, y: float = 0) -> str:
    """The path of a pointy-top hexagon."""
    corners = [(x + radius * cos(pi * k / 3 - pi / 2), y + radius * sin(pi * k / 3 - pi / 2)) for k in range(6)]
    return "M" + "L".join(f"{n(a)} {n(b)}" for a, b in corners) + "z"
