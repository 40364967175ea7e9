"""Optional packages: where one is missing, the error names it and the extra that brings it."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from calico.rules import CalicoError, Problem, declare

REFUSALS = declare(
    {
        "package-missing": (
            "The package “{package}” is not installed; in Calico's folder, run: pip install '.[{extra}]'"
        ),
    }
)


class MissingExtra(CalicoError, ModuleNotFoundError):
    """A package that is not installed; also what Python itself would raise."""

    @classmethod
    def of(cls, package: str, extra: str) -> "MissingExtra":
        """The refusal that names both."""
        error = cls(Problem.of("package-missing", package=package, extra=extra))
        error.name = package
        return error


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Around imports: a package that is missing is one of this extra. The outermost says which one to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package == "calico":
            raise  # a fault of our own
        raise MissingExtra.of(package, extra) from error


def require(extra: str, *packages: str) -> None:
    """Refuse, without loading any of them, unless these packages of an extra are installed."""
    for package in packages:
        if find_spec(package) is None:
            raise MissingExtra.of(package, extra)
