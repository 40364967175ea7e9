"""Pictures of quilts and tables: SVG of our own art, PNG, and hexagons for the terminal."""

from calico.drawing import errors as errors
from calico.drawing.legend import legend_svg
from calico.drawing.picture import Picture, check_suffix, show
from calico.drawing.png import svg_to_png
from calico.drawing.quilt import quilt_svg
from calico.drawing.table import table_svg
from calico.drawing.terminal import (
    QUILT_WIDTH,
    legend_text,
    patch_text,
    quilt_lines,
    quilt_text,
    side_by_side,
    table_text,
)

__all__ = [
    "QUILT_WIDTH",
    "Picture",
    "check_suffix",
    "legend_svg",
    "legend_text",
    "patch_text",
    "quilt_lines",
    "quilt_svg",
    "quilt_text",
    "show",
    "side_by_side",
    "svg_to_png",
    "table_svg",
    "table_text",
]
