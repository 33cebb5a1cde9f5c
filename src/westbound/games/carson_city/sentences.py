"""Which sentence of the catalogue says what is asked or what happened, and its numbers."""

from __future__ import annotations

from westbound.engine.game import Sentence
from westbound.engine.move import Move
from westbound.engine.refusal import Param
from westbound.engine.step import CHANCE
from westbound.games.carson_city.components import ROW_PRICES, TILE_NAMES, TOWN_HALL
from westbound.games.carson_city.geometry import PARCEL_NAMES, members
from westbound.games.carson_city.locations import LOCATION_NAMES
from westbound.games.carson_city.moves import BuyBuilding, BuyParcel, LayRoad, Roll, Steal
from westbound.games.carson_city.rules.buy_buildings import building_price
from westbound.games.carson_city.rules.duels import duel_totals, duel_winner, firepower
from westbound.games.carson_city.rules.end_of_round import money_limit
from westbound.games.carson_city.rules.income import building_income
from westbound.games.carson_city.rules.parcel_price import parcel_price
from westbound.games.carson_city.state import CarsonState
from westbound.games.carson_city.steps import (
    AnswerRequest,
    BuyFromRow,
    BuyParcels,
    BuyPoints,
    PickDuel,
    PlaceBuilding,
    PlaceHouses,
    PlaceTownHall,
    RollDuel,
    RollGambling,
    SpendMoney,
    StealIncome,
)


def asks(state: CarsonState) -> Sentence:
    """What the top step asks; after the end, that it is over."""
    if not state.agenda:
        return Sentence("over", {})
    step = state.agenda[-1]
    seat = max(step.seat, 0)
    params: dict[str, Param] = {
        "seat": step.seat,
        "round": state.round,
        "money": state.money[seat],
        "cowboys": state.reserve[seat],
        "roads": state.roads[seat],
    }
    if isinstance(step, BuyFromRow):
        params["building"] = TILE_NAMES[state.row[step.space]]
        params["cost"] = building_price(state, seat, step.space)
        params["price"] = ROW_PRICES[step.space]
    elif isinstance(step, PlaceBuilding):
        params["building"] = TILE_NAMES[step.building]
    elif isinstance(step, PlaceHouses):
        params["houses"] = step.left
    elif isinstance(step, BuyParcels):
        params["parcels"] = _names(step.parcels)
    elif isinstance(step, PickDuel):
        params["parcels"] = _names(step.contested)
    elif isinstance(step, StealIncome):
        params["parcels"] = _names(step.buildings)
    elif isinstance(step, AnswerRequest):
        params["asker"], params["parcel"] = step.asker, PARCEL_NAMES[step.parcel]
    elif isinstance(step, BuyPoints):
        params["price"] = step.price
    elif isinstance(step, SpendMoney):
        limit = money_limit(state, seat)
        params["limit"], params["must"] = limit, max(0, state.money[seat] - limit)
    return Sentence(step.kind, params)


def _names(mask: int) -> tuple[str, ...]:
    return tuple(PARCEL_NAMES[parcel] for parcel in members(mask))


def describe(state: CarsonState, move: Move, seat: int) -> Sentence:
    """The log sentence of a move that is about to be made."""
    step = state.agenda[-1]
    params: dict[str, Param] = dict(move.params())
    if seat != CHANCE:
        params["seat"] = seat
    if isinstance(step, RollDuel) and isinstance(move, Roll):
        return _duel(state, step, move)
    if isinstance(step, RollGambling) and isinstance(move, Roll):
        params["seat"], params["money"] = step.gambler, sum(move.dice)
        return Sentence("gamble", params)
    if isinstance(move, LayRoad):
        return Sentence(move.kind, params)
    if isinstance(move, BuyParcel):
        params["cost"] = parcel_price(state, move.parcel)
    elif isinstance(step, BuyFromRow):
        params["building"] = TILE_NAMES[state.row[step.space]]
        params["cost"] = building_price(state, seat, step.space)
        return Sentence("buy" if isinstance(move, BuyBuilding) else "decline_building", params)
    elif isinstance(step, PlaceBuilding):
        params["building"] = TILE_NAMES[step.building]
    elif isinstance(step, PlaceTownHall):
        params["building"] = TILE_NAMES[TOWN_HALL]
    elif isinstance(move, Steal):
        params["money"] = building_income(state, move.parcel) // 2
        params["rival"] = state.owner[move.parcel]
    elif isinstance(step, AnswerRequest):
        params["asker"], params["parcel"] = step.asker, PARCEL_NAMES[step.parcel]
    elif isinstance(step, BuyPoints):
        params["price"] = step.price
    return Sentence(move.kind, params)


def _duel(state: CarsonState, step: RollDuel, move: Roll) -> Sentence:
    """Who fought where, with die and firepower of each, and who won."""
    totals = duel_totals(state, step, move)
    winner = duel_winner(state, step, move)
    others = tuple(
        f"{die}+{firepower(state, seat)}={total}"
        for seat, die, total in zip(step.duellists, move.dice, totals, strict=True)
    )
    return Sentence(
        "duel_fought",
        {
            "location": LOCATION_NAMES[step.location],
            "seat": step.duellists,
            "totals": others,
            "winner": winner,
        },
    )
