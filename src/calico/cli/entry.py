"""The console script: says what is missing if the extra `cli` is not installed, and else hands over."""

import sys
from collections.abc import Sequence

_NEEDED = ("typer", "rich", "fluent", "platformdirs")
# Without the extra the languages can't be read either, so this one sentence is English.
_MISSING = "The command line needs more packages: pip install 'calico-quilts[cli]'"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and give its exit code: 0, or 2 for anything refused."""
    try:
        from calico.cli.app import run
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in _NEEDED:
            raise
        sys.stderr.write(f"{_MISSING}\n")
        return 2
    return run(sys.argv[1:] if arguments is None else arguments)
