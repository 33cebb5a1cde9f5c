"""Reading drawings: what the tests of every board look for in them."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter

SVG = "{http://www.w3.org/2000/svg}"


def targets(root: ET.Element) -> Counter[str]:
    """Every pick of the drawing, with how many elements carry it."""
    return Counter(e.attrib["data-target"] for e in root.iter() if "data-target" in e.attrib)


def by_id(root: ET.Element) -> dict[str, ET.Element]:
    return {e.attrib["id"]: e for e in root.iter() if "id" in e.attrib}


def classes(element: ET.Element) -> list[str]:
    return element.attrib.get("class", "").split()


def said(element: ET.Element) -> list[str]:
    """The words drawn inside."""
    return [t.text or "" for t in element.iter(f"{SVG}text")]


def used(element: ET.Element) -> list[str]:
    """The symbols used inside."""
    return [u.attrib["href"] for u in element.iter(f"{SVG}use")]


def place_of(element: ET.Element) -> tuple[float, float]:
    """Where its transform puts it."""
    x, y = re.findall(r"-?[\d.]+", element.attrib["transform"])[:2]
    return float(x), float(y)
