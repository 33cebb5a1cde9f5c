"""Who I am: a name, a language, personal settings, and optionally a login."""

from __future__ import annotations

from typing import cast

from fastapi import APIRouter, Request, Response

from westbound.table.lifecycle import hand_over
from westbound.table.records import Person
from westbound.web.api.schemas import ERRORS, CredentialsIn, LoginIn, MeIn, MeOut
from westbound.web.http.app_state import settings_of, tables_of
from westbound.web.http.i18n import UserError
from westbound.web.http.render import LANGUAGE_COOKIE, language_of
from westbound.web.http.security import RateLimiter
from westbound.web.http.users import (
    COOKIE,
    COOKIE_AGE,
    CurrentUser,
    OptionalUser,
    new_guest,
    set_cookie,
    users_of,
)

router = APIRouter(tags=["me"], responses=ERRORS)

LOGINS_PER_MINUTE = 10  # against guessing passwords


@router.get("/me")
async def get_me(request: Request, person: OptionalUser) -> MeOut:
    """My name and settings."""
    return _me(request, person)


@router.patch("/me")
async def change_me(
    request: Request, response: Response, person: OptionalUser, body: MeIn
) -> MeOut:
    """Change name, language or a setting. To change only the language, no name is needed."""
    fields = body.model_dump(exclude_none=True)
    if person is None and set(fields) - {"language"}:
        person = await new_guest(request, response, body.name)
    if person is not None and fields:
        person = await users_of(request).change(person, **fields)
    if body.language is not None:
        _remember_language(request, response, body.language)
    return _me(request, person, body.language)


@router.post("/keep")
async def keep(request: Request, person: CurrentUser, body: CredentialsIn) -> MeOut:
    """Keep my name and tables under a login and a password."""
    return _me(request, await users_of(request).register(person, body.login, body.password))


@router.post("/login")
async def log_in(
    request: Request, response: Response, before: OptionalUser, body: LoginIn
) -> MeOut:
    """Log in on this device; tables of the present guest come along."""
    if not _login_limiter(request).allows(request.client.host if request.client else "?"):
        raise TooMany("Too many attempts; wait a minute.")
    person = await users_of(request).authenticate(body.login, body.password)
    if person is None:
        raise WrongPassword("Wrong login or password.")
    if body.bring and before is not None and before.login is None:
        await hand_over(tables_of(request), before, person)
    set_cookie(request, response, person)
    if person.language is not None:
        _remember_language(request, response, person.language)
    return _me(request, person)


@router.post("/logout")
async def log_out(request: Request, response: Response) -> MeOut:
    """Forget who uses this browser."""
    response.delete_cookie(COOKIE)
    return _me(request, None)


class TooMany(UserError):
    """Somebody is trying passwords."""

    status = 429


class WrongPassword(UserError):
    """No such login, or another password; we do not say which."""

    status = 401


def _login_limiter(request: Request) -> RateLimiter:
    return cast("RateLimiter", request.app.state.login_limiter)


def _remember_language(request: Request, response: Response, language: str) -> None:
    """In a cookie too, for errors and pages before the person is known."""
    secure = settings_of(request).secure_cookies
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
            "share": person.share if person else False,
        }
    )
