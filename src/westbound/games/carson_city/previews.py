"""What a move costs and brings, said before it is confirmed. Nothing is carried out here."""

from __future__ import annotations

from westbound.engine.game import Sentence
from westbound.engine.move import Move
from westbound.engine.refusal import Param
from westbound.games.carson_city.characters import CHARACTERS
from westbound.games.carson_city.characters.captain import PRICES
from westbound.games.carson_city.components import BUILDING, BUY_VP_PRICES, TILE_NAMES, TOWN_HALL
from westbound.games.carson_city.geometry import PARCELS, TOUCHES
from westbound.games.carson_city.locations import (
    BUILD_SPACES,
    BUY_VP_SPACES,
    INCOME_COWBOYS,
    INCOME_PARCELS,
    SHARED,
    VP_BUILDINGS,
    VP_COWBOYS,
    VP_PARCELS,
)
from westbound.games.carson_city.moves import (
    Build,
    BuyBuilding,
    BuyParcel,
    BuyVP,
    ChooseCharacter,
    DoubleIncome,
    LayRoad,
    PlaceCowboy,
    PlaceWhite,
    Recruit,
    Spend,
    Steal,
)
from westbound.games.carson_city.rules.action_spaces import FIGURES
from westbound.games.carson_city.rules.buy_buildings import building_price
from westbound.games.carson_city.rules.choose_characters import NUMBER_OF
from westbound.games.carson_city.rules.duels import duellists_at, firepower
from westbound.games.carson_city.rules.end_of_round import MONEY_PER_VP
from westbound.games.carson_city.rules.income import building_income, formula_income
from westbound.games.carson_city.rules.parcel_price import parcel_price
from westbound.games.carson_city.state import NOBODY, CarsonState
from westbound.games.carson_city.steps import BuyFromRow, BuyPoints, PlaceBuilding


def preview(state: CarsonState, move: Move, seat: int) -> Sentence | None:
    """The effect of a legal move in one sentence, or None where the label says it all."""
    step = state.agenda[-1]
    if isinstance(move, PlaceCowboy):
        return _placing(state, move, seat)
    if isinstance(move, BuyParcel):
        return _payment(state, seat, parcel_price(state, move.parcel))
    if isinstance(move, BuyBuilding) and isinstance(step, BuyFromRow):
        return _payment(state, seat, building_price(state, seat, step.space))
    if isinstance(move, BuyVP) and isinstance(step, BuyPoints):
        return _payment(state, seat, move.amount * step.price)
    if isinstance(move, Recruit):
        return _payment(state, seat, PRICES[move.amount])
    if isinstance(move, Spend):
        return _spending(state, seat, move.amount)
    if isinstance(move, Build):
        code = step.building if isinstance(step, PlaceBuilding) else TOWN_HALL
        return _building(state, seat, move.parcel, code)
    if isinstance(move, Steal):
        return Sentence("steal", {"money": building_income(state, move.parcel) // 2})
    if isinstance(move, LayRoad):
        new = (TOUCHES[move.edge] & ~state.connected).bit_count()
        return Sentence("road", {"new": new, "roads": state.roads[seat] - 1})
    if isinstance(move, ChooseCharacter):
        card = CHARACTERS[NUMBER_OF[move.name]]
        return Sentence(f"choose.{card.name}", {"limit": card.limit, "order": card.number})
    if isinstance(move, DoubleIncome):
        own = state.of_type[move.building] & state.built[seat]
        income = sum(building_income(state, p) for p in range(PARCELS) if own >> p & 1)
        return Sentence("double", {"money": income})
    return None


def _payment(state: CarsonState, seat: int, cost: int) -> Sentence:
    money = state.money[seat]
    return Sentence("payment", {"cost": cost, "money": money, "left": money - cost})


def _spending(state: CarsonState, seat: int, amount: int) -> Sentence:
    left = state.money[seat] - amount
    return Sentence("spending", {"vp": amount // MONEY_PER_VP, "cost": amount, "left": left})


def _building(state: CarsonState, seat: int, parcel: int, code: int) -> Sentence:
    building = BUILDING[code]
    params: dict[str, Param] = {"building": TILE_NAMES[code], "houses": building.houses}
    if building.income.kind == "none":
        return Sentence("building", params)
    params["money"] = formula_income(state, seat, parcel, code)
    return Sentence("building_income", params)


def _placing(state: CarsonState, move: PlaceCowboy, seat: int) -> Sentence | None:
    """What the place would bring now, and who stands there already."""
    rivals = tuple(s for s in _standing(state, move.location) if s != seat)
    fire = firepower(state, seat) - (not isinstance(move, PlaceWhite))  # it leaves the reserve
    gain = _gain(state, move.location, seat, fire)
    if not rivals or move.location in SHARED:
        return gain
    params: dict[str, Param] = dict(gain.params) if gain else {}
    params["rival"], params["firepower"] = rivals, fire
    return Sentence(f"{gain.key if gain else 'place'}.duel", params)


def _standing(state: CarsonState, location: int) -> tuple[int, ...]:
    at_location = tuple(s for s, mask in enumerate(state.at) if mask >> location & 1)
    return at_location or duellists_at(state, location)


def _gain(state: CarsonState, location: int, seat: int, fire: int) -> Sentence | None:
    if location < PARCELS:
        return _on_the_map(state, location, seat)
    if location in BUILD_SPACES:
        space = BUILD_SPACES.index(location)
        building = TILE_NAMES[state.row[space]]
        cost = building_price(state, seat, space)
        return Sentence("place_row", {"building": building, "cost": cost})
    if location in BUY_VP_SPACES:
        price = BUY_VP_PRICES[BUY_VP_SPACES.index(location)]
        return Sentence("place_buy_vp", {"price": price})
    parcels = state.owned[seat].bit_count()
    money = {
        INCOME_PARCELS: FIGURES["parcel_money"] * parcels,
        INCOME_COWBOYS: FIGURES["firepower_money"] * fire,
    }
    points = {
        VP_PARCELS: parcels // FIGURES["parcels_per_vp"],
        VP_BUILDINGS: state.built[seat].bit_count(),
        VP_COWBOYS: fire // FIGURES["firepower_per_vp"],
    }
    if location in money:
        return Sentence("place_money", {"money": money[location]})
    if location in points:
        return Sentence("place_vp", {"vp": points[location]})
    return None


def _on_the_map(state: CarsonState, parcel: int, seat: int) -> Sentence | None:
    owner = state.owner[parcel]
    if parcel == state.town_hall:
        return None
    if owner == NOBODY:
        return Sentence("place_parcel", {"cost": parcel_price(state, parcel)})
    if owner == seat:
        return None
    return Sentence("place_attack", {"money": building_income(state, parcel) // 2, "owner": owner})
