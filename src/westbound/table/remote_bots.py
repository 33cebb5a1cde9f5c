"""Bots from elsewhere: which are connected, what they are asked, and when their time is up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

from westbound.table.event_log import Fact, Stopwatch, log_event
from westbound.table.live_table import LiveTable
from westbound.table.records import Header, Seat
from westbound.table.remote_seat import DEFAULT_SECONDS, MAX_REFUSED, RemoteSeat, Trouble
from westbound.table.store import Store
from westbound.table.timing import Time

TellTable: TypeAlias = Callable[[str], None]


class Connection(Protocol):
    """Where a bot listens."""

    def end(self, reason: str) -> None:
        """Tell it why, and close."""


class RemoteBots:
    """All of this server process.

    `changed` is told the table where a seat looks different, `wake` the table where a bot of the
    server is to decide in place of a remote one.
    """

    def __init__(self, store: Store, time: Time, changed: TellTable, wake: TellTable) -> None:
        self._store = store
        self._changed, self._wake = changed, wake
        self.time = time
        self._waiting: dict[tuple[str, int], asyncio.Task[None]] = {}  # for an answer
        self._seats: dict[str, dict[int, RemoteSeat]] = {}  # by table and seat
        self._connections: dict[str, Connection] = {}  # by bot
        self._stopped = False

    # --- seats

    async def seats_of(self, header: Header, seats: Sequence[Seat]) -> dict[int, RemoteSeat]:
        """The seats of remote bots at a table. Those of one that goes on are known from then on."""
        known = self._seats.get(header.id, {})
        found: dict[int, RemoteSeat] = {}
        for seat in seats:
            if seat.remote_bot is not None:
                before = known.get(seat.seat)
                same = before is not None and before.bot_id == seat.remote_bot
                found[seat.seat] = before if before and same else await self._new_seat(seat)
        if found and header.status in ("open", "running"):
            self._seats[header.id] = found
        else:
            self._seats.pop(header.id, None)
        return found

    async def _new_seat(self, seat: Seat) -> RemoteSeat:
        assert seat.remote_bot is not None
        account = await self._store.bot_accounts.get(seat.remote_bot)
        owner = await self._store.people.get(account.owner) if account else None
        return RemoteSeat(
            bot_id=seat.remote_bot,
            owner=owner.name if owner else "",
            seconds=seat.seconds or DEFAULT_SECONDS,
            online=account is not None and account.is_online(self.time.now()),
        )

    # --- questions

    def update(self, live: LiveTable) -> None:
        """After every change: what each of them is asked now, and until when."""
        for number, seat in live.remote.items():
            asked = live.asked_since(number)
            if asked != seat.asked:
                self._ask(live.header.id, number, seat, asked)
        if live.header.status == "over":
            self._seats.pop(live.header.id, None)

    def _ask(self, table_id: str, number: int, seat: RemoteSeat, asked: int | None) -> None:
        seat.ask(asked, self.time.now())
        before = self._waiting.pop((table_id, number), None)
        if before is not None:
            before.cancel()
        if asked is not None and not seat.benched:
            task = asyncio.create_task(self._wait(table_id, number, seat))
            self._waiting[table_id, number] = task

    async def _wait(self, table_id: str, number: int, seat: RemoteSeat) -> None:
        await self.time.sleep(seat.deadline - self.time.now())
        del self._waiting[table_id, number]
        self._fail(table_id, number, seat, "late")

    def _fail(self, table_id: str, number: int, seat: RemoteSeat, trouble: Trouble) -> None:
        if not seat.is_given_up:
            seat.fail(trouble)
            facts: dict[str, Fact] = {"why": trouble, "in_a_row": seat.failures}
            revision, watch = seat.asked or 0, Stopwatch()
            log_event("bot_failed", table_id, revision, watch, seat=number, **facts)
            self._changed(table_id)
            self._wake(table_id)

    def refused(self, live: LiveTable, number: int) -> None:
        """It has answered with something that is not possible."""
        seat = live.remote.get(number)
        if seat is not None and seat.asked is not None:
            seat.refused += 1
            if seat.refused >= MAX_REFUSED:
                self._fail(live.header.id, number, seat, "refused")

    def answered(self, live: LiveTable, number: int) -> None:
        """It has made a move."""
        if number in live.remote:
            live.remote[number].answered()

    # --- connections

    def connect(self, bot_id: str, connection: Connection) -> None:
        """It listens here now; an older connection ends, so that no question is answered twice."""
        before = self._connections.get(bot_id)
        self._connections[bot_id] = connection
        if before is not None:
            before.end("replaced")
        self._set_online(bot_id, online=True)
        for table_id, seats in self._seats.items():
            for number, seat in seats.items():
                if seat.bot_id == bot_id and seat.benched:
                    seat.come_back()
                    self._ask(table_id, number, seat, seat.asked)
        if self._stopped:
            connection.end("shutdown")

    def disconnect(self, bot_id: str, connection: Connection) -> None:
        if self._connections.get(bot_id) is connection:
            del self._connections[bot_id]
            self._set_online(bot_id, online=False)

    def stop(self) -> None:
        """The server ends: so do all connections."""
        self._stopped = True
        for connection in list(self._connections.values()):
            connection.end("shutdown")

    async def close(self) -> None:
        """Wait for nobody any more."""
        self.stop()
        waiting = list(self._waiting.values())
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    def _set_online(self, bot_id: str, *, online: bool) -> None:
        for table_id, seats in list(self._seats.items()):
            for seat in seats.values():
                if seat.bot_id == bot_id:
                    seat.online = online
                    self._changed(table_id)
