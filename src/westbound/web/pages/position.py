"""Setting up a position: its text, what is wrong with it, its board, and who plays it."""

from __future__ import annotations

from typing import NamedTuple

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse
from markupsafe import Markup

from westbound.engine.errors import BadPosition
from westbound.engine.json_types import as_json
from westbound.engine.match import Match
from westbound.engine.position.reading import parse_position
from westbound.engine.position.text import on_one_line
from westbound.engine.texts import catalogue
from westbound.games.registry import find_game, games
from westbound.kit.board import Description
from westbound.table.bot_choice import bots_for
from westbound.web.drawings import drawings, has_drawings
from westbound.web.game_info import (
    MAX_POSITION,
    bot_groups,
    example_position,
    game_info,
    known_game,
)
from westbound.web.http.app_state import tables_of
from westbound.web.http.errors import book_of
from westbound.web.http.i18n import gettext_noop, translate
from westbound.web.http.links import home, position_address, rule_address
from westbound.web.http.render import language_of, page
from westbound.web.http.users import OptionalUser
from westbound.web.live.view import phase_name, round_name

router = APIRouter()
PLAYER = gettext_noop("Player %(number)s")
TOO_LONG = gettext_noop("The text has %(length)s characters; at most %(most)s are possible.")


class Wrong(NamedTuple):
    """One thing that is wrong with a text, and the rule that says so, if there is one."""

    sentence: str
    rule: str = ""
    link: str = ""


class Drawn(NamedTuple):
    """What a position looks like to somebody who has no seat in it."""

    board: Markup  # the game escapes names itself
    panels: list[Markup]
    described: Description
    round: int | None
    numbered: str  # the round in the game's own words
    phase: str
    asks: str


@router.get("/position")
async def position_page(
    request: Request, person: OptionalUser, text: str = "", game: str | None = None
) -> HTMLResponse:
    """The text in the address, or else an example of the game."""
    language = language_of(request, person)
    chosen = known_game(games()[0] if game is None else game)
    written = text.replace("\r\n", "\n").strip() or example_position(chosen)
    match, wrong = _set_up(written, language)
    shown = chosen if match is None else match.game
    return page(
        request,
        person,
        "position.html",
        text=written,
        max_text=MAX_POSITION,
        examples=[game_info(id_, language) for id_ in games() if example_position(find_game(id_))],
        game=game_info(shown.id, language),
        match=match,
        wrong=wrong,
        drawn=_draw(match, language) if match and has_drawings(shown) else None,
        link=home(request) + position_address(on_one_line(written)) if match else "",
        bots=bot_groups(shown, language),
        remote_bots=await bots_for(tables_of(request).store, person),
    )


def _set_up(text: str, language: str) -> tuple[Match | None, list[Wrong]]:
    """The match that begins so, or everything that is wrong."""
    if len(text) > MAX_POSITION:
        figures = {"length": len(text), "most": MAX_POSITION}
        return None, [Wrong(translate(language, TOO_LONG) % figures)]
    try:
        found = parse_position(text, find_game)
    except BadPosition as error:
        return None, _wrong(error, language)
    names = [translate(language, PLAYER) % {"number": n + 1} for n in range(found.agreed.players)]
    return Match.from_position(found, 0, names), []


def _wrong(error: BadPosition, language: str) -> list[Wrong]:
    rules = [refusal.rule for _, refusal in error.problems]
    book = book_of(error)
    return [
        Wrong(sentence, rule, rule_address(rule, book))
        for sentence, rule in zip(error.explain(language), rules, strict=True)
    ]


def _draw(match: Match, language: str) -> Drawn:
    game, names = match.game, match.names
    texts, art = catalogue(game.package, language), drawings(game)
    seen = as_json(game.observe(match.state, None))
    number, phase = game.phase_label(match.state)
    return Drawn(
        board=Markup(art.board(seen, texts, names)),
        panels=[Markup(art.panel(seen, seat, texts, names)) for seat in range(match.players)],
        described=art.description(seen, texts, names),
        round=number,
        numbered=round_name(texts, number) if number else "",
        phase=phase_name(texts, phase),
        asks="" if match.over else texts.sentence("asks", game.prompt(match.state), names),
    )
