"""A second opinion on Great Western Trail: slow, literal, and without a line of the game's code.

Tables are typed again, positions hold names, and every answer is found by trying everything.
"""

from __future__ import annotations

from . import discs, ledger, lists, locations, offers, railroad, scoring, tables, trail
from .position import Player, Position, Tile

__all__ = [
    "Player",
    "Position",
    "Tile",
    "discs",
    "ledger",
    "lists",
    "locations",
    "offers",
    "railroad",
    "scoring",
    "tables",
    "trail",
]
