"""How a duel ends. Rules CC-070, CC-071, CC-255 to CC-258, and what cards make of it."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import answer, automatic, decision, no_rule_forbids
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.games.carson_city.base.moves import STEAL, Steal
from westbound.games.carson_city.base.rules.attack_targets import attackable_buildings
from westbound.games.carson_city.base.rules.resolve_actions import send_home, use_up_tokens, win
from westbound.games.carson_city.base.steps import Win
from westbound.games.carson_city.characters.money_or_points import TAKE_POINTS, TakePoints
from westbound.games.carson_city.geometry import PARCEL_NAMES, PARCELS
from westbound.games.carson_city.state import NOBODY, NOWHERE, OUTLAWS, CarsonState
from westbound.games.carson_city.variants.duel_tiles.rules import refill_hands
from westbound.games.carson_city.variants.outlaws.components import OUTLAW_VP
from westbound.games.carson_city.variants.outlaws.steps import OutlawReward

DUEL_CARD: Final = 14  # Doctor or Undertaker: the only card that asks after a duel


def is_fight(state: CarsonState, location: int) -> bool:
    """Whether cowboys there fight an outlaw (CC-254)."""
    return location < PARCELS and bool(state.outlaws >> location & 1)


def end_duel(state: CarsonState, duellists: tuple[int, ...], location: int, winner: int) -> None:
    """CC-070, CC-071: losers go home, the winner acts; what cards and tiles bring comes first."""
    fight = is_fight(state, location)
    beaten = tuple([seat for seat in duellists if seat != winner])
    for seat in beaten:
        beat(state, seat, location)
        state.power(seat).lost(state, seat)
    if winner != NOBODY:
        state.power(winner).won(state, winner)
        if fight:
            beat_outlaw(state, winner, location)
        elif DUEL_CARD in state.character or DUEL_CARD in state.borrowed or state.setup.duel_tiles:
            state.agenda.append(Win(-2, location, winner))
        else:
            win(state, winner, location)
            return
    if state.setup.duel_tiles:
        refill_hands(state)
    for seat in range(state.setup.players):
        state.power(seat).duel_over(state, seat, beaten)


def act_as_winner(state: CarsonState, step: Win) -> None:
    win(state, step.winner, step.location)


def beat(state: CarsonState, seat: int, location: int) -> None:
    """CC-071: a beaten cowboy goes to the personal reserve and counts for later duels."""
    bit = 1 << location
    if state.at[seat] & bit:
        state.at[seat] ^= bit
    elif location == state.town_hall and state.sitter == seat:
        state.sitter = NOBODY
    use_up_tokens(state, seat, location)
    if state.white_at == location and state.white_owner == seat:
        state.white_at, state.white_owner = NOWHERE, NOBODY
    else:
        state.reserve[seat] += 1


def beat_outlaw(state: CarsonState, winner: int, location: int) -> None:
    """CC-255, CC-257: the outlaw leaves; the cowboy goes home; points, or a theft instead."""
    state.outlaws &= ~(1 << location)
    send_home(state, winner, location)
    if may_steal_instead(state, winner, location):
        state.agenda.append(OutlawReward(winner, location))
    else:
        state.score(winner, OUTLAWS, OUTLAW_VP[state.strength])
    for seat in range(state.setup.players):
        state.power(seat).outlaw_beaten(state, seat)


def may_steal_instead(state: CarsonState, seat: int, location: int) -> bool:
    """CC-258: only where an attack would be allowed, and to who may attack."""
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
    state.score(step.seat, OUTLAWS, OUTLAW_VP[state.strength])


DECISIONS: Final = (
    decision(
        OutlawReward,
        outlaw_reward_options,
        answer(OutlawReward, TakePoints, no_rule_forbids, take_outlaw_points),
        answer(OutlawReward, Steal, why_not_steal_instead, steal_instead),
    ),
)
AUTOMATIC: Final = (automatic(Win, act_as_winner),)
