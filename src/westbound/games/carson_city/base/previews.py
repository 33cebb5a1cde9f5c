"""What a move of the base game costs and brings, said before it is confirmed.

Only the player who decides reads it; even so it tells nothing that others have sealed (CC-010).
"""

from __future__ import annotations

from typing import Final

from westbound.engine.game import Sentence
from westbound.engine.refusal import Param
from westbound.engine.step import Step
from westbound.games.carson_city.base.moves import (
    Build,
    BuyBuilding,
    BuyParcel,
    BuyVP,
    LayRoad,
    PlaceCowboy,
    Spend,
    Steal,
)
from westbound.games.carson_city.base.rules.action_spaces import FIGURES
from westbound.games.carson_city.base.rules.buy_buildings import building_price
from westbound.games.carson_city.base.rules.duels import firepower
from westbound.games.carson_city.base.rules.end_of_round import MONEY_PER_VP
from westbound.games.carson_city.base.rules.income import building_income, formula_income
from westbound.games.carson_city.base.rules.parcel_price import price_for
from westbound.games.carson_city.base.rules.places import at_seen, quiet_seen
from westbound.games.carson_city.base.rules.roads import roads_for
from westbound.games.carson_city.base.steps import (
    BuyFromRow,
    BuyPoints,
    PlaceBuilding,
    PlaceOrPass,
    PlaceTownHall,
    TownHallRoads,
)
from westbound.games.carson_city.characters.white_cowboy import PlaceWhite
from westbound.games.carson_city.components import BUILDING, BUY_VP_PRICES, TILE_NAMES, TOWN_HALL
from westbound.games.carson_city.geometry import TOUCHES
from westbound.games.carson_city.locations import (
    BUILD_SPACES,
    BUY_VP_SPACES,
    INCOME_COWBOYS,
    INCOME_PARCELS,
    SHARED,
    VP_BUILDINGS,
    VP_COWBOYS,
    VP_PARCELS,
    is_corral,
    is_parcel,
)
from westbound.games.carson_city.state import NOBODY, CarsonState
from westbound.kit.messages import Params, preview, sentence
from westbound.kit.moves import Pass

# --- paying


def payment(state: CarsonState, seat: int, cost: int, key: str = "payment") -> Sentence:
    money = state.money[seat]
    return sentence(key, cost=cost, money=money, left=money - cost)


def _buy_parcel(state: CarsonState, step: Step, move: BuyParcel) -> Sentence:
    return payment(state, step.seat, price_for(state, step.seat, move.parcel))


def _buy_building(state: CarsonState, step: BuyFromRow, move: BuyBuilding) -> Sentence:
    return payment(state, step.seat, building_price(state, step.seat, step.space))


def _buy_vp(state: CarsonState, step: BuyPoints, move: BuyVP) -> Sentence:
    return payment(state, step.seat, move.amount * step.price)


