"""Games, their options and the guided first turn."""

from __future__ import annotations

import westbound
from tests.web.conftest import NewBrowser
from tests.web.house import House
from westbound.engine.texts import LANGUAGES
from westbound.games.registry import find_game
from westbound.web.live.tour import Stop, tour


def test_games_and_their_options_in_the_language_of_the_visitor(new_browser: NewBrowser) -> None:
    browser = new_browser("es")
    games = {game["id"]: game["players"] for game in browser.get("/api/v1/games").json()}
    assert list(games) == westbound.games()
    assert games["carson"] == [2, 3, 4, 5, 6]
    options = browser.get("/api/v1/games/carson/options").json()
    first = options[0]
    assert (first["title"], first["default"], first["beginner"], first["custom"]) == (
        "Edificios",
        "full",
        "first_game",
        True,
    )
    assert {"value": True, "text": "sí"} in options[4]["values"]


LEARN = "/api/v1/games/carson/learn"
TOUR = "/api/v1/games/carson/tour"


def test_learning_opens_a_first_match_against_bots(here: House) -> None:
    ann = here.visit("Ann")
    made = ann.send(LEARN, {}, 201)
    assert made["address"] == f"/t/{made['id']}?tour"
    live = here.settle(made["id"])
    assert [seat.kind for seat in live.seats] == ["person", "bot", "bot", "bot"]
    assert live.header.options["buildings"] == "first_game"
    assert live.header.status == "running"
    assert 'id="guide"' in ann.get(made["address"])


def test_the_tour_speaks_the_visitors_language(here: House) -> None:
    for language in LANGUAGES:
        told = here.visit("Ann", language).json(TOUR)["stops"]
        expected = tour(find_game("carson").package, language)
        assert expected is not None
        assert [Stop.model_validate(stop) for stop in told] == expected.stops
