"""New tables out of old ones: continued from a position, played again, or read from a file."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass

from westbound.bots import bot_names
from westbound.engine.match import MAX_SEED, Match
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE
from westbound.table.live import LiveTable, entry_rows, new_match
from westbound.table.records import Header, Person, Seat
from westbound.table.tables import NotYourSeat, Tables
from westbound.web.play.sight import position
from westbound.web.words import Problem, mark

ME = "me"
NOT_OVER = mark("A match with others can be continued elsewhere only after its end.")
NO_REMATCH = mark("A rematch is for those who played, after the end.")
SEATS_NEEDED = mark("%(players)s seats are needed, at least one of them “%(me)s”.")
NO_SUCH_SEAT = mark("A seat is “%(me)s” or one of: %(bots)s.")


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a new table comes from; a rematch has no position."""

    table_id: str | None = None
    at: int | None = None


def may_take_apart(live: LiveTable, person: Person | None) -> bool:
    """Whether the whole match may leave the table: after its end, or when nobody else is in it."""
    if live.header.status == "over":
        return True
    people = {seat.person_id for seat in live.seats if seat.kind != "bot"}
    return person is not None and not live.header.public and people == {person.id}


def seed_is_true(match: Match, first: int = 0) -> bool:
    """Whether every result of chance from entry `first` on is the one the seed gives."""
    state = match.game.new(match.players, match.options)
    chances = 0
    for index, entry in enumerate(match.log):
        if entry.seat == CHANCE:
            if index >= first and match.game.sample(state, Rng(match.seed, chances)) != entry.move:
                return False
            chances += 1
        match.game.apply(state, entry.move, entry.seat)
    return True


def usual_seats(live: LiveTable) -> list[str]:
    """Who goes on if nobody says otherwise: bots stay; of bots alone, the first makes room."""
    wishes = [seat.bot or ME for seat in live.seats]
    return wishes if ME in wishes else [ME, *wishes[1:]]


async def continue_from(
    tables: Tables, live: LiveTable, person: Person, at: int, wishes: Sequence[str] | None
) -> str:
    """A private table that starts from this position; its chance is new, or it would be known."""
    if not may_take_apart(live, person):
        raise NotYourSeat(NOT_OVER)
    match = position(live, at)
    match.seed = secrets.randbelow(MAX_SEED)
    wishes = wishes or usual_seats(live)
    return await _seat(tables, person, match, _seats(match, wishes, person), Origin(_id(live), at))


async def rematch(tables: Tables, live: LiveTable, person: Person) -> tuple[str, bool]:
    """The same people, bots and options again, and whether the table is new.

    Whoever asks second finds the table of the first, also at the same moment.
    """
    if live.header.status != "over" or not live.held_by(person.id):
        raise NotYourSeat(NO_REMATCH)
    async with live.lock:
        again = await tables.store.queries.rematch_of(_id(live))
        return (await _again(tables, live, person), True) if again is None else (again, False)


async def _again(tables: Tables, live: LiveTable, person: Person) -> str:
    seats = [
        Seat(s.seat, s.kind, s.name, secrets.token_urlsafe(12), s.person_id, s.bot)
        for s in live.seats
    ]
    names, header = [seat.name for seat in seats], live.header
    seed = secrets.randbelow(MAX_SEED)
    match = Match(live.game, header.players, seed, header.options, names)
    return await _seat(tables, person, match, seats, Origin(_id(live)), public=header.public)


async def table_of_file(tables: Tables, match: Match, person: Person) -> str:
    """A private table for a match from a file; all its seats are the person's."""
    seats = [
        Seat(seat, "person", name[:40], secrets.token_urlsafe(12), person.id)
        for seat, name in enumerate(match.names)
    ]
    return await _seat(tables, person, match, seats, Origin())


def _id(live: LiveTable) -> str:
    return live.header.id


def _seats(match: Match, wishes: Sequence[str], person: Person) -> list[Seat]:
    """A seat for each wish: the person's own, or a bot by name."""
    if len(wishes) != match.players or ME not in wishes:
        raise Problem(SEATS_NEEDED, players=match.players, me=ME)
    seats = []
    for index, wish in enumerate(wishes):
        if wish != ME and wish not in bot_names(match.game):
            raise Problem(NO_SUCH_SEAT, me=ME, bots=", ".join(bot_names(match.game)))
        invitation = secrets.token_urlsafe(12)
        name = match.names[index]
        if wish == ME:
            seats.append(Seat(index, "person", name, invitation, person.id))
        else:
            seats.append(Seat(index, "bot", name, invitation, bot=wish))
    return seats


async def _seat(
    tables: Tables,
    person: Person,
    match: Match,
    seats: Sequence[Seat],
    origin: Origin,
    *,
    public: bool = False,
) -> str:
    """Write the new table with its log and let its bots begin."""
    match.advance()
    now = time.time()
    header = Header(
        id=secrets.token_urlsafe(8).replace("-", "a").replace("_", "b"),
        game=match.game.id,
        players=match.players,
        options=dict(match.options),
        seed=match.seed,
        rules_version=match.rules_version,
        status="over" if match.over else "running",
        public=public,
        host=person.id,
        revision=0,
        created=now,
        changed=now,
        forked_from=origin.table_id,
        forked_at=origin.at,
    )
    new_match(header, seats, match.game)  # BadInput if the names or the seed are off
    await tables.store.tables.add(header, seats, entry_rows(match.log, 0, now))
    tables.wake_bots(header.id)
    return header.id
