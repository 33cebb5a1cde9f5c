"""Every error gets an answer: a sentence, in JSON or as a page; a bug gets a reference number."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable
from http import HTTPStatus

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from westbound.engine.errors import ENGINE, IllegalMove, UserFacingError, explain_error
from westbound.engine.texts import catalogue
from westbound.games.registry import find_game, games
from westbound.table.errors import (
    MatchNotOver,
    NoRematch,
    NoSuchPosition,
    NoSuchSeat,
    NoSuchTable,
    NotYourSeat,
    SeatsNeeded,
    SetAside,
    Stale,
)
from westbound.table.lifecycle import ME
from westbound.table.records import Person
from westbound.table.set_aside import shown_header, shown_seats
from westbound.web.http.app_state import tables_of
from westbound.web.http.i18n import UserError, gettext_noop
from westbound.web.http.links import TABLE_RULES, rule_address
from westbound.web.http.render import language_of, page
from westbound.web.http.security import HEADERS
from westbound.web.http.set_aside import title_of, told_aside
from westbound.web.http.users import OutOfScope, optional_user
from westbound.web.http.validation_errors import NO_JSON, explain_validation

log = logging.getLogger("westbound.web")

STALE = gettext_noop("The table has moved on; this is the current position.")
NO_TABLE = gettext_noop("There is no such table. A letter of the link may be missing.")
NOT_FOUND = gettext_noop("There is nothing at this address.")
NO_METHOD = gettext_noop("%(method)s is not possible at this address.")
NO_POSITION = gettext_noop("The positions of this match are 0 to %(last)s.")
NOT_OVER = gettext_noop("A match with others can be continued elsewhere only after its end.")
NO_REMATCH = gettext_noop("Only those who played can start a rematch, once the match is over.")
SEATS_NEEDED = gettext_noop("%(players)s seats are needed, at least one of them “%(me)s”.")
NO_SUCH_SEAT = gettext_noop("A seat is “%(me)s” or one of: %(bots)s.")
BROKEN = gettext_noop("Something broke, and it is our fault. Reference: %(reference)s")

SET_ASIDE = 423  # locked: neither missing nor anybody's mistake

Sentence = Callable[[Exception], UserError]


class Refused(UserError):
    """A rule of the game or of the table forbids it: the sentence is in their catalogues."""

    def __init__(self, say: Callable[[str], str], rule: str, link: str) -> None:
        super().__init__(rule)
        self._say = say
        self.source = {"rule": rule, "link": link}

    def in_language(self, language: str) -> str:
        return self._say(language)


def install(app: FastAPI) -> None:
    """Give every kind of error its answer."""
    answers: list[tuple[type[Exception], int, Sentence]] = [
        (NoSuchTable, 404, lambda _: UserError(NO_TABLE)),
        (NotYourSeat, 403, _own_sentence),
        (Stale, 409, lambda _: UserError(STALE)),
        (UserFacingError, 400, _own_sentence),
    ]
    for error, status, sentence in answers:
        app.add_exception_handler(error, _answer(status, sentence))
    app.add_exception_handler(SetAside, _set_aside)
    app.add_exception_handler(IllegalMove, _illegal)
    app.add_exception_handler(RequestValidationError, _answer(422, explain_validation))
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _bug)


def _own_sentence(error: Exception) -> UserError:
    match error:
        case NoSuchPosition():
            return UserError(NO_POSITION, last=error.last)
        case MatchNotOver():
            return UserError(NOT_OVER)
        case NoRematch():
            return UserError(NO_REMATCH)
        case SeatsNeeded():
            return UserError(SEATS_NEEDED, players=error.players, me=ME)
        case NoSuchSeat():
            return UserError(NO_SUCH_SEAT, me=ME, bots=", ".join(error.bots))
    if isinstance(error, UserFacingError) and error.refusal is not None:
        rule = error.refusal.rule
        link = rule_address(rule, book_of(error))
        return Refused(lambda language: explain_error(error, language), rule, link)
    return error if isinstance(error, UserError) else UserError(str(error))


def book_of(error: UserFacingError) -> str:
    """The book with the rule: that of the game whose catalogue has the sentence, or the house's."""
    if error.package == ENGINE:
        return TABLE_RULES
    return next(id_ for id_ in games() if find_game(id_).package == error.package)


def _answer(status: int, sentence: Sentence) -> Callable[[Request, Exception], Awaitable[Response]]:
    async def answer(request: Request, error: Exception) -> Response:
        own = error.status if isinstance(error, UserError) else status
        return await respond(request, own, sentence(error))

    return answer


async def _illegal(request: Request, error: Exception) -> Response:
    """A move that the game of this table forbids."""
    assert isinstance(error, IllegalMove)
    live = await tables_of(request).get(request.path_params["table_id"])
    refusal, names = error.refusals[0], [seat.name for seat in live.seats]

    def say(language: str) -> str:
        return catalogue(live.game.package, language).explain(refusal, names)

    link = rule_address(refusal.rule, live.game.id)
    return await respond(request, 409, Refused(say, refusal.rule, link))


async def _set_aside(request: Request, error: Exception) -> Response:
    """The table of this address cannot be read: why, and how to save it to a file."""
    assert isinstance(error, SetAside)
    person = await _reader(request)
    told = told_aside(error, person, language_of(request, person))
    if not wants_page(request):
        about = told._asdict()
        return JSONResponse({"error": about.pop("reason"), **about}, SET_ASIDE)
    header, seats = shown_header(error), shown_seats(error)
    title = title_of(header.game)
    shown = {"told": told, "title": title, "header": header, "seats": seats}
    return page(request, person, "set_aside.html", SET_ASIDE, **shown)


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    sentences = {
        400: UserError(NO_JSON),  # a body that is not text
        404: UserError(NOT_FOUND),
        405: UserError(NO_METHOD, method=request.method),
    }
    other = UserError(HTTPStatus(error.status_code).phrase)
    answer = await respond(request, error.status_code, sentences.get(error.status_code, other))
    answer.headers.update(error.headers or {})
    return answer


async def _bug(request: Request, error: Exception) -> Response:
    reference = secrets.token_hex(4)
    log.error("bug %s at %s", reference, request.url.path, exc_info=error)
    answer = await respond(request, 500, UserError(BROKEN, reference=reference))
    answer.headers.update(HEADERS)  # sent from outside the security middleware
    return answer


async def respond(request: Request, status: int, problem: UserError) -> Response:
    """The sentence in the visitor's language: a page for a browser, JSON for a script."""
    person = await _reader(request)
    sentence = problem.in_language(language_of(request, person))
    source = problem.source if isinstance(problem, Refused) else {}
    if not wants_page(request):
        return JSONResponse({"error": sentence, **source}, status, dict(problem.headers))
    shown = {"code": status, "sentence": sentence, "rule": None, "link": None, **source}
    return page(request, person, "error.html", status, **shown)


async def _reader(request: Request) -> Person | None:
    """Who reads the answer, if that is a person who can be found."""
    try:
        return await optional_user(request)
    except (SQLAlchemyError, OutOfScope):  # the database may be what broke
        return None


def wants_page(request: Request) -> bool:
    asked = request.headers.get("accept", "")
    return "text/html" in asked and not request.url.path.startswith("/api/")
