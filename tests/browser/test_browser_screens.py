"""Every screen: languages, themes, accessibility, tutorial, lost connections."""

import json
import re
from collections.abc import Callable

import pytest
from page_server import AXE, Server
from playing import TURN, play_turn, quick_turn, start_game
from playwright.sync_api import Page, expect

Opener = Callable[..., Page]
LANGUAGES = ("en", "fr", "de", "pl", "ru")
SCREENS = ("", "#/learn", "#/rules", "#/chart", "#/new/solo", "#/new/shared", "#/new/scenarios/6")
THEMES = ("light", "dark", "contrast")
_AXE = """async () => {
    const found = await axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 4).map((node) => node.target.join(' '))}`);
}"""


def violations(page: Page) -> list[str]:
    """What axe-core finds."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: run npm ci in web")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(_AXE)
    return found


@pytest.mark.parametrize("theme", THEMES)
def test_nothing_stands_in_anybodys_way(open_page: Opener, theme: str) -> None:
    page = open_page(settings=json.dumps({"theme": theme}))
    found = {}
    for screen in SCREENS:
        page.goto(page.url.partition("#")[0] + screen)
        page.wait_for_selector("h1")
        if screen.startswith("#/new"):
            page.locator("summary").first.click()
        found[screen] = violations(page)
    page.locator(".gear").click()
    page.wait_for_selector("dialog")
    found["settings"] = violations(page)
    assert {screen: problems for screen, problems in found.items() if problems} == {}


@pytest.mark.parametrize("theme", THEMES)
def test_nothing_stands_in_anybodys_way_at_the_table(open_page: Opener, theme: str) -> None:
    page = open_page("#/new/friends", settings=json.dumps({"theme": theme}))
    start_game(page)
    found = {"gathering": violations(page)}
    page.get_by_role("button", name="Seat a program").click()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector(".choice-card")
    found["choosing"] = violations(page)
    for number in range(3):
        page.locator(".offer .tile").nth(number).click()
    page.locator(".choice-card .button.main").click()
    page.wait_for_selector(TURN)
    play_turn(page)
    page.wait_for_selector(TURN)
    page.locator(TURN).first.click()
    found["placing"] = violations(page)
    page.locator(".cell.legal").first.click()
    page.wait_for_selector(".takeable")
    found["taking"] = violations(page)
    page.get_by_role("button", name="What is left").click()
    found["left"] = violations(page)
    assert {screen: problems for screen, problems in found.items() if problems} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_plays(open_page: Opener, language: str) -> None:
    """The opener fails the test for any message that is missing or lacks an argument."""
    page = open_page(language=language)
    assert page.evaluate("document.documentElement.lang") == language
    for screen in SCREENS:
        page.goto(page.url.partition("#")[0] + screen)
        page.wait_for_selector("h1")
    page.goto(page.url.partition("#")[0] + "#/new/bots")
    page.locator("input[value=beginner]").check()
    start_game(page)
    page.wait_for_selector(TURN)
    play_turn(page)
    page.wait_for_selector(TURN)
    assert page.locator(".moves li").count() >= 2
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


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
    page.wait_for_selector(".lesson")
    lessons = page.evaluate(
        """async () => (await (await fetch(performance.getEntriesByType('resource')
        .find((one) => one.name.includes('lessons')).name)).json()).map((one) => Object.keys(one.after)[0])"""
    )
    assert len(lessons) >= 7
    for answer in lessons:
        patch, cell = answer.split("@")
        color, pattern = patch.replace("_", " ").split(":")
        page.locator(f'.pick[aria-label="{color} {pattern}"]').click()
        page.locator(f'[data-cell="{cell}"]').click()
        if page.locator(".pick").count() > 0:
            page.locator(".pick").first.click()
        page.get_by_role("button", name="Next").click()
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
    page = open_page("#/new/solo")
    start_game(page)
    play_turn(page)
    server.kill()
    page.get_by_role("alert").wait_for()
    page.locator(TURN).first.click()
    page.locator(".cell.legal").first.click()
    page.get_by_text("Nothing was changed").wait_for()  # a command is refused aloud, not queued
    server.start()
    page.locator(".banner").wait_for(state="detached", timeout=30_000)
    page.locator(".cell.legal").first.click()  # the patch is still chosen
    page.locator(".takeable").first.click()
    expect(page.locator(".takeable")).to_have_count(0)
    page.reload()
    page.wait_for_selector(TURN)
    expect(page.locator(".cell.legal")).to_have_count(0)
    page.locator(TURN).first.click()
    expect(page.locator(".cell.legal")).to_have_count(20)


def test_the_page_opens_without_a_server(open_page: Opener, server: Server) -> None:
    page = open_page()
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.reload()  # now the worker sees every file and keeps it
    page.wait_for_selector("h1")
    server.kill()
    try:
        page.reload()
        page.wait_for_selector("h1")
        page.get_by_role("alert").wait_for()
    finally:
        server.start()


def test_a_stale_tab_catches_up(open_page: Opener) -> None:
    page = open_page("#/new/solo")
    start_game(page)
    other = page.context.new_page()
    other.goto(page.url)
    play_turn(other)
    hand = page.get_by_role("region", name="Hand").locator(".slot:not([disabled])")
    expect(hand).to_have_count(2)  # the whole turn has arrived
    hand.first.click()
    expect(page.locator(".cell.legal")).to_have_count(21)


def test_picture_of_the_quilt(open_page: Opener) -> None:
    """The SVG to share stands alone: no shape or colour is left behind in the page."""
    page = open_page("#/new/solo")
    start_game(page)
    for _ in range(22):
        quick_turn(page)
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Picture (SVG)").click()
    picture = downloading.value.path().read_text(encoding="utf-8")
    assert "var(--" not in picture
    used = set(re.findall(r'href="#([\w-]+)"|url\(&quot;#([\w-]+)&quot;\)|url\(#([\w-]+)\)', picture))
    assert used
    assert {name for names in used for name in names if name and f'id="{name}"' not in picture} == set()
