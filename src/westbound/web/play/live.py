"""One live connection per tab: tells the page the newest state, never a backlog."""

from __future__ import annotations

import json
from contextlib import suppress
from functools import partial

import anyio
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from westbound.table.bus import Listener
from westbound.table.errors import NoSuchTable
from westbound.table.event_log import Stopwatch, log_event
from westbound.table.records import Header, Message
from westbound.web.people import people_of, visitor
from westbound.web.play.fragments import News, Shown, show
from westbound.web.play.looking import tables_of
from westbound.web.play.sight import look
from westbound.web.render import language_of

router = APIRouter()
NO_SUCH_TABLE = 4404
NOTHING = Shown({})
# A page may be closed while something is read for it. What is read is read to its end: a reading
# that is cut off costs the connection to the database.
WHOLE = partial(anyio.CancelScope, shield=True)


@router.websocket("/t/{table_id}/live")
async def live(socket: WebSocket, table_id: str, after: int = -1) -> None:
    """Sends the fragments that changed; `after` is the revision the page shows already."""
    await socket.accept()
    listener = tables_of(socket).bus.listen(table_id)
    watch = Stopwatch()
    log_event("socket_opened", table_id, after, watch)
    try:
        async with anyio.create_task_group() as both:
            both.start_soon(_until_closed, socket, both.cancel_scope)
            with suppress(WebSocketDisconnect):
                await _tell(socket, table_id, after, listener)
            both.cancel_scope.cancel()
    finally:
        tables_of(socket).bus.leave(table_id, listener)
        log_event("socket_closed", table_id, after, watch)


async def _tell(socket: WebSocket, table_id: str, after: int, listener: Listener) -> None:
    tables, people = tables_of(socket), people_of(socket)
    with WHOLE():
        person = await visitor(socket)
    before: Shown | None = None
    messages: list[Message] = []
    while True:
        watch = Stopwatch()
        try:
            with WHOLE():
                if listener.acknowledge():
                    messages = await tables.store.chat.messages(table_id)
                    live = await tables.get(table_id)
                else:  # a move of this process: nothing has to be read
                    live = await tables.latest(table_id)
        except NoSuchTable:
            await socket.close(NO_SUCH_TABLE)
            return
        header, person, now = live.header, people.newest(person), NOTHING
        if header.begun:
            now = show(look(live, person, language_of(socket, person)), messages)
        news = now.since(before or NOTHING)
        if before is None and header.revision == after:
            news = news.only("chat")  # the page is up to date but may have missed some talk
        if news.fragments or header.revision != after:
            size = await _send(socket, header, news)
            log_event("socket_told", table_id, header.revision, watch, size=size)
        before, after = now, header.revision
        await listener.wait()


async def _send(socket: WebSocket, header: Header, news: News) -> int:
    told = {"n": header.revision, "status": header.status, **news._asdict()}
    text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
    await socket.send_text(text)
    return len(text)


async def _until_closed(socket: WebSocket, scope: anyio.CancelScope) -> None:
    """The page says nothing; what comes is only the end."""
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass
    scope.cancel()
