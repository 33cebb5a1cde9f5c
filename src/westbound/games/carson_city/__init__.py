"""Carson City by Xavier Georges for 2 to 6 players, with all its characters and variants."""

from westbound.games.carson_city.game import GAME

__all__ = ["GAME"]
