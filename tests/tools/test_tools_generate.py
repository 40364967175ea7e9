"""What is generated is what the code makes: this notices change; look at it, then accept it by `make generate`."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_everything_generated_is_up_to_date() -> None:
    command = [sys.executable, str(ROOT / "tools/generate.py"), "--check"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
