from __future__ import annotations

from westbound.lab.charts.legend import ROW, Entry, legend, sign_of_part, sign_of_series


def test_names_that_do_not_fit_in_a_line_begin_another() -> None:
    short = [Entry(sign_of_series(i), f"bot {i}") for i in range(3)]
    assert legend(short, 400)[1] < legend(short, 100)[1]
    assert legend([], 400) == ("", 4)
    long = [Entry(sign_of_part(0), "many words " * 20), *short]
    assert legend(long, 300)[1] > 5 * ROW


def test_a_part_is_told_by_its_number_and_a_line_by_its_mark() -> None:
    assert ">3</text>" in sign_of_part(2)
    assert "m-mark" in sign_of_series(2)
    assert sign_of_series(2) != sign_of_series(8)  # same mark, other colour
