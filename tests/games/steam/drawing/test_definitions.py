"""Drawings that are used many times."""

from __future__ import annotations

from westbound.games.steam.drawing.definitions import drawings, inlined


def test_inlining_leaves_no_reference_and_keeps_the_place() -> None:
    assert inlined('<use href="#town" x="3" y="4"/>', 38) == (
        f'<g transform="translate(3 4)">{drawings(38)["town"]}</g>'
    )
    assert all("<use" not in inlined(drawing, 38) for drawing in drawings(38).values())
