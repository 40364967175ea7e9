"""What all tests share: the marker by which a test names the rules of docs/rules.md that it proves."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of docs/rules.md that the test proves")
