"""What a bot needs to know of Carson City: how good a position is for a seat, in points.

A position is worth the points already made, what the map will score and earn until the end, the
money by what it still can do, and what the cowboys on the board may bring.
"""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.base.knowledge import Knowledge, promise, promises
from westbound.games.carson_city.base.rules.buy_buildings import building_price
from westbound.games.carson_city.base.rules.duels import firepower
from westbound.games.carson_city.base.rules.end_of_round import money_limit
from westbound.games.carson_city.base.rules.income import building_income, formula_income
from westbound.games.carson_city.base.rules.parcel_price import price_for
from westbound.games.carson_city.base.rules.scoring import final_points
from westbound.games.carson_city.base.steps import AnswerRequest, Phase, PlaceBuilding
from westbound.games.carson_city.base.weights import DEFAULT, Weights
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
    GAMBLING,
    INCOME_COWBOYS,
    INCOME_PARCELS,
    ROADS_3,
    VP_BUILDINGS,
    VP_COWBOYS,
    VP_PARCELS,
)
from westbound.games.carson_city.state import MONEY, NOBODY, NOWHERE, CarsonState

WIN_BY_LEAD: Final = (0.5, 0.66, 0.78, 0.88, 0.94, 0.98)  # two dice, by the lead in firepower


def evaluate(
    state: CarsonState, seat: int, knowledge: Knowledge, weights: Weights = DEFAULT
) -> float:
    """The points the seat can expect."""
    if not state.agenda:
        return float(state.vp[seat])
    return Rating(state, seat, weights, knowledge).total()


