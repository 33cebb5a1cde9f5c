"""A table in memory: its committed match, and the tentative turns on top of it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import cast

from westbound.bots import is_judged
from westbound.engine import save
from westbound.engine.errors import SaveError
from westbound.engine.game import Clock, Game
from westbound.engine.json_types import Json
from westbound.engine.match import (
    FORMAT,
    FORMAT_VERSION,
    POSITION_VERSION,
    Entry,
    Match,
    entry_row,
)
from westbound.engine.refusal import Refusal
from westbound.engine.state import State
from westbound.engine.step import CHANCE, Step
from westbound.table.errors import NoSuchPosition
from westbound.table.records import Draft, EntryRow, Header, Seat
from westbound.table.remote_seat import RemoteSeat


class LiveTable:
    """What `Tables` keeps of a table between requests. The database decides; this is a cache."""

    def __init__(self, header: Header, seats: list[Seat], game: Game[State]) -> None:
        self.header = header
        self.seats = seats
        self.game = game
        self.match = new_match(header, seats, game)
        self.times: list[float] = []  # when each entry was made
        self.drafts: dict[int, Draft] = {}
        self.lock = asyncio.Lock()
        self.chosen: dict[str, int] = {}  # of a person with several seats, the one they play now
        self.remote: dict[int, RemoteSeat] = {}  # bots from elsewhere, by seat
        self.clock: Clock | None = None  # the time limit that runs now
        self.clock_since = 0.0
        self._valid_since = [header.revision] * header.players

    def extend(self, rows: Sequence[EntryRow]) -> None:
        """Replay further entries of the log, every one checked."""
        for row in rows:
            number = len(self.match.log) + 1
            if row.n + 1 != number:
                raise SaveError(Refusal("WB-018", case="gap", entry=number), number)
            save.append(self.match, entry_row(row.seat, row.move, row.automatic), number)
            self.times.append(row.at)
            self.update_clock(row.at)

    def adopt(self, match: Match, at: float, ended: Sequence[int]) -> None:
        """Replace the match by a fork that has moved on; the drafts of some seats have ended."""
        before, self.match = self.match, match
        self.times.extend([at] * (len(match.log) - len(before.log)))
        for seat in ended:
            self.drafts.pop(seat, None)
        self.expire_pages(before, ended)
        self.update_clock(at)

    def position(self, at: int) -> Match:
        """The match after its first `at` entries."""
        length = len(self.match.log)
        if not 0 <= at <= length:
            raise NoSuchPosition(length)
        match = self.match.fork()
        match.rewind(at)
        return match

    # --- time limits

    def update_clock(self, now: float) -> None:
        """A time limit runs from the entry that started it."""
        clock = self.game.clock(self.match.state)
        if clock is not None and (self.clock is None or self.clock.key != clock.key):
            self.clock_since = now
        self.clock = clock

    @property
    def deadline(self) -> float:
        """When the time is up, in seconds since 1970."""
        return self.clock_since + (self.clock.seconds if self.clock else 0)

    # --- which pages are still valid: in a common choice, what others do does not affect a seat

    def accepts_revision(self, seat: int, revision: int) -> bool:
        """Whether the seat is still asked what a page of this revision shows."""
        return self._valid_since[seat] <= revision <= self.header.revision

    def expire_pages(self, before: Match, acted: Sequence[int]) -> None:
        """After every change: older pages expire, except for seats it does not affect."""
        for seat in range(self.header.players):
            if seat in acted or not _asks_the_same(before, self.match, seat):
                self._valid_since[seat] = self.header.revision

    def inherit(self, old: LiveTable) -> None:
        """Take over from the older copy in memory of a table that others have changed."""
        self.lock = old.lock
        self._valid_since = old._valid_since[:]
        seats = range(self.header.players)
        self.expire_pages(old.match, [s for s in seats if self.drafts.get(s) != old.drafts.get(s)])

    # --- seats

    def held_by(self, person_id: str | None) -> list[int]:
        """The seats of a person; several on one screen."""
        if person_id is None:
            return []
        return [s.seat for s in self.seats if s.person_id == person_id]

    def tentative(self, seat: int) -> Match:
        """The match as the seat sees it, with its tentative moves."""
        draft = self.drafts.get(seat)
        if draft is None or not draft.moves:
            return self.match
        match = self.match.fork()
        for text in draft.moves:
            match.play_tentatively(text, seat)
        return match

    def acting_seat(self, person_id: str | None) -> int | None:
        """The seat of this person that is asked now, or whose turn waits to be ended."""
        ready = self.ready(person_id)
        chosen = self.chosen.get(person_id or "")
        return chosen if chosen in ready else next(iter(ready), None)

    def ready(self, person_id: str | None) -> list[int]:
        """All such seats of a person; those with a draft come first."""
        held = self.held_by(person_id)
        begun = [seat for seat in held if self.drafts.get(seat, Draft()).moves]
        turns = self.match.turns
        return begun + [seat for seat in held if seat in turns and seat not in begun]

    def why_no_seat(self, invitation: str | None) -> Refusal:
        """What stands in the way of taking a seat with this invitation, or without one."""
        if invitation is None:
            public = self.header.public
            return Refusal("WB-009", case="full") if public else Refusal("WB-009", case="private")
        if any(seat.invitation == invitation for seat in self.seats):
            return Refusal("WB-009")
        return Refusal("WB-009", case="invitation")

    # --- bots

    def bot_to_move(self) -> int | None:
        """The seat that is asked now and for which a bot of this server decides."""
        if self.header.status != "running":
            return None
        turns = self.match.turns
        bots = (s.seat for s in self.seats if s.kind == "bot" and s.seat in turns)
        return next((seat for seat in bots if self.awaited_since(seat) is None), None)

    def asked_since(self, seat: int) -> int | None:
        """The revision since which a remote bot has had its present question; None: it has none.

        What the rules want all bots to judge alike is no question to it.
        """
        if seat not in self.remote or self.header.status != "running":
            return None
        if seat not in self.match.turns or is_judged(self.game, self.match.moves(seat)):
            return None
        return self._valid_since[seat]

    def awaited_since(self, seat: int) -> int | None:
        """The same, but None too if the server answers in its place."""
        asked = self.asked_since(seat)
        return None if asked is None or self.remote[seat].is_decided_for(asked) else asked


def new_match(header: Header, seats: Sequence[Seat], game: Game[State]) -> Match:
    """The match of a table before its first entry."""
    return save.begin(match_header(header, seats), lambda _: game)


def match_header(header: Header, seats: Sequence[Seat]) -> dict[str, Json]:
    """What a match file of the table begins with."""
    start: dict[str, Json] = {} if header.position is None else {"position": header.position}
    return {
        "format": FORMAT,
        "version": POSITION_VERSION if start else FORMAT_VERSION,
        "game": header.game,
        "rules_version": header.rules_version,
        "players": header.players,
        "names": [seat.name for seat in seats],
        "options": cast("Json", header.options),  # whatever is stored
        "seed": header.seed,
        **start,
    }


def entry_rows(entries: Sequence[Entry], first: int, at: float) -> list[EntryRow]:
    """Entries of a match as rows of the log."""
    return [
        EntryRow(first + index, entry.seat, entry.text, entry.automatic, at)
        for index, entry in enumerate(entries)
    ]


def top_step(match: Match) -> type[Step] | None:
    """What kind of decision is open."""
    return type(match.state.agenda[-1]) if match.state.agenda else None


def _asks_the_same(before: Match, now: Match, seat: int) -> bool:
    """Whether the seat is in the middle of the same common choice, and only others have acted."""
    if len(before.turns) < 2 or seat not in before.turns or seat not in now.turns:
        return False
    new = now.log[len(before.log) :]
    return top_step(before) is top_step(now) and all(e.seat not in (seat, CHANCE) for e in new)
