"""A Westbound server as a bot sees it: lines of events, and requests with a token."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Generator, Mapping
from http.client import HTTPException, HTTPResponse
from typing import Any, Final, NamedTuple, cast
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from westbound.engine.errors import BadInput

SILENCE_SECONDS: Final = 30.0  # the server says something every few seconds
MAX_WAITS: Final = 5  # for a server that wants us to slow down
USER_AGENT: Final = "westbound-bot"

Event = Mapping[str, Any]


class ServerGone(Exception):
    """The connection was lost, or there is none; the text goes on after "the server …"."""


class Answer(NamedTuple):
    """`data` has an `error` where something was refused."""

    status: int
    data: Mapping[str, Any]

    @property
    def error(self) -> str:
        return str(self.data.get("error") or "")


class BotServer:
    """The bot interface of a server; `sleep` waits where it asks for patience."""

    def __init__(
        self, address: str, token: str, sleep: Callable[[float], None] = time.sleep
    ) -> None:
        try:
            parts = urlsplit(address)
        except ValueError:
            parts = urlsplit("")
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise BadInput(f"the address of a server begins with http:// or https://: {address!r}")
        self.address = address.rstrip("/")
        if not token.isascii() or not token.isprintable() or " " in token:
            raise BadInput("a bot token has letters, digits, - and _ only, and begins with wb_")
        self._headers = {"Authorization": f"Bearer {token}", "User-Agent": USER_AGENT}
        self._sleep = sleep

    def events(self) -> Generator[Event, None, None]:
        """What the server tells, line by line, until it ends; ServerGone if it breaks off."""
        try:
            with self._open("/events") as lines:
                for line in lines:
                    event = json.loads(line)
                    if isinstance(event, dict):
                        yield event
        except HTTPError as error:
            raise self._refused(error) from None
        except (OSError, HTTPException, ValueError) as error:
            raise ServerGone(_reason(error)) from None

    def post(self, path: str, body: Mapping[str, object] | None = None) -> Answer:
        """Send something; a refusal is an answer too."""
        for _ in range(MAX_WAITS):
            answer, seconds = self._post(path, body)
            if answer.status != 429:
                break
            self._sleep(seconds)
        return answer

    def _post(self, path: str, body: Mapping[str, object] | None) -> tuple[Answer, float]:
        try:
            with self._open(path, json.dumps(body or {}).encode()) as answer:
                return Answer(answer.status, json.loads(answer.read())), 0.0
        except HTTPError as error:
            if error.code in (401, 500):
                raise self._refused(error) from None
            wait = error.headers.get("Retry-After", "")
            return Answer(error.code, _told(error)), float(wait) if wait.isdecimal() else 1.0
        except (OSError, HTTPException, ValueError) as error:
            raise ServerGone(_reason(error)) from None

    def _open(self, path: str, body: bytes | None = None) -> HTTPResponse:
        headers = self._headers | ({"Content-Type": "application/json"} if body else {})
        request = Request(f"{self.address}/api/v1/bot{path}", body, headers)
        return cast("HTTPResponse", urlopen(request, timeout=SILENCE_SECONDS))

    def _refused(self, error: HTTPError) -> Exception:
        """A token that is not valid will not become so; a server in trouble may recover."""
        told = _told(error).get("error")
        if error.code in (429, *range(500, 600)):
            return ServerGone(f"answers {error.code}")
        return BadInput(str(told or f"{self.address} answers {error.code}: is it Westbound?"))


def _told(error: HTTPError) -> Mapping[str, Any]:
    try:
        told = json.loads(error.read())
    except (OSError, HTTPException, ValueError):
        told = None
    return told if isinstance(told, dict) else {}


def _reason(error: Exception) -> str:
    if isinstance(error, TimeoutError):
        return f"has said nothing for {SILENCE_SECONDS:g} seconds"
    why = getattr(error, "reason", None) or error
    return f"cannot be reached: {getattr(why, 'strerror', None) or why}"
