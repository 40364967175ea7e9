"""A table as people look at it: text, a picture, or the numbers of its pixels."""

from io import BytesIO
from typing import Any

import numpy as np
import numpy.typing as npt

from calico.drawing import svg_to_png, table_svg, table_text
from calico.extras import needing
from calico.rules import Name, View

PIXELS = 900
"""How wide `rgb_array` is; its height follows."""


class RenderMode(Name):
    """The ways to render."""

    HUMAN = "human"  # printed on the terminal
    ANSI = "ansi"  # the same as text
    RGB_ARRAY = "rgb_array"  # height, width, 3
    SVG = "svg"


RENDER_MODES = [mode.value for mode in RenderMode]


def render_mode_of(name: str | None) -> RenderMode | None:
    """The render mode of this name, or None; refuses one that there is not."""
    return None if name is None else RenderMode.parse(name)


def render(view: View, mode: RenderMode) -> Any:
    """The table as the viewer sees it: nothing (`human`), text, an array, or SVG."""
    names = [f"player_{seat}" for seat in range(len(view.position.seats))]
    match mode:
        case RenderMode.HUMAN:
            print(table_text(view, names=names, color=True), flush=True)
            return None
        case RenderMode.ANSI:
            return table_text(view, names=names, color=True)
        case RenderMode.SVG:
            return table_svg(view, names=names)
        case RenderMode.RGB_ARRAY:
            return pixels(svg_to_png(table_svg(view, names=names), width=PIXELS))


def pixels(png: bytes) -> npt.NDArray[np.uint8]:
    """A PNG as an array of height, width and three colours."""
    with needing("envs"):
        from PIL import Image
    with Image.open(BytesIO(png)) as image:
        return np.asarray(image.convert("RGB"), dtype=np.uint8).copy()
