"""Light, dark and high contrast: from the first paint on, and so that what may be done can be seen."""

import re
from collections.abc import Callable
from io import BytesIO

import pytest
from page_server import Server
from PIL import Image
from playing import OPEN_CELL, TAKEABLE, TURN, press, start_game
from playwright.sync_api import Browser, Page

from calico.drawing.palette import contrast
from calico.rules import Color

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


def _colors_along(page: Page, cell: str) -> list[str]:
    """The colours from below the name of a cell to its right edge, as they are painted."""
    box = page.locator(f'[data-cell="{cell}"]').bounding_box()
    assert box is not None
    row = {
        "x": box["x"] + box["width"] / 2,
        "y": box["y"] + box["height"] * 0.68,
        "width": box["width"] / 2,
        "height": 1,
    }
    image = Image.open(BytesIO(page.screenshot(clip=row))).convert("RGB")  # type: ignore[arg-type]
    return ["#{:02x}{:02x}{:02x}".format(*image.getpixel((x, 0))) for x in range(image.width)]  # type: ignore[misc]


_CELLS = """() => [...document.querySelectorAll('[data-cell]')]
    .map((one) => [one.dataset.cell, one.matches('.legal'), one.querySelector('.name') !== null])"""
_DOTS = """(color) => {
    const shape = document.querySelector(`#c-${color}-dots`);
    const probe = document.body.appendChild(document.createElement('span'));
    const paints = [shape.querySelector('path').getAttribute('fill')];
    paints.push(shape.querySelectorAll('use')[1].getAttribute('color'));
    return paints.map((paint) => {
        probe.style.color = paint;
        return getComputedStyle(probe).color;
    });
}"""


def _game_with_forbidden_cells(page: Page) -> tuple[str, str]:
    """Begin a game in which patches must touch, and return an empty cell that is allowed and one that is not."""
    page.locator("form details summary").click()
    page.locator("select:has(option[value=adjacent])").first.select_option("adjacent")
    start_game(page)
    press(page, TURN)
    press(page, '.cell.legal[data-cell="b2"]')
    press(page, TAKEABLE)
    page.wait_for_selector(TAKEABLE, state="detached")
    press(page, TURN)
    page.wait_for_selector(OPEN_CELL)
    page.mouse.move(0, 0)
    cells = page.evaluate(_CELLS)
    empty = [(cell, is_legal) for cell, is_legal, is_empty in cells if is_empty]
    return next(cell for cell, is_legal in empty if is_legal), next(cell for cell, is_legal in empty if not is_legal)


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_cells_where_a_patch_may_lie_can_be_told_from_others(open_page: Opener, theme: str) -> None:
    """By a mark of three to one against what the others show there (WCAG 1.4.11), and by its shape."""
    page = open_page("#/new/solo", settings=f'{{"theme": "{theme}", "names": true}}')
    legal, illegal = _game_with_forbidden_cells(page)
    pairs = zip(_colors_along(page, legal), _colors_along(page, illegal), strict=False)
    assert max(contrast(one, other) for one, other in pairs) >= 3


def test_high_contrast_reaches_the_cloth(open_page: Opener) -> None:
    """Patterns are black or white, whichever stands out more; the empty cells have black edges."""
    page = open_page("#/learn/2", settings='{"theme": "contrast"}')
    page.wait_for_selector(".lesson")
    for color in Color:
        ground, thread = page.evaluate(_DOTS, color)
        assert contrast(_hex(ground), _hex(thread)) >= 4.5, color


def _hex(color: str) -> str:
    return "#{:02x}{:02x}{:02x}".format(*map(int, re.findall(r"\d+", color)[:3]))


def test_forced_colors_show_what_is_chosen(browser: Browser, server: Server) -> None:
    page = browser.new_page(forced_colors="active", locale="en")
    for path, choice in (("#/new/solo", TURN), ("#/learn/2", ".pick")):
        page.goto(server.url + path)
        if path == "#/new/solo":
            page.wait_for_selector("form.page")
            start_game(page)
        page.wait_for_selector(choice)
        press(page, choice)
        page.wait_for_selector(f"{choice}[aria-pressed=true]")
        page.mouse.move(0, 0)
        chosen, other = (
            page.locator(f"{choice}[aria-pressed={state}]").first.evaluate(
                "one => getComputedStyle(one).backgroundColor"
            )
            for state in ("true", "false")
        )
        assert contrast(_hex(chosen), _hex(other)) >= 3, path
    page.close()
