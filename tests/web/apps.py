"""Applications for tests: each as new, though the routes are put together only once.

That, and bringing an empty database up to date, takes longer than most tests.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from fastapi import FastAPI

from tests.table.instant_bots import FirstMove
from westbound.table.database import make_ready, sqlite_url
from westbound.web.api.account import LOGINS_PER_MINUTE
from westbound.web.app import create_app
from westbound.web.http.security import RateLimiter
from westbound.web.http.settings import Settings


@cache
def _empty_database() -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "empty.db"
        make_ready(sqlite_url(path))
        return path.read_bytes()


def database_in(folder: Path, name: str = "test.db") -> str:
    """The address of the database in this folder; a new one is empty and up to date."""
    path = folder / name
    if not path.exists():
        path.write_bytes(_empty_database())
    return sqlite_url(path)


@cache
def _routed(moves_per_minute: int, public_address: str | None) -> FastAPI:
    """What its middleware is made of is all that settles an application before it opens."""
    settings = Settings("", (), moves_per_minute=moves_per_minute, public_address=public_address)
    return create_app(settings, FirstMove())


def fresh_app(settings: Settings) -> FastAPI:
    """An application that nobody has used, with bots that answer at once; only one at a time."""
    app = _routed(settings.moves_per_minute, settings.public_address)
    app.state.settings = settings
    app.state.login_limiter = RateLimiter(LOGINS_PER_MINUTE)
    app.middleware_stack = None  # built again, with nothing counted yet
    return app
