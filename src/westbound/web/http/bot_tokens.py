"""Bots that play over HTTP: each has an account of its own and is known by a token.

A token is for playing only. It is sent in the header `Authorization`, which no other site can make
a browser send, so that requests with one need neither a cookie nor our own header.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from hashlib import sha256
from typing import Annotated, ClassVar, Final, cast

from fastapi import Depends, Request, Response, Security
from fastapi.security import HTTPBearer
from starlette.requests import HTTPConnection

from westbound.engine.refusal import Refusal
from westbound.table.errors import NotYourSeat
from westbound.table.records import BotAccount, Person
from westbound.table.store import Conflict
from westbound.table.store.bot_accounts import BotAccountStore
from westbound.web.http.app_state import tables_of
from westbound.web.http.i18n import UserError, gettext_noop
from westbound.web.http.security import SAFE_METHODS, RateLimiter
from westbound.web.http.users import (
    OutOfScope,
    bearer_token,
    cached_user,
    clean_name,
    current_user,
    optional_user,
)

PREFIX: Final = "wb_"
MAX_BOTS: Final = 10  # of one person
REQUESTS_PER_MINUTE: Final = 1200
ERRORS_PER_MINUTE: Final = 60
SEEN_SECONDS: Final = 30.0  # how exactly we remember when a token was last used

NO_TOKEN = gettext_noop("A bot token is needed: Authorization: Bearer wb_…")
UNKNOWN = gettext_noop("This bot token is not valid.")
REVOKED = gettext_noop("This bot token was revoked.")
TAKEN = gettext_noop("There is already a bot named “%(name)s”.")
TOO_MANY = gettext_noop("You have %(limit)s bots already; revoke the token of one first.")
TOO_FAST = gettext_noop("More than %(limit)s requests in a minute; wait a little.")
TOO_WRONG = gettext_noop("More than %(limit)s refused requests in a minute; wait a little.")
NO_CHAT = gettext_noop("This bot token does not allow to speak at the table.")


class BadToken(UserError):
    """No token, one that was never made, or one that was revoked."""

    status = 401
    headers: ClassVar[Mapping[str, str]] = {"WWW-Authenticate": "Bearer"}


class TooManyRequests(UserError):
    """A bot is faster, or more often wrong, than it may be."""

    status = 429
    headers: ClassVar[Mapping[str, str]] = {"Retry-After": "10"}


class BotLimits:
    """What a bot may ask in a minute; whoever goes beyond it slows down only itself."""

    def __init__(self) -> None:
        self._requests = RateLimiter(REQUESTS_PER_MINUTE)
        self._errors = RateLimiter(ERRORS_PER_MINUTE)  # of a bot, or of an address without one

    def check_request(self, bot_id: str) -> None:
        """Count a request; TooManyRequests if it is one too many, or too many were refused."""
        if not self._requests.allows(bot_id):
            raise TooManyRequests(TOO_FAST, limit=self._requests.limit)
        if self._errors.is_used_up(bot_id):
            raise self._too_wrong()

    def count_error(self, who: str) -> None:
        """Count a refused request; TooManyRequests if there were too many before."""
        if not self._errors.allows(who):
            raise self._too_wrong()

    def _too_wrong(self) -> TooManyRequests:
        return TooManyRequests(TOO_WRONG, limit=self._errors.limit)


class BotTokens:
    """Makes tokens and knows whose they are; only their hashes are kept."""

    def __init__(self, store: BotAccountStore) -> None:
        self._store = store
        self.limits = BotLimits()

    async def create(
        self, owner: Person, name: str, *, public: bool, chat: bool
    ) -> tuple[BotAccount, str]:
        """A new bot and its token, which nobody can read again."""
        if len(await self._store.of_owner(owner.id)) >= MAX_BOTS:
            raise UserError(TOO_MANY, limit=MAX_BOTS)
        token, name = PREFIX + secrets.token_urlsafe(32), clean_name(name)
        bot = BotAccount(secrets.token_urlsafe(16), owner.id, name, public, chat, time.time())
        try:
            await self._store.add(bot, hashed(token))
        except Conflict:
            raise UserError(TAKEN, name=name) from None
        return bot, token

    async def bot_of(self, token: str) -> BotAccount:
        """The bot with this token; BadToken if there is none."""
        bot = await self._store.by_token(hashed(token))
        if bot is None:
            raise BadToken(UNKNOWN)
        if bot.revoked is not None:
            raise BadToken(REVOKED)
        now = time.time()
        if bot.seen is None or now - bot.seen > SEEN_SECONDS:
            await self._store.change(bot.id, {"seen": now})
        return bot


def hashed(token: str) -> str:
    """Tokens are long and random: unlike a password, nobody guesses one from its plain hash."""
    return sha256(token.encode()).hexdigest()


# --- who asks


def bot_tokens_of(connection: HTTPConnection) -> BotTokens:
    return cast("BotTokens", connection.app.state.bot_tokens)


async def current_bot(request: Request) -> BotAccount:
    """The bot behind a request; 401 without a valid token, 429 if it asks too much."""
    tokens, token = bot_tokens_of(request), bearer_token(request)
    if token is None:
        raise BadToken(NO_TOKEN)
    try:
        bot = await tokens.bot_of(token)
    except BadToken:
        tokens.limits.count_error(request.client.host if request.client else "?")
        raise
    if request.method not in SAFE_METHODS:
        tokens.limits.check_request(bot.id)
    return bot


def person_of(bot: BotAccount) -> Person:
    """A bot at a table is like a person there: it has seats, and what it may know goes by them."""
    return Person(bot.id, bot.name)


async def seated_bot(request: Request) -> BotAccount:
    """The bot, where it has a seat; a token opens no other table."""
    bot = await current_bot(request)
    live = await tables_of(request).get(request.path_params["table_id"])
    if not live.held_by(bot.id):
        raise NotYourSeat(Refusal("WB-012"))
    return bot


def count_refusal(request: Request, person: Person) -> None:
    """Something was refused; people may be wrong as often as they like."""
    if bearer_token(request) is not None:
        bot_tokens_of(request).limits.count_error(person.id)


async def viewer(request: Request) -> Person | None:
    """Whoever looks at a table: a person, or a bot that has a seat there."""
    if bearer_token(request) is None:
        return await optional_user(request)
    return person_of(await seated_bot(request))


async def player(request: Request) -> Person | None:
    """The same for a move: whoever was looked up a moment ago is not looked up again."""
    if bearer_token(request) is None:
        return await cached_user(request)
    return person_of(await seated_bot(request))


async def speaker(request: Request, response: Response) -> Person:
    """Whoever says something at a table: a person, or a bot whose owner allows it."""
    if bearer_token(request) is None:
        return await current_user(request, response)
    bot = await seated_bot(request)
    if not bot.chat:
        raise OutOfScope(NO_CHAT)
    return person_of(bot)


SCHEME = HTTPBearer(
    scheme_name="bot token",
    bearerFormat=f"{PREFIX}…",
    description="The token of a bot; it is for playing only.",
    auto_error=False,
)
FOR_BOTS = Security(SCHEME)
CurrentBot = Annotated[BotAccount, Depends(current_bot)]
SeatedBot = Annotated[BotAccount, Depends(seated_bot)]
Viewer = Annotated[Person | None, Depends(viewer)]
Player = Annotated[Person | None, Depends(player)]
Speaker = Annotated[Person, Depends(speaker)]
