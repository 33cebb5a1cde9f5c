"""The five levels in Great Western Trail: fair, steady, and each style with its own taste."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.level_positions import GWT, Position, choice, positions
from tests.games.great_western_trail.positions import a_state, at_step, jobs
from westbound.bots.ladder import LEVELS
from westbound.bots.learned.minds import style_names
from westbound.engine.rng import Rng
from westbound.games.great_western_trail.game import GAME
from westbound.games.great_western_trail.steps import Hire


@pytest.mark.parametrize("level", LEVELS)
def test_what_a_level_cannot_see_does_not_change_its_choice(level: str) -> None:
    looked = 0
    for players in GAME.players:
        for position in list(positions(players))[:8]:
            number, state, seat, moves = position
            dealt_anew = GAME.sample_state(state, seat, Rng(number))
            looked += dealt_anew.hand != state.hand
            assert choice(level, Position(number, dealt_anew, seat, moves)) == choice(
                level, position
            )
    assert looked > 10


def test_the_styles_of_the_levels_are_those_of_the_game() -> None:
    assert style_names(GWT) == GAME.styles


WORKERS = {"cowboys": "cowboy", "builders": "craftsman", "engineers": "engineer"}


@pytest.mark.parametrize("style", WORKERS)
def test_each_style_hires_its_own_workers(style: str) -> None:
    state = a_state(money=12)
    jobs(state, 1, "cowboy craftsman engineer")
    at_step(state, Hire(0, False, 0))
    moves = list(GAME.legal(state, 0))
    assert choice(f"legend:{style}", Position(1, state, 0, moves)) == f"hire {WORKERS[style]} 1"
