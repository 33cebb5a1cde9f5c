"""What a token opens, and what it does not."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace

import pytest
from httpx2 import Response
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.web.conftest import BOT, ME, OURS, Browser, NewBrowser, open_table
from westbound.web.http.bot_tokens import ERRORS_PER_MINUTE, REQUESTS_PER_MINUTE
from westbound.web.http.security import RateLimiter

PLAY = {"n": 0, "action": "play", "move": "pass"}


@pytest.fixture
def token(new_browser: NewBrowser) -> str:
    found: str = (
        new_browser(name="Ann").post("/api/v1/bot-tokens", {"name": "Dusty"}).json()["token"]
    )
    return found


def ask(
    client: TestClient, method: str, address: str, headers: Mapping[str, str], body: object = None
) -> Response:
    client.cookies.clear()
    return client.request(method, address, headers=dict(headers), json=body)


def bearing(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


@pytest.mark.parametrize(
    ("method", "address", "body"),
    [
        ("GET", "/api/v1/me", None),
        ("PATCH", "/api/v1/me", {"name": "Eve"}),
        ("POST", "/api/v1/keep", {"login": "eve", "password": "correct horse"}),
        ("POST", "/api/v1/login", {"login": "eve", "password": "correct horse"}),
        ("GET", "/api/v1/bot-tokens", None),
        ("POST", "/api/v1/bot-tokens", {"name": "Another"}),
        ("POST", "/api/v1/tables", {"game": "carson", "seats": [ME, BOT]}),
        ("GET", "/api/v1/tables", None),
        ("GET", "/account", None),
    ],
)
def test_a_token_is_for_playing_only(
    client: TestClient, token: str, method: str, address: str, body: object
) -> None:
    answer = ask(client, method, address, bearing(token), body)
    assert answer.status_code == 403
    assert answer.json()["error"] == "A bot token is for playing only; this needs a person."
    assert "set-cookie" not in answer.headers


def test_a_token_beside_a_cookie_is_still_only_a_token(browser: Browser, token: str) -> None:
    browser.patch("/api/v1/me", {"name": "Ann"})
    answer = browser.send("PATCH", "/api/v1/me", {"name": "Eve"}, {**OURS, **bearing(token)})
    assert answer.status_code == 403
    assert browser.get("/api/v1/me").json()["name"] == "Ann"


def test_what_a_proxy_asks_for_is_no_token(browser: Browser) -> None:
    headers = {"Authorization": "Basic YW5uOnNlY3JldA=="}
    assert browser.send("GET", "/api/v1/me", headers=headers).status_code == 200
    assert browser.send("PATCH", "/api/v1/me", {"name": "Eve"}, headers).status_code == 403


def test_no_token_no_bot(client: TestClient, token: str, new_browser: NewBrowser) -> None:
    table = open_table(new_browser(), ME, BOT)
    address = f"/api/v1/tables/{table.id}/observation"
    for wrong in ("wb_" + "x" * 43, "nonsense", token[:-1], ""):
        answer = ask(client, "GET", address, bearing(wrong))
        assert answer.status_code == 401, wrong
        assert answer.json() == {"error": "This bot token is not valid."}
        assert answer.headers["www-authenticate"] == "Bearer"
    spanish = ask(client, "GET", address, {**bearing("wb_x"), "Accept-Language": "es"})
    assert spanish.json() == {"error": "Esta clave de bot no es válida."}


def test_a_token_opens_only_the_tables_of_its_bot(
    client: TestClient, token: str, new_browser: NewBrowser
) -> None:
    table = open_table(new_browser(), ME, BOT, public=True)
    base = f"/api/v1/tables/{table.id}"
    for method, address, body in (
        ("GET", f"{base}/observation", None),
        ("GET", f"{base}/moves", None),
        ("GET", f"{base}/log", None),
        ("POST", f"{base}/turn", PLAY),
        ("POST", f"{base}/chat", {"text": "hello"}),
    ):
        answer = ask(client, method, address, bearing(token), body)
        assert (answer.status_code, answer.json()["rule"]) == (403, "WB-012"), address
    assert ask(client, "GET", "/api/v1/tables/none/moves", bearing(token)).status_code == 404
    headers = {**bearing(token), "Origin": "http://testserver"}
    live = client.websocket_connect(f"/t/{table.id}/live", headers=headers)
    with pytest.raises(WebSocketDisconnect), live as socket:
        socket.receive_text()


def test_a_revoked_token_is_refused_with_a_sentence(
    client: TestClient, new_browser: NewBrowser
) -> None:
    ann = new_browser(name="Ann")
    bot = ann.post("/api/v1/bot-tokens", {"name": "Dusty"}).json()
    table = open_table(ann, ME, BOT)
    address = f"/api/v1/tables/{table.id}/moves"
    assert ask(client, "GET", address, bearing(bot["token"])).status_code == 403
    ann.post(f"/api/v1/bot-tokens/{bot['id']}/revoke")
    answer = ask(client, "GET", address, bearing(bot["token"]))
    assert (answer.status_code, answer.json()["error"]) == (401, "This bot token was revoked.")


def test_the_last_use_is_told(client: TestClient, new_browser: NewBrowser) -> None:
    ann = new_browser(name="Ann")
    bot = ann.post("/api/v1/bot-tokens", {"name": "Dusty"}).json()
    ask(client, "GET", "/api/v1/tables/none/moves", bearing(bot["token"]))
    assert ann.get("/api/v1/bot-tokens").json()[0]["last_used"] > bot["created"]


def test_tokens_cannot_be_guessed(client: TestClient, token: str) -> None:
    address = "/api/v1/tables/none/moves"
    found = [
        ask(client, "GET", address, bearing(f"wb_{number}")).status_code
        for number in range(ERRORS_PER_MINUTE + 1)
    ]
    assert found == [401] * ERRORS_PER_MINUTE + [429]
    assert ask(client, "GET", address, bearing(token)).status_code == 404  # others go on


def test_a_bot_that_asks_too_much_slows_down_itself(
    client: TestClient, token: str, new_browser: NewBrowser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(RateLimiter, "is_used_up", lambda self, who: self.limit > 1000)
    answer = ask(client, "POST", "/api/v1/tables/none/turn", bearing(token), PLAY)
    assert answer.status_code == 429
    assert answer.json()["error"].startswith(f"More than {REQUESTS_PER_MINUTE} requests")
    assert answer.headers["retry-after"] == "10"


def test_asking_how_much_is_left_counts_as_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    now = SimpleNamespace(monotonic=lambda: 0.0)
    monkeypatch.setattr("westbound.web.http.security.time", now)
    limiter = RateLimiter(1)
    assert not any(limiter.is_used_up("x") for _ in range(3))
    assert limiter.allows("x")
    assert limiter.is_used_up("x")
    now.monotonic = lambda: 61.0
    assert not limiter.is_used_up("x")
