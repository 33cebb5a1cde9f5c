"""One POST to one address: it ends in time, stays small, and goes nowhere else."""

from __future__ import annotations

import socket
from time import monotonic

import pytest

from tests.lab.llm.servers import PATH, PATIENT, answers, drips, hangs, hangs_up, server
from westbound.engine.errors import BadInput
from westbound.lab.llm.http_post import Address, PostFailed, Response, post, read_address

SHORT = 0.2  # seconds, for servers that never answer


def ask(address: Address, seconds: float = PATIENT, max_bytes: int = 1000) -> Response:
    return post(address, b"{}", {"X-Test": "yes"}, seconds, max_bytes)


def failure(address: Address, seconds: float = PATIENT, max_bytes: int = 1000) -> PostFailed:
    with pytest.raises(PostFailed) as failed:
        ask(address, seconds, max_bytes)
    return failed.value


@pytest.mark.parametrize(
    ("url", "address"),
    [
        ("http://127.0.0.1/v1", Address("http", "127.0.0.1", 80, "/v1")),
        ("https://example.org", Address("https", "example.org", 443, "/")),
        ("https://example.org:8443/a?b=c", Address("https", "example.org", 8443, "/a?b=c")),
        ("http://[::1]:8000/v1", Address("http", "::1", 8000, "/v1")),
    ],
)
def test_an_address_is_read(url: str, address: Address) -> None:
    assert read_address(url) == address
    assert read_address(str(address)) == address


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("", "begins with http:// or https://"),
        ("example.org/v1", "begins with http:// or https://"),
        ("ftp://example.org", "begins with http:// or https://"),
        ("file:///etc/passwd", "begins with http:// or https://"),
        ("http://", "begins with http:// or https://"),
        ("http://host:port/", "is not an address"),
        ("http://host:99999/", "is not an address"),
        ("http://[::1/", "is not an address"),
        ("http://me:secret@host/", "no name and password"),
        ("http://host/a b", "without spaces"),
        ("http://host/ä", "plain ASCII"),
    ],
)
def test_what_is_no_address(url: str, why: str) -> None:
    with pytest.raises(BadInput, match=why) as refused:
        read_address(url)
    assert "secret" not in str(refused.value)


def test_the_body_and_the_headers_arrive_and_the_answer_comes_back() -> None:
    with server(answers(201, b"hello", X_More="1")) as here:
        response = ask(here.address)
    assert (response.status, response.body, response.headers["x-more"]) == (201, b"hello", "1")
    (request,) = here.requests
    assert (request.path, request.body, request.headers["X-Test"]) == (PATH, {}, "yes")
    assert "Cookie" not in request.headers


def test_a_redirect_is_an_answer_and_nobody_follows_it() -> None:
    with server(answers(200, b"")) as other, server(answers(307, b"", Location=other.url)) as here:
        assert ask(here.address).status == 307
    assert len(here.requests) == 1
    assert other.requests == []


def test_no_proxy_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    with server(answers(200, b"")) as proxy, server(answers(200, b"")) as here:
        for name in ("http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"):
            monkeypatch.setenv(name, proxy.url)
        ask(here.address)
    assert len(here.requests) == 1
    assert proxy.requests == []


def test_it_connects_to_nothing_but_the_address(monkeypatch: pytest.MonkeyPatch) -> None:
    connected: list[object] = []
    connect = socket.socket.connect

    def watched(sock: socket.socket, address: tuple[str, int]) -> None:
        connected.append(address)
        connect(sock, address)

    monkeypatch.setattr(socket.socket, "connect", watched)
    with server(answers(500, b"")) as here:
        ask(here.address)
    assert connected == [("127.0.0.1", here.port)]


@pytest.mark.parametrize("way", [hangs, drips])
def test_a_server_that_never_ends_is_left(way: object) -> None:
    start = monotonic()
    with server(way) as here:  # type: ignore[arg-type]
        error = failure(here.address, SHORT)
    assert (error.kind, str(error)) == ("timeout", "no answer within 0.2 seconds")
    assert monotonic() - start < PATIENT / 2


def test_a_huge_answer_is_not_read_to_its_end() -> None:
    with server(answers(200, b"x" * 5_000_000)) as here:
        error = failure(here.address, max_bytes=100_000)
    assert (error.kind, str(error)) == ("too_large", "an answer of more than 100000 bytes")


def test_an_answer_of_the_largest_size_is_read() -> None:
    with server(answers(200, b"x" * 1000)) as here:
        assert len(ask(here.address, max_bytes=1000).body) == 1000
        assert failure(here.address, max_bytes=999).kind == "too_large"


def test_an_answer_that_breaks_off_is_none() -> None:
    with server(answers(200, b"half", Content_Length="8")) as here:
        assert failure(here.address).kind == "connection"
    with server(hangs_up) as here:
        assert failure(here.address).kind == "connection"


def test_nobody_there() -> None:
    with server(answers(200, b"")) as here:
        gone = here.address
    error = failure(gone)
    assert (error.kind, str(error)) == ("connection", "connection refused")
    assert failure(Address("http", "a..b", 80, "/")).kind == "connection"


def test_a_plain_server_does_not_speak_tls() -> None:
    with server(answers(200, b"")) as here:
        error = failure(Address("https", "127.0.0.1", here.port, "/"))
    assert error.kind == "connection"
    assert here.requests == []
