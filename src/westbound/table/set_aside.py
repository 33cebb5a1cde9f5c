"""From the rows of the database to a table; one that cannot be read is set aside with its reason.

The game may be gone, its rules may be newer than this program, an entry impossible, a row damaged.
Whatever it is, it is told of that one table and stops no other: nothing but SetAside comes from
here.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from reprlib import repr as short
from types import NoneType
from typing import Any, Final

from westbound.engine.errors import SaveError, UserFacingError, WestboundError
from westbound.engine.match import document_text, entry_row
from westbound.engine.refusal import Refusal
from westbound.games.registry import find_game
from westbound.table.errors import SetAside
from westbound.table.live_table import LiveTable, match_header, new_match
from westbound.table.records import SEAT_KINDS, STATUSES, Draft, EntryRow, Header, Person, Seat

log = logging.getLogger("westbound.table")

# What a sound row holds, and what is shown instead where it does not.
SOUND: Final[Mapping[str, tuple[type | tuple[type, ...], Any]]] = {
    "game": (str, ""),
    "host": (str, ""),
    "players": (int, 0),
    "seed": (int, 0),
    "rules_version": (int, 0),
    "position": ((str, NoneType), None),
    "revision": (int, 0),
    "options": (dict, {}),
    "public": (bool, False),
    "created": ((int, float), 0.0),
    "changed": ((int, float), 0.0),
}


def read_table(
    header: Header,
    seats: list[Seat],
    rows: Sequence[EntryRow],
    drafts: Mapping[int, Draft],
    chosen: dict[str, int],
) -> LiveTable:
    """The table of these rows; SetAside says why there is none."""
    with _set_aside(header, seats):
        _check_rows(header, seats)
        live = LiveTable(header, seats, find_game(header.game))
    with _set_aside(header, seats, live):
        _check_times(rows)
        live.extend(rows)
        sound = {seat: draft for seat, draft in drafts.items() if seat in range(header.players)}
        live.drafts = {seat: _playable(live, seat, draft) for seat, draft in sound.items()}
    live.chosen = chosen
    return live


def check_header(header: Header, seats: list[Seat]) -> None:
    """SetAside if the table cannot even begin; its entries are not looked at."""
    with _set_aside(header, seats):
        _check_rows(header, seats)
        new_match(header, seats, find_game(header.game))


@contextmanager
def _set_aside(header: Header, seats: list[Seat], live: LiveTable | None = None) -> Iterator[None]:
    try:
        yield
    except UserFacingError as error:
        raise SetAside(header, seats, error) from None
    except Exception as error:  # of a game that this program may not even know
        log.exception("the table %s cannot be read", header.id)
        entry = None if live is None else len(live.match.log) + 1
        what = short(error)
        refusal = (
            Refusal("WB-018", case="program", what=what)
            if entry is None
            else Refusal("WB-018", case="entry", entry=entry, what=what)
        )
        raise SetAside(header, seats, SaveError(refusal, entry)) from None


# --- damaged rows


def _check_rows(header: Header, seats: Sequence[Seat]) -> None:
    for name in _damaged(header):
        raise _damage(name, getattr(header, name))
    if [seat.seat for seat in seats] != list(range(header.players)):
        raise _damage("seats", [seat.seat for seat in seats])
    for seat in seats:
        if seat.kind not in SEAT_KINDS:
            raise _damage("seats", seat.kind)


def _check_times(rows: Sequence[EntryRow]) -> None:
    """Clocks run by them."""
    for row in rows:
        if not isinstance(row.at, int | float):
            raise _damage("at", row.at, row.n + 1)


def _damaged(header: Header) -> list[str]:
    """The names of fields that hold something else than they should."""
    found = [
        name
        for name, (kind, _) in SOUND.items()
        if not isinstance(value := getattr(header, name), kind)
        or (isinstance(value, bool) and kind is not bool)
    ]
    return found if header.status in STATUSES else [*found, "status"]


def _damage(name: str, value: object, entry: int | None = None) -> SaveError:
    return SaveError(Refusal("WB-018", case="field", field=name, value=short(value)), entry)


def shown_header(aside: SetAside) -> Header:
    """What lists can show of the table; nothing where a field is damaged."""
    nothing = {name: otherwise for name, (_, otherwise) in SOUND.items()} | {"status": "closed"}
    damaged = {name: nothing[name] for name in _damaged(aside.header)}
    return replace(aside.header, **damaged, result=None)


def shown_seats(aside: SetAside) -> list[Seat]:
    return [seat for seat in aside.seats if seat.kind in SEAT_KINDS]


# --- tentative turns


def _playable(live: LiveTable, seat: int, draft: Draft) -> Draft:
    """As much of a tentative turn as is possible; an empty one is dropped with the next move."""
    match, moves = live.match.fork(), (*draft.moves, *reversed(draft.redo))
    for number, text in enumerate(moves):
        try:
            match.play_tentatively(text, seat)
        except WestboundError:
            return Draft(draft.moves) if number >= len(draft.moves) else Draft()
    return draft


# --- saving it to a file


def may_take(aside: SetAside, person: Person | None) -> bool:
    """Everybody after the end; before, those who have something to do with the table."""
    if aside.header.status == "over":
        return True
    people = {aside.header.host, *(seat.person_id for seat in aside.seats)}
    return person is not None and person.id in people


def file_of(aside: SetAside, rows: Sequence[EntryRow]) -> str:
    """The match in the format of every match file, as far as the rows have one."""
    entries = [entry_row(row.seat, row.move, row.automatic) for row in rows]
    return document_text(match_header(aside.header, aside.seats), entries)
