"""Self-play, fitting, evaluation: makes the weights that `calico.players` ships."""

from calico.extras import require

require("kernel", "numba", "numpy")
