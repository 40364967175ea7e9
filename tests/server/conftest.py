"""Fixtures of the server's tests."""

from postgres_cluster import postgres_cluster, postgres_url

__all__ = ["postgres_cluster", "postgres_url"]
