"""Every error is a sentence in the visitor's language, or a reference number."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.web.conftest import HTML, ME, OURS, Browser, NewBrowser, make_app, open_table
from westbound.engine.texts import catalogue
from westbound.games.registry import find_game, games
from westbound.web.http.links import rule_address


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


def test_another_method_is_refused_in_a_sentence(browser: Browser) -> None:
    answer = browser.send("DELETE", "/api/v1/tables", headers=OURS)
    assert answer.status_code == 405
    assert answer.json() == {"error": "DELETE is not possible at this address."}
    assert answer.headers["allow"]


def test_a_script_gets_json_instead_of_a_page(browser: Browser) -> None:
    answer = browser.get("/nothing/here")
    assert (answer.status_code, answer.json()) == (
        404,
        {"error": "There is nothing at this address."},
    )
    api = browser.send("GET", "/api/v1/nothing", headers={"Accept": "text/html"})
    assert api.headers["content-type"] == "application/json"
    assert browser.post("/rules/carson").status_code == 405


@pytest.mark.parametrize("game_id", games())
def test_no_refusal_leads_to_a_dead_link(browser: Browser, game_id: str) -> None:
    """Every rule that a refusal can name has its paragraph where its link points."""
    refusals = catalogue(find_game(game_id).package, "en").tables["refusals"]
    rules = {key.partition(".")[0] for key in refusals}
    assert {"WB-001", "WB-017"} < rules
    assert len(rules) > 25
    pages: dict[str, str] = {}
    for rule in rules:
        address, _, anchor = rule_address(rule, game_id).partition("#")
        if address not in pages:
            pages[address] = browser.page(address).text
        assert f'id="{anchor}"' in pages[address], rule


def test_a_file_that_is_no_match_is_refused_in_the_visitors_language(
    new_browser: NewBrowser,
) -> None:
    answer = new_browser("it").post("/api/v1/import", {"text": "hello"})
    assert answer.status_code == 400
    assert answer.json() == {
        "error": "Questa non è una partita salvata: la riga 1 non si può leggere come JSON.",
        "rule": "WB-013",
        "link": "/rules/table#WB-013",
    }


def test_a_move_that_is_none_is_refused_in_the_visitors_language(new_browser: NewBrowser) -> None:
    browser = new_browser("es", name="Ann")
    table = open_table(browser, ME, {"kind": "here", "name": "Joe"})
    answer = browser.get(f"/api/v1/tables/{table.id}/why-not?move=dance").json()
    assert answer["error"].startswith("«dance» no es una jugada de Carson City")
    assert answer["link"] == "/rules/table#WB-017"


def test_a_forbidden_move_names_its_rule_wherever_it_is_asked(new_browser: NewBrowser) -> None:
    browser = new_browser("it", name="Ann")
    table = open_table(browser, ME, {"kind": "here", "name": "Joe"})
    answer = browser.get(f"/api/v1/tables/{table.id}/preview?move=pass")
    assert answer.status_code == 409
    assert answer.json()["rule"].startswith("CC-")
    assert answer.json()["link"] == f"/rules/carson#{answer.json()['rule']}"
    assert "pass" not in answer.json()["error"]
