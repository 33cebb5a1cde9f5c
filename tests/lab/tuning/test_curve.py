"""The picture shows the figures that moved most."""

from __future__ import annotations

from westbound.lab.tuning.curve import SHOWN, curve_picture, factors
from westbound.lab.tuning.knobs import Knob

KNOBS = [Knob(f"figure {number}", ()) for number in range(8)]
END = [0.1 * number * (-1) ** number for number in range(8)]


def test_the_farthest_come_first() -> None:
    assert factors(KNOBS, END).startswith("figure 7 × 0.50, figure 6 × 1.82, ")
    assert factors(KNOBS, END).count("×") == SHOWN


def test_the_picture_has_a_line_for_each_of_them() -> None:
    drawn = curve_picture("Tuning", KNOBS, [[0.0] * 8, END], 16)
    assert drawn.startswith("<svg")
    assert "as shipped" in drawn
    assert "figure 7" in drawn
    assert "figure 1" not in drawn
