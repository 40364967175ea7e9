"""PNG: the right size, with letters even where no font is installed, and a clear refusal without the package."""

import sys
from importlib.resources import as_file, files
from pathlib import Path

import pytest
from resvg_py import svg_to_bytes
from svg_reading import parse, pixels

from calico.drawing import Picture, quilt_svg, show, svg_to_png
from calico.rules import CalicoError, Options, view_for
from strategies import play_by_chance

GAME = play_by_chance(2, Options(), 11, 70).position
LETTERS = (
    "ABCD≠+0123456789abcdefghijklmnopqrstuvwxyząćęłńóśźżĄŁŻàâçéèêëîïôœùûÿäöüßÄÖÜабвгдеёжзийклмнопрстуфхцчшщъыьэюяЁЖЯ…"
)


def drawn_with_our_font(letter: str) -> bytes:
    """A letter as a machine without any font draws it."""
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">'
        f'<text x="5" y="30" font-size="28" font-weight="700" font-family="Calico Sans">{letter}</text></svg>'
    )
    with as_file(files("calico.drawing") / "fonts" / "CalicoSans-Bold.ttf") as font:
        return bytes(svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=[str(font)]))


def test_the_font_has_every_letter_that_five_languages_need() -> None:
    missing = drawn_with_our_font("漢")
    images = {letter: drawn_with_our_font(letter) for letter in LETTERS}
    assert [letter for letter, image in images.items() if image == missing] == []
    blank = drawn_with_our_font(" ")
    assert [letter for letter, image in images.items() if image == blank] == []


@pytest.mark.parametrize("width", [24, 300])
def test_a_png_has_the_asked_width_and_the_drawing_s_proportions(width: int) -> None:
    svg = quilt_svg(GAME, 0)
    got_width, got_height, rows = pixels(svg_to_png(svg, width=width))
    _, _, box_width, box_height = map(float, parse(svg).attrib["viewBox"].split())
    assert got_width == width
    assert abs(got_height - width * box_height / box_width) <= 1
    assert len({row[i : i + 4] for row in rows for i in range(0, len(row), 4)}) > 50


def test_names_of_cells_are_really_drawn() -> None:
    with_names, without = (quilt_svg(GAME, 0, cell_names=named, prefix="x") for named in (True, False))
    assert pixels(svg_to_png(with_names, width=400)) != pixels(svg_to_png(without, width=400))


@pytest.mark.parametrize("width", [0, -5, 10_001])
def test_an_absurd_width_is_refused(width: int) -> None:
    with pytest.raises(CalicoError) as caught:
        svg_to_png(quilt_svg(GAME, 0), width=width)
    assert caught.value.code == "png-width"


def test_without_the_package_png_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(CalicoError, match=r"pip install '\.\[png\]'") as caught:
        svg_to_png("<svg/>")
    assert caught.value.code == "package-missing"


def test_pictures_show_themselves_and_save_by_suffix(tmp_path: Path) -> None:
    picture = show(GAME, 1)
    assert picture == Picture(quilt_svg(GAME, 1))
    assert show(GAME.seats[1].quilt).svg.count("data-goal") == 3
    assert picture._repr_svg_() == picture.svg == str(picture)
    picture.save(tmp_path / "quilt.svg")
    assert (tmp_path / "quilt.svg").read_text(encoding="utf-8") == picture.svg
    show(view_for(GAME, 0)).save(str(tmp_path / "table.PNG"), width=200)
    assert pixels((tmp_path / "table.PNG").read_bytes())[0] == 200
    with pytest.raises(CalicoError) as caught:
        picture.save(tmp_path / "quilt.gif")
    assert caught.value.code == "picture-suffix"
