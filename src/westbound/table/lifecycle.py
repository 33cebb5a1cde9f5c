"""How tables begin and end: opened, joined, filled, closed; continued, played again, imported.

Only the host changes seats, and only until the match begins.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from westbound.bots import bot_names, can_play
from westbound.engine.match import MAX_SEED, Match
from westbound.engine.option import Value
from westbound.engine.position.reading import position_of
from westbound.engine.refusal import Refusal
from westbound.games.registry import find_game
from westbound.table.errors import MatchNotOver, NoRematch, NoSuchSeat, NotYourSeat, SeatsNeeded
from westbound.table.live_table import LiveTable, entry_rows, new_match
from westbound.table.records import Header, Person, Seat, Status
from westbound.table.seat_requests import (
    NAME_LENGTH,
    SeatRequest,
    check_bots,
    create_seat,
    make_seat,
    new_invitation,
    offered_seat,
)
from westbound.table.service import Tables
from westbound.table.store import Change

ME = "me"  # for a seat: the person who asks


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a table comes from: nowhere, a rematch of another one, or a position of another."""

    table_id: str | None = None
    at: int | None = None


NOWHERE = Origin()


async def open_table(
    tables: Tables,
    game_id: str,
    host: Person,
    requests: Sequence[SeatRequest],
    options: Mapping[str, Value],
    *,
    public: bool = False,
    seed: int | None = None,
    position: str | None = None,
) -> str:
    """A new table; it starts at once if no seat is open. Returns its id.

    `position` is a text to begin with; it says the options and how many seats there are.
    """
    game = find_game(game_id)
    accounts = tables.store.bot_accounts
    seats = [
        await make_seat(accounts, n, request, host, game) for n, request in enumerate(requests)
    ]
    check_bots(seats)
    names = [seat.name for seat in seats]
    seed = new_seed() if seed is None else seed
    if position is None:
        match = Match(game, len(seats), seed, options, names)
    else:
        match = Match.from_position(position_of(game, position, find_game, seed), seed, names)
    table_id = await _add(tables, match, seats, host, "open", public=public)
    await _start_if_full(tables, await tables.get(table_id))
    return table_id


async def _add(
    tables: Tables,
    match: Match,
    seats: Sequence[Seat],
    host: Person,
    status: Status,
    *,
    public: bool = False,
    origin: Origin = NOWHERE,
) -> str:
    """Write a new table with the log of `match`. The only place where a header is made."""
    now = time.time()
    header = Header(
        id=secrets.token_urlsafe(8).replace("-", "a").replace("_", "b"),
        game=match.game.id,
        players=match.players,
        options=dict(match.options),
        seed=match.seed,
        rules_version=match.rules_version,
        position=match.start_text(),
        status=status,
        public=public,
        host=host.id,
        revision=0,
        created=now,
        changed=now,
        forked_from=origin.table_id,
        forked_at=origin.at,
    )
    await tables.store.tables.add(header, seats, entry_rows(match.log, 0, now))
    tables.tell_bots(seats)
    return header.id


def new_seed() -> int:
    return secrets.randbelow(MAX_SEED)


# --- seats before the start


async def join(tables: Tables, table_id: str, person: Person, invitation: str | None) -> int:
    """Take an open seat: that of the invitation, or the first one of a public table."""
    live = await tables.get(table_id)
    held = live.held_by(person.id)
    if held:
        return held[0]
    if live.header.status == "closed":
        raise NotYourSeat(Refusal("WB-011", case="closed"))
    for seat in live.seats:
        invited = invitation is not None and seat.invitation == invitation
        if seat.kind == "open" and (invited or (invitation is None and live.header.public)):
            taken = Seat(seat.seat, "person", person.name, seat.invitation, person.id)
            await change_seats(tables, live, Change(seats=[taken]))
            return seat.seat
    raise NotYourSeat(live.why_no_seat(invitation))


async def leave(tables: Tables, table_id: str, person: Person | None) -> None:
    """Give up the seats the person has taken; the links to them are valid again."""
    live = await tables.get(table_id)
    held = live.held_by(person.id if person else None)
    if person is None or not held:
        raise NotYourSeat(Refusal("WB-012"))
    _check_open(live)
    seats = [Seat(seat, "open", "", live.seats[seat].invitation) for seat in held]
    await change_seats(tables, live, Change(seats=seats))


async def fill_with_bots(tables: Tables, table_id: str, person: Person, bot: str) -> None:
    """The host gives all open seats to bots, and the match begins."""
    live = await tables.get(table_id)
    check_host(live, person)
    request = SeatRequest("bot", bot=bot)
    free = [seat.seat for seat in live.seats if seat.kind == "open"]
    seats = [create_seat(seat, request, person, live.game) for seat in free]
    await change_seats(tables, live, Change(seats=seats))


async def free_seat(tables: Tables, table_id: str, person: Person | None, seat: int) -> None:
    """The host frees a seat. It gets a new invitation: somebody has the old one."""
    live = await tables.get(table_id)
    check_host(live, person)
    await _replace_seat(tables, live, Seat(seat, "open", "", new_invitation()))


async def give_to_bot(
    tables: Tables, table_id: str, person: Person | None, seat: int, request: SeatRequest
) -> None:
    """The host lets a bot play, even in place of somebody who has joined."""
    live = await tables.get(table_id)
    host = check_host(live, person)
    new = await make_seat(tables.store.bot_accounts, seat, request, host, live.game)
    check_bots([new, *(other for other in live.seats if other.seat != seat)])
    await _replace_seat(tables, live, new)


async def close_table(tables: Tables, table_id: str, person: Person | None) -> None:
    """The host ends a table that has not begun; whoever looks at it is told."""
    live = await tables.get(table_id)
    check_host(live, person)
    await change_seats(tables, live, Change(status="closed"))


