"""How a server is run: options of the command, then the environment (`CALICO_…`), then a TOML file, then defaults."""

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, get_type_hints
from urllib.parse import urlsplit

from calico.rules import CalicoError, Problem


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that a host may set. The defaults serve one laptop, and only that laptop."""

    host: str = "127.0.0.1"
    port: int = 8017
    database: str = "calico.sqlite"  # a file, or postgresql://…
    origins: tuple[str, ...] = ()  # further origins whose pages may use this server, such as https://quilts.example
    site: str = ""  # the page's own address, such as https://quilts.example; passkeys belong to it
    secure_cookies: bool = False  # cookies over https only; set it behind a proxy that speaks https
    trusted_proxies: str = "127.0.0.1"  # whose X-Forwarded-For is believed
    push_contact: str = ""  # mailto: or https: address at which push services reach the host
    bot_processes: int = 1
    bot_seconds: float = 2.0  # what an in-server bot may think
    requests_per_minute: int = 600  # of one address
    sign_ups_per_hour: int = 60  # guests and log-ins of one address
    messages_per_second: int = 30  # of one socket
    sockets_per_address: int = 200
    tables_in_memory: int = 5000
    log_level: str = "info"
    log_json: bool = True

    @property
    def is_postgres(self) -> bool:
        """Whether the database is a PostgreSQL."""
        return self.database.startswith(("postgresql://", "postgres://", "postgresql+asyncpg://"))


def load_settings(
    options: Mapping[str, object] | None = None,
    *,
    environment: Mapping[str, str] = os.environ,
    file: Path | None = None,
) -> Settings:
    """The settings, each from the first place that names it; refuses what is unknown or of the wrong type."""
    hints = get_type_hints(Settings)
    found: dict[str, Any] = {}
    if file is None and "CALICO_CONFIG" in environment:
        file = Path(environment["CALICO_CONFIG"])
    if file is not None:
        for key, value in _read(file).items():
            if key not in hints:
                raise CalicoError(Problem.of("setting-unknown", name=key, choices=", ".join(hints)))
            found[key] = _typed(key, value, hints[key])
    for field in fields(Settings):
        if (text := environment.get(f"CALICO_{field.name.upper()}")) is not None:
            found[field.name] = _from_text(field.name, text, hints[field.name])
    for key, value in (options or {}).items():
        if value is not None:
            found[key] = _typed(key, value, hints[key])
    settings = Settings(**found)
    if settings.site and not _is_site(settings.site):
        raise CalicoError(Problem.of("setting-site", site=settings.site))
    return settings


def is_local(host: str | None) -> bool:
    """Whether a host name is this machine's own, which browsers trust without https."""
    return host is not None and (host == "localhost" or host.endswith(".localhost"))


def _is_site(address: str) -> bool:
    """Whether this is an origin that browsers keep passkeys for: a name, not a number, over https."""
    try:
        parts = urlsplit(address)
        parts.port  # noqa: B018 - a port that is none is noticed by asking for it
    except ValueError:
        return False
    host = parts.hostname or ""
    is_name = any(label and not label.isdigit() for label in host.split(".")) and ":" not in host
    is_bare = address == f"{parts.scheme}://{parts.netloc}" and "@" not in parts.netloc
    return is_name and is_bare and (parts.scheme == "https" or (parts.scheme == "http" and is_local(host)))


def _read(file: Path) -> dict[str, object]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not UTF-8 text"
        raise CalicoError(Problem.of("file-unreadable", path=str(file), reason=reason)) from None
    except tomllib.TOMLDecodeError as error:
        raise CalicoError(Problem.of("file-unreadable", path=str(file), reason=str(error))) from None


def _typed(key: str, value: object, wanted: Any) -> object:
    if wanted == tuple[str, ...] and isinstance(value, (list, tuple)) and all(isinstance(one, str) for one in value):
        return tuple(value)
    if wanted is float and type(value) is int:
        return float(value)
    if isinstance(wanted, type) and type(value) is wanted:
        return value
    raise CalicoError(Problem.of("setting-type", name=key, expected=_name(wanted)))


def _from_text(key: str, text: str, wanted: Any) -> object:
    try:
        if wanted is bool:
            return {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}[text.lower()]
        if wanted in (int, float):
            return wanted(text)
    except (KeyError, ValueError):
        raise CalicoError(Problem.of("setting-type", name=key, expected=_name(wanted))) from None
    return tuple(text.split()) if wanted == tuple[str, ...] else text


def _name(wanted: Any) -> str:
    return {bool: "yes or no", int: "whole number", float: "number", str: "text"}.get(wanted, "list of texts")
