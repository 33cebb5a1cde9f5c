"""What a bot needs to know of the other characters and the variants, in points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from westbound.games.carson_city.base.rules.attack_targets import attackable_buildings
from westbound.games.carson_city.base.rules.duels import firepower
from westbound.games.carson_city.base.rules.income import building_income, formula_income
from westbound.games.carson_city.characters.auctioneer import OfferParcels, PlaceBid
from westbound.games.carson_city.characters.banker import PRICES
from westbound.games.carson_city.characters.newsboy import BorrowCard
from westbound.games.carson_city.characters.take_tiles import ClaimForTile
from westbound.games.carson_city.components import BUILDING, HOUSE, MOUNTAIN, RANCH, ROUNDS, TERRACE
from westbound.games.carson_city.geometry import PARCELS, members
from westbound.games.carson_city.locations import FIRST_CORRAL
from westbound.games.carson_city.state import NO_CARD, NOBODY
from westbound.games.carson_city.variants.duel_tiles.steps import PutDownTiles, RevealTiles
from westbound.games.carson_city.variants.horses.components import HATS
from westbound.games.carson_city.variants.horses.rules import in_corral, rodeo_points
from westbound.games.carson_city.variants.kit_carson.steps import PlanWave, RevealPlans
from westbound.games.carson_city.variants.outlaws.components import OUTLAW_VP

if TYPE_CHECKING:
    from westbound.games.carson_city.heuristics import Rating

# What a face is still worth while cowboys are placed, besides what it gave at once.
FACE: Final = {
    "chinese_worker_y": 1.2, "indian_r": 0.9, "gunsmith_y": 1.0, "gunsmith_r": 0.6,
    "sheriff_r": -0.3, "governor_y": 0.7, "doctor": 0.6, "undertaker": 0.9, "heroes_y": 0.2,
    "teacher_y": 0.7,
}  # fmt: skip
DYNAMITE: Final = 1.1
NO_DUEL_TOKEN: Final = 0.9
RODEO_LEAD: Final = 0.7  # the chance to win the rodeo from the front while others may add
RODEO_BEHIND: Final = 0.15
SAFE_ROLL: Final = 6.0
TILE: Final = 0.28  # a point of a duel tile kept for later
AVERAGE_TILE: Final = 2.5
LOCK_EARLY: Final = 0.25
BORROWED: Final = 2.0
# The lines of the sheet: money, road, revolver, parcel, cowboy, sharpshooter; the first unit each.
ITEMS: Final = (0.9, 0.45, 1.7, 2.6, 2.3, 3.2)
FADE: Final = (0.97, 0.6, 0.8, 0.72, 0.85, 0.0)  # what the next unit is worth of the one before


def extras(rating: Rating) -> float:
    """Tokens, horses, tiles and powers of this seat."""
    state, seat = rating.state, rating.seat
    value = DYNAMITE * min(state.dynamite[seat], 3)
    if state.phase <= 2:
        value += face_worth(rating) + NO_DUEL_TOKEN * state.no_duel[seat]
    if state.later[seat]:
        value += points_later(rating)
    if state.setup.horses:
        value += rodeo(rating) + ranches(rating)
    if state.setup.duel_tiles:
        value += TILE * sum(tile for tile in state.hands[seat] if tile != NOBODY)
    if state.setup.new_beginning and state.phase == 0 and state.sheets[seat]:
        value += sheet(state.sheets[seat], sharpshooter=not state.setup.duel_tiles)
    if not state.setup.duel_tiles:
        value += 1.5 * state.sharpshooter[seat]
    return value + sealed_word(rating)


def face_worth(rating: Rating) -> float:
    state, seat = rating.state, rating.seat
    if state.card[seat] == NO_CARD:
        return 0.0
    face = state.power(seat).face
    if face == "banker_r":
        price = rating.taste.surplus[rating.now]
        return max(points - cost * price for points, cost in PRICES.items())
    if face == "heroes_y":  # what rivals and outlaws would take
        return FACE[face] + 0.02 * state.built[seat].bit_count()
    return FACE.get(face, 0.0)


def points_later(rating: Rating) -> float:
    """Grocer and Settler red: what will be counted at the end of the round."""
    state, seat = rating.state, rating.seat
    kinds = (HOUSE, TERRACE) if state.power(seat).name == "grocer" else (MOUNTAIN,)
    count = sum((state.of_type[kind] & state.owned[seat]).bit_count() for kind in kinds)
    return count + 0.4 * (state.phase < 3)


# --- horses


def rodeo(rating: Rating) -> float:
    """A token is worth a point for each horse at the end."""
    state, seat = rating.state, rating.seat
    horses = state.horses[seat] + sum(in_corral(state, seat, c) for c in range(len(HATS)))
    own = rodeo_points(state, seat)
    rivals = [rodeo_points(state, s) for s in range(state.setup.players) if s != seat]
    lead = own - max(rivals)
    chance = min(RODEO_LEAD + 0.03 * lead, 0.95) if lead > 0 else RODEO_BEHIND
    idle = 0.12 * state.horses[seat] if state.phase <= 2 else 0.0
    return chance * (horses + 0.5 * (ROUNDS - rating.now)) * (own > 0) + idle


def ranches(rating: Rating) -> float:
    """Horses in the third corral double the best ranches."""
    state, seat = rating.state, rating.seat
    horses = in_corral(state, seat, 2)
    if not horses or not rating.incomes:
        return 0.0
    own = members(state.built[seat] & state.of_type[RANCH] & ~state.doubled_at)
    best = sorted((building_income(state, ranch) for ranch in own), reverse=True)
    return rating.money_value * sum(best[:horses])


def corral(rating: Rating, location: int) -> float:
    """A cowboy in a corral is already in the rodeo's points; it only blocks itself."""
    return 0.01 * HATS[location - FIRST_CORRAL]


