"""Where the texts of a chart are, by the estimate that the charts themselves go by."""

from __future__ import annotations

import re
from itertools import combinations
from typing import NamedTuple
from xml.etree import ElementTree

from westbound.lab.charts.frame import TYPE

SVG = "{http://www.w3.org/2000/svg}"


class Box(NamedTuple):
    words: str
    left: float
    top: float
    right: float
    bottom: float


def boxes(svg: str) -> list[Box]:
    """Of all texts, in pixels from the corner of the chart."""
    return list(_boxes(ElementTree.fromstring(svg), 0.0, 0.0))


def _boxes(element: ElementTree.Element, x: float, y: float) -> list[Box]:
    moved = re.match(r"translate\(([-\d.]+) ([-\d.]+)\)", element.get("transform", ""))
    if moved:
        x, y = x + float(moved[1]), y + float(moved[2])
    if element.tag == f"{SVG}text":
        return [_box(element, x, y)]
    return [box for child in element for box in _boxes(child, x, y)]


def _box(text: ElementTree.Element, x: float, y: float) -> Box:
    style, *others = text.get("class", "").split()
    words = text.text or ""
    width, size = TYPE.width_of(words, style), TYPE.size(style)
    left = x + float(text.get("x", "0"))
    left -= {"a-s": 0.0, "a-e": width}.get(others[0] if others else "", width / 2)
    base = y + float(text.get("y", "0"))
    return Box(words, left, base - 0.75 * size, left + width, base + 0.2 * size)


def problems(svg: str) -> list[str]:
    """Texts that overlap, leave the picture or are too small."""
    found = []
    root = ElementTree.fromstring(svg)
    _, _, width, height = map(float, root.get("viewBox", "").split())
    texts = boxes(svg)
    for a in texts:
        if a.left < -0.5 or a.top < -0.5 or a.right > width + 0.5 or a.bottom > height + 0.5:
            found.append(f"{a.words} leaves the picture")
    for a, b in combinations(texts, 2):
        across = min(a.right, b.right) - max(a.left, b.left)
        down = min(a.bottom, b.bottom) - max(a.top, b.top)
        if across > 0.5 and down > 0.5:
            found.append(f"{a.words} and {b.words} overlap")
    return found
