"""Games on Ray, which schedules them, starts them again when a worker or a machine is lost, and fetches the results.

A part that is played again gives the same results, for every game depends on the seed and its number alone; and each
part is fetched once, by its place in the order. So nothing is lost and nothing counted twice.
"""

import logging
import os
import secrets
import shutil
import socket
import sys
import tempfile
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from calico.rules import CalicoError, Problem
from calico.simulation.games import Part, Simulation, play_part

LOCAL = "local"
_RETRIES = 5  # how often a part is played again before it is given up
_SECONDS_TO_ANSWER = 10
_STORE_BYTES = 256 << 20  # results are small; Ray would take a third of the memory


def cluster_parts(
    simulation: Simulation,
    tasks: list[tuple[int, int]],
    cluster: str,
    workers: int,
    *,
    records: bool,
    ahead: int,
) -> Iterator[Part]:
    """The parts in order; `workers` counts for `local` only. Refuses without the extra `cluster`."""
    with _connected(cluster, workers) as ray:
        play = ray.remote(num_cpus=1, max_retries=_RETRIES)(play_part)
        most = ahead * max(1, int(ray.cluster_resources().get("CPU", 1)))
        shared = ray.put(simulation)
        waiting: deque[tuple[int, int, Any]] = deque()
        for first, count in tasks:
            waiting.append((first, count, play.remote(shared, first, count, records=records)))
            if len(waiting) > most:
                yield _fetched(ray, *waiting.popleft())
        while waiting:
            yield _fetched(ray, *waiting.popleft())


def _fetched(ray: Any, first: int, count: int, reference: Any) -> Part:
    try:
        part: Part = ray.get(reference)
    except ray.exceptions.RayTaskError as error:  # the games themselves failed, as they would here
        raise error.as_instanceof_cause() from None
    except ray.exceptions.RayError as error:
        reason = str(error).partition("\n")[0]
        raise CalicoError(Problem.of("cluster-lost", first=first, last=first + count - 1, reason=reason)) from error
    return part


@contextmanager
def _connected(cluster: str, workers: int) -> Iterator[Any]:
    """Ray, ready for work; what was started here is stopped afterwards."""
    # Ray reads these when it is imported. Nobody is told about its use. It listens on all interfaces, so a cluster of
    # our own asks for a secret that only this process and its children know.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if cluster == LOCAL and "ray" not in sys.modules and "RAY_AUTH_MODE" not in os.environ:
        os.environ["RAY_AUTH_MODE"] = "token"
        os.environ["RAY_AUTH_TOKEN"] = secrets.token_hex(32)
    try:
        import ray
    except ImportError as error:
        raise CalicoError(Problem.of("package-missing", extra="cluster")) from error
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
