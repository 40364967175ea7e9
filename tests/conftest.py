"""For every test: where `CI=true` says that nobody watches, nothing is skipped."""

import os
from collections.abc import Generator
from typing import TypeVar

import pytest

IS_CI = os.environ.get("CI", "").casefold() in ("1", "true", "yes")
Report = TypeVar("Report", pytest.TestReport, pytest.CollectReport)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that skips because a browser, a database or a package is missing fails under `CI=true`."""
    return _not_skipped((yield))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """The same for a whole file."""
    return _not_skipped((yield))


def _not_skipped(report: Report) -> Report:
    if IS_CI and report.skipped and not hasattr(report, "wasxfail"):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        report.outcome = "failed"
        report.longrepr = f"Under CI=true nothing is skipped. {reason}"
    return report
