"""A real server and a real Chromium for each test process."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from page_server import CHROMIUM, FLAGS, PAGE, Server, free_port

playwright = pytest.importorskip("playwright.sync_api", reason="browser tests need the package playwright")
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright  # noqa: E402  # after the check

PATIENCE = 120_000  # milliseconds that a busy machine may need for anything; only what never happens takes so long
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (PAGE / "index.html").is_file():
        pytest.skip("the page is not built: install the package (make setup), or set CALICO_PREBUILT_PAGE and install")
    server = Server(free_port(), tmp_path_factory.mktemp("server") / "calico.sqlite")
    server.start()
    yield server
    server.kill()


@pytest.fixture(scope="module")  # Playwright keeps an event loop running, which other modules' tests must not meet
def browser() -> Iterator[Browser]:
    if not Path(CHROMIUM).exists():
        pytest.skip("no Chromium: apt-get install chromium, or name one in CALICO_CHROMIUM")
    with sync_playwright() as engine:
        browser = engine.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def open_page(browser: Browser, server: Server) -> Iterator[Callable[..., Page]]:
    """Opens a page as a new person. A script error or a missing text fails the test at its end."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def open_one(
        path: str = "",
        *,
        width: int = 1280,
        height: int = 860,
        language: str = "en",
        touch: bool = False,
        settings: str = "{}",
        scheme: str = "light",
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            has_touch=touch,
            color_scheme="dark" if scheme == "dark" else "light",
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(
            f"if (!localStorage.getItem('calico.settings')) localStorage.setItem('calico.settings', '{settings}')"
        )
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on(
            "console",
            lambda message: (
                troubles.append(message.text)
                if message.type == "error"
                and "Failed to load resource" not in message.text
                and "WebSocket" not in message.text
                else None
            ),
        )
        page.goto(server.url + path)
        page.wait_for_selector("h1, h2")
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert troubles == []
