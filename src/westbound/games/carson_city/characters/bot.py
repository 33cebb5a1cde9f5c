"""What a bot knows of the cards and their tokens."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.base.heuristics import Rating
from westbound.games.carson_city.base.knowledge import Knowledge, promise, promises
from westbound.games.carson_city.base.rules.income import formula_income
from westbound.games.carson_city.characters.auctioneer import OfferParcels, PlaceBid
from westbound.games.carson_city.characters.banker import POINTS
from westbound.games.carson_city.characters.newsboy import BorrowCard
from westbound.games.carson_city.characters.settler import ClaimFreeParcel
from westbound.games.carson_city.characters.take_tiles import ClaimForTile
from westbound.games.carson_city.components import BUILDING, HOUSE, MOUNTAIN, TERRACE
from westbound.games.carson_city.geometry import PARCELS, members
from westbound.games.carson_city.part import Part
from westbound.games.carson_city.state import NO_CARD

# What a face is still worth while cowboys are placed, besides what it gave at once.
FACE: Final = {
    "chinese_worker_y": 1.2, "indian_r": 0.9, "gunsmith_y": 1.0, "gunsmith_r": 0.6,
    "sheriff_r": -0.3, "governor_y": 0.7, "doctor": 0.6, "undertaker": 0.9, "heroes_y": 0.2,
    "teacher_y": 0.7,
}  # fmt: skip
DYNAMITE: Final = 1.1
NO_DUEL_TOKEN: Final = 0.9
BORROWED: Final = 2.0

# --- what the seat has


def dynamite(rating: Rating) -> float:
    return DYNAMITE * min(rating.state.dynamite[rating.seat], 3)


def face_and_tokens(rating: Rating) -> float:
    if rating.state.phase > 2:
        return 0.0
    return face_worth(rating) + NO_DUEL_TOKEN * rating.state.no_duel[rating.seat]


def face_worth(rating: Rating) -> float:
    state, seat = rating.state, rating.seat
    if state.card[seat] == NO_CARD:
        return 0.0
    face = state.power(seat).face
    if face == "banker_r":
        price = rating.weights.surplus[rating.now]
        return max(points - cost * price for points, cost in POINTS.prices.items())
    if face == "heroes_y":  # what others would take
        return FACE[face] + 0.02 * state.built[seat].bit_count()
    return FACE.get(face, 0.0)


def points_later(rating: Rating) -> float:
    """Grocer and Settler red: what will be counted at the end of the round."""
    state, seat = rating.state, rating.seat
    if not state.later[seat]:
        return 0.0
    kinds = (HOUSE, TERRACE) if state.power(seat).name == "grocer" else (MOUNTAIN,)
    count = sum((state.of_type[kind] & state.owned[seat]).bit_count() for kind in kinds)
    return count + 0.4 * (state.phase < 3)


# --- open steps


def free_parcel(rating: Rating, step: ClaimFreeParcel) -> float:
    return rating.weights.parcel[rating.now] + 1.0 if step.seat == rating.seat else 0.0


def tile_on_free_parcel(rating: Rating, step: ClaimForTile) -> float:
    """A mine or ranch with the parcel it comes with, where it earns most."""
    state, seat = rating.state, rating.seat
    if step.seat != seat:
        return 0.0
    parcels = members(state.unowned & state.vacant & ~state.closed)
    code = step.building
    earned = max((formula_income(state, seat, p, code) for p in parcels), default=0)
    revolvers = BUILDING[code].revolvers * rating.weights.revolver[rating.now]
    return 2.0 + 0.9 * earned * rating.incomes * rating.money_value + revolvers


def borrowed_card(rating: Rating, step: BorrowCard) -> float:
    return BORROWED if step.seat == rating.seat else 0.0


def offered_parcels(rating: Rating, step: OfferParcels) -> float:
    return 0.5 * rating.weights.parcel[rating.now] if step.seat == rating.seat else 0.0


def auction(rating: Rating, step: PlaceBid) -> float:
    """The lot for the leader, by the chance that nobody bids more; the price for the Auctioneer."""
    seat, weights, now = rating.seat, rating.weights, rating.now
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
    return hold * (lot - price * weights.purse[now])


def lot_parcel(rating: Rating, parcel: int) -> float:
    state, weights, now = rating.state, rating.weights, rating.now
    if parcel < PARCELS and not state.vacant >> parcel & 1:
        return 2.0
    return weights.parcel[now] * 0.8 + weights.connected[now] * (state.connected >> parcel & 1)


PART: Final = Part(
    bot=Knowledge(
        terms=(dynamite, face_and_tokens, points_later),
        promises=promises(
            promise(ClaimFreeParcel, free_parcel),
            promise(ClaimForTile, tile_on_free_parcel),
            promise(BorrowCard, borrowed_card),
            promise(OfferParcels, offered_parcels),
            promise(PlaceBid, auction),
        ),
    )
)
