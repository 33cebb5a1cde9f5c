"""What a move costs and brings, said before it is confirmed. Nothing is carried out here.

Only who decides reads it; still it tells nothing that the others have sealed (CC-010).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from westbound.engine.game import Sentence
from westbound.engine.move import Move
from westbound.engine.refusal import Param
from westbound.games.carson_city import moves as m
from westbound.games.carson_city import variant_moves as vm
from westbound.games.carson_city import variant_steps as v
from westbound.games.carson_city.characters import banker, captain
from westbound.games.carson_city.components import BUILDING, TILE_NAMES, TOWN_HALL
from westbound.games.carson_city.geometry import TOUCHES, members
from westbound.games.carson_city.previews_of_places import placing
from westbound.games.carson_city.previews_of_variants import VARIANT_PREVIEWS, payment
from westbound.games.carson_city.rules.buy_buildings import building_price
from westbound.games.carson_city.rules.choose_characters import face_named
from westbound.games.carson_city.rules.end_of_round import MONEY_PER_VP
from westbound.games.carson_city.rules.income import building_income, formula_income
from westbound.games.carson_city.rules.parcel_price import price_for
from westbound.games.carson_city.rules.roads import roads_for
from westbound.games.carson_city.sentences import governors_points
from westbound.games.carson_city.state import CarsonState
from westbound.games.carson_city.steps import BuyFromRow, BuyPoints, PlaceBuilding, TownHallRoads

Preview: TypeAlias = Callable[..., Sentence | None]


def preview(state: CarsonState, move: Move, seat: int) -> Sentence | None:
    """The effect of a legal move in one sentence, or None where the label says it all."""
    look = _PREVIEWS.get(type(move))
    return look(state, move, seat) if look else None


# --- paying


def _buy_parcel(state: CarsonState, move: m.BuyParcel, seat: int) -> Sentence:
    return payment(state, seat, price_for(state, seat, move.parcel))


def _buy_building(state: CarsonState, move: m.BuyBuilding, seat: int) -> Sentence | None:
    step = state.agenda[-1]
    if not isinstance(step, BuyFromRow):
        return None
    return payment(state, seat, building_price(state, seat, step.space))


def _buy_vp(state: CarsonState, move: m.BuyVP, seat: int) -> Sentence | None:
    step = state.agenda[-1]
    if isinstance(step, BuyPoints):
        return payment(state, seat, move.amount * step.price)
    return payment(state, seat, banker.PRICES[move.amount])


def _recruit(state: CarsonState, move: m.Recruit, seat: int) -> Sentence:
    return payment(state, seat, captain.PRICES[move.amount])


def _arm(state: CarsonState, move: vm.Arm, seat: int) -> Sentence:
    return payment(state, seat, captain.REVOLVER_PRICES[move.amount])


def _spend(state: CarsonState, move: m.Spend, seat: int) -> Sentence:
    left = state.money[seat] - move.amount
    vp = move.amount // MONEY_PER_VP
    return Sentence("spending", {"vp": vp, "cost": move.amount, "left": left})


# --- building


def _build(state: CarsonState, move: m.Build, seat: int) -> Sentence:
    step = state.agenda[-1]
    code = step.building if isinstance(step, PlaceBuilding) else TOWN_HALL
    return _building(state, seat, move.parcel, code)


def _claim(state: CarsonState, move: m.Claim, seat: int) -> Sentence | None:
    step = state.agenda[-1]
    if not isinstance(step, v.ClaimForTile):
        return None
    return _building(state, seat, move.parcel, step.building)


def _building(state: CarsonState, seat: int, parcel: int, code: int) -> Sentence:
    building = BUILDING[code]
    params: dict[str, Param] = {"building": TILE_NAMES[code], "houses": building.houses}
    if building.income.kind == "none":
        return Sentence("building", params)
    params["money"] = formula_income(state, seat, parcel, code)
    return Sentence("building_income", params)


def _road(state: CarsonState, move: m.LayRoad, seat: int) -> Sentence:
    """CC-147: the Town Hall's roads come from the general reserve."""
    supplied = isinstance(state.agenda[-1], TownHallRoads)
    vp = 0 if supplied else governors_points(state, seat, move.edge)
    new = TOUCHES[move.edge] & ~state.connected & ~state.setup.river
    params: dict[str, Param] = {
        "new": new.bit_count(),
        "roads": state.roads[seat] - (0 if supplied else roads_for(state, move.edge)),
        "vp": vp,
    }
    key = "bridge" if state.setup.water >> move.edge & 1 else "road"
    return Sentence(f"{key}_points" if vp else key, params)


# --- income


def _steal(state: CarsonState, move: m.Steal, seat: int) -> Sentence:
    return Sentence("steal", {"money": building_income(state, move.parcel) // 2})


def _double(state: CarsonState, move: m.DoubleIncome, seat: int) -> Sentence:
    own = state.of_type[move.building] & state.built[seat]
    return Sentence("double", {"money": sum(building_income(state, p) for p in members(own))})


# --- characters


def _choose(state: CarsonState, move: m.ChooseCharacter, seat: int) -> Sentence:
    """CC-173, CC-174: a borrowed card is used with order 0, its limit perhaps lowered."""
    card = face_named(state, move.name)
    order, limit = card.number, card.limit
    if isinstance(state.agenda[-1], v.BorrowCard):
        order, limit = 0, limit - state.power(seat).share
    return Sentence(f"choose.{card.face}", {"limit": limit, "order": order})


_PREVIEWS: Final[Mapping[type[Move], Preview]] = {
    m.PlaceCowboy: placing,
    m.PlaceWhite: placing,
    m.BuyParcel: _buy_parcel,
    m.BuyBuilding: _buy_building,
    m.BuyVP: _buy_vp,
    m.Recruit: _recruit,
    vm.Arm: _arm,
    m.Spend: _spend,
    m.Build: _build,
    m.Claim: _claim,
    m.LayRoad: _road,
    m.Steal: _steal,
    m.DoubleIncome: _double,
    m.ChooseCharacter: _choose,
    **VARIANT_PREVIEWS,
}
