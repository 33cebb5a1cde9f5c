"""What the seat has and what that is worth in the time that is left."""

from __future__ import annotations

from math import ceil
from typing import Final

from westbound.games.great_western_trail.components import (
    DISC_COST,
    DISC_COUNT,
    DISC_GAIN,
    DISC_WHITE,
    DISCS,
    EMPTY,
    FIRST_PRIVATE,
    MASTERS,
    PRIVATE_BUILDINGS,
    WORKER_VP,
    WORKER_VP_FROM,
    WORKERS,
    number_of,
)
from westbound.games.great_western_trail.heuristics.horizon import turns_left
from westbound.games.great_western_trail.heuristics.journey import steps_to_kansas_city
from westbound.games.great_western_trail.heuristics.taste import Taste
from westbound.games.great_western_trail.railroad import (
    DEPTH,
    NOSE,
    STATION_COST,
    STATION_DEPTH,
    STATION_VP,
    STATION_WHITE,
    STATIONS,
)
from westbound.games.great_western_trail.rules.move import step_limit
from westbound.games.great_western_trail.state import DISC_KINDS, TrailState
from westbound.games.great_western_trail.trail import BESIDE, KANSAS_CITY, SPACE_CODES, START

KINDS: Final = len(WORKERS)
WHOLE_GAME: Final = 26.0  # turns of a player that values are for
STOPS: Final = 1.6  # a trip takes so many times the turns of the fastest way
LAST_CITY: Final = 18
ROUNDS_TOGETHER: Final = 0.5  # trips of others for each own one that is left
SOON_OVER: Final = 8.0  # turns in which money loses its use
NEAR_TURNS: Final = 5.0  # in which a station can still be reached
NEAR: Final = 6  # a station so little behind may come again
SOON: Final = 4  # stations ahead that are looked at
# how often a building is a good stop, by side, then number
USES: Final = (
    (0.6, 1.6, 1.2, 1.6, 1.9, 1.4, 0.9, 2.2, 2.0, 2.2),
    (0.8, 0.8, 1.4, 1.6, 1.3, 1.5, 1.4, 1.8, 1.8, 2.6),
)
# the share of cattlemen that come by
PASSED: Final = {
    SPACE_CODES[name]: share
    for share, names in (
        (0.7, ("A1", "A2", "A3", "E1", "E2")),
        (0.6, ("B1", "B2", "B3", "C3")),
        (0.5, ("C1", "C2", "F1", "F2", "G1", "G2")),
        (0.25, ("flood_risk1", "flood_risk2", "drought_risk1", "trade_risk1", "trade_risk2",
                "rockfall_risk1", "rockfall_risk2")),
    )
    for name in names
}  # fmt: skip


