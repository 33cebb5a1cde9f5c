"""Cookies, names and settings of whoever is at the browser."""

from __future__ import annotations

import time
from pathlib import Path
from types import SimpleNamespace

import pytest
from argon2 import PasswordHasher, Type
from itsdangerous import URLSafeSerializer
from starlette.testclient import TestClient

from tests.web.conftest import BOT, ME, OURS, Browser, NewBrowser, make_app
from tests.web.house import house
from westbound.table.seat_requests import NAME_LENGTH
from westbound.web.http.users import CACHE_SECONDS, Users, clean_name


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(browser: Browser) -> None:
    table = {"game": "carson", "seats": [ME, BOT]}
    cookie = browser.post("/api/v1/tables", table).headers["set-cookie"]
    assert cookie.startswith("westbound=")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


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


def test_a_setting_counts_at_once_here_and_soon_if_changed_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(tmp_path) as here:
        ann = here.visit("Ann")
        assert ann.person is not None
        person, people = ann.person, here.users
        assert here.run(lambda: people.cached(None)) is None
        assert here.run(lambda: people.cached("nobody")) is None
        assert here.run(lambda: people.cached(person.id)) == person
        changed = here.run(lambda: people.change(person, auto_end=True))
        assert here.run(lambda: people.cached(person.id)) == changed
        elsewhere = Users(here.tables.store.people, ("key",))  # as another process would
        newest = here.run(lambda: elsewhere.change(person, auto_end=False, language="it"))
        assert here.run(lambda: people.cached(person.id)) == changed
        later = SimpleNamespace(monotonic=lambda: time.monotonic() + CACHE_SECONDS + 1)
        monkeypatch.setattr("westbound.web.http.users.time", later)
        assert here.run(lambda: people.cached(person.id)) == newest


def test_passwords_are_hashed_with_what_argon2_recommends(monkeypatch: pytest.MonkeyPatch) -> None:
    """All other tests hash quickly."""
    monkeypatch.setattr("westbound.web.http.users.PasswordHasher", PasswordHasher)
    users = Users(None, ("key",))  # type: ignore[arg-type]  # nobody is looked up
    hasher = users._hasher
    assert (hasher.type, hasher.memory_cost, hasher.time_cost) == (Type.ID, 65_536, 3)
