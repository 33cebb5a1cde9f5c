"""The form of a new table."""

from __future__ import annotations

import pytest

import westbound
from tests.web.conftest import Browser
from westbound.bots.learned import strength


def test_an_unknown_game_is_not_found(browser: Browser) -> None:
    assert browser.page("/new?game=chess").status_code == 404
    assert browser.get("/api/v1/games/chess/options").status_code == 404


def test_the_form_of_a_new_table_has_seats_options_and_bots(browser: Browser) -> None:
    page = browser.page("/new").text
    assert page.count('class="seat-row') == 6
    assert page.count("data-option=") == len(westbound.options("carson"))
    for value in ("me", "here", "open", "bot:legend", "bot:greedy", "bot:random"):
        assert f'<option value="{value}"' in page
    assert page.index('value="bot:drifter"') < page.index('value="bot:legend"')
    assert page.index('value="bot:legend"') < page.index('value="bot:random"')
    assert page.count('value="bot:rancher" selected') == 5  # all but the first
    assert 'href="/rules/carson#CC-014"' in page


FIGURES = """
[carson.rookie]
players = 2
pairs = 200
won = 0.934
low = 0.88
high = 0.96
suits = {en = "beginners", es = "quien empieza", it = "chi comincia"}
"""


def test_strength_is_told_where_it_was_measured(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strength, "_text", lambda: "")
    assert "How strong" not in browser.page("/new?game=carson").text
    monkeypatch.setattr(strength, "_text", lambda: FIGURES)
    page = browser.page("/new?game=carson").text
    assert "Finishes ahead of “Drifter” in 93 of 100 matches (88 to 96; measured in 200 " in page
    assert "Suits beginners." in page
    assert page.count("Finishes ahead") == 1
    assert "How strong" not in browser.page("/new?game=steam").text
    browser.language = "it"
    assert "Finisce davanti a «Vagabondo» in 93" in browser.page("/new?game=carson").text


def test_options_name_what_we_had_to_reconstruct(browser: Browser) -> None:
    page = browser.page("/new?game=carson").text
    assert 'href="/rules/carson/reconstructed"' in page
    hats = page.split('data-option="horses"')[1].split('data-option="')[0]
    assert 'href="/rules/carson/reconstructed#corral_hats">The hats of corrals 1 to 4</a>' in hats
    assert "reconstructed" not in page.split('data-option="kit_carson"')[1].split("data-option=")[0]
    maps = browser.page("/new?game=steam").text
    for name in ("northeast", "ruhr"):
        assert f'href="/rules/steam/reconstructed#{name}"' in maps
