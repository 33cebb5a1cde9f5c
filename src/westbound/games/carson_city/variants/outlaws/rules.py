"""Outlaws: how they come, move and are fought. Rules CC-243 to CC-260, CC-297 to CC-299."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import answer, automatic, chance, decision, no_rule_forbids
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.engine.step import AUTOMATIC, CHANCE
from westbound.games.carson_city.base.moves import STEAL, Roll, Steal, roll_dice
from westbound.games.carson_city.base.rules.attack_targets import attackable_buildings
from westbound.games.carson_city.base.rules.duels import first_duel_chooser
from westbound.games.carson_city.base.rules.income import building_income
from westbound.games.carson_city.base.rules.resolve_actions import first_player, send_home
from westbound.games.carson_city.base.steps import PickDuel
from westbound.games.carson_city.characters.money_or_points import TAKE_POINTS, TakePoints
from westbound.games.carson_city.components import PRISON
from westbound.games.carson_city.geometry import (
    ALL_PARCELS,
    DICE_PARCELS,
    NEIGHBOURS,
    PARCEL_NAMES,
    mask_of,
    members,
)
from westbound.games.carson_city.state import NOBODY, CarsonState
from westbound.games.carson_city.state import OUTLAWS as OUTLAW_POINTS
from westbound.games.carson_city.variants.outlaws.components import OUTLAW_VP, OUTLAWS
from westbound.games.carson_city.variants.outlaws.moves import (
    MOVE_OUTLAW,
    OUTLAW_AT,
    OUTLAW_TO,
    MoveOutlaw,
    OutlawArrives,
    OutlawGoes,
)
from westbound.games.carson_city.variants.outlaws.steps import (
    MoveOutlaws,
    NextOutlaw,
    OutlawAppears,
    OutlawFights,
    OutlawMoves,
    OutlawReward,
    RollOutlaws,
)

DICE_MASK: Final = mask_of(DICE_PARCELS)

# --- how many, and how strong (CC-243, CC-244)


def begin_outlaws(state: CarsonState) -> None:
    """At the start of rounds 2, 3 and 4."""
    if state.round > 1:
        state.agenda.append(RollOutlaws())


def roll_outlaws_sample(state: CarsonState, step: RollOutlaws, rng: Rng) -> Roll:
    return roll_dice(rng, 2)


# CC-243: the white and the black die.
def why_not_roll_outlaws(state: CarsonState, step: RollOutlaws, move: Roll) -> Refusal | None:
    return None if len(move.dice) == 2 else Refusal("CC-243", dice=len(move.dice))


def new_outlaws(state: CarsonState, white: int) -> int:
    """CC-260: never more than nine in all."""
    wanted = int(OUTLAWS["count_by_die"][white - 1])
    return min(wanted, int(OUTLAWS["most"]) - state.outlaws.bit_count())


def roll_outlaws(state: CarsonState, step: RollOutlaws, move: Roll) -> None:
    white, black = move.dice
    state.strength = black + int(OUTLAWS["strength_above_die"])
    next_arrival(state, new_outlaws(state, white))


# --- where they appear (CC-245, CC-246)


def beside_prisons(state: CarsonState) -> int:
    mask = 0
    for prison in members(state.of_type[PRISON]):
        mask |= NEIGHBOURS[prison]
    return mask


def arrival_parcels(state: CarsonState) -> int:
    """No other outlaw there, no prison next to it, not in the river."""
    return DICE_MASK & ~state.outlaws & ~state.setup.river & ~beside_prisons(state)


def next_arrival(state: CarsonState, left: int) -> None:
    if left and arrival_parcels(state):
        state.agenda.append(OutlawAppears(CHANCE, left))
    else:
        next_move(state, state.outlaws)


def arrival_sample(state: CarsonState, step: OutlawAppears, rng: Rng) -> OutlawArrives:
    return OUTLAW_AT[rng.choice(members(arrival_parcels(state)))]


# CC-245: rolled again if another outlaw is there, next to a prison, and in the river.
def why_not_arrive(state: CarsonState, step: OutlawAppears, move: OutlawArrives) -> Refusal | None:
    if arrival_parcels(state) & move.bit:
        return None
    return Refusal("CC-245", parcel=PARCEL_NAMES[move.parcel])


def arrive(state: CarsonState, step: OutlawAppears, move: OutlawArrives) -> None:
    """CC-246: on a prison the outlaw is jailed at once, and its owner gets the points."""
    if state.of_type[PRISON] & move.bit:
        state.score(state.owner[move.parcel], OUTLAW_POINTS, OUTLAW_VP[state.strength])
    else:
        state.outlaws |= move.bit
    next_arrival(state, step.left - 1)


# --- how they move (CC-247 to CC-251)


def lure(state: CarsonState, parcel: int) -> int:
    """CC-250: what the building there earns; nothing where the Heroes were in the last round."""
    owner = state.owner[parcel]
    if owner in (NOBODY, state.heroes) or not state.built[owner] >> parcel & 1:
        return 0
    return building_income(state, parcel)


def targets(state: CarsonState, origin: int) -> int:
    """The neighbouring buildings that earn most, if more than the one here (CC-248, CC-249)."""
    shunned = state.outlaws | beside_prisons(state)
    best, found = lure(state, origin), 0
    for parcel in members(NEIGHBOURS[origin] & ~shunned):
        income = lure(state, parcel)
        if income > best:
            best, found = income, 1 << parcel
        elif income == best and found:
            found |= 1 << parcel
    return found


def next_move(state: CarsonState, left: int) -> None:
    """The first player chooses which outlaw moves next, as long as any does."""
    if not any(targets(state, outlaw) for outlaw in members(left)):
        return
    state.agenda.append(MoveOutlaws(first_player(state), left))


def move_outlaws_options(state: CarsonState, step: MoveOutlaws) -> list[MoveOutlaw]:
    return [MOVE_OUTLAW[outlaw] for outlaw in members(step.left)]


# CC-247: each outlaw moves once.
def why_not_move_outlaw(state: CarsonState, step: MoveOutlaws, move: MoveOutlaw) -> Refusal | None:
    if step.left & move.bit:
        return None
    return Refusal("CC-247", parcel=PARCEL_NAMES[move.parcel])


def move_outlaw(state: CarsonState, step: MoveOutlaws, move: MoveOutlaw) -> None:
    goals = targets(state, move.parcel)
    state.agenda.append(NextOutlaw(AUTOMATIC, step.left & ~move.bit))
    if goals.bit_count() > 1:
        state.agenda.append(OutlawMoves(CHANCE, move.parcel, goals))
    elif goals:
        go(state, move.parcel, goals)


def go(state: CarsonState, origin: int, goal: int) -> None:
    state.outlaws = state.outlaws & ~(1 << origin) | goal


def go_on(state: CarsonState, step: NextOutlaw) -> None:
    next_move(state, step.left)


def goal_sample(state: CarsonState, step: OutlawMoves, rng: Rng) -> OutlawGoes:
    """CC-249: ties at random."""
    return OUTLAW_TO[rng.choice(members(step.targets))]


def why_not_go(state: CarsonState, step: OutlawMoves, move: OutlawGoes) -> Refusal | None:
    if step.targets & move.bit:
        return None
    return Refusal("CC-249", parcel=PARCEL_NAMES[move.parcel])


def go_there(state: CarsonState, step: OutlawMoves, move: OutlawGoes) -> None:
    go(state, step.origin, move.bit)


# --- fights (CC-254)


def fight_places(state: CarsonState) -> int:
    """CC-298: on the Town Hall too; the cowboy that sits inside takes no part."""
    standing = 0
    for mask in state.at:
        standing |= mask
    return state.outlaws & standing


def begin_outlaw_fights(state: CarsonState) -> None:
    places = fight_places(state)
    if places:
        state.agenda.append(OutlawFights(AUTOMATIC, first_duel_chooser(state, places)))


def next_fight(state: CarsonState, step: OutlawFights) -> None:
    """CC-072: the same player picks the next fight until none is left."""
    places = fight_places(state)
    if places:
        state.agenda.append(step)
        state.agenda.append(PickDuel(step.chooser, places))


def is_fight(state: CarsonState, location: int) -> bool:
    """Whether cowboys there fight an outlaw (CC-254)."""
    return bool(state.outlaws >> location & 1)


# CC-178: Sheriff red fights outlaws only on their own buildings.
def may_fight_outlaw(state: CarsonState, seat: int, parcel: int) -> Refusal | None:
    if outlaws_to_fight(state, seat) >> parcel & 1:
        return None
    return Refusal("CC-178", case="outlaw", parcel=PARCEL_NAMES[parcel])


def outlaws_to_fight(state: CarsonState, seat: int) -> int:
    """CC-254: on any parcel; CC-178: Sheriff red fights them only on their own buildings."""
    return state.outlaws & (state.built[seat] if state.power(seat).avoids_duels else ALL_PARCELS)


# --- how a fight ends (CC-255 to CC-259)


def beat_outlaw(state: CarsonState, winner: int, location: int) -> None:
    """CC-255, CC-257: the outlaw leaves; the cowboy goes home; points, or a theft instead."""
    state.outlaws &= ~(1 << location)
    send_home(state, winner, location)
    if may_steal_instead(state, winner, location):
        state.agenda.append(OutlawReward(winner, location))
    else:
        state.score(winner, OUTLAW_POINTS, OUTLAW_VP[state.strength])
    for seat in range(state.setup.players):
        state.money[seat] += state.power(seat).fee  # CC-201, CC-203: the bank pays for the outlaw


def may_steal_instead(state: CarsonState, seat: int, location: int) -> bool:
    """CC-258: only where an attack would be allowed, and only players who may attack."""
    owner = state.owner[location]
    if owner in (NOBODY, seat) or not state.power(seat).may_attack:
        return False
    return bool(attackable_buildings(state, owner) >> location & 1)


# --- the reward (CC-257)


def outlaw_reward_options(state: CarsonState, step: OutlawReward) -> tuple[Move, ...]:
    return (TAKE_POINTS, STEAL[step.building])


# CC-257: only the income of the building just freed.
def why_not_steal_instead(state: CarsonState, step: OutlawReward, move: Steal) -> Refusal | None:
    if move.parcel == step.building:
        return None
    return Refusal("CC-257", parcel=PARCEL_NAMES[move.parcel])


def steal_instead(state: CarsonState, step: OutlawReward, move: Steal) -> None:
    state.thefts[step.seat] |= move.bit


def take_outlaw_points(state: CarsonState, step: OutlawReward, move: TakePoints) -> None:
    state.score(step.seat, OUTLAW_POINTS, OUTLAW_VP[state.strength])


DECISIONS: Final = (
    decision(
        MoveOutlaws,
        move_outlaws_options,
        answer(MoveOutlaws, MoveOutlaw, why_not_move_outlaw, move_outlaw),
    ),
    decision(
        OutlawReward,
        outlaw_reward_options,
        answer(OutlawReward, TakePoints, no_rule_forbids, take_outlaw_points),
        answer(OutlawReward, Steal, why_not_steal_instead, steal_instead),
    ),
)
CHANCES: Final = (
    chance(RollOutlaws, roll_outlaws_sample, Roll, why_not_roll_outlaws, roll_outlaws),
    chance(OutlawAppears, arrival_sample, OutlawArrives, why_not_arrive, arrive),
    chance(OutlawMoves, goal_sample, OutlawGoes, why_not_go, go_there),
)
AUTOMATIC_STEPS: Final = (automatic(OutlawFights, next_fight), automatic(NextOutlaw, go_on))
