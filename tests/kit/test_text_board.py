"""Lines and columns of a text board."""

from __future__ import annotations

from westbound.kit.text_board import WIDTH, drawing, flow, headline, pad, width


def test_a_headline_has_both_ends() -> None:
    line = headline("Turn 1", "bag 3")
    assert (width(line), line[:6], line[-5:]) == (WIDTH, "Turn 1", "bag 3")
    assert headline("東京", "x").endswith(" x")
    assert width(headline("東京", "x")) == WIDTH


def test_text_is_padded_by_columns_not_by_letters() -> None:
    assert pad("ab", 4) == "ab  "
    assert pad("ab", 4, right=True) == "  ab"
    assert pad("東", 4) == "東  "
    assert pad("longer", 4) == "longer"


def test_items_flow_over_as_many_lines_as_they_need() -> None:
    lines = flow("Towns", [f"town {n}" for n in range(13)], stop=12, indent=9)
    assert [line[:9] for line in lines] == ["Towns    ", " " * 9, " " * 9]
    assert all(width(line.rstrip()) <= WIDTH for line in lines)
    assert " ".join(line[9:] for line in lines).split() == [
        part for n in range(13) for part in ("town", str(n))
    ]


def test_a_drawing_has_no_blanks_at_the_ends_of_lines() -> None:
    assert drawing(["a  ", "", "b"]) == "a\n\nb"
