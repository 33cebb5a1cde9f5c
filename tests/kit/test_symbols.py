"""Drawings in files: what a drawing program adds is left out, references can be replaced."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from importlib.resources import files

from westbound.kit.suites.markup import classes
from westbound.kit.symbols import definitions, inlined, read_symbols, read_widths, symbol

INKSCAPE = """<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://example.org/x" viewBox="0 0 2 2">
  <title>A sign</title><metadata/><style>path { fill: red }</style><x:view zoom="3"/>
  <g class="k-a" x:label="layer"><path d="M0 0"/></g>
  <circle r="1"/>
</svg>"""


def test_a_symbol_is_what_is_drawn_and_nothing_else() -> None:
    assert symbol(INKSCAPE) == '<g class="k-a"><path d="M0 0"/></g><circle r="1"/>'


def test_every_file_of_a_game_is_a_symbol() -> None:
    found = read_symbols("westbound.games.steam")
    folder = files("westbound.games.steam").joinpath("static/art")
    assert set(found) == {path.name.removesuffix(".svg") for path in folder.iterdir()}
    for drawing in found.values():
        root = ET.fromstring(f"<g>{drawing}</g>")
        assert all(classes(element) for element in root.iter() if element is not root)


def test_a_file_may_say_how_much_room_its_drawing_takes() -> None:
    widths = read_widths("westbound.games.carson_city")
    assert set(widths) < set(read_symbols("westbound.games.carson_city"))
    assert widths["sign-revolver"] == 18
    assert "sign-coin" not in widths


def test_definitions_have_each_symbol_once() -> None:
    drawn = definitions({"a": "<path/>"}, cls="board-x")
    assert drawn == '<defs><g id="a" class="board-x"><path/></g></defs>'


def test_references_are_replaced_within_each_other_and_keep_their_place() -> None:
    known = {"a": "<path/>", "b": '<use href="#a" class="c"/>'}
    assert inlined('<use href="#b" x="3" y="4"/>', known) == (
        '<g transform="translate(3 4)"><g class="c"><path/></g></g>'
    )
