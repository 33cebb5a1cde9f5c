"""Kit Carson: everybody places at the same time. Rules CC-234 to CC-242, CC-296.

In waves each plan is made on the seat's own pieces; the others see its snapshot in `state.shown`
until the plans are revealed. In live mode every change is seen at once.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from westbound.engine.decisions import Answer, answer, chance, decision
from westbound.engine.game import Clock
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE
from westbound.games.carson_city.base.moves import PlaceCowboy, Reveal
from westbound.games.carson_city.base.rules.place_cowboys import pass_on
from westbound.games.carson_city.base.rules.places import (
    SHOWN_WHITE,
    has_cowboy,
    stand_at,
    why_not_location,
    work_out_places,
)
from westbound.games.carson_city.characters.dynamite import AddDynamite
from westbound.games.carson_city.characters.equip import (
    AddToken,
    join_white_quietly,
    lay_dynamite,
    lay_no_duel_token,
)
from westbound.games.carson_city.characters.singer import Sing, go_singing, why_not_sing
from westbound.games.carson_city.characters.white_cowboy import PlaceWhite, put_white, why_not_white
from westbound.games.carson_city.components import ROUNDS
from westbound.games.carson_city.locations import SHARED
from westbound.games.carson_city.state import NOWHERE, CarsonState, replaced
from westbound.games.carson_city.variants.kit_carson import plans
from westbound.games.carson_city.variants.kit_carson.components import KIT_CARSON as FIGURES
from westbound.games.carson_city.variants.kit_carson.moves import LOCK, STAY, LiftCowboy, Lock, Stay
from westbound.games.carson_city.variants.kit_carson.steps import PlaceLive, PlanWave, RevealPlans

Planning: TypeAlias = PlanWave | PlaceLive
WAVES: Final = FIGURES["waves"]

# --- who is next


def next_wave(state: CarsonState, wave: int) -> None:
    """CC-240: everybody who has not locked plans again; the last one left has one more plan."""
    waiting = tuple(seat for seat in state.track if seat not in state.passed)
    if not waiting:
        return
    work_out_places(state)
    if state.setup.options["kit_carson_mode"] == "live":
        state.agenda.append(PlaceLive(waiting[0], waiting))
        return
    for seat in waiting:
        state.shown = replaced(state.shown, seat, plans.snapshot(state, seat))
    last = len(waiting) == 1
    state.agenda.append(PlanWave(waiting[0], waiting, WAVES if last else wave))


# --- options


def plan_wave_options(state: CarsonState, step: PlanWave) -> list[Move]:
    """CC-240: the third wave locks all."""
    ends: list[Move] = [LOCK] if step.wave == WAVES else [STAY, LOCK]
    return plans.plan_options(state, step.seat, ends)


def place_live_options(state: CarsonState, step: PlaceLive) -> list[Move]:
    return plans.plan_options(state, step.seat, [LOCK])


# --- changing the plan; each returns to the step for everybody


def why_not_place(state: CarsonState, step: Planning, move: PlaceCowboy) -> Refusal | None:
    return has_cowboy(state, step.seat) or why_not_location(state, step.seat, move.location)


def why_not_place_white(state: CarsonState, step: Planning, move: PlaceWhite) -> Refusal | None:
    return why_not_white(state, step.seat, move)


def why_not_sing_now(state: CarsonState, step: Planning, move: Sing) -> Refusal | None:
    return why_not_sing(state, step.seat)


def why_not_lift(state: CarsonState, step: Planning, move: LiftCowboy) -> Refusal | None:
    return plans.why_not_lift(state, step.seat, move)


def why_not_dynamite(state: CarsonState, step: Planning, move: AddDynamite) -> Refusal | None:
    return plans.why_not_dynamite(state, step.seat, move.location)


def why_not_token(state: CarsonState, step: Planning, move: AddToken) -> Refusal | None:
    return plans.why_not_token(state, step.seat, move.location)


def place(state: CarsonState, step: Planning, move: PlaceCowboy) -> None:
    state.reserve[step.seat] -= 1
    stand_at(state, step.seat, move.location)
    join_white_quietly(state, step.seat, move.location)
    go_on(state, step)


def place_white(state: CarsonState, step: Planning, move: PlaceWhite) -> None:
    put_white(state, step.seat, move.location)
    go_on(state, step)


def sing(state: CarsonState, step: Planning, move: Sing) -> None:
    go_singing(state, step.seat)
    go_on(state, step)


def lift(state: CarsonState, step: Planning, move: LiftCowboy) -> None:
    plans.lift(state, step.seat, move.location)
    go_on(state, step)


def dynamite(state: CarsonState, step: Planning, move: AddDynamite) -> None:
    lay_dynamite(state, step.seat, move.location)
    go_on(state, step)


def token(state: CarsonState, step: Planning, move: AddToken) -> None:
    lay_no_duel_token(state, step.seat, move.location)
    go_on(state, step)


def go_on(state: CarsonState, step: Planning) -> None:
    work_out_places(state)
    state.agenda.append(step.again())


# --- handing in a plan


# CC-240: in the third wave there is nothing left to wait for.
def why_not_stay(state: CarsonState, step: PlanWave, move: Stay) -> Refusal | None:
    return Refusal("CC-240", case="last") if step.wave == WAVES else None


def why_not_lock(state: CarsonState, step: Planning, move: Lock) -> Refusal | None:
    return None


def stay(state: CarsonState, step: PlanWave, move: Stay) -> None:
    hand_in(state, step, 0)


def lock_plan(state: CarsonState, step: PlanWave, move: Lock) -> None:
    hand_in(state, step, 1)


def hand_in(state: CarsonState, step: PlanWave, locks: int) -> None:
    """Whether the seat locks is sealed, as the plan is."""
    state.sealed = replaced(state.sealed, step.seat, (locks,))
    others = step.without()
    state.agenda.append(others or RevealPlans(CHANCE, step.wave))


def lock_live(state: CarsonState, step: PlaceLive, move: Lock) -> None:
    pass_on(state, step.seat)
    others = step.without()
    if others:
        state.agenda.append(others)


# --- all plans lie open (CC-240, CC-241)


def reveal_sample(state: CarsonState, step: RevealPlans, rng: Rng) -> Reveal:
    return Reveal()


# CC-240: all plans are shown together.
def why_not_reveal(state: CarsonState, step: RevealPlans, move: Reveal) -> Refusal | None:
    return Refusal("CC-240", case="reveal") if move.tiles else None


def reveal(state: CarsonState, step: RevealPlans, move: Reveal) -> None:
    """Inside a wave those who lock do so in ascending order of their cards."""
    bounce_white(state)
    locking = [seat for seat in state.track if state.sealed[seat] == (1,)]
    n = state.setup.players
    state.shown, state.sealed = ((),) * n, ((),) * n
    for seat in locking:
        pass_on(state, seat)  # CC-235: the next slot of the pass track
    next_wave(state, step.wave + 1)


def bounce_white(state: CarsonState) -> None:
    """CC-241: arriving in the same wave as others, the white cowboy goes back to the Sheriff.

    The rules of placing deal with cowboys of earlier waves; a red Sheriff's cowboy that others join
    in the same wave counts as challenged.
    """
    owner, location = state.white_owner, state.white_at
    if location == NOWHERE or not state.shown[owner]:
        return
    if state.shown[owner][SHOWN_WHITE] == location or not met(state, owner, location):
        return
    plans.take_white_up(state, owner, location)
    for variant in state.setup.variants:
        variant.lifted(state, owner)


def met(state: CarsonState, owner: int, location: int) -> bool:
    """Whether anybody else's cowboy without a token stands there now."""
    for seat in range(state.setup.players):
        if seat != owner:
            workers = (state.wage_workers[seat], state.road_workers[seat])
            if location in SHARED and workers[SHARED.index(location)]:
                return True
            if (state.at[seat] & ~state.quiet[seat]) >> location & 1:
                return True
    return False


