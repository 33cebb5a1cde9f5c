"""Moving along the trail, placing buildings, hazards and teepees."""

from __future__ import annotations

from typing import Final

from westbound.engine.game import Sentence
from westbound.engine.refusal import Param
from westbound.engine.step import Step
from westbound.engine.texts import Money
from westbound.games.great_western_trail import moves as m
from westbound.games.great_western_trail import steps
from westbound.games.great_western_trail.actions import ACTION_NAMES
from westbound.games.great_western_trail.components import (
    CRAFTSMAN,
    EMPTY,
    GREEN_TEEPEE,
    PRIVATE_BUILDINGS,
    TILE_VP,
    number_of,
    private,
)
from westbound.games.great_western_trail.costs import fees_of, payment
from westbound.games.great_western_trail.rules.build import craftsmen_needed
from westbound.games.great_western_trail.rules.location import local_actions
from westbound.games.great_western_trail.rules.move import step_limit
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.terms import place, term_of
from westbound.games.great_western_trail.trail import RISK, TEEPEE_VALUE
from westbound.kit.messages import MoveMessage, preview, sentence


def _actions_at(state: TrailState, step: Step, move: m.BeginAt | m.Copy) -> Sentence:
    """The local actions of the building there (GWT-058, GWT-062)."""
    slots = local_actions(state, move.code)
    return sentence("arrive", actions=tuple(ACTION_NAMES[code] for slot in slots for code in slot))


def _move(state: TrailState, step: steps.MoveHerd | steps.MoveAgain, move: m.MoveTo) -> Sentence:
    """Fees and who gets them, what is left of money and steps (GWT-043, GWT-050)."""
    seat = step.seat
    limit = step.most if isinstance(step, steps.MoveAgain) else step_limit(state, seat)
    fees = fees_of(state, seat, move.route)
    params: dict[str, Param] = {
        **payment(state, seat, fees.total),
        "due": Money(fees.due),
        "payments": fees.payments(),
        "stop": place(state, move.route[-1]),
        "spare": limit - len(move.route),
    }
    if fees.due > fees.total:
        return sentence("route_short" if fees.total else "route_broke", **params)
    return sentence("route_paying" if fees.due else "route", **params)


def _move_free(state: TrailState, step: steps.MoveFree, move: m.MoveTo) -> Sentence:
    stop, spare = place(state, move.route[-1]), step.most - len(move.route)
    return sentence("route_free", stop=stop, spare=spare)


def _build(state: TrailState, step: steps.PlaceBuilding, move: m.BuildOn) -> Sentence:
    """Price, craftsmen, victory points, fee of others, risk action (GWT-053, GWT-142, GWT-143)."""
    seat, number, space = step.seat, move.number, move.space
    side = PRIVATE_BUILDINGS[state.side_of(number)]
    needed, old = craftsmen_needed(state, number, space), state.on[space]
    charges = state.setup.fees[state.side_of(number)]
    params = {
        **payment(state, seat, needed * step.price),
        "needed": needed,
        "own": state.workers_of(seat, CRAFTSMAN),
        "vp": side[number].vp,
        "fee": Money(charges[private(seat, number)]),
    }
    if old != EMPTY:
        before = number_of(old)
        params["vp"] = side[number].vp - PRIVATE_BUILDINGS[state.side_of(before)][before].vp
        return sentence("build_over", **params, old=term_of(state, old))
    if RISK[space]:
        return sentence("build_risk", **params, action=RISK[space])
    return sentence("build", **params)


def _remove(state: TrailState, step: steps.RemoveHazard, move: m.Remove) -> Sentence:
    vp = TILE_VP[state.on[move.code]]
    return sentence("remove_hazard", **payment(state, step.seat, step.cost), vp=vp)


def _trade(state: TrailState, step: steps.Trade, move: m.TradeFor) -> Sentence:
    green = state.on[move.code] == GREEN_TEEPEE
    return sentence(
        "trade",
        **payment(state, step.seat, -TEEPEE_VALUE[move.code]),
        green=state.green[step.seat] + green,
        blue=state.blue[step.seat] + (not green),
    )


_ROUTES: Final = ("route", "route_broke", "route_paying", "route_short")
PREVIEWS: Final[tuple[MoveMessage, ...]] = (
    preview(steps.PlaceHerd, m.BeginAt, _actions_at, "arrive"),
    preview(steps.CopyBuilding, m.Copy, _actions_at, "arrive"),
    preview(steps.MoveHerd, m.MoveTo, _move, *_ROUTES),
    preview(steps.MoveAgain, m.MoveTo, _move, *_ROUTES),
    preview(steps.MoveFree, m.MoveTo, _move_free, "route_free"),
    preview(steps.PlaceBuilding, m.BuildOn, _build, "build", "build_over", "build_risk"),
    preview(steps.RemoveHazard, m.Remove, _remove),
    preview(steps.Trade, m.TradeFor, _trade),
)
