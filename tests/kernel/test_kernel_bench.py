"""The measuring works. What it measures is for `make bench` to say: a busy machine must not fail a test."""

import json

from calico.kernel import bench


def test_the_report_is_complete() -> None:
    told: list[tuple[int, int, str]] = []
    report = bench.run(seconds=1.0, progress=lambda done, of, name: told.append((done, of, name)))
    assert [done for done, _, _ in told] == list(range(told[-1][1] + 1))
    assert all(speed.ratio > 0 for speed in report.games)
    values = json.loads(json.dumps(report.as_dict()))
    kinds = ["solo, beginner", "2 players, standard", "4 players, standard"]
    assert [speed["kind"] for speed in values["games"]] == kinds
    assert set(values["costs"]) == {"copy", "apply", "apply_checked", "playout"}
    assert all(cost > 0 for cost in values["costs"].values())
    assert values["threads"][0] == {"threads": 1, "games": values["threads"][0]["games"], "ratio": 1.0}
    text = str(report)
    assert "wall time" in text
    assert all(speed.kind in text for speed in report.games)
