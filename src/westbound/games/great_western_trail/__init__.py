"""Great Western Trail, first edition, designed by Alexander Pfister. An unofficial fan work."""

from westbound.games.great_western_trail.game import GAME

__all__ = ["GAME"]
