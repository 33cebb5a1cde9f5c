"""Who I am: a name, a language, personal settings, and optionally a login."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from westbound.web.http.render import page
from westbound.web.http.users import MIN_PASSWORD, OptionalUser

router = APIRouter()


@router.get("/account")
async def account_page(request: Request, person: OptionalUser) -> HTMLResponse:
    return page(request, person, "account.html", min_password=MIN_PASSWORD)


@router.get("/shortcuts")
async def shortcuts_page(request: Request, person: OptionalUser) -> HTMLResponse:
    return page(request, person, "shortcuts.html")
