"""Every public name has a docstring, stands on a reference page and, if it is called, is shown by a tested example.

The examples themselves are run by tests/test_docs.py.
"""

import doctest
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import griffe
import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = [
    "calico",
    "calico.rules",
    "calico.notation",
    "calico.drawing",
    "calico.players",
    "calico.kernel",
    "calico.simulation",
    "calico.arena",
    "calico.analysis",
    "calico.envs",
]
SOURCE = griffe.load("calico", search_paths=[ROOT / "src"], resolve_aliases=True)


def page(package: str) -> str:
    name = package.removeprefix("calico.")
    return (ROOT / "docs" / "reference" / f"{name}.md").read_text(encoding="utf-8")


def found(path: str) -> griffe.Object:
    """What a public name stands for, wherever it is defined."""
    inner = SOURCE[path.removeprefix("calico.")]
    target = inner.final_target if isinstance(inner, griffe.Alias) else inner
    assert isinstance(target, griffe.Object)
    return target


def public(package: str) -> dict[str, griffe.Object]:
    module = import_module(package)
    return {name: found(f"{package}.{path_of(module, name)}") for name in module.__all__}


def path_of(module: ModuleType, name: str) -> str:
    """Where it is found: a function that is called like its module (`score`) hides it, but not from those who read."""
    home = getattr(getattr(module, name), "__module__", None)
    return f"{name}.{name}" if home == f"{module.__name__}.{name}" else name


def docstrings(thing: griffe.Object) -> Iterator[str]:
    """Its own, and those of what belongs to it."""
    if thing.docstring is not None:
        yield thing.docstring.value
    if isinstance(thing, griffe.Class):
        for member in thing.members.values():
            if not isinstance(member, griffe.Alias):
                yield from docstrings(member)


def sessions(text: str) -> str:
    """What is typed in, and what it gives, in all examples of a text."""
    return "".join(example.source + example.want for example in doctest.DocTestParser().get_examples(text))


DESCRIBED = {
    found(path).canonical_path: path
    for package in PACKAGES
    for path in re.findall(r"^::: (\S+)$", page(package), re.MULTILINE)
}


@pytest.mark.parametrize("package", PACKAGES)
def test_every_public_name_has_a_docstring(package: str) -> None:
    assert [name for name, thing in public(package).items() if not thing.has_docstring] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_every_public_name_is_on_a_reference_page(package: str) -> None:
    assert [name for name, thing in public(package).items() if thing.canonical_path not in DESCRIBED] == []
    assert [name for name in public(package) if not re.search(rf"\b{name}\b", page(package))] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_every_public_function_and_class_is_shown_by_an_example(package: str) -> None:
    described = {name: thing for name, thing in public(package).items() if thing.canonical_path in DESCRIBED}
    called = {name: thing for name, thing in described.items() if thing.is_function or thing.is_class}
    unseen = []
    for name, thing in called.items():
        home = max((one for one in PACKAGES if DESCRIBED[thing.canonical_path].startswith(f"{one}.")), key=len)
        is_on_page = re.search(rf"\b{name}\b", sessions(page(home).replace("```", "")))
        if not is_on_page and not any(sessions(text) for text in docstrings(thing)):
            unseen.append(name)
    assert unseen == []


def test_a_reference_page_describes_public_names_only() -> None:
    names = {thing.canonical_path for package in PACKAGES for thing in public(package).values()}
    assert [path for place, path in DESCRIBED.items() if place not in names] == []


def test_the_tutorial_is_not_longer_than_the_same_in_python_chess() -> None:
    text = (ROOT / "docs" / "tutorial.md").read_text(encoding="utf-8")
    pairs = re.findall(r"```python\n(.*?)```\n\n```py\n(.*?)```", text, re.DOTALL)
    assert len(pairs) == 6
    assert [ours for ours, theirs in pairs if ours.count("\n") > theirs.count("\n")] == []
