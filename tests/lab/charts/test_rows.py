from __future__ import annotations

from xml.etree import ElementTree

from tests.lab.charts.texts import SVG, boxes
from westbound.lab.charts import Estimate, bar_chart, dot_chart


def rectangles(svg: str) -> list[dict[str, str]]:
    return [dict(rect.attrib) for rect in ElementTree.fromstring(svg).iter(f"{SVG}rect")]


def test_bars_begin_at_nought_also_when_values_are_below_it() -> None:
    rows = [Estimate("up", 10), Estimate("down", -5)]
    up, down = rectangles(bar_chart("Bars", rows))
    assert abs(float(down["x"]) + float(down["width"]) - float(up["x"])) < 0.3
    assert abs(float(up["width"]) - 2 * float(down["width"])) < 0.3


def test_labels_stand_beside_their_bars_or_above_them() -> None:
    def above(label: str) -> float:
        """How far the first line of the label is above the number of its row."""
        texts = boxes(bar_chart("Bars", [Estimate(label, 5)]))
        return (
            texts[-1].bottom - texts[texts.index(next(t for t in texts if t.words in label))].bottom
        )

    assert abs(above("short")) < 2
    assert above("a label that is too long to stand beside its bar in so little room") > 15


def test_a_description_tells_the_intervals() -> None:
    svg = dot_chart("Dots", [Estimate("greedy", 1500, 1450, 1550)])
    assert ElementTree.fromstring(svg)[1].text == "greedy: 1500 (1450 – 1550)"
    assert 'class="whisker"' in svg
    assert 'class="whisker"' not in dot_chart("Dots", [Estimate("greedy", 1500)])


def test_words_are_escaped() -> None:
    assert "<b>" not in bar_chart("<b>", [Estimate("<b>", 1)], axis="<b>")
