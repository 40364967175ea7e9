"""A server of the page in a process of its own, and where the browser and its helpers lie."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src/calico/server/page"
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
CHROMIUM = os.environ.get("CALICO_CHROMIUM") or shutil.which("chromium") or "/usr/bin/chromium"
FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-sync",
    "--no-first-run",
]
_SERVE = """
import sys
from calico.server.running import run
from calico.server.settings import Settings
run(Settings(
    port=int(sys.argv[1]), database=sys.argv[2], log_level="error",
    requests_per_minute=100_000, sign_ups_per_hour=100_000, messages_per_second=1000,
))
"""


@dataclass
class Server:
    """A server in a process of its own, which can be killed and started again on the same port and store."""

    port: int
    database: Path
    process: subprocess.Popen[bytes] | None = field(default=None)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        command = [sys.executable, "-c", _SERVE, str(self.port), str(self.database)]
        self.process = subprocess.Popen(command, start_new_session=True)
        for _ in range(1800):  # on a machine that has to compile the kernel first, a minute is not enough
            try:
                with urlopen(f"{self.url}readyz", timeout=1) as answer:
                    if answer.status == 200:
                        return
            except (URLError, ConnectionError, TimeoutError):
                time.sleep(0.1)
        self.kill()
        raise RuntimeError("the server does not start")

    def kill(self) -> None:
        """No farewell: as if the machine had lost its power. Its helpers go too."""
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
