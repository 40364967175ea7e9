"""Work on Ray: here on this machine, or on a cluster that runs. Ray starts what was lost with a worker again."""

import logging
import os
import secrets
import shutil
import socket
import sys
import tempfile
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from calico.extras import needing
from calico.rules import CalicoError, Problem, declare

Result = TypeVar("Result")

REFUSALS = declare(
    {
        "cluster-unreachable": "The cluster “{address}” can't be reached: {reason}",
        "cluster-lost": "The cluster gave up on games {first} to {last}: {reason}",
    }
)
LOCAL = "local"
_RETRIES = 5  # how often a task is done again before it is given up
_SECONDS_TO_ANSWER = 10
_STORE_BYTES = 256 << 20  # results are small; Ray would take a third of the memory


@contextmanager
def connected(cluster: str, workers: int) -> Iterator[Any]:
    """Ray, ready for work; what was started here is stopped afterwards."""
    # Ray reads these when it is imported. Nobody is told about its use. It listens on all interfaces, so a cluster of
    # our own asks for a secret that only this process and its children know.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if cluster == LOCAL and "ray" not in sys.modules and "RAY_AUTH_MODE" not in os.environ:
        os.environ["RAY_AUTH_MODE"] = "token"
        os.environ["RAY_AUTH_TOKEN"] = secrets.token_hex(32)
    with needing("cluster"):
        import ray
    if ray.is_initialized():
        yield ray
        return
    folder = None
    try:
        if cluster == LOCAL:
            folder = tempfile.mkdtemp(prefix="calico-")  # short: Ray makes sockets in it
            ray.init(
                num_cpus=workers,
                include_dashboard=False,
                log_to_driver=False,
                logging_level=logging.ERROR,
                object_store_memory=_STORE_BYTES,
                _node_ip_address="127.0.0.1",
                _temp_dir=folder,
            )
        else:
            try:
                _knock(cluster)
                ray.init(address=cluster, log_to_driver=False, logging_level=logging.ERROR)
            except (OSError, ValueError, RuntimeError, ray.exceptions.RayError) as error:
                reason = str(error).strip().partition("\n")[0]
                raise CalicoError(Problem.of("cluster-unreachable", address=cluster, reason=reason)) from error
        yield ray
    finally:
        ray.shutdown()
        if folder is not None:
            shutil.rmtree(folder, ignore_errors=True)


def _knock(cluster: str) -> None:
    """Raise at once if nobody listens at an address; Ray itself would try for minutes."""
    host, colon, port = cluster.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host.strip("[]"), int(port)), timeout=_SECONDS_TO_ANSWER).close()


def run_on_ray(
    ray: Any, function: Callable[..., Result], tasks: Iterable[tuple[tuple[int, int], tuple[Any, ...]]], ahead: int
) -> Iterator[Result]:
    """The results in the order of the tasks: the games, from one to another, that each is about, and its arguments.

    A core has at most `ahead` of them under way or waiting to be fetched.
    """
    remote = ray.remote(num_cpus=1, max_retries=_RETRIES)(function)
    most = ahead * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: deque[tuple[tuple[int, int], Any]] = deque()
    for games, arguments in tasks:
        waiting.append((games, remote.remote(*arguments)))
        if len(waiting) > most:
            yield _fetched(ray, *waiting.popleft())
    while waiting:
        yield _fetched(ray, *waiting.popleft())


def _fetched(ray: Any, games: tuple[int, int], reference: Any) -> Any:
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:  # the games themselves failed, as they would here
        raise error.as_instanceof_cause() from None
    except ray.exceptions.RayError as error:
        reason = str(error).partition("\n")[0]
        raise CalicoError(Problem.of("cluster-lost", first=games[0], last=games[1], reason=reason)) from error
