"""Phase A: moving along the trail, and the fees. Rules GWT-039 to GWT-057, GWT-227, GWT-237."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from westbound.engine.decisions import answer, decision, no_rule_forbids
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.games.great_western_trail.components import (
    EMPTY,
    FIRST_PRIVATE,
    NEUTRALS,
    NUMBERS,
    PRIVATE_BUILDINGS,
    PRIVATE_EACH,
    STEP_DOLLARS,
    STEP_VP,
    TILE_HAND,
    number_of,
    owner_of,
)
from westbound.games.great_western_trail.moves import BEGIN_AT, MOVE_TO, BeginAt, MoveTo
from westbound.games.great_western_trail.rules.arrive import arrive, leave_location
from westbound.games.great_western_trail.state import DISC_KINDS, TrailState
from westbound.games.great_western_trail.steps import MoveAgain, MoveFree, MoveHerd, PlaceHerd
from westbound.games.great_western_trail.trail import (
    BESIDE_THE_TRAIL,
    KANSAS_CITY,
    NEIGHBOURHOOD,
    NEXT,
    REACH,
    SPACE_NAMES,
    SPACES,
)
from westbound.kit.moves import DECLINE, Decline

# --- where a cattleman can go


# GWT-044: the step limit is printed for the number of players; cleared step discs raise it.
def step_limit(state: TrailState, seat: int) -> int:
    numbers, cleared, first = state.setup.numbers, state.cleared, seat * DISC_KINDS  # hot
    return (
        numbers.steps
        + cleared[first + STEP_DOLLARS] * numbers.steps_dollars
        + cleared[first + STEP_VP] * numbers.steps_vp
    )


# by space: the next locations for each set of locations nearby; filled as they come up
_FOLLOWERS: Final[tuple[dict[int, tuple[int, ...]], ...]] = tuple({} for _ in SPACES)


# GWT-040, GWT-042: empty spaces are no locations and cost nothing.
def next_locations(locations: int, space: int) -> tuple[int, ...]:
    """The locations that can be entered next from this space (GWT-046: forward, free at forks)."""
    nearby = locations & NEIGHBOURHOOD[space]
    known = _FOLLOWERS[space].get(nearby)
    if known is not None:
        return known
    found: dict[int, None] = {}
    for follower in NEXT[space]:
        if nearby >> follower & 1:
            found[follower] = None
        else:
            found |= dict.fromkeys(next_locations(locations, follower))
    _FOLLOWERS[space][nearby] = result = tuple(found)
    return result


# by the limit of steps and the space: all routes for each set of locations in reach
_KNOWN: Final[tuple[tuple[dict[int, tuple[Move, ...]], ...], ...]] = tuple(
    tuple({} for _ in SPACES) for _ in REACH
)
_MAX_KNOWN: Final = 1 << 9  # for one space; beyond that they are dropped and found again


# GWT-043, GWT-047, GWT-048: 1 step to the limit, stopping anywhere; Kansas City ends it.
def routes(locations: int, space: int, limit: int) -> tuple[Move, ...]:
    """Every route from this space: the locations entered, in order."""
    known, within = _KNOWN[limit][space], locations & REACH[limit][space]
    found = known.get(within)
    if found is None:
        if len(known) == _MAX_KNOWN:
            known.clear()
        known[within] = found = tuple(MOVE_TO(route) for route in _routes(within, space, limit))
    return found


def _routes(locations: int, space: int, limit: int) -> list[tuple[int, ...]]:
    ends: list[tuple[int, ...]] = [()]
    found: list[tuple[int, ...]] = []
    for _ in range(limit):
        ends = [
            (*route, follower)
            for route in ends
            for follower in next_locations(locations, route[-1] if route else space)
        ]
        found += ends
    return found


# GWT-237: the free move of an objective card never enters Kansas City.
def free_routes(locations: int, space: int, limit: int) -> list[Move]:
    moves = routes(locations, space, limit)
    return [m for m in moves if isinstance(m, MoveTo) and m.route[-1] != KANSAS_CITY]


def can_follow(state: TrailState, seat: int, route: tuple[int, ...], limit: int) -> Refusal | None:
    """Return the rule of movement that forbids this route, or None."""
    if len(route) > limit:
        return Refusal("GWT-043", steps=len(route), limit=limit)
    space = state.at[seat]
    for location in route:
        if location in BESIDE_THE_TRAIL:
            return Refusal("GWT-041", space=SPACE_NAMES[location])
        if not state.locations >> location & 1:
            return Refusal("GWT-040", space=SPACE_NAMES[location])
        if location not in next_locations(state.locations, space):
            return Refusal("GWT-046", start=SPACE_NAMES[space], space=SPACE_NAMES[location])
        space = location
    return None


# --- fees


def _hand_fees(hands: Sequence[str], players: int) -> int:
    numbers = NUMBERS[players]
    return sum(numbers.fee_green if hand == "green" else numbers.fee_black for hand in hands)


def fee_table(players: int) -> tuple[tuple[int, ...], ...]:
    """GWT-053: what each thing on the trail charges, by side a and b."""
    small = [_hand_fees([hand] if hand else [], players) for hand in TILE_HAND]
    small += [0] * (FIRST_PRIVATE - len(small))  # GWT-052: neutral buildings have no hands
    tables = []
    for side in PRIVATE_BUILDINGS:
        charges = [_hand_fees(building.hands, players) for building in side]
        tables.append((*small, *(charges * players)))
    return tuple(tables)


def fee(state: TrailState, seat: int, space: int) -> int:
    """What this location charges the seat, whether they can pay it or not."""
    if space == KANSAS_CITY:
        return 0
    content = state.on[space]
    if content < FIRST_PRIVATE:
        return state.setup.fees[0][content]
    if owner_of(content) == seat:  # GWT-052
        return 0
    return state.setup.fees[state.side_of(number_of(content))][content]


def pay_fees(state: TrailState, seat: int, route: tuple[int, ...]) -> None:
    """GWT-050, GWT-051, GWT-054: in order, to the bank or the owner, as far as the money goes."""
    money, on, fees = state.money, state.on, state.setup.fees[0]
    for space in route:
        content = on[space]
        if content >= FIRST_PRIVATE:
            paid = min(fee(state, seat, space), money[seat])
            money[seat] -= paid
            money[owner_of(content)] += paid
        elif content != EMPTY and fees[content]:
            money[seat] -= min(fees[content], money[seat])


# --- first turn (GWT-039)


def begin_at_options(state: TrailState, step: PlaceHerd) -> list[Move]:
    return list(BEGIN_AT.values())


def begin_at(state: TrailState, step: PlaceHerd, move: BeginAt) -> None:
    state.at[step.seat] = move.code
    arrive(state, step.seat)


# --- phase A


def move_herd_options(state: TrailState, step: MoveHerd) -> tuple[Move, ...]:
    return routes(state.locations, state.at[step.seat], step_limit(state, step.seat))


def why_not_move_herd(state: TrailState, step: MoveHerd, move: MoveTo) -> Refusal | None:
    return can_follow(state, step.seat, move.route, step_limit(state, step.seat))


def move_herd(state: TrailState, step: MoveHerd, move: MoveTo) -> None:
    go_along(state, step.seat, move.route)


def go_along(state: TrailState, seat: int, route: tuple[int, ...]) -> None:
    pay_fees(state, seat, route)
    state.at[seat] = route[-1]
    arrive(state, seat)


# --- move-the-cattleman actions (GWT-227, GWT-228)


def begin_move_again(state: TrailState, seat: int, optional: bool, limit: int) -> None:
    """GWT-229: what was not done at the building left behind is lost."""
    leave_location(state)
    state.agenda.append(MoveAgain(seat, limit))


def move_again_options(state: TrailState, step: MoveAgain) -> tuple[Move, ...]:
    return routes(state.locations, state.at[step.seat], step.most)


def why_not_move_again(state: TrailState, step: MoveAgain, move: MoveTo) -> Refusal | None:
    return can_follow(state, step.seat, move.route, step.most)


def move_again(state: TrailState, step: MoveAgain, move: MoveTo) -> None:
    """GWT-227, GWT-228: fees as usual, then all of phase B at the place where it ends."""
    go_along(state, step.seat, move.route)


# --- the free move of an objective card (GWT-237, GWT-238)


def move_free_options(state: TrailState, step: MoveFree) -> list[Move]:
    return [*free_routes(state.locations, state.at[step.seat], step.most), DECLINE]


def why_not_move_free(state: TrailState, step: MoveFree, move: MoveTo) -> Refusal | None:
    if move.route[-1] == KANSAS_CITY:
        return Refusal("GWT-237")
    return can_follow(state, step.seat, move.route, step.most)


def move_free(state: TrailState, step: MoveFree, move: MoveTo) -> None:
    """No fees and no use of the location; after phase B it ends the turn's actions."""
    state.at[step.seat] = move.route[-1]
    if step.leave:
        leave_location(state)


def stay(state: TrailState, step: MoveFree, move: Decline) -> None:
    """Forfeit the free move."""


DECISIONS: Final = (
    decision(PlaceHerd, begin_at_options, answer(PlaceHerd, BeginAt, no_rule_forbids, begin_at)),
    decision(MoveHerd, move_herd_options, answer(MoveHerd, MoveTo, why_not_move_herd, move_herd)),
    decision(
        MoveAgain, move_again_options, answer(MoveAgain, MoveTo, why_not_move_again, move_again)
    ),
    decision(
        MoveFree,
        move_free_options,
        answer(MoveFree, MoveTo, why_not_move_free, move_free),
        answer(MoveFree, Decline, no_rule_forbids, stay),
    ),
)
assert len(NEUTRALS) < PRIVATE_EACH
assert all(n.steps + n.steps_dollars + n.steps_vp < len(REACH) for n in NUMBERS.values())
