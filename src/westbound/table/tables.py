"""The tables: opening, joining, tentative turns, ending them, and the bots' turns."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass

from westbound.bots import make_bot
from westbound.engine.errors import BadInput, IllegalMove
from westbound.engine.game import Game
from westbound.engine.match import MAX_SEED, Match
from westbound.engine.option import Value, complete
from westbound.engine.refusal import Refusal
from westbound.engine.state import State
from westbound.games.registry import find_game
from westbound.table.bus import Bus
from westbound.table.journal import Stopwatch, note
from westbound.table.live import LiveTable, entry_rows, is_final, is_turn_over, new_match
from westbound.table.records import Draft, Header, Person, Seat, SeatKind
from westbound.table.store import Change, Conflict, Store
from westbound.table.thinking import Thinkers

NAME_LENGTH = 40
KEPT_IN_MEMORY = 500
BOT_NAMES = ("Amos", "Dolores", "Virgil", "Etta", "Jonah", "Nora")  # the same in every language
GRACE = 1.0  # seconds for a bot to finish its move when the server ends


class NoSuchTable(BadInput):
    """There is no table with this id."""


class NotYourSeat(BadInput):
    """The person may not do this at this table."""


class Stale(Exception):
    """The page shows an older position than the table's; nothing was done."""


@dataclass(frozen=True, slots=True)
class SeatWish:
    """Who shall sit where: me, somebody else on this screen, an open seat, or a bot."""

    kind: SeatKind
    name: str = ""
    bot: str = ""
    mine: bool = False


