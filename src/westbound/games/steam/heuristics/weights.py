"""What things are worth in points; the figures are in `data/rating.toml`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import accumulate
from typing import Any, Final

from westbound.games.steam.components import ACTION_NAMES, read

Row = tuple[float, ...]
MAX_TURNS: Final = 12


@dataclass(frozen=True, slots=True, eq=False)  # keys of caches: told apart by identity, at once
class Weights:
    """Rows are by what is left of the game, index 0: nothing left."""

    dollar: Row  # by build turns
    working_money: float
    half: float
    spare_money: float
    beyond: float
    liquid: float
    flow: Row  # a dollar a turn, by income phases
    half_point: float
    to_mend: float
    lost: float
    deep: int
    deep_cost: float
    point: Row  # of a delivery, by income phases: as income or as victory point
    survives: float
    given: float
    level: float
    near_cube: float
    place: float
    finish: float
    next_turn: float
    far: float
    nowhere: float
    build_hope: float
    order: Row  # first place first
    action_hope: float
    tile: Row  # by action tile


def weights_of(figures: Mapping[str, Any]) -> Weights:
    """The weights that a file of figures describes."""
    found = dict(figures)
    flow = tuple(accumulate(found.pop("each_phase")))
    tile = found.pop("tile")
    found |= {
        "dollar": tuple(found["dollar"]),
        "order": tuple(found["order"]),
        "flow": flow,
        "point": tuple([max(1.0, found["half_point"] + worth) for worth in flow]),
        "tile": tuple([tile[name] for name in ACTION_NAMES]),
    }
    return Weights(**found)


SHIPPED: Final = weights_of(read("rating"))
