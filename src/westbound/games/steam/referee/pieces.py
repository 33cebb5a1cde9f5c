"""Every piece is there, and once: track tiles, cubes, New Cities, growth markers."""

from __future__ import annotations

from typing import Final

from westbound.games.steam.components import (
    COLOURS,
    CUBES,
    GROWTH_MARKERS,
    NEW_CITIES,
)
from westbound.games.steam.faces import FACE_NAMES, FACE_OF, FACES, LIMITS
from westbound.games.steam.state import NO_CITY, NO_CUBES, SteamState

_FACE_SETS: Final = tuple(dict.fromkeys(limit for of_face in LIMITS for limit in of_face))


def wrong_pieces(state: SteamState) -> list[str]:
    return [*_track_tiles(state), *_cubes(state), *_cities(state)]


def _track_tiles(state: SteamState) -> list[str]:
    """STM-010: 136 pieces; what lies on the map is what was taken, and can be made of them."""
    placed = [0] * (len(FACES) + 1)  # the last one counts the empty hexes: their face is -1
    for placement in state.track:
        placed[FACE_OF[placement]] += 1
    placed.pop()
    wrong = [
        f"there are {count} tiles {FACE_NAMES[face]}, {state.used[face]} were taken"
        for face, count in enumerate(placed)
        if count != state.used[face]
    ]
    for faces, pieces in _FACE_SETS:
        if sum([placed[face] for face in faces]) > pieces:
            names = ", ".join(FACE_NAMES[face] for face in faces)
            wrong.append(f"there are only {pieces} pieces for the tiles {names}")
    return wrong


def _cubes(state: SteamState) -> list[str]:
    """STM-011: 96 cubes, in the bag, in cities and on the goods supply."""
    wrong = []
    places = [tuple(state.bag), *[cubes for cubes in state.supply if cubes != NO_CUBES]]
    for hex_, cubes in enumerate(state.cubes):
        if cubes != NO_CUBES:
            places.append(cubes)
            if state.city[hex_] == NO_CITY:
                wrong.append(f"cubes on {state.setup.map.names[hex_]}, which is no city")
    found = tuple([sum(column) for column in zip(*places, strict=True)])
    if found != CUBES:
        wrong.append(f"there are {found} cubes, not {CUBES}")
    if any(min(cubes) < 0 for cubes in places):
        wrong.append("fewer than 0 cubes of a colour")
    return wrong


def _cities(state: SteamState) -> list[str]:
    """STM-012, STM-013, STM-190, STM-194, STM-201: New Cities on towns, growth markers."""
    wrong, map_ = [], state.setup.map
    left, markers = list(state.new_cities), state.growth_left
    for hex_, colour in enumerate(state.city):
        grown, name = state.grown >> hex_ & 1, map_.names[hex_]
        if colour == map_.colour[hex_]:
            markers += grown
            if grown and colour == NO_CITY:
                wrong.append(f"{name} has grown and is no city")
        elif map_.colour[hex_] != NO_CITY or not 0 <= colour < len(COLOURS):
            wrong.append(f"the city on {name} has colour {colour}")
        else:
            left[colour] += 1
            if not map_.town[hex_] or not grown:
                wrong.append(f"the New City on {name} is on no town, or may grow")
    if tuple(left) != NEW_CITIES or min(state.new_cities) < 0:
        wrong.append(f"New City tiles: {tuple(left)}, not {NEW_CITIES}")
    if markers != GROWTH_MARKERS or state.growth_left < 0:
        wrong.append(f"there are {markers} growth markers, not {GROWTH_MARKERS}")
    return wrong
