"""Phase B: using a building. Rules GWT-058 to GWT-068, GWT-223, GWT-224, GWT-273, GWT-276,
GWT-284, GWT-285."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from westbound.engine.decisions import answer, automatic, decision
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.games.great_western_trail import step_cache
from westbound.games.great_western_trail.actions import (
    ACTION_CODES,
    ACTION_NAMES,
    ACTIONS,
    NEUTRAL_LOCAL,
    PRIVATE_LOCAL,
    RISK_LOCAL,
)
from westbound.games.great_western_trail.automatic_steps import GoOn
from westbound.games.great_western_trail.components import (
    CATTLE,
    EMPTY,
    FIRST_NEUTRAL,
    FIRST_PRIVATE,
    number_of,
)
from westbound.games.great_western_trail.moves import COPY, USE, Copy, Use
from westbound.games.great_western_trail.rules.actions.costs import why_not_naming
from westbound.games.great_western_trail.rules.actions.perform import (
    ONE_MOVE,
    PERFORM_OPTIONS,
    perform,
    why_not_perform,
)
from westbound.games.great_western_trail.rules.actions.possible import POSSIBLE, Possible
from westbound.games.great_western_trail.rules.arrive import NOT_USABLE
from westbound.games.great_western_trail.rules.auxiliary import (
    AUXILIARY_ACTIONS,
    single_options,
    why_not_single,
)
from westbound.games.great_western_trail.rules.build import ALL_USED
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.steps import CopyBuilding, UseLocation
from westbound.games.great_western_trail.trail import ADJACENT, SPACE_NAMES
from westbound.kit.moves import DONE, Done

# what was performed in this phase B
NOTHING: Final = 0
LOCAL: Final = 1
SINGLE_AUXILIARY: Final = 2
COPY_ACTION: Final = ACTION_CODES["8b_copy"]  # the one that is carried out here
Slots = tuple[tuple[int, ...], ...]


# GWT-059, GWT-062: the local actions of the tile, the risk action of its space among them.
def local_actions(state: TrailState, space: int) -> Slots:
    content = state.on[space]
    if content < FIRST_PRIVATE:
        return NEUTRAL_LOCAL[content - FIRST_NEUTRAL]
    number = number_of(content)
    return PRIVATE_LOCAL[state.side_of(number)][number] + RISK_LOCAL[space]


# an action, the move that does it unless there are several, and when it is possible
Offer = tuple[int, Move | None, Possible]


@cache
def _by_used(slots: Slots) -> tuple[tuple[Offer, ...], ...]:
    """By the mask of used slots: all actions of the others."""
    indices = range(len(slots))
    return tuple(
        tuple(_offer(code) for index in indices if not used >> index & 1 for code in slots[index])
        for used in range(1 << len(slots))
    )


def _offer(code: int) -> Offer:
    return code, USE[code] if ONE_MOVE[code] else None, POSSIBLE[code]


_NEUTRAL_LEFT: Final = tuple(_by_used(slots) for slots in NEUTRAL_LOCAL)
_PRIVATE_LEFT: Final = tuple(  # by side, number, space
    tuple(tuple(_by_used(slots + risk) for risk in RISK_LOCAL) for slots in side)
    for side in PRIVATE_LOCAL
)


def actions_left(state: TrailState, space: int, used: int) -> tuple[Offer, ...]:
    """The same without those used; ALL_USED (-1) is the last mask."""
    content = state.on[space]
    if content < FIRST_PRIVATE:
        return _NEUTRAL_LEFT[content - FIRST_NEUTRAL][used]
    number = number_of(content)
    return _PRIVATE_LEFT[state.side_of(number)][number][space][used]


def local_choices(
    state: TrailState, seat: int, space: int, used: int, chain: tuple[int, ...]
) -> list[Move]:
    """GWT-059: what can be done of the local actions not used yet."""
    options: list[Move] = []
    if space == NOT_USABLE:  # GWT-065
        return options
    for code, use, possible in actions_left(state, space, used):
        if use:
            if possible(state, seat):
                options.append(use)
        elif code != COPY_ACTION:
            options += PERFORM_OPTIONS[code](state, seat)
        elif copyable(state, seat, (space, *chain)):
            options.append(USE[code])
    return options


def any_local(state: TrailState, seat: int, space: int, used: int, chain: tuple[int, ...]) -> bool:
    """Whether there is any of them; stops at the first."""
    for code, _, possible in actions_left(state, space, used):
        if code == COPY_ACTION:
            if copyable(state, seat, (space, *chain)):
                return True
        elif possible(state, seat):
            return True
    return False


# --- using the location


def use_location_options(state: TrailState, step: UseLocation) -> Sequence[Move]:
    seat, performed, chain = step.seat, step.performed, step.chain
    options: list[Move] = []
    if performed != SINGLE_AUXILIARY:
        options = local_choices(state, seat, step.space, step.used, chain)
    # GWT-068: phase B is not left empty; what is copied can run out before it is used
    if performed != NOTHING or (chain and not options):
        options.append(DONE)
    elif not chain:
        options += single_options(state, seat)
    return options


def slot_of(state: TrailState, step: UseLocation, action: int) -> int:
    """The number of the local action that this belongs to, or -1."""
    for index, slot in enumerate(local_actions(state, step.space)):
        if action in slot and not step.used >> index & 1:
            return index
    return -1


def why_not_left(state: TrailState, step: UseLocation, action: int) -> Refusal:
    """Why this is none of the local actions that can still be done here."""
    name = ACTION_NAMES[action]
    if step.used == ALL_USED:
        return Refusal("GWT-276", action=name)
    slots = local_actions(state, step.space)
    if any(action in slot and len(slot) > 1 for slot in slots):
        return Refusal("GWT-061", action=name)
    return Refusal("GWT-059", action=name)


def why_not_use_location(state: TrailState, step: UseLocation, move: Use) -> Refusal | None:
    """Return the first rule that forbids this action here and now, or None."""
    seat, name = step.seat, ACTION_NAMES[move.action]
    if move.action in AUXILIARY_ACTIONS:
        if step.performed != NOTHING or step.chain:
            return Refusal("GWT-063", action=name)
        return why_not_single(state, seat, move)
    if step.performed == SINGLE_AUXILIARY:
        return Refusal("GWT-063", action=name)
    if step.space == NOT_USABLE:
        return Refusal("GWT-065", action=name)
    if slot_of(state, step, move.action) < 0:
        return why_not_left(state, step, move.action)
    if move.action != COPY_ACTION:
        return why_not_perform(state, seat, move)
    if copyable(state, seat, (step.space, *step.chain)):
        return why_not_naming(ACTIONS[move.action], move)
    return Refusal("GWT-224", case="none")


def use_location(state: TrailState, step: UseLocation, move: Use) -> None:
    """Do it; what is left of the location waits below (GWT-059)."""
    seat = step.seat
    if move.action in AUXILIARY_ACTIONS:
        state.agenda.append(step_cache.go_on((), SINGLE_AUXILIARY, seat, step.space, step.used))
        perform(state, seat, move)
        return
    used = step.used | 1 << slot_of(state, step, move.action)
    if move.action == COPY_ACTION:
        state.agenda.append(step_cache.go_on(step.chain, step.performed, seat, step.space, used))
        state.agenda.append(CopyBuilding(seat, (step.space, *step.chain)))
        return
    if step.chain:
        mark_performed(state)
    state.agenda.append(step_cache.go_on(step.chain, LOCAL, seat, step.space, used))
    perform(state, seat, move)


def mark_performed(state: TrailState) -> None:
    """A copied action was done, so the copying counts as done too."""
    agenda = state.agenda
    for index, step in enumerate(agenda):
        if type(step) is GoOn:
            agenda[index] = step_cache.go_on(step.chain, LOCAL, step.player, step.space, step.used)


def why_not_leave(state: TrailState, step: UseLocation, move: Done) -> Refusal | None:
    if step.performed != NOTHING:
        return None
    if step.chain and not any_local(state, step.seat, step.space, step.used, step.chain):
        return None
    return Refusal("GWT-068")


def leave(state: TrailState, step: UseLocation, move: Done) -> None:
    """GWT-059: local actions may be skipped."""


# --- going on after an action


# GWT-233, GWT-287: while there is one, it may be played after the last action too.
def has_objective_in_hand(state: TrailState, seat: int) -> bool:
    hand = state.hand[seat]
    return bool(hand) and hand[-1] >= CATTLE


def go_on(state: TrailState, step: GoOn) -> None:
    """Ask again while there is anything to ask."""
    seat, performed = step.player, step.performed
    if (
        performed == NOTHING
        or has_objective_in_hand(state, seat)
        or (performed == LOCAL and any_local(state, seat, step.space, step.used, step.chain))
    ):
        state.agenda.append(
            step_cache.use_location(seat, step.chain, step.performed, step.space, step.used)
        )


# --- 8b: copying (GWT-223, GWT-224, GWT-284, GWT-285)


def adjacent_buildings(state: TrailState, chain: tuple[int, ...]) -> list[int]:
    """GWT-224: the buildings next to the last 8b of the chain; GWT-285: none of the chain."""
    return [s for s in ADJACENT[chain[0]] if state.on[s] != EMPTY and s not in chain]


# GWT-285 (ADR 0006): another 8b may be copied if its neighbours offer something.
def copyable(state: TrailState, seat: int, chain: tuple[int, ...]) -> list[int]:
    return [
        space
        for space in adjacent_buildings(state, chain)
        if any_local(state, seat, space, 0, chain)
    ]


def copy_options(state: TrailState, step: CopyBuilding) -> list[Move]:
    """Buildings that offer something; if none does, because the hand is a guess, all of them."""
    spaces = copyable(state, step.seat, step.chain) or adjacent_buildings(state, step.chain)
    return [COPY[space] for space in spaces]


def why_not_copy(state: TrailState, step: CopyBuilding, move: Copy) -> Refusal | None:
    name = SPACE_NAMES[move.code]
    if move.code in step.chain:
        return Refusal("GWT-285", space=name)
    if move.code not in adjacent_buildings(state, step.chain):
        return Refusal("GWT-224", space=name)
    if COPY[move.code] in copy_options(state, step):
        return None
    return Refusal("GWT-273", case="copy", space=name)


def copy(state: TrailState, step: CopyBuilding, move: Copy) -> None:
    state.agenda.append(step_cache.use_location(step.seat, step.chain, NOTHING, move.code, 0))


DECISIONS: Final = (
    decision(
        UseLocation,
        use_location_options,
        answer(UseLocation, Use, why_not_use_location, use_location),
        answer(UseLocation, Done, why_not_leave, leave),
    ),
    decision(CopyBuilding, copy_options, answer(CopyBuilding, Copy, why_not_copy, copy)),
)
AUTOMATIC: Final = (automatic(GoOn, go_on),)
