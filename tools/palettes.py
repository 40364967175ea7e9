"""The four sets of patch colours that the page offers, and how people with each kind of colour blindness see them.

`natural` is the drawings' own. The other three keep the hue that each colour is named for, but stand further apart for
the eye that they are made for. Simulation: Machado, Oliveira and Fernandes 2009, severity 1; distance: OKLab.
"""

from itertools import combinations
from math import copysign, dist

from calico.drawing.palette import GROUNDS, contrast, rgb
from calico.rules import Color

Triple = tuple[float, float, float]


def _palette(*colors: str) -> dict[Color, str]:
    return dict(zip(Color, colors, strict=True))


PALETTES: dict[str, dict[Color, str]] = {
    "natural": dict(GROUNDS),
    "protanopia": _palette("#8a0818", "#e4b230", "#3c7912", "#2bbeef", "#100e99", "#ad45fd"),
    "deuteranopia": _palette("#822161", "#f1b107", "#4e9415", "#42ccdd", "#15084f", "#a64dfb"),
    "tritanopia": _palette("#db293e", "#e8b440", "#2f8531", "#0ac8fd", "#031c37", "#7c0192"),
}


def threads(grounds: dict[Color, str]) -> dict[Color, str]:
    """White or black, whichever stands out more from each ground: for high contrast."""
    return {
        color: max("#ffffff", "#000000", key=lambda thread: contrast(thread, ground))
        for color, ground in grounds.items()
    }


SIGHTS: dict[str, tuple[Triple, Triple, Triple]] = {
    "natural": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}


def least_distance(palette: dict[Color, str], sight: str) -> float:
    """How far the two most similar colours of a palette stand apart for this sight."""
    seen = [_oklab(_seen(color, sight)) for color in palette.values()]
    return min(dist(one, other) for one, other in combinations(seen, 2))


def _seen(color: str, sight: str) -> Triple:
    red, green, blue = (_linear(byte / 255) for byte in rgb(color))
    first, second, third = (min(1.0, max(0.0, row[0] * red + row[1] * green + row[2] * blue)) for row in SIGHTS[sight])
    return first, second, third


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)


def _oklab(linear: Triple) -> Triple:
    red, green, blue = linear
    long = _root(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    medium = _root(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    short = _root(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return (
        0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
    )


def _root(value: float) -> float:
    return copysign(abs(value) ** (1 / 3), value)
