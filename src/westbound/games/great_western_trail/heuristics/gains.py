"""What actions offer: the gain of the best answer to come, cheap to find."""

from __future__ import annotations

from typing import Final

from westbound.games.great_western_trail.actions import AN_OBJECTIVE, ANY_CATTLE, PAIR
from westbound.games.great_western_trail.components import (
    BREED,
    BREED_VALUE,
    CARD_VP,
    CARDS_DATA,
    CATTLE,
    COWBOY,
    CRAFTSMAN,
    EMPTY,
    ENGINEER,
    JOB_COSTS,
    PRIVATE_EACH,
    TILE_VP,
    VALUE,
    WORKER_SPACES,
    number_of,
)
from westbound.games.great_western_trail.heuristics.herd import deck_total
from westbound.games.great_western_trail.heuristics.outlook import KINDS, PASSED, Outlook
from westbound.games.great_western_trail.railroad import STATION_AT
from westbound.games.great_western_trail.rules.build import craftsmen_of
from westbound.games.great_western_trail.rules.certificates import certificate_limit
from westbound.games.great_western_trail.rules.engine import exactly_back, other_engines, up_to
from westbound.games.great_western_trail.rules.herd_deck import hand_limit
from westbound.games.great_western_trail.rules.hire import jobs_open
from westbound.games.great_western_trail.rules.stations import stations_behind
from westbound.games.great_western_trail.trail import ALL_HAZARD_SPACES, TEEPEE_SPACES, TEEPEE_VALUE

IMPOSSIBLE: Final = -1000.0
JERSEY_TRICKS: Final = {2: 0.5, 3: 0.6, 4: 1.5, 5: 0.9, 6: 1.2}  # spaces of the engineers
CHEAP_BUILDING: Final = 2.0  # space 4 of the craftsmen
LAST_SPACE: Final = 1.0
AVERAGE_PASSED: Final = 0.6
# cattle: breeding value, cowboys, dollars, cards (GWT-197, GWT-198)
OFFERS: Final = tuple(
    (int(o["value"]), int(o["cowboys"]), int(o["dollars"]), int(o["cards"]))
    for o in CARDS_DATA["buy"]
)
TRIP_BACK: Final = 2.0  # an extraordinary delivery
LOOK: Final = 0.35  # a card drawn for one discarded
MAX_LOOKS: Final = 3


