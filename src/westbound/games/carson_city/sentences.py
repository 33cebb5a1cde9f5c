"""Which sentence of the log tells a move, and its numbers.

Everybody reads it: of a sealed answer it says that it was given, not which one (CC-010).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from westbound.engine.game import Sentence
from westbound.engine.move import Move
from westbound.engine.refusal import Param, Phrase
from westbound.engine.step import CHANCE, Step
from westbound.games.carson_city import outcomes
from westbound.games.carson_city.asking import Told, fights_outlaws, parcel_names, prompt
from westbound.games.carson_city.base.moves import (
    Agree,
    Build,
    BuyBuilding,
    BuyParcel,
    BuyVP,
    ChooseCharacter,
    ChooseDuel,
    Claim,
    Decline,
    Done,
    Keep,
    LayRoad,
    Pass,
    PlaceCowboy,
    Refuse,
    Reveal,
    Roll,
    Spend,
    Steal,
    TakeToken,
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
    PlaceBuilding,
    RollDuel,
    RollGambling,
    TownHallRoads,
)
from westbound.games.carson_city.characters.auctioneer import Bid, PlaceBid
from westbound.games.carson_city.characters.banker import PRICES, BankersPoints
from westbound.games.carson_city.characters.captain import REVOLVER_PRICES, Arm
from westbound.games.carson_city.characters.cards import FACES
from westbound.games.carson_city.characters.character import Character, face_index
from westbound.games.carson_city.characters.doctor import HealCowboy, fee
from westbound.games.carson_city.characters.dynamite import TripleMines
from westbound.games.carson_city.characters.governor import (
    TaxMoney,
    TaxWeapons,
    money_tax,
    weapon_tax,
)
from westbound.games.carson_city.characters.gunsmith import RerollDie, RollAgain, Stand
from westbound.games.carson_city.characters.heroes import POINTS, ReturnCowboys
from westbound.games.carson_city.characters.indian import IndianParcel, RollIndian
from westbound.games.carson_city.characters.money_or_points import (
    MoneyOrHouses,
    MoneyOrMountains,
    TakeMoney,
    TakePoints,
)
from westbound.games.carson_city.characters.names import TEACHER
from westbound.games.carson_city.characters.newsboy import BorrowCard
from westbound.games.carson_city.characters.random_set import LayOutCards
from westbound.games.carson_city.characters.sets import parse_set
from westbound.games.carson_city.characters.take_tiles import (
    ClaimForTile,
    TakeFromBag,
    TakeFromRow,
    TakeTile,
    is_left,
)
from westbound.games.carson_city.characters.undertaker import FEE, PayFee, PayUndertaker
from westbound.games.carson_city.components import MINE, PRISON, RANCH, TILE_NAMES, TOWN_HALL
from westbound.games.carson_city.geometry import PARCEL_NAMES, TOUCHES
from westbound.games.carson_city.locations import LOCATION_NAMES
from westbound.games.carson_city.state import EITHER, NOT_HERE, RED, CarsonState
from westbound.games.carson_city.variants.duel_tiles.steps import (
    AnnounceSums,
    DealDuelTiles,
    PutDownTiles,
    RevealTiles,
)
from westbound.games.carson_city.variants.horses.moves import PutHorse
from westbound.games.carson_city.variants.horses.steps import Relocate, TakeRodeo, WageHorse
from westbound.games.carson_city.variants.kit_carson.moves import Lock, Stay
from westbound.games.carson_city.variants.kit_carson.steps import PlanWave, RevealPlans
from westbound.games.carson_city.variants.new_beginning.steps import FillSheets
from westbound.games.carson_city.variants.outlaws.components import OUTLAW_VP, OUTLAWS
from westbound.games.carson_city.variants.outlaws.moves import MoveOutlaw, OutlawArrives, OutlawGoes
from westbound.games.carson_city.variants.outlaws.rules import new_outlaws, targets
from westbound.games.carson_city.variants.outlaws.steps import OutlawMoves, RollOutlaws
from westbound.games.carson_city.variants.river.components import RIVER

__all__ = ["governors_points", "log_sentence", "prompt", "taxes"]

Teller = Callable[..., Told]


def log_sentence(state: CarsonState, move: Move, seat: int) -> Sentence:
    """The log sentence of a move that is about to be made."""
    step = state.agenda[-1]
    told = _sealed(step, move, seat) or _outcome(state, step, move)
    if told is not None:
        return told
    params: dict[str, Param] = dict(move.params())
    if seat != CHANCE:
        params["seat"] = seat
    tell = _TELL.get(type(move))
    variant, more = tell(state, step, move) if tell else ("", {})
    return Sentence(move.kind + variant, {**params, **more})


def _sealed(step: Step, move: Move, seat: int) -> Sentence | None:
    """A move that others may not know: only that it was made."""
    if isinstance(step, DealDuelTiles):
        return Sentence("deal", {"seat": step.player, "count": step.count})
    if isinstance(step, PlanWave):
        done = isinstance(move, Stay | Lock)
        return Sentence("plan_handed_in" if done else "plan", {"seat": seat})
    if isinstance(step, FillSheets | PutDownTiles):
        return Sentence(move.kind, {"seat": seat})
    return None


def _outcome(state: CarsonState, step: Step, move: Move) -> Sentence | None:
    """What dice and revealed answers decide is told with its result."""
    if isinstance(move, Roll):
        return _rolled(state, step, move)
    if isinstance(step, RerollDie) and isinstance(move, Stand):
        return outcomes.dice_left(state, step)
    if isinstance(move, Reveal):
        if isinstance(step, RevealTiles):
            return outcomes.tiles_revealed(state, step, move)
        if isinstance(step, RevealPlans):
            return outcomes.plans_revealed(state, step)
        if isinstance(step, AnnounceSums):
            return outcomes.sums_announced(state, move.tiles)
        return outcomes.sheets_revealed(move.tiles)
    return None


def _rolled(state: CarsonState, step: Step, move: Roll) -> Sentence | None:
    params: dict[str, Param] = dict(move.params())
    if isinstance(step, RollDuel):
        return outcomes.duel_rolled(state, step, move)
    if isinstance(step, RollAgain):
        return outcomes.dice_again(state, step, move)
    if isinstance(step, RollGambling):
        money = winnings(state, step, move)
        key = "gamble" if money == sum(move.dice) else "gamble_singer"
        return Sentence(key, {**params, "seat": step.gambler, "money": money})
    if isinstance(step, RollOutlaws):
        white, black = move.dice
        strength = black + int(OUTLAWS["strength_above_die"])
        count = new_outlaws(state, white)
        return Sentence("outlaws_rolled", {**params, "strength": strength, "count": count})
    return None


# --- characters


def _choose(state: CarsonState, step: Step, move: ChooseCharacter) -> Told:
    face = face_named(state, move.name)
    params: dict[str, Param] = {"character": card_word(face)}
    if isinstance(step, BorrowCard):
        return "_borrowed", params
    other = _turned(state, face)
    return ("_turned", {**params, "turned": other.face}) if other else ("", params)


def card_word(face: Character) -> str:
    """The card's name; its side only where it is the red one of two."""
    two_sides = face.face != face.name
    return face.face if two_sides and face.side == RED else face.name


