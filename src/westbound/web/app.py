"""The application: joins database, tables, pages and API."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import APIRouter, FastAPI
from starlette.middleware.gzip import DEFAULT_EXCLUDED_CONTENT_TYPES, GZipMiddleware

import westbound
from westbound.table.bot_pool import BotPool
from westbound.table.bus import relay
from westbound.table.database import migrate, open_engine
from westbound.table.service import Tables
from westbound.table.store import Store
from westbound.web.api import account as account_api
from westbound.web.api import (
    bot_tokens,
    bots,
    chat,
    corpus,
    files,
    games,
    queries,
    tables,
    text_positions,
    turn,
)
from westbound.web.api import position as position_api
from westbound.web.http import errors, static_files
from westbound.web.http.access_log import AccessLog
from westbound.web.http.bot_tokens import BotTokens
from westbound.web.http.security import RateLimiter, SecurityMiddleware
from westbound.web.http.settings import Settings, load_settings
from westbound.web.http.users import Users
from westbound.web.live import socket
from westbound.web.live.bot_events import EventStream
from westbound.web.pages import (
    account,
    front,
    new_table,
    position,
    rulebook,
    table,
    waiting_room,
)

API_DESCRIPTION = """\
Everything the pages do, for scripts and bots too.

A request that changes something sends the header `X-Westbound: 1`; the first answer sets a signed
cookie, `westbound`, which identifies the person from then on. Requests of other sites are refused.

A bot has a token instead (`/api/v1/bot-tokens`): `Authorization: Bearer wb_…`, without cookie and
header. It is for playing only. `GET /api/v1/bot/events` tells the bot, line by line, what waits for
it; it answers with `POST /api/v1/bot/tables/{table_id}/move`.

A table has a revision, `n`, which every change raises. An action in a turn names the revision
it was made for; if the table has moved on, the answer is 409 with the current revision, and nothing
was done.

The WebSocket `/t/{table_id}/live?after={n}` reports every change: one JSON object each, with the
new revision and the fragments of the page that have changed.

An error is `{"error": sentence}` in the language of the cookie, of the person or of
`Accept-Language`; where a rule forbids something, with its id and a link to its paragraph.

A match is played by the `rules_version` it began with; `rule_changes` lists what was corrected
since. A table whose match this server cannot read is set aside: requests for it are answered by 423
with the reason, the first entry that cannot be replayed, and for its people the address of the
match file.
"""
API = (
    games.router,
    tables.router,
    account_api.router,
    bot_tokens.router,
    bots.router,
    bots.choice,
    turn.router,
    turn.aliases,
    position_api.router,
    text_positions.router,
    queries.router,
    chat.router,
    files.router,
    corpus.router,
)
PAGES = (
    front.router,
    new_table.router,
    position.router,
    waiting_room.router,
    account.router,
    rulebook.router,
    table.router,
)


def create_app(settings: Settings | None = None, pool: BotPool | None = None) -> FastAPI:
    """The application for these settings; opened and closed by its lifespan."""
    settings = settings or load_settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        settings: Settings = app.state.settings
        engine = open_engine(settings.database)
        await migrate(engine)
        store = Store(engine)
        app.state.users = Users(store.people, settings.keys)
        app.state.bot_tokens = BotTokens(store.bot_accounts)
        bots = BotPool(seconds=settings.bot_seconds) if pool is None else pool
        app.state.tables = Tables(store, bots, settings.bot_pause)
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
        description=API_DESCRIPTION,
        version=westbound.__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/v1/openapi.json",
    )
    app.state.settings = settings
    app.state.login_limiter = RateLimiter(account_api.LOGINS_PER_MINUTE)
    app.add_middleware(
        GZipMiddleware,
        minimum_size=600,
        compresslevel=5,
        exclude_content_types=(*DEFAULT_EXCLUDED_CONTENT_TYPES, str(EventStream.media_type)),
    )
    limit, address = settings.moves_per_minute, settings.public_address
    app.add_middleware(SecurityMiddleware, per_minute=limit, address=address)
    app.add_middleware(AccessLog)
    _include_routers(app)
    errors.install(app)
    return app


def _include_routers(app: FastAPI) -> None:
    app.include_router(static_files.router)
    api = APIRouter(prefix="/api/v1")
    for router in API:
        api.include_router(router)
    app.include_router(api)
    for router in PAGES:
        app.include_router(router, include_in_schema=False)
    app.include_router(socket.router)


def _listen_to_others(address: str, tables: Tables) -> asyncio.Task[None] | None:
    """Only with a shared PostgreSQL database can other server processes change tables."""
    if not address.startswith("postgresql"):
        return None
    return asyncio.create_task(relay(address, tables.bus))
