"""Steps are small values: compared, hashed and printed by their fields."""

from __future__ import annotations

from tests.engine.tiny_pieces import Deal, Play, Roll
from westbound.engine.step import CHANCE


def test_steps_are_equal_if_kind_and_fields_are() -> None:
    assert Deal(CHANCE, 2) == Deal(CHANCE, 2)
    assert hash(Deal(CHANCE, 2)) == hash(Deal(CHANCE, 2))
    assert Deal(CHANCE, 2) != Deal(CHANCE, 3)
    assert Deal(CHANCE, 2) != Roll(CHANCE, 2)
    assert Play(0, (0, 1)) != Play(0, (0, 2))


def test_a_step_prints_its_fields() -> None:
    assert repr(Play(0, (0, 2))) == "Play(seat=0, waiting=(0, 2))"


def test_a_step_asks_its_own_seat_unless_it_says_otherwise() -> None:
    assert Deal(CHANCE, 2).deciders() == (CHANCE,)
    assert Play(1, (1, 2)).deciders() == (1, 2)
