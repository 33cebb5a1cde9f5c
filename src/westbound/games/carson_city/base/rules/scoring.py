"""The end of the game. Rules CC-165 to CC-171."""

from __future__ import annotations

from typing import Final

from westbound.engine.standing import Standing
from westbound.games.carson_city.base.rules.income import symbols
from westbound.games.carson_city.components import (
    CHURCH,
    HOUSE,
    MOUNTAIN,
    PRISON,
    ROUNDS,
    SALOON,
    SCHOOL,
    STATION,
    TABLE,
    TERRACE,
)
from westbound.games.carson_city.geometry import ALL_PARCELS, TOUCHES, members
from westbound.games.carson_city.state import (
    BRIDGES,
    BUILDINGS,
    CATEGORIES,
    CHARACTERS,
    HORSES_VP,
    HOUSES,
    KIT_CARSON,
    MONEY,
    MOUNTAINS,
    CarsonState,
)
from westbound.games.carson_city.state import STATION as STATION_POINTS
from westbound.games.carson_city.variants.horses.components import HORSES
from westbound.games.carson_city.variants.kit_carson.components import (
    KIT_CARSON as KIT_CARSON_FIGURES,
)
from westbound.games.carson_city.variants.river.components import RIVER

TILE_VP: Final[int] = TABLE["tile_vp"]
MONEY_PER_VP: Final[int] = TABLE["money_per_final_vp"]
SYMBOLS_PER_VP: Final[int] = TABLE["symbols_per_station_vp"]


def final_points(state: CarsonState, seat: int) -> dict[int, int]:
    """What the seat gets at the end, by category."""
    points = map_points(state, seat)
    setup = state.setup
    if setup.water:
        points[BRIDGES] = bridge_points(state, seat)
    if setup.horses:
        points[HORSES_VP] = horse_points(state, seat)
    if setup.kit_carson:
        points[KIT_CARSON] = lock_points(state, seat)
    if state.taught == seat and state.round == ROUNDS:
        points[CHARACTERS] = teacher_points(state, seat)
    return points


# CC-222: a tile on an own parcel at the end of a bridge scores one more; several do not add up.
def bridge_points(state: CarsonState, seat: int) -> int:
    ends = 0
    for bridge in members(state.network & state.setup.water):
        ends |= TOUCHES[bridge]
    tiles = state.owned[seat] & ~state.vacant & ends
    return (int(RIVER["tile_vp"]) - TILE_VP) * tiles.bit_count()


# CC-275: each horse scores 1, and 1 more for each rodeo token.
def horse_points(state: CarsonState, seat: int) -> int:
    horses = state.horses[seat] + sum(state.corrals[seat * 5 : seat * 5 + 5])
    return horses * int(HORSES["vp"]) * (1 + state.rodeos[seat])


# CC-236: 1 VP for each player behind on the pass track of round 4.
def lock_points(state: CarsonState, seat: int) -> int:
    if seat not in state.passed or state.round < ROUNDS:
        return 0
    behind = state.setup.players - 1 - state.passed.index(seat)
    return behind * KIT_CARSON_FIGURES["vp_per_player_behind"]


# CC-207, CC-208: schools, prisons and churches on the board, and 2 without any saloon.
def teacher_points(state: CarsonState, seat: int) -> int:
    own, of_type = state.built[seat], state.of_type
    pious = own & (of_type[SCHOOL] | of_type[PRISON] | of_type[CHURCH])
    return 2 * pious.bit_count() + (0 if own & of_type[SALOON] else 2)


def map_points(state: CarsonState, seat: int) -> dict[int, int]:
    own = state.owned[seat]
    houses = own & (state.of_type[HOUSE] | state.of_type[TERRACE])
    station = bool(own & state.of_type[STATION])
    return {
        MONEY: state.money[seat] // MONEY_PER_VP,  # CC-166
        BUILDINGS: TILE_VP * state.built[seat].bit_count(),  # CC-167
        HOUSES: TILE_VP * houses.bit_count(),
        MOUNTAINS: TILE_VP * (own & state.of_type[MOUNTAIN]).bit_count(),
        STATION_POINTS: symbols(state, ALL_PARCELS) // SYMBOLS_PER_VP if station else 0,  # CC-169
    }


def score_final(state: CarsonState) -> None:
    """CC-165: after the money limit of round 4."""
    for seat in range(state.setup.players):
        for category, points in final_points(state, seat).items():
            state.score(seat, category, points)


def tie_order(state: CarsonState) -> list[int]:
    """CC-171: ties go to who passed earliest; before anybody has passed, to who chooses first."""
    return [*state.passed, *(s for s in state.order if s not in state.passed)]


def standings(state: CarsonState) -> list[Standing]:
    """The seats, most VP first."""
    ranked = sorted(tie_order(state), key=lambda seat: -state.vp[seat])
    width = len(CATEGORIES)
    return [
        Standing(
            seat=seat,
            rank=rank,
            points=state.vp[seat],
            breakdown={
                name: points
                for name, points in zip(
                    CATEGORIES, state.points[seat * width : (seat + 1) * width], strict=True
                )
                if name in state.setup.categories
            },
        )
        for rank, seat in enumerate(ranked, start=1)
    ]
