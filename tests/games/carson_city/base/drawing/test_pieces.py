"""Small pieces: every seat has its mark, every face of a die its pips."""

from __future__ import annotations

import pytest

from tests.games.carson_city.measure import stays_in
from westbound.games.carson_city.base.drawing.pieces import cowboy, deed, die, disc, mark


@pytest.mark.parametrize("face", range(1, 7))
def test_a_die_shows_its_pips(face: int) -> None:
    assert die(face).count("k-pip") == face
    assert stays_in(die(face), (-6, -6, 6, 6))


def test_colour_is_never_alone() -> None:
    marks = [mark(seat) for seat in range(6)]
    assert len(set(marks)) == 6
    for seat, drawing in enumerate(marks):
        assert all(drawing in piece(seat) for piece in (disc, deed, cowboy))


def test_a_cowboy_stands_on_the_ground() -> None:
    assert stays_in(cowboy(0), (-8, -22.1, 8, 0.1))
