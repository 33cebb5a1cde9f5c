"""Placing private buildings. Rules GWT-141 to GWT-150, GWT-276."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from westbound.engine.decisions import answer, decision
from westbound.engine.move import Move
from westbound.engine.move_tables import by_bytes, select
from westbound.engine.refusal import Refusal
from westbound.engine.texts import Money
from westbound.games.great_western_trail import step_cache
from westbound.games.great_western_trail.automatic_steps import GoOn
from westbound.games.great_western_trail.components import (
    CRAFTSMAN,
    EMPTY,
    PRIVATE_BUILDINGS,
    PRIVATE_EACH,
    WORKER_SPACES,
    is_private,
    number_of,
    owner_of,
    private,
)
from westbound.games.great_western_trail.moves import BUILD, BuildOn
from westbound.games.great_western_trail.rules.actions.forfeit import forfeit, why_not_forfeit
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.steps import PlaceBuilding
from westbound.games.great_western_trail.trail import BUILDING_SPACES, SPACE_NAMES
from westbound.kit.moves import DECLINE, Decline

CRAFTSMEN: Final = tuple(tuple(b.craftsmen for b in side) for side in PRIVATE_BUILDINGS)
_ON_SPACES: Final = sum(1 << space for space in BUILDING_SPACES)
_COMPACT: Final = {space: index for index, space in enumerate(BUILDING_SPACES)}
_TABLES: Final = tuple(
    by_bytes([BUILD[number][space] for space in BUILDING_SPACES]) for number in range(PRIVATE_EACH)
)
ALL_USED: Final = -1


def craftsmen_of(state: TrailState, number: int) -> int:
    """The craftsmen printed on the side of this building that is in play."""
    return CRAFTSMEN[state.side_of(number)][number]


# GWT-143: over a building of one's own, only the difference is needed and paid.
def craftsmen_needed(state: TrailState, number: int, space: int) -> int:
    content = state.on[space]
    before = craftsmen_of(state, number_of(content)) if is_private(content) else 0
    return craftsmen_of(state, number) - before


# --- what is possible


# GWT-141: from the player's own supply.
def is_in_supply(state: TrailState, seat: int, number: int) -> Refusal | None:
    return None if state.supply[seat] >> number & 1 else Refusal("GWT-141", number=number + 1)


# GWT-145: never over what belongs to somebody else.
def is_free_or_own(state: TrailState, seat: int, space: int) -> Refusal | None:
    content = state.on[space]
    if content == EMPTY or owner_of(content) == seat:
        return None
    return Refusal("GWT-145", space=SPACE_NAMES[space], owner=owner_of(content))


# GWT-144: a replacement needs more craftsmen than the old building.
def is_higher(state: TrailState, number: int, space: int) -> Refusal | None:
    if craftsmen_needed(state, number, space) > 0:
        return None
    return Refusal("GWT-144", number=number + 1, old=number_of(state.on[space]) + 1)


# GWT-142, GWT-146: as many craftsmen as needed; above six only a replacement can do it.
def has_craftsmen(state: TrailState, seat: int, number: int, space: int) -> Refusal | None:
    needed, own = craftsmen_needed(state, number, space), state.workers_of(seat, CRAFTSMAN)
    if needed > WORKER_SPACES and state.on[space] == EMPTY:
        return Refusal("GWT-146", number=number + 1, needed=needed)
    return None if needed <= own else Refusal("GWT-142", case="craftsmen", needed=needed, own=own)


def can_pay_building(
    state: TrailState, step: PlaceBuilding, number: int, space: int
) -> Refusal | None:
    cost = craftsmen_needed(state, number, space) * step.price
    money = state.money[step.seat]
    if cost <= money:
        return None
    return Refusal("GWT-142", case="money", cost=Money(cost), money=Money(money))


def why_not_build(state: TrailState, step: PlaceBuilding, move: BuildOn) -> Refusal | None:
    """Return the first rule that forbids this building there, or None."""
    seat, number, space = step.seat, move.number, move.space
    return (
        is_in_supply(state, seat, number)
        or is_free_or_own(state, seat, space)
        or is_higher(state, number, space)
        or has_craftsmen(state, seat, number, space)
        or can_pay_building(state, step, number, space)
    )


def _budget(state: TrailState, seat: int, price: int) -> int:
    """How many craftsmen the seat has and can pay for."""
    return min(state.workers_of(seat, CRAFTSMAN), state.money[seat] // price)


def _upgrades(state: TrailState, seat: int, number: int, budget: int) -> int:
    """The seat's buildings that this one can replace, as a mask over building spaces."""
    craftsmen, mask = craftsmen_of(state, number), 0
    own = state.built[seat]
    while own:
        bit = own & -own
        own ^= bit
        space = bit.bit_length() - 1
        if 0 < craftsmen - craftsmen_of(state, number_of(state.on[space])) <= budget:
            mask |= 1 << _COMPACT[space]
    return mask


