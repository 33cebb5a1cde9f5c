"""The connection of a bot: one JSON object per line, for as long as it listens."""

from __future__ import annotations

from contextlib import aclosing, suppress

import anyio
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from westbound.bots.protocol import as_line
from westbound.table.bot_stream import BotStream


class EventStream(Response):
    """Sends each event at once. It ends when the bot hangs up, or when the stream says so."""

    media_type = "application/x-ndjson"

    def __init__(self, stream: BotStream) -> None:
        self._stream = stream
        self.status_code, self.background = 200, None
        self.init_headers({"X-Accel-Buffering": "no"})  # a proxy would wait for more

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async with anyio.create_task_group() as both:
            both.start_soon(_wait_for_hang_up, receive, both.cancel_scope)
            with suppress(OSError):  # it has hung up while something was sent
                await self._send_all(send)
            both.cancel_scope.cancel()

    async def _send_all(self, send: Send) -> None:
        start = {"type": "http.response.start", "status": 200, "headers": self.raw_headers}
        await send(start)
        async with aclosing(self._stream.events()) as events:
            async for event in events:
                await send(
                    {"type": "http.response.body", "body": as_line(event), "more_body": True}
                )
        await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _wait_for_hang_up(receive: Receive, scope: anyio.CancelScope) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
    scope.cancel()
