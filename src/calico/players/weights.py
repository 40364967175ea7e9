"""Weights of the learned value on disk: read strictly, written so that the same weights give the same file."""

import json
import zipfile
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from io import BytesIO
from pathlib import Path

from calico.extras import needing
from calico.rules import CalicoError, Problem

with needing("kernel"):
    import numpy as np
    import numpy.typing as npt

    from calico.players.value import FEATURES, WIDTH

Floats = npt.NDArray[np.float32]

FORMAT = "calico-weights-1"
SHIPPED = Path(__file__).parent / "weights"
_EPOCH = (1980, 1, 1, 0, 0, 0)  # every file has the same date, so that equal weights are equal files


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """A row for each feature, the hidden units' say, and what is known about where they come from."""

    rows: Floats
    out: Floats
    card: dict[str, object]


def write_weights(path: Path, weights: Weights) -> None:
    """Save them, halved in precision; the card goes along."""
    rows, out = weights.rows.astype(np.float16), weights.out.astype(np.float32)
    card = {**weights.card, "format": FORMAT, "features": FEATURES, "width": WIDTH, "sha256": _digest(rows, out)}
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as file:
        for name, array in (("rows", rows), ("out", out), ("card", np.array(json.dumps(card, sort_keys=True)))):
            data = BytesIO()
            np.lib.format.write_array(data, np.asanyarray(array), allow_pickle=False)
            file.writestr(zipfile.ZipInfo(f"{name}.npy", _EPOCH), data.getvalue(), zipfile.ZIP_DEFLATED, 9)


def read_weights(path: Path) -> Weights:
    """Weights as they were saved; refuses a file that is damaged or belongs to other features."""
    try:
        with np.load(path, allow_pickle=False) as file:
            rows, out, card = file["rows"], file["out"], json.loads(str(file["card"]))
    except (OSError, ValueError, KeyError, zipfile.BadZipFile, EOFError) as problem:
        raise CalicoError(Problem.of("weights-unreadable", path=path.name, reason=str(problem))) from problem
    if not isinstance(card, dict) or card.get("format") != FORMAT or rows.shape != (FEATURES, WIDTH):
        raise CalicoError(Problem.of("weights-version", path=path.name))
    if out.shape != (WIDTH,) or card.get("sha256") != _digest(rows, out) or not np.isfinite(rows).all():
        raise CalicoError(Problem.of("weights-damaged", path=path.name))
    return Weights(rows.astype(np.float32), out.astype(np.float32), card)


@cache
def shipped_weights(name: str = "quilter") -> Weights:
    """The weights that come with this package: `quilter` for points, `scenarios` for passing them."""
    return read_weights(SHIPPED / f"{name}.npz")


def _digest(rows: npt.NDArray[np.float16], out: Floats) -> str:
    return sha256(rows.tobytes() + out.tobytes()).hexdigest()
