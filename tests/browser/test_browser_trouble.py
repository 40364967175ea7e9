"""When something is missing: no white page, a sentence and a way on. Scripts may fail here; that is what is tested."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from page_server import Server, free_port
from playing import TURN, start_game, table_of
from playwright.sync_api import Browser, Page, Route, expect

Opener = Callable[..., Page]
NO_LESSON = {"name": "place", "before": {"players": [{}], "market": []}}
RELOADS = {"en": "Reload", "fr": "Recharger", "de": "Neu laden", "pl": "Odśwież", "ru": "Обновить"}


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., Page]]:
    """Opens an address although files whose address fits one of the patterns do not arrive."""
    contexts = []

    def visit_one(path: str, *missing: str, language: str = "en", workers: str = "block") -> Page:
        context = browser.new_context(locale=language, service_workers="allow" if workers == "allow" else "block")
        context.set_default_timeout(15_000)
        contexts.append(context)
        page = context.new_page()
        for pattern in missing:
            page.route(pattern, lambda route: route.abort())
        page.goto(server.url + path)
        return page

    yield visit_one
    for context in contexts:
        context.close()


@pytest.mark.parametrize("path", ["#/table/%", "#/%", "#/learn/x", "#/learn/99", "#/nowhere", "#/new/chess", "#/table"])
def test_an_address_that_leads_nowhere_says_so_and_leads_home(visit: Callable[..., Page], path: str) -> None:
    page = visit(path)
    expect(page.get_by_role("heading", name="There is no such")).to_be_visible()
    page.locator("main a.button[href='#/']").click()
    expect(page.get_by_role("heading", name="Sew a quilt")).to_be_visible()


@pytest.mark.parametrize("missing", ["**/Learn-*.js", "**/lessons-*.json", "**/Rules-*.js"])
def test_a_part_that_does_not_arrive_can_be_loaded_again(visit: Callable[..., Page], missing: str) -> None:
    page = visit("#/rules" if "Rules" in missing else "#/learn", missing)
    expect(page.get_by_role("heading", name="did not load")).to_be_visible()
    expect(page.locator("main")).not_to_contain_text("…")  # nothing is on its way any more
    page.unroute(missing)
    page.get_by_role("button", name="Reload").click()
    expect(page.locator("h1")).not_to_contain_text("did not load")
    page.wait_for_selector(".lesson, #rules-search, .rules, h1")


@pytest.mark.parametrize("language", RELOADS)
@pytest.mark.parametrize("missing", ["**/sprite-*.svg", "**/web-*.js"])
def test_without_drawings_or_texts_there_is_a_way_on_in_each_language(
    visit: Callable[..., Page], language: str, missing: str
) -> None:
    page = visit("", missing, language=language)
    expect(page.get_by_role("heading")).to_be_visible()
    page.unroute(missing)
    page.get_by_role("button", name=RELOADS[language]).click()
    page.wait_for_selector(".ways")


def test_a_page_whose_program_does_not_arrive_says_so(visit: Callable[..., Page]) -> None:
    page = visit("", "**/assets/index-*.js")
    expect(page.get_by_text("did not load")).to_be_visible(timeout=40_000)
    expect(page.get_by_text("Страница не загрузилась")).to_be_visible()
    page.unroute("**/assets/index-*.js")
    page.get_by_role("link", name="Reload").click()
    page.wait_for_selector(".ways")


def test_a_new_version_is_told_and_its_missing_parts_explained(visit: Callable[..., Page], server: Server) -> None:
    """An upgrade under an open tab: the page names other files, and the old ones are gone."""
    page = visit("")
    page.wait_for_selector(".ways")
    is_new = True
    plain = page.request.get(server.url).text()

    def upgraded(route: Route) -> None:
        if route.request.resource_type == "document" or not is_new:
            route.continue_()
        else:
            route.fulfill(body=plain.replace("assets/index-", "assets/index-new-"), content_type="text/html")

    page.route(server.url, upgraded)
    page.route("**/Rules-*.js", lambda route: route.fulfill(status=404))
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    banner = page.locator(".banner")
    expect(banner).to_contain_text("A new version of Calico is here")
    page.locator("nav").get_by_role("link", name="Rules").dispatch_event("click")
    expect(page.get_by_role("heading", name="A new version of Calico is here")).to_be_visible()
    page.unroute("**/Rules-*.js")
    is_new = False
    page.locator("main").get_by_role("button", name="Reload").click()
    expect(page.locator("h1", has_text="Rules")).to_be_visible()
    expect(banner).to_have_count(0)


def test_an_error_in_a_screen_leaves_the_rest_of_the_page(visit: Callable[..., Page]) -> None:
    page = visit("")
    page.wait_for_selector(".ways")
    page.route("**/lessons-*.json", lambda route: route.fulfill(json=[NO_LESSON]))
    page.goto(page.url.partition("#")[0] + "#/learn/1")
    expect(page.get_by_role("heading", name="Something went wrong")).to_be_visible()
    expect(page.get_by_role("button", name="Reload")).to_be_visible()
    page.locator("main").get_by_role("link", name="Home").click()
    page.wait_for_selector(".ways")


@pytest.mark.parametrize(
    "fail", ["setTimeout(() => { throw new Error('oh') })", "void Promise.reject(new Error('oh'))"]
)
def test_an_error_outside_of_a_screen_is_told(visit: Callable[..., Page], fail: str) -> None:
    page = visit("")
    page.wait_for_selector(".ways")
    page.evaluate(f"() => {{ {fail} }}")
    expect(page.locator(".banner")).to_contain_text("Something went wrong")
    page.locator(".banner").get_by_role("button", name="Close").click()
    expect(page.locator(".banner")).to_have_count(0)


# Session gone


@contextmanager
def server_of_its_own(folder: Path) -> Iterator[Server]:
    server = Server(free_port(), folder / "own.sqlite")
    server.start()
    try:
        yield server
    finally:
        server.kill()


def test_a_lost_cookie_is_explained_and_a_guest_goes_on(open_page: Opener) -> None:
    page = open_page("#/new/solo")
    page.get_by_label("Your name").fill("Ada")
    start_game(page)
    page.wait_for_selector(TURN)
    page.context.clear_cookies()
    page.reload()
    dialog = page.get_by_role("dialog", name="This browser is no longer signed in")
    expect(dialog).to_contain_text("Ada")
    page.reload()  # the first thing that many try
    expect(dialog).to_contain_text("Ada")
    dialog.get_by_role("button", name="Close").click()
    expect(page.locator(".hero")).to_be_visible()  # the table can still be watched
    expect(page.locator(".banner")).to_have_count(0)
    page.reload()
    expect(page.locator(".hero")).to_be_visible()
    expect(dialog).to_have_count(0)  # whoever has read it is not told again


_REGISTER = """() => fetch("/api/v1/account", {
    method: "POST", headers: { "x-calico": "1", "content-type": "application/json" },
    body: '{"account": "ada-of-the-cookies", "passphrase": "correct horse battery"}',
})"""


def test_whoever_has_an_account_signs_in_again(open_page: Opener) -> None:
    page = open_page("#/new/solo")
    start_game(page)
    page.wait_for_selector(TURN)
    page.evaluate(_REGISTER)
    page.reload()
    page.wait_for_selector(TURN)
    page.context.clear_cookies()
    page.reload()
    dialog = page.get_by_role("dialog", name="This browser is no longer signed in")
    expect(dialog).to_contain_text("ada-of-the-cookies")
    dialog.get_by_role("button", name="Sign in").click()
    page.reload()  # before signing in: the way back is still there
    dialog.get_by_role("button", name="Sign in").click()
    page.get_by_label("Name of the account").fill("ada-of-the-cookies")
    page.get_by_label("Passphrase").fill("correct horse battery")
    page.get_by_role("button", name="Sign in", exact=True).click()
    expect(page.get_by_text("You are signed in.")).to_be_visible()
    page.keyboard.press("Escape")
    page.wait_for_selector(TURN)  # the seat is one's own again


def test_a_session_that_ends_elsewhere_is_explained_at_the_table(open_page: Opener, server: Server) -> None:
    page = open_page("#/new/solo")
    page.get_by_label("Your name").fill("Ada")
    start_game(page)
    page.wait_for_selector(TURN)
    page.request.delete(f"{server.url}api/v1/me", headers={"X-Calico": "1"})
    dialog = page.get_by_role("dialog", name="This browser is no longer signed in")
    expect(dialog).to_be_visible(timeout=40_000)
    dialog.get_by_role("button", name="Continue as Ada").click()
    expect(dialog).to_have_count(0)
    expect(page.locator(".banner")).to_have_count(0)
    name = page.evaluate("fetch('/api/v1/me').then((answer) => answer.json()).then((me) => me.name)")
    assert name == "Ada"


def test_a_server_with_a_new_database_is_explained(browser: Browser, tmp_path: Path) -> None:
    with server_of_its_own(tmp_path) as server:
        page = browser.new_page()
        page.goto(f"{server.url}#/new/solo")
        start_game(page)
        page.wait_for_selector(TURN)
        assert table_of(page)
        server.kill()
        for file in tmp_path.glob("own.sqlite*"):
            file.unlink()
        server.start()
        dialog = page.get_by_role("dialog", name="This browser is no longer signed in")
        expect(dialog).to_be_visible(timeout=60_000)
        dialog.get_by_role("button", name="Sign in").click()
        expect(page.get_by_role("button", name="Sign in", exact=True)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("heading", name="There is no such table.")).to_be_visible()
        page.close()
