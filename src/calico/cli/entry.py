"""The console script: says what is missing if the extra `cli` is not installed, and else hands over."""

import sys
from collections.abc import Sequence

from calico.extras import MissingExtra, needing


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and give its exit code: 0, or 2 for anything refused."""
    try:
        with needing("cli"):
            from calico.cli.app import run
    except MissingExtra as error:
        sys.stderr.write(f"{error}\n")  # in English: without the extra the languages can't be read either
        return 2
    return run(sys.argv[1:] if arguments is None else arguments)
