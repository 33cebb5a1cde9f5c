"""Moves are values; their text says all there is to say."""

from __future__ import annotations

from westbound.engine.move import Move


class Wave(Move):
    kind = "wave"


def test_moves_are_equal_if_kind_and_text_are() -> None:
    assert Wave("wave 1") == Wave("wave 1")
    assert hash(Wave("wave 1")) == hash(Wave("wave 1"))
    assert Wave("wave 1") != Wave("wave 2")
    assert Wave("wave 1") != Move("wave 1")
    assert Wave("wave 1") != "wave 1"


def test_a_move_is_its_text() -> None:
    move = Wave("wave 1")
    assert (str(move), repr(move)) == ("wave 1", "<wave 1>")
    assert move.picks() == ("do:wave 1",)
    assert move.params() == {}
