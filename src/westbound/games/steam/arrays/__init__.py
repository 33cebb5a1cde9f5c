"""The observation arrays of Steam: the same at all tables with one map."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from westbound.engine.arrays import ArrayField
from westbound.engine.option import Value
from westbound.games.steam.all_rules import RULES
from westbound.games.steam.arrays.decisions import parameters_on
from westbound.games.steam.arrays.players import PLAYERS
from westbound.games.steam.arrays.supplies import SUPPLIES
from westbound.games.steam.arrays.track import track_on
from westbound.games.steam.maps import chosen_map
from westbound.games.steam.options import OPTIONS
from westbound.games.steam.versions import RULES_VERSION
from westbound.kit.arrays import (
    Columns,
    Look,
    Parameters,
    decider_column,
    option_column,
    step_column,
)

_KEPT = 64  # maps with so many players


@lru_cache(_KEPT)
def _columns_on(map_name: str, rules_version: int, players: int) -> tuple[Columns, Parameters]:
    map_ = chosen_map(map_name, rules_version)
    parameters = parameters_on(map_)
    columns = (
        *PLAYERS,
        *SUPPLIES,
        *track_on(map_, players),
        step_column(sorted(RULES.kinds)),
        decider_column(),
        parameters.column(),
        option_column(OPTIONS),
    )
    return Columns(columns), parameters


def array_fields(players: int, options: Mapping[str, Value]) -> tuple[ArrayField, ...]:
    columns, _ = _columns_on(str(options["map"]), RULES_VERSION, players)
    return columns.fields(players)


def array_values(observation: Mapping[str, Any]) -> array[int]:
    map_name, players = observation["options"]["map"], observation["players"]
    columns, parameters = _columns_on(map_name, observation["rules_version"], players)
    return columns.row(Look(observation, parameters.found(observation["position"]["agenda"])))
