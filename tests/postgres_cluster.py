"""A real PostgreSQL for tests: a temporary cluster on a port of its own, one database for each test."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest

_HOW = "install Debian's package: apt-get install postgresql"
_numbers = count(1)


def _programs() -> Path | None:
    """The folder of initdb and pg_ctl; Debian keeps them out of PATH."""
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").exists():
            return folder
    found = shutil.which("initdb")
    return Path(found).parent if found else None


def _user() -> list[str]:
    """PostgreSQL refuses root: as root, run it as the user that Debian's package made."""
    return ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []


class NoPostgres(Exception):
    """There is no PostgreSQL that could be started, and why."""


@contextmanager
def cluster(*, durable: bool = False) -> Iterator[str]:
    """A running cluster's address, without a database's name; unless `durable`, a commit need not reach the disk."""
    programs = _programs()
    if programs is None:
        raise NoPostgres(f"PostgreSQL is not installed, so nothing is tested on it: {_HOW}")
    if os.geteuid() == 0:
        try:
            pwd.getpwnam("postgres")
        except KeyError:
            raise NoPostgres(f"PostgreSQL does not run as root and there is no user postgres: {_HOW}") from None
    with tempfile.TemporaryDirectory(prefix="calico-postgres-") as name:
        folder = Path(name)
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
        folder.chmod(0o700)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        data = folder / "data"
        run: dict[str, Any] = {"check": True, "cwd": "/", "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        owner: list[str | Path] = ["-U", "calico", "-A", "trust"]
        subprocess.run([*_user(), programs / "initdb", "-D", data, *owner, "-E", "UTF8", "--no-sync"], **run)
        options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}"
        options += "" if durable else " -c fsync=off"
        control: list[str | Path] = [*_user(), programs / "pg_ctl", "-D", data, "-w"]
        subprocess.run([*control, "-l", folder / "log", "-o", options, "start"], **run)
        try:
            yield f"postgresql://calico@127.0.0.1:{port}"
        finally:
            subprocess.run([*control, "-m", "immediate", "stop"], **run)


@pytest.fixture(scope="session")
def postgres_cluster() -> Iterator[str]:
    """The address of a running cluster, without a database's name."""
    try:
        with cluster() as address:
            yield address
    except NoPostgres as reason:
        pytest.skip(str(reason))


@pytest.fixture
def postgres_url(postgres_cluster: str) -> str:
    """A new, empty database."""
    name = f"calico_{os.getpid()}_{next(_numbers)}"
    programs = _programs()
    assert programs is not None
    port = postgres_cluster.rpartition(":")[2]
    subprocess.run([programs / "createdb", "-h", "127.0.0.1", "-p", port, "-U", "calico", name], check=True, cwd="/")
    return f"{postgres_cluster}/{name}"
