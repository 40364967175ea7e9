"""A SQLite database belongs to one server at a time: each trusts the tables that it keeps in memory."""

import fcntl
import os
from contextlib import suppress
from pathlib import Path


class DatabaseLock:
    """A file beside the database that its server keeps locked; the system lets go of it when the process dies."""

    def __init__(self, database: Path | str) -> None:
        path = Path(database).resolve()
        self._path = path.with_name(f"{path.name}.lock")
        self._descriptor: int | None = None

    def acquire(self) -> bool:
        """Whether the database is ours now; OSError if the folder is not there or not writable."""
        descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        with suppress(BlockingIOError):
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self._descriptor = descriptor
            return True
        os.close(descriptor)
        return False

    def release(self) -> None:
        """Leave it to others. The file stays: to remove it could remove the next server's."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None
