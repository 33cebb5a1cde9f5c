"""Positions of the engine as the oracle knows them, and back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tests.games.carson_city.oracle import (
    Edge,
    Parcel,
    Position,
    all_edges,
    ends,
)
from tests.games.carson_city.oracle.position import COWBOYS, MERCENARY
from westbound.engine.option import Value, complete
from westbound.games.carson_city.components import (
    BUILDINGS,
    TILE_CODES,
    TILE_NAMES,
    VACANT,
)
from westbound.games.carson_city.geometry import EDGES, PARCELS, SIZE, edge_ends, members
from westbound.games.carson_city.options import OPTIONS, make_setup
from westbound.games.carson_city.state import NOBODY, NOWHERE, SPACES, CarsonState

EDGE_OF_ENDS = {frozenset(edge_ends(edge)): edge for edge in range(EDGES)}
EDGE_NUMBER: dict[Edge, int] = {edge: EDGE_OF_ENDS[ends(edge)] for edge in all_edges()}
ORACLE_EDGE: dict[int, Edge] = {number: edge for edge, number in EDGE_NUMBER.items()}


# --- parcels, edges and sets of them


def number_of(parcel: Parcel) -> int:
    return parcel[0] * SIZE + parcel[1]


def parcel_of(number: int) -> Parcel:
    return divmod(number, SIZE)


def mask_of(parcels: Iterable[Parcel]) -> int:
    return sum(1 << number_of(parcel) for parcel in parcels)


def parcels_in(mask: int) -> set[Parcel]:
    return {parcel_of(number) for number in members(mask)}


# --- positions


def position_of(state: CarsonState) -> Position:
    """The engine's state for the oracle; what cards add to firepower is worked out anew."""
    seats = range(state.setup.players)
    placed = [p for p in range(PARCELS) if state.tile[p] != VACANT]
    return Position(
        players=state.setup.players,
        round=state.round,
        owner={parcel_of(p): o for p, o in enumerate(state.owner) if o != NOBODY},
        tile={parcel_of(p): TILE_NAMES[state.tile[p]] for p in placed},
        roads={ORACLE_EDGE[edge] for edge in members(state.network)},
        outlaws=parcels_in(state.outlaws),
        town_hall_occupant=None if state.sitter == NOBODY else state.sitter,
        white_cowboy_sits=state.sitter != NOBODY and state.white_at == state.town_hall,
        pass_order=[*state.passed, *(seat for seat in state.order if seat not in state.passed)],
        money=state.money[:],
        vp=state.vp[:],
        reserve_cowboys=state.reserve[:],
        revolvers=state.revolvers[:],
        has_three_revolver_token=[state.ammunition == seat for seat in seats],
        firepower_bonus=[card_bonus(state, seat) for seat in seats],
        property_tiles_left=state.property_left[:],
        character=state.character[:],
        roads_in_hand=state.roads[:],
        house_tiles_left=state.houses_left,
    )


def card_bonus(state: CarsonState, seat: int) -> int:
    """CC-188; CC-177: the white cowboy not yet placed, if the table counts it."""
    white = state.white_owner == seat and state.white_at == NOWHERE
    return 3 * (state.character[seat] == MERCENARY) + (white and state.setup.white_counts)


def state_of(position: Position, options: Mapping[str, Value] | None = None) -> CarsonState:
    """An engine state in phase 3 that says the same; the other tiles are in the bag."""
    state = CarsonState(make_setup(position.players, complete(OPTIONS, options or {})))
    state.round, state.phase = position.round, 3
    state.order, state.passed = position.pass_order[:], position.pass_order[:]
    for parcel, seat in position.owner.items():
        state.put_property(number_of(parcel), seat)
    for code, count in state.setup.tiles.items():
        state.bag[code] = count
    for parcel, name in position.tile.items():
        put_tile(state, number_of(parcel), TILE_CODES[name])
    for road in position.roads:
        state.put_road(EDGE_NUMBER[road])
    state.outlaws = mask_of(position.outlaws)
    state.houses_left = position.house_tiles_left
    state.sitter = NOBODY if position.town_hall_occupant is None else position.town_hall_occupant
    for seat in range(position.players):
        fill_seat(state, position, seat)
    return state


def put_tile(state: CarsonState, parcel: int, code: int) -> None:
    state.put_tile(parcel, code)
    if code not in BUILDINGS:
        return
    state.bag[code] -= 1
    if TILE_NAMES[code] == "town_hall":
        state.town_hall = parcel
    else:
        state.built[state.owner[parcel]] |= 1 << parcel


def fill_seat(state: CarsonState, position: Position, seat: int) -> None:
    state.money[seat] = position.money[seat]
    state.score(seat, SPACES, position.vp[seat])
    state.reserve[seat] = position.reserve_cowboys[seat]
    sitting = position.town_hall_occupant == seat
    state.general[seat] = COWBOYS - position.reserve_cowboys[seat] - sitting
    state.revolvers[seat] = position.revolvers[seat]
    state.bonus[seat] = position.firepower_bonus[seat]
    state.property_left[seat] = position.property_tiles_left[seat]
    number = position.character[seat]
    state.character[seat], state.card[seat] = number, 2 * number if number >= 0 else number
    state.roads[seat] = position.roads_in_hand[seat]
    if position.has_three_revolver_token[seat]:
        state.ammunition = seat
