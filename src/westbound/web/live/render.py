"""The fragments of a table's page for one viewer: each goes into the element with its id."""

from __future__ import annotations

import json
import re
from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from westbound.engine.json_types import Json
from westbound.table.records import Message
from westbound.web.drawings import drawings
from westbound.web.http.render import fragment
from westbound.web.live.cache import RecentCache
from westbound.web.live.charts import result_of
from westbound.web.live.choices import choices
from westbound.web.live.log import recap_lines
from westbound.web.live.patch import RenderedPage
from westbound.web.live.status import hint, status
from westbound.web.live.tour import moves_made
from westbound.web.live.view import TableView

MAX_MESSAGES = 200
_TABLE_ADDRESS = re.compile(r"(/t/[A-Za-z0-9]{8,16})\b")


@dataclass(frozen=True, slots=True)
class RenderedBoard:
    """What takes longest to draw: the board, the players' areas, and all of it in words."""

    board: str
    panels: tuple[str, ...]
    spoken: str


BOARDS: RecentCache[Hashable, RenderedBoard] = RecentCache(300)
PAGES: RecentCache[Hashable, RenderedPage] = RecentCache(60)


def render_page(view: TableView, messages: Sequence[Message]) -> RenderedPage:
    """Everything that changes on the page while a match goes on."""
    key = (*view.page_key, view.revision, messages[-1].n if messages else -1)
    page = PAGES.find(key)
    if page is not None:
        return page
    drawn = render_board(view)
    fragments = {
        "board": drawn.board,
        "status": template("status", view, **status(view)),
        "where": _where(view),
        "players": template("players", view, panels=_panels(view, drawn)),
        "moves": json_block(choices(view)),
        "recap": template("recap", view, lines=recap_lines(view)),
        "chat": _chat(view, messages),
        "result": _result(view),
        "spoken": drawn.spoken,
        "made": moves_made(view),
    }
    return PAGES.keep(key, RenderedPage(fragments))


def render_board(view: TableView) -> RenderedBoard:
    """The drawings of a position; views with the same key share them."""
    drawn = BOARDS.find(view.board_key)
    if drawn is not None:
        return drawn
    art = drawings(view.match.game)
    seen, catalogue, names = view.observation, view.catalogue, view.names
    described = art.description(seen, catalogue, names)
    drawn = RenderedBoard(
        art.board(seen, catalogue, names),
        tuple(art.panel(seen, seat, catalogue, names) for seat in range(view.match.players)),
        fragment("table/spoken.html", view.language, parts=described),
    )
    return BOARDS.keep(view.board_key, drawn)


def template(name: str, view: TableView, **context: object) -> str:
    """A template of the table's page."""
    return fragment(f"table/{name}.html", view.language, view=view, **context)


def json_block(data: Json) -> str:
    """JSON that can stand inside a page: nothing in it can end the block."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c")


def _where(view: TableView) -> str:
    """The round and phase of the position, where the game has them."""
    number, phase = view.match.game.phase_label(view.match.state)
    shown = {"round": number, "phase": view.phase_name(phase), "over": view.match.over}
    return template("where", view, hint=hint(view), **shown)


def _panels(view: TableView, drawn: RenderedBoard) -> list[dict[str, object]]:
    deciders = view.base.turns  # in a common choice, everybody who is asked
    return [
        {
            "seat": seat,
            "html": Markup(drawn.panels[seat.seat]),  # the game escapes names itself
            "remote": view.live.remote.get(seat.seat),
            "mine": seat.seat in view.held,
            "viewer": seat.seat == view.viewer,
            "active": seat.seat in deciders,
        }
        for seat in view.live.seats
    ]


def _chat(view: TableView, messages: Sequence[Message]) -> str:
    seats = {seat.person_id: seat.seat for seat in view.live.seats if seat.person_id}
    latest = messages[-MAX_MESSAGES:]
    return template("chat", view, messages=latest, seats=seats, linked=linked)


def linked(text: str) -> Markup:
    """What somebody wrote, with links to other tables; everything else is plain text."""
    parts = _TABLE_ADDRESS.split(text)
    return Markup().join(
        Markup('<a href="{0}">{0}</a>').format(part) if index % 2 else part
        for index, part in enumerate(parts)
    )


def _result(view: TableView) -> str:
    """The end of the match; empty before it and in replays of earlier positions."""
    if view.live.header.status != "over" or view.at is not None:
        return ""
    return template("result", view, result=result_of(view))
