"""Complete games, played as people play them."""

import json
from collections.abc import Callable

from page_server import Server
from playing import OVER, TURN, choose_goals, play_turn, quick_turn, record_of, shown_total, start_game
from playwright.sync_api import Page, expect

Opener = Callable[..., Page]


def test_alone_by_mouse(open_page: Opener, server: Server) -> None:
    page = open_page("#/new/solo")
    start_game(page)
    for _ in range(22):
        play_turn(page)
    page.wait_for_selector(OVER)
    record = record_of(server.url, page)
    assert len(record.moves) == 22
    assert record.result is not None
    assert shown_total(page) == record.result.scores[0].total


def test_undo_until_the_market_is_taken(open_page: Opener) -> None:
    page = open_page("#/new/solo")
    start_game(page)
    page.locator(TURN).first.click()
    page.locator(".cell.legal").first.click()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".takeable")).to_have_count(0)
    page.locator(TURN).first.click()
    expect(page.locator(".cell.legal")).to_have_count(22)


def test_by_dragging(open_page: Opener) -> None:
    page = open_page("#/new/solo")
    start_game(page)
    page.locator(TURN).first.drag_to(page.locator('[data-cell="c3"]'))
    expect(page.locator(".takeable")).to_have_count(3)


def test_two_people_in_two_browsers(open_page: Opener, server: Server) -> None:
    host = open_page("#/new/friends")
    start_game(host)
    guest = open_page(host.url.removeprefix(server.url))
    guest.locator("input[autocomplete=nickname]").fill("Ari")
    guest.locator("form button.main").click()
    host.locator(".seats").get_by_text("Ari").wait_for()
    host.get_by_role("button", name="Begin").click()
    for page in (host, guest):
        page.wait_for_selector(".choice-card")
        choose_goals(page)
    for page in (host, guest):
        page.wait_for_selector(".tray")
    for _ in range(44):
        # A test that waits for either of two pages has to look at both.
        page = next(one for _ in range(1500) for one in (host, guest) if _is_on_turn(one))
        quick_turn(page)
    for page in (host, guest):
        page.wait_for_selector(OVER)
    record = record_of(server.url, host)
    assert record.result is not None
    assert [shown_total(guest, seat) for seat in (0, 1)] == [score.total for score in record.result.scores]


def _is_on_turn(page: Page) -> bool:
    page.wait_for_timeout(10)
    return page.locator(TURN).count() > 0


def test_four_at_one_screen(open_page: Opener, server: Server) -> None:
    page = open_page("#/new/shared")
    for _ in range(2):
        page.get_by_role("button", name="Add a seat").click()
    page.get_by_label("Beginner").check()
    start_game(page)
    shown = set()
    for _ in range(88):
        page.wait_for_selector(".curtain")
        assert page.locator(".tray").count() == 0  # nobody's hand is to be seen
        shown.add(page.locator(".curtain h1").inner_text())
        page.locator(".curtain button").dispatch_event("click")
        quick_turn(page)
    page.wait_for_selector(OVER)
    assert len(shown) == 4
    assert len(record_of(server.url, page).moves) == 88


def test_scenario_with_a_bot_by_keyboard_only(open_page: Opener, server: Server) -> None:
    page = open_page("#/new/scenarios/1")
    _press_until(page, "Add a seat")
    page.keyboard.press("Enter")
    _press_until(page, "Start")
    page.keyboard.press("Enter")
    page.wait_for_selector(".choice-card")
    for number in range(3):
        page.locator(".offer .tile").nth(number).focus()
        page.keyboard.press("Enter")
    _press_until(page, "Keep these")
    page.keyboard.press("Enter")
    for _ in range(22):
        page.wait_for_selector(TURN)
        page.keyboard.press("1")
        page.keyboard.press("q")
        _walk_to_open_cell(page)
        page.keyboard.press("Enter")
        page.wait_for_selector(".takeable")
        page.keyboard.press("1")
        expect(page.locator(".takeable")).to_have_count(0)
    page.wait_for_selector(OVER)
    assert record_of(server.url, page).setup.options.scenario == 1


def _press_until(page: Page, name: str) -> None:
    """Tab to the button of this name."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if name in page.evaluate("document.activeElement?.textContent ?? ''").strip()[: len(name) + 3]:
            return
    raise AssertionError(f"{name} can't be reached by Tab")


def _walk_to_open_cell(page: Page) -> None:
    """Arrows, row by row like reading, until the cell that has the focus takes a patch."""
    for key in [*["ArrowLeft"] * 7, *["ArrowUp"] * 7]:
        page.keyboard.press(key)
    for row in range(7):
        for _ in range(7):
            if page.evaluate("document.activeElement.classList.contains('legal')"):
                return
            page.keyboard.press("ArrowRight" if row % 2 == 0 else "ArrowLeft")
        page.keyboard.press("ArrowDown")
    raise AssertionError("no open cell")


def test_phone_with_touch(open_page: Opener) -> None:
    page = open_page("#/new/solo", width=360, height=740, touch=True, settings=json.dumps({"confirm": True}))
    start_game(page)
    page.locator(TURN).first.tap()
    page.locator(".cell.legal").first.tap()
    page.get_by_role("button", name="Place on a1").tap()
    page.locator(".takeable").first.tap()
    expect(page.locator(".takeable")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    small = page.evaluate(
        """() => [...document.querySelectorAll('.tray button.slot, .bar button, header a, header button')]
        .map((one) => one.getBoundingClientRect())
        .filter((box) => box.width > 0 && (box.width < 43.5 || box.height < 43.5)).length"""
    )
    assert small == 0


def test_no_hand_restriction(open_page: Opener) -> None:
    page = open_page("#/new/solo")
    page.get_by_label("Standard").check()
    page.locator("summary").click()
    page.get_by_label("Restriction", exact=False).first.select_option("no_hand")
    start_game(page)
    choose_goals(page)
    page.wait_for_selector(".tray")
    play_turn(page)
    expect(page.locator(TURN)).to_have_count(3)
