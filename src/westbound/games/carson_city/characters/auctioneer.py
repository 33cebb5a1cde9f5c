"""12 Auctioneer. Yellow: auctions two parcels (CC-197). Red: the 3-revolver token (CC-198).

Bidding: CC-278, CC-288.
"""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import answer, decision, no_rule_forbids
from westbound.engine.game import Sentence
from westbound.engine.move import Move
from westbound.engine.move_tables import by_bytes, select
from westbound.engine.refusal import Refusal
from westbound.games.carson_city import array_part as slot
from westbound.games.carson_city.array_part import ArrayPart
from westbound.games.carson_city.base.moves import AtParcel
from westbound.games.carson_city.base.previews import payment
from westbound.games.carson_city.base.rules.buy_parcels import claimable
from westbound.games.carson_city.base.steps import CarsonStep
from westbound.games.carson_city.characters.character import Character
from westbound.games.carson_city.components import CARD_FIGURES
from westbound.games.carson_city.geometry import PARCEL_NAMES, PARCELS, members, parcel_names
from westbound.games.carson_city.part import Part
from westbound.games.carson_city.state import NOBODY, RED, CarsonState
from westbound.kit.messages import log_message, preview, prompt, sentence
from westbound.kit.moves import DECLINE, PASS, Amount, Decline, Pass
from westbound.kit.notation import amount

MIN_BID: Final[int] = CARD_FIGURES["auction_min_bid"]


class OfferParcel(AtParcel):
    """Auctioneer: this parcel is one of the two."""

    __slots__ = ()
    kind = "offer"
    verb = "offer"


class Bid(Amount):
    __slots__ = ()
    kind = "bid"
    verb = "bid"


MAX_BID: Final = 400  # bids up to here are ready-made
OFFER: Final = tuple(OfferParcel(p) for p in range(PARCELS))
BID: Final = tuple(Bid(n) for n in range(MAX_BID + 1))


def bid(amount: int) -> Bid:
    return BID[amount] if amount <= MAX_BID else Bid(amount)


class OfferParcels(CarsonStep):
    """The Auctioneer chooses what is auctioned; `offered`: the first parcel as a mask."""

    __slots__ = ("offered",)
    fields = ("seat", "offered")
    kind = "offer_parcels"
    rule = "CC-197"
    roads = True  # CC-034

    def __init__(self, seat: int, offered: int) -> None:
        super().__init__(seat)
        self.offered: Final = offered


class PlaceBid(CarsonStep):
    """Bid more than `high` or pass; `parcels` 0: the 3-revolver token is sold (CC-198)."""

    __slots__ = ("auctioneer", "high", "leader", "out", "parcels")
    fields = ("seat", "auctioneer", "high", "leader", "out", "parcels")
    kind = "place_bid"
    rule = "CC-197"
    roads = True  # CC-034

    def __init__(
        self, seat: int, auctioneer: int, high: int, leader: int, out: int, parcels: int
    ) -> None:
        super().__init__(seat)
        self.auctioneer: Final = auctioneer
        self.high: Final = high
        self.leader: Final = leader
        self.out: Final = out
        self.parcels: Final = parcels


OFFER_TABLES: Final = by_bytes(OFFER)

# --- what is sold (CC-197)


def offer_options(state: CarsonState, step: OfferParcels) -> tuple[Move, ...]:
    parcels = select(OFFER_TABLES, claimable(state) & ~step.offered)
    return parcels if step.offered else (*parcels, DECLINE)


# CC-287: an unowned parcel that is not closed, nor the Town Hall's; the second is another one.
def why_not_offer(state: CarsonState, step: OfferParcels, move: OfferParcel) -> Refusal | None:
    if claimable(state) & ~step.offered & move.bit:
        return None
    return Refusal("CC-287", parcel=PARCEL_NAMES[move.parcel])


def offer(state: CarsonState, step: OfferParcels, move: OfferParcel) -> None:
    """CC-288: a single eligible parcel is auctioned alone."""
    offered = step.offered | move.bit
    if not step.offered and claimable(state) & ~offered:
        state.agenda.append(OfferParcels(step.seat, offered))
    else:
        begin_bidding(state, step.seat, offered)


# CC-040: the power is optional, but what is begun is finished.
def why_not_decline(state: CarsonState, step: OfferParcels, move: Decline) -> Refusal | None:
    return Refusal("CC-197", case="second") if step.offered else None


def decline(state: CarsonState, step: OfferParcels, move: Decline) -> None:
    """Nothing is auctioned."""


# --- bidding


def begin_bidding(state: CarsonState, auctioneer: int, parcels: int) -> None:
    """The Auctioneer first, then by seat (CC-278)."""
    state.agenda.append(PlaceBid(auctioneer, auctioneer, 0, NOBODY, 0, parcels))


def highest_bid(state: CarsonState, step: PlaceBid) -> int:
    """What the seat can bid: its cash, and nothing without enough property tiles (CC-197)."""
    if state.property_left[step.seat] < step.parcels.bit_count():
        return 0
    return state.money[step.seat]


def bid_options(state: CarsonState, step: PlaceBid) -> list[Move]:
    """CC-288: those who cannot outbid can only pass."""
    lowest = max(step.high + 1, MIN_BID)
    return [PASS, *(bid(n) for n in range(lowest, highest_bid(state, step) + 1))]


# CC-288: whole numbers above the last bid; CC-197: covered by cash, with tiles for the parcels.
def why_not_bid(state: CarsonState, step: PlaceBid, move: Bid) -> Refusal | None:
    if move.amount <= step.high:
        return Refusal("CC-288", amount=move.amount, high=step.high)
    if move.amount > state.money[step.seat]:
        return Refusal("CC-197", case="money", amount=move.amount, money=state.money[step.seat])
    if move.amount > highest_bid(state, step):
        return Refusal("CC-197", case="tiles", parcels=step.parcels.bit_count())
    return None


