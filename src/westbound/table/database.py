"""Opening the database and bringing its tables up to date. SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from pathlib import Path

import anyio
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, create_engine, event, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

from westbound.engine.errors import BadInput

# Whoever asked may hang up in the middle of a query. The query is finished anyway: cancelling it
# would cost its connection.
SHIELD = partial(anyio.CancelScope, shield=True)
MIGRATIONS = Path(__file__).with_name("migrations")


def sqlite_url(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


def open_engine(url: str) -> AsyncEngine:
    """An engine for this address; short ones are spelled out with their driver."""
    if url.startswith("postgresql://"):
        url = "postgresql+asyncpg://" + url.removeprefix("postgresql://")
    if url.startswith("sqlite+aiosqlite:"):
        engine = create_async_engine(url, connect_args={"timeout": 15}, json_deserializer=read_json)
        event.listen(engine.sync_engine, "connect", _tune_sqlite)
        return engine
    if url.startswith("postgresql+asyncpg:"):
        return _open_postgres(url)
    scheme = url.partition(":")[0]  # the rest may hold a password
    raise BadInput(f"a database address starts with sqlite+aiosqlite: or postgresql:, not {scheme}")


def read_json(text: str) -> object:
    """What a JSON column says; damaged text stays text, so that it harms no other row."""
    try:
        return json.loads(text)
    except ValueError:
        return text


def _open_postgres(url: str) -> AsyncEngine:
    try:
        return create_async_engine(url, pool_pre_ping=True, json_deserializer=read_json)
    except ModuleNotFoundError:
        shown = make_url(url).render_as_string(hide_password=True)
        raise BadInput(
            f"cannot use the database {shown}: the package asyncpg is not installed"
        ) from None


def _tune_sqlite(connection: object, _record: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()  # type: ignore[attr-defined]  # the driver's own connection
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def make_ready(url: str) -> None:
    """Bring a database up to date before anything else; BadInput says why it cannot be used."""
    engine = open_engine(url)
    shown = engine.url.render_as_string(hide_password=True)
    try:
        # without an event loop, which a failing driver may outlive
        if engine.dialect.name == "sqlite":
            plain = create_engine(engine.url.set(drivername="sqlite"), poolclass=NullPool)
            with plain.begin() as connection:
                _upgrade(connection)
        else:
            asyncio.run(_migrate_only(engine))
    except CommandError:  # its version is not among our migrations
        raise BadInput(
            f"the database {shown} was made by a newer version of Westbound than this one"
        ) from None
    except (SQLAlchemyError, OSError) as error:
        reason = getattr(error, "orig", None) or error  # what the driver says, without the query
        raise BadInput(f"cannot use the database {shown}: {reason}") from None


async def _migrate_only(engine: AsyncEngine) -> None:
    try:
        await migrate(engine)
    finally:
        await engine.dispose()


async def migrate(engine: AsyncEngine) -> None:
    """Bring the tables up to date; does nothing if they are."""
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
