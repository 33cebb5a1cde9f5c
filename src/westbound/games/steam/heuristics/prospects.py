"""What a build turn can still bring: projects weighed with their price. Rules STM-111, STM-161."""

from __future__ import annotations

from math import ceil
from typing import Final, NamedTuple

from westbound.games.steam.components import TILES_PER_TURN
from westbound.games.steam.faces import EXITS, IS_TOWN, PARTNER
from westbound.games.steam.heuristics.finance import Ledger
from westbound.games.steam.heuristics.ground import Ground
from westbound.games.steam.heuristics.outlook import Network, Offer, Outlook, Turn
from westbound.games.steam.heuristics.projects import Project
from westbound.games.steam.hexes import SIDES_IN
from westbound.games.steam.rules.building import affordable, faces_in_stock, tiles_allowed
from westbound.games.steam.rules.money import budget
from westbound.games.steam.rules.sites import builder
from westbound.games.steam.state import SteamState

MUCH: Final = 4.0  # a project this far behind the best one needs no second look
FIRST_PROJECTS: Final = 3  # how many are looked at
SHORT_PROJECTS: Final = 3  # and of those that leave room for another, of each length
JOINED_PROJECTS: Final = 4  # of those that go on from the first
APART_PROJECTS: Final = 2
MORE_TILES: Final = 2  # of a line that are left for the next build turn

Gain = tuple[float, Offer]
REMEMBERED: Final = 64


class Holding(NamedTuple):
    """A network, what is spent for it, and what it is worth together with the money left."""

    network: Network
    spent: int
    value: float


class Prospects:
    """What one seat can still build from one position."""

    __slots__ = ("account", "ground", "network", "now", "outlook", "state", "tiles")

    def __init__(
        self, state: SteamState, ground: Ground, outlook: Outlook, account: Ledger
    ) -> None:
        self.state = state
        self.ground = ground
        self.outlook = outlook
        self.account = account
        self.tiles = tiles_allowed(state, ground.seat)
        self.network = outlook.network(ground.own)
        money = account.after(0, self.network.plan)
        self.now = Holding(self.network, 0, self.network.value + (money or 0.0))

    def offered(self) -> list[Offer]:
        """What could be begun in a whole build turn."""
        return self.outlook.offered(self.state, self.ground, self.tiles)

    def begun_on(self, hex_: int) -> list[Offer]:
        return self.outlook.begun_on(self.state, self.ground, self.tiles, hex_)

    def promise(self, tiles: int) -> float:
        """What a whole build turn can bring."""
        return max([value for value, _ in self.turns(tiles)], default=0.0)

    def turns(self, tiles: int) -> list[Turn]:
        """Good build turns: one of the best projects, alone and with another one beside; each with
        what it brings. Cached: every hex of a decision asks for them."""
        known, key = self.outlook.build_turns, (self.ground, self.account.purse, tiles)
        found = known.get(key)
        if found is None:
            if len(known) > REMEMBERED:
                known.clear()
            found = known[key] = self.find_turns(tiles)
        return found

    def find_turns(self, tiles: int) -> list[Turn]:
        now = self.now.value
        found: list[Turn] = []
        gains = [gain for gain in self.gains(tiles) if gain[0] > 0]
        gains.sort(key=lambda gain: -gain[0])
        for gain, (first, network) in firsts(gains, tiles):
            found.append((gain, (first,)))
            left = tiles - len(first.tiles)
            if left <= 0:
                continue
            after = Holding(network, first.cost, now + gain)
            for second in seconds(first, gains, left):
                both = self.with_project(after, second, left)
                if both is not None and both.value - now > gain:
                    found.append((both.value - now, (first, second)))
        return found

    def gains(self, tiles: int) -> list[Gain]:
        """What each project that fits changes when it is built at once."""
        found = []
        account, now, finish = self.account, self.now.value, self.outlook.weights.finish
        for offer in self.offered():
            project, network = offer
            if len(project.tiles) <= tiles:
                money = account.after(project.cost, network.plan)
                if money is not None:
                    found.append((finish * (network.value + money - now), offer))
        return found

    def with_project(
        self, now: Holding, project: Project, tiles: int, network: Network | None = None
    ) -> Holding | None:
        """What the seat holds if this many tiles are built and paid for now, the rest later."""
        if network is None:
            network = self.outlook.extended(now.network, project.links)
        spent = now.spent + project.cost
        money = self.account.after(spent, network.plan)
        if money is None:
            return None
        weights = self.outlook.weights
        done, needed = network.value + money, len(project.tiles)
        if tiles >= needed:
            return Holding(network, spent, now.value + weights.finish * (done - now.value))
        if self.outlook.phases == 1:  # STM-262: never complete
            return None
        before = now.network
        part = now.spent + ceil(project.cost * tiles / needed)
        begun = before.value + (self.account.after(part, before.plan) or 0.0)
        share = weights.next_turn if needed <= tiles + MORE_TILES else weights.far
        return Holding(network, spent, begun + share * (done - begun))

    def tile_on(self, hex_: int, left: int) -> float:
        """The best project that begins on the chosen hex, with the other lines beside it or with
        another project."""
        best: tuple[Holding, Project] | None = None
        tracks = Tracks(self.state, self.ground.seat, hex_)
        for project, network in self.begun_on(hex_):
            after = self.with_project(self.now, project, left, network)
            if after is None or (best and after.value <= best[0].value):
                continue
            if tracks.fit(project.tiles[0][1]):
                best = (after, project)
        if best is None:
            return self.outlook.weights.nowhere
        after, project = best
        turns, value = self.turns(left), after.value - self.now.value
        if turns and value < turns[0][0] - MUCH:
            return value
        value = self.open_lines(after, left - len(project.tiles), project.line)
        for more, both in turns:
            begins = [p.tiles[0][1] for p in both if p.tiles[0][0] == hex_]
            if more > value and begins and tracks.fit(begins[0]):
                value = more
        return value

    def open_lines(self, now: Holding, left: int, but: int = -1) -> float:
        """What changes when open lines are completed: the best ones first while tiles last, and one
        more in the next build turn (STM-161)."""
        lines = [line for line in self.ground.ends if line != but]
        while lines and left > -TILES_PER_TURN:
            best: tuple[int, Holding, int] | None = None
            for line in lines:
                for project in self.ground.completions(self.state, line, max(MORE_TILES, left)):
                    after = self.with_project(now, project, max(0, left))
                    value_so_far = best[1].value if best else now.value
                    if after and after.value > value_so_far:
                        best = (line, after, len(project.tiles))
            if best is None:
                break
            line, now, used = best
            left -= used
            lines.remove(line)
            if left < 0:
                break
        return now.value - self.now.value


