"""Texts of the board."""

from __future__ import annotations

from westbound.games.great_western_trail.drawing.type_scale import text


def test_a_long_text_is_squeezed_and_a_short_one_is_not() -> None:
    assert "textLength" in text(0, 0, "a very long name for a city", "t-name", max_width=50)
    assert "textLength" not in text(0, 0, "Topeka", "t-name", max_width=50)
