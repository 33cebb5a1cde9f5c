"""Action spaces, end of round and final score: CC-075 to CC-087, CC-158, CC-160, CC-165 to CC-171.

Spaces are named wages, ammunition, roads_3, roads_1, income_parcels, income_cowboys,
income_gambling, vp_parcels, vp_buildings and vp_cowboys.
"""

from typing import NamedTuple

from .duels import firepower
from .income import symbols
from .position import COWBOYS, HOUSES, Position, all_parcels, buildings_of, parcels_of

# CC-179, CC-180, CC-184 to CC-188, CC-176: limits of the yellow sides
MONEY_LIMIT = {1: 20, 2: 120, 3: 60, 4: 30, 5: 30, 6: 25, 7: 20}
NEW_COWBOYS = {1: 4, 2: 5, 3: 5, 4: 0}  # CC-158
BUY_VP_OPEN = {1: (5, 4, 3, 2), 2: (5, 4, 3), 3: (5, 4), 4: (5,)}  # CC-086


class Gain(NamedTuple):
    """What an action space gives."""

    money: int = 0
    vp: int = 0
    roads: int = 0
    firepower: int = 0


def space_gain(
    position: Position,
    seat: int,
    space: str,
    cowboys: int = 1,
    dice: tuple[int, int] = (0, 0),
) -> Gain:
    """CC-075 to CC-084: the gain of the seat whose `cowboys` act on a space now."""
    if space == "wages":
        return Gain(money=4 * cowboys)
    if space == "ammunition":
        return Gain(firepower=3)
    if space == "roads_3":
        return Gain(roads=3)
    if space == "roads_1":
        return Gain(roads=cowboys)
    if space == "income_parcels":
        return Gain(money=2 * len(parcels_of(position, seat)))
    if space == "income_cowboys":
        return Gain(money=2 * firepower(position, seat))
    if space == "income_gambling":
        return Gain(money=dice[0] + dice[1])
    if space == "vp_parcels":
        return Gain(vp=len(parcels_of(position, seat)) // 2)
    if space == "vp_buildings":
        return Gain(vp=len(buildings_of(position, seat)))
    if space == "vp_cowboys":
        return Gain(vp=firepower(position, seat) // 2)
    raise ValueError(space)


def buy_vp_options(position: Position, seat: int, price: int) -> list[tuple[int, int]]:
    """CC-085, CC-086: the (VP, money) pairs of a buy-VP space; empty when it is closed."""
    if price not in BUY_VP_OPEN[position.round]:
        return []
    most = position.money[seat] // price
    return [(vp, vp * price) for vp in range(1, most + 1)]


def money_limit_options(position: Position, seat: int) -> list[tuple[int, int]]:
    """CC-160: every (money spent, VP gained) pair that satisfies the money limit."""
    money = position.money[seat]
    least = max(0, money - MONEY_LIMIT[position.character[seat]])
    return [(spent, spent // 10) for spent in range(least, money + 1)]


def new_cowboys(position: Position, seat: int) -> int:
    """CC-158, CC-285: cowboys taken at the end of this round.

    All others have returned by then, so the seat's cowboys are in reserve or on the Town Hall.
    A white cowboy there is none of the ten (CC-176).
    """
    sitting = position.town_hall_occupant == seat and not position.white_cowboy_sits
    cowboys = position.reserve_cowboys[seat] + sitting
    return min(NEW_COWBOYS[position.round], COWBOYS - cowboys)


def city_symbols(position: Position) -> int:
    """CC-169: house symbols in the whole city, all owners and unowned."""
    return sum(symbols(position, parcel) for parcel in all_parcels())


def final_score(position: Position) -> list[dict[str, int]]:
    """CC-165 to CC-169: the VP each seat adds at the end, by category."""
    scores = []
    for seat in range(position.players):
        tiles = [position.tile.get(parcel) for parcel in parcels_of(position, seat)]
        station = city_symbols(position) // 2 if "station" in tiles else 0
        scores.append(
            {
                "money": position.money[seat] // 6,
                "buildings": 2 * len(buildings_of(position, seat)),
                "houses": 2 * sum(name in HOUSES for name in tiles),
                "mountains": 2 * tiles.count("mountain"),
                "station": station,
            }
        )
    return scores


def final_totals(position: Position) -> list[int]:
    """CC-165 to CC-169, CC-171: VP from the track plus the final score."""
    scores = final_score(position)
    return [position.vp[seat] + sum(scores[seat].values()) for seat in range(position.players)]


def ranking(position: Position) -> list[int]:
    """CC-171: the seats from first to last; ties by pass order of round 4."""
    totals = final_totals(position)
    return sorted(
        range(position.players),
        key=lambda seat: (-totals[seat], position.pass_order.index(seat)),
    )
