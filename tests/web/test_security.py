"""What no page of ours sends is refused, and what people write stays text."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from itsdangerous import URLSafeSerializer
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.web.conftest import BOT, HTML, ME, OPEN, OURS, Browser, NewBrowser, make_app, open_table
from westbound.table.seat_requests import NAME_LENGTH
from westbound.web.http.access_log import loggable
from westbound.web.http.security import HEADERS, MAX_BYTES, RateLimiter
from westbound.web.http.users import clean_name

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


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(browser: Browser) -> None:
    cookie = browser.post("/api/v1/tables", TABLE).headers["set-cookie"]
    assert cookie.startswith("westbound=")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


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


def test_forged_cookies_are_nobody(new_browser: NewBrowser) -> None:
    real = new_browser(name="Ann").cookies["westbound"]
    person_id, signature = real.rsplit(".", 1)
    forged = [
        person_id,
        f"{person_id}.",
        f"{person_id}.{signature[:-2]}AA",
        real + "x",
        "x" * 5000,
        URLSafeSerializer("another key", salt="person").dumps("ann"),
        URLSafeSerializer("a key for tests", salt="other").dumps("ann"),
        URLSafeSerializer("a key for tests", salt="person").dumps("nobody here"),
        URLSafeSerializer("a key for tests", salt="person").dumps({"id": "ann"}),
    ]
    for cookie in forged:
        browser = new_browser()
        browser.cookies = {"westbound": cookie}
        assert browser.get("/api/v1/me").json()["name"] is None, cookie
        assert browser.page("/").status_code == 200
    odd = new_browser().client.get("/api/v1/me", headers=[(b"Cookie", b"westbound=\xe9\xff")])
    assert odd.json()["name"] is None


def test_an_older_key_still_opens_and_a_removed_one_does_not(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path)) as client:
        browser = Browser(client)
        browser.patch("/api/v1/me", {"name": "Ann"})
    for keys, name in ((("new", "a key for tests"), "Ann"), (("new",), None)):
        with TestClient(make_app(tmp_path, keys=keys)) as client:
            browser.client = client
            assert browser.get("/api/v1/me").json()["name"] == name


HOSTILE = "<img src=x onerror=alert(1)>\"'&{{7*7}}"


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_hostile_names_stay_text_on_every_page(new_browser: NewBrowser, language: str) -> None:
    host, friend = new_browser(language, name=HOSTILE), new_browser(language)
    here = {"kind": "here", "name": HOSTILE}
    table = open_table(host, ME, here, OPEN, OPEN, public=True)
    link = table.invitations[0].address
    running = open_table(host, ME, here)
    pages = [
        host.page(p) for p in ("/", "/tables", "/account", f"/t/{table.id}", f"/t/{running.id}")
    ]
    pages += [friend.page(p) for p in ("/", link, f"/t/{table.id}", f"/t/{running.id}")]
    shown_once = 0
    for page in pages:
        assert page.status_code == 200
        assert "<img src=x" not in page.text
        assert "49" not in page.text.split("onerror")[-1][:20]
        shown_once += "&lt;img src=x" in page.text
    assert shown_once == len(pages)


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("  Ann \t\n B ", "Ann B"),
        ("Ann\x00\x1b[31m", "Ann [31m"),
        ("\u202eevil", "evil"),
        ("a" * 200, "a" * NAME_LENGTH),
        ("Ñandú 日本", "Ñandú 日本"),
    ],
)
def test_names_are_one_short_printable_line(written: str, kept: str) -> None:
    assert clean_name(written) == kept


def test_half_characters_and_very_long_names_are_refused(browser: Browser) -> None:
    for name in ('"\\ud800"', f'"{"a" * 201}"', "7", "null"):
        content = f'{{"login": {name}, "password": "12345678"}}'
        headers = {**OURS, "Content-Type": "application/json"}
        answer = browser.client.post("/api/v1/keep", content=content, headers=headers)
        assert answer.status_code == 422, name


def test_a_zero_byte_in_an_address_is_not_found(browser: Browser) -> None:
    for address in ("/t/%00", "/api/v1/tables/a%00b", "/rules/%00", "/static/%00.css"):
        assert browser.get(address).status_code == 404


def test_a_bug_gives_a_reference_and_no_trace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("secret detail")

    monkeypatch.setattr("westbound.web.pages.front.all_games", broken)
    with TestClient(make_app(tmp_path), raise_server_exceptions=False) as client:
        for headers, kind in ((HTML, "text/html"), ({}, "application/json")):
            answer = client.get("/", headers=headers)
            assert answer.status_code == 500
            assert answer.headers["content-type"].startswith(kind)
            assert answer.headers["X-Frame-Options"] == "DENY"
            assert "secret detail" not in answer.text
            reference = caplog.records[-1].getMessage().split()[1]
            assert reference in answer.text


# --- the log


def test_the_log_has_one_line_per_request_and_no_secrets(
    new_browser: NewBrowser, caplog: pytest.LogCaptureFixture
) -> None:
    host = new_browser(name="Ann")
    table = open_table(host, ME, OPEN)
    invitation = table.invitations[0].address.rsplit("/", 1)[1]
    with caplog.at_level(logging.INFO, logger="westbound.access"):
        caplog.clear()
        new_browser().page(f"/t/{table.id}/join/{invitation}?name=Ben")
    (line,) = [r.getMessage() for r in caplog.records if r.name == "westbound.access"]
    assert line.startswith(f"GET /t/{table.id}/join/- 200 ")
    assert line.endswith(" ms")


def test_nobody_writes_lines_of_their_own_into_the_log() -> None:
    assert loggable("/a\nGET /b\x1b[31m") == "/a?GET?/b?[31m"
    assert len(loggable("/" + "x" * 1000)) == 200
