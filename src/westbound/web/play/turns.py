"""A turn: moves, undo, redo, restart and its end. Each says which revision it was made for."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse

from westbound.engine.errors import IllegalMove
from westbound.engine.refusal import Refusal
from westbound.table.records import Person
from westbound.table.tables import NotYourSeat, Stale, Tables
from westbound.web.people import Recent
from westbound.web.play.answers import (
    TURN_PROBLEMS,
    AtRevision,
    Fresh,
    MoveBody,
    SeatBody,
    UndoBody,
)
from westbound.web.play.looking import fresh, sight_of, tables_of
from westbound.web.play.reasons import explain
from westbound.web.render import language_of
from westbound.web.words import gettext_of, mark

router = APIRouter(prefix="/api/v1/tables/{table_id}", responses=TURN_PROBLEMS)
Answer: TypeAlias = "Fresh | JSONResponse"
EVERYTHING = 1_000_000
STALE = mark("The table has moved on. Nothing was done; here is the fresh position.")


@router.post("/move", response_model=Fresh)
async def play(
    request: Request, person: Recent, table_id: str, body: MoveBody, quiet: bool = False
) -> Answer:
    """Make a move in the tentative turn."""
    return await _do(
        request,
        person,
        table_id,
        body,
        quiet,
        lambda t, p: t.play(table_id, p, body.n, body.move, body.seat),
    )


@router.post("/undo", response_model=Fresh)
async def undo(
    request: Request, person: Recent, table_id: str, body: UndoBody, quiet: bool = False
) -> Answer:
    """Take back tentative moves."""
    return await _do(
        request,
        person,
        table_id,
        body,
        quiet,
        lambda t, p: t.undo(table_id, p, body.n, body.steps, body.seat),
    )


@router.post("/restart", response_model=Fresh)
async def restart(
    request: Request, person: Recent, table_id: str, body: AtRevision, quiet: bool = False
) -> Answer:
    """Take back the whole tentative turn."""
    return await _do(
        request,
        person,
        table_id,
        body,
        quiet,
        lambda t, p: t.undo(table_id, p, body.n, EVERYTHING, body.seat),
    )


@router.post("/redo", response_model=Fresh)
async def redo(
    request: Request, person: Recent, table_id: str, body: AtRevision, quiet: bool = False
) -> Answer:
    """Make the move again that was taken back last."""
    return await _do(
        request, person, table_id, body, quiet, lambda t, p: t.redo(table_id, p, body.n, body.seat)
    )


@router.post("/end-turn", response_model=Fresh)
async def end_turn(
    request: Request, person: Recent, table_id: str, body: AtRevision, quiet: bool = False
) -> Answer:
    """End the tentative turn: from now on it is history."""
    return await _do(
        request,
        person,
        table_id,
        body,
        quiet,
        lambda t, p: t.end_turn(table_id, p, body.n, body.seat),
    )


@router.post("/seat", response_model=Fresh)
async def choose_seat(request: Request, person: Recent, table_id: str, body: SeatBody) -> Fresh:
    """Several people at one screen in a common choice: show this seat, which goes on now."""
    tables = tables_of(request)
    if person is None:
        await tables.get(table_id)
        raise NotYourSeat(Refusal("WB-012"))
    await tables.choose_seat(table_id, person, body.seat)
    return await fresh(request, person, table_id)


async def _do(
    request: Request,
    person: Person | None,
    table_id: str,
    body: AtRevision,
    quiet: bool,
    act: Callable[[Tables, Person], Awaitable[None]],
) -> Answer:
    """Act, and answer with the fresh position whether it worked or not."""
    tables = tables_of(request)
    if person is None:
        await tables.get(table_id)  # a table that is not there comes first
        raise NotYourSeat(Refusal("WB-012"))
    try:
        await act(tables, person)
    except Stale:
        return await _refuse(request, person, table_id, _stale(request, person))
    except IllegalMove as error:
        seen = await sight_of(request, person, table_id)
        seat = seen.viewer if body.seat is None else body.seat
        if seat is None or not seen.live.accepts_revision(seat, body.n):  # another one was faster
            return await _refuse(request, person, table_id, _stale(request, person))
        reason = explain(seen, error.refusals[0])
        problem = {"error": reason.text, "rule": reason.rule, "link": reason.link}
        return await _refuse(request, person, table_id, problem)
    if quiet:
        header = (await tables.latest(table_id)).header
        return Fresh(n=header.revision, status=header.status)
    return await fresh(request, person, table_id)


def _stale(request: Request, person: Person) -> dict[str, str | None]:
    return {"error": gettext_of(language_of(request, person), STALE)}


async def _refuse(
    request: Request, person: Person, table_id: str, problem: Mapping[str, str | None]
) -> JSONResponse:
    """Why nothing was done, with the fresh position, so that the page loses nothing."""
    now = await fresh(request, person, table_id)
    return JSONResponse({**now.model_dump(), **problem}, status_code=409)
