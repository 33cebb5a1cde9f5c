"""Texts that are too long."""

from __future__ import annotations

from westbound.games.carson_city.base.drawing.type_scale import lines_of, text


def test_a_long_text_is_squeezed_and_a_short_one_is_not() -> None:
    assert "textLength" in text(0, 0, "a very long name for a house", "t-small", max_width=50)
    assert "textLength" not in text(0, 0, "mine", "t-small", max_width=50)
    assert lines_of("VP for buildings", "t-name", 60) == ["VP for", "buildings"]
    assert lines_of("Wages", "t-name", 10) == ["Wages"]
