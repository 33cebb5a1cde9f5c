"""The worth of a position: points, network and money, what is open, and what may come."""

from __future__ import annotations

from math import ceil
from typing import Final, NamedTuple

from westbound.games.steam import steps as s
from westbound.games.steam.components import HIGHEST_INCOME, NO_TILE, TILES_PER_TURN
from westbound.games.steam.faces import EXITS, IS_TOWN, PARTNER
from westbound.games.steam.heuristics.actions import best_growth, best_supply, best_urbanization
from westbound.games.steam.heuristics.finance import Purse, after_paying, finances
from westbound.games.steam.heuristics.network import Pair
from westbound.games.steam.heuristics.order import bid_for_order_value, bid_value, place_value
from westbound.games.steam.heuristics.outlook import (
    Board,
    Outlook,
    Rated,
    outlook_key,
    own_links,
    purse_of,
    will_build,
    worth,
)
from westbound.games.steam.heuristics.projects import (
    MOST_TILES,
    Project,
    all_projects,
    continuations,
    open_ends,
)
from westbound.games.steam.heuristics.taste import (
    ACTION_HOPE,
    BUILD_HOPE,
    DOLLAR,
    FAR,
    FINISH,
    GIVEN,
    NEXT_TURN,
    TILE,
)
from westbound.games.steam.heuristics.ways import Tile
from westbound.games.steam.rules.building import affordable, faces_in_stock, tiles_allowed
from westbound.games.steam.rules.deliveries import routes
from westbound.games.steam.rules.growth import may_grow
from westbound.games.steam.rules.money import budget
from westbound.games.steam.rules.sites import builder
from westbound.games.steam.rules.urbanization import may_urbanize
from westbound.games.steam.state import SteamState

NONE: Final = (-1, -1)
NO_SLOT: Final = -1
NO_PROJECT: Final = -3.0  # a tile that leads nowhere
FEW_POINTS: Final = 5  # a network with less should look elsewhere too
NOT_PAYABLE: Final = -20.0
BANKRUPT: Final = -1000.0
REMEMBERED: Final = 64
_OUTLOOKS: dict[tuple[object, ...], Outlook] = {}


class Holding(NamedTuple):
    """Links, money and what they are worth together."""

    own: tuple[Pair, ...]
    purse: Purse
    value: float


