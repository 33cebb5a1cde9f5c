"""Placing discs: each way is tried out with real money, in the order of the rules.

A way is ("clear", a disc space), ("station", its number) or ("none", "") without any disc.
"""

from __future__ import annotations

from typing import NamedTuple

from .position import Player, Position
from .railroad import stations_behind, transport_cost
from .tables import CARD_ARROWS, CITIES, CREST_MONEY, DISCS, STATIONS


class Way(NamedTuple):
    how: str
    what: str | int
    money: int  # what is left when all is done


def on_board(player: Player) -> list[str]:
    """Disc spaces that still hold a disc."""
    return [name for name, disc in DISCS.items() if player.cleared.get(name, 0) < disc[0]]


def usable(player: Player, white: bool) -> list[str]:
    """GWT-094: dark discs only for dark targets; GWT-269: unless there is nothing else."""
    discs = on_board(player)
    whites = [name for name in discs if DISCS[name][1]]
    return whites if white and whites else discs


def cities(position: Position, seat: int, value: int, free: bool) -> dict[str, list[Way]]:
    """The cities that can be chosen, and how a disc can come there."""
    found = {}
    for city, (worth, _, _) in CITIES.items():
        again = city in ("kansas_city", "san_francisco")  # GWT-091
        if worth <= value and (again or not position.seats[seat].cities.get(city)):
            ways = ways_to_city(position, seat, city, free)
            if ways:
                found[city] = ways
    return found


def ways_to_city(position: Position, seat: int, city: str, free: bool) -> list[Way]:
    """GWT-113, GWT-274: the disc with its money, the crest, the transport."""
    player = position.seats[seat]
    crest = CREST_MONEY.get(city, 0)
    due = 0 if free else transport_cost(position, seat, city)
    discs = usable(player, CITIES[city][1])
    if not discs and not player.stations:  # GWT-292
        return [Way("none", "", player.money - due)] if player.money >= due else []
    back = [Way("station", n, player.money + crest - due) for n in player.stations]
    cleared = {
        name: Way("clear", name, player.money - DISCS[name][2] + DISCS[name][3] + crest - due)
        for name in discs
    }
    ways = [way for name, way in cleared.items() if player.money >= DISCS[name][2]]
    if not ways:  # GWT-270
        ways = back
        if city == "kansas_city":  # GWT-291: she chooses
            ways += cleared.values()
    return [way for way in ways if way.money >= 0]


def objective_cards(player: Player, city: str) -> int:
    """GWT-107, GWT-108: the cards that a first disc on this city brings."""
    if player.cities.get(city):
        return 0
    others = [pair[1] if pair[0] == city else pair[0] for pair in CARD_ARROWS if city in pair]
    return len([other for other in others if player.cities.get(other)])


def ways_to_station(position: Position, seat: int, station: int) -> list[Way]:
    """GWT-165, GWT-166, GWT-280, GWT-290: the cost, then the disc with its money."""
    player = position.seats[seat]
    cost = STATIONS[station][0]
    if station in player.stations or player.money < cost:
        return []
    return for_station(player, station, player.money - cost)


def for_station(player: Player, station: int, money: int) -> list[Way]:
    """The discs that can come to a station, once it has been paid for."""
    discs = usable(player, STATIONS[station][2])
    affordable = [name for name in discs if money >= DISCS[name][2]]
    if affordable:
        return [Way("clear", name, money - DISCS[name][2] + DISCS[name][3]) for name in affordable]
    return [Way("station", other, money) for other in player.stations if other != station]


def upgrades_behind(position: Position, seat: int) -> list[int]:
    """GWT-225."""
    return [s for s in stations_behind(position, seat) if ways_to_station(position, seat, s)]
