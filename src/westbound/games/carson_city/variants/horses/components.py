"""The figures of the Horses variant."""

from __future__ import annotations

from typing import Any, Final

from westbound.games.carson_city.components import read_data
from westbound.games.carson_city.locations import CORRALS

HORSES: Final[dict[str, Any]] = read_data("horses.toml")
HATS: Final[tuple[int, ...]] = tuple(HORSES["hats"])  # of each corral
assert len(HATS) == CORRALS
