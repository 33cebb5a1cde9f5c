"""The board as text, for a terminal 80 characters wide."""

from __future__ import annotations

from collections.abc import Sequence

from westbound.games.carson_city.state import CarsonState


def draw(state: CarsonState, names: Sequence[str]) -> str:
    return ""