class Gains(Outlook):
    """The gain of the best answer to each kind of decision."""

    __slots__ = ()

    # --- workers

    def hire(self, modifier: int) -> float:
        state, seat = self.state, self.seat
        mask = jobs_open(state, seat, modifier)
        best, cheapest = 0.0, [99] * KINDS
        while mask:
            bit = mask & -mask
            mask ^= bit
            row, kind = divmod(bit.bit_length() - 1, KINDS)
            cheapest[kind] = min(cheapest[kind], JOB_COSTS[row])
        for kind, price in enumerate(cheapest):
            if price < 99:
                nth = state.workers[seat * KINDS + kind] + 1
                worth = self.worker(kind, nth) - self.cost(max(0, price + modifier))
                best = max(best, worth + self.on_hiring(kind, nth))
        return best

    def on_hiring(self, kind: int, nth: int) -> float:
        """The immediate action of the space."""
        if kind == ENGINEER:
            return JERSEY_TRICKS[nth]
        if nth == 4:
            return self.remove_hazard(0) if kind == COWBOY else CHEAP_BUILDING
        return LAST_SPACE if nth == WORKER_SPACES else 0.0

    # --- buildings

    def build(self, price: int) -> float:
        state, seat = self.state, self.seat
        budget = min(state.workers[seat * KINDS + CRAFTSMAN], self.money // price)
        if not budget:
            return 0.0
        old = [(0, 0.0)]  # an empty space, or an own building to replace
        own = state.built[seat]
        while own:
            bit = own & -own
            own ^= bit
            space = bit.bit_length() - 1
            there = number_of(state.on[space])
            old.append((craftsmen_of(state, there), self.building(there, PASSED[space])))
        best = 0.0
        for new in range(PRIVATE_EACH):
            if state.supply[seat] >> new & 1:
                craftsmen = craftsmen_of(state, new)
                worth = self.building(new, AVERAGE_PASSED)
                for before, lost in old:
                    if 0 < craftsmen - before <= budget:
                        gain = worth - lost - self.cost((craftsmen - before) * price)
                        best = max(best, gain)
        return best

    # --- the railroad

    def move_engine(self, most: int) -> float:
        state, seat = self.state, self.seat
        here, best = self.engine(state.engine[seat]), 0.0
        others = other_engines(state, seat)
        for move in up_to(state.engine[seat], min(most, 6), others):
            gain = self.engine(move.code) - here
            station = STATION_AT[move.code]
            if station >= 0 and not state.stations[seat] >> station & 1:
                gain += max(0.0, self.station(station))
            best = max(best, gain)
        return best

    def back(self, spaces: int) -> float:
        """What moving the engine back costs."""
        state, seat = self.state, self.seat
        if not state.engine[seat]:
            return -IMPOSSIBLE
        places = exactly_back(state, seat, spaces)
        if not places:
            return -IMPOSSIBLE
        return self.engine(state.engine[seat]) - max([self.engine(place) for place in places])

    def upgrade_behind(self, amount: int) -> float:
        found = stations_behind(self.state, self.seat)
        return max([self.station(station) for station in found], default=0.0)

    def trip_back(self, amount: int) -> float:
        """9a: a delivery for going back, from the start there is none."""
        return TRIP_BACK if self.state.engine[self.seat] else 0.0

    # --- cattle

    def buy(self, cowboys: int) -> float:
        """The best purchases, one after the other by what each cowboy brings."""
        worth = self.market_worth()
        money, total = self.money, 0.0
        while cowboys:
            best, chosen = 0.0, None
            for offer in OFFERS:
                value, used, price, cards = offer
                on_offer = worth[value]
                if used <= cowboys and price <= money and len(on_offer) >= cards:
                    gain = sum(on_offer[:cards]) - self.cost(price)
                    if gain / used > best:
                        best, chosen = gain / used, offer
            if chosen is None:
                break
            value, used, price, cards = chosen
            total += best * used
            del worth[value][:cards]
            cowboys -= used
            money -= price
        return total

    def market_worth(self) -> dict[int, list[float]]:
        """What each card of the market is worth, by breeding value, best first."""
        worth: dict[int, list[float]] = {3: [], 4: [], 5: []}
        state, seat = self.state, self.seat
        deck = tuple(sorted(state.draw[seat] + state.hand[seat] + state.discard[seat]))
        limit = hand_limit(state, seat)
        now = deck_total(deck, limit)
        better: dict[int, float] = {}
        for card in state.market:
            if card not in better:
                more = deck_total(tuple(sorted((*deck, card))), limit) - now
                better[card] = CARD_VP[card] + self.herd_share() * more
            worth[VALUE[card]].append(better[card])
        for row in worth.values():
            row.sort(reverse=True)
        return worth

    def herd_share(self) -> float:
        """What a point more in every later delivery is worth."""
        return (self.taste.breeding + self.taste.income) * self.trips

    def buy_with_all(self, amount: int) -> float:
        """GWT-203: with all own cowboys."""
        return self.buy(self.state.workers[self.seat * KINDS + COWBOY])

    # --- tiles

    def trade(self, amount: int) -> float:
        on, best = self.state.on, 0.0
        for space in TEEPEE_SPACES:
            if on[space] != EMPTY and TEEPEE_VALUE[space] + self.money >= 0:
                best = max(best, self.earned(TEEPEE_VALUE[space]) + self.taste.teepee)
        return best

    def remove_hazard(self, cost: int) -> float:
        if cost > self.money:
            return 0.0
        on = self.state.on
        points = [TILE_VP[on[space]] for space in ALL_HAZARD_SPACES if on[space] != EMPTY]
        return max(points) - self.cost(cost) if points else 0.0

    # --- cards

    def certificates(self, count: int) -> float:
        """Each adds one to the next delivery."""
        state, seat = self.state, self.seat
        room = certificate_limit(state, seat) - state.certificates[seat]
        worth = self.taste.certificate + self.taste.income + self.taste.breeding
        return max(0, min(count, room)) * worth * self.on_time

    def take_objective(self, to_hand: int) -> float:
        return self.taste.card * self.fade if self.state.display else 0.0

    def draw_discard(self, most: int) -> float:
        return LOOK * min(most, MAX_LOOKS) * self.on_time

    def trash(self, count: int) -> float:
        return self.taste.thin * count * min(1.0, self.trips / 2)

    def lost_card(self, wanted: int) -> float | None:
        """What discarding costs: nothing where there are two of a breed."""
        hand = self.state.hand[self.seat]
        breeds = [BREED[card] for card in hand if card < CATTLE]
        if wanted == AN_OBJECTIVE:
            return 0.3 if hand and hand[-1] >= CATTLE else None
        if wanted == PAIR:
            pairs = [b for b in breeds if breeds.count(b) > 1]
            return 0.3 * BREED_VALUE[min(pairs)] if pairs else None
        if wanted == ANY_CATTLE:
            if not breeds:
                return None
            return min([self.loss(breeds, b) for b in breeds])
        return self.loss(breeds, wanted) if wanted in breeds else None

    def loss(self, breeds: list[int], breed: int) -> float:
        if breeds.count(breed) > 1:
            return -0.3  # a chance for something better
        return 0.3 * (BREED_VALUE[breed] - 1.2)
