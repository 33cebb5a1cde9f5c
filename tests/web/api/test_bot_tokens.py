"""Tokens of bots: shown once, kept as a hash, listed, revoked."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.web.conftest import Browser, NewBrowser
from westbound.web.http.bot_tokens import MAX_BOTS

TOKENS = "/api/v1/bot-tokens"


def test_a_token_is_shown_once_and_only_its_hash_is_kept(browser: Browser, tmp_path: Path) -> None:
    answer = browser.post(TOKENS, {"name": " Dusty  Dan "})
    assert answer.status_code == 201
    told = answer.json()
    assert told["token"].startswith("wb_")
    assert len(told["token"]) > 40
    assert (told["name"], told["public"], told["chat"]) == ("Dusty Dan", False, False)
    assert told["last_used"] is None
    token = told.pop("token")
    assert browser.get(TOKENS).json() == [told]
    for file in tmp_path.glob("test.db*"):
        assert token.encode() not in file.read_bytes()
    with closing(sqlite3.connect(tmp_path / "test.db")) as database:
        kept = database.execute("SELECT token FROM bot_accounts").fetchone()[0]
    assert len(kept) == 64
    assert kept not in answer.text


def test_bots_are_their_owners_alone(new_browser: NewBrowser) -> None:
    ann, ben = new_browser(name="Ann"), new_browser(name="Ben")
    bot = ann.post(TOKENS, {"name": "Dusty"}).json()
    assert ben.get(TOKENS).json() == new_browser().get(TOKENS).json() == []
    for answer in (
        ben.patch(f"{TOKENS}/{bot['id']}", {"public": True}),
        ben.post(f"{TOKENS}/{bot['id']}/revoke"),
        new_browser().post(f"{TOKENS}/{bot['id']}/revoke"),
    ):
        assert answer.status_code == 404
    changed = ann.patch(f"{TOKENS}/{bot['id']}", {"public": True, "chat": True}).json()
    assert (changed["public"], changed["chat"]) == (True, True)
    assert ann.patch(f"{TOKENS}/{bot['id']}", {}).json() == changed
    assert ann.get(TOKENS).json() == [changed]


def test_a_revoked_token_is_gone_and_its_name_is_free(new_browser: NewBrowser) -> None:
    ann, ben = new_browser(name="Ann"), new_browser("es", "Ben")
    bot = ann.post(TOKENS, {"name": "Dusty"}).json()
    taken = ben.post(TOKENS, {"name": "DUSTY"})
    assert (taken.status_code, taken.json()["error"]) == (400, "Ya hay un bot llamado «DUSTY».")
    assert ann.post(f"{TOKENS}/{bot['id']}/revoke").status_code == 200
    assert ann.get(TOKENS).json() == []
    assert ann.post(f"{TOKENS}/{bot['id']}/revoke").status_code == 404
    assert ben.post(TOKENS, {"name": "DUSTY"}).status_code == 201


def test_nobody_has_bots_without_end(browser: Browser) -> None:
    for number in range(MAX_BOTS):
        assert browser.post(TOKENS, {"name": f"Bot {number}"}).status_code == 201
    answer = browser.post(TOKENS, {"name": "One more"})
    assert answer.status_code == 400
    assert answer.json()["error"] == "You have 10 bots already; revoke the token of one first."


@pytest.mark.parametrize(
    ("body", "status"),
    [({}, 422), ({"name": ""}, 400), ({"name": "x", "public": "yes"}, 422), ({"login": "x"}, 422)],
)
def test_what_is_no_bot_is_refused(browser: Browser, body: object, status: int) -> None:
    assert browser.post(TOKENS, body).status_code == status
    assert browser.get(TOKENS).json() == []
