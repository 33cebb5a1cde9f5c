"""What the open step asks, of whom, and what it is about: the sentence and its numbers.

Everybody reads it, so nothing in it depends on what is sealed or in a hand (CC-010).
"""

from __future__ import annotations

from typing import Final

from westbound.engine.game import Sentence
from westbound.engine.step import Step
from westbound.games.carson_city.base.rules.buy_buildings import building_price
from westbound.games.carson_city.base.rules.end_of_round import money_limit
from westbound.games.carson_city.base.rules.place_buildings import houses_needed
from westbound.games.carson_city.base.steps import (
    AnswerRequest,
    BuyFromRow,
    BuyParcels,
    BuyPoints,
    PickDuel,
    PlaceBuilding,
    PlaceHouses,
    SpendMoney,
    StealIncome,
)
from westbound.games.carson_city.components import ROW_PRICES, TILE_NAMES
from westbound.games.carson_city.geometry import PARCEL_NAMES, parcel_names
from westbound.games.carson_city.state import CarsonState
from westbound.kit.messages import Params, prompt, sentence
from westbound.kit.steps import Simultaneous


def of_the_decider(state: CarsonState, step: Step) -> Params:
    """Who decides, with what is open to all; of a simultaneous step, who is still thinking."""
    if isinstance(step, Simultaneous):
        return {"seat": step.deciders()}
    if step.seat < 0:
        return {}
    return {
        "seat": step.seat,
        "money": state.money[step.seat],
        "cowboys": state.reserve[step.seat],
        "roads": state.roads[step.seat],
    }


def _from_row(state: CarsonState, step: BuyFromRow) -> Sentence:
    return sentence(
        "buy_from_row",
        building=TILE_NAMES[state.row[step.space]],
        cost=building_price(state, step.seat, step.space),
        price=ROW_PRICES[step.space],
    )


def _building(state: CarsonState, step: PlaceBuilding) -> Sentence:
    """CC-099: only what needs houses asks for them."""
    needed = houses_needed(state, step.building)
    key = "place_building" if needed else "place_building_alone"
    return sentence(key, building=TILE_NAMES[step.building])


def _houses(state: CarsonState, step: PlaceHouses) -> Sentence:
    return sentence("place_houses", houses=step.left)


def _parcels(state: CarsonState, step: BuyParcels) -> Sentence:
    return sentence("buy_parcels", parcels=parcel_names(step.parcels))


def _duels(state: CarsonState, step: PickDuel) -> Sentence:
    return sentence("pick_duel", parcels=parcel_names(step.contested))


def _thefts(state: CarsonState, step: StealIncome) -> Sentence:
    return sentence("steal_income", parcels=parcel_names(step.buildings))


def _request(state: CarsonState, step: AnswerRequest) -> Sentence:
    return sentence("answer_request", asker=step.asker, parcel=PARCEL_NAMES[step.parcel])


def _points(state: CarsonState, step: BuyPoints) -> Sentence:
    return sentence("buy_points", price=step.price)


def _limit(state: CarsonState, step: SpendMoney) -> Sentence:
    limit = money_limit(state, step.seat)
    must = max(0, state.money[step.seat] - limit)
    return sentence("spend_money" if must else "spend_money_freely", limit=limit, must=must)


PROMPTS: Final = (
    prompt(BuyFromRow, _from_row),
    prompt(PlaceBuilding, _building, "place_building", "place_building_alone"),
    prompt(PlaceHouses, _houses),
    prompt(BuyParcels, _parcels),
    prompt(PickDuel, _duels),
    prompt(StealIncome, _thefts),
    prompt(AnswerRequest, _request),
    prompt(BuyPoints, _points),
    prompt(SpendMoney, _limit, "spend_money", "spend_money_freely"),
)
