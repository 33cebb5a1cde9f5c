"""What a chat-completions server is asked, and what it may answer."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from email.utils import format_datetime

import pytest

from tests.lab.llm.servers import (
    PATIENT,
    StandIn,
    answers,
    completion,
    hangs_up,
    says,
    server,
)
from westbound.engine.errors import BadInput
from westbound.engine.json_types import Json
from westbound.lab.llm.chat import ChatServer, Refused, Reply, Unanswered, read_key

MESSAGES = [{"role": "system", "content": "s" * 10}, {"role": "user", "content": "u" * 20}]
KEY = "sk-very-secret"


def ask(here: StandIn, key: str | None = None) -> Reply:
    return ChatServer(here.address, "dice", key).ask(MESSAGES, PATIENT)


def unanswered(*args: object, **headers: str) -> Unanswered:
    status, body = args
    assert isinstance(status, int)
    way = answers(status, body, **headers)  # type: ignore[arg-type]
    with server(way) as here, pytest.raises(Unanswered) as failed:
        ask(here, KEY)
    return failed.value


# --- asking


def test_a_request_has_what_such_servers_want() -> None:
    with server(says("hi")) as here:
        chat = ChatServer(here.address, "dice", KEY, 0.5, 99, {"top_p": 0.9, "model": "other"})
        chat.ask(MESSAGES, PATIENT)
    (request,) = here.requests
    assert request.body == {
        "model": "other",
        "messages": MESSAGES,
        "temperature": 0.5,
        "max_tokens": 99,
        "top_p": 0.9,
    }
    assert request.headers["Authorization"] == f"Bearer {KEY}"
    assert request.headers["Content-Type"] == "application/json"


def test_what_is_not_wanted_is_left_out() -> None:
    with server(says("hi")) as here:
        ChatServer(here.address, "dice", answer_tokens=None).ask(MESSAGES, PATIENT)
    assert set(here.requests[0].body) == {"model", "messages"}
    assert "Authorization" not in here.requests[0].headers


def test_the_key_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WB_TEST_KEY", f" {KEY}\n")
    assert read_key("WB_TEST_KEY") == KEY
    assert read_key(None) is None
    monkeypatch.setenv("WB_TEST_KEY", f"{KEY}\r\nX-Other: 1")
    with pytest.raises(BadInput, match="WB_TEST_KEY has characters that no key has") as refused:
        read_key("WB_TEST_KEY")
    assert KEY not in str(refused.value)
    monkeypatch.setenv("WB_TEST_KEY", "")
    with pytest.raises(BadInput, match="WB_TEST_KEY, which is not set"):
        read_key("WB_TEST_KEY")


# --- answers


def test_text_and_tokens() -> None:
    with server(says("hello", 12, 3)) as here:
        assert ask(here) == Reply("hello", 12, 3, estimated=False, cut=False)


def reply_to(body: Json) -> Reply:
    with server(answers(200, body)) as here:
        return ask(here)


@pytest.mark.parametrize(
    "usage",
    [None, [], {}, {"prompt_tokens": -1}, {"prompt_tokens": "12", "completion_tokens": True}],
)
def test_a_server_that_does_not_count_is_estimated(usage: Json) -> None:
    reply = reply_to({**completion("hello"), "usage": usage})
    assert reply == Reply("hello", 8, 2, estimated=True, cut=False)


@pytest.mark.parametrize(
    ("content", "text"),
    [
        (None, ""),
        ("", ""),
        ([{"type": "text", "text": "a"}, {"type": "image"}, "x", {"text": "b"}], "ab"),
    ],
)
def test_a_message_may_have_no_text_or_several(content: Json, text: str) -> None:
    assert reply_to(completion(content)).text == text


def test_an_answer_that_was_cut_says_so() -> None:
    assert reply_to(completion("MO", finish_reason="length")).cut
    assert not reply_to(completion("MO", finish_reason="stop")).cut


@pytest.mark.parametrize(
    "body",
    [b"", b"<html>", b'{"choices": [{"mess', b"\xff\xfe", b"[" * 100_000, {}, {"choices": []}, [],
     {"choices": [{"message": "hi"}]}, {"choices": [{"message": {"content": 7}}]}],
    ids=range(10),
)  # fmt: skip
def test_what_is_no_completion_may_be_asked_again(body: Json | bytes) -> None:
    error = unanswered(200, body)
    assert error.kind == "malformed"
    assert "sent no chat completion" in str(error)


# --- errors


@pytest.mark.parametrize("status", [408, 425, 429, 500, 502, 503, 504, 529])
def test_what_may_work_the_next_time(status: int) -> None:
    error = unanswered(status, {"error": {"message": "busy"}})
    assert error.kind == str(status)
    assert str(error).endswith(f"answered {status}: busy")
    assert error.wait is None


@pytest.mark.parametrize("status", [400, 401, 403, 404, 422])
def test_what_never_will(status: int) -> None:
    way = answers(status, {"error": "no such model"})
    with server(way) as here, pytest.raises(Refused, match=f"answered {status}: no such model"):
        ask(here)


def test_redirects_are_not_followed() -> None:
    with (
        server(says("MOVE: pass")) as other,
        server(answers(302, b"", Location=other.url)) as here,
        pytest.raises(Refused, match="redirects are not followed"),
    ):
        ask(here, KEY)
    assert other.requests == []


def test_a_server_may_say_how_long_to_wait() -> None:
    assert unanswered(429, b"", Retry_After="7").wait == 7.0
    assert unanswered(503, b"", Retry_After="soon").wait is None
    later = format_datetime(datetime.now(UTC) + timedelta(seconds=60), usegmt=True)
    found = unanswered(503, b"", Retry_After=later).wait
    assert found is not None
    assert 50 < found <= 60
    past = format_datetime(datetime.now(UTC) - timedelta(seconds=60))
    assert unanswered(503, b"", Retry_After=past).wait == 0.0


def test_no_answer_at_all() -> None:
    with server(hangs_up) as here, pytest.raises(Unanswered) as failed:
        ask(here)
    assert failed.value.kind == "connection"


def test_the_key_is_in_no_text(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some servers repeat it in their errors, and a model might too."""
    with server(says(f"your key is {KEY}"), answers(401, {"error": {"message": KEY}})) as here:
        chat = ChatServer(here.address, "dice", KEY)
        assert chat.ask(MESSAGES, PATIENT).text == "your key is [key]"
        with pytest.raises(Refused) as refused:
            chat.ask(MESSAGES, PATIENT)
    assert str(refused.value).endswith("answered 401: [key]")
    assert KEY not in repr(chat)


def test_a_long_error_is_cut_and_made_safe() -> None:
    error = unanswered(500, b"\x1b[31m" + b"x" * 1000)
    assert "\x1b" not in str(error)
    assert len(str(error)) < 350
