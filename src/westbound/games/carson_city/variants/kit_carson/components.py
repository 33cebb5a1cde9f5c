"""The figures of the Kit Carson variant."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.components import read_data

KIT_CARSON: Final[dict[str, int]] = read_data("kit_carson.toml")
