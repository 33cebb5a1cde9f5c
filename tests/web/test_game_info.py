"""What pages say about a game: its bots and their styles."""

from __future__ import annotations

from typing import cast

import pytest

from tests.engine.tiny_game import Tiny
from tests.web.conftest import ME, Browser
from westbound.bots.ladder import LEVELS, OLDER
from westbound.engine.game import Game
from westbound.engine.state import State
from westbound.engine.texts import LANGUAGES
from westbound.games.great_western_trail.game import GAME
from westbound.games.registry import find_game, games
from westbound.web.game_info import bot_groups, level_texts

GWT = cast("Game[State]", GAME)


def shown_as(game: Game[State], language: str) -> dict[str, str]:
    """Every bot with what people read about it."""
    groups = bot_groups(game, language)
    return {name: text for group in groups for name, text in group.bots.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_levels_come_first_then_their_styles_then_the_others(language: str) -> None:
    groups = {group.kind: group.bots for group in bot_groups(GWT, language)}
    assert list(groups) == ["levels", "styles", "others"]
    assert list(groups["levels"]) == list(LEVELS)
    assert list(groups["others"]) == [*OLDER, *(f"greedy:{style}" for style in GAME.styles)]
    levels = {name.partition(":")[0] for name in groups["styles"]}
    assert levels == {"rancher", "marshal", "legend"}
    texts = [text for bots in groups.values() for text in bots.values()]
    assert len(set(texts)) == len(texts)
    assert all(": " in text for text in texts)


def test_every_style_is_told_in_the_language_of_the_page() -> None:
    for name in ("greedy:cowboys", "legend:cowboys"):
        texts = {shown_as(GWT, language)[name] for language in LANGUAGES}
        assert len(texts) == len(LANGUAGES)
    assert shown_as(GWT, "es")["legend:cowboys"].startswith("Leyenda: ")


@pytest.mark.parametrize("game_id", games())
def test_no_style_is_without_a_text(game_id: str) -> None:
    game = find_game(game_id)
    for language in LANGUAGES:
        assert not [name for name, text in shown_as(game, language).items() if text == name]


def test_a_game_without_styles_lists_none() -> None:
    found = bot_groups(cast("Game[State]", Tiny()), "en")
    assert [group.kind for group in found] == ["levels", "others"]
    assert list(found[1].bots) == list(OLDER)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_level_has_a_sentence(language: str) -> None:
    texts = level_texts("carson", language)
    assert [level.name for level in texts] == list(LEVELS)
    assert len({level.title for level in texts} | {level.text for level in texts}) == 10


def test_a_style_of_another_game_is_no_bot_here(browser: Browser) -> None:
    seats = [ME, {"kind": "bot", "bot": "greedy:cowboys"}]
    answer = browser.post("/api/v1/tables", {"game": "carson", "seats": seats})
    assert answer.status_code == 400
    assert "greedy:cowboys" in answer.text