def _turned(state: CarsonState, face: Character) -> Character | None:
    """CC-190, CC-204: without mines or ranches the card turns to its other side."""
    tile = {"prospector_y": MINE, "cowboy_r": RANCH}.get(face.face)
    if tile is None or is_left(state, tile):
        return None
    return FACES[face_index(face.number, 1 - face.side)]


def _cards(state: CarsonState, step: Step, move: LayOutCards) -> Told:
    words = []
    for number, side in enumerate(parse_set(move.cards)):
        if side == EITHER:
            words.append("doctor_undertaker")
        elif side != NOT_HERE:
            face = FACES[face_index(number, side)]
            words.append(face.name if number == TEACHER else face.face)
    return "", {"cards": tuple(words)}


# What brings the points of a red side (CC-183, CC-185).
_LATER: Final[Mapping[type[Step], str]] = {
    MoneyOrHouses: "_houses",
    MoneyOrMountains: "_mountains",
}


def _take_money(state: CarsonState, step: Step, move: TakeMoney) -> Told:
    return "_now" if type(step) in _LATER else "", {}


def _take_points(state: CarsonState, step: Step, move: TakePoints) -> Told:
    for_what = _LATER.get(type(step))
    return (for_what, {}) if for_what else ("", {"vp": OUTLAW_VP[state.strength]})


