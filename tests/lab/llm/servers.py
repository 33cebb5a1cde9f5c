"""Chat-completions servers on this machine that do what a test wants."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Thread
from typing import Any

from westbound.engine.json_types import Json
from westbound.lab.llm.chat import ChatServer
from westbound.lab.llm.http_post import Address, read_address
from westbound.lab.llm.meter import Limits, Meter
from westbound.lab.llm.player import ChatPlayer, Patience

PATIENT = 20.0  # seconds, for servers that answer at once
PATH = "/v1/chat/completions"


@dataclass(frozen=True)
class Request:
    """What a server was sent."""

    path: str
    headers: Mapping[str, str]
    body: Any


@dataclass
class StandIn:
    """A server that answers request number n as told, and the last way for ever after."""

    port: int
    requests: list[Request] = field(default_factory=list)
    let_go: Event = field(default_factory=Event)  # ends those who hang

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}{PATH}"

    @property
    def address(self) -> Address:
        return read_address(self.url)

    def asked(self, number: int) -> list[dict[str, str]]:
        """The messages of this request."""
        messages: list[dict[str, str]] = self.requests[number].body["messages"]
        return messages


Way = Callable[[BaseHTTPRequestHandler, Request, StandIn], None]


def send(
    handler: BaseHTTPRequestHandler, status: int, body: bytes, headers: Mapping[str, str]
) -> None:
    handler.send_response(status)
    for name, value in {"Content-Length": str(len(body)), **headers}.items():
        handler.send_header(name, value)
    handler.end_headers()
    handler.wfile.write(body)


def completion(text: Json, **more: Json) -> dict[str, Json]:
    return {"choices": [{"message": {"role": "assistant", "content": text}, **more}]}


def says(text: str, tokens_in: int = 100, tokens_out: int = 10) -> Way:
    """A model that says this."""
    usage: Json = {"prompt_tokens": tokens_in, "completion_tokens": tokens_out}
    return answers(200, {**completion(text), "usage": usage})


def answers(status: int, body: Json | bytes, **headers: str) -> Way:
    data = body if isinstance(body, bytes) else json.dumps(body).encode()
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    return lambda handler, request, here: send(handler, status, data, names)


def hangs(handler: BaseHTTPRequestHandler, request: Request, here: StandIn) -> None:
    """Takes the request and never answers."""
    here.let_go.wait(PATIENT)


def drips(handler: BaseHTTPRequestHandler, request: Request, here: StandIn) -> None:
    """Sends a byte now and then, so that no single read takes long."""
    handler.send_response(200)
    handler.end_headers()
    with suppress(OSError):
        while not here.let_go.wait(0.02):
            handler.wfile.write(b" ")


def hangs_up(handler: BaseHTTPRequestHandler, request: Request, here: StandIn) -> None:
    """Ends the connection without a word."""


def picks(choose: Callable[[list[str]], str]) -> Way:
    """A model that reads the numbered list and names one of the moves."""

    def answer(handler: BaseHTTPRequestHandler, request: Request, here: StandIn) -> None:
        question = request.body["messages"][1]["content"]
        listed = question.rpartition("\n## ")[2]  # the last part
        moves = re.findall(r"^ *\d+\. (.+?): ", listed, re.MULTILINE)
        says(f"MOVE: {choose(moves)}")(handler, request, here)

    return answer


@contextmanager
def server(*ways: Way) -> Iterator[StandIn]:
    """A server that goes through these ways to answer."""

    class Handler(BaseHTTPRequestHandler):
        timeout = PATIENT

        def do_POST(self) -> None:
            data = self.rfile.read(int(self.headers["Content-Length"]))
            request = Request(self.path, dict(self.headers), json.loads(data))
            here.requests.append(request)
            with suppress(OSError):  # the client may be gone
                ways[min(len(here.requests), len(ways)) - 1](self, request, here)

        def log_message(self, format: str, *args: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as running:
        here = StandIn(running.server_address[1])
        running.daemon_threads = True
        thread = Thread(target=running.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
        thread.start()
        try:
            yield here
        finally:
            here.let_go.set()
            running.shutdown()
            thread.join(PATIENT)


@dataclass
class FakeTime:
    """A clock that moves only while somebody waits."""

    now: float = 0.0
    waits: list[float] = field(default_factory=list)

    def __call__(self) -> float:
        return self.now

    def wait(self, seconds: float) -> None:
        self.waits.append(seconds)
        self.now += seconds


def player_at(
    here: StandIn,
    *,
    tries: int = 3,
    retries: int = 4,
    timeout: float = PATIENT,
    decision_seconds: float = 1e9,
    limits: Limits | None = None,
    time: FakeTime | None = None,
) -> ChatPlayer:
    """A player that asks this server, on a clock that does not move by itself."""
    time = time or FakeTime()
    patience = Patience(tries, retries, timeout, decision_seconds)
    meter = Meter(limits or Limits(), time)
    return ChatPlayer(ChatServer(here.address, "dice"), meter, patience, time.wait)


def contents(messages: Sequence[Mapping[str, str]]) -> list[tuple[str, str]]:
    return [(message["role"], message["content"]) for message in messages]
