"""A second opinion on Steam: slow, literal, and without a line of the game's code.

Tables are typed again, a position holds names and plain dictionaries, lines are found by flooding
the map, and what is legal is found by trying every face in every rotation on every hex.
"""

from __future__ import annotations

from . import auctions, building, choices, cities, goods, land, ledger, lines, stock, tables
from .position import Position

__all__ = [
    "Position",
    "auctions",
    "building",
    "choices",
    "cities",
    "goods",
    "land",
    "ledger",
    "lines",
    "stock",
    "tables",
]
