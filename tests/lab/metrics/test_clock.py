from __future__ import annotations

from westbound.lab.metrics.clock import GRID, at_twentieths, tenth


def test_tenths_of_a_match_count_from_nought() -> None:
    assert [tenth(i, 20) for i in (0, 1, 2, 10, 19)] == [0, 0, 1, 5, 9]
    assert [tenth(i, 3) for i in range(3)] == [0, 3, 6]


def test_curves_begin_with_the_first_position_and_end_with_the_last() -> None:
    rows = at_twentieths(list(range(101)))
    assert len(rows) == GRID + 1
    assert (rows[0], rows[10], rows[20]) == (0, 50, 100)
    assert at_twentieths([7]) == (7,) * 21
