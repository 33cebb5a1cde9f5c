"""The front page offers every game and a match at once."""

from __future__ import annotations

import json
from html import unescape

from tests.web.conftest import BOT, ME, Browser
from tests.web.house import House
from westbound.bots import LEVELS


def test_the_front_page_offers_every_game(browser: Browser) -> None:
    page = browser.page("/")
    assert page.status_code == 200
    assert "Carson City" in page.text
    assert "Play now against bots" in page.text
    assert 'href="/new?game=carson"' in page.text
    assert "westbound" not in browser.cookies  # looking around makes nobody a guest


def test_one_click_plays_against_bots_with_the_options_for_beginners(browser: Browser) -> None:
    body = {"game": "carson", "seats": [ME, BOT, BOT, BOT], "beginner": True}
    table = browser.post("/api/v1/tables", body).json()
    assert (table["status"], table["players"], table["host"]) == ("running", 4, True)
    assert table["options"]["buildings"] == "first_game"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot", "bot"]
    assert table["seats"][0]["mine"]
    assert table["seats"][0]["name"].startswith("Guest ")
    page = browser.page(table["address"])
    assert page.status_code == 200
    assert "data-waiting" not in page.text


def test_what_the_button_sends_is_what_the_api_takes(browser: Browser) -> None:
    page = browser.page("/").text
    body = page.split('data-body="')[1].split('"')[0].replace("&#34;", '"')
    sent = browser.send("POST", "/api/v1/tables", None, {"X-Westbound": "1"})
    assert sent.status_code == 422  # no body at all
    table = browser.post("/api/v1/tables", json.loads(body)).json()
    assert table["status"] == "running"
    assert [seat["bot"] for seat in table["seats"]] == [None, *["rancher"] * 3]


def test_one_click_plays_against_any_level(browser: Browser) -> None:
    page = browser.page("/").text
    card = page.split('id="levels-carson"')[1].split("</div>")[0]
    bodies = [json.loads(unescape(part.split('"')[0])) for part in card.split('data-body="')[1:]]
    assert [body["seats"][1]["bot"] for body in bodies] == list(LEVELS)
    assert all(body["game"] == "carson" for body in bodies)


def test_the_front_page_offers_to_learn(here: House) -> None:
    page = here.visit("Ann", "it").get("/")
    assert 'data-post="/api/v1/games/carson/learn"' in page
    assert "Impara in due minuti" in page
