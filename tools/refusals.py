"""The English sentences of every refusal, for the locales: what the packages declare, written as Fluent.

`src/calico/locales/en/errors.ftl` takes its sentences from here. Only those that choose their words by a detail (`->`)
are written there by hand.
"""

import re
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import calico

SOURCE = Path(calico.__file__).parent
ENGLISH = "src/calico/locales/en/errors.ftl"


def declarations() -> dict[str, Mapping[str, str]]:
    """What each module of the library that declares refusals refuses with: sentences by code, by the module's name."""
    paths = [path for path in SOURCE.rglob("*.py") if "REFUSALS = declare(" in path.read_text(encoding="utf-8")]
    names = [".".join(("calico", *path.relative_to(SOURCE).with_suffix("").parts)) for path in sorted(paths)]
    return {name: import_module(name).REFUSALS for name in names}


def english(text: str) -> str:
    """The English file as it should be, given as it is: all before the first group stays."""
    written = {
        entry.id.name: text[entry.span.start : entry.span.end]
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ftl.Message) and entry.span is not None
    }
    parts = [text[: text.index("\n## ")]]
    for module, sentences in declarations().items():
        parts.append(f"\n## {module.removesuffix('.errors')}\n\n")
        for code, sentence in sentences.items():
            old = written.get(f"error-{code}", "")
            fluent = re.sub(r"\{(\w+)\}", r"{ $\1 }", sentence)
            parts.append(f"{old}\n" if "->" in old else f"error-{code} = {fluent}\n")
    return "".join(parts)


def files(root: Path) -> dict[str, str]:
    """The English file by its path."""
    return {ENGLISH: english((root / ENGLISH).read_text(encoding="utf-8"))}
