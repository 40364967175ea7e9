"""A real server and a real Chromium for each test process."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

playwright = pytest.importorskip("playwright.sync_api", reason="browser tests need the package playwright")
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright  # noqa: E402  # after the check above

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src/calico/server/page"
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
CHROMIUM = os.environ.get("CALICO_CHROMIUM") or shutil.which("chromium") or "/usr/bin/chromium"
FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-sync",
    "--no-first-run",
]
_SERVE = """
import sys, uvicorn
from calico.server.app import make_app
from calico.server.settings import Settings
port, database = int(sys.argv[1]), sys.argv[2]
settings = Settings(
    port=port, database=database, requests_per_minute=100_000, sign_ups_per_hour=100_000, messages_per_second=1000
)
uvicorn.run(make_app(settings), host="127.0.0.1", port=port, log_level="error")
"""


@dataclass
class Server:
    """A server in a process of its own, which can be killed and started again on the same port and store."""

    port: int
    database: Path
    process: subprocess.Popen[bytes] | None = field(default=None)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        command = [sys.executable, "-c", _SERVE, str(self.port), str(self.database)]
        self.process = subprocess.Popen(command, start_new_session=True)
        for _ in range(300):
            try:
                with urlopen(f"{self.url}readyz", timeout=1) as answer:
                    if answer.status == 200:
                        return
            except (URLError, ConnectionError, TimeoutError):
                time.sleep(0.1)
        raise RuntimeError("the server does not start")

    def kill(self) -> None:
        """No farewell: as if the machine had lost its power. Its helpers go too."""
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (PAGE / "index.html").is_file():
        pytest.skip("the page is not built: install the package (make setup), or set CALICO_PREBUILT_PAGE and install")
    server = Server(_free_port(), tmp_path_factory.mktemp("server") / "calico.sqlite")
    server.start()
    yield server
    server.kill()


@pytest.fixture(scope="session")
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
        context.set_default_timeout(15_000)
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
