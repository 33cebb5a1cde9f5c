"""Printed actions in words."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.pages import PAGES
from westbound.engine.texts import LANGUAGES
from westbound.games.great_western_trail.actions import ACTION_NAMES
from westbound.games.great_western_trail.drawing.phrases import action_text
from westbound.kit.texts import texts_of


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_words(language: str) -> None:
    assert all(action_text(texts_of(PAGES.texts(language)), name) for name in ACTION_NAMES)


def test_words_follow_the_data() -> None:
    english, italian = texts_of(PAGES.texts("en")), texts_of(PAGES.texts("it"))
    assert action_text(english, "aux_draw") == "draw 1 card, then discard 1"
    assert action_text(english, "objective_draw_3") == "draw up to 3 cards, then discard as many"
    assert action_text(english, "1b_engine_back") == "engine 1 back: gain $3"
    assert action_text(italian, "A_guernsey") == "scarta 1 Guernsey: guadagna 2$"
