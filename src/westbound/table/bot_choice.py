"""Which bots from elsewhere a person can give a seat now."""

from __future__ import annotations

import time
from typing import NamedTuple

from westbound.table.records import Person
from westbound.table.store import Store


class ChoosableBot(NamedTuple):
    name: str
    owner: str  # the name of a person
    mine: bool


async def bots_for(store: Store, person: Person | None) -> list[ChoosableBot]:
    """Those that are connected: the person's own, then those that are public."""
    me, now = person.id if person else None, time.time()
    mine = await store.bot_accounts.of_owner(me) if me else []
    others = [bot for bot in await store.bot_accounts.public() if bot.owner != me]
    found = []
    for bot in (*mine, *others):
        owner = await store.people.get(bot.owner) if bot.is_online(now) else None
        if owner is not None:
            found.append(ChoosableBot(bot.name, owner.name, bot.owner == me))
    return found
