"""Plans of a whole turn: a way that looks worse at first may end better."""

from __future__ import annotations

from typing import Any, cast

import pytest

from tests.bots.learned.scored_game import Scored, in_play
from tests.engine.tiny_pieces import TinyState, Win
from westbound.bots import LiveView
from westbound.bots.learned.judge import Judge
from westbound.bots.learned.search import Search, SearchPlan
from westbound.bots.learned.turn_plans import TurnPlans
from westbound.engine.game import Game
from westbound.engine.rng import Rng
from westbound.engine.state import State


class Tricks(Scored):
    """A turn ends when the trick has been banked."""

    def turn_of(self, state: TinyState) -> int:
        return 0 if isinstance(state.agenda[-1], Win) else sum(state.discard)


GAME = Tricks()


def best(beam: int, ending: Any) -> dict[int, float]:
    state = in_play()
    moves = GAME.legal(state, 0)
    plans = TurnPlans(cast("Game[State]", GAME), Judge(), 0, beam, GAME.turn_of(state))
    return plans.best(state, moves, range(len(moves)), 1, ending)


def test_every_first_move_has_an_ending_however_narrow_the_beam() -> None:
    for beam in (1, 2, 9):
        found = best(beam, lambda state, rng: float(state.points[0]))
        assert all(value > float("-inf") for value in found.values())


def test_a_wider_beam_finds_no_worse_turns() -> None:
    def ending(state: TinyState, rng: Rng) -> float:
        return float(state.points[0]) - sum(state.hands[0]) / 100

    narrow, wide = best(1, ending), best(9, ending)
    assert all(wide[number] >= narrow[number] for number in narrow)


def test_chance_brings_the_same_to_all_turns() -> None:
    drawn: list[int] = []

    def ending(state: TinyState, rng: Rng) -> float:
        drawn.append(rng.below(1 << 30))
        return 0.0

    best(9, ending)
    assert len(drawn) > 1
    assert len(set(drawn)) == 1


def test_the_search_plans_its_turn() -> None:
    state = in_play()
    view = LiveView(cast("Game[State]", GAME), state, 0)
    plan = SearchPlan(width=4, futures=4, window=50.0, beam=3)
    choose = Search(Judge(), plan).choose
    chosen = {choose(view, GAME.legal(state, 0), Rng(seed)).text for seed in range(3)}
    assert chosen == {"play 4"}


@pytest.mark.parametrize("beam", [0, 3])
def test_thinking_leaves_the_position_alone(beam: int) -> None:
    state = in_play()
    before = state.key()
    view = LiveView(cast("Game[State]", GAME), state, 0)
    Search(Judge(), SearchPlan(futures=2, beam=beam)).choose(view, GAME.legal(state, 0), Rng(1))
    assert state.key() == before
