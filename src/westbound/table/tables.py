"""The tables: opening, joining, tentative turns, ending them, and the bots' turns."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress

from westbound.engine.errors import BadInput, IllegalMove
from westbound.engine.game import Clock
from westbound.engine.match import MAX_SEED, Match
from westbound.engine.option import Value, complete
from westbound.engine.refusal import Refusal
from westbound.games.registry import find_game
from westbound.table import turns
from westbound.table.bot_pool import BotPool
from westbound.table.bus import Bus
from westbound.table.clocks import Clocks
from westbound.table.event_log import Stopwatch, log_event
from westbound.table.live import LiveTable, entry_rows, new_match
from westbound.table.records import Draft, Header, Person, Seat
from westbound.table.seat_requests import SeatRequest, create_seat
from westbound.table.store import Change, Conflict, Store
from westbound.table.turns import Act, Outcome

KEPT_IN_MEMORY = 500
GRACE = 1.0  # seconds for a bot to finish its move when the server ends
TRIES = 10  # how often others may be faster in a common choice


class NoSuchTable(BadInput):
    """There is no table with this id."""


class NotYourSeat(BadInput):
    """The person may not do this at this table."""


class Stale(Exception):
    """The page shows an older position than the table's; nothing was done."""


class Tables:
    """All tables of this server."""

    def __init__(self, store: Store, pool: BotPool, bot_pause: float = 0.35) -> None:
        self.store = store
        self.bus = Bus()
        self._pool = pool
        self._bot_pause = bot_pause
        self._live: dict[str, LiveTable] = {}
        self._bots: dict[str, asyncio.Task[None]] = {}
        self._clocks = Clocks(self._time_up)
        self._closing = asyncio.Event()

    # --- opening and joining

    async def open(
        self,
        game_id: str,
        host: Person,
        requests: Sequence[SeatRequest],
        options: Mapping[str, Value],
        *,
        public: bool = False,
        seed: int | None = None,
    ) -> str:
        """A new table; it starts at once if no seat is open. Returns its id."""
        game = find_game(game_id)
        header = Header(
            id=secrets.token_urlsafe(8).replace("-", "a").replace("_", "b"),
            game=game_id,
            players=len(requests),
            options=complete(game.options, options),
            seed=secrets.randbelow(MAX_SEED) if seed is None else seed,
            rules_version=game.rules_version,
            status="open",
            public=public,
            host=host.id,
            revision=0,
            created=time.time(),
            changed=time.time(),
        )
        seats = [create_seat(index, request, host, game) for index, request in enumerate(requests)]
        new_match(header, seats, game)  # BadInput if players, options or seed are off
        await self.store.tables.add(header, seats, [])
        await self._start_if_full(await self.get(header.id))
        return header.id

    async def join(self, table_id: str, person: Person, invitation: str | None) -> int:
        """Take an open seat: that of the invitation, or at a public table the first one."""
        live = await self.get(table_id)
        held = live.held_by(person.id)
        if held:
            return held[0]
        if live.header.status == "closed":
            raise NotYourSeat(Refusal("WB-011", case="closed"))
        for seat in live.seats:
            invited = invitation is not None and seat.invitation == invitation
            if seat.kind == "open" and (invited or (invitation is None and live.header.public)):
                taken = Seat(seat.seat, "person", person.name, seat.invitation, person.id)
                await self.change_seats(live, Change(seats=[taken]))
                return seat.seat
        raise NotYourSeat(live.why_no_seat(invitation))

    async def fill_with_bots(self, table_id: str, person: Person, bot: str) -> None:
        """The host gives all open seats to bots and the match begins."""
        live = await self.get(table_id)
        check_host(live, person)
        change = Change()
        request = SeatRequest("bot", bot=bot)
        change.seats = [
            create_seat(s.seat, request, person, live.game) for s in live.seats if s.kind == "open"
        ]
        await self.change_seats(live, change)

    async def change_seats(self, live: LiveTable, change: Change) -> None:
        """Write a change of seats; the match begins when the last one is taken."""
        await self._write(live, change)
        await self._start_if_full(await self.get(live.header.id))

    def look_again(self, table_id: str) -> None:
        """Somebody has changed the table in the database past `change`."""
        self._live.pop(table_id, None)
        self.bus.announce(table_id)

    async def _start_if_full(self, live: LiveTable) -> None:
        if live.header.status != "open" or any(s.kind == "open" for s in live.seats):
            return
        match = new_match(live.header, live.seats, live.game)
        match.advance()
        change = Change()
        change.status = "running"
        await self._commit(live, match, change)

    # --- reading

    async def get(self, table_id: str) -> LiveTable:
        """The table as the database has it now."""
        return await self.at(table_id, await self.store.tables.revision(table_id))

    async def at(self, table_id: str, revision: int | None) -> LiveTable:
        """The table, of which the database has just told the revision; None: there is none."""
        if revision is None:
            raise NoSuchTable(f"there is no table {table_id!r}")
        live = self._live.get(table_id)
        if live is None or live.header.revision != revision:
            live = await self._load(table_id, live)
        return live

    async def latest(self, table_id: str) -> LiveTable:
        """The table as this process knows it: enough for those who hear of every change."""
        live = self._live.get(table_id)
        return await self.get(table_id) if live is None else live

    async def _load(self, table_id: str, old: LiveTable | None) -> LiveTable:
        header = await self.store.tables.header(table_id)
        while True:
            assert header is not None
            seats = await self.store.tables.seats(table_id)
            live = LiveTable(header, seats, find_game(header.game))
            live.extend(await self.store.entries.log(table_id))
            live.drafts = await self.store.entries.drafts(table_id)
            live.chosen = await self.store.tables.screens(table_id)
            header = await self.store.tables.header(table_id)
            if header == live.header:  # else somebody wrote between the reads: read again
                break
        if old is not None:
            live.inherit(old)
        if len(self._live) >= KEPT_IN_MEMORY:
            self._live.pop(next(iter(self._live)))
        self._live[table_id] = live
        if old is not None:  # another process was there; those who look at it here may not know
            self.bus.announce(table_id, live.header.revision)
        return live

    # --- a turn

    async def play(
        self, table_id: str, person: Person, revision: int, move: str, seat: int | None = None
    ) -> None:
        """Make a move in the tentative turn; end it if the person wants that automatically."""

        def act(live: LiveTable, seat: int) -> Outcome:
            return turns.play(live, seat, move, auto_end=person.auto_end)

        await self._turn("move", table_id, person, revision, seat, act)

    async def end_turn(
        self, table_id: str, person: Person, revision: int, seat: int | None = None
    ) -> None:
        """Commit the tentative turn; from now on it is history."""
        await self._turn("end_turn", table_id, person, revision, seat, turns.end)

    async def undo(
        self, table_id: str, person: Person, revision: int, steps: int = 1, seat: int | None = None
    ) -> None:
        """Take back tentative moves; the committed log stays."""

        def act(live: LiveTable, seat: int) -> Outcome:
            return turns.undo(live, seat, steps)

        await self._turn("undo", table_id, person, revision, seat, act)

    async def redo(
        self, table_id: str, person: Person, revision: int, seat: int | None = None
    ) -> None:
        """Make the move again that was taken back last."""
        await self._turn("redo", table_id, person, revision, seat, turns.redo)

    async def _turn(
        self, what: str, table_id: str, person: Person, revision: int, wanted: int | None, act: Act
    ) -> None:
        """Act on what the page of this revision shows.

        Others may be faster: in a common choice that does not matter, and it is tried again.
        """
        watch = Stopwatch()
        async with (await self.latest(table_id)).lock:
            for _ in range(TRIES):
                live, seat = await self._at(table_id, person, revision, wanted)
                outcome = act(live, seat)
                with suppress(Stale):
                    await self._take(live, seat, outcome)
                    log_event(what, table_id, live.header.revision, watch, seat=seat)
                    return
        raise Stale

    async def _take(self, live: LiveTable, seat: int, outcome: Outcome) -> None:
        if isinstance(outcome, Match):
            await self._end(live, seat, outcome)
        else:
            await self._put_draft(live, seat, outcome)

    async def _at(
        self, table_id: str, person: Person, revision: int, wanted: int | None
    ) -> tuple[LiveTable, int]:
        """The table and the seat that acts: the one the page names, or else the one asked."""
        live = await self.latest(table_id)
        if live.header.revision != revision:  # perhaps it is we who do not know the newest
            live = await self.get(table_id)
        held, ready = live.held_by(person.id), live.ready(person.id)
        seat = live.acting_seat(person.id) if wanted is None else wanted
        if live.header.revision != revision:
            named = wanted is not None or len(held) == 1
            if not named or seat not in ready or not live.accepts_revision(seat, revision):
                raise Stale
        if not held or (wanted is not None and wanted not in held):
            raise NotYourSeat(Refusal("WB-012"))
        if seat is None or seat not in ready:
            refusal = live.game.why_not_their_turn(
                live.match.state, held[0] if seat is None else seat
            )
            raise IllegalMove("", None, (refusal or Refusal("WB-002"),))
        return live, seat

    async def choose_seat(self, table_id: str, person: Person, seat: int) -> None:
        """Several people at one screen: the one of those who are asked that goes on now."""
        live = await self.get(table_id)
        if seat not in live.held_by(person.id):
            raise NotYourSeat(Refusal("WB-012"))
        await self.store.tables.choose_screen(table_id, person.id, seat)
        (await self.get(table_id)).chosen[person.id] = seat  # it may have been read again
        self.bus.announce(table_id, live.header.revision)

    async def _put_draft(self, live: LiveTable, seat: int, draft: Draft) -> None:
        change = Change()
        change.drafts[seat] = draft
        await self._write(live, change)
        live.drafts[seat] = draft
        live.expire_pages(live.match, [seat])

    async def _end(self, live: LiveTable, seat: int, match: Match) -> None:
        """`match` is a fork with the seat's moves made; chance and forced answers follow."""
        match.advance()
        change = Change()
        if seat in live.drafts:
            change.drafts[seat] = None
        await self._commit(live, match, change)

    async def _commit(self, live: LiveTable, match: Match, change: Change) -> None:
        first, now = len(live.match.log), time.time()
        change.entries = entry_rows(match.log[first:], first, now)
        if match.over:
            change.status = "over"
        await self._write(live, change)
        before, live.match = live.match, match
        live.times.extend([now] * len(change.entries))
        for seat in change.drafts:
            live.drafts.pop(seat, None)
        live.expire_pages(before, [*change.drafts])
        live.update_clock(now)
        self._clocks.update(live)
        if live.bot_to_move() is not None:
            self.wake_bots(live.header.id)

    async def _write(self, live: LiveTable, change: Change) -> None:
        try:
            live.header = await self.store.tables.change(live.header, change)
        except Conflict:
            await self._load(live.header.id, live)  # what the others have done
            raise Stale from None
        if change.seats:
            self._live.pop(live.header.id, None)
        self.bus.announce(live.header.id, None if change.seats else live.header.revision)

    # --- bots

    def wake_bots(self, table_id: str) -> None:
        """Let the bots of the table play until a person is asked."""
        running = self._bots.get(table_id)
        if running is None or running.done():
            self._bots[table_id] = asyncio.create_task(self._play_bots(table_id))

    async def _play_bots(self, table_id: str) -> None:
        while True:
            live = await self.get(table_id)
            seat = live.bot_to_move()
            if seat is None:
                return
            if await self._is_closing_after(self._bot_pause):
                return
            watch = Stopwatch()
            bot, revision = live.seats[seat].bot or "random", live.header.revision
            text = await self._pool.choose(
                live.header.game,
                bot,
                live.match.observe(seat),
                seat,
                [move.text for move in live.match.moves(seat)],
                live.header.seed + len(live.match.log),
            )
            if await self._made(table_id, seat, revision, text):
                log_event("bot", table_id, live.header.revision, watch, seat=seat, bot=bot)

    async def _made(self, table_id: str, seat: int, revision: int, text: str) -> bool:
        """Make what a bot has thought of, unless it is asked something else by now."""
        async with (await self.latest(table_id)).lock:
            live = await self.get(table_id)
            match = live.match.fork()
            if not live.accepts_revision(seat, revision) or match.why_not(text, seat) is not None:
                return False
            match.play(text, seat)
            with suppress(Stale):  # another server process was faster
                await self._commit(live, match, Change())
                return True
        return False

    async def _is_closing_after(self, pause: float) -> bool:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._closing.wait(), pause)
        return self._closing.is_set()

    async def _time_up(self, table_id: str, clock: Clock) -> None:
        """Make the moves of a time limit that is over, as far as they are still possible."""
        for seat, text in clock.moves:
            while True:
                live = await self.get(table_id)
                if live.clock is None or live.clock.key != clock.key:
                    return
                match = live.match.fork()
                if seat not in match.turns or match.why_not(text, seat) is not None:
                    break
                match.play(text, seat)
                with suppress(Stale):  # somebody was faster: look again
                    await self._end(live, seat, match)
                    break

    async def resume(self) -> None:
        """After a start: bots whose turn it was go on, and so do clocks."""
        for table_id in await self.store.queries.running():
            self._clocks.update(await self.get(table_id))
            self.wake_bots(table_id)

    async def close(self) -> None:
        """Bots stop after what they are writing; a task cut off there would leave a connection."""
        self._closing.set()
        await self._clocks.close()
        self._pool.close()
        tasks = list(self._bots.values())
        _, late = await asyncio.wait(tasks, timeout=GRACE) if tasks else (set(), set())
        for task in late:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def check_host(live: LiveTable, person: Person | None) -> None:
    """Seats are the host's matter, and only until the match begins."""
    if person is None or live.header.host != person.id:
        raise NotYourSeat(Refusal("WB-010"))
    check_open(live)


def check_open(live: LiveTable) -> None:
    if live.header.status == "closed":
        raise NotYourSeat(Refusal("WB-011", case="closed"))
    if live.header.status != "open":
        raise NotYourSeat(Refusal("WB-011"))