def place_bid(state: CarsonState, step: PlaceBid, move: Bid) -> None:
    next_bidder(state, step, move.amount, step.seat, step.out)


def pass_bid(state: CarsonState, step: PlaceBid, move: Pass) -> None:
    """CC-197: passing is final."""
    next_bidder(state, step, step.high, step.leader, step.out | 1 << step.seat)


def next_bidder(state: CarsonState, step: PlaceBid, high: int, leader: int, out: int) -> None:
    """The next seat that is still in; the auction ends when only the leader is left."""
    players = state.setup.players
    for distance in range(1, players + 1):
        seat = (step.seat + distance) % players
        if seat == leader:
            sell(state, step, high, leader)
            return
        if not out >> seat & 1:
            state.agenda.append(PlaceBid(seat, step.auctioneer, high, leader, out, step.parcels))
            return


def sell(state: CarsonState, step: PlaceBid, price: int, buyer: int) -> None:
    seller = step.auctioneer
    if not step.parcels:  # CC-198: the Auctioneer gets everything and pays nothing
        state.money[buyer] -= price
        state.money[seller] += price
        state.ammunition = buyer
        return
    for parcel in members(step.parcels):
        state.put_property(parcel, buyer)
    if buyer == seller:  # CC-197: half the price, rounded down
        state.money[buyer] -= price // 2
    else:
        state.money[buyer] -= price
        state.money[seller] += price - price // 2


DECISIONS: Final = (
    decision(
        OfferParcels,
        offer_options,
        answer(OfferParcels, OfferParcel, why_not_offer, offer),
        answer(OfferParcels, Decline, why_not_decline, decline),
    ),
    decision(
        PlaceBid,
        bid_options,
        answer(PlaceBid, Bid, why_not_bid, place_bid),
        answer(PlaceBid, Pass, no_rule_forbids, pass_bid),
    ),
)


class AuctioneerYellow(Character):
    number = 12
    name = "auctioneer"
    limit = 30
    rule = "CC-197"

    def chosen(self, state: CarsonState, seat: int) -> None:
        if claimable(state):
            state.agenda.append(OfferParcels(seat, 0))


class AuctioneerRed(Character):
    number = 12
    name = "auctioneer"
    limit = 30
    rule = "CC-198"
    side = RED

    def chosen(self, state: CarsonState, seat: int) -> None:
        if state.ammunition == NOBODY:
            begin_bidding(state, seat, 0)


FACES: Final = (AuctioneerYellow(), AuctioneerRed())


# --- texts


def _ask_offer(state: CarsonState, step: OfferParcels) -> Sentence:
    key = "offer_parcels_second" if step.offered else "offer_parcels"
    return sentence(key, parcels=parcel_names(step.offered))


def _ask_bid(state: CarsonState, step: PlaceBid) -> Sentence:
    return sentence(_bid_key(step), parcels=parcel_names(step.parcels), high=step.high)


def _bid_key(step: PlaceBid) -> str:
    if step.parcels:
        return "place_bid" if step.high else "place_bid_open"
    return "place_bid_token" if step.high else "place_bid_token_open"


def _bid(state: CarsonState, step: PlaceBid, move: Bid) -> Sentence:
    sold = _sold(state, step, "bid_sold", move.amount, step.seat, step.out)
    return sold or sentence("bid")


def _pass(state: CarsonState, step: PlaceBid, move: Pass) -> Sentence:
    out = step.out | 1 << step.seat
    if out.bit_count() == state.setup.players:  # the leader is never out
        return sentence("pass_unsold")
    sold = _sold(state, step, "pass_sold", step.high, step.leader, out)
    return sold or sentence("pass_bid")


def _sold(
    state: CarsonState, step: PlaceBid, key: str, high: int, leader: int, out: int
) -> Sentence | None:
    """To whom and for how much, if only the leader is left."""
    left = [seat for seat in range(state.setup.players) if not out >> seat & 1]
    if left != [leader]:
        return None
    prize = parcel_names(step.parcels) or "three_revolver_token"
    return sentence(key, winner=leader, cost=price_paid(step, leader, high), prize=prize)


def price_paid(step: PlaceBid, buyer: int, price: int) -> int:
    """CC-197, CC-198: the Auctioneer pays half rounded down, and nothing for the token."""
    if buyer != step.auctioneer:
        return price
    return price // 2 if step.parcels else 0


def _preview(state: CarsonState, step: PlaceBid, move: Bid) -> Sentence:
    return payment(state, step.seat, price_paid(step, step.seat, move.amount), "bid")


PART: Final = Part(
    decisions=DECISIONS,
    moves=OFFER,
    parsers={"bid": amount(bid)},
    examples=BID[:41],
    prompts=(
        prompt(OfferParcels, _ask_offer, "offer_parcels", "offer_parcels_second"),
        prompt(
            PlaceBid,
            _ask_bid,
            "place_bid",
            "place_bid_open",
            "place_bid_token",
            "place_bid_token_open",
        ),
    ),
    log=(
        log_message(PlaceBid, Bid, _bid, "bid", "bid_sold"),
        log_message(PlaceBid, Pass, _pass, "pass_bid", "pass_sold", "pass_unsold"),
    ),
    previews=(preview(PlaceBid, Bid, _preview),),
    arrays=ArrayPart(
        parameters={
            "offer_parcels": {"offered": slot.PARCELS_ASKED},
            "place_bid": {
                "auctioneer": slot.SEAT,
                "high": slot.AMOUNT,
                "leader": slot.LEADER,
                "out": slot.OUT,
                "parcels": slot.PARCELS_ASKED,
            },
        }
    ),
)
