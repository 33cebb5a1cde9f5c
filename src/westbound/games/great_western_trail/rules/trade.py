"""Trading with the Indians. Rules GWT-178 to GWT-181, GWT-184, GWT-185."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import answer, decision
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.engine.texts import Money
from westbound.games.great_western_trail.components import EMPTY, GREEN_TEEPEE
from westbound.games.great_western_trail.moves import TRADE_FOR, TradeFor
from westbound.games.great_western_trail.rules.actions.forfeit import forfeit, why_not_forfeit
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.steps import Trade
from westbound.games.great_western_trail.trail import SPACE_NAMES, TEEPEE_SPACES, TEEPEE_VALUE
from westbound.kit.moves import DECLINE, Decline


# GWT-178, GWT-180: only where a teepee lies.
def has_teepee(state: TrailState, space: int) -> Refusal | None:
    return Refusal("GWT-178", space=SPACE_NAMES[space]) if state.on[space] == EMPTY else None


# GWT-179: a negative value is paid in full.
def can_pay_trade(state: TrailState, seat: int, space: int) -> Refusal | None:
    cost, money = -TEEPEE_VALUE[space], state.money[seat]
    return None if cost <= money else Refusal("GWT-179", cost=Money(cost), money=Money(money))


def why_not_trade(state: TrailState, step: Trade, move: TradeFor) -> Refusal | None:
    return has_teepee(state, move.code) or can_pay_trade(state, step.seat, move.code)


# For speed these are the rules of `why_not_trade` in one line; tests compare the two.
def trade_options(state: TrailState, step: Trade) -> list[Move]:
    money, on = state.money[step.seat], state.on
    options: list[Move] = [
        TRADE_FOR[space]
        for space in TEEPEE_SPACES
        if on[space] != EMPTY and TEEPEE_VALUE[space] + money >= 0
    ]
    if step.optional:
        options.append(DECLINE)
    return options


# by money at hand: the teepee spaces that can be paid for
_MAX_COST: Final = -min(TEEPEE_VALUE.values())
_AFFORDABLE: Final = tuple(
    sum(1 << space for space in TEEPEE_SPACES if TEEPEE_VALUE[space] + money >= 0)
    for money in range(_MAX_COST + 1)
)


def can_trade(state: TrailState, seat: int, amount: int) -> bool:
    return state.locations & _AFFORDABLE[min(state.money[seat], _MAX_COST)] != 0


def begin_trade(state: TrailState, seat: int, optional: bool, amount: int) -> None:
    state.agenda.append(Trade(seat, optional))


def trade(state: TrailState, step: Trade, move: TradeFor) -> None:
    """GWT-184: a cattleman there stays; GWT-185: the tile is kept."""
    seat, space = step.seat, move.code
    state.money[seat] += TEEPEE_VALUE[space]
    if state.on[space] == GREEN_TEEPEE:
        state.green[seat] += 1
    else:
        state.blue[seat] += 1
    state.put(space, EMPTY)


DECISIONS: Final = (
    decision(
        Trade,
        trade_options,
        answer(Trade, TradeFor, why_not_trade, trade),
        answer(Trade, Decline, why_not_forfeit, forfeit),
    ),
)
