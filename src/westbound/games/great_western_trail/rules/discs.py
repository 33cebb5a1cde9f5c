"""Discs: clearing spaces of the player board, and the special cases. Rules GWT-093 to GWT-103,
GWT-113, GWT-166, GWT-269 to GWT-271, GWT-274, GWT-280, GWT-290 to GWT-292."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from westbound.engine.decisions import answer, decision
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.engine.texts import Money
from westbound.games.great_western_trail.components import (
    DISC_COST,
    DISC_COUNT,
    DISC_GAIN,
    DISC_NAMES,
    DISC_WHITE,
    DISCS,
)
from westbound.games.great_western_trail.moves import (
    CLEAR_DISC,
    DISC_FROM,
    ClearDisc,
    DiscFromStation,
)
from westbound.games.great_western_trail.railroad import (
    CITY_DOLLARS,
    CITY_WHITE,
    KANSAS_CITY_CREST,
    STATION_NAMES,
    STATION_WHITE,
    STATIONS,
)
from westbound.games.great_western_trail.rules.disc_effects import disc_on_city, disc_on_station
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.steps import PlaceDisc
from westbound.games.great_western_trail.versions import is_corrected

FIRST_CITY: Final = len(STATIONS)  # targets below are stations
_MAX_COST: Final = max(DISC_COST)
KANSAS_CITY_TARGET: Final = FIRST_CITY + KANSAS_CITY_CREST
# the rules below rely on this: what costs money is dark, and brings none
assert not any(DISC_COST[disc] and (DISC_WHITE[disc] or DISC_GAIN[disc]) for disc in DISCS)


def city_target(city: int) -> int:
    return FIRST_CITY + city


def is_white(target: int) -> bool:
    return STATION_WHITE[target] if target < FIRST_CITY else CITY_WHITE[target - FIRST_CITY]


class Left(NamedTuple):
    """Kinds of disc spaces that still hold a disc."""

    discs: tuple[int, ...]
    white: tuple[int, ...]  # those that may go to white corners
    free_and_white: bool  # whether there is one that costs nothing and may go anywhere


# GWT-094: discs from dark corners go to dark corners only; GWT-269: unless no others are left.
@cache
def _left(cleared: tuple[int, ...]) -> Left:
    discs = tuple(disc for disc in DISCS if cleared[disc] < DISC_COUNT[disc])
    white = tuple(disc for disc in discs if DISC_WHITE[disc])
    return Left(discs, white or discs, bool(white))


def discs_left(state: TrailState, seat: int) -> Left:
    return _left(tuple(state.cleared_discs(seat)))


def fitting_discs(state: TrailState, seat: int, target: int) -> tuple[int, ...]:
    left = discs_left(state, seat)
    return left.white if is_white(target) else left.discs


# GWT-291 (ADR 0010): with only $5 spaces left and less at hand, the $6 of Kansas City may pay.
def crest_must_pay(state: TrailState, seat: int, target: int) -> bool:
    """Whether no disc that is left can be paid for without the money of the crest."""
    if target != KANSAS_CITY_TARGET:
        return False
    fitting, money = fitting_discs(state, seat, target), state.money[seat]
    return all(DISC_COST[disc] > money for disc in fitting)


def money_for_disc(state: TrailState, seat: int, target: int) -> int:
    if crest_must_pay(state, seat, target):
        return state.money[seat] + CITY_DOLLARS[KANSAS_CITY_CREST]
    return state.money[seat]


# GWT-100, GWT-274, GWT-280: the $5 are due at once, and then what follows must be payable.
def payable_discs(state: TrailState, seat: int, target: int, spent: int, due: int) -> Sequence[int]:
    """Disc spaces that can be cleared for this target, `spent` before it and `due` after it."""
    fitting = fitting_discs(state, seat, target)
    if state.money[seat] >= spent + _MAX_COST + due:
        return fitting
    money = money_for_disc(state, seat, target) - spent
    return [d for d in fitting if money - DISC_COST[d] + DISC_GAIN[d] >= due]


# GWT-270, GWT-290: the stations a disc may come back from; for an upgrade another one.
def stations_to_empty(state: TrailState, seat: int, target: int) -> int:
    mask = state.stations[seat]
    return mask & ~(1 << target) if target < FIRST_CITY else mask


def cannot_clear_any(state: TrailState, seat: int, target: int, spent: int) -> bool:
    """GWT-270: no disc on the board, or none that can be paid for."""
    return not payable_discs(state, seat, target, spent, 0)


def can_place_disc(state: TrailState, seat: int, target: int, spent: int, due: int) -> bool:
    """Whether a disc for this target can be found and everything paid (GWT-274)."""
    if payable_discs(state, seat, target, spent, due):
        return True
    if not cannot_clear_any(state, seat, target, spent):
        return False
    return stations_to_empty(state, seat, target) != 0 and state.money[seat] - spent >= due


# GWT-270, GWT-291: only if no disc can be paid for, or none without the money of the crest.
def may_empty_station(state: TrailState, step: PlaceDisc) -> bool:
    seat, target = step.seat, step.target
    if not payable_discs(state, seat, target, 0, step.due):
        return True
    return is_corrected(state.setup, "GWT-291") and crest_must_pay(state, seat, target)


# GWT-292 (ADR 0006): nobody is asked for a disc they do not have anywhere.
def has_no_disc_anywhere(state: TrailState, seat: int) -> bool:
    return not state.stations[seat] and not discs_left(state, seat).discs


# --- the decision


def place_disc_options(state: TrailState, step: PlaceDisc) -> list[Move]:
    seat, target = step.seat, step.target
    options: list[Move] = [
        CLEAR_DISC[disc] for disc in payable_discs(state, seat, target, 0, step.due)
    ]
    if may_empty_station(state, step):
        mask = stations_to_empty(state, seat, target)
        options += [DISC_FROM[station] for station in STATIONS if mask >> station & 1]
    return options


def why_not_clear_disc(state: TrailState, step: PlaceDisc, move: ClearDisc) -> Refusal | None:
    """Return the rule that forbids taking the disc from this space, or None."""
    seat, target, disc = step.seat, step.target, move.code
    name, money = DISC_NAMES[disc], Money(state.money[seat])
    if disc not in discs_left(state, seat).discs:
        return Refusal("GWT-093", disc=name)
    if disc not in fitting_discs(state, seat, target):
        return Refusal("GWT-094", disc=name)
    if disc not in payable_discs(state, seat, target, 0, 0):
        return Refusal("GWT-100", disc=name, cost=Money(DISC_COST[disc]), money=money)
    if disc not in payable_discs(state, seat, target, 0, step.due):
        return Refusal("GWT-274", disc=name, due=Money(step.due), money=money)
    return None


def why_not_disc_from_station(
    state: TrailState, step: PlaceDisc, move: DiscFromStation
) -> Refusal | None:
    seat, name = step.seat, STATION_NAMES[move.code]
    if not may_empty_station(state, step):
        return Refusal("GWT-270", station=name)
    if stations_to_empty(state, seat, step.target) >> move.code & 1:
        return None
    return Refusal("GWT-271", station=name)


def clear_disc(state: TrailState, step: PlaceDisc, move: ClearDisc) -> None:
    """GWT-096: the space is clear at once and for good."""
    seat, disc = step.seat, move.code
    state.money[seat] += DISC_GAIN[disc] - DISC_COST[disc]
    state.clear_disc(seat, disc)
    lay_disc(state, seat, step)


def disc_from_station(state: TrailState, step: PlaceDisc, move: DiscFromStation) -> None:
    """GWT-271: the station loses it; a station master already taken stays."""
    state.stations[step.seat] &= ~(1 << move.code)
    lay_disc(state, step.seat, step)


def lay_disc(state: TrailState, seat: int, step: PlaceDisc) -> None:
    if step.target < FIRST_CITY:
        disc_on_station(state, seat, step.target)
    else:
        disc_on_city(state, seat, step.target - FIRST_CITY)
        state.money[seat] -= step.due


DECISIONS: Final = (
    decision(
        PlaceDisc,
        place_disc_options,
        answer(PlaceDisc, ClearDisc, why_not_clear_disc, clear_disc),
        answer(PlaceDisc, DiscFromStation, why_not_disc_from_station, disc_from_station),
    ),
)
