"""The page is set in the typeface that it ships, whatever fonts the machine has."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import copyfile

import pytest
from measuring import WATCH_SHIFTS, shifts
from page_server import CHROMIUM, FLAGS, Server
from playing import start_game
from playwright.sync_api import Browser, Page, Route
from typeface import foreign, foreign_letters

import fonts
from calico.drawing import quilt_svg
from calico.plan import Plan

ROOT = Path(__file__).parents[2]
FONTS = ROOT / "src/calico/drawing/fonts"
LANGUAGES = ("en", "fr", "de", "pl", "ru")
SCREENS = {"": "h1", "#/new/bots": "form.page", "#/learn/2": ".lesson", "#/rules": "h1", "#/chart": "h1"}
MOST_SHIFT = 0.01  # as for a table that is opened
Opener = Callable[..., Page]

_FAMILIES = """() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const nested = (all) => all.flatMap((rule) => [rule, ...nested([...(rule.cssRules ?? [])])]);
    const isFace = (rule) => rule instanceof CSSFontFaceRule;
    const family = (rule) => rule.style?.fontFamily ?? '';
    return [nested(rules).filter(isFace).map(family), nested(rules).filter((rule) => !isFace(rule)).map(family)];
}"""
# WCAG 1.4.12: a person may spread letters, words and lines as far as this.
_SPREAD = """() => {
    const sheet = new CSSStyleSheet();
    const all = ['letter-spacing: 0.12em', 'word-spacing: 0.16em', 'line-height: 1.5'];
    sheet.replaceSync(`* { ${all.map((one) => `${one} !important`).join(';')} }`);
    document.adoptedStyleSheets.push(sheet);
}"""
_NEXT_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
_WIDE = "() => Math.max(0, document.documentElement.scrollWidth - innerWidth)"


@pytest.fixture
def bare_page(server: Server, tmp_path: Path, browser: Browser) -> Iterator[Page]:
    """A page in a Chromium of a machine with a single font, for Chromium itself gives up without any."""
    copyfile(FONTS / "CalicoSans-Bold.ttf", tmp_path / "only.ttf")
    fonts = tmp_path / "fonts.conf"
    fonts.write_text(f"<fontconfig><dir>{tmp_path}</dir><cachedir>{tmp_path}</cachedir></fontconfig>", "utf-8")
    bare = browser.browser_type.launch(
        executable_path=CHROMIUM, args=FLAGS, env={"FONTCONFIG_FILE": str(fonts), "HOME": str(tmp_path)}
    )
    yield bare.new_page(viewport={"width": 360, "height": 740}, locale="en")
    bare.close()


def families(names: list[str]) -> set[str]:
    """The single families of all these lists."""
    return {one.strip(" \"'") for name in names if "inherit" not in name for one in name.split(",")} - {""}


def test_every_family_is_shipped(open_page: Opener) -> None:
    page = open_page()
    declared, named = map(families, page.evaluate(_FAMILIES))
    assert named - declared <= {"sans-serif"}
    assert "Calico Sans" in named


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_is_set_in_the_shipped_font(open_page: Opener, server: Server, language: str) -> None:
    page = open_page(language=language)
    found = {}
    for path, shown in SCREENS.items():
        page.goto(server.url + path)
        page.wait_for_selector(shown)
        found[path] = foreign(page)
    page.goto(f"{server.url}#/new/solo")
    page.wait_for_selector("form.page")
    start_game(page)
    found["table"] = foreign(page)
    assert {path: texts for path, texts in found.items() if texts} == {}


def test_a_machine_without_fonts_shows_everything(bare_page: Page, server: Server) -> None:
    """Nothing is left to the system: no empty box, nothing wider than the screen."""
    for path, shown in SCREENS.items():
        bare_page.goto(server.url + path)
        bare_page.wait_for_selector(shown)
        assert foreign(bare_page) == [], path
        assert bare_page.evaluate(_WIDE) == 0, path


@pytest.mark.parametrize("path", SCREENS)
def test_nothing_moves_when_the_font_comes_late(browser: Browser, server: Server, path: str) -> None:
    page = browser.new_page(viewport={"width": 360, "height": 740}, locale="en")
    page.add_init_script(WATCH_SHIFTS)
    waiting: list[Route] = []
    page.route("**/*.woff2", lambda route: waiting.append(route))
    page.goto(server.url + path, wait_until="commit")
    page.wait_for_selector(SCREENS[path])
    page.evaluate(_NEXT_FRAMES)
    before = page.evaluate("document.querySelector('h1, h2').getBoundingClientRect().width")
    assert waiting
    for route in waiting:
        route.continue_()
    page.evaluate("document.fonts.ready.then(() => undefined)")
    page.wait_for_function("[...document.fonts].some(({ status }) => status === 'loaded')")
    page.evaluate(_NEXT_FRAMES)
    moved = shifts(page)
    page.close()
    assert before
    assert sum(moved.values()) <= MOST_SHIFT, moved


@pytest.mark.parametrize("language", LANGUAGES)
def test_wide_letters_fit_a_phone(open_page: Opener, server: Server, language: str) -> None:
    """Somebody who spreads the letters, or whose fonts are wider, need not scroll sideways."""
    page = open_page(width=360, height=740, language=language)
    found = {}
    for path, shown in SCREENS.items():
        page.goto(server.url + path)
        page.wait_for_selector(shown)
        page.evaluate(_SPREAD)
        found[path] = page.evaluate(_WIDE)
    page.goto(f"{server.url}#/new/solo")
    page.wait_for_selector("form.page")
    start_game(page)
    found["table"] = page.evaluate(_WIDE)
    page.goto(f"{server.url}#/chart")
    for name in ("Ben", "Maximiliane-Friederike", "Somebody with a longer name", "Egon", "Fay"):
        page.locator("form input").first.fill(name)
        page.locator("form button").first.click()
        page.locator(".player", has_text=name).wait_for()
    found["chart with players"] = page.evaluate(_WIDE)
    assert {path: beyond for path, beyond in found.items() if beyond} == {}


@pytest.mark.parametrize("script", ["latin", "cyrillic"])
@pytest.mark.parametrize("weight", ["Regular", "Bold"])
def test_ranges_in_the_style_sheet_are_those_of_the_files(weight: str, script: str) -> None:
    """A letter outside the range is never looked for in the file."""
    styles = (ROOT / "web/src/fonts.css").read_text("utf-8")
    face = styles.split(f"CalicoSans-{weight}-{script}.woff2")[1]
    ranges = re.sub(r"\s", "", face.split("unicode-range:")[1].split(";")[0])
    assert ranges == {"latin": fonts.LATIN, "cyrillic": fonts.CYRILLIC}[script]


def test_every_letter_of_the_page_is_in_the_font() -> None:
    """Signs that the typeface lacks are drawn, or a machine without them shows a box or an emoji."""
    shipped = fonts.characters(f"{fonts.LATIN},{fonts.CYRILLIC}")
    sources = [*(ROOT / "web/src").rglob("*.svelte"), *(ROOT / "web/src").rglob("*.css")]
    texts = [path for name in ("game", "errors", "web") for path in (ROOT / "src/calico/locales").glob(f"*/{name}.ftl")]
    for path in [*sources, *texts]:
        missing = {sign for sign in path.read_text("utf-8") if sign != "\n" and ord(sign) not in shipped}
        assert missing == set(), path.name


def test_a_drawing_brings_its_letters(open_page: Opener) -> None:
    """As SVG, a quilt looks the same on a machine that has no such font."""
    name = "Żółć Ёж"
    drawing = quilt_svg(Plan().deal(0, [name]).position, 0, name=name)
    assert name in drawing
    assert foreign_letters(open_page(), drawing) == []
