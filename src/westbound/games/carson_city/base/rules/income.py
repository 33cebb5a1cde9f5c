"""Income from buildings. Rules CC-116 to CC-122, CC-131 to CC-143, CC-151, CC-181."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from westbound.games.carson_city.base.rules.resolve_actions import send_home
from westbound.games.carson_city.components import BUILDING, MOUNTAIN, TILE_CODES, Building
from westbound.games.carson_city.geometry import ALL_PARCELS, NEIGHBOURS, members
from westbound.games.carson_city.state import CarsonState


def symbols(state: CarsonState, mask: int) -> int:
    """House symbols on the parcels of the mask; a terrace or hotel has two (CC-131)."""
    return (mask & state.one_symbol).bit_count() + 2 * (mask & state.two_symbols).bit_count()


def usable(state: CarsonState, seat: int) -> int:
    """CC-118: the seat counts what stands on its own and on unowned parcels, and the Town Hall."""
    return state.owned[seat] | state.unowned


# --- the printed formulas; each takes state, owner, parcel and the building


def _nothing(state: CarsonState, seat: int, parcel: int, building: Building) -> int:
    return 0


# CC-134: the hotel always earns the same.
def _fixed(state: CarsonState, seat: int, parcel: int, building: Building) -> int:
    return building.income.each


# CC-132: the ranch counts vacant neighbours, whoever owns them; CC-219: and the river.
def _vacant(state: CarsonState, seat: int, parcel: int, building: Building) -> int:
    count = (NEIGHBOURS[parcel] & (state.vacant | state.setup.river)).bit_count()
    return max(building.income.least, building.income.each * count)


# CC-133: the mine counts neighbouring mountains that are unowned or its owner's; CC-220: and what
# a river brings it.
def _mountains(state: CarsonState, seat: int, parcel: int, building: Building) -> int:
    mountains = state.of_type[MOUNTAIN] & usable(state, seat)
    income = building.income.each * (NEIGHBOURS[parcel] & mountains).bit_count()
    for variant in state.setup.variants:
        income += variant.mine_income(state, parcel)
    return income


def _per_own_type(state: CarsonState, seat: int, building: Building) -> int:
    if not building.income.bonus:
        return 0
    kind = TILE_CODES[building.income.bonus_type]
    return building.income.bonus * (state.built[seat] & state.of_type[kind]).bit_count()


# CC-139, CC-140, CC-141: usable symbols around it, and the owner's ranches or mines anywhere.
def _symbols(state: CarsonState, seat: int, parcel: int, building: Building) -> int:
    count = symbols(state, NEIGHBOURS[parcel] & usable(state, seat))
    return building.income.each * count + _per_own_type(state, seat, building)


# CC-143: the store counts its owner's symbols twice and everybody else's once.
def _store(state: CarsonState, seat: int, parcel: int, building: Building) -> int:
    around = NEIGHBOURS[parcel]
    own = symbols(state, around & state.owned[seat])
    return building.income.own * own + building.income.each * (symbols(state, around) - own)


# CC-142: the blacksmith earns by the round, and by its owner's ranches anywhere.
def _rounds(state: CarsonState, seat: int, parcel: int, building: Building) -> int:
    return building.income.each * state.round + _per_own_type(state, seat, building)


_FORMULAS: Final[dict[str, Callable[[CarsonState, int, int, Building], int]]] = {
    "none": _nothing,
    "fixed": _fixed,
    "vacant": _vacant,
    "mountains": _mountains,
    "symbols": _symbols,
    "store": _store,
    "rounds": _rounds,
}
_FORMULA: Final = tuple(
    _FORMULAS[BUILDING[code].income.kind] if code in BUILDING else _nothing for code in range(17)
)


def formula_income(state: CarsonState, seat: int, parcel: int, code: int) -> int:
    """What the printed formula gives this building of the seat on this parcel (CC-190)."""
    return _FORMULA[code](state, seat, parcel, BUILDING[code])


def building_income(state: CarsonState, parcel: int) -> int:
    """CC-121: formula, Town Hall level (CC-151), cap (CC-120), then one factor, in this order."""
    code, seat = state.tile[parcel], state.owner[parcel]
    building = BUILDING[code]
    income = _FORMULA[code](state, seat, parcel, building)
    if state.sitter == seat:
        income += building.step
    if building.cap:
        income = min(income, building.cap)
    if state.tripled >> parcel & 1:  # CC-192; CC-182: never together with a doubling
        return 3 * income
    if state.doubled[seat] == code or state.doubled_at >> parcel & 1:
        return 2 * income
    return income


def owners_income(state: CarsonState, parcel: int) -> int:
    """What a building pays before a thief takes half of it."""
    income = building_income(state, parcel)
    for variant in state.setup.variants:
        income = variant.owners_income(state, parcel, income)
    return income


def thief_of(state: CarsonState) -> dict[int, int]:
    """Who steals from which building. CC-202: one player at most, and nobody's claim is lost.

    In version 1 of the rules there could be two: the last by seat was paid.
    """
    thieves: dict[int, int] = {}
    for seat, stolen in enumerate(state.thefts):
        for building in members(stolen):
            assert building not in thieves or state.setup.rules_version < 2, "two thieves"
            thieves[building] = seat
    return thieves


def pay_income(state: CarsonState) -> None:
    """CC-116: every building pays; a thief takes half rounded down, the owner the rest (CC-123)."""
    thieves = thief_of(state)
    for seat, built in enumerate(state.built):
        for parcel in members(built):
            income = owners_income(state, parcel)
            if parcel in thieves:
                half = income // 2
                state.money[thieves[parcel]] += half
                income -= half
            state.money[seat] += income


def clear_buildings(state: CarsonState) -> None:
    """CC-122: after income the cowboys on buildings go home, and this round's thefts are over.

    CC-180: so is every doubling.
    """
    for seat, mask in enumerate(state.at):
        for location in members(mask & ~state.unowned & ALL_PARCELS):
            send_home(state, seat, location)
        state.thefts[seat] = 0
        state.doubled[seat] = 0
    state.tripled = state.doubled_at = 0
