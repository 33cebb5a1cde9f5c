"""A real server on a free port, in a thread of this process."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Coroutine, Mapping
from pathlib import Path
from typing import Any, TypeVar

import uvicorn

from tests.web.apps import database_in
from westbound.engine.option import Value
from westbound.table.bot_pool import BotPool
from westbound.table.lifecycle import join, open_table
from westbound.table.live_table import LiveTable
from westbound.table.records import Person
from westbound.table.seat_requests import SeatRequest
from westbound.web.app import create_app
from westbound.web.http.settings import Settings

T = TypeVar("T")
QUICK: Mapping[str, Value] = {"buildings": "first_game", "road_windows": "compact"}


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
        self._loop.call_soon_threadsafe(self.app.state.tables.remote.stop)
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
