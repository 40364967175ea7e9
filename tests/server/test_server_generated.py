"""What is generated from the protocol is up to date."""

from pathlib import Path

from calico.server.generate import document, typescript

ROOT = Path(__file__).parents[2]


def test_the_pages_types_are_those_of_the_protocol() -> None:
    assert (ROOT / "web/src/protocol.ts").read_text(encoding="utf-8") == typescript()


def test_the_documentation_is_that_of_the_protocol() -> None:
    assert (ROOT / "docs/protocol.md").read_text(encoding="utf-8") == document()
