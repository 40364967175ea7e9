"""What worker processes are given to do in tests; light, because each of them imports it."""

import os
import time
from pathlib import Path


def nothing() -> None:
    """What these workers are prepared by: they know no bots."""


def prepared(mark: str) -> None:
    with Path(mark).open("a", encoding="utf-8") as file:
        file.write("once")


def answers(*_: object) -> str:
    return "here"


def late(*_: object) -> str:
    time.sleep(600)
    return ""


def dies() -> str:
    os._exit(1)


def dies_once(mark: str) -> str:
    if not Path(mark).exists():
        Path(mark).touch()
        os._exit(1)
    return "after all"


def waits_for(file: str) -> str:
    while not Path(file).exists():
        time.sleep(0.01)
    return "undisturbed"


def raises() -> str:
    raise LookupError("a bug")
