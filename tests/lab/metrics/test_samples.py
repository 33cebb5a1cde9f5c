from __future__ import annotations

from typing import NamedTuple

from westbound.lab.metrics.samples import mean_of_samples, means_by_tenth, tenths_to_json
from westbound.lab.metrics.summary import Estimated


class Seen(NamedTuple):
    tenth: int
    size: float


MATCHES = [[Seen(0, 1), Seen(9, 5)], [Seen(9, 3)], []]


def test_samples_count_alike_whatever_match_they_are_of() -> None:
    assert mean_of_samples(MATCHES, lambda seen: seen.size).value == 3
    assert mean_of_samples([], lambda seen: seen.size) == Estimated(0)


def test_a_tenth_in_which_nothing_was_seen_has_no_mean() -> None:
    tenths = means_by_tenth(MATCHES, lambda seen: seen.size)
    values = [None if one is None else one.value for one in tenths]
    assert values == [1, *[None] * 8, 4]
    shown = tenths_to_json(tenths)
    assert isinstance(shown, list)
    assert shown[0] == {"value": 1, "interval_95": None}
    assert shown[1] is None
