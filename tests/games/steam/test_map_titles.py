"""What maps are called in each language."""

from __future__ import annotations

import pytest

from tests.games.steam.own_map import own_map
from tests.games.steam.pages import PAGES
from tests.games.steam.positions import a_state
from westbound.engine.texts import LANGUAGES, catalogue
from westbound.games.steam.game import GAME
from westbound.games.steam.map_titles import title_of
from westbound.games.steam.maps import PRINTED, printed_map, printed_text, read_map
from westbound.kit.suites.markup import said


def title(name: str, language: str) -> str:
    return title_of(printed_map(name), catalogue(GAME.package, language))


@pytest.mark.parametrize("name", PRINTED)
def test_the_maps_of_the_game_have_a_title_in_every_language(name: str) -> None:
    assert len({title(name, language) for language in LANGUAGES}) == len(LANGUAGES)
    assert title(name, "en") == printed_map(name).name


def test_an_old_version_has_the_same_title() -> None:
    assert title_of(printed_map("ruhr", 1), catalogue(GAME.package, "es")) == "Bajo Rin y Ruhr"


def test_a_map_of_ones_own_keeps_its_name_even_under_a_known_id() -> None:
    spanish = catalogue(GAME.package, "es")
    assert title_of(read_map(own_map()), spanish) == "The Vale of Merrow"
    renamed = printed_text("ruhr").replace('name = "Lower Rhine & Ruhr"', 'name = "My Ruhr"')
    assert title_of(read_map(renamed), spanish) == "My Ruhr"


def test_the_table_shows_the_title_in_the_language_of_the_page() -> None:
    view = GAME.observe(a_state(map="iberia"), 0)
    assert "Penisola iberica" in said(PAGES.board(view, "it"))
