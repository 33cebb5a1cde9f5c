"""City Growth. Rules STM-086, STM-200 to STM-204."""

from __future__ import annotations

from westbound.games.steam.components import CITY_GROWTH
from westbound.games.steam.state import NO_CITY, NO_CUBES, SteamState


def has_supply(state: SteamState) -> bool:
    return any(cubes != NO_CUBES for cubes in state.supply)


# STM-201: cities that have not grown; new ones count as grown (STM-194).
def growable(state: SteamState) -> list[int]:
    return [
        hex_
        for hex_, colour in enumerate(state.city)
        if colour != NO_CITY and not state.grown >> hex_ & 1
    ]


# STM-203: it takes a set of cubes, a marker and a city.
def can_grow_anything(state: SteamState) -> bool:
    return has_supply(state) and state.growth_left > 0 and bool(growable(state))


def holds_growth(state: SteamState, seat: int) -> bool:
    """The seat has the tile, did not turn it over and has not used it yet."""
    bit = 1 << seat
    return state.tile[seat] == CITY_GROWTH and not (state.passed | state.done_action) & bit


def may_grow(state: SteamState, seat: int) -> bool:
    return holds_growth(state, seat) and can_grow_anything(state)


def mark_growth(state: SteamState, seat: int, hex_: int) -> None:
    """STM-200: mark the city; the cubes are chosen next."""
    state.done_action |= 1 << seat
    state.grown |= 1 << hex_
    state.growth_left -= 1
