"""Moving the engine. Rules GWT-151 to GWT-163, GWT-277 to GWT-279."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from westbound.engine.decisions import answer, decision
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.games.great_western_trail import step_cache
from westbound.games.great_western_trail.moves import ENGINE, EngineTo
from westbound.games.great_western_trail.railroad import (
    BACK,
    DEPTH,
    END_MONEY,
    FORWARD,
    LAST,
    POSITION_NAMES,
    POSITIONS,
    STATION_AT,
)
from westbound.games.great_western_trail.rules.actions.forfeit import forfeit, why_not_forfeit
from westbound.games.great_western_trail.rules.stations import offer_upgrade
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.steps import BackFromEnd, MoveEngine, MoveEngineBack
from westbound.kit.moves import DECLINE, Decline

Links = Sequence[tuple[int, ...]]


# GWT-153: spaces with another engine are skipped and not counted.
def one_space(links: Links, position: int, others: int) -> dict[int, None]:
    """Where one space leads to; more than one place where there is a turnout (GWT-154)."""
    found: dict[int, None] = {}
    for reached in links[position]:
        if others >> reached & 1:
            found |= one_space(links, reached, others)
        else:
            found[reached] = None
    return found


@lru_cache(maxsize=1 << 14)
def exactly(forward: bool, position: int, spaces: int, others: int) -> tuple[int, ...]:
    """Where a move of exactly this many spaces can end (GWT-277: through turnouts or past them)."""
    links = FORWARD if forward else BACK
    places: dict[int, None] = {position: None}
    for _ in range(spaces):
        places = {q: None for p in places for q in one_space(links, p, others)}
    return tuple(places)


@lru_cache(maxsize=1 << 14)
def up_to(position: int, limit: int, others: int) -> tuple[EngineTo, ...]:
    """GWT-152: at least 1 space forward, at most `limit`."""
    reached = {p for spaces in range(1, limit + 1) for p in exactly(True, position, spaces, others)}
    return tuple([ENGINE[p] for p in sorted(reached, key=DEPTH.__getitem__)])


def other_engines(state: TrailState, seat: int) -> int:
    """GWT-153: the start holds any number, so it is never taken."""
    position = state.engine[seat]
    return state.engines & ~(1 << position) if position else state.engines


def exactly_back(state: TrailState, seat: int, spaces: int) -> tuple[int, ...]:
    return exactly(False, state.engine[seat], spaces, other_engines(state, seat))


# GWT-159: this is no way to pay for anyone who cannot move back the full number.
def can_move_back(state: TrailState, seat: int, spaces: int) -> bool:
    """There is always a place one space back: if nothing else, the start."""
    return state.engine[seat] != 0 and (spaces == 1 or bool(exactly_back(state, seat, spaces)))


# --- forward


def begin_move_engine(state: TrailState, seat: int, optional: bool, limit: int) -> None:
    if limit:
        state.agenda.append(step_cache.move_engine(seat, optional, limit))


def move_engine_options(state: TrailState, step: MoveEngine) -> Sequence[Move]:
    seat = step.seat
    moves = up_to(state.engine[seat], step.most, other_engines(state, seat))
    return [*moves, DECLINE] if step.optional else moves


def is_free(state: TrailState, seat: int, position: int) -> Refusal | None:
    if other_engines(state, seat) >> position & 1:
        return Refusal("GWT-153", position=POSITION_NAMES[position])
    return None


def why_not_move_engine(state: TrailState, step: MoveEngine, move: EngineTo) -> Refusal | None:
    refusal = is_free(state, step.seat, move.code)
    if refusal is None and move not in move_engine_options(state, step):
        return Refusal("GWT-152", position=POSITION_NAMES[move.code], limit=step.most)
    return refusal


def move_engine(state: TrailState, step: MoveEngine, move: EngineTo) -> None:
    """GWT-156, GWT-164: on a turnout its station may be upgraded; space 39 has its own rule."""
    state.put_engine(step.seat, move.code)
    if move.code == LAST:
        state.agenda.append(BackFromEnd(step.seat))
    offer_upgrade_here(state, step.seat)


def offer_upgrade_here(state: TrailState, seat: int) -> None:
    station = STATION_AT[state.engine[seat]]
    if station >= 0:
        offer_upgrade(state, seat, station)


# --- back, as the cost of an action (GWT-158, GWT-159)


def move_engine_back_options(state: TrailState, step: MoveEngineBack) -> list[Move]:
    return [ENGINE[p] for p in exactly_back(state, step.seat, step.exactly)]


def why_not_move_engine_back(
    state: TrailState, step: MoveEngineBack, move: EngineTo
) -> Refusal | None:
    if move.code in exactly_back(state, step.seat, step.exactly):
        return None
    position = POSITION_NAMES[move.code]
    return Refusal("GWT-158", position=position, spaces=step.exactly)


def move_engine_back(state: TrailState, step: MoveEngineBack | BackFromEnd, move: EngineTo) -> None:
    """GWT-160, GWT-279: an upgrade is decided before the reward of the action."""
    state.put_engine(step.seat, move.code)
    offer_upgrade_here(state, step.seat)


# --- space 39 (GWT-162, GWT-163)


def is_behind_end(state: TrailState, seat: int, position: int) -> Refusal | None:
    """GWT-162: any free place of the track behind the last space."""
    if position == LAST:
        return Refusal("GWT-162")
    return is_free(state, seat, position)


def back_from_end_options(state: TrailState, step: BackFromEnd) -> list[Move]:
    return [ENGINE[p] for p in POSITIONS if is_behind_end(state, step.seat, p) is None]


def why_not_back_from_end(state: TrailState, step: BackFromEnd, move: EngineTo) -> Refusal | None:
    return is_behind_end(state, step.seat, move.code)


def back_from_end(state: TrailState, step: BackFromEnd, move: EngineTo) -> None:
    """GWT-163: the $3 come before the upgrade."""
    state.money[step.seat] += END_MONEY
    move_engine_back(state, step, move)


DECISIONS: Final = (
    decision(
        MoveEngine,
        move_engine_options,
        answer(MoveEngine, EngineTo, why_not_move_engine, move_engine),
        answer(MoveEngine, Decline, why_not_forfeit, forfeit),
    ),
    decision(
        MoveEngineBack,
        move_engine_back_options,
        answer(MoveEngineBack, EngineTo, why_not_move_engine_back, move_engine_back),
    ),
    decision(
        BackFromEnd,
        back_from_end_options,
        answer(BackFromEnd, EngineTo, why_not_back_from_end, back_from_end),
    ),
)
