"""What can be checked about the page without a browser: texts, generated files, palettes, weight."""

import gzip
import re
from pathlib import Path

import pytest

import palettes

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "web/src"
LOCALES = ROOT / "src/calico/locales"
PAGE = ROOT / "src/calico/server/page"
LANGUAGES = ("en", "fr", "de", "pl", "ru")
SCRIPT_BUDGET = 150_000  # bytes, compressed, of everything that the first screen loads


def messages(language: str, *files: str) -> dict[str, str]:
    text = "\n".join((LOCALES / language / f"{file}.ftl").read_text(encoding="utf-8") for file in files)
    parts = re.split(r"^(?=[a-z][\w-]* =)", text, flags=re.M)[1:]
    return {part.split(" =", 1)[0]: part.split("=", 1)[1] for part in parts}


def test_every_text_of_the_page_exists() -> None:
    known = messages("en", "game", "errors", "web", "broken")
    for path in [*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts")]:
        for used in re.findall(r"\bt\(\s*\"([\w-]+)\"", path.read_text(encoding="utf-8")):
            assert used in known, f"{path.name} uses {used}"


def test_every_text_is_used() -> None:
    sources = "\n".join(
        path.read_text(encoding="utf-8") for path in [*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts")]
    )
    prefixes = re.findall(r"`([a-z][\w-]*-)\$\{", sources)
    unused = [
        name
        for name in messages("en", "web", "broken")
        if f'"{name}"' not in sources and not any(name.startswith(prefix) for prefix in prefixes)
        and not name.startswith("error-")
    ]  # fmt: skip
    assert unused == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_every_text_with_its_arguments(language: str) -> None:
    english, other = messages("en", "web"), messages(language, "web")
    assert set(english) == set(other)
    for name, text in english.items():
        assert set(re.findall(r"\$\w+", text)) == set(re.findall(r"\$\w+", other[name])), name


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_slavic_plurals_have_all_their_forms(language: str) -> None:
    """1, 2, 5 and 21 of a thing: what English tells apart by two forms needs one, few and many."""
    other = messages(language, "game", "web")
    for name, text in messages("en", "game", "web").items():
        if "[one]" in text:
            assert {"[one]", "[few]", "[many]"} <= set(re.findall(r"\[\w+\]", other[name])), name


@pytest.mark.parametrize("sight", [sight for sight in palettes.SIGHTS if sight != "natural"])
def test_palettes_serve_the_eyes_that_they_are_made_for(sight: str) -> None:
    """Further apart than the natural colours for that eye, and no closer than those are for the usual one."""
    own = palettes.least_distance(palettes.PALETTES[sight], sight)
    assert own > palettes.least_distance(palettes.PALETTES["natural"], sight)
    assert own > palettes.least_distance(palettes.PALETTES["natural"], "natural")


def test_weight_of_the_first_screen() -> None:
    index = PAGE / "index.html"
    if not index.is_file():
        pytest.skip("the page is not built")
    loaded: set[Path] = set()
    queue = [PAGE / name for name in re.findall(r'(?:src|href)="\./(assets/[^"]+\.js)"', index.read_text("utf-8"))]
    while queue:
        script = queue.pop()
        if script in loaded:
            continue
        loaded.add(script)
        text = script.read_text(encoding="utf-8")
        queue += [script.parent / name for name in re.findall(r'(?:from|import)\s*"\./([^"]+\.js)"', text)]
    texts = max(
        (gzip.compress(path.read_bytes()) for path in PAGE.glob("assets/web-*.js")), key=len
    )  # the heaviest language comes on top
    weight = sum(len(gzip.compress(path.read_bytes())) for path in loaded) + len(texts)
    assert loaded
    assert weight < SCRIPT_BUDGET
