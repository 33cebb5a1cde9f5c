"""The figures of the Horses variant."""

from __future__ import annotations

from typing import Any, Final

from westbound.games.carson_city.components import read_data

HORSES: Final[dict[str, Any]] = read_data("horses.toml")
HATS: Final[tuple[int, ...]] = tuple(HORSES["hats"])
CORRALS: Final = len(HATS)
