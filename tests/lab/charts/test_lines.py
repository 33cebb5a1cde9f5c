from __future__ import annotations

from xml.etree import ElementTree

from westbound.lab.charts import Series, line_chart

UP = [(0.0, 1.0), (10.0, 5.0), (20.0, 3.0)]


def test_a_line_has_a_band_only_if_it_is_given() -> None:
    assert 'class="band"' not in line_chart("Line", [Series("a", UP)])
    assert 'class="band"' in line_chart("Line", [Series("a", UP, [(y - 1, y + 1) for _, y in UP])])


def test_the_description_tells_beginning_end_and_the_highest_value() -> None:
    root = ElementTree.fromstring(line_chart("Line", [Series("a", UP)]))
    assert root[1].text == "a: 0: 1 … 20: 3; max 5 (10)"


def test_each_line_wears_marks_of_its_own() -> None:
    one = line_chart("Line", [Series("a", UP)])
    two = line_chart("Line", [Series("a", UP), Series("b", UP)])
    assert two.count("m-mark") > one.count("m-mark")
    assert two.count("M0-6.6") > 1  # the star of the second line, here and in the legend


def test_a_line_without_points_is_in_the_legend_only() -> None:
    assert "later" in line_chart("Line", [Series("a", UP), Series("later", [])])
