"""Doing a printed action: which moves do it, its costs, then its rewards. Rules GWT-060,
GWT-126."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.games.great_western_trail import step_cache
from westbound.games.great_western_trail.actions import (
    ACTIONS,
    AN_OBJECTIVE,
    NO_CARD,
    PAIR,
    Action,
)
from westbound.games.great_western_trail.components import CATTLE
from westbound.games.great_western_trail.moves import PAIRS, USE, USE_CARD, USE_PAIR, Use
from westbound.games.great_western_trail.rules.actions.costs import pay, why_not_naming
from westbound.games.great_western_trail.rules.actions.possible import POSSIBLE, why_not_possible
from westbound.games.great_western_trail.rules.actions.rewards import VERBS, give
from westbound.games.great_western_trail.state import TrailState

Options: TypeAlias = Callable[[TrailState, int], Sequence[Move]]


def _options(action: Action) -> Options:
    """The moves that do this action: one, or one for each way to discard; none if impossible."""
    code, wanted, possible = action.code, action.discard, POSSIBLE[action.code]
    if wanted == NO_CARD or wanted >= 0:
        just_it = (USE[code],)
        return lambda state, seat: just_it if possible(state, seat) else ()
    if wanted == PAIR:
        pairs = USE_PAIR[code]
        return lambda state, seat: [pairs[pair] for pair in _pairs_in(state.hand[seat])]
    uses, objective = USE_CARD[code], wanted == AN_OBJECTIVE
    return lambda state, seat: [
        uses[card] for card in dict.fromkeys(state.hand[seat]) if (card >= CATTLE) == objective
    ]


PERFORM_OPTIONS: Final[tuple[Options, ...]] = tuple(_options(action) for action in ACTIONS)
# whether no card is to be chosen, so that there is one move or none; not for 8b (GWT-223)
ONE_MOVE: Final = tuple(
    (not action.asks or action.asks in VERBS) and (action.discard == NO_CARD or action.discard >= 0)
    for action in ACTIONS
)


# GWT-126: two cards of one breed.
@lru_cache(maxsize=1 << 14)
def _pairs_in(hand: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    return tuple(pair for pair in PAIRS if _holds(hand, pair))


def _holds(hand: tuple[int, ...], pair: tuple[int, int]) -> bool:
    first, second = pair
    if first == second:
        return hand.count(first) > 1
    return first in hand and second in hand


def why_not_perform(state: TrailState, seat: int, move: Use) -> Refusal | None:
    """Return the rule that forbids this move, the action itself being on offer."""
    action = ACTIONS[move.action]
    refusal = why_not_naming(action, move) or why_not_possible(state, seat, action)
    if refusal is None and move not in PERFORM_OPTIONS[action.code](state, seat):
        return Refusal("GWT-126", action=action.name)
    return refusal


# GWT-060: what it brings follows at once, or after the engine has moved back.
def perform(state: TrailState, seat: int, move: Use) -> None:
    action = ACTIONS[move.action]
    if not action.free:
        pay(state, seat, action, move)
    if action.back > 0:
        state.agenda.append(step_cache.rewards(action.code, seat))
        state.agenda.append(step_cache.move_engine_back(seat, action.back))
    else:
        give(state, seat, action, not action.free)
