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
from westbound.games.carson_city import conflict_steps as c
from westbound.games.carson_city import moves as m
from westbound.games.carson_city import outcomes, steps
from westbound.games.carson_city import variant_moves as vm
from westbound.games.carson_city import variant_steps as v
from westbound.games.carson_city.asking import Told, fights_outlaws, parcel_names, prompt
from westbound.games.carson_city.characters import FACES
from westbound.games.carson_city.characters.banker import PRICES, BankersPoints
from westbound.games.carson_city.characters.captain import REVOLVER_PRICES
from westbound.games.carson_city.characters.character import Character, face_index
from westbound.games.carson_city.characters.doctor import fee
from westbound.games.carson_city.characters.governor import money_tax, weapon_tax
from westbound.games.carson_city.characters.heroes import POINTS
from westbound.games.carson_city.characters.money_or_points import MoneyOrHouses, MoneyOrMountains
from westbound.games.carson_city.characters.sets import TEACHER, parse_set
from westbound.games.carson_city.characters.undertaker import FEE
from westbound.games.carson_city.components import MINE, PRISON, RANCH, TILE_NAMES, TOWN_HALL
from westbound.games.carson_city.geometry import PARCEL_NAMES, TOUCHES
from westbound.games.carson_city.locations import LOCATION_NAMES
from westbound.games.carson_city.rules.action_spaces import winnings
from westbound.games.carson_city.rules.buy_buildings import building_price
from westbound.games.carson_city.rules.choose_characters import face_named
from westbound.games.carson_city.rules.end_of_round import MONEY_PER_VP
from westbound.games.carson_city.rules.income import building_income
from westbound.games.carson_city.rules.outlaws import new_outlaws, targets
from westbound.games.carson_city.rules.parcel_price import price_for
from westbound.games.carson_city.rules.take_tiles import is_left
from westbound.games.carson_city.state import EITHER, NOT_HERE, RED, CarsonState
from westbound.games.carson_city.variants import OUTLAW_VP, OUTLAWS, RIVER

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
    if isinstance(step, v.DealDuelTiles):
        return Sentence("deal", {"seat": step.player, "count": step.count})
    if isinstance(step, v.PlanWave):
        done = isinstance(move, vm.Stay | vm.Lock)
        return Sentence("plan_handed_in" if done else "plan", {"seat": seat})
    if isinstance(step, v.FillSheets | c.PutDownTiles):
        return Sentence(move.kind, {"seat": seat})
    return None


def _outcome(state: CarsonState, step: Step, move: Move) -> Sentence | None:
    """What dice and revealed answers decide is told with its result."""
    if isinstance(move, m.Roll):
        return _rolled(state, step, move)
    if isinstance(step, c.RerollDie) and isinstance(move, vm.Stand):
        return outcomes.dice_left(state, step)
    if isinstance(move, vm.Reveal):
        if isinstance(step, c.RevealTiles):
            return outcomes.tiles_revealed(state, step, move)
        if isinstance(step, v.RevealPlans):
            return outcomes.plans_revealed(state, step)
        if isinstance(step, v.AnnounceSums):
            return outcomes.sums_announced(state, move.tiles)
        return outcomes.sheets_revealed(move.tiles)
    return None


def _rolled(state: CarsonState, step: Step, move: m.Roll) -> Sentence | None:
    params: dict[str, Param] = dict(move.params())
    if isinstance(step, steps.RollDuel):
        return outcomes.duel_rolled(state, step, move)
    if isinstance(step, c.RollAgain):
        return outcomes.dice_again(state, step, move)
    if isinstance(step, steps.RollGambling):
        money = winnings(state, step, move)
        key = "gamble" if money == sum(move.dice) else "gamble_singer"
        return Sentence(key, {**params, "seat": step.gambler, "money": money})
    if isinstance(step, c.RollOutlaws):
        white, black = move.dice
        strength = black + int(OUTLAWS["strength_above_die"])
        count = new_outlaws(state, white)
        return Sentence("outlaws_rolled", {**params, "strength": strength, "count": count})
    return None


# --- characters


def _choose(state: CarsonState, step: Step, move: m.ChooseCharacter) -> Told:
    face = face_named(state, move.name)
    params: dict[str, Param] = {"character": card_word(face)}
    if isinstance(step, v.BorrowCard):
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


def _cards(state: CarsonState, step: Step, move: vm.LayOutCards) -> Told:
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


