"""The worth of a position: points, network and money, what is open, and what may come."""

from __future__ import annotations

from math import ceil
from typing import Final

from westbound.games.steam import steps as s
from westbound.games.steam.components import HIGHEST_INCOME, NO_TILE
from westbound.games.steam.heuristics.actions import best_growth, best_supply, best_urbanization
from westbound.games.steam.heuristics.finance import Purse, after_paying, finances, ledger
from westbound.games.steam.heuristics.ground import ground
from westbound.games.steam.heuristics.order import bid_for_order_value, bid_value, place_value
from westbound.games.steam.heuristics.outlook import Outlook, outlook_key, purse_of, will_build
from westbound.games.steam.heuristics.prospects import Prospects
from westbound.games.steam.heuristics.shares import shares
from westbound.games.steam.heuristics.weights import SHIPPED, Weights
from westbound.games.steam.rules.building import tiles_allowed
from westbound.games.steam.rules.growth import may_grow
from westbound.games.steam.rules.scoring import points
from westbound.games.steam.rules.urbanization import may_urbanize
from westbound.games.steam.state import SteamState

NONE: Final = (-1, -1)
BANKRUPT: Final = -1000.0
REMEMBERED: Final = 128  # a larger memory makes many networks, and a process of a gigabyte
_OUTLOOKS: Final[dict[tuple[object, ...], Outlook]] = {}


def evaluate(state: SteamState, seat: int, weights: Weights = SHIPPED) -> float:
    """The points the seat can expect."""
    if not state.agenda:
        gone = state.gone >> seat & 1
        return BANKRUPT if gone else float(sum(points(state, seat).values()))
    return Rating(state, seat, weights).total()


class Rating:
    """One position seen by one seat."""

    __slots__ = (
        "_shares", "ground", "network", "outlook", "prospects", "purse", "seat", "state", "top",
        "weights",
    )  # fmt: skip

    def __init__(self, state: SteamState, seat: int, weights: Weights = SHIPPED) -> None:
        self.state = state
        self.seat = seat
        self.weights = weights
        self.top = state.agenda[-1]
        self._shares: set[tuple[int, int]] | None = None
        cube = NONE
        if isinstance(self.top, s.ChooseRoute):
            cube = (self.top.hex, self.top.colour)
        self.ground = ground(state, seat)
        self.outlook = self.find_outlook(cube)
        self.network = self.outlook.network(self.ground.own)
        self.purse = self.after_auction(purse_of(state, seat))
        self.prospects = Prospects(state, self.ground, self.outlook, ledger(self.purse, weights))

    def total(self) -> float:
        if self.state.gone >> self.seat & 1:
            return BANKRUPT
        value = self.state.vp[self.seat] + self.prospects.now.value
        return value + self.deliveries() + self.order() + self.actions() + self.building()

    def after_auction(self, purse: Purse) -> Purse:
        """The money that is left when the bid is paid."""
        price = 0.0
        if isinstance(self.top, s.Bid):
            price = bid_value(self.state, self.seat, self.top, self.weights)[1]
        elif isinstance(self.top, s.BidForOrder):
            price = bid_for_order_value(self.state, self.seat, self.top, self.weights)[1]
        return after_paying(purse, ceil(price)) or purse

    def find_outlook(self, cube: tuple[int, int]) -> Outlook:
        """Cached: a decision asks about many positions with the same cubes."""
        key = (self.weights, *outlook_key(self.state, self.seat, cube))
        found = _OUTLOOKS.get(key)
        if found is None:
            if len(_OUTLOOKS) > REMEMBERED:
                _OUTLOOKS.clear()
            found = _OUTLOOKS[key] = Outlook(self.state, self.seat, cube, self.weights)
        return found

    # --- goods

    def deliveries(self) -> float:
        """A cube on its way, and points that wait for a decision (STM-226)."""
        state, seat, top, given = self.state, self.seat, self.top, self.weights.given
        if isinstance(top, s.ChooseRoute):
            values = [self.scored(own) - given * (all_ - own) for own, all_ in self.shares()]
            return max(values, default=0.0)
        value = 0.0
        for step in reversed(state.agenda):
            if not isinstance(step, s.IncomeOrPoints):
                break
            mine = step.seat == seat
            value += self.scored(step.points) if mine else -given * step.points
        return value

    def shares(self) -> set[tuple[int, int]]:
        """What the chosen cube can bring: own points and everybody's."""
        if self._shares is None:
            assert isinstance(self.top, s.ChooseRoute)
            self._shares = shares(self.state, self.seat, self.top.hex, self.top.colour)
        return self._shares

    def scored(self, points: int) -> float:
        """On income or as victory points, whatever is better."""
        _, mend, _, _, soon = self.network.plan
        income = min(HIGHEST_INCOME, self.purse.income + points)
        more = finances(self.purse._replace(income=income), mend, soon, self.weights)
        return max(float(points), more - finances(self.purse, mend, soon, self.weights))

    # --- order and action tiles

    def order(self) -> float:
        """The place in the turn order, or the one to expect."""
        state, seat, top, weights = self.state, self.seat, self.top, self.weights
        dollar = weights.dollar[self.purse.builds]
        if isinstance(top, s.Bid):
            return dollar * bid_value(state, seat, top, weights)[0]
        if isinstance(top, s.BidForOrder):
            return dollar * bid_for_order_value(state, seat, top, weights)[0]
        if state.phase == "action_tiles" and state.tile[seat] == NO_TILE:
            return dollar * place_value(state, seat, weights)
        return 0.0

    def overbids(self) -> bool:
        """Whether the seat leads with more than the first place is ever worth."""
        top = self.top
        if isinstance(top, s.Bid | s.BidForOrder) and top.leader == self.seat:
            return top.high > self.weights.order[0] + 1
        return False

    def actions(self) -> float:
        """The action tile that is held: what it is for, and what can still be done with it."""
        state, seat, weights = self.state, self.seat, self.weights
        value = 0.0
        if isinstance(self.top, s.ChooseSupply):
            value += best_supply(state, self.outlook, self.network, self.top.hex)
        if state.tile[seat] == NO_TILE or not will_build(state, seat):
            return value
        value += weights.tile[state.tile[seat]]
        if may_grow(state, seat):
            value += weights.action_hope * best_growth(state, self.outlook, self.network)
        elif may_urbanize(state, seat):
            city = best_urbanization(state, self.outlook, self.network, self.ground)
            value += weights.action_hope * city
        return value

    # --- building

    def building(self) -> float:
        """Lines that are open, and what the build turn still promises."""
        state, seat, top = self.state, self.seat, self.top
        ahead = self.prospects
        if isinstance(top, s.PlaceTrack) and top.seat == seat:
            return ahead.tile_on(top.hex, top.left)
        if isinstance(top, s.ChooseSupply) and top.hex not in self.network.graph.edges:
            return 0.0  # a city elsewhere: no need to look further
        if isinstance(top, s.BuildTurn | s.ChooseSupply) and top.seat == seat:
            return ahead.open_lines(ahead.now, top.left)
        if self.overbids():
            return 0.0
        if will_build(state, seat):
            return self.weights.build_hope * ahead.promise(tiles_allowed(state, seat))
        return ahead.open_lines(ahead.now, 0)
