"""Moves that are worth a look."""

from __future__ import annotations

import pytest

from tests.games.steam.learnt_walks import TABLES, Decision, decisions, some
from westbound.engine.option import Value
from westbound.games.steam.game import GAME


@pytest.mark.parametrize(("players", "options"), TABLES[:2])
def test_they_are_legal_and_there_is_always_one(players: int, options: dict[str, Value]) -> None:
    for decision in decisions(1, players, options):
        looked = GAME.worth_a_look(decision.state, decision.seat, decision.moves)
        assert looked
        assert set(looked) <= set(decision.moves)


def test_they_are_few_and_the_best_move_is_hardly_ever_missing() -> None:
    looked_at = legal = number = 0
    lost = 0.0
    for decision in some(decisions(2, 3, {}, cautious=False), 5):
        number += 1
        looked = GAME.worth_a_look(decision.state, decision.seat, decision.moves)
        looked_at, legal = looked_at + len(looked), legal + len(decision.moves)
        lost += best(decision, decision.moves) - best(decision, looked)
    assert looked_at < legal / 2
    assert lost <= 0.1 * number, f"{lost} points in {number} decisions"


def best(decision: Decision, moves: object) -> float:
    rate = GAME.evaluator(decision.state, decision.seat).rate
    assert isinstance(moves, list | tuple)
    return max(rate(decision.after(move)) for move in moves)


def test_passing_and_ending_a_build_turn_stay_possible() -> None:
    for decision in decisions(3, 3, {}):
        looked = GAME.worth_a_look(decision.state, decision.seat, decision.moves)
        for move in decision.moves:
            if move.kind in ("pass", "done"):
                assert move in looked
