"""How a person plays on the page, by real mouse, touch and key events: what the browser tests share."""

import json
import time
from collections.abc import Callable
from itertools import count
from typing import Any
from urllib.request import urlopen

from playwright.sync_api import Page, WebSocketRoute

from calico.game import Game
from calico.notation import parse_record

OVER = "section.end"
TURN = '.tray .slot:not([aria-disabled="true"])'
OPEN_CELL = ".cell.legal"
TAKEABLE = ".takeable"
# From now on, everything that a screen reader would hear by itself, in order.
LISTEN = """() => {
    window.said = [];
    const live = '[role=log], [role=status], [role=alert], [aria-live]';
    new MutationObserver((changes) => {
        for (const { target } of changes) {
            const region = (target.nodeType === Node.TEXT_NODE ? target.parentElement : target)?.closest(live);
            if (region) window.said.push(region.textContent.trim());
        }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
_AIM = """([selector, number, call]) => {
    const one = document.querySelectorAll(selector)[number];
    if (!one || one.matches(':disabled, [aria-disabled=true]')) return null;
    const box = one.getBoundingClientRect();
    const middle = [box.x + box.width / 2, box.y + box.height / 2];
    const last = window.aimed;
    const isStill = last?.call === call && last.one === one && middle.every((part, axis) => part === last.middle[axis]);
    const frames = isStill ? last.frames + 1 : 0;
    window.aimed = { call, one, middle, frames };
    const isOpen = one.contains(document.elementFromPoint(...middle));
    if (!isOpen && frames % 8 === 0) one.scrollIntoView({ block: 'center' });
    return isOpen && frames >= 2 ? middle : null;
}"""
_CALLS = count()


def aim(page: Page, selector: str, number: int = 0) -> tuple[float, float]:
    """Wait until the element lies still and can be pressed, scroll if something covers it, and return its middle."""
    x, y = page.wait_for_function(_AIM, arg=[selector, number, next(_CALLS)]).json_value()  # asked in every frame
    return x, y


def press(page: Page, selector: str, number: int = 0) -> None:
    """Click where the element is; what lies on top of it would get the click."""
    page.mouse.click(*aim(page, selector, number))


def tap(page: Page, selector: str, number: int = 0) -> None:
    """The same with a finger."""
    page.touchscreen.tap(*aim(page, selector, number))


def drag(page: Page, selector: str, target: str) -> None:
    """Press on the first, move to the middle of the other in steps, let go."""
    end = aim(page, target)
    page.mouse.move(*aim(page, selector))
    page.mouse.down()
    page.mouse.move(*end, steps=4)
    page.mouse.up()


def touch_drag(page: Page, selector: str, target: str) -> None:
    """The same with a finger, which Playwright can't do by itself."""
    finger = page.context.new_cdp_session(page)
    end_x, end_y = aim(page, target)
    x, y = aim(page, selector)
    now = time.time()

    def touch(kind: str, age: float, *parts: float) -> None:
        points = [{"x": x + (end_x - x) * part, "y": y + (end_y - y) * part} for part in parts]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": now - age})

    touch("touchStart", 0.8, 0.0)
    touch("touchMove", 0.7, 0.3)
    touch("touchMove", 0.6, 0.7)
    touch("touchMove", 0.5, 1.0)
    touch("touchEnd", 0.0)  # a finger that does not rest flings, and Chromium ends a fling with the next tap
    finger.detach()


def start_game(page: Page) -> None:
    """Press the button that begins, on the setup screen."""
    page.locator("form.page button.main").click()
    page.wait_for_selector(".tray, .choice-card, .curtain, .qr")


def choose_goals(page: Page) -> None:
    """Keep the first three goals on offer."""
    for number in range(3):
        press(page, ".offer .tile", number)
    press(page, ".choice-card .button.main")


def play_turn(page: Page, cell: int = 0, point: Callable[[Page, str, int], None] = press) -> None:
    """Choose the first patch, place it on an open cell, take the first market patch."""
    point(page, TURN, 0)
    point(page, OPEN_CELL, cell)
    if point is tap:
        tap(page, OPEN_CELL, cell)  # the first touch shows what would happen
    take(page, point)


def take(page: Page, point: Callable[[Page, str, int], None] = press) -> None:
    """Take the first market patch, which ends the turn."""
    point(page, TAKEABLE, 0)
    page.wait_for_function("selector => !document.querySelector(selector)", arg=TAKEABLE)


_PLAY_OUT = """async (table) => {
    const ask = async (method, path, body) => (await fetch(`/api/v1${path}`, {
        method, headers: { "x-calico": "1", "content-type": "application/json" }, body: body && JSON.stringify(body),
    })).json();
    for (let number = 0; ; number++) {
        const { state } = await ask("GET", `/tables/${table}`);
        if (state.status === "over") return;
        const { game, you } = state;
        const goals = game.players[you.seat].offer?.slice(0, 3);
        const placement = game.legal?.placements[0];
        const target = placement?.targets[(number * 7) % placement.targets.length];
        const command = state.status === "choosing"
            ? { type: "choose_goals", goals, seat: you.seat }
            : { type: "play", patch: placement.patch, cell: target.cell, take: 1 };
        await ask("POST", `/tables/${table}/commands`, { ...command, id: `command-${number}` });
    }
}"""


def play_out(page: Page) -> None:
    """End a game of the page's own seats at once, past the page, where the way to the end is another test's."""
    page.evaluate(_PLAY_OUT, table_of(page))
    page.wait_for_selector(OVER)


def breakable_line(page: Page) -> Callable[[], None]:
    """From the next load on, the page's line to the server can be cut by what is returned; it is not mended."""
    lines: list[WebSocketRoute] = []
    is_cut = False

    def connect(line: WebSocketRoute) -> None:
        if is_cut:
            line.close()
        else:
            lines.append(line)
            line.connect_to_server()

    def cut() -> None:
        nonlocal is_cut
        is_cut = True
        lines[-1].close()
        page.locator(".banner").wait_for()

    page.route_web_socket("**/socket", connect)
    return cut


def table_of(page: Page) -> str:
    """The id of the table in the address."""
    return page.url.rpartition("/")[2]


def record_of(url: str, page: Page) -> Game:
    """The finished game, as the server exports it; the library replays every move."""
    with urlopen(f"{url}api/v1/tables/{table_of(page)}/record") as answer:
        return parse_record(answer.read().decode())


def is_told_rightly(page: Page, url: str, moves: int) -> None:
    """The page shows the totals of the record, which the library has played again."""
    page.wait_for_selector(OVER)
    record = record_of(url, page)
    assert len(record.turns) == moves
    assert record.result is not None
    totals = [score.total for score in record.result.scores]
    assert [shown_total(page, seat) for seat in range(len(totals))] == totals


def shown_total(page: Page, row: int = 0) -> int:
    """The total on the score sheet of the end."""
    return int(page.locator(f"{OVER} tbody tr").nth(row).locator(".total").inner_text())


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


def replaced(state: dict[str, Any]) -> dict[str, Any]:
    """What is told of a table whose only player has run out of time."""
    return {
        "chairs": [{**state["chairs"][0], "bot": "greedy", "may_return": True, "handed_over": "absence"}],
        "you": {**state["you"], "commands": ["return"]},
        "game": {**state["game"], "legal": None},
    }
