"""Who I am: a name, a language, personal settings, and optionally a login; and my bots."""

from __future__ import annotations

import time

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from westbound.web.http.app_state import tables_of
from westbound.web.http.links import home
from westbound.web.http.render import ago_in, language_of, page
from westbound.web.http.users import MIN_PASSWORD, OptionalUser

router = APIRouter()
TOKEN = "{token}"  # where the script of the page puts it
COMMAND = "WESTBOUND_TOKEN={token} westbound bot --server {home} --bot greedy"


@router.get("/account")
async def account_page(request: Request, person: OptionalUser) -> HTMLResponse:
    return page(request, person, "account.html", min_password=MIN_PASSWORD)


@router.get("/account/bots")
async def bots_page(request: Request, person: OptionalUser) -> HTMLResponse:
    """My bots that play from elsewhere, and a form for another one."""
    accounts = tables_of(request).store.bot_accounts
    return page(
        request,
        person,
        "bots.html",
        mine=await accounts.of_owner(person.id) if person else [],
        now=time.time(),
        ago=ago_in(language_of(request, person)),
        api=request.app.openapi_url,
        command=COMMAND.format(token=TOKEN, home=home(request)),
    )


@router.get("/shortcuts")
async def shortcuts_page(request: Request, person: OptionalUser) -> HTMLResponse:
    return page(request, person, "shortcuts.html")
