from __future__ import annotations

from xml.etree import ElementTree

from tests.lab.charts.texts import SVG
from westbound.lab.charts import Stack, stacked_bars

PARTS = ["houses", "mines", "losses"]


def parts_of(svg: str) -> list[tuple[float, float]]:
    """Left and right of the parts in the order they are drawn."""
    rects = [
        r for r in ElementTree.fromstring(svg).iter(f"{SVG}rect") if "rim" in r.get("class", "")
    ]
    return [(x := float(r.get("x", "0")), x + float(r.get("width", "0"))) for r in rects]


def test_parts_stand_side_by_side_and_losses_left_of_nought() -> None:
    houses, mines, losses = parts_of(stacked_bars("Points", PARTS, [Stack("all", [6, 3, -2])]))
    assert abs(houses[1] - mines[0]) < 0.2
    assert abs(losses[1] - houses[0]) < 0.2
    assert abs((houses[1] - houses[0]) - 2 * (mines[1] - mines[0])) < 0.4


def test_a_part_of_nothing_is_left_out_and_a_thin_one_has_no_number() -> None:
    svg = stacked_bars("Points", PARTS, [Stack("all", [100, 0.5, 0])])
    assert len(parts_of(svg)) == 2
    assert svg.count(">1</text>") == 2  # in the legend and on the bar
    assert svg.count(">2</text>") == 1


def test_the_description_tells_every_part() -> None:
    svg = stacked_bars("Points", PARTS, [Stack("all", [6, 3, -2])])
    assert ElementTree.fromstring(svg)[1].text == "all: houses 6, mines 3, losses −2"
