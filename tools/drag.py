"""What a frame costs the page while a patch is dragged over the quilt, by Chromium's own trace.

    python tools/drag.py [slowdown]        (default: 4 times, a phone of the middle range)

Prints the share of frames that came late and the main thread's time a frame, by kind of work. Late frames depend on
whatever else the machine does; the main thread's time hardly does.
"""

import sys
import tempfile
from math import cos, pi, sin
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests/browser"))
from page_server import CHROMIUM, FLAGS, Server, free_port  # the tests know how to start a server
from playing import TURN, aim, play_turn, start_game

KINDS = (
    "EventDispatch",
    "FireAnimationFrame",
    "HitTest",
    "UpdateLayoutTree",
    "Layout",
    "PrePaint",
    "Paint",
    "Layerize",
)
STEPS = 120
_WATCH = """() => {
    window.frames_ = [];
    let last = performance.now();
    const next = (now) => { window.frames_.push(now - last); last = now; requestAnimationFrame(next); };
    requestAnimationFrame(next);
}"""


def main(slowdown: float) -> None:
    """Play some turns, then drag in circles."""
    with tempfile.TemporaryDirectory() as store, sync_playwright() as engine:
        server = Server(free_port(), Path(store) / "calico.sqlite")
        server.start()
        browser = engine.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            page = browser.new_page(viewport={"width": 1280, "height": 860})
            page.goto(f"{server.url}#/new/solo")
            page.wait_for_selector("h1")
            start_game(page)
            for _ in range(8):
                play_turn(page)
            page.wait_for_timeout(3000)  # the last cat has lain down
            measure(page, slowdown)
        finally:
            browser.close()
            server.kill()


def measure(page: Page, slowdown: float) -> None:
    """Drag, and print what it cost."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    events: list[dict[str, object]] = []
    ended: list[object] = []
    devtools.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    devtools.on("Tracing.tracingComplete", lambda data: ended.append(data))  # Playwright marks its handlers
    box = page.get_by_role("grid").bounding_box()
    assert box is not None
    page.mouse.move(*aim(page, TURN))
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=5)
    devtools.send(
        "Tracing.start", {"transferMode": "ReportEvents", "traceConfig": {"includedCategories": ["devtools.timeline"]}}
    )
    page.evaluate(_WATCH)
    for step in range(STEPS):
        angle = 4 * pi * step / STEPS
        page.mouse.move(
            box["x"] + box["width"] * (0.5 + 0.32 * cos(angle)), box["y"] + box["height"] * (0.5 + 0.3 * sin(angle))
        )
        page.wait_for_timeout(12)
    frames: list[float] = page.evaluate("window.frames_")
    devtools.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(50)
    page.mouse.up()
    late = sum(frame > 20 for frame in frames)
    print(f"{len(frames)} frames at 1/{slowdown:g} speed, {100 * late / len(frames):.0f}% later than 20 ms")
    total = 0.0
    for kind in KINDS:
        spent = [float(str(event.get("tdur", 0))) / 1000 for event in events if event["name"] == kind]
        total += sum(spent)
        print(f"  {kind:20} {sum(spent) / len(frames):6.2f} ms a frame, at most {max(spent, default=0):5.1f} ms")
    print(f"  {'all':20} {total / len(frames):6.2f} ms a frame of 16.7")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 4)