def _take_money(state: CarsonState, step: Step, move: m.TakeMoney) -> Told:
    return "_now" if type(step) in _LATER else "", {}


def _take_points(state: CarsonState, step: Step, move: vm.TakePoints) -> Told:
    for_what = _LATER.get(type(step))
    return (for_what, {}) if for_what else ("", {"vp": OUTLAW_VP[state.strength]})


def _take_tile(state: CarsonState, step: v.TakeTile, move: vm.TakeFromRow | vm.TakeFromBag) -> Told:
    tile = state.row[move.space] if isinstance(move, vm.TakeFromRow) else step.building
    return "", {"building": TILE_NAMES[tile], "cost": step.price}


def _claim(state: CarsonState, step: Step, move: m.Claim) -> Told:
    if isinstance(step, v.ClaimForTile):
        return "_and_build", {"building": TILE_NAMES[step.building]}
    return "", {}


def _indian(state: CarsonState, step: v.RollIndian, move: vm.IndianParcel) -> Told:
    return "", {"seat": step.player}


def _arm(state: CarsonState, step: Step, move: vm.Arm) -> Told:
    return "", {"cost": REVOLVER_PRICES[move.amount]}


def _give_back(state: CarsonState, step: Step, move: vm.ReturnCowboys) -> Told:
    return "", {"vp": POINTS[move.amount]}


def taxes(state: CarsonState, seat: int, move: Move) -> dict[str, Param]:
    """CC-200: what each rival would pay, and all of them together."""
    tax = money_tax if isinstance(move, vm.TaxMoney) else weapon_tax
    paid = {rival: tax(state, rival) for rival in range(state.setup.players) if rival != seat}
    each = tuple(Phrase("told_tax", {"rival": r, "cost": cost}) for r, cost in paid.items())
    return {"money": sum(paid.values()), "taxes": each}


def _tax(state: CarsonState, step: Step, move: vm.TaxWeapons | vm.TaxMoney) -> Told:
    return "", taxes(state, step.seat, move)


def _pay_fee(state: CarsonState, step: v.PayUndertaker, move: vm.PayFee) -> Told:
    return "", {"rival": step.undertaker, "cost": FEE}


# --- auctions


def _bid(state: CarsonState, step: v.PlaceBid, move: vm.Bid) -> Told:
    return outcomes.auction_over(state, step, move.amount, step.seat, step.out)


def _pass(state: CarsonState, step: Step, move: m.Pass) -> Told:
    if not isinstance(step, v.PlaceBid):
        return "", {}
    out = step.out | 1 << step.seat
    variant, params = outcomes.auction_over(state, step, step.high, step.leader, out)
    return variant or "_bid", params


# --- placing


def _place(state: CarsonState, step: Step, move: m.PlaceCowboy) -> Told:
    if isinstance(step, v.HealCowboy):
        variant = "_healed" if fee(step) else "_healed_free"
        return variant, {"rival": step.doctor, "cost": fee(step)}
    if isinstance(step, v.Relocate):
        return "_moved", {"origin": LOCATION_NAMES[step.origin]}
    return "", {}


def _horse(state: CarsonState, step: Step, move: vm.PutHorse) -> Told:
    return "_bought" if isinstance(step, v.WageHorse) else "", {}


def _take_token(state: CarsonState, step: Step, move: m.TakeToken) -> Told:
    return outcomes.rodeo_won(state, step) if isinstance(step, v.TakeRodeo) else ("", {})


def _done(state: CarsonState, step: Step, move: m.Done) -> Told:
    if isinstance(step, v.Relocate):
        return "_relocate", {"location": LOCATION_NAMES[step.origin]}
    return "_dynamite" if isinstance(step, c.TripleMines) else "", {}


def governors_points(state: CarsonState, seat: int, edge: int) -> int:
    """CC-199, CC-223: what a road or bridge that connects new parcels brings the Governor."""
    new = TOUCHES[edge] & ~state.connected & ~state.setup.river
    if state.power(seat).face != "governor_y" or not new:
        return 0
    return int(RIVER["governor_vp"]) if state.setup.water >> edge & 1 else 1


def _road(state: CarsonState, step: Step, move: m.LayRoad) -> Told:
    bridge = "_bridge" if state.setup.water >> move.edge & 1 else ""
    if isinstance(step, steps.TownHallRoads):  # CC-147: these give the Governor nothing
        return bridge, {}
    vp = governors_points(state, step.seat, move.edge)
    return bridge + ("_points" if vp else ""), {"vp": vp}


