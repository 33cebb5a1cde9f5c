"""What a player does in a turn. Each request says which revision of the table it was made for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from westbound.engine.errors import IllegalMove, UserFacingError
from westbound.engine.refusal import Refusal
from westbound.table.errors import NotYourSeat, Stale
from westbound.table.records import Person
from westbound.web.api.position import page_update
from westbound.web.api.schemas import (
    PAGE_ERRORS,
    TURN_ERRORS,
    AtRevision,
    ChosenSeatIn,
    EndTurn,
    PageUpdate,
    PlayTurn,
    RedoTurn,
    TaggedTurn,
    Turn,
    TurnResult,
    UndoTurn,
)
from westbound.web.http.app_state import tables_of
from westbound.web.http.bot_tokens import FOR_BOTS, Player, count_refusal
from westbound.web.http.i18n import gettext_noop, translate
from westbound.web.http.users import CachedUser
from westbound.web.live.requests import load_view
from westbound.web.live.why_not import explain

router = APIRouter(prefix="/tables/{table_id}", responses=TURN_ERRORS)
STALE = gettext_noop("The table has moved on. Nothing was done; this is the current position.")


@router.post("/turn", dependencies=[FOR_BOTS])
async def take_turn(
    request: Request, response: Response, person: Player, table_id: str, body: TaggedTurn
) -> TurnResult:
    """Play a move, undo, redo, or end the turn: `action` says which.

    The answer is the new revision; what the page then shows comes over its live connection.
    """
    tables = tables_of(request)
    if person is None:
        await tables.get(table_id)  # report a missing table first
        raise NotYourSeat(Refusal("WB-012"))
    try:
        live = await tables.act(table_id, person, body.n, body.turn_action(), body.seat)
    except (Stale, IllegalMove) as error:
        count_refusal(request, person)
        response.status_code = 409
        return await _refused(request, person, table_id, body, error)
    except UserFacingError:
        count_refusal(request, person)
        raise
    return TurnResult(n=live.header.revision, status=live.header.status)


async def _refused(
    request: Request, person: Person, table_id: str, turn: Turn, error: Stale | IllegalMove
) -> TurnResult:
    """Why nothing was done. A rule counts only for what the page still shows."""
    view = await load_view(request, person, table_id)
    header = view.live.header
    seat = view.viewer if turn.seat is None else turn.seat
    outdated = seat is None or not view.live.accepts_revision(seat, turn.n)
    if isinstance(error, Stale) or outdated:
        stale = translate(view.language, STALE)
        return TurnResult(n=header.revision, status=header.status, error=stale)
    why = explain(view, error.refusals[0])
    return TurnResult(
        n=header.revision, status=header.status, error=why.text, rule=why.rule, link=why.link
    )


# --- the same at older addresses, which answer with the whole page unless `quiet`

aliases = APIRouter(prefix="/tables/{table_id}", responses=PAGE_ERRORS)


@dataclass
class PageAfterTurn:
    """A request that takes a turn and is answered with the page."""

    request: Request
    response: Response
    person: CachedUser
    table_id: str
    quiet: bool = False

    async def __call__(self, turn: Turn) -> PageUpdate:
        """The fresh position, whether the action was done or not; `quiet`: only if it was not."""
        result = await take_turn(self.request, self.response, self.person, self.table_id, turn)
        if self.quiet and result.error is None:
            return PageUpdate(n=result.n, status=result.status)
        page = await page_update(self.request, self.person, self.table_id)
        return page.model_copy(update=result.model_dump(include={"error", "rule", "link"}))


PageAfter = Annotated[PageAfterTurn, Depends()]


@aliases.post("/move")
async def play(page_after: PageAfter, body: PlayTurn) -> PageUpdate:
    """Make a move in the tentative turn."""
    return await page_after(body)


@aliases.post("/undo")
async def undo(page_after: PageAfter, body: UndoTurn) -> PageUpdate:
    """Take back tentative moves."""
    return await page_after(body)


@aliases.post("/restart")
async def restart(page_after: PageAfter, body: AtRevision) -> PageUpdate:
    """Take back the whole tentative turn."""
    return await page_after(UndoTurn(n=body.n, seat=body.seat, steps=None))


@aliases.post("/redo")
async def redo(page_after: PageAfter, body: RedoTurn) -> PageUpdate:
    """Repeat the move that was taken back last."""
    return await page_after(body)


@aliases.post("/end-turn")
async def end_turn(page_after: PageAfter, body: EndTurn) -> PageUpdate:
    """End the tentative turn: from now on it is history."""
    return await page_after(body)


# --- several people at one screen


@aliases.post("/seat")
async def choose_seat(
    request: Request, person: CachedUser, table_id: str, body: ChosenSeatIn
) -> PageUpdate:
    """Several people at one screen in a common choice: show this seat, which plays now."""
    tables = tables_of(request)
    if person is None:
        await tables.get(table_id)
        raise NotYourSeat(Refusal("WB-012"))
    await tables.choose_seat(table_id, person, body.seat)
    return await page_update(request, person, table_id)
