from __future__ import annotations

from westbound.lab.charts import plain
from westbound.lab.charts.axis import axis_title, value_ticks


def test_there_are_fewer_numbers_where_there_is_less_room() -> None:
    many, few = value_ticks((0, 100000), 500, plain), value_ticks((0, 100000), 90, plain)
    assert len(many) > len(few) >= 2
    assert few[0] == 0
    assert few[-1] >= 100000


def test_an_axis_without_a_title_needs_no_room_for_it() -> None:
    assert axis_title("", 100, 300) == ("", 102)
    assert axis_title("points", 100, 300)[1] > 110
