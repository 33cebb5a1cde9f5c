"""What a bot needs to know of Carson City: how good a position is for a seat, in points.

A position is worth the points already made, what the map will score and earn until the end, the
money by what it still can do, and what the cowboys on the board may bring.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westbound.games.carson_city import heuristics_extras as more
from westbound.games.carson_city.base.rules.buy_buildings import building_price
from westbound.games.carson_city.base.rules.duels import firepower
from westbound.games.carson_city.base.rules.end_of_round import money_limit
from westbound.games.carson_city.base.rules.income import (
    building_income,
    formula_income,
)
from westbound.games.carson_city.base.rules.parcel_price import price_for
from westbound.games.carson_city.base.rules.scoring import final_points
from westbound.games.carson_city.base.steps import AnswerRequest, Phase, PlaceBuilding
from westbound.games.carson_city.components import (
    BUILDING,
    BUY_VP_PRICES,
    NEEDS_ROAD,
    ROUNDS,
    VACANT,
)
from westbound.games.carson_city.geometry import NEIGHBOURS, PARCELS, members
from westbound.games.carson_city.locations import (
    AMMUNITION,
    BUILD_SPACES,
    BUY_VP_SPACES,
    FIRST_CORRAL,
    GAMBLING,
    INCOME_COWBOYS,
    INCOME_PARCELS,
    ROADS_3,
    VP_BUILDINGS,
    VP_COWBOYS,
    VP_PARCELS,
)
from westbound.games.carson_city.state import MONEY, NOBODY, NOWHERE, CarsonState


@dataclass(frozen=True, slots=True)
class Taste:
    """What things are worth in points; tuples are by round, index 0 unused."""

    purse: tuple[float, ...] = (0.0, 0.34, 0.29, 0.22, 0.175)  # a $ of working money
    surplus: tuple[float, ...] = (0.0, 0.24, 0.21, 0.19, 0.175)  # a $ above that
    working_money: tuple[float, ...] = (0.0, 25.0, 25.0, 25.0, 10.0)
    over_limit: float = 0.1  # a $ that will go at the money limit (CC-160)
    parcel: tuple[float, ...] = (0.0, 2.6, 2.0, 1.3, 0.3)  # a free own parcel
    crowded: float = 0.25  # the share of that for each beyond `enough`
    enough: int = 3
    connected: tuple[float, ...] = (0.0, 0.7, 0.6, 0.4, 0.1)  # more if a road touches it
    road: tuple[float, ...] = (0.0, 0.45, 0.4, 0.3, 0.1)
    kept: float = 0.42  # the share of a kept building against a placed one
    cowboy: tuple[float, ...] = (0.0, 0.5, 0.45, 0.28, 0.1)  # in the personal reserve
    revolver: tuple[float, ...] = (0.0, 1.6, 1.2, 0.8, 0.3)
    firepower: float = 0.3  # of tokens and cards, this round
    unmet: float = 0.82  # chance to keep a place while others may still come
    symbol: float = 0.14  # a usable house symbol next to a free own parcel
    house: float = 0.8  # the house that comes with a building
    white_cowboy: float = 0.65


DEFAULT: Final = Taste()
WIN_BY_LEAD: Final = (0.5, 0.66, 0.78, 0.88, 0.94, 0.98)  # two dice, by the lead in firepower


def evaluate(state: CarsonState, seat: int, taste: Taste = DEFAULT) -> float:
    """The points the seat can expect."""
    if not state.agenda:
        return float(state.vp[seat])
    return Rating(state, seat, taste).total()


class Rating:
    """One position seen by one seat."""

    __slots__ = ("free", "incomes", "money_value", "now", "seat", "state", "taste")

    def __init__(self, state: CarsonState, seat: int, taste: Taste) -> None:
        self.state = state
        self.seat = seat
        self.taste = taste
        self.now = state.round
        self.free = state.owned[seat] & state.vacant
        self.incomes = incomes_left(state)
        self.money_value = taste.purse[state.round]

    def total(self) -> float:
        points = final_points(self.state, self.seat)
        on_the_map = sum(p for category, p in points.items() if category != MONEY)
        return (
            self.state.vp[self.seat]
            + on_the_map
            + self.money()
            + self.land()
            + self.pieces()
            + self.placed_cowboys()
            + self.open_step()
        )

    # --- money

    def money(self) -> float:
        """Working money, surplus, what the limit will take, and the income of later rounds."""
        state, taste, now = self.state, self.taste, self.now
        income = sum(building_income(state, p) for p in members(state.built[self.seat]))
        this_round = income if self.incomes > ROUNDS - now else 0
        later = income * self.incomes - this_round
        soon = state.money[self.seat] + this_round
        card = state.power(self.seat) if state.card[self.seat] >= 0 else None
        kept = min(soon, money_limit(state, self.seat)) if card else soon
        purse = min(kept, taste.working_money[now])
        following = taste.purse[min(now + 1, ROUNDS)]
        return (
            purse * self.money_value
            + (kept - purse) * taste.surplus[now]
            + (soon - kept) * taste.over_limit
            + later * following * 0.8
        )

    # --- land and pieces

    def land(self) -> float:
        """Free own parcels, more if a road touches them or house symbols are near."""
        taste, now = self.taste, self.now
        count = self.free.bit_count()
        wanted = min(count, taste.enough)
        value = taste.parcel[now] * (wanted + taste.crowded * (count - wanted))
        linked = (self.free & self.state.connected).bit_count()
        value += taste.connected[now] * min(linked, taste.enough)
        return value + sum(self.near_symbols(parcel) for parcel in members(self.free))

    def near_symbols(self, parcel: int) -> float:
        state = self.state
        usable = state.owned[self.seat] | state.unowned
        symbols = NEIGHBOURS[parcel] & (state.one_symbol | state.two_symbols) & usable
        return self.taste.symbol * min(symbols.bit_count(), 3) * (ROUNDS - self.now) / ROUNDS

    def pieces(self) -> float:
        """Cowboys at home, revolvers, roads, kept buildings, and what the card still offers."""
        state, taste, seat, now = self.state, self.taste, self.seat, self.now
        value = taste.cowboy[now] * state.reserve[seat]
        value += taste.revolver[now] * state.revolvers[seat]
        value += taste.firepower * (state.bonus[seat] + 3 * (state.ammunition == seat))
        value += taste.road[now] * min(state.roads[seat], 3)
        value += taste.kept * sum(self.building(code) for code in state.kept[seat])
        if state.phase <= 2 and state.white_owner == seat and state.white_at == NOWHERE:
            value += taste.white_cowboy
        if state.grocer[seat]:
            value += self.grocer()
        return value + more.extras(self)

    def grocer(self) -> float:
        """8 money, or the best type doubled (CC-180)."""
        state, by_type = self.state, {0: 8}
        for parcel in members(state.built[self.seat]):
            code = state.tile[parcel]
            by_type[code] = by_type.get(code, 0) + building_income(state, parcel)
        return self.money_value * max(by_type.values())

    def building(self, code: int) -> float:
        """A building not yet placed: its points and its income on the best own parcel."""
        state, taste = self.state, self.taste
        spots = self.free & state.connected if NEEDS_ROAD[code] else self.free
        if not spots:
            return 0.4
        earned = max(formula_income(state, self.seat, p, code) for p in members(spots))
        building = BUILDING[code]
        value = 2.0 + 0.9 * earned * self.incomes * self.money_value
        value += taste.revolver[self.now] * building.revolvers
        if building.houses:
            value += taste.house
        return value - 0.5 * taste.parcel[self.now]  # it uses up the parcel

    # --- cowboys on the board

    def placed_cowboys(self) -> float:
        """What the seat's cowboys may bring, each by the chance to win its place."""
        state, seat = self.state, self.seat
        value = 4 * self.money_value * state.wage_workers[seat]
        if state.road_workers[seat]:
            value += self.roads(state.road_workers[seat])
        budget = float(state.money[seat])
        for location in members(state.at[seat]):
            chance = self.chance(location)
            gain, cost = self.worth(location, budget)
            budget -= cost * chance
            value += chance * gain
        return value

    def roads(self, count: int) -> float:
        """Roads are wanted while own free parcels lie off the road."""
        off = (self.free & ~self.state.connected).bit_count()
        hunger = 1.0 if off > self.state.roads[self.seat] else 0.4
        return count * self.taste.road[self.now] * hunger

    def chance(self, location: int) -> float:
        """Against those who stand there, and a little against those who may still come."""
        state, seat = self.state, self.seat
        own, chance, met = firepower(state, seat), 1.0, False
        if state.quiet[seat] >> location & 1:  # CC-194
            return 1.0
        for rival, mask in enumerate(state.at):
            if rival != seat and (mask & ~state.quiet[rival]) >> location & 1:
                met = True
                lead = own - firepower(state, rival)
                if location == more.duel_location(self):
                    lead += round(more.tile_lead(self))
                part = WIN_BY_LEAD[min(abs(lead), 5)]
                chance *= part if lead >= 0 else 1 - part
        if met or state.white_at == location or state.phase != 2:
            return chance
        waiting = state.setup.players - len(state.passed) - (seat not in state.passed)
        return self.taste.unmet if waiting else 1.0

    def worth(self, location: int, budget: float) -> tuple[float, float]:
        """What winning the location is worth, and the money it takes."""
        state = self.state
        if location >= FIRST_CORRAL:
            return more.corral(self, location), 0.0
        if location >= PARCELS:
            return self.space(location, budget)
        if state.outlaws >> location & 1:
            return more.outlaw(self, location), 0.0
        if location == state.town_hall:
            return self.town_hall(), 0.0
        owner = state.owner[location]
        if owner == NOBODY:
            return self.parcel(location, budget)
        half = building_income(state, location) // 2 * self.money_value
        if owner != self.seat:
            return half, 0.0
        attacked = any(m >> location & 1 for s, m in enumerate(state.at) if s != self.seat)
        return (half if attacked else 0.1 * half), 0.0

    def parcel(self, parcel: int, budget: float) -> tuple[float, float]:
        state, taste, now = self.state, self.taste, self.now
        price = price_for(state, self.seat, parcel)
        if price > budget or not state.property_left[self.seat]:
            return 0.0, 0.0
        if state.tile[parcel] != VACANT:
            gain = 2.0
        else:
            crowded = self.free.bit_count() >= taste.enough
            gain = taste.parcel[now] * (taste.crowded if crowded else 1.0)
            if state.connected >> parcel & 1:
                gain += taste.connected[now]
            gain += self.near_symbols(parcel)
        return max(0.0, gain - price * self.money_value), float(price)

    def space(self, location: int, budget: float) -> tuple[float, float]:
        state, seat = self.state, self.seat
        if location in BUILD_SPACES:
            return self.for_sale(BUILD_SPACES.index(location), budget)
        if location in BUY_VP_SPACES:
            return self.points_for_sale(BUY_VP_SPACES.index(location), budget), 0.0
        parcels, fire = state.owned[seat].bit_count(), firepower(state, seat)
        worth = {
            AMMUNITION: 0.5 + 0.25 * state.at[seat].bit_count(),
            ROADS_3: self.roads(3),
            INCOME_PARCELS: 2 * parcels * self.money_value,
            INCOME_COWBOYS: 2 * fire * self.money_value,
            GAMBLING: 7 * self.money_value,
            VP_PARCELS: parcels // 2,
            VP_BUILDINGS: state.built[seat].bit_count(),
            VP_COWBOYS: fire // 2,
        }
        return worth[location], 0.0

    def for_sale(self, space: int, budget: float) -> tuple[float, float]:
        """A building of the row, if there is money and room for it."""
        state = self.state
        code, price = state.row[space], building_price(state, self.seat, space)
        if code == VACANT or price > budget:
            return 0.0, 0.0
        gain = self.building(code) - price * self.money_value
        room = self.free.bit_count() > len(state.kept[self.seat])
        return max(0.0, gain if room else 0.2 * gain), float(price)

    def points_for_sale(self, space: int, budget: float) -> float:
        """Points for the money above what is needed for work."""
        price = BUY_VP_PRICES[space]
        spare = max(0.0, budget - self.taste.working_money[self.now])
        points = spare // price * (1 - price * self.taste.surplus[self.now])
        rest = (budget - spare) // price * (1 - price * self.money_value)
        return max(0.0, points) + max(0.0, rest)

    def town_hall(self) -> float:
        """One more level for most buildings each time they pay (CC-151)."""
        built = members(self.state.built[self.seat])
        levels = sum(BUILDING[self.state.tile[parcel]].step for parcel in built)
        return 0.2 + levels * self.incomes * self.money_value

    # --- the decision at hand

    def open_step(self) -> float:
        """What an open step still promises the seat, or costs it."""
        state, seat = self.state, self.seat
        step = state.agenda[-1]
        if isinstance(step, PlaceBuilding):
            if step.seat == seat:
                return self.building(step.building)
            return self.rivals_house(step.agreed & state.owned[seat])
        if isinstance(step, AnswerRequest) and step.asker == seat:
            asking = state.agenda[-2]
            room = self.free & state.connected
            if isinstance(asking, PlaceBuilding) and asking.asked.bit_count() == 1 and room:
                # Asking once is worth a try where only the house finds no place.
                return self.taste.kept * self.building(asking.building) + 0.01
        if step.kind == "claim_free_parcel" and step.seat == seat:
            return self.taste.parcel[self.now] + 1.0
        return more.open_step(self)

    def rivals_house(self, agreed: int) -> float:
        """CC-104: a house on one's own parcel scores 2 but takes the room for a building."""
        if not agreed:
            return 0.0
        room = self.taste.parcel[self.now] + self.taste.connected[self.now]
        if self.free.bit_count() > self.taste.enough:
            room *= self.taste.crowded
        return 2.0 - room - 0.5


def incomes_left(state: CarsonState) -> int:
    """How many times buildings will still pay."""
    bottom = state.agenda[0]
    payday = state.setup.building_part
    paid = state.phase >= 3 and isinstance(bottom, Phase) and bottom.index > payday
    return ROUNDS - state.round + (not paid)
