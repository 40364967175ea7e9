"""Every screen and state of the page, reached as a person reaches it: for the checks and for the pictures."""

import json
from collections.abc import Callable
from dataclasses import dataclass

from page_server import PAGE
from playing import OPEN_CELL, TAKEABLE, TURN, breakable_line, choose_goals, play_out, play_turn, press, start_game
from playwright.sync_api import Page

Look = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Tour:
    """Walks a page that belongs to nobody yet through all states, and calls `look` with the name of each."""

    page: Page
    url: str
    look: Look

    def all(self) -> None:
        """Everything, in the order of a first visit."""
        self.reading()
        self.setting_up()
        self.alone()
        self.with_others()
        self.with_a_program()

    def go(self, path: str, shown: str = "h1") -> None:
        """Open an address of the page."""
        self.page.goto(self.url + path)
        self.page.wait_for_selector(shown)

    def button(self, name: str) -> None:
        """Press the button of this name."""
        self.page.get_by_role("button", name=name).first.click()

    def close(self) -> None:
        """Close the dialog that is open."""
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector("dialog", state="detached")

    def reading(self) -> None:
        """Start page, tutorial, rules, chart and settings of somebody who has not played yet."""
        page, look = self.page, self.look
        self.go("")
        look("home")
        for number, (patch, cell) in enumerate(answers(), start=1):
            self.go(f"#/learn/{number}", ".lesson")
            look(f"learn-{number}")
            name = " ".join(patch.replace("_", " ").split(":"))
            page.locator(f'.pick[aria-label="{name}"]').click()
            if number == 2:
                press(page, '[data-cell="a1"]')
                look("learn-wrong")
            press(page, f'[data-cell="{cell}"]')
            page.get_by_role("button", name="Once more").wait_for()
            look(f"learn-{number}-done")
        self.button("Next")
        look("learn-end")
        self.go("#/rules")
        look("rules")
        page.get_by_label("Search the rules").fill("rainbow")
        look("rules-search")
        page.get_by_label("Search the rules").fill("zzz")
        look("rules-nothing")
        self.go("#/chart")
        look("chart-stranger")
        self.button("Settings")
        page.locator("dialog summary").click()
        look("settings")
        self.close()

    def setting_up(self) -> None:
        """Every kind of new game with all options open, and a table that the rules refuse."""
        page, look = self.page, self.look
        for kind in ("solo", "bots", "friends", "shared", "scenarios/10"):
            self.go(f"#/new/{kind}", "form.page")
            look(f"setup-{kind.partition('/')[0]}")
            page.locator("form details summary").click()
            look(f"setup-{kind.partition('/')[0]}-options")
        page.get_by_label("Restriction", exact=False).first.select_option("adjacent")
        page.locator("form.page button.main").click()
        page.get_by_role("alert").wait_for()
        look("setup-refused")

    def alone(self) -> None:
        """A solo game from the first patch to the picture, with a lost line on the way."""
        page, look = self.page, self.look
        self.go("#/new/solo", "form.page")
        start_game(page)
        page.wait_for_selector(TURN)
        look("solo")
        for turn in range(11):
            play_turn(page, cell=(turn * 7) % (22 - turn))
        press(page, TURN)
        look("solo-chosen")
        page.locator(OPEN_CELL).first.hover()
        look("solo-preview")
        press(page, OPEN_CELL)
        page.wait_for_selector(TAKEABLE)
        look("solo-taking")
        press(page, TAKEABLE)
        page.wait_for_selector(TURN)
        self.button("What is left")
        look("left")
        self.close()
        self.button("Keys")
        look("keys")
        self.close()
        page.get_by_role("button", name="Look back").click()
        look("looking-back")
        self.button("To the game")
        play_out(page)
        look("solo-end")

    def with_a_program(self) -> None:
        """A standard game against a program: goals, rival, chat, leaving, and a start page with games on it."""
        page, look = self.page, self.look
        self.go("#/new/bots", "form.page")
        self.button("Add a seat")
        start_game(page)
        page.wait_for_selector(".choice-card")
        look("choosing")
        for number in range(3):
            press(page, ".offer .tile", number)
        look("choosing-chosen")
        press(page, ".choice-card .button.main")
        for turn in range(9):
            page.wait_for_selector(TURN)
            play_turn(page, cell=(turn * 5) % (22 - turn))
        page.wait_for_selector(TURN)
        look("table")
        page.locator(".rivals .open").first.click()
        look("rival")
        self.close()
        self.button("Chat")
        page.get_by_role("button", name="Good luck!").click()
        page.locator(".lines strong").wait_for()
        look("chat")
        self.close()
        self.button("Leave the game")
        look("leave")
        self.close()
        table = page.url.removeprefix(self.url)
        self.go("")
        page.get_by_text("Your games").wait_for()
        look("home-games")
        self.go("#/chart")
        for name in ("Ben", "Cleo", "Somebody with a longer name", "Egon", "Fay"):
            page.get_by_label("Somebody who plays at this device").fill(name)
            page.get_by_role("button", name="Add", exact=True).click()
            page.locator(".player", has_text=name).wait_for()
        look("chart")
        self.line_lost(table)

    def line_lost(self, table: str) -> None:
        """A table whose line to the server breaks, and a command that can't be sent."""
        page = self.page
        cut = breakable_line(page)
        self.go("", "h1")  # an address without `#` loads the page anew
        self.go(table, TURN)
        cut()
        press(page, TURN)
        press(page, OPEN_CELL)
        page.get_by_text("Nothing was changed").wait_for()
        self.look("offline")

    def with_others(self) -> None:
        """Tables with other people: a curtain, a game that ends between four, an invitation from both sides."""
        page, look = self.page, self.look
        self.go("#/new/shared", "form.page")
        page.locator("form details summary").click()
        page.locator("input[value=family]").check()
        start_game(page)
        page.wait_for_selector(".curtain")
        look("curtain")
        for _ in range(2):
            press(page, ".curtain button")
            choose_goals(page)
        for _ in range(7):
            press(page, ".curtain button")
            play_turn(page)
        press(page, ".curtain button")
        page.wait_for_selector(TURN)
        look("shared")
        play_out(page)
        look("end")
        self.go("#/new/friends", "form.page")
        start_game(page)
        page.wait_for_selector(".qr")
        look("gathering")
        page.context.clear_cookies()
        page.reload()
        page.get_by_role("dialog").wait_for()
        look("signed-out")
        self.close()
        page.wait_for_selector(".qr")
        look("gathering-stranger")
        self.go("#/table/nowhere", 'h1:text("no such table")')
        look("no-table")
        self.go("#/nowhere", 'h1:text("no such page")')
        look("no-page")


_DRESS = """choices => {
    localStorage.setItem('calico.settings', JSON.stringify(choices));
    dispatchEvent(new StorageEvent('storage', { key: 'calico.settings' }));
}"""


def dress(page: Page, *, theme: str, palette: str = "natural") -> None:
    """Show the page in another theme and palette, as if they were chosen in another tab."""
    page.evaluate(_DRESS, {"theme": theme, "palette": palette})


def answers() -> list[tuple[str, str]]:
    """What each lesson of the tutorial wants: the patch and the cell."""
    (lessons,) = PAGE.glob("assets/lessons-*.json")
    found = []
    for lesson in json.loads(lessons.read_text(encoding="utf-8")):
        patch, cell = next(iter(lesson["after"])).split("@")
        found.append((patch, cell))
    return found
