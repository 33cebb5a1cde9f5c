"""The deliveries to come: their income and the cities they should go to."""

from __future__ import annotations

from typing import Final

from westbound.engine.step import Step
from westbound.games.great_western_trail.automatic_steps import EndTurn
from westbound.games.great_western_trail.chance_steps import RevealHand
from westbound.games.great_western_trail.heuristics.cities import LATER, city_points, expect
from westbound.games.great_western_trail.heuristics.discs import best_disc
from westbound.games.great_western_trail.heuristics.herd import deck_total, hand_total
from westbound.games.great_western_trail.heuristics.outlook import Outlook
from westbound.games.great_western_trail.railroad import (
    CITIES,
    CITY_REPEATABLE,
    CITY_VALUE,
    CITY_WHITE,
)
from westbound.games.great_western_trail.rules.certificates import permanent, temporary
from westbound.games.great_western_trail.rules.delivery import cost_of
from westbound.games.great_western_trail.rules.discs import FIRST_CITY
from westbound.games.great_western_trail.rules.herd_deck import hand_limit
from westbound.games.great_western_trail.rules.income import breeding_value
from westbound.games.great_western_trail.steps import Delivery, DiscardCards, PlaceDisc
from westbound.games.great_western_trail.trail import KANSAS_CITY

MAX_TRIPS: Final = 5.0  # later deliveries that are looked at
USUAL_CERTIFICATES: Final = 1.0  # temporary ones used in a later delivery
DOUBLES_CHANGED: Final = 0.35  # the share of doubles exchanged for another card each turn
WORST: Final = -50.0  # a delivery that nobody can make


def deliveries(outlook: Outlook) -> float:
    """The income of the deliveries to come, and their cities."""
    state, seat, weights = outlook.state, outlook.seat, outlook.weights
    always = permanent(state, seat)
    limit = hand_limit(state, seat)
    later = deck_total(tuple(sorted(state.deck(seat))), limit) + always + USUAL_CERTIFICATES
    trips = min(outlook.trips, MAX_TRIPS)
    value = (weights.income + weights.breeding) * later * trips
    mask = _own_cities(outlook)
    step = open_delivery(outlook)
    if isinstance(step, RevealHand):
        total = breeding_value(state.hand[seat]) + always + step.certificates
        value += outlook.purse.earned(total)
        step = Delivery(seat, False, total)
    if isinstance(step, Delivery):
        return value + _deliver_now(outlook, step, mask, later, trips)
    if isinstance(step, PlaceDisc):
        return _disc_on_its_way(outlook, step, mask, later, trips, value)
    first = next_total(outlook, limit) + always + temporary(state, seat)
    value += weights.income * first * outlook.on_time
    following = expect(mask, None, later, trips, weights.dark)
    if not outlook.on_time:
        return value + following
    with_next = expect(mask, first, later, trips, weights.dark)
    return value + following + outlook.on_time * (with_next - following)


def _own_cities(outlook: Outlook) -> int:
    mask = 0
    for city, discs in enumerate(outlook.state.discs_in_cities(outlook.seat)):
        if discs:
            mask |= 1 << city
    return mask


def open_delivery(outlook: Outlook) -> Step | None:
    """The step of a delivery that is being made."""
    for step in reversed(outlook.state.agenda):
        if type(step) is EndTurn:
            return None
        if type(step) is RevealHand and step.player == outlook.seat:
            return step
        if type(step) is Delivery and step.seat == outlook.seat:
            return step
        if type(step) is PlaceDisc and step.seat == outlook.seat and step.target >= FIRST_CITY:
            return step
    return None


def _deliver_now(outlook: Outlook, step: Delivery, mask: int, later: float, trips: float) -> float:
    """The best city for this delivery, with those that follow."""
    best = WORST
    for city in CITIES:
        if CITY_VALUE[city] > step.value:
            break
        if mask >> city & 1 and not CITY_REPEATABLE[city]:
            continue
        due = cost_of(outlook.state, step, city)
        if due > outlook.money + step.value:
            continue
        worth = city_points(mask, city, 0.0) + best_disc(outlook, CITY_WHITE[city])
        worth -= outlook.purse.cost(due)
        worth += LATER * expect(mask | 1 << city, None, later, trips, outlook.weights.dark)
        best = max(best, worth)
    return best


def _disc_on_its_way(
    outlook: Outlook, step: PlaceDisc, mask: int, later: float, trips: float, value: float
) -> float:
    """The city is chosen, its disc not yet."""
    city = step.target - FIRST_CITY
    now = city_points(mask, city, 0.0) + best_disc(outlook, CITY_WHITE[city])
    value += now - outlook.purse.cost(step.due)
    return value + LATER * expect(mask | 1 << city, None, later, trips, outlook.weights.dark)


def next_total(outlook: Outlook, limit: int) -> float:
    """The breeding value to expect in Kansas City next time."""
    state, seat = outlook.state, outlook.seat
    hand, stack = state.hand[seat], state.draw[seat] or state.discard[seat]
    discards = sum([step.count for step in state.agenda if type(step) is DiscardCards])
    keep = len(hand) - discards
    if state.at[seat] == KANSAS_CITY:
        return hand_total(hand, stack, keep, 0.0)[0]
    doubles = hand_total(hand, stack, keep, 0.0)[1]
    drawn = max(0, limit - keep) + DOUBLES_CHANGED * min(doubles, outlook.to_city)
    return hand_total(hand, stack, keep, drawn)[0]
