"""How a person plays on the page: what the browser tests share."""

from urllib.request import urlopen

from playwright.sync_api import Page, expect

from calico.notation import Record, parse_record

OVER = "section.end"
TURN = ".tray .slot:not([disabled])"


def start_game(page: Page) -> None:
    """Press the button that begins, on the setup screen."""
    page.locator("form.page button.main").click()
    page.wait_for_selector(".tray, .choice-card, .curtain, .qr")


def choose_goals(page: Page) -> None:
    """Keep the first three goals on offer."""
    for number in range(3):
        page.locator(".offer .tile").nth(number).click()
    page.locator(".choice-card .button.main").click()


def play_turn(page: Page, cell: int = 0) -> None:
    """Choose the first patch, place it on an open cell, take the first market patch."""
    page.locator(TURN).first.click()
    page.locator(".cell.legal").nth(cell).click()
    page.locator(".takeable").first.click()
    expect(page.locator(".takeable")).to_have_count(0)


_QUICK = """async () => {
    const until = async (found) => {
        for (let tries = 0; tries < 3000; tries++) {
            const one = found();
            if (one) return one;
            await new Promise((done) => setTimeout(done, 5));
        }
        throw new Error(`waited too long: ${found}`);
    };
    const press = (one) => one.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const find = (selector) => () => document.querySelector(selector);
    press(await until(find('.tray .slot:not([disabled])')));
    press(await until(find('.cell.legal')));
    press(await until(find('.takeable')));
    await until(() => !document.querySelector('.takeable'));
}"""


def quick_turn(page: Page) -> None:
    """The same turn by clicks from inside the page: for long games in which aiming the mouse proves nothing more."""
    page.evaluate(_QUICK)


def table_of(page: Page) -> str:
    """The id of the table in the address."""
    return page.url.rpartition("/")[2]


def record_of(url: str, page: Page) -> Record:
    """The finished game, as the server exports it; the library replays every move."""
    with urlopen(f"{url}api/v1/tables/{table_of(page)}/record") as answer:
        return parse_record(answer.read().decode())


def shown_total(page: Page, row: int = 0) -> int:
    """The total on the score sheet of the end."""
    return int(page.locator(f"{OVER} tbody tr").nth(row).locator(".total").inner_text())
