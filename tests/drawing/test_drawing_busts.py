"""The players' portraits: one for each of ours, told apart when small, and a stand-in for anybody else's."""

from io import BytesIO
from itertools import combinations

import numpy as np
import pytest
from PIL import Image

from calico.drawing import svg_to_png
from calico.drawing.busts import BUSTS, OTHER, bust
from calico.drawing.sheet import Sheet
from calico.players import player_names

SMALL = 48  # pixels, as the page shows them


def drawn(name: str) -> str:
    sheet = Sheet()
    return sheet.finish(bust(sheet, name), (-52, -52, 104, 108), name, name, "")


def test_every_player_of_ours_has_its_own() -> None:
    assert set(player_names()) == set(BUSTS) - {OTHER}


def test_somebody_elses_player_is_the_dummy() -> None:
    sheet = Sheet()
    assert bust(sheet, "stranger") == bust(sheet, OTHER)


def test_small_portraits_differ_in_black_and_white_and_fill_their_disc() -> None:
    pixels = {
        name: np.asarray(Image.open(BytesIO(svg_to_png(drawn(name), width=SMALL))).convert("LA"), dtype=float)
        for name in BUSTS
    }
    for one, other in combinations(pixels, 2):
        assert np.abs(pixels[one][..., 0] - pixels[other][..., 0]).mean() > 12, (one, other)
    for name, image in pixels.items():
        assert (image[0, :, 1] == 0).mean() > 0.3, f"{name} is cut off above"


@pytest.mark.parametrize("name", BUSTS)
def test_a_portrait_is_drawn_once_however_often_it_is_used(name: str) -> None:
    sheet = Sheet()
    body = bust(sheet, name) + bust(sheet, name, 100, 0, 0.5)
    assert sheet.finish(body, (0, 0, 1, 1), "", "", "p").count(f'id="p-bot-{name}"') == 1
