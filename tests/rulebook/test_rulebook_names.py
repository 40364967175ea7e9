"""What an edition names, and what the tiles show beside their colour."""

import re
from pathlib import Path

import pytest

import calico.locales
from calico.drawing.signs import SIGNS
from calico.rules import CATS, Cat, Color

GERMAN = {  # DE page 8: group side, shape side, in the order of the points
    3: ("Emy", "Mauze"), 5: ("Lilly", "Felix"), 7: ("Mimmi", "Billie"), 9: ("Luna", "Moritz"), 11: ("Wuschel", "Mausi"),
}  # fmt: skip


@pytest.mark.rule("R2.2")
def test_every_colour_has_a_sign_of_its_own() -> None:
    assert set(SIGNS) == set(Color)
    assert len(set(SIGNS.values())) == 6


@pytest.mark.rule("R4.5")
def test_german_cats_have_german_names() -> None:
    """DE page 8 (Katzen-Tableaus)."""
    text = (Path(calico.locales.__file__).parent / "de" / "game.ftl").read_text(encoding="utf-8")
    names = dict(re.findall(r"^cat-([a-z]+) = (.+)$", text, re.MULTILINE))
    for cat in Cat:
        group_side, shape_side = GERMAN[CATS[cat].points]
        assert names[cat.value] == (group_side if CATS[cat].shape is None else shape_side)
