"""What a first visit costs on a phone of the middle range, and whether the page can be installed."""

from collections.abc import Callable

import pytest
from measuring import WATCH_SHIFTS, Visit, shifts, visit
from page_server import Server
from playing import TURN, breakable_line, play_turn, start_game
from playwright.sync_api import Browser, Page

Opener = Callable[..., Page]
MOST_REQUESTS = 20
MOST_BYTES = {
    "Script": 150_000,
    "Stylesheet": 20_000,
    "Fetch": 60_000,
    "Document": 5_000,
    "Other": 40_000,
    "Font": 70_000,  # Latin, and Cyrillic too where a table in the lobby has a Russian name
}
MOST_NODES = 5_000
MOST_SHIFT = 0.01  # browsers call 0.1 good; a quilt that makes room for one line is 0.04


@pytest.fixture(scope="module")
def first(browser: Browser, server: Server) -> Visit:
    return visit(browser, server.url, "h1")


def test_weight(first: Visit) -> None:
    assert first.requests <= MOST_REQUESTS
    assert {kind: size for kind, size in first.bytes.items() if size > MOST_BYTES.get(kind, 0)} == {}
    assert first.nodes <= MOST_NODES


def test_nothing_but_the_first_screen_is_loaded(browser: Browser, server: Server) -> None:
    """A lesson, the rules and the chart come when they are wanted, and then cost little."""
    assert visit(browser, f"{server.url}#/learn", ".lesson").bytes["Fetch"] <= MOST_BYTES["Fetch"]


@pytest.mark.parametrize("width", [360, 1280])
def test_a_table_lies_still(open_page: Opener, width: int) -> None:
    """Opened by its address on a slow machine, while turns and people arrive, and when the line is lost."""
    page = open_page("#/new/bots", width=width, height=740)
    page.get_by_label("Beginner").check()
    start_game(page)
    play_turn(page)
    page.wait_for_selector(".news")
    tab = page.context.new_page()
    tab.add_init_script(WATCH_SHIFTS)
    page.context.new_cdp_session(tab).send("Emulation.setCPUThrottlingRate", {"rate": 6})
    cut = breakable_line(tab)
    tab.goto(page.url)
    tab.wait_for_selector(TURN)
    tab.wait_for_selector(".news")
    cut()
    tab.wait_for_timeout(100)  # for the frame in which the banner is painted
    moved = shifts(tab)
    assert sum(moved.values()) <= MOST_SHIFT, moved


def test_the_page_can_be_installed(open_page: Opener) -> None:
    """Chromium itself says so: it has read the manifest and its pictures."""
    page = open_page()
    devtools = page.context.new_cdp_session(page)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["manifest"]["name"] == "Calico"
    # A window without a profile of its own can't install anything; that is all that may stand in the way.
    problems = {one["errorId"] for one in devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert problems <= {"in-incognito"}


def test_a_first_visit_is_enough_to_open_without_a_connection(open_page: Opener) -> None:
    page = open_page()
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.context.set_offline(True)
    page.reload()
    page.get_by_role("alert").wait_for()
    page.get_by_role("link", name="Rules").click()  # a part that the first screen did not need
    page.get_by_role("heading", name="Your turn").wait_for()
    page.context.set_offline(False)
    page.locator(".banner").wait_for(state="detached")