def _take_tile(state: CarsonState, step: TakeTile, move: TakeFromRow | TakeFromBag) -> Told:
    tile = state.row[move.space] if isinstance(move, TakeFromRow) else step.building
    return "", {"building": TILE_NAMES[tile], "cost": step.price}


def _claim(state: CarsonState, step: Step, move: Claim) -> Told:
    if isinstance(step, ClaimForTile):
        return "_and_build", {"building": TILE_NAMES[step.building]}
    return "", {}


def _indian(state: CarsonState, step: RollIndian, move: IndianParcel) -> Told:
    return "", {"seat": step.player}


def _arm(state: CarsonState, step: Step, move: Arm) -> Told:
    return "", {"cost": REVOLVER_PRICES[move.amount]}


def _give_back(state: CarsonState, step: Step, move: ReturnCowboys) -> Told:
    return "", {"vp": POINTS[move.amount]}


def taxes(state: CarsonState, seat: int, move: Move) -> dict[str, Param]:
    """CC-200: what each rival would pay, and all of them together."""
    tax = money_tax if isinstance(move, TaxMoney) else weapon_tax
    paid = {rival: tax(state, rival) for rival in range(state.setup.players) if rival != seat}
    each = tuple(Phrase("told_tax", {"rival": r, "cost": cost}) for r, cost in paid.items())
    return {"money": sum(paid.values()), "taxes": each}


def _tax(state: CarsonState, step: Step, move: TaxWeapons | TaxMoney) -> Told:
    return "", taxes(state, step.seat, move)


def _pay_fee(state: CarsonState, step: PayUndertaker, move: PayFee) -> Told:
    return "", {"rival": step.undertaker, "cost": FEE}


# --- auctions


def _bid(state: CarsonState, step: PlaceBid, move: Bid) -> Told:
    return outcomes.auction_over(state, step, move.amount, step.seat, step.out)


def _pass(state: CarsonState, step: Step, move: Pass) -> Told:
    if not isinstance(step, PlaceBid):
        return "", {}
    out = step.out | 1 << step.seat
    variant, params = outcomes.auction_over(state, step, step.high, step.leader, out)
    return variant or "_bid", params


# --- placing


def _place(state: CarsonState, step: Step, move: PlaceCowboy) -> Told:
    if isinstance(step, HealCowboy):
        variant = "_healed" if fee(step) else "_healed_free"
        return variant, {"rival": step.doctor, "cost": fee(step)}
    if isinstance(step, Relocate):
        return "_moved", {"origin": LOCATION_NAMES[step.origin]}
    return "", {}


def _horse(state: CarsonState, step: Step, move: PutHorse) -> Told:
    return "_bought" if isinstance(step, WageHorse) else "", {}


def _take_token(state: CarsonState, step: Step, move: TakeToken) -> Told:
    return outcomes.rodeo_won(state, step) if isinstance(step, TakeRodeo) else ("", {})


def _done(state: CarsonState, step: Step, move: Done) -> Told:
    if isinstance(step, Relocate):
        return "_relocate", {"location": LOCATION_NAMES[step.origin]}
    return "_dynamite" if isinstance(step, TripleMines) else "", {}


def governors_points(state: CarsonState, seat: int, edge: int) -> int:
    """CC-199, CC-223: what a road or bridge that connects new parcels brings the Governor."""
    new = TOUCHES[edge] & ~state.connected & ~state.setup.river
    if state.power(seat).face != "governor_y" or not new:
        return 0
    return int(RIVER["governor_vp"]) if state.setup.water >> edge & 1 else 1


