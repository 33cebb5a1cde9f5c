"""Floods on the trail, and where the cattleman may stop."""

from __future__ import annotations

from tests.games.great_western_trail.positions import (
    put_tile,
    texts,
)
from westbound.games.great_western_trail.state import TrailState

FLOODS = ("flood_2_green", "flood_2_black", "flood_3_green", "flood_3_black")


def floods(state: TrailState, count: int) -> None:
    for number in range(count):
        put_tile(state, FLOODS[number], f"flood{number + 1}")


def ends(state: TrailState) -> set[str]:
    """Where the cattleman may stop."""
    return {text.split()[-1] for text in texts(state)}
