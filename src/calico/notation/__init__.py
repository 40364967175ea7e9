"""Text forms that round-trip: patches, cells, moves, positions, charts, and whole games as calico-record.

The text of a patch, a cell or a move is its `str`.
"""

from calico.notation import errors as errors
from calico.notation.atoms import NotationError, parse_cell, parse_move, parse_patch, parse_patch_code
from calico.notation.chart import format_chart, parse_chart
from calico.notation.position import format_position, format_view, parse_position, parse_view
from calico.notation.reader import RecordError
from calico.notation.record import format_record, parse_record, read_games

__all__ = [
    "NotationError",
    "RecordError",
    "format_chart",
    "format_position",
    "format_record",
    "format_view",
    "parse_cell",
    "parse_chart",
    "parse_move",
    "parse_patch",
    "parse_patch_code",
    "parse_position",
    "parse_record",
    "parse_view",
    "read_games",
]
