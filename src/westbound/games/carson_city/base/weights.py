"""What things are worth to a bot; the figures are in `data/rating.toml`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from westbound.games.carson_city.components import read_data


@dataclass(frozen=True, slots=True)
class Weights:
    """In points; tuples are by round, index 0 unused."""

    purse: tuple[float, ...]
    surplus: tuple[float, ...]
    working_money: tuple[float, ...]
    over_limit: float
    parcel: tuple[float, ...]
    crowded: float
    enough: int
    connected: tuple[float, ...]
    road: tuple[float, ...]
    kept: float
    cowboy: tuple[float, ...]
    revolver: tuple[float, ...]
    firepower: float
    unmet: float
    symbol: float
    house: float
    white_cowboy: float


def _plain(value: Any) -> Any:
    return tuple(map(float, value)) if isinstance(value, list) else value


def weights_of(figures: Mapping[str, Any]) -> Weights:
    """The weights that a file of figures describes."""
    return Weights(**{name: _plain(value) for name, value in figures.items()})


DEFAULT: Final = weights_of(read_data("rating.toml"))
