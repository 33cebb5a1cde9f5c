"""The measure that tests of drawings use."""

from __future__ import annotations

from tests.games.carson_city.measure import reach


def test_the_measure_itself() -> None:
    assert reach('<path d="M0 0h4v3H1zm1 1l2 5"/>') == (0, 0, 4, 6)
    assert reach('<path d="M0 0C0 4 4 4 4 0"/>') == (0, 0, 4, 3)
    assert reach('<g transform="translate(1 2) scale(2)"><circle r="3"/></g>') == (-5, -4, 7, 8)
    assert reach('<path d="M0 0q2 4 4 0t4 0"/>') == (0, -2, 8, 2)
