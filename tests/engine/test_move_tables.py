"""Moves picked by a bit mask: the same ones, in the same order, as bit by bit."""

from __future__ import annotations

import pytest

from westbound.engine.move import Move
from westbound.engine.move_tables import by_bytes, select
from westbound.engine.rng import Rng


@pytest.mark.parametrize("count", [1, 7, 8, 9, 64, 100])
def test_the_moves_whose_bits_are_set_are_picked_in_order(count: int) -> None:
    moves = [Move(str(number)) for number in range(count)]
    tables, rng = by_bytes(moves), Rng(count)
    for mask in (0, 1, (1 << count) - 1, *(rng.below(1 << count) for _ in range(50))):
        assert select(tables, mask) == tuple(m for n, m in enumerate(moves) if mask >> n & 1)


def test_a_bit_beyond_the_moves_is_a_bug() -> None:
    with pytest.raises(OverflowError):
        select(by_bytes([Move("a")]), 1 << 8)
