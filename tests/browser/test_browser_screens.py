"""Languages, tutorial, rules, lost connections, the picture to share."""

import re
from collections.abc import Callable

from page_server import Server
from playing import OPEN_CELL, TAKEABLE, TURN, is_told_rightly, play_out, play_turn, press, start_game, take
from playwright.sync_api import Page, expect
from tour import answers
from typeface import foreign_letters

Opener = Callable[..., Page]


def test_language_can_be_changed(open_page: Opener) -> None:
    page = open_page()
    page.locator(".gear").click()
    page.get_by_label("Language").select_option("de")
    page.get_by_role("heading", name="Einstellungen").wait_for()
    page.reload()
    page.wait_for_selector("h1")
    assert page.evaluate("document.documentElement.lang") == "de"


def test_german_cats_have_their_own_names(open_page: Opener) -> None:
    page = open_page("#/rules/cat-millie", language="de")
    page.wait_for_selector("#cat-millie")
    assert page.locator("#cat-millie strong").inner_text() == "Emy"


def test_tutorial(open_page: Opener) -> None:
    page = open_page("#/learn")
    lessons = answers()
    assert len(lessons) >= 7
    for number, (patch, cell) in enumerate(lessons, start=1):
        page.get_by_text(f"{number} of {len(lessons)}").wait_for()
        name = " ".join(patch.replace("_", " ").split(":"))
        press(page, f'.pick[aria-label="{name}"]')
        press(page, f'[data-cell="{cell}"]')
        if page.locator(".pick").count() > 0:
            press(page, ".pick")
        page.get_by_role("button", name="Next").click()
    expect(page.locator(".end svg")).to_have_css("overflow", "visible")  # the cat's tail hangs over
    page.get_by_role("link", name="Play a first game").click()
    page.wait_for_url("**/new/solo")


def test_a_wrong_answer_is_explained(open_page: Opener) -> None:
    page = open_page("#/learn/2")
    page.locator(".pick").first.click()
    page.locator('[data-cell="a1"]').click()
    expect(page.locator(".text")).to_contain_text("no button")


def test_rules_can_be_searched(open_page: Opener) -> None:
    page = open_page("#/rules")
    page.get_by_label("Search the rules").fill("rainbow")
    expect(page.locator("section#rainbow")).to_be_visible()
    expect(page.locator("section#turn")).to_have_count(0)


def test_spoken_cells(open_page: Opener) -> None:
    """The quilt can be read as text: what lies where, and what lies beside an empty cell."""
    page = open_page("#/learn/2")
    page.wait_for_selector(".lesson")
    assert page.locator('[data-cell="c3"]').get_attribute("aria-label") == "c3, pink dots"
    named = page.locator('[data-cell="d2"]').get_attribute("aria-label") or ""
    assert named.startswith("d2, empty, next to ")
    assert "1 pink" in named


def test_a_killed_server_loses_nothing(open_page: Opener, server: Server) -> None:
    """A whole game, though the server dies twice: between placing and taking, and before a turn."""
    page = open_page("#/new/solo")
    start_game(page)
    for _ in range(3):
        play_turn(page)
    press(page, TURN)
    press(page, OPEN_CELL)
    page.wait_for_selector(TAKEABLE)
    server.kill()
    page.get_by_role("alert").wait_for()
    press(page, TAKEABLE)
    page.get_by_text("Nothing was changed").wait_for()  # a command is refused aloud, not queued
    server.start()
    page.locator(".banner").wait_for(state="detached")
    take(page)  # the patch still lies where it was placed
    for _ in range(4, 12):
        play_turn(page)
    press(page, TURN)
    server.kill()
    page.get_by_role("alert").wait_for()
    press(page, OPEN_CELL)
    page.get_by_text("Nothing was changed").wait_for()
    server.start()
    page.locator(".banner").wait_for(state="detached")
    press(page, OPEN_CELL)  # the patch is still chosen
    take(page)
    page.reload()
    for _ in range(13, 22):
        play_turn(page)
    is_told_rightly(page, server.url, moves=22)


def test_a_stale_tab_catches_up(open_page: Opener) -> None:
    page = open_page("#/new/solo")
    start_game(page)
    other = page.context.new_page()
    other.goto(page.url)
    play_turn(other)
    hand = page.get_by_role("region", name="Hand").locator('.slot:not([aria-disabled="true"])')
    expect(hand).to_have_count(2)  # the whole turn has arrived
    hand.first.click()
    expect(page.locator(OPEN_CELL)).to_have_count(21)


def test_picture_of_the_quilt(open_page: Opener) -> None:
    """The SVG to share stands alone: no shape or colour is left behind in the page."""
    page = open_page("#/new/solo")
    start_game(page)
    play_out(page)
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Picture (SVG)").click()
    picture = downloading.value.path().read_text(encoding="utf-8")
    assert "var(--" not in picture
    used = set(re.findall(r'href="#([\w-]+)"|url\(&quot;#([\w-]+)&quot;\)|url\(#([\w-]+)\)', picture))
    assert used
    assert {name for names in used for name in names if name and f'id="{name}"' not in picture} == set()
    assert picture.count("<text") > 0
    assert foreign_letters(page, picture) == []


def test_a_link_to_no_table(open_page: Opener, server: Server) -> None:
    """Somebody who is known is told so as well as a stranger, whose answers come another way."""
    page = open_page("#/table/nowhere")
    page.get_by_role("heading", name="There is no such table.").wait_for()
    page.goto(f"{server.url}#/new/solo")
    start_game(page)
    page.goto(f"{server.url}#/table/nowhere")
    page.get_by_role("heading", name="There is no such table.").wait_for()
