from __future__ import annotations

import json

from tests.lab.metrics.measured import measured, played
from westbound.lab.metrics import measure


def test_the_order_in_which_matches_come_does_not_matter() -> None:
    measurement, records, against_random = played("carson")
    again = measure(measurement, records[::-1], against_random[::-1])
    assert json.dumps(again.to_json()) == json.dumps(measured("carson").to_json())


def test_the_metrics_of_an_open_game_and_of_one_with_hands_of_cards() -> None:
    carson, gwt = measured("carson"), measured("gwt", games=3)
    assert carson.matches == 6
    assert carson.hidden.anything.count == 0
    assert gwt.hidden.anything.value == 1
    assert 0 < gwt.hidden.hidden_share.value < 0.5
    for metrics in (carson, gwt):
        assert metrics.branching.moves.mean.value > 2
        assert metrics.strategies.winning_points.median >= metrics.strategies.all_points.median
        assert 0 <= metrics.leads.for_good.mean.value <= 1
        assert sum(place.wins.count for place in metrics.seats.by_seat.places) >= metrics.matches


def test_one_match_is_enough() -> None:
    measurement, records, _ = played("carson")
    alone = measure(measurement, records[:1], [])
    assert alone.skill is None
    assert alone.branching.moves.mean.low is None
    json.dumps(alone.to_json(), allow_nan=False)
