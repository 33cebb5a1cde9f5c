"""Opening a database: older ones are brought up to date, others are refused with a sentence."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from westbound.engine.errors import BadInput
from westbound.table.database import MIGRATIONS, make_ready, migrate, open_engine, sqlite_url
from westbound.table.store.people import PeopleStore
from westbound.web.http.users import Users


def test_people_of_an_older_database_confirm_as_before(tmp_path: Path) -> None:
    def first_tables(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(
            text("INSERT INTO people VALUES ('ann', 'Ann', NULL, NULL, NULL, 1, 1, 0)")
        )

    async def main() -> None:
        engine = open_engine(sqlite_url(tmp_path / "old.db"))
        async with engine.begin() as connection:
            await connection.run_sync(first_tables)
        await migrate(engine)
        people = Users(PeopleStore(engine), ("key",))
        ann = await people.get("ann")
        assert ann is not None
        assert (ann.name, ann.auto_end, ann.confirm) == ("Ann", True, "always")
        assert (await people.change(ann, confirm="never")).confirm == "never"
        await engine.dispose()

    asyncio.run(main())


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "some.db").write_bytes(b"no database" * 500)
    with pytest.raises(BadInput, match=r"cannot use the database .*file is not a database"):
        make_ready(sqlite_url(tmp_path / "some.db"))


def test_a_database_of_a_newer_version_is_refused_and_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "some.db"
    make_ready(sqlite_url(path))
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadInput, match="made by a newer version of Westbound"):
        make_ready(sqlite_url(path))
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [("9999",)]


def test_the_password_of_a_database_is_not_shown() -> None:
    """Neither where its driver is installed, and nobody answers, nor where it is missing."""
    address = "postgresql://ann:secret@127.0.0.1:1/games"  # nobody listens there
    with pytest.raises(BadInput, match="cannot use the database") as caught:
        make_ready(address)
    assert "secret" not in str(caught.value)
    with pytest.raises(BadInput, match="not mysql") as caught:
        make_ready(address.replace("postgresql", "mysql"))
    assert "secret" not in str(caught.value)


def test_the_missing_driver_of_a_database_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(BadInput, match="the package asyncpg is not installed"):
        make_ready("postgresql://ann:secret@127.0.0.1/games")
