"""Which sentence of the log tells a move of the base game, and its numbers."""

from __future__ import annotations

from typing import Final

from westbound.engine.game import Sentence
from westbound.engine.step import Step
from westbound.games.carson_city.base.effects import DUEL_KEYS, duel_decided
from westbound.games.carson_city.base.moves import (
    Agree,
    Build,
    BuyBuilding,
    BuyParcel,
    BuyVP,
    ChooseCharacter,
    Keep,
    Refuse,
    Roll,
    Spend,
    Steal,
)
from westbound.games.carson_city.base.rules.action_spaces import winnings
from westbound.games.carson_city.base.rules.buy_buildings import building_price
from westbound.games.carson_city.base.rules.choose_characters import face_named
from westbound.games.carson_city.base.rules.end_of_round import MONEY_PER_VP
from westbound.games.carson_city.base.rules.income import building_income
from westbound.games.carson_city.base.rules.parcel_price import price_for
from westbound.games.carson_city.base.steps import (
    AnswerRequest,
    BuyFromRow,
    BuyPoints,
    ChooseCard,
    PlaceBuilding,
    PlaceTownHall,
    RollDuel,
    RollGambling,
)
from westbound.games.carson_city.characters.character import Character
from westbound.games.carson_city.components import TILE_NAMES, TOWN_HALL
from westbound.games.carson_city.geometry import PARCEL_NAMES
from westbound.games.carson_city.state import RED, CarsonState
from westbound.kit.messages import log_message, sentence
from westbound.kit.moves import Decline

# --- characters


def card_word(face: Character) -> str:
    """The card's name; its side only if it is the red one of two."""
    two_sides = face.face != face.name
    return face.face if two_sides and face.side == RED else face.name


def _choose(state: CarsonState, step: ChooseCard, move: ChooseCharacter) -> Sentence:
    face = face_named(state, move.name)
    if not face.turns(state):
        return sentence("choose", character=card_word(face))
    turned = face.other_side(state).face
    return sentence("choose_turned", character=card_word(face), turned=turned)


# --- dice


def _duel(state: CarsonState, step: RollDuel, move: Roll) -> Sentence:
    return duel_decided(state, step.duellists, step.location, move.dice)


def _gamble(state: CarsonState, step: RollGambling, move: Roll) -> Sentence:
    money = winnings(state, step, move)
    key = "gamble" if money == sum(move.dice) else "gamble_singer"
    return sentence(key, seat=step.gambler, money=money)


# --- buying and building


def _buy_parcel(state: CarsonState, step: Step, move: BuyParcel) -> Sentence:
    return sentence("buy_parcel", cost=price_for(state, step.seat, move.parcel))


def _buy_building(state: CarsonState, step: BuyFromRow, move: BuyBuilding) -> Sentence:
    return _about_building("buy", state, step)


def _decline_building(state: CarsonState, step: BuyFromRow, move: Decline) -> Sentence:
    return _about_building("decline_building", state, step)


def _about_building(key: str, state: CarsonState, step: BuyFromRow) -> Sentence:
    building = TILE_NAMES[state.row[step.space]]
    return sentence(key, building=building, cost=building_price(state, step.seat, step.space))


def _build(state: CarsonState, step: PlaceBuilding, move: Build) -> Sentence:
    return sentence("build", building=TILE_NAMES[step.building])


def _keep(state: CarsonState, step: PlaceBuilding, move: Keep) -> Sentence:
    return sentence("keep", building=TILE_NAMES[step.building])


def _town_hall(state: CarsonState, step: PlaceTownHall, move: Build) -> Sentence:
    return sentence("build", building=TILE_NAMES[TOWN_HALL])


def _agree(state: CarsonState, step: AnswerRequest, move: Agree) -> Sentence:
    return sentence("agree", asker=step.asker, parcel=PARCEL_NAMES[step.parcel])


def _refuse(state: CarsonState, step: AnswerRequest, move: Refuse) -> Sentence:
    return sentence("refuse", asker=step.asker, parcel=PARCEL_NAMES[step.parcel])


# --- income and points


def _steal(state: CarsonState, step: Step, move: Steal) -> Sentence:
    half = building_income(state, move.parcel) // 2
    return sentence("steal", money=half, rival=state.owner[move.parcel])


def _spend(state: CarsonState, step: Step, move: Spend) -> Sentence:
    vp = move.amount // MONEY_PER_VP
    return sentence("spend_points" if vp else "spend" if move.amount else "spend_nothing", vp=vp)


def _buy_vp(state: CarsonState, step: BuyPoints, move: BuyVP) -> Sentence:
    return sentence("buy_vp", price=step.price)


LOG: Final = (
    log_message(ChooseCard, ChooseCharacter, _choose, "choose", "choose_turned"),
    log_message(RollDuel, Roll, _duel, *DUEL_KEYS, mentions_move=False),
    log_message(RollGambling, Roll, _gamble, "gamble", "gamble_singer"),
    log_message(Step, BuyParcel, _buy_parcel),
    log_message(BuyFromRow, BuyBuilding, _buy_building),
    log_message(BuyFromRow, Decline, _decline_building, "decline_building"),
    log_message(PlaceBuilding, Build, _build),
    log_message(PlaceBuilding, Keep, _keep),
    log_message(PlaceTownHall, Build, _town_hall),
    log_message(AnswerRequest, Agree, _agree),
    log_message(AnswerRequest, Refuse, _refuse),
    log_message(Step, Steal, _steal),
    log_message(Step, Spend, _spend, "spend", "spend_points", "spend_nothing"),
    log_message(BuyPoints, BuyVP, _buy_vp),
)
