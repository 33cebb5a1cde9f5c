from __future__ import annotations

from tests.lab.metrics.results import result
from westbound.lab.metrics.seats import OrderRecorder, seats


def test_seats_stand_in_the_order_of_their_first_decisions() -> None:
    recorder = OrderRecorder(4)
    for seat in (2, 0, 2, 3):
        recorder.decision(seat)
    assert recorder.match() == (2, 0, 3, 1)


def test_the_order_can_matter_where_the_number_of_the_seat_does_not() -> None:
    orders = [(0, 1), (1, 0)] * 10
    results = [result([9, 1] if order[0] == 0 else [1, 9]) for order in orders]
    found = seats(orders, results)
    assert [place.wins.value for place in found.by_seat.places] == [0.5, 0.5]
    assert [place.wins.value for place in found.by_order.places] == [1, 0]
    assert [place.advantage.value for place in found.by_order.places] == [4, -4]
    assert found.by_seat.p_value == 1
    assert found.by_order.differ
    assert not found.by_seat.differ
    assert not found.fixed


def test_a_shared_victory_is_a_win_for_each_but_not_evidence() -> None:
    found = seats([(0, 1)], [result([3, 3])])
    assert [place.wins.value for place in found.by_order.places] == [1, 1]
    assert found.by_order.p_value == 1
    assert found.fixed
