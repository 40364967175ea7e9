"""Pictures as PNG, with the font that the package brings, because a fresh machine may have none."""

from importlib.resources import as_file, files

from calico.extras import needing
from calico.rules import CalicoError, Problem

MAX_WIDTH = 10_000


def svg_to_png(svg: str, *, width: int | None = None) -> bytes:
    """The drawing as PNG, `width` pixels wide (by default one for each unit of the SVG); its height follows.

    Needs the extra `png`; without it, a CalicoError with the code `package-missing`.

    >>> svg_to_png('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', width=90)[1:4]
    b'PNG'
    """
    with needing("png"):
        from resvg_py import svg_to_bytes
    if width is not None and not 1 <= width <= MAX_WIDTH:
        raise CalicoError(Problem.of("png-width", width=width, most=MAX_WIDTH))
    with as_file(files("calico.drawing") / "fonts" / "CalicoSans-Bold.ttf") as font:
        return bytes(svg_to_bytes(svg_string=svg, width=width, font_files=[str(font)], font_family="Calico Sans"))
