"""Complete games, played as people play them: by real mouse, touch and key events only."""

import re
from collections.abc import Callable
from itertools import cycle

import pytest
from page_server import Server
from playing import (
    LISTEN,
    OPEN_CELL,
    OVER,
    TAKEABLE,
    TURN,
    choose_goals,
    drag,
    is_told_rightly,
    play_turn,
    press,
    record_of,
    start_game,
    take,
    tap,
    touch_drag,
)
from playwright.sync_api import Page, expect

from calico.rules import PATCH_CELLS

Opener = Callable[..., Page]
CELLS = [f'[data-cell="{cell}"]' for cell in PATCH_CELLS]


def test_alone_by_mouse(open_page: Opener, server: Server) -> None:
    """Dragged and pressed in turn."""
    page = open_page("#/new/solo")
    start_game(page)
    for cell in CELLS[::2]:
        drag(page, TURN, cell)
        take(page)
    for _ in CELLS[1::2]:
        play_turn(page)
    is_told_rightly(page, server.url, moves=22)


def test_alone_by_touch_on_a_phone(open_page: Opener, server: Server) -> None:
    page = open_page("", width=360, height=740, touch=True)
    page.get_by_role("link", name="Play alone").tap()
    page.get_by_role("button", name="Start").tap()
    for cell in CELLS[::2]:
        touch_drag(page, TURN, cell)
        take(page, tap)
    for _ in CELLS[1::2]:
        play_turn(page, point=tap)
    is_told_rightly(page, server.url, moves=22)


def test_undo_until_the_market_is_taken(open_page: Opener) -> None:
    page = open_page("#/new/solo")
    start_game(page)
    press(page, TURN)
    press(page, OPEN_CELL)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(TAKEABLE)).to_have_count(0)
    press(page, TURN)
    expect(page.locator(OPEN_CELL)).to_have_count(22)


def test_a_placement_can_be_asked_for(open_page: Opener) -> None:
    page = open_page("#/new/solo", width=360, height=740, touch=True, settings='{"confirm": true}')
    start_game(page)
    tap(page, TURN)
    tap(page, OPEN_CELL)
    expect(page.locator(TAKEABLE)).to_have_count(0)
    page.get_by_role("button", name="Place on a1").tap()
    take(page, tap)


def test_two_people_in_two_browsers(open_page: Opener, server: Server) -> None:
    host = open_page("#/new/friends")
    start_game(host)
    guest = open_page(host.url.removeprefix(server.url))
    guest.get_by_label("Your name").click()
    guest.keyboard.type("Ari")
    guest.keyboard.press("Enter")
    host.locator(".seats").get_by_text("Ari").wait_for()
    host.get_by_role("button", name="Begin").click()
    for page in (host, guest):
        page.wait_for_selector(".choice-card")
        choose_goals(page)
    for page in (host, guest):
        page.wait_for_selector(".tray")
    expect(host.locator(".bar .status")).to_have_text(re.compile("^(Your turn|Waiting)"))  # chance decides who begins
    order = [host, guest] if host.locator(TURN).count() else [guest, host]
    for page, _ in zip(cycle(order), range(44), strict=False):
        play_turn(page)
    for page in (host, guest):
        is_told_rightly(page, server.url, moves=44)


def test_four_at_one_screen(open_page: Opener, server: Server) -> None:
    page = open_page("#/new/shared")
    for _ in range(2):
        page.get_by_role("button", name="Add a seat").click()
    page.get_by_label("Beginner").check()
    start_game(page)
    shown = set()
    for _ in range(88):
        page.wait_for_selector(".curtain")
        assert page.evaluate(_SEEN_HANDS) == []
        shown.add(page.locator(".curtain h1").inner_text())
        press(page, ".curtain button")
        play_turn(page)
    assert len(shown) == 4
    is_told_rightly(page, server.url, moves=88)


# Patches of a hand that can be seen or are in the page at all.
_SEEN_HANDS = """() => [...document.querySelectorAll('.tray section:first-child .slot')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) || !one.querySelector('use[href="#c-back"]'))
    .map((one) => one.outerHTML)"""


def test_scenario_with_a_bot_by_keyboard_only(open_page: Opener, server: Server) -> None:
    """From the start page to the result; what the keys do is said aloud."""
    page = open_page()
    page.evaluate(LISTEN)
    for name in ("Scenarios", "Add a seat", "Start"):
        _tab_to(page, name)
        page.keyboard.press("Enter")
    page.wait_for_selector(".choice-card")
    for number in range(3):
        _tab_to(page, page.locator(".offer .tile").nth(number).inner_text())
        page.keyboard.press("Space")
    _tab_to(page, "Keep these")
    page.keyboard.press("Enter")
    for _ in range(22):
        page.wait_for_selector(TURN)
        page.keyboard.press("1")
        page.keyboard.press("q")
        _walk_to_open_cell(page)
        page.keyboard.press("Enter")
        page.wait_for_selector(TAKEABLE)
        page.keyboard.press("1")
        expect(page.locator(TAKEABLE)).to_have_count(0)
    page.wait_for_selector(OVER)
    record = record_of(server.url, page)
    assert record.setup.options.scenario == 1
    said = page.evaluate("window.said.join('\\n')")
    assert "It is your turn." in said
    for recorded in record.turns:
        move = recorded.move
        color, pattern = str(move.patch).replace("_", " ").split(":")
        assert f" places {color} {pattern} on {move.cell}{' and earns ' if recorded.earned else '.'}" in said


_FOCUSED = """() => {
    const one = document.activeElement;
    const style = getComputedStyle(one);
    const box = one.getBoundingClientRect();
    const inside = one.matches('.cell') ? getComputedStyle(one.querySelector('.focus')).stroke : 'none';
    return {
        text: (one.getAttribute('aria-label') ?? one.textContent).trim().replace(/\\s+/g, ' '),
        isNothing: one.matches('body, main'),
        isMarked: (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2) || inside !== 'none',
        isInSight: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
    };
}"""


def _tab_to(page: Page, name: str) -> None:
    """Tab to what has this name; whatever has the focus on the way can be seen."""
    for _ in range(80):
        page.keyboard.press("Tab")
        focused = page.evaluate(_FOCUSED)
        if " ".join(name.split()) in focused["text"][: len(name) + 2]:
            return
        if not focused["isNothing"]:
            assert focused["isMarked"], f"{focused['text']} does not show that it has the focus"
            assert focused["isInSight"], f"{focused['text']} has the focus out of sight"
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


@pytest.mark.parametrize("language", ["en", "fr", "de", "pl", "ru"])
def test_each_language_plays(open_page: Opener, server: Server, language: str) -> None:
    """A whole game. The opener fails the test for any message that is missing or lacks an argument."""
    page = open_page(language=language, width=360, height=740)
    assert page.evaluate("document.documentElement.lang") == language
    page.locator('a[href="#/new/bots"]').click()
    page.locator("input[value=beginner]").check()
    start_game(page)
    for turn in range(22):
        play_turn(page, cell=turn % 2 if turn < 21 else 0)
        assert page.evaluate("document.documentElement.scrollWidth") == 360
    is_told_rightly(page, server.url, moves=44)
    assert page.locator(".moves li").count() >= 2
