"""Nothing stands in anybody's way: every state of the page, on three screens, in every theme and palette."""

import json
from collections.abc import Callable, Iterator
from itertools import product

import pytest
from page_server import AXE, Server
from playwright.sync_api import Page
from tour import Tour, dress

Opener = Callable[..., Page]
SCREENS = {"desk": (1280, 860), "phone": (360, 740), "zoomed": (640, 430)}  # the last is the desk at 200%
THEMES = ("light", "dark", "contrast")
PALETTES = ("protanopia", "deuteranopia", "tritanopia")
FULL_OF_PATCHES = ("learn-7", "rules", "solo-preview", "left")
# Structure does not change with the colours: it is looked at once, what colours can break each time.
_AXE = """async ([rules, without]) => {
    const wanted = rules ? { type: 'rule', values: rules }
        : { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };
    const found = await axe.run({ exclude: ['.sprite', ...without] }, { runOnly: wanted, resultTypes: ['violations'] });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 4).map((node) => node.target.join(' '))}`);
}"""
COLOR_RULES = ["color-contrast", "link-in-text-block"]
_SMALL = """() => [...document.querySelectorAll('a[href], button, input, select, summary, [role=gridcell]')]
    .filter((one) => !one.closest('[inert]') && one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => !document.querySelector('dialog[open]') || one.closest('dialog'))
    .map((one) => one.closest('label.choice') ?? one)
    .filter((one) => !one.matches('.skip, .cell:not([data-cell])') && getComputedStyle(one).display !== 'inline')
    .map((one) => {
        const { width, height } = one.getBoundingClientRect();
        const around = getComputedStyle(one, '::after'); // may reach further than what is drawn
        const more = around.position === 'absolute' ? around : { width: 0, height: 0 };
        return [one, Math.max(width, parseFloat(more.width)), Math.max(height, parseFloat(more.height))];
    })
    .filter(([, width, height]) => width < 43.5 || height < 43.5)
    .map(([one, width, height]) => `${one.tagName}.${one.className.baseVal ?? one.className} ${width} x ${height}`)"""
_WIDE = "() => Math.max(0, document.documentElement.scrollWidth - innerWidth)"


@pytest.mark.parametrize("screen", SCREENS)
def test_every_state(open_page: Opener, server: Server, screen: str) -> None:
    """axe-core finds nothing, targets are 44 px large, and nothing is wider than the screen."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: run npm ci in web")
    width, height = SCREENS[screen]
    page = open_page(width=width, height=height, touch=screen == "phone")
    page.context.add_init_script(path=AXE)
    problems: dict[str, list[str]] = {}

    def look(state: str) -> None:
        found: list[str] = page.evaluate(_SMALL)
        if beyond := page.evaluate(_WIDE):
            found.append(f"{beyond} px wider than the screen")
        if screen != "zoomed":  # the same page as on the desk, in another size
            found += page.evaluate(_AXE, [None, []])
            found += [problem for look in looks(state) for problem in hard_to_read(page, *look)]
            dress(page, theme="light")
        if found:
            problems[state] = sorted(set(found))

    Tour(page, server.url, look).all()
    assert problems == {}, json.dumps(problems, indent=1)


def looks(state: str) -> Iterator[tuple[str, str]]:
    """Every theme. Palettes colour patches, which hold no text; where most of them lie, every palette too."""
    yield from ((theme, "natural") for theme in THEMES[1:])
    if state in FULL_OF_PATCHES:
        yield from product(THEMES, PALETTES)


def hard_to_read(page: Page, theme: str, palette: str) -> list[str]:
    """What axe-core finds about the colours of one look."""
    dress(page, theme=theme, palette=palette)
    without = [".cloth"] if (theme, palette) == ("dark", "natural") else []  # the dark theme leaves cloth as it is
    return [f"{theme}, {palette}: {problem}" for problem in page.evaluate(_AXE, [COLOR_RULES, without])]
