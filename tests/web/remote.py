"""Bots that play over HTTP at a server in this process."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import anyio
from starlette.types import Message, Scope

from tests.web.house import ORIGIN, House, Visit
from westbound.table.records import BotAccount, Person

PATIENCE = 20.0


class BotVisit(Visit):
    """A bot with its token, and nothing else."""

    def __init__(self, house: House, account: BotAccount, token: str) -> None:
        super().__init__(house, None)
        self.account, self.token = account, token
        self.headers = {"Authorization": f"Bearer {token}"}

    def table(self, *others: Mapping[str, object], host: Visit, **more: object) -> str:
        """A table that the host has opened with this bot on the first seat, not yet accepted."""
        seats = [{"kind": "bot", "bot": f"@{self.account.name}"}, *others]
        body = {"game": "carson", "seats": seats, **more}
        found: str = host.send("/api/v1/tables", body, 201)["id"]
        return found

    def do(self, table_id: str, what: str, status: int = 200, **body: object) -> Any:
        return self.send(f"/api/v1/bot/tables/{table_id}/{what}", body, status)


def new_bot(here: House, owner: Visit, name: str = "Dusty", *, chat: bool = False) -> BotVisit:
    """A bot of this person that is connected, though nobody reads what it hears."""
    person = owner.person
    assert person is not None
    return here.run(lambda: _new_bot(here, person, name, chat))


async def _new_bot(here: House, owner: Person, name: str, chat: bool) -> BotVisit:
    tokens = here.client.app.state.bot_tokens  # type: ignore[attr-defined]  # an application
    account, token = await tokens.create(owner, name, public=False, chat=chat)
    time = here.tables.remote.time.now()
    await here.tables.store.bot_accounts.connect(account.id, "somewhere", time)
    return BotVisit(here, account, token)


def hear(
    here: House, headers: dict[str, str], until: Callable[[list[Any]], bool], query: str = ""
) -> tuple[Message, list[bytes]]:
    """The head of an event stream, and its chunks until the bot has heard enough and hangs up.

    The test client waits for the end of an answer, so this asks the application itself.
    """

    async def scene() -> tuple[Message, list[bytes]]:
        heads: list[Message] = []
        chunks: list[bytes] = []
        enough = anyio.Event()

        async def receive() -> Message:
            await enough.wait()
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                heads.append(message)
                return
            chunks.append(message["body"])
            if until([json.loads(chunk) for chunk in chunks if chunk]):
                enough.set()

        with anyio.fail_after(PATIENCE):
            await here.client.app(_scope(headers, query), receive, send)
        return heads[0], chunks

    return here.run(scene)


def _scope(headers: dict[str, str], query: str) -> Scope:
    return {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": "/api/v1/bot/events",
        "raw_path": b"/api/v1/bot/events",
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
        "client": ("testclient", 50000),
        "server": (ORIGIN.removeprefix("http://"), 80),
    }
