"""How a server is run: options of the command, then the environment (`CALICO_…`), then a TOML file, then defaults."""

import os
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal, Self
from urllib.parse import urlsplit

from pydantic import AfterValidator, BeforeValidator, Field, ValidationError
from pydantic_core import PydanticCustomError
from pydantic_settings import BaseSettings, EnvSettingsSource, NoDecode, SettingsConfigDict

from calico.rules import CalicoError, Problem

_PREFIX = "CALICO_"
_POSTGRES = ("postgresql://", "postgres://", "postgresql+asyncpg://")
# Variables that begin like ours and are no settings: other commands, installing and the tests read them.
_ELSEWHERE = frozenset(
    f"{_PREFIX}{name}"
    for name in (
        "CHROMIUM",
        "CONFIG",
        "HOME",
        "KILLS",
        "LANGUAGE",
        "MUTATIONS",
        "PREBUILT_PAGE",
        "SECRET_GAMES",
        "SEED",
        "SKIP_PAGE",
        "TOKEN",
    )
)


def _no_bool(value: object) -> object:
    if isinstance(value, bool):
        raise ValueError
    return value


def _lower(value: object) -> object:
    return value.lower() if isinstance(value, str) else value


def _split(value: object) -> object:
    return value.split() if isinstance(value, str) else value


def _known_database(value: str) -> str:
    if not value or ("://" in value and not value.startswith(_POSTGRES)):
        raise PydanticCustomError("setting-database", "neither a file nor PostgreSQL")
    return value


def _known_site(value: str) -> str:
    if value and not _is_site(value):
        raise PydanticCustomError("setting-site", "not an address that browsers keep passkeys for")
    return value


def _known_origins(value: tuple[str, ...]) -> tuple[str, ...]:
    for origin in value:
        if not origin.startswith(("https://", "http://")) or not _is_bare(origin):
            raise PydanticCustomError("setting-site", "not an origin", {"value": origin})
    return value


def _known_networks(value: str) -> str:
    for one in filter(None, map(str.strip, value.split(","))):
        try:
            if one != "*":
                ip_network(one)
        except ValueError:
            raise PydanticCustomError("setting-networks", "not an address", {"value": one}) from None
    return value


def _known_contact(value: str) -> str:
    if value and not value.startswith(("mailto:", "https://")):
        raise PydanticCustomError("setting-contact", "neither mailto: nor https:")
    return value


_AtLeastOne = Annotated[int, Field(ge=1), BeforeValidator(_no_bool)]
_Limit = Annotated[int, Field(ge=0), BeforeValidator(_no_bool)]  # 0 is no limit


class Settings(BaseSettings):
    """Everything that a host may set. The defaults serve one laptop, and only that laptop."""

    model_config = SettingsConfigDict(env_prefix=_PREFIX, extra="forbid", frozen=True)

    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535), BeforeValidator(_no_bool)] = 8017
    database: Annotated[str, AfterValidator(_known_database)] = "calico.sqlite"  # a file, or postgresql://…
    # Further origins whose pages may use this server; in the environment divided by blanks.
    origins: Annotated[tuple[str, ...], NoDecode, BeforeValidator(_split), AfterValidator(_known_origins)] = ()
    # The page's own address, such as https://quilts.example; passkeys belong to it.
    site: Annotated[str, AfterValidator(_known_site)] = ""
    secure_cookies: bool = False  # cookies over https only; set it behind a proxy that speaks https
    trusted_proxies: Annotated[str, AfterValidator(_known_networks)] = "127.0.0.1"  # whose X-Forwarded-For is believed
    # mailto: or https: address at which push services reach the host.
    push_contact: Annotated[str, AfterValidator(_known_contact)] = ""
    bot_processes: _AtLeastOne = 1
    bot_seconds: Annotated[float, Field(ge=0.001, allow_inf_nan=False), BeforeValidator(_no_bool)] = 2.0  # a move
    requests_per_minute: _AtLeastOne = 600  # of one address
    sign_ups_per_hour: _AtLeastOne = 60  # guests and log-ins of one address
    messages_per_second: _AtLeastOne = 30  # of one socket
    sockets_per_address: _AtLeastOne = 200
    request_seconds: Annotated[float, Field(ge=0.1, allow_inf_nan=False), BeforeValidator(_no_bool)] = (
        30.0  # to send one
    )
    tables_per_person: _Limit = 50  # that one host may have open at once
    tables_per_address: _Limit = 500
    bots_per_person: _Limit = 30  # at all of a host's open tables
    bots_per_address: _Limit = 300
    bot_minutes_per_person: _Limit = 30  # that bots think for one host within an hour
    bot_minutes_per_address: _Limit = 240
    tables_in_memory: _AtLeastOne = 5000
    metrics_from: Annotated[str, AfterValidator(_known_networks)] = "127.0.0.1, ::1"  # who may read /metrics
    log_level: Annotated[Literal["debug", "info", "warning", "error", "critical"], BeforeValidator(_lower)] = "info"
    log_json: bool = True

    @property
    def is_postgres(self) -> bool:
        """Whether the database is a PostgreSQL."""
        return self.database.startswith(_POSTGRES)

    def but(self, **changes: Any) -> Self:
        """The same settings with some changed, checked like any others."""
        return type(self)(**{**dict(self), **changes})


