"""Duels. Rules CC-066 to CC-074, and where cowboys go (CC-060, CC-070, CC-071)."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import answer, chance, decision
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.games.carson_city.components import THREE_REVOLVERS
from westbound.games.carson_city.geometry import PARCEL_NAMES, members
from westbound.games.carson_city.moves import DUEL, ChooseDuel, Roll, roll
from westbound.games.carson_city.rules.resolve_actions import win
from westbound.games.carson_city.state import NOBODY, NOWHERE, CarsonState
from westbound.games.carson_city.steps import PickDuel, RollDuel


# CC-066: cowboys in the personal reserve, revolvers, the 3-revolver token, character bonus.
def firepower(state: CarsonState, seat: int) -> int:
    total = state.reserve[seat] + state.revolvers[seat] + state.bonus[seat]
    return total + THREE_REVOLVERS if state.ammunition == seat else total


def duellists_at(state: CarsonState, location: int) -> tuple[int, ...]:
    """Everybody with a cowboy there, in pass order; in the Town Hall the sitting one too."""
    sitting = state.sitter if location == state.town_hall else NOBODY
    at = state.at
    return tuple([s for s in state.passed if at[s] >> location & 1 or s == sitting])


def contested(state: CarsonState, within: int) -> int:
    """The locations of the mask where cowboys of two or more players stand."""
    once = twice = 0
    for mask in state.at:
        twice |= once & mask
        once |= mask
    return twice & within


def settle(state: CarsonState, location: int) -> None:
    """A lone cowboy wins without a duel (CC-063); several fight one common duel (CC-069)."""
    at, bit = state.at, 1 << location
    duellists = tuple([seat for seat in state.passed if at[seat] & bit])
    if not duellists:
        return
    if location == state.town_hall:
        duellists = duellists_at(state, location)
    if len(duellists) == 1:
        win(state, duellists[0], location)
    else:
        state.agenda.append(RollDuel(-1, duellists, location))


def first_duel_chooser(state: CarsonState, places: int) -> int:
    """CC-072: the earliest passer among all who fight in at least one of these duels."""
    return next(seat for seat in state.passed if state.at[seat] & places)


# --- the dice


def roll_duel_sample(state: CarsonState, step: RollDuel, rng: Rng) -> Roll:
    return roll(tuple([rng.below(6) + 1 for _ in step.duellists]))


# CC-067: one die each.
def why_not_roll_duel(state: CarsonState, step: RollDuel, move: Roll) -> Refusal | None:
    if len(move.dice) == len(step.duellists):
        return None
    return Refusal("CC-067", dice=len(move.dice), duellists=len(step.duellists))


def duel_totals(state: CarsonState, step: RollDuel, move: Roll) -> list[int]:
    """Die plus firepower of each duellist (CC-067)."""
    return [
        die + firepower(state, seat) for die, seat in zip(move.dice, step.duellists, strict=True)
    ]


def duel_winner(state: CarsonState, step: RollDuel, move: Roll) -> int:
    """The highest total; ties go to who passed earliest (CC-068), and that is the first in line."""
    totals = duel_totals(state, step, move)
    return step.duellists[totals.index(max(totals))]


def roll_duel(state: CarsonState, step: RollDuel, move: Roll) -> None:
    winner = duel_winner(state, step, move)
    for seat in step.duellists:
        if seat != winner:
            beat(state, seat, step.location)
    win(state, winner, step.location)


def beat(state: CarsonState, seat: int, location: int) -> None:
    """CC-071: a beaten cowboy goes to the personal reserve and counts for later duels."""
    if location == state.town_hall and state.sitter == seat:
        state.sitter = NOBODY
    else:
        state.at[seat] &= ~(1 << location)
    if state.white_at == location and state.white_owner == seat:
        state.white_at, state.white_owner = NOWHERE, NOBODY
    else:
        state.reserve[seat] += 1


# --- which duel is next


def pick_duel_options(state: CarsonState, step: PickDuel) -> list[ChooseDuel]:
    return [DUEL[place] for place in members(step.contested)]


# CC-074: a duel needs the cowboys of two players.
def why_not_pick_duel(state: CarsonState, step: PickDuel, move: ChooseDuel) -> Refusal | None:
    if step.contested & move.bit:
        return None
    return Refusal("CC-074", parcel=PARCEL_NAMES[move.parcel])


def pick_duel(state: CarsonState, step: PickDuel, move: ChooseDuel) -> None:
    settle(state, move.parcel)


DECISIONS: Final = (
    decision(
        PickDuel, pick_duel_options, answer(PickDuel, ChooseDuel, why_not_pick_duel, pick_duel)
    ),
)
CHANCES: Final = (chance(RollDuel, roll_duel_sample, Roll, why_not_roll_duel, roll_duel),)
