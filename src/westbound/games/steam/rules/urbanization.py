"""Urbanization. Rules STM-089, STM-090, STM-190 to STM-198."""

from __future__ import annotations

from westbound.games.steam.components import URBANIZATION
from westbound.games.steam.faces import NOTHING
from westbound.games.steam.hexes import SIDES, opposite, slot_of
from westbound.games.steam.rules.links import claim_completed, reconnect
from westbound.games.steam.rules.track import arriving, lay, line_of
from westbound.games.steam.state import NO_CITY, SteamState


def towns(state: SteamState) -> list[int]:
    """Towns that have not become cities."""
    names = state.setup.map.town
    return [h for h, colour in enumerate(state.city) if names[h] and colour == NO_CITY]


# STM-090
def has_town_and_tile(state: SteamState) -> bool:
    return any(state.new_cities) and bool(towns(state))


def holds_urbanization(state: SteamState, seat: int) -> bool:
    bit = 1 << seat
    return state.tile[seat] == URBANIZATION and not (state.passed | state.done_action) & bit


def may_urbanize(state: SteamState, seat: int) -> bool:
    return holds_urbanization(state, seat) and has_town_and_tile(state)


def found_city(state: SteamState, seat: int, hex_: int, colour: int) -> None:
    """STM-190 to STM-198: the town tile goes, the city comes, links end there now."""
    state.done_action |= 1 << seat
    state.new_cities[colour] -= 1
    unfinished = [slot for slot in arriving(state, hex_) if not line_of(state, slot).complete]
    if state.track[hex_] != NOTHING:
        lay(state, hex_, NOTHING)  # STM-191, STM-198: its exits go with it
    state.city[hex_] = colour
    state.grown |= 1 << hex_  # STM-194
    open_to_all_sides(state, hex_)
    claim_completed(state, seat, unfinished)
    reconnect(state)


def open_to_all_sides(state: SteamState, hex_: int) -> None:
    """STM-193: track that faces the hex has arrived."""
    neighbour = state.setup.map.neighbour
    for side in SIDES:
        near = neighbour[slot_of(hex_, side)]
        if near < 0:
            continue
        back = opposite(side)
        state.near_city[near] |= 1 << back
        state.open_ends &= ~(1 << slot_of(near, back))
