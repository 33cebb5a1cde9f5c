"""Urbanization. Rules STM-089, STM-090, STM-190 to STM-198."""

from __future__ import annotations

from westbound.games.steam.components import URBANIZATION
from westbound.games.steam.faces import EXITS, NOTHING
from westbound.games.steam.rules.track import (
    Line,
    connect_anew,
    lay,
    line_at,
    own_line,
)
from westbound.games.steam.state import NO_CITY, UNOWNED, SteamState


def towns(state: SteamState) -> list[int]:
    """Towns that are no city yet."""
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


def urbanize(state: SteamState, seat: int, hex_: int, colour: int) -> None:
    """STM-190 to STM-198: the town tile goes, the city comes, links end there now."""
    state.done_action |= 1 << seat
    state.new_cities[colour] -= 1
    unfinished = [slot for slot in arriving(state, hex_) if not line_of(state, slot).complete]
    if state.track[hex_] != NOTHING:
        lay(state, hex_, NOTHING)  # STM-191, STM-198: its exits go with it
    state.city[hex_] = colour
    state.grown |= 1 << hex_  # STM-194
    _open_to_all_sides(state, hex_)
    _claim_completed(state, seat, unfinished)
    connect_anew(state)


def arriving(state: SteamState, hex_: int) -> list[int]:
    """Track of neighbours that faces this hex, by slot."""
    neighbour = state.setup.map.neighbour
    sides = [s for s in range(6) if state.pointed[hex_] >> s & 1]
    return [neighbour[hex_ * 6 + side] * 6 + (side + 3) % 6 for side in sides]


def line_of(state: SteamState, slot: int) -> Line:
    return line_at(state, slot // 6, slot % 6)


def _open_to_all_sides(state: SteamState, hex_: int) -> None:
    """STM-193: track that faces the hex has arrived."""
    neighbour = state.setup.map.neighbour
    for side in range(6):
        near = neighbour[hex_ * 6 + side]
        if near < 0:
            continue
        back = (side + 3) % 6
        state.near_city[near] |= 1 << back
        if EXITS[state.track[near]] >> back & 1:
            state.open_ends &= ~(1 << near * 6 + back)


# STM-195 (medium confidence): an unowned line that becomes complete belongs to the placer.
def _claim_completed(state: SteamState, seat: int, unfinished: list[int]) -> None:
    for slot in unfinished:
        line = line_of(state, slot)
        if line.complete and state.owner[slot] == UNOWNED:
            own_line(state, line, seat)
