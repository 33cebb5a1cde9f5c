"""What the refusals of Carson City say about a position, looked up without the rules that refuse.

Most of them name a number, or something that is there or not; the state says so itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from westbound.games.carson_city.base import moves as m
from westbound.games.carson_city.base import steps as s
from westbound.games.carson_city.characters.take_tiles import TakeTile
from westbound.games.carson_city.components import (
    BUY_VP_LAST_ROUND,
    BUY_VP_PRICES,
    ROW_PRICES,
    TILE_NAMES,
    VACANT,
)
from westbound.games.carson_city.geometry import EDGE_CODES
from westbound.games.carson_city.locations import CORRALS, GAMBLING, LOCATION_CODES
from westbound.games.carson_city.state import NOBODY, NOT_HERE

from . import claims_of_map
from .claims_of_map import Case, Claim
from .oracle.prices import parcel_price
from .oracle_bridge import parcel_of, position_of

# --- money and numbers


def too_dear(case: Case) -> bool:
    return case.number("cost") > case.number("money") == case.state.money[case.seat]


def parcel_is_too_dear(case: Case) -> bool:
    """The printed price, or the 3 at most of the Indian (CC-189)."""
    assert isinstance(case.move, m.BuyParcel)
    price = parcel_price(position_of(case.state), parcel_of(case.move.parcel))
    return too_dear(case) and case.number("cost") in (price, min(3, price))


def building_is_too_dear(case: Case) -> bool:
    assert isinstance(case.step, s.BuyFromRow)
    price = ROW_PRICES[case.step.space]
    return too_dear(case) and case.number("cost") in (price, (price + 1) // 2)


def too_many_points(case: Case) -> bool:
    amount, cost, price = case.number("amount"), case.number("cost"), case.number("price")
    return cost == amount * price and (amount < 1 or too_dear(case))


def not_an_amount_to_spend(case: Case) -> bool:
    """What is above the limit must go; instead of it any higher ten that there is."""
    amount, money, limit = case.number("amount"), case.number("money"), case.number("limit")
    must = max(0, money - limit)
    fits = amount == must or (must < amount <= money and amount % 10 == 0)
    return money_is(case) and case.number("must") == must and not fits


def not_so_many_dice(wanted: Callable[[Case], int]) -> Claim:
    def claim(case: Case) -> bool:
        assert isinstance(case.move, m.Roll)
        return case.number("dice") == len(case.move.dice) != wanted(case)

    return claim


def money_is(case: Case) -> bool:
    return case.number("money") == case.state.money[case.seat]


def bid_is_more_than_money(case: Case) -> bool:
    return money_is(case) and case.number("amount") > case.number("money")


def bid_is_too_low(case: Case) -> bool:
    return case.number("amount") <= case.number("high")


def too_few_property_tiles(case: Case) -> bool:
    return case.state.property_left[case.seat] < case.number("parcels")


def not_so_many_cowboys(case: Case) -> bool:
    """The Heroes return up to two of the cowboys in the reserve."""
    amount, cowboys = case.number("amount"), case.number("cowboys")
    return cowboys == case.state.reserve[case.seat] and not 0 <= amount <= min(2, cowboys)


def no_horse_to_buy(case: Case) -> bool:
    poor = case.number("cost") > case.number("money")
    return money_is(case) and (poor or case.number("horses") == 0)


def too_few_roads_for_a_bridge(case: Case) -> bool:
    water = case.state.setup.water >> EDGE_CODES[case.word("edge")] & 1
    roads = case.state.roads[case.seat]
    return bool(water) and case.number("roads") == roads < 2


# --- cowboys


def stands_at(case: Case, seat: int) -> bool:
    return bool(case.state.at[seat] >> LOCATION_CODES[case.word("location")] & 1)


def has_a_cowboy_there(case: Case) -> bool:
    return stands_at(case, case.seat)


def a_rival_stands_there(case: Case) -> bool:
    rivals = [seat for seat in range(case.state.setup.players) if seat != case.seat]
    return any(stands_at(case, seat) for seat in rivals) or _sits_there(case)


def _sits_there(case: Case) -> bool:
    here = LOCATION_CODES[case.word("location")]
    return case.state.town_hall == here and case.state.sitter not in (NOBODY, case.seat)


def white_cowboy_is_there(case: Case) -> bool:
    """As far as the seat knows: plans that are not handed in yet are their owner's secret."""
    here, state = LOCATION_CODES[case.word("location")], case.state
    owner = state.white_owner
    known = (state.white_at, *state.shown[owner])
    return here in known and case.number("rival") == owner != case.seat


def has_no_cowboy(case: Case) -> bool:
    return case.state.reserve[case.seat] == 0


# --- cards and tiles


def no_such_tile_in_bag(case: Case) -> bool:
    return case.state.bag[TILE_NAMES.index(case.word("building"))] == 0


def has_no_such_kept_building(case: Case) -> bool:
    return TILE_NAMES.index(case.word("building")) not in case.state.kept[case.seat]


def has_none_of_this_type(case: Case) -> bool:
    kind = case.state.of_type[TILE_NAMES.index(case.word("building"))]
    return not kind & case.state.built[case.seat]


def row_space(case: Case) -> int:
    return case.state.row[ROW_PRICES.index(case.number("price"))]


def something_else_is_there(case: Case) -> bool:
    assert isinstance(case.step, TakeTile)
    there = row_space(case)
    named = TILE_NAMES[there] == case.word("building")
    return there not in (VACANT, case.step.building) and named


def row_has_such_a_tile(case: Case) -> bool:
    assert isinstance(case.step, TakeTile)
    wanted = TILE_NAMES.index(case.word("building"))
    return wanted == case.step.building and wanted in case.state.row


