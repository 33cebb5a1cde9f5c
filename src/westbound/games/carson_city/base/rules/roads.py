"""Map, roads, connection. Rules CC-028 to CC-037; bridges CC-217, CC-218, CC-294."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from westbound.engine.decisions import answer, decision, no_rule_forbids
from westbound.engine.move_tables import by_bytes, select
from westbound.engine.refusal import Refusal
from westbound.engine.step import Step
from westbound.games.carson_city.base.moves import ROAD, LayRoad
from westbound.games.carson_city.base.steps import (
    CarsonStep,
    LayRoads,
    PlaceBuilding,
    PlaceHouses,
    PlaceKept,
    PlaceTownHall,
    PlaceTownHallHouse,
)
from westbound.games.carson_city.components import NEEDS_ROAD
from westbound.games.carson_city.geometry import EDGE_NAMES, MEETS, TOUCHES, members
from westbound.games.carson_city.state import CarsonState
from westbound.games.carson_city.variants.river.components import RIVER
from westbound.kit.moves import DONE, Done

ROAD_TABLES: Final = by_bytes(ROAD)
BRIDGE_ROADS: Final = int(RIVER["bridge_roads"])


def roads_for(state: CarsonState, edge: int) -> int:
    """CC-217: a bridge takes two roads at once."""
    return BRIDGE_ROADS if state.setup.water >> edge & 1 else 1


# CC-033: players lay roads from their own reserve; CC-217: two for a bridge.
def has_road(state: CarsonState, seat: int, edge: int) -> Refusal | None:
    roads = state.roads[seat]
    if roads >= roads_for(state, edge):
        return None
    return Refusal("CC-217", edge=EDGE_NAMES[edge], roads=roads) if roads else Refusal("CC-033")


# CC-028: an edge holds one road.
def is_empty(state: CarsonState, edge: int) -> Refusal | None:
    return Refusal("CC-028", edge=EDGE_NAMES[edge]) if state.network >> edge & 1 else None


# CC-029, CC-018: a new road shares an end point with one on the board.
def meets_a_road(state: CarsonState, edge: int) -> Refusal | None:
    return None if MEETS[edge] & state.network else Refusal("CC-029", edge=EDGE_NAMES[edge])


def why_not_lay_road(state: CarsonState, seat: int, edge: int) -> Refusal | None:
    """Return the first rule that forbids this road, or None; CC-030: whatever lies beside it."""
    return has_road(state, seat, edge) or is_empty(state, edge) or meets_a_road(state, edge)


# CC-034: roads are a free extra; compact tables allow them only for a building that needs one.
def may_lay_roads(state: CarsonState, step: CarsonStep) -> bool:
    if not step.roads or state.setup.full_road_windows:
        return step.roads
    if isinstance(step, PlaceBuilding):
        return NEEDS_ROAD[step.building]
    return isinstance(step, PlaceHouses | PlaceTownHall | PlaceTownHallHouse | LayRoads)


def why_not_lay_road_now(state: CarsonState, step: Step, edge: int) -> Refusal | None:
    """Of a road beside the answers of a step."""
    if isinstance(step, CarsonStep) and may_lay_roads(state, step):
        return why_not_lay_road(state, step.seat, edge)
    return Refusal("CC-034", edge=EDGE_NAMES[edge])


def lay_road_options(state: CarsonState, seat: int) -> tuple[LayRoad, ...]:
    """Every road that may be laid now; worked out once after each new road."""
    if state.setup.water and state.roads[seat] < BRIDGE_ROADS:
        return select(ROAD_TABLES, state.frontier & ~state.setup.water)
    if not state.road_moves:
        state.road_moves = select(ROAD_TABLES, state.frontier)
    return state.road_moves


def lay_road(state: CarsonState, seat: int, edge: int) -> None:
    """Lay a road of the seat; from now on it serves everybody (CC-032, CC-036)."""
    state.roads[seat] -= roads_for(state, edge)
    new = TOUCHES[edge] & ~state.connected
    state.put_road(edge)
    if new:
        state.power(seat).road_laid(state, seat, new, bridge=bool(state.setup.water >> edge & 1))
    for index, step in enumerate(state.agenda):
        if isinstance(step, PlaceKept) and step.aside:  # CC-283: kept ones may find room now
            state.agenda[index] = PlaceKept(step.seat, 0)


# CC-031: a parcel is connected when a road touches one of its corners.
def is_connected(state: CarsonState, parcel: int) -> bool:
    return bool(state.connected >> parcel & 1)


def roads_needed(state: CarsonState, targets: int) -> int:
    """The fewest new roads that connect one of the target parcels."""
    if state.connected & targets:
        return 0
    for count, edges in rings(state):
        if any(TOUCHES[edge] & targets for edge in edges):
            return count
    raise ValueError("no road leads anywhere on an empty map")


def within_reach(state: CarsonState, roads: int) -> int:
    """The parcels that this many more roads can connect."""
    reached = state.connected
    for count, edges in rings(state):
        if count > roads:
            break
        reached |= _union(TOUCHES, edges)
    return reached


def rings(state: CarsonState) -> Iterator[tuple[int, list[int]]]:
    """The edges by the number of roads it takes to get there; CC-294: a bridge counts as two."""
    water, laid, count = state.setup.water, state.network, 1
    ring, bridges = state.frontier & ~water, state.frontier & water
    while ring or bridges:
        edges = members(ring)
        yield count, edges
        laid |= ring
        following = _union(MEETS, edges) & ~laid
        ring, bridges = (following & ~water | bridges) & ~laid, following & water
        count += 1


def _union(table: tuple[int, ...], items: list[int]) -> int:
    mask = 0
    for item in items:
        mask |= table[item]
    return mask


# --- windows (CC-034)


def open_road_window(state: CarsonState, seat: int) -> None:
    """Ask the seat for roads if it has any; compact tables leave such windows out."""
    if state.roads[seat] and state.setup.full_road_windows:
        state.agenda.append(LayRoads(seat))


def open_road_windows(state: CarsonState) -> None:
    """A window for everybody who has roads, in pass order."""
    for seat in reversed(state.passed):
        open_road_window(state, seat)


def open_last_road_windows(state: CarsonState) -> None:
    """CC-034 (d): also at compact tables for the Governor, and for everybody at the river."""
    for seat in reversed(state.passed):
        wanted = state.setup.river or state.power(seat).scores_roads
        if state.roads[seat] and (state.setup.full_road_windows or wanted):
            state.agenda.append(LayRoads(seat))


def lay_roads_options(state: CarsonState, step: LayRoads) -> tuple[Done, ...]:
    """A window can always be closed; the roads themselves are a free extra to every decision."""
    return (DONE,)


def close_window(state: CarsonState, step: LayRoads, move: Done) -> None:
    """Nothing more is laid; the step is gone."""


DECISIONS: Final = (
    decision(LayRoads, lay_roads_options, answer(LayRoads, Done, no_rule_forbids, close_window)),
)
