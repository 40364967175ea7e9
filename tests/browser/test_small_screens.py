"""Phones held sideways and short ones: what belongs to a turn is seen together, and nothing covers it."""

from collections.abc import Callable

import pytest
from page_server import Server
from playing import OPEN_CELL, TURN, Line, play_turn, press, replaced, start_game, tap
from playwright.sync_api import Page

Opener = Callable[..., Page]
SIDEWAYS = [(844, 390), (740, 360), (932, 430)]
LANGUAGES = ("en", "de", "ru")
# The parts that are not wholly on the screen, of those that the selectors name.
_HIDDEN = """(selectors) => selectors.flatMap((selector) => [...document.querySelectorAll(selector)]
    .filter((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        const isInside = left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
        const isOnTop = one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
        return !isInside || !isOnTop;
    })
    .map((one) => `${selector} ${one.dataset.cell ?? ''} ${JSON.stringify(one.getBoundingClientRect())}`))"""
_COVERED = """() => {
    const words = document.querySelector('.preview').getBoundingClientRect();
    const tray = document.querySelector('.dock').getBoundingClientRect();
    const isApart = words.bottom <= tray.top + 1 || words.top >= tray.bottom - 1;
    return isApart ? 0 : words.bottom - tray.top;
}"""
_PATCHES_ON_CARD = """() => {
    const card = document.querySelector('.lesson .cat')?.getBoundingClientRect();
    const patches = document.querySelector('.patches').getBoundingClientRect();
    return card && card.bottom > patches.top && card.right > patches.left;
}"""
_TURN = ["[data-cell]", ".tray .slot", ".says .status", ".tools button"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), SIDEWAYS)
def test_a_turn_is_seen_at_once_sideways(open_page: Opener, width: int, height: int, language: str) -> None:
    """The whole quilt, the hand and the market, also while a patch is chosen and looked at."""
    page = open_page("#/new/solo", width=width, height=height, touch=True, language=language)
    start_game(page)
    page.wait_for_selector(TURN)
    page.evaluate("scrollTo(0, 0)")
    assert page.evaluate(_HIDDEN, _TURN) == []
    tap(page, TURN)
    for cell in ("a1", "c4", "e5"):
        tap(page, f'[data-cell="{cell}"]')
        page.locator(".preview b", has_text=cell).wait_for()
        assert page.evaluate(_HIDDEN, [*_TURN, ".preview"]) == [], cell
        assert page.evaluate(_COVERED) == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), SIDEWAYS)
def test_a_lesson_is_seen_at_once_sideways(
    open_page: Opener, server: Server, width: int, height: int, language: str
) -> None:
    """In every lesson the patches, the whole quilt and what a cat likes are on the screen together."""
    page = open_page(width=width, height=height, touch=True, language=language)
    for number in range(1, 9):
        page.goto(f"{server.url}#/learn/{number}")
        page.wait_for_selector(".pick")
        page.evaluate("scrollTo(0, 0)")
        assert page.evaluate(_HIDDEN, ["[data-cell]", ".pick", ".cat .patterns"]) == [], number
        assert not page.evaluate(_PATCHES_ON_CARD), number


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_short_phone_the_tray_does_not_cover_the_way_back(open_page: Opener, language: str) -> None:
    page = open_page(width=360, height=640, touch=True, language=language)
    line = Line(page)
    page.reload()
    page.locator('a[href="#/new/solo"]').click()
    start_game(page)
    page.wait_for_selector(TURN)
    line.tell([], **replaced(line.state), paused=True)
    page.wait_for_selector(".preview .button")
    page.evaluate("scrollTo(0, 0)")
    assert page.evaluate(_COVERED) == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_short_phone_the_tray_covers_no_preview(open_page: Opener, language: str) -> None:
    """In the middle of a game, when a patch can do several things at once."""
    page = open_page("#/new/solo", width=360, height=640, touch=True, language=language)
    start_game(page)
    for _ in range(7):
        play_turn(page)
    press(page, TURN)
    page.wait_for_selector(OPEN_CELL)
    page.evaluate("scrollTo(0, 0)")
    for cell in page.evaluate("() => [...document.querySelectorAll('.cell.legal')].map((one) => one.dataset.cell)"):
        tap(page, f'[data-cell="{cell}"]')
        page.locator(".preview b", has_text=cell).wait_for()
        assert page.evaluate(_COVERED) == 0, cell
