"""Where the Tab key goes, and where the focus stays."""

from collections.abc import Callable

from playing import TURN, start_game
from playwright.sync_api import Page

Opener = Callable[..., Page]
# What has the focus: where it lies, and what it is.
_FOCUSED = """() => {
    const one = document.activeElement;
    const inside = one.closest('[role=grid]') ? 'quilt' : one.closest('.tray') ? 'tray' : one.closest('svg') ? 'svg'
        : one.closest('.tiles, .card') ? 'card' : one.closest('header') ? 'header' : 'page';
    return `${inside}: ${(one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40)}`;
}"""


def tab_stops(page: Page, until: str) -> list[str]:
    """Press Tab until something inside of `until` has the focus; what had it on the way, that one included."""
    stops: list[str] = []
    for _ in range(300):
        page.keyboard.press("Tab")
        stops.append(page.evaluate(_FOCUSED))
        if page.evaluate("selector => document.activeElement.closest(selector) !== null", until):
            return stops
    raise AssertionError(f"no Tab leads to {until}: {stops}")


def test_nothing_unseen_before_the_first_card_of_the_start_page(open_page: Opener) -> None:
    page = open_page()
    page.wait_for_selector(".sewn svg")
    stops = tab_stops(page, 'a[href="#/new/solo"]')
    assert len(stops) <= 10, stops


def test_one_stop_for_ones_own_quilt_and_none_for_the_others(open_page: Opener) -> None:
    page = open_page("#/new/bots")
    for _ in range(2):
        page.get_by_role("button", name="Add a seat").click()
    page.get_by_label("Beginner").check()
    start_game(page)
    page.wait_for_selector(TURN)
    assert page.locator(".rivals svg.quilt").count() == 3
    page.locator("#main").focus()
    to_hand = tab_stops(page, ".tray .slot")
    assert len(to_hand) <= 12, to_hand
    around = tab_stops(page, ".skip")
    stops = [*to_hand, *around]
    assert [stop for stop in stops if stop.startswith("svg")] == []
    assert len([stop for stop in stops if stop.startswith("quilt")]) == 1
