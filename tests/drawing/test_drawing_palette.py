"""The six grounds stay apart for every kind of eye.

Colour blindness is simulated by the matrices of Machado, Oliveira and Fernandes (2009) at full severity, on linear RGB;
distance is CIEDE2000, of which one is about the least difference that can be seen side by side.
"""

from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

import pytest

from calico.drawing.palette import CREAM, GROUNDS, rgb

Triple = tuple[float, float, float]
SIGHT: dict[str, tuple[Triple, Triple, Triple]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
TO_XYZ = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
LEAST = 16.0  # sixteen times a just visible difference; the nearest pair, pink and dark blue to protans, has 16.2


def times(matrix: tuple[Triple, Triple, Triple], vector: Triple) -> Triple:
    one, two, three = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return one, two, three


def linear(color: str) -> Triple:
    red, green, blue = (
        c / 12.92 if (c := byte / 255) <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for byte in rgb(color)
    )
    return red, green, blue


def lab(light: Triple) -> Triple:
    clipped = (min(1.0, max(0.0, light[0])), min(1.0, max(0.0, light[1])), min(1.0, max(0.0, light[2])))
    x, y, z = (value / white for value, white in zip(times(TO_XYZ, clipped), (0.95047, 1, 1.08883), strict=True))
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: Triple, two: Triple) -> float:
    """CIEDE2000."""
    mean = (hypot(*one[1:]) + hypot(*two[1:])) / 2
    stretch = 1.5 - 0.5 * sqrt(mean**7 / (mean**7 + 25**7))
    (l1, a1, b1), (l2, a2, b2) = (one[0], one[1] * stretch, one[2]), (two[0], two[1] * stretch, two[2])
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    turn = (h2 - h1 + 180) % 360 - 180
    hue = (h1 + turn / 2) % 360
    dl, dc, dh = l2 - l1, c2 - c1, 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    t = (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.20 * cos(radians(4 * hue - 63))
    )
    sl = 1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2)
    sc, sh = 1 + 0.045 * chroma, 1 + 0.015 * chroma * t
    twist = -2 * sqrt(chroma**7 / (chroma**7 + 25**7)) * sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))
    return sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + twist * (dc / sc) * (dh / sh))


@pytest.mark.parametrize(
    ("one", "two", "expected"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ],
)
def test_the_measure_itself(one: Triple, two: Triple, expected: float) -> None:
    """Three pairs of the formula's published test data."""
    assert distance(one, two) == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize("sight", SIGHT)
def test_each_pair_of_grounds_keeps_its_distance(sight: str) -> None:
    seen = {color: lab(times(SIGHT[sight], linear(ground))) for color, ground in GROUNDS.items()}
    nearest = min((distance(seen[one], seen[two]), one, two) for one, two in combinations(GROUNDS, 2))
    assert nearest[0] >= LEAST, nearest


@pytest.mark.parametrize("sight", SIGHT)
def test_the_cream_pattern_stands_out_on_every_ground(sight: str) -> None:
    cream = lab(times(SIGHT[sight], linear(CREAM)))
    assert min(distance(cream, lab(times(SIGHT[sight], linear(ground)))) for ground in GROUNDS.values()) >= LEAST
