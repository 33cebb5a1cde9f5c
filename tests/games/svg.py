"""Reading drawings: what the tests of every board look for in them."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import Counter

SVG = "{http://www.w3.org/2000/svg}"


def targets(root: ET.Element) -> Counter[str]:
    return Counter(e.attrib["data-target"] for e in root.iter() if "data-target" in e.attrib)


def by_id(root: ET.Element) -> dict[str, ET.Element]:
    return {e.attrib["id"]: e for e in root.iter() if "id" in e.attrib}


def classes(element: ET.Element) -> list[str]:
    return element.attrib.get("class", "").split()


def said(element: ET.Element) -> list[str]:
    return [t.text or "" for t in element.iter(f"{SVG}text")]
