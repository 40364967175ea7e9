"""Few futures: what is tested here does not depend on how many there are."""

import pytest

from calico.analysis import estimates


@pytest.fixture(autouse=True)
def _few_futures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(estimates, "_FEWEST", 2)
