"""A turn: rules CLS-020 to CLS-022."""

from __future__ import annotations

import pytest
from positions import a_turn, play, refused

from claim_stakes import GAME


def test_cls_020_one_action_is_a_turn() -> None:
    state = a_turn(owned={"C4": 1, "C5": 0})
    kinds = {move.kind for move in GAME.legal(state, 0)}
    assert kinds == {"survey", "stake", "jump", "pan"}
    play(state, "survey A1", "find 0")
    assert state.agenda == []


def test_cls_020_nothing_else_is_done_in_a_turn() -> None:
    assert refused(a_turn(), "find 1") == "CLS-020"
    state = a_turn()
    play(state, "stake C4")
    assert refused(state, "pan") == "CLS-045"


def test_cls_021_panning_is_always_possible() -> None:
    state = a_turn(dust=0, surveyed=dict.fromkeys(("A1", "A2"), 1))
    state.stakes[0] = 0
    assert refused(state, "pan") is None


@pytest.mark.parametrize(
    ("owned", "gain"), [((), 1), (("C4",), 1), (("C3",), 2), (("B3", "C3", "D4"), 3)]
)
def test_cls_022_cls_ex_01_the_creek_brings_more(owned: tuple[str, ...], gain: int) -> None:
    state = a_turn(owned=dict.fromkeys(owned, 0), dust=2)
    play(state, "pan")
    assert state.dust == [2 + gain, 2, 2]
