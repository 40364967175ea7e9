"""Calico, the hex-quilt board game: rules, records, pictures, players and a terminal game."""
