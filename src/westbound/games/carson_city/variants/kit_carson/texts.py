"""Prompts, log sentences and previews of Kit Carson; nothing that is sealed (CC-010)."""

from __future__ import annotations

from typing import Final

from westbound.engine.game import Sentence
from westbound.engine.move import Move
from westbound.engine.refusal import Phrase
from westbound.engine.step import Step
from westbound.games.carson_city.base.moves import PlaceCowboy, Reveal
from westbound.games.carson_city.base.steps import PlaceOrPass
from westbound.games.carson_city.characters.dynamite import AddDynamite
from westbound.games.carson_city.characters.equip import AddToken
from westbound.games.carson_city.characters.singer import Sing
from westbound.games.carson_city.characters.white_cowboy import PlaceWhite
from westbound.games.carson_city.geometry import members
from westbound.games.carson_city.locations import LOCATION_NAMES, ROADS_1, WAGES
from westbound.games.carson_city.state import CarsonState
from westbound.games.carson_city.variants.kit_carson.moves import LiftCowboy, Lock, Stay
from westbound.games.carson_city.variants.kit_carson.rules import bounce_white
from westbound.games.carson_city.variants.kit_carson.steps import PlaceLive, PlanWave, RevealPlans
from westbound.kit.messages import (
    MoveMessage,
    log_message,
    preview,
    prompt,
    prompt_or_next,
    sentence,
)

# --- prompts


def _first(state: CarsonState, step: PlaceOrPass) -> Sentence | None:
    return sentence("place_or_pass_first") if state.setup.options["kit_carson"] else None


def _ask_plan(state: CarsonState, step: PlanWave) -> Sentence:
    return sentence("plan_wave", wave=step.wave)


def _ask_reveal(state: CarsonState, step: RevealPlans) -> Sentence:
    return sentence("reveal_plans", wave=step.wave)


PROMPTS: Final = (
    prompt_or_next(PlaceOrPass, _first, "place_or_pass_first"),
    prompt(PlanWave, _ask_plan),
    prompt(RevealPlans, _ask_reveal),
)

# --- the log


def _changed(state: CarsonState, step: PlanWave, move: Move) -> Sentence:
    return sentence("plan")


def _handed_in(state: CarsonState, step: PlanWave, move: Stay | Lock) -> Sentence:
    return sentence("plan_handed_in")


def plan_changed(move: type[Move]) -> MoveMessage:
    """Others may only know that a plan is being made."""
    return log_message(PlanWave, move, _changed, "plan", mentions_move=False)


def _revealed(state: CarsonState, step: RevealPlans, move: Reveal) -> Sentence:
    """CC-240, CC-241: where everybody's cowboys stand now, and who locks."""
    after = state.copy()
    bounce_white(after)
    plans = [_plan(after, seat) for seat in state.track if state.shown[seat]]
    if after.white_at != state.white_at:
        plans.append(Phrase("told_white_back", {"seat": state.white_owner}))
    locking = tuple(seat for seat in state.track if state.sealed[seat] == (1,))
    key = "reveal_plans_locked" if locking else "reveal_plans"
    return sentence(key, wave=step.wave, plans=tuple(plans), seat=locking)


def _plan(state: CarsonState, seat: int) -> Phrase:
    shared = ((WAGES, state.wage_workers), (ROADS_1, state.road_workers))
    places = [
        *members(state.at[seat]),
        *(space for space, workers in shared for _ in range(workers[seat])),
    ]
    names = tuple(LOCATION_NAMES[place] for place in sorted(places))
    return Phrase("told_plan" if names else "told_no_plan", {"seat": seat, "places": names})


LOG: Final = (
    *map(plan_changed, (PlaceCowboy, PlaceWhite, Sing, LiftCowboy, AddDynamite, AddToken)),
    log_message(PlanWave, Stay, _handed_in, "plan_handed_in", mentions_move=False),
    log_message(PlanWave, Lock, _handed_in, "plan_handed_in", mentions_move=False),
    log_message(RevealPlans, Reveal, _revealed, "reveal_plans", "reveal_plans_locked"),
)

# --- previews


def _always_the_same(state: CarsonState, step: Step, move: Move) -> Sentence:
    """The sentence is named after the kind of move."""
    return sentence(move.kind)


PREVIEWS: Final = (
    preview(PlanWave, LiftCowboy, _always_the_same),
    preview(PlaceLive, LiftCowboy, _always_the_same),
    preview(Step, Stay, _always_the_same),
    preview(Step, Lock, _always_the_same),
)
