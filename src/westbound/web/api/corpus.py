"""Finished matches whose players allow everybody to have them, for those who study games."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from westbound.games.registry import find_game
from westbound.table.corpus import corpus_page
from westbound.web.api.schemas import ERRORS
from westbound.web.http.app_state import tables_of

router = APIRouter(responses=ERRORS)
NEXT = "X-Westbound-Next"
JSON_LINES = "application/x-ndjson"

Game = Annotated[str | None, Query(description="Only matches of this game.")]
After = Annotated[str | None, Query(description=f"The {NEXT} of the answer before.", max_length=60)]


@router.get(
    "/corpus",
    response_class=Response,
    responses={
        200: {
            "content": {JSON_LINES: {"schema": {"type": "string"}}},
            "headers": {NEXT: {"description": "Ask for `after` this; not there at the end."}},
        }
    },
)
async def corpus(request: Request, game: Game = None, after: After = None) -> Response:
    """A hundred match files, one on each line, in the order in which they ended.

    Only matches in which every person allows it, and with nobody's name.
    """
    if game is not None:
        find_game(game)
    page = await corpus_page(tables_of(request).store, game, after)
    headers = {} if page.next is None else {NEXT: page.next}
    text = "".join(f"{line}\n" for line in page.lines)
    return Response(text, media_type=JSON_LINES, headers=headers)
