"""The console script: says what is missing if the extra `cli` is not installed, and else hands over."""

import os
import sys
from collections.abc import Sequence

from calico.extras import MissingExtra, needing


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and give its exit code: 0, or 2 for anything refused."""
    _open_missing_streams()
    try:
        with needing("cli"):
            from calico.cli.app import run
    except MissingExtra as error:
        sys.stderr.write(f"{error}\n")  # in English: without the extra the languages can't be read either
        return 2
    return run(sys.argv[1:] if arguments is None else arguments)


def _open_missing_streams() -> None:
    """Stand in for standard streams that were closed at the start, for which Python has None."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 - open to the end
