"""What a move costs and brings, said before it is confirmed. Nothing is carried out here.

Only who decides reads it; still it tells nothing that the others have sealed (CC-010).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from westbound.engine.game import Sentence
from westbound.engine.move import Move
from westbound.engine.refusal import Param
from westbound.games.carson_city.base.moves import (
    Build,
    BuyBuilding,
    BuyParcel,
    BuyVP,
    ChooseCharacter,
    Claim,
    LayRoad,
    PlaceCowboy,
    Spend,
    Steal,
)
from westbound.games.carson_city.base.rules.buy_buildings import building_price
from westbound.games.carson_city.base.rules.choose_characters import face_named
from westbound.games.carson_city.base.rules.end_of_round import MONEY_PER_VP
from westbound.games.carson_city.base.rules.income import building_income, formula_income
from westbound.games.carson_city.base.rules.parcel_price import price_for
from westbound.games.carson_city.base.rules.roads import roads_for
from westbound.games.carson_city.base.steps import (
    BuyFromRow,
    BuyPoints,
    PlaceBuilding,
    TownHallRoads,
)
from westbound.games.carson_city.characters import banker, captain
from westbound.games.carson_city.characters.captain import Arm, Recruit
from westbound.games.carson_city.characters.grocer import DoubleIncome
from westbound.games.carson_city.characters.newsboy import BorrowCard
from westbound.games.carson_city.characters.take_tiles import ClaimForTile
from westbound.games.carson_city.characters.white_cowboy import PlaceWhite
from westbound.games.carson_city.components import BUILDING, TILE_NAMES, TOWN_HALL
from westbound.games.carson_city.geometry import TOUCHES, members
from westbound.games.carson_city.previews_of_places import placing
from westbound.games.carson_city.previews_of_variants import VARIANT_PREVIEWS, payment
from westbound.games.carson_city.sentences import governors_points
from westbound.games.carson_city.state import CarsonState

Preview: TypeAlias = Callable[..., Sentence | None]


def preview(state: CarsonState, move: Move, seat: int) -> Sentence | None:
    """The effect of a legal move in one sentence, or None where the label says it all."""
    look = _PREVIEWS.get(type(move))
    return look(state, move, seat) if look else None


# --- paying


def _buy_parcel(state: CarsonState, move: BuyParcel, seat: int) -> Sentence:
    return payment(state, seat, price_for(state, seat, move.parcel))


def _buy_building(state: CarsonState, move: BuyBuilding, seat: int) -> Sentence | None:
    step = state.agenda[-1]
    if not isinstance(step, BuyFromRow):
        return None
    return payment(state, seat, building_price(state, seat, step.space))


def _buy_vp(state: CarsonState, move: BuyVP, seat: int) -> Sentence | None:
    step = state.agenda[-1]
    if isinstance(step, BuyPoints):
        return payment(state, seat, move.amount * step.price)
    return payment(state, seat, banker.PRICES[move.amount])


def _recruit(state: CarsonState, move: Recruit, seat: int) -> Sentence:
    return payment(state, seat, captain.PRICES[move.amount])


def _arm(state: CarsonState, move: Arm, seat: int) -> Sentence:
    return payment(state, seat, captain.REVOLVER_PRICES[move.amount])


def _spend(state: CarsonState, move: Spend, seat: int) -> Sentence:
    left = state.money[seat] - move.amount
    vp = move.amount // MONEY_PER_VP
    return Sentence("spending", {"vp": vp, "cost": move.amount, "left": left})


# --- building


def _build(state: CarsonState, move: Build, seat: int) -> Sentence:
    step = state.agenda[-1]
    code = step.building if isinstance(step, PlaceBuilding) else TOWN_HALL
    return _building(state, seat, move.parcel, code)


def _claim(state: CarsonState, move: Claim, seat: int) -> Sentence | None:
    step = state.agenda[-1]
    if not isinstance(step, ClaimForTile):
        return None
    return _building(state, seat, move.parcel, step.building)


def _building(state: CarsonState, seat: int, parcel: int, code: int) -> Sentence:
    building = BUILDING[code]
    params: dict[str, Param] = {"building": TILE_NAMES[code], "houses": building.houses}
    if building.income.kind == "none":
        return Sentence("building", params)
    params["money"] = formula_income(state, seat, parcel, code)
    return Sentence("building_income", params)


def _road(state: CarsonState, move: LayRoad, seat: int) -> Sentence:
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


def _steal(state: CarsonState, move: Steal, seat: int) -> Sentence:
    return Sentence("steal", {"money": building_income(state, move.parcel) // 2})


def _double(state: CarsonState, move: DoubleIncome, seat: int) -> Sentence:
    own = state.of_type[move.building] & state.built[seat]
    return Sentence("double", {"money": sum(building_income(state, p) for p in members(own))})


# --- characters


def _choose(state: CarsonState, move: ChooseCharacter, seat: int) -> Sentence:
    """CC-173, CC-174: a borrowed card is used with order 0, its limit perhaps lowered."""
    card = face_named(state, move.name)
    order, limit = card.number, card.limit
    if isinstance(state.agenda[-1], BorrowCard):
        order, limit = 0, limit - state.power(seat).share
    return Sentence(f"choose.{card.face}", {"limit": limit, "order": order})


_PREVIEWS: Final[Mapping[type[Move], Preview]] = {
    PlaceCowboy: placing,
    PlaceWhite: placing,
    BuyParcel: _buy_parcel,
    BuyBuilding: _buy_building,
    BuyVP: _buy_vp,
    Recruit: _recruit,
    Arm: _arm,
    Spend: _spend,
    Build: _build,
    Claim: _claim,
    LayRoad: _road,
    Steal: _steal,
    DoubleIncome: _double,
    ChooseCharacter: _choose,
    **VARIANT_PREVIEWS,
}
