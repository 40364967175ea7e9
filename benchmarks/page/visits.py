"""Measure the page in Chromium: a first visit, and a patch that is dragged over the quilt.

Run: python benchmarks/page/visits.py [--visits N]
A phone of the middle range is a processor four times slower and a line of 1.6 Mbit/s with 150 ms of delay.
"""

import argparse
import sys
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2] / "tests/browser"))
from measuring import PHONE_INDEX, THROTTLE, Frames, dragged, power, visit  # beside the tests that use it too
from page_server import CHROMIUM, FLAGS, Server, free_port

MOST_BUSY = 2_000 - 4 * 150  # ms: two seconds, less the way of page, scripts, texts and tables
SCREENS = {"start page": ("", "h1"), "new game": ("#/new/solo", "form.page"), "tutorial": ("#/learn", ".lesson")}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--visits", type=int, default=5, help="first visits of each kind (5); medians are printed")
    visits = parser.parse_args().visits
    with tempfile.TemporaryDirectory() as store, sync_playwright() as engine:
        server = Server(free_port(), Path(store) / "calico.sqlite")
        server.start()
        browser = engine.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            index = power(browser)
            print(f"this machine: index {index:.0f} (a phone of the middle range: about {PHONE_INDEX})")
            busy = median(visit(browser, server.url, "h1").busy for _ in range(visits)) * index / PHONE_INDEX
            print(
                f"a first visit keeps such a phone's main thread busy for {busy:.0f} ms; {MOST_BUSY} are the budget\n"
            )
            first_visits(browser, server.url, visits)
            drags(browser, server.url)
        finally:
            browser.close()
            server.kill()


def first_visits(browser: Browser, url: str, visits: int) -> None:
    """Print what the first screens cost on a desk and on a phone."""
    print(f"{'first visit':22}{'requests':>9}{'kB':>7}{'painted':>10}{'answers':>10}{'blocked':>10}{'busy':>9}")
    for device in ("desk", "phone"):
        throttle = THROTTLE if device == "phone" else 1
        for screen, (path, ready) in SCREENS.items():
            seen = [visit(browser, url + path, ready, throttle=throttle, slow=device == "phone") for _ in range(visits)]
            painted, answers, blocked, busy = (
                median(values)
                for values in zip(
                    *((one.painted, one.interactive, one.blocking, one.busy) for one in seen), strict=True
                )
            )
            print(
                f"{screen + ', ' + device:22}{seen[0].requests:9}{sum(seen[0].bytes.values()) / 1000:7.0f}"
                f"{painted / 1000:8.2f} s{answers / 1000:8.2f} s{blocked:7.0f} ms{busy:6.0f} ms"
            )


def drags(browser: Browser, url: str) -> None:
    """Print how evenly a dragged patch moves."""
    print(f"\n{'drag':22}{'frames':>9}{'dropped':>9}{'median':>10}{'worst':>10}")
    for device, throttle in {"desk": 1, "phone": THROTTLE}.items():
        frames: Frames = dragged(browser, url, throttle=throttle)
        print(
            f"{device:22}{len(frames.gaps):9}{frames.dropped:9}{median(frames.gaps):7.1f} ms{max(frames.gaps):7.1f} ms"
        )


if __name__ == "__main__":
    main()
