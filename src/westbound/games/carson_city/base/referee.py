"""The referee: counts every piece and compares every derived mask with the plain board."""

from __future__ import annotations

from typing import Final

from westbound.engine.move_tables import select
from westbound.engine.step import AUTOMATIC
from westbound.games.carson_city.base.rules.places import PLACE_TABLES, open_places
from westbound.games.carson_city.base.steps import PlaceBuilding, RollMountains
from westbound.games.carson_city.characters.take_tiles import ClaimForTile
from westbound.games.carson_city.components import (
    BUILDING,
    BUILDINGS,
    COWBOYS_EACH,
    HOUSE,
    HOUSE_TILES,
    MOUNTAIN,
    PROPERTY_TILES_EACH,
    ROUNDS,
    SYMBOLS,
    TERRACE,
    TILE_NAMES,
    TOWN_HALL,
    VACANT,
)
from westbound.games.carson_city.geometry import (
    ALL_PARCELS,
    EDGES,
    MEETS,
    PARCEL_NAMES,
    PARCELS,
    TOUCHES,
    mask_of,
    members,
)
from westbound.games.carson_city.state import CATEGORIES, NOBODY, NOWHERE, CarsonState


def _cowboys(state: CarsonState) -> list[str]:
    """CC-002: ten cowboys each, wherever they are; the white one is extra."""
    wrong = []
    for seat in range(state.setup.players):
        placed = state.at[seat].bit_count() + state.wage_workers[seat] + state.road_workers[seat]
        placed += state.sitter == seat
        placed -= state.white_owner == seat and state.white_at != NOWHERE
        total = state.reserve[seat] + state.general[seat] + placed
        if total != COWBOYS_EACH:
            wrong.append(f"seat {seat} has {total} cowboys, not {COWBOYS_EACH}")
    return wrong


def _tiles(state: CarsonState) -> list[str]:
    """CC-004, CC-006, CC-008: every building, house and mountain tile is somewhere."""
    if state.phase == 0 and not any(state.bag):
        return []
    wrong = []
    in_hand = [s.building for s in state.agenda if isinstance(s, PlaceBuilding | ClaimForTile)]
    for code in BUILDINGS:
        places = (
            state.bag[code]
            + state.row.count(code)
            + state.tile.count(code)
            + sum(kept.count(code) for kept in state.kept)
            + in_hand.count(code)
        )
        expected = state.setup.tiles.get(code, 0)
        gone = code == TOWN_HALL and places < expected  # being placed, or CC-286
        if places != expected and not gone:
            wrong.append(f"there are {places} {TILE_NAMES[code]} tiles, not {expected}")
    houses = state.tile.count(HOUSE) + state.tile.count(TERRACE) + state.houses_left
    if houses != HOUSE_TILES:
        wrong.append(f"there are {houses} house tiles, not {HOUSE_TILES}")
    rolling = sum(s.left for s in state.agenda if isinstance(s, RollMountains))
    if state.tile.count(MOUNTAIN) + rolling != state.setup.mountains:
        mountains = state.setup.mountains
        wrong.append(f"there are {state.tile.count(MOUNTAIN)} mountains, not {mountains}")
    return wrong


def _property(state: CarsonState) -> list[str]:
    """CC-002: twelve property tiles each; buildings stand on their owner's parcels."""
    wrong = []
    for seat in range(state.setup.players):
        owned = state.owner.count(seat)
        if owned + state.property_left[seat] != PROPERTY_TILES_EACH:
            wrong.append(f"seat {seat}: {owned} parcels, {state.property_left[seat]} tiles left")
        revolvers = state.armed[seat] + sum(
            BUILDING[state.tile[p]].revolvers for p in members(state.built[seat])
        )
        if state.revolvers[seat] != revolvers:
            wrong.append(f"seat {seat} has {state.revolvers[seat]} revolvers, not {revolvers}")
    for parcel in range(PARCELS):
        code = state.tile[parcel]
        if code in BUILDINGS and (state.owner[parcel] == NOBODY) != (code == TOWN_HALL):
            wrong.append(f"{TILE_NAMES[code]} on {PARCEL_NAMES[parcel]} has the wrong owner")
    return wrong


