"""What is the same for many positions of a decision: cubes, level and rounds. It remembers what
networks are worth there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from westbound.games.steam.components import MOST_LEVEL, UPKEEP
from westbound.games.steam.heuristics.finance import Purse, finances
from westbound.games.steam.heuristics.network import Graph, Pair, Reach
from westbound.games.steam.heuristics.projects import Project
from westbound.games.steam.heuristics.schedule import Plan, plan, slots
from westbound.games.steam.heuristics.taste import FLOW, LEVEL, NEAR_CUBE, PLACE
from westbound.games.steam.rules.deliveries import mask_of
from westbound.games.steam.rules.income import upkeep
from westbound.games.steam.rules.money import may_borrow
from westbound.games.steam.state import NO_CITY, NO_CUBES, Cubes, SteamState
from westbound.games.steam.steps import Build, ChooseSupply, MoveGoods, PlaceTrack

BEFORE_BUILDING = ("setup", "capital", "auction", "action_tiles")
AHEAD = 3  # levels above the present one that are planned for
REMEMBERED = 4000
Board = tuple[tuple[int, ...], tuple[int, ...]]  # the tile on each hex, the owner of each side
Rated = tuple[float, Project]  # what a project brings, its cost taken off


class Network(NamedTuple):
    """A set of links and what it is worth but for money."""

    value: float
    plan: Plan
    graph: Graph
    own: tuple[Pair, ...]


def goods_rounds_now(state: SteamState, seat: int) -> int:
    """Goods rounds that the seat still has in this turn."""
    if state.phase != "goods":
        return 0 if state.phase in ("income", "over") else 2
    open_ = sum([type(step) is MoveGoods and step.seat == seat for step in state.agenda])
    return open_ + (2 - state.goods_round)


def builds_left(state: SteamState, seat: int) -> int:
    """Build turns that the seat still has, the running one too."""
    later = state.setup.turns - state.turn
    return later + will_build(state, seat)


def will_build(state: SteamState, seat: int) -> bool:
    """Whether the seat's build turn of this turn is still to come or running."""
    if state.phase in BEFORE_BUILDING:
        return True
    kinds = (Build, PlaceTrack, ChooseSupply)
    return any(step.seat == seat and type(step) in kinds for step in state.agenda)


class Outlook:
    """One seat's future in one position, whatever its own links are."""

    def __init__(self, state: SteamState, seat: int, without: tuple[int, int]) -> None:
        self.seat = seat
        self.setup = state.setup
        self.turns = state.setup.turns
        self.phases = state.setup.turns - state.turn + 1
        self.city: Sequence[int] = tuple(state.city)
        self.cubes: list[Cubes] = list(state.cubes)
        if without[0] >= 0:
            here = list(self.cubes[without[0]])
            here[without[1]] -= 1
            self.cubes[without[0]] = tuple(here)
        self.stocked = [
            (city, mask_of(cubes)) for city, cubes in enumerate(self.cubes) if cubes != NO_CUBES
        ]
        self.level = state.level[seat]
        self.rounds = slots(self.phases, goods_rounds_now(state, seat))
        used = state.upgraded >> seat & 1 or not goods_rounds_now(state, seat)
        self.upgrades = self.phases - bool(used)
        self.upkeep = FLOW[self.phases] * UPKEEP if state.setup.standard else 0.0  # of a level
        self.fade = self.phases / self.turns
        self.known: dict[tuple[Pair, ...], Network] = {}
        self.rated: dict[tuple[Purse, Board], list[Rated]] = {}
        self.lines: dict[tuple[int, int, Board], list[Project]] = {}
        self.urban: dict[Board, float] = {}

    def network(self, own: tuple[Pair, ...]) -> Network:
        """`own` is sorted."""
        found = self.known.get(own)
        if found is None:
            if len(self.known) > REMEMBERED:
                self.known.clear()
            found = self.known[own] = self._rate(own)
        return found

    def _rate(self, own: tuple[Pair, ...]) -> Network:
        graph = self.graph(own, self.city)
        best = self.plan(graph)
        return Network(len(own) + best.value + self.hopes(own), best, graph, own)

    def graph(self, own: tuple[Pair, ...], city: Sequence[int]) -> Graph:
        top = min(MOST_LEVEL, self.level + min(AHEAD, self.upgrades), len(own) + 1)
        return Graph(own, city, max(top, 1))

    def plan(self, graph: Graph) -> Plan:
        """The deliveries of all cubes that lie in its cities."""
        found: list[Reach] = []
        for origin, wanted in self.stocked:
            if origin in graph.edges:
                cubes = self.cubes[origin]
                for colour, reach in graph.reach(origin, wanted).items():
                    found += [reach] * cubes[colour]
        return plan(found, self.level, self.rounds, self.upgrades, self.upkeep)

    def hopes(self, own: tuple[Pair, ...]) -> float:
        """Cities of the network and their cubes will be of use to later links."""
        cities = {p for pair in own for p in pair if self.city[p] != NO_CITY}
        cubes = sum([sum(self.cubes[city]) for city in cities])
        later = max(0.0, self.fade - 1 / self.turns)
        return later * (PLACE * len(cities) + NEAR_CUBE * cubes + LEVEL * self.level)


def own_links(state: SteamState, seat: int) -> tuple[Pair, ...]:
    """The complete links of the seat, sorted."""
    own = []
    for place, links in enumerate(state.links):
        for other, owner, _ in links:
            if owner == seat and place < other:
                own.append((place, other))
    return tuple(own)


def purse_of(state: SteamState, seat: int) -> Purse:
    return Purse(
        state.money[seat],
        state.income[seat],
        state.setup.turns - state.turn + 1,
        builds_left(state, seat),
        upkeep(state, seat),
        state.vp[seat],
        may_borrow(state),
    )


def worth(purse: Purse, network: Network) -> float:
    """A network and the money beside it."""
    return network.value + finances(purse, network.plan.points)


def outlook_key(state: SteamState, seat: int, without: tuple[int, int]) -> tuple[object, ...]:
    return (
        id(state.setup),  # kept alive by the outlook itself
        seat,
        without,
        state.turn,
        state.level[seat],
        goods_rounds_now(state, seat),
        state.upgraded >> seat & 1,
        tuple(state.city),
        tuple(state.cubes),
    )
