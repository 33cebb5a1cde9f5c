"""What the open step asks, of whom, and what it leads to: the sentence and its numbers.

Everybody reads it, so nothing in it depends on what is sealed or in a hand (CC-010).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from westbound.engine.game import Sentence
from westbound.engine.refusal import Param
from westbound.engine.step import Step
from westbound.games.carson_city.base.rules.buy_buildings import building_price
from westbound.games.carson_city.base.rules.end_of_round import money_limit
from westbound.games.carson_city.base.rules.income import building_income
from westbound.games.carson_city.base.rules.place_buildings import houses_needed
from westbound.games.carson_city.base.steps import (
    AnswerRequest,
    BuyFromRow,
    BuyParcels,
    BuyPoints,
    PickDuel,
    PlaceBuilding,
    PlaceHouses,
    PlaceOrPass,
    SpendMoney,
    StealIncome,
    Together,
)
from westbound.games.carson_city.characters.auctioneer import OfferParcels, PlaceBid
from westbound.games.carson_city.characters.doctor import HealCowboy, fee
from westbound.games.carson_city.characters.dynamite import TripleMines
from westbound.games.carson_city.characters.equip import Equip, extras
from westbound.games.carson_city.characters.gunsmith import RerollDie, RollAgain
from westbound.games.carson_city.characters.indian import RollIndian
from westbound.games.carson_city.characters.take_tiles import ANY_BUILDING, ClaimForTile, TakeTile
from westbound.games.carson_city.characters.undertaker import FEE, PayUndertaker
from westbound.games.carson_city.components import ROW_PRICES, TILE_NAMES
from westbound.games.carson_city.geometry import PARCEL_NAMES, members
from westbound.games.carson_city.locations import LOCATION_NAMES
from westbound.games.carson_city.outcomes import by_name, dice_totals
from westbound.games.carson_city.state import CarsonState
from westbound.games.carson_city.variants.duel_tiles.steps import (
    DealDuelTiles,
    PutDownTiles,
    RevealTiles,
)
from westbound.games.carson_city.variants.horses.steps import DoubleRanches, Relocate
from westbound.games.carson_city.variants.kit_carson.steps import PlanWave, RevealPlans
from westbound.games.carson_city.variants.outlaws.components import OUTLAW_VP
from westbound.games.carson_city.variants.outlaws.steps import (
    MoveOutlaws,
    OutlawAppears,
    OutlawFights,
    OutlawMoves,
    OutlawReward,
)

Told: TypeAlias = tuple[str, dict[str, Param]]
Asker: TypeAlias = Callable[..., Told]


def parcel_names(mask: int) -> tuple[str, ...]:
    return tuple(PARCEL_NAMES[parcel] for parcel in members(mask))


def prompt(state: CarsonState) -> Sentence:
    """What the top step asks; after the end, that it is over."""
    if not state.agenda:
        return Sentence("over", {})
    step = state.agenda[-1]
    ask = _ASK.get(type(step))
    variant, more = ask(state, step) if ask else ("", {})
    return Sentence(step.kind + variant, {**_of_the_decider(state, step), **more})


def _of_the_decider(state: CarsonState, step: Step) -> dict[str, Param]:
    """Who decides, with what is open to all; of a common step, who is still thinking."""
    if isinstance(step, Together):
        return {"seat": step.deciders()}
    if step.seat < 0:
        return {}
    return {
        "seat": step.seat,
        "money": state.money[step.seat],
        "cowboys": state.reserve[step.seat],
        "roads": state.roads[step.seat],
    }


# --- the base game


def _from_row(state: CarsonState, step: BuyFromRow) -> Told:
    return "", {
        "building": TILE_NAMES[state.row[step.space]],
        "cost": building_price(state, step.seat, step.space),
        "price": ROW_PRICES[step.space],
    }


def _building(state: CarsonState, step: PlaceBuilding) -> Told:
    """CC-099: only what needs houses asks for them."""
    variant = "" if houses_needed(state, step.building) else "_alone"
    return variant, {"building": TILE_NAMES[step.building]}


def _claim(state: CarsonState, step: ClaimForTile) -> Told:
    return "", {"building": TILE_NAMES[step.building]}


def _houses(state: CarsonState, step: PlaceHouses) -> Told:
    return "", {"houses": step.left}


def _parcels(state: CarsonState, step: BuyParcels) -> Told:
    return "", {"parcels": parcel_names(step.parcels)}


def fights_outlaws(state: CarsonState) -> bool:
    """CC-254: whether it is fights with outlaws that are picked now, and no duels."""
    return any(isinstance(step, OutlawFights) for step in state.agenda)


def _duels(state: CarsonState, step: PickDuel) -> Told:
    variant = "_outlaws" if fights_outlaws(state) else ""
    return variant, {"parcels": parcel_names(step.contested)}


def _thefts(state: CarsonState, step: StealIncome) -> Told:
    return "", {"parcels": parcel_names(step.buildings)}


def _request(state: CarsonState, step: AnswerRequest) -> Told:
    return "", {"asker": step.asker, "parcel": PARCEL_NAMES[step.parcel]}


def _points(state: CarsonState, step: BuyPoints) -> Told:
    return "", {"price": step.price}


def _limit(state: CarsonState, step: SpendMoney) -> Told:
    limit = money_limit(state, step.seat)
    must = max(0, state.money[step.seat] - limit)
    return "" if must else "_freely", {"limit": limit, "must": must}


def _placing(state: CarsonState, step: PlaceOrPass) -> Told:
    return "_first" if state.setup.kit_carson else "", {}


# --- cards


def _tile(state: CarsonState, step: TakeTile) -> Told:
    variant = "" if step.building == ANY_BUILDING else "_named"
    return variant, {"building": TILE_NAMES[step.building], "cost": step.price}


def _offer(state: CarsonState, step: OfferParcels) -> Told:
    return "_second" if step.offered else "", {"parcels": parcel_names(step.offered)}


def _bid(state: CarsonState, step: PlaceBid) -> Told:
    variant = ("" if step.parcels else "_token") + ("" if step.high else "_open")
    return variant, {"parcels": parcel_names(step.parcels), "high": step.high}


def _healing(state: CarsonState, step: HealCowboy) -> Told:
    variant = "_own" if step.seat == step.doctor else ""
    return variant, {"rival": step.doctor, "cost": fee(step)}


def _burial(state: CarsonState, step: PayUndertaker) -> Told:
    return "", {"rival": step.undertaker, "cost": FEE}


def _indian(state: CarsonState, step: RollIndian) -> Told:
    return "", {"seat": step.player, "count": step.left}


def _reroll(state: CarsonState, step: RerollDie) -> Told:
    totals = dice_totals(state, step.duellists, step.location, step.dice)
    return "", {
        "location": LOCATION_NAMES[step.location],
        "totals": by_name(step.duellists, totals),
    }


def _again(state: CarsonState, step: RollAgain) -> Told:
    return "", {"seat": step.player}


# --- variants


def _equip(state: CarsonState, step: Equip) -> Told:
    kinds = dict.fromkeys(f"extra_{move.kind}" for move in extras(state, step))
    return "", {"location": LOCATION_NAMES[step.location], "extras": tuple(kinds)}


def _location(state: CarsonState, step: PutDownTiles | RevealTiles) -> Told:
    return "", {"location": LOCATION_NAMES[step.location]}


def _origin(state: CarsonState, step: Relocate) -> Told:
    return "", {"location": LOCATION_NAMES[step.origin]}


def _wave(state: CarsonState, step: PlanWave | RevealPlans) -> Told:
    return "", {"wave": step.wave}


def _deal(state: CarsonState, step: DealDuelTiles) -> Told:
    return "", {"seat": step.player, "count": step.count}


def _arrival(state: CarsonState, step: OutlawAppears) -> Told:
    return "", {"count": step.left}


def _outlaws(state: CarsonState, step: MoveOutlaws) -> Told:
    return "", {"parcels": parcel_names(step.left)}


def _goals(state: CarsonState, step: OutlawMoves) -> Told:
    return "", {"parcel": PARCEL_NAMES[step.origin], "parcels": parcel_names(step.targets)}


def _reward(state: CarsonState, step: OutlawReward) -> Told:
    return "", {
        "vp": OUTLAW_VP[state.strength],
        "parcel": PARCEL_NAMES[step.building],
        "money": building_income(state, step.building) // 2,
    }


def _ranches(state: CarsonState, step: DoubleRanches) -> Told:
    return "", {"horses": step.left}


def _mines(state: CarsonState, step: TripleMines) -> Told:
    return "", {"dynamite": state.dynamite[step.seat]}


_ASK: Final[Mapping[type[Step], Asker]] = {
    BuyFromRow: _from_row,
    PlaceBuilding: _building,
    PlaceHouses: _houses,
    BuyParcels: _parcels,
    PickDuel: _duels,
    StealIncome: _thefts,
    AnswerRequest: _request,
    BuyPoints: _points,
    SpendMoney: _limit,
    PlaceOrPass: _placing,
    TakeTile: _tile,
    ClaimForTile: _claim,
    OfferParcels: _offer,
    PlaceBid: _bid,
    HealCowboy: _healing,
    PayUndertaker: _burial,
    RollIndian: _indian,
    RerollDie: _reroll,
    RollAgain: _again,
    Equip: _equip,
    PutDownTiles: _location,
    RevealTiles: _location,
    Relocate: _origin,
    PlanWave: _wave,
    RevealPlans: _wave,
    DealDuelTiles: _deal,
    OutlawAppears: _arrival,
    MoveOutlaws: _outlaws,
    OutlawMoves: _goals,
    OutlawReward: _reward,
    DoubleRanches: _ranches,
    TripleMines: _mines,
}