def _road(state: CarsonState, step: Step, move: LayRoad) -> Told:
    bridge = "_bridge" if state.setup.water >> move.edge & 1 else ""
    if isinstance(step, TownHallRoads):  # CC-147: these give the Governor nothing
        return bridge, {}
    vp = governors_points(state, step.seat, move.edge)
    return bridge + ("_points" if vp else ""), {"vp": vp}


# --- buying and building


def _buy_parcel(state: CarsonState, step: Step, move: BuyParcel) -> Told:
    return "", {"cost": price_for(state, step.seat, move.parcel)}


def _buy_building(state: CarsonState, step: BuyFromRow, move: Move) -> Told:
    return "", {
        "building": TILE_NAMES[state.row[step.space]],
        "cost": building_price(state, step.seat, step.space),
    }


def _decline(state: CarsonState, step: Step, move: Decline) -> Told:
    if isinstance(step, BuyFromRow):
        return "_building", _buy_building(state, step, move)[1]
    if isinstance(step, HealCowboy):
        return "_healing", {}
    return "_horse" if isinstance(step, WageHorse) else "", {}


def _building(state: CarsonState, step: Step, move: Build | Keep) -> Told:
    code = step.building if isinstance(step, PlaceBuilding) else TOWN_HALL
    return "", {"building": TILE_NAMES[code]}


def _answer(state: CarsonState, step: AnswerRequest, move: Agree | Refuse) -> Told:
    return "", {"asker": step.asker, "parcel": PARCEL_NAMES[step.parcel]}


def _steal(state: CarsonState, step: Step, move: Steal) -> Told:
    half = building_income(state, move.parcel) // 2
    return "", {"money": half, "rival": state.owner[move.parcel]}


def _spend(state: CarsonState, step: Step, move: Spend) -> Told:
    vp = move.amount // MONEY_PER_VP
    return ("_points" if vp else "" if move.amount else "_nothing"), {"vp": vp}


def _buy_vp(state: CarsonState, step: Step, move: BuyVP) -> Told:
    if isinstance(step, BankersPoints):
        return "_banker", {"cost": PRICES[move.amount]}
    assert isinstance(step, BuyPoints)
    return "", {"price": step.price}


# --- outlaws


def _duel(state: CarsonState, step: Step, move: ChooseDuel) -> Told:
    return "_outlaw" if fights_outlaws(state) else "", {}


def _outlaw_arrives(state: CarsonState, step: Step, move: OutlawArrives) -> Told:
    if not state.of_type[PRISON] & move.bit:
        return "", {}
    return "_jailed", {"owner": state.owner[move.parcel], "vp": OUTLAW_VP[state.strength]}


def _move_outlaw(state: CarsonState, step: Step, move: MoveOutlaw) -> Told:
    goals = parcel_names(targets(state, move.parcel))
    variant = ("_stays", "")[len(goals)] if len(goals) < 2 else "_tie"
    return variant, {"goal": goals}


def _outlaw_goes(state: CarsonState, step: OutlawMoves, move: OutlawGoes) -> Told:
    return "", {"origin": PARCEL_NAMES[step.origin]}


_TELL: Final[Mapping[type[Move], Teller]] = {
    ChooseCharacter: _choose,
    TakeMoney: _take_money,
    TakeToken: _take_token,
    Claim: _claim,
    Pass: _pass,
    PlaceCowboy: _place,
    Done: _done,
    LayRoad: _road,
    BuyParcel: _buy_parcel,
    BuyBuilding: _buy_building,
    Decline: _decline,
    Build: _building,
    Keep: _building,
    Agree: _answer,
    Refuse: _answer,
    Steal: _steal,
    BuyVP: _buy_vp,
    Spend: _spend,
    ChooseDuel: _duel,
    LayOutCards: _cards,
    TakePoints: _take_points,
    TakeFromRow: _take_tile,
    TakeFromBag: _take_tile,
    IndianParcel: _indian,
    Arm: _arm,
    ReturnCowboys: _give_back,
    TaxWeapons: _tax,
    TaxMoney: _tax,
    PayFee: _pay_fee,
    Bid: _bid,
    PutHorse: _horse,
    OutlawArrives: _outlaw_arrives,
    MoveOutlaw: _move_outlaw,
    OutlawGoes: _outlaw_goes,
}
