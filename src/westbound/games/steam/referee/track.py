"""Track, its owners, and what is worked out from it.

Lines are followed again from every city and town, without the functions of `rules/track.py`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from westbound.games.steam.faces import EXITS, IS_TOWN, NOTHING, PARTNER, TOWN
from westbound.games.steam.hexes import (
    SIDE_COUNT,
    SIDES,
    SIDES_IN,
    hex_of,
    opposite,
    side_of,
    slot_of,
    slots_of,
)
from westbound.games.steam.state import NO_CITY, NO_TRACK, UNOWNED, Link, SteamState

_NONE: Final = [NO_TRACK] * SIDE_COUNT
_EXIT_SIDES: Final = tuple(SIDES_IN[mask] for mask in EXITS)
_OPEN: Final = -1


class _Line(NamedTuple):
    slots: tuple[int, ...]
    first: int  # the place it was walked from
    last: int  # the place at the other end, or _OPEN
    owner: int


def wrong_track(state: SteamState) -> list[str]:
    """Everything that is wrong with the map."""
    wrong = wrong_hexes(state)
    if wrong:
        return wrong  # lines cannot be walked
    lines = _lines(state)
    return [
        *_near(state),
        *_owners(state, lines),
        *_ends_and_links(state, lines),
        *_traceable(state, lines),
        *_added(state),
    ]


def wrong_hexes(state: SteamState) -> list[str]:
    """STM-120, STM-121, STM-129: tiles where they belong, and an owner exactly where track is."""
    wrong, map_, owner = [], state.setup.map, state.owner
    for hex_, placement in enumerate(state.track):
        owners = owner[slots_of(hex_)]
        if placement == NOTHING:
            if owners != _NONE:
                wrong.append(f"{map_.names[hex_]}: owners {owners} without a tile")
            continue
        name = map_.names[hex_]
        if state.city[hex_] != NO_CITY:
            wrong.append(f"{name}: a tile on a city")
        if IS_TOWN[placement] != bool(map_.town[hex_]):
            wrong.append(f"{name}: a tile of the wrong kind")
        if EXITS[placement] & ~map_.open_sides[hex_]:
            wrong.append(f"{name}: track runs over a thick line")
        for side, partner in enumerate(PARTNER[placement]):
            if (partner == NO_TRACK) != (owners[side] == NO_TRACK):
                wrong.append(f"{name}: owners {owners} do not fit the tile")
                break
    return wrong


def _lines(state: SteamState) -> list[_Line]:
    """Every line, walked from a place; those that stay open once, others from one of their ends."""
    found: list[_Line] = []
    seen: set[int] = set()
    neighbour, track = state.setup.map.neighbour, state.track
    for hex_, colour in enumerate(state.city):
        if colour != NO_CITY:
            for side in SIDES:
                near, back = neighbour[slot_of(hex_, side)], opposite(side)
                if near >= 0 and PARTNER[track[near]][back] != NO_TRACK:
                    _walk(state, hex_, slot_of(near, back), found, seen)
        elif IS_TOWN[track[hex_]]:
            for side in _EXIT_SIDES[track[hex_]]:
                _walk(state, hex_, slot_of(hex_, side), found, seen)
    return found


def _walk(state: SteamState, place: int, slot: int, found: list[_Line], seen: set[int]) -> None:
    """From a place along the line that has this slot at its end."""
    if slot in seen:
        return
    neighbour, track, city = state.setup.map.neighbour, state.track, state.city
    owner, slots = state.owner[slot], [slot]
    last = place
    partner = TOWN if hex_of(slot) == place else PARTNER[track[hex_of(slot)]][side_of(slot)]
    if partner != TOWN:
        slot += partner - side_of(slot)
        slots.append(slot)
    elif hex_of(slot) != place:  # a town beside the city: the line ends at once
        last, slot = hex_of(slot), -1
    while slot >= 0:
        near, back = neighbour[slot], opposite(side_of(slot))
        partner = NO_TRACK if city[near] != NO_CITY else PARTNER[track[near]][back]
        if partner == NO_TRACK:
            last, slot = near if city[near] != NO_CITY else _OPEN, -1
            continue
        slots.append(slot_of(near, back))
        if partner == TOWN:
            last, slot = near, -1
        else:
            slot = slot_of(near, partner)
            slots.append(slot)
    seen.update(slots)
    found.append(_Line(tuple(slots), place, last, owner))


def _near(state: SteamState) -> list[str]:
    """The masks of sides where a city or a neighbour's track is."""
    neighbour, hexes = state.setup.map.neighbour, len(state.track)
    near_city, pointed = [0] * hexes, [0] * hexes
    for hex_, colour in enumerate(state.city):
        if colour != NO_CITY:
            for side in SIDES:
                near = neighbour[slot_of(hex_, side)]
                if near >= 0:
                    near_city[near] |= 1 << opposite(side)
        for side in _EXIT_SIDES[state.track[hex_]]:
            pointed[neighbour[slot_of(hex_, side)]] |= 1 << opposite(side)
    wrong = ["masks near_city are off"] if near_city != state.near_city else []
    return [*wrong, "masks pointed are off"] if pointed != state.pointed else wrong


