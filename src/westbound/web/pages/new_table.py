"""The form of a new table."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from westbound.games.registry import games
from westbound.table.bot_choice import bots_for
from westbound.web.game_info import (
    all_games,
    bot_groups,
    game_info,
    known_game,
    level_texts,
    option_groups,
    option_texts,
    usual_players,
)
from westbound.web.http.app_state import tables_of
from westbound.web.http.render import language_of, page
from westbound.web.http.users import OptionalUser

router = APIRouter()


@router.get("/new")
async def new_table_page(
    request: Request, person: OptionalUser, game: str | None = None
) -> HTMLResponse:
    """Seats and options of a new table."""
    language = language_of(request, person)
    chosen = known_game(games()[0] if game is None else game)
    return page(
        request,
        person,
        "new_table.html",
        game=game_info(chosen.id, language),
        games=all_games(language),
        groups=option_groups(option_texts(chosen, language)),
        players=usual_players(chosen),
        bots=bot_groups(chosen, language),
        levels=level_texts(chosen.id, language),
        remote_bots=await bots_for(tables_of(request).store, person),
    )
