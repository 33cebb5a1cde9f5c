"""Tables: listed, opened, joined, filled and closed; continued elsewhere and played again."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter, Request, Response
from starlette.exceptions import HTTPException

from westbound.bots import is_installed, make_bot
from westbound.engine.errors import BadInput
from westbound.engine.game import Game
from westbound.engine.option import Value, display_values
from westbound.engine.position.reading import position_of
from westbound.engine.rule_changes import told_changes
from westbound.engine.state import State
from westbound.games.registry import find_game, games
from westbound.table import lifecycle
from westbound.table.errors import SetAside, Stale
from westbound.table.lifecycle import (
    check_host,
    close_table,
    fill_with_bots,
    free_seat,
    give_to_bot,
    leave,
    open_table,
)
from westbound.table.live_table import LiveTable
from westbound.table.records import Person, Seat
from westbound.table.seat_requests import SeatRequest, is_remote
from westbound.table.service import Tables
from westbound.web.api.schemas import (
    ERRORS,
    ContinueIn,
    FillIn,
    InvitationOut,
    JoinIn,
    JoinOut,
    NewTableIn,
    NewTableOut,
    PlaceOut,
    RuleChangeOut,
    SeatChangeIn,
    SeatIn,
    SeatOut,
    SetAsideOut,
    TableOut,
    TieBreakOut,
)
from westbound.web.game_info import beginner_options, option_texts
from westbound.web.http.app_state import tables_of
from westbound.web.http.i18n import UserError, gettext_noop, translate
from westbound.web.http.links import home, rule_address
from westbound.web.http.render import language_of
from westbound.web.http.set_aside import told_aside
from westbound.web.http.users import CurrentUser, OptionalUser, clean_name, new_guest, users_of
from westbound.web.table_list import (
    ListedTable,
    Placing,
    invitation_links,
    listed,
    my_tables,
    open_tables,
)

router = APIRouter(prefix="/tables", tags=["tables"], responses=ERRORS)
AGAIN = gettext_noop("Let’s play again: %(address)s")

TRIES = 3  # several people may take seats at the same time


@router.get("")
async def list_tables(
    request: Request, person: OptionalUser, which: Literal["mine", "open"] = "mine"
) -> list[TableOut]:
    """My tables, those where it is my turn first; or public tables with a free seat."""
    tables = tables_of(request)
    mine = await my_tables(tables, person)
    found = mine if which == "mine" else await open_tables(tables, mine, person)
    return [_table(request, person, table) for table in found]


@router.post("", status_code=201)
async def new_table(request: Request, person: CurrentUser, body: NewTableIn) -> TableOut:
    """Open a table. It starts at once if no seat is open."""
    if body.game not in games():
        raise UserError("There is no game “%(game)s”.", game=body.game)
    game = find_game(body.game)
    _check_seats(game, body.seats)
    if body.position is not None:
        _check_position(game, body)
    options = beginner_options(game) if body.beginner else {}
    options |= _checked_options(request, person, game, body.options)
    requests = [_seat_request(seat, person) for seat in body.seats]
    tables = tables_of(request)
    table_id = await open_table(
        tables,
        game.id,
        person,
        requests,
        options,
        public=body.public,
        seed=body.seed,
        position=body.position,
    )
    return await _one(request, person, await tables.get(table_id))


@router.get("/{table_id}")
async def one_table(request: Request, person: OptionalUser, table_id: str) -> TableOut:
    """What everybody may know about a table; its host also gets the invitations."""
    return await _one(request, person, await tables_of(request).get(table_id))


@router.post("/{table_id}/join")
async def join(
    request: Request, response: Response, person: OptionalUser, table_id: str, body: JoinIn
) -> JoinOut:
    """Take a seat: that of the invitation, or at a public table the first free one."""
    tables = tables_of(request)
    await tables.get(table_id)  # do not create a guest for a table that does not exist
    if person is None:
        if not (body.name or "").strip():
            raise UserError("Please enter your name first.")
        person = await new_guest(request, response, body.name)
    elif body.name and clean_name(body.name) != person.name:
        person = await users_of(request).change(person, name=body.name)
    seat = await _take_seat(tables, table_id, person, body.invitation)
    return JoinOut(seat=seat, address=f"/t/{table_id}")


async def _take_seat(tables: Tables, table_id: str, person: Person, invitation: str | None) -> int:
    for _ in range(TRIES - 1):
        try:
            return await lifecycle.join(tables, table_id, person, invitation)
        except Stale:
            continue
    return await lifecycle.join(tables, table_id, person, invitation)


@router.post("/{table_id}/fill")
async def fill(request: Request, person: OptionalUser, table_id: str, body: FillIn) -> TableOut:
    """The host gives all open seats to bots, and the match begins."""
    tables = tables_of(request)
    live = await tables.get(table_id)
    host = check_host(live, person)
    _check_bot(live.game, body.bot)
    await fill_with_bots(tables, table_id, host, body.bot)
    return await _one(request, person, await tables.get(table_id))


@router.post("/{table_id}/seats/{seat}")
async def change_seat(
    request: Request, person: OptionalUser, table_id: str, seat: int, body: SeatChangeIn
) -> TableOut:
    """The host frees a seat, whoever has taken it, or gives it to a bot; before the start."""
    tables = tables_of(request)
    live = await tables.get(table_id)
    if not 0 <= seat < live.header.players:
        raise HTTPException(404)
    if body.kind == "open":
        await free_seat(tables, table_id, person, seat)
    else:
        check_host(live, person)
        if not is_remote(body.bot):
            _check_bot(live.game, body.bot)
        wanted = SeatRequest("bot", bot=body.bot, seconds=body.seconds)
        await give_to_bot(tables, table_id, person, seat, wanted)
    return await _one(request, person, await tables.get(table_id))


@router.post("/{table_id}/leave")
async def leave_table(request: Request, person: OptionalUser, table_id: str) -> TableOut:
    """Give up my seat, before the start."""
    tables = tables_of(request)
    await leave(tables, table_id, person)
    return await _one(request, person, await tables.get(table_id))


@router.post("/{table_id}/close")
async def close(request: Request, person: OptionalUser, table_id: str) -> TableOut:
    """The host closes the table, before the start."""
    tables = tables_of(request)
    await close_table(tables, table_id, person)
    return await _one(request, person, await tables.get(table_id))


# --- tables from this one


@router.post("/{table_id}/continue", status_code=201)
async def continue_from(
    request: Request, person: CurrentUser, table_id: str, body: ContinueIn
) -> NewTableOut:
    """A private table that goes on from an earlier position."""
    tables = tables_of(request)
    live = await tables.get(table_id)
    new = await lifecycle.continue_from(tables, live, person, body.at, body.seats)
    return NewTableOut(id=new, address=f"/t/{new}")


@router.post("/{table_id}/rematch", status_code=201)
async def rematch(request: Request, person: CurrentUser, table_id: str) -> NewTableOut:
    """The same seats and options again; everybody at the old table gets a link."""
    tables = tables_of(request)
    live = await tables.get(table_id)
    again, is_new = await lifecycle.rematch(tables, live, person)
    if is_new:
        sentence = translate(language_of(request, person), AGAIN) % {"address": f"/t/{again}"}
        await tables.store.chat.say(table_id, person.id, person.name, sentence)
        tables.bus.announce(table_id)
    return NewTableOut(id=again, address=f"/t/{again}")


# --- from and to the models


def _check_seats(game: Game[State], seats: list[SeatIn]) -> None:
    if len(seats) not in game.players:
        low, high = game.players[0], game.players[-1]
        raise UserError(
            "%(game)s is for %(low)s to %(high)s players.", game=game.title, low=low, high=high
        )
    if sum(seat.kind == "me" for seat in seats) > 1:
        raise UserError("You can take only one seat; the others at this screen need names.")
    for seat in seats:
        if seat.kind == "bot" and not is_remote(seat.bot):
            _check_bot(game, seat.bot)


def _check_position(game: Game[State], body: NewTableIn) -> None:
    """What is wrong with the text itself is told by BadPosition."""
    if body.options or body.beginner:
        raise UserError("A position names its options itself; none can be chosen beside it.")
    found = position_of(game, str(body.position), find_game, 0)
    if found.agreed.players != len(body.seats):
        raise UserError(
            "The position is for %(players)s players, but there are %(seats)s seats.",
            players=found.agreed.players,
            seats=len(body.seats),
        )
    if not found.state.agenda:
        raise UserError("In this position the match is over; there is nothing left to play.")


def _check_bot(game: Game[State], bot: str) -> None:
    """An installed one, with parameters that it takes."""
    try:
        known = is_installed(bot)
        if known:
            make_bot(bot, game, modules=False)
    except BadInput as error:
        why = str(error)
        raise UserError("The bot “%(bot)s” cannot play: %(why)s.", bot=bot, why=why) from None
    if not known:
        raise UserError("There is no bot “%(bot)s”.", bot=bot)


def _checked_options(
    request: Request, person: Person, game: Game[State], chosen: dict[str, Value]
) -> dict[str, Value]:
    known = {option.name: option for option in game.options}
    titles = {o.name: o.title for o in option_texts(game, language_of(request, person))}
    for name, value in chosen.items():
        if name not in known:
            raise UserError("There is no option “%(option)s”.", option=name)
        option = known[name]
        if option.title(value) is None and not option.accepts(value):  # a bad file explains itself
            raise UserError(
                "The option “%(option)s” cannot be “%(value)s”.", option=titles[name], value=value
            )
    return chosen


def _seat_request(seat: SeatIn, person: Person) -> SeatRequest:
    if seat.kind == "me":
        return SeatRequest("person", person.name)
    if seat.kind == "here":
        return SeatRequest("person", clean_name(seat.name))
    if seat.kind == "bot":
        return SeatRequest("bot", bot=seat.bot, seconds=seat.seconds)
    return SeatRequest("open")


async def _one(request: Request, person: Person | None, live: LiveTable) -> TableOut:
    return _table(request, person, await listed(tables_of(request), live.header, person))


def _place(place: Placing) -> PlaceOut:
    tie = place.decided_by
    decided_by = None if tie is None else TieBreakOut(**tie._asdict())
    return PlaceOut(
        seat=place.seat.seat, rank=place.rank, points=place.points, decided_by=decided_by
    )


def _set_aside(aside: SetAside, person: Person | None, language: str) -> SetAsideOut:
    return SetAsideOut.model_validate(told_aside(aside, person, language)._asdict())


def _seat(table: ListedTable, seat: Seat) -> SeatOut:
    remote = table.remote.get(seat.seat)
    return SeatOut(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        mine=seat.seat in table.mine,
        owner=remote.owner if remote else None,
        online=remote.online if remote else None,
    )


def _table(request: Request, person: Person | None, table: ListedTable) -> TableOut:
    header, language = table.header, language_of(request, person)
    aside = table.set_aside
    game = find_game(header.game) if aside is None else None
    return TableOut(
        id=header.id,
        game=header.game,
        status=header.status,
        public=header.public,
        revision=header.revision,
        players=header.players,
        options=display_values(game.options, header.options) if game else {},
        rules_version=header.rules_version,
        rule_changes=[
            RuleChangeOut(**change._asdict(), link=rule_address(change.rule, header.game))
            for change in (told_changes(game, header.rules_version, language) if game else ())
        ],
        seats=[_seat(table, seat) for seat in table.seats],
        host=table.host,
        your_turn=table.your_turn,
        asked=table.asked,
        result=[_place(place) for place in table.places],
        created=header.created,
        changed=header.changed,
        address=f"/t/{header.id}",
        invitations=[
            InvitationOut(seat=seat, address=address)
            for seat, address in invitation_links(table, home(request)).items()
        ],
        set_aside=_set_aside(aside, person, language) if aside else None,
    )
