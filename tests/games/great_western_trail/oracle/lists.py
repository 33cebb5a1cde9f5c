"""Every legal answer to every question, as the texts that moves have; one function for each kind.

Nothing is remembered and nothing is shared with the rules of the game: an answer is in the list if
the catalogue's rule, tried out on the plain position, allows it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from . import discs, locations, offers, railroad, trail
from .position import Player, Position
from .tables import CATTLE, CITIES, OBJECTIVES, WORKERS, Place

NOTHING, LOCAL, AUXILIARY = range(3)  # what was done at a location


@dataclass(frozen=True)
class Question:
    """The open decision in plain words; which fields matter depends on its kind."""

    kind: str
    seat: int
    optional: bool = False
    most: int = 0
    exactly: int = 0
    modifier: int = 0
    price: int = 0
    cost: int = 0
    station: int = 0
    target: int = 0  # 0 to 9: a station; 10 and above: a city
    due: int = 0
    free: bool = False
    value: int = 0
    column: int = 0
    cowboys: int = 0
    begun: bool = False
    space: str = ""  # where local actions are used; "" where there are none
    chain: tuple[str, ...] = ()  # the 8b through which they are copied, the last one first
    performed: int = NOTHING
    used: tuple[int, ...] = ()  # numbers of the local actions done
    all_used: bool = False  # the building in use was replaced (GWT-276)
    actions: tuple[str, ...] = ()


def legal(position: Position, question: Question) -> set[str]:
    """The whole list."""
    found = set(LISTS[question.kind](position, question))
    player = position.seats[question.seat]
    if question.optional:  # GWT-125: the reward may be forfeited
        found.add("decline")
    if question.kind in WINDOWS:  # GWT-233, GWT-287
        found |= {f"objective {card}" for card in player.hand if card in OBJECTIVES}
    return found


WINDOWS: Final = ("move_herd", "use_location", "foresight", "income")


# --- the trail


def place_herd(position: Position, question: Question) -> set[str]:
    """GWT-039."""
    return {f"begin {space}" for space, tile in position.on.items() if tile.kind == "neutral"}


def written(routes: set[tuple[str, ...]]) -> set[str]:
    return {" ".join(("move", *route)) for route in routes}


def move_herd(position: Position, question: Question) -> set[str]:
    limit = offers.step_limit(position, question.seat)
    return written(trail.routes(position, question.seat, limit))


def move_again(position: Position, question: Question) -> set[str]:
    return written(trail.routes(position, question.seat, question.most))


def move_free(position: Position, question: Question) -> set[str]:
    return {"decline"} | written(trail.free_routes(position, question.seat, question.most))


# --- using a location


def use_location(position: Position, question: Question) -> set[str]:
    """GWT-058 to GWT-065, GWT-068, GWT-273, GWT-276, GWT-284."""
    seat, chain = question.seat, list(question.chain)
    found = set()
    if question.space and question.performed != AUXILIARY and not question.all_used:
        found = locations.usable(position, seat, question.space, chain, question.used)
    if question.performed != NOTHING or (chain and not found):
        return found | {"done"}
    return found if chain else found | locations.auxiliary(position, seat, double=False)


def copy_building(position: Position, question: Question) -> set[str]:
    spaces = locations.copyable(position, question.seat, list(question.chain))
    return {f"copy {space}" for space in spaces}


def bonus(position: Position, question: Question) -> set[str]:
    """GWT-135, GWT-136, GWT-173, GWT-174: any of these, or none."""
    found = {"decline"}
    for name in question.actions:
        found |= locations.moves(position, question.seat, name)
    return found


def auxiliary(position: Position, question: Question) -> set[str]:
    return locations.auxiliary(position, question.seat, double=True)


# --- workers, buildings, cattle


def hire(position: Position, question: Question) -> set[str]:
    found = offers.hires(position, question.seat, question.modifier)
    return {f"hire {worker} {row}" for worker, row in found}


def place_building(position: Position, question: Question) -> set[str]:
    found = offers.buildings(position, question.seat, question.price)
    return {f"build {name[:-1]} {space}" for name, space in found}


def buy_cattle(position: Position, question: Question) -> set[str]:
    """GWT-196 to GWT-201, GWT-273, GWT-283."""
    order = list(CATTLE)
    found = set()
    for cards, cowboys in offers.purchases(position, question.seat, question.cowboys):
        names = " ".join(sorted(cards, key=order.index))
        found.add(f"buy {names} with {cowboys}")
    if position.market_stack and question.cowboys:
        found.add("restock")
    return found | {"done"} if question.begun else found


# --- the railroad


def driven(places: set[Place]) -> set[str]:
    return {f"engine {railroad.place_name(place)}" for place in places}


def move_engine(position: Position, question: Question) -> set[str]:
    return driven(railroad.forward_up_to(position, question.seat, question.most))


def move_engine_back(position: Position, question: Question) -> set[str]:
    return driven(railroad.back_exactly(position, question.seat, question.exactly))


def back_for_delivery(position: Position, question: Question) -> set[str]:
    return driven(set(railroad.back_for_delivery(position, question.seat)))


def back_from_end(position: Position, question: Question) -> set[str]:
    return driven(railroad.back_from_end(position, question.seat))


def upgrade_station(position: Position, question: Question) -> set[str]:
    """GWT-164: only the one where the engine stands."""
    station = question.station
    possible = discs.ways_to_station(position, question.seat, station)
    return {"decline", f"upgrade s{station + 1}"} if possible else {"decline"}


def upgrade_behind(position: Position, question: Question) -> set[str]:
    return {f"upgrade s{s + 1}" for s in discs.upgrades_behind(position, question.seat)}


def place_disc(position: Position, question: Question) -> set[str]:
    """GWT-093 to GWT-100, GWT-269 to GWT-271, GWT-274, GWT-290, GWT-291."""
    seat = question.seat
    if question.target < 10:  # the upgrade itself has been paid for
        ways = discs.for_station(position.seats[seat], question.target, position.seats[seat].money)
    else:
        city = list(CITIES)[question.target - 10]
        assert question.due in (0, railroad.transport_cost(position, seat, city))
        ways = discs.ways_to_city(position, seat, city, free=question.due == 0)
    return {
        f"disc {way.what}" if way.how == "clear" else f"disc from s{int(way.what) + 1}"
        for way in ways
    }


def take_master(position: Position, question: Question) -> set[str]:
    """GWT-168, GWT-169: for a hired worker; the printed one stays."""
    workers = position.seats[question.seat].workers
    return {"decline"} | {f"give up {worker}" for worker in WORKERS if workers[worker] >= 2}


# --- display, trade, hazards, hand


def take_objective(position: Position, question: Question) -> set[str]:
    """GWT-107, GWT-176."""
    found = {f"take card {card}" for card in position.display}
    if position.objective_stack:
        found.add("take top")
    return found


def trade(position: Position, question: Question) -> set[str]:
    return {f"trade {space}" for space in locations.trades(position, question.seat)}


def remove_hazard(position: Position, question: Question) -> set[str]:
    """GWT-182."""
    if position.seats[question.seat].money < question.cost:
        return set()
    return {f"remove {space}" for space, tile in position.on.items() if tile.kind == "hazard"}


def draw_how_many(position: Position, question: Question) -> set[str]:
    """GWT-282: chosen before it is known how many there are."""
    return {f"draw {count}" for count in range(1, question.most + 1)}


def held(player: Player, verb: str) -> set[str]:
    return {f"{verb} {card}" for card in player.hand}


def discard_cards(position: Position, question: Question) -> set[str]:
    """GWT-195, GWT-244: any card in hand."""
    return held(position.seats[question.seat], "discard")


def trash_cards(position: Position, question: Question) -> set[str]:
    """GWT-193, GWT-125."""
    return {"done"} | held(position.seats[question.seat], "trash")


# --- Kansas City


def foresight(position: Position, question: Question) -> set[str]:
    """GWT-070, GWT-247, GWT-250: after the token has left, no worker."""
    first = 2 * (question.column - 1)
    tiles = [tile for tile in position.foresight[first : first + 2] if tile]
    if position.token_row == 13:
        tiles = [tile for tile in tiles if tile not in WORKERS]
    return {f"take {tile}" for tile in tiles}


def income(position: Position, question: Question) -> set[str]:
    return {f"certificates {n}" for n in offers.spendable(position, question.seat)}


def deliver(position: Position, question: Question) -> set[str]:
    found = discs.cities(position, question.seat, question.value, question.free)
    return {f"deliver {city}" for city in found}


_ALL: Final = (
    place_herd, move_herd, move_again, move_free, use_location, copy_building, bonus, auxiliary,
    hire, place_building, buy_cattle, move_engine, move_engine_back, back_for_delivery,
    back_from_end, upgrade_station, upgrade_behind, place_disc, take_master, take_objective, trade,
    remove_hazard, draw_how_many, discard_cards, trash_cards, foresight, income, deliver,
)  # fmt: skip
LISTS: Final[dict[str, Callable[[Position, Question], set[str]]]] = {f.__name__: f for f in _ALL}