@lru_cache(maxsize=1 << 12)
def _free_spaces(locations: int) -> int:
    mask = 0
    for index, space in enumerate(BUILDING_SPACES):
        if not locations >> space & 1:
            mask |= 1 << index
    return mask


@lru_cache(maxsize=1 << 12)
def _moves(number: int, spaces: int) -> tuple[BuildOn, ...]:
    return select(_TABLES[number], spaces)


# For speed these are the rules of `why_not_build` as masks; tests compare the two.
def build_options(state: TrailState, step: PlaceBuilding) -> list[Move]:
    seat, budget = step.seat, _budget(state, step.seat, step.price)
    free, own = _free_spaces(state.locations & _ON_SPACES), state.built[seat]
    options: list[Move] = []
    for number in range(PRIVATE_EACH):
        if state.supply[seat] >> number & 1:
            spaces = _upgrades(state, seat, number, budget) if own else 0
            if craftsmen_of(state, number) <= budget:
                spaces |= free
            options += _moves(number, spaces)
    if step.optional:
        options.append(DECLINE)
    return options


def can_build(state: TrailState, seat: int, price: int) -> bool:
    budget = _budget(state, seat, price)
    if not budget:
        return False
    free = _ON_SPACES & ~state.locations
    for number in range(PRIVATE_EACH):
        if state.supply[seat] >> number & 1 and (
            (free and craftsmen_of(state, number) <= budget)
            or _upgrades(state, seat, number, budget)
        ):
            return True
    return False


# --- placing


def begin_place_building(state: TrailState, seat: int, optional: bool, price: int) -> None:
    state.agenda.append(PlaceBuilding(seat, optional, price))


def build(state: TrailState, step: PlaceBuilding, move: BuildOn) -> None:
    """Pay and lay the tile; GWT-143: a replaced one leaves the game, GWT-147: nobody moves."""
    seat, number, space = step.seat, move.number, move.space
    state.money[seat] -= craftsmen_needed(state, number, space) * step.price
    if state.on[space] != EMPTY:
        lose_use_of_replaced(state, space)
    state.supply[seat] &= ~(1 << number)
    state.built[seat] |= 1 << space
    state.put(space, private(seat, number))


# GWT-148, GWT-276 (ADR 0006): replacing the building in use ends that use.
def lose_use_of_replaced(state: TrailState, space: int) -> None:
    agenda = state.agenda
    for index, step in enumerate(agenda):
        if type(step) is GoOn and (space == step.space or space in step.chain):
            agenda[index] = step_cache.go_on(
                step.chain, step.performed, step.player, step.space, ALL_USED
            )


DECISIONS: Final = (
    decision(
        PlaceBuilding,
        build_options,
        answer(PlaceBuilding, BuildOn, why_not_build, build),
        answer(PlaceBuilding, Decline, why_not_forfeit, forfeit),
    ),
)
