"""Pictures of quilts and tables: SVG of our own art, PNG, and hexagons for the terminal."""

from calico.drawing import errors as errors
from calico.drawing.legend import legend_svg
from calico.drawing.picture import Picture, check_suffix, show
from calico.drawing.png import svg_to_png
from calico.drawing.quilt import quilt_svg
from calico.drawing.table import table_svg
from calico.drawing.terminal import (
    QUILT_HEIGHT,
    QUILT_WIDTH,
    cat_line,
    hand_line,
    legend_text,
    market_line,
    patch_text,
    quilt_lines,
    quilt_text,
    side_by_side,
    table_text,
    visible_width,
)

__all__ = [
    "QUILT_HEIGHT",
    "QUILT_WIDTH",
    "Picture",
    "cat_line",
    "check_suffix",
    "hand_line",
    "legend_svg",
    "legend_text",
    "market_line",
    "patch_text",
    "quilt_lines",
    "quilt_svg",
    "quilt_text",
    "show",
    "side_by_side",
    "svg_to_png",
    "table_svg",
    "table_text",
    "visible_width",
]
