"""Moves from a built position: what a rule test is told, and what it is not let through."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.engine.builders import dealt
from tests.engine.tiny_game import Tiny
from tests.engine.tiny_pieces import TinyState
from westbound.engine.move import Move
from westbound.kit.suites.playing import Playing

PLAYING = Playing(Tiny())


def a_state() -> TinyState:
    state = dealt("12", "34").state
    assert isinstance(state, TinyState)
    return state


def test_what_is_asked_and_what_is_open_to_each_seat() -> None:
    state = a_state()
    kind, seat = PLAYING.asked(state)
    assert (kind, seat) == (state.agenda[-1].kind, state.agenda[-1].seat)
    assert PLAYING.texts(state, 0) == ["play 1", "play 2"]
    state.agenda = []
    assert PLAYING.asked(state) == ("", -1)


def test_a_refusal_is_named_and_a_legal_move_has_none() -> None:
    state = a_state()
    assert PLAYING.refused(state, "play 1", 0) is None
    assert PLAYING.refused(state, "play 4", 0) == "TNY-001"


def test_a_refused_move_is_not_played() -> None:
    with pytest.raises(AssertionError, match="is refused by"):
        PLAYING.play_as(a_state(), 0, "play 4")


def test_a_move_that_is_not_listed_is_not_played_even_if_no_rule_refuses_it() -> None:
    class Forgetful(Tiny):
        def legal(self, state: TinyState, seat: int) -> Sequence[Move]:
            return super().legal(state, seat)[1:]

    playing = Playing(Forgetful())
    playing.play_as(a_state(), 0, "play 2")
    with pytest.raises(AssertionError, match="list and None differ"):
        playing.play_as(a_state(), 0, "play 1")
