"""Drawings that are used many times."""

from __future__ import annotations

from westbound.games.great_western_trail.drawing.definitions import DRAWINGS, inlined


def test_inlining_leaves_no_reference_and_keeps_the_place() -> None:
    assert inlined('<use href="#m-0" x="3" y="4"/>') == (
        f'<g transform="translate(3 4)">{DRAWINGS["m-0"]}</g>'
    )
    assert all("<use" not in inlined(drawing) for drawing in DRAWINGS.values())
