"""What is told of a training, as a line and as a picture."""

from __future__ import annotations

from westbound.lab.training.curve import CurvePoint, curve_picture, point_from

TOLD = CurvePoint(500, 61.4, 41.25, 52.5, 30.04, 9.87, 0.625)


def test_a_line_says_all_figures() -> None:
    assert TOLD.line() == (
        "500 matches, 61 s: points 41.2, winner 52.5, turns 30.0, error 9.9, "
        "victories among greedy 62 %"
    )
    assert "victories" not in CurvePoint(50, 6, 40, 50, 30, 9).line()


def test_it_is_saved_and_read() -> None:
    assert point_from(TOLD.to_json()) == TOLD


def test_the_picture_shows_what_anybody_would_win() -> None:
    curve = [TOLD, CurvePoint(1000, 120, 45, 55, 30, 9, 0.75)]
    drawn = curve_picture(curve, 4)
    assert drawn.startswith("<svg")
    assert "500: 62 % … 1000: 75 %" in drawn
    assert "as often as anybody" in drawn
