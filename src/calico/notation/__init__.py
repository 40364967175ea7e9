"""Text forms that round-trip: patches, cells, moves, positions, charts, and whole games as calico-record."""

from calico.notation import errors as errors
from calico.notation.atoms import (
    COLOR_LETTERS,
    PATTERN_LETTERS,
    NotationError,
    format_cell,
    format_move,
    format_patch,
    format_patch_code,
    parse_cell,
    parse_move,
    parse_patch,
    parse_patch_code,
)
from calico.notation.chart import format_chart, parse_chart
from calico.notation.position import format_position, format_view, parse_position, parse_view
from calico.notation.reader import RecordError
from calico.notation.record import (
    Record,
    RecordedMove,
    continued,
    format_record,
    opening,
    parse_record,
    positions,
    read_records,
)

__all__ = [
    "COLOR_LETTERS",
    "PATTERN_LETTERS",
    "NotationError",
    "Record",
    "RecordError",
    "RecordedMove",
    "continued",
    "format_cell",
    "format_chart",
    "format_move",
    "format_patch",
    "format_patch_code",
    "format_position",
    "format_record",
    "format_view",
    "opening",
    "parse_cell",
    "parse_chart",
    "parse_move",
    "parse_patch",
    "parse_patch_code",
    "parse_position",
    "parse_record",
    "parse_view",
    "positions",
    "read_records",
]
