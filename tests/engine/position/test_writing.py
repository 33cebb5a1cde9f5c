"""From a state to its text."""

from __future__ import annotations

from typing import cast

from tests.engine.tiny_game import Tiny
from westbound.engine.game import Game
from westbound.engine.position.layout import Agreed
from westbound.engine.position.reading import parse_position
from westbound.engine.position.writing import position_text
from westbound.engine.state import State

GAME = cast("Game[State]", Tiny())
OPTIONS = {"copies": 3, "gambling": False}


def test_only_what_differs_from_the_start_is_told() -> None:
    agreed = Agreed(2, OPTIONS, 1)
    text = position_text(GAME, GAME.new(2, OPTIONS), agreed)
    assert text == "game: tiny players=2 copies=3 gambling=false\n"


def test_an_older_version_of_the_rules_is_named() -> None:
    class Newer(Tiny):
        rules_version = 3

    game = cast("Game[State]", Newer())
    agreed = Agreed(2, OPTIONS, 2)
    text = position_text(game, GAME.new(2, OPTIONS), agreed)
    assert text == "game: tiny players=2 copies=3 gambling=false rules=2\n"
    assert parse_position(text, lambda _: game).agreed == agreed


def test_a_text_can_stand_on_one_line() -> None:
    state = GAME.new(2, OPTIONS)
    state.agenda = []
    text = position_text(GAME, state, Agreed(2, OPTIONS, 1), one_line=True)
    assert text == "game: tiny players=2 copies=3 gambling=false; steps: -"
