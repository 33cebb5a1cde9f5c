"""One line per request: method, path, status, time. No names, no addresses, no secrets."""

from __future__ import annotations

import logging
import re
import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

log = logging.getLogger("westbound.access")

_SECRET = re.compile(r"(/join/)[^/]+")  # an invitation is as good as a seat
_UNPRINTABLE = re.compile(r"[^\x21-\x7e]")  # so that a path cannot forge log lines


class AccessLog:
    """Plain ASGI; the outermost layer, so that refused requests are counted too."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        start, status = time.perf_counter(), 500

        async def sender(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, sender)
        finally:
            spent = round((time.perf_counter() - start) * 1000, 1)
            line = (scope["method"], loggable(scope["path"]), status, spent)
            facts = dict(zip(("method", "path", "status", "ms"), line, strict=True))
            log.info("%s %s %s %s ms", *line, extra={"facts": {"event": "request", **facts}})


def loggable(path: str) -> str:
    """A path as it may be logged: no invitations, no control characters."""
    return _UNPRINTABLE.sub("?", _SECRET.sub(r"\1-", path))[:200]
