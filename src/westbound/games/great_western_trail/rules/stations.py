"""Upgrading stations, and station masters. Rules GWT-164 to GWT-175, GWT-225, GWT-279, GWT-280,
GWT-286, GWT-290."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import answer, decision, no_rule_forbids
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.engine.texts import Money
from westbound.games.great_western_trail import step_cache
from westbound.games.great_western_trail.actions import MASTER_ACTIONS
from westbound.games.great_western_trail.components import EMPTY, WORKERS
from westbound.games.great_western_trail.moves import GIVE_UP, UPGRADE, GiveUp, Upgrade
from westbound.games.great_western_trail.railroad import (
    DEPTH,
    STATION_COST,
    STATION_DEPTH,
    STATION_NAMES,
    STATIONS,
)
from westbound.games.great_western_trail.rules.discs import can_place_disc
from westbound.games.great_western_trail.state import WORKER_KINDS, TrailState
from westbound.games.great_western_trail.steps import TakeMaster, UpgradeBehind, UpgradeStation
from westbound.kit.moves import DECLINE, Decline

# --- what is possible


# GWT-165: each station once for each player.
def is_not_upgraded(state: TrailState, seat: int, station: int) -> Refusal | None:
    if state.stations[seat] >> station & 1:
        return Refusal("GWT-165", station=STATION_NAMES[station])
    return None


# GWT-166, GWT-280: first the cost, then a disc with what that costs.
def can_pay_upgrade(state: TrailState, seat: int, station: int) -> Refusal | None:
    cost, money = STATION_COST[station], state.money[seat]
    if cost > money:
        return Refusal("GWT-166", cost=Money(cost), money=Money(money))
    if not can_place_disc(state, seat, station, cost, 0):
        return Refusal("GWT-280", station=STATION_NAMES[station])
    return None


def why_not_upgradable(state: TrailState, seat: int, station: int) -> Refusal | None:
    return is_not_upgraded(state, seat, station) or can_pay_upgrade(state, seat, station)


# GWT-225, GWT-286: a station that the engine has passed.
def is_behind(state: TrailState, seat: int, station: int) -> Refusal | None:
    if STATION_DEPTH[station] < DEPTH[state.engine[seat]]:
        return None
    return Refusal("GWT-286", station=STATION_NAMES[station])


# --- upgrading where the engine stopped (GWT-164)


def offer_upgrade(state: TrailState, seat: int, station: int) -> None:
    if why_not_upgradable(state, seat, station) is None:
        state.agenda.append(UpgradeStation(seat, station))


def upgrade_options(state: TrailState, step: UpgradeStation) -> list[Move]:
    return [UPGRADE[step.station], DECLINE]


def why_not_upgrade(state: TrailState, step: UpgradeStation, move: Upgrade) -> Refusal | None:
    if move.code == step.station:
        return None
    station, here = STATION_NAMES[move.code], STATION_NAMES[step.station]
    return Refusal("GWT-164", station=station, here=here)


def upgrade(state: TrailState, step: UpgradeStation, move: Upgrade) -> None:
    pay_for_upgrade(state, step.seat, move.code)


def pay_for_upgrade(state: TrailState, seat: int, station: int) -> None:
    """Pay; which disc goes there is asked next."""
    state.money[seat] -= STATION_COST[station]
    state.agenda.append(step_cache.place_disc(seat, 0, station))


def leave_station(state: TrailState, step: UpgradeStation, move: Decline) -> None:
    """GWT-170: no second chance while the engine just stays there."""


# --- 9b (GWT-225)


def stations_behind(state: TrailState, seat: int) -> list[int]:
    return [
        station
        for station in STATIONS
        if is_behind(state, seat, station) is None
        and why_not_upgradable(state, seat, station) is None
    ]


def can_upgrade_behind(state: TrailState, seat: int, amount: int) -> bool:
    return bool(stations_behind(state, seat))


def begin_upgrade_behind(state: TrailState, seat: int, optional: bool, amount: int) -> None:
    state.agenda.append(UpgradeBehind(seat))


def upgrade_behind_options(state: TrailState, step: UpgradeBehind) -> list[Move]:
    return [UPGRADE[station] for station in stations_behind(state, step.seat)]


def why_not_upgrade_behind(state: TrailState, step: UpgradeBehind, move: Upgrade) -> Refusal | None:
    return is_behind(state, step.seat, move.code) or why_not_upgradable(state, step.seat, move.code)


def upgrade_behind(state: TrailState, step: UpgradeBehind, move: Upgrade) -> None:
    pay_for_upgrade(state, step.seat, move.code)


# --- station masters (GWT-168 to GWT-175)


def give_up_options(state: TrailState, step: TakeMaster) -> list[Move]:
    hired = [GIVE_UP[k] for k in range(WORKER_KINDS) if state.workers_of(step.seat, k) > 1]
    return [*hired, DECLINE]


# GWT-169: only hired workers.
def why_not_give_up(state: TrailState, step: TakeMaster, move: GiveUp) -> Refusal | None:
    if state.workers_of(step.seat, move.code) > 1:
        return None
    return Refusal("GWT-169", worker=WORKERS[move.code])


def give_up(state: TrailState, step: TakeMaster, move: GiveUp) -> None:
    """The rightmost worker of the row goes for good, the tile comes (GWT-168, GWT-173)."""
    seat, tile = step.seat, state.masters[step.station]
    state.remove_worker(seat, move.code)
    state.hired_out[move.code] += 1
    state.masters[step.station] = EMPTY
    state.master_of[tile] = seat
    if MASTER_ACTIONS[tile]:
        state.agenda.append(step_cache.immediate(MASTER_ACTIONS[tile], seat))


def leave_master(state: TrailState, step: TakeMaster, move: Decline) -> None:
    """Do without the tile."""


DECISIONS: Final = (
    decision(
        UpgradeStation,
        upgrade_options,
        answer(UpgradeStation, Upgrade, why_not_upgrade, upgrade),
        answer(UpgradeStation, Decline, no_rule_forbids, leave_station),
    ),
    decision(
        UpgradeBehind,
        upgrade_behind_options,
        answer(UpgradeBehind, Upgrade, why_not_upgrade_behind, upgrade_behind),
    ),
    decision(
        TakeMaster,
        give_up_options,
        answer(TakeMaster, GiveUp, why_not_give_up, give_up),
        answer(TakeMaster, Decline, no_rule_forbids, leave_master),
    ),
)
