"""Headers, origins, sizes and rates."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.web.conftest import BOT, ME, OPEN, OURS, Browser, make_app, open_table
from tests.web.house import House, Visit
from westbound.web.http.security import HEADERS, MAX_BYTES, RateLimiter

TABLE = {"game": "carson", "seats": [ME, BOT]}


def test_every_page_and_answer_has_the_headers(browser: Browser) -> None:
    for address in ("/", "/nothing", "/static/nothing.js", "/static/favicon.svg", "/api/v1/me"):
        answer = browser.page(address)
        for name, value in HEADERS.items():
            assert answer.headers[name] == value, address
    policy = HEADERS["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert policy.startswith("default-src 'none'")


@pytest.mark.parametrize("path", ["css/base.css", "js/shell.js", "manifest.webmanifest"])
def test_what_is_no_page_has_no_headers_for_pages(browser: Browser, path: str) -> None:
    headers = browser.get(f"/static/{path}").headers
    assert {name for name in HEADERS if name in headers} == {"X-Content-Type-Options"}
    assert headers["x-content-type-options"] == "nosniff"


def test_pages_are_not_kept_by_caches(browser: Browser) -> None:
    for address in ("/", "/account", "/api/v1/me"):
        assert browser.page(address).headers["cache-control"] == "no-store"


@pytest.mark.parametrize("method", ["POST", "PATCH", "PUT", "DELETE"])
def test_a_change_without_our_header_is_refused(browser: Browser, method: str) -> None:
    answer = browser.send(method, "/api/v1/me", {"name": "Eve"})
    assert answer.status_code == 403
    assert answer.json() == {"error": "The header x-westbound is missing."}
    assert browser.cookies == {}


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        ("http://testserver", 201),
        ("http://testserver:81", 403),
        ("http://evil.example", 403),
        ("http://testserver.evil.example", 403),
        ("null", 403),
        ("http://[", 403),
    ],
)
def test_a_change_from_another_site_is_refused(browser: Browser, origin: str, status: int) -> None:
    answer = browser.send("POST", "/api/v1/tables", TABLE, {**OURS, "Origin": origin})
    assert answer.status_code == status


def test_behind_a_proxy_the_public_address_counts(tmp_path: Path) -> None:
    app = make_app(tmp_path, public_address="https://games.example", secure_cookies=True)
    with TestClient(app) as client:
        browser = Browser(client)
        headers = {**OURS, "Origin": "http://testserver"}
        assert browser.send("POST", "/api/v1/tables", TABLE, headers).status_code == 403
        headers["Origin"] = "https://games.example"
        answer = browser.send("POST", "/api/v1/tables", TABLE | {"seats": [ME, OPEN]}, headers)
        assert answer.status_code == 201
        assert answer.json()["invitations"][0]["address"].startswith("https://games.example/t/")
        assert "Secure" in answer.headers["set-cookie"]


def test_a_live_connection_from_another_site_is_refused(client: TestClient) -> None:
    table = open_table(Browser(client), ME, OPEN)
    for headers in ({"Origin": "http://evil.example"}, {}):
        with (
            pytest.raises(WebSocketDisconnect) as caught,
            client.websocket_connect(f"/t/{table.id}/live", headers=headers),
        ):
            pytest.fail("it was let in")
        assert caught.value.code == 4403


def test_large_requests_are_refused(browser: Browser) -> None:
    for length in (str(MAX_BYTES + 1).encode(), b"9" * 5000, b"-1", b"\xb2", b""):
        headers = [(b"X-Westbound", b"1"), (b"Content-Length", length)]
        answer = browser.client.post("/api/v1/me", content=b"{}", headers=headers)
        assert answer.status_code == 413, length


def test_a_request_of_unknown_length_is_refused(browser: Browser) -> None:
    def chunks() -> Iterator[bytes]:
        yield b"{}"

    answer = browser.client.post("/api/v1/logout", content=chunks(), headers=OURS)
    assert answer.status_code == 411


def test_too_many_changes_in_a_minute_are_refused_in_every_language(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path, moves_per_minute=3)) as client:
        browser = Browser(client, "es")
        codes = [browser.post("/api/v1/logout").status_code for _ in range(5)]
        assert codes == [200, 200, 200, 429, 429]
        answer = browser.post("/api/v1/logout")
        assert answer.json()["error"] == "Más de 3 peticiones en un minuto; espera un poco."
        assert browser.get("/api/v1/me").status_code == 200  # looking is still possible


def test_the_minute_is_any_minute_and_each_client_has_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = [0.0]
    now = SimpleNamespace(monotonic=lambda: clock[0])
    monkeypatch.setattr("westbound.web.http.security.time", now)
    pace = RateLimiter(2)
    assert [pace.allows("ann") for _ in range(3)] == [True, True, False]
    assert pace.allows("ben")
    clock[0] = 59.9
    assert not pace.allows("ann")
    clock[0] = 60.0
    assert [pace.allows("ann") for _ in range(3)] == [True, True, False]


def test_only_so_many_clients_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("westbound.web.http.security.MAX_CLIENTS", 2)
    pace = RateLimiter(1)
    assert [pace.allows(client) for client in ("ann", "ben", "ann")] == [True, True, False]
    assert pace.allows("cleo")  # now Ann, who came first, is forgotten
    assert [pace.allows(client) for client in ("ben", "ann")] == [False, True]


def test_a_zero_byte_in_an_address_is_not_found(browser: Browser) -> None:
    for address in ("/t/%00", "/api/v1/tables/a%00b", "/rules/%00", "/static/%00.css"):
        assert browser.get(address).status_code == 404


def test_requests_of_other_sites_are_refused(here: House, ann: Visit) -> None:
    table_id = here.table(ann, bots=1)
    body = {"n": here.settle(table_id).header.revision, "move": "claim A1"}
    path = f"/api/v1/tables/{table_id}/move"
    for missing in ({"X-Westbound": "1", "Origin": "https://evil.example"}, {}):
        headers = {"Cookie": ann.headers["Cookie"], **missing}
        assert here.client.post(path, json=body, headers=headers).status_code == 403
