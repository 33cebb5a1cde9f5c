"""Questions about a table, for pages, scripts and bots: what a seat may know, and nothing more."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request

from westbound.web.api.schemas import (
    ERRORS,
    LegalMoveOut,
    LogEntryOut,
    LogOut,
    MovesOut,
    ObservationOut,
    TipsOut,
)
from westbound.web.drawings import drawings
from westbound.web.http.bot_tokens import FOR_BOTS, Viewer
from westbound.web.http.i18n import UserError, gettext_noop
from westbound.web.live.choices import describe_move, legal_moves
from westbound.web.live.history import LogEntry, entry_text, visible_entries
from westbound.web.live.preview import Preview, preview
from westbound.web.live.requests import load_view
from westbound.web.live.view import TableView
from westbound.web.live.why_not import Reason, reason_for_move, reason_for_pick

router = APIRouter(prefix="/tables/{table_id}", responses=ERRORS, dependencies=[FOR_BOTS])
NOT_BEGUN = gettext_noop("The match has not begun.")
ASK_WITH = gettext_noop("Ask with either move=… or target=….")
Text = Annotated[str | None, Query(max_length=200)]
At = Annotated[int | None, Query(ge=0)]


async def running_view(
    request: Request, person: Viewer, table_id: str, at: int | None = None
) -> TableView:
    """The present position, or an earlier one; before the start there is none to ask about."""
    view = await load_view(request, person, table_id, at)
    if not view.live.header.begun:
        raise UserError(NOT_BEGUN)
    return view


@router.get("/observation")
async def observation(request: Request, person: Viewer, table_id: str) -> ObservationOut:
    """What your own seat may know, with its tentative turn; or else what everybody may know."""
    view = await running_view(request, person, table_id)
    asked = list(view.match.turns)
    return ObservationOut(
        n=view.revision, seat=view.viewer, asked=asked, observation=view.observation
    )


@router.get("/moves")
async def moves(request: Request, person: Viewer, table_id: str) -> MovesOut:
    """What your own seat may do now."""
    view = await running_view(request, person, table_id)
    found = [LegalMoveOut.model_validate(describe_move(view, move)) for move in legal_moves(view)]
    return MovesOut(n=view.revision, seat=view.acting, moves=found)


@router.get("/why-not")
async def why_not(
    request: Request, person: Viewer, table_id: str, move: Text = None, target: Text = None
) -> Reason:
    """Why a move, or anything with this target, is not possible now."""
    if (move is None) == (target is None):
        raise UserError(ASK_WITH)
    view = await running_view(request, person, table_id)
    return reason_for_pick(view, target or "") if move is None else reason_for_move(view, move)


@router.get("/preview")
async def preview_of(
    request: Request,
    person: Viewer,
    table_id: str,
    move: Annotated[str, Query(min_length=1, max_length=200)],
    n: At = None,
) -> Preview:
    """What a move would do at revision `n`, or else now; nothing is written."""
    return preview(await running_view(request, person, table_id), move, n)


@router.get("/tips")
async def tips(request: Request, person: Viewer, table_id: str, at: At = None) -> TipsOut:
    """A short text for each target on the board."""
    view = await load_view(request, person, table_id, at)
    found = drawings(view.match.game).tips(view.observation, view.catalogue)
    return TipsOut(n=view.revision, tips=found)


@router.get("/log")
async def log(request: Request, person: Viewer, table_id: str) -> LogOut:
    """Every entry with its sentence in the viewer's language."""
    view = await running_view(request, person, table_id)
    found = [_entry(view, entry) for entry in visible_entries(view)]
    return LogOut(n=view.revision, entries=found)


def _entry(view: TableView, entry: LogEntry) -> LogEntryOut:
    return LogEntryOut(
        n=entry.n,
        seat=None if entry.by_chance else entry.seat,
        move=entry.move,
        text=entry_text(view, entry),
        automatic=entry.automatic,
        round=entry.round,
        phase=entry.phase,
        at=entry.at,
    )
