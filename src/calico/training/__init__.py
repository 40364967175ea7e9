"""Self-play, fitting, evaluation: makes the weights that `calico.players` ships."""
