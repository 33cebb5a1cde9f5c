"""A server in this process with tables on it, and people who visit them."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar, cast

from fastapi import FastAPI
from starlette.testclient import TestClient, WebSocketTestSession

from tests.web.apps import database_in, fresh_app
from westbound.table.lifecycle import join, open_table
from westbound.table.live_table import LiveTable
from westbound.table.records import Person
from westbound.table.seat_requests import SeatRequest
from westbound.table.service import Tables
from westbound.table.turns import Play
from westbound.web.http.settings import Settings
from westbound.web.http.users import COOKIE, Users

T = TypeVar("T")
MAX_LOOKS = 5_000  # at a table that has not changed
QUICK = {"buildings": "first_game", "road_windows": "compact"}
ORIGIN = "http://testserver"


class Visit:
    """What one person sees and does; without a person, a passer-by."""

    def __init__(self, house: House, person: Person | None, language: str = "en") -> None:
        self.house = house
        self.person = person
        self.headers = {"X-Westbound": "1", "Origin": ORIGIN, "Accept-Language": language}
        if person is not None:
            self.headers["Cookie"] = f"{COOKIE}={house.users.cookie(person)}"

    def get(self, path: str, status: int = 200) -> str:
        answer = self.house.client.get(path, headers=self.headers, follow_redirects=False)
        assert answer.status_code == status, answer.text[-300:]
        return answer.text

    def json(self, path: str, status: int = 200) -> Any:
        return json.loads(self.get(path, status))

    def send(self, path: str, body: object, status: int = 200, method: str = "POST") -> Any:
        answer = self.house.client.request(method, path, json=body, headers=self.headers)
        assert answer.status_code == status, answer.text[-300:]
        return answer.json()

    def turn(self, table_id: str, what: str, status: int = 200, **more: object) -> Any:
        """Do something in the own turn, for the revision the table has now."""
        body = {"n": self.house.live(table_id).header.revision, **more}
        return self.send(f"/api/v1/tables/{table_id}/{what}", body, status)

    def moves(self, table_id: str) -> list[str]:
        found = self.json(f"/api/v1/tables/{table_id}/moves")["moves"]
        return [move["move"] for move in found]

    def play_first(self, table_id: str) -> str:
        move = self.moves(table_id)[0]
        self.turn(table_id, "move", move=move)
        return move

    @contextmanager
    def live(self, table_id: str, after: int = -1) -> Iterator[WebSocketTestSession]:
        path = f"/t/{table_id}/live?after={after}"
        with self.house.client.websocket_connect(path, headers=self.headers) as socket:
            yield socket


class House:
    """The server, opened; `run` runs a coroutine on its loop."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        app = cast("FastAPI", client.app)
        self.tables: Tables = app.state.tables
        self.users: Users = app.state.users

    def run(self, scene: Callable[[], Awaitable[T]]) -> T:
        assert self.client.portal is not None

        async def main() -> T:
            return await scene()

        return self.client.portal.call(main)

    def visit(self, name: str, language: str = "en", *, auto_end: bool = False) -> Visit:
        async def scene() -> Person:
            person = await self.users.add_guest(name, language)
            return await self.users.change(person, auto_end=auto_end) if auto_end else person

        return Visit(self, self.run(scene), language)

    def passer_by(self) -> Visit:
        return Visit(self, None)

    def live(self, table_id: str) -> LiveTable:
        return self.run(lambda: self.tables.get(table_id))

    def table(
        self, host: Visit, *guests: Visit, bots: int = 0, seed: int = 3, public: bool = True
    ) -> str:
        """A running table of these people and bots."""
        person = host.person
        assert person is not None
        requests = [
            SeatRequest("person", person.name),
            *(SeatRequest("open") for _ in guests),
            *(SeatRequest("bot", bot="greedy") for _ in range(bots)),
        ]

        async def scene() -> str:
            table_id = await open_table(
                self.tables, "carson", person, requests, QUICK, seed=seed, public=public
            )
            invitations = [s.invitation for s in (await self.tables.get(table_id)).seats]
            for index, guest in enumerate(guests, start=1):
                assert guest.person is not None
                await join(self.tables, table_id, guest.person, invitations[index])
            return table_id

        return self.run(scene)

    def settle(self, table_id: str) -> LiveTable:
        """Wait until the bots have nothing to do."""

        async def scene() -> LiveTable:
            patience = Patience()
            while (live := await self.tables.get(table_id)).bot_to_move() is not None:
                patience.ask(live)
                await asyncio.sleep(0.001)
            return await self.tables.get(table_id)

        return self.run(scene)

    def play_out(self, table_id: str, *visits: Visit) -> None:
        """Let everybody make a first possible move until the end."""

        async def scene() -> None:
            patience = Patience()
            while True:
                live = await self.tables.get(table_id)
                if live.match.over:
                    return
                patience.ask(live)
                for visit in visits:
                    person = visit.person
                    assert person is not None
                    seat = live.acting_seat(person.id)
                    if seat is None:
                        continue
                    move = live.tentative(seat).moves(seat)[0].text
                    quick = Person(person.id, person.name, auto_end=True)
                    await self.tables.act(table_id, quick, live.header.revision, Play(move))
                    break
                await asyncio.sleep(0)

        self.run(scene)

    def asked(self, table_id: str, *visits: Visit) -> Visit:
        """The visitor who is asked now."""
        live = self.settle(table_id)
        for visit in visits:
            if visit.person and live.acting_seat(visit.person.id) is not None:
                return visit
        raise AssertionError("nobody of these is asked")


class Patience:
    """A table where nothing happens any more is a failure, not an endless wait."""

    def __init__(self) -> None:
        self.revision, self.asked = -1, 0

    def ask(self, live: LiveTable) -> None:
        self.asked = self.asked + 1 if live.header.revision == self.revision else 0
        self.revision = live.header.revision
        assert self.asked < MAX_LOOKS, (
            f"nobody moves: {live.match.turns} are asked by {live.match.state.agenda[-1]!r}"
            f" after {[entry.text for entry in live.match.log[-8:]]}"
        )


@contextmanager
def house(folder: Path) -> Iterator[House]:
    settings = Settings(database_in(folder), ("key",), bot_pause=0, moves_per_minute=100_000)
    with TestClient(fresh_app(settings)) as client:
        yield House(client)


def text_of(html: str) -> str:
    """The words of a piece of HTML."""
    return " ".join(re.sub(r"<[^>]*>", " ", html).split())
