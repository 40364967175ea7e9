"""What the server counts, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram


class Metrics:
    """One process's counters."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.sockets = Gauge("calico_sockets", "Open sockets", registry=self.registry)
        self.tables = Gauge("calico_tables_in_memory", "Tables in memory", registry=self.registry)
        self.events = Counter("calico_events_saved", "Events saved", registry=self.registry)
        self.writes_waiting = Gauge("calico_writes_waiting", "Writes that wait to be saved", registry=self.registry)
        self.unswept_seconds = Gauge(
            "calico_unswept_seconds", "Time since no table was left whose time had come", registry=self.registry
        )
        self.commands = Counter("calico_commands", "Commands carried out", ["type"], registry=self.registry)
        self.refusals = Counter("calico_refusals", "Messages refused, by code", ["code"], registry=self.registry)
        self.bot_failures = Counter("calico_bot_failures", "Bots replaced by a random move", registry=self.registry)
        self.unreadable = Gauge(
            "calico_tables_unreadable", "Tables that can't be read and are left alone", registry=self.registry
        )
        self.task_failures = Counter(
            "calico_task_failures", "Background tasks that failed, by name", ["task"], registry=self.registry
        )
        self.tasks_running = Gauge(
            "calico_tasks_running", "Background tasks that run now, by name", ["task"], registry=self.registry
        )
        self.worker_deaths = Counter("calico_worker_deaths", "Bot workers that died", registry=self.registry)
        self.thoughts_waiting = Gauge("calico_thoughts_waiting", "Bots waiting to think", registry=self.registry)
        self.requests = Histogram(
            "calico_request_seconds",
            "Time of a request",
            ["method", "route", "status"],
            registry=self.registry,
            buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
        )


METRICS = Metrics()
