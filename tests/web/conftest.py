"""A server in this process: a database of its own, bots that answer at once, several browsers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from http.cookies import SimpleCookie
from pathlib import Path
from typing import TypeAlias

import pytest
from argon2 import PasswordHasher
from fastapi import FastAPI
from httpx2 import Response
from starlette.testclient import TestClient

from tests.web.apps import database_in, fresh_app
from tests.web.house import House, Visit, house
from westbound.web.api.schemas import TableOut
from westbound.web.http.settings import Settings

OURS = {"X-Westbound": "1"}
HTML = {"Accept": "text/html,application/xhtml+xml"}


class Browser:
    """One browser of several at the same server: it has its own cookies and language."""

    def __init__(self, client: TestClient, language: str = "en") -> None:
        self.client = client
        self.language = language
        self.cookies: dict[str, str] = {}

    def send(
        self, method: str, address: str, body: object = None, headers: Mapping[str, str] = {}
    ) -> Response:
        own = {"Accept-Language": self.language}
        if self.cookies:
            own["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        self.client.cookies.clear()
        answer = self.client.request(
            method, address, json=body, headers={**own, **headers}, follow_redirects=False
        )
        for line in answer.headers.get_list("set-cookie"):
            self._keep(SimpleCookie(line))
        return answer

    def _keep(self, cookies: SimpleCookie) -> None:
        for name, cookie in cookies.items():
            self.cookies.pop(name, None)
            if cookie["max-age"] != "0":
                self.cookies[name] = cookie.value

    def page(self, address: str) -> Response:
        return self.send("GET", address, headers=HTML)

    def get(self, address: str) -> Response:
        return self.send("GET", address)

    def post(self, address: str, body: object = None) -> Response:
        return self.send("POST", address, {} if body is None else body, OURS)

    def patch(self, address: str, body: object) -> Response:
        return self.send("PATCH", address, body, OURS)


NewBrowser: TypeAlias = Callable[..., Browser]


def make_app(folder: Path, **changes: object) -> FastAPI:
    """An application with its database in this folder."""
    settings = Settings(
        database_in(folder), ("a key for tests",), bot_pause=0, moves_per_minute=10_000
    )
    return fresh_app(replace(settings, **changes))  # type: ignore[arg-type]  # the names are those of Settings


@pytest.fixture(scope="session", autouse=True)
def quick_passwords() -> Iterator[None]:
    """Hashing takes long on purpose; here it need not."""
    quick = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("westbound.web.http.users.PasswordHasher", quick)
        yield


@pytest.fixture
def app(tmp_path: Path) -> FastAPI:
    return make_app(tmp_path)


@pytest.fixture
def client(app: FastAPI) -> Iterator[TestClient]:
    with TestClient(app) as running:
        yield running


@pytest.fixture
def browser(client: TestClient) -> Browser:
    return Browser(client)


@pytest.fixture
def new_browser(client: TestClient) -> NewBrowser:
    def make(language: str = "en", name: str | None = None) -> Browser:
        made = Browser(client, language)
        if name is not None:
            assert made.patch("/api/v1/me", {"name": name}).status_code == 200
        return made

    return make


# --- the same server, with people who come by without a browser


@pytest.fixture
def here(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as opened:
        yield opened


@pytest.fixture
def ann(here: House) -> Visit:
    return here.visit("Ann")


@pytest.fixture
def ben(here: House) -> Visit:
    return here.visit("Ben")


@pytest.fixture
def table_id(here: House, ann: Visit) -> str:
    """A table of Ann's against a bot; it is her turn."""
    found = here.table(ann, bots=1)
    here.settle(found)
    return found


ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "open"}


def open_table(browser: Browser, *seats: Mapping[str, str], **more: object) -> TableOut:
    """Open a table and return what the API says about it."""
    answer = browser.post("/api/v1/tables", {"game": "carson", "seats": list(seats), **more})
    assert answer.status_code == 201, answer.text
    return TableOut.model_validate(answer.json())


def links(table: TableOut) -> list[str]:
    """The paths of a table's invitations."""
    return [i.address.removeprefix("http://testserver") for i in table.invitations]


def address(table: TableOut, what: str) -> str:
    return f"/api/v1/tables/{table.id}/{what}"


def join(table: TableOut, guest: Browser, seat: int = 1) -> None:
    link = next(i.address for i in table.invitations if i.seat == seat)
    answer = guest.post(address(table, "join"), {"invitation": link.rsplit("/", 1)[1]})
    assert answer.json()["seat"] == seat
