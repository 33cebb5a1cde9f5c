"""How the five levels play Steam."""

from __future__ import annotations

from typing import cast

import pytest

from tests.games.steam.learnt_walks import Decision
from tests.games.steam.level_positions import choice, positions
from westbound.bots.ladder import LEVELS
from westbound.bots.learned.minds import judge_of, mind_of, style_names
from westbound.engine.game import Game
from westbound.engine.rng import Rng
from westbound.engine.state import State
from westbound.games.steam.game import GAME

STEAM = cast("Game[State]", GAME)


@pytest.mark.parametrize("level", LEVELS)
def test_what_the_seat_does_not_see_changes_no_choice(level: str) -> None:
    """A position made from what the seat was told is played like the real one."""
    for decision in positions():
        told = GAME.observe(decision.state, decision.seat)
        world = GAME.determinize(told, Rng(99))
        moves = GAME.legal(world, decision.seat)
        assert choice(level, decision) == choice(level, Decision(world, decision.seat, moves))


def test_the_higher_levels_think_further() -> None:
    minds = [mind_of(STEAM, level, 4) for level in ("rookie", "rancher", "marshal", "legend")]
    assert [mind.futures > 0 for mind in minds] == [False, False, True, True]
    assert minds[0].noise > minds[1].noise >= minds[2].noise > 0 == minds[3].noise
    assert minds[3].beam > minds[2].beam


@pytest.mark.parametrize("style", GAME.styles)
def test_a_character_sees_more_in_what_it_likes(style: str) -> None:
    plain, liking = (judge_of(STEAM, mind_of(STEAM, "rancher", 3), 3, s) for s in ("", style))
    likes = {"tycoon": "income", "hauler": "level"}[style]
    for decision in positions():
        state, better = decision.state.copy(), decision.state.copy()
        getattr(better, likes)[decision.seat] += 1
        gains = [
            judge.worth_now(STEAM, better, decision.seat)
            - judge.worth_now(STEAM, state, decision.seat)
            for judge in (plain, liking)
        ]
        assert gains[1] > gains[0] + 0.5


def test_the_characters_are_those_of_the_data() -> None:
    assert GAME.styles == style_names(STEAM)
