"""Checks origin, size and rate of each request first, and adds headers. Plain ASGI."""

from __future__ import annotations

import re
import time
from collections import OrderedDict, deque
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from westbound.web.http.i18n import UserError, gettext_noop
from westbound.web.http.render import language_of

MAX_BYTES = 2_000_000  # a match file is the largest thing anybody sends
MINUTE = 60.0
MAX_CLIENTS = 10_000  # tracked at the same time
ONLY_PLAYING = gettext_noop("A bot token is for playing only; this needs a person.")
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
CSRF_HEADER = "x-westbound"

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; "
        "frame-ancestors 'none'; manifest-src 'self'"
    ),
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cross-Origin-Opener-Policy": "same-origin",
}
# Files that a browser never opens as a page need only this header; a table's page loads many.
FOR_FILES = ("X-Content-Type-Options",)
FILES = ("text/css", "text/javascript", "font/", "application/manifest+json")


def bearer(headers: Headers) -> str | None:
    """The token of a request, if it has one; a proxy may use the header in other ways."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


class RateLimiter:
    """Allows each client a number of requests in any minute."""

    def __init__(self, per_minute: int) -> None:
        self.limit = per_minute
        self._made: OrderedDict[str, deque[float]] = OrderedDict()  # most recent client last

    def is_used_up(self, client: str) -> bool:
        """Whether none is left in this minute; asking counts as none."""
        made = self._made.get(client, deque())
        while made and made[0] <= time.monotonic() - MINUTE:
            made.popleft()
        return len(made) >= self.limit

    def allows(self, client: str) -> bool:
        """Whether one more is allowed; if so, it counts."""
        if self.is_used_up(client):
            return False
        made = self._made.setdefault(client, deque())
        made.append(time.monotonic())
        self._made.move_to_end(client)
        if len(self._made) > MAX_CLIENTS:
            self._made.popitem(last=False)
        return True


class SecurityMiddleware:
    """Refuses what no page of ours sends, and adds the headers that every response needs."""

    def __init__(self, app: ASGIApp, per_minute: int, address: str | None) -> None:
        self.app = app
        self._limiter = RateLimiter(per_minute)
        self._address = address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if refusal is None:
            await self.app(scope, receive, with_headers(scope, send))
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4403, "reason": str(refusal[1])})
        else:
            sentence = refusal[1].in_language(language_of(HTTPConnection(scope), None))
            answer = JSONResponse({"error": sentence}, status_code=refusal[0])
            await answer(scope, receive, with_headers(scope, send))

    def _refusal(self, scope: Scope) -> tuple[int, UserError] | None:
        headers = Headers(scope=scope)
        if "\0" in scope["path"]:  # never in our addresses, and databases refuse it
            return 404, UserError("There is nothing at this address.")
        if scope["type"] == "http" and scope["method"] in SAFE_METHODS:
            return None
        if not self._same_origin(scope, headers):
            return 403, UserError("The request comes from another site.")
        if scope["type"] == "websocket":
            return (403, UserError(ONLY_PLAYING)) if bearer(headers) is not None else None
        return self._refused_change(scope, headers)

    def _refused_change(self, scope: Scope, headers: Headers) -> tuple[int, UserError] | None:
        has_token = bearer(headers) is not None  # which no other site can add to a request
        if headers.get(CSRF_HEADER) is None and not has_token:
            return 403, UserError("The header %(header)s is missing.", header=CSRF_HEADER)
        if "transfer-encoding" in headers and "content-length" not in headers:
            return 411, UserError("A request must state its length.")
        length = headers.get("content-length", "0")
        if not re.fullmatch("[0-9]{1,9}", length) or int(length) > MAX_BYTES:
            return 413, UserError("A request has at most %(limit)s bytes.", limit=MAX_BYTES)
        client = (scope.get("client") or ("?",))[0]
        if not has_token and not self._limiter.allows(client):  # bots have limits of their own
            return 429, UserError(
                "More than %(limit)s requests in a minute; wait a little.",
                limit=self._limiter.limit,
            )
        return None

    def _same_origin(self, scope: Scope, headers: Headers) -> bool:
        origin = headers.get("origin")
        if origin is None:
            return bool(scope["type"] == "http")  # scripts send none; browsers always do
        host = urlsplit(self._address).netloc if self._address else headers.get("host", "")
        try:
            return urlsplit(origin).netloc == host
        except ValueError:  # no address at all
            return False


def with_headers(scope: Scope, send: Send) -> Send:
    async def sender(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            is_file = headers.get("content-type", "").startswith(FILES)
            for name in FOR_FILES if is_file else HEADERS:
                headers.setdefault(name, HEADERS[name])
            if not scope["path"].startswith("/static/"):
                headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return sender
