"""A finger that looks first and places with the second touch: nothing moves under it between the two."""

from collections.abc import Callable

import pytest
from playing import TAKEABLE, TURN, aim, play_turn, start_game, take, tap
from playwright.sync_api import Page, expect

from calico.rules import PATCH_CELLS

Opener = Callable[..., Page]
# Where the quilt lies on the page, whatever part of it is on the screen.
_PLACE_OF_QUILT = """() => {
    const { x, y, width, height } = document.querySelector('.hero').getBoundingClientRect();
    return [x, y + scrollY, width, height].map(Math.round).join(' ');
}"""


def place_of_quilt(page: Page) -> str:
    """Left, top, width and height of the quilt on the page."""
    return str(page.evaluate(_PLACE_OF_QUILT))


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844)])
def test_the_second_touch_of_the_same_point_places(open_page: Opener, width: int, height: int) -> None:
    page = open_page("#/new/solo", width=width, height=height, touch=True)
    start_game(page)
    for cell in map(str, PATCH_CELLS[::-2] + PATCH_CELLS[:6:2]):
        tap(page, TURN)
        point = aim(page, f'[data-cell="{cell}"]')
        page.touchscreen.tap(*point)
        expect(page.locator(".looking .ghost")).to_be_visible()
        page.touchscreen.tap(*point)
        expect(page.locator(f'[data-cell="{cell}"] .mark')).to_have_count(2)  # one cell, its line drawn twice
        take(page, tap)


@pytest.mark.parametrize("language", ["en", "fr", "de", "pl", "ru"])
@pytest.mark.parametrize(("width", "pace"), [(360, "relaxed"), (360, "minutes"), (1280, "relaxed")])
def test_no_status_moves_the_quilt(open_page: Opener, language: str, width: int, pace: str) -> None:
    """Through two whole turns against a bot, however long its name and the sentences of the language are.

    A bot has no clock; that of the person comes and goes.
    """
    page = open_page("#/new/bots", width=width, height=740, language=language, touch=True)
    page.locator("input[value=beginner]").check()
    page.locator("summary").click()
    page.locator(f"input[value={pace}]").check()
    start_game(page)
    page.wait_for_selector(TURN)
    places = {"at first": place_of_quilt(page)}
    page.evaluate(_WATCH)
    play_turn(page, point=tap)
    page.wait_for_selector(TURN)
    tap(page, TURN)
    tap(page, ".cell.legal")
    expect(page.locator(".looking .ghost")).to_be_visible()
    places["looking"] = place_of_quilt(page)
    tap(page, ".cell.legal")
    page.wait_for_selector(TAKEABLE)
    places["taking"] = place_of_quilt(page)
    tap(page, ".tools button")
    expect(page.locator(TAKEABLE)).to_have_count(0)
    places["undone"] = place_of_quilt(page)
    tap(page, ".tools button", 1)
    expect(page.locator(".tools button").last).to_be_enabled()
    places["looking back"] = place_of_quilt(page)
    places |= page.evaluate("window.places")
    assert len(set(places.values())) == 1, places


# Every place that the quilt has been at, by the status that was shown with it.
_WATCH = f"""() => {{
    window.places = {{}};
    const look = () => {{
        window.places[document.querySelector('.bar [role=status]').textContent.trim()] = ({_PLACE_OF_QUILT})();
        requestAnimationFrame(look);
    }};
    look();
}}"""
