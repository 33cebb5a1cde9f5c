"""Every kind of decision: the whole list of what may be chosen, as texts, found by trying."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import count

from .building import Illegal, build, cost, is_in_stock
from .goods import deliveries
from .land import Hex
from .ledger import Purse, paid_from_cash, paid_with_loans, price_of_tile, with_loans
from .position import EVERY_TILE, Tile
from .table import Table
from .tables import ACTION_NUMBERS, TOWN_FACES

HIGHEST_LEVEL = 6
WITH_PASSING = ("city_growth", "urbanization")
# STM-129: with and without a town
TILES = {town: [t for t in EVERY_TILE if (t.face in TOWN_FACES) == town] for town in (False, True)}


@dataclass(frozen=True)
class Question:
    """What is asked of whom; a field that the kind does not need keeps its default."""

    kind: str
    seat: int
    high: int = -1  # the highest bid
    left: int = 0  # tiles of this build turn
    hex: Hex = (0, 0)
    colour: str = ""


def name(hex_: Hex) -> str:
    return f"{hex_[0]},{hex_[1]}"


def choices(table: Table, asked: Question) -> set[str]:
    """The texts of all legal moves."""
    return LISTS[asked.kind](table, asked)


def can_pay(table: Table, seat: int, dollars: int) -> bool:
    return _can_pay(table.purses[seat], dollars, table.cash_only)


@cache
def _can_pay(purse: Purse, dollars: int, cash_only: bool) -> bool:
    pay = paid_from_cash if cash_only else paid_with_loans
    return pay(purse, dollars) is not None


# --- money and order


def bids(table: Table, asked: Question) -> set[str]:
    """STM-042, STM-047, STM-048: above the last bid, up to what cash and loans can pay."""
    found = {"pass"}
    for amount in count(asked.high + 1):
        if not can_pay(table, asked.seat, amount):
            return found
        found.add(f"bid {amount}")
    raise AssertionError("money without end")


def bids_for_order(table: Table, asked: Question) -> set[str]:
    """STM-102: above the last bid, up to the cash in hand."""
    cash = table.purses[asked.seat].money
    return {"pass", *(f"bid {amount}" for amount in range(cash + 1) if amount > asked.high)}


def loans(table: Table, asked: Question) -> set[str]:
    """STM-063, STM-100: none, one, two, while there is one to be had."""
    found = set[str]()
    for number in count():
        if with_loans(table.purses[asked.seat], number) is None:
            return found
        found.add(f"borrow {number}")
    raise AssertionError("loans without end")


def action_tiles(table: Table, asked: Question) -> set[str]:
    """STM-080, STM-086 to STM-093; who can do nothing else turns any tile over (STM-090)."""
    left = [action for action in ACTION_NUMBERS if action not in table.actions]
    found = set[str]()
    for action in left:
        if action == "locomotive" and table.levels[asked.seat] == HIGHEST_LEVEL:  # STM-088
            continue
        if action == "urbanization" and not table.can_urbanize():  # STM-090
            continue
        if action in WITH_PASSING and not table.standard:  # STM-091
            found.add(f"take {action} passing")
        if action == "city_growth" and not table.standard and not table.can_grow():  # STM-203
            continue
        price = price_of_tile(action, table.levels[asked.seat], table.standard)
        if can_pay(table, asked.seat, price):  # STM-065
            found.add(f"take {action}")
    return found or {f"take {action} passing" for action in left}


# --- the build turn


def build_turn(table: Table, asked: Question) -> set[str]:
    """STM-110 to STM-114, STM-190, STM-200; STM-092, STM-204: what was paid for is done first."""
    found, waits = set[str](), False
    if asked.left:
        hexes = [hex_ for hex_ in table.position.land.terrain if is_near_anything(table, hex_)]
        found |= {f"build {name(h)}" for h in hexes if any(tiles(table, asked.seat, h))}
    if holds(table, asked.seat, "urbanization") and table.can_urbanize():
        colours = [colour for colour, number in table.new_cities.items() if number]
        found |= {f"urbanize {name(h)} {colour}" for h in table.towns_left() for colour in colours}
        waits = True
    if holds(table, asked.seat, "city_growth") and table.can_grow():
        found |= {f"grow {name(hex_)}" for hex_ in table.cities_to_grow()}
        waits = True
    if table.standard or not waits:
        found.add("done")
    return found


def holds(table: Table, seat: int, action: str) -> bool:
    return table.actions[seat] == action and seat not in table.passed | table.acted


def is_near_anything(table: Table, hex_: Hex) -> bool:
    """STM-120, STM-122, STM-123: no city; new track comes out of one or goes on from track."""
    position = table.position
    if hex_ in position.tiles or position.city(hex_) is not None:
        return hex_ in position.tiles
    around = [position.facing((hex_, side)) for side in range(6)]
    return any(e and (position.city(e[0]) is not None or position.has_track(e)) for e in around)


def tiles(table: Table, seat: int, hex_: Hex) -> Iterator[Tile]:
    """Every face in every rotation that may be laid there, is in stock and can be paid."""
    position = table.position
    for tile in TILES[hex_ in position.land.towns]:
        try:
            build(position, seat, hex_, tile)
        except Illegal:
            continue
        price = cost(position, hex_, tile)
        if can_pay(table, seat, price) and is_in_stock(position, hex_, tile):
            yield tile


def faces(table: Table, asked: Question) -> set[str]:
    return {f"tile {tile.face}@{tile.turn}" for tile in tiles(table, asked.seat, asked.hex)}


def supply(table: Table, asked: Question) -> set[str]:
    """STM-192, STM-200, STM-202."""
    return {f"supply {space}" for space, cubes in enumerate(table.supply, start=1) if cubes}


# --- goods


def goods(table: Table, asked: Question) -> set[str]:
    """STM-210 to STM-212, and every cube that could be delivered."""
    seat, found = asked.seat, {"pass"}
    if table.levels[seat] < HIGHEST_LEVEL and seat not in table.upgraded:
        found.add("upgrade")
    for hex_, cubes in table.cubes.items():
        level, players = table.levels[seat], len(table.levels)
        wanted = deliveries(table.position, players, seat, level, hex_) if cubes else {}
        found |= {f"cube {name(hex_)} {colour}" for colour in set(cubes) & wanted.keys()}
    return found


def routes(table: Table, asked: Question) -> set[str]:
    """STM-213 to STM-220; routes that score the same are one unless paths are chosen."""
    seat, level, players = asked.seat, table.levels[asked.seat], len(table.levels)
    found = set[str]()
    for way in deliveries(table.position, players, seat, level, asked.hex)[asked.colour]:
        points = "/".join(map(str, way.points))
        path = f" via {' '.join(map(name, way.via))}" if table.choose_paths and way.via else ""
        found.add(f"to {name(way.to)} for {points}{path}")
    return found


def income_or_points(table: Table, asked: Question) -> set[str]:
    """STM-226."""
    return {"income", "points"}


LISTS: Mapping[str, Callable[[Table, Question], set[str]]] = {
    "bid": bids,
    "bid_for_order": bids_for_order,
    "borrow": loans,
    "take_tile": action_tiles,
    "build": build_turn,
    "place_track": faces,
    "choose_supply": supply,
    "move_goods": goods,
    "choose_route": routes,
    "income_or_points": income_or_points,
}
