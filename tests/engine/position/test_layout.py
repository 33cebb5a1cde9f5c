"""A game that says nothing about its positions: every field as it is."""

from __future__ import annotations

from typing import cast

from tests.engine.tiny_game import Tiny
from westbound.engine.game import Game
from westbound.engine.position.layout import Agreed, nothing_more
from westbound.engine.rng import Rng
from westbound.engine.state import State

GAME = cast("Game[State]", Tiny())


def test_each_field_is_a_section_but_agenda_and_caches() -> None:
    layout = GAME.position_layout(Agreed(2, {"copies": 2, "gambling": True}, 1))
    names = [section.name for section in layout.sections]
    assert names == ["deck", "discard", "hands", "options", "points", "sealed"]
    assert nothing_more(layout.blank, Rng(1)) == []


def test_without_steps_it_is_the_start() -> None:
    layout = GAME.position_layout(Agreed(2, {"copies": 2, "gambling": True}, 1))
    state = layout.blank.copy()
    state.agenda = []
    layout.begin(state)
    assert state.agenda == layout.blank.agenda
    assert state.agenda is not layout.blank.agenda
