"""Steam, designed by Martin Wallace. An unofficial fan work."""

from westbound.games.steam.game import GAME

__all__ = ["GAME"]
