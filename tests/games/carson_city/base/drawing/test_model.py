"""What the drawings ask an observation."""

from __future__ import annotations

from tests.games.carson_city.pages import base_pages
from westbound.games.carson_city.base.drawing.model import coloured, decider, deciders


def test_the_white_cowboy_is_counted_apart() -> None:
    assert coloured([0, 1, 1], 1, white=True) == [0, 1]
    assert coloured([0, 1, 1], 1, white=False) == [0, 1, 1]
    assert coloured([0], 1, white=True) == [0]


def test_one_seat_is_asked_at_a_time_without_variants() -> None:
    for page in base_pages():
        assert deciders(page.view) == [page.view["viewer"]]
        assert decider(page.view) == page.view["viewer"]
