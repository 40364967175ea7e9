"""Light, dark and high contrast: from the first paint on, and so that what may be done can be seen."""

from collections.abc import Callable

import pytest
from page_server import Server
from playing import start_game
from playwright.sync_api import Browser, Page

Opener = Callable[..., Page]
_GROUND = "() => getComputedStyle(document.documentElement).backgroundColor"


@pytest.mark.parametrize(
    ("chosen", "scheme", "contrast", "shown"),
    [
        ("auto", "dark", "no-preference", "dark"),
        ("dark", "light", "no-preference", "dark"),
        ("light", "dark", "no-preference", "light"),
        ("auto", "dark", "more", "contrast"),
    ],
)
def test_the_first_paint_has_the_right_theme(
    browser: Browser, server: Server, chosen: str, scheme: str, contrast: str, shown: str
) -> None:
    """While the page's own script is still on its way, the ground has the colour that it will keep."""
    page = browser.new_page(color_scheme=scheme, contrast=contrast)  # type: ignore[arg-type]
    page.add_init_script(f"localStorage.setItem('calico.settings', '{{\"theme\": \"{chosen}\"}}')")
    held = []
    page.route("**/assets/index-*.js", lambda route: held.append(route))
    page.goto(server.url, wait_until="commit")
    page.wait_for_function("() => document.styleSheets.length > 0 && document.querySelector('#app') !== null")
    before = page.evaluate(_GROUND)
    assert page.locator("h1").count() == 0
    for route in held:
        route.continue_()
    page.wait_for_selector("h1")
    assert page.evaluate("document.documentElement.dataset.theme") == shown
    assert page.evaluate(_GROUND) == before
    page.close()


_CUT = """() => [...document.querySelectorAll('.scores tbody th')].flatMap((cell) => {
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    const cut = [];
    while (walker.nextNode()) {
        for (const { 0: word, index } of walker.currentNode.data.matchAll(/\\S+/g)) {
            const range = document.createRange();
            range.setStart(walker.currentNode, index);
            range.setEnd(walker.currentNode, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) cut.push(word);
        }
    }
    return cut;
})"""


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("language", ["en", "fr", "de", "pl", "ru"])
def test_names_in_the_score_sheet_are_not_cut(open_page: Opener, language: str, width: int) -> None:
    page = open_page("#/new/shared", width=width, language=language)
    for number, name in enumerate(("Bartholomew Konstantin", "Анастасия Владимировна")):
        page.locator("form input[type=text]").nth(number).fill(name)
    start_game(page)
    page.locator(".curtain button").click()
    page.locator(".scores").first.scroll_into_view_if_needed()
    assert page.evaluate(_CUT) == []
    assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
    sheet, card = (page.locator(one).first.bounding_box() for one in (".scores", ".card:has(> .scores)"))
    assert sheet is not None
    assert card is not None
    assert sheet["x"] + sheet["width"] <= card["x"] + card["width"]
