"""Install Debian packages that the checks need, where we may; elsewhere say loudly what will be skipped.

Run: python3 scripts/debian_packages.py COMMAND=PACKAGE …   (a package is installed if its command is missing)
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path


def has(command):
    """Whether the command is there; a path may hold wildcards."""
    return any(Path("/").glob(command.lstrip("/"))) if command.startswith("/") else shutil.which(command) is not None


def main(wanted):
    """Install what is missing."""
    missing = [package for command, package in wanted if not has(command)]
    if not missing:
        return
    if shutil.which("apt-get") and os.geteuid() == 0:
        print("Installing Debian packages:", *missing)
        quiet = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
        subprocess.run(["apt-get", "update", "-qq"], check=False, env=quiet)
        command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *missing]
        subprocess.run(command, check=False, env=quiet, stdout=subprocess.DEVNULL)
    still = [package for command, package in wanted if not has(command)]
    if still:
        print("=" * 78)
        print("MISSING:", *still)
        print("Checks that need them are skipped. To run them too: sudo apt-get install", *still)
        print("=" * 78)


if __name__ == "__main__":
    main([argument.split("=", 1) for argument in sys.argv[1:]])