# --- buying and building


def _buy_parcel(state: CarsonState, step: Step, move: m.BuyParcel) -> Told:
    return "", {"cost": price_for(state, step.seat, move.parcel)}


def _buy_building(state: CarsonState, step: steps.BuyFromRow, move: Move) -> Told:
    return "", {
        "building": TILE_NAMES[state.row[step.space]],
        "cost": building_price(state, step.seat, step.space),
    }


def _decline(state: CarsonState, step: Step, move: m.Decline) -> Told:
    if isinstance(step, steps.BuyFromRow):
        return "_building", _buy_building(state, step, move)[1]
    if isinstance(step, v.HealCowboy):
        return "_healing", {}
    return "_horse" if isinstance(step, v.WageHorse) else "", {}


def _building(state: CarsonState, step: Step, move: m.Build | m.Keep) -> Told:
    code = step.building if isinstance(step, steps.PlaceBuilding) else TOWN_HALL
    return "", {"building": TILE_NAMES[code]}


def _answer(state: CarsonState, step: steps.AnswerRequest, move: m.Agree | m.Refuse) -> Told:
    return "", {"asker": step.asker, "parcel": PARCEL_NAMES[step.parcel]}


def _steal(state: CarsonState, step: Step, move: m.Steal) -> Told:
    half = building_income(state, move.parcel) // 2
    return "", {"money": half, "rival": state.owner[move.parcel]}


def _spend(state: CarsonState, step: Step, move: m.Spend) -> Told:
    vp = move.amount // MONEY_PER_VP
    return ("_points" if vp else "" if move.amount else "_nothing"), {"vp": vp}


def _buy_vp(state: CarsonState, step: Step, move: m.BuyVP) -> Told:
    if isinstance(step, BankersPoints):
        return "_banker", {"cost": PRICES[move.amount]}
    assert isinstance(step, steps.BuyPoints)
    return "", {"price": step.price}


# --- outlaws


def _duel(state: CarsonState, step: Step, move: m.ChooseDuel) -> Told:
    return "_outlaw" if fights_outlaws(state) else "", {}


def _outlaw_arrives(state: CarsonState, step: Step, move: vm.OutlawArrives) -> Told:
    if not state.of_type[PRISON] & move.bit:
        return "", {}
    return "_jailed", {"owner": state.owner[move.parcel], "vp": OUTLAW_VP[state.strength]}


def _move_outlaw(state: CarsonState, step: Step, move: vm.MoveOutlaw) -> Told:
    goals = parcel_names(targets(state, move.parcel))
    variant = ("_stays", "")[len(goals)] if len(goals) < 2 else "_tie"
    return variant, {"goal": goals}


def _outlaw_goes(state: CarsonState, step: c.OutlawMoves, move: vm.OutlawGoes) -> Told:
    return "", {"origin": PARCEL_NAMES[step.origin]}


_TELL: Final[Mapping[type[Move], Teller]] = {
    m.ChooseCharacter: _choose,
    m.TakeMoney: _take_money,
    m.TakeToken: _take_token,
    m.Claim: _claim,
    m.Pass: _pass,
    m.PlaceCowboy: _place,
    m.Done: _done,
    m.LayRoad: _road,
    m.BuyParcel: _buy_parcel,
    m.BuyBuilding: _buy_building,
    m.Decline: _decline,
    m.Build: _building,
    m.Keep: _building,
    m.Agree: _answer,
    m.Refuse: _answer,
    m.Steal: _steal,
    m.BuyVP: _buy_vp,
    m.Spend: _spend,
    m.ChooseDuel: _duel,
    vm.LayOutCards: _cards,
    vm.TakePoints: _take_points,
    vm.TakeFromRow: _take_tile,
    vm.TakeFromBag: _take_tile,
    vm.IndianParcel: _indian,
    vm.Arm: _arm,
    vm.ReturnCowboys: _give_back,
    vm.TaxWeapons: _tax,
    vm.TaxMoney: _tax,
    vm.PayFee: _pay_fee,
    vm.Bid: _bid,
    vm.PutHorse: _horse,
    vm.OutlawArrives: _outlaw_arrives,
    vm.MoveOutlaw: _move_outlaw,
    vm.OutlawGoes: _outlaw_goes,
}
