from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from westbound.lab.charts import Bin, bins_of


def test_whole_numbers_get_bins_of_whole_numbers() -> None:
    assert bins_of([1, 2, 2, 4]) == [Bin(1, 2, 1), Bin(2, 3, 2), Bin(3, 4, 0), Bin(4, 5, 1)]
    assert bins_of([7]) == [Bin(7, 8, 1)]
    assert bins_of([]) == []


@given(st.lists(st.integers(-500, 500), min_size=1), st.integers(3, 20))
def test_every_value_is_in_one_bin(values: list[int], most: int) -> None:
    found = bins_of(values, most)
    for one in found:
        assert one.count == sum(one.low <= value < one.high for value in values)
    assert sum(one.count for one in found) == len(values)
    assert len(found) <= most + 1
