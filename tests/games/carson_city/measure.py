"""How far a drawing reaches, and which classes and figures are in it."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from itertools import pairwise

Box = tuple[float, float, float, float]
Point = tuple[float, float]

TOKEN = re.compile(r"[a-zA-Z]|[-+]?(?:\d+\.?\d*|\.\d+)")
ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


def commands(d: str) -> Iterator[tuple[str, list[float]]]:
    """Each command with its numbers; a repeated command is said again."""
    tokens, at, letter = TOKEN.findall(d), 0, ""
    while at < len(tokens):
        if tokens[at].isalpha():
            letter, at = tokens[at], at + 1
        count = ARGUMENTS[letter.upper()]
        numbers = [float(value) for value in tokens[at : at + count]]
        assert len(numbers) == count, d
        yield letter, numbers
        at += count
        letter = {"M": "L", "m": "l"}.get(letter, letter)


def path_points(d: str) -> list[Point]:
    """Points on the path, curves sampled; of arcs the ends."""
    x = y = 0.0
    start, handle, found = (0.0, 0.0), (0.0, 0.0), []
    for letter, numbers in commands(d):
        kind, (left, top) = letter.upper(), (x, y) if letter.islower() else (0.0, 0.0)
        if kind == "Z":
            (x, y), handle = start, start
            continue
        if kind in "HV":
            x, y = (left + numbers[0], y) if kind == "H" else (x, top + numbers[0])
            handle = (x, y)
            found.append((x, y))
            continue
        given = [(left + a, top + b) for a, b in zip(numbers[-2::-2], numbers[::-2], strict=False)]
        points = given[:1] if kind == "A" else given[::-1]
        mirrored = (2 * x - handle[0], 2 * y - handle[1])
        hull = [(x, y), *([mirrored] if kind in "ST" else []), *points]
        found += [at(hull, step / 8) for step in range(9)]
        handle, (x, y) = hull[-2] if kind in "CSQT" else hull[-1], hull[-1]
        if kind == "M":
            start = (x, y)
            del found[-9:-1]
    return found


def at(hull: list[Point], part: float) -> Point:
    """De Casteljau."""
    while len(hull) > 1:
        hull = [(a + (c - a) * part, b + (d - b) * part) for (a, b), (c, d) in pairwise(hull)]
    return hull[0]


def own_points(element: ET.Element) -> list[Point]:
    if element.tag == "path":
        return path_points(element.attrib["d"])
    if element.tag == "circle":
        x, y, r = (float(element.get(key, "0")) for key in ("cx", "cy", "r"))
        return [(x - r, y - r), (x + r, y + r)]
    if element.tag == "rect":
        x, y = float(element.attrib["x"]), float(element.attrib["y"])
        return [(x, y), (x + float(element.attrib["width"]), y + float(element.attrib["height"]))]
    return []


def points(element: ET.Element) -> list[Point]:
    found = own_points(element) + [point for child in element for point in points(child)]
    for name, numbers in reversed(re.findall(r"(\w+)\(([^)]*)\)", element.get("transform", ""))):
        given = [float(value) for value in numbers.split()]
        if name == "translate":
            found = [(x + given[0], y + given[1]) for x, y in found]
        elif name == "scale":
            found = [(x * given[0], y * given[-1]) for x, y in found]
        else:
            turn = complex(0, 1) ** (given[0] / 90)
            turned = [complex(x, y) * turn for x, y in found]
            found = [(p.real, p.imag) for p in turned]
    return found


def reach(drawing: str) -> Box:
    """Left, top, right and bottom of what is drawn, without the width of strokes."""
    found = points(ET.fromstring(f"<g>{drawing}</g>"))
    across, down = [x for x, _ in found], [y for _, y in found]
    return min(across), min(down), max(across), max(down)


def stays_in(drawing: str, box: Box) -> bool:
    left, top, right, bottom = reach(drawing)
    return box[0] <= left and box[1] <= top and right <= box[2] and bottom <= box[3]


def view_box(text: str) -> Box:
    x, y, width, height = map(float, text.split())
    return x, y, x + width, y + height


def figures_on(drawing: str) -> list[str]:
    """What is written on it."""
    return [e.text or "" for e in ET.fromstring(f"<g>{drawing}</g>").iter("text")]
