"""Auxiliary actions. Rules GWT-064, GWT-068, GWT-097, GWT-186 to GWT-193."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import answer, decision
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.games.great_western_trail.actions import ACTION_NAMES, ACTIONS, DOUBLE, SINGLE
from westbound.games.great_western_trail.components import AUXILIARY_CLEAR
from westbound.games.great_western_trail.moves import USE, Use
from westbound.games.great_western_trail.rules.actions.costs import why_not_naming
from westbound.games.great_western_trail.rules.actions.forfeit import forfeit, why_not_forfeit
from westbound.games.great_western_trail.rules.actions.perform import PERFORM_OPTIONS, perform
from westbound.games.great_western_trail.rules.actions.possible import POSSIBLE, why_not_possible
from westbound.games.great_western_trail.state import DISC_KINDS, TrailState
from westbound.games.great_western_trail.steps import Auxiliary
from westbound.kit.moves import DECLINE, Decline

SPACES_FOR_DOUBLE: Final = 2
_KINDS: Final = tuple(range(len(SINGLE)))


# GWT-186: one clear space makes the action available, two allow doubling it.
def clear_spaces(state: TrailState, seat: int, kind: int) -> int:
    return AUXILIARY_CLEAR[kind] + state.cleared_of(seat, kind)


_MAX_COST: Final = max(ACTIONS[code].pay for code in SINGLE)
assert all(ACTIONS[code].back in (0, 1) for code in SINGLE)  # else other engines would matter too
_KNOWN: Final[dict[tuple[object, ...], tuple[Move, ...]]] = {}


def single_options(state: TrailState, seat: int) -> tuple[Move, ...]:
    """The single auxiliary actions that are possible, cached by all that they depend on."""
    money, first = state.money[seat], seat * DISC_KINDS
    known = (
        money if money < _MAX_COST else _MAX_COST,
        state.engine[seat] != 0,
        not state.draw[seat] and not state.discard[seat],
        *state.cleared[first : first + len(SINGLE)],
    )
    options = _KNOWN.get(known)
    if options is None:
        kinds = [kind for kind in _KINDS if clear_spaces(state, seat, kind)]
        possible = [SINGLE[kind] for kind in kinds if POSSIBLE[SINGLE[kind]](state, seat)]
        _KNOWN[known] = options = tuple(USE[code] for code in possible)
    return options


def auxiliary_options(state: TrailState, step: Auxiliary) -> list[Move]:
    seat = step.seat
    options = [*single_options(state, seat)]
    for kind in _KINDS:
        if clear_spaces(state, seat, kind) == SPACES_FOR_DOUBLE:
            options += PERFORM_OPTIONS[DOUBLE[kind]](state, seat)
    if step.optional:
        options.append(DECLINE)
    return options


AUXILIARY_ACTIONS: Final = frozenset((*SINGLE, *DOUBLE))


def is_auxiliary(action: int) -> bool:
    return action in AUXILIARY_ACTIONS


def why_not_single(state: TrailState, seat: int, move: Use) -> Refusal | None:
    """GWT-064: instead of local actions it is never doubled."""
    if move.action in DOUBLE:
        return Refusal("GWT-064")
    return why_not_auxiliary_action(state, seat, move)


def why_not_auxiliary_action(state: TrailState, seat: int, move: Use) -> Refusal | None:
    """Return the rule that forbids this auxiliary action, single or double, or None."""
    action, doubled = move.action, move.action in DOUBLE
    kind = (DOUBLE if doubled else SINGLE).index(action)
    clear = clear_spaces(state, seat, kind)
    if clear < 1 + doubled:
        case = "double" if doubled else "single"
        return Refusal("GWT-186", case=case, action=ACTION_NAMES[SINGLE[kind]])
    return why_not_naming(ACTIONS[action], move) or why_not_possible(state, seat, ACTIONS[action])


def why_not_auxiliary(state: TrailState, step: Auxiliary, move: Use) -> Refusal | None:
    if move.action not in AUXILIARY_ACTIONS:
        return Refusal("GWT-187", action=ACTION_NAMES[move.action])
    return why_not_auxiliary_action(state, step.seat, move)


def auxiliary(state: TrailState, step: Auxiliary, move: Use) -> None:
    perform(state, step.seat, move)


DECISIONS: Final = (
    decision(
        Auxiliary,
        auxiliary_options,
        answer(Auxiliary, Use, why_not_auxiliary, auxiliary),
        answer(Auxiliary, Decline, why_not_forfeit, forfeit),
    ),
)
