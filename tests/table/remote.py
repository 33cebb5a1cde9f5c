"""Bots from elsewhere, without HTTP: an account each, and what they hear."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import aclosing, asynccontextmanager
from typing import cast

from tests.table.helpers import ANN
from westbound.engine.option import Value
from westbound.table.bot_stream import BotStream, Event
from westbound.table.invitations import accept
from westbound.table.lifecycle import open_table
from westbound.table.records import BotAccount, Person
from westbound.table.seat_requests import SeatRequest
from westbound.table.service import Tables
from westbound.table.turns import Play

SMALL: dict[str, Value] = {"buildings": "first_game", "road_windows": "compact"}
HERE = SeatRequest("person", "Ann")
GREEDY = SeatRequest("bot", bot="greedy")
PATIENCE = 20.0


async def new_bot(
    tables: Tables, name: str = "Dusty", owner: Person = ANN, *, public: bool = False
) -> BotAccount:
    """A bot that is known to be connected. A database may be shared: its name is its own."""
    if await tables.store.people.get(owner.id) is None:
        await tables.store.people.add(owner)
    name = f"{name} {secrets.token_hex(4)}"
    bot = BotAccount(secrets.token_hex(8), owner.id, name, public, chat=False, created=time.time())
    await tables.store.bot_accounts.add(bot, secrets.token_hex(8))
    await tables.store.bot_accounts.connect(bot.id, "elsewhere", time.time())
    return bot


def seat_for(bot: BotAccount, seconds: int = 60) -> SeatRequest:
    return SeatRequest("bot", bot=f"@{bot.name}", seconds=seconds)


async def table_with(
    tables: Tables,
    bot: BotAccount,
    *others: SeatRequest,
    seconds: int = 60,
    seed: int = 3,
    options: dict[str, Value] = SMALL,
) -> str:
    """A running table where the bot has the first seat."""
    requests = [seat_for(bot, seconds), *(others or (HERE,))]
    table_id = await open_table(tables, "carson", ANN, requests, options, seed=seed)
    await accept(tables, table_id, bot.id)
    return table_id


def as_person(bot: BotAccount) -> Person:
    return Person(bot.id, bot.name)


class Ear:
    """What a bot hears at one connection; pings are not told."""

    def __init__(self, events: AsyncIterator[Event]) -> None:
        self._events = events

    async def hear(self) -> Event:
        async with asyncio.timeout(PATIENCE):
            async for event in self._events:
                if event["type"] != "ping":
                    return event
        raise AssertionError("the connection has ended")

    async def hear_of(self, *kinds: str) -> Event:
        """The next event, which is of one of these kinds."""
        event = await self.hear()
        assert event["type"] in kinds, event
        return event

    async def ends(self) -> bool:
        async with asyncio.timeout(PATIENCE):
            return [event async for event in self._events] == []


@asynccontextmanager
async def listening(tables: Tables, bot: BotAccount, *, picks: bool = False) -> AsyncIterator[Ear]:
    """A connection that has been greeted."""
    account = await tables.store.bot_accounts.get(bot.id)
    assert account is not None
    async with aclosing(BotStream(tables, account, picks=picks).events()) as events:
        ear = Ear(events)
        await ear.hear_of("hello")
        yield ear


async def answer(tables: Tables, bot: BotAccount, question: Event, which: int = 0) -> None:
    """Make one of the moves of a question."""
    moves = cast("Sequence[str]", question["moves"])
    table_id, n = str(question["table"]), cast("int", question["n"])
    await tables.act(table_id, as_person(bot), n, Play(moves[which]))


async def play_for(tables: Tables, table_id: str, person: Person) -> None:
    """Let a person make first moves until somebody else is asked."""
    while (seat := (live := await tables.get(table_id)).acting_seat(person.id)) is not None:
        move = live.tentative(seat).moves(seat)[0].text
        quick = Person(person.id, person.name, auto_end=True)
        await tables.act(table_id, quick, live.header.revision, Play(move))
