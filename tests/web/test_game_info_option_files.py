"""Options that take a file: chosen in the form, refused with a reason, never shown as text."""

from __future__ import annotations

import json
import re

import pytest

from tests.games.steam.own_map import TITLE, changed, own_map
from tests.web.conftest import BOT, ME, OPEN, Browser, NewBrowser
from westbound.games.steam.game import GAME

RANDOM = {"kind": "bot", "bot": "random"}
IN_THE_FILE = "provenance"  # a word of the text that no page has


def new_table(*seats: dict[str, str], **options: object) -> dict[str, object]:
    return {"game": "steam", "seats": list(seats), "options": options}


def test_the_form_offers_a_file_where_the_game_takes_one(new_browser: NewBrowser) -> None:
    page = new_browser("es").page("/new?game=steam").text
    field = page.split('data-option="map"')[1].split("data-option")[0]
    assert '<option value="">Un archivo de mapa…</option>' in field
    assert '<input type="file" accept=".toml,.txt,text/plain" hidden aria-label="Mapa">' in field
    assert page.count('type="file"') == 1
    carson = new_browser().page("/new?game=carson").text
    assert 'type="file"' not in carson
    assert "Another value…" in carson


def test_the_api_says_which_options_take_a_file(browser: Browser) -> None:
    found = {o["name"]: o["file"] for o in browser.get("/api/v1/games/steam/options").json()}
    assert found == {o.name: o.name == "map" for o in GAME.options}


def test_a_table_on_the_map_of_a_file(browser: Browser) -> None:
    answer = browser.post("/api/v1/tables", new_table(ME, RANDOM, RANDOM, map=own_map()))
    assert answer.status_code == 201, answer.text
    table = answer.json()
    assert table["status"] == "running"
    assert table["options"]["map"] == TITLE
    address = f"/api/v1/tables/{table['id']}"
    seen = browser.get(f"{address}/observation").json()
    assert IN_THE_FILE in json.dumps(seen)
    page = browser.page(table["address"])
    assert page.status_code == 200
    assert "Aldermouth" in page.text
    for text in (page.text, browser.get("/api/v1/tables").text, browser.page("/tables").text):
        assert IN_THE_FILE not in text


def test_every_hex_of_the_file_answers_why_not(browser: Browser) -> None:
    answer = browser.post("/api/v1/tables", new_table(ME, RANDOM, RANDOM, map=own_map())).json()
    address = f"/api/v1/tables/{answer['id']}"
    page = browser.page(answer["address"]).text
    hexes = sorted(set(re.findall(r'data-target="(hex:[^"]+)"', page)))
    assert len(hexes) > 10
    for place in hexes:
        reason = browser.get(f"{address}/why-not?target={place}").json()
        assert reason["text"], place
        assert reason["rule"], place
    assert browser.get(f"{address}/why-not?target=hex:99,99").json()["text"] == ""


def test_a_match_on_it_is_played_to_the_end(browser: Browser) -> None:
    """Three people on one screen, by the API alone."""
    browser.patch("/api/v1/me", {"name": "Ana", "auto_end": True})
    people = [ME, {"kind": "here", "name": "Bo"}, {"kind": "here", "name": "Cy"}]
    body = new_table(*people, map=own_map(), initial_order="random") | {"seed": 3}
    address = f"/api/v1/tables/{browser.post('/api/v1/tables', body).json()['id']}"
    played: list[str] = []
    status = "running"
    while status == "running":
        assert len(played) < 900
        found = browser.get(f"{address}/moves").json()
        played.append(choice([move["move"] for move in found["moves"]], len(played)))
        sent = {"n": found["n"], "move": played[-1]}
        answer = browser.post(f"{address}/move?quiet=true", sent)
        assert answer.status_code == 200, answer.text
        status = answer.json()["status"]
    assert len(browser.get(address).json()["result"]) == 3
    assert any(move.startswith("tile ") for move in played)


def choice(moves: list[str], number: int) -> str:
    """Build now and then, else come to the end."""
    ends = [move for move in moves if move in ("done", "pass", "borrow 0")]
    return ends[0] if ends and number % 8 else moves[number % len(moves)]


def test_the_waiting_room_shows_the_name_of_the_map(browser: Browser) -> None:
    table = browser.post("/api/v1/tables", new_table(ME, OPEN, BOT, map=own_map())).json()
    page = browser.page(table["address"]).text
    assert re.search(rf"<li>Map: {re.escape(TITLE)}</li>", page)
    assert IN_THE_FILE not in page
    assert IN_THE_FILE not in browser.get(f"/api/v1/tables/{table['id']}").text


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "In line 25, hex (1,1): a town has a name of at most 40 characters."),
        ("es", "En la línea 25, hexágono (1,1): un pueblo tiene un nombre de 40 caracteres"),
        ("it", "Nella riga 25, esagono (1,1): un paese ha un nome di al massimo 40 caratteri."),
    ],
)
def test_a_wrong_file_is_refused_in_the_language_of_the_page(
    new_browser: NewBrowser, language: str, sentence: str
) -> None:
    visitor = new_browser(language)
    wrong = changed('town = "Inchby"', 'town = ""')
    answer = visitor.post("/api/v1/tables", new_table(ME, BOT, BOT, map=wrong))
    assert answer.status_code == 400
    assert answer.json()["error"].startswith(sentence)
    assert answer.json()["rule"] == "STM-017"
    assert answer.json()["link"] == "/rules/steam#STM-017"
    assert visitor.get("/api/v1/tables").json() == []


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        ("\n", "The file lacks 'id', which every map needs."),
        ("{}\n", "In line 1, column 1: this is not valid TOML."),
        ("\n" + "#" * 100_000, "A map file has at most 100000 characters."),
        ("nowhere", "The option “Map” cannot be “nowhere”."),
        (3, "The option “Map” cannot be “3”."),
    ],
    ids=["empty", "json", "long", "name", "number"],
)
def test_what_is_no_map_is_refused_with_a_sentence(
    browser: Browser, value: object, sentence: str
) -> None:
    answer = browser.post("/api/v1/tables", new_table(ME, BOT, BOT, map=value))
    assert (answer.status_code, answer.json()["error"]) == (400, sentence)


def test_a_match_file_has_the_map_in_it(browser: Browser) -> None:
    here = [ME, {"kind": "here", "name": "Bo"}, {"kind": "here", "name": "Cy"}]
    table = browser.post("/api/v1/tables", new_table(*here, map=own_map())).json()
    saved = browser.get(f"/api/v1/tables/{table['id']}/export").text
    again = browser.post("/api/v1/import", {"text": saved})
    assert again.status_code == 201, again.text
    listed = browser.get(f"/api/v1/tables/{again.json()['address'].removeprefix('/t/')}").json()
    assert listed["options"]["map"] == TITLE
    wrong = browser.post("/api/v1/import", {"text": saved.replace("Inchby", "")})
    assert wrong.status_code == 400
    assert wrong.json()["error"].startswith("In line 25, hex (1,1): a town has a name")
    assert wrong.json()["link"] == "/rules/steam#STM-017"
