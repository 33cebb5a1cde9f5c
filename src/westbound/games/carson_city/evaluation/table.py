"""The table and the time as numbers: options, round and phase."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.components import ROUNDS
from westbound.games.carson_city.evaluation.rows import Row, row_of
from westbound.games.carson_city.state import CarsonState

FLAGS: Final = (
    "horses", "duel_tiles", "outlaws", "new_beginning", "kit_carson", "station_requires_house",
    "white_cowboy_counts_as_firepower",
)  # fmt: skip
PHASES: Final = ("set-up", "characters", "cowboys", "actions", "end of the round")
TABLE: Final = (
    "players", "a river", "types of buildings",
    *(f"option: {flag}" for flag in FLAGS),
    *(f"round {number + 1}" for number in range(ROUNDS)),
    *(f"phase: {phase}" for phase in PHASES),
)  # fmt: skip
_NO_TIME: Final = [0.0] * (ROUNDS + len(PHASES))


def table_numbers(state: CarsonState, shared: dict[tuple[object, ...], Row]) -> Row:
    """In the order of `TABLE`, for each round and phase once."""
    key = ("table", state.round, state.phase)
    found = shared.get(key)
    if found is None:
        found = shared[key] = row_of(_numbers(state))
    return found


def _numbers(state: CarsonState) -> list[float]:
    setup, now = state.setup, _NO_TIME[:]
    now[state.round - 1] = now[ROUNDS + state.phase] = 1.0
    flags = [float(bool(setup.options[flag])) for flag in FLAGS]
    return [setup.players / 6, float(setup.river > 0), len(setup.tiles) / 13, *flags, *now]
