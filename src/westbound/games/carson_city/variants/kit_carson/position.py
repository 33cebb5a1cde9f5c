"""Kit Carson in positions as text: plans, and how the others see those who make them."""

from __future__ import annotations

from westbound.engine.position.forms import Several
from westbound.engine.position.plain import PLAIN
from westbound.engine.position.sections import by_seat
from westbound.games.carson_city.position_part import SEALED, PartPosition
from westbound.games.carson_city.state import Setup


def position(setup: Setup) -> PartPosition:
    return PartPosition(seats=(SEALED, by_seat("shown", Several(PLAIN))))
