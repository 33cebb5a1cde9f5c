"""The application: joins database, tables, pages and API."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

import westbound
from westbound.table.bus import relay
from westbound.table.database import migrate, open_engine
from westbound.table.store import Store
from westbound.table.tables import Tables
from westbound.table.thinking import Thinkers
from westbound.web import account, errors, lobby, reading, statics
from westbound.web.access import AccessLog
from westbound.web.people import People
from westbound.web.play import routes as play
from westbound.web.security import Guard
from westbound.web.settings import Settings, load_settings


def create_app(settings: Settings | None = None, thinkers: Thinkers | None = None) -> FastAPI:
    """The application for these settings; opened and closed by its lifespan."""
    settings = settings or load_settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        engine = open_engine(settings.database)
        await migrate(engine)
        app.state.people = People(engine, settings.keys)
        app.state.tables = Tables(Store(engine), thinkers or Thinkers(), settings.bot_pause)
        await app.state.tables.resume()
        news = _listen_to_others(settings.database, app.state.tables)
        try:
            yield
        finally:
            if news is not None:
                news.cancel()
            await app.state.tables.close()
            await engine.dispose()

    app = FastAPI(
        title="Westbound",
        version=westbound.__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/v1/openapi.json",
    )
    app.state.settings = settings
    app.add_middleware(GZipMiddleware, minimum_size=600, compresslevel=5)
    app.add_middleware(Guard, per_minute=settings.moves_per_minute, address=settings.public_address)
    app.add_middleware(AccessLog)
    for module in (statics, lobby, account, reading, play):
        app.include_router(module.router)
    errors.install(app)
    return app


def _listen_to_others(address: str, tables: Tables) -> asyncio.Task[None] | None:
    """Only a shared PostgreSQL database has other server processes that change tables."""
    if not address.startswith("postgresql"):
        return None
    return asyncio.create_task(relay(address, tables.bus))
