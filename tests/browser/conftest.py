"""A real server on a free port and a real browser; every page must stay free of errors."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import socket
import threading
import time
from collections.abc import Coroutine, Iterator, Mapping
from pathlib import Path
from typing import Any, TypeVar

import pytest
import uvicorn
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from tests.table.instant_bots import FirstMove
from tests.web.apps import database_in
from westbound.engine.option import Value
from westbound.table.bot_pool import BotPool
from westbound.table.lifecycle import join, open_table
from westbound.table.live_table import LiveTable
from westbound.table.records import Person
from westbound.table.seat_requests import SeatRequest
from westbound.web.app import create_app
from westbound.web.http.settings import Settings
from westbound.web.http.users import COOKIE

T = TypeVar("T")
QUICK: Mapping[str, Value] = {"buildings": "first_game", "road_windows": "compact"}
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--no-first-run",
]  # fmt: skip
PATIENCE = 15_000  # ms: other tests run at the same time
expect.set_options(timeout=PATIENCE)
PROGRAMS = ("chromium", "chromium-browser", "google-chrome", "chrome")


class Server:
    """The application in a thread of its own; `restart` is like a new process on the same data."""

    def __init__(self, folder: Path, bots: BotPool) -> None:
        self._folder = folder
        self._bots = bots
        self.port = 0
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        # Named as TCP, or asyncio does not switch its delays off.
        self._socket = socket.socket(proto=socket.IPPROTO_TCP)
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._socket.bind(("127.0.0.1", self.port))
        self.port = self._socket.getsockname()[1]
        database = database_in(self._folder)
        settings = Settings(database, ("key",), bot_pause=0, moves_per_minute=100_000)
        self.app = create_app(settings, self._bots)
        config = uvicorn.Config(
            self.app, log_level="error", ws="websockets-sansio", timeout_graceful_shutdown=1
        )
        self._loop = (config.get_loop_factory() or asyncio.new_event_loop)()
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        until = time.monotonic() + 20
        while not self._server.started:
            assert time.monotonic() < until, "the server does not start"
            time.sleep(0.01)

    def _run(self) -> None:
        self._loop.run_until_complete(self._server.serve(sockets=[self._socket]))
        self._loop.close()

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(15)
        self._socket.close()

    def run(self, scene: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(scene, self._loop).result(30)

    def person(self, name: str, *, auto_end: bool = False, language: str = "en") -> Person:
        people = self.app.state.users
        person: Person = self.run(people.add_guest(name, language))
        return self.run(people.change(person, auto_end=True)) if auto_end else person

    def cookie(self, person: Person) -> str:
        cookie: str = self.app.state.users.cookie(person)
        return cookie

    def table(
        self,
        *people: Person,
        bots: int = 0,
        seed: int = 3,
        game: str = "carson",
        options: Mapping[str, Value] = QUICK,
    ) -> str:
        """A running table with these people, in this order, and bots."""
        requests = [
            SeatRequest("person", people[0].name),
            *(SeatRequest("open") for _ in people[1:]),
            *(SeatRequest("bot", bot="greedy") for _ in range(bots)),
        ]

        async def scene() -> str:
            tables = self.app.state.tables
            table_id: str = await open_table(
                tables, game, people[0], requests, options, seed=seed, public=True
            )
            for person in people[1:]:
                await join(tables, table_id, person, None)
            while (await tables.get(table_id)).bot_to_move() is not None:
                await asyncio.sleep(0.005)
            return table_id

        return self.run(scene())

    def live(self, table_id: str) -> LiveTable:
        live: LiveTable = self.run(self.app.state.tables.get(table_id))
        return live


class Visitors:
    """Opens pages for people, each with a browser of their own, and listens for errors."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self._browser = browser
        self._server = server
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []

    def context(
        self, person: Person | None, width: int = 1280, height: int = 800, *, touch: bool = False
    ) -> BrowserContext:
        context = self._browser.new_context(
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
            locale="en",
            has_touch=touch,
            is_mobile=touch,
        )
        self.contexts.append(context)
        context.set_default_timeout(PATIENCE)
        if person is not None:
            value = self._server.cookie(person)
            context.add_cookies([{"name": COOKIE, "value": value, "url": self._server.address}])
        context.on("console", self._heard)
        context.on("weberror", lambda error: self.errors.append(str(error.error)))
        return context

    def _heard(self, message: ConsoleMessage) -> None:
        expected = ("409 (Conflict)", "WebSocket connection to", "ERR_CONNECTION_REFUSED")
        if message.type == "error" and not any(part in message.text for part in expected):
            self.errors.append(message.text)

    def page(self, context: BrowserContext, table_id: str, query: str = "") -> Page:
        page = context.new_page()
        page.goto(f"{self._server.address}/t/{table_id}{query}")
        page.wait_for_selector("html[data-ready]")
        return page

    def visit(self, person: Person | None, table_id: str, width: int = 1280) -> Page:
        return self.page(self.context(person, width, touch=width < 600), table_id)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        pytest.fail("no Chromium found; install it, on Debian with: apt-get install chromium")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture
def bots() -> BotPool:
    """Those of the server; a test module whose matches must end has others."""
    return FirstMove()


@pytest.fixture
def server(tmp_path: Path, bots: BotPool) -> Iterator[Server]:
    running = Server(tmp_path, bots)
    try:
        yield running
    finally:
        running.stop()


@pytest.fixture
def visitors(browser: Browser, server: Server) -> Iterator[Visitors]:
    made = Visitors(browser, server)
    yield made
    for context in made.contexts:
        with contextlib.suppress(Exception):
            context.close()
    assert made.errors == []
