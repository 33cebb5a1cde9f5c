"""Consent to a house or terrace on a rival's parcel. Rules CC-104, CC-109, CC-284."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import answer, decision, no_rule_forbids
from westbound.engine.refusal import Refusal
from westbound.games.carson_city.base.moves import AGREE, REFUSE, Agree, Refuse
from westbound.games.carson_city.base.rules import houses
from westbound.games.carson_city.base.rules.roads import within_reach
from westbound.games.carson_city.base.steps import AnswerRequest, PlaceBuilding, PlaceTownHallHouse
from westbound.games.carson_city.components import HOUSE
from westbound.games.carson_city.geometry import INNER, NEIGHBOURS, PARCEL_NAMES, members
from westbound.games.carson_city.state import NOBODY, CarsonState

Asking = PlaceBuilding | PlaceTownHallHouse


def rivals_parcels(state: CarsonState, seat: int) -> int:
    return ~(state.unowned | state.owned[seat])


def in_reach(state: CarsonState, seat: int) -> int:
    """Connected parcels, and those the seat's own roads could still connect."""
    roads = state.roads[seat]
    return within_reach(state, roads) if roads else state.connected


def ask_spots(state: CarsonState, step: Asking, needed: int) -> int:
    """Rivals' parcels to ask about: for a house there, or to turn the house that stands there."""
    if leads_to_house(state, step, needed) is not None:
        return 0
    theirs = rivals_parcels(state, step.seat) & ~step.asked & ~state.closed
    spots = 0
    if state.houses_left and theirs & state.vacant:
        spots = theirs & state.vacant & in_reach(state, step.seat)
    if state.setup.terrace_needs_consent:
        for house in members(theirs & state.of_type[HOUSE] & INNER):
            if could_be_surrounded(state, house, needed):
                spots |= 1 << house
    return spots


def could_be_surrounded(state: CarsonState, house: int, needed: int) -> bool:
    """At most as many gaps around the house as the other houses of this placement can fill."""
    return (NEIGHBOURS[house] & houses.unfilled(state)).bit_count() < needed


# CC-104: only a rival's parcel needs consent.
def is_rivals(state: CarsonState, seat: int, parcel: int) -> Refusal | None:
    if state.owner[parcel] not in (NOBODY, seat):
        return None
    return Refusal("CC-104", case="not_needed", parcel=PARCEL_NAMES[parcel])


# CC-104: one request per parcel and placement.
def was_not_asked(step: Asking, parcel: int) -> Refusal | None:
    if not step.asked >> parcel & 1:
        return None
    return Refusal("CC-104", case="once", parcel=PARCEL_NAMES[parcel])


# CC-097, CC-099: the request must be able to lead to a house.
def leads_to_house(state: CarsonState, step: Asking, needed: int) -> Refusal | None:
    if not needed:
        return Refusal("CC-099", case="none_needed")
    if isinstance(step, PlaceBuilding) and not state.owned[step.seat] & state.vacant:
        return Refusal("CC-097", case="no_parcel")
    return None


def why_not_ask(state: CarsonState, step: Asking, needed: int, parcel: int) -> Refusal | None:
    """Return the first rule that makes this request pointless, or None."""
    refusal = (
        leads_to_house(state, step, needed)
        or is_rivals(state, step.seat, parcel)
        or was_not_asked(step, parcel)
        or houses.is_not_closed(state, parcel)
    )
    if refusal is not None:
        return refusal
    if state.tile[parcel] == HOUSE:
        return why_not_ask_terrace(state, needed, parcel)
    return (
        houses.has_house_tile(state)
        or houses.is_vacant(state, parcel)
        or can_reach(state, step.seat, parcel)
    )


def why_not_ask_terrace(state: CarsonState, needed: int, parcel: int) -> Refusal | None:
    if not state.setup.terrace_needs_consent:
        return Refusal("CC-109", case="not_needed", parcel=PARCEL_NAMES[parcel])
    if INNER >> parcel & 1 and could_be_surrounded(state, parcel, needed):
        return None
    return houses.is_surrounded(state, parcel)


# CC-130: a house needs a road, at least one that the asker can still lay.
def can_reach(state: CarsonState, seat: int, parcel: int) -> Refusal | None:
    if in_reach(state, seat) >> parcel & 1:
        return None
    return Refusal("CC-130", parcel=PARCEL_NAMES[parcel])


# --- the owner's answer


def answer_request_options(state: CarsonState, step: AnswerRequest) -> tuple[Agree, Refuse]:
    return (AGREE, REFUSE)


def agree(state: CarsonState, step: AnswerRequest, move: Agree) -> None:
    """CC-284: the consent holds for this placement only."""
    asking, bit = state.agenda[-1], 1 << step.parcel
    if isinstance(asking, PlaceBuilding):
        state.agenda[-1] = PlaceBuilding(
            asking.seat, asking.agreed | bit, asking.asked, asking.building
        )
    elif isinstance(asking, PlaceTownHallHouse):
        state.agenda[-1] = PlaceTownHallHouse(
            asking.seat, asking.agreed | bit, asking.asked, asking.standing
        )


def refuse(state: CarsonState, step: AnswerRequest, move: Refuse) -> None:
    """The asker tries another place or keeps the building."""


DECISIONS: Final = (
    decision(
        AnswerRequest,
        answer_request_options,
        answer(AnswerRequest, Agree, no_rule_forbids, agree),
        answer(AnswerRequest, Refuse, no_rule_forbids, refuse),
    ),
)
