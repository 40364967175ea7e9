"""The pictures of docs/pictures are what the code draws: this notices change, and says how to accept it."""

import runpy
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
PICTURES: dict[str, str] = runpy.run_path(str(FOLDER / "make.py"))["pictures"]()
MOST_BYTES = 300_000


def test_no_picture_is_left_over() -> None:
    assert {path.name for path in FOLDER.glob("*.svg")} == set(PICTURES)


@pytest.mark.parametrize("name", PICTURES)
def test_picture_is_up_to_date(name: str) -> None:
    kept = (FOLDER / name).read_text(encoding="utf-8")
    assert kept == PICTURES[name] + "\n", "look at the change, then run: python docs/pictures/make.py"
    assert len(kept.encode()) < MOST_BYTES