# --- outlaws


def outlaw(rating: Rating, parcel: int) -> float:
    """Points of the tile or half an income, by the chance of the dice; and a building set free."""
    state, seat = rating.state, rating.seat
    owner = state.owner[parcel]
    gain = float(OUTLAW_VP[state.strength])
    if owner == seat and state.built[seat] >> parcel & 1:
        gain += building_income(state, parcel) / 2 * rating.money_value * (rating.incomes > 0)
    elif owner not in (NOBODY, seat) and attackable_buildings(state, owner) >> parcel & 1:
        gain = max(gain, building_income(state, parcel) // 2 * rating.money_value)
    return gain * fight_chance(state.strength - firepower(state, seat))


def fight_chance(needed: int) -> float:
    """The chance that a die shows at least so much."""
    return min(1.0, max(0.0, (7 - needed) / SAFE_ROLL))


# --- duel tiles and sealed words


def tile_lead(rating: Rating) -> float:
    """What the seat's tile adds against an average one of the others."""
    state, seat = rating.state, rating.seat
    if not state.setup.duel_tiles or not isinstance(state.agenda[-1], PutDownTiles | RevealTiles):
        return 0.0
    down = state.sealed[seat]
    return sum(down) - AVERAGE_TILE if down else 0.0


def duel_location(rating: Rating) -> int:
    step = rating.state.agenda[-1]
    return step.location if isinstance(step, PutDownTiles | RevealTiles) else -1


def sealed_word(rating: Rating) -> float:
    """Kit Carson: locking early decides ties, and scores in the last round (CC-236)."""
    state, seat = rating.state, rating.seat
    if not state.setup.kit_carson or not isinstance(state.agenda[-1], PlanWave | RevealPlans):
        return 0.0
    locks = state.sealed[seat] == (1,)
    behind = state.setup.players - 1 - len(state.passed)
    last = 0.45 * behind if state.round == ROUNDS else 0.0
    return locks * (LOCK_EARLY + last - 0.2 * (state.reserve[seat] > 0))


def sheet(units: tuple[int, ...], *, sharpshooter: bool) -> float:
    """What was written; CC-211: with duel tiles a sharpshooter does nothing."""
    value, units = 0.0, units if sharpshooter else (*units[:-1], 0)
    for count, worth, fade in zip(units, ITEMS, FADE, strict=True):
        for unit in range(count):
            value += worth * fade**unit
    return value


# --- open steps


def open_step(rating: Rating) -> float:
    """Auctions, borrowed cards, tiles taken by a power."""
    state, seat = rating.state, rating.seat
    step = state.agenda[-1]
    if isinstance(step, ClaimForTile) and step.seat == seat:
        return tile_on_free_parcel(rating, step.building)
    if isinstance(step, BorrowCard) and step.seat == seat:
        return BORROWED
    if isinstance(step, OfferParcels) and step.seat == seat:
        return 0.5 * rating.taste.parcel[rating.now]
    if isinstance(step, PlaceBid):
        return auction(rating, step)
    return 0.0


def tile_on_free_parcel(rating: Rating, code: int) -> float:
    """A mine or ranch with the parcel it comes with, where it earns most."""
    state, seat = rating.state, rating.seat
    parcels = members(state.unowned & state.vacant & ~state.outlaws)
    earned = max((formula_income(state, seat, p, code) for p in parcels), default=0)
    revolvers = BUILDING[code].revolvers * rating.taste.revolver[rating.now]
    return 2.0 + 0.9 * earned * rating.incomes * rating.money_value + revolvers


def auction(rating: Rating, step: PlaceBid) -> float:
    """The lot for who leads, by the chance that nobody bids more; the price for the Auctioneer."""
    seat, taste, now = rating.seat, rating.taste, rating.now
    if step.leader != seat:
        share = 1.0 if not step.parcels else 0.5
        return share * step.high * rating.money_value * (step.auctioneer == seat)
    lot = 1.2
    if step.parcels:
        lot = sum(lot_parcel(rating, parcel) for parcel in members(step.parcels))
    price = step.high * (0.5 if step.auctioneer == seat and step.parcels else 1.0)
    if step.auctioneer == seat and not step.parcels:
        price = 0.0
    in_play = rating.state.setup.players - 1 - step.out.bit_count()
    hold = 1.0 if not in_play else min(0.95, 0.35 + 0.06 * step.high)
    return hold * (lot - price * taste.purse[now])


def lot_parcel(rating: Rating, parcel: int) -> float:
    state, taste, now = rating.state, rating.taste, rating.now
    if parcel < PARCELS and not state.vacant >> parcel & 1:
        return 2.0
    return taste.parcel[now] * 0.8 + taste.connected[now] * (state.connected >> parcel & 1)
