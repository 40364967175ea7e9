"""The site: it builds strictly, tells its walks by files that exist, and fetches nothing from another host."""

import functools
import os
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[2]
CHROMIUM = os.environ.get("CALICO_CHROMIUM") or shutil.which("chromium") or "/usr/bin/chromium"
CODE = re.compile(r"<(script|style|pre|code)\b.*?</\1>", re.DOTALL)
FETCHED = re.compile(r"""<(?:img|script|iframe|source|use|link)\b[^>]*?\b(?:src|href)="(?:https?:)?//""")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    # No proxy leads anywhere: whatever the build wanted from the network, it would fail.
    env = os.environ | {
        "NO_MKDOCS_2_WARNING": "1",
        "http_proxy": "http://127.0.0.1:9",
        "https_proxy": "http://127.0.0.1:9",
    }
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[str, str]:
    return {str(path.relative_to(site)): path.read_text(encoding="utf-8") for path in site.rglob("*.html")}


def test_every_page_of_the_documentation_is_on_it(pages: dict[str, str]) -> None:
    written = {str(path.relative_to(ROOT / "docs").with_suffix(".html")) for path in (ROOT / "docs").rglob("*.md")}
    assert written | {"contributing.html", "changelog.html"} <= set(pages)


def test_lists_and_tables_are_read_as_such(pages: dict[str, str]) -> None:
    """Where an empty line or a blank is missing, a list or a table becomes a paragraph."""
    broken = [
        (name, found)
        for name, text in pages.items()
        for found in re.findall(r"<p>[^<]*\n(?:- |\* |\d+\. |\|).{0,40}|<p>\|.{0,40}", CODE.sub("", text))
    ]
    assert broken == []


def test_examples_of_docstrings_are_shown_as_code(pages: dict[str, str]) -> None:
    assert [name for name, text in pages.items() if "&gt;&gt;&gt;" in CODE.sub("", text)] == []


def test_no_page_names_another_host_to_fetch_from(pages: dict[str, str]) -> None:
    assert [(name, found) for name, text in pages.items() for found in FETCHED.findall(text)] == []
    assert not [name for name, text in pages.items() if 'class="mermaid"' in text]  # the theme would fetch a script


@pytest.fixture
def address(site: Path) -> Iterator[str]:
    handler = functools.partial(Quiet, directory=str(site))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


def test_a_browser_that_reads_and_searches_asks_no_other_host(address: str) -> None:
    from playwright.sync_api import sync_playwright

    if not Path(CHROMIUM).exists():
        pytest.skip("no Chromium: apt-get install chromium, or name one in CALICO_CHROMIUM")
    asked: set[str] = set()
    troubles: list[str] = []
    with sync_playwright() as engine:
        browser = engine.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for width in (1280, 390):
            page = browser.new_page(viewport={"width": width, "height": 844})
            page.set_default_timeout(120_000)
            page.on("request", lambda request: asked.add(request.url))
            page.on("pageerror", lambda error: troubles.append(str(error)))
            for name in ("index", "tutorial", "rules", "reference/rules", "architecture/index", "protocol"):
                page.goto(f"{address}/{name}.html")
                wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
                assert not wide, f"{name} is wider than {width} pixels"
            page.goto(f"{address}/index.html")
            if width < 1000:
                page.locator("label.md-header__button[for=__search]").click()
            else:
                page.locator("input[name=query]").click()
            page.get_by_text("Type to start searching").wait_for()  # the index is read
            page.locator("input[name=query]").press_sequentially("legal_moves")
            page.locator(".md-search-result__item").first.wait_for()
        browser.close()
    assert {url for url in asked if not url.startswith((f"{address}/", "data:", "blob:"))} == set()
    assert troubles == []


def test_walks_pass_at_most_seven_files_and_name_them() -> None:
    text = (ROOT / "docs" / "architecture" / "index.md").read_text(encoding="utf-8")
    walks = [
        re.findall(r"^(\S+/\S+)", walk, re.MULTILINE) for walk in re.findall(r"```text\n(.*?)```", text, re.DOTALL)[1:]
    ]
    assert len(walks) == 5
    assert [len(walk) for walk in walks if len(walk) > 7] == []
    assert [file for walk in walks for file in walk if not (ROOT / file).is_file()] == []


def test_the_citation_has_what_the_format_requires() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert {"cff-version", "message", "title", "authors"} <= set(citation)
    assert citation["cff-version"] == "1.2.0"
    assert citation["authors"] == [{"name": "The Calico developers"}]
    import calico

    assert citation["version"] == calico.__version__
    assert f"## {calico.__version__} - {citation['date-released']}" in (ROOT / "CHANGELOG.md").read_text("utf-8")
