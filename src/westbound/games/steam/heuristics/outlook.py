"""What many positions of one decision share: cubes, level and rounds. It caches what networks are
worth there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from westbound.games.steam.components import UPKEEP
from westbound.games.steam.heuristics.finance import Purse
from westbound.games.steam.heuristics.ground import Ground
from westbound.games.steam.heuristics.network import GRAPHS, Graph, Pair, chart
from westbound.games.steam.heuristics.projects import Project
from westbound.games.steam.heuristics.schedule import Plan, plan, slots, timetables
from westbound.games.steam.heuristics.weights import Weights
from westbound.games.steam.rules.income import upkeep
from westbound.games.steam.rules.money import may_borrow
from westbound.games.steam.state import NO_CITY, NO_CUBES, Cubes, SteamState
from westbound.games.steam.steps import BuildTurn, ChooseSupply, MoveGoods, PlaceTrack

BEFORE_BUILDING: Final = ("setup", "capital", "auction", "action_tiles")
AHEAD: Final = 3  # levels above the present one that are planned for
REMEMBERED: Final = 4000  # networks
FEW_BOARDS: Final = 16
FEW_POINTS: Final = 5  # a network with less should look elsewhere too


Turn = tuple[float, tuple[Project, ...]]  # what a build turn brings, and what is built


class Network(NamedTuple):
    """A set of links and what it is worth but for money."""

    value: float
    plan: Plan
    graph: Graph
    own: tuple[Pair, ...]


class Offer(NamedTuple):
    """A project and the network with it."""

    project: Project
    network: Network


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
    kinds = (BuildTurn, PlaceTrack, ChooseSupply)
    return any(step.seat == seat and type(step) in kinds for step in state.agenda)


@lru_cache(maxsize=256)
def cities_of(city: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([hex_ for hex_, colour in enumerate(city) if colour != NO_CITY])


class Outlook:
    """The future of one seat in one position, whatever its links are."""

    def __init__(
        self, state: SteamState, seat: int, without: tuple[int, int], weights: Weights
    ) -> None:
        self.seat, self.weights = seat, weights
        self.setup = state.setup
        self.phases = state.setup.turns - state.turn + 1
        self.city = tuple(state.city)
        self.cubes = cubes_without(state, without)
        cities = cities_of(self.city)
        self.stocked = [city for city in cities if self.cubes[city] != NO_CUBES]
        self.level = state.level[seat]
        now = goods_rounds_now(state, seat)
        self.rounds = slots(self.phases, now, weights)
        unused = not state.upgraded >> seat & 1
        self.tables = timetables(self.level, self.rounds, now, unused, AHEAD)
        standard = state.setup.standard
        self.upkeep = weights.flow[self.phases] * UPKEEP if standard else 0.0  # of a level
        self.later = (self.phases - 1) / self.setup.turns
        self.level_hope = self.later * weights.level * self.level
        # cities of the network and their cubes will be of use to later links
        self.stock = {city: sum(self.cubes[city]) for city in cities}
        self.graphs = chart(self.city)
        self.known: dict[tuple[Pair, ...], Network] = {}
        self.offers: dict[tuple[Ground, int], list[Offer]] = {}
        self.by_hex: dict[tuple[Ground, int], dict[int, list[Offer]]] = {}
        self.build_turns: dict[tuple[Ground, Purse, int], list[Turn]] = {}
        self.urban: dict[Ground, float] = {}

    def network(self, own: tuple[Pair, ...]) -> Network:
        """`own` is sorted."""
        found = self.known.get(own)
        if found is None:
            if len(self.known) > REMEMBERED:
                self.known.clear()
            graph = self.graphs.get(own) or self._keep(own, Graph(own, self.city))
            found = self.known[own] = self._rate(own, graph)
        return found

    def extended(self, base: Network, links: Sequence[Pair]) -> Network:
        """The network with these links too."""
        own = tuple(sorted((*base.own, *links)))
        found = self.known.get(own)
        if found is None:
            graph = self.graphs.get(own) or self._keep(own, base.graph.with_links(links))
            found = self.known[own] = self._rate(own, graph)
        return found

    def _keep(self, own: tuple[Pair, ...], graph: Graph) -> Graph:
        if len(self.graphs) > GRAPHS:
            self.graphs.clear()
        self.graphs[own] = graph
        return graph

    def _rate(self, own: tuple[Pair, ...], graph: Graph) -> Network:
        best = self.plan(graph)
        cities, cubes = 0, 0
        for place in graph.edges:
            if place in self.stock:
                cities += 1
                cubes += self.stock[place]
        weights = self.weights
        hope = self.later * (weights.place * cities + weights.near_cube * cubes) + self.level_hope
        return Network(len(own) + best.value + hope, best, graph, own)

    def offered(self, state: SteamState, ground: Ground, tiles: int) -> list[Offer]:
        """All projects of so many tiles; from the whole map while the network has little to
        deliver."""
        found = self.offers.get((ground, tiles))
        if found is None:
            if len(self.offers) > FEW_BOARDS:
                self.offers.clear()
            base = self.network(ground.own)
            few = base.plan.points < FEW_POINTS
            found = self.offers[ground, tiles] = [
                Offer(project, self.extended(base, project.links))
                for project in ground.projects(state, tiles, anywhere=few)
            ]
        return found

    def begun_on(self, state: SteamState, ground: Ground, tiles: int, hex_: int) -> list[Offer]:
        """The projects whose first tile goes onto this hex."""
        index = self.by_hex.get((ground, tiles))
        if index is None:
            self.by_hex.clear()
            index = self.by_hex[ground, tiles] = {}
            for offer in self.offered(state, ground, tiles):
                index.setdefault(offer.project.tiles[0][0], []).append(offer)
        return index.get(hex_, [])

    def plan(self, graph: Graph) -> Plan:
        """The deliveries of all cubes that lie in its cities."""
        found: dict[int, int] = {}
        edges = graph.edges
        for origin in self.stocked:
            if origin in edges:
                cubes = self.cubes[origin]
                for colour, lengths in graph.reach(origin).items():
                    if cubes[colour]:
                        found[lengths] = found.get(lengths, 0) + cubes[colour]
        return plan(found, self.tables, self.upkeep)


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


def outlook_key(state: SteamState, seat: int, without: tuple[int, int]) -> tuple[object, ...]:
    return (
        id(state.setup),  # kept alive by the outlook itself
        seat,
        state.turn,
        state.level[seat],
        goods_rounds_now(state, seat),
        state.upgraded >> seat & 1,
        tuple(state.city),
        tuple(cubes_without(state, without)),
    )


def cubes_without(state: SteamState, one: tuple[int, int]) -> list[Cubes]:
    """All cubes but this one: its hex and colour."""
    cubes, (hex_, colour) = state.cubes[:], one
    if hex_ >= 0:
        here = cubes[hex_]
        cubes[hex_] = (*here[:colour], here[colour] - 1, *here[colour + 1 :])
    return cubes
