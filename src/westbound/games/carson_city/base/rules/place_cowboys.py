"""Phase 2, placing cowboys. Rules CC-045, CC-050 to CC-052, CC-196; where: `places.py`."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import answer, decision, no_rule_forbids
from westbound.engine.move import Move
from westbound.engine.move_tables import select
from westbound.engine.refusal import Refusal
from westbound.games.carson_city.base.moves import PlaceCowboy
from westbound.games.carson_city.base.rules.places import (
    PLACE_TABLES,
    has_cowboy,
    placeable,
    stand_at,
    why_not_location,
    work_out_places,
)
from westbound.games.carson_city.base.steps import PlaceOrPass
from westbound.games.carson_city.characters.equip import offer_extras
from westbound.games.carson_city.characters.singer import (
    SING,
    Sing,
    can_sing,
    go_singing,
    why_not_sing,
)
from westbound.games.carson_city.characters.white_cowboy import (
    PLACE_WHITE_TABLES,
    PlaceWhite,
    has_white,
    put_white,
    white_places,
    why_not_white,
)
from westbound.games.carson_city.locations import GAMBLING
from westbound.games.carson_city.state import CarsonState
from westbound.kit.moves import PASS, Pass

TURN: Final = tuple(PlaceOrPass(seat) for seat in range(6))  # steps never change


def begin_placing(state: CarsonState) -> None:
    """CC-001, CC-045: phase 2, in the order of the upper turn track."""
    state.phase = 2
    work_out_places(state)
    state.agenda.append(TURN[state.track[0]])


def place_or_pass_options(state: CarsonState, step: PlaceOrPass) -> tuple[Move, ...]:
    seat = step.seat
    options: tuple[Move, ...] = ()
    if state.reserve[seat]:
        # CC-178: Sheriff red joins nobody, unless with a token (CC-290).
        picky = state.setup.faces[state.card[seat]].avoids_duels
        options = select(PLACE_TABLES, placeable(state, seat)) if picky else state.places[seat]
    if state.white_owner == seat and has_white(state, seat):
        options += select(PLACE_WHITE_TABLES, white_places(state, seat))
    if state.no_duel[seat] and can_sing(state, seat):
        options += (SING,)
    return (*options, PASS)


def why_not_place(state: CarsonState, step: PlaceOrPass, move: PlaceCowboy) -> Refusal | None:
    """Return the first rule that forbids this cowboy, or None."""
    return has_cowboy(state, step.seat) or why_not_location(state, step.seat, move.location)


def place(state: CarsonState, step: PlaceOrPass, move: PlaceCowboy) -> None:
    seat, location = step.seat, move.location
    state.reserve[seat] -= 1
    stand_at(state, seat, location)
    finish_turn(state, seat, location)


# CC-176, CC-177: the white cowboy, instead of one's own.
def why_not_place_white(state: CarsonState, step: PlaceOrPass, move: PlaceWhite) -> Refusal | None:
    return why_not_white(state, step.seat, move)


def place_white(state: CarsonState, step: PlaceOrPass, move: PlaceWhite) -> None:
    put_white(state, step.seat, move.location)
    finish_turn(state, step.seat, move.location)


# CC-194, CC-289: tokens, and CC-296: what variants have, go with the cowboy just placed.
def finish_turn(state: CarsonState, seat: int, location: int) -> None:
    next_placer(state, seat)
    setup = state.setup
    if setup.asks_extras and (setup.variants or state.dynamite[seat] or state.no_duel[seat]):
        offer_extras(state, seat, location)


# --- the red Singer (CC-196)


def why_not_sing_now(state: CarsonState, step: PlaceOrPass, move: Sing) -> Refusal | None:
    return why_not_sing(state, step.seat)


def sing(state: CarsonState, step: PlaceOrPass, move: Sing) -> None:
    go_singing(state, step.seat)
    finish_turn(state, step.seat, GAMBLING)


# --- passing


def pass_turn(state: CarsonState, step: PlaceOrPass, move: Pass) -> None:
    """CC-052: the marker takes the first free slot of the lower track."""
    pass_on(state, step.seat)
    next_placer(state, step.seat)


def pass_on(state: CarsonState, seat: int) -> None:
    """CC-296: passing may lock what a variant has planned."""
    state.passed.append(seat)
    for variant in state.setup.variants:
        variant.passed(state, seat)


def next_placer(state: CarsonState, seat: int) -> None:
    """CC-045, CC-050: the next in turn order who has not passed."""
    for variant in state.setup.variants:
        if variant.next_placer(state):
            return
    track, passed = state.track, state.passed
    after = track.index(seat) + 1
    for following in (*track[after:], *track[:after]):
        if following not in passed:
            state.agenda.append(TURN[following])
            return


DECISIONS: Final = (
    decision(
        PlaceOrPass,
        place_or_pass_options,
        answer(PlaceOrPass, PlaceCowboy, why_not_place, place),
        answer(PlaceOrPass, PlaceWhite, why_not_place_white, place_white),
        answer(PlaceOrPass, Sing, why_not_sing_now, sing),
        answer(PlaceOrPass, Pass, no_rule_forbids, pass_turn),
    ),
)
