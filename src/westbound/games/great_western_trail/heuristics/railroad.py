"""The engine, stations and station masters."""

from __future__ import annotations

from typing import Final

from westbound.games.great_western_trail.components import EMPTY, MASTERS
from westbound.games.great_western_trail.heuristics.discs import best_disc
from westbound.games.great_western_trail.heuristics.outlook import Outlook, remembered
from westbound.games.great_western_trail.railroad import (
    DEPTH,
    NOSE,
    STATION_AT,
    STATION_COST,
    STATION_DEPTH,
    STATION_VP,
    STATION_WHITE,
    STATIONS,
)
from westbound.games.great_western_trail.rules.engine import exactly_back, other_engines, up_to
from westbound.games.great_western_trail.rules.stations import stations_behind

LAST_CITY: Final = 18  # no transport cost beyond this space
TRACK_TRIPS: Final = 3  # deliveries over which lower transport costs pay in full
NEAR_TURNS: Final = 5.0  # turns in which a station can still be reached
NEAR: Final = 6  # stations this close behind the engine still count
MAX_AHEAD: Final = 4  # stations ahead that are looked at
UNPAID: Final = 0.6  # the share that counts of a station that cannot be paid for yet
MASTER_POINTS: Final = 3.0  # points that a station master scores in the end
MASTER_CHANCE: Final = 0.5  # how often a station master is taken at their station ...
MASTER_PRICE: Final = 2.0  # ... for a worker of this worth
MAX_SPACES: Final = 6  # further spaces of an engine's move are not looked at
TRIP_BACK: Final = 2.0  # an extraordinary delivery (GWT-230)
IMPOSSIBLE: Final = 1000.0  # a cost that nothing pays for


@remembered
def station(outlook: Outlook, number: int) -> float:
    """An upgrade: points, the disc that is freed, the station master, less the cost."""
    worth = STATION_VP[number] + best_disc(outlook, STATION_WHITE[number])
    masters = outlook.state.masters
    if number < len(masters) and masters[number] != EMPTY:
        worth += MASTER_CHANCE * max(0.0, master(outlook, masters[number]) - MASTER_PRICE)
    return worth - outlook.purse.cost(STATION_COST[number])


def master(outlook: Outlook, tile: int) -> float:
    """A station master: points to come and a certificate in every delivery."""
    certificates = MASTERS[tile].permanent_certificates
    worth = MASTER_POINTS + outlook.fade
    return worth + outlook.weights.permanent * certificates * outlook.trips


@remembered
def engine(outlook: Outlook, position: int) -> float:
    """Transport costs saved in later deliveries, and the stations that come near."""
    weights, depth, best = outlook.weights, DEPTH[position], 0.0
    ahead = outlook.known.ahead
    if ahead is None:
        ahead = outlook.known.ahead = _stations_ahead(outlook)
    for place, worth in ahead:
        if place > depth:
            best = max(best, worth * weights.approach ** ((place - depth) // 2))
    saved = min(1.0, outlook.trips / TRACK_TRIPS)
    value = weights.track * min(NOSE[position], LAST_CITY) * saved
    near = min(1.0, outlook.turns / NEAR_TURNS)
    return value + near * (weights.station * best + weights.line * NOSE[position])


def _stations_ahead(outlook: Outlook) -> list[tuple[int, float]]:
    """Where the next stations without a disc of the seat are, and what they are worth."""
    own, depth = outlook.state.stations[outlook.seat], DEPTH[outlook.state.engine[outlook.seat]]
    found: list[tuple[int, float]] = []
    for number in STATIONS:
        if STATION_DEPTH[number] + NEAR > depth and not own >> number & 1:
            worth = station(outlook, number)
            payable = STATION_COST[number] <= outlook.money
            found.append((STATION_DEPTH[number], worth if payable else UNPAID * worth))
            if len(found) == MAX_AHEAD:
                break
    return found


# --- what moving it brings


def move_engine(outlook: Outlook, limit: int) -> float:
    state, seat = outlook.state, outlook.seat
    here, best = engine(outlook, state.engine[seat]), 0.0
    others = other_engines(state, seat)
    for move in up_to(state.engine[seat], min(limit, MAX_SPACES), others):
        gain = engine(outlook, move.code) - here
        number = STATION_AT[move.code]
        if number >= 0 and not state.stations[seat] >> number & 1:
            gain += max(0.0, station(outlook, number))
        best = max(best, gain)
    return best


def cost_of_going_back(outlook: Outlook, spaces: int) -> float:
    state, seat = outlook.state, outlook.seat
    if not state.engine[seat]:
        return IMPOSSIBLE
    places = exactly_back(state, seat, spaces)
    if not places:
        return IMPOSSIBLE
    return engine(outlook, state.engine[seat]) - max([engine(outlook, place) for place in places])


def upgrade_behind(outlook: Outlook, amount: int) -> float:
    found = stations_behind(outlook.state, outlook.seat)
    return max([station(outlook, number) for number in found], default=0.0)


def trip_back(outlook: Outlook, amount: int) -> float:
    """9a: a delivery for going back; from the start there is none."""
    return TRIP_BACK if outlook.state.engine[outlook.seat] else 0.0
