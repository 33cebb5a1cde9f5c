"""Pages from templates, in the visitor's language."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import timedelta
from functools import cache, partial
from importlib.resources import files

from babel.dates import format_timedelta
from fastapi import Request
from fastapi.responses import HTMLResponse
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.requests import HTTPConnection

from westbound.bots import DEFAULT_BOT
from westbound.engine.grammar import joined, numeral
from westbound.table.records import Person
from westbound.web.http.assets import asset_address, has_asset
from westbound.web.http.i18n import LANGUAGE_NAMES, choose_language, translations

LANGUAGE_COOKIE = "language"
THEME_COOKIE = "theme"
THEMES = ("auto", "light", "dark")


@cache
def environment(language: str) -> Environment:
    """One environment per language, so that `_()` in a template needs no arguments."""
    made = Environment(
        loader=FileSystemLoader(str(files("westbound.web").joinpath("templates"))),
        autoescape=True,
        undefined=StrictUndefined,
        extensions=["jinja2.ext.i18n"],
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.install_gettext_translations(translations(language), newstyle=True)  # type: ignore[attr-defined]
    made.globals.update(
        language=language,
        languages=LANGUAGE_NAMES,
        asset=asset_address,
        has_asset=has_asset,
        default_bot=DEFAULT_BOT,
    )
    made.filters["joined"] = partial(joined, language=language)
    made.filters["numeral"] = numeral
    return made


def language_of(connection: HTTPConnection, person: Person | None) -> str:
    wanted = (person.language if person else None) or connection.cookies.get(LANGUAGE_COOKIE)
    return choose_language(wanted, connection.headers.get("accept-language"))


def theme_of(connection: HTTPConnection) -> str:
    """Light, dark, or what the system prefers."""
    theme = connection.cookies.get(THEME_COOKIE, "auto")
    return theme if theme in THEMES else "auto"


def ago_in(language: str) -> Callable[[float], str]:
    """How long ago something was, in words of this language."""

    def ago(moment: float) -> str:
        since = timedelta(seconds=moment - time.time())
        return format_timedelta(since, add_direction=True, locale=language)

    return ago


def fragment(name: str, language: str, **context: object) -> str:
    """A piece of a page as text."""
    return environment(language).get_template(name).render(**context)


def page(
    request: Request, person: Person | None, name: str, status: int = 200, **context: object
) -> HTMLResponse:
    """A whole page; `person`, `path` and `theme` are known to every template."""
    language = language_of(request, person)
    known = {"person": person, "path": request.url.path, "theme": theme_of(request)}
    return HTMLResponse(fragment(name, language, **known, **context), status_code=status)
