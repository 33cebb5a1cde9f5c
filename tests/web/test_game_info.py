"""What pages say about a game: its bots and their styles."""

from __future__ import annotations

from typing import cast

import pytest

from tests.web.conftest import ME, Browser
from westbound.engine.game import Game
from westbound.engine.state import State
from westbound.engine.texts import LANGUAGES
from westbound.games.great_western_trail.game import GAME
from westbound.games.registry import find_game
from westbound.web.game_info import bot_texts

GWT = cast("Game[State]", GAME)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_styles_of_a_game_are_listed_after_the_levels(language: str) -> None:
    words = bot_texts(GWT, language)
    levels = ["cautious", "greedy", "random"]
    assert list(words) == [*levels, *(f"greedy:{style}" for style in GAME.styles)]
    texts = [words[f"greedy:{style}"] for style in GAME.styles]
    assert len(set(texts)) == len(texts) == 3
    assert all(text.startswith("Bot") and ": " in text for text in texts)


def test_the_styles_speak_the_language_of_the_page() -> None:
    texts = {bot_texts(GWT, language)["greedy:cowboys"] for language in LANGUAGES}
    assert len(texts) == len(LANGUAGES)


def test_a_game_without_styles_lists_the_levels_alone() -> None:
    assert list(bot_texts(find_game("steam"), "en")) == ["cautious", "greedy", "random"]


def test_a_style_of_another_game_is_no_bot_here(browser: Browser) -> None:
    seats = [ME, {"kind": "bot", "bot": "greedy:cowboys"}]
    answer = browser.post("/api/v1/tables", {"game": "carson", "seats": seats})
    assert answer.status_code == 400
    assert "greedy:cowboys" in answer.text
