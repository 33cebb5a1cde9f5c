"""Duels. Rules CC-066 to CC-074, and where cowboys go (CC-060, CC-070, CC-071)."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import answer, automatic, chance, decision
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.engine.step import AUTOMATIC, CHANCE
from westbound.games.carson_city.base.moves import DUEL, ChooseDuel, Roll, roll_dice
from westbound.games.carson_city.base.rules.duel_end import end_duel
from westbound.games.carson_city.base.rules.resolve_actions import EFFECTS, win
from westbound.games.carson_city.base.steps import ActQuietly, PickDuel, RollDuel
from westbound.games.carson_city.components import THREE_REVOLVERS
from westbound.games.carson_city.geometry import PARCEL_NAMES, members
from westbound.games.carson_city.state import NOBODY, CarsonState


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
    for mask in at:
        if mask & bit:
            break
    else:  # most spaces are empty
        return
    duellists = tuple([seat for seat in state.passed if at[seat] & bit])
    if any(state.quiet):
        duellists = leave_quiet_ones(state, duellists, location)
        if not duellists:
            return
    if location == state.town_hall:
        duellists = duellists_at(state, location)
    if len(duellists) == 1:
        win(state, duellists[0], location)
    else:
        begin_duel(state, duellists, location)


def leave_quiet_ones(state: CarsonState, here: tuple[int, ...], location: int) -> tuple[int, ...]:
    """CC-194, CC-195: cowboys with a no-duel token act without a duel, after the others."""
    quiet = tuple(seat for seat in here if state.quiet[seat] >> location & 1)
    for seat in reversed(quiet):
        state.agenda.append(ActQuietly(AUTOMATIC, location, seat))
    return tuple(seat for seat in here if seat not in quiet)


def act_quietly(state: CarsonState, step: ActQuietly) -> None:
    EFFECTS[step.location](state, step.player)


def begin_duel(state: CarsonState, duellists: tuple[int, ...], location: int) -> None:
    """With dice, unless a variant has another way."""
    for variant in state.setup.variants:
        if variant.begin_duel(state, duellists, location):
            return
    state.agenda.append(RollDuel(CHANCE, duellists, location))


def first_duel_chooser(state: CarsonState, places: int) -> int:
    """CC-072: the earliest passer among all who fight in at least one of these duels."""
    return next(seat for seat in state.passed if state.at[seat] & places)


# --- the dice


def dice_of(state: CarsonState, seat: int, location: int) -> int:
    """One die each; CC-192: two with dynamite; CC-211: two for a sharpshooter."""
    return 2 if state.charged[seat] >> location & 1 or state.sharpshooter[seat] else 1


def dice_needed(state: CarsonState, duellists: tuple[int, ...], location: int) -> int:
    return sum([dice_of(state, seat, location) for seat in duellists])


def roll_duel_sample(state: CarsonState, step: RollDuel, rng: Rng) -> Roll:
    return roll_dice(rng, dice_needed(state, step.duellists, step.location))


# CC-067: one die each, or more with tokens and talents.
def why_not_roll_duel(state: CarsonState, step: RollDuel, move: Roll) -> Refusal | None:
    needed = dice_needed(state, step.duellists, step.location)
    if len(move.dice) == needed:
        return None
    return Refusal("CC-067", dice=len(move.dice), duellists=needed)


def dice_values(
    state: CarsonState, duellists: tuple[int, ...], location: int, dice: tuple[int, ...]
) -> list[int]:
    """What each duellist rolled: dynamite adds both dice, a sharpshooter takes the better one."""
    values, used = [], 0
    for seat in duellists:
        count = dice_of(state, seat, location)
        own = dice[used : used + count]
        used += count
        values.append(sum(own) if state.charged[seat] >> location & 1 else max(own))
    return values


def duel_totals(state: CarsonState, duellists: tuple[int, ...], values: list[int]) -> list[int]:
    """Die or tile plus firepower of each duellist (CC-067)."""
    return [v + firepower(state, s) for v, s in zip(values, duellists, strict=True)]


def best_of(duellists: tuple[int, ...], totals: list[int]) -> int:
    """The highest total; ties go to whoever passed earliest (CC-068), who is first in line."""
    return duellists[totals.index(max(totals))]


def duel_winner(
    state: CarsonState, duellists: tuple[int, ...], location: int, values: list[int]
) -> int:
    """Who wins with what their dice or tiles bring them; NOBODY if a variant says so."""
    totals = duel_totals(state, duellists, values)
    winner = best_of(duellists, totals)
    for variant in state.setup.variants:
        winner = variant.judge(state, location, winner, max(totals))
    return winner


def decide_by_dice(
    state: CarsonState, duellists: tuple[int, ...], location: int, dice: tuple[int, ...]
) -> None:
    values = dice_values(state, duellists, location, dice)
    end_duel(state, duellists, location, duel_winner(state, duellists, location, values))


def roll_duel(state: CarsonState, step: RollDuel, move: Roll) -> None:
    """The duel is decided, unless a card of a duellist comes first (CC-193)."""
    for seat in step.duellists:
        if state.power(seat).rolled(state, seat, step, move.dice):
            return
    decide_by_dice(state, step.duellists, step.location, move.dice)


# --- which duel is next


def pick_duel_options(state: CarsonState, step: PickDuel) -> list[ChooseDuel]:
    return [DUEL[place] for place in members(step.contested)]


# CC-074: a duel needs two opponents on the same parcel.
def why_not_pick_duel(state: CarsonState, step: PickDuel, move: ChooseDuel) -> Refusal | None:
    if step.contested & move.bit:
        return None
    return Refusal("CC-074", parcel=PARCEL_NAMES[move.parcel])


def pick_duel(state: CarsonState, step: PickDuel, move: ChooseDuel) -> None:
    here = tuple([s for s in state.passed if state.at[s] & move.bit])
    begin_duel(state, here, move.parcel)


DECISIONS: Final = (
    decision(
        PickDuel, pick_duel_options, answer(PickDuel, ChooseDuel, why_not_pick_duel, pick_duel)
    ),
)
CHANCES: Final = (chance(RollDuel, roll_duel_sample, Roll, why_not_roll_duel, roll_duel),)
AUTOMATIC_STEPS: Final = (automatic(ActQuietly, act_quietly),)
