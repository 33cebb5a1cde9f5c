"""Requests and lines over HTTP, against a small server that answers as it is told."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from westbound.cli import bot_server
from westbound.cli.bot_server import BotServer, ServerGone
from westbound.engine.errors import BadInput

TOKEN = "wb_secret"


class Scripted(ThreadingHTTPServer):
    """`answers`: status, headers and body, one for each request; `heard`: what was asked."""

    answers: list[tuple[int, dict[str, str], bytes]]
    heard: list[tuple[str, str | None, Any]]

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"


class Handler(BaseHTTPRequestHandler):
    server: Scripted

    def do_GET(self) -> None:
        length = int(self.headers.get("Content-Length", "0"))
        body = json.loads(self.rfile.read(length)) if length else None
        self.server.heard.append((self.path, self.headers["Authorization"], body))
        status, headers, answer = self.server.answers.pop(0)
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(answer)

    do_POST = do_GET

    def log_message(self, format: str, *args: object) -> None:
        """Nothing."""


@pytest.fixture
def web() -> Iterator[Scripted]:
    with Scripted(("127.0.0.1", 0), Handler) as server:
        server.answers, server.heard = [], []
        thread = threading.Thread(target=server.serve_forever, args=(0.02,))
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join(10)


def as_json(data: object) -> bytes:
    return json.dumps(data).encode()


def test_events_are_read_line_by_line(web: Scripted) -> None:
    web.answers = [(200, {}, b'{"type":"hello"}\n[1]\n{"type":"ping"}\n')]
    found = list(BotServer(web.address + "/", TOKEN).events())
    assert found == [{"type": "hello"}, {"type": "ping"}]
    assert web.heard == [("/api/v1/bot/events", f"Bearer {TOKEN}", None)]


def test_a_request_has_a_body_and_gets_an_answer(web: Scripted) -> None:
    web.answers = [(200, {}, as_json({"n": 6})), (409, {}, as_json({"error": "No.", "n": 7}))]
    server = BotServer(web.address, TOKEN)
    answers = [server.post("/tables/x/move", {"n": 5, "move": "pass"}), server.post("/accept")]
    assert [(a.status, a.data["n"], a.error) for a in answers] == [(200, 6, ""), (409, 7, "No.")]
    assert web.heard[0][::2] == ("/api/v1/bot/tables/x/move", {"n": 5, "move": "pass"})
    assert web.heard[1][::2] == ("/api/v1/bot/accept", {})


def test_it_slows_down_when_it_is_asked_to(web: Scripted) -> None:
    waited: list[float] = []
    slow = (429, {"Retry-After": "7"}, as_json({"error": "wait a little"}))
    web.answers = [slow, (429, {}, b"?"), (200, {}, b"{}")]
    assert BotServer(web.address, TOKEN, waited.append).post("/x").status == 200
    assert waited == [7, 1]
    web.answers = [slow] * bot_server.MAX_WAITS
    assert BotServer(web.address, TOKEN, waited.append).post("/x").error == "wait a little"


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        (
            (401, {}, as_json({"error": "This bot token was revoked."})),
            "This bot token was revoked.",
        ),
        ((404, {}, b"<html>"), "answers 404: is it Westbound?"),
    ],
)
def test_what_will_not_get_better_is_told(
    web: Scripted, answer: tuple[int, dict[str, str], bytes], sentence: str
) -> None:
    web.answers = [answer]
    with pytest.raises(BadInput) as caught:
        next(BotServer(web.address, TOKEN).events())
    assert sentence in str(caught.value)
    assert TOKEN not in str(caught.value)


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ((502, {}, b""), "answers 502"),
        ((429, {}, b""), "answers 429"),
        ((200, {"Content-Length": "100"}, b'{"type":"hello"}\n{"ty'), "cannot be reached"),
    ],
)
def test_what_may_get_better_is_no_error(
    web: Scripted, answer: tuple[int, dict[str, str], bytes], why: str
) -> None:
    web.answers = [answer]
    with pytest.raises(ServerGone, match=why):
        list(BotServer(web.address, TOKEN).events())


def test_a_request_that_cannot_be_sent_breaks_off(web: Scripted) -> None:
    web.answers = [(500, {}, b"{}"), (200, {}, b"no json")]
    for _ in "12":
        with pytest.raises(ServerGone):
            BotServer(web.address, TOKEN).post("/x")
    with pytest.raises(ServerGone, match="cannot be reached"):
        BotServer("http://127.0.0.1:1", TOKEN).post("/x")


@pytest.mark.parametrize("address", ["games.example", "ftp://games.example", "http://", "http://["])
def test_an_address_is_one_of_the_web(address: str) -> None:
    with pytest.raises(BadInput, match="begins with http:// or https://"):
        BotServer(address, TOKEN)


@pytest.mark.parametrize("token", ["wb_ä", "wb_a b", "wb_a\r\nHost: evil"])
def test_a_token_is_one_word(token: str) -> None:
    with pytest.raises(BadInput, match="a bot token has letters, digits"):
        BotServer("http://games.example", token)
