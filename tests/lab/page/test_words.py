from __future__ import annotations

import pytest

from westbound.games.registry import find_game
from westbound.lab.page.words import PageWords


def words(language: str) -> PageWords:
    return PageWords(find_game("carson"), "westbound.lab.tournament", "page", language)


def test_numbers_are_those_of_the_language() -> None:
    english, spanish, italian = map(words, ("en", "es", "it"))
    assert (english.number(1.25), spanish.number(1.25)) == ("1.25", "1,25")
    assert (english.number(-0.5, 1), italian.number(2, 2)) == ("−0.5", "2,00")
    assert (english.percent(0.617), english.percent(0.617, 1)) == ("62%", "61.7%")
    assert (spanish.percent(0.617), italian.percent(0.617)) == ("62\xa0%", "62%")


def test_a_category_has_the_name_of_the_game_if_it_has_one() -> None:
    assert words("es").category("mountains") == "Montañas"
    assert words("es").category("of another game") == "of another game"


def test_a_text_that_is_missing_is_a_bug() -> None:
    assert words("it").say("page", "title", game="X") == "Torneo: X"
    with pytest.raises(KeyError):
        words("it").say("page", "nowhere")
