"""A table before its match: the invitation, the waiting room, and that a seat is gone."""

from __future__ import annotations

from ipaddress import ip_address
from urllib.parse import urlsplit

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from westbound.table.bot_choice import bots_for
from westbound.table.live_table import LiveTable
from westbound.table.records import Person
from westbound.web.game_info import bot_groups, known_game, option_texts
from westbound.web.http.app_state import tables_of
from westbound.web.http.links import home
from westbound.web.http.render import language_of, page
from westbound.web.http.users import OptionalUser
from westbound.web.table_list import ListedTable, invitation_links, listed

router = APIRouter()


@router.get("/t/{table_id}/join/{invitation}")
async def invitation_page(
    request: Request, person: OptionalUser, table_id: str, invitation: str
) -> Response:
    """Somebody followed an invitation: they say their name and take the seat."""
    live = await tables_of(request).get(table_id)
    if person is not None and live.held_by(person.id):
        return RedirectResponse(f"/t/{table_id}", status_code=303)
    seat = next((s for s in live.seats if s.invitation == invitation), None)
    return page(
        request,
        person,
        "join.html",
        status=200 if seat is not None else 404,
        table=await listed(tables_of(request), live.header, person),
        seat=seat,
        host=_host_name(live),
        invitation=invitation,
    )


async def page_before_match(
    request: Request, person: Person | None, live: LiveTable
) -> HTMLResponse | None:
    """What somebody sees instead of the match: the waiting room, or that their seat is gone."""
    header, store = live.header, tables_of(request).store
    lost = (
        person is not None
        and not live.held_by(person.id)
        and await store.tables.was_unseated(header.id, person.id)
    )
    if not header.begun:
        return await _waiting_room(request, person, live, lost)
    if person is None or not lost:
        return None
    await store.tables.forget_unseated(header.id, person.id)  # shown once
    return page(request, person, "unseated.html", title=live.game.title, table_id=header.id)


async def _waiting_room(
    request: Request, person: Person | None, live: LiveTable, lost: bool
) -> HTMLResponse:
    """The seats of a table that has not started, and how to invite somebody."""
    table = await listed(tables_of(request), live.header, person)
    language = language_of(request, person)
    return page(
        request,
        person,
        "waiting.html",
        table=table,
        host=_host_name(live),
        lost=lost,
        links=invitation_links(table, home(request)),
        only_here=_is_loopback(home(request)),
        options=_chosen_options(table, language),
        bots=bot_groups(live.game, language),
        remote_bots=await bots_for(tables_of(request).store, person) if table.host else [],
    )


def _chosen_options(table: ListedTable, language: str) -> list[tuple[str, str]]:
    """The options that are not at their default, as title and value."""
    game, found = known_game(table.header.game), []
    for option, text in zip(game.options, option_texts(game, language), strict=True):
        value = table.header.options[option.name]
        if value != option.default:
            found.append((text.title, text.display(value, option)))
    return found


def _host_name(live: LiveTable) -> str:
    """The name of whoever opened the table, if they sit at it."""
    names = [seat.name for seat in live.seats if seat.person_id == live.header.host]
    return names[0] if names else ""


def _is_loopback(address: str) -> bool:
    host = urlsplit(address).hostname or ""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
