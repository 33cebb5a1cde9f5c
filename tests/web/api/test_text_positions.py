"""Positions as texts, by the API: those of a table, and those that anybody sends."""

from __future__ import annotations

from urllib.parse import quote

import westbound
from tests.positions import finished_position
from tests.web.conftest import BOT, ME, OPEN, Browser, NewBrowser, open_table
from westbound.games.registry import find_game
from westbound.web.game_info import example_position

EXAMPLE = example_position(find_game("carson"))


def text_of(browser: Browser, table_id: str, query: str = "") -> str:
    answer = browser.get(f"/api/v1/tables/{table_id}/position-text{query}")
    assert answer.status_code == 200, answer.text
    text = answer.json()["text"]
    assert isinstance(text, str)
    return text


def test_a_seat_gets_what_it_knows_and_a_spectator_what_everybody_sees(
    new_browser: NewBrowser,
) -> None:
    ann, eve = new_browser(name="Ann"), new_browser(name="Eve")
    table = open_table(ann, ME, {"kind": "here", "name": "Ben"}, game="gwt", seed=4)
    own, public = (text_of(browser, table.id) for browser in (ann, eve))
    hands = [
        next(word for word in line.split() if word.startswith("hand="))
        for text in (own, public)
        for line in text.splitlines()
        if line.startswith("P1:")
    ]
    assert "?" not in hands[0]
    assert hands[1] == "hand=?*4"


def test_the_text_of_an_earlier_position_can_be_played_again(browser: Browser) -> None:
    table = open_table(browser, ME, {"kind": "here", "name": "Ben"}, seed=4)
    before = text_of(browser, table.id)
    length = browser.get(f"/api/v1/tables/{table.id}/log").json()["entries"]
    moves = browser.get(f"/api/v1/tables/{table.id}/moves").json()
    body = {"action": "play", "move": moves["moves"][0]["move"], "n": moves["n"]}
    assert browser.post(f"/api/v1/tables/{table.id}/turn", body).status_code == 200
    assert text_of(browser, table.id) != before  # with the turn that is not ended yet
    assert text_of(browser, table.id, f"?at={len(length)}") == before
    match = westbound.match_from_position("carson", before)
    assert match.position(0) == before


def test_before_the_match_there_is_no_position(browser: Browser) -> None:
    table = open_table(browser, ME, OPEN)
    answer = browser.get(f"/api/v1/tables/{table.id}/position-text")
    assert (answer.status_code, answer.json()["error"]) == (400, "The match has not begun.")
    there = open_table(browser, ME, BOT)
    answer = browser.get(f"/api/v1/tables/{there.id}/position-text?at=999")
    assert answer.status_code == 400
    assert "The positions of this match are 0 to" in answer.json()["error"]


def test_a_text_is_checked(browser: Browser, new_browser: NewBrowser) -> None:
    text = "game: steam players=3; turn: 2 phase=action_tiles"
    good = browser.get(f"/api/v1/position?text={quote(text)}").json()
    assert good["problems"] == []
    assert (good["game"], good["players"], good["asked"], good["over"]) == ("steam", 3, [0], False)
    assert browser.page(good["address"]).status_code == 200
    wrong = quote("game: steam players=3; P1: mony=2")
    told = new_browser("es").get(f"/api/v1/position?text={wrong}").json()
    assert told["game"] is None
    assert len(told["problems"]) == 1
    assert told["problems"][0].startswith("P1 mony: 'mony'")
    assert browser.get("/api/v1/position?text=").status_code == 422


# --- a new table


def test_a_table_begins_with_a_position(browser: Browser) -> None:
    text = EXAMPLE.replace("players=2", "players=2 horses=true").replace("money=22", "money=77")
    table = open_table(browser, ME, BOT, position=text)
    assert table.options["horses"] is True
    page = browser.page(f"/t/{table.id}").text
    assert "$77" in page


def test_a_position_that_does_not_fit_is_refused(browser: Browser) -> None:
    cases: list[tuple[dict[str, object], str]] = [
        (
            {"position": EXAMPLE.replace("players=2", "players=3")},
            "The position is for 3 players, but there are 2 seats.",
        ),
        ({"position": EXAMPLE.replace("money=22", "money=-1")}, "P1 money: "),
        ({"position": "game: steam players=3"}, "Carson City"),
        ({"position": finished_position()}, "the match is over"),
        (
            {"position": EXAMPLE, "options": {"horses": True}},
            "A position names its options itself",
        ),
        ({"position": EXAMPLE, "beginner": True}, "A position names its options"),
    ]
    for change, sentence in cases:
        body = {"game": "carson", "seats": [ME, BOT], **change}
        answer = browser.post("/api/v1/tables", body)
        assert answer.status_code == 400, sentence
        assert sentence in answer.json()["error"]
    assert browser.get("/api/v1/tables").json() == []
