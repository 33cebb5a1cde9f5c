"""The page of a table for players, spectators and earlier positions."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tests.web.house import House, text_of
from westbound.table.lifecycle import open_table
from westbound.table.seat_requests import SeatRequest

REPLAYS = Path(__file__).parents[2] / "replays"
SVG = "{http://www.w3.org/2000/svg}"


def block(page: str, name: str) -> dict[str, object]:
    """A JSON block of the page."""
    found = re.search(rf'<script type="application/json" id="{name}">(.*?)</script>', page, re.S)
    assert found is not None
    data: dict[str, object] = json.loads(found[1])
    return data


def test_a_player_gets_the_board_and_the_moves(here: House) -> None:
    ann = here.visit("Ann")
    table_id = here.table(ann, bots=1)
    here.settle(table_id)
    page = ann.get(f"/t/{table_id}")
    assert 'data-target="parcel:A1"' in page
    assert "Your turn:" in page
    moves = block(page, "moves")["moves"]
    assert isinstance(moves, list)
    assert [m["move"] for m in moves] == ann.moves(table_id)
    assert all(m["picks"] and m["label"] and m["says"] for m in moves)


def test_a_spectator_gets_no_moves_and_no_buttons(here: House) -> None:
    ann = here.visit("Ann")
    table_id = here.table(ann, bots=1)
    here.settle(table_id)
    page = here.passer_by().get(f"/t/{table_id}")
    assert block(page, "moves")["moves"] == []
    assert "data-act" not in page
    assert 'data-target="parcel:A1"' in page


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Your turn:"), ("es", "Tu turno:"), ("it", "Tocca a te:")]
)
def test_the_page_speaks_the_visitors_language(here: House, language: str, words: str) -> None:
    ann = here.visit("Ann", language)
    table_id = here.table(ann, bots=1)
    here.settle(table_id)
    page = ann.get(f"/t/{table_id}")
    assert words in page
    assert f'<html lang="{language}"' in page


def test_names_are_only_ever_text(here: House) -> None:
    evil = here.visit('<b onclick="x">"&{seat}')
    table_id = here.table(evil, bots=1)
    here.settle(table_id)
    evil.send(f"/api/v1/tables/{table_id}/chat", {"text": "</script><img src=x> /t/abcdefgh99"})
    evil.play_first(table_id)
    page = evil.get(f"/t/{table_id}") + evil.get(f"/t/{table_id}/log")
    assert "<b onclick" not in page
    assert "<img" not in page
    assert '<a href="/t/abcdefgh99">' in page


def test_earlier_positions_are_read_only(here: House) -> None:
    ann = here.visit("Ann")
    table_id = here.table(ann, bots=1)
    here.settle(table_id)
    length = len(here.live(table_id).match.log)
    page = ann.get(f"/t/{table_id}?at=3")
    assert block(page, "moves")["moves"] == []
    assert f"Position 3 of {length}." in page
    assert 'id="replay"' in page
    ann.get(f"/t/{table_id}?at={length}")
    for broken in (str(length + 1), "last", "", "-1", "1.5", "²", "9" * 5000):
        ann.get(f"/t/{table_id}?at={broken}", 303)
    answer = ann.json(f"/api/v1/tables/{table_id}/position?at={length + 1}", 400)
    assert f"0 to {length}" in answer["error"]
    page_update = ann.json(f"/api/v1/tables/{table_id}/position?at=3")
    assert page_update["fragments"]["board"] in page


def test_an_open_table_shows_its_waiting_room(here: House) -> None:
    ann = here.visit("Ann")
    person = ann.person
    assert person is not None
    requests = [SeatRequest("person", "Ann"), SeatRequest("open")]
    table_id = here.run(lambda: open_table(here.tables, "carson", person, requests, {}))
    assert 'id="board"' not in ann.get(f"/t/{table_id}")
    with ann.live(table_id) as socket:
        told = socket.receive_json()
        assert told == {"n": 0, "status": "open", "fragments": {}, "parts": {}, "tags": {}}
    for what in ("observation", "moves", "log"):
        ann.json(f"/api/v1/tables/{table_id}/{what}", 400)


def test_two_seats_on_one_screen_are_asked_by_name(here: House) -> None:
    ann = here.visit("Ann")
    person = ann.person
    assert person is not None
    requests = [SeatRequest("person", "Ann"), SeatRequest("person", "Bea")]
    table_id = here.run(lambda: open_table(here.tables, "carson", person, requests, {}, seed=3))
    names = []
    for _ in range(3):
        page = ann.get(f"/t/{table_id}")
        names += re.findall(r"Your turn, (\w+):", page)
        ann.play_first(table_id)
        if 'data-complete="yes"' in ann.get(f"/t/{table_id}"):
            ann.turn(table_id, "end-turn")
    assert names == ["Ann", "Bea", "Bea"]


def test_the_page_needs_no_inline_style_or_script(here: House) -> None:
    ann = here.visit("Ann")
    table_id = here.table(ann, bots=3)
    here.play_out(table_id, ann)
    page = ann.get(f"/t/{table_id}") + ann.get(f"/t/{table_id}/log")
    assert not re.findall(r"<[^>]*\sstyle=", page)
    assert not re.findall(r"<[^>]*\son\w+=", page)
    scripts = re.findall(r"<script[^>]*>", page)
    assert all("src=" in tag or "application/json" in tag for tag in scripts)


@pytest.mark.parametrize(
    ("language", "label"), [("en", "For sale"), ("es", "En venta"), ("it", "In vendita")]
)
def test_the_board_as_text(here: House, language: str, label: str) -> None:
    ann = here.visit("Ann", language)
    table_id = here.table(ann, bots=1)
    drawn = ann.get(f"/t/{table_id}/text")
    assert "Ann" in drawn
    assert f"\n{label} " in drawn


def test_the_log_is_grouped_and_links_to_positions(here: House) -> None:
    ann = here.visit("Ann")
    table_id = here.table(ann, bots=1)
    here.settle(table_id)
    ann.play_first(table_id)
    ann.turn(table_id, "end-turn")
    live = here.settle(table_id)
    log = ann.get(f"/t/{table_id}/log")
    assert log.count("<li data-n=") == len(live.match.log)
    assert f'href="/t/{table_id}?at={len(live.match.log)}"' in log
    assert "Setup" in text_of(log)
    recap = ann.json(f"/api/v1/tables/{table_id}/position")["fragments"]["recap"]
    own = max(i for i, e in enumerate(live.match.log) if e.seat == 0 and not e.automatic)
    assert recap.count("<li data-n=") == len(live.match.log) - own - 1


@pytest.mark.parametrize("game", ["carson", "gwt", "steam"])
def test_the_style_sheet_of_a_game_reaches_all_its_drawings(here: House, game: str) -> None:
    """Its rules stand under one class: of whatever holds drawings, and of what `use` shows."""
    ann = here.visit("Ann")
    save = (REPLAYS / game / "4-players-greedy.json").read_text(encoding="utf-8")
    table_id = ann.send("/api/v1/import", {"text": save}, 201)["id"]
    page = ann.get(f"/t/{table_id}")
    for place in ("board", "players", "choice"):
        found = re.search(rf'id="{place}" class="([^"]*)"', page)
        assert found is not None
        assert f"board-{game}" in found[1].split()
    drawing = ET.fromstring(ann.json(f"/api/v1/tables/{table_id}/position")["fragments"]["board"])
    shown = [drawn for definitions in drawing.iter(f"{SVG}defs") for drawn in definitions]
    styled = [drawn for drawn in shown if any("class" in part.attrib for part in drawn.iter())]
    assert len(styled) > 20
    assert [d.get("id") for d in styled if d.get("class") != f"board-{game}"] == []
