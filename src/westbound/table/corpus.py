"""The corpus of a server: finished matches of people who allow it, without their names."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from typing import Final, NamedTuple

from westbound.engine.errors import BadInput
from westbound.engine.json_types import Json
from westbound.engine.match import entry_row
from westbound.table.live_table import match_header
from westbound.table.records import Seat
from westbound.table.store import Store
from westbound.table.store.corpus import Place, SharedTable

PAGE: Final = 100
_CURSOR: Final = re.compile(r"(\d+(?:\.\d+)?)-([A-Za-z0-9_-]{1,16})")


class Page(NamedTuple):
    """Some matches, each a line of JSON, and where the next ones begin; None: there are no more."""

    lines: list[str]
    next: str | None


async def corpus_page(store: Store, game: str | None, after: str | None, limit: int = PAGE) -> Page:
    """The matches after a cursor; BadInput if it is none of ours."""
    place = None if after is None else _place(after)
    found = await store.corpus.find(game, place, limit + 1)
    lines = [line_of(await store.corpus.read(header)) for header in found[:limit]]
    more = len(found) > limit
    last = found[limit - 1] if more else None
    return Page(lines, None if last is None else f"{last.changed!r}-{last.id}")


async def all_lines(store: Store, game: str | None) -> AsyncIterator[str]:
    """Every match, page by page."""
    cursor: str | None = None
    while True:
        page = await corpus_page(store, game, cursor)
        for line in page.lines:
            yield line
        if page.next is None:
            return
        cursor = page.next


def _place(cursor: str) -> Place:
    found = _CURSOR.fullmatch(cursor)
    if found is None:
        raise BadInput(f"there is no place {cursor[:40]!r} in the list of matches")
    return Place(float(found[1]), found[2])


def line_of(table: SharedTable) -> str:
    """The match file on one line, in which nobody can be recognised."""
    document: dict[str, Json] = match_header(table.header, table.seats)
    document["names"] = [_nameless(seat) for seat in table.seats]
    document["entries"] = [entry_row(row.seat, row.move, row.automatic) for row in table.entries]
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


def _nameless(seat: Seat) -> str:
    return f"bot {seat.bot}" if seat.kind == "bot" else f"Player {seat.seat + 1}"