def check_host(live: LiveTable, person: Person | None) -> Person:
    """The host, if that is who asks; NotYourSeat for anybody else, and after the start."""
    if person is None or live.header.host != person.id:
        raise NotYourSeat(Refusal("WB-010"))
    _check_open(live)
    return person


def _check_open(live: LiveTable) -> None:
    if live.header.status == "closed":
        raise NotYourSeat(Refusal("WB-011", case="closed"))
    if live.header.status != "open":
        raise NotYourSeat(Refusal("WB-011"))


async def _replace_seat(tables: Tables, live: LiveTable, new: Seat) -> None:
    """Write a new seat; a person who loses their last seat will be told."""
    sat = live.seats[new.seat].person_id
    still = {seat.person_id for seat in live.seats if seat.seat != new.seat}
    unseated = {sat} - still - {None, new.person_id, live.header.host}
    unseated -= {seat.remote_bot for seat in live.seats}  # which hear of it by themselves
    told = {person_id for person_id in unseated if person_id is not None}
    await change_seats(tables, live, Change(seats=[new], unseated=told))


async def change_seats(tables: Tables, live: LiveTable, change: Change) -> None:
    """Write a change of seats; the match begins when the last one is taken."""
    await tables.write(live, change)
    await _start_if_full(tables, await tables.get(live.header.id))


async def _start_if_full(tables: Tables, live: LiveTable) -> None:
    if live.header.status != "open" or any(s.kind in ("open", "invited") for s in live.seats):
        return
    match = new_match(live.header, live.seats, live.game)
    match.advance()
    await tables.write(live, Change(status="running"), match)


# --- tables from other tables, or from files


def may_copy(live: LiveTable, person: Person | None) -> bool:
    """Whether the whole match may leave the table: after its end, or if nobody else plays in it."""
    if live.header.status == "over":
        return True
    others = (seat for seat in live.seats if seat.kind != "bot" or seat.remote_bot)
    people = {seat.person_id for seat in others}
    return person is not None and not live.header.public and people == {person.id}


def usual_seats(live: LiveTable) -> list[str]:
    """Who plays on by default: bots stay; if there are only bots, the first makes way."""
    players = [seat.bot or ME for seat in live.seats]
    return players if ME in players else [ME, *players[1:]]


async def continue_from(
    tables: Tables, live: LiveTable, person: Person, at: int, players: Sequence[str] | None
) -> str:
    """A private table that starts from this position, with a new seed: the old one is known.

    `players`: for each seat "me" or the name of a bot; as before if left out.
    """
    if not may_copy(live, person):
        raise MatchNotOver
    match = live.position(at)
    match.seed = new_seed()
    seats = _continued_seats(match, players or usual_seats(live), person)
    return await _add_running(tables, match, seats, person, origin=Origin(live.header.id, at))


def _continued_seats(match: Match, players: Sequence[str], person: Person) -> list[Seat]:
    if len(players) != match.players or ME not in players:
        raise SeatsNeeded(match.players)
    if any(player != ME and not can_play(player, match.game) for player in players):
        raise NoSuchSeat(bot_names(match.game))
    return [
        Seat(index, "person", match.names[index], new_invitation(), person.id)
        if player == ME
        else Seat(index, "bot", match.names[index], new_invitation(), bot=player)
        for index, player in enumerate(players)
    ]


async def rematch(tables: Tables, live: LiveTable, person: Person) -> tuple[str, bool]:
    """The same people, bots, options and position again, and whether the table is new.

    Whoever asks second gets the table of the first, even at the same moment.
    """
    if live.header.status != "over" or not live.held_by(person.id):
        raise NoRematch
    async with live.lock:
        again = await tables.store.queries.rematch_of(live.header.id)
        return (await _play_again(tables, live, person), True) if again is None else (again, False)


async def _play_again(tables: Tables, live: LiveTable, person: Person) -> str:
    header = live.header
    seats = [_same_seat(seat) for seat in live.seats]
    names = [seat.name for seat in seats]
    start = live.match.start  # which keeps the rules that it was set up by
    version = None if start is None else header.rules_version
    match = Match(live.game, header.players, new_seed(), header.options, names, version, start)
    again = Origin(header.id)
    table_id = await _add(tables, match, seats, person, "open", public=header.public, origin=again)
    await _start_if_full(tables, await tables.get(table_id))
    return table_id


def _same_seat(seat: Seat) -> Seat:
    """A remote bot is asked whether it plays again."""
    if seat.remote_bot is not None:
        return offered_seat(seat.seat, seat.name, seat.remote_bot, seat.seconds)
    return replace(seat, invitation=new_invitation())


async def import_match(tables: Tables, match: Match, person: Person) -> str:
    """A private table for a match from a file; all its seats are the person's."""
    seats = [
        Seat(seat, "person", name[:NAME_LENGTH], new_invitation(), person.id)
        for seat, name in enumerate(match.names)
    ]
    return await _add_running(tables, match, seats, person)


async def _add_running(
    tables: Tables,
    match: Match,
    seats: Sequence[Seat],
    host: Person,
    *,
    public: bool = False,
    origin: Origin = NOWHERE,
) -> str:
    """Write a table that continues `match`, and let its bots begin."""
    match.advance()
    status: Status = "over" if match.over else "running"
    table_id = await _add(tables, match, seats, host, status, public=public, origin=origin)
    await tables.start_play(table_id)
    return table_id


# --- from a guest to an account


async def hand_over(tables: Tables, guest: Person, person: Person) -> None:
    """Everything the guest has at tables becomes the person's, and the guest is gone."""
    for table_id in await tables.store.people.merge(guest.id, person.id):
        tables.forget(table_id)
