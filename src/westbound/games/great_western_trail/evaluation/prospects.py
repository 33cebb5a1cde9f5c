"""Features of what the seat could have next: cattle, a building, a station, cities."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from westbound.games.great_western_trail.chance_steps import RevealHand
from westbound.games.great_western_trail.components import (
    CARD_VP,
    COWBOY,
    CRAFTSMAN,
    ENGINEER,
    PRIVATE_BUILDINGS,
    PRIVATE_EACH,
    VALUE,
)
from westbound.games.great_western_trail.evaluation.facts import Look
from westbound.games.great_western_trail.heuristics.cattle import OFFERS
from westbound.games.great_western_trail.heuristics.cities import MAX_TOTAL, plan
from westbound.games.great_western_trail.heuristics.deliveries import MAX_TRIPS, open_delivery
from westbound.games.great_western_trail.railroad import (
    CITIES,
    DEPTH,
    LAST,
    STATION_COST,
    STATION_DEPTH,
    STATION_VP,
    STATIONS,
)
from westbound.games.great_western_trail.rules.income import breeding_value
from westbound.games.great_western_trail.steps import Delivery, PlaceDisc

NAMES: Final = (
    "cattle to be had", "cattle to be had for more money", "cattle to be had, for trips to come",
    "building to be had", "building to be had for more money",
    "building to be had with another craftsman",
    "way to the next station", "points of the next station", "next station can be paid",
    "next station in reach of the engineers",
    "cities to come", "cities to come with a better herd", "cities to come with a great herd",
    "cowboys, for trips to come", "engineers, for trips to come", "craftsmen, for trips to come",
)  # fmt: skip
MORE_DOLLARS: Final = 6
MOST_DOLLARS: Final = 30  # more buys no more cattle
BUILDING_PRICE: Final = 2  # dollars for each craftsman
HERDS: Final = (0, 3, 6)  # breeding value that the herd may gain
DARK: Final = 0.8  # points of a city with a dark corner


def numbers(look: Look) -> list[float]:
    trips = min(look.outlook.trips, MAX_TRIPS)
    return [*_cattle(look, trips), *_building(look), *_station(look), *_cities(look, trips),
        *[count * trips / 9 for count in look.state.worker_rows(look.seat)]]  # fmt: skip


def _cattle(look: Look, trips: float) -> tuple[float, ...]:
    money, market = look.outlook.money, look.state.market
    cowboys = look.state.workers_of(look.seat, COWBOY)
    now = best_purchase(market, cowboys, min(money, MOST_DOLLARS))
    more = best_purchase(market, cowboys, min(money + MORE_DOLLARS, MOST_DOLLARS))
    return now / 10, more / 10, now * trips / 30


@lru_cache(maxsize=1 << 14)
def best_purchase(market: tuple[int, ...], cowboys: int, dollars: int) -> int:
    """Points and breeding values of the best cattle that so many cowboys and dollars can buy."""
    best = 0
    for offer in OFFERS:
        if offer.cowboys <= cowboys and offer.dollars <= dollars:
            cards = _best_cards(market, offer.value, offer.cards)
            if cards:
                left = list(market)
                for card in cards:
                    left.remove(card)
                worth = sum([CARD_VP[card] + VALUE[card] for card in cards])
                rest = cowboys - offer.cowboys
                if rest:
                    worth += best_purchase(tuple(left), rest, dollars - offer.dollars)
                best = max(best, worth)
    return best


def _best_cards(market: tuple[int, ...], value: int, count: int) -> list[int]:
    """The cards of this breeding value with most points; none if there are fewer."""
    found = sorted([card for card in market if VALUE[card] == value], key=CARD_VP.__getitem__)
    return found[-count:] if len(found) >= count else []


def _building(look: Look) -> tuple[float, ...]:
    state, money = look.state, look.outlook.money
    craftsmen, supply = state.workers_of(look.seat, CRAFTSMAN), state.supply[look.seat]
    able = money // BUILDING_PRICE
    later = (money + MORE_DOLLARS) // BUILDING_PRICE
    return (
        best_building(supply, state.sides, min(craftsmen, able)) / 10,
        best_building(supply, state.sides, min(craftsmen, later)) / 10,
        best_building(supply, state.sides, min(craftsmen + 1, later)) / 10,
    )


@lru_cache(maxsize=1 << 12)
def best_building(supply: int, sides: int, craftsmen: int) -> int:
    """The most points of a building in the supply that so many craftsmen can place."""
    best = 0
    for number in range(PRIVATE_EACH):
        printed = PRIVATE_BUILDINGS[sides >> number & 1][number]
        if supply >> number & 1 and printed.craftsmen <= craftsmen:
            best = max(best, printed.vp)
    return best


def _station(look: Look) -> tuple[float, ...]:
    state, seat = look.state, look.seat
    depth = DEPTH[state.engine[seat]]
    number = next_station(look.stations, depth)
    if number < 0:
        return 1.0, 0.0, 0.0, 0.0
    way = STATION_DEPTH[number] - depth
    return (
        way / LAST,
        STATION_VP[number] / 10,
        float(STATION_COST[number] <= look.outlook.money),
        float(way <= 2 * state.workers_of(seat, ENGINEER)),
    )


@lru_cache(maxsize=1 << 12)
def next_station(own: int, depth: int) -> int:
    """The first one ahead of an engine so far down the track without a disc of the seat, or -1."""
    for number in STATIONS:
        if STATION_DEPTH[number] > depth and not own >> number & 1:
            return number
    return -1


def _cities(look: Look, trips: float) -> tuple[float, ...]:
    """The points of the best cities for the deliveries to come, with this herd and better ones."""
    mask = 0
    for city in CITIES:
        if look.cities[city]:
            mask |= 1 << city
    first, count = _next_delivery(look), int(trips + 0.5)
    begin = () if first is None else (min(int(first), MAX_TOTAL),)
    totals = [min(int(look.later_delivery + more), MAX_TOTAL) for more in HERDS]
    return tuple([plan(mask, (*begin, *(total,) * count), DARK) / 20 for total in totals])


def _next_delivery(look: Look) -> float | None:
    """Its total; none where the city is chosen already, or if it would be too late."""
    step = open_delivery(look.outlook)
    if isinstance(step, Delivery):
        return float(step.value)
    if isinstance(step, RevealHand):
        return breeding_value(look.state.hand[look.seat]) + look.always + float(step.certificates)
    if isinstance(step, PlaceDisc) or not look.outlook.on_time:
        return None
    return look.next_delivery + look.certificates
