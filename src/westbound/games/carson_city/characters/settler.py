"""5 Settler (CC-185). Yellow: one unowned parcel for free (CC-282, CC-287).

Red: 8 money, or 1 VP for each own mountain at the end of the round.
"""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import answer, decision, no_rule_forbids
from westbound.engine.move import Move
from westbound.engine.move_tables import select
from westbound.engine.refusal import Refusal
from westbound.games.carson_city.base.moves import Claim
from westbound.games.carson_city.base.rules.buy_parcels import claimable
from westbound.games.carson_city.base.rules.setup import CLAIM_TABLES, why_not_claim
from westbound.games.carson_city.base.steps import CarsonStep
from westbound.games.carson_city.characters.character import Character
from westbound.games.carson_city.characters.money_or_points import MoneyOrMountains
from westbound.games.carson_city.components import MOUNTAIN
from westbound.games.carson_city.part import Part
from westbound.games.carson_city.state import CHARACTERS, RED, CarsonState
from westbound.kit.moves import DECLINE, Decline


class ClaimFreeParcel(CarsonStep):
    __slots__ = ()
    kind = "claim_free_parcel"
    rule = "CC-185"
    roads = True


class SettlerYellow(Character):
    number = 5
    name = "settler"
    limit = 30
    rule = "CC-185"

    def chosen(self, state: CarsonState, seat: int) -> None:
        if state.property_left[seat] and claimable(state):  # CC-282, CC-287: else void
            state.agenda.append(ClaimFreeParcel(seat))


class SettlerRed(Character):
    number = 5
    name = "settler"
    limit = 20
    rule = "CC-185"
    side = RED

    def chosen(self, state: CarsonState, seat: int) -> None:
        state.agenda.append(MoneyOrMountains(seat))

    def end_of_round(self, state: CarsonState, seat: int) -> None:
        if state.later[seat]:
            mountains = state.of_type[MOUNTAIN] & state.owned[seat]
            state.score(seat, CHARACTERS, mountains.bit_count())


def claim_free_options(state: CarsonState, step: ClaimFreeParcel) -> tuple[Move, ...]:
    return (*select(CLAIM_TABLES, claimable(state)), DECLINE)


def why_not_claim_free(state: CarsonState, step: ClaimFreeParcel, move: Claim) -> Refusal | None:
    return why_not_claim(state, move.parcel)


def claim_free(state: CarsonState, step: ClaimFreeParcel, move: Claim) -> None:
    state.put_property(move.parcel, step.seat)


def decline(state: CarsonState, step: ClaimFreeParcel, move: Decline) -> None:
    """CC-061: it would use up a property tile."""


FACES: Final = (SettlerYellow(), SettlerRed())
DECISIONS: Final = (
    decision(
        ClaimFreeParcel,
        claim_free_options,
        answer(ClaimFreeParcel, Claim, why_not_claim_free, claim_free),
        answer(ClaimFreeParcel, Decline, no_rule_forbids, decline),
    ),
)
PART: Final = Part(decisions=DECISIONS)
