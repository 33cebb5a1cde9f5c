"""What only some tables have, as numbers; 0 at the others."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.evaluation.rows import Row, row_of, zeros
from westbound.games.carson_city.evaluation.sight import Sight
from westbound.games.carson_city.geometry import members
from westbound.games.carson_city.locations import CORRALS, FIRST_CORRAL
from westbound.games.carson_city.state import NOBODY, CarsonState
from westbound.games.carson_city.variants.horses.rules import rodeo_points
from westbound.games.carson_city.variants.new_beginning.components import SHEET

HORSES: Final = (
    "horses", "rodeos won", "lead in the rodeo",
    *(f"horses in corral {corral + 1}" for corral in range(CORRALS)),
    *(f"cowboy in corral {corral + 1}" for corral in range(CORRALS)), "ranches doubled",
    "where ranches are doubled",
)  # fmt: skip
DUEL_TILES: Final = (
    "duel tiles", "sum of duel tiles", "best duel tile", "duel tiles put down",
    "best duel tile put down",
)  # fmt: skip
OUTLAWS: Final = (
    "outlaws", "strength of outlaws", "outlaws on own parcels", "outlaws on own buildings",
    "outlaws that are met", "outlaws that may be beaten",
)  # fmt: skip
SHEETS: Final = tuple(f"sheet: line {number + 1}" for number in range(len(SHEET)))
PLANS: Final = ("plan handed in", "plan locks", "where wages and roads were planned")
VARIANTS: Final = (*HORSES, *DUEL_TILES, *OUTLAWS, *SHEETS, *PLANS)
_PLAIN: Final = zeros(len(VARIANTS))


def variant_numbers(sight: Sight) -> Row:
    """In the order of `VARIANTS`."""
    state, seat = sight.state, sight.seat
    if not state.setup.variants:
        return _PLAIN
    sheet = state.sheets[seat] if state.phase == 0 else ()
    return row_of(
        [
            *_horses(state, seat),
            *_tiles(state, seat),
            *_outlaws(sight),
            *(units / 5 for units in sheet or (0,) * len(SHEET)),
            *_plans(state, seat),
        ]
    )


def _horses(state: CarsonState, seat: int) -> list[float]:
    corrals = state.corrals[seat * CORRALS : (seat + 1) * CORRALS]
    own = rodeo_points(state, seat)
    rivals = [rodeo_points(state, s) for s in range(state.setup.players) if s != seat]
    taken = state.at[seat] >> FIRST_CORRAL
    doubled = members(state.doubled_at & state.built[seat])
    return [
        state.horses[seat] / 3, state.rodeos[seat] / 2, (own - max(rivals)) / 5,
        *(horses / 3 for horses in corrals),
        *(float(taken >> corral & 1) for corral in range(CORRALS)), len(doubled) / 2,
        sum(doubled) / 64,
    ]  # fmt: skip


def _tiles(state: CarsonState, seat: int) -> list[float]:
    hand = [tile for tile in state.hands[seat] if tile != NOBODY]
    down = state.sealed[seat] if state.phase > 2 else ()
    return [
        len(hand) / 4,
        sum(hand) / 12,
        max(hand, default=0) / 6,
        sum(down) / 6,
        max(down, default=0) / 6,
    ]


def _outlaws(sight: Sight) -> list[float]:
    state, seat = sight.state, sight.seat
    met = (state.at[seat] & state.outlaws).bit_count()
    beaten = max(0.0, min(1.0, (7 - state.strength + sight.own_fire) / 6)) * met
    return [
        state.outlaws.bit_count() / 3, state.strength / 6,
        (state.outlaws & state.owned[seat]).bit_count() / 2,
        (state.outlaws & state.built[seat]).bit_count() / 2, met / 2, beaten / 2,
    ]  # fmt: skip


def _plans(state: CarsonState, seat: int) -> list[float]:
    sealed = state.sealed[seat] if state.phase == 2 else ()
    workers = state.wage_workers[seat] + 2 * state.road_workers[seat]
    return [float(bool(sealed)), float(sealed == (1,)), workers / 4]
