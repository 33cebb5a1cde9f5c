"""What things are worth to a bot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth in points; tuples are by round, index 0 unused."""

    purse: tuple[float, ...] = (0.0, 0.34, 0.29, 0.22, 0.175)  # a $ of working money
    surplus: tuple[float, ...] = (0.0, 0.24, 0.21, 0.19, 0.175)  # a $ above that
    working_money: tuple[float, ...] = (0.0, 25.0, 25.0, 25.0, 10.0)
    over_limit: float = 0.1  # a $ that will go at the money limit (CC-160)
    parcel: tuple[float, ...] = (0.0, 2.6, 2.0, 1.3, 0.3)  # a free own parcel
    crowded: float = 0.25  # the share of that for each beyond `enough`
    enough: int = 3
    connected: tuple[float, ...] = (0.0, 0.7, 0.6, 0.4, 0.1)  # more if a road touches it
    road: tuple[float, ...] = (0.0, 0.45, 0.4, 0.3, 0.1)
    kept: float = 0.42  # the share of a kept building against a placed one
    cowboy: tuple[float, ...] = (0.0, 0.5, 0.45, 0.28, 0.1)  # in the personal reserve
    revolver: tuple[float, ...] = (0.0, 1.6, 1.2, 0.8, 0.3)
    firepower: float = 0.3  # of tokens and cards, this round
    unmet: float = 0.82  # chance to keep a place while others may still come
    symbol: float = 0.14  # a usable house symbol next to a free own parcel
    house: float = 0.8  # the house that comes with a building
    white_cowboy: float = 0.65


DEFAULT: Final = Weights()
