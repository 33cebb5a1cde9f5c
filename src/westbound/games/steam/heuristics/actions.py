"""What City Growth and Urbanization could bring. Rules STM-190 to STM-204."""

from __future__ import annotations

from westbound.games.steam.heuristics.ground import Ground
from westbound.games.steam.heuristics.network import ROWS, Graph, Rows
from westbound.games.steam.heuristics.outlook import Network, Outlook
from westbound.games.steam.heuristics.schedule import Plan
from westbound.games.steam.hexes import SIDES, opposite, slot_of
from westbound.games.steam.rules.growth import growable
from westbound.games.steam.rules.urbanization import towns
from westbound.games.steam.state import NO_CUBES, Cubes, SteamState


def cubes_value(outlook: Outlook, planned: Plan, rows: Rows, cubes: Cubes) -> float:
    """More cubes in a city: each counts as far as it beats the weakest planned delivery."""
    rounds = outlook.rounds
    if not rounds:
        return 0.0
    aim = max(planned.level, outlook.level)
    worth = rounds[len(rounds) // 2]
    more = [
        cubes[colour] * max(0, ROWS[lengths][aim] - planned.weakest)
        for colour, lengths in rows.items()
    ]
    return worth * sum(more)


def best_supply(state: SteamState, outlook: Outlook, network: Network, hex_: int) -> float:
    """The best set of cubes in the supply for this city, also for links still to come."""
    rows = network.graph.reach(hex_)
    if not rows:
        return 0.0
    sets = set(state.supply) - {NO_CUBES}
    values = [cubes_value(outlook, network.plan, rows, cubes) for cubes in sorted(sets)]
    return max(values, default=0.0)


def best_growth(state: SteamState, outlook: Outlook, network: Network) -> float:
    cities = [city for city in growable(state) if city in network.graph.edges]
    return max([best_supply(state, outlook, network, city) for city in cities], default=0.0)


def best_urbanization(
    state: SteamState, outlook: Outlook, network: Network, board: Ground
) -> float:
    """The best New City on a town that the seat's track reaches or faces."""
    if board not in outlook.urban:
        outlook.urban.clear()
        near = [town for town in towns(state) if faces(state, outlook.seat, town)]
        values = [new_city(state, outlook, network, board, town) for town in near]
        outlook.urban[board] = max(values, default=0.0)
    return outlook.urban[board]


def faces(state: SteamState, seat: int, town: int) -> bool:
    neighbour, owner = state.setup.map.neighbour, state.owner
    for side in SIDES:
        near = neighbour[slot_of(town, side)]
        if owner[slot_of(town, side)] == seat or (
            near >= 0 and owner[slot_of(near, opposite(side))] == seat
        ):
            return True
    return False


def new_city(
    state: SteamState, outlook: Outlook, network: Network, board: Ground, town: int
) -> float:
    """The best colour for it."""
    own, city = board.with_city(state, town), list(state.city)
    best = 0.0
    for colour, left in enumerate(state.new_cities):
        if left:
            city[town] = colour
            graph = Graph(own, tuple(city))
            planned = outlook.plan(graph)
            urban = Network(planned.value, planned, graph, own)
            value = len(own) - len(network.own) + planned.value - network.plan.value
            best = max(best, value + best_supply(state, outlook, urban, town))
    return best
