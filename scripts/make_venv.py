"""Make a virtual environment, or say in one sentence what is missing. Runs before anything is installed."""

import os
import shutil
import subprocess
import sys


def main(folder):
    """Make the environment in `folder`."""
    if sys.version_info < (3, 11):  # noqa: UP036 - this file runs on whatever Python the machine has
        sys.exit("Calico needs Python 3.11 or newer; this is {}.{}.".format(*sys.version_info[:2]))
    if make(folder):
        return
    # Debian ships Python without venv; where we may, we fetch it.
    if shutil.which("apt-get") and os.geteuid() == 0:
        print("Installing Debian's python3-venv …")
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        subprocess.run(["apt-get", "install", "-y", "-qq", "python3-venv"], check=False)
        if make(folder):
            return
    sys.exit("Python can't make a virtual environment; on Debian, 'sudo apt-get install python3-venv' helps.")


def make(folder):
    """Whether a working environment with pip could be made."""
    shutil.rmtree(folder, ignore_errors=True)
    made = subprocess.run([sys.executable, "-m", "venv", folder], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return made.returncode == 0


if __name__ == "__main__":
    main(sys.argv[1])
