"""What helps at the table: turns that can be seen again, the rule behind each element, whom one plays against."""

import json
from collections.abc import Callable

from page_server import Server
from playing import TURN, play_turn, start_game
from playwright.sync_api import Page, expect

Opener = Callable[..., Page]


def against_a_bot(page: Page, turns: int) -> None:
    page.get_by_label("Beginner").check()
    start_game(page)
    for _ in range(turns):
        page.wait_for_selector(TURN)
        play_turn(page)
    page.wait_for_selector(TURN)


def test_every_turn_can_be_seen_again_also_after_a_reload(open_page: Opener) -> None:
    page = open_page("#/new/bots")
    against_a_bot(page, turns=2)
    turns = page.locator(".moves li")
    expect(turns.first).to_be_visible()
    count = turns.count()
    texts = turns.all_inner_texts()
    assert count in (4, 5)  # two of each, and perhaps the bot began
    page.reload()
    page.wait_for_selector(TURN)
    expect(turns).to_have_count(count)
    assert turns.all_inner_texts() == texts
    page.locator(".news").click()
    dialog = page.get_by_role("dialog", name="What happened")
    expect(dialog).to_contain_text(f"Turn {count} of {count}")
    marked = dialog.locator(".mark")
    expect(marked).to_have_count(2)  # one cell, its line drawn twice
    dialog.get_by_role("slider").fill("0")
    expect(dialog).to_contain_text(f"Turn 1 of {count}")
    expect(dialog.locator("svg.quilt use[href*='-well']")).to_have_count(21)  # one patch lies there
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Look back one move").click()
    expect(page.locator(".bar .status")).to_have_text("An earlier position")
    page.get_by_role("button", name="To the game").click()
    expect(page.locator(TURN)).to_have_count(2)


def test_every_element_leads_to_its_rule(open_page: Opener) -> None:
    page = open_page("#/new/solo")
    start_game(page)
    asked = {
        "button.cat:visible": "Millie",
        '.ask[aria-label*="Scores"]': "End and winner",
        ".goals .tile": "Design goals",
        '.ask[aria-label*="Hand"]': "Hands",
        '.ask[aria-label*="Market"]': "Alone",
    }
    for element, title in asked.items():
        page.locator(element).first.click()
        dialog = page.get_by_role("dialog", name=title)
        expect(dialog.get_by_role("link", name="All rules")).to_be_visible()
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    page.locator('[data-cell="d3"]').click(button="right")
    expect(page.get_by_role("dialog")).to_contain_text("AA-BB-CC")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)  # which gives the focus back
    page.locator('[data-index="0"]').focus()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Border")).to_be_visible()


def test_bots_show_who_they_are(open_page: Opener) -> None:
    page = open_page("#/new/bots")
    seat = page.get_by_role("button", name="Program on seat 2")
    expect(seat).to_contain_text("Greedy")  # gentle enough for somebody who has finished no game
    seat.click()
    bots = page.get_by_role("dialog").locator(".bots .bot")
    expect(bots.first).to_be_visible()  # they are told when all of them are loaded
    points = [int(text.split()[1]) for text in bots.locator("small").all_inner_texts()]
    assert points == sorted(points)
    assert len(points) >= 7  # nobody plays at random
    drawn = page.evaluate(
        """() => [...document.querySelectorAll('.bots use')]
        .filter((use) => document.querySelector(use.getAttribute('href')) === null).length"""
    )
    assert drawn == 0
    bots.filter(has_text="Kitten").click()
    expect(seat).to_contain_text("Kitten")
    start_game(page)
    page.wait_for_selector(".choice-card")
    expect(page.get_by_text("Kitten").first).to_be_visible()


def test_a_push_message_is_shown_and_names_its_table(open_page: Opener, server: Server) -> None:
    """Delivered by Chromium itself: no push service is asked."""
    page = open_page()
    page.context.grant_permissions(["notifications"], origin=server.url.rstrip("/"))
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    devtools = page.context.new_cdp_session(page)
    registrations: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(one["registrationId"] for one in event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    while not registrations:
        page.wait_for_timeout(20)  # which lets the events in
    message = {"table": "abcdefghijklmnop", "text": "It is your turn."}
    devtools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": server.url.rstrip("/"), "registrationId": registrations[0], "data": json.dumps(message)},
    )
    shown = page.evaluate(
        """async () => {
        const worker = await navigator.serviceWorker.ready;
        for (;;) {
            const found = await worker.getNotifications();
            if (found.length > 0) return found.map(({ body, tag, data }) => [body, tag, data.table]);
            await new Promise((done) => setTimeout(done, 20));
        }
    }"""
    )
    assert shown == [["It is your turn.", "abcdefghijklmnop", "abcdefghijklmnop"]]
