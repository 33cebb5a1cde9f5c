"""Elements as text: escaping, numbers, places, the one contract of what can be picked."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from westbound.kit.svg import (
    Point,
    TypeScale,
    bezier,
    board,
    centered_rect,
    classes,
    curve,
    el,
    escape,
    icon,
    number,
    path,
    point,
    rotate,
    scale,
    target,
    translate,
    use,
    void,
)

TYPE = TypeScale({"t-text": (14, 0.5), "t-name": (10, 0.6)})


def test_an_element_has_its_attributes_in_their_order() -> None:
    drawn = el("g", void("path", d="M0 0"), "x", id="a", cls="b c", data_target="hex:1")
    assert drawn == '<g id="a" class="b c" data-target="hex:1"><path d="M0 0"/>x</g>'


def test_attributes_are_escaped_and_none_is_left_out() -> None:
    assert el("g", cls=None, aria_label='<"&') == '<g aria-label="&lt;&quot;&amp;"></g>'


def test_an_attribute_that_is_a_word_of_python_gets_an_underscore() -> None:
    assert void("label", for_="x") == '<label for="x"/>'


@pytest.mark.parametrize(
    ("value", "shown"), [(3, "3"), (3.0, "3"), (2.25, "2.2"), (-0.04, "0"), (-1.5, "-1.5")]
)
def test_numbers_are_as_short_as_possible(value: float, shown: str) -> None:
    assert number(value) == shown
    assert void("rect", x=value) == f'<rect x="{shown}"/>'


def test_a_minus_sign_parts_two_coordinates() -> None:
    assert point(1, 2) == "1 2"
    assert point(1, -2) == "1-2"


def test_places() -> None:
    assert translate("x", 1, 2.5) == '<g transform="translate(1 2.5)">x</g>'
    assert translate("x", 1, 2, 0.5) == '<g transform="translate(1 2)scale(0.5)">x</g>'
    assert rotate("x", 60) == '<g transform="rotate(60)">x</g>'
    assert scale("x", 2) == '<g transform="scale(2)">x</g>'


def test_a_symbol_is_put_turned_and_scaled() -> None:
    assert use("cube") == '<use href="#cube"/>'
    assert use("cube", 3, 0, cls="q") == '<use href="#cube" class="q" x="3"/>'
    assert use("cube", 3, 4, 0.5) == '<use href="#cube" transform="translate(3 4)scale(0.5)"/>'
    assert use("cube", turn=60) == '<use href="#cube" transform="rotate(60)"/>'
    assert use("cube", 1, 2, turn=60) == '<use href="#cube" transform="translate(1 2)rotate(60)"/>'


def test_shapes_and_icons() -> None:
    drawn = '<rect class="plate" x="-5" y="-2" width="10" height="4" rx="1"/>'
    assert centered_rect(10, 4, 1) == drawn
    assert path(None, "M0 0") == '<path d="M0 0"/>'
    assert 'aria-hidden="true"' in icon("", "0 0 1 1", "art-x")
    assert classes("hex", "", "site") == "hex site"


# --- what can be picked


def test_a_target_carries_pick_id_label_role_and_place() -> None:
    root = ET.fromstring(target("hex:8,1", "Plains", use("hx"), cls="hex", at=(3, 4), site=True))
    assert root.attrib == {
        "id": "hex-8,1",
        "class": "hex",
        "data-target": "hex:8,1",
        "data-site": "yes",
        "role": "img",
        "aria-label": "Plains",
        "transform": "translate(3 4)",
    }


def test_what_is_only_looked_at_has_a_label_and_no_pick() -> None:
    root = ET.fromstring(target(None, "Turn order", id="order", tag="span", title="x"))
    assert root.tag == "span"
    assert root.attrib == {"id": "order", "role": "img", "aria-label": "Turn order", "title": "x"}


def test_a_label_cannot_be_forgotten() -> None:
    with pytest.raises(AssertionError, match="says nothing"):
        target("hex:8,1", "")
    with pytest.raises(AssertionError, match="has no id"):
        target(None, "Plains")


# --- words


def test_a_long_text_is_squeezed_and_a_short_one_is_not() -> None:
    assert "textLength" in TYPE.text(0, 0, "a very long name for a city", "t-name", max_width=50)
    assert "textLength" not in TYPE.text(0, 0, "Albany", "t-name", max_width=50)


def test_thin_letters_take_less_room_than_broad_ones() -> None:
    assert TYPE.width_of("ill", "t-text") < TYPE.width_of("oak", "t-text")
    assert TYPE.width_of("oak", "t-text") < TYPE.width_of("mow", "t-text")


def test_a_text_is_anchored_toned_and_escaped() -> None:
    drawn = TYPE.text(1, 2, "A & B", "t-name", anchor="e", tone="faint")
    assert drawn == '<text class="t-name a-e faint" x="1" y="2">A &amp; B</text>'


def test_a_paragraph_is_broken_once_near_its_middle() -> None:
    assert TYPE.lines_of("one two", "t-name", 100) == ["one two"]
    lines = TYPE.lines_of("a long line of words", "t-name", 60)
    assert lines == ["a long line", "of words"]
    drawn = TYPE.paragraph(0, 5, lines, "t-name", max_width=60)
    assert 'y="5"' in drawn
    assert 'y="15"' in drawn


def test_the_frame_of_a_board() -> None:
    root = ET.fromstring(board("x", (100, 50), "Table <1>", "All & all", el("g")))
    assert root.attrib["class"] == "board board-x"
    assert root.attrib["viewBox"] == "0 0 100 50"
    assert root.attrib["aria-label"] == "Table <1>"
    assert root[0].attrib["id"] == "board-summary"
    assert root[0].text == "All & all"
    assert escape("<'>") == "&lt;&#x27;&gt;"


def test_a_curve_goes_through_all_its_points() -> None:
    points = [Point(0, 0), Point(6, 6), Point(12, 0)]
    pieces = bezier(points)
    assert [piece[0] for piece in pieces] == points[:-1]
    assert [piece[-1] for piece in pieces] == points[1:]
    assert curve(points) == "M0 0C1 1 4 6 6 6C8 6 11 1 12 0"
