"""The pictures of docs/pictures are light enough for a page."""

from pathlib import Path

import pytest

PICTURES = sorted((Path(__file__).parents[2] / "docs" / "pictures").glob("*.svg"))
MOST_BYTES = 300_000


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.stem)
def test_a_picture_is_light(picture: Path) -> None:
    assert picture.stat().st_size < MOST_BYTES