def _owners(state: SteamState, lines: list[_Line]) -> list[str]:
    """STM-123, STM-151, STM-242: one owner for each line, who is not bankrupt.

    STM-195: a New City may give a line to somebody who has never built any track.
    """
    wrong, owner = [], state.owner
    players = [s for s in range(state.setup.players) if not state.gone >> s & 1]
    may_own = {UNOWNED, *players}
    for line in lines:
        if any(owner[slot] != line.owner for slot in line.slots):
            wrong.append(f"{_name(state, line)}: more than one owner")
        if line.owner not in may_own:
            wrong.append(f"{_name(state, line)}: owner {line.owner}")
    if sum([len(line.slots) for line in lines]) != len(owner) - owner.count(NO_TRACK):
        wrong.append("there is a line without a place at either end")
    if state.built >> state.setup.players:
        wrong.append(f"mask built is {state.built:b}")
    return wrong


def _name(state: SteamState, line: _Line) -> str:
    names = state.setup.map.names
    return f"line from {names[line.first]} over {names[hex_of(line.slots[0])]}"


def _ends_and_links(state: SteamState, lines: list[_Line]) -> list[str]:
    """STM-128, STM-150, STM-193: open ends, and links between two places that differ."""
    open_ends = 0
    links: dict[int, list[Link]] = {}
    for slots, first, last, owner in lines:
        if last == _OPEN:
            open_ends |= 1 << slots[-1]
        elif first != last:
            number = min(slots)
            links.setdefault(first, []).append((last, owner, number))
            links.setdefault(last, []).append((first, owner, number))
    wrong = ["mask open_ends is off"] if open_ends != state.open_ends else []
    for place, found in enumerate(state.links):
        if (found or place in links) and tuple(sorted(links.get(place, ()))) != found:
            wrong.append(f"{state.setup.map.names[place]}: links {found}")
    return wrong


def _traceable(state: SteamState, lines: list[_Line]) -> list[str]:
    """STM-124: every owned line leads to a city over track of its owner."""
    city = state.city
    waiting = [line for line in lines if line.owner >= 0]
    reached: set[tuple[int, int]] = set()  # owner and town
    while True:
        rest = []
        for line in waiting:
            ends = [place for place in (line.first, line.last) if place != _OPEN]
            if any(city[p] != NO_CITY or (line.owner, p) in reached for p in ends):
                reached.update((line.owner, place) for place in ends)
            else:
                rest.append(line)
        if len(rest) == len(waiting):
            return [f"{_name(state, line)}: cannot be traced to a city" for line in rest]
        waiting = rest


def _added(state: SteamState) -> list[str]:
    """STM-161: what was added is remembered during a build turn only."""
    if state.added and state.phase != "build":
        return [f"track {state.added} was added in phase {state.phase}"]
    if any(not 0 <= slot < len(state.owner) for slot in state.added):
        return [f"track was added at {state.added}"]
    return []
