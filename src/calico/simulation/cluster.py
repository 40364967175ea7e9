"""Games on Ray, which schedules them, starts them again when a worker or a machine is lost, and fetches the results.

A part that is played again gives the same results, for every game depends on the seed and its number alone; and each
part is fetched once, by its place in the order. So nothing is lost and nothing counted twice.
"""

from collections.abc import Iterator

from calico.clusters import connected, run_on_ray
from calico.simulation.games import Part, Simulation, play_part


def cluster_parts(
    simulation: Simulation, tasks: list[tuple[int, int]], cluster: str, workers: int, *, records: bool, ahead: int
) -> Iterator[Part]:
    """The parts in order; `workers` counts for `local` only. Refuses without the extra `cluster`."""
    with connected(cluster, workers) as ray:
        shared = ray.put(simulation)
        asked = (((first, first + count - 1), (shared, first, count, records)) for first, count in tasks)
        yield from run_on_ray(ray, play_part, asked, ahead)
