"""14 Doctor: beaten cowboys may be sent on for 3 (CC-201, CC-202, CC-291). Other side: Undertaker.

The side is chosen with the card.
"""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import answer, decision, no_rule_forbids
from westbound.engine.game import Sentence
from westbound.engine.move import Move
from westbound.engine.move_tables import select
from westbound.engine.refusal import Refusal
from westbound.games.carson_city import array_part as slot
from westbound.games.carson_city.array_part import ArrayPart
from westbound.games.carson_city.base.moves import PlaceCowboy
from westbound.games.carson_city.base.previews import payment
from westbound.games.carson_city.base.rules.places import (
    PLACE_TABLES,
    open_places,
    stand_at,
    why_not_location,
)
from westbound.games.carson_city.base.rules.unresolved import uncontested, unresolved
from westbound.games.carson_city.base.steps import CarsonStep
from westbound.games.carson_city.characters.character import Character
from westbound.games.carson_city.characters.undertaker import Undertaker
from westbound.games.carson_city.locations import LOCATION_NAMES
from westbound.games.carson_city.part import Part
from westbound.games.carson_city.state import CarsonState
from westbound.kit.messages import log_message, preview_or_next, prompt, sentence
from westbound.kit.moves import DECLINE, Decline


class HealCowboy(CarsonStep):
    """Pay the Doctor to place the beaten cowboy again; for the Doctor it is free."""

    __slots__ = ("doctor",)
    fields = ("seat", "doctor")
    kind = "heal_cowboy"
    rule = "CC-201"
    roads = True  # CC-034

    def __init__(self, seat: int, doctor: int) -> None:
        super().__init__(seat)
        self.doctor: Final = doctor


class Doctor(Character):
    number = 14
    name = "doctor"
    limit = 60
    rule = "CC-201"
    fee = 3

    @property
    def face(self) -> str:
        return self.name

    def duel_over(self, state: CarsonState, seat: int, beaten: tuple[int, ...]) -> None:
        """The Doctor's own cowboy first, then in pass order."""
        patients = sorted(beaten, key=lambda s: (s != seat, state.passed.index(s)))
        for patient in reversed(patients):
            state.agenda.append(HealCowboy(patient, seat))


def fee(step: HealCowboy) -> int:
    return 0 if step.seat == step.doctor else Doctor.fee


def healing_places(state: CarsonState, step: HealCowboy) -> int:
    """Unresolved, uncontested, and legal in itself; nothing more goes with the cowboy."""
    if not state.reserve[step.seat] or state.money[step.seat] < fee(step):
        return 0
    return open_places(state, step.seat) & unresolved(state) & uncontested(state, step.seat)


def heal_options(state: CarsonState, step: HealCowboy) -> tuple[Move, ...]:
    return (*select(PLACE_TABLES, healing_places(state, step)), DECLINE)


# CC-201, CC-202: the 3 must be in hand; the place is unresolved and nobody else's.
def why_not_heal(state: CarsonState, step: HealCowboy, move: PlaceCowboy) -> Refusal | None:
    if not state.reserve[step.seat]:
        return Refusal("CC-051")
    if state.money[step.seat] < fee(step):
        return Refusal("CC-201", case="money", cost=fee(step), money=state.money[step.seat])
    refusal = why_not_location(state, step.seat, move.location)
    if refusal is not None or healing_places(state, step) >> move.location & 1:
        return refusal
    return Refusal("CC-202", location=LOCATION_NAMES[move.location])


def heal(state: CarsonState, step: HealCowboy, move: PlaceCowboy) -> None:
    state.money[step.seat] -= fee(step)
    state.money[step.doctor] += fee(step)
    state.reserve[step.seat] -= 1
    stand_at(state, step.seat, move.location)


def decline(state: CarsonState, step: HealCowboy, move: Decline) -> None:
    """CC-291: refusing is free."""


FACES: Final = (Doctor(), Undertaker())
DECISIONS: Final = (
    decision(
        HealCowboy,
        heal_options,
        answer(HealCowboy, PlaceCowboy, why_not_heal, heal),
        answer(HealCowboy, Decline, no_rule_forbids, decline),
    ),
)


# --- texts


def _ask(state: CarsonState, step: HealCowboy) -> Sentence:
    key = "heal_cowboy_own" if step.seat == step.doctor else "heal_cowboy"
    return sentence(key, rival=step.doctor, cost=fee(step))


def _healed(state: CarsonState, step: HealCowboy, move: PlaceCowboy) -> Sentence:
    key = "place_healed" if fee(step) else "place_healed_free"
    return sentence(key, rival=step.doctor, cost=fee(step))


def _declined(state: CarsonState, step: HealCowboy, move: Decline) -> Sentence:
    return sentence("decline_healing")


def _preview(state: CarsonState, step: HealCowboy, move: PlaceCowboy) -> Sentence | None:
    return payment(state, step.seat, fee(step), "heal") if fee(step) else None


PART: Final = Part(
    decisions=DECISIONS,
    prompts=(prompt(HealCowboy, _ask, "heal_cowboy", "heal_cowboy_own"),),
    log=(
        log_message(HealCowboy, PlaceCowboy, _healed, "place_healed", "place_healed_free"),
        log_message(HealCowboy, Decline, _declined, "decline_healing"),
    ),
    previews=(preview_or_next(HealCowboy, PlaceCowboy, _preview, "heal"),),
    arrays=ArrayPart(parameters={"heal_cowboy": {"doctor": slot.SEAT}}),
)
