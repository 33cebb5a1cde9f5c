"""Who is at the browser: a guest with a signed cookie, or somebody who has logged in."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from typing import Annotated, cast

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from fastapi import Depends, Request, Response
from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection

from westbound.table.records import Person
from westbound.table.seat_requests import NAME_LENGTH
from westbound.table.store import Conflict
from westbound.table.store.people import PeopleStore
from westbound.web.http.app_state import settings_of
from westbound.web.http.i18n import UserError, translate
from westbound.web.http.render import language_of
from westbound.web.http.security import ONLY_PLAYING, bearer

COOKIE = "westbound"
COOKIE_AGE = 400 * 24 * 3600
MIN_PASSWORD = 8
CACHE_SECONDS = 10  # cache lifetime: until then a change made by another server process is not seen
MAX_CACHED = 2000


class Users:
    """Signs cookies, caches people, and checks passwords."""

    def __init__(self, store: PeopleStore, keys: tuple[str, ...]) -> None:
        self._store = store
        self._serializer = URLSafeSerializer(list(reversed(keys)), salt="person")
        self._hasher = PasswordHasher()
        self._newest: OrderedDict[str, Person] = OrderedDict()  # as last read here
        self._read: dict[str, float] = {}  # when
        self._no_password: str | None = None  # a hash to verify against when the login is unknown

    # --- cookies

    def cookie(self, person: Person) -> str:
        return self._serializer.dumps(person.id)

    def id_of(self, cookie: str | None) -> str | None:
        """The person a cookie was signed for; a forged or foreign one is nobody."""
        if not cookie:
            return None
        try:
            found = self._serializer.loads(cookie)
        except BadSignature:
            return None
        return found if isinstance(found, str) else None

    # --- people

    async def get(self, person_id: str | None) -> Person | None:
        if person_id is None:
            return None
        person = await self._store.get(person_id)
        if person is not None:
            self._remember(person)
        return person

    def _remember(self, person: Person) -> None:
        self._newest[person.id] = person
        self._newest.move_to_end(person.id)
        self._read[person.id] = time.monotonic()
        if len(self._newest) > MAX_CACHED:
            oldest, _ = self._newest.popitem(last=False)
            del self._read[oldest]

    def newest(self, person: Person | None) -> Person | None:
        """The person as this process has read them last, without asking the database."""
        return None if person is None else self._newest.get(person.id, person)

    async def cached(self, person_id: str | None) -> Person | None:
        """The person as read a moment ago, so that a move need not wait for the database."""
        read = self._read.get(person_id or "")
        if person_id is None or read is None or time.monotonic() - read > CACHE_SECONDS:
            return await self.get(person_id)
        return self._newest[person_id]

    async def add_guest(self, name: str, language: str | None = None) -> Person:
        person = Person(secrets.token_urlsafe(16), clean_name(name), language=language)
        await self._store.add(person)
        return person

    async def change(self, person: Person, **fields: str | bool | None) -> Person:
        """Change name, language or a personal setting."""
        if "name" in fields:
            fields["name"] = clean_name(str(fields["name"]))
        await self._store.change(person.id, fields)
        changed = await self.get(person.id)
        assert changed is not None
        return changed

    async def register(self, person: Person, login: str, password: str) -> Person:
        """Give a guest a login and a password."""
        login = clean_name(login).casefold()
        if len(password) < MIN_PASSWORD:
            raise UserError(
                "A password needs at least %(minimum)s characters.", minimum=MIN_PASSWORD
            )
        hashed = await asyncio.to_thread(self._hasher.hash, password[:200])
        try:
            return await self.change(person, login=login, password=hashed)
        except Conflict:
            raise UserError("The login “%(login)s” is already taken.", login=login) from None

    async def authenticate(self, login: str, password: str) -> Person | None:
        """The person with this login and password."""
        found = await self._store.credentials(clean_name(login).casefold())
        if self._no_password is None:
            self._no_password = await asyncio.to_thread(self._hasher.hash, secrets.token_hex(16))
        # somebody unknown takes as long as somebody with a wrong password
        stored = found.password if found is not None else self._no_password
        try:
            await asyncio.to_thread(self._hasher.verify, stored, password[:200])
        except Argon2Error:
            return None
        return None if found is None else await self.get(found.person_id)


def clean_name(name: str) -> str:
    """A name as it is shown: one line, no more than forty characters."""
    clean = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if not clean:
        raise UserError("A name needs at least one letter.")
    return clean[:NAME_LENGTH]


def users_of(connection: HTTPConnection) -> Users:
    return cast("Users", connection.app.state.users)


class OutOfScope(UserError):
    """The token of a bot is not for this."""

    status = 403


def bearer_token(connection: HTTPConnection) -> str | None:
    return bearer(connection.headers)


def _cookie_id(connection: HTTPConnection) -> str | None:
    """Whose cookie it is. A request with a token has none: it is a bot's."""
    if bearer_token(connection) is not None:
        raise OutOfScope(ONLY_PLAYING)
    return users_of(connection).id_of(connection.cookies.get(COOKIE))


async def optional_user(connection: HTTPConnection) -> Person | None:
    """The person behind a request or a live connection, if the browser has a cookie."""
    return await users_of(connection).get(_cookie_id(connection))


async def cached_user(connection: HTTPConnection) -> Person | None:
    """The same for a move: whoever was looked up a moment ago is not looked up again."""
    return await users_of(connection).cached(_cookie_id(connection))


async def current_user(request: Request, response: Response) -> Person:
    """The person behind a request; a newcomer becomes a guest and gets a cookie."""
    person = await optional_user(request)
    if person is None:
        person = await new_guest(request, response)
    return person


async def new_guest(request: Request, response: Response, name: str | None = None) -> Person:
    """A guest with this name, or a default one; the response sets the cookie."""
    if name is None:
        guest = translate(language_of(request, None), "Guest")
        name = f"{guest} {secrets.randbelow(9000) + 1000}"
    person = await users_of(request).add_guest(name)
    set_cookie(request, response, person)
    return person


def set_cookie(request: Request, response: Response, person: Person) -> None:
    response.set_cookie(
        COOKIE,
        users_of(request).cookie(person),
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=settings_of(request).secure_cookies,
    )


OptionalUser = Annotated[Person | None, Depends(optional_user)]
CachedUser = Annotated[Person | None, Depends(cached_user)]
CurrentUser = Annotated[Person, Depends(current_user)]
