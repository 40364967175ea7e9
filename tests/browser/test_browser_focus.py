"""Where the Tab key goes, where the focus stays, what the keys of each keyboard do, and what is said aloud."""

from collections.abc import Callable

import pytest
from playing import LISTEN, OPEN_CELL, TAKEABLE, TURN, play_out, play_turn, press, start_game
from playwright.sync_api import Page, expect

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


def has_focus(page: Page, selector: str) -> None:
    """Wait until what has the focus lies in `selector`."""
    page.wait_for_function("selector => document.activeElement.closest(selector) !== null", arg=selector)


def test_the_focus_stays_at_the_table(open_page: Opener) -> None:
    """After taking back, after taking, while nothing can be chosen, and when the game is over."""
    page = open_page("#/new/solo")
    start_game(page)
    press(page, TURN)
    press(page, OPEN_CELL)
    page.wait_for_selector(TAKEABLE)
    page.get_by_role("button", name="Undo").focus()
    page.keyboard.press("Enter")
    expect(page.locator(TAKEABLE)).to_have_count(0)
    has_focus(page, ".bar")
    press(page, TURN)
    press(page, OPEN_CELL)
    page.wait_for_selector(TAKEABLE)
    page.locator(".tray .slot").first.focus()  # a patch of the hand, which can't be chosen now
    has_focus(page, '.slot[aria-disabled="true"]')
    page.keyboard.press("Enter")
    expect(page.locator(".chosen")).to_have_count(0)
    page.locator(TAKEABLE).first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(TAKEABLE)).to_have_count(0)
    has_focus(page, ".market .slot")
    play_out(page)
    has_focus(page, ".end")


def test_the_focus_follows_a_shared_screen_to_its_end(open_page: Opener) -> None:
    """From curtain to hand to curtain; at the end everybody is told who has won."""
    page = open_page("#/new/shared")
    page.get_by_label("Beginner").check()
    start_game(page)
    page.evaluate(LISTEN)
    page.locator(".curtain button").focus()
    page.keyboard.press("Enter")
    has_focus(page, ".tray .slot")
    play_turn(page)
    has_focus(page, ".curtain button")
    page.keyboard.press("Enter")
    has_focus(page, ".tray .slot")
    play_out(page)
    has_focus(page, ".end")
    winner = page.locator(".end h2").inner_text()
    assert "wins" in winner or "share" in winner
    page.wait_for_function("words => window.said.join('\\n').includes(words)", arg=winner)


# What the keys at these places of an American keyboard write.
KEYBOARDS = {
    "russian": {"Digit1": "1", "KeyQ": "й", "KeyU": "г"},
    "french": {"Digit1": "&", "KeyQ": "a", "KeyU": "u"},
}
_STRIKE = """([code, key]) => document.activeElement.dispatchEvent(
    new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true }))"""


@pytest.mark.parametrize("keyboard", KEYBOARDS)
def test_shortcuts_on_every_keyboard(open_page: Opener, keyboard: str) -> None:
    page = open_page("#/new/solo")
    start_game(page)
    page.wait_for_selector(TURN)

    def strike(code: str) -> None:
        page.evaluate(_STRIKE, [code, KEYBOARDS[keyboard][code]])

    strike("Digit1")
    expect(page.locator(".slot.chosen")).to_have_count(1)
    strike("KeyQ")
    has_focus(page, "[role=gridcell]")
    press(page, OPEN_CELL)
    page.wait_for_selector(TAKEABLE)
    strike("KeyU")
    expect(page.locator(TAKEABLE)).to_have_count(0)


def test_shortcuts_can_be_switched_off(open_page: Opener) -> None:
    page = open_page("#/new/solo")
    start_game(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Single-key shortcuts").uncheck()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    for key in "1q?":
        page.keyboard.press(key)
    expect(page.locator(".chosen, dialog, .cell:focus")).to_have_count(0)
    assert "key" not in (page.locator(TURN).first.get_attribute("aria-label") or "")
    page.get_by_role("button", name="Keys").click()
    expect(page.get_by_role("dialog")).to_contain_text("switched off")


def test_the_list_of_keys_names_what_is_printed_on_them(open_page: Opener) -> None:
    page = open_page()
    page.context.add_init_script(
        "Object.defineProperty(navigator, 'keyboard',"
        " { value: { getLayoutMap: async () => new Map([['KeyQ', 'a'], ['KeyU', 'u']]) } })"
    )
    page.reload()
    page.locator('a[href="#/new/solo"]').click()
    start_game(page)
    page.get_by_role("button", name="Keys").click()
    expect(page.get_by_role("dialog").get_by_text("A: go to the quilt")).to_be_visible()
