"""The cowboys on the board as numbers: what they may win, where rivals stand, who has passed."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from westbound.games.carson_city.base.rules.duels import firepower
from westbound.games.carson_city.base.rules.income import building_income, symbols
from westbound.games.carson_city.components import (
    BUILDING,
    BUY_VP_PRICES,
    MOUNTAIN,
    ROUNDS,
    TABLE,
    VACANT,
)
from westbound.games.carson_city.evaluation.places_on_map import (
    COLUMN,
    OFF_CENTRE,
    ROW,
    whereabouts,
    wider,
)
from westbound.games.carson_city.evaluation.rows import Row, row_of, zeros
from westbound.games.carson_city.evaluation.sight import Sight
from westbound.games.carson_city.geometry import ALL_PARCELS, NEIGHBOURS, PARCELS, members
from westbound.games.carson_city.locations import (
    AMMUNITION,
    BUILD_SPACES,
    BUY_VP_SPACES,
    FIRST_CORRAL,
    GAMBLING,
    INCOME_COWBOYS,
    INCOME_PARCELS,
    LOCATION_NAMES,
    ROADS_3,
    VP_BUILDINGS,
    VP_COWBOYS,
    VP_PARCELS,
)
from westbound.games.carson_city.state import CarsonState

SPACES: Final = (
    AMMUNITION, ROADS_3, *BUILD_SPACES, INCOME_PARCELS, INCOME_COWBOYS, GAMBLING,
    VP_PARCELS, VP_BUILDINGS, VP_COWBOYS, *BUY_VP_SPACES,
)  # fmt: skip
_PLACE: Final = {location: number for number, location in enumerate(SPACES)}
_PAY: Final = frozenset((INCOME_PARCELS, INCOME_COWBOYS, GAMBLING))
_WAGE: Final[int] = TABLE["spaces"]["wages_money"]

OWN: Final = (
    "cowboys left", "workers for wages", "workers for roads", "cowboys on the board", "firepower",
    "firepower of the strongest rival", "lead in firepower", "rivals with more firepower",
    "parcels to buy", "parcels likely bought", "gain of parcels to buy", "price of parcels to buy",
    "open land at parcels to buy", "mountains at parcels to buy", "houses at parcels to buy",
    "roads at parcels to buy", "tiles on parcels to buy", "own land at parcels to buy",
    "rivals' land at parcels to buy", "parcels to buy off the centre",
    "parcels to buy near roads", "columns of parcels to buy", "rows of parcels to buy",
    "attacks", "income to steal", "own buildings defended", "Town Hall likely taken",
    "columns of attacks", "money likely spent", "money likely left", "money likely earned",
    "points likely bought", "money for points", "corrals taken",
)  # fmt: skip
THEIRS: Final = (
    "own income under attack", "income stolen", "columns of thefts", "rows of thefts",
    "income lost", "rivals' cowboys on parcels",
    "rivals' cowboys at own places", "rivals' cowboys on the board", "rivals still placing",
    "has passed", "passed first", "players passed before", "place in the turn order",
    "chooses early next round", "white cowboy on the board",
)  # fmt: skip
COWBOYS: Final = (
    *OWN,
    *THEIRS,
    *(f"chance at {LOCATION_NAMES[location]}" for location in SPACES),
    *(f"gain at {LOCATION_NAMES[location]}" for location in SPACES),
    *(f"rivals at {LOCATION_NAMES[location]}" for location in SPACES),
)


def cowboy_numbers(sight: Sight, placed: list[tuple[int, float, float, float]], land: Row) -> Row:
    """In the order of `COWBOYS`; `placed` are the seat's own with chance, gain and cost."""
    chances, gains = zeros(len(SPACES)), zeros(len(SPACES))
    earned = sight.money_value
    parcels, others = [], []
    pay = spent = 0.0
    state, seat = sight.state, sight.seat
    for cowboy in placed:
        location, chance, gain, cost = cowboy
        spent += cost * chance
        if location >= PARCELS:
            number = _PLACE.get(location)
            if number is not None:
                chances[number], gains[number] = chance, chance * gain / 3
                if location in _PAY:
                    pay += chance * gain / earned
        elif state.owner[location] < 0:
            parcels.append(cowboy)
        else:
            others.append(cowboy)
    pay += _WAGE * state.wage_workers[seat] + _coming_income(sight, land)
    money = state.money[seat]
    bought = _points_bought(chances, money + pay - spent)
    row = row_of(_strength(sight))
    row.extend(_to_buy(sight, parcels) if parcels else _NONE_TO_BUY)
    row.extend(_at_buildings(sight, others) if others else _NO_BUILDINGS)
    row.extend((
        spent / 20, (money - spent) / 30, pay / 20, bought / 10,
        (money + pay - spent) / 30, float(state.at[seat] >> FIRST_CORRAL),
    ))  # fmt: skip
    row.extend(_theirs(sight))
    return row + chances + gains + _rivals_at(_others_at(state, seat))


def _coming_income(sight: Sight, land: Row) -> float:
    """What the seat's buildings pay this round, in money; the land's numbers know it already."""
    this_round = sight.incomes > ROUNDS - sight.now
    return 20 * land[0] if this_round else 0.0


