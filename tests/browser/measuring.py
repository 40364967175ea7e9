"""What a visit costs, by Chromium's own counters, as a phone of the middle range on a slow line would have it."""

from dataclasses import dataclass

from playing import TURN, aim, start_game
from playwright.sync_api import Browser, CDPSession, Page

THROTTLE = 4  # a phone's processor beside a desk's, as Lighthouse assumes
SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
PHONE_INDEX = 400  # what `power` gives on a phone of the middle range: Lighthouse's index has 125 to 800 for them
_OWN_TIME = {"timeDomain": "threadTicks"}  # of the processor: what else runs on the machine does not count
_ROUNDS = 300
_WORK = """rounds => {
    for (let round = 0; round < rounds; round++) {
        let text = '';
        for (let length = 0; length < 10000; length++) text += 'a';
        if (text.length === 1) throw new Error('never');
    }
}"""
_WATCH = """
    window.longTasks = [];
    new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) window.longTasks.push([startTime, duration]);
    }).observe({ type: 'longtask', buffered: true });
"""
WATCH_SHIFTS = """
    window.shifts = [];
    new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries())
            window.shifts.push([value, sources.map(({ node }) => node?.className?.baseVal ?? node?.className)]);
    }).observe({ type: 'layout-shift', buffered: true });
"""
_PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null"


@dataclass(frozen=True, slots=True)
class Visit:
    """One first visit. Times are milliseconds of the page's clock."""

    requests: int
    bytes: dict[str, int]
    """What came over the line, compressed, by the kind of the resource."""
    painted: float
    interactive: float
    long_tasks: int
    blocking: float
    """How long tasks held the page for more than 50 ms each, after the first paint."""
    busy: float
    """How long the main thread worked in all, in time of the processor."""
    nodes: int


def visit(browser: Browser, url: str, ready: str, *, throttle: float = 1, slow: bool = False) -> Visit:
    """Open the address with nothing kept from before, and watch until the page is ready and quiet."""
    context = browser.new_context(viewport={"width": 360, "height": 740}, locale="en", service_workers="block")
    context.add_init_script(_WATCH)
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    kinds: dict[str, str] = {}
    sizes: dict[str, int] = {}
    devtools.on("Network.responseReceived", lambda event: kinds.update({event["requestId"]: event["type"]}))
    devtools.on(
        "Network.loadingFinished",
        lambda event: sizes.update({event["requestId"]: int(event["encodedDataLength"])}),
    )
    devtools.send("Network.enable")
    devtools.send("Performance.enable", _OWN_TIME)
    if slow:
        devtools.send("Network.emulateNetworkConditions", SLOW_4G)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    page.goto(url)
    page.wait_for_selector(ready)
    page.wait_for_load_state("networkidle")
    seen = _seen(page, devtools, kinds, sizes)
    context.close()
    return seen


def _seen(page: Page, devtools: CDPSession, kinds: dict[str, str], sizes: dict[str, int]) -> Visit:
    painted = page.evaluate(_PAINT)
    tasks = page.evaluate("window.longTasks")
    counters = _counters(devtools)
    weight: dict[str, int] = {}
    for request, size in sizes.items():
        kind = kinds.get(request, "Other")
        weight[kind] = weight.get(kind, 0) + size
    return Visit(
        requests=len(sizes),
        bytes=weight,
        painted=painted,
        interactive=max([painted, *(start + duration for start, duration in tasks)]),
        long_tasks=len(tasks),
        blocking=sum(max(0.0, duration - 50) for start, duration in tasks if start + duration > painted),
        busy=1000 * counters["TaskDuration"],
        nodes=int(counters["Nodes"]),
    )


def shifts(page: Page) -> dict[str, float]:
    """What has moved by itself on a page that was opened with `WATCH_SHIFTS`: how much, by what moved."""
    moved: dict[str, float] = {}
    for value, sources in page.evaluate("window.shifts"):
        moved[", ".join(map(str, sources))] = moved.get(", ".join(map(str, sources)), 0) + value
    return moved


def power(browser: Browser) -> float:
    """How strong this machine's processor is, in the units of `PHONE_INDEX`."""
    page = browser.new_page()
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable", _OWN_TIME)
    page.evaluate(_WORK, _ROUNDS)  # compiled before it counts
    before = _counters(devtools)["TaskDuration"]
    page.evaluate(_WORK, _ROUNDS)
    seconds = _counters(devtools)["TaskDuration"] - before
    page.close()
    return _ROUNDS / 10 / seconds


def _counters(devtools: CDPSession) -> dict[str, float]:
    return {one["name"]: one["value"] for one in devtools.send("Performance.getMetrics")["metrics"]}


@dataclass(frozen=True, slots=True)
class Frames:
    """The milliseconds from frame to frame while something moved."""

    gaps: tuple[float, ...]

    @property
    def dropped(self) -> int:
        """How many frames of a screen with 60 a second were not drawn in time."""
        return sum(max(0, round(gap * 60 / 1000) - 1) for gap in self.gaps)


def dragged(browser: Browser, url: str, *, throttle: float = 1, steps: int = 120) -> Frames:
    """Begin a game on a phone's screen and drag a patch to and fro over the quilt, one step a frame."""
    context = browser.new_context(viewport={"width": 360, "height": 740}, locale="en")
    page = context.new_page()
    page.goto(f"{url}#/new/solo")
    page.wait_for_selector("form.page")
    start_game(page)
    ends = aim(page, '[data-cell="a1"]'), aim(page, '[data-cell="e5"]')
    page.mouse.move(*aim(page, TURN))
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    page.mouse.down()
    page.mouse.move(*ends[0], steps=5)
    page.evaluate(_FRAMES)
    for leg in range(1, 5):
        page.mouse.move(*ends[leg % 2], steps=steps // 4)
    gaps = page.evaluate("window.gaps")
    page.mouse.up()
    context.close()
    return Frames(tuple(gaps))


_FRAMES = """() => {
    window.gaps = [];
    let last = performance.now();
    const next = (now) => {
        window.gaps.push(now - last);
        last = now;
        requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
}"""
