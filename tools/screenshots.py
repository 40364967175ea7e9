"""Pictures of every screen and state, in light and dark, on a desk and on a phone.

python tools/screenshots.py [folder]        (default: build/screenshots)
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests/browser"))
from page_server import CHROMIUM, FLAGS, Server, free_port  # noqa: E402  # the tests know the way through the page
from tour import Tour, dress  # noqa: E402

DEVICES = {"desk": (1440, 900), "phone": (390, 844)}
THEMES = ("dark", "light")


def main(folder: Path) -> None:
    """Take all pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as store, sync_playwright() as engine:
        server = Server(free_port(), Path(store) / "calico.sqlite")
        server.start()
        browser = engine.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            for device in DEVICES:
                take_all(browser, server.url, device, folder)
        finally:
            browser.close()
            server.kill()


def take_all(browser: Browser, url: str, device: str, folder: Path) -> None:
    """The whole tour on one device, each state in each theme."""
    width, height = DEVICES[device]
    context = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=device == "phone", reduced_motion="reduce", locale="en"
    )
    page = context.new_page()

    def take(name: str) -> None:
        for theme in THEMES:
            dress(page, theme=theme)
            is_sheet = page.locator("dialog").count() > 0
            page.screenshot(path=folder / f"{name}-{device}-{theme}.png", full_page=device == "phone" and not is_sheet)

    Tour(page, url, take).all()
    context.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build/screenshots")
