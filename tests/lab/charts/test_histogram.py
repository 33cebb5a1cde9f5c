from __future__ import annotations

from xml.etree import ElementTree

from tests.lab.charts.texts import SVG, boxes
from westbound.lab.charts import Bin, histogram


def test_columns_are_as_high_as_their_counts() -> None:
    svg = histogram("Scores", [Bin(0, 10, 4), Bin(10, 20, 0), Bin(20, 30, 2)])
    heights = [float(r.get("height", "0")) for r in ElementTree.fromstring(svg).iter(f"{SVG}rect")]
    assert len(heights) == 2
    assert abs(heights[0] - 2 * heights[1]) < 0.3


def test_edges_are_told_every_so_many_bins_if_there_are_many() -> None:
    def edges(count: int) -> int:
        svg = histogram("Scores", [Bin(100 * i, 100 * i + 100, 1) for i in range(count)])
        return sum(int(box.words.replace("−", "-")) % 100 == 0 for box in boxes(svg)) - 1

    assert edges(5) == 6
    assert 4 <= edges(40) <= 12
