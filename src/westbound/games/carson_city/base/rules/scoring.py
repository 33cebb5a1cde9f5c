"""The end of the game. Rules CC-165 to CC-171."""

from __future__ import annotations

from typing import Final

from westbound.engine.standing import Criterion, Standing, rank_seats
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
from westbound.games.carson_city.geometry import ALL_PARCELS
from westbound.games.carson_city.state import (
    BUILDINGS,
    CATEGORIES,
    CHARACTERS,
    HOUSES,
    MONEY,
    MOUNTAINS,
    CarsonState,
)
from westbound.games.carson_city.state import STATION as STATION_POINTS

TILE_VP: Final[int] = TABLE["tile_vp"]
MONEY_PER_VP: Final[int] = TABLE["money_per_final_vp"]
SYMBOLS_PER_VP: Final[int] = TABLE["symbols_per_station_vp"]


def final_points(state: CarsonState, seat: int) -> dict[int, int]:
    """What the seat gets at the end, by category; CC-236: the variants' points among them."""
    points = map_points(state, seat)
    for variant in state.setup.variants:
        points.update(variant.final_points(state, seat))
    if state.taught == seat and state.round == ROUNDS:
        points[CHARACTERS] = teacher_points(state, seat)
    return points


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


# CC-171: ties go to whoever passed earliest; before that, to whoever chooses first.
def pass_places(state: CarsonState) -> list[int]:
    """For each seat its place in that order, from 1."""
    order = [*state.passed, *(s for s in state.order if s not in state.passed)]
    return [1 + order.index(seat) for seat in range(state.setup.players)]


def breakdown(state: CarsonState, seat: int) -> dict[str, int]:
    """The VP of the seat, by the categories of this table."""
    width = len(CATEGORIES)
    own = state.points[seat * width : (seat + 1) * width]
    named = zip(CATEGORIES, own, strict=True)
    return {name: points for name, points in named if name in state.setup.categories}


def standings(state: CarsonState) -> list[Standing]:
    """The seats, most VP first."""
    breakdowns = [breakdown(state, seat) for seat in range(state.setup.players)]
    return rank_seats(breakdowns, [Criterion("CC-171", "pass_order", pass_places(state))])
