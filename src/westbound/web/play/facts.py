"""Facts about a table for pages, scripts and bots: what a seat may know, and nothing more."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request

from westbound.web.models import ERRORS
from westbound.web.people import Visitor
from westbound.web.play.answers import (
    LegalMove,
    Log,
    LogEntry,
    Moves,
    Observation,
    Preview,
    Tips,
)
from westbound.web.play.drawing import drawings
from westbound.web.play.looking import sight_of
from westbound.web.play.preview import preview
from westbound.web.play.reasons import Reason, reason_for_move, reason_for_pick
from westbound.web.play.sight import Sight
from westbound.web.play.story import entries, tell
from westbound.web.play.trie import described, legal_moves
from westbound.web.words import Problem, mark

router = APIRouter(prefix="/api/v1/tables/{table_id}", responses=ERRORS)
NOT_BEGUN = mark("The match has not begun.")
ASK_WITH = mark("Ask with either move=… or target=….")
Text = Annotated[str | None, Query(max_length=200)]


async def _running(request: Request, person: Visitor, table_id: str) -> Sight:
    """The present position; before the start there is none to ask about."""
    seen = await sight_of(request, person, table_id)
    if not seen.live.header.begun:
        raise Problem(NOT_BEGUN)
    return seen


@router.get("/observation")
async def observation(request: Request, person: Visitor, table_id: str) -> Observation:
    """What the own seat may know, with its tentative turn; without a seat, what all may know."""
    seen = await _running(request, person, table_id)
    return Observation(
        n=seen.revision, seat=seen.viewer, asked=list(seen.match.turns), observation=seen.view
    )


@router.get("/moves")
async def moves(request: Request, person: Visitor, table_id: str) -> Moves:
    """What the own seat may do now."""
    seen = await _running(request, person, table_id)
    found = [LegalMove.model_validate(described(seen, move)) for move in legal_moves(seen)]
    return Moves(n=seen.revision, seat=seen.acting, moves=found)


@router.get("/why-not")
async def why_not(
    request: Request, person: Visitor, table_id: str, move: Text = None, target: Text = None
) -> Reason:
    """Why a move, or anything with this target, is not possible now."""
    if (move is None) == (target is None):
        raise Problem(ASK_WITH)
    seen = await _running(request, person, table_id)
    if move is not None:
        return reason_for_move(seen, move)
    return reason_for_pick(seen, target or "")


@router.get("/preview")
async def preview_of(
    request: Request,
    person: Visitor,
    table_id: str,
    move: Annotated[str, Query(min_length=1, max_length=200)],
    n: Annotated[int | None, Query(ge=0)] = None,
) -> Preview:
    """What a move would do at revision `n`, or else now; nothing is written."""
    return preview(await _running(request, person, table_id), move, n)


@router.get("/tips")
async def tips(
    request: Request, person: Visitor, table_id: str, at: Annotated[int | None, Query(ge=0)] = None
) -> Tips:
    """A short text for each target on the board."""
    seen = await sight_of(request, person, table_id, at)
    found = drawings(seen.match.game.package).tips(seen.view, seen.speak)
    return Tips(n=seen.revision, tips=found)


@router.get("/log")
async def log(request: Request, person: Visitor, table_id: str) -> Log:
    """Every entry with its sentence in the viewer's language."""
    seen = await _running(request, person, table_id)
    found = [
        LogEntry(
            n=told.n,
            seat=None if told.by_chance else told.seat,
            move=told.move,
            text=tell(seen, told),
            automatic=told.automatic,
            round=told.round,
            phase=told.phase,
            at=told.at,
        )
        for told in entries(seen)
    ]
    return Log(n=seen.revision, entries=found)
