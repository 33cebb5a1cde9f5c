"""One live connection per tab: tells the page the newest state, never a backlog."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import anyio
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from westbound.table.tables import NoSuchTable
from westbound.web.people import visitor
from westbound.web.play.fragments import Fragments
from westbound.web.play.looking import fresh, tables_of

router = APIRouter()
NO_SUCH_TABLE = 4404


@router.websocket("/t/{table_id}/live")
async def live(socket: WebSocket, table_id: str, after: int = -1) -> None:
    """Sends the fragments that changed; `after` is the revision the page shows already."""
    await socket.accept()
    event = tables_of(socket).bus.listen(table_id)
    try:
        async with anyio.create_task_group() as both:
            both.start_soon(_until_closed, socket, both.cancel_scope)
            with suppress(WebSocketDisconnect):
                await _tell(socket, table_id, after, event)
            both.cancel_scope.cancel()
    finally:
        tables_of(socket).bus.leave(table_id, event)


async def _tell(socket: WebSocket, table_id: str, after: int, event: asyncio.Event) -> None:
    person = await visitor(socket)
    sent: Fragments = {}
    first = True
    while True:
        event.clear()  # before looking: a change during the look wakes us again
        try:
            now = await fresh(socket, person, table_id)
        except NoSuchTable:
            await socket.close(NO_SUCH_TABLE)
            return
        news = {name: text for name, text in now.fragments.items() if sent.get(name) != text}
        if first and now.n == after:  # the page is up to date but may have missed some talk
            news = {name: text for name, text in news.items() if name == "chat"}
        if news or now.n != after:
            await socket.send_json({"n": now.n, "status": now.status, "fragments": news})
        sent, after, first = now.fragments, now.n, False
        await event.wait()


async def _until_closed(socket: WebSocket, scope: anyio.CancelScope) -> None:
    """The page says nothing; what comes is only the end."""
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass
    scope.cancel()
