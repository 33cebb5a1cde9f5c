"""The form of a new table."""

from __future__ import annotations

import westbound
from tests.web.conftest import Browser


def test_an_unknown_game_is_not_found(browser: Browser) -> None:
    assert browser.page("/new?game=chess").status_code == 404
    assert browser.get("/api/v1/games/chess/options").status_code == 404


def test_the_form_of_a_new_table_has_seats_options_and_bots(browser: Browser) -> None:
    page = browser.page("/new").text
    assert page.count('class="seat-row') == 6
    assert page.count("data-option=") == len(westbound.options("carson"))
    for value in ("me", "here", "open", "bot:greedy", "bot:random"):
        assert f'<option value="{value}"' in page
    assert 'href="/rules/carson#CC-014"' in page


def test_options_name_what_we_had_to_reconstruct(browser: Browser) -> None:
    page = browser.page("/new?game=carson").text
    assert 'href="/rules/carson/reconstructed"' in page
    hats = page.split('data-option="horses"')[1].split('data-option="')[0]
    assert 'href="/rules/carson/reconstructed#corral_hats">The hats of corrals 1 to 4</a>' in hats
    assert "reconstructed" not in page.split('data-option="kit_carson"')[1].split("data-option=")[0]
    maps = browser.page("/new?game=steam").text
    for name in ("northeast", "ruhr"):
        assert f'href="/rules/steam/reconstructed#{name}"' in maps
