"""The games of this server: their options, and the guided first turn."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException

from westbound.bots import DEFAULT_BOT
from westbound.engine.game import Game
from westbound.engine.state import State
from westbound.games.registry import games
from westbound.table.lifecycle import open_table
from westbound.table.seat_requests import SeatRequest
from westbound.web.api.schemas import (
    ERRORS,
    GameOut,
    NewTableOut,
    OptionOut,
    OptionValueOut,
    TourSeenOut,
)
from westbound.web.game_info import (
    beginner_options,
    game_info,
    known_game,
    option_texts,
    usual_players,
)
from westbound.web.http.app_state import tables_of
from westbound.web.http.render import language_of
from westbound.web.http.users import CurrentUser, OptionalUser
from westbound.web.live.tour import Tour, tour

router = APIRouter(prefix="/games", responses=ERRORS)
START = "tour"  # the query of a table's address that starts the tour


@router.get("", tags=["tables"])
async def list_games(request: Request, person: OptionalUser) -> list[GameOut]:
    """The games of this server."""
    language = language_of(request, person)
    found = [game_info(game_id, language) for game_id in games()]
    return [GameOut(id=g.id, title=g.title, players=list(g.players), pitch=g.pitch) for g in found]


@router.get("/{game_id}/options", tags=["tables"])
async def game_options(request: Request, person: OptionalUser, game_id: str) -> list[OptionOut]:
    """The table options of a game with their texts, defaults and the values for beginners."""
    texts = option_texts(known_game(game_id), language_of(request, person))
    return [
        OptionOut(
            name=o.name,
            title=o.title,
            help=o.help,
            rule=o.rule,
            values=[OptionValueOut(value=value, text=text) for value, text in o.values],
            default=o.default,
            beginner=o.beginner,
            custom=o.custom,
            file=bool(o.file),
        )
        for o in texts
    ]


@router.get("/{game_id}/tour", tags=["tour"])
async def read_tour(request: Request, person: OptionalUser, game_id: str) -> Tour:
    """The stops of the guided first turn, in the visitor's language."""
    found = tour(_game_with_tour(game_id).package, language_of(request, person))
    assert found is not None  # a game has a tour in every language, or none
    return found


@router.put("/{game_id}/tour/seen", tags=["tour"])
async def see_tour(request: Request, person: CurrentUser, game_id: str) -> TourSeenOut:
    """The visitor has seen the tour, or does not want it."""
    game = _game_with_tour(game_id)
    await tables_of(request).store.tours.mark_seen(person.id, game.id)
    return TourSeenOut(seen=True)


@router.post("/{game_id}/learn", status_code=201, tags=["tour"])
async def learn(request: Request, person: CurrentUser, game_id: str) -> NewTableOut:
    """A table against bots with the options for a first match; its page begins with the tour."""
    game = _game_with_tour(game_id)
    me = SeatRequest("person", person.name)
    bots = [SeatRequest("bot", bot=DEFAULT_BOT)] * (usual_players(game) - 1)
    options = beginner_options(game)
    table_id = await open_table(tables_of(request), game.id, person, [me, *bots], options)
    return NewTableOut(id=table_id, address=f"/t/{table_id}?{START}")


def _game_with_tour(game_id: str) -> Game[State]:
    game = known_game(game_id)
    if tour(game.package, "en") is None:
        raise HTTPException(404)
    return game
