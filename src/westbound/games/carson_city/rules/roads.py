"""Map, roads, connection. Rules CC-028 to CC-037."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import always, answer, decision
from westbound.engine.refusal import Refusal
from westbound.engine.tables import by_bytes, select
from westbound.games.carson_city.geometry import EDGE_NAMES, MEETS, TOUCHES, members
from westbound.games.carson_city.moves import DONE, ROAD, Done, LayRoad
from westbound.games.carson_city.state import CarsonState
from westbound.games.carson_city.steps import LayRoads, PlaceKept

ROAD_TABLES: Final = by_bytes(ROAD)


# CC-033: a player lays roads of his own reserve.
def has_road(state: CarsonState, seat: int) -> Refusal | None:
    return None if state.roads[seat] else Refusal("CC-033")


# CC-028: an edge holds one road.
def is_empty(state: CarsonState, edge: int) -> Refusal | None:
    return Refusal("CC-028", edge=EDGE_NAMES[edge]) if state.network >> edge & 1 else None


# CC-029, CC-018: a new road shares an end point with one on the board.
def meets_a_road(state: CarsonState, edge: int) -> Refusal | None:
    return None if MEETS[edge] & state.network else Refusal("CC-029", edge=EDGE_NAMES[edge])


def why_not_lay_road(state: CarsonState, seat: int, edge: int) -> Refusal | None:
    """Return the first rule that forbids this road, or None; CC-030: any parcel may lie beside."""
    return has_road(state, seat) or is_empty(state, edge) or meets_a_road(state, edge)


def lay_road_options(state: CarsonState) -> tuple[LayRoad, ...]:
    """Every road that may be laid now; worked out once after each new road."""
    if not state.road_moves:
        state.road_moves = select(ROAD_TABLES, state.frontier)
    return state.road_moves


def lay_road(state: CarsonState, seat: int, edge: int) -> None:
    """Lay a road of the seat; from now on it serves everybody (CC-032, CC-036)."""
    state.roads[seat] -= 1
    state.put_road(edge)
    for index, step in enumerate(state.agenda):
        if isinstance(step, PlaceKept) and step.aside:  # kept buildings may find room now
            state.agenda[index] = PlaceKept(step.seat, 0)


# CC-031: a parcel is connected when a road touches one of its corners.
def is_connected(state: CarsonState, parcel: int) -> bool:
    return bool(state.connected >> parcel & 1)


def roads_needed(state: CarsonState, targets: int) -> int:
    """The fewest new roads that connect one of the target parcels."""
    if state.connected & targets:
        return 0
    laid, ring, count = state.network, state.frontier, 1
    while ring:
        edges = members(ring)
        if any(TOUCHES[edge] & targets for edge in edges):
            return count
        laid |= ring
        ring = _union(MEETS, edges) & ~laid
        count += 1
    raise ValueError("no road leads anywhere on an empty map")


def within_reach(state: CarsonState, roads: int) -> int:
    """The parcels that this many more roads can connect."""
    laid, ring, reached = state.network, state.frontier, state.connected
    for _ in range(roads):
        edges = members(ring)
        reached |= _union(TOUCHES, edges)
        laid |= ring
        ring = _union(MEETS, edges) & ~laid
    return reached


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


def lay_roads_options(state: CarsonState, step: LayRoads) -> tuple[Done, ...]:
    """A window can always be closed; the roads themselves are a free extra of every decision."""
    return (DONE,)


def close_window(state: CarsonState, step: LayRoads, move: Done) -> None:
    """Nothing more is laid; the step is gone."""


DECISIONS: Final = (
    decision(LayRoads, lay_roads_options, answer(LayRoads, Done, always, close_window)),
)