class Rating:
    """One position seen by one seat."""

    __slots__ = (
        "free", "incomes", "knowledge", "money_value", "now", "seat", "state", "weights",
    )  # fmt: skip

    def __init__(
        self, state: CarsonState, seat: int, weights: Weights, knowledge: Knowledge
    ) -> None:
        self.state = state
        self.knowledge = knowledge
        self.seat = seat
        self.weights = weights
        self.now = state.round
        self.free = state.owned[seat] & state.vacant
        self.incomes = incomes_left(state)
        self.money_value = weights.purse[state.round]

    def total(self) -> float:
        return (
            self.state.vp[self.seat]
            + self.on_the_map()
            + self.money()
            + self.land()
            + self.pieces()
            + self.placed_cowboys()
            + self.open_step()
        )

    def on_the_map(self) -> int:
        """What would be counted at the end, but for the money."""
        points = final_points(self.state, self.seat)
        return sum(p for category, p in points.items() if category != MONEY)

    # --- money

    def money(self) -> float:
        """Working money, surplus, what the limit will take, and the income of later rounds."""
        state, weights, now = self.state, self.weights, self.now
        income = sum(building_income(state, p) for p in members(state.built[self.seat]))
        this_round = income if self.incomes > ROUNDS - now else 0
        later = income * self.incomes - this_round
        soon = state.money[self.seat] + this_round
        card = state.power(self.seat) if state.card[self.seat] >= 0 else None
        kept = min(soon, money_limit(state, self.seat)) if card else soon
        purse = min(kept, weights.working_money[now])
        following = weights.purse[min(now + 1, ROUNDS)]
        return (
            purse * self.money_value
            + (kept - purse) * weights.surplus[now]
            + (soon - kept) * weights.over_limit
            + later * following * 0.8
        )

    # --- land and pieces

    def land(self) -> float:
        """The seat's free parcels, worth more if a road touches them or house symbols are near."""
        weights, now = self.weights, self.now
        count = self.free.bit_count()
        wanted = min(count, weights.enough)
        value = weights.parcel[now] * (wanted + weights.crowded * (count - wanted))
        linked = (self.free & self.state.connected).bit_count()
        value += weights.connected[now] * min(linked, weights.enough)
        return value + sum(self.near_symbols(parcel) for parcel in members(self.free))

    def near_symbols(self, parcel: int) -> float:
        state = self.state
        usable = state.owned[self.seat] | state.unowned
        symbols = NEIGHBOURS[parcel] & (state.one_symbol | state.two_symbols) & usable
        return self.weights.symbol * min(symbols.bit_count(), 3) * (ROUNDS - self.now) / ROUNDS

    def pieces(self) -> float:
        """Cowboys at home, revolvers, roads, kept buildings, and what the card still offers."""
        return self.at_home() + self.tokens() + self.known_terms()

    def at_home(self) -> float:
        return self.weights.cowboy[self.now] * self.state.reserve[self.seat]

    def tokens(self) -> float:
        """Revolvers, roads, kept buildings, the white cowboy and the Grocer's choice."""
        state, weights, seat, now = self.state, self.weights, self.seat, self.now
        value = weights.revolver[now] * state.revolvers[seat]
        value += weights.firepower * (state.bonus[seat] + 3 * (state.ammunition == seat))
        value += weights.road[now] * min(state.roads[seat], 3)
        value += weights.kept * sum(self.building(code) for code in state.kept[seat])
        value += self.white_in_hand()
        if state.grocer[seat]:
            value += self.grocer()
        return value

    def known_terms(self) -> float:
        """What cards and variants know."""
        return sum(term(self) for term in self.knowledge.terms)

    def white_in_hand(self) -> float:
        """The white cowboy while it can still be placed: not after passing."""
        state, seat = self.state, self.seat
        waits = state.white_owner == seat and state.white_at == NOWHERE
        late = state.phase > 2 or seat in state.passed
        return self.weights.white_cowboy if waits and not late else 0.0

    def grocer(self) -> float:
        """8 money, or the best type doubled (CC-180)."""
        state, by_type = self.state, {0: 8}
        for parcel in members(state.built[self.seat]):
            code = state.tile[parcel]
            by_type[code] = by_type.get(code, 0) + building_income(state, parcel)
        return self.money_value * max(by_type.values())

    def building(self, code: int) -> float:
        """A building not yet placed: its points, and its income on the seat's best parcel."""
        state, weights = self.state, self.weights
        spots = self.free & state.connected if NEEDS_ROAD[code] else self.free
        if not spots:
            return 0.4
        earned = max(formula_income(state, self.seat, p, code) for p in members(spots))
        building = BUILDING[code]
        value = 2.0 + 0.9 * earned * self.incomes * self.money_value
        value += weights.revolver[self.now] * building.revolvers
        if building.houses:
            value += weights.house
        return value - 0.5 * weights.parcel[self.now]  # it uses up the parcel

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
        """Roads are useful while free parcels of the seat lie off the road."""
        off = (self.free & ~self.state.connected).bit_count()
        hunger = 1.0 if off > self.state.roads[self.seat] else 0.4
        return count * self.weights.road[self.now] * hunger

    def chance(self, location: int) -> float:
        """Against those who stand there and, with less weight, those who may still come."""
        state, seat = self.state, self.seat
        own, chance, met = firepower(state, seat), 1.0, False
        if state.quiet[seat] >> location & 1:  # CC-194
            return 1.0
        for rival, mask in enumerate(state.at):
            if rival != seat and (mask & ~state.quiet[rival]) >> location & 1:
                met = True
                lead = own - firepower(state, rival)
                for more in self.knowledge.leads:
                    lead += more(self, location)
                part = WIN_BY_LEAD[min(abs(lead), 5)]
                chance *= part if lead >= 0 else 1 - part
        if met or state.white_at == location or state.phase != 2:
            return chance
        waiting = state.setup.players - len(state.passed) - (seat not in state.passed)
        return self.weights.unmet if waiting else 1.0

    def worth(self, location: int, budget: float) -> tuple[float, float]:
        """What winning the location is worth, and the money it costs."""
        state = self.state
        for place in self.knowledge.places:
            gain = place(self, location)
            if gain is not None:
                return gain, 0.0
        if location >= PARCELS:
            return self.space(location, budget)
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
        if not self.state.property_left[self.seat]:
            return 0.0, 0.0
        gain, price = self.parcel_offer(parcel)
        return (gain, price) if price <= budget else (0.0, 0.0)

    def parcel_offer(self, parcel: int) -> tuple[float, float]:
        """What the parcel brings above its price, and the price."""
        state, weights, now = self.state, self.weights, self.now
        price = price_for(state, self.seat, parcel)
        if state.tile[parcel] != VACANT:
            gain = 2.0
        else:
            crowded = self.free.bit_count() >= weights.enough
            gain = weights.parcel[now] * (weights.crowded if crowded else 1.0)
            if state.connected >> parcel & 1:
                gain += weights.connected[now]
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
        """A building of the row, if there is money for it."""
        if self.state.row[space] == VACANT:
            return 0.0, 0.0
        gain, price = self.building_offer(space)
        return (gain, price) if price <= budget else (0.0, 0.0)

    def building_offer(self, space: int) -> tuple[float, float]:
        """What a building of the row brings above its price, with and without room for it."""
        state = self.state
        code, price = state.row[space], building_price(state, self.seat, space)
        gain = self.building(code) - price * self.money_value
        room = self.free.bit_count() > len(state.kept[self.seat])
        return max(0.0, gain if room else 0.2 * gain), float(price)

    def points_for_sale(self, space: int, budget: float) -> float:
        """Points for the money above what is needed for work."""
        price = BUY_VP_PRICES[space]
        spare = max(0.0, budget - self.weights.working_money[self.now])
        points = spare // price * (1 - price * self.weights.surplus[self.now])
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
        step = self.state.agenda[-1]
        promise = self.knowledge.promises.get(type(step))
        return promise(self, step) if promise else 0.0

    def rivals_house(self, agreed: int) -> float:
        """CC-104: a house on one's own parcel scores 2 but takes the room for a building."""
        if not agreed:
            return 0.0
        room = self.weights.parcel[self.now] + self.weights.connected[self.now]
        if self.free.bit_count() > self.weights.enough:
            room *= self.weights.crowded
        return 2.0 - room - 0.5


def incomes_left(state: CarsonState) -> int:
    """How many times buildings will still pay."""
    bottom = state.agenda[0]
    payday = state.setup.building_part
    paid = state.phase >= 3 and isinstance(bottom, Phase) and bottom.index > payday
    return ROUNDS - state.round + (not paid)


# --- what open steps promise


def _building_in_hand(rating: Rating, step: PlaceBuilding) -> float:
    if step.seat == rating.seat:
        return rating.building(step.building)
    return rating.rivals_house(step.agreed & rating.state.owned[rating.seat])


def _request(rating: Rating, step: AnswerRequest) -> float:
    """Asking once is worth a try where only the house has no place."""
    if step.asker != rating.seat:
        return 0.0
    asking = rating.state.agenda[-2]
    room = rating.free & rating.state.connected
    if isinstance(asking, PlaceBuilding) and asking.asked.bit_count() == 1 and room:
        return rating.weights.kept * rating.building(asking.building) + 0.01
    return 0.0


KNOWLEDGE: Final = Knowledge(
    promises=promises(
        promise(PlaceBuilding, _building_in_hand),
        promise(AnswerRequest, _request),
    )
)
