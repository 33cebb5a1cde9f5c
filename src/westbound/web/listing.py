"""Tables as the lists show them: who sits there, and whether it is my turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from westbound.games.registry import find_game
from westbound.table.records import Header, Person, Seat
from westbound.table.tables import Tables

STATUS_ORDER = {"running": 0, "open": 1, "over": 2}


@dataclass(frozen=True, slots=True)
class Listed:
    """A table and what it means to one visitor."""

    header: Header
    seats: list[Seat]
    title: str
    host: bool
    your_turn: bool
    mine: list[int]  # my seats
    to_move: list[str]  # the names of those who are asked

    @property
    def open_seats(self) -> int:
        return sum(seat.kind == "open" for seat in self.seats)


async def listed(tables: Tables, header: Header, person: Person | None) -> Listed:
    """One table; only a running one has to be replayed."""
    me = person.id if person is not None else None
    your_turn, to_move = False, []
    if header.status == "running":
        live = await tables.get(header.id)
        seats = live.seats
        your_turn = live.acting_seat(me) is not None
        to_move = [live.seats[seat].name for seat in live.match.turns]
    else:
        seats = await tables.store.seats(header.id)
    return Listed(
        header=header,
        seats=seats,
        title=find_game(header.game).title,
        host=me is not None and header.host == me,
        your_turn=your_turn,
        mine=[seat.seat for seat in seats if me is not None and seat.person_id == me],
        to_move=to_move,
    )


async def my_tables(tables: Tables, person: Person | None) -> list[Listed]:
    """The tables I sit at or host: my turn first, then running, open and finished ones."""
    if person is None:
        return []
    headers = await tables.store.find(person_id=person.id)
    found = [await listed(tables, header, person) for header in headers]
    return sorted(found, key=_rank)


def _rank(table: Listed) -> tuple[bool, int]:
    return not table.your_turn, STATUS_ORDER[table.header.status]


async def open_tables(
    tables: Tables, besides: Sequence[Listed], person: Person | None
) -> list[Listed]:
    """Public tables with a free seat, without those the visitor is at already."""
    known = {table.header.id for table in besides}
    headers = await tables.store.find(status="open", most=30)
    return [await listed(tables, h, person) for h in headers if h.id not in known]
