"""The figures of the Law of the Strongest: the duel tiles."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.components import read_data

DUEL_TILES: Final[dict[str, int]] = read_data("duel_tiles.toml")
TILE_VALUES: Final = DUEL_TILES["highest"] + 1
