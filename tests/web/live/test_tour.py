"""The guided first turn: the same in every language, offered to those who play."""

from __future__ import annotations

import json
import re
from html import unescape

import pytest

from tests.web.house import House, Visit
from westbound.engine.texts import LANGUAGES
from westbound.games.registry import find_game, games
from westbound.web.game_info import game_info
from westbound.web.live.tour import ANCHORS, END_TURN, Stop, tour

TOUR = "/api/v1/games/carson/tour"
PARTS = {"status", "tools", "board", "where", "players", "me", "choice", "tabs", "menu"}


def stops(game: str, language: str) -> list[Stop]:
    found = tour(find_game(game).package, language)
    return found.stops if found else []


WITH_TOUR = [game for game in games() if stops(game, "en")]


# --- the texts


def test_carson_city_has_a_tour() -> None:
    assert "carson" in WITH_TOUR
    assert game_info("carson", "it").has_tour


@pytest.mark.parametrize("game", WITH_TOUR)
def test_a_tour_has_the_same_stops_in_every_language(game: str) -> None:
    english = stops(game, "en")
    assert 8 <= len(english) <= 12
    for language in LANGUAGES:
        told = stops(game, language)
        assert [(stop.at, stop.do) for stop in told] == [(stop.at, stop.do) for stop in english]
        for stop, first in zip(told, english, strict=True):
            assert bool(stop.ask) == bool(stop.do)
            assert stop.text.count(".") <= 5
            if language != "en":
                assert stop.title != first.title
                assert stop.text != first.text


@pytest.mark.parametrize("game", WITH_TOUR)
def test_a_tour_waits_only_for_moves_there_are(game: str) -> None:
    kinds = {move.kind for move in find_game(game).all_moves()}
    for stop in stops(game, "en"):
        assert set(stop.do) <= kinds | {END_TURN}
        way, _, name = stop.at.partition(":")
        assert stop.at == "" or (way in ANCHORS and name)
        assert way != "part" or name in PARTS


def test_a_game_without_a_tour_offers_none(here: House) -> None:
    assert tour("westbound.engine", "en") is None
    ann = here.visit("Ann")
    ann.get("/api/v1/games/nothing/tour", 404)
    ann.send("/api/v1/games/nothing/learn", {}, 404)


def test_every_anchor_is_on_the_page(here: House) -> None:
    ann = here.visit("Ann")
    table_id = here.table(ann, bots=1)
    here.settle(table_id)
    page = ann.get(f"/t/{table_id}")
    for stop in stops("carson", "en"):
        way, _, name = stop.at.partition(":")
        if way == "part":
            assert f'data-part="{name}"' in page or f'id="{name}"' in page, name
        elif way == "pick":
            assert f'data-target="{name}' in page, name


# --- who has seen it


def offered(visit: Visit, table_id: str) -> bool:
    return 'id="guide-offer"' in visit.get(f"/t/{table_id}")


def test_the_tour_is_offered_until_it_was_seen(here: House) -> None:
    ann, ben = here.visit("Ann"), here.visit("Ben")
    table_id = here.table(ann, ben)
    assert offered(ann, table_id)
    for _ in range(2):
        assert ann.send(f"{TOUR}/seen", {}, method="PUT") == {"seen": True}
    assert not offered(ann, table_id)
    assert not offered(ann, here.table(ann, bots=1))
    assert offered(ben, table_id)  # each person for themselves
    assert "data-start-tour" in ann.get(f"/t/{table_id}")  # and again from the menu


def test_only_players_of_a_running_match_are_shown_round(here: House) -> None:
    ann = here.visit("Ann")
    table_id = here.table(ann, bots=1)
    here.settle(table_id)
    watching = (here.visit("Ben"), here.passer_by())
    for page in (*(v.get(f"/t/{table_id}") for v in watching), ann.get(f"/t/{table_id}?at=1")):
        assert 'id="guide"' not in page
        assert "data-start-tour" not in page


# --- what the tour waits for


def made(visit: Visit, table_id: str) -> dict[str, object]:
    fragment = visit.json(f"/api/v1/tables/{table_id}/position")["fragments"]["made"]
    found = re.search(r'value="([^"]*)"', fragment)
    decided: dict[str, object] = json.loads(unescape(found[1])) if found else {}
    return decided


def test_the_page_knows_what_its_player_has_decided(here: House) -> None:
    ann, ben = here.visit("Ann"), here.visit("Ben")
    table_id = here.table(ann, ben)
    asked = here.asked(table_id, ann, ben)
    other = ben if asked is ann else ann
    assert made(asked, table_id) == {"made": {}, "draft": 0}
    asked.play_first(table_id)
    assert made(asked, table_id) == {"made": {"claim": 1}, "draft": 1}
    assert made(other, table_id) == {"made": {}, "draft": 0}  # a draft is nobody else's business
    asked.turn(table_id, "undo")
    assert made(asked, table_id) == {"made": {}, "draft": 0}
    asked.play_first(table_id)
    asked.turn(table_id, "end-turn")
    assert made(asked, table_id) == {"made": {"claim": 1}, "draft": 0}
    assert made(here.passer_by(), table_id) == {}