class Outlook:
    """One position seen by one seat: time, money, and the worth of single things."""

    __slots__ = (
        "above", "ahead", "fade", "high", "low", "memo", "money", "on_time", "places", "seat",
        "state", "steps", "taste", "to_city", "trips", "turns",
    )  # fmt: skip

    def __init__(self, state: TrailState, seat: int, taste: Taste) -> None:
        self.state = state
        self.seat = seat
        self.taste = taste
        self.money = state.money[seat]
        self.turns = turns_left(state, seat)
        self.fade = min(1.0, self.turns / WHOLE_GAME)
        self.steps = step_limit(state, seat)
        soon = min(1.0, self.turns / SOON_OVER)
        self.low = taste.dollar + taste.working * soon
        self.high = taste.dollar + taste.spare * soon
        self.above = self.money - taste.enough
        self.memo: dict[tuple[str, int], float] = {}
        self.look_ahead()

    def look_ahead(self) -> None:
        """The turns to Kansas City and the deliveries after the next one."""
        state, at = self.state, self.state.at[self.seat]
        if at == KANSAS_CITY:
            self.to_city, self.on_time = 0.0, 1.0
        else:
            steps = steps_to_kansas_city(state.locations, START if at == BESIDE else at)
            fastest = ceil(steps / self.steps)
            self.to_city = fastest * STOPS
            self.on_time = min(1.0, max(0.0, self.turns + 1.0 - fastest))
        trip = ceil(steps_to_kansas_city(state.locations, START) / self.steps) * STOPS
        self.trips = max(0.0, self.turns - self.to_city) / max(trip, 3.0)
        self.ahead: list[tuple[int, float]] | None = None
        self.places: dict[int, float] = {}

    # --- money

    def purse(self) -> float:
        """A dollar is worth more while it can still do something."""
        return self.low * min(self.money, self.taste.enough) + self.high * max(0.0, self.above)

    def cost(self, dollars: float) -> float:
        """What paying so much takes from the purse."""
        above = self.above
        if above <= 0:
            return dollars * self.low
        if dollars <= above:
            return dollars * self.high
        return above * self.high + (dollars - above) * self.low

    def earned(self, dollars: float) -> float:
        room = -self.above
        if room <= 0:
            return dollars * self.high
        if dollars <= room:
            return dollars * self.low
        return room * self.low + (dollars - room) * self.high

    # --- workers and discs

    def worker(self, kind: int, number: int) -> float:
        """What the worker with this number in his row is worth (GWT-265)."""
        row = (self.taste.cowboy, self.taste.craftsman, self.taste.engineer)[kind]
        return row[number] * self.fade + (WORKER_VP if number >= WORKER_VP_FROM else 0)

    def all_workers(self) -> float:
        """Without the points that are counted anyway."""
        taste, start = self.taste, self.seat * KINDS
        cowboys, craftsmen, engineers = self.state.workers[start : start + KINDS]
        value = sum(taste.cowboy[: cowboys + 1]) + sum(taste.craftsman[: craftsmen + 1])
        return self.fade * (value + sum(taste.engineer[: engineers + 1]))

    def all_discs(self) -> float:
        cleared = self.state.cleared[self.seat * DISC_KINDS : (self.seat + 1) * DISC_KINDS]
        rows = self.taste.discs
        return self.fade * sum([sum(rows[disc][:n]) for disc, n in enumerate(cleared) if n])

    def best_disc(self, white: bool) -> float:
        """The best space to clear for a white or dark corner (GWT-094)."""
        key = ("disc", int(white))
        if key not in self.memo:
            self.memo[key] = self.find_disc(white)
        return self.memo[key]

    def find_disc(self, white: bool) -> float:
        start, best = self.seat * DISC_KINDS, 0.0
        for disc in DISCS:
            cleared = self.state.cleared[start + disc]
            if cleared < DISC_COUNT[disc] and (DISC_WHITE[disc] or not white):
                price = DISC_COST[disc]
                if price <= self.money:
                    worth = self.taste.discs[disc][cleared] * self.fade - self.cost(price)
                    best = max(best, worth + self.taste.dollar * DISC_GAIN[disc])
        return best

    # --- the railroad

    def station(self, station: int) -> float:
        """An upgrade: points, the disc that is freed, the station master, less the cost."""
        key = ("station", station)
        if key not in self.memo:
            worth = STATION_VP[station] + self.best_disc(STATION_WHITE[station])
            masters = self.state.masters
            if station < len(masters) and masters[station] != EMPTY:
                worth += 0.5 * max(0.0, self.master(masters[station]) - 2.0)
            self.memo[key] = worth - self.cost(STATION_COST[station])
        return self.memo[key]

    def master(self, tile: int) -> float:
        """A station master: points to come and a certificate in every delivery."""
        master = MASTERS[tile]
        worth = 3.0 + self.fade
        return worth + self.taste.permanent * master.permanent_certificates * self.trips

    def engine(self, position: int) -> float:
        """Transport costs saved in later deliveries, and the stations that come near."""
        if position not in self.places:
            self.places[position] = self.find_engine(position)
        return self.places[position]

    def find_engine(self, position: int) -> float:
        taste, depth, best = self.taste, DEPTH[position], 0.0
        if self.ahead is None:
            self.ahead = self.stations_ahead()
        for station, worth in self.ahead:
            if station > depth:
                best = max(best, worth * taste.approach ** ((station - depth) // 2))
        value = taste.track * min(NOSE[position], LAST_CITY) * min(1.0, self.trips / 3)
        near = min(1.0, self.turns / NEAR_TURNS)
        return value + near * (taste.station * best + taste.line * NOSE[position])

    def stations_ahead(self) -> list[tuple[int, float]]:
        """Where the next stations without an own disc are, and what they are worth."""
        own, depth = self.state.stations[self.seat], DEPTH[self.state.engine[self.seat]]
        found: list[tuple[int, float]] = []
        for station in STATIONS:
            if STATION_DEPTH[station] + NEAR > depth and not own >> station & 1:
                worth = self.station(station)
                payable = STATION_COST[station] <= self.money
                found.append((STATION_DEPTH[station], worth if payable else 0.6 * worth))
                if len(found) == SOON:
                    break
        return found

    # --- buildings

    def building(self, number: int, passed: float) -> float:
        """An own building where this share comes by: points, stops, fees of others."""
        state = self.state
        side = state.sides >> number & 1
        building = PRIVATE_BUILDINGS[side][number]
        uses = self.taste.building_use * USES[side][number]
        due = state.setup.fees[side][FIRST_PRIVATE + number]  # GWT-053
        if due:
            uses += self.taste.fee * due * passed * (state.setup.players - 1) * ROUNDS_TOGETHER
        return building.vp + uses * self.trips

    def all_buildings(self) -> float:
        """Without the points that are counted anyway."""
        own, value, on = self.state.built[self.seat], 0.0, self.state.on
        while own:
            bit = own & -own
            own ^= bit
            space = bit.bit_length() - 1
            number = number_of(on[space])
            vp = PRIVATE_BUILDINGS[self.state.sides >> number & 1][number].vp
            value += self.building(number, PASSED[space]) - vp
        return value
