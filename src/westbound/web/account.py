"""Who I am: a name, a language, personal settings, and optionally a login."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse

from westbound.table.lifecycle import hand_over
from westbound.table.records import Person
from westbound.web.models import ERRORS, CredentialsIn, ErrorOut, LoginIn, MeIn, MeOut
from westbound.web.people import (
    COOKIE,
    COOKIE_AGE,
    MIN_PASSWORD,
    Known,
    People,
    Visitor,
    new_guest,
    set_cookie,
)
from westbound.web.render import LANGUAGE_COOKIE, language_of, page
from westbound.web.security import Pace
from westbound.web.words import Problem

router = APIRouter()
api = APIRouter(prefix="/api/v1", tags=["me"], responses=ERRORS)

LOGINS = 10  # a minute: guessing passwords is slow


@router.get("/account", include_in_schema=False)
async def account_page(request: Request, person: Visitor) -> HTMLResponse:
    return page(request, person, "account.html", least_password=MIN_PASSWORD)


@router.get("/shortcuts", include_in_schema=False)
async def shortcuts_page(request: Request, person: Visitor) -> HTMLResponse:
    return page(request, person, "shortcuts.html")


@api.get("/me")
async def get_me(request: Request, person: Visitor) -> MeOut:
    """My name and settings."""
    return _me(request, person)


@api.patch("/me")
async def change_me(request: Request, response: Response, person: Visitor, wish: MeIn) -> MeOut:
    """Change name, language or a setting. The language alone needs no name."""
    people = _people(request)
    fields = wish.model_dump(exclude_none=True)
    if person is None and set(fields) - {"language"}:
        person = await new_guest(request, response, wish.name)
    if person is not None and fields:
        person = await people.change(person, **fields)
    if wish.language is not None:
        _remember_language(request, response, wish.language)
    return _me(request, person, wish.language)


@api.post("/keep")
async def keep(request: Request, person: Known, wish: CredentialsIn) -> MeOut:
    """Keep my name and tables under a login and a password."""
    return _me(request, await _people(request).keep(person, wish.login, wish.password))


@api.post("/login", responses={401: {"model": ErrorOut}})
async def log_in(request: Request, response: Response, before: Visitor, wish: LoginIn) -> MeOut:
    """Go on as somebody who has a login, on this device too; a guest's tables come along."""
    if not _logins(request).allows(request.client.host if request.client else "?"):
        raise TooMany("Too many attempts; wait a minute.")
    person = await _people(request).enter(wish.login, wish.password)
    if person is None:
        raise WrongPassword("Login and password do not belong together.")
    if wish.bring and before is not None and before.login is None:
        await hand_over(request.app.state.tables, before, person)
    set_cookie(request, response, person)
    if person.language is not None:
        _remember_language(request, response, person.language)
    return _me(request, person)


@api.post("/logout")
async def log_out(request: Request, response: Response) -> MeOut:
    """Forget who sits at this browser."""
    response.delete_cookie(COOKIE)
    return _me(request, None)


class TooMany(Problem):
    """Somebody is trying passwords."""

    status = 429


class WrongPassword(Problem):
    """No such login, or another password; we do not say which."""

    status = 401


def _people(request: Request) -> People:
    people: People = request.app.state.people
    return people


def _logins(request: Request) -> Pace:
    state = request.app.state
    if not hasattr(state, "logins"):
        state.logins = Pace(LOGINS)
    logins: Pace = state.logins
    return logins


def _remember_language(request: Request, response: Response, language: str) -> None:
    """In a cookie as well: refusals and pages before the person is known speak it too."""
    secure = request.app.state.settings.secure_cookies
    response.set_cookie(
        LANGUAGE_COOKIE, language, max_age=COOKIE_AGE, samesite="lax", secure=secure
    )


def _me(request: Request, person: Person | None, language: str | None = None) -> MeOut:
    return MeOut.model_validate(
        {
            "name": person.name if person else None,
            "login": person.login if person else None,
            "language": language or language_of(request, person),
            "auto_end": person.auto_end if person else False,
            "hints": person.hints if person else True,
            "confirm": person.confirm if person else "always",
        }
    )


router.include_router(api)
