"""Bots play over HTTP: an event stream tells what waits for them, and they answer with requests."""

from __future__ import annotations

from typing import Any, Literal

from fastapi import APIRouter, Request, Response

from westbound.bots.protocol import PROTOCOL
from westbound.table import invitations
from westbound.table.bot_choice import bots_for
from westbound.table.bot_stream import BotStream
from westbound.table.live_table import LiveTable
from westbound.table.records import BotAccount
from westbound.web.api.bot_schemas import (
    BotEventOut,
    BotMoveIn,
    BotMoveOut,
    BotOut,
    BotSeatOut,
    RemoteBotOut,
)
from westbound.web.api.schemas import ERRORS, TURN_ERRORS, PlayTurn
from westbound.web.api.turn import take_turn
from westbound.web.http.app_state import tables_of
from westbound.web.http.bot_tokens import FOR_BOTS, CurrentBot, SeatedBot, person_of
from westbound.web.http.users import OptionalUser
from westbound.web.live.bot_events import EventStream

router = APIRouter(prefix="/bot", tags=["bots"], responses=ERRORS, dependencies=[FOR_BOTS])
# The events are lines; errors are JSON here too, which has to be said.
ERROR = {"application/json": {"schema": {"$ref": "#/components/schemas/ErrorOut"}}}
EVENTS: dict[int | str, dict[str, Any]] = {
    **{status: {"description": "Refused", "content": ERROR} for status in ERRORS},
    200: {
        "model": BotEventOut,
        "description": "One JSON object per line, without end",
        "content": {"application/x-ndjson": {"schema": {"type": "object"}}},
    },
}


@router.get("")
async def who_am_i(request: Request, bot: CurrentBot) -> BotOut:
    """The bot with this token."""
    owner = await tables_of(request).store.people.get(bot.owner)
    return BotOut(
        protocol=PROTOCOL,
        id=bot.id,
        bot=bot.name,
        owner=owner.name if owner else "",
        public=bot.public,
        chat=bot.chat,
    )


@router.get("/events", response_class=EventStream, responses=EVENTS, status_code=200)
async def events(request: Request, bot: CurrentBot, picks: bool = False) -> EventStream:
    """What waits for the bot, and from then on whatever happens.

    A newer connection of the same bot ends this one. `picks`: questions come with the clicks that
    lead to each move.
    """
    return EventStream(BotStream(tables_of(request), bot, picks=picks))


@router.post("/tables/{table_id}/accept")
async def accept(request: Request, bot: SeatedBot, table_id: str) -> BotSeatOut:
    """Take the seat that was offered. The match begins when every seat is taken."""
    seat = await invitations.accept(tables_of(request), table_id, bot.id)
    return await _seat(request, table_id, seat)


@router.post("/tables/{table_id}/decline")
async def decline(request: Request, bot: SeatedBot, table_id: str) -> BotSeatOut:
    """Leave the seat that was offered to others."""
    seat = await invitations.decline(tables_of(request), table_id, bot.id)
    return await _seat(request, table_id, seat)


async def _seat(request: Request, table_id: str, seat: int) -> BotSeatOut:
    live = await tables_of(request).get(table_id)
    return BotSeatOut(table=table_id, seat=seat, status=live.header.status)


@router.post("/tables/{table_id}/move", responses=TURN_ERRORS)
async def make_move(
    request: Request, response: Response, bot: SeatedBot, table_id: str, body: BotMoveIn
) -> BotMoveOut:
    """Answer a question. The move counts at once; chance and forced answers follow by themselves.

    409 if the table has moved on, or if a rule forbids the move: then with its id.
    """
    turn = PlayTurn(n=body.n, move=body.move)
    result = await take_turn(request, response, person_of(bot), table_id, turn)
    live = await tables_of(request).get(table_id)
    return BotMoveOut(**result.model_dump(), next=_next(live, bot))


def _next(live: LiveTable, bot: BotAccount) -> Literal["you", "others", "over"]:
    if live.match.over:
        return "over"
    asked = [seat for seat in live.held_by(bot.id) if live.awaited_since(seat) is not None]
    return "you" if asked else "others"


# --- for people


choice = APIRouter(prefix="/bots", tags=["my bots"], responses=ERRORS)


@choice.get("")
async def list_bots(request: Request, person: OptionalUser) -> list[RemoteBotOut]:
    """The bots from elsewhere that are connected and that I can give a seat."""
    found = await bots_for(tables_of(request).store, person)
    return [RemoteBotOut(**bot._asdict()) for bot in found]
