"""Pictures of every screen, in light and dark, on a desk and on a phone.

python web/scripts/screenshots.py [folder]        (default: build/screenshots)
"""

import json
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tests/browser"))
from page_server import CHROMIUM, FLAGS, Server, free_port  # noqa: E402  # the tests know how to start a server
from playing import OVER, TURN, choose_goals, play_turn, start_game  # noqa: E402

DEVICES = {"desk": (1440, 900), "phone": (390, 844)}
THEMES = ("light", "dark")
Take = Callable[[str], None]


def main(folder: Path) -> None:
    """Take all pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as store, sync_playwright() as engine:
        server = Server(free_port(), Path(store) / "calico.sqlite")
        server.start()
        browser = engine.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            for device, (width, height) in DEVICES.items():
                for theme in THEMES:
                    context = browser.new_context(
                        viewport={"width": width, "height": height},
                        has_touch=device == "phone",
                        reduced_motion="reduce",
                        device_scale_factor=1,
                    )
                    settings = json.dumps({"theme": theme})
                    context.add_init_script(f"localStorage.setItem('calico.settings', '{settings}')")
                    page = context.new_page()

                    def take(name: str, page: Page = page, device: str = device, theme: str = theme) -> None:
                        page.wait_for_timeout(300)
                        page.screenshot(path=folder / f"{name}-{device}-{theme}.png", full_page=device == "phone")

                    tour(page, server.url, take)
                    context.close()
        finally:
            browser.close()
            server.kill()


def tour(page: Page, url: str, take: Take) -> None:
    """Every screen once, as a new visitor comes across them."""

    def go(path: str) -> None:
        page.goto(url + path)
        page.wait_for_selector("h1, h2")

    go("")
    take("home")
    go("#/learn/4")
    page.locator(".pick").first.click()
    page.locator('[data-cell="b3"]').click()
    take("learn")
    go("#/rules")
    take("rules")
    go("#/new/bots")
    take("setup")
    page.locator("summary").click()
    take("options")
    go("#/new/solo")
    start_game(page)
    take("solo-begin")
    for turn in range(22):
        play_turn(page, cell=(turn * 7) % max(1, 22 - turn))
        if turn == 11:
            page.locator(TURN).first.click()
            page.locator(".cell.legal").first.hover()
            take("solo-middle")
            page.locator(TURN).first.click()
    page.wait_for_selector(OVER)
    take("end")
    go("#/new/bots")
    page.get_by_role("button", name="Add a seat").click()
    start_game(page)
    take("choose")
    choose_goals(page)
    for turn in range(9):
        page.wait_for_selector(TURN)
        play_turn(page, cell=(turn * 5) % (22 - turn))
    page.wait_for_selector(TURN)
    page.locator(TURN).first.click()
    take("table")
    page.locator(".open").first.click()
    take("rival")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="What is left").click()
    take("left")
    go("#/new/friends")
    start_game(page)
    take("gathering")
    go("#/new/shared")
    start_game(page)
    take("curtain")
    go("#/chart")
    take("chart")
    page.locator(".gear").click()
    take("settings")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build/screenshots")
