"""Tables as the lists show them: who sits there, and whether it is my turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from westbound.engine.standing import TieBreak
from westbound.table.errors import SetAside
from westbound.table.live_table import LiveTable
from westbound.table.records import Header, Person, PlaceRow, Seat, Status
from westbound.table.remote_seat import RemoteSeat
from westbound.table.service import Tables
from westbound.table.set_aside import shown_header, shown_seats
from westbound.web.http.set_aside import title_of

MINE: tuple[Status, ...] = ("running", "open", "over")  # in this order


@dataclass(frozen=True, slots=True)
class Placing:
    """Where a seat finished."""

    seat: Seat
    rank: int
    points: int
    decided_by: TieBreak | None


@dataclass(frozen=True, slots=True)
class ListedTable:
    """A table and what it means to one visitor."""

    header: Header
    seats: list[Seat]
    title: str
    host: bool
    your_turn: bool
    mine: list[int]  # my seats
    asked: list[int]  # the seats that decide now
    places: list[Placing]  # how it ended, best first; empty before
    remote: Mapping[int, RemoteSeat]  # bots from elsewhere, by seat
    set_aside: SetAside | None = None  # why it cannot be read

    @property
    def open_seats(self) -> int:
        return sum(seat.kind == "open" for seat in self.seats)

    @property
    def missing(self) -> int:
        """How many are not there yet: nobody has the seat, or a bot has yet to accept it."""
        return sum(seat.kind in ("open", "invited") for seat in self.seats)

    @property
    def to_move(self) -> list[str]:
        return [self.seats[seat].name for seat in self.asked]

    @property
    def winners(self) -> list[Placing]:
        return [place for place in self.places if place.rank == 1]


async def listed(tables: Tables, header: Header, person: Person | None) -> ListedTable:
    """One table; only a running one has to be replayed."""
    try:
        if header.status == "running":
            live = await tables.get(header.id)
            return _table(header, live.seats, person, live, remote=live.remote)
        seats = await tables.store.tables.seats(header.id)
        tables.check(header, seats)
        places = [_placing(seats, row) for row in await _result(tables, header)]
    except SetAside as aside:
        return _table(shown_header(aside), shown_seats(aside), person, aside=aside)
    remote = await tables.remote.seats_of(header, seats)
    return _table(header, seats, person, places=places, remote=remote)


def _table(
    header: Header,
    seats: list[Seat],
    person: Person | None,
    live: LiveTable | None = None,
    places: Sequence[Placing] = (),
    remote: Mapping[int, RemoteSeat] = {},
    aside: SetAside | None = None,
) -> ListedTable:
    me = person.id if person is not None else None
    return ListedTable(
        header=header,
        seats=seats,
        title=title_of(header.game),
        host=me is not None and header.host == me,
        your_turn=live is not None and live.acting_seat(me) is not None,
        mine=[seat.seat for seat in seats if me is not None and seat.person_id == me],
        asked=list(live.match.turns) if live is not None else [],
        places=list(places),
        remote=remote,
        set_aside=aside,
    )


async def _result(tables: Tables, header: Header) -> list[PlaceRow]:
    """How a match ended: worked out from its log the first time, then kept."""
    if header.status != "over":
        return []
    if header.result is not None and _is_sound(header.result, header.players):
        return header.result
    result = standings(await tables.get(header.id))
    await tables.store.tables.keep_result(header.id, result)
    return result


def _is_sound(result: object, players: int) -> bool:
    """Whether it has a sound row for every seat; the row of the table may be damaged."""
    if not isinstance(result, list) or not all(_is_sound_row(row) for row in result):
        return False
    return sorted(row[0] for row in result) == list(range(players))


def _is_sound_row(row: object) -> bool:
    """Three numbers, then perhaps a tie: two texts and two numbers."""
    if not isinstance(row, list) or len(row) not in (3, 4):
        return False
    tie = row[3] if len(row) == 4 else None
    return all(isinstance(number, int) for number in row[:3]) and (
        tie is None
        or (isinstance(tie, list) and [type(part) for part in tie] == [str, str, int, int])
    )


def standings(live: LiveTable) -> list[PlaceRow]:
    return [(s.seat, s.rank, s.points, s.decided_by) for s in live.match.standings()]


def _placing(seats: Sequence[Seat], row: PlaceRow) -> Placing:
    """The database has lists where we had tuples."""
    tie = row[3] if len(row) == 4 else None
    decided_by = None if tie is None else TieBreak(*tie)
    return Placing(seats[row[0]], row[1], row[2], decided_by)


async def my_tables(tables: Tables, person: Person | None) -> list[ListedTable]:
    """The tables I sit at or host: my turn first, then running, open and finished ones.

    Those that cannot be read come last.
    """
    if person is None:
        return []
    queries = tables.store.queries
    headers = [
        header
        for status in MINE
        for header in await queries.find(person_id=person.id, status=status)
    ]
    headers += await queries.damaged(person.id)
    found = [await listed(tables, header, person) for header in headers]
    return sorted(found, key=lambda table: (table.set_aside is not None, not table.your_turn))


async def open_tables(
    tables: Tables, besides: Sequence[ListedTable], person: Person | None
) -> list[ListedTable]:
    """Public tables with a free seat, except those where the visitor already sits."""
    known = {table.header.id for table in besides}
    headers = await tables.store.queries.find(status="open", limit=30)
    found = [await listed(tables, h, person) for h in headers if h.id not in known]
    return [table for table in found if table.set_aside is None]


def invitation_links(table: ListedTable, home: str) -> dict[int, str]:
    """The full addresses of the open seats; for the host only, while they can be taken."""
    if not table.host or table.header.status != "open":
        return {}
    start = f"{home}/t/{table.header.id}/join/"
    return {s.seat: start + s.invitation for s in table.seats if s.kind == "open"}
