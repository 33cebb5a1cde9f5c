"""What City Growth and Urbanization could bring. Rules STM-190 to STM-204."""

from __future__ import annotations

from westbound.games.steam.components import COLOURS
from westbound.games.steam.heuristics.network import ALL_COLOURS, Pair, Reach
from westbound.games.steam.heuristics.outlook import Network, Outlook
from westbound.games.steam.heuristics.schedule import Plan
from westbound.games.steam.rules.growth import growable
from westbound.games.steam.rules.urbanization import towns
from westbound.games.steam.state import NO_CUBES, Cubes, SteamState


def cubes_value(outlook: Outlook, planned: Plan, rows: dict[int, Reach], cubes: Cubes) -> float:
    """More cubes in a city: each as far as it beats the weakest planned delivery."""
    rounds = outlook.rounds
    if not rounds:
        return 0.0
    aim = max(planned.level, outlook.level)
    worth = rounds[len(rounds) // 2]
    more = [cubes[colour] * max(0, reach[aim] - planned.least) for colour, reach in rows.items()]
    return worth * sum(more)


def best_supply(state: SteamState, outlook: Outlook, network: Network, hex_: int) -> float:
    """The best set of the supply for this city; what it lacks today it may serve later."""
    rows = network.graph.reach(hex_, ALL_COLOURS)
    if not rows:
        return 0.0
    sets = set(state.supply) - {NO_CUBES}
    values = [cubes_value(outlook, network.plan, rows, cubes) for cubes in sorted(sets)]
    return max(values, default=0.0)


def best_growth(state: SteamState, outlook: Outlook, network: Network) -> float:
    cities = [city for city in growable(state) if city in network.graph.edges]
    return max([best_supply(state, outlook, network, city) for city in cities], default=0.0)


def best_urbanization(
    state: SteamState, outlook: Outlook, own: tuple[Pair, ...], network: Network
) -> float:
    """The best New City on a town of the seat's network."""
    if own not in outlook.urban:
        outlook.urban[own] = _best_urbanization(state, outlook, own, network)
    return outlook.urban[own]


def _best_urbanization(
    state: SteamState, outlook: Outlook, own: tuple[Pair, ...], network: Network
) -> float:
    touched = {place for pair in own for place in pair}
    best = 0.0
    for town in towns(state):
        if town not in touched:
            continue
        for colour in range(len(COLOURS)):
            if not state.new_cities[colour]:
                continue
            city = list(outlook.city)
            city[town] = colour
            graph = outlook.graph(own, city)
            planned = outlook.plan(graph)
            urban = Network(planned.value, planned, graph)
            value = planned.value - network.plan.value
            value += best_supply(state, outlook, urban, town)
            best = max(best, value)
    return best
