"""The page of my settings: how moves are confirmed, who comes along."""

from __future__ import annotations

import re

import pytest

from tests.web.conftest import BOT, ME, Browser, NewBrowser, open_table

WORDS = {
    "en": ("Confirm each move", "Never", "Only what cannot be undone", "Always"),
    "es": ("Confirmar cada jugada", "Nunca", "Solo lo que no se puede deshacer", "Siempre"),
    "it": ("Conferma ogni mossa", "Mai", "Solo ciò che non si può annullare", "Sempre"),
}


def chosen(page: str) -> str:
    """What the list of a page shows as chosen."""
    lists = re.findall(r'<select id="confirm-moves".*?</select>', page, re.S)
    assert len(lists) == 1
    found = re.findall(r'<option value="(\w+)" selected>', lists[0])
    assert len(found) == 1
    return str(found[0])


@pytest.mark.parametrize("value", ["never", "final", "always"])
def test_each_way_to_confirm_is_kept_and_shown(browser: Browser, value: str) -> None:
    assert browser.patch("/api/v1/me", {"confirm": value}).json()["confirm"] == value
    assert browser.get("/api/v1/me").json()["confirm"] == value
    assert chosen(browser.page("/account").text) == value
    table = open_table(browser, ME, BOT)
    assert chosen(browser.page(f"/t/{table.id}").text) == value


def test_no_other_way_is_taken_and_nothing_changes_by_itself(browser: Browser) -> None:
    assert chosen(browser.page("/account").text) == "always"
    browser.patch("/api/v1/me", {"confirm": "final", "auto_end": True})
    for wrong in ("sometimes", "", True, 1):
        assert browser.patch("/api/v1/me", {"confirm": wrong}).status_code == 422
    browser.patch("/api/v1/me", {"hints": False})
    now = browser.get("/api/v1/me").json()
    assert (now["confirm"], now["auto_end"]) == ("final", True)


def test_it_is_personal_and_follows_a_login(new_browser: NewBrowser) -> None:
    here, there, other = new_browser(name="Ann"), new_browser(), new_browser(name="Ben")
    here.patch("/api/v1/me", {"confirm": "never"})
    body = {"login": "ann", "password": "correct horse"}
    here.post("/api/v1/keep", body)
    assert there.post("/api/v1/login", body).json()["confirm"] == "never"
    assert other.get("/api/v1/me").json()["confirm"] == "always"


def test_those_who_only_watch_are_not_asked(new_browser: NewBrowser) -> None:
    ann, watching = new_browser(name="Ann"), new_browser()
    table = open_table(ann, ME, BOT)
    assert "confirm-moves" in ann.page(f"/t/{table.id}").text
    assert "confirm-moves" not in watching.page(f"/t/{table.id}").text


@pytest.mark.parametrize("language", WORDS)
def test_it_is_said_in_three_languages(new_browser: NewBrowser, language: str) -> None:
    browser = new_browser(language, name="Ann")
    table = open_table(browser, ME, BOT)
    for page in ("/account", f"/t/{table.id}"):
        shown = browser.page(page).text
        for words in WORDS[language]:
            assert f">{words}<" in shown, (page, words)


def test_the_form_to_log_in_says_whose_tables_come_along(new_browser: NewBrowser) -> None:
    assert "The tables, seats and notes of Ben" in new_browser(name="Ben").page("/account").text
    assert 'name="bring"' not in new_browser().page("/account").text
