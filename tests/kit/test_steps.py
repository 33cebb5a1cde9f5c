"""Steps that many games need."""

from __future__ import annotations

import pickle

from westbound.kit.steps import AUTOMATIC, ForPlayer, Simultaneous


class EndTurn(ForPlayer):
    __slots__ = ()
    kind, rule = "end_turn", "X-1"


class Hide(Simultaneous):
    __slots__ = ()
    kind, rule = "hide", "X-2"


def test_a_step_for_a_player_keeps_the_player() -> None:
    step = EndTurn(AUTOMATIC, 2)
    assert repr(step) == "EndTurn(seat=-2, player=2)"
    assert step == EndTurn(AUTOMATIC, 2) != EndTurn(AUTOMATIC, 1)
    assert pickle.loads(pickle.dumps(step)) == step


def test_a_simultaneous_step_waits_for_the_others() -> None:
    step = Hide(0, (0, 2))
    assert step.deciders() == (0, 2)
    left = step.of(2).without()
    assert left == Hide(0, (0,))
    assert left is not None
    assert left.without() is None
