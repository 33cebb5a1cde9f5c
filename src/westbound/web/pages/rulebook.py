"""The rulebook, all pieces, and what we had to reconstruct, in the visitor's language."""

from __future__ import annotations

import re
from dataclasses import dataclass

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from markupsafe import Markup, escape
from starlette.exceptions import HTTPException

from westbound.engine.game import Game
from westbound.engine.reconstructions import reconstructions
from westbound.engine.rulebook import rulebook
from westbound.engine.state import State
from westbound.engine.texts import catalogue
from westbound.games.registry import games
from westbound.web.drawings import drawings, has_drawings
from westbound.web.game_info import all_games, game_info, known_game
from westbound.web.http.links import TABLE_RULES
from westbound.web.http.render import language_of, page
from westbound.web.http.users import OptionalUser

router = APIRouter(include_in_schema=False)

_RULE_ID = re.compile(r"\b[A-Z]{2,4}-(?:[A-Z]+-)?\d+\b")


@dataclass(frozen=True, slots=True)
class Piece:
    """A component as the page shows it."""

    id: str
    name: str
    drawing: Markup
    text: str
    rules: tuple[str, ...]


@router.get("/rules")
async def all_rulebooks(request: Request, person: OptionalUser) -> Response:
    return RedirectResponse(f"/rules/{games()[0]}", status_code=303)


@router.get(f"/rules/{TABLE_RULES}")
async def house_rules_page(request: Request, person: OptionalUser) -> HTMLResponse:
    """What holds at every table: turns, seats, match files."""
    return _book_page(request, person, "house_rules.html")


@router.get("/rules/{game_id}")
async def rules_page(request: Request, person: OptionalUser, game_id: str) -> HTMLResponse:
    """Every rule by section, with its id as anchor."""
    return _book_page(request, person, "rules.html", known_game(game_id))


def _book_page(
    request: Request, person: OptionalUser, template: str, game: Game[State] | None = None
) -> HTMLResponse:
    """The rulebook of a game, or of every table."""
    language = language_of(request, person)
    book = rulebook(game.package if game else "westbound.engine", language)
    known = frozenset(book.rules())
    return page(
        request,
        person,
        template,
        game=game_info(game.id, language) if game else None,
        games=all_games(language),
        book=book,
        count=len(known),
        linked=lambda text: link_rules(text, known),
    )


@router.get("/rules/{game_id}/components")
async def components_page(request: Request, person: OptionalUser, game_id: str) -> HTMLResponse:
    """Every piece of the game: its drawing, what it does, its rules."""
    language = language_of(request, person)
    game = known_game(game_id)
    if not has_drawings(game):
        raise HTTPException(404)
    found = drawings(game).components(catalogue(game.package, language))
    pieces = [Piece(c.id, c.name, Markup(c.svg), c.text, tuple(c.rules)) for c in found]
    style = f"games/{game_id}/board.css"
    return _game_page(request, person, "components.html", game, pieces=pieces, style=style)


@router.get("/rules/{game_id}/reconstructed")
async def reconstructed_page(request: Request, person: OptionalUser, game_id: str) -> HTMLResponse:
    """What of the original is not known, and how we read what can be read in two ways."""
    language = language_of(request, person)
    game = known_game(game_id)
    known = reconstructions(game.package, language)
    if not known:
        raise HTTPException(404)
    folder = game.package.replace(".", "/")
    return _game_page(request, person, "reconstructed.html", game, known=known, folder=folder)


def _game_page(
    request: Request, person: OptionalUser, template: str, game: Game[State], **context: object
) -> HTMLResponse:
    """A page beside the rulebook of a game, which leads to its rules."""
    language = language_of(request, person)
    return page(
        request,
        person,
        template,
        200,
        game=game_info(game.id, language),
        games=all_games(language),
        linked=lambda text: link_rules(text, frozenset(), f"/rules/{game.id}"),
        **context,
    )


def link_rules(text: str, known: frozenset[str], book: str = "") -> Markup:
    """A text with links at the rule ids it mentions; everything else is escaped."""

    def link(match: re.Match[str]) -> str:
        rule = match[0]
        return rule if known and rule not in known else f'<a href="{book}#{rule}">{rule}</a>'

    return Markup(_RULE_ID.sub(link, str(escape(text))))