def numbers_of(case: Case) -> set[int]:
    """The cards with the name of the character."""
    faces = case.state.setup.faces
    return {face.number for face in faces if face.name == case.word("character")}


def rival_has_taken_it(case: Case) -> bool:
    state, rival = case.state, case.number("rival")
    return bool({state.character[rival], state.borrowed[rival]} & numbers_of(case))


def is_in_no_set(case: Case) -> bool:
    return all(case.state.sides[number] == NOT_HERE for number in numbers_of(case))


def is_closed_or_empty(case: Case) -> bool:
    name, state = case.word("location"), case.state
    if name == "ammunition":
        return state.ammunition != NOBODY
    kind, _, price = name.rpartition("_")
    if kind == "build":
        return state.row[ROW_PRICES.index(int(price))] == VACANT
    last_round = dict(zip(BUY_VP_PRICES, BUY_VP_LAST_ROUND, strict=True))
    return kind == "buy_vp" and state.round > last_round[int(price)]


def owns_no_vacant_parcel(case: Case) -> bool:
    state = case.state
    return not any(
        owner == case.seat and state.tile[at] == VACANT for at, owner in enumerate(state.owner)
    )


def somebody_stands_there(case: Case) -> bool:
    """A cowboy, one that sits in the town hall, or one of those who share the space.

    While plans are sealed, rivals stand where the last wave has shown them.
    """
    here, state = LOCATION_CODES[case.word("location")], case.state
    sharing = {"wages": state.wage_workers, "roads_1": state.road_workers}
    crowd = sharing.get(case.word("location"), [0])
    shown = any(others[0] >> here & 1 for others in state.shown if others)
    stands = any(at >> here & 1 for at in state.at) or any(crowd) or shown
    sits = state.town_hall == here and state.sitter != NOBODY
    return stands or sits or state.white_at == here


def has_not_these_tiles(case: Case) -> bool:
    tiles, hand = case.params["tiles"], case.state.hands[case.seat]
    assert isinstance(tiles, tuple)
    return any(tiles.count(number) > hand.count(number) for number in hand + tiles)


def horses_are(case: Case) -> bool:
    corrals = case.state.corrals[case.seat * CORRALS : (case.seat + 1) * CORRALS]
    return case.number("horses") == sum(corrals)


CLAIMS: Final[dict[str, Claim]] = {
    **claims_of_map.CLAIMS,
    "CC-006": lambda case: case.state.houses_left == 0,
    "CC-013": no_such_tile_in_bag,
    "CC-020": lambda case: case.number("players") == case.state.setup.players,
    "CC-024": is_in_no_set,
    "CC-033": lambda case: case.state.roads[case.seat] == 0,
    "CC-038": rival_has_taken_it,
    "CC-047": has_a_cowboy_there,
    "CC-051": has_no_cowboy,
    "CC-055": is_closed_or_empty,
    "CC-057": lambda case: case.state.property_left[case.seat] == 0,
    "CC-062": parcel_is_too_dear,
    "CC-062.building": building_is_too_dear,
    "CC-067": not_so_many_dice(lambda case: case.number("duellists")),
    "CC-081": not_so_many_dice(lambda case: 2),
    "CC-085": too_many_points,
    "CC-097.no_parcel": owns_no_vacant_parcel,
    "CC-113": has_no_such_kept_building,
    "CC-150": lambda case: case.state.sitter == case.seat,
    "CC-160": not_an_amount_to_spend,
    "CC-175.money": lambda case: money_is(case) and case.number("money") < 3,
    "CC-176": white_cowboy_is_there,
    "CC-176.met": somebody_stands_there,
    "CC-176.none": lambda case: case.state.white_owner != case.seat or case.state.white_at >= 0,
    "CC-178.joins": a_rival_stands_there,
    "CC-179": too_dear,
    "CC-179.number": lambda case: case.number("amount") not in (3, 5, 7),
    "CC-180": has_none_of_this_type,
    "CC-184": lambda case: row_space(case) == VACANT,
    "CC-186": too_dear,
    "CC-186.arms": too_dear,
    "CC-186.number": lambda case: case.number("amount") not in (1, 2, 3),
    "CC-186.revolvers": lambda case: case.number("amount") not in (1, 2),
    "CC-190": something_else_is_there,
    "CC-190.bag": row_has_such_a_tile,
    "CC-190.empty": lambda case: row_space(case) == VACANT,
    "CC-193": not_so_many_dice(lambda case: case.number("needed")),
    "CC-197.money": bid_is_more_than_money,
    "CC-197.tiles": too_few_property_tiles,
    "CC-201.money": too_dear,
    "CC-203": too_dear,
    "CC-203.points": lambda case: case.state.vp[case.seat] == 0,
    "CC-204": something_else_is_there,
    "CC-204.bag": row_has_such_a_tile,
    "CC-204.empty": lambda case: row_space(case) == VACANT,
    "CC-206": not_so_many_cowboys,
    "CC-211": lambda case: case.number("cost") > case.number("points"),
    "CC-217": too_few_roads_for_a_bridge,
    "CC-225": has_not_these_tiles,
    "CC-237": lambda case: bool(case.state.setup.options["kit_carson"]),
    "CC-242": horses_are,
    "CC-242.lift": horses_are,
    "CC-243": not_so_many_dice(lambda case: 2),
    "CC-262": no_horse_to_buy,
    "CC-264.none": lambda case: case.state.horses[case.seat] == 0,
    "CC-265": lambda case: not case.state.setup.options["horses"],
    "CC-282": lambda case: case.state.property_left[case.seat] == 0,
    "CC-288": bid_is_too_low,
    "CC-290.reserve": lambda case: case.state.general[case.seat] == 0,
    "CC-290.second": lambda case: bool(case.state.at[case.seat] >> GAMBLING & 1),
}
