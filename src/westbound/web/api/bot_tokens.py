"""The tokens of my bots. Each token is a bot of its own, and it is for playing only."""

from __future__ import annotations

import time

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException

from westbound.table.records import BotAccount, Person
from westbound.web.api.bot_schemas import (
    BotTokenChangeIn,
    BotTokenIn,
    BotTokenOut,
    NewBotTokenOut,
)
from westbound.web.api.schemas import ERRORS
from westbound.web.http.app_state import tables_of
from westbound.web.http.bot_tokens import bot_tokens_of
from westbound.web.http.users import CurrentUser, OptionalUser

router = APIRouter(prefix="/bot-tokens", tags=["my bots"], responses=ERRORS)


@router.get("")
async def list_tokens(request: Request, person: OptionalUser) -> list[BotTokenOut]:
    """My bots, oldest first."""
    if person is None:
        return []
    return [_told(bot) for bot in await tables_of(request).store.bot_accounts.of_owner(person.id)]


@router.post("", status_code=201)
async def make_token(request: Request, person: CurrentUser, body: BotTokenIn) -> NewBotTokenOut:
    """A new bot with a token, which is shown only in this answer."""
    bot, token = await bot_tokens_of(request).create(
        person, body.name, public=body.public, chat=body.chat
    )
    return NewBotTokenOut(**_told(bot).model_dump(), token=token)


@router.patch("/{bot_id}")
async def change_token(
    request: Request, person: OptionalUser, bot_id: str, body: BotTokenChangeIn
) -> BotTokenOut:
    """Who may give it a seat, and whether it may speak."""
    await _own(request, person, bot_id)
    changes = body.model_dump(exclude_none=True)
    if changes:
        await tables_of(request).store.bot_accounts.change(bot_id, changes)
    return _told(await _own(request, person, bot_id))


@router.post("/{bot_id}/revoke")
async def revoke_token(request: Request, person: OptionalUser, bot_id: str) -> BotTokenOut:
    """The token is no longer valid. A seat that the bot has is played by a bot of the server."""
    bot = await _own(request, person, bot_id)
    tables = tables_of(request)
    await tables.store.bot_accounts.change(bot_id, {"revoked": time.time()})
    tables.bus.announce(bot_id)
    return _told(bot)


async def _own(request: Request, person: Person | None, bot_id: str) -> BotAccount:
    if person is not None:
        for bot in await tables_of(request).store.bot_accounts.of_owner(person.id):
            if bot.id == bot_id:
                return bot
    raise HTTPException(404)


def _told(bot: BotAccount) -> BotTokenOut:
    return BotTokenOut(
        id=bot.id,
        name=bot.name,
        public=bot.public,
        chat=bot.chat,
        created=bot.created,
        last_used=bot.seen,
    )
