"""The referee: counts every piece and compares every derived value with the plain map."""

from __future__ import annotations

from typing import Final

from westbound.games.steam.components import (
    ACTION_TILES,
    CITY_GROWTH,
    COLOURS,
    CUBES,
    GOODS_ROUNDS,
    GROWTH_MARKERS,
    HIGHEST_INCOME,
    LOCOMOTIVE,
    LOWEST_INCOME,
    MAX_LEVEL,
    NEW_CITIES,
    NO_TILE,
    URBANIZATION,
)
from westbound.games.steam.faces import FACE_NAMES, FACE_OF, FACES, LIMITS
from westbound.games.steam.referee_agenda import agenda_violations
from westbound.games.steam.referee_track import track_violations
from westbound.games.steam.state import NO_CITY, NO_CUBES, NOBODY, SteamState

_FACE_SETS: Final = tuple(dict.fromkeys(limit for of_face in LIMITS for limit in of_face))
_TILELESS: Final = ("setup", "capital", "auction")
_TILED: Final = ("build", "goods", "over")


def violations(state: SteamState) -> list[str]:
    """Everything that is wrong; an empty list is the usual answer."""
    return [
        *_track_tiles(state),
        *_cubes(state),
        *_cities(state),
        *_players(state),
        *_order(state),
        *_action_tiles(state),
        *track_violations(state),
        *agenda_violations(state),
    ]


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


def _players(state: SteamState) -> list[str]:
    """STM-034, STM-062, STM-212, STM-228, STM-266: money, income, points, level."""
    wrong = []
    for seat in range(state.setup.players):
        if state.money[seat] < 0:
            wrong.append(f"seat {seat}: money is {state.money[seat]}")
        if not LOWEST_INCOME <= state.income[seat] <= HIGHEST_INCOME:
            wrong.append(f"seat {seat}: income is {state.income[seat]}")
        if state.vp[seat] < 0:
            wrong.append(f"seat {seat}: {state.vp[seat]} victory points")
        if not 1 <= state.level[seat] <= MAX_LEVEL:
            wrong.append(f"seat {seat}: locomotive level {state.level[seat]}")
    return wrong


def _order(state: SteamState) -> list[str]:
    """STM-070, STM-104, STM-245: everybody who is still there has a place in the turn order."""
    wrong, setup = [], state.setup
    if not 0 <= state.gone < (1 << setup.players) - 1:
        wrong.append(f"mask gone is {state.gone:b}")
    there = [seat for seat in range(setup.players) if not state.gone >> seat & 1]
    order = sorted(state.order)
    if state.phase == "setup":
        if len(set(order)) != len(order) or not set(order) <= set(there):
            wrong.append(f"turn order {state.order}")
    elif order != there:
        wrong.append(f"turn order {state.order}, in the game are {there}")
    if any(state.money[seat] for seat in range(setup.players) if state.gone >> seat & 1):
        wrong.append("somebody who is bankrupt has money")
    if not 1 <= state.turn <= setup.turns or not 0 <= state.goods_round <= GOODS_ROUNDS:
        wrong.append(f"turn {state.turn}, goods round {state.goods_round}")
    holder = state.next_free_pass
    if not NOBODY <= holder < setup.players or (holder != NOBODY and not setup.standard):
        wrong.append(f"a free pass for {holder}")
    return wrong


def _action_tiles(state: SteamState) -> list[str]:
    """STM-080, STM-091, STM-251: each is taken once at most, and used by its holder."""
    wrong = []
    taken = [tile for tile in state.tile if tile != NO_TILE]
    if len(set(taken)) != len(taken) or not all(0 <= tile < len(ACTION_TILES) for tile in taken):
        wrong.append(f"action tiles {state.tile}")
        return wrong
    if state.phase in _TILELESS and taken:
        wrong.append(f"action tiles {state.tile} in phase {state.phase}")
    if state.phase in _TILED and any(state.tile[seat] == NO_TILE for seat in state.order):
        wrong.append(f"somebody has no action tile: {state.tile}")
    wrong += _turned_over(state)
    if state.upgraded >> state.setup.players or (state.upgraded and state.phase not in _TILED):
        wrong.append(f"mask upgraded is {state.upgraded:b}")
    return wrong


def _turned_over(state: SteamState) -> list[str]:
    """STM-090, STM-091: City Growth and Urbanization in the base game; the last two tiles of six.

    Those two may be left for a sixth player who can use neither.
    """
    last = (LOCOMOTIVE, URBANIZATION) if state.setup.players == len(ACTION_TILES) - 1 else ()
    usual = () if state.setup.standard else (CITY_GROWTH, URBANIZATION)
    passed = _holders(state, (*usual, *last))
    used = _holders(state, (CITY_GROWTH, URBANIZATION))
    if state.passed & ~passed or state.done_action & ~used or state.passed & state.done_action:
        return [f"passed {state.passed:b}, carried out {state.done_action:b}"]
    return []


def _holders(state: SteamState, tiles: tuple[int, ...]) -> int:
    return sum([1 << seat for seat, tile in enumerate(state.tile) if tile in tiles])
