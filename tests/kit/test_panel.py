"""Parts of a player's area."""

from __future__ import annotations

import xml.etree.ElementTree as ET

from westbound.engine.texts import Catalogue
from westbound.kit.panel import (
    area,
    bar,
    chip,
    chips,
    figure,
    fold,
    head,
    named_chip,
    score_table,
    title,
)
from westbound.kit.suites.markup import classes
from westbound.kit.texts import Texts


def test_the_frame_names_game_seat_and_state() -> None:
    root = ET.fromstring(area("steam", 2, "Area of Bo", head("", "<Bo>"), state="active"))
    assert classes(root) == ["panel", "panel-steam", "p2", "active"]
    assert (root.attrib["id"], root.attrib["data-seat"]) == ("panel-2", "2")
    assert root.attrib["aria-label"] == "Area of Bo"
    assert root.findtext("header/h3") == "<Bo>"


def test_a_title_may_have_a_note() -> None:
    assert title("A & B") == '<h4 class="panel-title">A &amp; B</h4>'
    note = '<span class="panel-note">2 left</span>'
    assert title("A", "2 left") == f'<h4 class="panel-title">A {note}</h4>'


def test_a_figure_can_be_found_by_its_key() -> None:
    root = ET.fromstring(figure("entry", "money", "Cash", "$3", "In hand", sign="<svg/>"))
    assert root.attrib["title"] == "In hand"
    (value,) = root.iter("dd")
    assert (value.attrib["data-figure"], value.text) == ("money", "$3")


def test_a_fold_may_be_open_at_first() -> None:
    assert "open" not in ET.fromstring(fold("a-1", "Title")).attrib
    assert ET.fromstring(fold("a-1", "Title", is_open=True)).attrib["open"] == ""


def test_points_have_bars_as_long_as_they_are_many() -> None:
    texts = Texts(Catalogue("x", "en", {"categories": {"a": "Apples", "b": "Debts"}}), {})
    root = ET.fromstring(score_table({"a": 4, "b": -2}, texts))
    assert [cell.text for cell in root.iter("th")] == ["Apples", "Debts"]
    assert [cell.text for cell in root.iter("td") if cell.text] == ["4", "−2"]
    assert 'width="50"' in bar(2, 4)
    assert [r.attrib["width"] for r in root.iter("rect")] == ["100", "0"]


def test_a_chip_has_a_label_and_perhaps_a_pick() -> None:
    own = ET.fromstring(chip("building:1", "Saloon", id="kept-0-1"))[0]
    assert own.attrib["data-target"] == "building:1"
    assert own.attrib["aria-label"] == own.attrib["title"] == "Saloon"
    other = ET.fromstring(chip(None, "Saloon", id="kept-1-1", cls="big"))[0]
    assert "data-target" not in other.attrib
    assert classes(other) == ["chip", "big"]
    assert chips(["<li/>"], "kept") == '<ul class="chips kept"><li/></ul>'


def test_a_chip_with_its_name_on_it_needs_a_label_only_to_be_picked() -> None:
    own = ET.fromstring(named_chip("building:bank", "Bank", "$6", "", id="built-0-bank"))[0]
    assert own.attrib["data-target"] == "building:bank"
    assert own.attrib["aria-label"] == "Bank $6"
    other = ET.fromstring(named_chip(None, "Bank", "", "", id="built-1-bank"))[0]
    assert other.attrib == {"id": "built-1-bank", "class": "chip"}
    assert "".join(other.itertext()).strip() == "Bank"
