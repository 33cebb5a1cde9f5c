"""Attacks on buildings. Rules CC-072, CC-123 to CC-126, CC-136; what is safe: `attack_targets`."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import answer, automatic, decision
from westbound.engine.refusal import Refusal
from westbound.engine.step import AUTOMATIC
from westbound.games.carson_city.base.moves import DECLINE_AT, STEAL, DeclineAt, Steal
from westbound.games.carson_city.base.rules.duel_end import beat
from westbound.games.carson_city.base.rules.duels import contested, first_duel_chooser
from westbound.games.carson_city.base.rules.income import building_income
from westbound.games.carson_city.base.rules.resolve_actions import send_home
from westbound.games.carson_city.base.steps import ContestedBuildings, PickDuel, StealIncome
from westbound.games.carson_city.geometry import ALL_PARCELS, NEIGHBOURS, PARCEL_NAMES, members
from westbound.games.carson_city.state import CarsonState


def cancel_attacks(state: CarsonState, owner: int, church: int) -> None:
    """CC-136: attackers next to a new church go back to their personal reserves; no duel.

    CC-299: on a closed parcel nobody attacks.
    """
    safe = NEIGHBOURS[church] & state.built[owner] & ~state.closed
    for seat, mask in enumerate(state.at):
        if seat != owner:
            for building in members(mask & safe):
                beat(state, seat, building)


def buildings_on_board(state: CarsonState) -> int:
    mask = 0
    for built in state.built:
        mask |= built
    return mask


def begin_building_duels(state: CarsonState) -> None:
    places = contested(state, buildings_on_board(state))
    if places:
        state.agenda.append(ContestedBuildings(AUTOMATIC, first_duel_chooser(state, places)))


def next_building_duel(state: CarsonState, step: ContestedBuildings) -> None:
    """CC-072, CC-125: one duel for all on each building, in the order that the chooser picks."""
    places = contested(state, buildings_on_board(state))
    if places:
        state.agenda.append(step)
        state.agenda.append(PickDuel(step.chooser, places))


# --- stealing (CC-123, CC-126)


def begin_steals(state: CarsonState) -> None:
    """Everybody whose cowboy is alone on a rival's building that earns something, in pass order."""
    for seat in reversed(state.passed):
        attacked = state.at[seat] & ~state.unowned & ~state.owned[seat] & ALL_PARCELS
        worthwhile = sum(1 << b for b in members(attacked) if building_income(state, b))
        if worthwhile:
            state.agenda.append(StealIncome(seat, worthwhile))


def steal_income_options(state: CarsonState, step: StealIncome) -> list[Steal | DeclineAt]:
    options: list[Steal | DeclineAt] = []
    for building in members(step.buildings):
        options += (STEAL[building], DECLINE_AT[building])
    return options


# CC-123: only where the attack was successful.
def why_not_steal(state: CarsonState, step: StealIncome, move: Steal | DeclineAt) -> Refusal | None:
    if step.buildings & move.bit:
        return None
    return Refusal("CC-123", parcel=PARCEL_NAMES[move.parcel])


def steal(state: CarsonState, step: StealIncome, move: Steal) -> None:
    state.thefts[step.seat] |= move.bit
    next_steal(state, step, move.bit)


def decline_steal(state: CarsonState, step: StealIncome, move: DeclineAt) -> None:
    """CC-126, CC-061: the owner keeps everything."""
    send_home(state, step.seat, move.parcel)
    next_steal(state, step, move.bit)


def next_steal(state: CarsonState, step: StealIncome, settled: int) -> None:
    left = step.buildings & ~settled
    if left:
        state.agenda.append(StealIncome(step.seat, left))


DECISIONS: Final = (
    decision(
        StealIncome,
        steal_income_options,
        answer(StealIncome, Steal, why_not_steal, steal),
        answer(StealIncome, DeclineAt, why_not_steal, decline_steal),
    ),
)
AUTOMATIC_STEPS: Final = (automatic(ContestedBuildings, next_building_duel),)
