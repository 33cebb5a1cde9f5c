"""Lines of track: following them, laying tiles, keeping track of open ends. Rules STM-127, STM-130,
STM-150, STM-152, STM-154, STM-193. Whose they are is in `links.py`."""

from __future__ import annotations

from typing import Final, NamedTuple

from westbound.games.steam.faces import EXITS, FACE_OF, NOTHING, PARTNER, TOWN
from westbound.games.steam.hexes import (
    OPPOSITE,
    SIDES,
    SIDES_IN,
    hex_of,
    opposite,
    side_of,
    slot_of,
)
from westbound.games.steam.state import NO_CITY, NO_TRACK, SteamState

NOWHERE: Final = -1  # the place at an end that is open


class Line(NamedTuple):
    """A line of track from end to end. Places are hexes with a city or a town tile."""

    slots: tuple[int, ...]  # of all its track
    places: tuple[int, int]  # NOWHERE for an open end
    ends: tuple[int, int]  # the outermost slots: where it comes to its places or stops

    @property
    def complete(self) -> bool:
        """STM-128, STM-150, STM-152, STM-193: both ends at places, and these are two."""
        first, second = self.places
        return first != NOWHERE and second != NOWHERE and first != second


def follow(state: SteamState, hex_: int, side: int, slots: list[int]) -> tuple[int, int]:
    """Follow the track out over this side to its end: the place there, and the last slot."""
    neighbour, track, city = state.setup.map.neighbour, state.track, state.city
    slot = slot_of(hex_, side)
    while True:
        near = neighbour[slot]
        if near < 0:
            return NOWHERE, slot
        if city[near] >= 0:
            return near, slot
        back = OPPOSITE[side]
        partner = PARTNER[track[near]][back]
        if partner == NO_TRACK:
            return NOWHERE, slot
        slots.append(slot_of(near, back))
        if partner == TOWN:
            return near, slots[-1]
        side = partner
        slot = slot_of(near, side)
        slots.append(slot)


def line_of(state: SteamState, slot: int) -> Line:
    """The whole line that the track at this slot belongs to."""
    return line_at(state, hex_of(slot), side_of(slot))


def arriving(state: SteamState, hex_: int) -> list[int]:
    """Track of neighbours that faces this hex, by slot."""
    neighbour = state.setup.map.neighbour
    return [
        slot_of(neighbour[slot_of(hex_, side)], opposite(side))
        for side in SIDES_IN[state.pointed[hex_]]
    ]


def line_at(state: SteamState, hex_: int, side: int) -> Line:
    """The whole line that the track at this side of the hex belongs to."""
    slots = [slot_of(hex_, side)]
    last, last_slot = follow(state, hex_, side, slots)
    partner = PARTNER[state.track[hex_]][side]
    if partner == TOWN:
        return Line(tuple(slots), (hex_, last), (slots[0], last_slot))
    slots.append(slot_of(hex_, partner))
    first, first_slot = follow(state, hex_, partner, slots)
    return Line(tuple(slots), (first, last), (first_slot, last_slot))


# --- changing the map


# STM-010, STM-113: the piece that was there goes back to the stock.
def lay(state: SteamState, hex_: int, placement: int) -> None:
    """Put the tile there, in place of what there was; who owns what is decided afterwards."""
    before = state.track[hex_]
    if before != NOTHING:
        state.used[FACE_OF[before]] -= 1
    if placement != NOTHING:
        state.used[FACE_OF[placement]] += 1
    state.track[hex_] = placement
    old, new = EXITS[before], EXITS[placement]
    for side in SIDES:
        bit = 1 << side
        if (old | new) & bit:
            _side_changed(state, hex_, side, bool(new & bit))


def _side_changed(state: SteamState, hex_: int, side: int, present: bool) -> None:
    """What goes was an open end (STM-170), or makes room for a city (STM-191): nothing opens."""
    slot = slot_of(hex_, side)
    near, back = state.setup.map.neighbour[slot], opposite(side)
    if not present:
        state.pointed[near] &= ~(1 << back)
        state.owner[slot] = NO_TRACK
        state.open_ends &= ~(1 << slot)
        return
    state.pointed[near] |= 1 << back
    if EXITS[state.track[near]] >> back & 1:
        state.open_ends &= ~(1 << slot_of(near, back))
    elif state.city[near] == NO_CITY:
        state.open_ends |= 1 << slot


def all_lines(state: SteamState) -> list[Line]:
    """Every line on the map once."""
    seen: set[int] = set()
    lines = []
    for hex_, placement in enumerate(state.track):
        exits = EXITS[placement]
        for side in SIDES:
            if exits >> side & 1 and slot_of(hex_, side) not in seen:
                line = line_at(state, hex_, side)
                seen.update(line.slots)
                lines.append(line)
    return lines


def incomplete_lines(state: SteamState, owner: int) -> list[Line]:
    """The lines of this owner with an open end, and those that end where they begin (STM-193)."""
    return [line_of(state, slot) for slot in open_ends_of(state, owner)] + _loops(state, owner)


def open_ends_of(state: SteamState, owner: int) -> list[int]:
    """Slots where track of this owner leads nowhere (STM-130, STM-154, STM-160)."""
    found = []
    ends = state.open_ends
    while ends:
        bit = ends & -ends
        ends ^= bit
        slot = bit.bit_length() - 1
        if state.owner[slot] == owner:
            found.append(slot)
    return found


def _loops(state: SteamState, owner: int) -> list[Line]:
    """Only a New City can make both ends of a line one place."""
    map_, found = state.setup.map, {}
    for hex_, colour in enumerate(state.city):
        if colour == NO_CITY or map_.colour[hex_] != NO_CITY:
            continue
        for side in SIDES:
            near, back = map_.neighbour[slot_of(hex_, side)], opposite(side)
            if state.pointed[hex_] >> side & 1 and state.owner[slot_of(near, back)] == owner:
                line = line_at(state, near, back)
                if line.places[0] == line.places[1]:
                    found[min(line.slots)] = line
    return list(found.values())
