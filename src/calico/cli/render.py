"""`calico render`: one position of a recorded game as a picture."""

from pathlib import Path

from calico.cli.records import find_seat, game_after, read_game
from calico.cli.terminal import Complaint, Terminal
from calico.drawing import check_suffix, quilt_svg, svg_to_png, table_svg


def render(
    terminal: Terminal, path: Path, out: Path, *, game: int, move: int | None, seat: str | None, force: bool
) -> None:
    """Draw the whole table, or one seat's quilt, into an SVG or PNG file."""
    suffix = check_suffix(out)
    if out.exists() and not force:
        raise Complaint("cli-error-exists", path=str(out))
    shown = game_after(read_game(path, game), move)
    names = shown.names
    svg = table_svg(shown.position, names=names) if seat is None else quilt_svg(shown.position, find_seat(names, seat))
    if suffix == ".png":
        out.write_bytes(svg_to_png(svg))
    else:
        out.write_text(svg, encoding="utf-8")
    terminal.say_path("cli-rendered", path=str(out))
