"""A turn: moves, undo, redo, restart and its end. Each says which revision it was made for."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse

from westbound.engine.errors import IllegalMove
from westbound.engine.refusal import Refusal
from westbound.table.errors import NotYourSeat, Stale
from westbound.table.records import Person
from westbound.web.people import Recent
from westbound.web.play.answers import (
    POSITION_PROBLEMS,
    TURN_PROBLEMS,
    AtRevision,
    EndTurn,
    Fresh,
    PlayTurn,
    RedoTurn,
    SeatBody,
    TaggedTurn,
    Turn,
    TurnResult,
    UndoTurn,
)
from westbound.web.play.looking import fresh, sight_of, tables_of
from westbound.web.play.reasons import explain
from westbound.web.render import language_of
from westbound.web.words import gettext_of, mark

router = APIRouter(prefix="/api/v1/tables/{table_id}")
STALE = mark("The table has moved on. Nothing was done; here is the fresh position.")


@router.post("/turn", response_model=TurnResult, responses=TURN_PROBLEMS)
async def take_turn(
    request: Request, person: Recent, table_id: str, body: TaggedTurn
) -> TurnResult | JSONResponse:
    """Play a move, take back, make again, or end the turn: `action` says which.

    The answer is the new revision; what the page shows then comes by its live connection.
    """
    return _answer(await _act(request, person, table_id, body))


async def _act(request: Request, person: Person | None, table_id: str, turn: Turn) -> TurnResult:
    """Act, or say why nothing was done: a rule forbids it, or the page is outdated."""
    tables = tables_of(request)
    if person is None:
        await tables.get(table_id)  # a table that is not there comes first
        raise NotYourSeat(Refusal("WB-012"))
    try:
        live = await tables.act(table_id, person, turn.n, turn.turn_action(), turn.seat)
    except Stale:
        return await _stale(request, person, table_id)
    except IllegalMove as error:
        seen = await sight_of(request, person, table_id)
        seat = seen.viewer if turn.seat is None else turn.seat
        if seat is None or not seen.live.accepts_revision(seat, turn.n):  # another one was faster
            return await _stale(request, person, table_id)
        why, header = explain(seen, error.refusals[0]), seen.live.header
        return TurnResult(
            n=header.revision, status=header.status, error=why.text, rule=why.rule, link=why.link
        )
    return TurnResult(n=live.header.revision, status=live.header.status)


async def _stale(request: Request, person: Person, table_id: str) -> TurnResult:
    header = (await tables_of(request).get(table_id)).header
    error = gettext_of(language_of(request, person), STALE)
    return TurnResult(n=header.revision, status=header.status, error=error)


def _answer(result: TurnResult) -> TurnResult | JSONResponse:
    if result.error is None:
        return result
    return JSONResponse(result.model_dump(), status_code=409)


# --- the same at addresses of their own, which answer with the whole page unless asked not to

aliases = APIRouter(responses=POSITION_PROBLEMS)


@aliases.post("/move", response_model=Fresh)
async def play(
    request: Request, person: Recent, table_id: str, body: PlayTurn, quiet: bool = False
) -> TurnResult | JSONResponse:
    """Make a move in the tentative turn."""
    return await _with_page(request, person, table_id, body, quiet)


@aliases.post("/undo", response_model=Fresh)
async def undo(
    request: Request, person: Recent, table_id: str, body: UndoTurn, quiet: bool = False
) -> TurnResult | JSONResponse:
    """Take back tentative moves."""
    return await _with_page(request, person, table_id, body, quiet)


@aliases.post("/restart", response_model=Fresh)
async def restart(
    request: Request, person: Recent, table_id: str, body: AtRevision, quiet: bool = False
) -> TurnResult | JSONResponse:
    """Take back the whole tentative turn."""
    whole = UndoTurn(n=body.n, seat=body.seat, steps=None)
    return await _with_page(request, person, table_id, whole, quiet)


@aliases.post("/redo", response_model=Fresh)
async def redo(
    request: Request, person: Recent, table_id: str, body: RedoTurn, quiet: bool = False
) -> TurnResult | JSONResponse:
    """Make the move again that was taken back last."""
    return await _with_page(request, person, table_id, body, quiet)


@aliases.post("/end-turn", response_model=Fresh)
async def end_turn(
    request: Request, person: Recent, table_id: str, body: EndTurn, quiet: bool = False
) -> TurnResult | JSONResponse:
    """End the tentative turn: from now on it is history."""
    return await _with_page(request, person, table_id, body, quiet)


@aliases.post("/seat", response_model=Fresh)
async def choose_seat(request: Request, person: Recent, table_id: str, body: SeatBody) -> Fresh:
    """Several people at one screen in a common choice: show this seat, which goes on now."""
    tables = tables_of(request)
    if person is None:
        await tables.get(table_id)
        raise NotYourSeat(Refusal("WB-012"))
    await tables.choose_seat(table_id, person, body.seat)
    return await fresh(request, person, table_id)


async def _with_page(
    request: Request, person: Person | None, table_id: str, turn: Turn, quiet: bool
) -> TurnResult | JSONResponse:
    """Act, and answer with the fresh position whether it worked or not; `quiet`: only if not."""
    result = await _act(request, person, table_id, turn)
    if quiet and result.error is None:
        return _answer(Fresh(n=result.n, status=result.status))
    now = await fresh(request, person, table_id)
    why = result.model_dump(include={"error", "rule", "link"})
    return _answer(now.model_copy(update=why))


router.include_router(aliases)
