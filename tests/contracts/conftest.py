"""The store that a contract test runs on: each of the three."""

from postgres_cluster import postgres_cluster, postgres_url

__all__ = ["postgres_cluster", "postgres_url"]
