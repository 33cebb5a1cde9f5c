"""A New Beginning in positions as text: the sheets."""

from __future__ import annotations

from westbound.engine.position.forms import Number, Several
from westbound.engine.position.sections import by_seat
from westbound.games.carson_city.position_part import PartPosition
from westbound.games.carson_city.state import Setup


def position(setup: Setup) -> PartPosition:
    return PartPosition(
        seats=(
            by_seat("sheets", Several(Number(0, 99)), "sheet"),
            by_seat("sharpshooter", Number(0, 1)),
        )
    )
