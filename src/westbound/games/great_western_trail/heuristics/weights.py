"""What things are worth in points, and styles of play; figures are in `data/rating.toml`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from westbound.games.great_western_trail.components import read

Row = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Weights:
    """Values are for a whole game ahead; most of them fade with the turns that are left."""

    turn: float
    later: float
    again: float
    dollar: float
    working: float
    enough: float
    spare: float
    income: float
    cowboy: Row
    craftsman: Row
    engineer: Row
    discs: tuple[Row, ...]
    certificate: float
    permanent: float
    track: float
    line: float
    station: float
    approach: float
    dark: float
    building_use: float
    fee: float
    breeding: float
    thin: float
    card: float
    clutter: float
    task: float
    teepee: float


def _figures(values: Mapping[str, Any]) -> dict[str, Any]:
    return {name: _plain(value) for name, value in values.items()}


def _plain(value: Any) -> Any:
    return tuple(map(_plain, value)) if isinstance(value, list) else float(value)


def weights_of(figures: Mapping[str, Any]) -> Mapping[str, Weights]:
    """The weights that a file of figures describes, by style; "" is the balanced one."""
    balanced = Weights(**_figures(figures["balanced"]))
    styles = figures["styles"].items()
    return {"": balanced, **{name: replace(balanced, **_figures(own)) for name, own in styles}}


WEIGHTS: Final = weights_of(read("rating"))
BALANCED: Final = WEIGHTS[""]
STYLES: Final = tuple(name for name in WEIGHTS if name)
