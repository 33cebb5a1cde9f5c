"""Delivering to a city. Rules GWT-090 to GWT-095, GWT-103 to GWT-114, GWT-230 to GWT-232,
GWT-274."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from westbound.engine.decisions import answer, automatic, decision
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.engine.texts import Money
from westbound.games.great_western_trail import step_cache
from westbound.games.great_western_trail.automatic_steps import AfterEngine
from westbound.games.great_western_trail.moves import DELIVER, ENGINE, DeliverTo, EngineTo
from westbound.games.great_western_trail.railroad import (
    BACK,
    CITIES,
    CITY_NAMES,
    CITY_REPEATABLE,
    CITY_VALUE,
    DEPTH,
    FIRST_TURNOUT,
    NOSE,
    POSITION_NAMES,
    TRANSPORT,
)
from westbound.games.great_western_trail.rules.discs import (
    can_place_disc,
    city_target,
    discs_left,
    has_no_disc_anywhere,
)
from westbound.games.great_western_trail.rules.engine import (
    offer_upgrade_here,
    one_space,
    other_engines,
)
from westbound.games.great_western_trail.state import CITY_KINDS, TrailState
from westbound.games.great_western_trail.steps import BackForDelivery, Delivery

_NO_COST: Final = (0,) * CITY_KINDS
_MAX_VALUE: Final = max(CITY_VALUE)
# by value: the cities in reach
_WITHIN: Final = tuple(
    tuple(city for city in CITIES if CITY_VALUE[city] <= value) for value in range(_MAX_VALUE + 1)
)


# GWT-110, GWT-112 (ADR 0006): crosses between the engine's nose and the city.
def transport_cost(state: TrailState, seat: int, city: int) -> int:
    return TRANSPORT[NOSE[state.engine[seat]]][city]


def cost_of(state: TrailState, step: Delivery, city: int) -> int:
    """GWT-231: an extraordinary delivery has no transport cost."""
    return 0 if step.free else transport_cost(state, step.seat, city)


# GWT-090, GWT-092: the value of the city is the limit; Kansas City has none.
def is_in_reach(step: Delivery, city: int) -> Refusal | None:
    if CITY_VALUE[city] <= step.value:
        return None
    name = CITY_NAMES[city]
    return Refusal("GWT-090", city=name, value=CITY_VALUE[city], total=step.value)


# GWT-091: each city once, except Kansas City and San Francisco.
def is_new(state: TrailState, seat: int, city: int) -> Refusal | None:
    if CITY_REPEATABLE[city] or not state.discs_in(seat, city):
        return None
    return Refusal("GWT-091", city=CITY_NAMES[city])


# GWT-274, GWT-292: a disc, its cost and the transport must all be possible.
def can_deliver(state: TrailState, step: Delivery, city: int) -> Refusal | None:
    seat, due = step.seat, cost_of(state, step, city)
    if has_no_disc_anywhere(state, seat):
        possible = due <= state.money[seat]
    else:
        possible = can_place_disc(state, seat, city_target(city), 0, due)
    if possible:
        return None
    name, money = CITY_NAMES[city], Money(state.money[seat])
    return Refusal("GWT-274", case="city", city=name, due=Money(due), money=money)


def why_not_deliver(state: TrailState, step: Delivery, move: DeliverTo) -> Refusal | None:
    """Return the first rule that forbids delivering there, or None."""
    return (
        is_in_reach(step, move.code)
        or is_new(state, step.seat, move.code)
        or can_deliver(state, step, move.code)
    )


# For speed these are the rules of `why_not_deliver` in one line; tests compare the two.
def deliver_options(state: TrailState, step: Delivery) -> list[Move]:
    """While a free disc with white corners is left, whoever can pay the transport can deliver."""
    seat = step.seat
    if not discs_left(state, seat).free_and_white:
        return [m for m in DELIVER if why_not_deliver(state, step, m) is None]
    money, delivered = state.money[seat], state.discs_in_cities(seat)
    costs = _NO_COST if step.free else TRANSPORT[NOSE[state.engine[seat]]]
    return [
        DELIVER[city]
        for city in _WITHIN[min(step.value, _MAX_VALUE)]
        if (not delivered[city] or CITY_REPEATABLE[city])
        and (costs[city] <= money or can_deliver(state, step, city) is None)
    ]


def deliver(state: TrailState, step: Delivery, move: DeliverTo) -> None:
    seat, due = step.seat, cost_of(state, step, move.code)
    if has_no_disc_anywhere(state, seat):
        state.money[seat] -= due
    else:
        state.agenda.append(step_cache.place_disc(seat, due, city_target(move.code)))


# --- 9a: the extraordinary delivery (GWT-230 to GWT-232)


# GWT-230: turnouts and spaces with other engines do not count; the start does.
@lru_cache(maxsize=1 << 13)
def places_behind(position: int, others: int) -> dict[int, int]:
    """Every place the engine can go back to, and the value of city it allows."""
    found: dict[int, int] = {}
    reached = {position: 0}
    while reached:
        reached = {
            place: value + (place < FIRST_TURNOUT)
            for start, value in sorted(reached.items(), key=lambda item: DEPTH[item[0]])
            for place in one_space(BACK, start, others)
        }
        for place, value in reached.items():
            found[place] = max(value, found.get(place, 0))
    return found


def back_for_delivery_options(state: TrailState, step: BackForDelivery) -> list[Move]:
    seat = step.seat
    return [ENGINE[p] for p in places_behind(state.engine[seat], other_engines(state, seat))]


def why_not_back_for_delivery(
    state: TrailState, step: BackForDelivery, move: EngineTo
) -> Refusal | None:
    seat = step.seat
    if move.code in places_behind(state.engine[seat], other_engines(state, seat)):
        return None
    return Refusal("GWT-230", position=POSITION_NAMES[move.code])


def back_for_delivery(state: TrailState, step: BackForDelivery, move: EngineTo) -> None:
    """GWT-231: the delivery first, then perhaps an upgrade."""
    seat = step.seat
    value = places_behind(state.engine[seat], other_engines(state, seat))[move.code]
    state.put_engine(seat, move.code)
    state.agenda.append(step_cache.after_engine(seat))
    state.agenda.append(step_cache.delivery(seat, True, value))


def after_engine(state: TrailState, step: AfterEngine) -> None:
    offer_upgrade_here(state, step.player)


DECISIONS: Final = (
    decision(Delivery, deliver_options, answer(Delivery, DeliverTo, why_not_deliver, deliver)),
    decision(
        BackForDelivery,
        back_for_delivery_options,
        answer(BackForDelivery, EngineTo, why_not_back_for_delivery, back_for_delivery),
    ),
)
AUTOMATIC: Final = (automatic(AfterEngine, after_engine),)
