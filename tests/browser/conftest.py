"""A real server on a free port and a real browser; every page must stay free of errors."""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from tests.table.instant_bots import FirstMove
from tests.web.running import QUICK as QUICK  # for the tests here
from tests.web.running import Server as Server
from westbound.table.bot_pool import BotPool
from westbound.table.records import Person
from westbound.web.http.users import COOKIE

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--no-first-run",
]  # fmt: skip
PATIENCE = 15_000  # ms: other tests run at the same time
expect.set_options(timeout=PATIENCE)
PROGRAMS = ("chromium", "chromium-browser", "google-chrome", "chrome")


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