_SETTINGS = tuple(_PREFIX + name.upper() for name in Settings.model_fields)
KNOWN_VARIABLES = _ELSEWHERE.union(_SETTINGS)


def load_settings(options: Mapping[str, object] | None = None, *, file: Path | None = None) -> Settings:
    """The settings, each from the first place that names it; refuses with everything that is wrong at once."""
    if file is None and f"{_PREFIX}CONFIG" in os.environ:
        file = Path(os.environ[f"{_PREFIX}CONFIG"])
    given = {key: value for key, value in (options or {}).items() if value is not None}
    values = (_read(file) if file is not None else {}) | EnvSettingsSource(Settings)() | given
    problems = [
        _unknown(name, _SETTINGS)
        for name in sorted(os.environ)
        if name.startswith(_PREFIX) and name not in KNOWN_VARIABLES
    ]
    try:
        settings = Settings(**values)
    except ValidationError as error:
        problems += _problems(error)
    if problems:
        raise CalicoError(problems)
    return settings


def is_local(host: str | None) -> bool:
    """Whether a host name is this machine's own, which browsers trust without https."""
    return host is not None and (host == "localhost" or host.endswith(".localhost"))


def _is_site(address: str) -> bool:
    """Whether this is an origin that browsers keep passkeys for: a name, not a number, over https."""
    if not _is_bare(address):
        return False
    parts = urlsplit(address)
    host = parts.hostname or ""
    is_name = any(label and not label.isdigit() for label in host.split(".")) and ":" not in host
    return is_name and (parts.scheme == "https" or (parts.scheme == "http" and is_local(host)))


def _is_bare(address: str) -> bool:
    """Whether this is a scheme, a host and perhaps a port, and nothing else."""
    try:
        parts = urlsplit(address)
        parts.port  # noqa: B018 - a port that is none is noticed by asking for it
    except ValueError:
        return False
    return bool(parts.hostname) and address == f"{parts.scheme}://{parts.netloc}" and "@" not in parts.netloc


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not UTF-8 text"
        raise CalicoError(Problem.of("file-unreadable", path=str(file), reason=reason)) from None
    except tomllib.TOMLDecodeError as error:
        raise CalicoError(Problem.of("file-unreadable", path=str(file), reason=str(error))) from None


def _unknown(name: str, known: Iterable[str]) -> Problem:
    if guesses := get_close_matches(name, known, n=1):
        return Problem.of("setting-misspelt", name=name, guess=guesses[0])
    return Problem.of("setting-unknown", name=name, choices=", ".join(known))


def _problems(error: ValidationError) -> Iterator[Problem]:
    """One problem for each setting that is wrong, in the words of what it must be."""
    seen = set()
    for one in error.errors(include_url=False):
        name = str(one["loc"][0])
        if name not in seen:
            seen.add(name)
            yield _problem(name, one["type"], {"value": one["input"], **one.get("ctx", {})}["value"])


def _problem(name: str, reason: str, value: object) -> Problem:
    if reason == "extra_forbidden":
        return _unknown(name, Settings.model_fields)
    if reason == "setting-database":
        return Problem.of(reason)  # without what was given, which may hold a password
    about = {"name": name, "value": str(value)[:80]}
    if reason.startswith("setting-"):
        return Problem.of(reason, **about)
    match Settings.model_json_schema()["properties"][name]:
        case {"enum": choices}:
            return Problem.of("setting-choice", **about, choices=", ".join(choices))
        case {"minimum": least, "maximum": most}:
            return Problem.of("setting-range", **about, least=str(least), most=str(most))
        case {"type": "integer", "minimum": least}:
            return Problem.of("setting-whole", **about, least=str(least))
        case {"type": "number", "minimum": least}:
            return Problem.of("setting-number", **about, least=str(least))
        case {"type": "boolean"}:
            return Problem.of("setting-switch", **about)
        case {"type": "array"}:
            return Problem.of("setting-list", name=name)
        case _:
            return Problem.of("setting-text", name=name)
