"""The clock of a turn: seen all the time, heard when it matters, and what is said once it has run out."""

import re
from collections.abc import Callable

from playing import LISTEN, TURN, Line, replaced, start_game
from playwright.sync_api import Page, expect

Opener = Callable[..., Page]
MINUTE = 60_000  # milliseconds


def test_the_clock_is_heard_when_time_runs_short_and_never_before(open_page: Opener) -> None:
    page = open_page()
    line = Line(page)
    page.reload()
    page.locator('a[href="#/new/solo"]').click()
    page.locator("summary").click()
    page.get_by_label("Minutes for each turn").first.check()
    start_game(page)
    page.wait_for_selector(TURN)
    page.evaluate(LISTEN)
    clock = page.get_by_role("timer")
    before = clock.inner_text()
    expect(clock).not_to_have_text(before)  # it runs
    assert page.evaluate("window.said") == []
    expect(page.locator(".preview")).not_to_contain_text("a bot")
    line.tell([], deadline=line.server_time + 29_000)
    expect(page.locator(".preview")).to_contain_text("a bot will take over")
    line.tell([], deadline=line.server_time + 8_000)
    page.wait_for_function("window.said.length >= 2")
    said = page.evaluate("window.said")
    assert re.search(r"(29|28) seconds", said[0])
    assert any(re.search(r"\b[5-9] seconds", words) for words in said)
    assert [words for words in said if re.search(r"\d:\d\d", words)] == []


def test_it_is_said_why_a_bot_plays(open_page: Opener) -> None:
    """To the one whose time ran out, by eye and ear, also after a reload; with the way back."""
    page = open_page()
    line = Line(page)
    page.reload()
    page.locator('a[href="#/new/solo"]').click()
    start_game(page)
    page.wait_for_selector(TURN)
    page.evaluate(LISTEN)
    gone = {"type": "handed_over", "sequence": 0, "at": 0, "seat": 0, "bot": "greedy", "reason": "absence"}
    line.tell([gone], **replaced(line.state))
    expect(page.locator(".preview")).to_contain_text("ran out of time")
    expect(page.get_by_role("button", name="Take my seat back")).to_be_visible()
    assert "ran out of time" in "\n".join(page.evaluate("window.said"))
    page.reload()
    expect(page.locator(".preview")).to_contain_text("is playing for you")
    page.evaluate(LISTEN)
    line.tell([], paused=True)
    expect(page.locator(".preview")).to_contain_text("The game is waiting for you.")
    expect(page.locator(".says .status")).to_contain_text("Waiting for")
    expect(page.get_by_role("button", name="Take my seat back")).to_be_visible()
    assert "It is your turn." in "\n".join(page.evaluate("window.said"))
