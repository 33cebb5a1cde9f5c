"""The observation arrays of Great Western Trail; the same at tables of all options."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Any, Final

from westbound.engine.arrays import ArrayField
from westbound.games.great_western_trail.all_rules import RULES
from westbound.games.great_western_trail.arrays.board import BOARD
from westbound.games.great_western_trail.arrays.cards import CARDS
from westbound.games.great_western_trail.arrays.decisions import PARAMETERS
from westbound.games.great_western_trail.arrays.players import PLAYERS
from westbound.games.great_western_trail.options import OPTIONS
from westbound.kit.arrays import Columns, Look, decider_column, option_column, step_column

_COLUMNS: Final = Columns(
    (
        *PLAYERS,
        *BOARD,
        *CARDS,
        step_column(sorted(RULES.kinds)),
        decider_column(),
        PARAMETERS.column(),
        option_column(OPTIONS),
    )
)


def array_fields(players: int) -> tuple[ArrayField, ...]:
    return _COLUMNS.fields(players)


def array_values(observation: Mapping[str, Any]) -> array[int]:
    return _COLUMNS.row(Look(observation, PARAMETERS.found(observation["position"]["agenda"])))
