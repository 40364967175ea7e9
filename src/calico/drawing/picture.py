"""A finished picture that a notebook shows and that saves itself."""

from dataclasses import dataclass
from pathlib import Path

from calico.drawing.png import svg_to_png
from calico.drawing.quilt import lone_quilt_svg, quilt_svg
from calico.drawing.table import table_svg
from calico.game import Game
from calico.rules import CalicoError, Options, Position, Problem, Quilt, View


@dataclass(frozen=True, slots=True, repr=False)
class Picture:
    """A drawing. Notebooks display it by themselves.

    >>> import calico
    >>> picture = show(calico.new_game(setup="beginner", seed=7))
    >>> picture.svg[:4], picture.png(width=400)[1:4]
    ('<svg', b'PNG')
    """

    svg: str

    def _repr_svg_(self) -> str:
        return self.svg

    def __str__(self) -> str:
        return self.svg

    def __repr__(self) -> str:
        return f"<Picture: {len(self.svg) // 1000} kB of SVG>"

    def png(self, *, width: int | None = None) -> bytes:
        """The drawing as PNG (see `svg_to_png`)."""
        return svg_to_png(self.svg, width=width)

    def save(self, path: str | Path, *, width: int | None = None) -> None:
        """Write `.svg` or `.png`, as the name ends; `width` is for PNG."""
        path = Path(path)
        if check_suffix(path) == ".svg":
            path.write_text(self.svg, encoding="utf-8")
        else:
            path.write_bytes(self.png(width=width))


def check_suffix(path: Path) -> str:
    """How the name of a picture's file ends, `.svg` or `.png`; refuses anything else."""
    suffix = path.suffix.lower()
    if suffix not in (".svg", ".png"):
        raise CalicoError(Problem.of("picture-suffix", suffix=path.suffix))
    return suffix


def show(shown: Game | Position | View | Quilt, seat: int | str | None = None) -> Picture:
    """The whole table, one seat's quilt, or a quilt by itself (with the goals' usual values) as a picture.

    Of a game, a seat may be given by its player's name.

    >>> import calico
    >>> game = calico.new_game(setup="beginner", seed=7)
    >>> show(game, seat=0).svg == quilt_svg(game.position, 0, name="player 1")
    True
    """
    if isinstance(shown, Quilt):
        return Picture(lone_quilt_svg(shown, Options()))
    if isinstance(shown, Game):
        if seat is None:
            return Picture(shown._repr_svg_())
        number = shown.view(seat).seat or 0  # refuses one that is not there
        return Picture(quilt_svg(shown.position, number, name=shown.names[number]))
    if isinstance(seat, str):
        raise TypeError("only of a Game can a seat be shown by its player's name")
    return Picture(table_svg(shown) if seat is None else quilt_svg(shown, seat))
