"""What engines, stations, discs and deliveries cost and bring, said before it is done."""

from __future__ import annotations

from itertools import count
from typing import Final

from westbound.engine.refusal import Param
from westbound.engine.step import Step
from westbound.games.great_western_trail import moves as m
from westbound.games.great_western_trail import steps
from westbound.games.great_western_trail.components import (
    AUXILIARY,
    CERTIFICATES,
    CERTIFICATES_4,
    CERTIFICATES_6,
    EMPTY,
    HAND,
    MASTER_NAMES,
    STEP_DOLLARS,
    STEP_VP,
)
from westbound.games.great_western_trail.costs import money_after_disc
from westbound.games.great_western_trail.prompts import Told
from westbound.games.great_western_trail.railroad import (
    ARROWS,
    CITY_DOLLARS,
    CITY_VP,
    END_MONEY,
    STATION_AT,
    STATION_COST,
    STATION_NAMES,
    STATION_VP,
)
from westbound.games.great_western_trail.rules.auxiliary import SPACES_FOR_DOUBLE, clear_spaces
from westbound.games.great_western_trail.rules.certificates import certificate_limit
from westbound.games.great_western_trail.rules.delivery import cost_of, places_behind
from westbound.games.great_western_trail.rules.discs import has_no_disc_anywhere
from westbound.games.great_western_trail.rules.engine import exactly, other_engines
from westbound.games.great_western_trail.rules.herd_deck import hand_limit
from westbound.games.great_western_trail.rules.move import step_limit
from westbound.games.great_western_trail.rules.scoring import STEP_DISC_VP
from westbound.games.great_western_trail.rules.stations import why_not_upgradable
from westbound.games.great_western_trail.state import TrailState

_STEP_VP_FOR: Final = {STEP_DOLLARS: 0, STEP_VP: STEP_DISC_VP}


def engine(state: TrailState, step: Step, move: m.EngineTo) -> Told | None:
    """How far it goes, what a delivery then reaches, which station could be upgraded."""
    seat = step.seat
    start, others = state.engine[seat], other_engines(state, seat)
    if isinstance(step, steps.BackForDelivery):
        return "engine_delivery", {"value": places_behind(start, others)[move.code]}
    if isinstance(step, steps.BackFromEnd):
        money = state.money[seat]
        return "engine_end", {"money": money, "left": money + END_MONEY}
    station = STATION_AT[move.code]
    if station >= 0:
        return _at_station(state, seat, station)
    if not isinstance(step, steps.MoveEngine):
        return None
    spaces = next(n for n in count(1) if move.code in exactly(True, start, n, others))
    return "engine", {"spaces": spaces, "limit": step.most}


def _at_station(state: TrailState, seat: int, station: int) -> Told:
    """GWT-164: stopping there allows an upgrade, if it is possible."""
    possible = why_not_upgradable(state, seat, station) is None
    return "engine_station" if possible else "engine_station_closed", {
        "station": STATION_NAMES[station],
        "cost": STATION_COST[station],
        "vp": STATION_VP[station],
    }


def upgrade(state: TrailState, step: Step, move: m.Upgrade) -> Told:
    """GWT-167, GWT-168: the cost, the points, and the station master tile if one is left."""
    station, money = move.code, state.money[step.seat]
    cost = STATION_COST[station]
    params: dict[str, Param] = {"cost": cost, "money": money, "left": money - cost}
    params["vp"] = STATION_VP[station]
    master = state.masters[station] if station < len(state.masters) else EMPTY
    if master == EMPTY:
        return "upgrade", params
    return "upgrade_master", {**params, "master": MASTER_NAMES[master]}


# --- discs (GWT-096 to GWT-102)


def disc(state: TrailState, step: steps.PlaceDisc, move: m.ClearDisc) -> Told:
    """What clearing this space unlocks, and the money after everything that is due."""
    key, params = _unlocked(state, step.seat, move.code)
    money, left = state.money[step.seat], money_after_disc(state, step, move.code)
    if left == money and move.code != HAND:  # that one has a price
        return f"{key}_only", params
    return key, {**params, "money": money, "left": left}


def _unlocked(state: TrailState, seat: int, code: int) -> Told:
    if code < len(AUXILIARY):
        doubles = clear_spaces(state, seat, code) + 1 == SPACES_FOR_DOUBLE
        return "disc_double" if doubles else "disc_open", {}
    after = state.copy()
    after.clear_disc(seat, code)
    if code in (CERTIFICATES_4, CERTIFICATES_6):
        limit = CERTIFICATES[certificate_limit(after, seat)]
        return "disc_certificates", {"limit": limit}
    if code == HAND:
        return "disc_hand", {"limit": hand_limit(after, seat)}
    vp = _STEP_VP_FOR[code]
    return "disc_steps", {"limit": step_limit(after, seat), "vp": vp}


def disc_from_station(state: TrailState, step: steps.PlaceDisc, move: m.DiscFromStation) -> Told:
    """GWT-271: the station loses the disc and its points."""
    return "disc_from", {
        "vp": STATION_VP[move.code],
        "money": state.money[step.seat],
        "left": money_after_disc(state, step, None),
    }


# --- deliveries (GWT-103 to GWT-110)


def arrows_completed(state: TrailState, seat: int, city: int) -> list[tuple[int, bool]]:
    """The green arrows that a disc there completes: points, and whether they bring a card."""
    own = state.discs_in_cities(seat)
    if own[city]:
        return []
    return [
        (vp, objective)
        for first, second, vp, objective in ARROWS
        if city in (first, second) and own[first + second - city]
    ]


def deliver(state: TrailState, step: steps.Delivery, move: m.DeliverTo) -> Told:
    """GWT-292: without any disc only the transport cost is left of it."""
    city, money = move.code, state.money[step.seat]
    due, gain = cost_of(state, step, city), CITY_DOLLARS[city]
    if has_no_disc_anywhere(state, step.seat):
        return "deliver_only", {"due": due, "money": money, "left": money - due}
    arrows = arrows_completed(state, step.seat, city)
    cards = sum(objective for _, objective in arrows)
    params: dict[str, Param] = {
        "due": due,
        "vp": CITY_VP[city] + sum(vp for vp, _ in arrows),
        "arrows": len(arrows),
        "money": money,
        "left": money - due + gain,
    }
    if gain:
        return "deliver_dollars", {**params, "gain": gain}
    return ("deliver_objective", {**params, "cards": cards}) if cards else ("deliver", params)
