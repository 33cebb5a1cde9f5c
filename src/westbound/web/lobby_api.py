"""The JSON API of games and tables, for our own pages, for scripts and for bots elsewhere."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter, Request, Response
from starlette.exceptions import HTTPException

from westbound.bots import bot_names
from westbound.engine.game import Game
from westbound.engine.option import Value, shown
from westbound.engine.state import State
from westbound.games.registry import find_game, games
from westbound.table import lifecycle
from westbound.table.errors import Stale
from westbound.table.lifecycle import (
    check_host,
    close_table,
    fill_with_bots,
    free_seat,
    give_to_bot,
    leave,
    open_table,
)
from westbound.table.live import LiveTable
from westbound.table.records import Person
from westbound.table.seat_requests import SeatRequest
from westbound.table.service import Tables
from westbound.web.about import about, known_game, option_texts
from westbound.web.listing import Listed, listed, my_tables, open_tables
from westbound.web.models import (
    ERRORS,
    FillIn,
    GameOut,
    InvitationOut,
    JoinIn,
    JoinOut,
    NewTableIn,
    OptionOut,
    OptionValueOut,
    PlaceOut,
    SeatChangeIn,
    SeatIn,
    SeatOut,
    TableOut,
)
from westbound.web.people import Known, People, Visitor, clean_name, new_guest
from westbound.web.render import language_of
from westbound.web.words import Problem

router = APIRouter(prefix="/api/v1", tags=["tables"], responses=ERRORS)

TRIES = 3  # several people may take seats at the same moment


def tables_of(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def home(request: Request) -> str:
    """The address of this server as others reach it, without a slash at the end."""
    public: str | None = request.app.state.settings.public_address
    return (public or str(request.base_url)).rstrip("/")


# --- games


@router.get("/games")
async def list_games(request: Request, person: Visitor) -> list[GameOut]:
    """The games of this server."""
    language = language_of(request, person)
    found = [about(game_id, language) for game_id in games()]
    return [GameOut(id=g.id, title=g.title, players=list(g.players), pitch=g.pitch) for g in found]


@router.get("/games/{game_id}/options")
async def game_options(request: Request, person: Visitor, game_id: str) -> list[OptionOut]:
    """The table options of a game with their texts, defaults and the values for beginners."""
    texts = option_texts(known_game(game_id), language_of(request, person))
    return [
        OptionOut(
            name=o.name,
            title=o.title,
            help=o.help,
            rule=o.rule,
            values=[OptionValueOut(value=value, text=text) for value, text in o.values],
            default=o.default,
            beginner=o.beginner,
            custom=o.custom,
            file=bool(o.file),
        )
        for o in texts
    ]


# --- tables


@router.get("/tables")
async def list_tables(
    request: Request, person: Visitor, which: Literal["mine", "open"] = "mine"
) -> list[TableOut]:
    """My tables, those where it is my turn first; or public tables with a free seat."""
    tables = tables_of(request)
    mine = await my_tables(tables, person)
    found = mine if which == "mine" else await open_tables(tables, mine, person)
    return [_table(request, table) for table in found]


@router.post("/tables", status_code=201)
async def new_table(request: Request, person: Known, wish: NewTableIn) -> TableOut:
    """Open a table. It starts at once if no seat is open."""
    if wish.game not in games():
        raise Problem("There is no game “%(game)s”.", game=wish.game)
    game = find_game(wish.game)
    _check_seats(game, wish.seats)
    options = {o.name: o.beginner for o in game.options if wish.beginner and o.beginner is not None}
    options |= _checked_options(request, person, game, wish.options)
    wishes = [_seat_wish(seat, person) for seat in wish.seats]
    tables = tables_of(request)
    table_id = await open_table(
        tables, game.id, person, wishes, options, public=wish.public, seed=wish.seed
    )
    return await _one(request, person, await tables.get(table_id))


@router.get("/tables/{table_id}")
async def one_table(request: Request, person: Visitor, table_id: str) -> TableOut:
    """What everybody may know about a table; its host also gets the invitations."""
    return await _one(request, person, await tables_of(request).get(table_id))


@router.post("/tables/{table_id}/join")
async def join(
    request: Request, response: Response, person: Visitor, table_id: str, wish: JoinIn
) -> JoinOut:
    """Take a seat: that of the invitation, or at a public table the first free one."""
    tables = tables_of(request)
    await tables.get(table_id)  # no guest for a table that is not there
    if person is None:
        if not (wish.name or "").strip():
            raise Problem("Please say first what we may call you.")
        person = await new_guest(request, response, wish.name)
    elif wish.name and clean_name(wish.name) != person.name:
        people: People = request.app.state.people
        person = await people.change(person, name=wish.name)
    seat = await _take_seat(tables, table_id, person, wish.invitation)
    return JoinOut(seat=seat, address=f"/t/{table_id}")


async def _take_seat(tables: Tables, table_id: str, person: Person, invitation: str | None) -> int:
    for _ in range(TRIES - 1):
        try:
            return await lifecycle.join(tables, table_id, person, invitation)
        except Stale:
            continue
    return await lifecycle.join(tables, table_id, person, invitation)


@router.post("/tables/{table_id}/fill")
async def fill(request: Request, person: Visitor, table_id: str, wish: FillIn) -> TableOut:
    """The host gives all open seats to bots, and the match begins."""
    tables = tables_of(request)
    live = await tables.get(table_id)
    check_host(live, person)
    assert person is not None
    _check_bot(live.game, wish.bot)
    await fill_with_bots(tables, table_id, person, wish.bot)
    return await _one(request, person, await tables.get(table_id))


@router.post("/tables/{table_id}/seats/{seat}")
async def change_seat(
    request: Request, person: Visitor, table_id: str, seat: int, wish: SeatChangeIn
) -> TableOut:
    """The host frees a seat, whoever has taken it, or gives it to a bot; before the start."""
    tables = tables_of(request)
    live = await tables.get(table_id)
    if not 0 <= seat < live.header.players:
        raise HTTPException(404)
    if wish.kind == "open":
        await free_seat(tables, table_id, person, seat)
    else:
        check_host(live, person)
        _check_bot(live.game, wish.bot)
        await give_to_bot(tables, table_id, person, seat, wish.bot)
    return await _one(request, person, await tables.get(table_id))


@router.post("/tables/{table_id}/leave")
async def leave_table(request: Request, person: Visitor, table_id: str) -> TableOut:
    """Give up my seat, before the start."""
    tables = tables_of(request)
    await leave(tables, table_id, person)
    return await _one(request, person, await tables.get(table_id))


@router.post("/tables/{table_id}/close")
async def close(request: Request, person: Visitor, table_id: str) -> TableOut:
    """The host closes the table, before the start."""
    tables = tables_of(request)
    await close_table(tables, table_id, person)
    return await _one(request, person, await tables.get(table_id))


# --- from and to the models


def _check_seats(game: Game[State], seats: list[SeatIn]) -> None:
    if len(seats) not in game.players:
        low, high = game.players[0], game.players[-1]
        raise Problem(
            "%(game)s is for %(low)s to %(high)s players.", game=game.title, low=low, high=high
        )
    if sum(seat.kind == "me" for seat in seats) > 1:
        raise Problem("You can sit on one seat only; others on this screen need names.")
    for seat in seats:
        if seat.kind == "bot":
            _check_bot(game, seat.bot)


def _check_bot(game: Game[State], bot: str) -> None:
    if bot not in bot_names(game):
        raise Problem("There is no bot “%(bot)s”.", bot=bot)


def _checked_options(
    request: Request, person: Person, game: Game[State], chosen: dict[str, Value]
) -> dict[str, Value]:
    known = {option.name: option for option in game.options}
    titles = {o.name: o.title for o in option_texts(game, language_of(request, person))}
    for name, value in chosen.items():
        if name not in known:
            raise Problem("There is no option “%(option)s”.", option=name)
        option = known[name]
        if option.title(value) is None and not option.accepts(value):  # a wrong file says why
            raise Problem(
                "The option “%(option)s” cannot be “%(value)s”.", option=titles[name], value=value
            )
    return chosen


def _seat_wish(seat: SeatIn, person: Person) -> SeatRequest:
    if seat.kind == "me":
        return SeatRequest("person", person.name)
    if seat.kind == "here":
        return SeatRequest("person", clean_name(seat.name))
    if seat.kind == "bot":
        return SeatRequest("bot", bot=seat.bot)
    return SeatRequest("open")


async def _one(request: Request, person: Person | None, live: LiveTable) -> TableOut:
    return _table(request, await listed(tables_of(request), live.header, person))


def _table(request: Request, table: Listed) -> TableOut:
    header = table.header
    return TableOut(
        id=header.id,
        game=header.game,
        status=header.status,
        public=header.public,
        revision=header.revision,
        players=header.players,
        options=shown(find_game(header.game).options, header.options),
        seats=[
            SeatOut(seat=s.seat, kind=s.kind, name=s.name, bot=s.bot, mine=s.seat in table.mine)
            for s in table.seats
        ],
        host=table.host,
        your_turn=table.your_turn,
        asked=table.asked,
        result=[PlaceOut(seat=p.seat.seat, rank=p.rank, points=p.points) for p in table.places],
        created=header.created,
        changed=header.changed,
        address=f"/t/{header.id}",
        invitations=invitations(request, table),
    )


def invitations(request: Request, table: Listed) -> list[InvitationOut]:
    """The full addresses of the open seats; for the host only, while they can be taken."""
    if not table.host or table.header.status != "open":
        return []
    start = f"{home(request)}/t/{table.header.id}/join/"
    return [
        InvitationOut(seat=s.seat, address=start + s.invitation)
        for s in table.seats
        if s.kind == "open"
    ]
