"""Self-play, fitting, evaluation: makes the weights that `calico.players` ships."""

from calico.extras import require
from calico.training import errors as errors

require("kernel", "numba", "numpy")
