"""The clock of a turn: seen all the time, heard when it matters, and what is said once it has run out."""

import json
import re
from collections.abc import Callable
from typing import Any

from playing import LISTEN, TURN, start_game
from playwright.sync_api import Page, WebSocketRoute, expect

Opener = Callable[..., Page]
MINUTE = 60_000  # milliseconds


class Line:
    """The page's line to a real server, on which a test may change what is told of the table."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._socket: WebSocketRoute | None = None
        self._last: dict[str, Any] = {}
        self._changes: dict[str, Any] = {}
        page.route_web_socket("**/socket", self._connect)

    def tell(self, happened: list[dict[str, Any]], **changes: Any) -> None:
        """Send another state of the table, which holds from now on."""
        self._changes |= changes
        told = {**self._last, "type": "update", "sequence": self._last["sequence"] + 1, "happened": happened}
        assert self._socket is not None
        self._socket.send(json.dumps(self._changed(told)))

    @property
    def state(self) -> dict[str, Any]:
        """The table as it was told last."""
        while not self._last:
            self._page.wait_for_timeout(20)
        state: dict[str, Any] = self._last["state"]
        return state

    @property
    def server_time(self) -> int:
        """When that was, by the server's clock."""
        return int(self._last["server_time"])

    def _connect(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(json.dumps(self._changed(json.loads(text)))))

    def _changed(self, message: dict[str, Any]) -> dict[str, Any]:
        if "state" not in message:
            return message
        self._last = {**message, "state": message["state"] | self._changes}
        return self._last


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
    state = line.state
    replaced = {**state["chairs"][0], "bot": "greedy", "may_return": True, "handed_over": "absence"}
    gone = {"type": "handed_over", "sequence": 0, "at": 0, "seat": 0, "bot": "greedy", "reason": "absence"}
    line.tell(
        [gone],
        chairs=[replaced],
        you={**state["you"], "commands": ["return"]},
        game={**state["game"], "legal": None},
    )
    expect(page.locator(".preview")).to_contain_text("ran out of time")
    expect(page.get_by_role("button", name="Take my seat back")).to_be_visible()
    assert "ran out of time" in "\n".join(page.evaluate("window.said"))
    page.reload()
    expect(page.locator(".preview")).to_contain_text("ran out of time")
