from __future__ import annotations

import re
from xml.etree import ElementTree

from westbound.lab.charts import Cell, heat_table


def tints(svg: str) -> list[tuple[str, float]]:
    found = re.findall(r'class="(tone\d+)"><rect class="fill"[^>]*fill-opacity="([\d.]+)"', svg)
    return [(name, float(strength)) for name, strength in found]


def test_a_tint_grows_with_the_value() -> None:
    svg = heat_table("T", ["a"], ["x", "y", "z"], [[Cell("1", 1), Cell("2", 2), Cell("3", 3)]])
    assert tints(svg) == [("tone1", 0), ("tone1", 0.25), ("tone1", 0.5)]


def test_values_below_the_middle_have_another_colour() -> None:
    row = [[Cell("20 %", 0.2), Cell("50 %", 0.5), Cell("65 %", 0.65)]]
    svg = heat_table("T", ["a"], ["x", "y", "z"], row, middle=0.5)
    assert tints(svg) == [("tone0", 0.5), ("tone1", 0), ("tone1", 0.25)]


def test_empty_cells_are_left_out_of_the_description() -> None:
    svg = heat_table("T", ["a", "b"], ["a", "b"], [[None, Cell("60 %")], [Cell("40 %"), None]])
    assert ElementTree.fromstring(svg)[1].text == "a: b 60 %; b: a 40 %"


def test_it_grows_if_its_words_need_more_room() -> None:
    names = [f"a bot named number{i}" for i in range(9)]
    cells = [[Cell("100.0 %", 1) for _ in names] for _ in names]
    root = ElementTree.fromstring(heat_table("T", names, names, cells, width=320))
    assert float(root.get("width", "0")) > 500
