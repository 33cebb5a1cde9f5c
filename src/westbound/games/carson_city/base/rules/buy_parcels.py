"""Buying parcels. Rules CC-091 to CC-095 and CC-282; the price is in `parcel_price.py`."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import answer, automatic, decision
from westbound.engine.refusal import Refusal
from westbound.engine.step import AUTOMATIC
from westbound.games.carson_city.base.moves import BUY_PARCEL, DECLINE_AT, BuyParcel, DeclineAt
from westbound.games.carson_city.base.rules.duels import contested, first_duel_chooser
from westbound.games.carson_city.base.rules.parcel_price import parcel_price, price_for
from westbound.games.carson_city.base.rules.resolve_actions import send_home
from westbound.games.carson_city.base.steps import BuyParcels, ContestedParcels, PickDuel
from westbound.games.carson_city.geometry import ALL_PARCELS, PARCEL_NAMES, members
from westbound.games.carson_city.state import CarsonState


def claimable(state: CarsonState) -> int:
    """Parcels that can get an owner: unowned, not the Town Hall's (CC-148), not closed (CC-095).

    CC-214: river parcels belong to nobody, but do not count as unowned.
    """
    mask = state.unowned & ~state.closed
    return mask & ~(1 << state.town_hall) if state.town_hall >= 0 else mask


def begin_parcels(state: CarsonState) -> None:
    """CC-092: first the contested parcels one by one, then the others in pass order."""
    places = contested(state, for_sale(state))
    if places:
        state.agenda.append(ContestedParcels(AUTOMATIC, first_duel_chooser(state, places)))
    else:
        begin_uncontested(state)


def next_contested(state: CarsonState, step: ContestedParcels) -> None:
    """CC-072, CC-073: the same player picks the next duel until none is left."""
    places = contested(state, for_sale(state))
    if places:
        state.agenda.append(step)
        state.agenda.append(PickDuel(step.chooser, places))
    else:
        begin_uncontested(state)


def for_sale(state: CarsonState) -> int:
    """Where cowboys stand to buy."""
    return state.unowned & ALL_PARCELS & ~state.closed & ~town_hall_bit(state)


def begin_uncontested(state: CarsonState) -> None:
    here = for_sale(state)
    for seat in reversed(state.passed):
        parcels = state.at[seat] & here
        if parcels:
            state.agenda.append(BuyParcels(seat, parcels))


def town_hall_bit(state: CarsonState) -> int:
    return 1 << state.town_hall if state.town_hall >= 0 else 0


# CC-092: only parcels where one's own cowboy has prevailed.
def is_offered(state: CarsonState, step: BuyParcels, parcel: int) -> Refusal | None:
    if step.parcels >> parcel & 1:
        return None
    return Refusal("CC-092", parcel=PARCEL_NAMES[parcel])


# CC-095: a closed parcel cannot be bought.
def is_not_closed(state: CarsonState, parcel: int) -> Refusal | None:
    if state.closed >> parcel & 1:
        return Refusal("CC-095", parcel=PARCEL_NAMES[parcel])
    return None


# CC-282, CC-057: each parcel needs a property tile.
def has_property_tile(state: CarsonState, seat: int) -> Refusal | None:
    return None if state.property_left[seat] > 0 else Refusal("CC-282")


# CC-062: nobody pays more than they have.
def can_pay_parcel(state: CarsonState, seat: int, parcel: int) -> Refusal | None:
    price, money = price_for(state, seat, parcel), state.money[seat]
    if price <= money:
        return None
    return Refusal("CC-062", cost=price, money=money)


def why_not_buy_parcel(state: CarsonState, step: BuyParcels, move: BuyParcel) -> Refusal | None:
    """Return the first rule that forbids buying this parcel, or None."""
    return (
        is_offered(state, step, move.parcel)
        or is_not_closed(state, move.parcel)
        or has_property_tile(state, step.seat)
        or can_pay_parcel(state, step.seat, move.parcel)
    )


def buy_parcels_options(state: CarsonState, step: BuyParcels) -> list[BuyParcel | DeclineAt]:
    """Buy or decline each parcel, in any order."""
    options: list[BuyParcel | DeclineAt] = []
    money, buyable = state.money[step.seat], ~state.closed if state.property_left[step.seat] else 0
    enough = money >= state.power(step.seat).max_parcel_price  # for any parcel (CC-189)
    for parcel in members(step.parcels):
        if buyable >> parcel & 1 and (enough or parcel_price(state, parcel) <= money):
            options.append(BUY_PARCEL[parcel])
        options.append(DECLINE_AT[parcel])
    return options


def why_not_decline_parcel(state: CarsonState, step: BuyParcels, move: DeclineAt) -> Refusal | None:
    return is_offered(state, step, move.parcel)


def buy_parcel(state: CarsonState, step: BuyParcels, move: BuyParcel) -> None:
    """CC-091: pay the bank and lay a property tile; what stands there is now private (CC-093)."""
    state.money[step.seat] -= price_for(state, step.seat, move.parcel)
    state.put_property(move.parcel, step.seat)
    finish_parcel(state, step, move.parcel)


def decline_parcel(state: CarsonState, step: BuyParcels, move: DeclineAt) -> None:
    finish_parcel(state, step, move.parcel)


def finish_parcel(state: CarsonState, step: BuyParcels, parcel: int) -> None:
    send_home(state, step.seat, parcel)
    left = step.parcels & ~(1 << parcel)
    if left:
        state.agenda.append(BuyParcels(step.seat, left))


DECISIONS: Final = (
    decision(
        BuyParcels,
        buy_parcels_options,
        answer(BuyParcels, BuyParcel, why_not_buy_parcel, buy_parcel),
        answer(BuyParcels, DeclineAt, why_not_decline_parcel, decline_parcel),
    ),
)
AUTOMATIC_STEPS: Final = (automatic(ContestedParcels, next_contested),)
