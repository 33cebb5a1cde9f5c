"""Carson City by Xavier Georges: the base game for 2 to 6 players."""

from westbound.games.carson_city.game import GAME

__all__ = ["GAME"]
