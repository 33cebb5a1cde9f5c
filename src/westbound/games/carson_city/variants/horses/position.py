"""Horses in positions as text."""

from __future__ import annotations

from westbound.engine.position.forms import Number, Several
from westbound.engine.position.sections import by_seat, field, stretch
from westbound.games.carson_city.locations import CORRALS
from westbound.games.carson_city.position_part import PARCEL_SET, PartPosition
from westbound.games.carson_city.state import Setup


def position(setup: Setup) -> PartPosition:
    return PartPosition(
        seats=(
            by_seat("horses", Number(0, 99)),
            stretch("corrals", CORRALS, Several(Number(0, 99), exactly=CORRALS)),
            by_seat("rodeos", Number(0, 99)),
        ),
        table=(field("doubled_at", PARCEL_SET, "doubled"),),
    )
