"""Positions as texts: one of a table written down, and one of anybody's checked."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request

from westbound.engine.errors import BadPosition
from westbound.engine.match import Match
from westbound.engine.position.reading import parse_position
from westbound.engine.position.text import on_one_line
from westbound.games.registry import find_game
from westbound.web.api.queries import At, running_view
from westbound.web.api.schemas import ERRORS, CheckedPositionOut, PositionTextOut
from westbound.web.game_info import MAX_POSITION
from westbound.web.http.bot_tokens import FOR_BOTS, Viewer
from westbound.web.http.links import position_address
from westbound.web.http.render import language_of
from westbound.web.http.users import OptionalUser

router = APIRouter(responses=ERRORS)
Text = Annotated[str, Query(min_length=1, max_length=MAX_POSITION)]


@router.get("/tables/{table_id}/position-text", dependencies=[FOR_BOTS])
async def position_text(
    request: Request, person: Viewer, table_id: str, at: At = None
) -> PositionTextOut:
    """The position now or an earlier one, as far as your own seat, or else everybody, knows it."""
    view = await running_view(request, person, table_id, at)
    text = view.match.position(view.viewer)
    return PositionTextOut(n=view.revision, text=text, address=position_address(on_one_line(text)))


@router.get("/position")
async def check(request: Request, person: OptionalUser, text: Text) -> CheckedPositionOut:
    """Whether a match can begin with this text; if not, everything that is wrong with it."""
    try:
        match = Match.from_position(parse_position(text, find_game), 0)
    except BadPosition as error:
        return CheckedPositionOut(problems=error.explain(language_of(request, person)))
    return CheckedPositionOut(
        game=match.game.id,
        players=match.players,
        asked=list(match.turns),
        over=match.over,
        address=position_address(on_one_line(text)),
    )
