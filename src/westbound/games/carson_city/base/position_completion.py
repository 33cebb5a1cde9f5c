"""What follows from a position text of Carson City: what is left of the box, and every mask."""

from __future__ import annotations

from collections import Counter

from westbound.engine.position.forms import UNKNOWN_CODE
from westbound.engine.position.pieces import excess
from westbound.engine.position.problems import Problem, too_many
from westbound.engine.rng import Rng
from westbound.games.carson_city.base.steps import PlaceBuilding
from westbound.games.carson_city.characters.take_tiles import ClaimForTile
from westbound.games.carson_city.components import (
    BUILDING,
    BUILDINGS,
    COWBOYS_EACH,
    HOUSE,
    HOUSE_TILES,
    PROPERTY_TILES_EACH,
    TABLE,
    TERRACE,
    TILE_NAMES,
    TOWN_HALL,
    VACANT,
)
from westbound.games.carson_city.geometry import ALL_PARCELS, PARCELS, members
from westbound.games.carson_city.state import CATEGORIES, NOBODY, NOWHERE, CarsonState

# --- what a text need not say


def usual_revolvers(state: CarsonState, seat: int) -> int:
    """Those of the start and those of the player's buildings."""
    return int(TABLE["start"]["revolvers"]) + _revolvers_of_buildings(state, seat)


def _revolvers_of_buildings(state: CarsonState, seat: int) -> int:
    own = [tile for tile, owner in zip(state.tile, state.owner, strict=True) if owner == seat]
    return sum(BUILDING[tile].revolvers for tile in own if tile in BUILDINGS)


def buildings_used(state: CarsonState) -> list[int]:
    """Every building tile that is not in the bag."""
    in_hand = [s.building for s in state.agenda if isinstance(s, PlaceBuilding | ClaimForTile)]
    kept = [tile for tiles in state.kept for tile in tiles]
    found = [*state.tile, *state.row, *kept, *in_hand]
    return [tile for tile in found if tile in BUILDINGS]


def bag_left(state: CarsonState) -> list[int]:
    """CC-004: the tiles of the set that are nowhere else."""
    used = Counter(buildings_used(state))
    tiles = state.setup.tiles
    return [max(0, tiles.get(code, 0) - used[code]) for code in range(len(TILE_NAMES))]


# --- everything else


def complete(state: CarsonState, rng: Rng) -> list[Problem]:
    """Everything that the text does not say; what is wrong with what it says."""
    problems = [*_fill_row(state, rng), *_count(state)]
    state.vp = [
        sum(state.points[seat * len(CATEGORIES) : (seat + 1) * len(CATEGORIES)])
        for seat in range(state.setup.players)
    ]
    state.armed = tuple(
        revolvers - _revolvers_of_buildings(state, seat)
        for seat, revolvers in enumerate(state.revolvers)
    )
    _lay_tiles(state)
    _lay_roads(state)
    return problems


def _fill_row(state: CarsonState, rng: Rng) -> list[Problem]:
    """CC-013: unknown tiles of the row come out of the bag; the Town Hall never lies there."""
    problems = excess("parcels", Counter(buildings_used(state)), state.setup.tiles, TILE_NAMES)
    for space, tile in enumerate(state.row):
        if tile != UNKNOWN_CODE:
            continue
        bag = [c for c, n in enumerate(state.bag) for _ in range(n) if c != TOWN_HALL]
        if not bag:
            return [*problems, too_many("?", 1, 0).at("row")]
        state.row[space] = rng.choice(bag)
        state.bag[state.row[space]] -= 1
    return problems


def _count(state: CarsonState) -> list[Problem]:
    """CC-002, CC-006: cowboys, property tiles and houses that are left."""
    problems = []
    for seat in range(state.setup.players):
        name = f"P{seat + 1}"
        used = state.reserve[seat] + _placed(state, seat)
        state.general[seat] = COWBOYS_EACH - used
        if used > COWBOYS_EACH:
            problems.append(too_many("cowboys", used, COWBOYS_EACH).at(name))
        owned = state.owner.count(seat)
        if owned > PROPERTY_TILES_EACH:
            problems.append(too_many(name, owned, PROPERTY_TILES_EACH).at("parcels"))
    houses = state.tile.count(HOUSE) + state.tile.count(TERRACE)
    state.houses_left = HOUSE_TILES - houses
    if houses > HOUSE_TILES:
        problems.append(too_many("house", houses, HOUSE_TILES).at("parcels"))
    return problems


def _placed(state: CarsonState, seat: int) -> int:
    """Own cowboys on the board; the white one is not one of the ten."""
    placed = state.at[seat].bit_count() + state.wage_workers[seat] + state.road_workers[seat]
    white = state.white_owner == seat and state.white_at != NOWHERE
    return placed + (state.sitter == seat) - white


def _lay_tiles(state: CarsonState) -> None:
    """Lay everything again, parcel by parcel: so the masks come about."""
    players = state.setup.players
    tiles, state.tile = state.tile, [VACANT] * PARCELS
    owners, state.owner = state.owner, [NOBODY] * PARCELS
    state.vacant = state.unowned = ALL_PARCELS & ~state.setup.river
    state.owned, state.built = [0] * players, [0] * players
    state.property_left = [PROPERTY_TILES_EACH] * players
    state.of_type = [0] * len(TILE_NAMES)
    state.one_symbol = state.two_symbols = 0
    for parcel, (tile, owner) in enumerate(zip(tiles, owners, strict=True)):
        if tile != VACANT:
            state.put_tile(parcel, tile)
        if owner != NOBODY:
            state.put_property(parcel, owner)
            state.built[owner] |= (tile in BUILDINGS) << parcel
    state.town_hall = tiles.index(TOWN_HALL) if TOWN_HALL in tiles else NOWHERE


def _lay_roads(state: CarsonState) -> None:
    roads = state.network
    state.network = state.frontier = state.connected = 0
    for edge in members(roads):
        state.put_road(edge)