# --- the clock of live tables (CC-239)


def clock(state: CarsonState) -> Clock | None:
    """When the time is up, all who are left lock in the order of phase 2."""
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, PlaceLive):
        return None
    seconds = int(state.setup.options["kit_carson_seconds"])
    late = tuple((seat, LOCK.text) for seat in state.track if seat in step.waiting)
    return Clock(f"round {state.round}", seconds, late)


def _changes(step: type[PlanWave | PlaceLive]) -> tuple[Answer, ...]:
    return (
        answer(step, PlaceCowboy, why_not_place, place),
        answer(step, PlaceWhite, why_not_place_white, place_white),
        answer(step, Sing, why_not_sing_now, sing),
        answer(step, LiftCowboy, why_not_lift, lift),
        answer(step, AddDynamite, why_not_dynamite, dynamite),
        answer(step, AddToken, why_not_token, token),
    )


DECISIONS: Final = (
    decision(
        PlanWave,
        plan_wave_options,
        *_changes(PlanWave),
        answer(PlanWave, Stay, why_not_stay, stay),
        answer(PlanWave, Lock, why_not_lock, lock_plan),
    ),
    decision(
        PlaceLive,
        place_live_options,
        *_changes(PlaceLive),
        answer(PlaceLive, Lock, why_not_lock, lock_live),
    ),
)
CHANCES: Final = (chance(RevealPlans, reveal_sample, Reveal, why_not_reveal, reveal),)


# CC-236: 1 VP for each player behind on the pass track of round 4.
def lock_points(state: CarsonState, seat: int) -> int:
    if seat not in state.passed or state.round < ROUNDS:
        return 0
    behind = state.setup.players - 1 - state.passed.index(seat)
    return behind * FIGURES["vp_per_player_behind"]
