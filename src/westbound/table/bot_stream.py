"""What a remote bot hears at its connection: seats that are offered to it, and its turns.

A connection keeps no backlog. Whenever something may have changed it compares what waits for the
bot with what it has told; a new one tells everything that waits, so nothing is ever lost.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncGenerator
from contextlib import suppress
from typing import Final, Literal, TypeAlias

from westbound.bots import decision_rng, decision_seed, seed_for_program
from westbound.bots.protocol import PROTOCOL, decision
from westbound.engine.json_types import Json
from westbound.table.bus import Listener
from westbound.table.database import SHIELD
from westbound.table.errors import SetAside
from westbound.table.event_log import Stopwatch, log_event
from westbound.table.live_table import LiveTable
from westbound.table.records import BotAccount, Header, Seat
from westbound.table.service import Tables

PING_SECONDS: Final = 5.0
SIGN_OF_LIFE_SECONDS: Final = 15.0
MAX_TABLES: Final = 500  # of one bot

Event: TypeAlias = dict[str, Json]
# What was told of a table: that a seat is offered, the revision of a question, or nothing yet.
Told: TypeAlias = "Literal['invited'] | int | None"


class BotStream:
    """One connection of a bot. A newer one ends it."""

    def __init__(self, tables: Tables, bot: BotAccount, *, picks: bool = False) -> None:
        self._tables, self._bot, self._picks = tables, bot, picks
        self._id = secrets.token_hex(8)
        self._told: dict[str, Told] = {}
        self._failures: dict[str, int] = {}  # as this connection knows them
        self._listener = Listener()
        self._ending: str | None = None
        self._alive = 0.0  # when it last gave a sign of life

    def end(self, reason: str) -> None:
        """Say why and stop, at once."""
        self._ending = self._ending or reason
        self._listener.event.set()

    async def events(self, ping_seconds: float = PING_SECONDS) -> AsyncGenerator[Event, None]:
        """Everything that waits for the bot, then whatever comes, until somebody ends it."""
        watch = Stopwatch()
        log_event("bot_connected", "-", 0, watch, bot=self._bot.id)
        try:
            with SHIELD():
                await self._connect()
                news = await self._ended_meanwhile()
            yield {"type": "hello", "protocol": PROTOCOL, "id": self._bot.id, "bot": self._bot.name}
            for event in news:
                yield event
            while self._ending is None:
                with SHIELD():
                    news = await self._news()
                for event in news:
                    yield event
                if not await self._is_woken_within(ping_seconds):
                    yield {"type": "ping"}
            yield {"type": "bye", "reason": self._ending}
        finally:
            with SHIELD():
                await self._disconnect()
            log_event("bot_disconnected", "-", 0, watch, bot=self._bot.id)

    async def _is_woken_within(self, seconds: float) -> bool:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._listener.wait(), seconds)
        return self._listener.event.is_set()

    # --- being there

    async def _connect(self) -> None:
        self._tables.bus.listen(self._bot.id, self._listener)
        self._alive = self._tables.remote.time.now()
        await self._tables.store.bot_accounts.connect(self._bot.id, self._id, self._alive)
        self._tables.remote.connect(self._bot.id, self)

    async def _disconnect(self) -> None:
        for key in (self._bot.id, *self._told):
            self._tables.bus.leave(key, self._listener)
        self._tables.remote.disconnect(self._bot.id, self)
        now = self._tables.remote.time.now()
        await self._tables.store.bot_accounts.leave(self._bot.id, self._id, now)

    async def _stay(self) -> None:
        """A sign of life; is the token still good, and is there a newer connection elsewhere?"""
        self._alive, accounts = self._tables.remote.time.now(), self._tables.store.bot_accounts
        if not await accounts.stay(self._bot.id, self._id, self._alive):
            account = await accounts.get(self._bot.id)
            self.end("replaced" if account and account.revoked is None else "revoked")

    # --- what there is to tell

    async def _news(self) -> list[Event]:
        must_read = self._listener.acknowledge()
        late = self._tables.remote.time.now() - self._alive >= SIGN_OF_LIFE_SECONDS
        if must_read or late:
            await self._stay()
        if self._ending is not None:
            return []
        find, bot_id = self._tables.store.queries.find, self._bot.id
        headers = [
            *await find(person_id=bot_id, status="open", limit=MAX_TABLES),
            *await find(person_id=bot_id, status="running", limit=MAX_TABLES),
        ]
        found = [event for header in headers for event in await self._at_table(header)]
        for table_id in self._told.keys() - {header.id for header in headers}:
            del self._told[table_id], self._failures[table_id]
            self._tables.bus.leave(table_id, self._listener)
            found += await self._no_longer_at(table_id)
        return found

    async def _at_table(self, header: Header) -> list[Event]:
        with suppress(SetAside):
            live = await self._tables.at(header.id, header.revision)
            self._tables.remote.update(live)  # another server process may have written it
            seat = self._seat_at(live)
            return [] if seat is None else await self._if_new(live, seat)
        return []

    def _seat_at(self, live: LiveTable) -> Seat | None:
        return next((seat for seat in live.seats if seat.person_id == self._bot.id), None)

    async def _if_new(self, live: LiveTable, seat: Seat) -> list[Event]:
        found = self._taken_over(live, seat.seat)
        now: Told = "invited" if seat.kind == "invited" else live.awaited_since(seat.seat)
        if live.header.id not in self._told:
            self._tables.bus.listen(live.header.id, self._listener)
        before, self._told[live.header.id] = self._told.get(live.header.id), now
        if now is None or now == before:
            return found
        if isinstance(now, int):
            return [*found, self._your_turn(live, seat.seat)]
        host = await self._tables.store.people.get(live.header.host)
        return [_invited(live, seat, host.name if host else "")]

    def _taken_over(self, live: LiveTable, seat: int) -> list[Event]:
        """That the server has decided in its place, since this connection last looked."""
        failures, remote = self._failures.get(live.header.id), live.remote[seat]
        self._failures[live.header.id] = remote.failures
        if failures is None or remote.failures <= failures:
            return []
        return [{"type": "taken_over", "table": live.header.id, "why": remote.trouble}]

    def _your_turn(self, live: LiveTable, seat: int) -> Event:
        """The same question as for a bot of this server or in a program."""
        match, now = live.match, self._tables.remote.time.now()
        deadlines = [live.remote[seat].deadline] + [live.deadline] * (live.clock is not None)
        rng = decision_rng(decision_seed(live.header.seed, len(match.log)), seat)
        question = decision(
            match.observe(seat),
            match.moves(seat),
            seed=seed_for_program(rng),
            seconds=max(0.0, min(deadlines) - now),
            picks=self._picks,
        )
        header = live.header
        about: Event = {"table": header.id, "n": header.revision, "game": header.game}
        return {"type": "your_turn", **about, "seat": seat, **question}

    async def _no_longer_at(self, table_id: str) -> list[Event]:
        """The match is over, or the seat is somebody else's."""
        with suppress(SetAside):
            live = await self._tables.get(table_id)
            seat = self._seat_at(live)
            if live.header.status == "over" and seat is not None:
                return [_table_over(live, seat.seat)]
            return [{"type": "seat_taken", "table": table_id}]
        return []

    async def _ended_meanwhile(self) -> list[Event]:
        """Matches that ended while the bot was away; perhaps one that it has heard of before."""
        since = self._bot.created if self._bot.heard is None else self._bot.heard
        over = await self._tables.store.queries.find(person_id=self._bot.id, status="over")
        ended = [header.id for header in reversed(over) if header.changed >= since]
        return [event for table_id in ended for event in await self._no_longer_at(table_id)]


def _invited(live: LiveTable, seat: Seat, host: str) -> Event:
    header = live.header
    return {
        "type": "invited",
        "table": header.id,
        "game": header.game,
        "seat": seat.seat,
        "players": header.players,
        "options": dict(header.options),
        "rules_version": header.rules_version,
        "seconds": live.remote[seat.seat].seconds,
        "host": host,
        "names": [other.name for other in live.seats],
    }


def _table_over(live: LiveTable, seat: int) -> Event:
    standings: list[Json] = [
        {
            "seat": place.seat,
            "name": live.seats[place.seat].name,
            "rank": place.rank,
            "points": place.points,
        }
        for place in live.match.standings()
    ]
    return {"type": "table_over", "table": live.header.id, "seat": seat, "standings": standings}
