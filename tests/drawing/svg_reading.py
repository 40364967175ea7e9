"""Helpers that read what a drawing shows."""

import struct
import zlib
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"


def parse(svg: str) -> ElementTree.Element:
    """The drawing as a tree; fails if it is not well-formed."""
    return ElementTree.fromstring(svg)


def shapes_by_cell(svg: str) -> list[tuple[str, list[str]]]:
    """For each marked group, its cell and the shapes that it uses, without the ids' prefix."""
    return [
        (group.attrib["data-cell"], [use.attrib["href"].split("-", 1)[1] for use in group.iter(f"{SVG}use")])
        for group in parse(svg).iter(f"{SVG}g")
        if "data-cell" in group.attrib
    ]


def pixels(png: bytes) -> tuple[int, int, list[bytes]]:
    """Width, height and the rows of an 8-bit RGBA picture."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    position, data, width, height = 8, b"", 0, 0
    while position < len(png):
        length, kind = struct.unpack(">I4s", png[position : position + 8])
        chunk = png[position + 8 : position + 8 + length]
        if kind == b"IHDR":
            width, height, depth, color, *_ = struct.unpack(">IIBBBBB", chunk)
            assert (depth, color) == (8, 6)
        elif kind == b"IDAT":
            data += chunk
        position += 12 + length
    raw = zlib.decompress(data)
    stride = 4 * width
    rows: list[bytes] = []
    above = bytearray(stride)
    for row in range(height):
        start = row * (stride + 1)
        above = _unfiltered(raw[start], bytearray(raw[start + 1 : start + 1 + stride]), above)
        rows.append(bytes(above))
    return width, height, rows


def _unfiltered(kind: int, line: bytearray, above: bytearray) -> bytearray:
    for index in range(len(line)):
        left = line[index - 4] if index >= 4 else 0
        up, corner = above[index], above[index - 4] if index >= 4 else 0
        if kind == 1:
            line[index] = (line[index] + left) & 255
        elif kind == 2:
            line[index] = (line[index] + up) & 255
        elif kind == 3:
            line[index] = (line[index] + (left + up) // 2) & 255
        elif kind == 4:
            guess = left + up - corner
            nearest = min((left, up, corner), key=lambda value: abs(guess - value))
            line[index] = (line[index] + nearest) & 255
    return line