def _points_bought(chances: Row, money: float) -> float:
    """CC-085: the cheapest space that is won first, then what is left."""
    points, left = 0.0, 1.0
    for price, chance in zip(reversed(BUY_VP_PRICES), reversed(chances), strict=False):
        points += left * chance * money / price
        left *= 1 - chance
    return max(0.0, points)


def _strength(sight: Sight) -> tuple[float, ...]:
    state, seat, own = sight.state, sight.seat, sight.own_fire
    rivals = [firepower(state, s) for s in range(state.setup.players) if s != seat]
    strongest = max(rivals)
    return (
        state.reserve[seat] / 5, state.wage_workers[seat] / 2, state.road_workers[seat] / 2,
        state.at[seat].bit_count() / 5, own / 5, strongest / 5, (own - strongest) / 5,
        sum([fire > own for fire in rivals]) / 2,
    )  # fmt: skip


_NONE_TO_BUY: Final = (0.0,) * 15


def _to_buy(sight: Sight, placed: list[tuple[int, float, float, float]]) -> list[float]:
    state, seat = sight.state, sight.seat
    own, usable = state.owned[seat], state.owned[seat] | state.unowned
    mountains = state.of_type[MOUNTAIN] & usable
    theirs, beside = ALL_PARCELS & ~usable | sight.met, wider(state.connected)
    mine = own | state.at[seat]
    count = likely = gains = costs = space = hills = houses = linked = 0.0
    tiles = near = hostile = off = roads = columns = rows = 0.0
    for parcel, chance, gain, cost in placed:
        around = NEIGHBOURS[parcel]
        count += 1
        likely += chance
        gains += chance * gain
        costs += chance * cost
        space += chance * (around & state.vacant).bit_count()
        hills += chance * (around & mountains).bit_count()
        houses += chance * symbols(state, around & usable)
        linked += chance * (state.connected >> parcel & 1)
        tiles += chance * (state.tile[parcel] != VACANT)
        near += chance * (around & mine).bit_count()
        hostile += chance * (around & theirs).bit_count()
        off += OFF_CENTRE[parcel]
        roads += chance * (beside >> parcel & 1)
        columns += COLUMN[parcel]
        rows += ROW[parcel]
    return [
        count / 2, likely / 2, gains / 3, costs / 10, space / 8, hills / 3, houses / 3, linked,
        tiles, near / 3, hostile / 3, off, roads, columns / 4, rows / 4,
    ]  # fmt: skip


_NO_BUILDINGS: Final = (0.0,) * 5


def _at_buildings(sight: Sight, placed: list[tuple[int, float, float, float]]) -> list[float]:
    """Attacks on rivals' buildings, own ones defended, and the Town Hall."""
    state, seat = sight.state, sight.seat
    attacks = steals = defended = hall = columns = 0.0
    for parcel, chance, _, _ in placed:
        if parcel == state.town_hall:
            hall += chance
            continue
        income = building_income(state, parcel) if state.tile[parcel] in BUILDING else 0
        columns += COLUMN[parcel] + ROW[parcel] / 3
        if state.owner[parcel] == seat:
            defended += chance * (1 + income / 2)
        else:
            attacks += chance
            steals += chance * (income // 2)
    return [attacks / 2, steals / 5, defended / 5, hall, columns / 4]


def _theirs(sight: Sight) -> list[float]:
    state, seat, met, passed = sight.state, sight.seat, sight.met, sight.state.passed
    players, own = state.setup.players, state.at[seat]
    attacked = met & state.built[seat]
    risk = sum([building_income(state, p) // 2 for p in members(attacked)]) if attacked else 0
    stolen = lost = 0
    thefts = (0.0, 0.0)
    if any(state.thefts):
        thefts = whereabouts(state.thefts[seat])
        for thief, taken in enumerate(state.thefts):
            income = sum([building_income(state, p) // 2 for p in members(taken)])
            stolen += income if thief == seat else 0
            lost += income if thief != seat and taken & state.built[seat] else 0
    has_passed = seat in passed
    before = passed.index(seat) if has_passed else len(passed)
    late = state.track.index(seat) / players if state.track else 0.5
    everybody = sum([mask.bit_count() for mask in state.at]) - own.bit_count()
    return [
        risk / 5, stolen / 5, thefts[0] / 2, thefts[1] / 2, lost / 5,
        (met & state.unowned).bit_count() / 2,
        (met & own).bit_count() / 2, everybody / 10, (players - len(passed) - (not has_passed)) / 3,
        float(has_passed), float(has_passed and before == 0), before / 3, late,
        float(has_passed and 2 * before < players), float(state.white_at >= 0),
    ]  # fmt: skip


def _others_at(state: CarsonState, seat: int) -> tuple[int, ...]:
    return tuple([mask >> PARCELS for other, mask in enumerate(state.at) if other != seat])


@lru_cache(maxsize=4096)
def _rivals_at(masks: tuple[int, ...]) -> Row:
    """How many rivals stand on each space."""
    return row_of([sum([mask >> space - PARCELS & 1 for mask in masks]) / 2 for space in SPACES])
