"""What the application holds for every request."""

from __future__ import annotations

from typing import cast

from starlette.requests import HTTPConnection

from westbound.table.service import Tables
from westbound.web.http.settings import Settings


def tables_of(connection: HTTPConnection) -> Tables:
    return cast("Tables", connection.app.state.tables)


def settings_of(connection: HTTPConnection) -> Settings:
    return cast("Settings", connection.app.state.settings)
