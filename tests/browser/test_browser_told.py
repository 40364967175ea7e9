"""What the page tells is true for whoever reads it: players, those who look on, those who come later."""

from collections.abc import Callable

from page_server import Server
from playing import OVER, TAKEABLE, TURN, drag, play_out, start_game, table_of, tap
from playwright.sync_api import Page, expect

Opener = Callable[..., Page]
PHONE = {"width": 390, "height": 844, "touch": True}
_COPY = """async ([table, copies]) => {
    const headers = { "x-calico": "1", "content-type": "application/json" };
    const record = await (await fetch(`/api/v1/tables/${table}/record`)).text();
    for (let copy = 0; copy < copies; copy++)
        await fetch("/api/v1/records", {
            method: "POST", headers, body: JSON.stringify({ id: `copy-${copy}-of-it`, record }),
        });
}"""


def solo(page: Page) -> None:
    start_game(page)
    page.wait_for_selector(TURN)


def test_a_dragged_patch_is_asked_about_like_any_other(open_page: Opener) -> None:
    page = open_page("#/new/solo", settings='{"confirm": true}')
    solo(page)
    drag(page, TURN, '[data-cell="c3"]')
    page.get_by_role("button", name="Place on c3").click()
    expect(page.locator(TAKEABLE)).to_have_count(3)


def test_the_rule_of_a_goal_tells_what_it_is_worth_at_this_table(open_page: Opener) -> None:
    page = open_page("#/new/solo")
    page.locator("form details summary").click()
    page.locator("select", has=page.locator("option[value=tile]")).select_option("tile")
    solo(page)
    page.get_by_role("button", name="three of one kind and three of another").click()
    expect(page.get_by_role("dialog")).to_contain_text("7")
    shown = (
        page.get_by_role("dialog")
        .locator("use[href*='c-points']")
        .evaluate_all("all => all.map(one => one.getAttribute('href'))")
    )
    assert shown == ["#c-points-7", "#c-points-13"]


def test_every_finished_game_is_counted_and_shown(open_page: Opener, server: Server) -> None:
    page = open_page("#/new/solo")
    solo(page)
    play_out(page)
    page.evaluate(_COPY, [table_of(page), 9])
    page.goto(f"{server.url}#/")
    expect(page.locator("summary", has_text="finished")).to_have_text("10 finished games")
    expect(page.locator("details a.game")).to_have_count(10)


def test_a_game_that_was_left_is_not_among_ones_own(open_page: Opener, server: Server) -> None:
    page = open_page("#/new/solo")
    solo(page)
    page.get_by_role("button", name="Leave the game").click()
    page.get_by_role("button", name="Leave", exact=True).click()
    expect(page.get_by_role("button", name="Leave the game")).to_have_count(0)
    page.goto(f"{server.url}#/new/bots")  # another table, which is listed
    start_game(page)
    page.goto(f"{server.url}#/")
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()
    expect(page.locator("a.game")).to_have_count(1)


def test_somebody_who_looks_on_reads_what_is_true(open_page: Opener) -> None:
    page = open_page("#/new/solo")
    page.get_by_label("Your name").fill("Ada")
    solo(page)
    watcher = open_page(page.url[page.url.index("#") :])
    cat = watcher.locator("button.cat:visible").first
    expect(cat).to_contain_text("Ada has 0.")
    expect(watcher.get_by_text("You have")).to_have_count(0)
    expect(watcher.get_by_text("Your quilt")).to_have_count(0)
    expect(watcher.locator(".goals .status").first).to_contain_text("Possible both ways")
    play_out(page)
    expect(watcher.locator(f"{OVER} h2")).to_contain_text("Ada’s quilt is worth")
    for viewer in (page, watcher):
        failed = viewer.locator(".hero .goal.lost").count()
        assert failed == viewer.locator(".goals li", has_text="Not met.").count() > 0
        with viewer.expect_download() as downloading:
            viewer.get_by_role("button", name="Picture (SVG)").click()
        picture = downloading.value.path().read_text(encoding="utf-8")
        assert picture.count("M-30 -17Q0 2 31 18M31 -18Q2 -1 -30 18") == failed
        assert 'color="rgb(117, 98, 77)"' in picture  # what a goal is no longer worth is faded there, too


def test_chat_is_noticed_on_a_phone(open_page: Opener) -> None:
    host = open_page("#/new/friends")
    host.get_by_label("Your name").fill("Hanna")
    host.locator("form.page button.main").click()
    host.wait_for_selector(".qr")
    phone = open_page(host.url[host.url.index("#") :], **PHONE)
    phone.get_by_label("Your name").fill("Felix")
    phone.locator("form button.main").click()
    host.locator("button.main:not([disabled])", has_text="Begin").click()
    host.wait_for_selector(".choice-card")
    phone.wait_for_selector(".choice-card")
    before = phone.locator(".hero").bounding_box()
    host.get_by_role("button", name="Chat", exact=True).click()
    host.get_by_role("button", name="Good luck!").click()
    notice = phone.locator("button.notice")
    expect(notice).to_contain_text("Hanna Good luck!")
    expect(phone.get_by_role("log")).to_contain_text("Hanna says: Good luck!")
    assert phone.locator(".hero").bounding_box() == before  # nothing moves under a finger
    expect(notice).to_be_in_viewport()
    tap(phone, "button.notice")
    expect(phone.get_by_role("dialog", name="Chat")).to_contain_text("Good luck!")
    expect(notice).to_have_count(0)
    phone.keyboard.press("Escape")
    expect(notice).to_have_count(0)
