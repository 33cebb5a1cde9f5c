"""Whether a printed action can be done and would do anything. Rules GWT-055, GWT-060, GWT-273."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from westbound.engine.refusal import Refusal
from westbound.games.great_western_trail.actions import ACTIONS, NO_CARD, STAY, Action, Amount
from westbound.games.great_western_trail.rules import engine
from westbound.games.great_western_trail.rules.actions.amounts import COUNT, ONE, dollars, number
from westbound.games.great_western_trail.rules.actions.costs import (
    CARD_OF_BREED,
    can_discard,
    why_not_payable,
)
from westbound.games.great_western_trail.rules.actions.no_effect import WHY, why_no_certificate
from westbound.games.great_western_trail.rules.actions.rewards import VERBS, Can, always_possible
from westbound.games.great_western_trail.rules.certificates import certificate_limit
from westbound.games.great_western_trail.state import TrailState


# GWT-273: discarding or moving back is an effect; otherwise the reward must have one.
def would_do_something(state: TrailState, seat: int, action: Action) -> bool:
    if action.discard != NO_CARD or action.back != STAY:
        return True
    if action.asks:
        amount = number(state, seat, action.amount)
        return VERBS[action.asks].can(state, seat, amount)
    if dollars(state, seat, action):
        return True
    certificates = sum([number(state, seat, amount) for amount in action.certificates])
    return certificates > 0 and state.certificates[seat] < certificate_limit(state, seat)


def why_not_possible(state: TrailState, seat: int, action: Action) -> Refusal | None:
    """Return the rule that forbids this action now, or None."""
    if would_do_something(state, seat, action):
        return why_not_payable(state, seat, action)
    return why_nothing(state, seat, action)


def why_nothing(state: TrailState, seat: int, action: Action) -> Refusal:
    """The rule that leaves this action without effect, or GWT-273 itself."""
    if action.asks:
        return WHY[action.asks](state, seat, number(state, seat, action.amount))
    if not action.dollars:
        return why_no_certificate(state, seat)
    return Refusal("GWT-273", case="no_effect", action=action.name)


# --- the same as a plain yes or no, prepared for each action: for speed, lists of moves ask this

Possible: TypeAlias = Callable[[TrailState, int], bool]


def _possible(action: Action) -> Possible:
    pay, wanted, back = action.pay, action.discard, action.back
    if wanted >= 0:
        card = CARD_OF_BREED[wanted]
        return lambda state, seat: card in state.hand[seat]
    if wanted != NO_CARD:
        return lambda state, seat: can_discard(state, seat, wanted)
    if back > 0:
        return lambda state, seat: (
            pay <= state.money[seat] and engine.can_move_back(state, seat, back)
        )
    if back:
        return lambda state, seat: state.engine[seat] != 0
    if action.asks in VERBS:
        return _can_begin(pay, VERBS[action.asks].can, action.amount)
    if any(a.unit == ONE for a in action.dollars):
        return lambda state, seat: True
    if not action.asks and not action.dollars:
        assert action.certificates[0].unit == ONE
        return lambda state, seat: state.certificates[seat] < certificate_limit(state, seat)
    return lambda state, seat: would_do_something(state, seat, action)


def _can_begin(pay: int, can: Can, amount: Amount) -> Possible:
    each = amount.each
    if amount.unit != ONE:
        assert not pay
        count = COUNT[amount.unit]
        return lambda state, seat: can(state, seat, each * count(state, seat))
    if pay:
        return lambda state, seat: pay <= state.money[seat] and can(state, seat, each)
    if can is always_possible:
        return lambda state, seat: True
    return lambda state, seat: can(state, seat, each)


POSSIBLE: Final[tuple[Possible, ...]] = tuple(_possible(action) for action in ACTIONS)  # by code
