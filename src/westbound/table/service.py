"""All tables of one server process: reading them, acting in a turn, and writing the result.

The database decides; what is kept in memory is a cache. `lifecycle` opens and closes tables.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from functools import partial

from westbound.engine.errors import IllegalMove, UserFacingError
from westbound.engine.game import Clock
from westbound.engine.match import Match
from westbound.engine.refusal import Refusal
from westbound.table.bot_pool import BotPool
from westbound.table.bot_runner import BotRunner
from westbound.table.bus import Bus
from westbound.table.clocks import Clocks
from westbound.table.errors import NoSuchTable, NotYourSeat, SetAside, Stale
from westbound.table.event_log import Stopwatch, log_event
from westbound.table.live_table import LiveTable, entry_rows
from westbound.table.records import Draft, Header, Person, Seat
from westbound.table.remote_bots import RemoteBots
from westbound.table.set_aside import check_header, read_table
from westbound.table.store import Change, Conflict, Store
from westbound.table.timing import SYSTEM_TIME, Time
from westbound.table.turns import Outcome, TurnAction, perform, seat_to_act

KEPT_IN_MEMORY = 500
TRIES = 10  # how often others may be first in a common choice


class Tables:
    """All tables of this server."""

    def __init__(
        self, store: Store, pool: BotPool, bot_pause: float = 0.35, clock: Time = SYSTEM_TIME
    ) -> None:
        self.store = store
        self.bus = Bus(store.writer)
        self.bots = BotRunner(pool, bot_pause, self.get, self._play_for_bot)
        changed = partial(self.bus.announce, must_read=False)
        self.remote = RemoteBots(store, clock, changed, self.bots.wake)
        self._clocks = Clocks(self._time_up)
        self._live: dict[str, LiveTable] = {}
        self._aside: dict[str, SetAside] = {}  # tables that cannot be read, at this revision

    async def resume(self) -> None:
        """After a restart: bots whose turn it was go on, and so do clocks."""
        for table_id in await self.store.queries.running():
            with suppress(SetAside):
                await self.start_play(table_id)

    async def start_play(self, table_id: str) -> None:
        """Start the clock and the bots of a running table."""
        live = await self.get(table_id)
        self._clocks.update(live)
        self.remote.update(live)
        self.bots.wake(table_id)

    async def close(self) -> None:
        """Finish what is being written."""
        self.bots.stop()
        await self.remote.close()
        await self._clocks.close()
        await self.bots.close()

    # --- reading

    async def get(self, table_id: str) -> LiveTable:
        """The table as the database has it now."""
        return await self.at(table_id, await self.store.tables.revision(table_id))

    async def at(self, table_id: str, revision: int | None) -> LiveTable:
        """The table at the revision just read from the database; None: there is no such table."""
        if revision is None:
            raise NoSuchTable(table_id)
        live = self._live.get(table_id)
        if live is None or live.header.revision != revision:
            self._raise_if_set_aside(table_id, revision)
            live = await self._load(table_id, live)
        return live

    async def latest(self, table_id: str) -> LiveTable:
        """The table as this process knows it: enough for callers who are told of every change."""
        live = self._live.get(table_id)
        return await self.get(table_id) if live is None else live

    async def _load(self, table_id: str, old: LiveTable | None) -> LiveTable:
        try:
            live = await self._read(table_id)
        except SetAside as aside:
            self._set_aside(aside)
            raise
        now = self._live.get(table_id)
        if now is not None and now.header.revision > live.header.revision:
            return now  # a move was written while the table was read
        if old is not None:
            live.inherit(old)
        if len(self._live) >= KEPT_IN_MEMORY:
            self._live.pop(next(iter(self._live)))
        self._live[table_id] = live
        if old is not None:  # another process has changed it; open pages here may not know yet
            self.bus.announce(table_id, must_read=False)
        return live

    async def _read(self, table_id: str) -> LiveTable:
        """Never half of one revision and half of the next: read until the header stays the same."""
        tables, entries = self.store.tables, self.store.entries
        header = await tables.header(table_id)
        while True:
            assert header is not None
            seats, log = await tables.seats(table_id), await entries.log(table_id)
            drafts, chosen = await entries.drafts(table_id), await tables.screens(table_id)
            before, header = header, await tables.header(table_id)
            if header == before:
                live = read_table(header, seats, log, drafts, chosen)
                live.remote = await self.remote.seats_of(header, seats)
                return live

    def forget(self, table_id: str) -> None:
        """Drop it from memory: something other than `write` has changed it in the database."""
        self._live.pop(table_id, None)
        self.bus.announce(table_id)

    # --- tables that cannot be read

    def check(self, header: Header, seats: list[Seat]) -> None:
        """SetAside if the table is known to be unreadable, or cannot even begin."""
        self._raise_if_set_aside(header.id, header.revision)
        check_header(header, seats)

    def _raise_if_set_aside(self, table_id: str, revision: int) -> None:
        """It is not read again until it changes; what this server knows does not."""
        aside = self._aside.get(table_id)
        if aside is not None and aside.header.revision == revision:
            raise aside.with_traceback(None)

    def _set_aside(self, aside: SetAside) -> None:
        """Remember why, and that memory has no such table; pages that show it reload."""
        table_id = aside.header.id
        shown = self._live.pop(table_id, None)
        if len(self._aside) >= KEPT_IN_MEMORY:
            self._aside.pop(next(iter(self._aside)))
        self._aside[table_id] = aside
        facts = {"rule": aside.rule, "entry": aside.entry}
        log_event("set_aside", table_id, aside.header.revision, Stopwatch(), **facts)
        if shown is not None:
            self.bus.announce(table_id)

    # --- a turn

    async def act(
        self,
        table_id: str,
        person: Person,
        revision: int,
        action: TurnAction,
        seat: int | None = None,
    ) -> LiveTable:
        """Do something in a turn, as seen on a page of this revision; Stale if it is outdated.

        Others may be first. In a common choice that does not matter, and it is tried again.
        """
        watch = Stopwatch()
        async with (await self.latest(table_id)).lock:
            for _ in range(TRIES):
                live = await self.latest(table_id)
                if live.header.revision != revision:  # this process may not know the newest
                    live = await self.get(table_id)
                acting = seat_to_act(live, person, revision, seat)
                outcome = self._perform(live, acting, action, auto_end=person.auto_end)
                with suppress(Stale):
                    if isinstance(outcome, Draft):
                        await self._save_draft(live, acting, outcome)
                    else:
                        self.remote.answered(live, acting)
                        await self.write(live, _ends_turn(live, acting), outcome)
                    log_event(action.event, table_id, live.header.revision, watch, seat=acting)
                    return live
        raise Stale

    def _perform(
        self, live: LiveTable, seat: int, action: TurnAction, *, auto_end: bool
    ) -> Outcome:
        """Bots play at once; what one from elsewhere tries and may not do is counted."""
        at_once = live.seats[seat].kind == "bot"
        try:
            return perform(live, seat, action, auto_end=auto_end, at_once=at_once)
        except (IllegalMove, UserFacingError):
            self.remote.refused(live, seat)
            raise

    async def choose_seat(self, table_id: str, person: Person, seat: int) -> None:
        """Several people at one screen: which of those who are asked plays now."""
        live = await self.get(table_id)
        if seat not in live.held_by(person.id):
            raise NotYourSeat(Refusal("WB-012"))
        await self.store.tables.choose_screen(table_id, person.id, seat)
        (await self.get(table_id)).chosen[person.id] = seat  # it may have been read again
        self.bus.announce(table_id, must_read=False)

    async def _save_draft(self, live: LiveTable, seat: int, draft: Draft) -> None:
        await self.write(live, Change(drafts={seat: draft}))
        live.drafts[seat] = draft
        live.expire_pages(live.match, [seat])

    # --- writing

    async def write(self, live: LiveTable, change: Change, match: Match | None = None) -> None:
        """Write a change and tell every open page; Stale if somebody was first.

        `match` is a fork that has moved on: its new entries are written, and it takes the place of
        the table's match. Then its clock and its bots run.
        """
        first, now = len(live.match.log), time.time()
        if match is not None:
            change.entries = entry_rows(match.log[first:], first, now)
            change.status = "over" if match.over else change.status
        try:
            live.header = await self.store.tables.change(live.header, change)
        except Conflict:
            await self._load(live.header.id, live)  # what the others have done
            raise Stale from None
        if change.seats:
            self._live.pop(live.header.id, None)
        if match is not None:
            live.adopt(match, now, [*change.drafts])
            self._clocks.update(live)
            self.remote.update(live)
        self.bus.announce(live.header.id, must_read=bool(change.seats))
        if change.seats:
            self.tell_bots((*live.seats, *change.seats))
        if match is not None and live.bot_to_move() is not None:
            self.bots.wake(live.header.id)

    def tell_bots(self, seats: Sequence[Seat]) -> None:
        """Let the remote bots that had or have these seats look what there is for them."""
        for bot_id in {seat.remote_bot for seat in seats}:
            if bot_id is not None:
                self.bus.announce(bot_id, must_read=False)

    # --- moves that no person makes

    async def _play_for_bot(self, table_id: str, seat: int, revision: int, move: str) -> bool:
        """Make the move a bot has chosen, unless the seat is asked something else by now."""
        async with (await self.latest(table_id)).lock:
            live = await self.get(table_id)
            match = live.match.fork()
            if not live.accepts_revision(seat, revision) or match.why_not(move, seat) is not None:
                return False
            match.play(move, seat)
            with suppress(Stale):  # another server process was first
                await self.write(live, Change(), match)
                return True
        return False

    async def _time_up(self, table_id: str, clock: Clock) -> None:
        """Make the moves of a time limit that has run out, as far as they are still possible."""
        with suppress(SetAside):
            for seat, move in clock.moves:
                await self._move_in_time(table_id, clock, seat, move)

    async def _move_in_time(self, table_id: str, clock: Clock, seat: int, move: str) -> None:
        while True:
            live = await self.get(table_id)
            match = live.match.fork()
            if live.clock is None or live.clock.key != clock.key:
                return
            if seat not in match.turns or match.why_not(move, seat) is not None:
                return
            match.play(move, seat)
            with suppress(Stale):  # somebody was first: read again
                await self.write(live, _ends_turn(live, seat), match)
                return


def _ends_turn(live: LiveTable, seat: int) -> Change:
    """Drop the seat's draft: its moves are in the log now, or too late."""
    return Change(drafts={seat: None} if seat in live.drafts else {})
