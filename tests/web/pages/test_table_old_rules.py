"""A match that is played by an earlier version of the rules says so, and what has changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.corrected_carson import NEWEST, OVER, RULE, RUNNING, TEXTS, correct
from tests.web.conftest import ME, OPEN, Browser, NewBrowser, open_table
from tests.web.house import text_of

SAYS = {
    "en": "This match began under rules version 1 and is played to its end by it. Since then:",
    "es": "Esta partida empezó con la versión 1 de las reglas",
    "it": "Questa partita è cominciata con la versione 1 delle regole",
}


@pytest.fixture(autouse=True)
def corrected(monkeypatch: pytest.MonkeyPatch) -> None:
    correct(monkeypatch)


def imported(browser: Browser, path: Path) -> str:
    answer = browser.post("/api/v1/import", {"text": path.read_text(encoding="utf-8")})
    assert answer.status_code == 201, answer.text
    found: str = answer.json()["id"]
    return found


def about(browser: Browser, table_id: str) -> tuple[int, list[dict[str, object]]]:
    found = browser.get(f"/api/v1/tables/{table_id}").json()
    return found["rules_version"], found["rule_changes"]


@pytest.mark.parametrize("language", TEXTS)
def test_the_page_says_which_rule_changed(new_browser: NewBrowser, language: str) -> None:
    browser = new_browser(language, name="Ann")
    browser.patch("/api/v1/me", {"language": language})
    table_id = imported(browser, RUNNING)
    for address in (f"/t/{table_id}", f"/t/{table_id}?at=5"):
        page = browser.page(address).text
        note = page.split('<details class="tbl-old-rules">')[1].split("</details>")[0]
        assert SAYS[language] in text_of(note)
        assert f"{RULE} {TEXTS[language]}" in text_of(note)
        assert f'href="/rules/carson#{RULE}"' in note


def test_the_api_says_it_too(new_browser: NewBrowser) -> None:
    browser = new_browser("es", name="Ann")
    browser.patch("/api/v1/me", {"language": "es"})
    version, changes = about(browser, imported(browser, RUNNING))
    assert version == 1
    told = {"version": NEWEST, "rule": RULE, "text": TEXTS["es"]}
    assert changes == [{**told, "link": f"/rules/carson#{RULE}"}]


def test_a_match_of_now_says_nothing(new_browser: NewBrowser) -> None:
    browser = new_browser(name="Ann")
    table = open_table(browser, ME, {"kind": "here", "name": "Joe"})
    assert about(browser, table.id) == (NEWEST, [])
    assert "tbl-old-rules" not in browser.page(f"/t/{table.id}").text
    waiting = open_table(browser, ME, OPEN)
    assert about(browser, waiting.id) == (NEWEST, [])


def test_wb_014_to_go_on_keeps_the_version_and_a_rematch_takes_the_newest(
    new_browser: NewBrowser,
) -> None:
    browser = new_browser(name="Ann")
    over = imported(browser, OVER)
    goes_on = browser.post(f"/api/v1/tables/{over}/continue", {"at": 20}).json()["id"]
    again = browser.post(f"/api/v1/tables/{over}/rematch").json()["id"]
    assert about(browser, over)[0] == about(browser, goes_on)[0] == 1
    assert about(browser, again) == (NEWEST, [])
    assert "tbl-old-rules" in browser.page(f"/t/{goes_on}").text
    exported = browser.get(f"/api/v1/tables/{goes_on}/export").json()
    assert exported["rules_version"] == 1
