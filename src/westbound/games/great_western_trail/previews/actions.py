"""Printed actions: what they cost, bring and lead to; leaving a location."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from westbound.engine.game import Sentence
from westbound.engine.refusal import Param
from westbound.engine.step import Step
from westbound.engine.texts import Gain, Money
from westbound.games.great_western_trail import moves as m
from westbound.games.great_western_trail import steps
from westbound.games.great_western_trail.actions import ACTION_NAMES, ACTIONS, STAY, Action
from westbound.games.great_western_trail.components import (
    CARD_NAMES,
    CERTIFICATES,
    COWBOY,
    CRAFTSMAN,
    EMPTY,
)
from westbound.games.great_western_trail.costs import Result, result_of
from westbound.games.great_western_trail.railroad import STATION_NAMES
from westbound.games.great_western_trail.rules.actions.amounts import number
from westbound.games.great_western_trail.rules.auxiliary import auxiliary_options
from westbound.games.great_western_trail.rules.herd_deck import hand_limit, minus
from westbound.games.great_western_trail.rules.hire import hire_options, hiring_cost
from westbound.games.great_western_trail.rules.income import breeding_value
from westbound.games.great_western_trail.rules.location import COPY_ACTION, copyable
from westbound.games.great_western_trail.rules.stations import stations_behind
from westbound.games.great_western_trail.rules.trade import trade_options
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.terms import term_of
from westbound.games.great_western_trail.trail import ALL_HAZARD_SPACES, TEEPEE_VALUE
from westbound.kit.messages import MoveMessage, preview, sentence
from westbound.kit.moves import Done

Follows: TypeAlias = Callable[[TrailState, int, int], dict[str, Param]]


def _use(state: TrailState, step: Step, move: m.Use) -> Sentence:
    """Money and certificates before and after; what is asked next gets a sentence of its own."""
    seat, action = step.seat, ACTIONS[move.action]
    result = result_of(state, seat, move)
    money = state.money[seat]
    params: dict[str, Param] = {"money": Money(money), "left": Money(money + result.money)}
    if move.action == COPY_ACTION:
        assert isinstance(step, steps.UseLocation)
        return sentence("use_copy", **params, buildings=_copyable(state, step))
    paid = "_paid" if result.money else ""
    if action.back > STAY:
        return sentence(f"use_back{paid}", **params, spaces=action.back)
    if action.asks:
        return sentence(f"use_{action.asks}{paid}", **params, **_what_follows(state, seat, action))
    return _gain(state, seat, action, result, params)


def _gain(
    state: TrailState, seat: int, action: Action, result: Result, params: dict[str, Param]
) -> Sentence:
    """An action that brings money or certificates and asks nothing, perhaps for cards."""
    if action.certificates:
        params["certificates"] = CERTIFICATES[state.certificates[seat]]
        params["after"] = CERTIFICATES[result.marker]
    if result.cards:
        hand = state.hand[seat]
        params["discarded"] = tuple(CARD_NAMES[card] for card in result.cards)
        params["value"] = breeding_value(hand)
        params["rest"] = breeding_value(minus(hand, result.cards))
    key = "gain_discard" if result.cards else "gain"
    if not action.certificates:
        return sentence(key, **params)
    return sentence(f"{key}_certificates{'' if result.money else '_only'}", **params)


def _copyable(state: TrailState, step: steps.UseLocation) -> tuple[str, ...]:
    spaces = copyable(state, step.seat, (step.space, *step.chain))
    return tuple(term_of(state, state.on[space]) for space in spaces)


def _what_follows(state: TrailState, seat: int, action: Action) -> dict[str, Param]:
    amount = number(state, seat, action.amount)
    follows = _FOLLOWS.get(action.asks)
    more = follows(state, seat, amount) if follows else {}
    return {"amount": amount, **more}


def _hire(state: TrailState, seat: int, modifier: int) -> dict[str, Param]:
    """The cheapest worker there is (GWT-133)."""
    options = hire_options(state, steps.Hire(seat, False, modifier))
    rows = [move.row for move in options if isinstance(move, m.HireWorker)]
    return {"cost": Money(min(hiring_cost(row, modifier) for row in rows))}


def _craftsmen(state: TrailState, seat: int, price: int) -> dict[str, Param]:
    return {"price": Money(price), "craftsmen": state.workers_of(seat, CRAFTSMAN)}


def _cowboys(state: TrailState, seat: int, amount: int) -> dict[str, Param]:
    return {"cowboys": state.workers_of(seat, COWBOY), "market": len(state.market)}


def _hazards(state: TrailState, seat: int, cost: int) -> dict[str, Param]:
    return {"cost": Money(cost), "count": sum(state.on[s] != EMPTY for s in ALL_HAZARD_SPACES)}


def _teepees(state: TrailState, seat: int, amount: int) -> dict[str, Param]:
    """GWT-178: how many tiles can be taken, and the best value among them."""
    options = trade_options(state, steps.Trade(seat, False))
    spaces = [move.code for move in options if isinstance(move, m.TradeFor)]
    best = max(TEEPEE_VALUE[space] for space in spaces)
    return {"count": len(spaces), "best": Gain(best)}


def _auxiliary(state: TrailState, seat: int, amount: int) -> dict[str, Param]:
    options = auxiliary_options(state, steps.Auxiliary(seat, False))
    return {"actions": tuple(ACTION_NAMES[o.action] for o in options if isinstance(o, m.Use))}


def _display(state: TrailState, seat: int, amount: int) -> dict[str, Param]:
    return {"count": len(state.display)}


def _stack(state: TrailState, seat: int, amount: int) -> dict[str, Param]:
    return {"stack": len(state.draw[seat])}


def _behind(state: TrailState, seat: int, amount: int) -> dict[str, Param]:
    return {"station": tuple(STATION_NAMES[s] for s in stations_behind(state, seat))}


_FOLLOWS: Final[Mapping[str, Follows]] = {
    "hire": _hire,
    "place_building": _craftsmen,
    "buy_cattle": _cowboys,
    "remove_hazard": _hazards,
    "trade": _teepees,
    "auxiliary": _auxiliary,
    "take_objective": _display,
    "draw_discard": _stack,
    "upgrade_station": _behind,
}


def _done(state: TrailState, step: steps.UseLocation, move: Done) -> Sentence | None:
    """Phase C draws cards (GWT-119); after a copied building the original one continues."""
    if step.chain:
        return None
    missing = hand_limit(state, step.seat) - len(state.hand[step.seat])
    cards = len(state.draw[step.seat]) + len(state.discard[step.seat])
    return sentence("done", count=max(0, min(missing, cards)))


_USE_KEYS: Final = (
    "gain", "gain_certificates", "gain_certificates_only", "gain_discard",
    "gain_discard_certificates", "gain_discard_certificates_only", "use_auxiliary", "use_back",
    "use_back_paid", "use_buy_cattle", "use_copy", "use_draw_discard",
    "use_extraordinary_delivery", "use_hire", "use_move_engine", "use_move_engine_paid",
    "use_move_herd", "use_place_building", "use_remove_hazard", "use_take_objective",
    "use_take_objective_paid", "use_trade", "use_upgrade_station",
)  # fmt: skip
PREVIEWS: Final[tuple[MoveMessage, ...]] = (
    preview(Step, m.Use, _use, *_USE_KEYS),
    preview(steps.UseLocation, Done, _done),
)
