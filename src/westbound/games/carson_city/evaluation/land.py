"""A seat's land, buildings, money and pieces as numbers: all that no placed cowboy changes."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.base.heuristics import Rating
from westbound.games.carson_city.base.rules.action_spaces import is_open
from westbound.games.carson_city.base.rules.end_of_round import money_limit
from westbound.games.carson_city.base.rules.income import building_income, symbols
from westbound.games.carson_city.components import (
    BUILDING,
    BUILDINGS,
    BUY_VP_PRICES,
    HOUSE,
    MOUNTAIN,
    ROUNDS,
    ROW_PRICES,
    TERRACE,
    TILE_NAMES,
    VACANT,
)
from westbound.games.carson_city.evaluation.places_on_map import (
    OFF_CENTRE,
    road_whereabouts,
    whereabouts,
    wider,
)
from westbound.games.carson_city.evaluation.rows import Row, row_of
from westbound.games.carson_city.geometry import ALL_PARCELS, NEIGHBOURS, members
from westbound.games.carson_city.state import CarsonState

NO_LIMIT: Final = 60  # what a seat without a card yet may think of as its limit

MONEY: Final = (
    "income a round", "income to come", "best building's income", "paydays to come", "money",
    "money with the next income", "money over the limit", "money limit",
    "points that money can buy this round", "cheapest points on sale", "Town Hall levels",
)  # fmt: skip
SITES: Final = (
    "free parcels", "free parcels at roads", "free parcels one step off the roads",
    "free parcels two steps off the roads", "best site for a ranch", "best site for a mine",
    "best site for a house symbol", "best site at a road", "all sites for ranches",
    "all sites for mines", "all sites for house symbols", "free parcels near houses",
    "free parcels near houses at roads",
)  # fmt: skip
PIECES: Final = (
    "kept buildings", "worth of kept buildings", "roads in hand", "revolvers",
    "firepower of characters", "has the 3-revolver token", "property tiles left",
    "cowboys in the general reserve", "sits in the Town Hall", "the Town Hall stands",
    "has the white cowboy", "the white cowboy waits", "may take money or double an income",
)  # fmt: skip
ROADS: Final = (
    "own parcels at roads", "buildings without income", "open land at roads",
    "rivals' free parcels at roads", "roads on the map", "roads west to east", "columns of roads",
    "rows of roads",
)  # fmt: skip
AROUND: Final = (
    "own parcels", "own houses", "own mountains", "own buildings", "own parcels off the centre",
    "own parcels side by side", "rivals' parcels at own ones", "houses two steps from own parcels",
    "usable houses near own buildings", "rivals' houses near own buildings", "unowned houses",
    "rivals' houses", "own houses near rivals' buildings", "open land near houses",
    "open land near own land", "rivals' free parcels near houses", "houses left", "open parcels",
)  # fmt: skip
WHERE: Final = tuple(
    f"{what} of {things}"
    for things in (
        "own parcels", "own buildings", "houses", "double symbols", "outlaws", "the Town Hall",
    )
    for what in ("columns", "rows")
)  # fmt: skip
OWN_TYPES: Final = tuple(f"own {TILE_NAMES[code]}" for code in BUILDINGS)
TYPE_SITES: Final = tuple(f"columns of own {TILE_NAMES[code]}" for code in BUILDINGS)
ON_SALE: Final = (
    *(f"worth of the building for {price}" for price in ROW_PRICES),
    "worth of all buildings on sale", "worth of the best building on sale",
)  # fmt: skip
FIXED: Final = (*AROUND, *WHERE, *OWN_TYPES, *TYPE_SITES)
LAND: Final = (*MONEY, *SITES, *PIECES, *ROADS, *ON_SALE, *FIXED)


def land_numbers(rating: Rating, shared: dict[tuple[object, ...], Row]) -> Row:
    """In the order of `LAND`; what neither road nor money changes is found among the `shared`."""
    state, seat = rating.state, rating.seat
    key = (tuple(state.of_type), state.owned[seat], state.unowned, state.outlaws, state.town_hall)
    fixed = shared.get(key)
    if fixed is None:
        numbers = [*_around(state, seat), *_where(state, seat), *_types(state, seat)]
        fixed = shared[key] = row_of(numbers)
    own = (*_money(rating), *_sites(rating), *_pieces(rating))
    return row_of([*own, *_roads(state, seat), *_on_sale(rating)]) + fixed


def _money(rating: Rating) -> list[float]:
    state, seat, left = rating.state, rating.seat, rating.incomes
    built = members(state.built[seat])
    incomes = [building_income(state, parcel) for parcel in built]
    income, money = sum(incomes), state.money[seat]
    soon = money + (income if left > ROUNDS - state.round else 0)
    limit = money_limit(state, seat) if state.card[seat] >= 0 else NO_LIMIT
    price = cheapest_points(state)
    levels = sum(BUILDING[state.tile[parcel]].step for parcel in built)
    return [
        income / 20, income * left / 40, max(incomes, default=0) / 10, left / 4, money / 30,
        soon / 30, max(0, soon - limit) / 20, limit / 60, soon // price / 10, price / 5,
        levels * left / 20,
    ]  # fmt: skip


def cheapest_points(state: CarsonState) -> int:
    """CC-085: what a point costs where it is cheapest this round."""
    return min(price for i, price in enumerate(BUY_VP_PRICES) if is_open(i, state.round))


def _sites(rating: Rating) -> list[float]:
    state, seat, free = rating.state, rating.seat, rating.free
    usable = state.owned[seat] | state.unowned
    mountains, linked = state.of_type[MOUNTAIN] & usable, free & state.connected
    ranches, mines, houses, at_road = [0], [0], [0], [0]
    for parcel in members(free):
        around = NEIGHBOURS[parcel]
        ranches.append((around & (state.vacant | state.setup.river)).bit_count())
        mines.append((around & mountains).bit_count())
        houses.append(symbols(state, around & usable))
        if linked >> parcel & 1:
            at_road.append(houses[-1] + 1)
    by_houses = wider(state.one_symbol | state.two_symbols)
    one = wider(state.connected)
    two = wider(one) & ~one
    return [
        free.bit_count() / 3, linked.bit_count() / 3,
        (free & one & ~state.connected).bit_count() / 2, (free & two).bit_count() / 2,
        max(ranches) / 8, max(mines) / 3, max(houses) / 4, max(at_road) / 4, sum(ranches) / 16,
        sum(mines) / 5, sum(houses) / 6, (free & by_houses).bit_count() / 3,
        (linked & by_houses).bit_count() / 3,
    ]  # fmt: skip


def _pieces(rating: Rating) -> list[float]:
    state, seat = rating.state, rating.seat
    kept = state.kept[seat]
    return [
        len(kept) / 2, sum([rating.building(code) for code in kept]) / 5, state.roads[seat] / 3,
        state.revolvers[seat] / 3, state.bonus[seat] / 3, float(state.ammunition == seat),
        state.property_left[seat] / 10, state.general[seat] / 10, float(state.sitter == seat),
        float(state.town_hall >= 0), float(state.white_owner == seat),
        float(state.white_owner == seat and state.white_at < 0), float(bool(state.grocer[seat])),
    ]  # fmt: skip


def _roads(state: CarsonState, seat: int) -> list[float]:
    own, unowned, connected = state.owned[seat], state.unowned, state.connected
    theirs_free = state.vacant & ~unowned & ~own
    idle = sum([not building_income(state, parcel) for parcel in members(state.built[seat])])
    return [
        (own & connected).bit_count() / 8, idle / 3,
        (unowned & state.vacant & ~state.closed & connected).bit_count() / 20,
        (theirs_free & connected).bit_count() / 4, state.network.bit_count() / 15,
        *road_whereabouts(state.network),
    ]  # fmt: skip


def _around(state: CarsonState, seat: int) -> list[float]:
    own, built, unowned = state.owned[seat], state.built[seat], state.unowned
    homes = state.of_type[HOUSE] | state.of_type[TERRACE]
    houses = state.one_symbol | state.two_symbols
    theirs = ALL_PARCELS & ~unowned & ~own & ~state.setup.river
    open_land = unowned & state.vacant & ~state.closed
    by_houses, by_built, near = wider(houses), wider(built), wider(own)
    parcels = members(own)
    return [
        own.bit_count() / 8, (own & homes).bit_count() / 3,
        (own & state.of_type[MOUNTAIN]).bit_count() / 3, built.bit_count() / 5,
        sum([OFF_CENTRE[parcel] for parcel in parcels]) / 4,
        sum([(NEIGHBOURS[parcel] & own).bit_count() for parcel in parcels]) / 10,
        sum([(NEIGHBOURS[parcel] & theirs).bit_count() for parcel in parcels]) / 10,
        (wider(near) & ~near & houses).bit_count() / 6,
        (by_built & homes & (own | unowned)).bit_count() / 4,
        (by_built & homes & theirs).bit_count() / 4, (homes & unowned).bit_count() / 5,
        (homes & theirs).bit_count() / 5,
        (own & homes & wider(theirs & ~state.vacant)).bit_count() / 3,
        (open_land & by_houses).bit_count() / 15, (open_land & near).bit_count() / 10,
        (theirs & state.vacant & by_houses).bit_count() / 4, state.houses_left / 20,
        open_land.bit_count() / 40,
    ]  # fmt: skip


def _where(state: CarsonState, seat: int) -> list[float]:
    masks = (
        state.owned[seat],
        state.built[seat],
        state.of_type[HOUSE] | state.of_type[TERRACE],
        state.two_symbols,
        state.outlaws,
        1 << state.town_hall if state.town_hall >= 0 else 0,
    )
    return [number / 8 for mask in masks for number in whereabouts(mask)]


def _types(state: CarsonState, seat: int) -> list[float]:
    built = state.built[seat]
    own = [built & state.of_type[code] for code in BUILDINGS]
    return [
        *(float(mask.bit_count()) for mask in own),
        *(whereabouts(mask)[0] / 2 if mask else 0.0 for mask in own),
    ]


def _on_sale(rating: Rating) -> list[float]:
    worth = [rating.building(code) / 5 if code != VACANT else 0.0 for code in rating.state.row]
    return [*worth, sum(worth) / 4, max(worth)]
