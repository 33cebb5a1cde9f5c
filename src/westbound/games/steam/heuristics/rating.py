"""The worth of a position: points, network and money, what is open, and what may come."""

from __future__ import annotations

from math import ceil
from typing import Final

from westbound.games.steam import steps as s
from westbound.games.steam.components import HIGHEST_INCOME, NO_TILE, TILES_PER_TURN
from westbound.games.steam.faces import EXITS, IS_TOWN, PARTNER
from westbound.games.steam.heuristics.actions import best_growth, best_supply, best_urbanization
from westbound.games.steam.heuristics.finance import Purse, after_paying, finances
from westbound.games.steam.heuristics.order import bid_for_order_value, bid_value, place_value
from westbound.games.steam.heuristics.outlook import (
    Line,
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
NO_LINE: Final = (0.0, 0.0, 0)
BANKRUPT: Final = -1000.0
REMEMBERED: Final = 64
_OUTLOOKS: dict[tuple[object, ...], Outlook] = {}


class Rating:
    """One position seen by one seat."""

    __slots__ = ("network", "now", "outlook", "own", "purse", "seat", "state", "top")

    def __init__(self, state: SteamState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.top = state.agenda[-1]
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
            return max([self.scored(own) - GIVEN * (all_ - own) for own, all_ in set(sums)])
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
            value += ACTION_HOPE * best_urbanization(state, self.outlook, self.own, self.network)
        return value

    # --- building

    def building(self) -> float:
        """Lines that are open, and what the build turn still promises."""
        state, seat, top = self.state, self.seat, self.top
        if isinstance(top, s.PlaceTrack) and top.seat == seat:
            return self.tile_on(top.hex, top.left)
        if isinstance(top, s.Build | s.ChooseSupply) and top.seat == seat:
            return self.open_lines(top.left)
        if will_build(state, seat):
            best = [gain for gain, p in self.rated() if len(p.tiles) <= tiles_allowed(state, seat)]
            return BUILD_HOPE * max(best, default=0.0)
        return self.open_lines(0)

    def gain(self, project: Project) -> float:
        """What it changes when it is built and paid for."""
        paid = after_paying(self.purse, project.cost)
        if paid is None:
            return -1.0
        own = tuple(sorted((*self.own, *project.links)))
        return worth(paid, self.outlook.network(own)) - self.now

    def board(self) -> tuple[object, ...]:
        state = self.state
        return (self.purse, tuple(state.track), tuple(open_ends(state, self.seat)), self.own)

    def rated(self) -> list[Rated]:
        """All projects, remembered: a decision asks about every hex of the same board."""
        state = self.state
        known, key = self.outlook.rated, self.board()
        found = known.get(key)
        if found is None:
            if len(known) > REMEMBERED:
                known.clear()
            projects = all_projects(state, self.seat, MOST_TILES)
            found = [(self.gain(project), project) for project in projects]
            found.sort(key=lambda rated: -rated[0])
            known[key] = found
        return found

    def tile_on(self, hex_: int, left: int) -> float:
        """The best project that begins on the chosen hex, and the other lines beside it."""
        state, seat = self.state, self.seat
        who, money = builder(state, seat), budget(state, seat)
        fitting: list[int] | None = None
        best = -1.0
        for gain, project in self.rated():
            share = self.chance(len(project.tiles), left)
            if gain * share <= best:
                break
            first = first_tile(state, project, hex_)
            if first is None:
                continue
            if fitting is None:
                fitting = affordable(state, who, faces_in_stock(state), hex_, money)
            if any([covers(placement, first[1]) for placement in fitting]):
                best = max(best, gain * share + self.beside(project, left))
        return best

    def beside(self, project: Project, left: int) -> float:
        """The other open lines, with the tiles that the project leaves for them."""
        tiles = len(project.tiles)
        later = min(TILES_PER_TURN, TILES_PER_TURN + left - tiles)
        return self.open_lines(max(0, left - tiles), max(0, later), project.line)

    def open_lines(self, left: int, later: int = TILES_PER_TURN, but: int = -1) -> float:
        """Own lines that lead nowhere yet, the best ones first while tiles last, now and in the
        next build turn (STM-161)."""
        lines: list[tuple[float, int]] = []
        for slot, options in self.lines(max(2, left)):
            best = max([(g * self.chance(n, left), g, n) for g, n in options], default=NO_LINE)
            if slot != but and best[0] > 0:
                lines.append(best[1:])
        lines.sort(reverse=True)
        value = 0.0
        for gain, tiles in lines:
            if tiles <= left:
                left -= tiles
                value += gain * FINISH
            elif self.outlook.phases > 1:
                fits = tiles <= left + later
                value += gain * (NEXT_TURN if fits else FAR)
                later -= tiles - left if fits else 0
                left = left if not fits else 0
        return value

    def lines(self, most: int) -> list[Line]:
        """Every own open end with what it brings to complete it; remembered like `rated`."""
        state, seat = self.state, self.seat
        known, key = self.outlook.lines, (most, *self.board())
        found = known.get(key)
        if found is None:
            if len(known) > REMEMBERED:
                known.clear()
            found = []
            for slot in open_ends(state, seat):
                tries = continuations(state, seat, slot, most)
                found.append((slot, [(self.gain(p), len(p.tiles)) for p in tries]))
            known[key] = found
        return found

    def chance(self, tiles: int, left: int) -> float:
        """That a line of so many more tiles will be completed."""
        if tiles <= left:
            return FINISH
        if self.outlook.phases == 1:  # STM-262: never
            return 0.0
        return NEXT_TURN if tiles <= left + 3 else FAR


def first_tile(state: SteamState, project: Project, hex_: int) -> Tile | None:
    """The tile of the project on this hex, if it can be the first one."""
    tiles = project.tiles
    if tiles[0][0] == hex_:
        return tiles[0]
    return None


def covers(placement: int, sides: int) -> bool:
    """Whether the tile has this track: exits of a town, or a segment between the two sides."""
    if EXITS[placement] & sides != sides:
        return False
    if IS_TOWN[placement]:
        return True
    a, b = [side for side in range(6) if sides >> side & 1]
    return PARTNER[placement][a] == b
