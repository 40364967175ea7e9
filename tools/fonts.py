"""Make the typeface that the package ships, from the folder that holds the originals.

    python tools/fonts.py /usr/share/fonts/truetype/lato    (Debian: apt-get install fonts-lato)

Writes src/calico/drawing/fonts: for the page, each weight as woff2, one file for Latin and one for Cyrillic; the bold
weight once more as a small file for SVG, which carries it along, and as TrueType for PNG. The originals' name is
reserved, so a subset has another. Needs fonttools and brotli.
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

FAMILY = "Calico Sans"
FONTS = Path(__file__).parents[1] / "src" / "calico" / "drawing" / "fonts"
WEIGHTS = ("Regular", "Bold")
# Written here once and again as unicode-range in web/src/fonts.css; a test compares them.
LATIN = (
    "U+0020-007E,U+00A0-017F,U+0192,U+0218-021B,U+02C6-02C7,U+02D8-02DD,U+1E9E,U+2009-200A,U+2010-2015,"
    "U+2018-201E,U+2020-2022,U+2026,U+202F,U+2030,U+2032-2033,U+2039-203A,U+2044,U+20AC,U+2122,U+2190-2193,"
    "U+2212,U+2215,U+2248,U+2260,U+2264-2265,U+25CB,U+25CF"
)
DRAWN = (  # the letters of five languages: what names and legends in a drawing are written with
    "U+0020-007E,U+00A0-00FF,U+0104-0107,U+0118-0119,U+0141-0144,U+0152-0153,U+015A-015B,U+0178-017C,U+0401,"
    "U+0410-044F,U+0451,U+2013,U+2019,U+2026,U+2192,U+2260"
)
CYRILLIC = "U+0400-045F,U+0490-0491,U+2116"
FEATURES = ("kern", "liga", "locl", "mark", "mkmk", "ccmp", "tnum", "lnum")
_NAMES_KEPT = {0, 5, 13, 14}  # copyright, version, licence and its address


def main(originals: Path) -> None:
    """Write every file."""
    for weight in WEIGHTS:
        original = originals / f"Lato-{weight}.ttf"
        _subset(original, weight, LATIN, f"CalicoSans-{weight}-latin.woff2")
        _subset(original, weight, CYRILLIC, f"CalicoSans-{weight}-cyrillic.woff2")
    bold = originals / "Lato-Bold.ttf"
    _subset(bold, "Bold", f"{LATIN},{CYRILLIC}", "CalicoSans-Bold.ttf")
    _subset(bold, "Bold", DRAWN, "CalicoSans-Bold-drawn.woff2", features=())


def characters(ranges: str) -> set[int]:
    """The characters of `U+0041-005A,U+0061`."""
    ends = [one.removeprefix("U+").partition("-") for one in ranges.split(",")]
    return {code for first, _, last in ends for code in range(int(first, 16), int(last or first, 16) + 1)}


def _subset(original: Path, weight: str, ranges: str, name: str, features: tuple[str, ...] = FEATURES) -> None:
    options = Options()
    options.layout_features = list(features)
    options.name_IDs = sorted(_NAMES_KEPT)
    options.hinting = False  # the originals' is made by a machine; screens of today draw as well without
    options.notdef_outline = True
    options.flavor = "woff2" if name.endswith(".woff2") else None
    font = TTFont(original, recalcTimestamp=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters(ranges))
    subsetter.subset(font)
    names = font["name"]
    for number, value in {
        1: FAMILY,
        2: weight,
        3: f"{name.partition('.')[0]} 2.0",
        4: f"{FAMILY} {weight}",
        6: f"CalicoSans-{weight}",
        10: "A subset of a typeface by Lukasz Dziedzic, renamed as its licence asks.",
    }.items():
        names.setName(value, number, 3, 1, 0x409)
    font.flavor = options.flavor
    font.save(FONTS / name)
    print(f"{name}: {len(font.getBestCmap())} characters, {(FONTS / name).stat().st_size} bytes")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
