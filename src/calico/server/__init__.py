"""The game server: tables for people and bots that never lose a move."""

from calico.extras import require
from calico.server import errors as errors

require("server", "fastapi", "msgspec", "pydantic", "sqlalchemy", "uvicorn")
