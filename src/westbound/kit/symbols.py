"""Drawings of a game in files: `static/art/<name>.svg`, one symbol each, read once.

A file is an ordinary SVG document around 0,0 that a drawing program can open. Colours are classes
of the game's style sheet; what programs add for themselves (metadata, styles, other name spaces)
is left out.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from westbound.kit.svg import el, void

_SVG: Final = "{http://www.w3.org/2000/svg}"
_LEFT_OUT: Final = frozenset(("defs", "desc", "metadata", "style", "title"))
_ATTRIBUTE: Final = re.compile(r'([a-zA-Z-]+)="([^"]*)"')
_USE: Final = re.compile(r'<use href="#([a-zA-Z0-9_-]+)"((?: [a-z-]+="[^"]*")*)/>')


@cache
def read_symbols(package: str, folder: str = "static/art") -> Mapping[str, str]:
    """The markup inside each file of the folder, by the file's name."""
    return {name: _inside(root) for name, root in _documents(package, folder).items()}


@cache
def read_widths(package: str, folder: str = "static/art") -> Mapping[str, float]:
    """How much room a drawing takes in a line, where its file says so: `data-width`."""
    roots = _documents(package, folder).items()
    return {name: float(width) for name, root in roots if (width := root.get("data-width"))}


@cache
def _documents(package: str, folder: str) -> Mapping[str, ET.Element]:
    found = {}
    for path in sorted(files(package).joinpath(folder).iterdir(), key=lambda path: path.name):
        name, _, ending = path.name.rpartition(".")
        if ending == "svg":
            found[name] = ET.fromstring(path.read_text(encoding="utf-8"))
    return found


def symbol(document: str) -> str:
    """The markup inside an SVG document, without what is not drawn."""
    return _inside(ET.fromstring(document))


def _inside(root: ET.Element) -> str:
    return "".join(map(_written, root))


def _written(element: ET.Element) -> str:
    tag = element.tag.removeprefix(_SVG)
    if "}" in tag or tag in _LEFT_OUT:
        return ""
    attributes = {name: value for name, value in element.attrib.items() if "}" not in name}
    cls = attributes.pop("class", None)
    inside = "".join(map(_written, element))
    return el(tag, inside, cls=cls, **attributes) if inside else void(tag, cls=cls, **attributes)


def definitions(symbols: Mapping[str, str], cls: str) -> str:
    """All these drawings once, for `use`.

    Inside `use`, style sheet rules do not see anything above the drawing, so each one carries the
    class of the game's board itself.
    """
    return el("defs", *(el("g", drawing, id=name, cls=cls) for name, drawing in symbols.items()))


def inlined(drawing: str, symbols: Mapping[str, str]) -> str:
    """The same drawing without references, for pages that have no board."""

    def replace(found: re.Match[str]) -> str:
        given = dict(_ATTRIBUTE.findall(found[2]))
        x, y = given.pop("x", "0"), given.pop("y", "0")
        if (x, y) != ("0", "0"):
            given["transform"] = f"translate({x} {y})"
        attributes = "".join(f' {name}="{value}"' for name, value in given.items())
        return f"<g{attributes}>{symbols[found[1]]}</g>"

    while _USE.search(drawing):
        drawing = _USE.sub(replace, drawing)
    return drawing
