"""What the open decision is about: the hex, the city, the cube, or points that wait."""

from __future__ import annotations

from typing import Final

from westbound.games.steam import steps as s
from westbound.games.steam.components import MAX_LEVEL, NO_TILE, TILES_WITH_ENGINEER
from westbound.games.steam.evaluation.rivals import Rivals
from westbound.games.steam.faces import EXITS
from westbound.games.steam.heuristics.rating import Rating
from westbound.games.steam.hexes import SIDES_IN, slots_of
from westbound.games.steam.state import SteamState

HEX: Final = (
    "hex: chosen",
    "hex: terrain",
    "hex: track there",
    "hex: a town",
    "hex: sides to cities",
    "hex: own track there or beside it",
    "hex: others' track there",
    "hex: way to a city",
    "hex: way to all cities",
)
CITY: Final = (
    "city: chosen",
    "city: own links",
    "city: others' links",
    "city: its cubes",
    "city: cubes of its colour in the network",
    "city: cubes of its colour",
    "city: way to all cities",
)
CUBE: Final = (
    "cube: chosen",
    "cube: links of the best way",
    "cube: points given away on it",
    "cube: ways",
    "cube: use to a rival",
    "cube: others in its city",
    "cube: of its colour in its city",
    "cube: its colour on the board",
)
REST: Final = (
    "points that wait",
    "points for the best rival",
    "points for the second rival",
    "points for other rivals",
    "tiles to lay",
    "track laid in this turn",
    "exits built",
)
NAMES: Final = (*HEX, *CITY, *CUBE, *REST)


def decision(rating: Rating, rivals: Rivals) -> list[float]:
    state, top = rating.state, rating.top
    mine = top.seat == rating.seat
    return [
        *(_hex(rating, rivals, top) if mine and type(top) is s.PlaceTrack else _NO_HEX),
        *(_city(rating, rivals, top) if mine and type(top) is s.ChooseSupply else _NO_CITY),
        *(_cube(rating, rivals, top) if mine and type(top) is s.ChooseRoute else _NO_CUBE),
        *_waiting(state, rating.seat, rivals),
        *_laying(state, rating.seat),
    ]


_NO_HEX: Final = (0.0,) * len(HEX)
_NO_CITY: Final = (0.0,) * len(CITY)
_NO_CUBE: Final = (0.0,) * len(CUBE)


def _hex(rating: Rating, rivals: Rivals, step: s.PlaceTrack) -> list[float]:
    state, seat, hex_ = rating.state, rating.seat, step.hex
    map_, owners = state.setup.map, state.owner[slots_of(step.hex)]
    fronts = [map_.neighbour[slot] for slot in rating.ground.ends]
    return [
        1.0,
        map_.terrain_cost[hex_] / 2,
        EXITS[state.track[hex_]].bit_count() / 4,
        float(bool(map_.town[hex_])),
        state.near_city[hex_].bit_count() / 2,
        float(seat in owners or hex_ in fronts),
        float(any(owner not in (-1, seat) for owner in owners)),
        rivals.to_city[hex_] / 4,
        rivals.to_cities[hex_] / 10,
    ]


def _city(rating: Rating, rivals: Rivals, step: s.ChooseSupply) -> list[float]:
    state, links = rating.state, rating.state.links[step.hex]
    own = sum([owner == rating.seat for _, owner, _ in links])
    colour = state.city[step.hex]
    edges = rating.network.graph.edges
    return [
        1.0,
        own / 3,
        (len(links) - own) / 3,
        sum(state.cubes[step.hex]) / 6,
        sum([state.cubes[place][colour] for place in edges]) / 6,
        rivals.by_colour(state)[colour] / 10,
        rivals.to_cities[step.hex] / 10,
    ]


def _cube(rating: Rating, rivals: Rivals, step: s.ChooseRoute) -> list[float]:
    state, colour = rating.state, step.colour
    sums = rating.shares()
    own, all_ = max(sums, key=lambda found: (found[0], -found[1]), default=(0, 0))
    here = state.cubes[step.hex]
    return [
        1.0,
        own / MAX_LEVEL,
        (all_ - own) / MAX_LEVEL,
        len(sums) / 4,
        rivals.use_of(step.hex, colour) / MAX_LEVEL,
        sum(here) / 6,
        here[colour] / 3,
        rivals.by_colour(state)[colour] / 10,
    ]


def _waiting(state: SteamState, seat: int, rivals: Rivals) -> list[float]:
    """Points of a delivery that have not been taken yet (STM-226)."""
    found = [0, 0, 0, 0]  # own, the best rival's, the second one's, others'
    for step in reversed(state.agenda):
        if not isinstance(step, s.IncomeOrPoints):
            break
        place = 0 if step.seat == seat else min(3, 1 + rivals.seats.index(step.seat))
        found[place] += step.points
    return [points / MAX_LEVEL for points in found]


def _laying(state: SteamState, seat: int) -> list[float]:
    """What the running build turn has done and may still do."""
    top = state.agenda[-1]
    building = isinstance(top, s.BuildTurn | s.PlaceTrack | s.ChooseSupply) and top.seat == seat
    if not building or state.tile[seat] == NO_TILE:
        return [0.0] * 3
    left = getattr(top, "left", 0)
    hexes = {slot // 6 for slot in state.added}
    exits = sum([len(SIDES_IN[EXITS[state.track[hex_]]]) for hex_ in hexes])
    return [left / TILES_WITH_ENGINEER, len(state.added) / 8, exits / 10]
