"""Setting up a position: examples, everything that is wrong, the board, and a link to it."""

from __future__ import annotations

import html
import re

import pytest

import westbound
from tests.positions import finished_position
from tests.web.conftest import Browser, NewBrowser
from westbound.engine.position.text import on_one_line
from westbound.web.game_info import MAX_POSITION
from westbound.web.http.links import position_address

TITLES = {"carson": "Carson City", "gwt": "Great Western Trail", "steam": "Steam"}


@pytest.mark.parametrize("game", westbound.games())
def test_every_game_has_an_example_that_can_be_played(browser: Browser, game: str) -> None:
    page = browser.page(f"/position?game={game}").text
    assert f"game: {game} players=" in page
    assert f'data-new-table="{game}"' in page
    assert "<svg" in page.split('class="position-drawing', 1)[1]
    players = int(re.findall(rf"game: {game} players=(\d)", page)[0])
    assert page.count('class="seat-row') == players == page.count('class="panel-head')
    assert f'href="/position?game={game}"' in browser.page("/").text


def test_without_a_game_it_is_the_first_one_and_an_unknown_one_is_not_found(
    browser: Browser,
) -> None:
    assert "game: carson" in browser.page("/position").text
    assert browser.page("/position?game=chess").status_code == 404


def test_a_text_is_shown_with_who_is_asked_and_a_link_to_it(browser: Browser) -> None:
    text = "game: steam players=3\r\nturn: 2 phase=action_tiles\r\nP2: money=41"
    page = browser.page(position_address(text)).text
    assert "Turn 2" in page
    assert "<strong>Player 1" in page
    (link,) = re.findall(r'id="position-link" readonly value="([^"]*)"', page)
    address = html.unescape(link).removeprefix("http://testserver")
    again = browser.page(address).text
    assert "$41" in again.split('class="position-panels', 1)[1]
    assert re.findall(r'id="position-link" readonly value="([^"]*)"', again) == [link]


def test_everything_that_is_wrong_is_told_with_its_rule_and_the_text_stays(
    browser: Browser, new_browser: NewBrowser
) -> None:
    text = "game: carson players=2; P1: mony=3; P2: cowboys=12"
    page = browser.page(position_address(text))
    assert "2 things are not right:" in page.text
    told = html.unescape(page.text)
    assert "P1 mony: 'mony' is not known here; what is known: 'money'." in told
    assert told.count('<a href="/rules/table#WB-020">WB-020</a>') == 2
    assert text in told
    assert "data-new-table" not in told
    italian = new_browser("it").page(position_address(text)).text
    assert "Ci sono 2 cose che non vanno:" in italian


def test_the_text_is_shown_as_text(browser: Browser) -> None:
    page = browser.page(position_address("game: <script>alert(1)</script>")).text
    assert "<script>alert" not in page


def test_a_text_can_be_too_long(browser: Browser) -> None:
    page = browser.page(position_address("#" * (MAX_POSITION + 1))).text
    assert (
        f"The text has {MAX_POSITION + 1} characters; at most {MAX_POSITION} are possible." in page
    )


def test_the_end_of_a_match_is_shown_but_not_played(browser: Browser) -> None:
    page = browser.page(position_address(on_one_line(finished_position()))).text
    assert "In this position the match is over" in page
    assert "data-new-table" not in page
