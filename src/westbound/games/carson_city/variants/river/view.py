"""What is seen of the Carson River."""

from __future__ import annotations

from typing import TypedDict

from westbound.games.carson_city.geometry import EDGE_NAMES, members, parcel_names
from westbound.games.carson_city.state import CarsonState


class RiverOfTable(TypedDict):
    bridges: list[str]
    river: list[str]


def river_of_table(state: CarsonState) -> RiverOfTable:
    setup = state.setup
    return {
        "bridges": [EDGE_NAMES[edge] for edge in members(state.network & setup.water)],
        "river": list(parcel_names(setup.river)),
    }
