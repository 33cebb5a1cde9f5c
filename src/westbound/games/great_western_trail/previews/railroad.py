"""Engines and stations."""

from __future__ import annotations

from itertools import count
from typing import Final

from westbound.engine.game import Sentence
from westbound.engine.step import Step
from westbound.engine.texts import Money
from westbound.games.great_western_trail import moves as m
from westbound.games.great_western_trail import steps
from westbound.games.great_western_trail.components import EMPTY, MASTER_NAMES
from westbound.games.great_western_trail.costs import payment
from westbound.games.great_western_trail.railroad import (
    END_MONEY,
    STATION_AT,
    STATION_COST,
    STATION_NAMES,
    STATION_VP,
)
from westbound.games.great_western_trail.rules.delivery import places_behind
from westbound.games.great_western_trail.rules.engine import exactly, other_engines
from westbound.games.great_western_trail.rules.stations import why_not_upgradable
from westbound.games.great_western_trail.state import TrailState
from westbound.kit.messages import MoveMessage, preview, sentence


def _move_engine(state: TrailState, step: steps.MoveEngine, move: m.EngineTo) -> Sentence:
    """The station that could be upgraded there, or how far it goes."""
    seat, station = step.seat, STATION_AT[move.code]
    if station >= 0:
        return _at_station(state, seat, station)
    start, others = state.engine[seat], other_engines(state, seat)
    spaces = next(n for n in count(1) if move.code in exactly(True, start, n, others))
    return sentence("engine", spaces=spaces, limit=step.most)


def _move_engine_back(
    state: TrailState, step: steps.MoveEngineBack, move: m.EngineTo
) -> Sentence | None:
    station = STATION_AT[move.code]
    return _at_station(state, step.seat, station) if station >= 0 else None


def _at_station(state: TrailState, seat: int, station: int) -> Sentence:
    """GWT-164: stopping there allows an upgrade, if it is possible."""
    possible = why_not_upgradable(state, seat, station) is None
    return sentence(
        "engine_station" if possible else "engine_station_closed",
        station=STATION_NAMES[station],
        cost=Money(STATION_COST[station]),
        vp=STATION_VP[station],
    )


def _back_for_delivery(
    state: TrailState, step: steps.BackForDelivery, move: m.EngineTo
) -> Sentence:
    """The city that the delivery then reaches (GWT-230)."""
    behind = places_behind(state.engine[step.seat], other_engines(state, step.seat))
    return sentence("engine_delivery", value=behind[move.code])


def _back_from_end(state: TrailState, step: steps.BackFromEnd, move: m.EngineTo) -> Sentence:
    return sentence("engine_end", **payment(state, step.seat, -END_MONEY))


def _upgrade(state: TrailState, step: Step, move: m.Upgrade) -> Sentence:
    """GWT-167, GWT-168: the cost, the points, and the station master tile if one is left."""
    station = move.code
    params = payment(state, step.seat, STATION_COST[station])
    params["vp"] = STATION_VP[station]
    master = state.masters[station] if station < len(state.masters) else EMPTY
    if master == EMPTY:
        return sentence("upgrade", **params)
    return sentence("upgrade_master", **params, master=MASTER_NAMES[master])


_STATION: Final = ("engine_station", "engine_station_closed")
PREVIEWS: Final[tuple[MoveMessage, ...]] = (
    preview(steps.MoveEngine, m.EngineTo, _move_engine, "engine", *_STATION),
    preview(steps.MoveEngineBack, m.EngineTo, _move_engine_back, *_STATION),
    preview(steps.BackForDelivery, m.EngineTo, _back_for_delivery, "engine_delivery"),
    preview(steps.BackFromEnd, m.EngineTo, _back_from_end, "engine_end"),
    preview(Step, m.Upgrade, _upgrade, "upgrade", "upgrade_master"),
)
