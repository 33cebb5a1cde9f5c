"""Prompts, log sentences and previews of Horses."""

from __future__ import annotations

from typing import Final

from westbound.engine.game import Sentence
from westbound.engine.refusal import Phrase
from westbound.engine.step import Step
from westbound.games.carson_city.base.moves import PlaceCowboy, TakeToken
from westbound.games.carson_city.base.previews import passing
from westbound.games.carson_city.base.rules.income import building_income
from westbound.games.carson_city.locations import CORRALS, FIRST_CORRAL, LOCATION_NAMES, is_corral
from westbound.games.carson_city.state import CarsonState
from westbound.games.carson_city.variants.horses.components import HATS, HORSES
from westbound.games.carson_city.variants.horses.corral_two import ending
from westbound.games.carson_city.variants.horses.moves import DoubleRanch, PutHorse, Recall
from westbound.games.carson_city.variants.horses.rules import (
    EXTRA_COWBOY,
    in_corral,
    rodeo_points,
)
from westbound.games.carson_city.variants.horses.steps import (
    CorralTwo,
    DoubleRanches,
    Relocate,
    TakeRodeo,
    WageHorse,
)
from westbound.games.carson_city.variants.kit_carson.texts import plan_changed
from westbound.kit.messages import log_message, preview, preview_or_next, prompt, sentence
from westbound.kit.moves import PASS, Decline, Done, Pass

# --- prompts


def _ask_corral_two(state: CarsonState, step: CorralTwo) -> Sentence:
    return sentence("corral_two" if ending(state) == PASS else "corral_two_no_pass")


def _ask_ranch(state: CarsonState, step: DoubleRanches) -> Sentence:
    return sentence("double_ranches", horses=step.left)


def _ask_place(state: CarsonState, step: Relocate) -> Sentence:
    return sentence("relocate", location=LOCATION_NAMES[step.origin])


PROMPTS: Final = (
    prompt(CorralTwo, _ask_corral_two, "corral_two", "corral_two_no_pass"),
    prompt(DoubleRanches, _ask_ranch),
    prompt(Relocate, _ask_place),
)

# --- the log


def _moved(state: CarsonState, step: Relocate, move: PlaceCowboy) -> Sentence:
    return sentence("place_moved", origin=LOCATION_NAMES[step.origin])


def _kept_back(state: CarsonState, step: Relocate, move: Done) -> Sentence:
    return sentence("done_relocate", location=LOCATION_NAMES[step.origin])


def _bought(state: CarsonState, step: WageHorse, move: PutHorse) -> Sentence:
    return sentence("horse_bought")


def _not_bought(state: CarsonState, step: WageHorse, move: Decline) -> Sentence:
    return sentence("decline_horse")


def _rodeo(state: CarsonState, step: TakeRodeo, move: TakeToken) -> Sentence:
    """CC-272: everybody's points, best first, and whether passing earlier has decided."""
    points = {seat: rodeo_points(state, seat) for seat in state.passed}
    ranking = sorted(points, key=lambda seat: -points[seat])
    tie = points[ranking[0]] == points[ranking[1]]
    return sentence(
        "take_token_rodeo_tie" if tie else "take_token_rodeo",
        sums=tuple(Phrase("told_sum", {"seat": s, "total": points[s]}) for s in ranking),
        tokens=state.rodeos[step.seat] + 1,
    )


LOG: Final = (
    log_message(Relocate, PlaceCowboy, _moved, "place_moved"),
    log_message(Relocate, Done, _kept_back, "done_relocate"),
    log_message(WageHorse, PutHorse, _bought, "horse_bought"),
    log_message(WageHorse, Decline, _not_bought, "decline_horse"),
    log_message(TakeRodeo, TakeToken, _rodeo, "take_token_rodeo", "take_token_rodeo_tie"),
    plan_changed(PutHorse),
    plan_changed(Recall),
)

# --- previews


def _preview_horse(state: CarsonState, step: Step, move: PutHorse) -> Sentence:
    """CC-266 to CC-270, CC-272: what the corral does, and what the horse counts in the rodeo."""
    seat, corral = step.seat, move.corral
    double = state.at[seat] >> (FIRST_CORRAL + corral) & 1
    fires = in_corral(state, seat, corral) + 1 in HORSES["firepower_at"]
    passes = corral != EXTRA_COWBOY or ending(state) == PASS
    return sentence(
        f"horse.{corral + 1}" if passes else "horse.2_no_pass",
        points=HATS[corral] * (1 + double),
        firepower=int(fires),
        money=int(HORSES["money"]),
    )


def _preview_place(state: CarsonState, step: Step, move: PlaceCowboy) -> Sentence | None:
    if not is_corral(move.location):
        return None
    corral = move.location - FIRST_CORRAL
    points = in_corral(state, step.seat, corral) * HATS[corral]
    return sentence("place_corral", points=points)


def _preview_ranch(state: CarsonState, step: DoubleRanches, move: DoubleRanch) -> Sentence:
    return sentence("double_ranch", money=building_income(state, move.parcel))


def _preview_recall(state: CarsonState, step: Step, move: Recall) -> Sentence:
    return sentence("recall")


_CORRALS: Final = (*(f"horse.{n + 1}" for n in range(CORRALS)), "horse.2_no_pass")

PREVIEWS: Final = (
    preview(Step, PutHorse, _preview_horse, *_CORRALS),
    preview(CorralTwo, Pass, passing),
    preview_or_next(Step, PlaceCowboy, _preview_place, "place_corral"),
    preview(DoubleRanches, DoubleRanch, _preview_ranch),
    preview(Step, Recall, _preview_recall),
)
