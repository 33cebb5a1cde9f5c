"""A table in memory: its committed match, and the tentative turns on top of it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from westbound.engine.errors import SaveError
from westbound.engine.game import Game
from westbound.engine.match import Entry, Match
from westbound.engine.refusal import Refusal
from westbound.engine.state import State
from westbound.engine.step import CHANCE
from westbound.table.records import Draft, EntryRow, Header, Seat


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

    def extend(self, rows: Sequence[EntryRow]) -> None:
        """Replay further entries of the log, every one checked."""
        for row in rows:
            move = self.game.parse(row.move)
            refusal = self.match.replay(Entry(row.seat, move, row.automatic))
            if refusal is not None:
                raise SaveError(f"{row.move!r} is not possible here ({refusal.rule})", row.n + 1)
            self.times.append(row.at)

    def held_by(self, person_id: str | None) -> list[int]:
        """The seats of a person; several on one screen."""
        if person_id is None:
            return []
        return [s.seat for s in self.seats if s.person_id == person_id]

    def tentative(self, seat: int) -> Match:
        """The match as the seat sees it, with its unended moves."""
        draft = self.drafts.get(seat)
        if draft is None or not draft.moves:
            return self.match
        match = self.match.fork()
        for text in draft.moves:
            match.play_tentatively(text, seat)
        return match

    def acting_seat(self, person_id: str | None) -> int | None:
        """The seat of this person that is asked now, or whose turn waits to be ended."""
        held = self.held_by(person_id)
        for seat in held:
            if self.drafts.get(seat, Draft()).moves:
                return seat
        turns = self.match.turns
        return next((seat for seat in held if seat in turns), None)

    def bot_to_move(self) -> int | None:
        """The seat of a bot that is asked now."""
        if self.header.status != "running":
            return None
        turns = self.match.turns
        return next((s.seat for s in self.seats if s.kind == "bot" and s.seat in turns), None)


def new_match(header: Header, seats: Sequence[Seat], game: Game[State]) -> Match:
    """The match of a table before its first entry."""
    names = [seat.name for seat in seats]
    return Match(game, header.players, header.seed, header.options, names)


def entry_rows(entries: Sequence[Entry], first: int, at: float) -> list[EntryRow]:
    """Entries of a match as rows of the log."""
    return [
        EntryRow(first + index, entry.seat, entry.text, entry.automatic, at)
        for index, entry in enumerate(entries)
    ]


def is_final(match: Match, seat: int) -> bool:
    """Whether the seat's last move has shown something, so that it can no longer be tentative."""
    return isinstance(match.undoable(seat), Refusal)


def is_turn_over(match: Match, seat: int) -> bool:
    """Whether the seat has nothing more to decide before others or chance go on."""
    return match.over or match.state.agenda[-1].seat == CHANCE or seat not in match.turns