def _bounds(state: CarsonState) -> list[str]:
    wrong = [
        f"seat {seat}: {name} is {values[seat]}"
        for name, values in (
            ("money", state.money),
            ("vp", state.vp),
            ("roads", state.roads),
            ("reserve", state.reserve),
            ("general", state.general),
            ("property_left", state.property_left),
        )
        for seat in range(state.setup.players)
        if values[seat] < 0
    ]
    if not 1 <= state.round <= ROUNDS or not 0 <= state.phase <= 4:
        wrong.append(f"round {state.round}, phase {state.phase}")
    if len(set(state.passed)) != len(state.passed):
        wrong.append(f"somebody passed twice: {state.passed}")
    cards = [card for card in (*state.character, *state.borrowed) if card >= 0]
    if len(set(cards)) != len(cards):
        wrong.append(f"a character was chosen twice: {cards}")
    return wrong


def _thefts(state: CarsonState) -> list[str]:
    """CC-202: at most one player steals from a building; nobody else stands there any more.

    In version 1 of the rules a beaten cowboy could be healed onto a building just freed.
    """
    if state.setup.rules_version < 2:
        return []
    seats = range(state.setup.players)
    return [
        f"{PARCEL_NAMES[building]}: seat {seat} steals there, seat {other} too"
        for seat in seats
        for other in seats
        if other != seat
        for building in members(state.thefts[seat] & (state.thefts[other] | state.at[other]))
    ]


def _masks(state: CarsonState) -> list[str]:
    """The derived masks say what the board says."""
    tile, owner, river = state.tile, state.owner, state.setup.river
    parcels, seats = range(PARCELS), range(state.setup.players)
    plain: dict[str, tuple[object, object]] = {
        "vacant": (state.vacant, mask_of(p for p in parcels if tile[p] == VACANT) & ~river),
        "unowned": (state.unowned, mask_of(p for p in parcels if owner[p] == NOBODY) & ~river),
        "owned": (state.owned, [mask_of(p for p in parcels if owner[p] == s) for s in seats]),
        "built": (
            state.built,
            [mask_of(p for p in parcels if owner[p] == s and tile[p] in BUILDINGS) for s in seats],
        ),
        "of_type": (
            state.of_type[1:],
            [mask_of(p for p in parcels if tile[p] == t) for t in range(1, len(TILE_NAMES))],
        ),
        "one_symbol": (state.one_symbol, mask_of(p for p in parcels if SYMBOLS[tile[p]] == 1)),
        "two_symbols": (state.two_symbols, mask_of(p for p in parcels if SYMBOLS[tile[p]] == 2)),
        "town_hall": (
            state.town_hall,
            tile.index(TOWN_HALL) if TOWN_HALL in tile else NOWHERE,
        ),
    }
    if state.phase == 2:
        plain["open"] = (state.open, [open_places(state, s) for s in seats])
        plain["places"] = (state.places, [select(PLACE_TABLES, mask) for mask in state.open])
    return [f"mask {name} is off" for name, (kept, counted) in plain.items() if kept != counted]


def _roads(state: CarsonState) -> list[str]:
    """CC-018, CC-029, CC-031: the network is one piece; frontier and connection follow from it."""
    laid = members(state.network)
    frontier = mask_of(e for e in range(EDGES) if MEETS[e] & state.network) & ~state.network
    connected = 0
    for edge in laid:
        connected |= TOUCHES[edge]
    wrong = []
    if (state.frontier, state.connected) != (frontier, connected & ALL_PARCELS):
        wrong.append("frontier or connection is off")
    if laid:
        reached, ring = 0, 1 << laid[0]
        while ring:
            reached |= ring
            ring = mask_of(e for e in laid if MEETS[e] & reached) & ~reached
        if reached != state.network:
            wrong.append("the roads are not one network")
    return wrong


def _agenda(state: CarsonState) -> list[str]:
    """Exactly one decider; nothing automatic is left on top."""
    if not state.agenda:
        return []
    top = state.agenda[-1]
    if top.seat == AUTOMATIC or top.seat >= state.setup.players or not top.deciders():
        return [f"nobody can answer {top}"]
    return []


def _points(state: CarsonState) -> list[str]:
    width = len(CATEGORIES)
    return [
        f"seat {seat}: the categories do not add up to {vp} VP"
        for seat, vp in enumerate(state.vp)
        if sum(state.points[seat * width : (seat + 1) * width]) != vp
    ]


CHECKS: Final = (
    _cowboys, _tiles, _property, _bounds, _thefts, _masks, _roads, _agenda, _points,
)  # fmt: skip