def firsts(gains: list[Gain], tiles: int) -> list[Gain]:
    """The best projects, and the best of those that leave room for another."""
    found = gains[:FIRST_PROJECTS]
    for length in range(1, tiles):
        short = [gain for gain in gains if len(gain[1].project.tiles) == length]
        found += [gain for gain in short[:SHORT_PROJECTS] if gain not in found]
    return found


def seconds(first: Project, gains: list[Gain], left: int) -> list[Project]:
    """The best projects beside the first one, above all those that go on from it."""
    used = {hex_ for hex_, _ in first.tiles}
    ends = {place for link in first.links for place in link}
    joined: list[Project] = []
    apart: list[Project] = []
    for _, (project, _) in gains:
        if len(project.tiles) <= left and used.isdisjoint([hex_ for hex_, _ in project.tiles]):
            meets = any(a in ends or b in ends for a, b in project.links)
            (joined if meets else apart).append(project)
    return joined[:JOINED_PROJECTS] + apart[:APART_PROJECTS]


class Tracks:
    """What can be laid on a hex now; looked up when it is asked for."""

    __slots__ = ("_known", "hex", "seat", "state")

    def __init__(self, state: SteamState, seat: int, hex_: int) -> None:
        self.state = state
        self.seat = seat
        self.hex = hex_
        self._known: list[int] | None = None

    def fit(self, sides: int) -> bool:
        if self._known is None:
            state, seat = self.state, self.seat
            who, money = builder(state, seat), budget(state, seat)
            self._known = affordable(state, who, faces_in_stock(state), self.hex, money)
        return any(covers(placement, sides) for placement in self._known)


def covers(placement: int, sides: int) -> bool:
    """Whether the tile has this track: exits of a town, or a segment between the two sides."""
    if EXITS[placement] & sides != sides:
        return False
    if IS_TOWN[placement]:
        return True
    a, b = SIDES_IN[sides]
    return PARTNER[placement][a] == b