class Tables:
    """All tables of this server."""

    def __init__(self, store: Store, thinkers: Thinkers, bot_pause: float = 0.35) -> None:
        self.store = store
        self.bus = Bus()
        self._thinkers = thinkers
        self._bot_pause = bot_pause
        self._live: dict[str, LiveTable] = {}
        self._bots: dict[str, asyncio.Task[None]] = {}
        self._closing = asyncio.Event()

    # --- opening and joining

    async def open(
        self,
        game_id: str,
        host: Person,
        wishes: Sequence[SeatWish],
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
            players=len(wishes),
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
        seats = [make_seat(index, wish, host, game) for index, wish in enumerate(wishes)]
        new_match(header, seats, game)  # BadInput if players, options or seed are off
        await self.store.add_table(header, seats, [])
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
                change = Change()
                change.seats.append(taken)
                await self.change_seats(live, change)
                return seat.seat
        raise NotYourSeat(_why_no_seat(live, invitation))

    async def fill_with_bots(self, table_id: str, person: Person, bot: str) -> None:
        """The host gives all open seats to bots and the match begins."""
        live = await self.get(table_id)
        check_host(live, person)
        change = Change()
        wish = SeatWish("bot", bot=bot)
        change.seats = [
            make_seat(s.seat, wish, person, live.game) for s in live.seats if s.kind == "open"
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
        revision = await self.store.revision(table_id)
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
        header = await self.store.header(table_id)
        while True:
            assert header is not None
            live = LiveTable(header, await self.store.seats(table_id), find_game(header.game))
            live.extend(await self.store.entries(table_id))
            live.drafts = await self.store.drafts(table_id)
            header = await self.store.header(table_id)
            if header == live.header:  # else somebody wrote between the reads: read again
                break
        if old is not None:
            live.lock = old.lock
        if len(self._live) >= KEPT_IN_MEMORY:
            self._live.pop(next(iter(self._live)))
        self._live[table_id] = live
        if old is not None:  # another process was there; those who look at it here may not know
            self.bus.announce(table_id, live.header.revision)
        return live

    # --- a turn

    async def play(self, table_id: str, person: Person, revision: int, move: str) -> None:
        """Make a move in the tentative turn; end it if the person wants that automatically."""
        watch = Stopwatch()
        live, seat = await self._at(table_id, person, revision)
        match = live.tentative(seat).fork()
        if seat not in match.turns:
            raise IllegalMove(move, seat, (Refusal("WB-005"),))
        match.play_tentatively(move, seat)
        draft = live.drafts.get(seat, Draft())
        moves = (*draft.moves, match.game.parse(move).text)
        ends = is_final(match, seat) or (person.auto_end and is_turn_over(match, seat))
        if ends:
            await self._end(live, seat, match)
        else:
            await self._put_draft(live, seat, Draft(moves, ()))
        note("move", table_id, live.header.revision, watch, seat=seat, ends_turn=ends)

    async def end_turn(self, table_id: str, person: Person, revision: int) -> None:
        """Commit the tentative turn; from now on it is history."""
        watch = Stopwatch()
        live, seat = await self._at(table_id, person, revision)
        match = live.tentative(seat).fork()
        if not live.drafts.get(seat, Draft()).moves:
            raise IllegalMove("end turn", seat, (Refusal("WB-006"),))
        if not is_turn_over(match, seat):
            raise IllegalMove("end turn", seat, (Refusal("WB-007"),))
        await self._end(live, seat, match)
        note("end_turn", table_id, live.header.revision, watch, seat=seat)

    async def undo(self, table_id: str, person: Person, revision: int, steps: int = 1) -> None:
        """Take back tentative moves; the committed log stays."""
        live, seat = await self._at(table_id, person, revision)
        draft = live.drafts.get(seat, Draft())
        if not draft.moves:
            raise IllegalMove("undo", seat, (_why_no_undo(live.match, seat),))
        kept = len(draft.moves) - min(steps, len(draft.moves))
        redo = (*draft.redo, *reversed(draft.moves[kept:]))
        await self._put_draft(live, seat, Draft(draft.moves[:kept], redo))

    async def redo(self, table_id: str, person: Person, revision: int) -> None:
        """Make the move again that was taken back last."""
        live, seat = await self._at(table_id, person, revision)
        draft = live.drafts.get(seat, Draft())
        if not draft.redo:
            raise IllegalMove("redo", seat, (Refusal("WB-008"),))
        again = Draft((*draft.moves, draft.redo[-1]), draft.redo[:-1])
        await self._put_draft(live, seat, again)

    async def _at(self, table_id: str, person: Person, revision: int) -> tuple[LiveTable, int]:
        live = await self.latest(table_id)
        if live.header.revision != revision:  # perhaps it is we who do not know the newest
            live = await self.get(table_id)
        if live.header.revision != revision:
            raise Stale
        if not live.held_by(person.id):
            raise NotYourSeat(Refusal("WB-012"))
        seat = live.acting_seat(person.id)
        if seat is None:
            refusal = live.game.not_yours(live.match.state, live.held_by(person.id)[0])
            raise IllegalMove("", None, (refusal or Refusal("WB-002"),))
        return live, seat

    async def _put_draft(self, live: LiveTable, seat: int, draft: Draft) -> None:
        change = Change()
        change.drafts[seat] = draft
        await self._write(live, change)
        live.drafts[seat] = draft

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
        live.match = match
        live.times.extend([now] * len(change.entries))
        for seat in change.drafts:
            live.drafts.pop(seat, None)
        if live.bot_to_move() is not None:
            self.wake_bots(live.header.id)

    async def _write(self, live: LiveTable, change: Change) -> None:
        try:
            live.header = await self.store.change(live.header, change)
        except Conflict:
            self._live.pop(live.header.id, None)
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
            bot = live.seats[seat].bot or "random"
            text = await self._thinkers.choose(
                live.header.game,
                bot,
                live.match.observe(seat),
                seat,
                [move.text for move in live.match.moves(seat)],
                live.header.seed + len(live.match.log),
            )
            match = live.match.fork()
            match.play(text, seat)
            try:
                await self._commit(live, match, Change())
            except Stale:
                continue  # another server process was faster
            note("bot", table_id, live.header.revision, watch, seat=seat, bot=bot)

    async def _is_closing_after(self, pause: float) -> bool:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._closing.wait(), pause)
        return self._closing.is_set()

    async def resume(self) -> None:
        """After a start: bots whose turn it was go on."""
        for table_id in await self.store.running():
            self.wake_bots(table_id)

    async def close(self) -> None:
        """Bots stop after what they are writing; a task cut off there would leave a connection."""
        self._closing.set()
        self._thinkers.close()
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


def _why_no_seat(live: LiveTable, invitation: str | None) -> Refusal:
    if invitation is None:
        public = live.header.public
        return Refusal("WB-009", case="full") if public else Refusal("WB-009", case="private")
    if any(seat.invitation == invitation for seat in live.seats):
        return Refusal("WB-009")
    return Refusal("WB-009", case="invitation")


def make_seat(index: int, wish: SeatWish, host: Person, game: Game[State]) -> Seat:
    """The seat of a wish; BadInput if it makes no sense."""
    invitation = secrets.token_urlsafe(12)
    if wish.kind == "bot":
        make_bot(wish.bot, game)
        return Seat(
            index, "bot", wish.name or BOT_NAMES[index % len(BOT_NAMES)], invitation, bot=wish.bot
        )
    if wish.kind == "open":
        return Seat(index, "open", "", invitation)
    name = " ".join((wish.name or host.name).split())[:NAME_LENGTH]
    return Seat(index, "person", name, invitation, person_id=host.id)


def _why_no_undo(match: Match, seat: int) -> Refusal:
    reason = match.undoable(seat)
    return reason if isinstance(reason, Refusal) else Refusal("WB-003")
