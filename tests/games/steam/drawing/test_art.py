"""The small signs."""

from __future__ import annotations

from westbound.games.steam.components import COLOURS
from westbound.games.steam.drawing.art import ART


def test_colour_is_never_alone() -> None:
    marks = [drawing for name, drawing in ART.items() if name.startswith("m-")]
    assert len(set(marks)) == len(marks) == 6
    glyphs = {name[2:]: drawing for name, drawing in ART.items() if name.startswith("g-")}
    assert set(glyphs) == set(COLOURS)
    assert len(set(glyphs.values())) == len(COLOURS)
