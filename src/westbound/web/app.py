"""The application: joins database, tables, pages and API."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

import westbound
from westbound.table.bot_pool import BotPool
from westbound.table.bus import relay
from westbound.table.database import migrate, open_engine
from westbound.table.service import Tables
from westbound.table.store import Store
from westbound.web import account, errors, lobby, reading, statics
from westbound.web.access import AccessLog
from westbound.web.people import People
from westbound.web.play import routes as play
from westbound.web.security import Guard
from westbound.web.settings import Settings, load_settings

ABOUT_THE_API = """\
All that the pages do, for scripts and bots too.

Whoever changes something sends the header `X-Westbound: 1`; the first answer to it sets a signed
cookie, `westbound`, which stands for the person from then on. A browser of another site is refused.

A table has a revision, `n`, which every change raises. What is done in a turn names the revision
it was made for; if the table has moved on, the answer is 409 with the fresh position, and nothing
was done.

The WebSocket `/t/{table_id}/live?after={n}` tells of every change: one JSON object each, with the
new revision and the fragments of the page that are different.

A problem is told as `{"error": sentence}` in the language of the cookie, of the person or of
`Accept-Language`; where a rule is in the way, with its id and a link to its paragraph.
"""


def create_app(settings: Settings | None = None, pool: BotPool | None = None) -> FastAPI:
    """The application for these settings; opened and closed by its lifespan."""
    settings = settings or load_settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        engine = open_engine(settings.database)
        await migrate(engine)
        store = Store(engine)
        app.state.people = People(store.people, settings.keys)
        app.state.tables = Tables(store, pool or BotPool(), settings.bot_pause)
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
        description=ABOUT_THE_API,
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
