"""One live connection per tab: the only way a page learns what the table shows.

Whoever acts sends `POST …/turn` and gets back only the new revision, or why nothing was done. What
the page then shows comes over this connection, to the tab that acted as to all others: the service
announces the table, every socket wakes, renders what its own viewer may see, and sends the
difference from what it has sent before. A page whose connection is down fetches `GET …/position`
instead. A socket sends the newest state, never a backlog, and reads only the disconnect.
"""

from __future__ import annotations

import json
from contextlib import suppress

import anyio
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from westbound.table.bus import Listener
from westbound.table.database import SHIELD
from westbound.table.errors import NoSuchTable, SetAside
from westbound.table.event_log import Stopwatch, log_event
from westbound.table.records import Message
from westbound.web.http.app_state import tables_of
from westbound.web.http.render import language_of
from westbound.web.http.users import optional_user, users_of
from westbound.web.live.patch import RenderedPage, diff
from westbound.web.live.render import render_page
from westbound.web.live.view import view_for

router = APIRouter()
NO_SUCH_TABLE = 4404
SET_ASIDE = 4423  # the page reloads and shows why
NOTHING = RenderedPage({})


@router.websocket("/t/{table_id}/live")
async def live(socket: WebSocket, table_id: str, after: int = -1) -> None:
    """Sends the fragments that changed; `after` is the revision the page already shows."""
    await socket.accept()
    listener = tables_of(socket).bus.listen(table_id)
    watch = Stopwatch()
    log_event("socket_opened", table_id, after, watch)
    try:
        async with anyio.create_task_group() as both:
            both.start_soon(_wait_for_disconnect, socket, both.cancel_scope)
            with suppress(WebSocketDisconnect):
                await send_changes(socket, table_id, after, listener)
            both.cancel_scope.cancel()
    finally:
        tables_of(socket).bus.leave(table_id, listener)
        log_event("socket_closed", table_id, after, watch)


async def send_changes(socket: WebSocket, table_id: str, after: int, listener: Listener) -> None:
    """Send what is different after each change of the table, until the page is closed."""
    tables, users = tables_of(socket), users_of(socket)
    with SHIELD():
        person = await optional_user(socket)
    before: RenderedPage | None = None
    messages: list[Message] = []
    while True:
        watch = Stopwatch()
        try:
            with SHIELD():
                if listener.acknowledge():
                    messages = await tables.store.chat.messages(table_id)
                    table = await tables.get(table_id)
                else:  # a change made by this process: it is in memory
                    table = await tables.latest(table_id)
        except (NoSuchTable, SetAside) as error:
            gone = isinstance(error, NoSuchTable)
            await socket.close(NO_SUCH_TABLE if gone else SET_ASIDE)
            return
        header, person, now = table.header, users.newest(person), NOTHING
        if header.begun:
            now = render_page(view_for(table, person, language_of(socket, person)), messages)
        patch = diff(before or NOTHING, now)
        if before is None and header.revision == after:
            patch = patch.only("chat")  # the page is up to date but may have missed chat messages
        if patch.fragments or header.revision != after:
            news = {"n": header.revision, "status": header.status, **patch._asdict()}
            text = json.dumps(news, ensure_ascii=False, separators=(",", ":"))
            await socket.send_text(text)
            log_event("socket_told", table_id, header.revision, watch, size=len(text))
        before, after = now, header.revision
        await listener.wait()


async def _wait_for_disconnect(socket: WebSocket, scope: anyio.CancelScope) -> None:
    """Clients never send; wait for the disconnect."""
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass
    scope.cancel()
