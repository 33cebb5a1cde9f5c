"""A chat-completions server: what it is asked, and what it may answer."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from math import inf
from typing import Final, TypeAlias

from westbound.engine.errors import BadInput
from westbound.engine.json_types import Json
from westbound.lab.llm.http_post import Address, PostFailed, Response, post

Message: TypeAlias = "dict[str, str]"  # role and content

MAX_BYTES: Final = 4 << 20
TRY_AGAIN: Final = frozenset((408, 425, 429))  # and all from 500 on
_SHOWN: Final = 200  # characters of what a server says about an error
_PER_TOKEN: Final = 4  # characters, where a server does not count


class Unanswered(Exception):
    """It may work the next time. `kind` is one word for statistics, `wait` what it asks for."""

    def __init__(self, kind: str, why: str, wait: float | None = None) -> None:
        super().__init__(why)
        self.kind, self.wait = kind, wait


class Refused(Exception):
    """The server will never answer such a request: a wrong key, model or address."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What the model said, and what it took. `estimated`: the server did not count tokens."""

    text: str
    tokens_in: int
    tokens_out: int
    estimated: bool
    cut: bool  # it reached its number of tokens


def read_key(variable: str | None) -> str | None:
    """The key in this variable of the environment; BadInput if there is none."""
    if variable is None:
        return None
    key = os.environ.get(variable, "").strip()
    if not key:
        raise BadInput(f"the key is expected in the variable {variable}, which is not set")
    if not key.isascii() or not key.isprintable():
        raise BadInput(f"the key in the variable {variable} has characters that no key has")
    return key


@dataclass(frozen=True, slots=True)
class ChatServer:
    """An address and how it is asked. The key is in no text that this class makes."""

    address: Address
    model: str
    key: str | None = field(default=None, repr=False)
    temperature: float | None = None  # None: as the server likes
    answer_tokens: int | None = 1000
    extra: Mapping[str, Json] = field(default_factory=dict)  # further fields of each request

    def __post_init__(self) -> None:
        if not self.model.strip():
            raise BadInput("the model needs a name")
        if self.temperature is not None and not 0 <= self.temperature < inf:
            raise BadInput(f"temperature is 0 or more, not {self.temperature}")
        if self.answer_tokens is not None and self.answer_tokens < 1:
            raise BadInput(f"an answer has at least 1 token, not {self.answer_tokens}")

    def ask(self, messages: Sequence[Message], seconds: float) -> Reply:
        """The model's answer; Unanswered or Refused say why there is none."""
        body = json.dumps(self.request(messages), ensure_ascii=False).encode("utf-8")
        headers = {"Content-Type": "application/json", "Accept": "application/json"}
        if self.key is not None:
            headers["Authorization"] = f"Bearer {self.key}"
        try:
            response = post(self.address, body, headers, seconds, MAX_BYTES)
        except PostFailed as error:
            raise Unanswered(error.kind, str(error)) from None
        self._check_status(response)
        return self._reply(response.body, messages)

    def request(self, messages: Sequence[Message]) -> dict[str, Json]:
        """The body of a request; what is None is left out."""
        fields: dict[str, Json] = {
            "model": self.model,
            "messages": [dict(message) for message in messages],
            "temperature": self.temperature,
            "max_tokens": self.answer_tokens,
            **self.extra,
        }
        return {name: value for name, value in fields.items() if value is not None}

    def _check_status(self, response: Response) -> None:
        status = response.status
        if 200 <= status < 300:
            return
        if 300 <= status < 400:
            where = self._short(response.headers.get("location", "somewhere else"))
            raise Refused(f"{self.address} redirects to {where}; redirects are not followed")
        said = self._short(_error_message(response.body))
        why = f"{self.address} answered {status}" + (f": {said}" if said else "")
        if status in TRY_AGAIN or status >= 500:
            raise Unanswered(str(status), why, _wait(response.headers.get("retry-after")))
        raise Refused(why)

    def _reply(self, body: bytes, messages: Sequence[Message]) -> Reply:
        try:
            answer = json.loads(body)
            choice = answer["choices"][0]
            text = _content(choice["message"]["content"])
        except (ValueError, LookupError, TypeError, RecursionError):
            raise Unanswered("malformed", f"{self.address} sent no chat completion") from None
        asked = sum(len(message["content"]) for message in messages)
        tokens_in, tokens_out = _usage(answer)
        estimated = tokens_in is None or tokens_out is None
        return Reply(
            text=self._without_key(text),
            tokens_in=-(-asked // _PER_TOKEN) if tokens_in is None else tokens_in,
            tokens_out=-(-len(text) // _PER_TOKEN) if tokens_out is None else tokens_out,
            estimated=estimated,
            cut=choice.get("finish_reason") == "length",
        )

    def _short(self, text: str) -> str:
        """What a server says, safe and short enough to be shown."""
        clean = "".join(c if c.isprintable() else " " for c in self._without_key(text)).strip()
        return clean if len(clean) <= _SHOWN else clean[:_SHOWN] + "…"

    def _without_key(self, text: str) -> str:
        """Servers like to repeat a key that they do not know."""
        return text.replace(self.key, "[key]") if self.key else text


def _content(content: object) -> str:
    """The text of a message: as it is, or in parts; none if the model said nothing."""
    if content is None:
        return ""
    if isinstance(content, str):
        return content
    if isinstance(content, list):
        parts = [part.get("text", "") for part in content if isinstance(part, dict)]
        return "".join(part for part in parts if isinstance(part, str))
    raise TypeError(content)


def _usage(answer: Mapping[str, object]) -> tuple[int | None, int | None]:
    usage = answer.get("usage")
    if not isinstance(usage, dict):
        return None, None
    return _count(usage.get("prompt_tokens")), _count(usage.get("completion_tokens"))


def _count(value: object) -> int | None:
    return value if type(value) is int and value >= 0 else None


def _error_message(body: bytes) -> str:
    """Servers write {"error": {"message": …}}, {"error": …}, or a text."""
    text = body[: 1 << 16].decode("utf-8", "replace")
    try:
        said = json.loads(text)["error"]
        return str(said["message"] if isinstance(said, dict) else said)
    except (ValueError, LookupError, TypeError, RecursionError):
        return text


def _wait(header: str | None) -> float | None:
    """The seconds of a Retry-After header, which may also name a time."""
    if header is None:
        return None
    if header.strip().isdecimal():
        return float(header.strip()[:9])
    try:
        then = parsedate_to_datetime(header)
    except ValueError:
        return None
    then = then if then.tzinfo else then.replace(tzinfo=UTC)
    return max(0.0, (then - datetime.now(UTC)).total_seconds())
