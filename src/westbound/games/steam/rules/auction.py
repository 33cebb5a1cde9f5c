"""Turn order auctions of both games. Rules STM-041 to STM-048, STM-102 to STM-109."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import answer, automatic, chance, decision, no_rule_forbids
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.engine.texts import Money
from westbound.games.steam.moves import BID, MAX_READY_AMOUNT, MakeBid, Opener
from westbound.games.steam.rules.money import budget, pay
from westbound.games.steam.state import NOBODY, SteamState
from westbound.games.steam.steps import SELL_PLACE, Bid, BidForOrder, DrawOpener, SellPlace
from westbound.kit.moves import PASS, Pass

NO_BID: Final = -1


def bids_from(lowest: int, limit: int) -> list[Move]:
    return list(BID[lowest : min(limit, MAX_READY_AMOUNT) + 1])


def is_higher(high: int, amount: int) -> Refusal | None:
    return None if amount > high else Refusal("STM-042", amount=Money(amount), high=Money(high))


# --- base game: places are sold one by one


def sample_open_first(state: SteamState, step: DrawOpener, rng: Rng) -> Opener:
    return Opener(rng.below(state.setup.players) + 1)


def why_not_open_first(state: SteamState, step: DrawOpener, move: Opener) -> Refusal | None:
    players = state.setup.players
    return None if 1 <= move.amount <= players else Refusal("STM-041", players=players)


def open_first(state: SteamState, step: DrawOpener, move: Opener) -> None:
    state.agenda.append(SELL_PLACE[move.amount - 1])


# STM-041, STM-045, STM-046: the next place, opened by the next one clockwise without a place.
def sell_place(state: SteamState, step: SellPlace) -> None:
    players = state.setup.players
    seats = [(step.opener + i) % players for i in range(players)]
    waiting = tuple(seat for seat in seats if seat not in state.order)
    if len(waiting) == 1:
        state.order.append(waiting[0])
    else:
        state.agenda.append(Bid(waiting[0], NO_BID, waiting, NOBODY))


def bid_options(state: SteamState, step: Bid) -> list[Move]:
    return [*bids_from(step.high + 1, budget(state, step.seat)), PASS]


# STM-048
def can_pay_bid(state: SteamState, seat: int, amount: int) -> Refusal | None:
    limit = budget(state, seat)
    return None if amount <= limit else Refusal("STM-048", amount=Money(amount), limit=Money(limit))


def why_not_bid(state: SteamState, step: Bid, move: MakeBid) -> Refusal | None:
    return is_higher(step.high, move.amount) or can_pay_bid(state, step.seat, move.amount)


def bid(state: SteamState, step: Bid, move: MakeBid) -> None:
    inside = (*step.inside[1:], step.seat)
    state.agenda.append(Bid(inside[0], move.amount, inside, step.seat))


# STM-042, STM-044, STM-047: the last one inside takes the place for the highest bid, or for 0.
def pass_bid(state: SteamState, step: Bid, move: Pass) -> None:
    inside = step.inside[1:]
    if len(inside) > 1:
        state.agenda.append(Bid(inside[0], step.high, inside, step.leader))
        return
    winner = inside[0]
    pay(state, winner, max(0, step.high))
    state.order.append(winner)
    state.agenda.append(SELL_PLACE[(winner + 1) % state.setup.players])


# --- standard game: one auction for the whole order


def begin_order_auction(state: SteamState) -> None:
    """STM-102: current turn order; STM-108: nobody has the free pass in turn 1."""
    if len(state.order) < 2:
        return
    bids = (NO_BID,) * state.setup.players
    free = state.next_free_pass if state.next_free_pass in state.order else NOBODY
    order = tuple(state.order)
    state.agenda.append(BidForOrder(order[0], bids, free, NO_BID, order, NOBODY, ()))


def order_bid_options(state: SteamState, step: BidForOrder) -> list[Move]:
    return [*bids_from(step.high + 1, state.money[step.seat]), PASS]


def why_not_order_bid(state: SteamState, step: BidForOrder, move: MakeBid) -> Refusal | None:
    if move.amount <= step.high:
        return Refusal("STM-102", case="higher", amount=Money(move.amount), high=Money(step.high))
    money = state.money[step.seat]
    if move.amount > money:
        return Refusal("STM-102", case="money", amount=Money(move.amount), money=Money(money))
    return None


def order_bid(state: SteamState, step: BidForOrder, move: MakeBid) -> None:
    seat, bids = step.seat, list(step.bids)
    bids[seat] = move.amount
    inside = (*step.inside[1:], seat)
    _ask_next(
        state,
        BidForOrder(inside[0], tuple(bids), step.free, move.amount, inside, seat, step.left),
    )


# STM-103, STM-104, STM-108: whoever passes takes the last place left; one pass is free.
def pass_order_bid(state: SteamState, step: BidForOrder, move: Pass) -> None:
    seat = step.seat
    if step.free == seat:
        inside, left, free = (*step.inside[1:], seat), step.left, NOBODY
    else:
        inside, left, free = step.inside[1:], (*step.left, seat), step.free
    _ask_next(state, BidForOrder(inside[0], step.bids, free, step.high, inside, step.leader, left))


# STM-107: the highest bidder is never asked to outbid themselves.
def _ask_next(state: SteamState, step: BidForOrder) -> None:
    """Ask this unless only one seat is left, or it would ask the leader."""
    inside, leader = step.inside, step.leader
    if len(inside) == 1:
        _settle_order(state, step.bids, (*step.left, inside[0]))
    elif inside[0] == leader:
        inside = (*inside[1:], leader)
        state.agenda.append(
            BidForOrder(inside[0], step.bids, step.free, step.high, inside, leader, step.left)
        )
    else:
        state.agenda.append(step)


# STM-105, STM-106, STM-109: the first two pay in full, the last nothing, the others half.
def _settle_order(state: SteamState, bids: tuple[int, ...], left: tuple[int, ...]) -> None:
    order = list(reversed(left))
    for place, seat in enumerate(order):
        highest = max(0, bids[seat])
        state.money[seat] -= price_of_place(place, len(order), highest)
    state.order = order


def price_of_place(place: int, players: int, highest: int) -> int:
    if place == players - 1:
        return 0
    return highest if place < 2 else -(-highest // 2)


DECISIONS: Final = (
    decision(
        Bid,
        bid_options,
        answer(Bid, MakeBid, why_not_bid, bid),
        answer(Bid, Pass, no_rule_forbids, pass_bid),
    ),
    decision(
        BidForOrder,
        order_bid_options,
        answer(BidForOrder, MakeBid, why_not_order_bid, order_bid),
        answer(BidForOrder, Pass, no_rule_forbids, pass_order_bid),
    ),
)
CHANCES: Final = (chance(DrawOpener, sample_open_first, Opener, why_not_open_first, open_first),)
AUTOMATIC: Final = (automatic(SellPlace, sell_place),)