class Rating:
    """One position seen by one seat."""

    __slots__ = ("network", "now", "outlook", "own", "purse", "seat", "state", "top", "track")

    def __init__(self, state: SteamState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.top = state.agenda[-1]
        self.track: Board | None = None
        cube = NONE
        if isinstance(self.top, s.ChooseRoute):
            cube = (self.top.hex, self.top.colour)
        self.own = own_links(state, seat)
        self.outlook = self.find_outlook(cube)
        self.network = self.outlook.network(self.own)
        self.purse = self.after_auction(purse_of(state, seat))
        self.now = worth(self.purse, self.network)

    def total(self) -> float:
        if self.state.gone >> self.seat & 1:
            return BANKRUPT
        value = self.state.vp[self.seat] + self.now
        return value + self.deliveries() + self.order() + self.actions() + self.building()

    def after_auction(self, purse: Purse) -> Purse:
        """The money that is left when the bid is paid."""
        price = 0.0
        if isinstance(self.top, s.Bid):
            price = bid_value(self.state, self.seat, self.top)[1]
        elif isinstance(self.top, s.BidForOrder):
            price = bid_for_order_value(self.state, self.seat, self.top)[1]
        return after_paying(purse, ceil(price)) or purse

    def find_outlook(self, cube: Tile) -> Outlook:
        """Remembered, for a decision asks for many positions with the same cubes."""
        key = outlook_key(self.state, self.seat, cube)
        found = _OUTLOOKS.get(key)
        if found is None:
            if len(_OUTLOOKS) > REMEMBERED:
                _OUTLOOKS.clear()
            found = _OUTLOOKS[key] = Outlook(self.state, self.seat, cube)
        return found

    # --- goods

    def deliveries(self) -> float:
        """A cube on its way, and points that wait for a decision (STM-226)."""
        state, seat, top = self.state, self.seat, self.top
        if isinstance(top, s.ChooseRoute):
            found = routes(state, seat, top.hex, 1 << top.colour)
            sums = [(r.points[seat], sum(r.points)) for r in found]
            return max(
                [self.scored(own) - GIVEN * (all_ - own) for own, all_ in set(sums)], default=0.0
            )
        value = 0.0
        for step in reversed(state.agenda):
            if not isinstance(step, s.IncomeOrPoints):
                break
            mine = step.seat == seat
            value += self.scored(step.points) if mine else -GIVEN * step.points
        return value

    def scored(self, points: int) -> float:
        """On income or as victory points, whatever is better."""
        mend = self.network.plan.points
        income = min(HIGHEST_INCOME, self.purse.income + points)
        more = finances(self.purse._replace(income=income), mend) - finances(self.purse, mend)
        return max(float(points), more)

    # --- order and action tiles

    def order(self) -> float:
        """The place in the turn order, or the one to expect."""
        state, seat, top = self.state, self.seat, self.top
        dollar = DOLLAR[self.purse.builds]
        if isinstance(top, s.Bid):
            return dollar * bid_value(state, seat, top)[0]
        if isinstance(top, s.BidForOrder):
            return dollar * bid_for_order_value(state, seat, top)[0]
        if state.phase == "action_tiles" and state.tile[seat] == NO_TILE:
            return dollar * place_value(state, seat)
        return 0.0

    def actions(self) -> float:
        """The action tile that is held: what it is for, and what can still be done with it."""
        state, seat = self.state, self.seat
        value = 0.0
        if isinstance(self.top, s.ChooseSupply):
            value += best_supply(state, self.outlook, self.network, self.top.hex)
        if state.tile[seat] == NO_TILE or not will_build(state, seat):
            return value
        value += TILE[state.tile[seat]]
        if may_grow(state, seat):
            value += ACTION_HOPE * best_growth(state, self.outlook, self.network)
        elif may_urbanize(state, seat):
            value += ACTION_HOPE * best_urbanization(
                state, self.outlook, self.network, self.board()
            )
        return value

    # --- building

    def building(self) -> float:
        """Lines that are open, and what the build turn still promises."""
        state, seat, top = self.state, self.seat, self.top
        if isinstance(top, s.PlaceTrack) and top.seat == seat:
            return self.tile_on(top.hex, top.left)
        if isinstance(top, s.Build | s.ChooseSupply) and top.seat == seat:
            return self.open_lines(self.holding(), top.left) - self.now
        if will_build(state, seat):
            best = [gain for gain, p in self.rated() if len(p.tiles) <= tiles_allowed(state, seat)]
            return BUILD_HOPE * max(best, default=0.0)
        return self.open_lines(self.holding(), 0) - self.now

    def with_project(self, now: Holding, project: Project, tiles: int) -> Holding | None:
        """What one holds when so many tiles of it are built and paid for now, all in the end."""
        spent = project.cost * min(1.0, tiles / len(project.tiles))
        paid = after_paying(now.purse, ceil(spent))
        all_paid = after_paying(now.purse, project.cost)
        if paid is None or all_paid is None:
            return None
        own = tuple(sorted((*now.own, *project.links)))
        done = worth(all_paid, self.outlook.network(own))
        if tiles >= len(project.tiles):
            return Holding(own, all_paid, now.value + FINISH * (done - now.value))
        if self.outlook.phases == 1:  # STM-262: never complete
            return None
        share = NEXT_TURN if len(project.tiles) <= tiles + TILES_PER_TURN else FAR
        begun = worth(paid, self.outlook.network(now.own))
        return Holding(own, all_paid, begun + share * (done - begun))

    def gain(self, project: Project) -> float:
        """What it changes when it is built at once."""
        after = self.with_project(self.holding(), project, MOST_TILES)
        return NOT_PAYABLE if after is None else after.value - self.now

    def holding(self) -> Holding:
        return Holding(self.own, self.purse, self.now)

    def board(self) -> Board:
        """All track and who owns it: what is remembered of a board holds for the same one only."""
        if self.track is None:
            self.track = (tuple(self.state.track), tuple(self.state.owner))
        return self.track

    def rated(self) -> list[Rated]:
        """All projects, remembered: a decision asks about every hex of the same board."""
        known, key = self.outlook.rated, (self.purse, self.board())
        found = known.get(key)
        if found is None:
            if len(known) > REMEMBERED:
                known.clear()
            found = [(self.gain(project), project) for project in self.projects()]
            found.sort(key=lambda rated: -rated[0])
            known[key] = found
        return found

    def projects(self) -> list[Project]:
        """Whatever they cost; remembered for the board."""
        known, key = self.outlook.lines, (NO_SLOT, MOST_TILES, self.board())
        if key not in known:
            few = self.network.plan.points < FEW_POINTS
            known[key] = all_projects(self.state, self.seat, MOST_TILES, anywhere=few)
        return known[key]

    def tile_on(self, hex_: int, left: int) -> float:
        """The best project that begins on the chosen hex, and the other lines beside it."""
        state, seat = self.state, self.seat
        fitting: list[int] | None = None
        best: tuple[float, Holding, Project] | None = None
        for gain, project in self.rated():
            if project.tiles[0][0] != hex_ or (best is not None and gain <= best[0]):
                continue
            after = self.with_project(self.holding(), project, left)
            if after is None or (best is not None and after.value - self.now <= best[0]):
                continue
            if fitting is None:
                who, money = builder(state, seat), budget(state, seat)
                fitting = affordable(state, who, faces_in_stock(state), hex_, money)
            if any(covers(placement, project.tiles[0][1]) for placement in fitting):
                best = (after.value - self.now, after, project)
        if best is None:
            return NO_PROJECT
        _, after, project = best
        return self.open_lines(after, left - len(project.tiles), project.line) - self.now

    def open_lines(self, now: Holding, left: int, but: int = -1) -> float:
        """The position when own lines are completed, the best ones first while tiles last, and one
        more in the next build turn (STM-161)."""
        lines = [line for line in open_ends(self.state, self.seat) if line != but]
        while lines and left > -TILES_PER_TURN:
            best: tuple[float, int, Holding, int] | None = None
            for line in lines:
                for project in self.completions(line, max(2, left)):
                    after = self.with_project(now, project, max(0, left))
                    if after and after.value > now.value and (not best or after.value > best[0]):
                        best = (after.value, line, after, len(project.tiles))
            if best is None:
                break
            now, left = best[2], left - best[3]
            lines.remove(best[1])
            if left < 0:
                break
        return now.value

    def completions(self, slot: int, most: int) -> list[Project]:
        """The ways to complete the line at this open end; remembered for the board."""
        known, key = self.outlook.lines, (slot, most, self.board())
        found = known.get(key)
        if found is None:
            if len(known) > REMEMBERED:
                known.clear()
            found = known[key] = continuations(self.state, self.seat, slot, most)
        return found


def covers(placement: int, sides: int) -> bool:
    """Whether the tile has this track: exits of a town, or a segment between the two sides."""
    if EXITS[placement] & sides != sides:
        return False
    if IS_TOWN[placement]:
        return True
    a, b = [side for side in range(6) if sides >> side & 1]
    return PARTNER[placement][a] == b
