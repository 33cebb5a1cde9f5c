"""A wrong request gets a sentence, in JSON or as a page; a bug gets a reference number."""

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

from westbound.engine.errors import BadInput, IllegalMove, SaveError
from westbound.table.tables import NoSuchTable, NotYourSeat, Stale
from westbound.web.people import visitor
from westbound.web.render import language_of, page
from westbound.web.security import HEADERS
from westbound.web.words import Problem, mark

log = logging.getLogger("westbound.web")

STALE = mark("The table has moved on; here is the fresh position.")
NO_TABLE = mark("There is no such table. Perhaps a letter of the link is missing.")
NOT_FOUND = mark("There is nothing at this address.")
NOT_UNDERSTOOD = mark("The request was not understood (%(where)s).")
BROKEN = mark("Something broke; this is our fault. Reference: %(reference)s")
# What the floor below says as a plain sentence, so that it is in the catalogues.
FROM_BELOW = (
    mark("this seat is already taken"),
    mark("only the host can do this, and only before the start"),
    mark("you have no seat at this table"),
)

Sentence = Callable[[Exception], Problem]


def install(app: FastAPI) -> None:
    """Give every kind of error its answer."""
    answers: list[tuple[type[Exception], int, Sentence]] = [
        (NoSuchTable, 404, lambda _: Problem(NO_TABLE)),
        (NotYourSeat, 403, _as_it_says),
        (Stale, 409, lambda _: Problem(STALE)),
        (SaveError, 400, _as_it_says),
        (BadInput, 400, _as_it_says),
        (IllegalMove, 409, _as_it_says),
    ]
    for error, status, sentence in answers:
        app.add_exception_handler(error, _answer(status, sentence))
    app.add_exception_handler(RequestValidationError, _answer(422, _where))
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _bug)


def _as_it_says(error: Exception) -> Problem:
    return error if isinstance(error, Problem) else Problem(str(error))


def _where(error: Exception) -> Problem:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    return Problem(NOT_UNDERSTOOD, where=".".join(str(part) for part in first["loc"]))


def _answer(status: int, sentence: Sentence) -> Callable[[Request, Exception], Awaitable[Response]]:
    async def answer(request: Request, error: Exception) -> Response:
        own = error.status if isinstance(error, Problem) else status
        return await respond(request, own, sentence(error))

    return answer


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return await respond(request, 404, Problem(NOT_FOUND))
    sentence = Problem(HTTPStatus(error.status_code).phrase)
    answer = await respond(request, error.status_code, sentence)
    answer.headers.update(error.headers or {})
    return answer


async def _bug(request: Request, error: Exception) -> Response:
    reference = secrets.token_hex(4)
    log.error("bug %s at %s", reference, request.url.path, exc_info=error)
    answer = await respond(request, 500, Problem(BROKEN, reference=reference))
    answer.headers.update(HEADERS)  # this answer is given outside of the guard
    return answer


async def respond(request: Request, status: int, problem: Problem) -> Response:
    """The sentence in the visitor's language: a page for a browser, JSON for a script."""
    try:
        person = await visitor(request)
    except SQLAlchemyError:  # the database may be what broke
        person = None
    sentence = problem.in_language(language_of(request, person))
    if not wants_page(request):
        return JSONResponse({"error": sentence}, status_code=status)
    return page(request, person, "error.html", status, code=status, sentence=sentence)


def wants_page(request: Request) -> bool:
    asked = request.headers.get("accept", "")
    return "text/html" in asked and not request.url.path.startswith("/api/")
