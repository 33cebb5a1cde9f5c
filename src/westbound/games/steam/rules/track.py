"""Lines of track: following them, and keeping links and open ends in step. Rules STM-127, STM-130,
STM-150 to STM-154, STM-193, STM-197."""

from __future__ import annotations

from typing import Final, NamedTuple

from westbound.games.steam.faces import EXITS, FACE_OF, IS_TOWN, NOTHING, PARTNER, TOWN
from westbound.games.steam.state import NO_CITY, NO_TRACK, UNOWNED, SteamState

NOWHERE: Final = -1  # the place at an end that is open


class Line(NamedTuple):
    """A line of track from end to end. Places are hexes with a city or a town tile."""

    slots: tuple[int, ...]  # hex * 6 + side of all its track
    places: tuple[int, int]  # NOWHERE for an open end
    ends: tuple[int, int]  # the outermost slots: where it comes to its places or stops

    @property
    def complete(self) -> bool:
        """STM-128, STM-150, STM-152, STM-193: both ends at places, and these are two."""
        first, second = self.places
        return first != NOWHERE and second != NOWHERE and first != second


def follow(state: SteamState, hex_: int, side: int, slots: list[int]) -> tuple[int, int]:
    """Leave the hex over this side and go on to the end: the place there, the last slot."""
    neighbour, track, city = state.setup.map.neighbour, state.track, state.city
    slot = hex_ * 6 + side
    while True:
        near = neighbour[slot]
        if near < 0:
            return NOWHERE, slot
        if city[near] >= 0:
            return near, slot
        back = (side + 3) % 6
        partner = PARTNER[track[near]][back]
        if partner == NO_TRACK:
            return NOWHERE, slot
        slots.append(near * 6 + back)
        if partner == TOWN:
            return near, near * 6 + back
        side = partner
        slot = near * 6 + side
        slots.append(slot)


def line_at(state: SteamState, hex_: int, side: int) -> Line:
    """The whole line that the track at this side of the hex belongs to."""
    slots = [hex_ * 6 + side]
    last, last_slot = follow(state, hex_, side, slots)
    partner = PARTNER[state.track[hex_]][side]
    if partner == TOWN:
        return Line(tuple(slots), (hex_, last), (slots[0], last_slot))
    slots.append(hex_ * 6 + partner)
    first, first_slot = follow(state, hex_, partner, slots)
    return Line(tuple(slots), (first, last), (first_slot, last_slot))


def own_line(state: SteamState, line: Line, owner: int) -> None:
    for slot in line.slots:
        state.owner[slot] = owner


# --- changes of the map


def lay(state: SteamState, hex_: int, placement: int) -> None:
    """Put the tile there, in place of what there was; who owns what is decided afterwards."""
    before = state.track[hex_]
    if before != NOTHING:
        state.used[FACE_OF[before]] -= 1
    if placement != NOTHING:
        state.used[FACE_OF[placement]] += 1
    state.track[hex_] = placement
    old, new = EXITS[before], EXITS[placement]
    for side in range(6):
        bit = 1 << side
        if (old | new) & bit:
            _side_changed(state, hex_, side, bool(new & bit))


def _side_changed(state: SteamState, hex_: int, side: int, present: bool) -> None:
    slot = hex_ * 6 + side
    near = state.setup.map.neighbour[slot]
    back = (side + 3) % 6
    there = near * 6 + back
    if present:
        state.pointed[near] |= 1 << back
    else:
        state.pointed[near] &= ~(1 << back)
        state.owner[slot] = NO_TRACK
        state.open_ends &= ~(1 << slot)
    meets_track = bool(EXITS[state.track[near]] >> back & 1)
    if present and not meets_track and state.city[near] == NO_CITY:
        state.open_ends |= 1 << slot
    elif present:
        state.open_ends &= ~(1 << slot)
    if meets_track:
        if present:
            state.open_ends &= ~(1 << there)
        else:
            state.open_ends |= 1 << there


def connect(state: SteamState, line: Line) -> None:
    """Note a complete link at both of its places."""
    first, second = line.places
    owner, number = state.owner[line.slots[0]], min(line.slots)
    state.links[first] = tuple(sorted((*state.links[first], (second, owner, number))))
    state.links[second] = tuple(sorted((*state.links[second], (first, owner, number))))


def has_track(state: SteamState, hex_: int, side: int) -> bool:
    return bool(EXITS[state.track[hex_]] >> side & 1)


def is_place(state: SteamState, hex_: int) -> bool:
    return state.city[hex_] != NO_CITY or IS_TOWN[state.track[hex_]]


def all_lines(state: SteamState) -> list[Line]:
    """Every line on the map once."""
    seen: set[int] = set()
    lines = []
    for hex_, placement in enumerate(state.track):
        exits = EXITS[placement]
        for side in range(6):
            if exits >> side & 1 and hex_ * 6 + side not in seen:
                line = line_at(state, hex_, side)
                seen.update(line.slots)
                lines.append(line)
    return lines


def connect_anew(state: SteamState) -> None:
    """Work the links out from the map, after a change that moves places (STM-193, STM-242)."""
    state.links = [()] * len(state.track)
    for line in all_lines(state):
        if line.complete:
            connect(state, line)


def incomplete_lines(state: SteamState, owner: int) -> list[Line]:
    """The lines of this owner with an open end, and those that end where they begin (STM-193)."""
    lines = []
    ends = state.open_ends
    while ends:
        bit = ends & -ends
        ends ^= bit
        slot = bit.bit_length() - 1
        if state.owner[slot] == owner:
            lines.append(line_at(state, slot // 6, slot % 6))
    return lines + _loops(state, owner)


def _loops(state: SteamState, owner: int) -> list[Line]:
    """Only a New City can make both ends of a line one place."""
    map_, found = state.setup.map, {}
    for hex_, colour in enumerate(state.city):
        if colour == NO_CITY or map_.colour[hex_] != NO_CITY:
            continue
        for side in range(6):
            near, back = map_.neighbour[hex_ * 6 + side], (side + 3) % 6
            if state.pointed[hex_] >> side & 1 and state.owner[near * 6 + back] == owner:
                line = line_at(state, near, back)
                if line.places[0] == line.places[1]:
                    found[min(line.slots)] = line
    return list(found.values())


def towns_of(state: SteamState, seat: int) -> int:
    """Towns that the seat's own complete links reach from a city, as a mask (STM-124)."""
    reached = 0
    waiting = [hex_ for hex_, colour in enumerate(state.city) if colour != NO_CITY]
    while waiting:
        for place, owner, _ in state.links[waiting.pop()]:
            if owner == seat and state.city[place] == NO_CITY and not reached >> place & 1:
                reached |= 1 << place
                waiting.append(place)
    return reached


# STM-161, STM-167: complete ones are never lost; whoever lost a line, it lies there for others.
def lose(state: SteamState, line: Line) -> None:
    own_line(state, line, UNOWNED)
