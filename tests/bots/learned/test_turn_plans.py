"""Plans of a whole turn: a way that looks worse at first may end better."""

from __future__ import annotations

from typing import Any, cast

import pytest

from tests.bots.learned.scored_game import Scored, in_play
from tests.engine.tiny_pieces import TinyState, Win
from westbound.bots import LiveView
from westbound.bots.learned.judge import Judge
from westbound.bots.learned.search import Search, SearchPlan
from westbound.bots.learned.turn_plans import TurnPlan, TurnPlans
from westbound.engine.game import Game
from westbound.engine.rng import Rng
from westbound.engine.state import State


class Tricks(Scored):
    """A turn ends when the trick has been banked."""

    def turn_of(self, state: TinyState) -> int:
        return 0 if isinstance(state.agenda[-1], Win) else sum(state.discard)


GAME = Tricks()


class Whole(Scored):
    """The match is one turn."""

    def turn_of(self, state: TinyState) -> int:
        return 0


def forced() -> TinyState:
    """The other player holds the lowest cards alone."""
    state = in_play()
    state.hands[1] = [2, 0, 0, 0]
    return state


def best(
    beam: int, ending: Any = None, game: Scored = GAME, state: TinyState | None = None
) -> dict[int, TurnPlan]:
    state = state or in_play()
    moves = game.legal(state, 0)
    plans = TurnPlans(cast("Game[State]", game), Judge(), 0, beam, game.turn_of(state))
    at_sight = {number: 10.0 * number for number in range(len(moves))}
    return plans.best(state, moves, at_sight, 1, ending)


def test_every_first_move_has_an_ending_however_narrow_the_beam() -> None:
    for beam in (1, 2, 9):
        assert sorted(best(beam, lambda state, rng: float(state.points[0]))) == [0, 1]


def test_a_turn_that_is_over_is_worth_what_it_looked_like_before_anything_happens() -> None:
    """Here the other player answers at once, so the first move is the whole turn."""
    assert {number: turn.worth for number, turn in best(3).items()} == {0: 0.0, 1: 10.0}


def test_a_longer_turn_is_worth_what_its_last_decision_looked_like() -> None:
    found = best(9, game=Whole(), state=forced())
    assert all(turn.worth not in (0.0, 10.0) for turn in found.values())


def test_the_line_ends_where_chance_has_a_say() -> None:
    """Both cards win the trick, and its point is gambled for; the next card waits for the die."""
    found = best(9, game=Whole(), state=forced())
    lines = {tuple(move.text for move in turn.line) for turn in found.values()}
    assert lines == {("play 2", "gamble"), ("play 4", "gamble")}


def test_the_line_ends_where_others_have_a_choice() -> None:
    """Here the other player's answer is not known."""
    lines = {number: [move.text for move in turn.line] for number, turn in best(3).items()}
    assert lines == {0: ["play 2"], 1: ["play 4"]}


def test_a_wider_beam_finds_no_worse_turns() -> None:
    def ending(state: TinyState, rng: Rng) -> float:
        return float(state.points[0]) - sum(state.hands[0]) / 100

    narrow, wide = best(1, ending), best(9, ending)
    assert all(wide[number].worth >= narrow[number].worth for number in narrow)


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
    plan = SearchPlan(width=4, futures=4, rounds=1, window=50.0, beam=3)
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
