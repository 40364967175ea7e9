"""Under `CI=true` a test that would be skipped because a real part is missing fails, and says what is missing."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SKIPPING = {
    "in a test": "import pytest\ndef test_page(): pytest.skip('no Chromium')\n",
    "in a fixture": "import pytest\n@pytest.fixture\ndef p(): pytest.skip('no Chromium')\ndef test_page(p): pass\n",
    "by a mark": "import pytest\n@pytest.mark.skipif(True, reason='no Chromium')\ndef test_page(): pass\n",
    "a whole file": "import pytest\npytest.importorskip('no_such_package', reason='no Chromium')\n",
}


@pytest.mark.parametrize("where", SKIPPING)
@pytest.mark.parametrize("ci", ["true", ""])
def test_a_skip_fails_where_nobody_watches(tmp_path: Path, where: str, ci: str) -> None:
    shutil.copy(Path(__file__).with_name("conftest.py"), tmp_path)
    (tmp_path / "test_one.py").write_text(SKIPPING[where], encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-rs", "-p", "no:cacheprovider", str(tmp_path)]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, cwd=tmp_path, env={**os.environ, "CI": ci}
    )
    assert "no Chromium" in done.stdout
    assert (done.returncode in (1, 2)) is bool(ci), done.stdout
