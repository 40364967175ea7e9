"""Which fonts Chromium really draws a page with."""

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import CDPSession, Page


def foreign(page: Page) -> list[str]:
    """Every text on the page that is not drawn, in all its letters, with a font that came with the page."""
    page.evaluate("document.fonts.ready.then(() => undefined)")
    devtools: CDPSession = page.context.new_cdp_session(page)
    devtools.send("DOM.enable")
    devtools.send("CSS.enable")
    root = devtools.send("DOM.getDocument", {"depth": -1})["root"]
    found = []
    for node in _with_text(root):
        fonts = devtools.send("CSS.getPlatformFontsForNode", {"nodeId": node["nodeId"]})["fonts"]
        if wrong := [one["familyName"] for one in fonts if not one["isCustomFont"]]:
            text = "".join(child["nodeValue"] for child in node["children"] if child["nodeType"] == 3)
            found.append(f"{node['localName']} {text.strip()!r}: {wrong}")
    devtools.detach()
    return found


def foreign_letters(page: Page, drawing: str) -> list[str]:
    """The same for an SVG that stands alone, in the browser of the page."""
    browser = page.context.browser
    assert browser is not None
    alone = browser.new_page()
    alone.set_content(drawing)
    found = foreign(alone)
    alone.close()
    return found


def _with_text(node: dict[str, Any]) -> Iterator[dict[str, Any]]:
    children = node.get("children", [])
    if any(child["nodeType"] == 3 and child["nodeValue"].strip() for child in children):
        yield node
    for child in children:
        yield from _with_text(child)