def _spend(state: CarsonState, step: Step, move: Spend) -> Sentence:
    left = state.money[step.seat] - move.amount
    return sentence("spending", vp=move.amount // MONEY_PER_VP, cost=move.amount, left=left)


# --- building


def _build(state: CarsonState, step: PlaceBuilding, move: Build) -> Sentence:
    return building_placed(state, step.seat, move.parcel, step.building)


def _town_hall(state: CarsonState, step: PlaceTownHall, move: Build) -> Sentence:
    return building_placed(state, step.seat, move.parcel, TOWN_HALL)


def building_placed(state: CarsonState, seat: int, parcel: int, code: int) -> Sentence:
    building = BUILDING[code]
    params: dict[str, Param] = {"building": TILE_NAMES[code], "houses": building.houses}
    if building.income.kind == "none":
        return Sentence("building", params)
    return Sentence(
        "building_income", {**params, "money": formula_income(state, seat, parcel, code)}
    )


BUILDING_KEYS: Final = ("building", "building_income")


def road_laid(state: CarsonState, step: Step, move: LayRoad) -> Params:
    """What a road connects, and the roads left; CC-147: some come from the general reserve."""
    new = TOUCHES[move.edge] & ~state.connected & ~state.setup.river
    used = 0 if isinstance(step, TownHallRoads) else roads_for(state, move.edge)
    return {"new": new.bit_count(), "roads": state.roads[step.seat] - used}


def _road(state: CarsonState, step: Step, move: LayRoad) -> Sentence:
    return Sentence("road", road_laid(state, step, move))


# --- income


def _steal(state: CarsonState, step: Step, move: Steal) -> Sentence:
    return sentence("steal", money=building_income(state, move.parcel) // 2)


# --- placing: what the place would bring now, and the rivals one would meet there


def _place(state: CarsonState, step: Step, move: PlaceCowboy) -> Sentence | None:
    fire = firepower_left(state, step.seat, move)
    gain = _gain(state, move.location, step.seat, fire)
    return with_rivals(state, step.seat, move, gain)


def firepower_left(state: CarsonState, seat: int, move: PlaceCowboy) -> int:
    """A cowboy leaves the reserve; the white one was not counted."""
    return firepower(state, seat) - (not isinstance(move, PlaceWhite))


def with_rivals(
    state: CarsonState, seat: int, move: PlaceCowboy, gain: Sentence | None
) -> Sentence | None:
    """What the place brings, and with whom there would be a duel for it."""
    rivals = rivals_met(state, seat, move.location)
    if not rivals:
        return gain
    params: dict[str, Param] = dict(gain.params) if gain else {}
    params["rival"], params["firepower"] = rivals, firepower_left(state, seat, move)
    return Sentence(f"{gain.key if gain else 'place'}.duel", params)


def rivals_met(state: CarsonState, seat: int, location: int) -> tuple[int, ...]:
    """The rivals in a duel there, as far as the seat knows (CC-240); CC-195: without tokens."""
    if location in SHARED or is_corral(location):
        return ()
    sits = location == state.town_hall and not state.closed >> location & 1
    return tuple(
        rival
        for rival in range(state.setup.players)
        if rival != seat
        and (
            (at_seen(state, rival, seat) & ~quiet_seen(state, rival, seat)) >> location & 1
            or (sits and state.sitter == rival)
        )
    )


def _gain(state: CarsonState, location: int, seat: int, fire: int) -> Sentence | None:
    if is_parcel(location):
        return _on_the_map(state, location, seat)
    if location in BUILD_SPACES:
        space = BUILD_SPACES.index(location)
        cost = building_price(state, seat, space)
        return sentence("place_row", building=TILE_NAMES[state.row[space]], cost=cost)
    if location in BUY_VP_SPACES:
        return sentence("place_buy_vp", price=BUY_VP_PRICES[BUY_VP_SPACES.index(location)])
    return _at_income_space(state, location, seat, fire)


def _at_income_space(state: CarsonState, location: int, seat: int, fire: int) -> Sentence | None:
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
        return sentence("place_money", money=money[location])
    if location in points:
        return sentence("place_vp", vp=points[location])
    return None


def _on_the_map(state: CarsonState, parcel: int, seat: int) -> Sentence | None:
    owner = state.owner[parcel]
    if parcel == state.town_hall or owner == seat:
        return None
    if owner == NOBODY:
        return sentence("place_parcel", cost=price_for(state, seat, parcel))
    return sentence("place_attack", money=building_income(state, parcel) // 2, owner=owner)


def passing(state: CarsonState, step: Step, move: Pass) -> Sentence:
    """CC-050, CC-052: the place in the pass order."""
    return sentence("pass", place=len(state.passed) + 1)


def with_duel(*keys: str) -> tuple[str, ...]:
    """The keys of a place, without and with rivals there."""
    return (*keys, *(f"{key}.duel" for key in keys))


_PLACES: Final = (
    "place.duel",
    *with_duel("place_parcel", "place_attack", "place_row", "place_buy_vp"),
    *with_duel("place_money", "place_vp"),
)

PREVIEWS: Final = (
    preview(Step, PlaceCowboy, _place, *_PLACES),
    preview(Step, PlaceWhite, _place, *_PLACES),
    preview(PlaceOrPass, Pass, passing),
    preview(Step, BuyParcel, _buy_parcel, "payment"),
    preview(BuyFromRow, BuyBuilding, _buy_building, "payment"),
    preview(BuyPoints, BuyVP, _buy_vp, "payment"),
    preview(Step, Spend, _spend, "spending"),
    preview(PlaceBuilding, Build, _build, *BUILDING_KEYS),
    preview(PlaceTownHall, Build, _town_hall, *BUILDING_KEYS),
    preview(Step, LayRoad, _road, "road"),
    preview(Step, Steal, _steal),
)
