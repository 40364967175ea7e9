"""How the site is made of what the project has: pages beside this folder, decisions, examples in docstrings."""

import re
from pathlib import Path
from typing import Any

import griffe
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

DOCS = Path(__file__).parent
ROOT = DOCS.parent
ROOT_PAGES = ("CHANGELOG.md", "CONTRIBUTING.md")
ENUMS = {"Name", "StrEnum"}


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """List every decision in the last section."""
    decisions = sorted(path.relative_to(DOCS).as_posix() for path in (DOCS / "decisions").glob("*.md"))
    assert config.nav is not None
    config.nav[-1]["Inside"].append({"Decisions": decisions})
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add pages of the project's root, with links as seen from here, the examples as they are, and the icon."""
    for name in ROOT_PAGES:
        text = (ROOT / name).read_text(encoding="utf-8").replace("](docs/", "](")
        files.append(File.generated(config, name.lower(), content=text))
    for path in sorted((ROOT / "examples").glob("*.py")):
        files.append(File.generated(config, f"examples/{path.name}", abs_src_path=str(path)))
    files.append(File.generated(config, "icon.svg", abs_src_path=str(ROOT / "web" / "public" / "icon.svg")))
    return files


def on_page_markdown(markdown: str, page: Page, **_: object) -> str:
    """What lies in the root is one folder nearer here, and a table begins after an empty line, also below a comment.

    A page that stands alone has no list of pages beside it.
    """
    if page.parent is None:
        page.meta["hide"] = ["navigation"]
    markdown = re.sub(r"\]\(\.\./((?:\.\./)*examples/)", r"](\1", markdown)
    for name in ROOT_PAGES:
        markdown = markdown.replace(f"](../{name}", f"]({name.lower()}")
    return markdown.replace("-->\n|", "-->\n\n|")


class Told(griffe.Extension):
    """Shows what docstrings leave out or can't say in Markdown.

    Examples are code: what begins with `>>>`, up to the next empty line. A field is described by the comment behind it,
    and a closed list of names tells the names.
    """

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Called for everything that has been read."""
        if isinstance(obj, griffe.Attribute) and isinstance(obj.parent, griffe.Class) and obj.docstring is None:
            comment = re.search(r"  # (?!type:|noqa|fmt:)([^#]*)$", obj.source.splitlines()[-1]) if obj.source else None
            if comment is not None:
                obj.docstring = griffe.Docstring(f"{comment[1][:1].upper()}{comment[1][1:]}.", parent=obj)
        if obj.docstring is None:
            return
        obj.docstring.value = re.sub(
            r"(?:^|(?<=\n\n))(>>> .*?)(?=\n\n|\Z)", r"```pycon\n\1\n```", obj.docstring.value, flags=re.DOTALL
        )
        if isinstance(obj, griffe.Class) and {str(base) for base in obj.bases} & ENUMS:
            names = [name for name, member in obj.members.items() if member.is_attribute and name.isupper()]
            if names:
                obj.docstring.value += "\n\nNames: " + ", ".join(f"`{name}`" for name in names) + "."
